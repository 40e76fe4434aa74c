//! Integer arithmetic wraps at both ends of `i32` and `u32`. Bitwise operators and comparisons.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 6)]
fn unsigned(xs: &[u32], ys: &[u32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    let o = 8 * lane;
    out[o] = x + y;
    out[o + 1] = x - y;
    out[o + 2] = x * y;
    out[o + 3] = x & y;
    out[o + 4] = x | y;
    out[o + 5] = x ^ y;
    out[o + 6] = !x;
    out[o + 7] = (x < y) as u32
        + (x <= y) as u32 * 2
        + (x > y) as u32 * 4
        + (x >= y) as u32 * 8
        + (x == y) as u32 * 16
        + (x != y) as u32 * 32;
}

#[kernel(workgroup_size = 6)]
fn signed(xs: &[i32], ys: &[i32], out: &mut [i32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    let o = 8 * lane;
    out[o] = x + y;
    out[o + 1] = x - y;
    out[o + 2] = x * y;
    out[o + 3] = x & y;
    out[o + 4] = x | y;
    out[o + 5] = x ^ y;
    out[o + 6] = !x;
    out[o + 7] = -x + (x < y) as i32 * 16;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0, 1, 7, u32::MAX, 0x8000_0000, 3_000_000_000];
    let y = [1, u32::MAX, 7, u32::MAX, 0x8000_0000, 2_000_000_001];
    let mut out = device.zeroed::<u32>(48)?;
    unsigned(&device.buffer(&x)?, &device.buffer(&y)?, &mut out)
        .workgroups(1)
        .run()?;
    let expected = |(x, y): (u32, u32)| {
        let compared = match x.cmp(&y) {
            std::cmp::Ordering::Less => 0b100_011,
            std::cmp::Ordering::Equal => 0b011_010,
            std::cmp::Ordering::Greater => 0b101_100,
        };
        let sums = [x.wrapping_add(y), x.wrapping_sub(y), x.wrapping_mul(y)];
        let bits = [x & y, x | y, x ^ y, u32::MAX - x];
        sums.into_iter().chain(bits).chain([compared])
    };
    let expected: Vec<u32> = x.into_iter().zip(y).flat_map(expected).collect();
    assert_eq!(out.read()?, expected);

    let x = [0, 1, i32::MAX, i32::MIN, -5, i32::MIN];
    let y = [-1, i32::MAX, i32::MAX, -1, -6, i32::MIN];
    let mut out = device.zeroed::<i32>(48)?;
    signed(&device.buffer(&x)?, &device.buffer(&y)?, &mut out)
        .workgroups(1)
        .run()?;
    let expected = |(x, y): (i32, i32)| {
        let sums = [x.wrapping_add(y), x.wrapping_sub(y), x.wrapping_mul(y)];
        let bits = [x & y, x | y, x ^ y, -1 - x];
        let negated = x.wrapping_neg().wrapping_add(if x < y { 16 } else { 0 });
        sums.into_iter().chain(bits).chain([negated])
    };
    let expected: Vec<i32> = x.into_iter().zip(y).flat_map(expected).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
