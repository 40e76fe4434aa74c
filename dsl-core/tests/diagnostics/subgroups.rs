//! Subgroup operations in non-uniform control flow, and arguments that WGSL does not accept.

#[kernel(workgroup_size = 64)]
fn under_a_branch(input: &[f32], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < input.len() {
        out[i] = subgroup_add(input[i]); //~ K0502 let all invocations call it
    }
}

#[kernel(workgroup_size = 64)]
fn after_an_early_return(n: u32, out: &mut [u32]) {
    let i = local_invocation_index();
    if i >= n {
        return;
    }
    out[i] = subgroup_elect() as u32; //~ K0502 `subgroup_elect` must be in uniform control flow
}

#[kernel(workgroup_size = 64)]
fn behind_a_vote(out: &mut [u32]) {
    let i = local_invocation_index();
    while subgroup_any(out[i] > 0) { //~ K0502 `subgroup_any` differs between subgroups
        out[i] -= 1;
    }
}

#[kernel(workgroup_size = 64)]
fn barrier_behind_a_vote(out: &mut [u32]) {
    let i = local_invocation_index();
    if subgroup_all(i < 32) {
        workgroup_barrier(); //~ K0502 store the value in a workgroup variable, and read this variable with `workgroup_uniform_load(&…)`: then all invocations get the same value
    }
    out[i] = i;
}

#[kernel(workgroup_size = 64)]
fn in_one_subgroup(out: &mut [u32]) {
    let i = local_invocation_index();
    if subgroup_id() == 0 {
        out[i] = quad_swap_x(i); //~ K0502 `subgroup_id()` differs between invocations
    }
}

#[kernel(workgroup_size = 64)]
fn behind_a_short_circuit(out: &mut [u32]) {
    let i = local_invocation_index();
    out[i] = (i < 32 && subgroup_any(i == 7)) as u32; //~ K0502 `subgroup_any` must be in uniform control flow
}

#[device]
fn total(x: u32) -> u32 {
    subgroup_add(x) //~ K0502 `subgroup_add` must be in uniform control flow
}

#[kernel(workgroup_size = 64)]
fn in_a_function(out: &mut [u32]) {
    let i = local_invocation_index();
    if i < 32 {
        out[i] = total(i);
    }
}

#[kernel(workgroup_size = 64)]
fn own_distances(out: &mut [u32]) {
    let i = local_invocation_index();
    out[i] = subgroup_shuffle_xor(i, i % 4) //~ K0502 the second argument of `subgroup_shuffle_xor`
        + subgroup_shuffle_up(i, out[0]) //~ K0502 the second argument of `subgroup_shuffle_up`
        + subgroup_shuffle(i, i ^ 3);
}

#[kernel(workgroup_size = 64)]
fn numbers(n: u32, out: &mut [u32]) {
    let i = local_invocation_index();
    out[i] = subgroup_broadcast(i, n) //~ K0401 write `subgroup_shuffle(x, i)`
        + subgroup_broadcast(i, 128) //~ K0403 a constant from 0 to 127
        + quad_broadcast(i, 4) //~ K0403 a constant from 0 to 3
        + subgroup_shuffle_down(i, 200) //~ K0403 at most 127 here
        + subgroup_shuffle(i, n + 200);
}

#[kernel(workgroup_size = 64)]
fn types(out: &mut [u32]) {
    let i = local_invocation_index();
    let a = subgroup_and(1.5); //~ K0304 `subgroup_and` takes `i32`, `u32` and vectors of them
    let b = subgroup_all(i); //~ K0304 `subgroup_all` takes `bool`
    let c = subgroup_add(i < 3); //~ K0304 `subgroup_add` takes
    let d = subgroup_add(i, i); //~ K0303 1
    let e = subgroup_elect(i); //~ K0303 0
    let f: f32 = subgroup_max(i); //~ K0301 expected `f32`, found `u32`
    out[i] = 1;
}

#[kernel(workgroup_size = (8, 8))]
fn places(out: &mut [u32]) {
    let i = local_invocation_index();
    out[i] = subgroup_id() //~ K0104 Write `workgroup_size = 64`
        + subgroup_invocation_id() //~ K0104 one-dimensional workgroups only
        + subgroup_size()
        + num_subgroups()
        + subgroup_elect() as u32;
}

#[kernel(workgroup_size = 64)]
fn names_of_elsewhere(out: &mut [u32]) {
    let i = local_invocation_index();
    out[i] = subgroupAdd(i) //~ K0202 write `subgroup_add(…)`
        + quadSwapDiagonal(i) //~ K0202 write `quad_swap_diagonal(…)`
        + __shfl_xor_sync(0, i, 1); //~ K0202 write `subgroup_shuffle_xor(x, mask)`
}

#[kernel(workgroup_size = 64)]
fn bits_of_floats(x: u64, y: f64, z: f16, out: &mut [u64]) {
    let a = subgroup_xor(y); //~ K0304 `subgroup_xor` takes `i32`, `u32` and vectors of them, not `f64`
    let b = subgroup_and(z); //~ K0304 `subgroup_and` takes `i32`, `u32` and vectors of them, not `f16`
    out[0] = subgroup_or(x) + subgroup_max(y) as u64 + subgroup_inclusive_add(z).to_f32() as u64;
}
