//! The attribute takes `workgroup_size = N`, `(X, Y)` or `(X, Y, Z)`, and beside it `instances(…)`,
//! `allow(…)`, `max_workgroup_bytes = N`, `max_invocations_per_workgroup = N` and `max_storage_buffers = N`. Each value is an
//! integer literal, a `#[device]` constant, a const parameter, or arithmetic on them.
//!
//! # Why
//!
//! A device compiles a kernel for one workgroup size: how many invocations share workgroup memory,
//! and how many registers each of them gets, depends on it. So it is known before the kernel runs,
//! and no launch can change it.

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
