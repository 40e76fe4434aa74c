//! `.rev().step_by(n)` steps from the far end. `.step_by(n).rev()` visits the values of
//! `.step_by(n)` backwards. `.rev().rev()` is the original range.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn combined(out: &mut [u32]) {
    let end = local_invocation_index();
    let mut seen = 1;
    for i in (0..end).rev().step_by(3) {
        seen = seen * 31 + i;
    }
    for i in (1..=end).rev().step_by(2) {
        seen = seen * 31 + i;
    }
    for i in (0..end).step_by(3).rev() {
        seen = seen * 31 + i;
    }
    for i in (0..end).rev().rev() {
        seen = seen * 31 + i;
    }
    out[end] = seen;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(8)?;
    combined(&mut out).workgroups(1).run()?;
    let expected: Vec<u32> = (0..8)
        .map(|end: u32| {
            let from_the_end = (0..end).rev().step_by(3).chain((1..=end).rev().step_by(2));
            let backwards = (0..end).filter(|i| i % 3 == 0).rev();
            let fold = |seen: u32, i| seen.wrapping_mul(31).wrapping_add(i);
            from_the_end.chain(backwards).chain(0..end).fold(1, fold)
        })
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
