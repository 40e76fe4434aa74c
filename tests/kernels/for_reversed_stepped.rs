//! `for` over `.rev()` and `.step_by(n)`, with exclusive and inclusive ends. Steps that divide the
//! range and steps that do not, steps from a variable, and empty ranges.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 6)]
fn reversed(ends: &[i32], out: &mut [i32]) {
    let lane = local_invocation_index();
    let mut seen = 1;
    for i in (-2..ends[lane]).rev() {
        seen = seen * 31 + i;
    }
    for i in (-2..=ends[lane]).rev() {
        seen = seen * 31 + i;
    }
    out[lane] = seen;
}

#[kernel(workgroup_size = 6)]
fn stepped(ends: &[i32], step: u32, out: &mut [i32]) {
    let lane = local_invocation_index();
    let mut seen = 1;
    for i in (-2..ends[lane]).step_by(3) {
        seen = seen * 31 + i;
    }
    for i in (-2..=ends[lane]).step_by(3) {
        seen = seen * 31 + i;
    }
    for i in (0..ends[lane]).step_by(step + lane) {
        seen = seen * 31 + i;
    }
    out[lane] = seen;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let ends = [-5, -2, -1, 1, 4, 10];
    let fold = |seen: i32, i: i32| seen.wrapping_mul(31).wrapping_add(i);
    let end_buffer = device.buffer(&ends)?;
    let mut out = device.zeroed::<i32>(6)?;

    reversed(&end_buffer, &mut out).workgroups(1).run()?;
    let expected = ends.map(|end| (-2..end).rev().chain((-2..=end).rev()).fold(1, fold));
    assert_eq!(out.read()?, expected);

    stepped(&end_buffer, 2, &mut out).workgroups(1).run()?;
    let mut lane = 0;
    let expected = ends.map(|end| {
        let varying = (0..end).step_by(2 + lane);
        lane += 1;
        (-2..end)
            .step_by(3)
            .chain((-2..=end).step_by(3))
            .chain(varying)
            .fold(1, fold)
    });
    assert_eq!(out.read()?, expected);
    Ok(())
}
