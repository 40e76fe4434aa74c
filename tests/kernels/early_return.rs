//! `return` from nested loops, from `match` and from `if`. Later statements do not run.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn early(out: &mut [u32]) {
    let lane = local_invocation_index();
    out[lane] = 1;
    if lane == 0 {
        return;
    }
    out[lane] = 2;
    match lane {
        1 | 2 => return,
        3 => {
            out[lane] = 3;
            return;
        }
        _ => {}
    }
    for i in 0..10 {
        while i >= 4 {
            out[lane] = 100 * i + lane;
            if i == lane {
                return;
            }
            break;
        }
    }
    out[lane] = 4;
}

/// A value that one arm computes while the other leaves.
#[kernel(workgroup_size = 8)]
fn instead_of_a_value(values: &[u32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let value = if values[lane] > 10 {
        values[lane]
    } else {
        return;
    };
    let half = match value % 2 {
        0 => value / 2,
        _ => return,
    };
    out[lane] = half;
}

/// Some invocations have left when a variable is assigned that is the same for all.
#[kernel(workgroup_size = 8)]
fn before_an_assignment(out: &mut [u32]) {
    workgroup_var!(shared: [u32; 8]);
    let lane = local_invocation_index();
    let mut scale = 1;
    shared[lane] = lane;
    workgroup_barrier();
    scale += 1;
    if lane % 2 == 1 {
        return;
    }
    scale *= 10;
    out[lane] = shared[7 - lane] * scale;
    if lane > 3 {
        return;
    }
    let offset = workgroup_id().x + 1000;
    out[lane] += offset;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(8)?;
    early(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [1, 2, 2, 3, 404, 505, 606, 707]);

    let values = device.buffer(&[12, 10, 11, 0, 14, 15, 16, 100])?;
    let mut out = device.zeroed::<u32>(8)?;
    instead_of_a_value(&values, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [6, 0, 0, 0, 7, 0, 8, 50]);

    let mut out = device.zeroed::<u32>(8)?;
    before_an_assignment(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [1140, 0, 1100, 0, 60, 0, 20, 0]);
    Ok(())
}
