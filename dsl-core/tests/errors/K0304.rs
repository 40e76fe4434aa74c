//! The method or function exists, though not for values of this type.
//!
//! # Why
//!
//! `f32::sqrt` is a method of Rust's floats, and WGSL's `sqrt` is one of floats and their vectors.
//! A kernel has what both mean alike.

// Wrong:

#[kernel(workgroup_size = 64)]
fn roots(out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = i.sqrt();
}

// Right:

#[kernel(workgroup_size = 64)]
fn roots(out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = (i as f32).sqrt();
}
