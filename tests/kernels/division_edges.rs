//! Divisions that panic in Rust have WGSL's results. `x / 0` is `x` and `x % 0` is 0. The smallest
//! `i32` divided by -1 is the smallest `i32`, with remainder 0.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn divide(xs: &[i32], ys: &[i32], quotients: &mut [i32], remainders: &mut [i32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    quotients[lane] = x / y;
    remainders[lane] = x % y;
    let unsigned = x as u32 / y as u32;
    quotients[4 + lane] = unsigned as i32;
    let mut rest = x as u32;
    rest %= y as u32;
    remainders[4 + lane] = rest as i32;
}

/// The same of constants, which WGSL would refuse.
#[kernel(workgroup_size = 1)]
fn constants(out: &mut [i32]) {
    const LEAST: i32 = i32::MIN;
    out[0] = LEAST % (-1 | 1);
    out[1] = LEAST / (-1 | 1);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = device.buffer(&[i32::MIN, 7, -7, 0])?;
    let y = device.buffer(&[-1, 0, 0, 0])?;
    let mut quotients = device.zeroed::<i32>(8)?;
    let mut remainders = device.zeroed::<i32>(8)?;
    divide(&x, &y, &mut quotients, &mut remainders)
        .workgroups(1)
        .run()?;
    assert_eq!(quotients.read()?, [i32::MIN, 7, -7, 0, 0, 7, -7, 0]);
    assert_eq!(remainders.read()?, [0, 0, 0, 0, i32::MIN, 0, 0, 0]);

    let mut out = device.zeroed::<i32>(2)?;
    constants(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [0, i32::MIN]);
    Ok(())
}
