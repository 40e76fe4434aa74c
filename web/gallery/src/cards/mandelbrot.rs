//! The Mandelbrot set.

use dsl_runtime::{Device, Error, glam::Vec2};

use super::{slider, timed};
use crate::{
    Card, Shown,
    kernels::mandelbrot::{mandelbrot, rounds},
    picture::Picture,
};

pub const CARD: Card = Card {
    id: "mandelbrot",
    title: "The Mandelbrot set",
    about: "How many rounds each point takes to get away. The host calls the same function.",
    rust: include_str!("../kernels/mandelbrot.rs"),
    kernels: &[&mandelbrot::INFO],
    sliders: &[
        slider("zoom", 0.0, 10.0, 0.0),
        slider("x of the center, in thousandths", -2000.0, 600.0, -745.0),
        slider("y", -1200.0, 1200.0, 110.0),
        slider("rounds", 16.0, 400.0, 120.0),
    ],
    run: |device, values| {
        let center = Vec2::new(values[1] as f32, values[2] as f32) / 1000.0;
        Box::pin(run(device, values[0] as f32, center, values[3] as u32))
    },
    broken: None,
};

async fn run(device: Device, zoom: f32, center: Vec2, most: u32) -> Result<Shown, Error> {
    const SIZE: u32 = 256;
    let scale = 3.0 / SIZE as f32 / zoom.exp2();
    let mut out = device.zeroed::<u32>((SIZE * SIZE) as usize)?;
    let time = timed(&device, || {
        mandelbrot(&mut out, SIZE, center, scale, most).invocations((SIZE, SIZE)).run()
    });
    let time = time.await?;
    let out = out.read_async().await?;
    let at = |i: u32| Vec2::new((i % SIZE) as f32, (i / SIZE) as f32) - SIZE as f32 / 2.0;
    let same =
        (0..).zip(&out).filter(|(i, n)| rounds(center + at(*i) * scale, most) == **n).count();
    // A device may round a product and a sum together. This matters at the edge of the set.
    let is_right = same as f32 >= 0.98 * out.len() as f32;
    let shade = |n: u32| if n == most { 0.0 } else { (n as f32 / most as f32).sqrt() };
    let picture = Picture::heat(SIZE, out.iter().map(|n| shade(*n)));
    let part = 100.0 * same as f32 / out.len() as f32;
    Ok(Shown {
        view: picture.into(),
        text: format!("{part:.1} % as on the host; {time:.1} ms"),
        is_right,
    })
}
