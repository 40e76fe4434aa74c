//! Workgroup memory that is written before it is read, and some that may not be.

//= indices within bounds: proven if 2 <= x.len(); 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 10, `x`: every launch uses 1
#[kernel(workgroup_size = 64)]
fn own_element(x: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    tile[lane] = lane;
    x[0] = tile[lane];
    workgroup_barrier();
    x[1] = tile[63 - lane];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 21, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn guarded_store(x: &mut [u32], y: &[u32]) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    if global_invocation_id().x < y.len() {
        tile[lane] = 1;
    }
    workgroup_barrier();
    x[0] = tile[63 - lane];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 34, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn store_in_both_arms(x: &mut [u32], y: &[u32]) {
    workgroup_var!(tile: [u32; 64]);
    let (lane, i) = (local_invocation_index(), global_invocation_id().x);
    if i < y.len() {
        tile[lane] = y[i];
    } else {
        tile[lane] = 0;
    }
    workgroup_barrier();
    x[0] = tile[63 - lane];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 47, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn other_elements_in_the_other_arm(x: &mut [u32], y: &[u32]) {
    workgroup_var!(tile: [u32; 64]);
    let (lane, i) = (local_invocation_index(), global_invocation_id().x);
    if i < y.len() {
        tile[lane] = y[i];
    } else {
        tile[63 - lane] = 0;
    }
    workgroup_barrier();
    x[0] = tile[63 - lane];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 58, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn in_a_loop_that_may_not_run(x: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    for _ in 0..n {
        tile[lane] = lane;
        workgroup_barrier();
    }
    x[0] = tile[63 - lane];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn in_each_round(x: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    for round in 0..n {
        tile[lane] = round;
        workgroup_barrier();
        x[0] = tile[63 - lane];
        workgroup_barrier();
    }
}

// In the third round an element that no one has written.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 83, `tile`: clamped
#[kernel(workgroup_size = 8)]
fn further_in_each_round(x: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    tile[lane] = 1;
    tile[8 + lane] = 1;
    workgroup_barrier();
    let mut at = 0;
    for _ in 0..n {
        x[0] = tile[at + lane];
        at += 8;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 99, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn after_a_break(x: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    for round in 0..2 {
        if round == n {
            break;
        }
        tile[lane] = round;
    }
    workgroup_barrier();
    x[0] = tile[63 - lane];
}

#[device]
fn fill(tile: &mut [u32; 64], n: u32) {
    if n == 0 {
        return;
    }
    tile[local_invocation_index()] = 1;
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 115, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn after_a_return(x: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    fill(&mut tile, n);
    workgroup_barrier();
    x[0] = tile[63 - local_invocation_index()];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 124, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn a_component(x: &mut [f32]) {
    workgroup_var!(tile: [Vec2; 64]);
    let lane = local_invocation_index();
    tile[lane].x = 1.0;
    workgroup_barrier();
    x[0] = tile[63 - lane].y;
}

//= indices within bounds: proven if 2 <= x.len(); 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 134, `x`: every launch uses 1
#[kernel(workgroup_size = 64)]
fn one_leader(x: &mut [u32]) {
    workgroup_var!(first: u32);
    if local_invocation_index() == 0 {
        first = x[0];
    }
    workgroup_barrier();
    x[1] = first;
}

//= indices within bounds: proven if 2 <= x.len(); 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 144, `x`: every launch uses 1
#[kernel(workgroup_size = 64)]
fn if_the_launch_likes(x: &mut [u32], n: u32) {
    workgroup_var!(first: u32);
    if local_invocation_index() == n {
        first = x[0];
    }
    workgroup_barrier();
    x[1] = first;
}

//= indices within bounds: proven if 2 <= x.len(); 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 153, `x`: every launch uses 1
#[kernel(workgroup_size = 64)]
fn by_data(x: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    tile[x[0] % 64] = 1;
    workgroup_barrier();
    x[1] = tile[lane];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 161, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn counters(x: &[Atomic<u32>]) {
    workgroup_var!(counts: [Atomic<u32>; 16]);
    counts[local_invocation_index() % 16].fetch_add(1);
    workgroup_barrier();
    x[0].fetch_add(counts[3].load());
}

#[device]
fn half(n: u32) -> Option<u32> {
    if n % 2 == 0 { Some(n) } else { None }
}

#[device]
fn is_even(n: u32) -> bool {
    if n % 2 == 0 {
        return true;
    }
    false
}

// A condition that is true on one path and false on the other decides nothing.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 8)]
fn read_behind_an_option(n: u32, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    if let Some(j) = half(n) && j < 16 {
        x[0] = w[3];
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 8)]
fn read_behind_a_function(n: u32, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    let even = is_even(n);
    if even && n < 16 {
        x[0] = w[3];
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 8)]
fn read_behind_a_flag(n: u32, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    let mut even = false;
    if n % 2 == 0 {
        even = true;
    }
    let small = even && n < 16;
    if small {
        x[0] = w[3];
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 8)]
fn read_unless_a_flag(n: u32, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    let mut odd = true;
    if n % 2 == 0 {
        odd = false;
    }
    if !(odd || n < 16) {
        x[0] = w[3];
    }
}

// It is unknown which invocations run another iteration. Later iterations read further.
//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 229, `w`: clamped
#[kernel(workgroup_size = 8)]
fn read_in_later_rounds(n: u32, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    w[local_invocation_index()] = 3;
    workgroup_barrier();
    let mut y = 1u32;
    while let Some(twice) = n.checked_mul(2) {
        y *= 3;
        if twice > w[y] {
            break;
        }
    }
}

#[device]
fn early(a: &mut u32, n: u64) -> u32 {
    if n > 7 {
        *a = 8;
        return 1;
    }
    *a
}

#[device]
fn late(a: &mut u32, n: u64) -> u32 {
    if n < 7 {
        return 1;
    }
    *a = 1;
    2
}

#[device]
fn in_a_loop(a: &mut u32, n: u64) -> u32 {
    for i in 0..3 {
        if n < 7 {
            *a = 8 + i;
            return 1;
        }
    }
    *a = 2;
    3
}

// A function stores, then returns early.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 273, `x`: every launch uses 0
#[kernel(workgroup_size = 4)]
fn read_behind_an_early_return(n: u64, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    w[local_invocation_index()] = 3;
    workgroup_barrier();
    let mut at = 2u32;
    early(&mut at, n);
    x[0] = w[at];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 283, `x`: every launch uses 0
#[kernel(workgroup_size = 4)]
fn read_what_a_return_leaves(n: u64, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    w[local_invocation_index()] = 3;
    workgroup_barrier();
    let mut at = 8u32;
    late(&mut at, n);
    x[0] = w[at];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 293, `x`: every launch uses 0
#[kernel(workgroup_size = 4)]
fn read_behind_a_return_in_a_loop(n: u64, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    w[local_invocation_index()] = 3;
    workgroup_barrier();
    let mut at = 2u32;
    in_a_loop(&mut at, n);
    x[0] = w[at];
}

// Whether the loop runs at all is unknown, though it is the same condition in each round.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 305, `x`: every launch uses 0
#[kernel(workgroup_size = 4, allow(race = "x"))]
fn stored_in_a_loop_that_may_not_run(n: u32, x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    while n <= 9 {
        w[local_invocation_index()] = 3;
        break;
    }
    workgroup_barrier();
    x[0] = w[3];
}

// Near the greatest `u32`, an id added wraps: the later invocations go on.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 2, allow(race = "all give the same"))]
fn guarded_by_what_wraps(x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    let i = global_invocation_id().x;
    if 16 < 4294967293 + i {
        return;
    }
    x[0] = w[5];
}

// A multiple of 6 that wrapped need not be one.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 6, allow(race = "all give the same"))]
fn guarded_by_a_rest_that_wraps(x: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    let i = workgroup_id().x * 6 + 4294967292;
    if i % 6 == 0 {
        return;
    }
    x[0] = w[5];
}

// A number that was above `i32::MAX` is negative after a cast.
//= indices within bounds: proven if 64 <= x.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 339, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 339, `out`: every launch uses 64 * num_workgroups.x - 64
//= line 335, `x`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn guarded_by_a_cast_to_signed(x: &[u32], out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    if x[lane] as i32 >= 0 {
        w[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

// The same the other way round.
//= indices within bounds: proven if 64 <= x.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 351, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 351, `out`: every launch uses 64 * num_workgroups.x - 64
//= line 347, `x`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn guarded_by_a_cast_to_unsigned(x: &[i32], out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    if x[lane].min(5) as u32 <= 5 {
        w[lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[device]
fn barrier_unless(a: f32) {
    if a > 3.0 {
        return;
    }
    workgroup_barrier();
}

// Nothing is known of the condition: perhaps no barrier comes.
//= indices within bounds: proven if 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 371, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 371, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn barrier_under_a_float(s: f32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    w[lane] = 1;
    if s > 1.0 {
        workgroup_barrier();
    }
    out[global_invocation_id().x] = w[63 - lane];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 380, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 380, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn barrier_behind_a_return_in_a_function(s: f32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    w[lane] = 1;
    barrier_unless(s);
    out[global_invocation_id().x] = w[63 - lane];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 394, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 394, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn barrier_in_some_rounds(s: f32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    w[lane] = 1;
    for i in 0..2 {
        if s > i as f32 {
            break;
        }
        workgroup_barrier();
    }
    out[global_invocation_id().x] = w[63 - lane];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 405, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 405, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn barrier_on_the_right(n: f32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    workgroup_var!(h: u32);
    let lane = local_invocation_index();
    w[lane] = 1;
    h = 4;
    let both = n > 1.0 && workgroup_uniform_load(&h) > 3;
    out[global_invocation_id().x] = w[63 - lane] + both as u32;
}

// An index outside of a row is clamped, and is not in the next row.
//= indices within bounds: proven if num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 414, `w`: clamped
//= line 420, `out`: every launch uses num_workgroups.x - 1
#[kernel(workgroup_size = 64)]
fn past_a_row(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [[u32; 32]; 2]);
    let lane = local_invocation_index();
    if n > 3 {
        w[0][lane] = 1;
    } else {
        w[lane / 32][lane % 32] = 2;
    }
    workgroup_barrier();
    if lane == 0 {
        out[workgroup_id().x] = w[1][n % 32];
    }
}

// Unknown parts of two indices cancel out in the position, but each is clamped by itself.
//= indices within bounds: proven if 4 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 430, `w`: clamped
//= line 430, `w`: clamped
#[kernel(workgroup_size = 4)]
fn parts_that_cancel_out(n: u32, x: &mut [u32]) {
    workgroup_var!(w: [[u32; 4]; 4]);
    let lane = local_invocation_index();
    for k in 0..4u32 {
        w[k + n][lane - 4 * n] = 7;
    }
    workgroup_barrier();
    for k in 0..4u32 {
        x[global_invocation_id().x] = w[k][3 - lane];
    }
}

//= indices within bounds: proven if 4 * num_workgroups.x <= x.len(); n <= 1
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 444, `w`: clamped
//= line 444, `x`: every launch uses 4 * num_workgroups.x - 1
//= line 444, `x`: every launch uses 4 * num_workgroups.x - 4
#[kernel(workgroup_size = 4)]
fn reads_that_cancel_out(n: u32, x: &mut [u32]) {
    workgroup_var!(w: [[u32; 4]; 2]);
    let lane = local_invocation_index();
    w[0][lane] = 7;
    workgroup_barrier();
    x[global_invocation_id().x] = w[n][lane - 4 * n];
}

// To wrap does not change the low bits.
//= indices within bounds: proven if 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 454, `x`: every launch uses 64 * num_workgroups.x - 1
//= line 454, `x`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn low_bits_of_an_id(x: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let i = global_invocation_id().x;
    w[i % 64] = 7;
    workgroup_barrier();
    x[i] = w[(i ^ 5) & 63];
}

// An id may wrap on a device that runs more workgroups than most.
//= indices within bounds: proven if 48 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 464, `x`: every launch uses 48 * num_workgroups.x - 1
//= line 464, `x`: every launch uses 48 * num_workgroups.x - 48
#[kernel(workgroup_size = 48)]
fn remainder_of_an_id(x: &mut [u32]) {
    workgroup_var!(w: [u32; 48]);
    let i = global_invocation_id().x;
    w[i % 48] = 7;
    workgroup_barrier();
    x[i] = w[47 - i % 48];
}

// The whole workgroup may go on with the next round before it stores.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 4)]
fn continued_before_the_store(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let l = local_invocation_index();
    for i in 0..4u32 {
        if i > 0 && l < out.len() {
            out[l] = tile[l];
        }
        if n > i {
            continue;
        }
        tile[l] = 1;
    }
}

//= indices within bounds: proven if 4 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 4)]
fn continued_by_a_match(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let l = local_invocation_index();
    let mut i = 0;
    loop {
        i += 1;
        if i > 3 {
            break;
        }
        if i > 1 {
            out[l] = tile[3 - l];
        }
        workgroup_barrier();
        match n {
            3 => continue,
            _ => tile[l] = 1,
        }
        workgroup_barrier();
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 4)]
fn stored_before_it_continues(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let l = local_invocation_index();
    for i in 0..4u32 {
        if i > 0 && l < out.len() {
            out[l] = tile[l];
        }
        tile[l] = i;
        if n > i {
            continue;
        }
        tile[l] = 1;
    }
}

// Two unknown conditions are not the same condition.
//= indices within bounds: proven if 64 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 538, `out`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn unknown_conditions_that_differ(n: u32, out: &mut [u32]) {
    workgroup_var!(t: u32);
    let l = local_invocation_index();
    let mut first = n > 3;
    if l == 63 {
        first = n > 1;
    }
    if first {
        if l == 0 {
            t = 1;
        }
    } else if l == 63 {
        t = 2;
    }
    workgroup_barrier();
    out[l] = t;
}

#[device]
fn is_first(l: u32, n: u32, m: u32) -> bool {
    if l < 2 {
        return n % 2 > 0;
    }
    m % 2 > 0
}

//= indices within bounds: proven if 4 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 559, `out`: every launch uses 3
#[kernel(workgroup_size = 4)]
fn unknown_results_that_differ(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let l = local_invocation_index();
    if is_first(l, n, m) {
        tile[l] = 1;
    } else {
        tile[3 - l] = 2;
    }
    workgroup_barrier();
    out[l] = tile[l];
}

//= indices within bounds: proven if 4 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 572, `out`: every launch uses 3
#[kernel(workgroup_size = 4)]
fn unknown_choices_that_differ(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let l = local_invocation_index();
    if select(n % 2 > 0, m % 2 > 0, l < 2) {
        tile[l] = 1;
    } else {
        tile[3 - l] = 2;
    }
    workgroup_barrier();
    out[l] = tile[l];
}

//= indices within bounds: proven if 4 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 589, `out`: every launch uses 3
#[kernel(workgroup_size = 4)]
fn unknown_numbers_that_differ(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let l = local_invocation_index();
    let mut a = [!n, 3];
    if l < 2 {
        a[0] = !m;
    }
    if a[0] > 5 {
        tile[l] = 1;
    } else {
        tile[3 - l] = 2;
    }
    workgroup_barrier();
    out[l] = tile[l];
}

#[device]
fn next(v: &mut u32) -> u32 {
    *v += 1;
    *v
}

//= indices within bounds: proven if 4 <= out.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 608, `out`: every launch uses 3
#[kernel(workgroup_size = 4)]
fn changed_by_a_condition(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let l = local_invocation_index();
    let mut v = 0;
    while next(&mut v) < n {}
    if v == 1 {
        tile[l] = 1;
    }
    workgroup_barrier();
    out[l] = tile[l];
}

//= indices within bounds: proven if 4 <= out.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 623, `out`: every launch uses 3
#[kernel(workgroup_size = 4)]
fn changed_by_a_condition_around_a_barrier(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let l = local_invocation_index();
    let mut v = 0;
    while next(&mut v) < n {
        workgroup_barrier();
    }
    if v < 3 {
        tile[l] = 1;
    }
    workgroup_barrier();
    out[l] = tile[l];
}
