//! Loops that end, and loops that may not.

//= indices within bounds: proven
//= loops end: proven if x.len() + 256 * num_workgroups.x <= 4294967296
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn grid_stride(x: &mut [f32]) {
    let step = 256 * num_workgroups().x;
    let mut i = global_invocation_id().x;
    while i < x.len() {
        x[i] = 1.0;
        i += step;
    }
}

//= indices within bounds: proven
//= loops end: proven if 1 <= step and x.len() + step <= 4294967296
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn step_that_may_be_zero(x: &mut [f32], step: u32) {
    let mut i = 0;
    while i < x.len() {
        x[i] = 1.0;
        i += step;
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn halving(x: &mut [f32]) {
    let mut n = x.len();
    while n > 0 {
        n /= 2;
    }
    let mut m = x.len();
    while m != 0 {
        m >>= 1;
    }
    let mut k = x.len();
    while k >= 1 {
        k -= 1;
    }
}

//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn halving_forever(x: &mut [f32]) {
    let mut n = x.len();
    while n < 9 {
        n /= 2;
    }
}

//= indices within bounds: proven
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn going_down_past_zero(x: &mut [f32]) {
    let mut n = x.len();
    while n > 0 {
        n -= 2;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn doubling(x: &mut [f32]) {
    let mut n = 1;
    while n < 1000 {
        x[0] = n as f32;
        n *= 2;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn doubling_zero(x: &mut [f32]) {
    let mut n = 0;
    while n < 1000 {
        x[0] = n as f32;
        n *= 2;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn doubling_past_the_end(x: &mut [f32], end: u32) {
    let mut n = 1;
    while n < end {
        x[0] = n as f32;
        n *= 2;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn continue_before_the_step(x: &mut [f32]) {
    let mut i = 0;
    while i < 10 {
        if x[0] > 1.0 {
            continue;
        }
        i += 1;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn step_in_a_branch(x: &mut [f32]) {
    let mut i = 0;
    while i < 10 {
        if x[0] > 1.0 {
            i += 1;
        }
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn stepping_back(x: &mut [f32]) {
    let mut i = 0;
    while i < 10 {
        i += 1;
        if x[0] > 1.0 {
            i -= 1;
        }
    }
}

#[device]
fn reset(n: &mut u32) {
    *n = 0;
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn reset_in_a_call(x: &mut [f32]) {
    let mut i = 0;
    while i < 10 {
        i += 1;
        if x[0] > 1.0 {
            reset(&mut i);
        }
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn waits_for_memory(x: &[Atomic<u32>]) {
    while x[0].load() == 0 {}
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn conditions(x: &mut [f32]) {
    let mut i = 0;
    while x[0] > 1.0 && i < 10 {
        i += 1;
    }
    let mut j = 10;
    loop {
        if j == 0 {
            break;
        }
        j -= 1;
    }
    let mut k = 0;
    loop {
        k += 1;
        if k > 10 {
            break;
        }
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn either(x: &mut [f32]) {
    let mut i = 0;
    while x[0] > 1.0 || i < 10 {
        i += 1;
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 172, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn step_that_shrinks(x: &mut [f32]) {
    let mut i = 0;
    let mut step = 8;
    while i < 100 {
        i += step;
        step /= 2;
    }
    x[0] = i as f32;
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 181, `x`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn floats(x: &mut [f32]) {
    let mut t = 0.0;
    while t < 1.0 {
        t += 0.1;
    }
    x[0] = t;
}

//= indices within bounds: proven if 3 <= x.len(); 2 <= x.len(); 1 <= x.len()
//= loops end: proven
//= no division by zero: proven if 1 <= x.len(); 1 <= n; 1 <= m
//= workgroup memory written before it is read: proven
//= line 189, `x`: every launch uses 2
#[kernel(workgroup_size = 64)]
fn divisors(x: &mut [u32], n: u32, m: i32) {
    let i = global_invocation_id().x;
    x[0] = i / n;
    x[1] = (1 / m) as u32;
    x[2] = i % x.len();
}

//= indices within bounds: proven if 4 <= x.len(); 3 <= x.len(); 2 <= x.len(); 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 200, `x`: every launch uses 3
#[kernel(workgroup_size = 64)]
fn divisors_that_are_not_zero(x: &mut [u32]) {
    let i = global_invocation_id().x;
    x[0] = 100 / (i % 7 + 1);
    if i > 0 {
        x[1] = 100 / i;
    }
    x[2] = 100 / i.max(1);
    x[3] = i.div_ceil(16);
}

//= indices within bounds: proven if 2 <= x.len(); 1 <= x.len()
//= loops end: proven
//= no division by zero: checked
//= workgroup memory written before it is read: proven
//= line 205, `x`: every launch uses 1
#[kernel(workgroup_size = 64)]
fn divisor_from_memory(x: &mut [u32]) {
    x[0] = 100 / x[1];
}
