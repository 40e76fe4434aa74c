//! Kernels as people write them. The conditions are those of launches that fit the data.

// A named guard. Only a part of it compares with a value that stays the same.
//= indices within bounds: proven if n <= x.len() or 256 * num_workgroups.x <= x.len(); n <= y.len() or 256 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn gs_keep(x: &[f32], y: &mut [f32], n: u32, t: f32) {
    let i = global_invocation_id().x;
    let keep = i < n && x[i] > t;
    if keep {
        y[i] = x[i];
    }
}

// The index changes in the loop, after the guard was used.
//= indices within bounds: proven if n <= x.len(); n <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn active_in_loop(x: &[f32], y: &mut [f32], n: u32) {
    let mut i = global_invocation_id().x;
    let step = num_workgroups().x * 256;
    for _ in 0..n.div_ceil(step) {
        let active = i < n;
        let v = if active { x[i] } else { 0.0 };
        if active {
            y[i] = v;
        }
        i += step;
    }
}

// The ends of a circle.
//= indices within bounds: proven if 1 <= x.len(); x.len() <= y.len() or 256 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn st1_wrapped(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    let n = x.len();
    if i >= n {
        return;
    }
    let l = x[(i + n - 1) % n];
    let r = x[(i + 1) % n];
    let r2 = x[if i + 1 == n { 0 } else { i + 1 }];
    let l2 = x[if i == 0 { n - 1 } else { i - 1 }];
    y[i] = l + r + r2 + l2;
}

// The same in two dimensions.
//= indices within bounds: proven if 1 <= w and 1 <= h and w * h <= x.len() or 1 <= w and w + w * h <= x.len() or w * h + 16 * num_workgroups.x + 1 <= x.len(); w * h <= x.len(); w * h <= x.len() or w * h + 16 * num_workgroups.x <= x.len() + w; w * h <= y.len() or 16 * w * num_workgroups.y <= y.len() or w * h + 16 * num_workgroups.x <= y.len() + w
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn life_up(x: &[u32], y: &mut [u32], w: u32, h: u32) {
    let (c, r) = (global_invocation_id().x, global_invocation_id().y);
    if c < w && r < h {
        let up = if r == 0 { h - 1 } else { r - 1 };
        let down = if r == h - 1 { 0 } else { r + 1 };
        let left = if c == 0 { w - 1 } else { c - 1 };
        let right = if c + 1 == w { 0 } else { c + 1 };
        y[r * w + c] = x[up * w + left] + x[down * w + right] + x[up * w + c];
    }
}

// Seven points of a grid in three dimensions, without its border.
//= indices within bounds: proven if 1 <= nx and 1 <= ny and 1 <= nz and nx * ny * nz <= x.len() + nx + nx * ny and ny * nz <= 2 * ny + 4294967295 and ny * nz <= ny + 4294967297 or 1 <= nx and 1 <= ny and 4 * nx * ny * num_workgroups.z <= x.len() + nx and 4 * ny * num_workgroups.z <= ny + 4294967295 and 4 * ny * num_workgroups.z <= 4294967297 or 4 * nx * ny * num_workgroups.z + 8 * num_workgroups.x + 1 <= x.len() + 2 * nx and 1 <= ny and 4 * ny * num_workgroups.z <= ny + 4294967295 and 4 * ny * num_workgroups.z <= 4294967297; 1 <= nx and 1 <= ny and 1 <= nz and nx * ny * nz <= x.len() + nx + nx * ny + 1 and nx * ny * nz <= 2 * nx + nx * ny + 4294967295 and ny * nz <= 2 * ny + 4294967295 and ny * nz <= ny + 4294967297 or 1 <= nx and 1 <= ny and 4 * nx * ny * num_workgroups.z <= x.len() + nx + 1 and 4 * nx * ny * num_workgroups.z <= 2 * nx + 4294967295 and 4 * ny * num_workgroups.z <= ny + 4294967295 and 4 * ny * num_workgroups.z <= 4294967297 or 1 <= ny and 4 * nx * ny * num_workgroups.z + 8 * num_workgroups.x <= x.len() + 2 * nx and 4 * ny * num_workgroups.z <= ny + 4294967295 and 4 * ny * num_workgroups.z <= 4294967297; 1 <= nx and 1 <= ny and 1 <= nz and nx * ny * nz <= x.len() + nx + 2 * nx * ny + 1 and nx * ny * nz <= 2 * nx + nx * ny + 4294967295 and nx * ny <= 4294967295 and ny * nz <= 2 * ny + 4294967295 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and nx * ny * nz <= nx + nx * ny + 4294967297 and ny * nz <= ny + 4294967297 or 1 <= nx and 1 <= ny and 4 * nx * ny * num_workgroups.z <= x.len() + nx + nx * ny + 1 and 4 * nx * ny * num_workgroups.z <= 2 * nx + 4294967295 and nx * ny <= 4294967295 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and 4 * nx * ny * num_workgroups.z <= nx + 4294967297 and 4 * ny * num_workgroups.z <= 4294967297 or 1 <= nx and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y <= x.len() + 2 * nx * ny + 1 and nx * ny <= 4294967295 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y <= nx * ny + 4294967297; 1 <= nx and 1 <= ny and 1 <= nz and nx * ny * nz <= x.len() + nx + 1 and nx * ny * nz <= 2 * nx + nx * ny + 4294967295 and nx * ny <= 4294967295 and ny * nz <= 2 * ny + 4294967295 and ny * nz <= ny + 4294967297 or 1 <= nx and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y <= x.len() + 1 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y <= nx + nx * ny + 4294967295 and nx * ny <= 4294967295 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 or 1 <= ny and 1 <= nz and nx * ny * nz + 8 * num_workgroups.x <= x.len() + 2 * nx and nx * ny <= 4294967295 and ny * nz <= 2 * ny + 4294967295 and ny * nz <= ny + 4294967297; 1 <= nx and 1 <= ny and 1 <= nz and nx * ny * nz <= x.len() + 2 * nx + nx * ny + 1 and nx * ny * nz <= 2 * nx + nx * ny + 4294967295 and ny * nz <= 2 * ny + 4294967295 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and nx * ny * nz <= nx + nx * ny + 4294967297 and ny * nz <= ny + 4294967297 or 1 <= nx and 1 <= ny and 4 * nx * ny * num_workgroups.z <= x.len() + 2 * nx + 1 and 4 * nx * ny * num_workgroups.z <= 2 * nx + 4294967295 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and 4 * nx * ny * num_workgroups.z <= nx + 4294967297 and 4 * ny * num_workgroups.z <= 4294967297 or 1 <= ny and 4 * nx * ny * num_workgroups.z + 8 * num_workgroups.x <= x.len() + 3 * nx and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * nx * ny * num_workgroups.z + 8 * num_workgroups.x <= 2 * nx + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and 4 * ny * num_workgroups.z <= 4294967297; 1 <= nx and 1 <= ny and 1 <= nz and nx * ny * nz <= x.len() + nx * ny + 1 and nx * ny * nz <= 2 * nx + nx * ny + 4294967295 and ny * nz <= 2 * ny + 4294967295 and ny * nz <= ny + 4294967297 or 1 <= nx and 1 <= ny and 4 * nx * ny * num_workgroups.z <= x.len() + 1 and 4 * nx * ny * num_workgroups.z <= 2 * nx + 4294967295 and 4 * ny * num_workgroups.z <= ny + 4294967295 and 4 * ny * num_workgroups.z <= 4294967297 or 1 <= ny and 4 * nx * ny * num_workgroups.z + 8 * num_workgroups.x <= x.len() + nx and 4 * ny * num_workgroups.z <= ny + 4294967295 and 4 * ny * num_workgroups.z <= 4294967297; 1 <= nx and 1 <= ny and 1 <= nz and nx * ny * nz <= y.len() + nx + nx * ny + 1 and nx * ny * nz <= 2 * nx + nx * ny + 4294967295 and ny * nz <= 2 * ny + 4294967295 and ny * nz <= ny + 4294967297 or 1 <= nx and 1 <= ny and 4 * nx * ny * num_workgroups.z <= y.len() + nx + 1 and 4 * nx * ny * num_workgroups.z <= 2 * nx + 4294967295 and 4 * ny * num_workgroups.z <= ny + 4294967295 and 4 * ny * num_workgroups.z <= 4294967297 or 1 <= ny and 4 * nx * ny * num_workgroups.z + 8 * num_workgroups.x <= y.len() + 2 * nx and 4 * ny * num_workgroups.z <= ny + 4294967295 and 4 * ny * num_workgroups.z <= 4294967297; 1 <= nx and 1 <= ny and 1 <= nz and nx * ny * nz <= x.len() + nx + nx * ny + 2 and nx * ny * nz <= 2 * nx + nx * ny + 4294967295 and ny * nz <= 2 * ny + 4294967295 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and ny * nz <= ny + 4294967297 or 1 <= nx and 1 <= ny and 4 * nx * ny * num_workgroups.z <= x.len() + nx + 2 and 4 * nx * ny * num_workgroups.z <= 2 * nx + 4294967295 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and 4 * ny * num_workgroups.z <= 4294967297 or 1 <= ny and 4 * nx * ny * num_workgroups.z + 8 * num_workgroups.x <= x.len() + 2 * nx + 1 and 4 * nx * ny * num_workgroups.z + 8 * nx * num_workgroups.y + 8 * num_workgroups.x <= nx + nx * ny + 4294967296 and 4 * ny * num_workgroups.z + 8 * num_workgroups.y <= ny + 4294967296 and 4 * ny * num_workgroups.z <= 4294967297
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (8, 8, 4))]
fn st3(x: &[f32], y: &mut [f32], nx: u32, ny: u32, nz: u32) {
    let p = global_invocation_id();
    if p.x == 0 || p.y == 0 || p.z == 0 || p.x >= nx - 1 || p.y >= ny - 1 || p.z >= nz - 1 {
        return;
    }
    let i = (p.z * ny + p.y) * nx + p.x;
    y[i] =
        x[i - 1] + x[i + 1] + x[i - nx] + x[i + nx] + x[i - nx * ny] + x[i + nx * ny] - 6.0 * x[i];
}

// Neighbours that may be outside.
//= indices within bounds: proven if width * height <= x.len() and width * height <= width + 2147483647 and width * height <= 2147483648 or 2 * width * height <= x.len() and 2 * width * height <= width + 2147483647 and width * height <= width + 2147483647 and 2 * width * height <= 2147483648 and width * height <= 2147483648 and 2 * height <= 2147483648; width * height <= y.len() and width * height <= width + 2147483647 and 16 * width * num_workgroups.y + 16 * num_workgroups.x <= width + 2147483648 and width * height <= 2147483648 or 16 * width * num_workgroups.y <= y.len() and 16 * width * num_workgroups.y + 16 * num_workgroups.x <= width + 2147483648 and 16 * width * num_workgroups.y <= 2147483648 or width * height + 16 * num_workgroups.x <= y.len() + width and width * height + 16 * num_workgroups.x <= width + 2147483648 and 16 * width * num_workgroups.y + 16 * num_workgroups.x <= width + 2147483648
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn st2_guard_signed(x: &[f32], y: &mut [f32], width: i32, height: i32) {
    let px = global_invocation_id().x as i32;
    let py = global_invocation_id().y as i32;
    if px >= width || py >= height {
        return;
    }
    let mut s = 0.0;
    for dy in -1..=1 {
        for dx in -1..=1 {
            let qx = px + dx;
            let qy = py + dy;
            if qx >= 0 && qx < width && qy >= 0 && qy < height {
                s += x[(qy * width + qx) as u32];
            }
        }
    }
    y[(py * width + px) as u32] = s / 9.0;
}

// Whole tiles: a multiple of 16 below `k` is at most `k - 16` if `k` is one.
//= indices within bounds: proven if 16 * k * num_workgroups.y + 16 * ((k + 15) / 16) <= a.len() + k; 16 * n * ((k + 15) / 16) + 16 * num_workgroups.x <= b.len() + n; m * n <= c.len() or 16 * n * num_workgroups.y <= c.len() or m * n + 16 * num_workgroups.x <= c.len() + n
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn mm_steps(a: &[f32], b: &[f32], c: &mut [f32], m: u32, n: u32, k: u32) {
    workgroup_var!(ta: [[f32; 16]; 16], tb: [[f32; 16]; 16]);
    let l = local_invocation_id();
    let g = global_invocation_id();
    let mut s = 0.0;
    for t in (0..k).step_by(16) {
        ta[l.y][l.x] = a[g.y * k + t + l.x];
        tb[l.y][l.x] = b[(t + l.y) * n + g.x];
        workgroup_barrier();
        for i in 0..16 {
            s += ta[l.y][i] * tb[i][l.x];
        }
        workgroup_barrier();
    }
    if g.y < m && g.x < n {
        c[g.y * n + g.x] = s;
    }
}

// The guard speaks of two terms of a sum of three.
//= indices within bounds: proven if m * k <= a.len() or m * k + 16 * ((k + 15) / 16) <= a.len() + 16 and m * k <= k + 4294967295; n * k <= b.len() or n * k + 64 * ((n + 63) / 64) <= b.len() + 64 and n * k <= n + 4294967295 and 64 * num_workgroups.x <= 4294967296; m * n <= c.len() or 2 * m * n <= c.len() + n and 64 * num_workgroups.y <= 4294967296 and 2 * m <= 4294967297
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn mm_regs(a: &[f32], b: &[f32], c: &mut [f32], m: u32, n: u32, k: u32) {
    workgroup_var!(ta: [[f32; 16]; 64], tb: [[f32; 64]; 16]);
    let lane = local_invocation_index();
    let l = local_invocation_id();
    let row0 = workgroup_id().y * 64;
    let col0 = workgroup_id().x * 64;
    let mut acc = [[0.0; 4]; 4];
    for t in (0..k).step_by(16) {
        for i in 0..4 {
            let e = lane + i * 256;
            let (r, q) = (e / 16, e % 16);
            ta[r][q] = if row0 + r < m && t + q < k { a[(row0 + r) * k + t + q] } else { 0.0 };
            let (r2, q2) = (e / 64, e % 64);
            tb[r2][q2] =
                if t + r2 < k && col0 + q2 < n { b[(t + r2) * n + col0 + q2] } else { 0.0 };
        }
        workgroup_barrier();
        for p in 0..16 {
            for i in 0..4 {
                let x = ta[l.y * 4 + i][p];
                for j in 0..4 {
                    acc[i][j] += x * tb[p][l.x * 4 + j];
                }
            }
        }
        workgroup_barrier();
    }
    for i in 0..4 {
        for j in 0..4 {
            let r = row0 + l.y * 4 + i;
            let q = col0 + l.x * 4 + j;
            if r < m && q < n {
                c[r * n + q] = acc[i][j];
            }
        }
    }
}

// `j` is a multiple of 8, so at most 24.
//= indices within bounds: proven if w * h <= x.len() or w * h + 32 * ((w + 31) / 32) <= x.len() + 32 and w * h <= w + 4294967295 and w + 32 * ((w + 31) / 32) <= 4294967328; w * h <= y.len() or w * h + 32 * ((h + 31) / 32) <= y.len() + 32 and w * h <= h + 4294967295 and 32 * num_workgroups.y <= 4294967296 and h + 32 * ((h + 31) / 32) <= 4294967328
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = (32, 8))]
fn tr_padded(x: &[f32], y: &mut [f32], w: u32, h: u32) {
    workgroup_var!(tile: [[f32; 33]; 32]);
    let l = local_invocation_id();
    let c = workgroup_id().x * 32 + l.x;
    for j in (0..32).step_by(8) {
        let r = workgroup_id().y * 32 + l.y + j;
        if c < w && r < h {
            tile[l.y + j][l.x] = x[r * w + c];
        }
    }
    workgroup_barrier();
    let c = workgroup_id().y * 32 + l.x;
    let mut j = 0;
    while j < 32 {
        let r = workgroup_id().x * 32 + l.y + j;
        if c < h && r < w {
            y[r * h + c] = tile[l.x][l.y + j];
        }
        j += 8;
    }
}

// 0 and 1 take turns.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn scan_hs_double(x: &[u32], y: &mut [u32]) {
    workgroup_var!(s: [[u32; 256]; 2]);
    let t = local_invocation_id().x;
    let i = global_invocation_id().x;
    let mut p = 0;
    s[p][t] = if i < x.len() { x[i] } else { 0 };
    workgroup_barrier();
    let mut offset = 1;
    while offset < 256 {
        let q = 1 - p;
        s[q][t] = if t >= offset { s[p][t] + s[p][t - offset] } else { s[p][t] };
        workgroup_barrier();
        p = q;
        offset *= 2;
    }
    if i < y.len() {
        y[i] = s[p][t];
    }
}

// Powers of 2.
//= indices within bounds: proven if num_workgroups.x <= partial.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 212, `partial`: every launch uses num_workgroups.x - 1
#[kernel(workgroup_size = 256)]
fn red_for_rev(input: &[f32], partial: &mut [f32]) {
    workgroup_var!(s: [f32; 256]);
    let t = local_invocation_id().x;
    let i = global_invocation_id().x;
    s[t] = if i < input.len() { input[i] } else { 0.0 };
    workgroup_barrier();
    for p in (0..8).rev() {
        let d = 1 << p;
        if t < d {
            s[t] += s[t + d];
        }
        workgroup_barrier();
    }
    if t == 0 {
        partial[workgroup_id().x] = s[0];
    }
}

// It does not wrap where the launch sees to it.
//= indices within bounds: proven if n <= x.len() and n + 256 * num_workgroups.x <= 2147483648 and 512 * num_workgroups.x <= 2147483648; n <= y.len() and n + 256 * num_workgroups.x <= 2147483648 and 512 * num_workgroups.x <= 2147483648
//= loops end: proven if 256 * num_workgroups.x <= 2147483647 and n + 256 * num_workgroups.x <= 2147483648
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn signed_loop(x: &[f32], y: &mut [f32], n: i32) {
    let mut i = global_invocation_id().x as i32;
    let step = (num_workgroups().x * 256) as i32;
    while i < n {
        y[i as u32] = x[i as u32];
        i += step;
    }
}

// Members of a struct that is passed by value.
#[derive(ShaderType)]
struct Params {
    width: u32,
    height: u32,
    offset: u32,
}

//= indices within bounds: proven if p.width * p.height <= x.len() or 16 * p.width * num_workgroups.y <= x.len() or p.width * p.height + 16 * num_workgroups.x <= x.len() + p.width; p.width * p.height <= y.len() or 16 * p.width * num_workgroups.y <= y.len() or p.width * p.height + 16 * num_workgroups.x <= y.len() + p.width
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn struct_params(x: &[f32], y: &mut [f32], p: Params) {
    let g = global_invocation_id();
    if g.x < p.width && g.y < p.height {
        let i = g.y * p.width + g.x;
        y[i] = x[i];
    }
}

// A row and a column of an index.
//= indices within bounds: proven if 1 <= n and n * n <= y.len() or 1 <= n and 2 * n * n <= y.len() + n and n * n <= 4294967295 or 1 <= n and 256 * n * num_workgroups.x <= y.len() and n * n <= 4294967295; n * n <= x.len() or 2 * n * n <= x.len() + 1 and n * n <= 4294967295 or 256 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven if 1 <= n
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn rows_cols(x: &[f32], y: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    if i >= n * n {
        return;
    }
    let row = i / n;
    let col = i % n;
    y[col * n + row] = x[row * n + col];
}

// Four dimensions.
//= indices within bounds: proven if 1 <= o and b * h * w * o <= y.len() and b * h * o <= h + 4294967295 and b * h * o <= 4294967296 or 1 <= o and 2 * b * h * w * o <= y.len() + h * w and 2 * b * h * o <= 2 * h + 4294967295 and 2 * b * h * o <= h + 4294967296 and 2 * b * o <= 4294967297 or h * w * num_workgroups.z <= y.len() and h * num_workgroups.z <= h + 4294967295 and h * num_workgroups.z <= 4294967296; b * c * h * w <= x.len() and b * c <= c + 4294967295 and b * c * h <= h + 4294967295 and b * c <= 4294967296 and b * c * h <= 4294967296 or 1 <= o and b * c * h * w * o <= x.len() and b * c * h * o <= h + 4294967295 and b * c * o <= c + 4294967295 and b * c * h * o <= 4294967296 and b * c * o <= 4294967296 or c * h * w * num_workgroups.z <= x.len() and c * num_workgroups.z <= c + 4294967295 and c * h * num_workgroups.z <= h + 4294967295 and c * h * num_workgroups.z <= 4294967296 and c * num_workgroups.z <= 4294967296
//= loops end: proven
//= no division by zero: proven if 1 <= o
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn nchw(x: &[f32], y: &mut [f32], b: u32, c: u32, h: u32, w: u32, o: u32) {
    let p = global_invocation_id();
    let n = p.z / o;
    let oc = p.z % o;
    if p.x >= w || p.y >= h || n >= b {
        return;
    }
    let mut s = 0.0;
    for ic in 0..c {
        s += x[((n * c + ic) * h + p.y) * w + p.x];
    }
    y[((n * o + oc) * h + p.y) * w + p.x] = s;
}

// The rows' bounds are in memory.
//= indices within bounds: proven if y.len() + 1 <= row_ptr.len() or 64 * num_workgroups.x + 1 <= row_ptr.len(); y.len() <= row_ptr.len() or 64 * num_workgroups.x <= row_ptr.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 279, `val`: clamped
//= line 279, `x`: clamped
//= line 279, `col`: clamped
#[kernel(workgroup_size = 64)]
fn spmv(row_ptr: &[u32], col: &[u32], val: &[f32], x: &[f32], y: &mut [f32]) {
    let row = global_invocation_id().x;
    if row < y.len() {
        let mut s = 0.0;
        for j in row_ptr[row]..row_ptr[row + 1] {
            s += val[j] * x[col[j]];
        }
        y[row] = s;
    }
}

// The first invocation of a workgroup is at a multiple of 256.
//= indices within bounds: proven if 256 * num_workgroups.x <= x.len() + 256
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn st_halo(x: &[f32], y: &mut [f32]) {
    workgroup_var!(tile: [f32; 258]);
    let l = local_invocation_id().x;
    let i = global_invocation_id().x;
    tile[l + 1] = if i < x.len() { x[i] } else { 0.0 };
    if l == 0 {
        tile[0] = if i > 0 { x[i - 1] } else { 0.0 };
    }
    if l == 255 {
        tile[257] = if i + 1 < x.len() { x[i + 1] } else { 0.0 };
    }
    workgroup_barrier();
    if i < y.len() {
        y[i] = tile[l] + tile[l + 1] + tile[l + 2];
    }
}

// Vectors that are compared.
//= indices within bounds: proven if size.x * size.y <= out.len() or 16 * size.x * num_workgroups.y <= out.len() or size.x * size.y + 16 * num_workgroups.x <= out.len() + size.x
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn image_any(out: &mut [Vec4], size: UVec2) {
    let p = global_invocation_id().xy();
    if p.cmpge(size).any() {
        return;
    }
    out[p.y * size.x + p.x] = Vec4::ONE;
}

// The last arms are for 10 and more.
//= indices within bounds: proven if 10 <= y.len(); 9 <= x.len(); 1 <= x.len(); 1 <= y.len(); x.len() <= y.len() or 256 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn match_range(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    match i {
        0 => y[0] = x[0],
        1..=9 => y[i] = x[i - 1],
        _ if i < x.len() => y[i] = x[i] - x[i - 1],
        _ => {}
    }
}

#[device]
fn is_inside(p: UVec2, size: UVec2) -> bool {
    if p.x >= size.x {
        return false;
    }
    p.y < size.y
}

// The guard is a function, with several ways out.
//= indices within bounds: proven if size.x * size.y <= x.len() or 16 * size.x * num_workgroups.y <= x.len() or size.x * size.y + 16 * num_workgroups.x <= x.len() + size.x
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn guarded_by_a_function(x: &mut [f32], size: UVec2) {
    let id = global_invocation_id().xy();
    if is_inside(id, size) {
        x[id.y * size.x + id.x] = 1.0;
    }
}

// The index comes before its guard.
//= indices within bounds: proven if w * h <= y.len() or 16 * w * num_workgroups.y <= y.len() or w * h + 16 * num_workgroups.x <= y.len() + w; w * h <= x.len() + 1 and w * h <= w + 4294967295 and 16 * w * num_workgroups.y + 16 * num_workgroups.x <= w + 4294967296 or w * h <= x.len() + w and 16 * w * num_workgroups.y + 16 * num_workgroups.x <= w + 4294967296 and w * h <= 4294967296 or 16 * w * num_workgroups.y <= x.len() + 1 and 16 * w * num_workgroups.y + 16 * num_workgroups.x <= w + 4294967296
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn before_ret(x: &[f32], y: &mut [f32], w: u32, h: u32) {
    let id = global_invocation_id();
    let i = id.y * w + id.x;
    let up = i - w;
    if id.x >= w || id.y >= h {
        return;
    }
    if id.y > 0 {
        y[i] = x[up];
    }
}

//= indices within bounds: proven if n <= x.len() or 128 * num_workgroups.x + 1 <= x.len(); n <= y.len() or 128 * num_workgroups.x <= y.len(); n <= x.len() + 1 and n <= 2147483648 or 128 * num_workgroups.x <= x.len() + 1
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 128)]
fn before_cast(x: &[f32], y: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    let left = i as i32 - 1;
    let right = i + 1;
    if i < n {
        let l = if left >= 0 { x[left as u32] } else { 0.0 };
        let r = if right < n { x[right] } else { 0.0 };
        y[i] = l + r;
    }
}

// A quotient by a parameter.
//= indices within bounds: proven if x.len() + x.len() * h <= y.len() + h or 1 <= w and w * h + ((x.len() + w - 1) / (w)) <= y.len() + h or 1 <= w and w * h + 256 * num_workgroups.x <= y.len() + h
//= loops end: proven
//= no division by zero: proven if 1 <= w
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn id_rows(x: &[f32], y: &mut [f32], w: u32, h: u32) {
    let i = global_invocation_id().x;
    if i >= x.len() {
        return;
    }
    let row = i / w;
    let col = i % w;
    y[col * h + row] = x[row * w + col];
}

// An index was split into two numbers, and put together again.
//= indices within bounds: proven if 3 * w * h <= x.len() or 6 * w * h <= x.len() + 3 and 3 * w * h <= 4294967295; 3 * w * h <= y.len() and 2 * w <= 4294967295 or 4 * w * h <= y.len() + 1 and 2 * w <= 4294967295 and 3 * w * h <= 4294967295
//= loops end: proven
//= no division by zero: proven if 1 <= w
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn id_rgb(x: &[f32], y: &mut [f32], w: u32, h: u32) {
    let i = global_invocation_id().x;
    if i < w * h * 3 {
        let c = i % 3;
        let p = i / 3;
        let px = p % w;
        let py = p / w;
        y[c * w * h + py * w + px] = x[(py * w + px) * 3 + c];
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven if 1 <= half
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn id_pairs(x: &mut [f32], half: u32) {
    let i = global_invocation_id().x;
    let block = i / half * half;
    let at = block + i % half;
    if i < x.len() {
        x[at] = 1.0;
        x[i - i % 4] = 2.0;
        x[block] = 3.0;
    }
}

// Neighbours that are left out.
//= indices within bounds: proven if w * h <= x.len() and w <= 2147483647 and h <= 2147483647 or 2 * w * h <= x.len() + w and w <= 2147483647 and h <= 2147483647 and 16 * num_workgroups.y <= 2147483647 and 2 * h <= 2147483649; w * h <= y.len() or 16 * w * num_workgroups.y <= y.len() or w * h + 16 * num_workgroups.x <= y.len() + w
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn cont(x: &[f32], y: &mut [f32], w: u32, h: u32) {
    let id = global_invocation_id();
    if id.x >= w || id.y >= h {
        return;
    }
    let mut s = 0.0;
    for dy in -1..=1 {
        let yy = id.y as i32 + dy;
        if yy < 0 || yy >= h as i32 {
            continue;
        }
        for dx in -1..=1 {
            let xx = id.x as i32 + dx;
            if xx < 0 || xx >= w as i32 {
                continue;
            }
            s += x[yy as u32 * w + xx as u32];
        }
    }
    y[id.y * w + id.x] = s;
}

// Remainders of numbers that may be negative.
//= indices within bounds: proven if 1 <= w and 1 <= h and w * h <= x.len() and w + 16 * num_workgroups.x <= 2147483647 and h + 16 * num_workgroups.y <= 2147483647; w * h <= y.len() or 16 * w * num_workgroups.y <= y.len() or w * h + 16 * num_workgroups.x <= y.len() + w
//= loops end: proven
//= no division by zero: proven if w <= 2147483647; h <= 2147483647
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn wrapmod(x: &[f32], y: &mut [f32], w: u32, h: u32) {
    let id = global_invocation_id();
    if id.x >= w || id.y >= h {
        return;
    }
    let mut s = 0.0;
    for dy in -1..=1 {
        for dx in -1..=1 {
            let yy = ((id.y as i32 + dy + h as i32) % h as i32) as u32;
            let xx = ((id.x as i32 + dx + w as i32) % w as i32) as u32;
            s += x[yy * w + xx];
        }
    }
    y[id.y * w + id.x] = s;
}

// The guard compares the numbers that the index was split into.
//= indices within bounds: proven if n * n + 1 <= cell.len() + n and 1 <= n or 256 * num_workgroups.x + 1 <= cell.len(); 1 <= n and n * n <= cell.len() + n or 256 * num_workgroups.x <= cell.len(); 1 <= n and n * n <= cell.len() + 2 * n or 1 <= n and 256 * num_workgroups.x <= cell.len() + n; 1 <= n and n * n <= cell.len() or n + 256 * num_workgroups.x <= cell.len(); 1 <= n and n * n <= cell.len() + n + 1 or 1 <= n and 256 * num_workgroups.x <= cell.len() + 1
//= loops end: proven
//= no division by zero: proven if 1 <= n
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn heat_1d_index(cell: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    let row = i / n;
    let col = i % n;
    if row > 0 && row < n - 1 && col > 0 && col < n - 1 {
        cell[i] = (cell[i - 1] + cell[i + 1] + cell[i - n] + cell[i + n]) * 0.25;
    }
}

//= indices within bounds: proven if n <= x.len() and n <= 2147483647 or 256 * num_workgroups.x + 3 <= x.len() and 256 * num_workgroups.x <= 2147483642; n <= y.len() or n + 256 * ((n + 255) / 256) <= y.len() + 256 or 256 * num_workgroups.x <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 256)]
fn halo_loop(x: &[f32], y: &mut [f32], n: u32) {
    const R: u32 = 3;
    workgroup_var!(tile: [f32; 262]);
    let lane = local_invocation_index();
    let base = workgroup_id().x * 256;
    for i in (lane..256 + 2 * R).step_by(256) {
        let g = (base + i) as i32 - R as i32;
        tile[i] = if g >= 0 && g < n as i32 { x[g as u32] } else { 0.0 };
    }
    workgroup_barrier();
    let g = base + lane;
    if g < n {
        let mut s = 0.0;
        for k in 0..2 * R + 1 {
            s += tile[lane + k];
        }
        y[g] = s;
    }
}

// A remainder that may be negative, and the one that is not.
//= indices within bounds: proven if 1 <= n and n <= x.len(); 1 <= n and n <= x.len() and 2 * n <= 2147483648
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn remainders(x: &mut [f32], n: i32) {
    let i = global_invocation_id().x as i32 - 5;
    if n > 0 && x.len() > 0 {
        x[((i % n + n) % n) as u32] = 1.0;
        x[i.rem_euclid(n) as u32] = 2.0;
    }
}

// Members are told by their struct, not by where a vector has a component of that name.
#[derive(Clone, Copy, ShaderType)]
struct Corner {
    y: u32,
    x: u32,
}

//= indices within bounds: proven if p.x + 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn members_named_as_components(p: Corner, out: &mut [u32]) {
    out[p.x] = p.y;
}
