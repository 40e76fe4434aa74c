//! Conditions that hardly any launch fulfils: the index is clamped where it stands, and the others
//! of the kernel are not checked for it.

// Of any number of 32 bits, divided.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 12, `visited`: clamped
//= line 12, `front`: clamped
#[kernel(workgroup_size = 64)]
fn longer_than_buffers_are(front: &[u32], visited: &[Atomic<u32>], y: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= y.len() || i >= front.len() {
        return;
    }
    let u = front[i];
    y[i] = visited[u / 32].fetch_or(1 << (u % 32)) + front[y[i] / 4];
}

// A table of all numbers of 16 bits, and a large one that a mask is for.
//= indices within bounds: proven if 16777216 <= large.len(); 65536 <= table.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn as_long_as_buffers_are(x: &[u32], table: &[u32], large: &[u32], y: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= x.len() || i >= y.len() {
        return;
    }
    y[i] = table[x[i] >> 16] + large[x[i] & 0xff_ffff];
}

// So much more than the length of a slice.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 32, `x`: clamped
#[kernel(workgroup_size = 64)]
fn far_behind_the_end(x: &[u32], y: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= x.len() || i >= y.len() {
        return;
    }
    y[i] = x[i + (y[i] >> 6)];
}

// Parameters that are nearly nothing, where arrays are large.
//= indices within bounds: proven if ((component) / 2) <= 1; component <= 2; filter <= 3; channels <= 4
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 46, `tile`: clamped
#[kernel(workgroup_size = 64)]
fn tiny(y: &mut [f32], filter: u32, channels: u32, component: u32) {
    let i = global_invocation_id().x;
    let lane = local_invocation_index();
    let mut tile = [0.0; 66];
    let mut sums = [0.0; 4];
    for channel in 0..channels {
        sums[channel] += 1.0;
    }
    for k in 0..filter {
        tile[lane + k] += tile[lane + filter * filter] + sums[i % 4];
    }
    tile[lane + 2] += Vec3::ZERO[component] + Vec3::ONE[component / 2 + 1];
    if i < y.len() {
        y[i] = tile[63] + sums[0];
    }
}

// Conditions that leave one number.
//= indices within bounds: proven if 1 <= 2 * size and 2 * size <= 4
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 60, `of`: clamped
//= line 60, `of`: clamped
#[kernel(workgroup_size = 64)]
fn just_one(y: &mut [f32], size: u32) {
    let i = global_invocation_id().x;
    let of = [0.0, 1.0, 2.0, 3.0];
    if i < y.len() {
        y[i] = of[size / 4 * 4 - 1] + of[4 * size - 1] + of[2 * size - 1];
    }
}

// Parameters that differ are likely.
//= indices within bounds: proven if t + 1 <= n and n <= m.len() or t + 64 * num_workgroups.x + 1 <= m.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn below_the_diagonal(m: &mut [f32], n: u32, t: u32) {
    let i = global_invocation_id().x;
    if i < n - 1 - t {
        m[i + t + 1] = 1.0;
    }
    if i < n - (t + 1) {
        m[i + t + 1] = 2.0;
    }
}

// In the other order, and with what wraps where the condition does not hold: `n` may be 0.
//= indices within bounds: proven if n + 1 <= m.len() and t <= n or t + 64 * num_workgroups.x + 2 <= m.len(); 2 * t + 1 <= n and n <= m.len() or 2 * t + 64 * num_workgroups.x + 1 <= m.len(); n <= m.len() and t <= n or t + 64 * num_workgroups.x + 1 <= m.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn behind_both(m: &mut [f32], t: u32, n: u32) {
    let i = global_invocation_id().x;
    if i < n - 2 * t - 1 {
        m[i + 2 * t + 1] = 1.0;
    }
    if i + 1 < n - t {
        m[i + t + 1] = 2.0;
        m[i + t + 2] = 3.0;
    }
}

// Guards of one part of a value, and guards of all of it.
//= indices within bounds: proven if 3 * g.x * g.y * g.z + 1 <= x.len() and 1 <= g.x and 1 <= g.x * g.y and g.x * g.y <= 4294967295 and 2 * g.y * g.z <= 4294967295 or 1 <= g.x and 1 <= g.y and 1 <= g.z and g.x * g.y * g.z <= x.len() and g.y * g.z <= g.y + 4294967295 and g.y * g.z <= 4294967296
//= loops end: proven
//= no division by zero: proven if 1 <= g.x; 1 <= g.x * g.y and g.x * g.y <= 4294967295; 1 <= g.y
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn neighbour(x: &[u32], y: &mut [u32], g: UVec3) {
    let i = global_invocation_id().x;
    if i >= y.len() || i >= g.x * g.y * g.z {
        return;
    }
    let p = uvec3(i % g.x, i / g.x % g.y, i / (g.x * g.y));
    let q = (p + 1).min(g - 1);
    y[i] = x[(q.z * g.y + q.y) * g.x + q.x];
}
