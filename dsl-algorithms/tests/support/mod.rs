//! Shared by the tests: lengths at the edges of tiles, and pseudorandom numbers.
#![allow(dead_code, reason = "each test program uses a part of it")]

use dsl_runtime::prelude::*;
use dsl_runtime::random::Pcg32;

/// Lengths at the edges of workgroups, tiles and chunks; few on the checked device, which is slow.
pub(crate) fn lengths(device: &Device) -> &'static [usize] {
    match device.name().as_str() {
        "CPU executor, checked" => &[0, 1, 257, 4097],
        _ => &[0, 1, 255, 256, 257, 2048, 2049, 4096, 4097, 70_002],
    }
}

/// Pseudorandom words.
pub(crate) fn words(seed: u32, n: usize) -> Vec<u32> {
    let mut rng = Pcg32::new(seed, n as u32);
    (0..n).map(|_| rng.next_u32()).collect()
}

/// Whole numbers from -50 to 50: sums of a few of them are exact.
pub(crate) fn small(seed: u32, n: usize) -> Vec<f32> {
    let mut rng = Pcg32::new(seed, n as u32);
    (0..n).map(|_| rng.below(101) as f32 - 50.0).collect()
}

/// Numbers from -1 to 1.
pub(crate) fn units(seed: u32, n: usize) -> Vec<f32> {
    let mut rng = Pcg32::new(seed, n as u32);
    (0..n).map(|_| rng.next_f32() * 2.0 - 1.0).collect()
}
