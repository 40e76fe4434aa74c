//! Kernels that are right, of the shapes that programs have: tiles with halos, trees, scans, sorts,
//! buffers in turn, queues, work that is handed out.

use dsl_runtime::prelude::*;

#[device]
fn wrap(i: u32, n: u32) -> u32 {
    if i >= n { i - n } else { i }
}
#[device]
fn sum_of(values: &[f32; 64]) -> f32 {
    let mut s = 0.0;
    for i in 0..64 {
        s += values[i];
    }
    s
}
#[device]
fn halve(values: &mut [i32; 128], t: u32, by: u32) {
    if t < by {
        values[t] = values[t].max(values[t + by]);
    }
    workgroup_barrier();
}
#[device]
fn is_leader() -> bool {
    local_invocation_index() == 0
}
#[device]
fn sync_if(on: bool) {
    if on {
        workgroup_barrier();
    }
}
#[derive(Clone, Copy, ShaderType)]
struct Cell {
    kind: u32,
    at: Vec3,
}
#[derive(Clone, Copy, ShaderType)]
struct Config {
    rounds: u32,
    shift: u32,
}

#[kernel(workgroup_size = 256)]
fn shifted_stores(input: &[u32], o: &mut [u32], shift: u32) {
    workgroup_var!(s: [u32; 256]);
    let t = local_invocation_index();
    s[(t + shift) % 256] = input[t];
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 128)]
fn shifted_with_a_branch(input: &[u32], o: &mut [u32], shift: u32) {
    workgroup_var!(s: [u32; 128]);
    let t = local_invocation_index();
    if shift >= 128 {
        return;
    }
    if t + shift < 128 {
        s[t + shift] = input[t];
    } else {
        s[t + shift - 128] = input[t];
    }
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 128)]
fn shifted_by_a_helper(input: &[u32], o: &mut [u32], shift: u32) {
    workgroup_var!(s: [u32; 128]);
    let t = local_invocation_index();
    s[wrap(t + shift, 128)] = input[t];
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn one_slot_per_workgroup_parity(o: &mut [u32]) {
    workgroup_var!(s: [[u32; 64]; 2]);
    let t = local_invocation_index();
    let w = workgroup_id().x % 2;
    s[w][t] = t;
    workgroup_barrier();
    o[global_invocation_id().x] = s[w][63 - t];
}

#[kernel(workgroup_size = (16, 16))]
fn stencil_with_halo(input: &[f32], o: &mut [f32], width: u32, height: u32) {
    workgroup_var!(t: [[f32; 18]; 18]);
    let l = local_invocation_id();
    let g = global_invocation_id();
    let x0 = workgroup_id().x * 16;
    let y0 = workgroup_id().y * 16;
    let mut i = local_invocation_index();
    while i < 324 {
        let x = (x0 + i % 18).saturating_sub(1).min(width - 1);
        let y = (y0 + i / 18).saturating_sub(1).min(height - 1);
        t[i / 18][i % 18] = input[y * width + x];
        i += 256;
    }
    workgroup_barrier();
    if g.x < width && g.y < height {
        let (x, y) = (l.x + 1, l.y + 1);
        o[g.y * width + g.x] =
            t[y][x - 1] + t[y][x + 1] + t[y - 1][x] + t[y + 1][x] - 4.0 * t[y][x];
    }
}

#[kernel(workgroup_size = (16, 16))]
fn halo_by_conditions(input: &[f32], o: &mut [f32]) {
    workgroup_var!(t: [[f32; 18]; 18]);
    let (x, y) = (local_invocation_id().x, local_invocation_id().y);
    t[y + 1][x + 1] = input[y * 16 + x];
    if x == 0 {
        t[y + 1][0] = 0.0;
    }
    if x == 15 {
        t[y + 1][17] = 0.0;
    }
    if y == 0 {
        t[0][x + 1] = 0.0;
    }
    if y == 15 {
        t[17][x + 1] = 0.0;
    }
    if x == 0 && y == 0 {
        t[0][0] = 0.0;
    }
    if x == 15 && y == 0 {
        t[0][17] = 0.0;
    }
    if x == 0 && y == 15 {
        t[17][0] = 0.0;
    }
    if x == 15 && y == 15 {
        t[17][17] = 0.0;
    }
    workgroup_barrier();
    let mut sum = 0.0;
    for dy in 0..3 {
        for dx in 0..3 {
            sum += t[y + dy][x + dx];
        }
    }
    o[y * 16 + x] = sum;
}

#[kernel(workgroup_size = (4, 4, 4))]
fn brick_with_halo(input: &[f32], o: &mut [f32]) {
    workgroup_var!(b: [[[f32; 6]; 6]; 6]);
    let p = local_invocation_id();
    for i in (local_invocation_index()..216).step_by(64) {
        b[i / 36][i / 6 % 6][i % 6] = input[i];
    }
    workgroup_barrier();
    o[local_invocation_index()] = b[p.z][p.y + 1][p.x + 1] + b[p.z + 2][p.y + 1][p.x + 1];
}

#[kernel(workgroup_size = 128)]
fn max_by_helper(input: &[i32], o: &mut [i32]) {
    workgroup_var!(m: [i32; 128]);
    let t = local_invocation_index();
    m[t] = input[global_invocation_id().x];
    workgroup_barrier();
    halve(&mut m, t, 64);
    halve(&mut m, t, 32);
    halve(&mut m, t, 16);
    halve(&mut m, t, 8);
    halve(&mut m, t, 4);
    halve(&mut m, t, 2);
    halve(&mut m, t, 1);
    if is_leader() {
        o[workgroup_id().x] = m[0];
    }
}

#[kernel(workgroup_size = 64)]
fn serial_tail(input: &[f32], o: &mut [f32]) {
    workgroup_var!(s: [f32; 64]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    if is_leader() {
        o[workgroup_id().x] = sum_of(&s);
    }
}

#[kernel(workgroup_size = 128)]
fn blelloch(values: &[u32], out: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let t = local_invocation_index();
    s[2 * t] = values[2 * t];
    s[2 * t + 1] = values[2 * t + 1];
    let mut offset = 1;
    let mut d = 128;
    while d > 0 {
        workgroup_barrier();
        if t < d {
            let a = offset * (2 * t + 1) - 1;
            let b = offset * (2 * t + 2) - 1;
            s[b] += s[a];
        }
        offset *= 2;
        d /= 2;
    }
    if t == 0 {
        s[255] = 0;
    }
    d = 1;
    while d < 256 {
        offset /= 2;
        workgroup_barrier();
        if t < d {
            let a = offset * (2 * t + 1) - 1;
            let b = offset * (2 * t + 2) - 1;
            let x = s[a];
            s[a] = s[b];
            s[b] += x;
        }
        d *= 2;
    }
    workgroup_barrier();
    out[2 * t] = s[2 * t];
    out[2 * t + 1] = s[2 * t + 1];
}

#[kernel(workgroup_size = (16, 16))]
fn product(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(ta: [[f32; 16]; 16], tb: [[f32; 16]; 16]);
    let x = local_invocation_id().x;
    let y = local_invocation_id().y;
    let row = workgroup_id().y * 16 + y;
    let col = workgroup_id().x * 16 + x;
    let mut acc = 0.0;
    let mut k = 0;
    while k < n {
        ta[y][x] = if row < n && k + x < n { a[row * n + k + x] } else { 0.0 };
        tb[y][x] = if k + y < n && col < n { b[(k + y) * n + col] } else { 0.0 };
        workgroup_barrier();
        for i in 0..16 {
            acc += ta[y][i] * tb[i][x];
        }
        workgroup_barrier();
        k += 16;
    }
    if row < n && col < n {
        c[row * n + col] = acc;
    }
}

#[kernel(workgroup_size = (8, 8))]
fn product_double_buffered(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(ta: [[[f32; 8]; 8]; 2], tb: [[[f32; 8]; 8]; 2]);
    let x = local_invocation_id().x;
    let y = local_invocation_id().y;
    let mut acc = 0.0;
    ta[0][y][x] = a[y * n + x];
    tb[0][y][x] = b[y * n + x];
    workgroup_barrier();
    let tiles = n / 8;
    for k in 0..tiles {
        let cur = k % 2;
        let next = (k + 1) % 2;
        if k + 1 < tiles {
            ta[next][y][x] = a[y * n + (k + 1) * 8 + x];
            tb[next][y][x] = b[((k + 1) * 8 + y) * n + x];
        }
        for i in 0..8 {
            acc += ta[cur][y][i] * tb[cur][i][x];
        }
        workgroup_barrier();
    }
    c[y * n + x] = acc;
}

#[kernel(workgroup_size = 64)]
fn bodies(bodies: &[Vec4], o: &mut [Vec3], n: u32) {
    workgroup_var!(near: [Vec4; 64]);
    let t = local_invocation_index();
    let mut force = Vec3::ZERO;
    let mut first = 0;
    while first < n {
        let i = first + t;
        near[t] = if i < n { bodies[i] } else { Vec4::ZERO };
        workgroup_barrier();
        let count = (n - first).min(64);
        for k in 0..count {
            force += near[k].truncate() * near[k].w;
        }
        workgroup_barrier();
        first += 64;
    }
    o[global_invocation_id().x] = force;
}

#[kernel(workgroup_size = 64)]
fn private_histogram_then_merged(input: &[u32], o: &mut [u32]) {
    workgroup_var!(bins: [[u32; 64]; 8]);
    let t = local_invocation_index();
    for b in 0..8 {
        bins[b][t] = 0;
    }
    for i in 0..16 {
        bins[input[t * 16 + i] % 8][t] += 1;
    }
    workgroup_barrier();
    if t < 8 {
        let mut sum = 0;
        for k in 0..64 {
            sum += bins[t][k];
        }
        o[workgroup_id().x * 8 + t] = sum;
    }
}

#[kernel(workgroup_size = 256)]
fn histogram(input: &[u32], o: &[Atomic<u32>]) {
    workgroup_var!(bins: [Atomic<u32>; 32]);
    let t = local_invocation_index();
    if t < 32 {
        bins[t].store(0);
    }
    workgroup_barrier();
    let mut i = global_invocation_id().x;
    while i < input.len() {
        bins[input[i] % 32].fetch_add(1);
        i += 256 * num_workgroups().x;
    }
    workgroup_barrier();
    if t < 32 {
        o[t].fetch_add(bins[t].load());
    }
}

#[kernel(workgroup_size = 64)]
fn broadcast_by_uniform_load(input: &[u32], o: &mut [u32]) {
    workgroup_var!(first: u32);
    let t = local_invocation_index();
    if t == 0 {
        first = input[workgroup_id().x];
    }
    let n = workgroup_uniform_load(&first);
    if n > 3 {
        workgroup_barrier();
        o[global_invocation_id().x] = n;
    }
}

#[kernel(workgroup_size = 64)]
fn leave_together(input: &[u32], o: &mut [u32]) {
    workgroup_var!(stop: u32, s: [u32; 64]);
    let t = local_invocation_index();
    let mut round = 0;
    loop {
        s[t] = input[round * 64 + t];
        workgroup_barrier();
        if t == 0 {
            stop = s[63];
        }
        if workgroup_uniform_load(&stop) == 0 {
            break;
        }
        round += 1;
    }
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn continues_together(o: &mut [u32], skip: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut x = 0;
    s[t] = t;
    workgroup_barrier();
    for i in 0..8 {
        if i == skip {
            continue;
        }
        let y = s[(t + i) % 64];
        workgroup_barrier();
        s[t] = y;
        workgroup_barrier();
        x += y;
    }
    o[t] = x;
}

#[kernel(workgroup_size = 64)]
fn first_workgroup_only(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    if workgroup_id().x == 0 && workgroup_id().y == 0 {
        s[t] = t;
        workgroup_barrier();
        o[t] = s[63 - t];
    }
}

#[kernel(workgroup_size = 64)]
fn by_config(config: &Config, o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    for _ in 0..config.rounds {
        workgroup_barrier();
        let x = s[(t + config.shift) % 64];
        workgroup_barrier();
        s[t] = x;
    }
    o[global_invocation_id().x] = s[t];
}

#[kernel(workgroup_size = 64)]
fn last_block(input: &[u32], partial: &[Atomic<u32>], done: &[Atomic<u32>], o: &mut [u32]) {
    workgroup_var!(is_last: u32, s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = input[global_invocation_id().x];
    workgroup_barrier();
    if t == 0 {
        let mut sum = 0;
        for i in 0..64 {
            sum += s[i];
        }
        partial[workgroup_id().x].store(sum);
        let before = done[0].fetch_add(1);
        is_last = (before == num_workgroups().x - 1) as u32;
    }
    if workgroup_uniform_load(&is_last) == 1 {
        if t == 0 {
            let mut sum = 0;
            for w in 0..num_workgroups().x {
                sum += partial[w].load();
            }
            o[0] = sum;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn cells(o: &mut [u32]) {
    workgroup_var!(c: [Cell; 64]);
    let t = local_invocation_index();
    c[t].kind = t;
    c[t].at = Vec3::ZERO;
    workgroup_barrier();
    c[63 - t].kind = 1;
    o[t] = c[t].at.x as u32;
}

#[kernel(workgroup_size = 64)]
fn odd_even_sort(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 128]);
    let t = local_invocation_index();
    s[t] = input[t];
    s[t + 64] = input[t + 64];
    workgroup_barrier();
    for phase in 0..128 {
        let a = 2 * t + phase % 2;
        if a + 1 < 128 {
            if s[a] > s[a + 1] {
                let x = s[a];
                s[a] = s[a + 1];
                s[a + 1] = x;
            }
        }
        workgroup_barrier();
    }
    o[t] = s[t];
    o[t + 64] = s[t + 64];
}

#[kernel(workgroup_size = 64)]
fn countdown(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    let mut i = 63;
    let mut x = 0;
    while i > 0 {
        x += s[(t + i) % 64];
        i -= 1;
    }
    for k in (0..64).rev() {
        x += s[k];
    }
    o[t] = x;
}

#[kernel(workgroup_size = 64)]
fn rounds_by_halves(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    for d in [32, 16, 8, 4, 2, 1] {
        if t < d {
            s[t] += s[t + d];
        }
        workgroup_barrier();
    }
    o[t] = s[0];
}

#[kernel(workgroup_size = 96)]
fn tree_of_96(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 96]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    let mut n = 96;
    while n > 1 {
        let half = (n + 1) / 2;
        if t + half < n {
            s[t] += s[t + half];
        }
        workgroup_barrier();
        n = half;
    }
    o[t] = s[0];
}

#[kernel(workgroup_size = 64)]
fn pairs_exchange(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    if t % 2 == 0 {
        let x = s[t];
        s[t] = s[t + 1];
        s[t + 1] = x;
    }
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn flag_by_atomics(input: &[u32], o: &mut [u32]) {
    workgroup_var!(any: Atomic<u32>);
    let t = local_invocation_index();
    if input[global_invocation_id().x] == 7 {
        any.store(1);
    }
    workgroup_barrier();
    if any.load() == 1 {
        o[global_invocation_id().x] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn compaction(input: &[u32], o: &mut [u32], total: &[Atomic<u32>]) {
    workgroup_var!(n: Atomic<u32>, first: u32, kept: [u32; 64]);
    let t = local_invocation_index();
    let v = input[global_invocation_id().x];
    if v > 0 {
        kept[n.fetch_add(1)] = v;
    }
    workgroup_barrier();
    if t == 0 {
        first = total[0].fetch_add(n.load());
    }
    workgroup_barrier();
    if t < n.load() {
        o[first + t] = kept[t];
    }
}

#[kernel(workgroup_size = 64)]
fn own_row(m: &mut [f32], n: u32) {
    let row = global_invocation_id().x;
    if row >= n {
        return;
    }
    let mut k = 0;
    while k < n {
        m[row * n + k] *= 2.0;
        k += 1;
    }
}

#[kernel(workgroup_size = (8, 8))]
fn two_dimensional_own(m: &mut [f32], width: u32) {
    let g = global_invocation_id();
    if g.x < width {
        m[g.y * width + g.x] += 1.0;
        m[g.y * width + g.x] *= 2.0;
    }
}

#[kernel(workgroup_size = 64)]
fn four_each(o: &mut [f32]) {
    let g = global_invocation_id().x;
    for k in 0..4 {
        o[g * 4 + k] = 1.0;
    }
    for k in 0..4 {
        o[g * 4 + k] += o[g * 4 + 3 - k];
    }
}

#[kernel(workgroup_size = 64)]
fn strided_four(o: &mut [f32]) {
    let first = workgroup_id().x * 256 + local_invocation_index();
    for k in 0..4 {
        o[first + k * 64] = 1.0;
    }
}

#[kernel(workgroup_size = 64)]
fn different_halves_of_the_buffer(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g < n {
        o[g] = o[g + n];
    }
}

#[kernel(workgroup_size = 64)]
fn ping_pong_in_a_buffer(o: &mut [u32], n: u32, from: u32, to: u32) {
    let g = global_invocation_id().x;
    if g < n {
        o[to + g] = o[from + g + 1];
    }
}

#[kernel(workgroup_size = 64)]
fn returns_before_and_after(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let g = global_invocation_id().x;
    s[t] = if g < n { o[g] } else { 0 };
    workgroup_barrier();
    if g >= n {
        return;
    }
    o[g] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn lane_zero_of_each_row_writes(o: &mut [u32]) {
    workgroup_var!(rows: [u32; 8]);
    let t = local_invocation_index();
    if t % 8 == 0 {
        rows[t / 8] = t;
    }
    workgroup_barrier();
    o[t] = rows[t / 8];
}

#[kernel(workgroup_size = 64)]
fn same_branch_twice(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let t = local_invocation_index();
    let on = input[t] > 3;
    if on {
        s[t] = 1;
    }
    workgroup_barrier();
    if on {
        o[t] = s[63 - t];
    }
}

#[kernel(workgroup_size = 64)]
fn conditional_but_full(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    match input[t] {
        0 => s[t] = 1,
        1..=9 => s[t] = 2,
        x => s[t] = x,
    }
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn filled_in_two_halves(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    if t < n {
        s[t] = input[t];
    }
    if t >= n {
        s[t] = 0;
    }
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn filled_by_a_loop_of_unknown_length(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 512]);
    let t = local_invocation_index();
    for i in (t..n).step_by(64) {
        s[i] = input[i];
    }
    workgroup_barrier();
    if t < n {
        o[t] = s[n - 1 - t];
    }
}

#[kernel(workgroup_size = 32)]
fn triangle(o: &mut [u32]) {
    workgroup_var!(s: [u32; 528]);
    let t = local_invocation_index();
    let first = t * (t + 1) / 2;
    for k in 0..t + 1 {
        s[first + k] = t;
    }
    workgroup_barrier();
    o[t] = s[527 - t];
}

#[kernel(workgroup_size = 64)]
fn wavefront(o: &mut [u32]) {
    workgroup_var!(row: [u32; 65]);
    let t = local_invocation_index();
    row[t] = 1;
    if t == 0 {
        row[64] = 1;
    }
    workgroup_barrier();
    for d in 0..127 {
        let active = t <= d && d - t < 64;
        let x = if active { row[t] + row[t + 1] } else { 0 };
        workgroup_barrier();
        if active {
            row[t + 1] = x;
        }
        workgroup_barrier();
    }
    o[t] = row[t];
}

#[kernel(workgroup_size = 64)]
fn pivot_row(m: &mut [f32]) {
    workgroup_var!(a: [[f32; 8]; 8], factor: [f32; 8]);
    let t = local_invocation_index();
    let (row, col) = (t / 8, t % 8);
    a[row][col] = m[t];
    workgroup_barrier();
    for k in 0..8 {
        if col == k && row > k {
            factor[row] = a[row][k] / a[k][k];
        }
        workgroup_barrier();
        if row > k {
            a[row][col] -= factor[row] * a[k][col];
        }
        workgroup_barrier();
    }
    m[t] = a[row][col];
}

#[kernel(workgroup_size = 64)]
fn gray_code(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t ^ (t >> 1)] = t;
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn bit_reversal(input: &[f32], o: &mut [f32]) {
    workgroup_var!(s: [f32; 64]);
    let t = local_invocation_index();
    s[t.reverse_bits() >> 26] = input[t];
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 32)]
fn fft(re: &mut [f32], im: &mut [f32]) {
    workgroup_var!(a: [Vec2; 64]);
    let t = local_invocation_index();
    a[t] = vec2(re[t], im[t]);
    a[t + 32] = vec2(re[t + 32], im[t + 32]);
    let mut half = 1;
    while half < 64 {
        workgroup_barrier();
        let k = t % half;
        let i = (t / half) * 2 * half + k;
        let angle = -3.14159265 * (k as f32) / (half as f32);
        let w = vec2(angle.cos(), angle.sin());
        let x = a[i];
        let y = a[i + half];
        let wy = vec2(w.x * y.x - w.y * y.y, w.x * y.y + w.y * y.x);
        a[i] = x + wy;
        a[i + half] = x - wy;
        half *= 2;
    }
    workgroup_barrier();
    re[t] = a[t].x;
    im[t + 32] = a[t + 32].y;
}

#[kernel(workgroup_size = 64)]
fn grid_stride_by_workgroups(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut first = workgroup_id().x * 64;
    while first < n {
        s[t] = first + t;
        workgroup_barrier();
        if first + t < n {
            o[first + t] = s[63 - t];
        }
        workgroup_barrier();
        first += 64 * num_workgroups().x;
    }
}

#[kernel(workgroup_size = (16, 16))]
fn tile_edge_guarded(input: &[f32], o: &mut [f32], width: u32) {
    workgroup_var!(t: [[f32; 17]; 16]);
    let (x, y) = (local_invocation_id().x, local_invocation_id().y);
    let g = global_invocation_id();
    let inside = g.x < width && g.y < width;
    if inside {
        t[y][x] = input[g.y * width + g.x];
    }
    workgroup_barrier();
    let (tx, ty) = (workgroup_id().y * 16 + x, workgroup_id().x * 16 + y);
    if tx < width && ty < width {
        o[ty * width + tx] = t[x][y];
    }
}

#[kernel(workgroup_size = 64)]
fn helper_under_a_uniform_condition(o: &mut [u32], flag: u32) {
    sync_if(flag > 3);
    sync_if(workgroup_id().x % 2 == 0);
    o[global_invocation_id().x] = 1;
}

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let ints = device.buffer(&(0..1024).map(|i| i % 64).collect::<Vec<u32>>())?;
    let floats = device.buffer(&vec![1.0; 1024])?;
    let signed = device.buffer(&vec![-1; 1024])?;
    let o = || device.zeroed::<u32>(1024);
    let f = || device.zeroed::<f32>(1024);
    let config = device.uniform(Config { rounds: 3, shift: 5 })?;
    shifted_stores(&ints, &mut o()?, 7).workgroups(1).run()?;
    shifted_with_a_branch(&ints, &mut o()?, 7).workgroups(1).run()?;
    shifted_by_a_helper(&ints, &mut o()?, 7).workgroups(1).run()?;
    one_slot_per_workgroup_parity(&mut o()?).workgroups(3).run()?;
    stencil_with_halo(&floats, &mut f()?, 30, 20).workgroups((2, 2)).run()?;
    halo_by_conditions(&floats, &mut f()?).workgroups((1, 1)).run()?;
    brick_with_halo(&floats, &mut f()?).workgroups((1, 1, 1)).run()?;
    max_by_helper(&signed, &mut device.zeroed(8)?).workgroups(8).run()?;
    serial_tail(&floats, &mut f()?).workgroups(2).run()?;
    blelloch(&ints, &mut o()?).workgroups(1).run()?;
    product(&floats, &floats, &mut f()?, 20).workgroups((2, 2)).run()?;
    product_double_buffered(&floats, &floats, &mut f()?, 24).workgroups((1, 1)).run()?;
    bodies(&device.buffer(&[Vec4::ONE; 100])?, &mut device.zeroed(128)?, 100)
        .workgroups(2)
        .run()?;
    private_histogram_then_merged(&ints, &mut o()?).workgroups(2).run()?;
    histogram(&ints, &mut o()?).workgroups(2).run()?;
    broadcast_by_uniform_load(&ints, &mut o()?).workgroups(8).run()?;
    leave_together(&device.buffer(&(0..256).rev().collect::<Vec<u32>>())?, &mut o()?)
        .workgroups(1)
        .run()?;
    continues_together(&mut o()?, 3).workgroups(1).run()?;
    first_workgroup_only(&mut o()?).workgroups((2, 2)).run()?;
    by_config(&config, &mut o()?).workgroups(2).run()?;
    last_block(&ints, &mut o()?, &mut o()?, &mut o()?).workgroups(4).run()?;
    cells(&mut o()?).workgroups(1).run()?;
    odd_even_sort(&ints, &mut o()?).workgroups(1).run()?;
    countdown(&mut o()?).workgroups(1).run()?;
    rounds_by_halves(&ints, &mut o()?).workgroups(1).run()?;
    tree_of_96(&ints, &mut o()?).workgroups(1).run()?;
    pairs_exchange(&mut o()?).workgroups(1).run()?;
    flag_by_atomics(&ints, &mut o()?).workgroups(2).run()?;
    compaction(&ints, &mut o()?, &mut o()?).workgroups(2).run()?;
    own_row(&mut f()?, 30).workgroups(1).run()?;
    two_dimensional_own(&mut f()?, 20).workgroups((3, 2)).run()?;
    four_each(&mut f()?).workgroups(4).run()?;
    strided_four(&mut f()?).workgroups(4).run()?;
    different_halves_of_the_buffer(&mut o()?, 500).workgroups(8).run()?;
    ping_pong_in_a_buffer(&mut o()?, 500, 0, 502).workgroups(8).run()?;
    returns_before_and_after(&mut o()?, 100).workgroups(2).run()?;
    lane_zero_of_each_row_writes(&mut o()?).workgroups(1).run()?;
    same_branch_twice(&ints, &mut o()?).workgroups(1).run()?;
    conditional_but_full(&ints, &mut o()?).workgroups(1).run()?;
    filled_in_two_halves(&ints, &mut o()?, 40).workgroups(1).run()?;
    filled_by_a_loop_of_unknown_length(&ints, &mut o()?, 200).workgroups(1).run()?;
    triangle(&mut o()?).workgroups(1).run()?;
    wavefront(&mut o()?).workgroups(1).run()?;
    pivot_row(&mut f()?).workgroups(1).run()?;
    gray_code(&mut o()?).workgroups(1).run()?;
    bit_reversal(&floats, &mut f()?).workgroups(1).run()?;
    fft(&mut f()?, &mut f()?).workgroups(1).run()?;
    grid_stride_by_workgroups(&mut o()?, 1000).workgroups(3).run()?;
    tile_edge_guarded(&floats, &mut f()?, 20).workgroups((2, 2)).run()?;
    helper_under_a_uniform_condition(&mut o()?, 4).workgroups(4).run()
}

#[device]
const STRIDES: [u32; 6] = [32, 16, 8, 4, 2, 1];

#[kernel(workgroup_size = 64)]
fn strides_from_a_table(values: &[f32], o: &mut [f32]) {
    workgroup_var!(m: [f32; 64]);
    let t = local_invocation_index();
    m[t] = values[global_invocation_id().x];
    for stride in STRIDES {
        workgroup_barrier();
        if t < stride {
            m[t] = m[t].max(m[t + stride]);
        }
    }
    if t == 0 {
        o[workgroup_id().x] = m[0];
    }
}

/// The array starts as a race would need it, and is changed before it is used.
#[kernel(workgroup_size = 64)]
fn neighbours_taken_back(values: &[f32], o: &mut [f32], k: u32) {
    workgroup_var!(m: [f32; 64]);
    let t = local_invocation_index();
    let mut around = [63 - t, 63 - t];
    for i in 0..2 {
        around[i] = t;
    }
    let mut others = [63 - t, 63 - t];
    others[k % 2] = t;
    m[t] = values[global_invocation_id().x];
    o[global_invocation_id().x] = m[around[0]] + m[around[1]] + m[others[k % 2]];
}
