//! A sum as a tree.

use dsl_runtime::{Device, Error};

use super::{mixed, slider, time, timed};
use crate::{
    Card, Shown,
    kernels::{reduction::tree_sum, with_switch},
    picture::{Picture, heat},
};

pub const CARD: Card = Card {
    id: "reduction",
    title: "A sum as a tree",
    about: "256 numbers become one in 8 rounds. Each row is what workgroup memory holds after a round: half as many \
            numbers as before.",
    rust: include_str!("../kernels/reduction.rs"),
    kernels: &[&tree_sum::INFO],
    sliders: &[slider("seed", 1.0, 50.0, 7.0), time("rounds that are shown", 8.0, 8.0)],
    run: |device, values| Box::pin(run(device, values[0] as u32, values[1] as usize)),
    broken: Some(|device| {
        let (input, mut rows) = (device.buffer(&[1.0; 256])?, device.zeroed::<f32>(9 * 256)?);
        with_switch::reduction::tree_sum(&input, &mut rows, false).workgroups(1).run()
    }),
};

async fn run(device: Device, seed: u32, shown: usize) -> Result<Shown, Error> {
    let numbers: Vec<f32> = (0..256).map(|i| (mixed(i + 1000 * seed) % 100) as f32).collect();
    let input = device.buffer(&numbers)?;
    let mut rows = device.zeroed::<f32>(9 * 256)?;
    let time = timed(&device, || tree_sum(&input, &mut rows).workgroups(1).run()).await?;
    let rows = rows.read_async().await?;
    let sum: f32 = numbers.iter().sum();
    let is_right = rows[8 * 256] == sum;
    // Each row is scaled by its own largest number, and is eight texels high.
    let texels = rows.chunks(256).enumerate().flat_map(|(round, row)| {
        let row = if round <= shown { row } else { &[0.0; 256] };
        let most = row.iter().copied().fold(1.0, f32::max);
        std::iter::repeat_n(row, 8).flat_map(move |row| {
            row.iter().map(move |x| if *x == 0.0 { [0; 4] } else { heat(0.15 + 0.85 * x / most) })
        })
    });
    let picture = Picture { width: 256, height: 72, texels: texels.collect() };
    Ok(Shown {
        view: picture.into(),
        text: format!("the sum is {}; {time:.1} ms", rows[8 * 256]),
        is_right,
    })
}
