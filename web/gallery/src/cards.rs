//! The cards: the host's work around the kernels, and the comparisons.

mod bitonic_sort;
mod blur;
mod convolution;
mod histogram;
mod life;
mod mandelbrot;
mod matmul;
mod nbody;
mod puzzles;
mod reduction;
mod transpose;

use dsl_runtime::{Device, Error};
use web_time::Instant;

use crate::{Card, Slider};

/// In the order of the page. The puzzles follow after these.
static PICTURES: [Card; 10] = [
    reduction::CARD,
    blur::CARD,
    convolution::CARD,
    histogram::CARD,
    transpose::CARD,
    life::CARD,
    nbody::CARD,
    mandelbrot::CARD,
    matmul::CARD,
    bitonic_sort::CARD,
];

/// All cards.
pub fn cards() -> impl Iterator<Item = &'static Card> {
    PICTURES.iter().chain(&puzzles::CARDS)
}

const fn slider(name: &'static str, least: f64, most: f64, start: f64) -> Slider {
    Slider { name, least, most, start, is_time: false }
}

const fn time(name: &'static str, most: f64, start: f64) -> Slider {
    Slider { name, least: 0.0, most, start, is_time: true }
}

/// The milliseconds of `f`, until the device has finished its work.
async fn timed(device: &Device, f: impl FnOnce() -> Result<(), Error>) -> Result<f64, Error> {
    device.sync_async().await?;
    let start = Instant::now();
    f()?;
    device.sync_async().await?;
    Ok(1e3 * start.elapsed().as_secs_f64())
}

/// A pseudorandom number.
fn mixed(i: u32) -> u32 {
    let x = (i ^ 61 ^ (i >> 16)).wrapping_mul(9);
    let x = (x ^ (x >> 4)).wrapping_mul(0x27d4_eb2d);
    x ^ (x >> 15)
}
