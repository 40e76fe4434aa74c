//! The kernel stores to a variable without `mut`, to a slice `&[T]`, or to a texture for reading. Declare the variable
//! `mut`, the slice `&mut [T]`, or the texture `&mut`.
//!
//! # Why
//!
//! Read-only storage has another access mode than read-write storage. The hardware keeps it in other caches. All
//! invocations see the same value in it, so a branch on it is uniform.

// Wrong:

#[kernel(workgroup_size = 64)]
fn double(values: &[f32]) {
    values[global_invocation_id().x] *= 2.0;
}

// Right:

#[kernel(workgroup_size = 64)]
fn double(values: &mut [f32]) {
    values[global_invocation_id().x] *= 2.0;
}
