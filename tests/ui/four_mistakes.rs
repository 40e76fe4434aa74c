//! Four mistakes in one kernel are four errors, and its caller has none.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn broken(input: &[f32], partial: &mut [f32]) {
    let lane = local_invocation_index();
    partial[lane] = lane;
    partial[lane] = inptu[lane];
    partial[lane] = [1.0, 2.0].iter().collect();
    partial[lane] = input[lane].clamp(0.0);
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let input = device.buffer(&[1.0f32; 64])?;
    let mut partial = device.zeroed(64)?;
    broken(&input, &mut partial).workgroups(1).run()
}
