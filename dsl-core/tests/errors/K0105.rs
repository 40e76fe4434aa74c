//! `#[device]` goes on functions, constants, and modules with types, traits and their
//! implementations. Their names are none that the language of kernels has already, and none of a
//! macro of the standard library.
//!
//! # Why
//!
//! A kernel carries everything that it refers to into one WGSL module. For each item there is a
//! hidden macro of the same name that brings its tokens along, and names of builtin functions
//! always mean WGSL's.

// Wrong:

#[device]
fn sqrt(x: f32) -> f32 {
    x * 0.5
}

#[kernel(workgroup_size = 64)]
fn halves(out: &mut [f32]) {
    out[global_invocation_id().x] *= 0.5;
}

// Right:

#[device]
fn half(x: f32) -> f32 {
    x * 0.5
}

#[kernel(workgroup_size = 64)]
fn halves(out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = half(out[i]);
}
