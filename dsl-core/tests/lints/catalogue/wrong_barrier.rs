//! The barrier orders nothing that is shared here, and memory that it does not order is written on one
//! side of it and accessed on the other. `workgroup_barrier()` orders workgroup variables,
//! `storage_barrier()` buffers, `texture_barrier()` storage textures.
//!
//! Where the elements that invocations hand to each other are known, this is a data race, and an
//! error.

// Wrong:

#[kernel(workgroup_size = 64)]
fn permute_twice(order: &[u32], values: &mut [u32]) {
    let lane = local_invocation_index();
    values[order[lane]] = lane;
    workgroup_barrier();
    let next = values[order[63 - lane]];
    storage_barrier();
    values[order[lane]] = next;
}

// Right:

#[kernel(workgroup_size = 64)]
fn permute_twice(order: &[u32], values: &mut [u32]) {
    let lane = local_invocation_index();
    values[order[lane]] = lane;
    storage_barrier();
    let next = values[order[63 - lane]];
    storage_barrier();
    values[order[lane]] = next;
}
