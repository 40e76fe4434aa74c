use dsl_runtime::prelude::*;

/// The product of two n×n matrices, through tiles of 16×16 elements in workgroup memory.
#[kernel(workgroup_size = (16, 16))]
pub fn matmul(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    const TILE: u32 = 16;
    workgroup_var!(a_tile: [[f32; TILE]; TILE], b_tile: [[f32; TILE]; TILE]);
    let (row, column) = (global_invocation_id().y, global_invocation_id().x);
    let local = local_invocation_id();

    let mut sum = 0.0;
    for tile in 0..n.div_ceil(TILE) {
        let a_column = tile * TILE + local.x;
        let b_row = tile * TILE + local.y;
        a_tile[local.y][local.x] =
            if row < n && a_column < n { a[row * n + a_column] } else { 0.0 };
        b_tile[local.y][local.x] =
            if b_row < n && column < n { b[b_row * n + column] } else { 0.0 };
        workgroup_barrier();
        for i in 0..TILE {
            sum += a_tile[local.y][i] * b_tile[i][local.x];
        }
        workgroup_barrier();
    }
    if row < n && column < n {
        c[row * n + column] = sum;
    }
}
