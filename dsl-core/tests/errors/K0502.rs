//! Some invocations of a workgroup may reach a barrier, a `workgroup_uniform_load` or a subgroup operation, and others
//! may not. The rules of the WGSL specification decide: a branch is uniform if its condition surely has the same value
//! for all invocations of the workgroup. The message names the branch and the value that differs.
//!
//! Move the barrier out of the branch. Do not return early: let all invocations continue, and guard the work with
//! `let active = i < n;`. `workgroup_uniform_load(&x)` makes a value in workgroup memory uniform.
//!
//! A variable that is passed as `&mut` in a non-uniform branch may differ afterwards, even if the function stores
//! nothing to it: WGSL looks at the call, not into the function. Pass the variable by value there, or pass a copy.
//!
//! # Why
//!
//! At a barrier each invocation waits for all others. If an invocation does not come, the others wait forever, or the
//! hardware continues without it. Then the memory after the barrier is not complete. Browsers refuse such kernels.
//! Native drivers run them, and hang or compute wrong results.

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
