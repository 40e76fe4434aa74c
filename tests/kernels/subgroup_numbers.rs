//! Subgroup operations on numbers of 16 and 64 bits and their vectors, compared with plain Rust; on
//! the CPU executor with every subgroup size. Sums and products of `f16` are rounded once, at the end.

use std::convert::identity;
use std::fmt::Debug;
use std::num::FpCategory;

use dsl_runtime::Feature;
use dsl_runtime::prelude::*;

use super::subgroups::each;

/// Where an invocation sits, as in `subgroups.rs`.
#[device]
fn seat() -> UVec4 {
    uvec4(subgroup_id(), subgroup_invocation_id(), subgroup_size(), num_subgroups())
}

#[kernel(workgroup_size = 96, instances(T = [f16, F16Vec3, i64, U64Vec2, f64, DVec3]))]
fn sums<T>(terms: &[T], factors: &[T], seats: &mut [UVec4], out: &mut [[T; 6]]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    let (x, y) = (terms[i], factors[i]);
    out[i] = [
        subgroup_add(x),
        subgroup_inclusive_add(x),
        subgroup_exclusive_add(x),
        subgroup_mul(y),
        subgroup_inclusive_mul(y),
        subgroup_exclusive_mul(y),
    ];
}

#[kernel(workgroup_size = 96, instances(T = [f16, F16Vec4, i64, I64Vec3, u64, U64Vec2, f64, DVec2]))]
fn extremes<T>(input: &[T], seats: &mut [UVec4], out: &mut [[T; 2]]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    out[i] = [subgroup_min(input[i]), subgroup_max(input[i])];
}

#[kernel(workgroup_size = 96, instances(T = [i64, u64, I64Vec2, U64Vec4]))]
fn bits<T>(input: &[T], seats: &mut [UVec4], out: &mut [[T; 3]]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    let x = input[i];
    out[i] = [subgroup_and(x), subgroup_or(x), subgroup_xor(x)];
}

/// Values of other invocations; the own one where there is none.
#[kernel(workgroup_size = 96, instances(T = [f16, F16Vec2, i64, U64Vec4, f64, DVec4]))]
fn moves<T>(input: &[T], seats: &mut [UVec4], delta: u32, out: &mut [[T; 10]]) {
    const LANE: u32 = 3;
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    let own = subgroup_invocation_id();
    let active = subgroup_add(1u32);
    let x = input[i];
    let crossed = subgroup_shuffle_xor(x, delta);
    let below = subgroup_shuffle_up(x, delta);
    let above = subgroup_shuffle_down(x, delta);
    out[i] = [
        subgroup_shuffle(x, active - 1 - own),
        if own ^ delta < active { crossed } else { x },
        if own >= delta { below } else { x },
        if own + delta < active { above } else { x },
        subgroup_broadcast(x, LANE - 1),
        subgroup_broadcast_first(x),
        quad_broadcast(x, LANE),
        quad_swap_x(x),
        quad_swap_y(x),
        quad_swap_diagonal(x),
    ];
}

/// A sum and a product that `f16` holds at the end, and not on the way.
#[kernel(workgroup_size = 96)]
fn large_on_the_way(input: &[F16Vec2], seats: &mut [UVec4], out: &mut [F16Vec2]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    out[i] = F16Vec2::new(subgroup_add(input[i].x), subgroup_mul(input[i].y));
}

const N: usize = 192;

/// The results of plain Rust for the components.
trait Part: Copy + Debug + Default {
    /// For sums, which no rounding meets.
    fn term(i: u32) -> Self;
    /// For products, likewise.
    fn factor(i: u32) -> Self;
    /// Zeros, extremes, and what differs in one half only.
    fn special(i: u32) -> Self;
    fn sum(parts: &[Self]) -> Self;
    fn product(parts: &[Self]) -> Self;
    fn least(parts: &[Self]) -> Self;
    fn greatest(parts: &[Self]) -> Self;
    fn is(self, other: Self) -> bool;
    fn is_number(self) -> bool;
    /// The values that a GPU may use instead.
    fn flushed(self) -> Self;
}

/// A scalar or vector of them.
trait Value: Copy {
    type Part: Part;
    const COUNT: usize;
    fn part(self, c: usize) -> Self::Part;
    fn of(part: impl FnMut(usize) -> Self::Part) -> Self;
}

fn hash(i: u32) -> u64 {
    u64::from(i + 7).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

macro_rules! integers {
    ($($ty:ident)*) => {$(
        impl Part for $ty {
            fn term(i: u32) -> $ty {
                hash(i) as $ty
            }

            fn factor(i: u32) -> $ty {
                hash(i) as $ty | 1
            }

            fn special(i: u32) -> $ty {
                let near = [0, 1, $ty::MAX, $ty::MIN, 1 << 32, 1 << 31, $ty::MAX << 32];
                let near = near[(hash(i) >> 32) as usize % near.len()];
                near.wrapping_add((hash(i) >> 40) as $ty % 3).wrapping_sub(1)
            }

            fn sum(parts: &[$ty]) -> $ty {
                parts.iter().fold(0, |a, b| a.wrapping_add(*b))
            }

            fn product(parts: &[$ty]) -> $ty {
                parts.iter().fold(1, |a, b| a.wrapping_mul(*b))
            }

            fn least(parts: &[$ty]) -> $ty {
                parts.iter().copied().min().unwrap_or_default()
            }

            fn greatest(parts: &[$ty]) -> $ty {
                parts.iter().copied().max().unwrap_or_default()
            }

            fn is(self, other: $ty) -> bool {
                self == other
            }

            fn is_number(self) -> bool {
                true
            }

            fn flushed(self) -> $ty {
                self
            }
        }
    )*};
}

integers!(i64 u64);

/// `$wide` is what sums are made in; two of `$big` are too much for `f16`.
macro_rules! floats {
    ($($ty:ident($wide:ident, $from:path, $to:path, $big:literal))*) => {$(
        impl Part for $ty {
            fn term(i: u32) -> $ty {
                $from([$big, -$big, 64.0, -32.0][i as usize / 4 % 4])
            }

            fn factor(i: u32) -> $ty {
                $from([2.0, -4.0, 0.125, -1.0][(hash(i) >> 32) as usize % 4])
            }

            fn special(i: u32) -> $ty {
                let least = $ty::from_bits(1);
                let values = [
                    $ty::NAN,
                    $ty::INFINITY,
                    $ty::NEG_INFINITY,
                    $ty::MAX,
                    $ty::MIN,
                    $ty::MIN_POSITIVE,
                    $from(0.0),
                    $from(-0.0),
                    $from(1.5),
                    least,
                    -least,
                ];
                values[(hash(i) >> 32) as usize % values.len()]
            }

            fn sum(parts: &[$ty]) -> $ty {
                $from(parts.iter().map(|part| $to(*part)).sum())
            }

            fn product(parts: &[$ty]) -> $ty {
                $from(parts.iter().map(|part| $to(*part)).product())
            }

            fn least(parts: &[$ty]) -> $ty {
                $from(parts.iter().map(|part| $to(*part)).fold($wide::INFINITY, $wide::min))
            }

            fn greatest(parts: &[$ty]) -> $ty {
                $from(parts.iter().map(|part| $to(*part)).fold($wide::NEG_INFINITY, $wide::max))
            }

            fn is(self, other: $ty) -> bool {
                self == other || self.is_nan() && other.is_nan()
            }

            fn is_number(self) -> bool {
                !self.is_nan()
            }

            fn flushed(self) -> $ty {
                if self.classify() == FpCategory::Subnormal { $from(0.0) } else { self }
            }
        }
    )*};
}

floats! {
    f16(f32, f16::from_f32, f16::to_f32, 60_000.0)
    f64(f64, identity, identity, 1e15)
}

macro_rules! values {
    ($($part:ident: $($vector:ident $count:literal)*;)*) => {$(
        impl Value for $part {
            type Part = $part;
            const COUNT: usize = 1;

            fn part(self, _: usize) -> $part {
                self
            }

            fn of(mut part: impl FnMut(usize) -> $part) -> $part {
                part(0)
            }
        }

        $(impl Value for $vector {
            type Part = $part;
            const COUNT: usize = $count;

            fn part(self, c: usize) -> $part {
                self.to_array()[c]
            }

            fn of(part: impl FnMut(usize) -> $part) -> $vector {
                $vector::from_array(std::array::from_fn(part))
            }
        })*
    )*};
}

values! {
    f16: F16Vec2 2 F16Vec3 3 F16Vec4 4;
    i64: I64Vec2 2 I64Vec3 3;
    u64: U64Vec2 2 U64Vec4 4;
    f64: DVec2 2 DVec3 3 DVec4 4;
}

fn values<T: Value>(part: fn(u32) -> T::Part) -> Vec<T> {
    (0..N as u32).map(|i| T::of(|c| part(4 * i + c as u32))).collect()
}

/// Compares each component of the results with what `expected` makes of those of the subgroup, and of
/// the invocation's place in it.
fn compare<T: Value, const R: usize>(
    device: &Device,
    seats: &[UVec4],
    input: &[T],
    found: &[[T; R]],
    expected: impl Fn(&[T::Part], usize) -> [T::Part; R],
) {
    for c in 0..T::COUNT {
        let parts: Vec<T::Part> = input.iter().map(|value| value.part(c)).collect();
        for (i, expected) in each(seats, &parts, &expected).into_iter().enumerate() {
            let found = found[i].map(|value| value.part(c));
            let is_right = |(found, right): (T::Part, T::Part)| {
                found.is(right) || device.is_gpu() && found.is(right.flushed())
            };
            assert!(
                found.into_iter().zip(expected).all(is_right),
                "{i}, {c}: {found:?}, not {expected:?}"
            );
        }
    }
}

macro_rules! check_sums {
    ($device:ident: $($ty:ty)*) => {$(
        let (terms, factors) = (values::<$ty>(Part::term), values::<$ty>(Part::factor));
        let (mut seats, mut out) = ($device.zeroed::<UVec4>(N)?, $device.zeroed::<[$ty; 6]>(N)?);
        let (x, y) = ($device.buffer(&terms)?, $device.buffer(&factors)?);
        sums::<$ty>(&x, &y, &mut seats, &mut out).workgroups(2).run()?;
        let (seats, out) = (seats.read()?, out.read()?);
        let added: Vec<[$ty; 3]> = out.iter().map(|[a, b, c, ..]| [*a, *b, *c]).collect();
        compare($device, &seats, &terms, &added, |x, i| [Part::sum(x), Part::sum(&x[..=i]), Part::sum(&x[..i])]);
        let multiplied: Vec<[$ty; 3]> = out.iter().map(|[.., a, b, c]| [*a, *b, *c]).collect();
        compare($device, &seats, &factors, &multiplied, |x, i| {
            [Part::product(x), Part::product(&x[..=i]), Part::product(&x[..i])]
        });
    )*};
}

macro_rules! check_extremes {
    ($device:ident: $($ty:ty)*) => {$(
        // The least of a number and a NaN may be either.
        let number = |i| {
            let special: <$ty as Value>::Part = Part::special(i);
            if special.is_number() { special } else { Part::factor(i) }
        };
        let input = values::<$ty>(number);
        let (mut seats, mut out) = ($device.zeroed::<UVec4>(N)?, $device.zeroed::<[$ty; 2]>(N)?);
        extremes::<$ty>(&$device.buffer(&input)?, &mut seats, &mut out).workgroups(2).run()?;
        compare($device, &seats.read()?, &input, &out.read()?, |x, _| [Part::least(x), Part::greatest(x)]);
    )*};
}

macro_rules! check_bits {
    ($device:ident: $($ty:ty)*) => {$(
        let input = values::<$ty>(Part::special);
        let (mut seats, mut out) = ($device.zeroed::<UVec4>(N)?, $device.zeroed::<[$ty; 3]>(N)?);
        bits::<$ty>(&$device.buffer(&input)?, &mut seats, &mut out).workgroups(2).run()?;
        compare($device, &seats.read()?, &input, &out.read()?, |x, _| {
            [
                x.iter().fold(!0, |a, b| a & b),
                x.iter().fold(0, |a, b| a | b),
                x.iter().fold(0, |a, b| a ^ b),
            ]
        });
    )*};
}

macro_rules! check_moves {
    ($device:ident: $($ty:ty)*) => {$(
        let input = values::<$ty>(Part::special);
        let (mut seats, mut out) = ($device.zeroed::<UVec4>(N)?, $device.zeroed::<[$ty; 10]>(N)?);
        let x = $device.buffer(&input)?;
        for delta in [1, 2, 5] {
            moves::<$ty>(&x, &mut seats, delta, &mut out).workgroups(2).run()?;
            compare($device, &seats.read()?, &input, &out.read()?, |x, i| {
                let delta = delta as usize;
                let of = |j: Option<usize>| *j.and_then(|j| x.get(j)).unwrap_or(&x[i]);
                let quad = i / 4 * 4;
                [
                    x[x.len() - 1 - i],
                    of(Some(i ^ delta)),
                    of(i.checked_sub(delta)),
                    of(Some(i + delta)),
                    x[2],
                    x[0],
                    x[quad + 3],
                    x[quad + (i ^ 1) % 4],
                    x[quad + (i ^ 2) % 4],
                    x[quad + (i ^ 3) % 4],
                ]
            });
        }
    )*};
}

fn check_large_on_the_way(device: &Device) -> Result<(), dsl_runtime::Error> {
    let terms = [60_000.0, 60_000.0, -60_000.0, -59_968.0].map(f16::from_f32);
    let factors = [512.0, 256.0, 1.0 / 256.0, 1.0 / 512.0].map(f16::from_f32);
    let input: Vec<F16Vec2> = (0..N).map(|i| F16Vec2::new(terms[i % 4], factors[i % 4])).collect();
    let (mut seats, mut out) = (device.zeroed::<UVec4>(N)?, device.zeroed::<F16Vec2>(N)?);
    large_on_the_way(&device.buffer(&input)?, &mut seats, &mut out).workgroups(2).run()?;
    let expected = each(&seats.read()?, &input, |x, _| {
        F16Vec2::new(f16::from_f32(x.len() as f32 / 4.0 * 32.0), f16::ONE)
    });
    assert_eq!(out.read()?, expected);
    Ok(())
}

fn check_all(device: &Device) -> Result<(), dsl_runtime::Error> {
    if device.supports(Feature::ShaderF16) {
        check_sums!(device: f16 F16Vec3);
        check_extremes!(device: f16 F16Vec4);
        check_moves!(device: f16 F16Vec2);
        check_large_on_the_way(device)?;
    } else {
        crate::support::not_run("subgroup_numbers", Feature::ShaderF16, device);
    }
    if device.supports(Feature::ShaderInt64) {
        check_sums!(device: i64 U64Vec2);
        check_extremes!(device: i64 I64Vec3 u64 U64Vec2);
        check_bits!(device: i64 u64 I64Vec2 U64Vec4);
        check_moves!(device: i64 U64Vec4);
    } else {
        crate::support::not_run("subgroup_numbers", Feature::ShaderInt64, device);
    }
    if device.supports(Feature::ShaderF64) {
        check_sums!(device: f64 DVec3);
        check_extremes!(device: f64 DVec2);
        check_moves!(device: f64 DVec4);
    } else {
        crate::support::not_run("subgroup_numbers", Feature::ShaderF64, device);
    }
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    assert_eq!(large_on_the_way::INFO.features, [Feature::ShaderF16, Feature::Subgroups]);
    if *device == Device::cpu() {
        for size in [4, 8, 16, 64, 128] {
            check_all(&Device::cpu_with_subgroup_size(size)?)?;
        }
    }
    if !device.supports(Feature::Subgroups) {
        crate::support::not_run("subgroup_numbers", Feature::Subgroups, device);
        return Ok(());
    }
    check_all(device)
}
