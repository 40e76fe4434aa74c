use dsl_runtime::prelude::*;

/// The product of two n×n matrices, tile by tile.
#[kernel(workgroup_size = (4, 4))]
pub fn matmul(a: &[f32], b: &[f32], out: &mut [f32], n: u32) {
    workgroup_var!(a_tile: [[f32; 4]; 4], b_tile: [[f32; 4]; 4]);
    let (row, column) = (global_invocation_id().y, global_invocation_id().x);
    let local = local_invocation_id();
    let mut sum = 0.0;
    for k in (0..n).step_by(4) {
        let (a_column, b_row) = (k + local.x, k + local.y);
        a_tile[local.y][local.x] =
            if row < n && a_column < n { a[row * n + a_column] } else { 0.0 };
        b_tile[local.y][local.x] =
            if b_row < n && column < n { b[b_row * n + column] } else { 0.0 };
        workgroup_barrier();
        for i in 0..4 {
            sum += a_tile[local.y][i] * b_tile[i][local.x];
        }
        workgroup_barrier();
    }
    if row < n && column < n {
        out[row * n + column] = sum;
    }
}
