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
