//! Kernels print lines and assert conditions. Lines and failures go to a separate buffer. A failure
//! ends the invocation, unless a barrier can follow.

use dsl_runtime::{Error, prelude::*};

#[device]
fn half(x: u32) -> u32 {
    assert!(x.is_multiple_of(2), "{x} is odd");
    x / 2
}

#[kernel(workgroup_size = 4)]
pub fn halves(x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let (i, lane) = (global_invocation_id().x, local_invocation_index());
    tile[lane] = if i < x.len() { half(x[i]) } else { 0 };
    workgroup_barrier();
    if lane == 0 {
        println!("{:?}", [tile[0], tile[1], tile[2], tile[3]]);
    }
    if i < out.len() {
        out[i] = tile[3 - lane];
    }
}

#[kernel(workgroup_size = 1)]
pub fn failing(which: u32, out: &mut [u32]) {
    let option = which.checked_sub(1);
    out[0] = match which {
        0 => option.expect("a number above 0"),
        1 => option.unwrap() + 5,
        2 => unreachable!("{which:>3}"),
        _ => {
            assert_eq!(which, 4);
            7
        }
    };
}

#[device]
fn checked_root(x: f32) -> f32 {
    assert!(x >= 0.0);
    x.sqrt()
}

#[kernel(workgroup_size = 4)]
pub fn ending(x: &[f32], at: &[u32], out: &mut [f32]) {
    let i = global_invocation_id().x;
    let Some(&j) = at.get(i) else { return };
    assert!(j < x.len(), "no element {j}");
    for _ in 0..3 {
        if j >= out.len() {
            panic!();
        }
        out[j] += checked_root(x[j]) + 1.0;
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    device.on_print(|_| {});
    let x = device.buffer(&[2, 4, 6, 8])?;
    let mut out = device.zeroed::<u32>(4)?;
    halves(&x, &mut out).invocations(4).run()?;
    assert_eq!(out.read()?, [4, 3, 2, 1]);
    for (which, expected) in (0..).zip([None, Some(5), None, None, Some(7)]) {
        failing(which, &mut out).workgroups(1).run()?;
        let told = device.sync();
        assert_eq!(matches!(told, Err(Error::Assertion { .. })), expected.is_none(), "{which}");
        assert!(expected.is_none_or(|value| out.read().is_ok_and(|out| out[0] == value)));
    }
    // The third invocation has no element, the second one takes no root.
    let (x, at) = (device.buffer(&[4.0, -1.0, 9.0, 1.0])?, device.buffer(&[2, 1, 4, 0])?);
    let mut out = device.zeroed::<f32>(4)?;
    ending(&x, &at, &mut out).invocations(4).run()?;
    match device.sync() {
        Err(Error::Assertion { message, invocation: 1, count: 4, .. }) => {
            assert_eq!(message, "assertion failed: x >= 0.0");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(out.read()?, [9.0, 3.0, 12.0, 0.0]);
    Ok(())
}
