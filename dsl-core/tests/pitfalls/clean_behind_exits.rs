//! Guards that leave, and functions with branches, with nothing wrong behind them.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn own_element(x: &[u32], o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g == 0 || g >= n {
        return;
    }
    o[g] += x[g] - x[g - 1];
}

#[kernel(workgroup_size = 64)]
fn pairs_of_elements(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g + 1 >= n {
        return;
    }
    if g % 2 == 1 {
        return;
    }
    o[g] += o[g + 1];
}

/// Those from `m` to `n`: one.
#[kernel(workgroup_size = 64)]
fn between_two_guards(o: &mut [u32], m: u32, n: u32) {
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    if g < m {
        return;
    }
    o[0] = g;
}

#[kernel(workgroup_size = 64)]
fn the_last_one_stays(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g + 1 < n {
        return;
    }
    o[0] = g;
}

#[kernel(workgroup_size = 64)]
fn the_first_one_stays(o: &mut [u32]) {
    let g = global_invocation_id().x;
    if g > 0 {
        return;
    }
    o[0] = g;
}

#[kernel(workgroup_size = 64)]
fn a_chosen_one_stays(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g != n {
        return;
    }
    o[0] = g;
}

/// Who leaves a round comes back in the next one.
#[kernel(workgroup_size = 64)]
fn others_in_each_round(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    for k in 0..64 {
        if g >= n {
            continue;
        }
        if g != k {
            continue;
        }
        o[g] += k;
    }
}

#[kernel(workgroup_size = 64)]
fn data_decides_who_stays(x: &[u32], o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    if x[g] != 5 {
        return;
    }
    o[0] = g;
}

/// The workgroup that comes to the store has one invocation below `n`.
#[kernel(workgroup_size = 64)]
fn only_small_launches(o: &mut [u32], n: u32) {
    if n > 1 {
        return;
    }
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    o[0] = g;
}

#[device]
fn mirrored(t: u32) -> u32 {
    if t < 32 { 31 - t } else { 95 - t }
}

#[device]
fn place_of(t: u32, n: u32) -> u32 {
    for k in 0..64 {
        if k == t {
            return k;
        }
    }
    n
}

#[device]
fn same_either_way(x: u32, t: u32) -> u32 {
    if x > 3 {
        return t;
    }
    t
}

/// One round is looked at, and returns `t`; others return more.
#[device]
fn more_in_later_rounds(x: u32, t: u32) -> u32 {
    let mut i = t;
    loop {
        if x <= i || i == 63 {
            return i;
        }
        i += 1;
        if i > x + 70 {
            break;
        }
    }
    t
}

#[device]
fn first_above(x: &[u32], t: u32) -> u32 {
    let mut i = 0;
    loop {
        if x[i] >= t {
            return i;
        }
        i += 1;
    }
}

/// Which of the two it is the host decides.
#[device]
fn chosen(t: u32, n: u32) -> u32 {
    if n > 3 {
        return 63 - t;
    }
    t
}

#[kernel(workgroup_size = 64)]
fn values_of_functions(x: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    workgroup_var!(u: [u32; 64]);
    let t = local_invocation_index();
    s[mirrored(t)] = t;
    u[same_either_way(x[t], t)] = t;
    workgroup_barrier();
    o[t] = s[t] + u[place_of(t, n)];
    workgroup_barrier();
    s[chosen(t, n)] = t;
}

#[kernel(workgroup_size = 64)]
fn searched(x: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[first_above(x, t)] = t;
    workgroup_barrier();
    o[t] = s[t];
    workgroup_barrier();
    s[more_in_later_rounds(63 - t, 0)] = t;
}

/// What the last round accesses after its last barrier is apart from what follows, or of earlier rounds.
#[kernel(workgroup_size = 64)]
fn last_rounds(o: &mut [u32], n: u32) {
    workgroup_var!(y: [u32; 64] = zeroed);
    let t = local_invocation_index();
    for _ in 0..n {
        o[t] += y[(t + 1) % 64];
        workgroup_barrier();
    }
    y[t] = 2;
    workgroup_barrier();
    let mut k = 0;
    loop {
        workgroup_barrier();
        if k >= n {
            break;
        }
        o[t] += y[(t + 1) % 64];
        k += 1;
    }
    y[t] = 3;
    workgroup_barrier();
    for k in 0..n {
        workgroup_barrier();
        if k + 1 == n {
            continue;
        }
        o[t] += y[(t + 1) % 64];
    }
    y[t] = 4;
    workgroup_barrier();
    for k in 0..n {
        workgroup_barrier();
        if k + 1 < n {
            o[t] += y[(t + 1) % 64];
        }
        let mut at = t;
        if k + 1 < n {
            at = t + 1;
        }
        o[t] += y[at % 64];
    }
    y[t] = 5;
    workgroup_barrier();
    for _ in 0..n {
        workgroup_barrier();
        o[t] += y[t];
    }
    y[t] = 6;
    workgroup_barrier();
    for k in 0..n {
        workgroup_barrier();
        o[t] += y[(t + (k + 1) % n) % 64];
    }
    y[t] = 7;
}

#[kernel(workgroup_size = 64)]
fn rounds_that_ask_behind_a_barrier(o: &mut [u32], n: u32) {
    workgroup_var!(y: [u32; 64] = zeroed);
    workgroup_var!(left: u32);
    let t = local_invocation_index();
    if t == 0 {
        left = n;
    }
    while workgroup_uniform_load(&left) > 0 {
        if t == 0 {
            left -= 1;
        }
        workgroup_barrier();
        o[t] += y[(t + 1) % 64];
    }
    y[t] = 2;
}

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let o = || device.zeroed::<u32>(256);
    let x = device.buffer(&(0..256).collect::<Vec<u32>>())?;
    own_element(&x, &mut o()?, 100).workgroups(2).run()?;
    pairs_of_elements(&mut o()?, 100).workgroups(2).run()?;
    between_two_guards(&mut o()?, 99, 100).workgroups(2).run()?;
    the_last_one_stays(&mut o()?, 128).workgroups(2).run()?;
    the_first_one_stays(&mut o()?).workgroups(2).run()?;
    a_chosen_one_stays(&mut o()?, 99).workgroups(2).run()?;
    others_in_each_round(&mut o()?, 99).workgroups(2).run()?;
    data_decides_who_stays(&x, &mut o()?, 99).workgroups(2).run()?;
    only_small_launches(&mut o()?, 1).workgroups(2).run()?;
    values_of_functions(&x, &mut o()?, 5).workgroups(1).run()?;
    values_of_functions(&x, &mut o()?, 3).workgroups(1).run()?;
    last_rounds(&mut o()?, 3).workgroups(1).run()?;
    rounds_that_ask_behind_a_barrier(&mut o()?, 3).workgroups(1).run()?;
    searched(&x, &mut o()?).workgroups(1).run()
}
