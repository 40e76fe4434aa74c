//! A product of matrices of `f16`, summed in `f32` by the matrix units of a GPU. A subgroup
//! computes 64×64 elements, 4×4 cooperative matrices of 16×16 that it keeps in registers. A
//! workgroup has `Y` by `X` subgroups, which share tiles of the factors in workgroup memory.
//!
//! - While a tile is multiplied, the next one is loaded from global memory into registers.
//! - Rows of the tiles are 8 elements longer than their content: the 16 rows of a matrix begin in
//!   different banks.

use dsl_runtime::prelude::*;

/// `c = a * b`, of `m`×`k` and `k`×`n` matrices, row by row; `m` is a multiple of `64 * Y`, `n` of
/// `64 * X`, `k` of `DEEP`. A workgroup for each `64 * Y` rows in y, and each `64 * X` columns in x;
/// the device's subgroups are of 32.
#[kernel(
    workgroup_size = 32 * Y * X,
    max_workgroup_bytes = 23040,
    instances(Y = [1, 2], X = [2], DEEP = [32])
)]
pub(crate) fn matmul<const Y: usize, const X: usize, const DEEP: usize>(
    a: &[F16Vec4],
    b: &[F16Vec4],
    c: &mut [f32],
    m: u32,
    n: u32,
    k: u32,
) {
    // The strides of the tiles' rows, and the number of rows that a workgroup fetches at a time.
    const A_STRIDE: u32 = DEEP + 8;
    const B_STRIDE: u32 = 64 * X + 8;
    const A_ROWS: u32 = 128 * Y * X / DEEP;
    const B_ROWS: u32 = 2 * Y;
    workgroup_var!(
        a_tile: [f16; 64 * Y * A_STRIDE],
        b_tile: [f16; DEEP * B_STRIDE],
        c_parts: [f32; 256 * Y * X],
    );
    let lane = local_invocation_index();
    let (row, column) = (workgroup_id().y * (64 * Y), workgroup_id().x * (64 * X));
    if row + 64 * Y > m || column + 64 * X > n {
        return;
    }
    let (a_width, b_width) = (k / 4, n / 4);
    let (a_row, a_column) = (lane / (DEEP / 4), lane % (DEEP / 4));
    let (b_row, b_column) = (lane / (16 * X), lane % (16 * X));

    let mut a_parts = [F16Vec4::ZERO; 64 * Y / A_ROWS];
    let mut b_parts = [F16Vec4::ZERO; DEEP / B_ROWS];
    for i in 0..64 * Y / A_ROWS {
        a_parts[i] = a[(row + i * A_ROWS + a_row) * a_width + a_column];
    }
    for i in 0..DEEP / B_ROWS {
        b_parts[i] = b[(i * B_ROWS + b_row) * b_width + column / 4 + b_column];
    }
    let (y, x) = (lane / 32 / X * 64, lane / 32 % X * 64);
    let mut sums = [[coop_zero::<CoopMatrix<f32, 16, C>>(); 4]; 4];
    for step in 0..k / DEEP {
        for i in 0..64 * Y / A_ROWS {
            let at = (i * A_ROWS + a_row) * A_STRIDE + a_column * 4;
            a_tile[at] = a_parts[i].x;
            a_tile[at + 1] = a_parts[i].y;
            a_tile[at + 2] = a_parts[i].z;
            a_tile[at + 3] = a_parts[i].w;
        }
        for i in 0..DEEP / B_ROWS {
            let at = (i * B_ROWS + b_row) * B_STRIDE + b_column * 4;
            b_tile[at] = b_parts[i].x;
            b_tile[at + 1] = b_parts[i].y;
            b_tile[at + 2] = b_parts[i].z;
            b_tile[at + 3] = b_parts[i].w;
        }
        workgroup_barrier();
        let next = (step + 1).min(k / DEEP - 1) * DEEP;
        for i in 0..64 * Y / A_ROWS {
            a_parts[i] = a[(row + i * A_ROWS + a_row) * a_width + next / 4 + a_column];
        }
        for i in 0..DEEP / B_ROWS {
            b_parts[i] = b[(next + i * B_ROWS + b_row) * b_width + column / 4 + b_column];
        }
        for at in (0..DEEP).step_by(16) {
            let mut left = [coop_zero::<CoopMatrix<f16, 16, A>>(); 4];
            for i in 0..4 {
                let start = (y + i * 16) * A_STRIDE + at;
                left[i] = coop_load_t::<CoopMatrix<f16, 16, A>>(&a_tile[start], A_STRIDE);
            }
            for j in 0..4 {
                let start = at * B_STRIDE + x + j * 16;
                let right = coop_load_t::<CoopMatrix<f16, 16, B>>(&b_tile[start], B_STRIDE);
                for i in 0..4 {
                    sums[i][j] = coop_multiply_add(left[i], right, sums[i][j]);
                }
            }
        }
        workgroup_barrier();
    }
    // Indices into workgroup memory are proven. Only then is a matrix stored without a check.
    let own = lane / 32 * 256;
    for i in 0..4 {
        for j in 0..4 {
            coop_store_t(sums[i][j], &mut c_parts[own], 16);
            workgroup_barrier();
            let (c_row, c_column) = (row + y + i * 16, column + x + j * 16);
            for at in (lane % 32..256).step_by(32) {
                c[(c_row + at / 16) * n + c_column + at % 16] = c_parts[own + at];
            }
            workgroup_barrier();
        }
    }
}
