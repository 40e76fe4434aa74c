//! The index is outside of the array, for a constant or for an invocation that certainly gets
//! there.
//!
//! # Why
//!
//! A GPU does not stop at such an access. It reads something, or stores somewhere else in the same
//! memory, or drops the store, and which of these differs between devices.

// Wrong:

#[kernel(workgroup_size = 64)]
fn shift(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = values[lane];
    workgroup_barrier();
    values[lane] = tile[lane + 1];
}

// Right:

#[kernel(workgroup_size = 64)]
fn shift(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = values[lane];
    workgroup_barrier();
    values[lane] = tile[(lane + 1) % 64];
}
