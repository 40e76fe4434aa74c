//! Kernels with a barrier that not every invocation reaches.

#[kernel(workgroup_size = 256)]
fn under_a_branch(o: &mut [u32]) {
    let l = local_invocation_index();
    if l < 100 {
        workgroup_barrier();
    }
    o[l] = 1;
}

#[kernel(workgroup_size = 256)]
fn in_a_loop_of_different_lengths(o: &mut [u32]) {
    let l = local_invocation_index();
    for k in 0..l {
        workgroup_barrier();
    }
    o[l] = 1;
}

#[kernel(workgroup_size = 256)]
fn before_a_divergent_break(o: &mut [u32]) {
    let l = local_invocation_index();
    for i in 0..10 {
        workgroup_barrier();
        if l + i > 7 {
            break;
        }
    }
    o[l] = 1;
}

#[kernel(workgroup_size = 256)]
fn equal_counts_at_one_line(o: &mut [u32]) {
    let l = local_invocation_index();
    for i in 0..4 {
        if (i + l % 2) % 2 == 0 {
            workgroup_barrier();
        }
    }
    o[l] = 1;
}

#[kernel(workgroup_size = 256)]
fn on_workgroup_memory(o: &mut [u32], t: u32) {
    workgroup_var!(s: [u32; 256] = zeroed);
    let l = local_invocation_index();
    if s[0] > t {
        workgroup_barrier();
    }
    o[l] = 1;
}

#[kernel(workgroup_size = 256)]
fn uniform_load_under_a_branch(o: &mut [u32]) {
    workgroup_var!(s: u32 = zeroed);
    let l = local_invocation_index();
    if l < 5 {
        let x = workgroup_uniform_load(&s);
        o[l] = x;
    }
}

#[kernel(workgroup_size = 256)]
fn after_an_early_return(o: &mut [u32], n: u32) {
    let i = global_invocation_id().x;
    if i >= n {
        return;
    }
    workgroup_barrier();
    o[i] = 1;
}

#[kernel(workgroup_size = 64)]
fn in_a_while_that_never_repeats(n: u32, o: &mut [u32]) {
    let l = local_invocation_index();
    while n > 1 {
        workgroup_barrier();
        if l > 3 {
            break;
        }
        o[global_invocation_id().x] = n;
        break;
    }
}

#[kernel(workgroup_size = 64)]
fn in_a_loop_that_only_continues(n: u32, o: &mut [u32]) {
    let l = local_invocation_index();
    loop {
        workgroup_barrier();
        if n > 3 {
            continue;
        }
        if l > 3 {
            break;
        }
        o[global_invocation_id().x] = n;
        break;
    }
}

#[kernel(workgroup_size = 64)]
fn after_a_loop_that_returns_or_not(n: u32, o: &mut [u32]) {
    let l = local_invocation_index();
    loop {
        if l > 3 {
            break;
        }
        if n > 3 {
            return;
        }
        break;
    }
    workgroup_barrier();
    o[global_invocation_id().x] = 1;
}

#[kernel(workgroup_size = 64)]
fn in_the_arm_behind_a_divergent_pattern(n: u32, o: &mut [u32]) {
    match local_invocation_index() {
        0 => o[0] = n,
        _ if n > 3 => workgroup_barrier(),
        _ => {}
    }
}

#[kernel(workgroup_size = 64)]
fn behind_a_match_whose_last_arm_leaves(n: u32, o: &mut [u32]) {
    loop {
        workgroup_barrier();
        match n {
            0 => o[global_invocation_id().x] = 1,
            _ if local_invocation_index() > 3 => o[global_invocation_id().x] = n,
            _ => break,
        }
    }
}

#[kernel(workgroup_size = 64)]
fn on_what_a_loop_without_a_round_leaves(n: u32, o: &mut [u32]) {
    let mut k = local_invocation_index();
    for i in 0..n {
        k = i;
    }
    if k > 3 {
        workgroup_barrier();
    }
    o[global_invocation_id().x] = k;
}

#[kernel(workgroup_size = 64)]
fn in_the_arm_behind_a_divergent_guard(n: u32, o: &mut [u32]) {
    match n {
        0 => {}
        k if local_invocation_index() > k => o[global_invocation_id().x] = k,
        _ => workgroup_barrier(),
    }
}

#[kernel(workgroup_size = 64)]
fn in_a_loop_of_different_steps(n: u32, o: &mut [u32]) {
    for k in (0..n).step_by(local_invocation_index() + 1) {
        workgroup_barrier();
        o[global_invocation_id().x] = k;
    }
}

#[kernel(workgroup_size = 64)]
fn on_the_last_of_different_steps(n: u32, o: &mut [u32]) {
    for k in (0..n).step_by(local_invocation_index() + 1).rev() {
        if k > 3 {
            workgroup_barrier();
        }
        o[global_invocation_id().x] = k;
        break;
    }
}
