//! The kernel refers to an item that cannot be used there, or the item has a refused name. `#[device]` goes on
//! functions, constants, and modules with types, traits and their implementations. The name of an item must not be a
//! name of the kernel language, nor the name of a macro of the standard library. Give the item another name.
//!
//! # Why
//!
//! A kernel carries everything that it refers to into one WGSL module. A hidden macro of each item's name brings the
//! item's tokens. Names of builtin functions always mean WGSL's functions.

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
