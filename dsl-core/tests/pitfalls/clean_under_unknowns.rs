//! Two invocations would race if a launch let both in, but no launch does.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn swaps(pad: u32, out: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let lane = local_invocation_index();
    s[lane] = lane;
    workgroup_barrier();
    if lane + pad < 32 {
        s.swap(lane, 63 - lane);
    }
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}

#[kernel(workgroup_size = 64)]
fn in_a_buffer(first: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    if i + first < 32 {
        d[i] = d[63 - i];
    }
}

// The same from the other side, and negated.
#[kernel(workgroup_size = 64)]
fn turned(pad: u32, out: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let lane = local_invocation_index();
    s[lane] = lane;
    workgroup_barrier();
    if !(32 <= pad + lane) && out.len() > lane {
        s[63 - lane] = s[lane];
    }
    workgroup_barrier();
    if lane + pad >= 24 {
    } else {
        s[(lane + 40) % 64] = s[lane];
    }
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}

#[kernel(workgroup_size = 64)]
fn behind_an_exit(pad: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    let is_in = i + pad < 32;
    if !is_in {
        return;
    }
    d[i] += d[63 - i];
}

// An invocation is in for `first` up to its own index.
#[kernel(workgroup_size = 64)]
fn distances(first: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    if i - first < 8 {
        d[i] = d[(i + 8) % 64];
    }
}

#[kernel(workgroup_size = 64)]
fn signed(shift: i32, d: &mut [u32]) {
    let i = local_invocation_index() as i32;
    if i + shift >= 0 && i + shift < 16 {
        d[i as usize] = d[((i + 16) & 63) as usize];
    }
}

#[kernel(workgroup_size = 64)]
fn arms(pad: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    match i + pad {
        0..=31 => d[i] = d[63 - i],
        _ => {}
    }
}

#[kernel(workgroup_size = 64)]
fn in_loops(pad: u32, d: &mut [u32]) {
    let i = local_invocation_index();
    let mut k = i;
    while k + pad < 32 {
        d[k] = d[63 - k];
        k += 64;
    }
}

// Launches with longer slices leave before.
#[kernel(workgroup_size = 64)]
fn both_lengths(a: &[u32], b: &[u32], out: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    if a.len() + b.len() > 64 {
        return;
    }
    if lane < a.len() {
        s[lane] = a[lane];
    }
    if lane < b.len() {
        s[63 - lane] = b[lane];
    }
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}

// No launch comes behind both conditions.
#[kernel(workgroup_size = 64)]
fn contradictory(n: u32, m: u32, d: &mut [u32]) {
    let lane = local_invocation_index();
    if n > m {
        if n < m {
            d[lane / 2] = lane;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn contradictory_arms(n: u32, m: u32, d: &mut [u32]) {
    let lane = local_invocation_index();
    if n > m {
        d[lane] = 1;
    } else if m < n {
        d[lane / 2] = 1;
    } else if n == m {
        if n != m {
            d[lane / 4] = 1;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn contradictory_behind_an_exit(n: u32, m: u32, d: &mut [u32]) {
    let lane = local_invocation_index();
    if n > m {
        return;
    }
    d[lane] = 1;
    if m < n {
        d[lane / 2] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn the_lesser_as_end(n: u32, d: &mut [u32]) {
    let lane = local_invocation_index();
    for i in 0..n.min(64) {
        if lane == 0 {
            d[i] = i;
        }
    }
    if lane >= n {
        d[lane] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn the_lesser_downwards(n: u32, d: &mut [u32]) {
    let lane = local_invocation_index();
    let end = n.min(64);
    for _ in (0..end).rev() {
        if lane >= n {
            d[lane] = 1;
        }
        if lane == 0 {
            d[0] = 2;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn an_arm(n: u32, d: &mut [u32]) {
    let lane = local_invocation_index();
    match n {
        0 => {}
        1 => {
            if lane < n {
                d[0] = lane;
            }
        }
        _ => {}
    }
}

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let d = || device.zeroed(64);
    for n in [0, 1, 15, 16, 31, 32, 63, 64, 1000] {
        swaps(n, &mut d()?).workgroups(1).run()?;
        in_a_buffer(n, &mut d()?).workgroups(1).run()?;
        turned(n, &mut d()?).workgroups(1).run()?;
        behind_an_exit(n, &mut d()?).workgroups(1).run()?;
        distances(n, &mut d()?).workgroups(1).run()?;
        signed(n as i32, &mut d()?).workgroups(1).run()?;
        arms(n, &mut d()?).workgroups(1).run()?;
        in_loops(n, &mut d()?).workgroups(1).run()?;
    }
    for (n, m) in [(0, 0), (1, 0), (0, 1), (1, 1), (64, 1), (1, 64), (100, 100)] {
        contradictory(n, m, &mut d()?).workgroups(1).run()?;
        contradictory_arms(n, m, &mut d()?).workgroups(1).run()?;
        contradictory_behind_an_exit(n, m, &mut d()?).workgroups(1).run()?;
        the_lesser_as_end(n, &mut d()?).workgroups(1).run()?;
        the_lesser_downwards(n, &mut d()?).workgroups(1).run()?;
        an_arm(n, &mut d()?).workgroups(1).run()?;
    }
    for (a, b) in [(1, 63), (40, 24), (64, 64)] {
        let (a, b) = (device.zeroed(a)?, device.zeroed(b)?);
        both_lengths(&a, &b, &mut d()?).workgroups(1).run()?;
    }
    Ok(())
}
