//! Indices.

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn guarded(a: f32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < y.len() && i < x.len() {
        y[i] = a * x[i] + y[i];
    }
}

// The host chooses how many invocations there are.
//= indices within bounds: proven if 256 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 14, `y`: every launch uses 256 * num_workgroups.x - 1
//= line 14, `y`: every launch uses 256 * num_workgroups.x - 256
#[kernel(workgroup_size = 256)]
fn without_a_guard(y: &mut [f32]) {
    y[global_invocation_id().x] = 1.0;
}

//= indices within bounds: proven if 256 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn guarded_by_one_too_many(y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i <= y.len() {
        y[i] = 1.0;
    }
}

//= indices within bounds: proven if x.len() <= y.len() or 256 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn guarded_by_another_length(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < x.len() {
        y[i] = x[i];
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn early_return(y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i >= y.len() {
        return;
    }
    y[i] = 1.0;
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn guard_with_a_name(y: &mut [f32]) {
    let i = global_invocation_id().x;
    let active = i < y.len();
    if active {
        y[i] = 1.0;
    }
}

//= indices within bounds: proven if 257 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn guard_with_a_name_that_is_out_of_date(y: &mut [f32]) {
    let mut i = local_invocation_index();
    let active = i < y.len();
    i += 1;
    if active {
        y[i] = 1.0;
    }
}

//= indices within bounds: proven if 256 * num_workgroups.x + 1 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn index_that_changes_after_the_guard(y: &mut [f32]) {
    let mut i = global_invocation_id().x;
    if i < y.len() {
        i += 1;
        y[i] = 1.0;
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 75, `y`: clamped
#[kernel(workgroup_size = 256)]
fn index_that_changes_in_a_loop(y: &mut [f32]) {
    let mut i = local_invocation_index();
    if i < y.len() {
        for _ in 0..2 {
            y[i] = 1.0;
            i += 1;
        }
    }
}

//= indices within bounds: proven if 256 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn either_guard(x: &[f32], y: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    if i < y.len() || i < n {
        y[i] = 1.0;
    }
    if !(i >= x.len() || i >= y.len()) {
        y[i] = x[i];
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn expression_as_guard(y: &mut [f32], row: u32, width: u32) {
    let column = local_invocation_index();
    if row * width + column < y.len() {
        y[row * width + column] = 1.0;
    }
}

//= indices within bounds: proven if rows * columns <= a.len() or 16 * columns * num_workgroups.y <= a.len() or rows * columns + 16 * num_workgroups.x <= a.len() + columns; rows * columns <= b.len() or 16 * rows * num_workgroups.x <= b.len() or rows * columns + 16 * num_workgroups.y <= b.len() + rows
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn matrix(a: &[f32], b: &mut [f32], rows: u32, columns: u32) {
    let id = global_invocation_id();
    if id.y < rows && id.x < columns {
        b[id.x * rows + id.y] = a[id.y * columns + id.x];
    }
}

// Without the limit of the column, an element of the next row.
//= indices within bounds: proven if rows * columns + 16 * num_workgroups.x <= a.len() + columns or 16 * columns * num_workgroups.y + 16 * num_workgroups.x <= a.len() + columns
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn matrix_without_the_column(a: &mut [f32], rows: u32, columns: u32) {
    let id = global_invocation_id();
    if id.y < rows {
        a[id.y * columns + id.x] = 0.0;
    }
}

// `j + 1` may wrap to 0.
//= indices within bounds: proven if j <= 4294967294
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn sum_that_may_wrap(x: &mut [f32], j: u32) {
    if j + 1 < x.len() {
        x[j] = 1.0;
    }
}

//= indices within bounds: proven if j + 1 <= x.len() or ((x.len() + 3) / 4) <= x.len() and 4 * j <= 4294967295
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn product_that_may_wrap(x: &mut [f32], j: u32) {
    if j * 4 < x.len() {
        x[j] = 1.0;
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 135, `x`: clamped
//= line 135, `x`: every launch uses 64 * num_workgroups.x - 2
//= line 135, `x`: every launch uses 64 * num_workgroups.x - 65
#[kernel(workgroup_size = 64)]
fn difference_that_may_wrap(x: &mut [f32]) {
    let i = global_invocation_id().x;
    x[i - 1] = 1.0;
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn difference_that_does_not(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i > 0 && i < x.len() && i < y.len() {
        y[i] = x[i - 1];
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn distance_that_changes(x: &mut [u32]) {
    workgroup_var!(run: [u32; 256]);
    let lane = local_invocation_index();
    run[lane] = lane;
    workgroup_barrier();
    let mut distance = 1;
    while distance < 256 {
        let before = if lane >= distance { run[lane - distance] } else { 0 };
        workgroup_barrier();
        run[lane] += before;
        workgroup_barrier();
        distance *= 2;
    }
    if lane < x.len() {
        x[lane] = run[lane];
    }
}

// The guard speaks of the distance before it changed.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 173, `table`: clamped
#[kernel(workgroup_size = 256)]
fn distance_that_changed(x: &mut [u32]) {
    let lane = local_invocation_index();
    let mut distance = 1;
    let mut table = [0; 256];
    if lane >= distance {
        distance = x.len();
        table[lane - distance] = 1;
        x[0] = table[3];
    }
}

//= indices within bounds: proven if num_workgroups.x <= partial.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 193, `partial`: every launch uses num_workgroups.x - 1
#[kernel(workgroup_size = 256)]
fn tree(partial: &mut [f32]) {
    workgroup_var!(cache: [f32; 256]);
    let lane = local_invocation_index();
    cache[lane] = lane as f32;
    workgroup_barrier();
    let mut stride = 128;
    while stride > 0 {
        if lane < stride {
            cache[lane] += cache[lane + stride];
        }
        workgroup_barrier();
        stride /= 2;
    }
    if lane == 0 {
        partial[workgroup_id().x] = cache[0];
    }
}

// The guard is gone.
//= indices within bounds: proven if ((partial.len() + 127) / 2) <= 255
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 128)]
fn tree_without_a_guard(partial: &mut [f32]) {
    workgroup_var!(cache: [f32; 256] = zeroed);
    let lane = local_invocation_index();
    let mut stride = partial.len();
    while stride > 0 {
        cache[(lane + stride) / 2] = 1.0;
        workgroup_barrier();
        stride /= 2;
    }
}

//= indices within bounds: proven if 16 <= counts.len(); 10 <= counts.len(); 9 <= counts.len(); 6 <= counts.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn bits(x: &[u32], counts: &[Atomic<u32>]) {
    let i = global_invocation_id().x;
    if i < x.len() {
        counts[x[i] & 15].fetch_add(1);
        counts[x[i] >> 28].fetch_add(1);
        counts[x[i] % 10].fetch_add(1);
        counts[x[i].min(15)].fetch_add(1);
        counts[x[i].clamp(3, 5)].fetch_add(1);
        counts[(x[i] & 7) | 8].fetch_add(1);
        counts[x[i].count_ones() / 4].fetch_add(1);
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 228, `y`: clamped
#[kernel(workgroup_size = 64)]
fn values_of_memory(x: &[u32], y: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < x.len() {
        y[x[i]] = i;
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn values_of_memory_guarded(x: &[u32], y: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < x.len() {
        let j = x[i];
        if j < y.len() {
            y[j] = i;
        }
    }
}

// The two loads may give two values.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 247, `y`: clamped
#[kernel(workgroup_size = 64)]
fn guard_of_another_load(x: &mut [u32], y: &mut [u32]) {
    if x.len() > 0 && x[0] < y.len() {
        y[x[0]] = 1;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven if 1 <= x.len()
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn remainder_by_a_length(x: &mut [u32]) {
    let i = global_invocation_id().x * 77;
    x[i % x.len()] = i;
}

//= indices within bounds: proven if 66 <= x.len(); 66 <= x.len() or x.len() <= 2147483647
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn signed(x: &mut [f32]) {
    let i = local_invocation_index() as i32;
    for offset in -2..=2 {
        let j = i + offset;
        if j >= 0 && j < x.len() as i32 {
            x[j as u32] = 1.0;
        }
        x[(i + offset).clamp(0, 66) as u32] = 2.0;
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 274, `x`: clamped
#[kernel(workgroup_size = 64)]
fn signed_without_one_end(x: &mut [f32]) {
    let i = local_invocation_index() as i32;
    for offset in -2..=2 {
        if i + offset < 50 {
            x[(i + offset) as u32] = 1.0;
        }
    }
}

#[device]
fn element(x: &[f32], i: u32) -> f32 {
    if i < x.len() { x[i] } else { 0.0 }
}

#[device]
fn raw_element(x: &[f32], i: u32) -> f32 {
    x[i]
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn calls(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < y.len() {
        y[i] = element(x, i) + element(x, i * 5);
    }
}

// One of the calls has no guard.
//= indices within bounds: proven if y.len() + 1 <= x.len() or 64 * num_workgroups.x + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn calls_without_a_guard(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < y.len() && i < x.len() {
        y[i] = raw_element(x, i) + raw_element(x, i + 1);
    }
}

#[device]
fn twice(n: u32) -> u32 {
    if n > 100 {
        return 7;
    }
    n * 2
}

#[device]
fn advance(n: &mut u32) {
    *n += 100;
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 328, `table`: clamped
//= line 330, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn results(x: &mut [f32]) {
    let mut table = [0.0; 201];
    let mut i = twice(global_invocation_id().x);
    table[i] = 1.0;
    if i < 5 {
        advance(&mut i);
        table[i] = 2.0;
        advance(&mut i);
        table[i] = 3.0;
    }
    x[0] = table[0];
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 342, `table`: clamped
//= line 343, `table`: clamped
//= line 343, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn arms(x: &mut [f32], n: u32) {
    let i = match n {
        0 => 3,
        1..=4 => n,
        _ if n > 9 => 9,
        m => m,
    };
    let mut table = [0.0; 10];
    table[i] = 1.0;
    x[0] = table[i];
}

//= indices within bounds: proven if 10 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn joined(x: &mut [f32], n: u32) {
    let mut i = 4;
    if n > 3 {
        i = 9;
    } else if n > 1 {
        i = n;
    }
    x[i] = 1.0;
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 367, `x`: clamped
#[kernel(workgroup_size = 64)]
fn broken_out(x: &mut [f32]) {
    let mut i = 0;
    loop {
        if i >= x.len() {
            break;
        }
        x[i] = 1.0;
        i += 1;
    }
    x[i] = 2.0;
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 374, `x`: clamped
#[kernel(workgroup_size = 64)]
fn counted_beside(x: &mut [f32], n: u32) {
    let mut i = 0;
    for _ in 0..n {
        x[i] = 1.0;
        i += 1;
    }
}

//= indices within bounds: proven if n + 1 <= x.len(); 4 * n <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn ranges(x: &mut [f32], n: u32) {
    for i in 0..x.len() {
        x[i] = 1.0;
    }
    for i in (0..x.len()).rev().step_by(3) {
        x[i] = 1.0;
    }
    for i in 1..=n {
        x[i] = 1.0;
    }
    for i in 0..n {
        for j in 0..4 {
            x[i * 4 + j] = 1.0;
        }
    }
}

//= indices within bounds: proven if size.x * size.y <= x.len() or size.x * num_workgroups.y <= x.len() or size.x * size.y + 64 * num_workgroups.x <= x.len() + size.x
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn vectors(x: &mut [Vec4], size: UVec2) {
    let id = global_invocation_id().xy();
    if id.x < size.x && id.y < size.y {
        let at = id.y * size.x + id.x;
        x[at][id.x % 4] = 1.0;
    }
}

//= indices within bounds: proven if num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 410, `x`: clamped
#[kernel(workgroup_size = 64, allow(out_of_bounds = "a test"))]
fn nested(x: &mut [[f32; 8]]) {
    let (i, lane) = (workgroup_id().x, local_invocation_index());
    x[i][lane / 8] = 1.0;
    x[i][lane % 9] = 1.0;
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 417, a value: clamped
//= line 417, a value: clamped
#[kernel(workgroup_size = 64)]
fn columns_and_rows(m: Mat4, n: &[u32], out: &mut [Vec4]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < n.len() {
        out[i] = m.col(n[i]) + m.row(n[i]) + m.col(n[i] % 4);
    }
}

//= indices within bounds: proven if 2 <= n.len(); out.len() <= n.len() or 64 * num_workgroups.x <= n.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 425, a value: clamped
//= line 426, `v`: clamped
#[kernel(workgroup_size = 64)]
fn clamped_as_a_whole(m: Mat4, n: &[u32], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        let v = m.col(n[i]);
        out[i] = v[n[n[i] & 1]];
    }
}

//= indices within bounds: proven if 8 * num_workgroups.x + 1 <= y.len(); 8 * width * num_workgroups.y + 8 * num_workgroups.x <= x.len() + width; num_workgroups.y <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 433, `x`: every launch uses 8 * width * num_workgroups.y + 8 * num_workgroups.x - (width + 1)
//= line 433, `x`: every launch uses 8 * width * num_workgroups.y + 8 * num_workgroups.x - (8 * width + 8)
//= line 435, `y`: every launch uses num_workgroups.y - 1
#[kernel(workgroup_size = (8, 8))]
fn what_every_launch_uses(width: u32, x: &[f32], y: &mut [f32]) {
    let (id, local) = (global_invocation_id(), local_invocation_id());
    let value = x[id.y * width + id.x];
    if local.x == 0 && local.y == 0 {
        y[workgroup_id().y] = value;
    }
    if value > 0.0 {
        y[id.x + 1] = 1.0;
    }
}

//= indices within bounds: proven if n <= y.len() or 64 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn nothing_is_certain_behind_a_return(n: u32, y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i >= n {
        return;
    }
    y[i] = 1.0;
}

// In a round, the end is above the start: `n / 8 - 1` does not wrap.
//= indices within bounds: proven if 1 <= c.len(); 8 * ((n) / 8) <= x.len() + 7
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 458, `c`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn last_round(x: &[f32], c: &mut [f32], n: u32) {
    let mut sum = 0.0;
    for step in 0..n / 8 {
        sum += x[(step + 1).min(n / 8 - 1) * 8];
    }
    c[0] = sum;
}

// The end is no longer `n` in the second round.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 466, `x`: clamped
#[kernel(workgroup_size = 1)]
fn end_that_changes(x: &mut [f32], n: u32) {
    let mut n = n;
    for _ in 0..n {
        x[n - 1] = 0.0;
        n = 0;
    }
}

// Tiles of 128 rows; only whole tiles are left. The next one is fetched ahead.
//= indices within bounds: proven if 1 <= c.len(); 128 * ((m) / 128) * ((k) / 4) + 8 * ((k) / 32) <= a.len() + ((k) / 4) and 128 * num_workgroups.y <= 4294967295 or 128 * num_workgroups.y * ((k) / 4) + 8 * ((k) / 32) <= a.len() + ((k) / 4) and 128 * num_workgroups.y <= 4294967296
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 128)]
fn fetched_ahead(a: &[f32], c: &mut [f32], m: u32, k: u32) {
    let lane = local_invocation_index();
    let row = workgroup_id().y * 128;
    if row + 128 > m {
        return;
    }
    let mut sum = 0.0;
    for step in 0..k / 32 {
        let next = (step + 1).min(k / 32 - 1);
        sum += a[(row + lane / 8 + 112) * (k / 4) + next * 8 + lane % 8];
    }
    if lane == 0 {
        c[0] = sum;
    }
}

// The last one of 0, 16, 32 and 48 is 48.
//= indices within bounds: proven if 64 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 16)]
fn constant_steps(x: &mut [f32]) {
    for at in (0..64).step_by(16) {
        x[at + local_invocation_index()] = 1.0;
    }
    for at in (0..50).step_by(16).rev() {
        x[at + local_invocation_index()] += 1.0;
    }
}

// Steps from the end: 49, 33, 17, 1.
//= indices within bounds: proven if 65 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 16)]
fn steps_from_the_end(x: &mut [f32]) {
    for at in (0..50).rev().step_by(16) {
        x[at + local_invocation_index()] += 1.0;
    }
}

// The dividend plus `n - 1` may wrap: of 4294967295, it is 1024.
//= indices within bounds: proven if 4 <= y.len(); 3 <= y.len(); 2 <= y.len(); 1 <= x.len(); 1 <= y.len(); n <= x.len(); n <= y.len(); n <= y.len() or ((n + 63) / 64) <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 512, `table`: clamped
//= line 514, `table`: clamped
//= line 512, `x`: every launch uses 0
//= line 515, `y`: every launch uses 3
#[kernel(workgroup_size = 64)]
fn rounded_up(x: &[u32], y: &mut [u32], n: u32) {
    let (table, larger) = ([1; 1024], [2; 1025]);
    y[0] = table[x[0].div_ceil(4194304)];
    y[1] = larger[x[0].div_ceil(4194304)];
    y[2] = table[(x[0] % 65536).div_ceil(64)];
    y[3] = larger[(x[0] % 65537).div_ceil(64)];
    for block in 0..n.div_ceil(64) {
        for i in block * 64..n.min(block * 64 + 64) {
            y[i] += x[i];
        }
        y[block] += 1;
    }
}

#[device]
const STRIDES: [u32; 6] = [32, 16, 8, 4, 2, 1];

// A bound of all elements of a local array is a bound of each.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn strides_from_arrays(values: &[f32], o: &mut [f32]) {
    workgroup_var!(m: [f32; 64]);
    let t = local_invocation_index();
    let i = global_invocation_id().x;
    m[t] = if i < values.len() { values[i] } else { 0.0 };
    for stride in [32, 16, 8, 4, 2, 1] {
        workgroup_barrier();
        if t < stride {
            m[t] = m[t].max(m[t + stride]);
        }
    }
    for round in 0..6 {
        workgroup_barrier();
        if t < STRIDES[round] {
            m[t] = m[t].max(m[t + STRIDES[round]]);
        }
    }
    if t == 0 && workgroup_id().x < o.len() {
        o[workgroup_id().x] = m[0];
    }
}

// An element that is stored may be any of them.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 565, `m`: clamped
//= line 569, `m`: clamped
//= line 571, `m`: clamped
#[kernel(workgroup_size = 64)]
fn elements_that_change(o: &mut [f32], k: u32) {
    workgroup_var!(m: [f32; 64]);
    let t = local_invocation_index();
    let mut around = [t; 4];
    if t > 0 {
        around[0] = t - 1;
    }
    m[around[k % 4]] = 1.0;
    let mut beyond = [t; 4];
    for i in 0..4 {
        beyond[i] = beyond[(i + k) % 4] + k;
    }
    m[beyond[0]] = 1.0;
    let mut grown = [[0, 1], [2, 3]];
    grown[k % 2][0] += 60;
    m[grown[1][1]] = 2.0;
    m[grown[1][0] - 1] = 2.0;
    grown[k % 2][0] += 1;
    m[grown[0][0]] = 2.0;
}

// The middle is between the two, and below the greater one.
//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn binary_search(sorted: &[u32], keys: &[u32], places: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= keys.len() || i >= places.len() {
        return;
    }
    let mut low = 0;
    let mut high = sorted.len();
    while low < high {
        let middle = low + (high - low) / 2;
        if sorted[middle] < keys[i] {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    places[i] = low;
}

//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn binary_search_by_halves(sorted: &[u32], keys: &[u32], places: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= keys.len() || i >= places.len() {
        return;
    }
    let mut low = 0;
    let mut high = sorted.len();
    loop {
        if high <= low {
            break;
        }
        let half = (high - low) >> 1;
        let middle = half + low;
        if sorted[middle] < keys[i] {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    places[i] = low;
}

// `high` may be the length, and be met.
//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 628, `sorted`: clamped
#[kernel(workgroup_size = 256)]
fn binary_search_to_an_end_that_is_met(sorted: &[u32], keys: &[u32], places: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= keys.len() || i >= places.len() {
        return;
    }
    let mut low = 0;
    let mut high = sorted.len();
    while low <= high {
        let middle = low + (high - low) / 2;
        if sorted[middle] < keys[i] {
            low = middle + 1;
        } else if middle == 0 {
            break;
        } else {
            high = middle - 1;
        }
    }
    places[i] = low;
}

// The condition is of another `low`; a part may be all.
//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven if 1 <= by
//= workgroup memory written before it is read: proven
//= line 651, `sorted`: clamped
//= line 658, `sorted`: clamped
#[kernel(workgroup_size = 256)]
fn no_middle(sorted: &[u32], keys: &[u32], places: &mut [u32], by: u32) {
    let i = global_invocation_id().x;
    if i >= keys.len() || i >= places.len() {
        return;
    }
    let mut low = 0;
    let mut high = sorted.len();
    while low < high {
        low += by;
        let middle = low + (high - low) / 2;
        if sorted[middle] < keys[i] {
            low = middle + 1;
        } else {
            high = middle;
        }
        if low < high {
            let part = low + (high - low) / by;
            places[i] += sorted[part];
        }
    }
}

// Both ends may be met.
//= indices within bounds: proven if 1 <= sorted.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn binary_search_up_to_the_last(sorted: &[u32], keys: &[u32], places: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= keys.len() || i >= places.len() {
        return;
    }
    let mut low = 0;
    let mut high = sorted.len() - 1;
    while low <= high {
        let middle = low + (high - low) / 2;
        if sorted[middle] < keys[i] {
            low = middle + 1;
        } else if middle == 0 {
            break;
        } else {
            high = middle - 1;
        }
    }
    places[i] = low;
}

// `as usize` changes nothing of a `u32`.
//= indices within bounds: proven if a.len() <= b.len() or c.len() <= b.len() or 64 * num_workgroups.x <= b.len(); a.len() <= b.len() or 64 * num_workgroups.x <= b.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn guarded_by_what_is_cast(a: &[u32], b: &mut [u32], c: &mut [u32]) {
    let i = global_invocation_id().x;
    let Some(&x) = a.get(i as usize) else { return };
    b[i] = x;
    if let Some(of) = c.get_mut(i as usize) {
        *of = a[i] + b[i as usize];
    }
}

// What is not negative and is no large number either is the same number as a `u32`; `j` may be
// negative, and the guard says little of it then.
//= indices within bounds: proven if 64 * num_workgroups.x + 1 <= b.len() + n and n <= 1 and 64 * num_workgroups.x <= n + 2147483647; a.len() <= b.len() or 64 * num_workgroups.x <= b.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn guarded_by_what_is_cast_to_another_type(a: &[u32], b: &mut [u32], n: i32) {
    let i = global_invocation_id().x as i32;
    let j = i - n;
    if i >= 0 && (i as u32) < a.len() {
        b[i as u32] = 1;
    }
    if (j as u32) < a.len() {
        b[(j + 1) as u32] = 1;
    }
}
