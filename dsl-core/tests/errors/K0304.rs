//! The method or function exists, but not for values of this type. Convert the value, for instance with `as`, or use a
//! method of its type.
//!
//! # Why
//!
//! `f32::sqrt` is a method of Rust's floats. WGSL's `sqrt` is a function of floats and their vectors. A kernel has the
//! methods that mean the same in both.

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
