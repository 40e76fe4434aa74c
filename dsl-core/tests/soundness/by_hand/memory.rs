//! Workgroup memory that is written before it is read, or almost: the kernels vary the elements,
//! the control flow, the writers and the barriers between.

use dsl_runtime::prelude::*;

#[derive(ShaderType, Clone, Copy)]
struct Pair {
    a: u32,
    b: u32,
}

#[device]
fn store(tile: &mut [u32; 8], at: u32, n: u32) {
    tile[at] = n;
}

#[device]
fn store_some(tile: &mut [u32; 8], at: u32, n: u32) {
    if n > 3 {
        return;
    }
    tile[at] = n;
}

#[device]
fn store_or_not(tile: &mut [u32; 8], at: u32, n: u32) -> bool {
    if n > 3 {
        return true;
    }
    tile[at] = n;
    false
}

#[device]
fn pause(n: u32) {
    if n > 3 {
        return;
    }
    workgroup_barrier();
}

#[device]
fn pause_always(n: u32) -> u32 {
    for i in 0..2u32 {
        if i == 1 && n > 3 {
            break;
        }
        workgroup_barrier();
    }
    n
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_if_uniform(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if n > 3 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_if_uniform_or_not(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if n > 3 {
        tile[lane] = 1;
    } else {
        tile[7 - lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_if_of_two(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if n > 3 {
        tile[lane] = 1;
    }
    if n <= 3 {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_if_of_two_that_leave_one(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if n > 3 {
        tile[lane] = 1;
    }
    if n < 3 {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_arms(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    match n {
        0 => tile[lane] = 1,
        1..=5 => tile[lane] = 2,
        _ => tile[7 - lane] = 3,
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_arms_but_one(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    match n {
        0 => tile[lane] = 1,
        1..=5 => {}
        _ => tile[lane] = 3,
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_arms_with_guards(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    match n {
        k if k > 3 => tile[lane] = 1,
        k if k <= 3 => tile[lane] = 2,
        _ => {}
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_a_loop(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..n {
        tile[lane] = i;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_a_loop_that_runs(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..n.max(1) {
        tile[lane] = i;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_a_loop_up_to(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..8u32 {
        if lane == 0 {
            tile[i] = i;
        }
        if i == n {
            break;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_a_loop_left_early(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..8u32 {
        if i == 7 && n > 3 {
            break;
        }
        if lane == 0 {
            tile[i] = i;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_a_loop_with_continue(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..8u32 {
        if i == n {
            continue;
        }
        tile[i] = lane;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_steps(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in (lane..8).step_by(8) {
        tile[i] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_unknown_steps(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in (lane..8).step_by(n as usize) {
        tile[i] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_strides(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut i = lane;
    while i < 8 {
        tile[i] = 1;
        i += 8;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_strides_of_launch(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut i = lane;
    while i < 8 {
        tile[i] = 1;
        i += n;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_downwards(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut i = 8u32;
    while i > 0 {
        i -= 1;
        tile[i] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_downwards_but_one(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut i = 7u32;
    while i > 0 {
        tile[i] = 1;
        i -= 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_half(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane < 4 {
        tile[lane] = 1;
        tile[lane + 4] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_half_wrongly(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane < 4 {
        tile[lane] = 1;
        tile[lane + 3] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_pairs(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane % 2 == 0 {
        tile[lane] = 1;
        tile[lane + 1] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_data(n: u32, x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if x[lane] > 3 {
        tile[lane] = 1;
    } else {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_data_wrongly(n: u32, x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if x[lane] > 3 {
        tile[lane] = 1;
    } else {
        tile[7 - lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_data_twice(n: u32, x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if x[lane] > 3 {
        tile[lane] = 1;
    }
    if x[lane] <= 3 {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_flag(n: u32, x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let ok = x[lane] > n;
    if ok {
        tile[lane] = 1;
    }
    if !ok {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_at_computed_places(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[(lane * 3) % 8] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_at_computed_places_that_meet(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[(lane * 2) % 8] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_at_mirrored_places(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane ^ (n & 7)] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_at_shifted_places(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[(lane + n) % 8] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_at_shifted_places_wrongly(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[(lane + n).min(7)] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_behind_an_exit(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if n > 100 {
        return;
    }
    tile[lane] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_behind_an_exit_of_some(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane < n {
        tile[lane] = 1;
    }
    if lane >= n {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_behind_a_label(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    'a: {
        if n > 3 {
            break 'a;
        }
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_behind_a_label_on_both_ways(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    'a: {
        if n > 3 {
            tile[lane] = 2;
            break 'a;
        }
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_function(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    store(&mut tile, lane, n);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_function_on_one_way(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    store_some(&mut tile, lane, n);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_function_that_returns(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if store_or_not(&mut tile, lane, n) {
        tile[lane] = 3;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_function_that_returns_wrongly(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if !store_or_not(&mut tile, lane, n) {
        tile[lane] = 3;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_closure(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut put = |at: u32| {
        tile[at] = n;
    };
    put(lane);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_closure_in_a_branch(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut put = |at: u32| {
        tile[at] = n;
    };
    if n > 3 {
        put(lane);
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_a_condition(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if store_or_not(&mut tile, lane, n) && n > 5 {
        tile[lane] = 4;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_behind_and(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let _ok = n > 3 && store_or_not(&mut tile, lane, 9);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_fill(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile.fill(n);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_fill_of_a_part(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[..4].fill(n);
    tile[4..].fill(m);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_fill_of_parts_with_a_gap(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[..4].fill(n);
    tile[5..].fill(m);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_iter_mut(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for v in tile.iter_mut() {
        *v = n;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_iter_mut_of_some(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for v in tile.iter_mut().take(n as usize) {
        *v = m;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_chunks(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for part in tile.chunks_mut(2) {
        part[0] = n;
        part[1] = m;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_chunks_half(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for part in tile.chunks_mut(2) {
        part[0] = n;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn copied(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let t = [n; 8];
    tile.copy_from_slice(&t);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_option(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if let Some(v) = n.checked_sub(3) {
        tile[lane] = v;
    } else {
        tile[lane] = 0;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_option_half(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if let Some(v) = n.checked_sub(3) {
        tile[lane] = v;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_let_else(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let Some(v) = n.checked_sub(3) else {
        tile[lane] = 7;
        tile[lane] += 1;
        return;
    };
    tile[lane] = v;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_twice_with_a_jump(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..2u32 {
        if i == 0 && n > 3 {
            continue;
        }
        tile[lane] = i;
        if n > 5 {
            break;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_the_second_round(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..2u32 {
        if i == 1 {
            tile[lane] = n;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_in_the_round_of_launch(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..4u32 {
        if i == n {
            tile[lane] = n;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_nested(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..2u32 {
        for j in 0..4u32 {
            tile[i * 4 + j] = n;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_nested_with_a_jump(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    'a: for i in 0..2u32 {
        for j in 0..4u32 {
            if j == n {
                continue 'a;
            }
            tile[i * 4 + j] = n;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_nested_with_an_end(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    for i in 0..2u32 {
        for j in 0..n.min(4) {
            tile[i * 4 + j] = n;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_where_floats_say(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if (n as f32) < 2.5 {
        tile[lane] = 1;
    }
    if (n as f32) >= 2.5 {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_where_ids_say(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if workgroup_id().x == 0 {
        tile[lane] = 1;
    } else {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_where_ids_say_half(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if workgroup_id().x < 70000 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_global_ids(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[global_invocation_id().x % 8] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_global_ids_wrongly(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[global_invocation_id().x % 7] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_subgroups(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if subgroup_size() >= 1 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_by_elected(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if subgroup_elect() {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn selected_places(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[if n > 3 { lane } else { 7 - lane }] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn selected_places_wrongly(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[if n > 3 { lane } else { lane / 2 }] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn merged_conditions(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut b = n > 3;
    if lane == 3 {
        b = m > 3;
    }
    if b {
        tile[lane] = 1;
    } else {
        tile[7 - lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn merged_positions(n: u32, x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut at = lane;
    if x[0] > 3 {
        at = 7 - lane;
    }
    tile[at] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn merged_positions_of_each(n: u32, x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut at = lane;
    if x[lane] > 3 {
        at = 7 - lane;
    }
    tile[at] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn exchanged_positions(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let (mut a, mut b) = (lane, 7 - lane);
    if n > 3 {
        (a, b) = (b, a);
    }
    tile[a] = 1;
    if m > 3 {
        tile[b] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn while_over_data(n: u32, x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut i = 0;
    while i < x.len() && x[i] > 3 {
        i += 1;
    }
    if i > 2 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_in_between(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    if n > 3 {
        workgroup_barrier();
    }

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_on_both_ways(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    if n > 3 {
        workgroup_barrier();
    } else {
        workgroup_barrier();
    }

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_in_a_loop(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    for _ in 0..n.min(3) {
        workgroup_barrier();
    }

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_in_a_loop_that_runs(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    for _ in 0..3 {
        workgroup_barrier();
        if n > 3 {
            break;
        }
    }

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_in_a_function(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    pause(n);

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_in_a_function_always(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    pause_always(n);

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_before_the_store(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    workgroup_barrier();
    tile[lane] = 1;

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_of_storage(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    storage_barrier();

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_and_own_place(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    workgroup_barrier();
    tile[lane] = 1;

    out[global_invocation_id().x] = tile[lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_and_own_place_moved(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    workgroup_barrier();
    tile[lane] = 1;
    let lane = lane ^ (n & 1);

    out[global_invocation_id().x] = tile[lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_behind_a_label(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    'a: {
        if n > 3 {
            break 'a;
        }
        workgroup_barrier();
    }

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn barrier_by_arms(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    match n {
        0 => workgroup_barrier(),
        1 => {
            pause_always(m);
        }
        _ => {}
    }

    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn read_of_unknown_place(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn read_of_unknown_place_in_half(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane < 4 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 3];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn read_of_unknown_place_past_half(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane < 4 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n.min(4)];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn read_past_the_end(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane > 0 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n | 1];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn read_in_a_loop(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    let mut at = lane;
    for i in 0..n.min(3) {
        at = (at + i) % 8;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[at];
}

#[kernel(workgroup_size = (4, 2), allow(race = "a test", unwritten = "a test"))]
fn written_in_two_dimensions(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[local_invocation_id().y * 4 + local_invocation_id().x] = n;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = (4, 2), allow(race = "a test", unwritten = "a test"))]
fn written_in_two_dimensions_wrongly(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[local_invocation_id().x * 2 + local_invocation_id().x % 2] = n;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = (4, 2), allow(race = "a test", unwritten = "a test"))]
fn written_in_two_dimensions_turned(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[local_invocation_id().x * 2 + local_invocation_id().y] = n;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 4, allow(race = "a test", unwritten = "a test"))]
fn written_by_fewer(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 7];
}

#[kernel(workgroup_size = 4, allow(race = "a test", unwritten = "a test"))]
fn written_by_fewer_twice(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    tile[lane + 4] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 7];
}

#[kernel(workgroup_size = 16, allow(race = "a test", unwritten = "a test"))]
fn written_by_more(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane < 8 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 7];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn of_structs(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [Pair; 8]);
    let lane = local_invocation_index();
    tile[lane].a = 1;
    tile[lane].b = 2;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 7].a;
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn of_structs_by_half(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [Pair; 8]);
    let lane = local_invocation_index();
    tile[lane].a = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 7].b;
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn of_structs_whole(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [Pair; 8]);
    let lane = local_invocation_index();
    tile[lane] = Pair { a: n, b: 1 };
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 7].b;
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn of_rows(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [[u32; 4]; 2]);
    let lane = local_invocation_index();
    tile[lane / 4][lane % 4] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 1][m & 3];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn of_rows_whole(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [[u32; 4]; 2]);
    let lane = local_invocation_index();
    if lane < 2 {
        tile[lane] = [n; 4];
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 1][m & 3];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn of_vectors(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [UVec4; 8]);
    let lane = local_invocation_index();
    tile[lane] = uvec4(n, m, 1, 2);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 7].z;
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn of_vectors_by_component(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [UVec4; 8]);
    let lane = local_invocation_index();
    tile[lane].x = 1;
    tile[lane].y = 2;
    tile[lane].z = 3;
    workgroup_barrier();
    out[global_invocation_id().x] = tile[n & 7].w;
}

#[device]
fn next(v: &mut u32) -> u32 {
    *v += 1;
    *v
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_if_a_condition_left_a_number(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut v = 0;
    while next(&mut v) < n & 7 {}
    if v == 1 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8, allow(race = "a test", unwritten = "a test"))]
fn written_if_a_condition_left_a_number_in_rounds(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut v = 0;
    while next(&mut v) < n & 7 && m > 3 {
        workgroup_barrier();
    }
    if v < 3 {
        tile[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}
