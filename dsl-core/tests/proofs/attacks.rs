//! Guards that look as if they were enough. What is proven here holds for other reasons, or under a
//! condition that a launch has to fulfil.

// The sum may wrap to 0.
//= indices within bounds: proven if j + 1 <= x.len() or n <= x.len() + 1 and j <= 4294967294
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn sum_wraps(x: &mut [f32], n: u32, j: u32) {
    if j + 1 < n && n <= x.len() {
        x[j] = 1.0;
    }
}

// `n - 1` is the greatest number where `n` is 0.
//= indices within bounds: proven if 1 <= n or 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn end_wraps(x: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    if n <= x.len() && i < n - 1 {
        x[i] = 1.0;
    }
}

//= indices within bounds: proven if row + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn product_wraps(x: &mut [f32], rows: u32, columns: u32, row: u32, column: u32) {
    if row * columns + column < rows * columns && rows * columns <= x.len() {
        x[row] = 1.0;
    }
}

//= indices within bounds: proven if b + 8 <= x.len() or a + b + c + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn terms_wrap_before_the_others(x: &mut [f32], a: u32, b: u32, c: u32) {
    if a + c < 8 {
        x[a + b + c] = 1.0;
    }
}

// A negative number is a large one without its sign.
//= indices within bounds: proven if j + 1 <= x.len() and 0 <= j or 0 <= j and x.len() <= 2147483647
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn negative(x: &mut [f32], j: i32) {
    if j < x.len() as i32 {
        x[j as u32] = 1.0;
    }
}

//= indices within bounds: proven if j + 1 <= x.len() and 0 <= j and 0 <= 2 * j
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn least_number_has_no_absolute_value(x: &mut [f32], j: i32) {
    if j.abs() < 10 {
        x[j.abs() as u32] = 1.0;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 53, `table`: clamped
#[kernel(workgroup_size = 64)]
fn negative_remainder(x: &mut [f32], j: i32) {
    let mut table = [0.0; 10];
    table[(j % 10) as u32] = 1.0;
    table[j.rem_euclid(10) as u32] = 2.0;
    table[((j % 10 + 10) % 10) as u32] = 3.0;
    if x.len() > 0 {
        x[0] = table[2];
    }
}

// By 32 it is not shifted at all.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 67, `table`: clamped
#[kernel(workgroup_size = 64)]
fn shifts(x: &mut [f32], n: u32, by: u32) {
    let mut table = [0.0; 64];
    if n < 64 && by <= 32 {
        table[n >> by] = 1.0;
        table[1 << by] = 2.0;
        table[1 << (by & 5)] = 3.0;
        table[(n << 2) >> 2] = 4.0;
    }
    if x.len() > 0 {
        x[0] = table[2];
    }
}

// The remainder by 0 is 0, the quotient by 0 the dividend.
//= indices within bounds: proven if 1 <= x.len(); n <= 15 or 1 <= by and by <= 16
//= loops end: proven
//= no division by zero: proven if 1 <= by
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn divisors(x: &mut [f32], n: u32, by: u32) {
    let mut table = [0.0; 16];
    table[n % by] = 1.0;
    if n < 16 {
        table[n / by] = 2.0;
        table[n % by] = 3.0;
    }
    if x.len() > 0 {
        x[0] = table[2];
    }
}

// `n` is another variable.
//= indices within bounds: proven if y.len() <= x.len() or 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn shadowed(x: &mut [f32], y: &[u32]) {
    let n = x.len();
    let i = global_invocation_id().x;
    if i < y.len() {
        let n = y[i];
        if i < n {
            x[i] = 1.0;
        }
    }
    if i < n {
        x[i] = 1.0;
    }
}

//= indices within bounds: proven if 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 121, `x`: clamped
#[kernel(workgroup_size = 64)]
fn guard_before_an_assignment(x: &mut [f32], y: &[u32]) {
    let mut i = global_invocation_id().x;
    let mut n = x.len();
    let inside = i < n;
    n += 5;
    let still = i < n;
    if still {
        x[i] = 1.0;
    }
    if inside {
        x[i] = 2.0;
        i = n;
    }
    if inside {
        x[i] = 3.0;
    }
}

//= indices within bounds: proven if 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn name_of_a_guard_given_anew(x: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    let mut inside = i < x.len();
    if n > 5 {
        inside = true;
    }
    if inside {
        x[i] = 1.0;
    }
    inside = i < x.len();
    if inside {
        x[i] = 2.0;
    }
}

#[device]
fn grow(i: &mut u32) -> u32 {
    *i += 1;
    *i
}

// The call changes what the name stands for.
//= indices within bounds: proven if 64 * num_workgroups.x + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn guard_that_changes_its_index(x: &mut [f32]) {
    let mut i = global_invocation_id().x;
    let inside = i < x.len() && grow(&mut i) > 0;
    if inside {
        x[i] = 1.0;
    }
}

#[device]
fn is_below(i: &mut u32, n: u32) -> bool {
    let below = *i < n;
    *i += 1;
    below
}

//= indices within bounds: proven if 64 * num_workgroups.x + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn guard_function_that_changes_its_index(x: &mut [f32]) {
    let mut i = global_invocation_id().x;
    if is_below(&mut i, x.len()) {
        x[i] = 1.0;
    }
}

#[device]
fn is_below_or_large(i: u32, n: u32) -> bool {
    if i > 1000 {
        return true;
    }
    if i >= n {
        return false;
    }
    i > 2
}

//= indices within bounds: proven if 1001 <= x.len() or 64 * num_workgroups.x <= x.len(); 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn one_way_out_is_open(x: &mut [f32]) {
    let i = global_invocation_id().x;
    if is_below_or_large(i, x.len()) {
        x[i] = 1.0;
    }
    if !is_below_or_large(i, x.len()) {
        x[i] = 2.0;
    }
}

// Others may write to memory between the two loads.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 205, `x`: clamped
#[kernel(workgroup_size = 64)]
fn values_through_memory(x: &mut [u32]) {
    workgroup_var!(at: u32);
    let lane = local_invocation_index();
    if lane == 0 {
        at = 5;
    }
    workgroup_barrier();
    let inside = at < x.len();
    if inside {
        x[at] = 1;
    }
}

//= indices within bounds: proven if 1 <= x.len(); n <= 9; n <= 10
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn ranges_of_a_match(x: &mut [f32], n: u32) {
    let mut table = [0.0; 10];
    match n {
        3..=5 => table[n] = 1.0,
        0 | 2 => table[n] = 2.0,
        6..=9 if x.len() > 1 => table[n] = 3.0,
        // Also 1, and 6 to 9.
        m => table[m - 1] = 4.0,
    }
    if x.len() > 0 {
        x[0] = table[2];
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 234, `table`: clamped
#[kernel(workgroup_size = 64)]
fn steps_that_are_no_multiples(x: &mut [f32], from: u32) {
    let mut table = [0.0; 32];
    let mut j = from;
    while j < 32 {
        table[j] = 1.0;
        j += 8;
    }
    let mut k = 0;
    while k < 30 {
        table[k + 4] = 1.0;
        k += if from > 3 { 6 } else { 4 };
    }
    if x.len() > 0 {
        x[0] = table[2];
    }
}

// It wraps past the end, and comes back within.
//= indices within bounds: proven if n <= x.len() + 8 and step <= 4294967287 and n + step <= 4294967296 or x.len() <= 4294967287 and step <= 4294967287 and n + step <= 4294967296
//= loops end: proven if 1 <= step and n + step <= 4294967296
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn loop_that_wraps(x: &mut [f32], n: u32, step: u32) {
    let mut i = 8;
    while i < n {
        if i < x.len() + 8 {
            x[i - 8] = 1.0;
        }
        i += step;
    }
}

//= indices within bounds: proven if n <= x.len() and 0 <= step and n + step <= 2147483648
//= loops end: proven if 1 <= step and n + step <= 2147483648
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn signed_loop_that_wraps(x: &mut [f32], n: i32, step: i32) {
    let mut i = 0;
    while i < n {
        x[i as u32] = 1.0;
        i += step;
    }
}

// The check is behind the step that makes it true.
//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn left_too_late(x: &mut [f32], n: u32) {
    let mut i = n;
    loop {
        i -= 1;
        if i == 0 {
            break;
        }
        if i < x.len() {
            x[i] = 1.0;
        }
    }
    let mut j = 0;
    loop {
        if x.len() > 5 {
            j += 2;
        }
        if j >= 10 {
            break;
        }
    }
    let mut k = 0;
    loop {
        if x.len() > n {
            continue;
        }
        if k >= 10 {
            break;
        }
        k += 1;
    }
}

// Only one of the two ends is known not to be reached.
//= indices within bounds: proven if 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn not_equal(x: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    if i != x.len() {
        x[i] = 1.0;
    }
    if i <= x.len() && i + 1 != x.len() {
        x[i] = 2.0;
    }
    if i <= x.len() && i != x.len() {
        x[i] = 3.0;
    }
}

//= indices within bounds: proven if size.x * num_workgroups.y + 64 * num_workgroups.x <= x.len() + size.x
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn any_is_not_all(x: &mut [f32], size: UVec2) {
    let p = global_invocation_id().xy();
    if p.cmplt(size).any() {
        x[p.y * size.x + p.x] = 1.0;
    }
    if !p.cmpge(size).all() {
        x[p.y * size.x + p.x] = 2.0;
    }
}

//= indices within bounds: proven if 64 * num_workgroups.x <= x.len() + 1
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn first_invocation_of_another_dimension(x: &mut [f32]) {
    let i = global_invocation_id().x;
    if local_invocation_id().y == 0 && i > 0 {
        x[i - 1] = 1.0;
    }
}

//= indices within bounds: proven if 8 * num_workgroups.x <= x.len() + 1
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (8, 8))]
fn first_of_a_square(x: &mut [f32]) {
    let i = global_invocation_id().x;
    if local_invocation_index() < 8 && i > 0 {
        x[i - 1] = 1.0;
    }
}

// Divided by another number than it is multiplied by.
//= indices within bounds: proven if 1 <= w and 1 <= h and w * w <= x.len() and w * h <= 4294967295 or 1 <= w and w * w * h <= x.len() and w * h <= 4294967295 or 1 <= w and 64 * w * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven if 1 <= w; 1 <= h
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn rows_of_other_widths(x: &mut [f32], w: u32, h: u32) {
    let i = global_invocation_id().x;
    if i < w * h {
        let (row, column) = (i / h, i % w);
        x[row * w + column] = 1.0;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 354, `table`: clamped
#[kernel(workgroup_size = 64)]
fn steps_from_another_end(x: &mut [f32], n: u32) {
    let mut table = [0.0; 24];
    for j in (0..30 + n).rev().step_by(8) {
        table[j % 24] = 1.0;
        table[j - 6] = 2.0;
    }
    for j in (1..n).step_by(16) {
        if n <= 17 {
            table[j] = 3.0;
        }
    }
    if x.len() > 0 {
        x[0] = table[2];
    }
}

//= indices within bounds: proven if n + 1 <= x.len(); 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn exchanged_after_the_guard(x: &mut [f32], n: u32) {
    let mut a = global_invocation_id().x;
    let mut b = n;
    let inside = a < x.len();
    (a, b) = (b, a);
    if inside {
        x[a] = 1.0;
        x[b] = 2.0;
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 385, `x`: clamped
#[kernel(workgroup_size = 64)]
fn guard_of_the_round_before(x: &mut [f32]) {
    let mut a = 0;
    let mut b = global_invocation_id().x;
    let mut inside = a < x.len();
    for _ in 0..4 {
        if inside {
            x[a] = 1.0;
        }
        inside = a < x.len();
        a = b;
        b += 7;
    }
}

//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 397, `x`: clamped
//= line 399, `x`: clamped
#[kernel(workgroup_size = 64)]
fn condition_that_changes_its_index(x: &mut [f32]) {
    let mut i = global_invocation_id().x;
    while grow(&mut i) < x.len() {
        x[i] = 1.0;
        if i > 50 && grow(&mut i) > 60 {
            x[i] = 2.0;
        }
    }
}

//= indices within bounds: proven if n + 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn left_by_label(x: &mut [f32], n: u32) {
    let mut i = global_invocation_id().x;
    'guard: {
        if i < x.len() {
            if n > 3 {
                i += n;
                break 'guard;
            }
            x[i] = 1.0;
        } else {
            return;
        }
    }
    x[i] = 2.0;
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn closure_that_sees_the_change(x: &mut [f32]) {
    let mut i = global_invocation_id().x;
    let mut store = |at: u32, by: u32| {
        i += by;
        if at < x.len() {
            x[at] = 1.0;
        }
    };
    store(3, 5);
    if i < x.len() {
        x[i] = 1.0;
    }
}

#[device]
fn first_of(part: UVec2, n: u32) -> u32 {
    let at = part.x;
    if at < n { at } else { 0 }
}

// The second call has other arguments than the first.
//= indices within bounds: proven if 1 <= x.len(); 1 <= y.len() and y.len() <= x.len() or 64 * num_workgroups.x + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn called_twice(x: &mut [f32], y: &[u32]) {
    let i = global_invocation_id().x;
    let first = first_of(uvec2(i, 0), x.len());
    let second = first_of(uvec2(first + 1, i), y.len());
    if x.len() > 0 {
        x[first] = 1.0;
        x[second] = 2.0;
    }
}

// A part of a vector changes, the rest stays.
//= indices within bounds: proven if size.x * num_workgroups.y + 64 * num_workgroups.x + 1 <= x.len() + size.x; size.x * num_workgroups.y + 64 * num_workgroups.x <= x.len() + size.x
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn part_that_changes(x: &mut [f32], size: UVec2) {
    let mut p = global_invocation_id().xy();
    let inside = p.x < size.x && p.y < size.y;
    let at = p;
    p.x += 1;
    if inside {
        x[p.y * size.x + p.x] = 1.0;
        x[at.y * size.x + at.x] = 2.0;
    }
}

// The condition is about the middle, not about the two ends.
//= indices within bounds: proven if low <= high or p + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 8)]
fn middle_of_two_that_are_not_in_order(x: &mut [u32], p: u32, low: u32, high: u32) {
    let between = high - low;
    if low + between / 3 <= p && between >= 1 && high < x.len() {
        x[low + between / 3] = 2;
    }
}

// Factors whose product has more than 64 bits.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn large_factors(x: &mut [u32], p: u32) {
    let i = local_invocation_index();
    let a = i - p * 4294967295;
    let b = a * 4294967295;
    if b < x.len() {
        x[b] = 1;
    }
}

// The difference of signed numbers wraps.
//= indices within bounds: proven if 16 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 496, `x`: clamped
#[kernel(workgroup_size = 8)]
fn middle_of_signed_numbers(x: &mut [u32], low: i32, high: i32) {
    for i in low..high {
        let middle = i + (high - i) / 2;
        if i < 8 && high <= 8 {
            x[(middle + 8) as u32 % 16] = 2;
        }
        if i <= 3 && middle >= 0 && high < 4 {
            x[(middle - 3) as u32 + 3] = 2;
        }
    }
}

// A step of 0 is a step of 1.
//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 507, `t`: clamped
#[kernel(workgroup_size = 1)]
fn steps_of_zero(n: u32, out: &mut [u32]) {
    let t = [1u32; 16];
    for i in (0..16u32).step_by((n * 8) as usize) {
        if out.len() > 0 {
            out[0] = t[(i + 7) as usize];
        }
    }
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 516, `t`: clamped
#[kernel(workgroup_size = 1)]
fn reversed_steps_of_zero(n: u32, out: &mut [u32]) {
    let t = [1u32; 16];
    for i in (0..16u32).step_by((n & 24) as usize).rev() {
        out[0] = t[(i + 7) as usize];
    }
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 524, `x`: clamped
#[kernel(workgroup_size = 1)]
fn steps_of_zero_in_a_slice(n: u32, x: &[u32], out: &mut [u32]) {
    for i in (0..x.len()).step_by((n & 24) as usize) {
        if x.len() % 8 == 0 {
            out[0] = x[i + 7];
        }
    }
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn steps_above_zero(n: u32, out: &mut [u32]) {
    let t = [1u32; 16];
    for i in (0..16u32).step_by(((n & 8) + 8) as usize) {
        out[0] = t[(i + 7) as usize];
    }
}

// A device may fuse a product and a sum in one place and not in the other.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 542, `out`: clamped
//= line 540, `x`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn floats_computed_twice(x: &[f32], a: f32, b: f32, out: &mut [f32]) {
    let f = x[0];
    if ((f * a + b) as u32) < out.len() as u32 {
        out[(f * a + b) as u32] = 1.0;
    }
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 551, `t`: clamped
#[kernel(workgroup_size = 1)]
fn floats_divided_twice(f: f32, g: f32, out: &mut [u32]) {
    let t = [1u32; 8];
    let i = (f / g) as u32;
    if i < 8 {
        out[0] = t[(f / g) as u32 as usize];
    }
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn floats_computed_once(f: f32, g: f32, out: &mut [u32]) {
    let t = [1u32; 8];
    let i = (f / g) as u32;
    if i < 8 {
        out[0] = t[i as usize];
    }
}

//= indices within bounds: proven if 1 <= out.len(); n <= 7
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn floats_compared_twice(f: f32, g: f32, n: u32, out: &mut [u32]) {
    let t = [1u32; 8];
    let mut i = n;
    if f + g < 1.0 {
        i = 0;
    }
    if f + g < 1.0 && i < 8 || f + g >= 1.0 && n < 8 {
        out[0] = t[i as usize];
    }
}
