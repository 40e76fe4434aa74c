//! Loops that end only by `return`. Code after them is unreachable.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn returns(out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut i = lane;
    loop {
        i += 1;
        if i % 3 == 0 {
            out[lane] = i;
            return;
        }
    }
}

#[kernel(workgroup_size = 4)]
fn returns_from_within(out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut i = 10 * lane;
    'outer: loop {
        loop {
            match i % 7 {
                0 => {
                    out[lane] = i;
                    return;
                }
                1 => {
                    i += 2;
                    continue 'outer;
                }
                _ => break,
            }
        }
        i += 1;
    }
}

/// Both arms leave, so the end of the function is never reached.
#[kernel(workgroup_size = 4)]
fn every_path_returns(out: &mut [u32]) {
    let lane = local_invocation_index();
    if lane % 2 == 0 {
        out[lane] = 10 + lane;
        return;
    } else {
        loop {
            out[lane] += 1;
            if out[lane] > lane {
                return;
            }
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(4)?;
    returns(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [3, 3, 3, 6]);

    returns_from_within(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [0, 14, 21, 35]);

    let mut out = device.zeroed::<u32>(4)?;
    every_path_returns(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [10, 2, 12, 4]);
    Ok(())
}
