//! Kernels with a data race that is certain, of the shapes that programs have: tiles, trees, scans,
//! buffers in turn, leaders, queues.

#[kernel(workgroup_size = 128)]
fn rotate_left(src: &[f32], dst: &mut [f32]) {
    workgroup_var!(row: [f32; 128]);
    let me = local_invocation_id().x;
    row[me] = src[global_invocation_id().x];
    let next = if me == 127 { 0 } else { me + 1 };
    dst[global_invocation_id().x] = row[next];
}

#[kernel(workgroup_size = (8, 8, 4))]
fn average_of_a_brick(voxels: &[f32], out: &mut [f32]) {
    workgroup_var!(brick: [[[f32; 8]; 8]; 4]);
    let p = local_invocation_id();
    brick[p.z][p.y][p.x] = voxels[local_invocation_index()];
    let below = if p.z > 0 { brick[p.z - 1][p.y][p.x] } else { 0.0 };
    out[local_invocation_index()] = below;
}

#[kernel(workgroup_size = 64)]
fn max_by_halving(values: &[i32], best: &mut [i32]) {
    workgroup_var!(m: [i32; 64]);
    let t = local_invocation_index();
    m[t] = values[t];
    workgroup_barrier();
    for step in 0..6 {
        let half = 32 >> step;
        if t < half {
            m[t] = m[t].max(m[t + half]);
        }
    }
    if t == 0 {
        best[workgroup_id().x] = m[0];
    }
}

#[kernel(workgroup_size = 64)]
fn barrier_before_the_halving_only(values: &[i32], best: &mut [i32]) {
    workgroup_var!(m: [i32; 64]);
    let t = local_invocation_index();
    m[t] = values[t];
    let mut half = 32;
    loop {
        if half == 0 {
            break;
        }
        workgroup_barrier();
        if t < half {
            m[t] = m[t].max(m[t + half]);
        }
        half >>= 1;
    }
    // The last round is not ordered before this.
    best[global_invocation_id().x] = m[0];
}

#[kernel(workgroup_size = 128)]
fn inclusive_scan_in_place(values: &[u32], out: &mut [u32]) {
    workgroup_var!(s: [u32; 128]);
    let t = local_invocation_index();
    s[t] = values[t];
    workgroup_barrier();
    for p in 0..7 {
        let d = 1 << p;
        if t >= d {
            s[t] += s[t - d];
        }
        workgroup_barrier();
    }
    out[t] = s[t];
}

#[kernel(workgroup_size = 128)]
fn down_sweep_without_a_barrier(values: &[u32], out: &mut [u32]) {
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
    workgroup_barrier();
    while d < 256 {
        offset /= 2;
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
fn product_with_one_barrier(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(ta: [[f32; 16]; 16], tb: [[f32; 16]; 16]);
    let x = local_invocation_id().x;
    let y = local_invocation_id().y;
    let row = workgroup_id().y * 16 + y;
    let col = workgroup_id().x * 16 + x;
    let mut acc = 0.0;
    let mut k = 0;
    while k < n {
        ta[y][x] = a[row * n + k + x];
        tb[y][x] = b[(k + y) * n + col];
        workgroup_barrier();
        for i in 0..16 {
            acc += ta[y][i] * tb[i][x];
        }
        k += 16;
    }
    c[row * n + col] = acc;
}

#[kernel(workgroup_size = (16, 16))]
fn product_with_the_barrier_too_late(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(ta: [f32; 256], tb: [f32; 256]);
    let x = local_invocation_id().x;
    let y = local_invocation_id().y;
    let mut acc = 0.0;
    for k in (0..n).step_by(16) {
        ta[y * 16 + x] = a[y * n + k + x];
        tb[y * 16 + x] = b[(k + y) * n + x];
        for i in 0..16 {
            acc += ta[y * 16 + i] * tb[i * 16 + x];
        }
        workgroup_barrier();
    }
    c[y * n + x] = acc;
}

#[kernel(workgroup_size = 64)]
fn leader_sets_three(input: &[u32], o: &mut [u32]) {
    workgroup_var!(first: u32, last: u32, total: u32);
    let me = local_invocation_index();
    if me == 63 {
        first = input[0];
        last = input[63];
        total = first + last;
    }
    o[me] = total;
}

#[kernel(workgroup_size = 32)]
fn all_reset_a_flag(o: &mut [u32]) {
    workgroup_var!(done: bool);
    done = false;
    workgroup_barrier();
    if !done {
        o[local_invocation_index()] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn bytes_of_a_word(input: &[u32]) {
    workgroup_var!(packed: [u32; 16] = zeroed);
    let t = local_invocation_index();
    packed[t / 4] |= (input[t] & 0xff) << (8 * (t % 4));
}

#[kernel(workgroup_size = (32, 8))]
fn transpose_typo(input: &[f32], o: &mut [f32]) {
    workgroup_var!(t: [[f32; 33]; 32] = zeroed);
    let x = local_invocation_id().x;
    let y = local_invocation_id().y;
    for j in 0..4 {
        t[y + j * 4][x] = input[(y + j * 8) * 32 + x];
    }
    workgroup_barrier();
    for j in 0..4 {
        o[(y + j * 8) * 32 + x] = t[x][y + j * 8];
    }
}

#[kernel(workgroup_size = 32)]
fn components_by_lane(o: &mut [Vec4]) {
    workgroup_var!(q: [Vec4; 8] = zeroed);
    let t = local_invocation_index();
    q[t / 4][t % 4] = t as f32;
    workgroup_barrier();
    if t < 8 {
        o[t] = q[t];
    }
}

#[kernel(workgroup_size = 32)]
fn two_components_of_one(o: &mut [Vec2]) {
    workgroup_var!(q: Vec2 = zeroed);
    let t = local_invocation_index();
    if t == 0 {
        q.x = 1.0;
    }
    if t == 1 {
        q.y = 2.0;
    }
    workgroup_barrier();
    o[t] = q;
}

#[kernel(workgroup_size = 64)]
fn rounds_that_overlap(input: &[u32], o: &mut [u32], rounds: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut sum = 0;
    for r in 0..rounds {
        s[t] = input[r * 64 + t];
        workgroup_barrier();
        sum += s[63 - t];
    }
    o[t] = sum;
}

#[kernel(workgroup_size = 64)]
fn swap_with_neighbour(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    let other = s[t ^ 1];
    s[t] = other;
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn shift_in_place(o: &mut [u32]) {
    let t = global_invocation_id().x;
    o[t] = o[t + 1];
}

#[kernel(workgroup_size = 128)]
fn barrier_of_the_wrong_memory(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 128]);
    let t = local_invocation_index();
    s[t] = input[t];
    storage_barrier();
    o[t] = s[127 - t];
}

#[kernel(workgroup_size = 128)]
fn storage_ordered_by_the_wrong_barrier(tmp: &mut [u32], o: &mut [u32]) {
    let base = workgroup_id().x * 128;
    let t = local_invocation_index();
    tmp[base + t] = t;
    workgroup_barrier();
    o[base + t] = tmp[base + 127 - t];
}

#[kernel(workgroup_size = 64)]
fn sum_into_the_first(x: &[f32], o: &mut [f32]) {
    o[workgroup_id().x] += x[global_invocation_id().x];
}

#[kernel(workgroup_size = 64)]
fn largest_so_far(x: &[u32], o: &mut [u32]) {
    let v = x[global_invocation_id().x];
    if v > o[0] {
        o[0] = v;
    }
    o[0] = o[0].max(1);
}

#[device]
fn publish(slot: &mut u32, value: u32) {
    *slot = value;
}

#[kernel(workgroup_size = 64)]
fn helper_stores_for_all(o: &mut [u32]) {
    workgroup_var!(shared: u32);
    let t = local_invocation_index();
    publish(&mut shared, t);
    workgroup_barrier();
    o[t] = shared;
}

#[device]
fn fold(values: &mut [u32; 64], t: u32, by: u32) {
    if t < by {
        values[t] += values[t + by];
    }
}

#[kernel(workgroup_size = 64)]
fn folds_in_a_row(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    fold(&mut s, t, 32);
    fold(&mut s, t, 16);
    workgroup_barrier();
    o[t] = s[0];
}

#[derive(Clone, Copy, ShaderType)]
struct Particle {
    at: Vec3,
    mass: f32,
}

#[kernel(workgroup_size = 64)]
fn bodies_without_a_barrier(bodies: &[Particle], o: &mut [Vec3], n: u32) {
    workgroup_var!(near: [Particle; 64]);
    let t = local_invocation_index();
    let mut force = Vec3::ZERO;
    let mut first = 0;
    while first < n {
        near[t] = bodies[first + t];
        workgroup_barrier();
        for k in 0..64 {
            force += near[k].at * near[k].mass;
        }
        first += 64;
    }
    o[global_invocation_id().x] = force;
}

#[kernel(workgroup_size = 64)]
fn queue_head_read_by_all(items: &[u32], o: &mut [u32]) {
    workgroup_var!(head: u32, n: [Atomic<u32>; 1]);
    let t = local_invocation_index();
    if t == 0 {
        head = n[0].fetch_add(64);
    }
    o[t] = items[head + t];
}

#[kernel(workgroup_size = 64)]
fn ping_pong_of_one(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [[u32; 64]; 2]);
    let t = local_invocation_index();
    s[0][t] = input[t];
    let mut from = 0;
    let mut d = 1;
    while d < 64 {
        let to = 1 - from;
        let mut x = s[from][t];
        if t >= d {
            x += s[from][t - d];
        }
        s[to][t] = x;
        from = to;
        d *= 2;
    }
    workgroup_barrier();
    o[t] = s[from][t];
}

#[kernel(workgroup_size = 64)]
fn ping_pong_that_never_turns(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [[u32; 64]; 2]);
    let t = local_invocation_index();
    s[0][t] = input[t];
    s[1][t] = 0;
    workgroup_barrier();
    for i in 0..n {
        let from = 0;
        let to = 1 - from;
        s[to][t] = s[from][(t + 1) % 64];
        s[from][t] = s[to][t];
        workgroup_barrier();
    }
    o[t] = s[0][t];
}

#[kernel(workgroup_size = (16, 16))]
fn blur_of_a_column_in_place(o: &mut [f32]) {
    workgroup_var!(t: [[f32; 16]; 18]);
    let x = local_invocation_id().x;
    let y = local_invocation_id().y;
    t[y + 1][x] = o[y * 16 + x];
    if y == 0 {
        t[0][x] = 0.0;
        t[17][x] = 0.0;
    }
    workgroup_barrier();
    t[y + 1][x] = (t[y][x] + t[y + 1][x] + t[y + 2][x]) / 3.0;
    workgroup_barrier();
    o[y * 16 + x] = t[y + 1][x];
}

#[kernel(workgroup_size = 64)]
fn halo_by_two(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 66] = zeroed);
    let t = local_invocation_index();
    let g = global_invocation_id().x;
    s[t + 1] = input[g];
    if t < 2 {
        s[t * 64] = input[g];
    }
    workgroup_barrier();
    o[g] = s[t] + s[t + 2];
}

#[kernel(workgroup_size = 64)]
fn modulo_that_is_no_permutation(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let t = local_invocation_index();
    s[(t * 6) % 64] = input[t];
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn sixteen_bins(input: &[u32], o: &mut [u32]) {
    workgroup_var!(bins: [u32; 16]);
    let t = local_invocation_index();
    if t < 16 {
        bins[t] = 0;
    }
    workgroup_barrier();
    let bin = input[global_invocation_id().x] >> 28;
    bins[bin] += 1;
    workgroup_barrier();
    if t < 16 {
        o[t] = bins[t];
    }
}

#[kernel(workgroup_size = 64)]
fn eight_bins_by_mask(input: &[u32], o: &mut [u32]) {
    workgroup_var!(bins: [u32; 8] = zeroed);
    let t = local_invocation_index();
    let bin = input[global_invocation_id().x] & 7;
    let old = bins[bin];
    bins[bin] = old + 1;
    workgroup_barrier();
    if t < 8 {
        o[t] = bins[t];
    }
}

#[kernel(workgroup_size = 64)]
fn bins_of_a_helper_array(input: &[u32], o: &mut [u32]) {
    workgroup_var!(bins: [[u32; 4]; 2] = zeroed);
    let t = local_invocation_index();
    bins[t % 2][input[t] % 4] += 1;
    workgroup_barrier();
    if t < 8 {
        o[t] = bins[t / 4][t % 4];
    }
}

#[kernel(workgroup_size = 64)]
fn early_out_before_the_store(input: &[u32], o: &mut [u32]) {
    workgroup_var!(found: u32 = zeroed);
    let t = local_invocation_index();
    if t >= 8 {
        found = 1;
        return;
    }
    o[t] = found;
}

#[kernel(workgroup_size = 64)]
fn matrix_columns(o: &mut [f32]) {
    workgroup_var!(m: Mat4 = zeroed);
    let t = local_invocation_index();
    if t < 8 {
        m[t % 4] = Vec4::ONE;
    }
    workgroup_barrier();
    o[t] = m[0].x;
}

#[kernel(workgroup_size = 64)]
fn uniform_load_does_not_order_what_follows(input: &[u32], o: &mut [u32]) {
    workgroup_var!(n: u32, s: [u32; 64]);
    let t = local_invocation_index();
    if t == 0 {
        n = input[0];
    }
    let count = workgroup_uniform_load(&n);
    s[t] = count;
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = (4, 4, 4))]
fn depth_is_forgotten(input: &[f32], o: &mut [f32]) {
    workgroup_var!(s: [f32; 64]);
    let p = local_invocation_id();
    s[p.y * 4 + p.x] = input[local_invocation_index()];
    workgroup_barrier();
    o[local_invocation_index()] = s[p.y * 4 + p.x];
}

#[kernel(workgroup_size = 64)]
fn barriers_around_a_break(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    for i in 0..4 {
        if i == n {
            break;
        }
        workgroup_barrier();
        let x = s[63 - t];
        s[t] = x + i;
        workgroup_barrier();
    }
    o[t] = s[t];
}

/// Relaxed atomics order nothing but themselves.
#[kernel(workgroup_size = 64)]
fn guarded_by_a_spin_lock(lock: &[Atomic<u32>], o: &mut [u32]) {
    while lock[0].swap(1) == 1 {}
    o[0] += 1;
    lock[0].store(0);
}

// Loops that end by data: the statements after them are reached.

#[kernel(workgroup_size = 64)]
fn after_a_search_with_a_break(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64], found: u32);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    let mut k = 0;
    loop {
        if k == 64 || s[k] == 3 {
            break;
        }
        k += 1;
    }
    found = k;
    workgroup_barrier();
    o[t] = found;
}

#[kernel(workgroup_size = 64)]
fn after_a_search_with_a_limit(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut k = 0;
    while k < 64 {
        if input[t + k] == 3 {
            break;
        }
        k += 1;
    }
    s[t] = k;
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn after_rounds_that_continue(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let (mut k, mut sum) = (0, 0);
    while k < 64 {
        k += 1;
        if input[t + k] == 3 {
            k += 1;
            continue;
        }
        sum += k;
    }
    s[t] = sum;
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn after_a_chain_of_some(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut sum = 0;
    for k in input[t]..input[t + 1] {
        let mut at = input[k];
        while at != 0 {
            sum += at;
            at = input[at];
        }
    }
    s[t] = sum;
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn after_a_loop_of_those_with_work(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut sum = 0;
    if input[t] > 3 {
        let mut k = 0;
        while k < n {
            sum += input[k];
            k += 1;
        }
    }
    s[t] = sum;
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn after_an_exchange(head: &[Atomic<u32>], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut old = head[0].load();
    while let Err(found) = head[0].compare_exchange(old, old + t) {
        old = found;
    }
    s[t] = old;
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn after_a_shared_queue(input: &[u32], head: &[Atomic<u32>], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut sum = 0;
    loop {
        let i = head[0].fetch_add(1);
        if i >= input.len() {
            break;
        }
        sum += input[i];
    }
    s[t] = sum;
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn after_very_many_rounds(o: &mut [f32], seed: u32) {
    workgroup_var!(s: [f32; 64]);
    let t = local_invocation_index();
    let mut x = seed ^ (t * 747796405);
    let mut hits = 0;
    for _ in 0..4000 {
        x = x * 1664525 + 1013904223;
        let a = (x >> 8) as f32 / 16777216.0;
        x = x * 1664525 + 1013904223;
        let b = (x >> 8) as f32 / 16777216.0;
        if a * a + b * b < 1.0 {
            hits += 1;
        }
    }
    s[t] = hits as f32;
    if t == 0 {
        o[0] = s.iter().sum();
    }
}

#[kernel(workgroup_size = 64)]
fn strides_written_out(values: &[f32], o: &mut [f32]) {
    workgroup_var!(m: [f32; 64]);
    let t = local_invocation_index();
    m[t] = values[global_invocation_id().x];
    workgroup_barrier();
    for stride in [32, 16, 8, 4, 2, 1] {
        if t < stride {
            m[t] = m[t].max(m[t + stride]);
        }
    }
    if t == 0 {
        o[workgroup_id().x] = m[0];
    }
}

#[device]
const STRIDES: [u32; 6] = [32, 16, 8, 4, 2, 1];

#[kernel(workgroup_size = 64)]
fn strides_from_a_table(values: &[f32], o: &mut [f32]) {
    workgroup_var!(m: [f32; 64]);
    let t = local_invocation_index();
    m[t] = values[global_invocation_id().x];
    for round in 0..6 {
        if t < STRIDES[round] {
            m[t] += m[t + STRIDES[round]];
        }
        workgroup_barrier();
    }
    if t == 0 {
        o[workgroup_id().x] = m[0];
    }
}

#[kernel(workgroup_size = 64)]
fn neighbours_in_a_local_array(values: &[f32], o: &mut [f32]) {
    workgroup_var!(m: [f32; 64]);
    let t = local_invocation_index();
    let mut around = [t; 2];
    if t > 0 {
        around[0] = t - 1;
    }
    m[t] = values[global_invocation_id().x];
    o[global_invocation_id().x] = m[around[0]] + m[around[1]];
}
