//! More idioms: variables of type `()`, `Ok(())` as a pattern, `ref` in patterns, `const` blocks,
//! `transmute` of numbers. Imported `min` and `max`, `size_of` in lengths, `next_up` and `next_down`.

use std::cmp::{max, min};
use std::mem::{size_of, transmute};

use dsl_runtime::prelude::*;

#[device]
mod idioms {
    use core::cmp::{max, min};
    use core::mem::size_of;

    const WORDS: usize = 2 * size_of::<u64>() / size_of::<u32>();

    pub fn check(x: u32) -> Result<(), u32> {
        if x > 9 { Err(x) } else { Ok(()) }
    }

    #[allow(clippy::let_unit_value, reason = "published code has such variables")]
    pub fn both(x: u32, y: u32) -> Result<(), u32> {
        let done = check(x)?;
        let nothing = ();
        _ = (done, nothing);
        check(y)
    }

    pub fn words(x: u32) -> [u32; WORDS] {
        const { assert!(WORDS == 4) };
        let mut all = [x; WORDS];
        let bytes = [7u8; size_of::<u32>()];
        for (word, byte) in all.iter_mut().zip(bytes) {
            *word = word.wrapping_mul(byte as u32);
        }
        all
    }

    pub fn between(x: i32, low: i32, high: i32) -> i32 {
        max(low, min(x, high))
    }

    pub struct Pair {
        pub first: Option<u32>,
        pub second: (u32, u32),
    }

    pub fn sum(pair: Pair) -> u32 {
        let Pair { ref first, second: (ref a, b) } = pair;
        let first = match first {
            Some(value) => *value,
            None => 1,
        };
        first + *a * b
    }
}

#[allow(unsafe_code, unnecessary_transmutes, reason = "the long form of `to_bits`, in Rust unsafe")]
fn bits(x: f32) -> u32 {
    // SAFETY: all bits are valid in both types.
    unsafe { transmute::<f32, u32>(x) }
}

#[kernel(workgroup_size = 8)]
fn more_rust(numbers: &[u32], floats: &[f32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= numbers.len() {
        return;
    }
    let x = numbers[i];
    let o = 8 * i;
    out[o] = match idioms::both(x, x / 2) {
        Ok(()) => 100,
        Err(error) => error,
    };
    let words = idioms::words(x);
    out[o + 1] = words[0] + words[3] + size_of::<f32>() as u32;
    out[o + 2] = idioms::between(x as i32, -5, 7) as u32;
    out[o + 3] = max(min(x, 50), 3);
    let pair = idioms::Pair { first: if x > 4 { Some(x) } else { None }, second: (x, 3) };
    out[o + 4] = idioms::sum(pair);
    out[o + 5] = bits(floats[i]);
    out[o + 6] = floats[i].next_up().to_bits();
    out[o + 7] = floats[i].next_down().to_bits();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [0, 3, 7, 9, 10, 60, u32::MAX / 16];
    let floats = [1.0, -1.0, 0.5, 1e-30, 2.0, f32::MAX, -7.25];
    let mut out = device.zeroed::<u32>(8 * numbers.len())?;
    more_rust(&device.buffer(&numbers)?, &device.buffer(&floats)?, &mut out)
        .invocations(numbers.len() as u32)
        .run()?;
    let out = out.read()?;
    for (i, (x, float)) in numbers.into_iter().zip(floats).enumerate() {
        let words = idioms::words(x);
        let pair = idioms::Pair { first: (x > 4).then_some(x), second: (x, 3) };
        let expected = [
            idioms::both(x, x / 2).map_or_else(|error| error, |()| 100),
            words[0] + words[3] + 4,
            idioms::between(x as i32, -5, 7) as u32,
            x.clamp(3, 50),
            idioms::sum(pair),
            float.to_bits(),
            float.next_up().to_bits(),
            float.next_down().to_bits(),
        ];
        assert_eq!(out[8 * i..8 * i + 8], expected, "{x} {float}");
    }
    Ok(())
}
