//! Kernels with a loop that nothing ends.

#[kernel(workgroup_size = 64)]
fn unsigned_down_to_zero(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    let mut i = 63;
    let mut sum = 0;
    while i >= 0 {
        sum += s[i];
        i -= 1;
    }
    o[t] = sum;
}

#[kernel(workgroup_size = 64)]
fn halving_that_stays(o: &mut [u32]) {
    let t = local_invocation_index();
    let mut d = 64;
    while d >= 0 {
        o[t] += d;
        d /= 2;
    }
}

#[kernel(workgroup_size = 64)]
fn at_least_nothing(o: &mut [u32], n: u32) {
    let t = local_invocation_index();
    let none = 0;
    let mut i = n;
    while none <= i {
        o[t] += i;
        i -= 1;
    }
}

#[kernel(workgroup_size = 64)]
fn counter_forgotten(x: &mut [f32]) {
    let i = global_invocation_id().x;
    let mut k = 0;
    while k < 10 {
        x[i] = x[i] + 1.0;
    }
}

#[kernel(workgroup_size = 64)]
fn another_one_counted(x: &mut [u32], n: u32) {
    let i = global_invocation_id().x;
    let (mut j, mut k) = (0, 0);
    while j < n && x.len() > 3 {
        k += 1;
        x[i] += k;
    }
    j += k;
}

#[kernel(workgroup_size = 64)]
fn data_that_nobody_writes(x: &mut [u32], data: &[u32]) {
    let i = global_invocation_id().x;
    while data[i] > 2 {
        x[i] += 1;
    }
}

#[device]
fn halve_later(mut n: u32) -> u32 {
    let mut rounds = 0;
    while n > 1 {
        rounds += 1;
    }
    n /= 2;
    rounds + n
}

#[kernel(workgroup_size = 64)]
fn in_a_function(x: &mut [u32]) {
    let i = global_invocation_id().x;
    x[i] = halve_later(i);
}
