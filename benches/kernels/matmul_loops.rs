//! A straightforward matrix product in which each invocation computes several elements, 8×8, in
//! plain loops over arrays. Only the sizes are tuned, and wgpu's checks cost the most here.

use dsl_runtime::prelude::*;

/// `c = a * b`, of `n`×`n` matrices, `n` a multiple of 128: each invocation computes 8×8 elements.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn matmul(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
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
