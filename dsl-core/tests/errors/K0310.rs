//! The variable was declared without `mut`, the slice as `&[T]`, or the texture for reading.
//!
//! # Why
//!
//! Read-only storage is another access mode than read-write: hardware keeps it in other caches, and
//! all invocations see one value in it, so a branch on it is uniform.

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
