//! A product of matrices of `f32`. A workgroup computes 128×128 elements. An invocation computes
//! 16×8 of them in registers: 24 numbers that it reads from workgroup memory are used in 128
//! products.
//!
//! - There are two tiles of each factor. While one is multiplied, the next one is loaded through
//!   registers, so one barrier per step is enough.
//! - The tile of `a` is transposed, so that an invocation finds four rows side by side. Rows of
//!   both tiles are four elements longer than their content, so that stores go to different banks.
//! - In a subgroup, neighbours have the same rows, and every second invocation has the same
//!   columns. GPUs read vectors for a part of a subgroup at a time, and need fewer passes if
//!   neighbours read the same ones.

use dsl_runtime::prelude::*;

/// The number of columns of `a` and of rows of `b` in a tile.
#[device]
const DEEP: usize = 8;

/// Stores the vectors that each invocation has fetched in the tiles.
#[device]
fn stow(
    a_tile: &mut [[f32; 132]; DEEP],
    b_tile: &mut [[Vec4; 33]; DEEP],
    a_parts: [Vec4; 2],
    b_parts: [Vec4; 2],
) {
    let lane = local_invocation_index();
    for part in 0..2 {
        for i in 0..4 {
            a_tile[lane % 2 * 4 + i][lane / 2 + part * 64] = a_parts[part][i];
        }
        b_tile[lane / 32 + part * 4][lane % 32] = b_parts[part];
    }
}

/// Adds to an invocation's sums the product of its rows and columns of the tiles.
#[device]
fn multiply(
    a_tile: &[[f32; 132]; DEEP],
    b_tile: &[[Vec4; 33]; DEEP],
    y: u32,
    x: u32,
    sums: &mut [[Vec4; 2]; 16],
) {
    for i in 0..DEEP {
        let (first, second) = (b_tile[i][x], b_tile[i][x + 16]);
        for row in 0..16 {
            let left = a_tile[i][y * 4 + row % 4 + row / 4 * 32];
            sums[row][0] += left * first;
            sums[row][1] += left * second;
        }
    }
}

/// `c = a * b`, of `m`×`k` and `k`×`n` matrices, row by row; `n` is a multiple of 4, `k` of 8. A
/// workgroup for each 128 rows in y, and each 128 columns in x.
#[kernel(workgroup_size = 128, max_workgroup_bytes = 25600)]
pub(crate) fn matmul(a: &[Vec4], b: &[Vec4], c: &mut [Vec4], m: u32, n: u32, k: u32) {
    workgroup_var!(a_tiles: [[[f32; 132]; DEEP]; 2], b_tiles: [[[Vec4; 33]; DEEP]; 2]);
    let lane = local_invocation_index();
    let (a_width, b_width) = (k / 4, n / 4);
    let (row, column) = (workgroup_id().y * 128, workgroup_id().x * 32);
    let y = lane / 2 % 4 + lane / 64 * 4;
    let x = lane % 2 + lane / 8 % 4 * 2 + lane / 32 % 2 * 8;

    // Beyond the edges, the last row and column are fetched again, and nothing is stored.
    let a_rows = [(row + lane / 2).min(m - 1), (row + lane / 2 + 64).min(m - 1)];
    let (b_row, b_column) = (lane / 32, (column + lane % 32).min(b_width - 1));

    let mut sums = [[Vec4::ZERO; 2]; 16];
    let (mut a_parts, mut b_parts) = ([Vec4::ZERO; 2], [Vec4::ZERO; 2]);
    for part in 0..2 {
        a_parts[part] = a[a_rows[part] * a_width + lane % 2];
        b_parts[part] = b[(b_row + part * 4) * b_width + b_column];
    }
    for step in 0..k / DEEP {
        let now = step % 2;
        stow(&mut a_tiles[now], &mut b_tiles[now], a_parts, b_parts);
        workgroup_barrier();
        let next = (step + 1).min(k / DEEP - 1);
        for part in 0..2 {
            a_parts[part] = a[a_rows[part] * a_width + lane % 2 + next * (DEEP / 4)];
            b_parts[part] = b[(next * DEEP + b_row + part * 4) * b_width + b_column];
        }
        multiply(&a_tiles[now], &b_tiles[now], y, x, &mut sums);
    }
    for i in 0..16 {
        let c_row = row + y * 4 + i % 4 + i / 4 * 32;
        for j in 0..2 {
            let c_column = column + x + j * 16;
            if c_row < m && c_column < b_width {
                c[c_row * b_width + c_column] = sums[i][j];
            }
        }
    }
}
