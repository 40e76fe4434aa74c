//! Kernels without certain mistakes, which a hasty analysis would report: values that differ by their
//! index, invocations that may have left, stores at unknown places, launches that an earlier branch
//! excludes.

use dsl_runtime::prelude::*;

#[derive(Clone, Copy, ShaderType)]
struct Table {
    at: [UVec4; 4],
    order: UVec4,
    n: u32,
}
#[device]
fn pick(v: UVec4, i: u32) -> u32 {
    v[i]
}
#[device]
fn choose(t: u32) -> u32 {
    if t == 3 {
        return 1;
    }
    0
}
#[device]
fn claims(t: u32, owner: &mut bool) {
    *owner = t == 5;
}

#[kernel(workgroup_size = 4)]
fn component_by_lane(o: &mut [u32]) {
    workgroup_var!(c: u32);
    let t = local_invocation_index();
    let v = uvec4(3, 1, 0, 2);
    if v[t] == 1 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 4)]
fn component_by_lane_of_a_uniform(table: &Table, o: &mut [u32]) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    if table.order[t] == 1 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 4)]
fn component_by_lane_of_a_copy(table: &Table, o: &mut [u32]) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    let order = table.order;
    if order[t] == 1 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 4)]
fn element_by_lane_of_a_copy(table: &Table, o: &mut [u32]) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    let at = table.at;
    if at[t].x == 1 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 4)]
fn element_by_lane_of_a_uniform(table: &Table, o: &mut [u32]) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    if table.at[t].y == 1 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 4)]
fn by_helper(order: UVec4, o: &mut [u32]) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    if pick(order, t) == 1 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 4)]
fn in_a_list(o: &mut [u32], a: u32, b: u32) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    let list = [a, b, 3, 4];
    if list[t] == 4 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 8)]
fn helper_returns_early(o: &mut [u32]) {
    workgroup_var!(c: u32);
    let t = local_invocation_index();
    if choose(t) == 1 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 8)]
fn owner_by_pointer(o: &mut [u32]) {
    workgroup_var!(c: u32);
    let t = local_invocation_index();
    let mut mine = false;
    claims(t, &mut mine);
    if mine {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn only_some_shifted(input: &[u32], o: &mut [u32], shift: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[(t + shift) & 63] = input[t];
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn plain_shift(input: &[u32], o: &mut [u32], shift: u32) {
    workgroup_var!(s: [u32; 256]);
    let t = local_invocation_index();
    s[t + shift] = input[t];
    workgroup_barrier();
    if shift == 0 {
        o[t] = s[t];
    }
}

#[kernel(workgroup_size = 64)]
fn plain_shift_read_back(input: &[u32], o: &mut [u32], shift: u32) {
    workgroup_var!(s: [u32; 256]);
    let t = local_invocation_index();
    s[t + shift] = input[t];
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn by_workgroup(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let t = local_invocation_index();
    s[t + 64 * (workgroup_id().x % 4)] = input[t];
    workgroup_barrier();
    if workgroup_id().x == 0 {
        o[t] = s[t];
    }
}

#[kernel(workgroup_size = 64)]
fn first_to_arrive(next: &[Atomic<u32>], o: &mut [u32]) {
    workgroup_var!(c: u32);
    let t = local_invocation_index();
    if next[0].fetch_add(1) == 0 {
        c = t;
    }
    if next[0].compare_exchange(0, 1).is_ok() {
        c = t;
    }
    o[t] = 1;
}

#[kernel(workgroup_size = 64)]
fn subgroup_leader(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let t = local_invocation_index();
    let total = subgroup_add(t);
    if subgroup_invocation_id() == 0 {
        s[subgroup_id()] = total;
    }
    workgroup_barrier();
    o[t] = s[0];
}

#[kernel(workgroup_size = 64)]
fn elected(o: &mut [u32]) {
    workgroup_var!(s: u32 = zeroed);
    let t = local_invocation_index();
    if subgroup_elect() {
        if subgroup_id() == 0 {
            s = t;
        }
    }
    workgroup_barrier();
    o[t] = s;
}

#[kernel(workgroup_size = 64)]
fn swapped_roles(o: &mut [u32], n: u32) {
    workgroup_var!(a: [u32; 64], b: [u32; 64]);
    let t = local_invocation_index();
    a[t] = t;
    b[t] = t;
    workgroup_barrier();
    let mut flip = false;
    for _ in 0..n {
        if flip {
            a[t] = b[63 - t];
        } else {
            b[t] = a[63 - t];
        }
        flip = !flip;
        workgroup_barrier();
    }
    o[t] = if flip { b[t] } else { a[t] };
}

#[kernel(workgroup_size = 64)]
fn three_buffers(o: &mut [u32], n: u32) {
    workgroup_var!(s: [[u32; 64]; 3]);
    let t = local_invocation_index();
    s[0][t] = t;
    workgroup_barrier();
    let mut at = 0;
    for _ in 0..n {
        let next = (at + 1) % 3;
        s[next][t] = s[at][63 - t];
        workgroup_barrier();
        at = next;
    }
    o[t] = s[at][t];
}

#[kernel(workgroup_size = 64)]
fn parity_of_the_round(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    for k in 0..n {
        workgroup_barrier();
        if (t + k) % 2 == 0 && t < 63 {
            let x = s[t];
            s[t] = s[t + 1];
            s[t + 1] = x;
        }
    }
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn only_when_large(o: &mut [u32], n: u32) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    let limit = n.min(1);
    if t < limit {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn only_one_by_division(o: &mut [u32], n: u32) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    if t == n / 2 {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn last_element_of_the_input(input: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    if g == input.len() - 1 {
        o[0] = input[g];
    }
    if g + 1 == input.len() {
        o[0] = input[g];
    }
}

#[kernel(workgroup_size = 64)]
fn signed_neighbours(input: &[f32], o: &mut [f32], n: i32) {
    workgroup_var!(s: [f32; 66]);
    let t = local_invocation_index() as i32;
    let g = global_invocation_id().x as i32;
    s[(t + 1) as u32] = input[(g.max(0).min(n - 1)) as u32];
    if t == 0 {
        s[0] = input[((g - 1).max(0)) as u32];
    }
    if t == 63 {
        s[65] = input[((g + 1).min(n - 1)) as u32];
    }
    workgroup_barrier();
    o[g as u32] = s[(t + 1 - 1) as u32] + s[(t + 2) as u32];
}

#[kernel(workgroup_size = 64)]
fn wraps_below_zero(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    o[t] = s[(t - 1) % 64] + s[(t.wrapping_sub(3)) & 63];
}

#[kernel(workgroup_size = (8, 8))]
fn diagonal_only(o: &mut [u32]) {
    workgroup_var!(d: [u32; 8]);
    let l = local_invocation_id();
    if l.x == l.y {
        d[l.x] = l.y;
    }
    workgroup_barrier();
    o[local_invocation_index()] = d[l.x];
}

#[kernel(workgroup_size = 64)]
fn after_a_break_by_all(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut i = 0;
    s[t] = 0;
    loop {
        workgroup_barrier();
        if i >= n {
            break;
        }
        let x = s[63 - t];
        workgroup_barrier();
        s[t] = x + 1;
        i += 1;
    }
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn nested_uniform(o: &mut [u32], n: u32, m: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    for i in 0..n {
        for j in 0..m {
            if (i + j) % 3 == 1 {
                continue;
            }
            workgroup_barrier();
            let x = s[(t + j) % 64];
            workgroup_barrier();
            s[t] = x;
        }
        workgroup_barrier();
        if s[0] == 5 {
            o[t] = i;
        }
    }
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn lane_dependent_loop(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut x = input[t];
    while x > 64 {
        x /= 2;
    }
    s[t] = x;
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn own_range(o: &mut [u32], per: u32) {
    let g = global_invocation_id().x;
    let first = g * per;
    for k in first..first + per {
        o[k] = g;
    }
}

#[kernel(workgroup_size = 64)]
fn stride_by_a_param(o: &mut [u32], stride: u32) {
    let t = local_invocation_index();
    o[t * stride] = t;
    o[t * stride + 1] = t;
}

#[kernel(workgroup_size = 64)]
fn tail_by_one(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    let v = n / 4;
    if g < v {
        o[g] = 1;
    }
    if g == 0 {
        for i in v..n {
            o[i] = 2;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn selected_index(o: &mut [u32], flag: u32) {
    workgroup_var!(s: [u32; 128]);
    let t = local_invocation_index();
    let base = if flag > 0 { 64 } else { 0 };
    s[base + t] = t;
    workgroup_barrier();
    o[t] = s[base + 63 - t];
}

#[kernel(workgroup_size = 64)]
fn one_of_two_writers(o: &mut [u32], flag: u32) {
    workgroup_var!(c: u32);
    let t = local_invocation_index();
    if flag > 0 {
        if t == 0 {
            c = 1;
        }
    } else {
        if t == 63 {
            c = 2;
        }
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn writer_by_data_and_lane(input: &[u32], o: &mut [u32]) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    let at = input[workgroup_id().x];
    if t == at {
        c = t;
    }
    if at < 64 && t == at {
        c += 1;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn disjoint_sets_by_mod(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    match t % 3 {
        0 => s[t] = 0,
        1 => s[t] = 1,
        _ => s[t] = 2,
    }
    workgroup_barrier();
    match t % 3 {
        0 => o[t] = s[(t + 1) % 64],
        1 => o[t] = s[(t + 2) % 64],
        _ => {}
    }
}

#[kernel(workgroup_size = 64)]
fn guard_then_a_small_launch(o: &mut [u32], n: u32) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    if t < n {
        if n < 2 {
            c = t;
        }
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn return_then_a_small_launch(o: &mut [u32], n: u32) {
    let t = global_invocation_id().x;
    if t >= n {
        return;
    }
    if n == 1 {
        o[0] = t;
    }
}

#[kernel(workgroup_size = 64)]
fn signed_saturation(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index() as i32;
    let x = t.saturating_sub(10) + 10;
    s[x as u32] = 1;
    workgroup_barrier();
    o[t as u32] = s[63 - x as u32];
}

#[kernel(workgroup_size = 64)]
fn arms_that_may_leave(input: &[u32], o: &mut [u32]) {
    let t = local_invocation_index();
    if input[t] > 3 {
        if input[t + 64] > 3 {
            return;
        }
        o[0] = 1;
    } else {
        o[0] = 2;
    }
}

#[kernel(workgroup_size = 64)]
fn arms_that_may_continue(input: &[u32], o: &mut [u32]) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    for k in 0..2 {
        if input[t] > 3 {
            if input[t + 64 * k] > 3 {
                continue;
            }
            c = 1;
        } else {
            c = 2;
        }
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn arms_of_a_block(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    'found: {
        if input[t] > 3 {
            if input[t + 64] > 3 {
                break 'found;
            }
            s[t] = 1;
        } else {
            s[t] = 2;
        }
    }
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn only_one_comes_out(o: &mut [u32], n: u32) {
    let t = local_invocation_index();
    for k in 0..n {
        if k == t + 5 {
            return;
        }
    }
    o[0] = t;
}

#[kernel(workgroup_size = 64)]
fn only_one_is_left_over(o: &mut [u32], n: u32) {
    workgroup_var!(c: u32 = zeroed);
    let t = local_invocation_index();
    let mut left = true;
    for k in 0..n {
        if k == t + 5 {
            left = false;
        }
    }
    if left {
        c = t;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn first_round_differs(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut first = true;
    for _ in 0..n {
        if first {
            s[t] = t;
            first = false;
        } else {
            s[63 - t] = 2;
        }
        workgroup_barrier();
    }
    o[t] = t;
}

#[kernel(workgroup_size = 64)]
fn barrier_in_either_arm(o: &mut [u32], flag: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    if flag > 3 {
        workgroup_barrier();
        o[64 + t] = flag;
    } else {
        workgroup_barrier();
    }
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn barrier_in_every_arm_of_a_match(o: &mut [u32], flag: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    match flag {
        0 => {
            workgroup_barrier();
            workgroup_barrier();
        }
        1 | 2 => workgroup_barrier(),
        _ => return,
    }
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn select_without_a_branch(o: &mut [u32], flag: u32) {
    workgroup_var!(a: [u32; 64], b: [u32; 64]);
    let t = local_invocation_index();
    a[t] = 1;
    b[t] = 2;
    workgroup_barrier();
    let x = if flag == 1 { a[63 - t] } else { b[63 - t] };
    workgroup_barrier();
    if flag == 1 {
        b[t] = x;
    } else {
        a[t] = x;
    }
    workgroup_barrier();
    o[t] = a[t] + b[t];
}

#[kernel(workgroup_size = 1)]
fn alone(o: &mut [u32]) {
    workgroup_var!(s: [u32; 8]);
    for i in 0..8 {
        s[i] = i;
    }
    let mut sum = 0;
    for i in 0..8 {
        sum += s[7 - i];
    }
    o[workgroup_id().x] = sum;
}

#[kernel(workgroup_size = 64)]
fn guarded_by_length(input: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    if g + 1 < input.len() {
        o[g] = input[g + 1] - input[g];
    }
    if g + 1 == input.len() {
        o[g] = 0;
    }
}

#[kernel(workgroup_size = 64)]
fn lookup_in_a_constant_table(o: &mut [u32]) {
    workgroup_var!(s: [u32; 8]);
    let t = local_invocation_index();
    let order = [3, 1, 7, 5, 0, 2, 6, 4];
    if t < 8 {
        s[order[t]] = t;
    }
    workgroup_barrier();
    o[t] = s[t % 8];
}

#[kernel(workgroup_size = 64)]
fn tuple_roles(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let (a, b) = if t % 2 == 0 { (t, t + 1) } else { (t, t - 1) };
    s[b] = a;
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = (32, 2))]
fn two_rows_two_jobs(input: &[u32], o: &mut [u32]) {
    workgroup_var!(lo: [u32; 32], hi: [u32; 32]);
    let l = local_invocation_id();
    match l.y {
        0 => lo[l.x] = input[l.x] & 0xffff,
        _ => hi[l.x] = input[l.x] >> 16,
    }
    workgroup_barrier();
    o[local_invocation_index()] = if l.y == 0 { hi[31 - l.x] } else { lo[31 - l.x] };
}

#[kernel(workgroup_size = 64)]
fn copies_with_step(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 200]);
    let t = local_invocation_index();
    for i in (t..200).step_by(64) {
        s[i] = input[i];
    }
    workgroup_barrier();
    for i in (t..200).step_by(64) {
        o[i] = s[199 - i];
    }
}

#[kernel(workgroup_size = 64)]
fn until_nothing_changes(links: &mut [u32], o: &mut [u32]) {
    workgroup_var!(changed: Atomic<u32>, s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = links[t];
    loop {
        if t == 0 {
            changed.store(0);
        }
        workgroup_barrier();
        let next = s[s[t]];
        workgroup_barrier();
        if next != s[t] {
            s[t] = next;
            changed.store(1);
        }
        workgroup_barrier();
        if workgroup_uniform_load(&changed) == 0 {
            break;
        }
    }
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn stack_of_work(o: &mut [u32], first: u32) {
    workgroup_var!(todo: [u32; 64], n: u32);
    let t = local_invocation_index();
    if t == 0 {
        todo[0] = first;
        n = 1;
    }
    loop {
        let count = workgroup_uniform_load(&n);
        if count == 0 {
            break;
        }
        let job = workgroup_uniform_load(&todo[count - 1]);
        o[job * 64 + t] = t;
        if t == 0 {
            n = count - 1;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn component_of_ones_own_vector(o: &mut [Vec4]) {
    let g = global_invocation_id().x;
    o[g].x = 1.0;
    o[g].y = 2.0;
    for k in 0..4 {
        o[g][k] += 1.0;
    }
}

#[kernel(workgroup_size = 64)]
fn cyclic_blocks(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[(t % 8) * 8 + t / 8] = t;
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn shrinking_front(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    let mut active = 64;
    for _ in 0..n {
        active /= 2;
        if t < active {
            s[t] += s[t + active];
        }
        workgroup_barrier();
    }
    o[t] = s[0];
}

#[kernel(workgroup_size = 64)]
fn i32_reverse_loop(o: &mut [i32]) {
    workgroup_var!(s: [i32; 64]);
    let t = local_invocation_index() as i32;
    s[t as u32] = t;
    workgroup_barrier();
    let mut i = 63;
    let mut sum = 0;
    while i >= 0 {
        sum += s[i as u32];
        i -= 1;
    }
    o[t as u32] = sum;
}

#[kernel(workgroup_size = 64, instances(BITS = [0, 4]))]
fn in_a_branch_that_is_not_taken<const BITS: u32>(o: &mut [u32], n: u32) {
    let t = local_invocation_index();
    let rest = 32 - BITS;
    if BITS > 0 {
        o[t] = n >> rest;
    }
}

#[kernel(workgroup_size = 64)]
fn all_but_the_first_divide(o: &mut [u32], n: u32) {
    let t = local_invocation_index();
    if t > 0 && n / t > 3 {
        o[t] = n % t;
    }
}

#[kernel(workgroup_size = 64)]
fn after_a_loop_with_a_round(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    let mut k = t;
    o[t] = k;
    let mut i = 0;
    loop {
        k = n;
        i += 1;
        if i > n {
            break;
        }
    }
    if k > 3 {
        workgroup_barrier();
        o[t] = s[63 - t];
    }
}

#[kernel(workgroup_size = 64)]
fn in_an_arm_for_all_that_is_left(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    match t > 3 {
        _ if n > 3 => o[t] = n,
        true | false => {
            workgroup_barrier();
            o[t] = s[63 - t];
        }
    }
}

#[kernel(workgroup_size = 64)]
fn by_the_number_of_subgroups(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    if num_subgroups() > 1 || subgroup_size() < 64 {
        workgroup_barrier();
        o[t] = s[63 - t];
    }
}

#[kernel(workgroup_size = 64)]
fn variable_of_a_loop_changed_by_some(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    for mut k in 0..n {
        if k % 2 == 0 {
            workgroup_barrier();
            s[t] = k;
            workgroup_barrier();
            o[t] = s[63 - t];
        }
        k += t;
        o[t] += k;
    }
}

#[kernel(workgroup_size = 64)]
fn only_the_first_searches(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64], found: u32);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    if t == 0 {
        let mut k = 0;
        loop {
            if k == 64 || s[k] == 3 {
                break;
            }
            k += 1;
        }
        found = k;
    }
    workgroup_barrier();
    o[t] = found;
}

#[kernel(workgroup_size = 64)]
fn returns_while_it_searches(input: &[u32], o: &mut [u32]) {
    workgroup_var!(last: u32);
    let t = local_invocation_index();
    let mut k = 0;
    loop {
        k += 1;
        if input[t + k] == 64 {
            break;
        }
        if input[t + k] == 0 {
            return;
        }
    }
    last = k;
    o[t] = last;
}

#[kernel(workgroup_size = 64)]
fn stores_in_later_rounds(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut k = t;
    while input[k] > 4 {
        k = input[k] / 2;
        s[t] = k;
    }
    let mut seen = 0;
    loop {
        if k >= 64 || input[k] == 4 {
            break;
        }
        seen += 1;
        k += 1;
    }
    s[t] = seen;
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn exchanges_then_waits(head: &[Atomic<u32>], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut old = head[0].load();
    while let Err(found) = head[0].compare_exchange(old, old.max(t)) {
        old = found;
    }
    s[t] = t;
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn written_in_the_last_of_very_many_rounds(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64], total: u32);
    let t = local_invocation_index();
    let mut x = t;
    for k in 0..4000 {
        x = x * 1664525 + n;
        if k == 3000 {
            workgroup_barrier();
        }
        if k > 3000 && t == k % 64 || k == 2999 && t == 5 {
            total = x;
        }
        if k > 3000 {
            workgroup_barrier();
        }
        if k == 3999 {
            s[t] = x;
        }
    }
    workgroup_barrier();
    o[t] = s[63 - t] + total;
}

#[kernel(workgroup_size = 64)]
fn written_in_a_later_round(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64], last: [u32; 64]);
    let t = local_invocation_index();
    for k in 0..n {
        if k == 5 {
            s[t] = n;
        }
        match k {
            0 | 1 => {}
            _ => last[t] = k,
        }
    }
    workgroup_barrier();
    o[t] = s[63 - t] + last[63 - t];
}

#[device]
fn put_if(s: &mut [u32; 64], now: bool, x: u32) {
    if now {
        s[local_invocation_index()] = x;
    }
}

#[kernel(workgroup_size = 64)]
fn written_by_a_function_in_a_later_round(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut k = 0;
    loop {
        put_if(&mut s, k == 5, k);
        if input[k] > 60 {
            break;
        }
        k += 1;
    }
    workgroup_barrier();
    o[t] = s[63 - t];
}

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let o = || device.zeroed::<u32>(512);
    let ints = device.buffer(&(0..256).map(|i| i % 64).collect::<Vec<u32>>())?;
    let floats = device.buffer(&vec![1.0; 64])?;
    let order = UVec4::new(3, 1, 0, 2);
    let table = device.uniform(Table { at: [0, 1, 2, 3].map(UVec4::splat), order, n: 4 })?;
    component_by_lane(&mut o()?).workgroups(1).run()?;
    component_by_lane_of_a_uniform(&table, &mut o()?).workgroups(1).run()?;
    component_by_lane_of_a_copy(&table, &mut o()?).workgroups(1).run()?;
    element_by_lane_of_a_copy(&table, &mut o()?).workgroups(1).run()?;
    element_by_lane_of_a_uniform(&table, &mut o()?).workgroups(1).run()?;
    by_helper(order, &mut o()?).workgroups(1).run()?;
    in_a_list(&mut o()?, 1, 2).workgroups(1).run()?;
    helper_returns_early(&mut o()?).workgroups(1).run()?;
    owner_by_pointer(&mut o()?).workgroups(1).run()?;
    only_some_shifted(&ints, &mut o()?, 9).workgroups(1).run()?;
    plain_shift(&ints, &mut o()?, 9).workgroups(1).run()?;
    plain_shift_read_back(&ints, &mut o()?, 0).workgroups(1).run()?;
    by_workgroup(&ints, &mut o()?).workgroups(3).run()?;
    first_to_arrive(&mut o()?, &mut o()?).workgroups(1).run()?;
    subgroup_leader(&mut o()?).workgroups(1).run()?;
    elected(&mut o()?).workgroups(1).run()?;
    swapped_roles(&mut o()?, 3).workgroups(1).run()?;
    three_buffers(&mut o()?, 4).workgroups(1).run()?;
    parity_of_the_round(&mut o()?, 5).workgroups(1).run()?;
    only_when_large(&mut o()?, 5).workgroups(1).run()?;
    only_one_by_division(&mut o()?, 10).workgroups(1).run()?;
    last_element_of_the_input(&ints, &mut o()?).workgroups(4).run()?;
    signed_neighbours(&floats, &mut device.zeroed(64)?, 64).workgroups(1).run()?;
    wraps_below_zero(&mut o()?).workgroups(1).run()?;
    diagonal_only(&mut o()?).workgroups((1, 1)).run()?;
    after_a_break_by_all(&mut o()?, 3).workgroups(1).run()?;
    nested_uniform(&mut o()?, 3, 4).workgroups(1).run()?;
    lane_dependent_loop(&ints, &mut o()?).workgroups(1).run()?;
    own_range(&mut o()?, 4).workgroups(2).run()?;
    stride_by_a_param(&mut o()?, 2).workgroups(1).run()?;
    tail_by_one(&mut o()?, 100).workgroups(2).run()?;
    selected_index(&mut o()?, 1).workgroups(1).run()?;
    one_of_two_writers(&mut o()?, 1).workgroups(1).run()?;
    writer_by_data_and_lane(&ints, &mut o()?).workgroups(1).run()?;
    disjoint_sets_by_mod(&mut o()?).workgroups(1).run()?;
    guard_then_a_small_launch(&mut o()?, 1).workgroups(1).run()?;
    return_then_a_small_launch(&mut o()?, 1).workgroups(2).run()?;
    signed_saturation(&mut o()?).workgroups(1).run()?;
    let all_but_one =
        device.buffer(&(0..128).map(|i| 9 * (i != 77) as u32).collect::<Vec<u32>>())?;
    arms_that_may_leave(&all_but_one, &mut o()?).workgroups(1).run()?;
    arms_that_may_continue(&all_but_one, &mut o()?).workgroups(1).run()?;
    arms_of_a_block(&device.zeroed(128)?, &mut o()?).workgroups(1).run()?;
    only_one_comes_out(&mut o()?, 68).workgroups(1).run()?;
    only_one_is_left_over(&mut o()?, 68).workgroups(1).run()?;
    first_round_differs(&mut o()?, 3).workgroups(1).run()?;
    barrier_in_either_arm(&mut o()?, 4).workgroups(1).run()?;
    for flag in [0, 1, 9] {
        barrier_in_every_arm_of_a_match(&mut o()?, flag).workgroups(1).run()?;
        select_without_a_branch(&mut o()?, flag).workgroups(1).run()?;
    }
    alone(&mut o()?).workgroups(3).run()?;
    guarded_by_length(&ints, &mut o()?).workgroups(5).run()?;
    lookup_in_a_constant_table(&mut o()?).workgroups(1).run()?;
    tuple_roles(&mut o()?).workgroups(1).run()?;
    two_rows_two_jobs(&ints, &mut o()?).workgroups((1, 1)).run()?;
    copies_with_step(&ints, &mut o()?).workgroups(1).run()?;
    until_nothing_changes(
        &mut device.buffer(&(0..64).map(|i| i / 2).collect::<Vec<u32>>())?,
        &mut o()?,
    )
    .workgroups(1)
    .run()?;
    stack_of_work(&mut o()?, 2).workgroups(1).run()?;
    component_of_ones_own_vector(&mut device.zeroed(64)?).workgroups(1).run()?;
    cyclic_blocks(&mut o()?).workgroups(1).run()?;
    shrinking_front(&mut o()?, 6).workgroups(1).run()?;
    i32_reverse_loop(&mut device.zeroed(64)?).workgroups(1).run()?;
    in_a_branch_that_is_not_taken::<0>(&mut o()?, 9).workgroups(1).run()?;
    all_but_the_first_divide(&mut o()?, 99).workgroups(1).run()?;
    for n in [2, 7] {
        after_a_loop_with_a_round(&mut o()?, n).workgroups(1).run()?;
        in_an_arm_for_all_that_is_left(&mut o()?, n).workgroups(1).run()?;
        variable_of_a_loop_changed_by_some(&mut o()?, n).workgroups(1).run()?;
    }
    by_the_number_of_subgroups(&mut o()?).workgroups(1).run()?;
    only_the_first_searches(&ints, &mut o()?).workgroups(1).run()?;
    let one_stays = device.buffer(&(0..128).map(|i| i * (i / 64)).collect::<Vec<u32>>())?;
    returns_while_it_searches(&one_stays, &mut o()?).workgroups(1).run()?;
    stores_in_later_rounds(&ints, &mut o()?).workgroups(1).run()?;
    exchanges_then_waits(&mut o()?, &mut o()?).workgroups(1).run()?;
    written_in_the_last_of_very_many_rounds(&mut o()?, 3).workgroups(1).run()?;
    written_in_a_later_round(&mut o()?, 9).workgroups(1).run()?;
    written_by_a_function_in_a_later_round(&ints, &mut o()?).workgroups(1).run()
}
