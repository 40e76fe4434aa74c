//! Two invocations access the same memory, at least one of them writes, and no barrier is between the two accesses. The
//! message names both places, the two invocations, the element, and the calls that lead to these places.
//!
//! The report is certain: the race happens in each launch in which invocations reach both places. A branch on a
//! parameter, a loop over a parameter, or a guard such as `if i < n` may exclude some launches. If the compiler
//! does not know whether two invocations access the same element, it reports nothing.
//!
//! Put a barrier between the two accesses, give each invocation its own element, or use an atomic.
//! `workgroup_barrier()` orders workgroup memory, `storage_barrier()` orders storage memory, both only within one
//! workgroup. If every outcome is right, write `allow(race = "why")` in the attribute.
//!
//! # Why
//!
//! Invocations run in an unknown order, which differs between devices: 32 in step on one, 4 on another. A kernel with a
//! race can give the right answer a thousand times on one machine, and a wrong one elsewhere. Two stores of the same
//! value are a race as well.

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
