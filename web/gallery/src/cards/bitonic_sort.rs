//! A sorting network.

use dsl_runtime::{Device, Error};

use super::{mixed, time, timed};
use crate::{
    Card, Shown,
    kernels::bitonic_sort::{compare, first_of},
    picture::Picture,
};

pub const CARD: Card = Card {
    id: "bitonic_sort",
    title: "A sorting network",
    about: "256 numbers, compared in a fixed order that suits a GPU: 36 launches, of which the slider shows the first.",
    rust: include_str!("../kernels/bitonic_sort.rs"),
    kernels: &[&compare::INFO],
    sliders: &[time("launches", 36.0, 20.0)],
    run: |device, values| Box::pin(run(device, values[0] as usize)),
    broken: None,
};

async fn run(device: Device, launches: usize) -> Result<Shown, Error> {
    const N: u32 = 256;
    let start: Vec<u32> = (0..N).map(|i| mixed(i) % 1000).collect();
    let mut values = device.buffer(&start)?;
    let lengths = (1..=N.ilog2()).map(|i| 1u32 << i);
    let steps = lengths
        .flat_map(|length| (0..length.ilog2()).rev().map(move |i| (length, 1u32 << i)))
        .take(launches);
    let time = timed(&device, || {
        steps.clone().try_for_each(|(length, distance)| {
            compare(&mut values, length, distance).invocations(N / 2).run()
        })
    });
    let time = time.await?;
    let values = values.read_async().await?;
    let mut expected = start;
    for (length, distance) in steps {
        for pair in 0..N / 2 {
            let i = first_of(pair, distance) as usize;
            let j = i + distance as usize;
            if (expected[i] > expected[j]) == (i as u32 & length == 0) {
                expected.swap(i, j);
            }
        }
    }
    let bars: Vec<f32> = values.iter().map(|value| *value as f32 / 1000.0).collect();
    let sorted = if values.is_sorted() { "sorted" } else { "not sorted yet" };
    let text = format!("{sorted}; {time:.1} ms");
    Ok(Shown { view: Picture::bars(128, &bars).into(), text, is_right: values == expected })
}
