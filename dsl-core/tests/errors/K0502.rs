//! Some invocations of a workgroup may get to a barrier, a `workgroup_uniform_load` or a subgroup
//! operation that others do not get to. Whether they do is found out by the rules of the WGSL
//! specification: a branch is uniform if its condition is the same value for all invocations of the
//! workgroup, and that can be seen without running it. The message names the branch and the value
//! that differs.
//!
//! Move the barrier out of the branch. Instead of returning early, let all invocations come along
//! and only some of them work: `let active = i < n;`. A value in workgroup memory is made uniform
//! by `workgroup_uniform_load(&x)`.
//!
//! A variable that is passed as `&mut` in a branch that only some invocations take may differ
//! afterwards, even if the function stores nothing to it: WGSL judges the call, not the function. Pass
//! the variable by value there, or pass a copy of it.
//!
//! # Why
//!
//! At a barrier each invocation waits until all have come. One that does not come lets the others
//! wait for ever, or the hardware goes on without it, and memory is not what the code behind the
//! barrier takes it for. Browsers refuse such kernels; native drivers run them, and hang or compute
//! something else.

// Wrong:

#[kernel(workgroup_size = 64)]
fn reverse(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 64] = zeroed);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    if i >= values.len() {
        return;
    }
    tile[lane] = values[i];
    workgroup_barrier();
    values[i] = tile[63 - lane];
}

// Right:

#[kernel(workgroup_size = 64)]
fn reverse(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 64] = zeroed);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    let active = i < values.len();
    if active {
        tile[lane] = values[i];
    }
    workgroup_barrier();
    if active {
        values[i] = tile[63 - lane];
    }
}
