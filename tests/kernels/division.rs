//! Division and remainder: `/` and `%` round towards zero, the Euclidean methods round down,
//! `div_ceil` rounds up.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 9)]
fn signed(xs: &[i32], ys: &[i32], out: &mut [i32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    let o = 5 * lane;
    out[o] = x / y;
    out[o + 1] = x % y;
    out[o + 2] = x.div_euclid(y);
    out[o + 3] = x.rem_euclid(y);
    out[o + 4] = x / 4 + x % 4 * 1000;
}

#[kernel(workgroup_size = 5)]
fn unsigned(xs: &[u32], ys: &[u32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    let o = 4 * lane;
    out[o] = x / y;
    out[o + 1] = x % y;
    out[o + 2] = x.div_ceil(y);
    out[o + 3] = x / 10 + x % 10 * 1000;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [7, -7, 7, -7, 6, -6, i32::MIN, i32::MAX, 0];
    let y = [2, 2, -2, -2, 3, 3, 1_000_000, -1, -5];
    let mut out = device.zeroed::<i32>(45)?;
    signed(&device.buffer(&x)?, &device.buffer(&y)?, &mut out)
        .workgroups(1)
        .run()?;
    let expected = |(x, y): (i32, i32)| {
        let quarter = x / 4 + x % 4 * 1000;
        [x / y, x % y, x.div_euclid(y), x.rem_euclid(y), quarter]
    };
    let expected: Vec<i32> = x.into_iter().zip(y).flat_map(expected).collect();
    assert_eq!(out.read()?, expected);

    let x = [7, 8, 0, u32::MAX, u32::MAX];
    let y = [4, 4, 9, 2, u32::MAX];
    let mut out = device.zeroed::<u32>(20)?;
    unsigned(&device.buffer(&x)?, &device.buffer(&y)?, &mut out)
        .workgroups(1)
        .run()?;
    let mut expected = vec![1, 3, 2, 7000, 2, 0, 2, 8000, 0, 0, 0, 0];
    expected.extend([0x7fff_ffff, 1, 0x8000_0000, 429_496_729 + 5000]);
    expected.extend([1, 0, 1, 429_496_729 + 5000]);
    assert_eq!(out.read()?, expected);
    Ok(())
}
