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

/// The same without the second barrier: some invocations store the next tiles while others still
/// add up these. If the compiler knew the number of rounds, it would refuse the kernel; here it
/// depends on `n`.
#[kernel(workgroup_size = (16, 16))]
pub fn without_a_barrier(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
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
        for i in 0..TILE.min(n) {
            sum += a_tile[local.y][i] * b_tile[i][local.x];
        }
    }
    if row < n && column < n {
        c[row * n + column] = sum;
    }
}
