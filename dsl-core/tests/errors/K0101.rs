//! The attribute takes `workgroup_size = N`, `(X, Y)` or `(X, Y, Z)`. It may also have `instances(…)`, `allow(…)`,
//! `max_workgroup_bytes = N`, `max_invocations_per_workgroup = N` and `max_storage_buffers = N`. Each value is an
//! integer literal, a `#[device]` constant, a const parameter, or arithmetic on these.
//!
//! # Why
//!
//! A device compiles a kernel for one workgroup size. The size decides how many invocations share workgroup memory, and
//! how many registers each of them has. So the size is fixed before the kernel runs, and a launch cannot change it.

// Wrong:

#[kernel(block_size = 256)]
fn double(values: &mut [f32]) {
    values[global_invocation_id().x] *= 2.0;
}

// Right:

#[kernel(workgroup_size = 256)]
fn double(values: &mut [f32]) {
    values[global_invocation_id().x] *= 2.0;
}
