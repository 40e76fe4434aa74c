//! A value has another type than its place asks for. Literals are inferred as rustc infers them;
//! numbers are converted with `as` and never by themselves.
//!
//! # Why
//!
//! WGSL converts as little as Rust does: a shift between `f32` and `u32` costs an instruction and
//! can lose digits, so it is written.

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
