//! Matrix product through 16×16 tiles in workgroup memory.
//!
//! It shows a two-dimensional workgroup, nested workgroup arrays, a constant inside the kernel, and
//! the two barriers that tiling needs: one before a tile is used, one before it is overwritten.
//! Without tiles, every element of `a` and `b` would be read from storage memory once per element
//! of a row or column. With tiles, it is read 16 times less often.
//!
//! The sizes are not multiples of 16. Elements outside a matrix count as zero, so every invocation
//! reaches both barriers.
//!
//! ```sh
//! cargo run --release --example matmul      # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// Computes the m×n matrix `c = a * b` from the m×k matrix `a` and the k×n matrix `b`, all stored
/// row by row.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn matmul(a: &[f32], b: &[f32], c: &mut [f32], m: u32, n: u32, k: u32) {
    const TILE: u32 = 16;
    workgroup_var!(a_tile: [[f32; TILE]; TILE], b_tile: [[f32; TILE]; TILE]);
    let row = global_invocation_id().y;
    let column = global_invocation_id().x;
    let local = local_invocation_id();

    let mut sum = 0.0;
    for tile in 0..k.div_ceil(TILE) {
        let a_column = tile * TILE + local.x;
        let b_row = tile * TILE + local.y;
        a_tile[local.y][local.x] =
            if row < m && a_column < k { a[row * k + a_column] } else { 0.0 };
        b_tile[local.y][local.x] =
            if b_row < k && column < n { b[b_row * n + column] } else { 0.0 };
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

const M: u32 = if cfg!(debug_assertions) { 100 } else { 1000 };
const N: u32 = if cfg!(debug_assertions) { 90 } else { 900 };
const K: u32 = if cfg!(debug_assertions) { 70 } else { 700 };

fn main() -> Result<(), Box<dyn Error>> {
    // Small whole numbers: `f32` computes with them without rounding.
    let a_host: Vec<f32> = (0..M * K).map(|i| (i * 7 % 17) as f32 - 8.0).collect();
    let b_host: Vec<f32> = (0..K * N).map(|i| (i * 5 % 13) as f32 - 6.0).collect();

    let device = Device::new()?;
    let a = device.buffer(&a_host)?;
    let b = device.buffer(&b_host)?;
    let mut c = device.zeroed::<f32>((M * N) as usize)?;
    // One invocation per element of c: x runs along its columns, y along its rows.
    let time =
        support::time(&device, || matmul(&a, &b, &mut c, M, N, K).invocations((N, M)).run())?;

    support::compare("c", &c.read()?, &matmul_on_host(&a_host, &b_host), 0.0)?;

    let operations = 2.0 * f64::from(M) * f64::from(N) * f64::from(K);
    println!("matmul of {M}×{K} by {K}×{N} on {}", device.name());
    println!(
        "  {time:.2?} from launch to finish, {:.1} GFLOP/s",
        operations / time.as_secs_f64() / 1e9
    );
    println!("  every element of the product is what the host computes");
    Ok(())
}

fn matmul_on_host(a: &[f32], b: &[f32]) -> Vec<f32> {
    let (n, k) = (N as usize, K as usize);
    let mut c = vec![0.0; a.len() / k * n];
    for (a_row, c_row) in a.chunks(k).zip(c.chunks_mut(n)) {
        for (a, b_row) in a_row.iter().zip(b.chunks(n)) {
            for (c, b) in c_row.iter_mut().zip(b_row) {
                *c += a * b;
            }
        }
    }
    c
}
