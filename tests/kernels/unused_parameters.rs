//! Parameters and workgroup variables that a kernel does not use, empty kernels, and the same
//! buffer for two read-only parameters.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn unused(_input: &[Vec3], _n: u32, _scale: &f32, _counts: &[Atomic<u32>], out: &mut [u32]) {
    workgroup_var!(_cache: [f32; 64]);
    out[global_invocation_id().x] = 5;
}

#[kernel(workgroup_size = 1)]
fn nothing(_out: &mut [u32]) {}

/// Only a value is used.
#[kernel(workgroup_size = 1)]
fn no_memory(n: u32, _out: &mut [u32]) {
    let _ = n + 1;
}

#[kernel(workgroup_size = 4)]
fn add(a: &[u32], b: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    out[i] += a[i] + 10 * b[i];
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = device.zeroed::<Vec3>(0)?;
    let scale = device.uniform(1.0_f32)?;
    let mut counts = device.buffer(&[1, 2, 3])?;
    let mut out = device.zeroed::<u32>(4)?;
    unused(&input, 3, &scale, &mut counts, &mut out)
        .workgroups(1)
        .run()?;
    nothing(&mut out).workgroups(1).run()?;
    no_memory(1, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [5; 4]);
    assert_eq!(counts.read()?, [1, 2, 3]);

    let numbers = device.buffer(&[1, 2, 3, 4])?;
    add(&numbers, &numbers, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [16, 27, 38, 49]);
    Ok(())
}
