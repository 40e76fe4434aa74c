//! Numbers of 64 bits are not followed: whatever depends on them is checked.

//= indices within bounds: proven if 1 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 8, `x`: clamped
//= line 8, `y`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn index_from_a_wide_sum(y: &mut [u32]) {
    let x = [1, 2, 3];
    let lane = local_invocation_index();
    let wide = (lane % 2) as u64 + 1;
    y[0] = x[wide as u32];
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 14, `y`: clamped
//= line 17, `y`: clamped
#[kernel(workgroup_size = 64)]
fn what_is_cut_off_may_be_small(n: u64, y: &mut [u32]) {
    if n < 10 {
        y[n as u32] = 1;
    }
    let large = 1u64 << 32 | 70;
    y[large as u32 + 1] = 2;
}

//= indices within bounds: proven if 16 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn masked_again(n: u64, y: &mut [u32]) {
    if y.len() >= 16 {
        y[n as u32 % 16] = 1;
    }
}

//= indices within bounds: proven if 1 <= y.len()
//= loops end: checked
//= no division by zero: checked
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn counters(n: u64, y: &mut [u64]) {
    let mut k = 0;
    while k < n {
        k += 1;
    }
    for j in 0..n {
        y[0] += j / 3;
    }
}

//= indices within bounds: proven if 1 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn ranges_end(n: i64, y: &mut [i64]) {
    for j in (0..=n).step_by(2) {
        y[0] += j;
    }
}
