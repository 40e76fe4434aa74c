//! `y = a * x + y`: the smallest kernel that does something useful.
//!
//! It shows that one invocation computes one element, that `&[f32]` is read and `&mut [f32]` is
//! written, and that a scalar is passed by value. A bounds check keeps invocations of the last
//! workgroup without an element from accessing memory.
//!
//! ```sh
//! cargo run --release --example saxpy       # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// Adds `a * x` to `y`, one element per invocation.
#[kernel(workgroup_size = 256)]
pub(crate) fn saxpy(a: f32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < x.len() && i < y.len() {
        y[i] += a * x[i];
    }
}

/// Not a multiple of 256, so that the last workgroup is only partly used.
const N: u32 = if cfg!(debug_assertions) { 100_003 } else { 16_000_003 };

fn main() -> Result<(), Box<dyn Error>> {
    let a = 0.5;
    // Small multiples of 1/2: `f32` computes with them without rounding.
    let x_host: Vec<f32> = (0..N).map(|i| (i % 1000) as f32).collect();
    let y_host: Vec<f32> = (0..N).map(|i| (i % 77) as f32 - 38.0).collect();

    let device = Device::new()?;
    let x = device.buffer(&x_host)?;
    let mut y = device.buffer(&y_host)?;
    let time = support::time(&device, || saxpy(a, &x, &mut y).invocations(N).run())?;

    // The warm-up and the timed launch each added a * x once.
    let expected: Vec<f32> = x_host.iter().zip(&y_host).map(|(x, y)| y + a * x + a * x).collect();
    support::compare("y", &y.read()?, &expected, 0.0)?;

    let gigabytes = f64::from(N) * 3.0 * 4.0 / 1e9;
    println!("saxpy of {N} elements on {}", device.name());
    println!(
        "  {time:.2?} from launch to finish, {:.1} GB/s read and written",
        gigabytes / time.as_secs_f64()
    );
    println!("  every element of y is what the host computes");
    Ok(())
}
