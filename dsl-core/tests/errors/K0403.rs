//! The index is outside of the array: a constant, or an index of an invocation that surely gets there.
//!
//! # Why
//!
//! A GPU does not stop at such an access. It reads some value, stores somewhere else in the same memory, or drops the store.
//! Devices differ.

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
