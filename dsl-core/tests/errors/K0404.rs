//! A kernel takes more than every WebGPU device has: workgroup memory, invocations per workgroup,
//! bindings, bytes of a uniform buffer. The message shows the sum. `max_workgroup_bytes = N` and
//! `max_invocations_per_workgroup = N` in the attribute raise the limits of a workgroup, `max_storage_buffers = N`
//! that of slices; a launch on a device that has less is then an error.
//!
//! On the CPU, functions that reach memory, builtin values or barriers are written out where they
//! are called. Of calls of calls there may be very many: 65,536 statements are the limit.
//!
//! # Why
//!
//! Workgroup memory is a few tens of kilobytes on each of a GPU's cores, and the workgroups that
//! run there share it: a kernel that takes all of it leaves room for no second one, which would
//! hide the time that the first one waits for memory.

// Wrong:

#[kernel(workgroup_size = 64)]
fn stage(values: &mut [f32]) {
    workgroup_var!(tile: [Vec3; 1024], last: f32);
    let lane = local_invocation_index();
    tile[lane] = Vec3::splat(values[lane]);
    workgroup_barrier();
    if lane == 0 {
        last = tile[63].x;
        values[0] = last;
    }
}

// Right:

#[kernel(workgroup_size = 64)]
fn stage(values: &mut [f32]) {
    workgroup_var!(tile: [Vec3; 1023], last: f32);
    let lane = local_invocation_index();
    tile[lane] = Vec3::splat(values[lane]);
    workgroup_barrier();
    if lane == 0 {
        last = tile[63].x;
        values[0] = last;
    }
}
