//! Kernels that are right for the launches that reach what looks wrong.

use dsl_runtime::prelude::*;

#[device]
fn stride(n: u32) -> u32 {
    if n > 5 {
        return 1;
    }
    0
}
#[kernel(workgroup_size = 64)]
fn early(o: &mut [u32], n: u32) {
    workgroup_var!(cache: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    let s = stride(n);
    if n > 5 {
        cache[lane * s] = lane;
    }
    workgroup_barrier();
    o[global_invocation_id().x] = cache[lane];
}
#[kernel(workgroup_size = 64)]
fn corr(o: &mut [u32], n: u32) {
    workgroup_var!(cache: [u32; 4] = zeroed);
    let lane = local_invocation_index();
    if n <= 4 {
        if lane < n {
            cache[lane] = lane;
        }
    }
    workgroup_barrier();
    o[global_invocation_id().x] = cache[lane % 4];
}
#[kernel(workgroup_size = 64)]
fn corr2(o: &mut [u32], n: u32) {
    workgroup_var!(cache: u32 = zeroed);
    let lane = local_invocation_index();
    if n != 1 {
        return;
    }
    if lane < n {
        cache = lane;
    }
    workgroup_barrier();
    o[global_invocation_id().x] = cache;
}
#[kernel(workgroup_size = 64)]
fn mutparam(o: &mut [u32], mut s: u32, m: u32) {
    workgroup_var!(cache: u32 = zeroed);
    let lane = local_invocation_index();
    if m <= 5 {
        s = 1;
    }
    if m <= 5 {
        if lane < s {
            cache = lane;
        }
    }
    workgroup_barrier();
    o[global_invocation_id().x] = cache;
}
#[kernel(workgroup_size = 64)]
fn loopreturn(o: &mut [u32], n: u32) {
    workgroup_var!(cache: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    for k in 0..2 {
        if n > k + 5 {
            cache[lane] = 1;
            return;
        }
    }
    cache[63 - lane] = 2;
    workgroup_barrier();
    o[global_invocation_id().x] = cache[lane];
}
#[kernel(workgroup_size = 64)]
fn firstiter(o: &mut [u32], a: u32, b: u32) {
    workgroup_var!(cache: [u32; 64]);
    let lane = local_invocation_index();
    let mut x = 0;
    for k in a..b {
        if k > a {
            x += cache[63 - lane];
        }
        workgroup_barrier();
        cache[lane] = k;
        workgroup_barrier();
    }
    o[global_invocation_id().x] = x;
}
#[kernel(workgroup_size = 64)]
fn wid(o: &mut [u32]) {
    workgroup_var!(cache: [u32; 8] = zeroed);
    let lane = local_invocation_index();
    if lane == workgroup_id().x {
        cache[lane] = 1;
    }
    workgroup_barrier();
    o[global_invocation_id().x] = cache[lane % 8];
}
#[kernel(workgroup_size = 64)]
fn arm(o: &mut [u32], x: &[u32], n: u32) {
    workgroup_var!(found: u32 = zeroed);
    let lane = local_invocation_index();
    if x[lane] != 7 {
        for _ in 0..x[lane + 64] {
            found = 1;
        }
    } else {
        found = lane;
    }
    workgroup_barrier();
    o[global_invocation_id().x] = found;
}
#[kernel(workgroup_size = 64)]
fn left_before(o: &mut [u32], x: &[u32]) {
    workgroup_var!(tile: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    'few: {
        if x[lane] != 7 {
            if x[lane + 64] == 0 {
                break 'few;
            }
        }
        if lane > 20 {
            tile[0] = 1;
        }
    }
    workgroup_barrier();
    o[global_invocation_id().x] = tile[lane];
}
#[kernel(workgroup_size = 64)]
fn either_way(o: &mut [u32], n: u32, m: u32) {
    workgroup_var!(tile: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    'either: {
        if m > 3 {
            if n > 5 {
                if lane == 0 {
                    tile[5] = 1;
                }
                break 'either;
            }
        }
        if lane == 1 {
            tile[5] = 2;
        }
    }
    workgroup_barrier();
    o[global_invocation_id().x] = tile[lane];
}

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let o = || device.zeroed(256);
    early(&mut o()?, 6).workgroups(4).run()?;
    early(&mut o()?, 5).workgroups(4).run()?;
    corr(&mut o()?, 4).workgroups(4).run()?;
    corr2(&mut o()?, 1).workgroups(4).run()?;
    mutparam(&mut o()?, 9, 5).workgroups(4).run()?;
    loopreturn(&mut o()?, 5).workgroups(4).run()?;
    loopreturn(&mut o()?, 7).workgroups(4).run()?;
    firstiter(&mut o()?, 3, 6).workgroups(4).run()?;
    wid(&mut o()?).workgroups(4).run()?;
    let mut x = vec![7; 128];
    x[5] = 1;
    x[69] = 0;
    let mut few = vec![1; 64];
    few[30] = 7;
    few.resize(128, 0);
    left_before(&mut o()?, &device.buffer(&few)?).workgroups(1).run()?;
    for (n, m) in [(5, 4), (6, 4), (6, 3)] {
        either_way(&mut o()?, n, m).workgroups(4).run()?;
    }
    let x = device.buffer(&x)?;
    match arm(&mut o()?, &x, 0).workgroups(1).run() {
        Err(dsl_runtime::Error::Checked(_)) => Ok(()),
        _ => panic!("many invocations store to `found`"),
    }
}
