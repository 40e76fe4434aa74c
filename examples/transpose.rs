//! Transposing a matrix through a padded tile.
//!
//! It shows workgroup memory used to reorder data. Neighbouring invocations read neighbouring
//! elements of a row and write neighbouring elements of a row, which is fast in storage memory. The
//! reordering happens in a 16×16 tile. Its rows are 17 elements long, so that the 16 elements of a
//! column are in different memory banks.
//!
//! ```sh
//! cargo run --release --example transpose   # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// Writes the transpose of the `height`×`width` matrix `input` to `output`; both are stored row by
/// row.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn transpose(input: &[f32], output: &mut [f32], width: u32, height: u32) {
    const TILE: u32 = 16;
    workgroup_var!(tile: [[f32; TILE + 1]; TILE]);
    let workgroup = workgroup_id();
    let local = local_invocation_id();

    let column = workgroup.x * TILE + local.x;
    let row = workgroup.y * TILE + local.y;
    if column < width && row < height {
        tile[local.y][local.x] = input[row * width + column];
    }
    workgroup_barrier();

    // The tile's position is mirrored in the output; the positions of the invocations in it are
    // not.
    let column = workgroup.y * TILE + local.x;
    let row = workgroup.x * TILE + local.y;
    if column < height && row < width {
        output[row * height + column] = tile[local.x][local.y];
    }
}

const WIDTH: u32 = if cfg!(debug_assertions) { 301 } else { 4001 };
const HEIGHT: u32 = if cfg!(debug_assertions) { 207 } else { 3007 };

fn main() -> Result<(), Box<dyn Error>> {
    // Every element is different, and exact in `f32`.
    let matrix: Vec<f32> = (0..WIDTH * HEIGHT).map(|i| i as f32).collect();

    let device = Device::new()?;
    let input = device.buffer(&matrix)?;
    let mut output = device.zeroed::<f32>(matrix.len())?;
    let time = support::time(&device, || {
        transpose(&input, &mut output, WIDTH, HEIGHT).invocations((WIDTH, HEIGHT)).run()
    })?;

    let expected: Vec<f32> = (0..WIDTH)
        .flat_map(|column| (0..HEIGHT).map(move |row| (row * WIDTH + column) as f32))
        .collect();
    support::compare("the transpose", &output.read()?, &expected, 0.0)?;

    let gigabytes = f64::from(WIDTH * HEIGHT) * 2.0 * 4.0 / 1e9;
    println!("transpose of {HEIGHT}×{WIDTH} on {}", device.name());
    println!(
        "  {time:.2?} from launch to finish, {:.1} GB/s read and written",
        gigabytes / time.as_secs_f64()
    );
    println!("  every element is where it belongs");
    Ok(())
}
