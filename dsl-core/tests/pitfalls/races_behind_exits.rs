//! Races behind a guard that returns, continues or leaves; and at what functions with branches give.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 256)]
fn guard_returns(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    o[g] = o[g + 1];
}

#[kernel(workgroup_size = 256)]
fn guard_of_the_neighbour_returns(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g + 1 >= n {
        return;
    }
    o[g] += o[g + 1];
}

#[kernel(workgroup_size = (16, 16))]
fn guards_of_two_dimensions_return(o: &mut [u32], n: u32) {
    let p = global_invocation_id();
    if p.x >= n || p.y >= n {
        return;
    }
    o[p.x] += p.y;
}

#[kernel(workgroup_size = 256)]
fn guard_by_a_name(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    let active = g < n;
    if !active {
        return;
    }
    o[g] = o[g + 1];
}

#[kernel(workgroup_size = 256)]
fn guard_of_a_length(o: &mut [u32]) {
    let g = global_invocation_id().x;
    if g >= o.len() {
        return;
    }
    o[g / 2] = g;
}

#[kernel(workgroup_size = 256)]
fn guard_continues(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    for k in 0..4 {
        if g >= n {
            continue;
        }
        o[g] = o[g + 1] + k;
    }
}

#[kernel(workgroup_size = 256)]
fn guard_breaks(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    loop {
        if g >= n {
            break;
        }
        o[g] = o[g + 1];
        if o[g] > 3 {
            break;
        }
    }
}

#[kernel(workgroup_size = 256)]
fn guard_in_one_arm(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if local_invocation_index() > 100 {
        if g >= n {
            return;
        }
    }
    o[g] = o[g + 1];
}

#[kernel(workgroup_size = 256)]
fn let_else(x: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    let Some(v) = x.get(g) else { return };
    o[g] = o[g + 1] + *v;
}

#[device]
fn shifted(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    o[g] = o[g + 1];
}

#[kernel(workgroup_size = 256)]
fn guard_in_a_function(o: &mut [u32], n: u32) {
    shifted(o, n);
}

#[device]
fn left_of(t: u32) -> u32 {
    if t > 5 { t - 1 } else { 7 }
}

#[device]
fn left_of_by_returns(t: u32) -> u32 {
    if t > 5 {
        return t - 1;
    }
    7
}

#[device]
fn left_of_by_arms(t: u32) -> u32 {
    match t {
        0 => 0,
        1..=9 => t,
        _ => t - 1,
    }
}

#[kernel(workgroup_size = 64)]
fn arms_of_a_function(x: &[u32], o: &mut [u32]) {
    workgroup_var!(v: [u32; 64]);
    let t = local_invocation_index();
    v[t] = x[t];
    o[t] = v[left_of(t)];
}

#[kernel(workgroup_size = 64)]
fn returns_of_a_function(x: &[u32], o: &mut [u32]) {
    workgroup_var!(v: [u32; 64]);
    let t = local_invocation_index();
    v[t] = x[t];
    o[t] = v[left_of_by_returns(t)];
}

#[kernel(workgroup_size = 64)]
fn match_of_a_function(x: &[u32], o: &mut [u32]) {
    workgroup_var!(v: [u32; 64]);
    let t = local_invocation_index();
    v[t] = x[t];
    o[t] = v[left_of_by_arms(t)];
}

#[kernel(workgroup_size = 256)]
fn loop_between_guard_and_race(x: &[u32], o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    let mut sum = 0;
    for k in 0..4 {
        sum += x[g + k];
    }
    o[g] = o[g + 1] + sum;
}

#[kernel(workgroup_size = 256)]
fn open_loop_between_guard_and_race(x: &[u32], o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    let mut sum = 0;
    for k in 0..n {
        sum += x[k];
    }
    o[g] = o[g + 1] + sum;
}

#[kernel(workgroup_size = 256)]
fn lanes_loop_between_guard_and_race(x: &[u32], o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    let mut sum = 0;
    for k in g..n {
        sum += x[k];
    }
    while sum > x[g] {
        sum -= x[g + 1];
    }
    o[g] = o[g + 1] + sum;
}
