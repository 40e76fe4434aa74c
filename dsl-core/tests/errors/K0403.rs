//! The index is outside of the array. Either the index is a constant, or an invocation with this index is certain to
//! reach the access. Guard the access with `if`, or make the array larger.
//!
//! # Why
//!
//! A GPU does not stop at such an access. It reads some value, stores somewhere else in the same memory, or drops the
//! store. Devices differ.

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
