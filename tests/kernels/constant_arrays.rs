//! `const` arrays, indexed by a constant, by a loop variable and by the invocation.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn constant_arrays(out: &mut [f32]) {
    const WEIGHTS: [f32; 3] = [0.25, 0.5, 0.25];
    const OFFSETS: [[u32; 2]; 4] = [[0, 1], [1, 2], [2, 3], [3, 0]];
    let lane = local_invocation_index();
    let mut sum = WEIGHTS[1];
    for i in 0..WEIGHTS.len() {
        sum += WEIGHTS[i] * i as f32;
    }
    out[lane] = sum + (OFFSETS[lane][0] * 10 + OFFSETS[lane][1]) as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<f32>(4)?;
    constant_arrays(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [2.5, 13.5, 24.5, 31.5]);
    Ok(())
}
