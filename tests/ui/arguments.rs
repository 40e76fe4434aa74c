//! Arguments of a launch in a wrong order: rustc says so of each one that is in a wrong place, and leaves none out.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn saxpy(a: f32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < x.len() && i < y.len() {
        y[i] += a * x[i];
    }
}

#[kernel(workgroup_size = 64)]
fn fill(y: &mut [f32], n: u32, value: f32) {
    let i = global_invocation_id().x;
    if i < n && i < y.len() {
        y[i] = value;
    }
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let x = device.buffer(&[1.0f32; 64])?;
    let mut y = device.zeroed::<f32>(64)?;
    saxpy(&x, &mut y, 2.0).invocations(64).run()?;
    saxpy(2.0, &mut y, &x).invocations(64).run()?;
    saxpy(2, &x, &mut y).invocations(64).run()?;
    fill(&mut y, 2.0, 64).invocations(64).run()?;
    fill(64, 2.0, &mut y).invocations(64).run()
}
