//! Barriers in uniform control flow where that takes a second look. Each was refused once, and
//! Chromium's compiler took it.

#[kernel(workgroup_size = 64)]
fn in_a_block_that_is_left_early(n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let value = 'found: {
        workgroup_barrier();
        if lane > n {
            break 'found 1;
        }
        2
    };
    workgroup_barrier();
    out[global_invocation_id().x] = value;
}

#[kernel(workgroup_size = 64)]
fn in_a_loop_that_never_repeats(n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    for k in 0..n {
        workgroup_barrier();
        if lane > k {
            break;
        }
        out[global_invocation_id().x] = k;
        break;
    }
    workgroup_barrier();
}

#[kernel(workgroup_size = 64)]
fn before_a_value_that_no_iteration_sees(n: u32, out: &mut [u32]) {
    let mut k = n;
    loop {
        if k > 1 {
            workgroup_barrier();
        }
        k = local_invocation_index();
        break;
    }
    out[global_invocation_id().x] = k;
}

#[kernel(workgroup_size = 64)]
fn in_a_match_that_decides_nothing(out: &mut [u32]) {
    match local_invocation_index() {
        lane => {
            workgroup_barrier();
            out[global_invocation_id().x] = lane;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn behind_a_match_whose_later_arms_all_meet_again(n: u32, out: &mut [u32]) {
    loop {
        workgroup_barrier();
        match n {
            0 => break,
            _ if local_invocation_index() > 3 => out[global_invocation_id().x] = n,
            _ => {}
        }
    }
}

#[kernel(workgroup_size = 64)]
fn in_an_arm_that_only_its_guard_decides(n: u32, out: &mut [u32]) {
    match local_invocation_index() {
        _ if n > 3 => workgroup_barrier(),
        lane => out[global_invocation_id().x] = lane,
    }
}

#[kernel(workgroup_size = 64)]
fn in_a_loop_that_never_takes_a_step(n: u32, out: &mut [u32]) {
    for k in (0..n).step_by(local_invocation_index() + 1) {
        workgroup_barrier();
        out[global_invocation_id().x] = k;
        break;
    }
}

#[kernel(workgroup_size = 64)]
fn in_a_loop_whose_last_step_is_known(n: u32, out: &mut [u32]) {
    for k in (0..n).step_by(local_invocation_index() + 1).rev() {
        workgroup_barrier();
        out[global_invocation_id().x] = k;
        break;
    }
}
