//! Kernels whose functions decide which statements are reached.

use dsl_runtime::prelude::*;

#[device]
fn wait(x: u32) -> u32 {
    workgroup_barrier();
    x
}
#[kernel(workgroup_size = 64)]
fn while_bar(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let lane = local_invocation_index();
    if lane < n {
        s[lane] = 1;
    }
    workgroup_barrier();
    if lane < n {
        o[lane] = s[lane];
    }
}
#[kernel(workgroup_size = 256)]
fn partials(o: &mut [u32], x: &[u32]) {
    workgroup_var!(s: [u32; 64]);
    let lane = local_invocation_index();
    if lane < num_workgroups().x {
        s[lane] = x[lane];
    }
    workgroup_barrier();
    if lane == 0 {
        let mut t = 0;
        for k in 0..num_workgroups().x {
            t += s[k];
        }
        o[0] = t;
    }
}
#[kernel(workgroup_size = 256)]
fn guarded(o: &mut [u32], x: &[u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let lane = local_invocation_index();
    if n > 64 {
        return;
    }
    if lane < n {
        s[lane] = x[lane];
    }
    workgroup_barrier();
    if lane == 0 {
        let mut t = 0;
        for k in 0..n {
            t += s[k];
        }
        o[0] = t;
    }
}

#[device]
fn quick(n: u32) -> u32 {
    let mut k = 0;
    while k < 8 {
        if k == n {
            return k;
        }
        k += 1;
    }
    8
}
#[kernel(workgroup_size = 64)]
fn loopret(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 8]);
    let lane = local_invocation_index();
    if lane == 0 {
        let k = quick(n);
        if k < 8 {
            s[k] = 1;
        }
    }
    workgroup_barrier();
    if lane == 0 && n < 8 {
        o[0] = s[n];
    }
}
#[device]
fn clamped(n: u32) -> u32 {
    if n < 8 {
        return n;
    }
    8
}
#[kernel(workgroup_size = 64)]
fn clamp2(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 8] = zeroed);
    let lane = local_invocation_index();
    let k = clamped(n);
    if n < 8 {
        if lane == 0 {
            s[k] = 1;
        }
    }
    workgroup_barrier();
    o[lane] = s[lane % 8];
}

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let o = || device.zeroed(256);
    let x = device.buffer(&[1; 64])?;
    while_bar(&mut o()?, 40).workgroups(1).run()?;
    partials(&mut o()?, &x).workgroups(1).run()?;
    guarded(&mut o()?, &x, 64).workgroups(1).run()?;
    guarded(&mut o()?, &x, 65).workgroups(1).run()?;
    loopret(&mut o()?, 5).workgroups(1).run()?;
    loopret(&mut o()?, 50).workgroups(1).run()?;
    clamp2(&mut o()?, 3).workgroups(1).run()
}
