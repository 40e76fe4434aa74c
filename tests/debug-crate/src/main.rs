//! Kernels that `tests/debugger.rs` steps through.

use dsl_runtime::prelude::*;

/// `y += a * x`
#[kernel(workgroup_size = 64)]
fn saxpy(a: f32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < x.len() && i < y.len() {
        let product = a * x[i];
        y[i] += product;
    }
}

/// Twice a number.
#[device]
fn twice(number: u32) -> u32 {
    let result = 2 * number;
    result.max(number)
}

/// Each element of `out` is twice the sum of its workgroup's numbers up to it.
#[kernel(workgroup_size = 8)]
fn sums(out: &mut [u32]) {
    workgroup_var!(numbers: [u32; 8]);
    let lane = local_invocation_index();
    let mut sum = 0;
    numbers[lane] = lane + 10;
    workgroup_barrier();
    for j in 0..=lane {
        sum += numbers[j];
    }
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = twice(sum);
    }
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let x = device.buffer(&[1.0, 2.0, 3.0, 4.0])?;
    let mut y = device.zeroed::<f32>(4)?;
    saxpy(0.5, &x, &mut y).invocations(4).run()?;
    assert_eq!(y.read()?, [0.5, 1.0, 1.5, 2.0]);

    let mut out = device.zeroed::<u32>(16)?;
    sums(&mut out).invocations(16).run()?;
    assert_eq!(out.read()?[..3], [20, 42, 66]);
    println!("done");
    Ok(())
}
