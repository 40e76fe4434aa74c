//! Data races and other wrong accesses within a workgroup.

#[kernel(workgroup_size = 64)]
fn race(out: &mut [u32]) {
    out[0] = local_invocation_index();
    //~^ K0601 data race on `out`: invocation 1 writes element 0 here and invocation 0 writes it
}

#[kernel(workgroup_size = 64)]
fn elements_that_overlap(out: &mut [u32]) {
    workgroup_var!(cache: [u32; 64]);
    let lane = local_invocation_index();
    match lane % 2 {
        0 => cache[lane] = 1,
        _ => cache[lane - 1] = 2,
        //~^ K0601 let each invocation write its own elements, let one invocation write all of them
    }
    workgroup_barrier();
    out[lane] = if lane % 2 == 0 { cache[lane] } else { 0 };
}

#[kernel(workgroup_size = 64)]
fn components_of_one_vector(out: &mut [u32]) {
    workgroup_var!(row: [UVec2; 32]);
    let lane = local_invocation_index();
    match lane % 2 {
        0 => row[lane / 2].x = 1,
        _ => row[lane / 2].y = 2,
        //~^ K0601 a store to a component may overwrite the whole vector
    }
    workgroup_barrier();
    out[lane] = row[lane / 2].x;
}

#[kernel(workgroup_size = 64)]
fn unwritten(out: &mut [u32]) {
    workgroup_var!(cache: [u32; 64]);
    let lane = local_invocation_index();
    out[lane] = cache[lane];
    //~^ K0602
}

// Where each access depends on something of its own, the message names the launches.
#[kernel(workgroup_size = 64)]
fn two_lengths(a: &[f32], b: &[f32], out: &mut [f32]) {
    workgroup_var!(s: [f32; 64] = zeroed);
    let lane = local_invocation_index();
    if lane < a.len() { s[lane] = a[lane]; }
    if lane < b.len() { s[63 - lane] = b[lane]; }
    //~^ K0601 data race on `s` in launches with `a.len() > 63 && b.len() > 0`: invocation 0 writes element 63
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}

#[kernel(workgroup_size = 64)]
fn two_parameters(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    if lane < n { s[lane] = 1; }
    if 63 - lane < m { s[63 - lane] = 2; }
    //~^ K0601 `if n > 63 && m > 63 { return; }`; if the race is harmless, give the reason in the attribute, `allow(race = "…")`
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}

#[kernel(workgroup_size = 64)]
fn length_and_parameter(a: &[u32], n: u32, d: &mut [u32]) {
    let lane = local_invocation_index();
    if lane < a.len() { d[lane] = a[lane]; }
    if 2 * lane + 8 <= n { d[lane + 8] = 1; }
    //~^ K0601 data race on `d` in launches with `a.len() > 8 && n > 7`: invocation 0 writes element 8 here and
}

#[kernel(workgroup_size = 64)]
fn behind_exits(n: u32, m: u32, d: &mut [u32]) {
    let lane = local_invocation_index();
    if lane < n { d[lane] = 1; }
    if lane >= m { return; }
    d[63 - lane] = 2;
    //~^ K0601 data race on `d` in launches with `n > 63 && m > 0`
}

// Both depend on one length, which is large in nearly every launch.
#[kernel(workgroup_size = 64)]
fn one_length(a: &[f32], out: &mut [f32]) {
    workgroup_var!(s: [f32; 64] = zeroed);
    let lane = local_invocation_index();
    if lane < a.len() { s[lane] = a[lane]; }
    if lane < a.len() { s[63 - lane] = a[lane]; }
    //~^ K0601 data race on `s`: invocation 0 writes element 63 here and invocation 63 writes it
    workgroup_barrier();
    out[global_invocation_id().x] = s[lane];
}

// No launch has both of these stores.
#[kernel(workgroup_size = 64)]
fn one_or_the_other(n: u32, x: &[u32], d: &mut [u32], e: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    workgroup_var!(t: [u32; 64] = zeroed);
    workgroup_var!(u: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    if n >= 64 { s[63 - lane] = 3; }
    if lane >= n { s[lane] = 0; }
    if n <= 32 { if lane >= 32 { t[lane - 32] = 2; } }
    if lane + 32 < n { t[lane] = 0; }
    if lane < n { d[lane] = 1; }
    if n == 0 { if lane == 5 { d[3] = 2; } }
    for j in 0..x.len() { if lane == 0 { e[j] = 1; } }
    if lane >= x.len() { e[lane] = 3; }
    if n < 64 { if lane >= n { u[lane] = 3; } return; }
    u[63 - lane] = 1;
}

#[kernel(workgroup_size = 64)]
fn one_and_the_other(n: u32, d: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    if n >= 32 { s[63 - lane] = 3; }
    if lane >= n { s[lane] = 0; }
    //~^ K0601 data race on `s`
}

// Some numbers that wrap fulfil these.
#[kernel(workgroup_size = 8)]
fn numbers_that_wrap(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(a: u32 = zeroed);
    workgroup_var!(b: u32 = zeroed);
    workgroup_var!(c: u32 = zeroed);
    let l = local_invocation_index();
    if n.wrapping_mul(3) == 1 { a = l; }
    //~^ K0601 data race on `a`
    if n.wrapping_add(1) == 0 { b = l; }
    //~^ K0601 data race on `b`
    if m.wrapping_sub(5) > 2 { if m < 3 { c = l; } }
    //~^ K0601 data race on `c`
    out[l] = 1;
}

// In each launch one of the rounds is cut short.
#[kernel(workgroup_size = 8)]
fn rounds_cut_short(n: u32, out: &mut [u32]) {
    workgroup_var!(a: u32 = zeroed);
    let l = local_invocation_index();
    for j in 0..2 {
        if n % 2 == j { continue; }
        if l == j { a = l; }
    }
    out[l] = 1;
}

#[kernel(workgroup_size = 64)]
fn behind_an_assertion(x: &[u32], out: &mut [u32]) {
    assert!(x[0] > 0);
    out[0] = local_invocation_index();
    //~^ K0601 data race on `out`
}
