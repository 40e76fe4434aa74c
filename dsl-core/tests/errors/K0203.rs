//! Values in kernels are `bool`, `i32`, `u32`, `f32`, `f16`, glam's vectors and matrices, fixed
//! arrays, tuples, and types with `#[derive(ShaderType)]`.
//!
//! # Why
//!
//! These are the types that WGSL has. Most GPUs have no registers of 64 bits; indices and lengths
//! are `u32`, because a binding has fewer than 2³² bytes.

// Wrong:

#[kernel(workgroup_size = 64)]
fn count(n: usize, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < n {
        out[i] = i;
    }
}

// Right:

#[kernel(workgroup_size = 64)]
fn count(n: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < n {
        out[i] = i;
    }
}
