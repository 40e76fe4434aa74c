//! A kernel reads an element of workgroup memory that no invocation of the workgroup has written. Atomics are not
//! checked, because counters often start at zero. Store a value first. If the kernel relies on zeros, declare the
//! variable `= zeroed`.
//!
//! # Why
//!
//! WGSL zeroes workgroup memory, so the read gives zero. Nevertheless such a read is nearly always a mistake: the
//! kernel forgot the border of a tile, or an invocation without an element did not store.

// Wrong:

#[kernel(workgroup_size = 64)]
fn neighbours(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 65]);
    let lane = local_invocation_index();
    tile[lane] = values[lane];
    workgroup_barrier();
    values[lane] = tile[lane + 1];
}

// Right:

#[kernel(workgroup_size = 64)]
fn neighbours(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 65] = zeroed);
    let lane = local_invocation_index();
    tile[lane] = values[lane];
    workgroup_barrier();
    values[lane] = tile[lane + 1];
}
