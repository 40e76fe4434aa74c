//! A filter over a signal.

use dsl_runtime::{Device, Error};

use super::{mixed, slider, timed};
use crate::{
    Card, Shown,
    kernels::{convolution::convolve, with_switch},
    picture::{BLUE, Picture},
};

pub const CARD: Card = Card {
    id: "convolution",
    title: "A filter over a signal",
    about: "A noisy signal, and what a bell-shaped filter of 17 elements makes of it. The slider is the width of the bell.",
    rust: include_str!("../kernels/convolution.rs"),
    kernels: &[&convolve::INFO],
    sliders: &[slider("width", 0.0, 16.0, 6.0)],
    run: |device, values| Box::pin(run(device, values[0] as i32)),
    broken: Some(|device| {
        let (input, taps) = (device.buffer(&[1.0; 256])?, device.buffer(&[1.0; 17])?);
        let mut output = device.zeroed::<f32>(256)?;
        with_switch::convolution::convolve(&input, &taps, &mut output, false).workgroups(1).run()
    }),
};

const LENGTH: u32 = 384;

async fn run(device: Device, width: i32) -> Result<Shown, Error> {
    // Whole numbers: sums need no rounding.
    let height = |i: u32| (60.0 + 40.0 * (i as f32 / 40.0).sin()).round();
    let signal: Vec<f32> = (0..LENGTH).map(|i| height(i) + (mixed(i) % 25) as f32).collect();
    let taps: Vec<f32> = (-8..=8).map(|t: i32| (1 + width - t.abs()).max(0) as f32).collect();
    let (input, weights) = (device.buffer(&signal)?, device.buffer(&taps)?);
    let mut output = device.zeroed::<f32>(signal.len())?;
    let time = timed(&device, || convolve(&input, &weights, &mut output).invocations(LENGTH).run());
    let time = time.await?;
    let output = output.read_async().await?;
    let padded = [&[0.0; 8], &signal[..], &[0.0; 8]].concat();
    let filtered = |window: &[f32]| window.iter().zip(&taps).map(|(x, tap)| tap * x).sum::<f32>();
    let is_right = output.iter().copied().eq(padded.windows(17).map(filtered));
    let weight: f32 = taps.iter().sum();
    let smooth: Vec<f32> = output.iter().map(|sum| sum / weight / 128.0).collect();
    let text = format!("{LENGTH} elements, 17 taps; {time:.1} ms");
    Ok(Shown { view: over(&signal, &smooth).into(), text, is_right })
}

/// The signal as points, and the filtered signal as a line.
fn over(signal: &[f32], smooth: &[f32]) -> Picture {
    let (width, height) = (signal.len(), 128);
    let mut texels = vec![[0; 4]; width * height];
    let row = |part: f32| height - 1 - ((part * height as f32) as usize).min(height - 1);
    for (x, (point, line)) in signal.iter().zip(smooth).enumerate() {
        texels[row(point / 128.0) * width + x] = [150, 150, 160, 255];
        let line = row(*line);
        (line..height.min(line + 2)).for_each(|y| texels[y * width + x] = BLUE);
    }
    Picture { width: width as u32, height: height as u32, texels }
}
