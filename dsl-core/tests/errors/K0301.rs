//! A value has another type than its use needs. Literals are inferred as rustc infers them. Numbers are converted with `as`,
//! never implicitly.
//!
//! # Why
//!
//! WGSL converts as little as Rust does. A conversion between `f32` and `u32` costs an instruction and can lose digits, so
//! you write it.

// Wrong:

#[kernel(workgroup_size = 64)]
fn ramp(out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = i;
}

// Right:

#[kernel(workgroup_size = 64)]
fn ramp(out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = i as f32;
}
