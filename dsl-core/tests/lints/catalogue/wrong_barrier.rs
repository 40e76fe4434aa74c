//! The barrier orders the wrong memory. One side writes memory of another kind, and the other side accesses that memory.
//! `workgroup_barrier()` orders workgroup variables, `storage_barrier()` orders buffers, `texture_barrier()` orders
//! storage textures.
//!
//! If it is known which elements the invocations share, this is a data race, and an error.

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
