//! Values in kernels are `bool`, integers and floats of up to 64 bits, glam's vectors and matrices, fixed
//! arrays, tuples, and types with `#[derive(ShaderType)]`.
//!
//! # Why
//!
//! These are the types that WGSL has, or that are made of its words. Most GPUs have no registers of 64
//! bits, and none of 128.

// Wrong:

#[kernel(workgroup_size = 64)]
fn count(n: u128, out: &mut [u32]) {
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
