//! Structs have the memory layout of WGSL, and survive a round trip. Random nested struct types are
//! compared with naga's layout of the same types in WGSL, and sent through each device.

#[path = "layout/generate.rs"]
mod generate;
mod support;

use std::fmt::Debug;

use dsl_runtime::{Error, HostShareable, RuntimeSized, Storable, StructLayout, prelude::*};
use generate::Rng;
use naga::proc::Layouter;
use naga::{Module, Type, TypeInner};

/// Any number that is not zero. It alone decides the types.
const SEED: u64 = 0x5eed_1a70_0000_0001;

/// A value whose words are known without the derive.
trait Sample: Storable {
    /// A random value.
    fn sample(rng: &mut Rng) -> Self;

    /// The words of its scalars, in order and without padding.
    fn words(&self, to: &mut Vec<u32>);
}

macro_rules! scalars {
    ($($ty:ident: |$word:ident| $sample:expr, |$value:ident| $bits:expr;)*) => {$(
        impl Sample for $ty {
            fn sample(rng: &mut Rng) -> Self {
                let $word = rng.next();
                $sample
            }

            fn words(&self, to: &mut Vec<u32>) {
                let $value = *self;
                to.push($bits);
            }
        }
    )*};
}

scalars! {
    f32: |word| word as f32 - 1e9, |value| value.to_bits();
    i32: |word| word as i32, |value| value as u32;
    u32: |word| word, |value| value;
    Suit: |word| [Suit::Spades, Suit::Hearts, Suit::Clubs][word as usize % 3], |value| match value {
        Suit::Spades => 1000,
        Suit::Hearts => 0,
        Suit::Clubs => 1,
    };
}

macro_rules! vectors {
    ($($ty:ident)*) => {$(
        impl Sample for $ty {
            fn sample(rng: &mut Rng) -> Self {
                Self::from_array(Sample::sample(rng))
            }

            fn words(&self, to: &mut Vec<u32>) {
                self.to_array().words(to);
            }
        }
    )*};
}

vectors!(Vec2 Vec3 Vec4 IVec2 IVec3 IVec4 UVec2 UVec3 UVec4);

impl<T: Sample, const N: usize> Sample for [T; N] {
    fn sample(rng: &mut Rng) -> Self {
        std::array::from_fn(|_| T::sample(rng))
    }

    fn words(&self, to: &mut Vec<u32>) {
        for element in self {
            element.words(to);
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
enum Suit {
    Spades = 1000,
    Hearts = 0,
    Clubs,
}

/// A struct that derives `ShaderType`, and its `Sample`.
macro_rules! shader_type {
    (struct $name:ident { $($(#[$attr:meta])* $member:ident: $ty:ty,)* }) => {
        #[derive(Debug, Clone, Copy, PartialEq, ShaderType)]
        struct $name {
            $($(#[$attr])* $member: $ty,)*
        }

        impl Sample for $name {
            fn sample(rng: &mut Rng) -> Self {
                Self { $($member: Sample::sample(rng),)* }
            }

            fn words(&self, to: &mut Vec<u32>) {
                $(self.$member.words(to);)*
            }
        }
    };
}

/// A struct that ends in a runtime-sized array, with its values and their words.
macro_rules! runtime_sized {
    (struct $name:ident {
        $($(#[$attr:meta])* $member:ident: $ty:ty,)*
    }) => {
        #[derive(Debug, Clone, PartialEq, ShaderType)]
        struct $name {
            $($(#[$attr])* $member: $ty,)*
        }

        impl Runtime for $name {
            fn sample(rng: &mut Rng, len: usize) -> Self {
                Self { $($member: <$ty as Part>::part(rng, len),)* }
            }

            fn words(&self, to: &mut Vec<u32>) {
                $(Part::part_words(&self.$member, to);)*
            }
        }
    };
}

/// Like [`Sample`], for structs that end in a runtime-sized array.
trait Runtime {
    fn sample(rng: &mut Rng, len: usize) -> Self;
    fn words(&self, to: &mut Vec<u32>);
}

/// A member of such a struct.
trait Part {
    fn part(rng: &mut Rng, len: usize) -> Self;
    fn part_words(&self, to: &mut Vec<u32>);
}

impl<T: Sample> Part for T {
    fn part(rng: &mut Rng, _: usize) -> Self {
        T::sample(rng)
    }

    fn part_words(&self, to: &mut Vec<u32>) {
        Sample::words(self, to);
    }
}

impl<T: Sample> Part for RuntimeArray<T> {
    fn part(rng: &mut Rng, len: usize) -> Self {
        (0..len).map(|_| T::sample(rng)).collect()
    }

    fn part_words(&self, to: &mut Vec<u32>) {
        self.iter().for_each(|element| Sample::words(element, to));
    }
}

/// An operation on every struct.
trait Visitor {
    fn visit<T: StructLayout + Sample + HostShareable + PartialEq + Debug>(&mut self, name: &str);

    fn visit_runtime_sized<T: RuntimeSized + Runtime + PartialEq + Debug>(&mut self, name: &str);
}

macro_rules! visit {
    ($($name:ident),*) => {
        fn visit_all(visitor: &mut impl Visitor) {
            $(visitor.visit::<$name>(stringify!($name));)*
        }
    };
}

macro_rules! visit_runtime_sized {
    ($($name:ident),*) => {
        fn visit_all_runtime_sized(visitor: &mut impl Visitor) {
            $(visitor.visit_runtime_sized::<$name>(stringify!($name));)*
        }
    };
}

include!("layout/types.rs");

#[test]
fn the_types_are_the_generated_ones() {
    let (file, text) =
        (support::root().join("tests/layout/types.rs"), generate::generate(SEED).rust);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &text).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&file).expect("the file can be read");
    assert!(written == text, "{file:?} is stale: BLESS=1 cargo test --test layout");
}

/// naga's view of the same types.
struct Oracle {
    module: Module,
    layouter: Layouter,
    aligns: std::vec::IntoIter<u32>,
    rng: Rng,
}

#[test]
fn layouts_are_nagas() {
    let types = generate::generate(SEED);
    let (wgsl, aligns) = (types.wgsl, types.aligns.into_iter());
    let module = naga::front::wgsl::parse_str(&wgsl)
        .unwrap_or_else(|error| panic!("{}", error.emit_to_string(&wgsl)));
    let mut validator = naga::valid::Validator::new(
        naga::valid::ValidationFlags::all(),
        naga::valid::Capabilities::default(),
    );
    validator.validate(&module).unwrap_or_else(|error| panic!("{}", error.emit_to_string(&wgsl)));
    let mut layouter = Layouter::default();
    layouter.update(module.to_ctx()).expect("the module is valid");
    let mut oracle = Oracle { module, layouter, aligns, rng: Rng(SEED) };
    visit_all(&mut oracle);
    visit_all_runtime_sized(&mut oracle);
}

impl Visitor for Oracle {
    fn visit<T: StructLayout + Sample + HostShareable + PartialEq + Debug>(&mut self, name: &str) {
        let named = |(_, ty): &(_, &Type)| ty.name.as_deref() == Some(name);
        let (id, ty) = self.module.types.iter().find(named).expect("the struct is in the WGSL");
        let layout = self.layouter[id];
        assert_eq!(T::SIZE, layout.size, "size of {name}");
        assert_eq!(Some(T::ALIGN), self.aligns.next(), "alignment of {name}");
        assert_eq!(T::STRIDE, layout.to_stride(), "stride of {name}");
        let ours: Vec<u32> = T::MEMBERS.iter().map(|member| member.offset).collect();
        assert_eq!(ours, Self::offsets(ty), "offsets of {name}");

        let mut places = Vec::new();
        self.places(ty, 0, &mut places);
        let (value, mut words) = (T::sample(&mut self.rng), Vec::new());
        value.words(&mut words);
        const PADDING: u32 = 0xdead_beef;
        let mut expected = vec![PADDING; T::SIZE as usize / 4];
        for (place, word) in places.into_iter().zip(words) {
            expected[place as usize / 4] = word;
        }
        let mut stored = vec![PADDING; expected.len()];
        value.store(0, &mut |i: usize, word: u32, mask: u32| {
            stored[i] = stored[i] & !mask | word & mask
        });
        assert_eq!(stored, expected, "{name}: {value:?}");
        assert_eq!(T::load(0, &|i: usize| stored[i]), value);
    }

    fn visit_runtime_sized<T: RuntimeSized + Runtime + PartialEq + Debug>(&mut self, name: &str) {
        let named = |(_, ty): &(_, &Type)| ty.name.as_deref() == Some(name);
        let (_, ty) = self.module.types.iter().find(named).expect("the struct is in the WGSL");
        let offsets: Vec<u32> = T::MEMBERS.iter().map(|member| member.offset).collect();
        assert_eq!(offsets, Self::offsets(ty), "offsets of {name}");
        let TypeInner::Struct { members, .. } = &ty.inner else { panic!("{name} is a struct") };
        let array = &self.module.types[members[members.len() - 1].ty];
        let TypeInner::Array { stride, .. } = array.inner else { panic!("an array") };
        assert_eq!(T::Element::STRIDE, stride, "stride of {name}");

        // The words before the array.
        let value = T::sample(&mut self.rng, 0);
        let (mut places, mut words) = (Vec::new(), Vec::new());
        for member in &members[..members.len() - 1] {
            self.places(&self.module.types[member.ty], member.offset, &mut places);
        }
        value.words(&mut words);
        assert_eq!(places.len(), words.len());
        let mut stored = vec![0; offsets[offsets.len() - 1] as usize / 4];
        value.store_header(&mut |i: usize, word: u32, mask: u32| {
            stored[i] = stored[i] & !mask | word & mask
        });
        for (place, word) in places.into_iter().zip(words) {
            assert_eq!(stored[place as usize / 4], word, "{name}: {value:?}");
        }
    }
}

impl Oracle {
    /// The offsets of a struct's members, in naga's view.
    fn offsets(ty: &Type) -> Vec<u32> {
        let TypeInner::Struct { members, .. } = &ty.inner else { panic!("{ty:?} is a struct") };
        members.iter().map(|member| member.offset).collect()
    }

    /// The offsets of a type's scalars, in order.
    fn places(&self, ty: &Type, start: u32, to: &mut Vec<u32>) {
        match &ty.inner {
            TypeInner::Scalar(_) => to.push(start),
            TypeInner::Vector { size, .. } => to.extend((0..*size as u32).map(|i| start + 4 * i)),
            TypeInner::Array { base, size: naga::ArraySize::Constant(n), stride } => {
                for i in 0..n.get() {
                    self.places(&self.module.types[*base], start + i * stride, to);
                }
            }
            TypeInner::Struct { members, .. } => {
                for member in members {
                    self.places(&self.module.types[member.ty], start + member.offset, to);
                }
            }
            other => panic!("no type of the test: {other:?}"),
        }
    }
}

/// Sends values through a device.
struct RoundTrip<'a> {
    device: &'a Device,
    rng: Rng,
    result: Result<(), Error>,
}

impl Visitor for RoundTrip<'_> {
    fn visit<T: StructLayout + Sample + HostShareable + PartialEq + Debug>(&mut self, name: &str) {
        let result = self.round_trip::<T>(name);
        self.result = std::mem::replace(&mut self.result, Ok(())).and(result);
    }

    fn visit_runtime_sized<T: RuntimeSized + Runtime + PartialEq + Debug>(&mut self, name: &str) {
        let result = self.round_trip_runtime_sized::<T>(name);
        self.result = std::mem::replace(&mut self.result, Ok(())).and(result);
    }
}

impl RoundTrip<'_> {
    fn round_trip_runtime_sized<T: RuntimeSized + Runtime + PartialEq + Debug>(
        &mut self,
        name: &str,
    ) -> Result<(), Error> {
        for len in [0, 1, 4] {
            let mut sample = || T::sample(&mut self.rng, len);
            let (first, second) = (sample(), sample());
            let mut storage = self.device.storage(&first)?;
            assert_eq!(storage.read()?, first, "{name}");
            storage.write(&second)?;
            assert_eq!(storage.read()?, second, "{name}");
            storage.write_header(&first)?;
            storage.elements_mut().write(first.elements())?;
            assert_eq!(storage.read()?, first, "{name}");
            assert_eq!(storage.read_header()?.elements().len(), 0);
        }
        Ok(())
    }
    fn round_trip<T: Sample + HostShareable + PartialEq + Debug>(
        &mut self,
        name: &str,
    ) -> Result<(), Error> {
        let values: [T; 5] = Sample::sample(&mut self.rng);
        let mut buffer = self.device.buffer(&values)?;
        assert_eq!(buffer.read()?, values, "{name}");
        buffer.write_range(2, &[T::ZERO, values[0]])?;
        assert_eq!(buffer.read_range(1..5)?, [values[1], T::ZERO, values[0], values[4]], "{name}");
        assert_eq!(self.device.zeroed::<T>(3)?.read()?, [T::ZERO; 3], "{name}");
        assert_eq!(self.device.buffer(&[values])?.read()?, [values], "arrays of {name}");
        Ok(())
    }
}

fn round_trips(device: &Device) -> Result<(), Error> {
    let mut visitor = RoundTrip { device, rng: Rng(SEED), result: Ok(()) };
    visit_all(&mut visitor);
    visit_all_runtime_sized(&mut visitor);
    visitor.result
}

#[test]
fn round_trips_on_the_cpu() {
    support::on_cpu(round_trips);
}

#[test]
fn round_trips_on_gpus() {
    support::on_gpus(round_trips);
}
