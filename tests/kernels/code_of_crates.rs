//! Code as in published crates: temporaries as `&mut self`, types with names in lower case, arrays and tuples from
//! generic structs, `size_of` of structs, iterators over slices that methods return.

use dsl_runtime::prelude::*;

#[device]
mod temporaries {
    use core::ops::RangeInclusive;

    #[derive(Clone, Copy)]
    pub struct Counter {
        at: u32,
    }

    impl Counter {
        pub fn new(at: u32) -> Counter {
            Counter { at }
        }

        pub fn doubled(self) -> Counter {
            Counter { at: 2 * self.at }
        }

        pub fn next(&mut self) -> u32 {
            self.at += 1;
            self.at
        }

        pub fn by(&mut self, step: u32) -> &mut Counter {
            self.at += step;
            self
        }
    }

    pub struct Range(RangeInclusive<u32>);

    impl Range {
        pub fn first(&mut self) -> u32 {
            self.0.next().unwrap_or(77)
        }
    }

    /// Temporaries as `&mut self`.
    pub fn of_temporaries(x: u32) -> u32 {
        let mut kept = Counter::new(x);
        let first = Counter::new(x).next() + Counter { at: x }.next() + kept.doubled().next();
        let second = Range(x..=9).first() + 3 * kept.next();
        let third = kept.doubled().doubled().next();
        first + 5 * second + 7 * third + 11 * kept.by(3).next() + 13 * kept.at
    }
}

#[device]
mod lower_case {
    /// A type whose name is in lower case.
    #[derive(Clone, Copy, PartialEq, PartialOrd)]
    #[allow(non_camel_case_types, reason = "the names are the point")]
    pub struct fixed16(u32);

    impl fixed16 {
        const ONE: fixed16 = fixed16(16);

        fn from_int(x: u32) -> fixed16 {
            fixed16(16 * x)
        }

        fn times(self, other: fixed16) -> fixed16 {
            fixed16(self.0 * other.0 / 16)
        }
    }

    impl Default for fixed16 {
        fn default() -> fixed16 {
            fixed16::ONE
        }
    }

    /// The name of the type starts a path.
    pub fn of_lower_case(x: u32) -> u32 {
        let half = fixed16(8);
        let sum = fixed16::from_int(x).times(half).0 + fixed16::times(half, half).0;
        sum + fixed16::ONE.0 + 3 * fixed16::default().0 + (half < fixed16::ONE) as u32
    }
}

#[device]
mod arrays {
    #[derive(Clone, Copy)]
    pub struct Pixel<const N: usize>([u8; N]);

    impl<const N: usize> From<Pixel<N>> for [u8; N] {
        fn from(pixel: Pixel<N>) -> [u8; N] {
            pixel.0
        }
    }

    #[derive(Clone, Copy)]
    pub struct Pair<T> {
        x: T,
        y: T,
    }

    impl<T> From<Pair<T>> for [T; 2] {
        fn from(pair: Pair<T>) -> [T; 2] {
            [pair.x, pair.y]
        }
    }

    impl<T> From<Pair<T>> for (T, T) {
        fn from(pair: Pair<T>) -> (T, T) {
            (pair.y, pair.x)
        }
    }

    /// Generic structs become arrays and tuples.
    pub fn of_arrays(x: u32) -> u32 {
        let bytes: [u8; 4] = Pixel([x as u8, 1, 2, 3]).into();
        let [low, high]: [u8; 2] = Pixel([5, x as u8]).into();
        let array: [u32; 2] = Pair { x, y: 9 }.into();
        let (first, second): (f32, f32) = Pair { x: x as f32, y: 0.5 }.into();
        let words = u32::from_le_bytes(bytes) + low as u32 + 7 * high as u32;
        words + array[0] + 3 * array[1] + (first * 4.0 + second) as u32
    }
}

#[device]
mod sizes {
    #[derive(Clone, Copy)]
    pub struct State {
        words: [u32; 3],
        inner: Inner<f32>,
    }

    #[derive(Clone, Copy)]
    pub struct Inner<T>(T, T);

    impl State {
        const SIZE: usize = size_of::<State>();

        fn bytes(&self) -> [u8; size_of::<State>()] {
            const {
                assert!(size_of::<State>() == 20);
            }
            let mut bytes = [7; 20];
            bytes[0] = self.words[0] as u8 + self.inner.0 as u8;
            bytes
        }
    }

    /// The sizes of structs whose members have one size.
    pub fn of_sizes(x: u32) -> u32 {
        let state = State { words: [x % 9; 3], inner: Inner(2.5, 3.5) };
        let bytes = state.bytes();
        let more = size_of::<Inner<u8>>() + size_of::<(u16, i16)>() + State::SIZE;
        bytes[0] as u32 + bytes[19] as u32 + bytes.len() as u32 + more as u32
    }
}

#[device]
mod returned {
    pub struct Buffer {
        values: [u32; 6],
        used: usize,
    }

    impl Buffer {
        fn as_slice(&self) -> &[u32] {
            &self.values[..self.used]
        }
    }

    /// Iterators over the slices that methods return.
    pub fn of_returned(x: u32) -> u32 {
        let mut buffer = Buffer { values: [x, 1, 2, 3, 4, 5], used: (x % 6) as usize };
        buffer.values[1] += 2;
        let sum: u32 = buffer.as_slice().iter().sum();
        let pairs = buffer.as_slice().iter().zip(buffer.values.iter().skip(1));
        let found = pairs.filter(|(a, b)| **a == **b).count() as u32;
        let pieces = buffer.as_slice().chunks(2).map(|piece| piece[0]).max().unwrap_or(50);
        sum + 5 * found + 7 * pieces + 11 * buffer.as_slice().len() as u32
    }
}

#[device]
mod all {
    pub fn answers(x: u32) -> [u32; 5] {
        [
            super::temporaries::of_temporaries(x),
            super::lower_case::of_lower_case(x),
            super::arrays::of_arrays(x),
            super::sizes::of_sizes(x),
            super::returned::of_returned(x),
        ]
    }
}

#[kernel(workgroup_size = 64)]
fn code_of_crates(out: &mut [[u32; 5]]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = all::answers(i);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<[u32; 5]>(64)?;
    code_of_crates(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, (0..64).map(all::answers).collect::<Vec<_>>());
    Ok(())
}
