//! The kernel takes more than WebGPU guarantees: workgroup memory, invocations per workgroup, bindings, or bytes of a
//! uniform buffer. The message shows the sum. In the attribute, `max_workgroup_bytes = N`,
//! `max_invocations_per_workgroup = N` and `max_storage_buffers = N` raise the limits. A launch on a device with lower
//! limits is then an error.
//!
//! On the CPU, functions that reach memory, builtin values or barriers are inlined at each call. Nested calls multiply,
//! so the limit is 65,536 statements.
//!
//! # Why
//!
//! Each core of a GPU has a few tens of kilobytes of workgroup memory, which its workgroups share. If one workgroup
//! takes all of this memory, no second workgroup can run while the first workgroup waits for data.

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
