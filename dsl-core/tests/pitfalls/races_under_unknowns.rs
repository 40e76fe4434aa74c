//! Races between two invocations that one launch lets in.

#[kernel(workgroup_size = 64)]
fn swaps(pad: u32, out: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let lane = local_invocation_index();
    s[lane] = lane;
    workgroup_barrier();
    if lane + pad < 33 {
        s.swap(lane, 63 - lane);
    }
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}

#[kernel(workgroup_size = 64)]
fn in_a_buffer(first: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    if i + first < 48 {
        d[i] = d[63 - i];
    }
}

#[kernel(workgroup_size = 64)]
fn negated(pad: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    if !(i + pad < 32) {
        d[i] = d[63 - i];
    }
}

#[kernel(workgroup_size = 64)]
fn behind_an_exit(pad: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    if i >= pad {
        return;
    }
    d[i] = d[63 - i];
}

// Some values of `first` let in the invocations 16 and 47 together, others 0 and 31.
#[kernel(workgroup_size = 64)]
fn distances(first: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    if i - first < 32 {
        d[i] = d[63 - i];
    }
}

// The invocations 0 and 8 have no launch in common, nor 8 and 16; 0 and 3 have.
#[kernel(workgroup_size = 64)]
fn beside_others(first: u32, d: &mut [u32]) {
    workgroup_var!(s: [u32; 16] = zeroed);
    let i = local_invocation_index();
    let at = if i == 3 { 0 } else { i };
    if i - first < 4 {
        s[at & 7] = i;
    }
    workgroup_barrier();
    d[i] = s[i % 16];
}

#[kernel(workgroup_size = 64)]
fn signed(shift: i32, d: &mut [u32]) {
    let i = local_invocation_index() as i32;
    if i + shift < 16 {
        d[i as usize] = d[63 - i as usize];
    }
}

#[kernel(workgroup_size = 64)]
fn arms(pad: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    match i + pad {
        ..=40 => d[i] = d[63 - i],
        _ => {}
    }
}

#[kernel(workgroup_size = 64)]
fn in_loops(pad: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    let mut k = i;
    while k + pad < 40 {
        d[k] = d[63 - k];
        k += 64;
    }
}

// A fact about one unknown is no fact about another one.
#[kernel(workgroup_size = 64)]
fn two_unknowns(a: &[u32], b: &[u32], out: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    if lane < a.len() {
        s[lane] = a[lane];
    }
    if lane < b.len() {
        s[63 - lane] = b[lane];
    }
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}

// Only conditions on the path count. This one is of an arm that is left.
#[kernel(workgroup_size = 64)]
fn after_the_arm(pad: u32, out: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    let mut n = 0;
    if lane + pad < 32 {
        n += 1;
    }
    s[lane] = n;
    s[63 - lane] = n;
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}
