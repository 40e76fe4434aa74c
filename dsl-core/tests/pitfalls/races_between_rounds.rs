//! Races of a round of a loop with the next one, in loops that have two rounds in some launches.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn block_of_two(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in w..w + 2 {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn block_in_two_steps(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in (w * 128..w * 128 + 128).step_by(64) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn two_steps(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in (n..n + 9).step_by(8) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn at_most_two(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in 0..n.min(2) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn remainder(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in 0..n % 3 {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn some(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in 0..n {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn two_tiles(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in (0..n.min(65)).step_by(64) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn inclusive(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in w..=w + 1 {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn reversed(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in (0..n.min(2)).rev() {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn counted_down(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    let mut k = n & 3;
    while k > 0 {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
        k -= 1;
    }
}

#[kernel(workgroup_size = 64)]
fn left_before(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    if n < 2 {
        return;
    }
    for k in 0..n {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64, instances(R = [2, 4]))]
fn per_invocation<const R: usize>(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let (l, g) = (local_invocation_index(), global_invocation_id().x);
    let first = workgroup_id().x * R;
    for k in first..first + R {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}
