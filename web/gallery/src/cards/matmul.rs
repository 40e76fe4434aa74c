//! A product of matrices.

use dsl_runtime::{Device, Error};

use super::{slider, timed};
use crate::{
    Card, Shown,
    kernels::{matmul::matmul, with_switch},
    picture::Picture,
};

pub const CARD: Card = Card {
    id: "matmul",
    title: "A product of matrices",
    about: "Two matrices of whole numbers, and their product as a map of heat: exact on every device.",
    rust: include_str!("../kernels/matmul.rs"),
    kernels: &[&matmul::INFO],
    sliders: &[slider("n", 16.0, 200.0, 100.0)],
    run: |device, values| Box::pin(run(device, values[0] as u32)),
    broken: Some(|device| {
        let (a, b) = (device.buffer(&[1.0; 32 * 32])?, device.buffer(&[1.0; 32 * 32])?);
        let mut c = device.zeroed::<f32>(32 * 32)?;
        with_switch::matmul::matmul(&a, &b, &mut c, 32, false).invocations((32, 32)).run()
    }),
};

async fn run(device: Device, n: u32) -> Result<Shown, Error> {
    let small = |i: u32, modulus: u32| (i % modulus) as f32 - (modulus / 2) as f32;
    let a: Vec<f32> = (0..n * n).map(|i| small(i / n * (i % n) / 32, 17)).collect();
    let b: Vec<f32> = (0..n * n).map(|i| small(i / n + (i % n) * (i % n) / 64, 13)).collect();
    let (a_there, b_there) = (device.buffer(&a)?, device.buffer(&b)?);
    let mut c = device.zeroed::<f32>((n * n) as usize)?;
    let time = timed(&device, || matmul(&a_there, &b_there, &mut c, n).invocations((n, n)).run());
    let time = time.await?;
    let c = c.read_async().await?;
    let m = n as usize;
    let expected = (0..m * m).map(|i| {
        let (row, column) = (i / m, i % m);
        (0..m).map(|k| a[row * m + k] * b[k * m + column]).sum::<f32>()
    });
    let is_right = c.iter().copied().eq(expected);
    let (least, most) =
        c.iter().fold((0f32, 1f32), |(least, most), x| (least.min(*x), most.max(*x)));
    let picture = Picture::heat(n, c.iter().map(|x| (x - least) / (most - least)));
    Ok(Shown { view: picture.into(), text: format!("{n}×{n}; {time:.1} ms"), is_right })
}
