//! Matrix product through fixed-size nested tiles, with matrices that are arrays of rows.
//!
//! It shows a constant that the kernel, its attribute, a helper and the host share; buffers whose
//! elements are arrays, so that `a[row][column]` needs no arithmetic; tiles
//! `[[f32; TILE_SIZE]; TILE_SIZE]` in workgroup memory that a helper takes by reference.
//!
//! The row lengths are constants here, multiples of the tile size. `matmul` handles any size.
//!
//! ```sh
//! cargo run --release --example tiles       # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// The number of rows and columns of a tile.
#[device]
const TILE_SIZE: usize = 16;

/// The number of columns of `a` and of rows of `b`.
#[device]
const K: usize = 512;

/// The number of columns of `b` and `c`.
#[device]
const N: usize = 256;

/// The product of a row of one tile and a column of another.
#[device]
fn row_by_column(row: &[f32; TILE_SIZE], tile: &[[f32; TILE_SIZE]; TILE_SIZE], column: u32) -> f32 {
    let mut sum = 0.0;
    for k in 0..TILE_SIZE {
        sum += row[k] * tile[k][column];
    }
    sum
}

/// Computes `c = a * b`. The number of rows of `a` and `c` is a multiple of [`TILE_SIZE`].
#[kernel(workgroup_size = (TILE_SIZE, TILE_SIZE))]
pub(crate) fn product(a: &[[f32; K]], b: &[[f32; N]], c: &mut [[f32; N]]) {
    workgroup_var!(a_tile: [[f32; TILE_SIZE]; TILE_SIZE], b_tile: [[f32; TILE_SIZE]; TILE_SIZE]);
    let UVec3 { x: column, y: row, .. } = global_invocation_id();
    let local = local_invocation_id();

    let mut sum = 0.0;
    for tile in 0..K / TILE_SIZE {
        a_tile[local.y][local.x] = a[row][tile * TILE_SIZE + local.x];
        b_tile[local.y][local.x] = b[tile * TILE_SIZE + local.y][column];
        workgroup_barrier();
        sum += row_by_column(&a_tile[local.y], &b_tile, local.x);
        workgroup_barrier();
    }
    c[row][column] = sum;
}

/// The number of rows of `a` and `c`.
const M: usize = if cfg!(debug_assertions) { 32 } else { 2048 };

fn main() -> Result<(), Box<dyn Error>> {
    // Small whole numbers: `f32` computes with them without rounding.
    let small = |row: usize, column: usize| ((row * 7 + column * 5) % 13) as f32 - 6.0;
    let a_host: Vec<[f32; K]> = (0..M).map(|i| std::array::from_fn(|j| small(i, j))).collect();
    let b_host: Vec<[f32; N]> = (0..K).map(|i| std::array::from_fn(|j| small(j, i))).collect();

    let device = Device::new()?;
    let a = device.buffer(&a_host)?;
    let b = device.buffer(&b_host)?;
    let mut c = device.zeroed::<[f32; N]>(M)?;
    let size = (N as u32, M as u32);
    let time = support::time(&device, || product(&a, &b, &mut c).invocations(size).run())?;

    let expected = product_on_host(&a_host, &b_host);
    support::compare("c", c.read()?.as_flattened(), expected.as_flattened(), 0.0)?;
    let operations = 2.0 * (M * N * K) as f64;
    println!("product of {M}×{K} and {K}×{N} on {}", device.name());
    println!(
        "  {time:.2?} from launch to finish, {:.1} GFLOP/s",
        operations / time.as_secs_f64() / 1e9
    );
    println!("  every element of the product is what the host computes");
    Ok(())
}

fn product_on_host(a: &[[f32; K]], b: &[[f32; N]]) -> Vec<[f32; N]> {
    let mut c = vec![[0.0; N]; a.len()];
    for (a_row, c_row) in a.iter().zip(&mut c) {
        for (a, b_row) in a_row.iter().zip(b) {
            for (c, b) in c_row.iter_mut().zip(b_row) {
                *c += a * b;
            }
        }
    }
    c
}
