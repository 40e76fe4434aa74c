//! `#[derive(ShaderType)]` on the host: the types that the derive accepts, and their layout.

mod support;

use dsl_runtime::{Error, HostShareable, Storable, StructLayout, prelude::*};

#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Particle {
    position: Vec3,
    mass: f32,
    velocity: Vec3,
    kind: Kind,
    r#type: u32,
}

/// Explicit and implicit values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ShaderType)]
enum Kind {
    Heavy = 7,
    Heavier,
    Light = 0,
}

#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Pair<T> {
    a: T,
    b: T,
}

#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Path<T: Default, const N: usize = 3>
where
    T: PartialEq,
{
    points: [T; N],
    length: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Spaced {
    a: f32,
    #[align(16)]
    b: f32,
    #[size(32)]
    c: Vec3,
    #[align(8)]
    #[size(12)]
    d: [u32; 2],
    e: u32,
}

/// `bool` is not host-shareable, but a struct that holds it is a value nevertheless.
#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Flags {
    first: bool,
    rest: Pair<BVec3>,
}

fn offsets<T: StructLayout>() -> Vec<u32> {
    T::MEMBERS.iter().map(|member| member.offset).collect()
}

fn words<T: Storable>(value: T) -> Vec<u32> {
    let mut words = vec![0; T::STRIDE as usize / 4];
    value.store(0, &mut |i: usize, word: u32, mask: u32| words[i] = words[i] & !mask | word & mask);
    words
}

#[test]
fn members_lie_where_wgsl_puts_them() {
    assert_eq!(offsets::<Particle>(), [0, 12, 16, 28, 32]);
    assert_eq!((Particle::SIZE, Particle::ALIGN, Particle::STRIDE), (48, 16, 48));
    assert_eq!(Particle::MEMBERS[4].name, "type");
    assert_eq!(offsets::<Pair<Vec3>>(), [0, 16]);
    assert_eq!((<Pair<Vec3>>::SIZE, <Pair<f32>>::SIZE), (32, 8));
    assert_eq!(offsets::<Path<Pair<f32Wrapper>, 2>>(), [0, 32]);
    assert_eq!(offsets::<Spaced>(), [0, 16, 32, 64, 76]);
    assert_eq!((Spaced::SIZE, Spaced::ALIGN), (80, 16));
    assert_eq!((Flags::SIZE, Flags::ALIGN), (48, 16));
}

#[derive(Debug, Clone, Copy, PartialEq, Default, ShaderType)]
#[allow(non_camel_case_types, reason = "a name like a scalar's")]
struct f32Wrapper {
    value: Vec2,
}

impl Default for Pair<f32Wrapper> {
    fn default() -> Self {
        Self { a: f32Wrapper::default(), b: f32Wrapper::default() }
    }
}

#[test]
fn values_are_words_of_wgsl() {
    let value =
        Flags { first: true, rest: Pair { a: BVec3::new(true, false, true), b: BVec3::TRUE } };
    assert_eq!(words(value), [1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 0]);
    assert_eq!(
        Flags::load(0, &|i: usize| u32::from(i == 4)).rest.a,
        BVec3::new(true, false, false)
    );
    assert_eq!(words(Pair { a: Kind::Heavier, b: Kind::Light }), [8, 0]);
}

#[test]
fn a_number_that_no_variant_has_reads_as_the_one_that_is_zero() {
    assert_eq!(Kind::load(0, &|_: usize| 8), Kind::Heavier);
    assert_eq!(Kind::load(0, &|_: usize| 9), Kind::Light);
    assert_eq!(Kind::ZERO, Kind::Light);
    assert_eq!(Particle::ZERO.kind, Kind::Light);
}

fn round_trips(device: &Device) -> Result<(), Error> {
    fn check<T: HostShareable + PartialEq + std::fmt::Debug>(
        device: &Device,
        values: &[T],
    ) -> Result<(), Error> {
        let mut buffer = device.buffer(values)?;
        assert_eq!(buffer.read()?, values);
        buffer.write_range(1, &[T::ZERO])?;
        assert_eq!(buffer.read()?[..2], [values[0], T::ZERO]);
        assert_eq!(device.zeroed::<T>(2)?.read()?, [T::ZERO; 2]);
        device.uniform(values[0]).map(|_| ())
    }
    let particle = |mass| Particle {
        position: vec3(1.0, 2.0, mass),
        mass,
        velocity: vec3(-1.0, mass, 0.5),
        kind: Kind::Heavy,
        r#type: 5,
    };
    check(device, &[particle(1.0), particle(2.0), particle(3.0)])?;
    check(device, &[[particle(1.0), particle(2.0)], [particle(3.0), particle(4.0)]])?;
    check(device, &[Pair { a: vec3(1.0, 2.0, 3.0), b: Vec3::ONE }; 2])?;
    check(device, &[Path { points: [Kind::Heavy; 5].map(|k| k as u32 as f32), length: 4 }; 2])?;
    check(device, &[Spaced { a: 1.0, b: 2.0, c: Vec3::X, d: [3, 4], e: 5 }; 3])
}

#[test]
fn round_trips_on_the_cpu() {
    support::on_cpu(round_trips);
}

#[test]
fn round_trips_on_gpus() {
    support::on_gpus(round_trips);
}

/// A type whose alignment comes from `#[align]` on a member.
#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Raised {
    #[align(32)]
    x: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Nested {
    a: u32,
    raised: Raised,
    b: u32,
    spaced: [Spaced; 2],
}

#[kernel(workgroup_size = 4)]
fn copy(from: &[Nested], to: &mut [Nested]) {
    let i = global_invocation_id().x;
    if i < to.len() {
        to[i] = from[i];
        to[i].b = from[i].raised.x + from[i].spaced[1].e;
    }
}

fn kernels_agree_about_offsets(device: &Device) -> Result<(), Error> {
    let spaced = Spaced { a: 1.0, b: 2.0, c: vec3(3.0, 4.0, 5.0), d: [6, 7], e: 8 };
    let value = Nested { a: 9, raised: Raised { x: 10 }, b: 11, spaced: [spaced; 2] };
    let from = device.buffer(&[value; 3])?;
    let mut to = device.zeroed::<Nested>(3)?;
    copy(&from, &mut to).invocations(3).run()?;
    assert_eq!(to.read()?, [Nested { b: 18, ..value }; 3]);
    Ok(())
}

#[test]
fn kernels_agree_about_offsets_on_the_cpu() {
    support::on_cpu(kernels_agree_about_offsets);
}

#[test]
fn kernels_agree_about_offsets_on_gpus() {
    support::on_gpus(kernels_agree_about_offsets);
}

#[kernel(workgroup_size = 1)]
fn gather(a: u32, pair: Pair2, b: u32, shared: &Nested2, out: &mut [u32]) {
    out[0] = a + pair.x + pair.y;
    out[1] = b;
    out[2] = shared.pair.y + shared.last;
}

#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Pair2 {
    x: u32,
    y: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
struct Nested2 {
    first: u32,
    #[align(16)]
    pair: Pair2,
    #[align(16)]
    last: u32,
}

fn uniform_memory_has_room_between_structs(device: &Device) -> Result<(), Error> {
    let pair = Pair2 { x: 10, y: 20 };
    let shared = device.uniform(Nested2 { first: 0, pair, last: 1000 })?;
    let mut out = device.zeroed::<u32>(3)?;
    gather(1, pair, 2, &shared, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [31, 2, 1020]);
    Ok(())
}

#[test]
fn uniform_memory_has_room_between_structs_on_the_cpu() {
    support::on_cpu(uniform_memory_has_room_between_structs);
}

#[test]
fn uniform_memory_has_room_between_structs_on_gpus() {
    support::on_gpus(uniform_memory_has_room_between_structs);
}
