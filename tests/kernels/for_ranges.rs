//! `for` over `a..b` and `a..=b`: several values, one value, no value, reversed bounds, and the
//! ends of a signed type.

use dsl_runtime::prelude::*;

/// Folds the values of each invocation's range into one number that depends on their order.
#[kernel(workgroup_size = 8)]
fn exclusive(starts: &[i32], ends: &[i32], out: &mut [i32]) {
    let lane = local_invocation_index();
    let mut seen = 1;
    for i in starts[lane]..ends[lane] {
        seen = seen * 31 + i;
    }
    out[lane] = seen;
}

#[kernel(workgroup_size = 8)]
fn inclusive(starts: &[i32], ends: &[i32], out: &mut [i32]) {
    let lane = local_invocation_index();
    let mut seen = 1;
    for i in starts[lane]..=ends[lane] {
        seen = seen * 31 + i;
    }
    out[lane] = seen;
}

/// Bounds that are expressions, over `u32`.
#[kernel(workgroup_size = 4)]
fn bounds(out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut n = 0;
    for i in lane + 1..2 * lane + out.len() {
        n += 100 + i;
    }
    out[lane] = n;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let starts = [0, 3, 5, 5, -3, 7, i32::MAX - 2, i32::MIN];
    let ends = [4, 4, 5, 2, 2, -7, i32::MAX, i32::MIN + 3];
    let fold = |seen: i32, i: i32| seen.wrapping_mul(31).wrapping_add(i);
    let pairs = || starts.into_iter().zip(ends);
    let start_buffer = device.buffer(&starts)?;
    let end_buffer = device.buffer(&ends)?;
    let mut out = device.zeroed::<i32>(8)?;

    exclusive(&start_buffer, &end_buffer, &mut out)
        .workgroups(1)
        .run()?;
    let expected: Vec<i32> = pairs().map(|(a, b)| (a..b).fold(1, fold)).collect();
    assert_eq!(out.read()?, expected);

    inclusive(&start_buffer, &end_buffer, &mut out)
        .workgroups(1)
        .run()?;
    let expected: Vec<i32> = pairs().map(|(a, b)| (a..=b).fold(1, fold)).collect();
    assert_eq!(out.read()?, expected);

    let mut out = device.zeroed::<u32>(4)?;
    bounds(&mut out).workgroups(1).run()?;
    let expected: Vec<u32> = (0..4)
        .map(|lane| (lane + 1..2 * lane + 4).map(|i| 100 + i).sum())
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
