//! Kernels as one writes them first, each an algorithm that its example explains. Every access is
//! proven; what they leave to gain is in the files beside this one.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 256)]
pub(crate) fn saxpy(a: f32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < x.len() && i < y.len() {
        y[i] = a * x[i] + y[i];
    }
}

/// Sums each run of 256 elements.
#[kernel(workgroup_size = 256)]
pub(crate) fn tree_sum(input: &[f32], partial: &mut [f32]) {
    workgroup_var!(cache: [f32; 256]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    cache[lane] = if i < input.len() { input[i] } else { 0.0 };
    workgroup_barrier();
    let mut stride = 128;
    while stride > 0 {
        if lane < stride {
            cache[lane] += cache[lane + stride];
        }
        workgroup_barrier();
        stride /= 2;
    }
    if lane == 0 {
        partial[workgroup_id().x] = cache[0];
    }
}

/// Rows and columns of a tile.
#[device]
const TILE: usize = 16;

/// `c = a * b`, of `m`×`k` and `k`×`n` matrices.
#[kernel(workgroup_size = (TILE, TILE))]
pub(crate) fn matmul(a: &[f32], b: &[f32], c: &mut [f32], m: u32, n: u32, k: u32) {
    workgroup_var!(a_tile: [[f32; TILE]; TILE], b_tile: [[f32; TILE]; TILE]);
    let local = local_invocation_id();
    let (row, column) = (global_invocation_id().y, global_invocation_id().x);
    let mut sum = 0.0;
    for tile in 0..k.div_ceil(TILE) {
        let (a_column, b_row) = (tile * TILE + local.x, tile * TILE + local.y);
        let left = if row < m && a_column < k { a[row * k + a_column] } else { 0.0 };
        let right = if b_row < k && column < n { b[b_row * n + column] } else { 0.0 };
        a_tile[local.y][local.x] = left;
        b_tile[local.y][local.x] = right;
        workgroup_barrier();
        for i in 0..TILE {
            sum += a_tile[local.y][i] * b_tile[i][local.x];
        }
        workgroup_barrier();
    }
    if row < m && column < n {
        c[row * n + column] = sum;
    }
}

/// `c = a * b`, of `n`×`n` matrices, `n` a multiple of 128: each invocation computes 8×8 elements.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn tiled_matmul(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(a_tile: [[f32; 128]; 8], b_tile: [[f32; 128]; 8]);
    let local = local_invocation_id();
    let lane = local_invocation_index();
    let (row, column) = (workgroup_id().y * 128, workgroup_id().x * 128);
    let mut sums = [[0.0; 8]; 8];
    for step in 0..n / 8 {
        for part in 0..4 {
            let at = part * 256 + lane;
            let (a_row, a_column) = (row + at / 8, step * 8 + at % 8);
            if a_row < n && a_column < n {
                a_tile[at % 8][at / 8] = a[a_row * n + a_column];
            } else {
                a_tile[at % 8][at / 8] = 0.0;
            }
            let (b_row, b_column) = (step * 8 + at / 128, column + at % 128);
            if b_row < n && b_column < n {
                b_tile[at / 128][at % 128] = b[b_row * n + b_column];
            } else {
                b_tile[at / 128][at % 128] = 0.0;
            }
        }
        workgroup_barrier();
        for k in 0..8 {
            let mut a_part = [0.0; 8];
            let mut b_part = [0.0; 8];
            for i in 0..8 {
                a_part[i] = a_tile[k][local.y * 8 + i];
                b_part[i] = b_tile[k][local.x * 8 + i];
            }
            for i in 0..8 {
                for j in 0..8 {
                    sums[i][j] += a_part[i] * b_part[j];
                }
            }
        }
        workgroup_barrier();
    }
    for i in 0..8 {
        for j in 0..8 {
            let (c_row, c_column) = (row + local.y * 8 + i, column + local.x * 8 + j);
            if c_row < n && c_column < n {
                c[c_row * n + c_column] = sums[i][j];
            }
        }
    }
}

/// Transposes a matrix of `height` rows, through tiles whose rows are padded by one element.
#[kernel(workgroup_size = (TILE, TILE))]
pub(crate) fn transpose(input: &[f32], output: &mut [f32], width: u32, height: u32) {
    workgroup_var!(tile: [[f32; TILE + 1]; TILE]);
    let local = local_invocation_id();
    let corner = workgroup_id() * UVec3::new(TILE, TILE, 1);
    let (x, y) = (corner.x + local.x, corner.y + local.y);
    if x < width && y < height {
        tile[local.y][local.x] = input[y * width + x];
    }
    workgroup_barrier();
    let (x, y) = (corner.y + local.x, corner.x + local.y);
    if x < height && y < width {
        output[y * height + x] = tile[local.x][local.y];
    }
}

/// Counts the lowest bytes.
#[kernel(workgroup_size = 256)]
pub(crate) fn histogram(input: &[u32], counts: &[Atomic<u32>]) {
    workgroup_var!(own: [Atomic<u32>; 256]);
    let step = 256 * num_workgroups().x;
    for i in (global_invocation_id().x..input.len()).step_by(step) {
        own[input[i] & 255].fetch_add(1);
    }
    workgroup_barrier();
    let lane = local_invocation_index();
    counts[lane].fetch_add(own[lane].load());
}

/// The prefix sums of each run of 256 elements, and the sum of each run.
#[kernel(workgroup_size = 256)]
pub(crate) fn scan_runs(input: &[u32], output: &mut [u32], sums: &mut [u32]) {
    workgroup_var!(run: [u32; 256]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    run[lane] = if i < input.len() { input[i] } else { 0 };
    workgroup_barrier();
    let mut distance = 1;
    while distance < 256 {
        let before = if lane >= distance { run[lane - distance] } else { 0 };
        workgroup_barrier();
        run[lane] += before;
        workgroup_barrier();
        distance *= 2;
    }
    if i < output.len() {
        output[i] = run[lane];
    }
    if lane == 255 {
        sums[workgroup_id().x] = run[lane];
    }
}
