//! A histogram.

use dsl_runtime::{Device, Error};

use super::{slider, timed};
use crate::{
    Card, Shown,
    kernels::histogram::histogram,
    picture::{Picture, made_up},
};

pub const CARD: Card = Card {
    id: "histogram",
    title: "A histogram",
    about: "How often each brightness occurs in the picture. Each workgroup counts in its own memory, with atomics.",
    rust: include_str!("../kernels/histogram.rs"),
    kernels: &[&histogram::INFO],
    sliders: &[slider("size", 32.0, 512.0, 256.0), slider("workgroups", 1.0, 64.0, 16.0)],
    run: |device, values| Box::pin(run(device, values[0] as u32, values[1] as u32)),
    // Atomics do not race. Without barriers the counts may be wrong, but nothing is reported.
    broken: None,
};

async fn run(device: Device, size: u32, workgroups: u32) -> Result<Shown, Error> {
    let brightness =
        |[r, g, b, _]: [u8; 4]| (2 * u32::from(r) + 5 * u32::from(g) + u32::from(b)) / 8;
    let texels: Vec<u32> = made_up(size).into_iter().map(brightness).collect();
    let (input, mut counts) = (device.buffer(&texels)?, device.zeroed::<u32>(256)?);
    let time =
        timed(&device, || histogram(&input, &mut counts).workgroups(workgroups).run()).await?;
    let counts = counts.read_async().await?;
    let mut expected = [0; 256];
    texels.iter().for_each(|texel| expected[*texel as usize] += 1);
    let most = counts.iter().copied().max().unwrap_or(1).max(1) as f32;
    let bars: Vec<f32> = counts.iter().map(|n| *n as f32 / most).collect();
    let picture = gray(&texels, size).above(Picture::bars(128, &bars));
    let text = format!("{} texels; {time:.1} ms", size * size);
    Ok(Shown { view: picture.into(), text, is_right: counts == expected })
}

/// The picture that is counted, as wide as its histogram.
fn gray(texels: &[u32], size: u32) -> Picture {
    let shown = |i: u32| {
        let (x, y) = (i % 256 * size / 256, i / 256 * size / 256);
        let value = texels[(y * size + x) as usize] as u8;
        [value, value, value, 255]
    };
    Picture { width: 256, height: 256, texels: (0..256 * 256).map(shown).collect() }
}
