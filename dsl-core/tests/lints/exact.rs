//! Accesses, what they cost by the model of `guide/src/lint-catalogue.md`, and barriers: `//~ name TAKES/LEAST`
//! stands at each line with a lint. The checked device counts the same accesses.

use dsl_runtime::{Error, prelude::*};

/// Strides of one row, counted by hand: `i * 2` meets itself in a bank when `i` grows by 16.
#[kernel(workgroup_size = 64)]
pub(crate) fn strides(o: &mut [u32]) {
    workgroup_var!(s: [u32; 2048]);
    let l = local_invocation_index();
    s[l] = 0;
    s[l * 2 + 64] = 1; //~ bank conflict 2/1
    s[l * 3 + 192] = 2;
    s[l * 4 + 384] = 3; //~ bank conflict 4/1
    s[l * 5 + 640] = 4;
    s[l * 16 + 960] = 5; //~ bank conflict 16/1
    workgroup_barrier();
    o[l] = s[63 - l] + s[7] + s[l / 2] + s[(l * 5) % 64] + s[l ^ 21];
    o[l + 64] = s[0] + s[l / 16 * 32 % 64]; //~ bank conflict 2/1
    o[l + 128] = s[640 + l * 5];
    o[l + 192] = s[(960 + l * 16) % 2048]; //~ bank conflict 16/1
}

/// Rows and columns of nested arrays.
#[kernel(workgroup_size = (32, 2))]
pub(crate) fn columns(o: &mut [u32]) {
    workgroup_var!(square: [[u32; 32]; 32], padded: [[u32; 33]; 32]);
    let UVec3 { x, y, .. } = local_invocation_id();
    for k in 0..16 {
        square[y * 16 + k][x] = k;
        padded[y * 16 + k][x] = k;
    }
    workgroup_barrier();
    let i = local_invocation_index();
    o[i] = square[x][y] + padded[x][y]; //~ bank conflict 32/1
    o[i + 64] = square[y][x] + padded[y][x];
}

/// Larger elements are served to fewer invocations at a time.
#[kernel(workgroup_size = 32)]
pub(crate) fn vectors(o: &mut [u32]) {
    workgroup_var!(pairs: [UVec2; 64], fours: [UVec4; 64], threes: [UVec3; 32], ms: [Mat2; 32]);
    let l = local_invocation_index();
    pairs[l] = UVec2::splat(l);
    fours[l] = UVec4::splat(l);
    threes[l] = UVec3::splat(l);
    pairs[l + 32] = UVec2::ONE;
    fours[l + 32] = UVec4::ONE;
    ms[l] = Mat2::IDENTITY; //~ bank conflict 4/2
    workgroup_barrier();
    o[l] = pairs[l * 2].y + fours[l * 2 % 64].w; //~ bank conflict 4/1 //~ bank conflict 8/1
    let (four, pair) = (fours[l * 2], pairs[l * 2]); //~ bank conflict 8/4 //~ bank conflict 4/2
    o[l + 32] = four.x + pair.x + threes[l].x * threes[31 - l].z; //~ bank conflict 4/1
    o[l + 64] = ms[0].x_axis.x as u32;
}

#[derive(Clone, Copy, ShaderType)]
struct Particle {
    position: Vec3,
    mass: f32,
    velocity: Vec3,
    charge: f32,
}

/// Members count as their element: the cache has the others as well.
#[kernel(workgroup_size = 64)]
pub(crate) fn storage(x: &[f32], rows: &[[f32; 8]], particles: &[Particle], o: &mut [f32]) {
    let l = local_invocation_index();
    let g = global_invocation_id().x;
    o[g] = x[g] + x[g + 1] + x[0] + x[127 - l];
    o[g + 128] = x[g * 2]; //~ uncoalesced access 8/4
    o[g + 256] = x[l * 8 + 7]; //~ uncoalesced access 32/4
    o[g * 4 + 512] = rows[g][0]; //~ uncoalesced access 16/4 //~ uncoalesced access 32/4
    o[g + 1024] = rows[3][l % 8] + particles[g].mass + particles[l].velocity.y;
    let row = rows[g];
    o[g + 1152] = row[1];
    // At most 8 of them, in as many sectors: 4 more than one.
    if l < 8 {
        o[l * 256 + 1280] = 0.0; //~ uncoalesced access 8/1
    }
    if l < 4 {
        o[l * 256 + 1281] = 0.0;
    }
}

/// A guard excludes some elements in small launches, and none in large ones.
#[kernel(workgroup_size = 64)]
pub(crate) fn guarded(n: u32, x: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 2048] = zeroed);
    let l = local_invocation_index();
    let g = global_invocation_id().x;
    if g < n {
        s[l * 32] = x[g]; //~ bank conflict 32/1
    }
    workgroup_barrier(); //~ redundant barrier
    if l % 16 == 0 && g < o.len() {
        o[g] = s[l * 32]; //~ bank conflict 2/1
    }
}

/// Each in an iteration of its own, and so never together.
#[kernel(workgroup_size = 32)]
pub(crate) fn in_turns(o: &mut [u32]) {
    workgroup_var!(s: [u32; 1024]);
    let l = local_invocation_index();
    for k in 0..32 {
        if k == l {
            s[l * 32] = k;
        }
    }
    workgroup_barrier();
    if l == 0 {
        for k in 0..32 {
            o[k] = s[k * 32];
        }
    }
}

#[device]
fn of_column(tile: &[[u32; 16]; 16], at: UVec3) -> u32 {
    tile[at.x][at.y] //~ bank conflict 8/1
}

/// In a helper, on two dimensions.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn through_a_function(o: &mut [u32]) {
    workgroup_var!(tile: [[u32; 16]; 16]);
    let at = local_invocation_id();
    tile[at.y][at.x] = at.x;
    workgroup_barrier();
    o[local_invocation_index()] = of_column(&tile, at);
}

/// Only one of two is left if one is removed. The last one orders nothing, and `o` is written on both
/// sides of it.
#[kernel(workgroup_size = 64)]
pub(crate) fn twice(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    workgroup_barrier(); //~ redundant barrier
    s[l] = l;
    workgroup_barrier(); //~ redundant barrier
    workgroup_barrier();
    o[l] = s[63 - l];
    workgroup_barrier(); //~ wrong barrier
    o[l + 64] = s[l ^ 1];
}

#[device]
fn pass(s: &mut [u32; 64], l: u32, from: u32) {
    let x = s[from];
    workgroup_barrier();
    s[l] = x;
    workgroup_barrier();
}

/// Needed at one of two calls, and from one iteration to the next.
#[kernel(workgroup_size = 64)]
pub(crate) fn needed(x: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64], unrelated: [u32; 64]);
    let l = local_invocation_index();
    s[l] = x[l];
    workgroup_barrier();
    pass(&mut s, l, 63 - l);
    for k in 0..3 {
        unrelated[l] = s[(l + k) % 64];
        workgroup_barrier();
        s[l] = unrelated[63 - l];
        workgroup_barrier();
    }
    pass(&mut s, l, l ^ 1);
    o[l] = s[63 - l];
}

/// Elements count where they are known.
#[kernel(workgroup_size = 64)]
pub(crate) fn of_its_own(n: u32, x: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64], t: [u32; 64], u: [u32; 128], v: [u32; 64]);
    let l = local_invocation_index();
    s[l] = x[l];
    workgroup_barrier(); //~ redundant barrier
    t[l] = s[l];
    workgroup_barrier();
    u[l] = t[63 - l];
    if n > 3 {
        u[l + 64] = 0;
    }
    workgroup_barrier(); //~ redundant barrier
    if l % 2 == 0 && l < n {
        u[l + 64] = u[l] + 1;
    }
    for k in 0..2 {
        v[l] = k;
        workgroup_barrier(); //~ redundant barrier
        v[l] += 1;
    }
    o[l] = u[l] + v[l];
}

/// An index that is not known, a loop of unknown length, an atomic: then nothing is certain.
#[kernel(workgroup_size = 64)]
pub(crate) fn of_unknown_elements(n: u32, x: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64], t: [u32; 64], c: [Atomic<u32>; 64]);
    let l = local_invocation_index();
    s[l] = x[l];
    workgroup_barrier();
    let y = s[x[l] % 64];
    t[l] = 0;
    workgroup_barrier();
    for k in 0..n {
        t[l ^ (k & 1)] += y;
        workgroup_barrier();
    }
    c[l].fetch_add(1);
    workgroup_barrier();
    o[l] = c[l].load() + t[l];
}

/// One of two ways on needs the second one, and all that came by the first one pass it.
#[kernel(workgroup_size = 64)]
pub(crate) fn of_alternatives(n: u32, o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = l;
    if n > 3 {
        workgroup_barrier(); //~ redundant barrier
    }
    workgroup_barrier();
    let y = if n > 5 { s[63 - l] } else { s[l] };
    workgroup_barrier();
    s[l] = y;
    o[l] = s[l];
}

/// One condition excludes a case, another one does not.
#[kernel(workgroup_size = 64)]
pub(crate) fn of_two_conditions(n: u32, m: u32, o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed, t: [u32; 64], u: [u32; 64] = zeroed);
    let l = local_invocation_index();
    if n > 5 {
        s[l] = 1;
    }
    workgroup_barrier();
    if m > 3 {
        o[l] = s[63 - l];
    }
    if n > 5 {
        t[l] = 1;
    } else {
        t[l ^ 1] = 2;
    }
    workgroup_barrier();
    match n {
        0..=4 => o[l] += t[l],
        5 => o[l] += t[l ^ 1],
        _ => {}
    }
    let y = if n > 5 { u[63 - l] } else { 0 };
    workgroup_barrier();
    if n > 5 {
        u[l] = y;
    }
}

/// On each path, an invocation uses its own element only.
#[kernel(workgroup_size = 64)]
pub(crate) fn of_either_way(n: u32, o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = 1;
    if n > 5 {
        s[l] = 2;
    } else {
        s[l] = 3;
    }
    workgroup_barrier(); //~ redundant barrier
    o[l] = s[l];
}

#[device]
fn store_or_return(s: &mut [u32; 64], l: u32, n: u32) {
    if n > 5 {
        s[l] = 1;
        return;
    }
    s[l] = 2;
}

/// A function that returns early does so for itself.
#[kernel(workgroup_size = 64)]
pub(crate) fn of_an_early_return(n: u32, o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    store_or_return(&mut s, l, n);
    workgroup_barrier();
    if n > 5 {
        return;
    }
    o[l] = s[63 - l];
}

/// Only shared memory counts.
#[kernel(workgroup_size = 64)]
pub(crate) fn of_the_wrong_kind(x: &[u32], o: &mut [u32], other: &mut [u32], last: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    o[x[l]] = l;
    workgroup_barrier(); //~ wrong barrier
    other[l] = o[x[l]];
    s[l] = l;
    storage_barrier(); //~ wrong barrier
    let y = s[x[l]];
    workgroup_barrier(); //~ redundant barrier
    last[l] = y;
}

/// Both are needed, each for its memory.
#[kernel(workgroup_size = 64)]
pub(crate) fn of_both_kinds(x: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    (s[l], o[x[l]]) = (l, l);
    workgroup_barrier();
    storage_barrier();
    o[x[l]] = s[x[l]];
}

/// Atomics keep an order as well.
#[kernel(workgroup_size = 64)]
pub(crate) fn counters(x: &[u32], o: &mut [u32]) {
    workgroup_var!(count: Atomic<u32>, last: u32);
    let l = local_invocation_index();
    if x[l] > 3 {
        count.fetch_add(1);
    }
    workgroup_barrier();
    o[l] = count.load();
    if l == 0 {
        last = 1;
    }
    o[l] += workgroup_uniform_load(&last);
}

/// Launches all of them.
pub(crate) fn run(device: &Device) -> Result<(), Error> {
    let n = 4096;
    let identity: Vec<u32> = (0..n).collect();
    let x = device.buffer(&identity)?;
    let mut o = device.zeroed::<u32>(n as usize)?;
    strides(&mut o).workgroups(1).run()?;
    columns(&mut o).workgroups(1).run()?;
    vectors(&mut o).workgroups(1).run()?;
    guarded(64, &x, &mut o).workgroups(1).run()?;
    in_turns(&mut o).workgroups(1).run()?;
    through_a_function(&mut o).workgroups(1).run()?;
    twice(&mut o).workgroups(1).run()?;
    needed(&x, &mut o).workgroups(1).run()?;
    let (mut other, mut last) = (device.zeroed(64)?, device.zeroed(64)?);
    of_its_own(64, &x, &mut o).workgroups(1).run()?;
    of_unknown_elements(1, &x, &mut o).workgroups(1).run()?;
    of_alternatives(9, &mut o).workgroups(1).run()?;
    for (n, m) in [(4, 4), (5, 3), (6, 4)] {
        of_two_conditions(n, m, &mut o).workgroups(1).run()?;
        of_an_early_return(n, &mut o).workgroups(1).run()?;
        of_either_way(n, &mut o).workgroups(1).run()?;
    }
    of_the_wrong_kind(&x, &mut o, &mut other, &mut last).workgroups(1).run()?;
    of_both_kinds(&x, &mut o).workgroups(1).run()?;
    counters(&x, &mut o).workgroups(1).run()?;
    let nothing = Particle { position: Vec3::ZERO, mass: 0.0, velocity: Vec3::ZERO, charge: 0.0 };
    let particles = device.buffer(&[nothing; 64])?;
    let floats = device.buffer(&vec![0.0; n as usize])?;
    let rows = device.buffer(&[[0.0; 8]; 64])?;
    let mut o = device.zeroed::<f32>(n as usize)?;
    storage(&floats, &rows, &particles, &mut o).workgroups(1).run()
}

/// The facts about each.
pub(crate) static INFOS: &[&dsl_runtime::KernelInfo] = &[
    &strides::INFO,
    &columns::INFO,
    &vectors::INFO,
    &storage::INFO,
    &guarded::INFO,
    &in_turns::INFO,
    &through_a_function::INFO,
    &twice::INFO,
    &needed::INFO,
    &of_its_own::INFO,
    &of_unknown_elements::INFO,
    &of_alternatives::INFO,
    &of_two_conditions::INFO,
    &of_an_early_return::INFO,
    &of_either_way::INFO,
    &of_the_wrong_kind::INFO,
    &of_both_kinds::INFO,
    &counters::INFO,
];

#[kernel(workgroup_size = 64)]
fn in_turn(o: &mut [u32]) {
    workgroup_var!(s: [[u32; 64]; 2]);
    let l = local_invocation_index();
    let mut x = l;
    for k in 0..4 {
        s[k % 2][l] = x;
        workgroup_barrier();
        x += s[k % 2][63 - l];
        workgroup_barrier(); //~ redundant barrier
    }
    o[l] = x;
}

#[kernel(workgroup_size = 64)]
fn in_turn_as_often_as_the_host_says(o: &mut [u32], n: u32) {
    workgroup_var!(s: [[u32; 64]; 2]);
    let l = local_invocation_index();
    let mut x = l;
    for k in 0..n {
        s[k % 2][l] = x;
        workgroup_barrier();
        x += s[k % 2][63 - l];
        workgroup_barrier();
    }
    o[l] = x;
}

#[kernel(workgroup_size = 64)]
fn rows_of_their_own(o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    let mut x = l;
    let mut k = 0;
    while k < 4 {
        s[64 * k + l] = x;
        workgroup_barrier();
        x = s[64 * k + 63 - l];
        workgroup_barrier(); //~ redundant barrier
        k += 1;
    }
    o[l] = x;
}

#[kernel(workgroup_size = 64)]
fn the_last_round_needs_both(o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    let mut x = l;
    for k in 0..4 {
        s[64 * k + l] = x;
        workgroup_barrier();
        x = s[64 * k + 63 - l];
        workgroup_barrier();
        if k == 3 {
            s[192 + l] = x;
        }
    }
    o[l] = x;
}

#[kernel(workgroup_size = 64)]
fn the_tree_needs_each_round(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = l;
    workgroup_barrier();
    for d in [32, 16, 8, 4, 2, 1] {
        if l < d {
            s[l] += s[l + d];
        }
        workgroup_barrier();
    }
    o[global_invocation_id().x] = s[0];
}

#[kernel(workgroup_size = 64)]
fn two_decisions_may_both_be_taken(o: &mut [u32], f: u32, g: u32) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = l;
    workgroup_barrier();
    let mut x = 0;
    if f == 1 {
        x = s[63 - l];
    }
    workgroup_barrier();
    if g == 1 {
        s[l] = x;
    }
    o[l] = x;
}

#[kernel(workgroup_size = 64)]
fn one_arm_after_the_other(o: &mut [u32], f: u32) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = l;
    if f == 1 {
        workgroup_barrier();
        s[63 - l] = f;
    } else {
        s[l] = 4;
        workgroup_barrier(); //~ redundant barrier
    }
    workgroup_barrier();
    o[l] = s[l];
}

// Loops that wait.

#[kernel(workgroup_size = 64)]
fn wait_for_flags(flags: &[Atomic<u32>], data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(ready: Atomic<u32> = zeroed);
    let i = global_invocation_id().x;
    while flags[0].load() != 0 {} //~ waiting loop
    loop {
        let now = ready.load(); //~ waiting loop
        if now == n {
            break;
        } else if now == data[0] {
            continue;
        }
    }
    while flags[1].compare_exchange(n, i + 1).is_err() {} //~ waiting loop
    // These do something, or end by themselves.
    let mut tries = 0;
    while flags[2].load() != 0 && tries < 100 {
        tries += 1;
    }
    for _ in 0..100 {
        if flags[2].load() == 0 {
            break;
        }
    }
    while flags[3].fetch_add(1) < 10 {}
    loop {
        let old = flags[4].load();
        if flags[4].compare_exchange(old, old ^ 1).is_ok() {
            break;
        }
    }
    while flags[5].load() != 0 {
        flags[6].store(1);
    }
    if i < out.len() {
        out[i] = tries;
    }
}

// Atomics that nothing orders.

#[kernel(workgroup_size = 64)]
fn count_without_barriers(d: &[u32], o: &mut [u32]) {
    workgroup_var!(h: [Atomic<u32>; 256]);
    let t = local_invocation_index();
    for i in (t..256).step_by(64) {
        h[i].store(0);
    }
    for i in (t..d.len()).step_by(64) {
        h[d[i] & 255].fetch_add(1); //~ unordered atomics
    }
    for i in (t..256).step_by(64) {
        o[i] = h[i].load(); //~ unordered atomics
    }
}

#[kernel(workgroup_size = 64)]
fn one_clears_for_all(d: &[u32], o: &mut [u32]) {
    workgroup_var!(h: [Atomic<u32>; 16], sum: Atomic<u32>, least: Atomic<u32>);
    let t = local_invocation_index();
    if t == 0 {
        for i in 0..16 {
            h[i].store(0);
        }
        sum.store(0);
        least.store(u32::MAX);
    }
    let value = d[global_invocation_id().x];
    h[value % 16].fetch_or(1 << t % 32); //~ unordered atomics
    sum.fetch_add(value); //~ unordered atomics
    least.fetch_min(value); //~ unordered atomics
    workgroup_barrier();
    if t < 16 {
        o[t] = h[t].load() + sum.load() + least.load();
    }
}

#[kernel(workgroup_size = 64)]
fn each_round_counts_anew(d: &[u32], o: &mut [u32], rounds: u32) {
    workgroup_var!(count: Atomic<u32>);
    let t = local_invocation_index();
    for round in 0..rounds {
        // The next round begins while the first invocation takes the count of the one before.
        if d[round * 64 + t] > 7 {
            count.fetch_add(1); //~ unordered atomics
        }
        workgroup_barrier();
        if t == 0 {
            o[round] = count.load();
            count.store(0);
        }
    }
    workgroup_barrier();
    if t == 0 {
        sum_up(&mut o[rounds], count.load());
    }
    count.fetch_add(t);
    let seen = count.load(); //~ unordered atomics
    let twice = seen * 2;
    o[rounds + 1 + t] = twice;
}

#[device]
fn sum_up(to: &mut u32, value: u32) {
    *to += value;
}

#[device]
fn bin_of(value: u32) -> u32 {
    if value > 1000 { 63 } else { (value >> 4) & 63 }
}

#[device]
fn bin_of_its_own(lane: u32, value: u32) -> u32 {
    lane * 4 + (value & 3)
}

#[device]
fn add_one(bins: &[Atomic<u32>; 256], bin: u32) {
    bins[bin].fetch_add(1);
}

#[kernel(workgroup_size = 64)]
fn count_in_functions(d: &[u32], o: &mut [u32]) {
    workgroup_var!(h: [Atomic<u32>; 256], own: [Atomic<u32>; 256]);
    let t = local_invocation_index();
    h[t].store(0);
    for i in 0..4 {
        own[t * 4 + i].store(0);
    }
    h[bin_of(d[t])].fetch_add(1); //~ unordered atomics
    add_one(&own, bin_of_its_own(t, d[t]));
    workgroup_barrier();
    o[t] = h[t].load() + own[t].load();
}

#[kernel(workgroup_size = 64)]
fn count_in_rows(d: &[u32], o: &mut [u32]) {
    workgroup_var!(h: [[Atomic<u32>; 64]; 2], own: [[Atomic<u32>; 4]; 64]);
    let t = local_invocation_index();
    h[0][t].store(0);
    h[1][t].store(0);
    for i in 0..4 {
        own[t][i].store(0);
    }
    h[t / 32][d[t] % 64].fetch_add(1); //~ unordered atomics
    own[t][d[t] % 4].fetch_add(1);
    workgroup_barrier();
    o[t] = h[0][t].load() + h[1][t].load() + own[t][0].load();
}

#[kernel(workgroup_size = 64)]
fn ordered_by_barriers(d: &[u32], o: &mut [u32], rounds: u32) {
    workgroup_var!(h: [Atomic<u32>; 64], count: [Atomic<u32>; 2]);
    let t = local_invocation_index();
    h[t].store(0);
    workgroup_barrier();
    for round in 0..rounds {
        h[d[round * 64 + t] % 64].fetch_add(1);
        count[round % 2].fetch_add(t);
        if t == 0 {
            count[(round + 1) % 2].store(0);
        }
        workgroup_barrier();
        o[round * 64 + t] = h[t].load() + count[round % 2].load();
        workgroup_barrier();
        h[t].store(0);
        workgroup_barrier();
    }
}

#[kernel(workgroup_size = 64)]
fn elements_of_their_own(d: &[u32], o: &mut [u32], first: &[u32]) {
    workgroup_var!(h: [Atomic<u32>; 256], rows: [[Atomic<u32>; 8]; 64]);
    let t = local_invocation_index();
    for i in 0..4 {
        h[t * 4 + i].store(0);
    }
    for i in 0..8 {
        rows[t][i].store(0);
    }
    for i in (t..d.len()).step_by(64) {
        h[t * 4 + (d[i] & 3)].fetch_add(1);
        rows[t][d[i] & 7].fetch_add(1);
    }
    o[t] = h[t * 4].load() + rows[t][0].load();
    workgroup_barrier();
    // Where data says which elements an invocation has.
    let own = first[t];
    h[own & 255].store(0);
    h[(own + (d[t] & 3)) & 255].fetch_add(1);
}

#[kernel(workgroup_size = 64)]
fn the_order_is_known_or_does_not_matter(d: &[u32], o: &mut [u32], mode: u32) {
    workgroup_var!(lock: Atomic<u32>, ready: Atomic<u32>, done: Atomic<u32>, sum: Atomic<u32>);
    workgroup_var!(any: Atomic<u32>, least: Atomic<u32>, next: Atomic<u32>);
    workgroup_var!(list: [Atomic<u32>; 64]);
    let t = local_invocation_index();
    // In either order, the last value is 1, or 0.
    if d[t] == 7 {
        any.store(1);
        least.store(0);
    }
    any.fetch_or(1);
    least.fetch_min(d[t]);
    any.fetch_add(0);
    workgroup_barrier(); //~ redundant barrier
    // Each has an element that another atomic has given it.
    list[t].store(0);
    workgroup_barrier();
    let slot = next.fetch_add(1);
    list[slot % 64].fetch_add(d[t]);
    workgroup_barrier(); //~ redundant barrier
    // One way or the other.
    if mode == 1 {
        sum.store(0);
    } else {
        sum.fetch_add(d[t]);
    }
    workgroup_barrier();
    // A look at how far the others are.
    let seen = sum.load();
    if seen < d[t] {
        sum.fetch_max(d[t]);
    }
    workgroup_barrier();
    // The last one to come starts anew.
    sum.fetch_add(d[t]);
    if done.fetch_add(1) == 63 {
        o[0] = sum.load();
        sum.store(0);
    }
    workgroup_barrier();
    // A flag says that it is cleared.
    if t == 0 {
        sum.store(0);
        ready.store(1);
    }
    while ready.load() == 0 {} //~ waiting loop
    sum.fetch_add(d[t]);
    workgroup_barrier();
    // A lock.
    while lock.compare_exchange(0, 1).is_err() {} //~ waiting loop
    let old = sum.load();
    sum.store(old + d[t]);
    lock.store(0);
}

/// Texels are data, whatever their coordinates.
#[kernel(workgroup_size = 64)]
pub(crate) fn histogram_of_texels(image: &Texture2d<u32>, o: &mut [u32]) {
    workgroup_var!(bins: [Atomic<u32>; 64]);
    let l = local_invocation_index();
    bins[l].store(0);
    bins[image.load(uvec2(l, 0), 0).x & 63].fetch_add(1); //~ unordered atomics
    workgroup_barrier();
    o[l] = bins[l].load();
}

/// A loaded value that decides what invocations do, by way of memory, is no order to keep.
#[kernel(workgroup_size = 64)]
pub(crate) fn count_by_uniform_load(o: &mut [u32]) {
    workgroup_var!(count: Atomic<u32>, last: u32);
    let l = local_invocation_index();
    count.fetch_add(1);
    let seen = count.load();
    if l == 0 {
        last = seen;
    }
    if workgroup_uniform_load(&last) > 3 {
        o[l] = 1;
    }
}

/// What is accessed on one side of a barrier only is no reason for one of another kind, whatever path
/// leads around it.
#[kernel(workgroup_size = 64)]
pub(crate) fn only_behind(n: u32, o: &mut [u32], p: &mut [u32]) {
    let l = global_invocation_id().x;
    p[l] = 1;
    if n > 1 {
        workgroup_barrier(); //~ wrong barrier
    }
    p[l] = 3;
    storage_barrier(); //~ redundant barrier
    if n > 2 {
        workgroup_barrier(); //~ redundant barrier
    }
    o[l] = 2;
}
