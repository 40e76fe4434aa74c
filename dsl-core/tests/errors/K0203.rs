//! Values in kernels are `bool`, integers and floats of up to 64 bits, glam's vectors and matrices, fixed arrays, tuples, and
//! types with `#[derive(ShaderType)]`.
//!
//! # Why
//!
//! WGSL has these types, or they can be made of its words. Most GPUs have no 64-bit registers, and none has 128-bit
//! registers.

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
