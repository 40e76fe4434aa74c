//! An element of workgroup memory is read, and no invocation of the workgroup has written it.
//! Atomics are left out: counters that start at zero are ordinary. A variable declared `= zeroed`
//! says that the kernel relies on zeros.
//!
//! # Why
//!
//! WGSL zeroes workgroup memory, so the read is of a zero and not of anything. It is nearly always
//! a mistake nevertheless: a tile whose border was forgotten, an invocation that had nothing to
//! store.

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
