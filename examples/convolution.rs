//! A five-tap filter over a signal.
//!
//! It shows a tile with a halo. Each workgroup of 256 invocations loads 260 elements into workgroup
//! memory: its own, and two more on either side. It then reads each element five times from there.
//! The signal is zero outside. The kernel handles that when it loads, so there is no special case
//! later, and every invocation reaches the barrier.
//!
//! ```sh
//! cargo run --release --example convolution # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// Computes `output[i]` as the sum of `taps[t] * input[i + t - 2]` over the five taps.
#[kernel(workgroup_size = 256)]
pub(crate) fn convolve(input: &[f32], taps: &[f32], output: &mut [f32]) {
    const SIZE: u32 = 256;
    const HALO: u32 = 2;
    workgroup_var!(tile: [f32; SIZE + 2 * HALO]);
    let lane = local_invocation_index();
    let first = workgroup_id().x * SIZE;

    // 256 invocations load 260 elements: the first four load a second one.
    for t in (lane..SIZE + 2 * HALO).step_by(SIZE) {
        let i = first + t;
        let inside = i >= HALO && i - HALO < input.len();
        tile[t] = if inside { input[i - HALO] } else { 0.0 };
    }
    workgroup_barrier();

    let i = global_invocation_id().x;
    if i < output.len() {
        let mut sum = 0.0;
        for t in 0..2 * HALO + 1 {
            sum += taps[t] * tile[lane + t];
        }
        output[i] = sum;
    }
}

const N: u32 = if cfg!(debug_assertions) { 100_003 } else { 16_000_003 };

/// A binomial low-pass filter.
const TAPS: [f32; 5] = [1.0 / 16.0, 4.0 / 16.0, 6.0 / 16.0, 4.0 / 16.0, 1.0 / 16.0];

fn main() -> Result<(), Box<dyn Error>> {
    // A staircase with noise, in whole numbers: with these taps, `f32` computes without rounding.
    let signal: Vec<f32> = (0..N).map(|i| ((i / 100) % 50 * 10 + i * 7919 % 9) as f32).collect();

    let device = Device::new()?;
    let input = device.buffer(&signal)?;
    let taps = device.buffer(&TAPS)?;
    let mut output = device.zeroed::<f32>(signal.len())?;
    let time =
        support::time(&device, || convolve(&input, &taps, &mut output).invocations(N).run())?;

    support::compare("the filtered signal", &output.read()?, &convolve_on_host(&signal), 0.0)?;

    println!("convolution of {N} elements with 5 taps on {}", device.name());
    println!(
        "  {time:.2?} from launch to finish, {:.2} billion elements per second",
        f64::from(N) / 1e9 / time.as_secs_f64()
    );
    println!("  every element is what the host computes");
    Ok(())
}

fn convolve_on_host(signal: &[f32]) -> Vec<f32> {
    let padded = [&[0.0; 2], signal, &[0.0; 2]].concat();
    let filter = |window: &[f32]| window.iter().zip(TAPS).map(|(x, tap)| tap * x).sum();
    padded.windows(5).map(filter).collect()
}
