//! The type has no component or member of that name. Vectors have `x`, `y`, `z` and `w`, matrices
//! their axes, and several components at once are a method: `v.xy()`.
//!
//! # Why
//!
//! Names are glam's, which the host uses as well. WGSL's second set of names, `r`, `g`, `b` and
//! `a`, is left out.

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
