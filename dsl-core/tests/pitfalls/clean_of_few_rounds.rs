//! Kernels that would race with the next round of a loop if there were one: it has one round at most.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn block_of_one(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in w..w + 1 {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn block_in_steps(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in (w * 64..w * 64 + 64).step_by(64) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn one_step(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in (n..n + 8).step_by(8) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn at_most_one(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in 0..n.min(1) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn exactly_one(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in 0..n.clamp(1, 1) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn remainder(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in 0..n % 2 {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn truth(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in 0..(n > 4) as u32 {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn one_tile(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in (0..n.min(64)).step_by(64) {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn counted_down(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    let mut k = n & 1;
    while k > 0 {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
        k -= 1;
    }
}

#[kernel(workgroup_size = 64)]
fn returns(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    for k in 0..n {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
        if k < n {
            return;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn breaks(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    let mut k = n;
    loop {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
        if k <= n {
            break;
        }
        k += 1;
    }
}

#[kernel(workgroup_size = 64)]
fn chosen(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    let rounds = if n > 4 { 1 } else { 0 };
    for k in 0..rounds {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

#[kernel(workgroup_size = 64)]
fn guarded(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    if n <= 1 {
        for k in 0..n {
            s[l] = input[k];
            workgroup_barrier();
            o[g] += s[63 - l];
        }
    }
}

#[kernel(workgroup_size = 64)]
fn left_before(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let (l, g, w) = (local_invocation_index(), global_invocation_id().x, workgroup_id().x);
    if n > 1 {
        return;
    }
    for k in 0..n {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
    }
}

/// With one element for each invocation there is no second round.
#[kernel(workgroup_size = 64, instances(R = [1, 4]))]
fn per_invocation<const R: usize>(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let (l, g) = (local_invocation_index(), global_invocation_id().x);
    let first = workgroup_id().x * R;
    for k in first..first + R {
        s[l] = input[k];
        workgroup_barrier();
        o[g] += s[63 - l];
        if R > 1 {
            workgroup_barrier();
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = device.buffer(&[1_u32; 256])?;
    for n in [0, 1, 2, 5] {
        let mut o = device.zeroed::<u32>(128)?;
        block_of_one(&input, &mut o, n).workgroups(2).run()?;
        block_in_steps(&input, &mut o, n).workgroups(2).run()?;
        one_step(&input, &mut o, n).workgroups(2).run()?;
        at_most_one(&input, &mut o, n).workgroups(2).run()?;
        exactly_one(&input, &mut o, n).workgroups(2).run()?;
        remainder(&input, &mut o, n).workgroups(2).run()?;
        truth(&input, &mut o, n).workgroups(2).run()?;
        one_tile(&input, &mut o, n).workgroups(2).run()?;
        counted_down(&input, &mut o, n).workgroups(2).run()?;
        returns(&input, &mut o, n).workgroups(2).run()?;
        breaks(&input, &mut o, n).workgroups(2).run()?;
        chosen(&input, &mut o, n).workgroups(2).run()?;
        guarded(&input, &mut o, n).workgroups(2).run()?;
        left_before(&input, &mut o, n).workgroups(2).run()?;
        per_invocation::<1>(&input, &mut o).workgroups(2).run()?;
        per_invocation::<4>(&input, &mut o).workgroups(2).run()?;
    }
    Ok(())
}
