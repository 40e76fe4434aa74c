//! Two parameters, constants, workgroup variables or items have the same name. Rename one of them.
//!
//! # Why
//!
//! A `let` may shadow an older one, as in Rust. Parameters, constants, workgroup variables and items cannot be
//! shadowed: they are declared for the whole kernel, and in WGSL at module scope.

// Wrong:

#[kernel(workgroup_size = 64)]
fn stage(out: &mut [f32]) {
    workgroup_var!(tile: [f32; 64], tile: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = 1.0;
    out[global_invocation_id().x] = tile[lane];
}

// Right:

#[kernel(workgroup_size = 64)]
fn stage(out: &mut [f32]) {
    workgroup_var!(tile: [f32; 64], next: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = 1.0;
    next[lane] = tile[lane] + 1.0;
    out[global_invocation_id().x] = next[lane];
}
