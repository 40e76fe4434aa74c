//! The type has no component or member of that name. Vectors have `x`, `y`, `z` and `w`, matrices have axes. A method returns
//! several components at once: `v.xy()`.
//!
//! # Why
//!
//! The names are glam's, which the host uses as well. Kernels do not have WGSL's second set of names, `r`, `g`, `b` and
//! `a`.

// Wrong:

#[kernel(workgroup_size = 64)]
fn red(colors: &[Vec4], out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = colors[i].r;
}

// Right:

#[kernel(workgroup_size = 64)]
fn red(colors: &[Vec4], out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = colors[i].x;
}
