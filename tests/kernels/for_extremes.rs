//! Ranges at the ends of their types, where a simple counter would wrap and the loop would never
//! end.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn unsigned(out: &mut [u32]) {
    let mut n = 0;
    for i in 0..=u32::MAX {
        if i == 3 {
            break;
        }
        n += 1;
    }
    out[0] = n;

    for i in u32::MAX - 2..=u32::MAX {
        out[1] = out[1] * 10 + (u32::MAX - i);
    }
    for i in (u32::MAX - 5..=u32::MAX).step_by(4) {
        out[2] = out[2] * 10 + (u32::MAX - i);
    }
    for i in (0..10).step_by(3_000_000_000) {
        out[3] = out[3] * 10 + i + 1;
    }
    for i in (0..=3).rev() {
        out[4] = out[4] * 10 + i;
    }
    for i in (0..=u32::MAX).rev() {
        if i < u32::MAX - 3 {
            break;
        }
        out[5] = out[5] * 10 + (u32::MAX - i) + 1;
    }
    for i in 7..=7 {
        out[6] = i;
    }
}

#[kernel(workgroup_size = 1)]
fn signed(out: &mut [i32]) {
    for i in i32::MAX - 1..=i32::MAX {
        out[0] = out[0] * 10 + (i32::MAX - i) + 1;
    }
    for i in (i32::MIN..=i32::MIN + 2).rev() {
        out[1] = out[1] * 10 + (i - i32::MIN);
    }
    // The step is an unsigned number, and larger than any `i32`.
    for i in (-2_000_000_000..2_000_000_000).step_by(3_000_000_000) {
        out[2] += i / 1_000_000;
    }
    for i in i32::MIN..=i32::MAX {
        out[3] += 1;
        if i == i32::MIN + 4 {
            break;
        }
    }
}

/// Steps that have a name, or are computed from constants. A step of 0 counts as 1.
#[kernel(workgroup_size = 1)]
fn named(out: &mut [u32]) {
    const FOUR: u32 = 4;
    let eight = FOUR + FOUR;
    let large = 4_000_000_000;
    let none = FOUR - 4;
    for i in (0..100).step_by(FOUR * FOUR) {
        out[0] += i;
    }
    for i in (3..20).step_by(eight) {
        out[1] = out[1] * 100 + i;
    }
    for i in (300_000_000..u32::MAX).step_by(large) {
        out[2] += i / 1_000_000;
    }
    for i in (0..4).step_by(none) {
        out[3] = out[3] * 10 + i;
    }
    for i in (0..=9).rev().step_by(eight) {
        out[4] = out[4] * 10 + i;
    }
}

/// Steps that are known at run time only, up to ends around half of what a `u32` can be.
#[kernel(workgroup_size = 1)]
fn halfway(small: u32, large: u32, out: &mut [u32]) {
    for i in (2_147_483_000..2_147_483_648).step_by(small) {
        out[0] = out[0] * 1000 + (2_147_483_648 - i);
    }
    for i in (2_147_483_000..2_147_483_648).step_by(large) {
        out[1] += 2_147_483_648 - i;
    }
    for i in (2_147_483_647..=2_147_483_647).step_by(large) {
        out[2] += 2_147_483_648 - i;
    }
    for i in (2_147_483_600..=2_147_483_648).step_by(large) {
        out[3] += 2_147_483_648 - i;
    }
    for i in (0..2_147_483_648).step_by(large / 2) {
        out[4] = out[4] * 10 + 1 + i / 1_000_000_000;
    }
    for i in (5..out.len().min(9)).step_by(small - small) {
        out[5] = out[5] * 10 + i;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(7)?;
    unsigned(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [3, 210, 51, 1, 3210, 1234, 7]);

    let mut out = device.zeroed::<i32>(4)?;
    signed(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [21, 210, -1000, 5]);

    let mut out = device.zeroed::<u32>(5)?;
    named(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [336, 31119, 300, 123, 91]);

    let mut out = device.zeroed::<u32>(6)?;
    halfway(300, 4_000_000_000_u32, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [648_348_048, 648, 1, 48, 13, 5]);
    Ok(())
}
