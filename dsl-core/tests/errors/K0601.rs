//! Two invocations access the same memory, at least one of them writes, and no barrier stands
//! between. The message names both places, two invocations and the element, and the calls that
//! lead there. What is reported is certain: it happens in each launch in which invocations come to
//! both places. A branch on a parameter, a loop over one or a guard, `if i < n`, may keep some
//! launches from there. Where it is not known whether two invocations meet in one element, nothing
//! is reported. A barrier orders the memory of its own kind, `workgroup_barrier()` workgroup memory
//! and `storage_barrier()` storage memory, and only within one workgroup.
//!
//! Put the barrier between the two accesses, give each invocation an element of its own, or use an
//! atomic. Should any outcome do, `allow(race = "why")` in the attribute says so.
//!
//! # Why
//!
//! Invocations run in an order that nobody knows, and differently on each device: 32 in step on
//! one, 4 on another. A kernel with a race can give the right answer a thousand times where it was
//! written, and a wrong one elsewhere. Two stores of the same value are a race as well.

// Wrong:

#[kernel(workgroup_size = 64)]
fn reverse(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = values[lane];
    values[lane] = tile[63 - lane];
}

// Right:

#[kernel(workgroup_size = 64)]
fn reverse(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = values[lane];
    workgroup_barrier();
    values[lane] = tile[63 - lane];
}
