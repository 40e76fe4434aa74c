//! Iterators in variables that are consumed step by step: calls of `next`, loops over the remaining
//! items, the remainder of `chunks_exact`.

use dsl_runtime::prelude::*;

/// A hash that takes words of four bytes, then the remaining bytes.
fn hash(bytes: &[u8]) -> u32 {
    let mut hash = 0x9E37_79B9_u32;
    let mut words = bytes.chunks_exact(4);
    for word in &mut words {
        let word = u32::from_le_bytes(word.try_into().unwrap());
        hash = (hash ^ word).rotate_left(13).wrapping_mul(5);
    }
    for (i, &byte) in words.remainder().iter().enumerate() {
        hash ^= u32::from(byte) << (8 * i);
    }
    hash ^ bytes.chunks_exact(3).remainder().len() as u32
}

/// Pairs by `by_ref` up to an item, then the remaining items in another way.
fn in_two_loops(bytes: &[u8]) -> [u32; 2] {
    let mut left = bytes.iter();
    let mut first = 0u32;
    for &byte in left.by_ref() {
        if byte > 200 {
            break;
        }
        first = first.wrapping_mul(31).wrapping_add(u32::from(byte));
    }
    let mut second = 7u32;
    while let Some(&byte) = left.next() {
        let other = left.next().copied().unwrap_or(1);
        second = second.wrapping_mul(u32::from(byte) + 1).wrapping_add(u32::from(other));
    }
    [first, second]
}

/// A code of one to four bytes.
fn decoded(bytes: &[u8]) -> Option<u32> {
    let mut bytes = bytes.iter().copied();
    let first = bytes.next()?;
    if first < 0x80 {
        return Some(u32::from(first));
    }
    let more = u32::from(first >> 6);
    let mut code = u32::from(first & 0x3F);
    for _ in 0..more {
        code = code << 6 | u32::from(bytes.next()? & 0x3F);
    }
    Some(code)
}

/// Searches go on where the last one has ended; numbers come with their positions; the last ones come first.
fn searched(words: &[u32; 8]) -> [u32; 4] {
    let mut all = words.iter().enumerate();
    let odd = all.by_ref().find(|(_, word)| **word % 2 == 1).map_or(99, |(at, _)| at as u32);
    let next = all.next().map_or(50, |(at, word)| at as u32 * 1000 + *word % 1000);
    let taken: u32 = all.by_ref().take(2).map(|(_, word)| *word % 100).sum();
    let mut back = words.iter().rev();
    back.next();
    let last = back.nth(1).copied().unwrap_or(0);
    [odd, next, taken + all.count() as u32, last ^ back.map(|word| word & 7).sum::<u32>()]
}

fn all(seed: u32) -> [u32; 8] {
    let mut bytes = [0u8; 11];
    let mut words = [0u32; 8];
    let mut state = seed;
    for byte in bytes.iter_mut() {
        state = state.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        *byte = (state >> 24) as u8;
    }
    for word in words.iter_mut() {
        state = state.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        *word = state >> 9;
    }
    let [first, second] = in_two_loops(&bytes);
    let [odd, next, taken, last] = searched(&words);
    let length = seed as usize % 12;
    [
        hash(&bytes[..length]),
        first,
        second,
        decoded(&bytes[length..]).unwrap_or(u32::MAX),
        odd,
        next,
        taken,
        last,
    ]
}

#[kernel(workgroup_size = 64)]
fn resumed(out: &mut [[u32; 8]]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = all(i);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<[u32; 8]>(256)?;
    resumed(&mut out).invocations(256).run()?;
    assert_eq!(out.read()?, (0..256u32).map(all).collect::<Vec<_>>());
    Ok(())
}
