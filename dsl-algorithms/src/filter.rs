//! Linear filters of images.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

use crate::launches::{expect_len, problem};
use crate::matrix::columns_of;
use crate::scratch::scratch;

/// Replaces each element by a weighted sum of the elements around it. Beyond the border, the
/// elements at the border are repeated.
#[kernel(workgroup_size = (32, 8))]
fn filter_around(
    x: &[f32],
    weights: &[f32],
    out: &mut [f32],
    width: u32,
    height: u32,
    wide: u32,
    high: u32,
) {
    let (column, row) = (global_invocation_id().x, global_invocation_id().y);
    if column >= width || row >= height || width == 0 || height == 0 {
        return;
    }
    let mut sum = 0.0;
    for v in 0..high {
        let y = (row + v).max(high / 2).min(height - 1 + high / 2) - high / 2;
        for u in 0..wide {
            let from = (column + u).max(wide / 2).min(width - 1 + wide / 2) - wide / 2;
            let (at, weight) = (y * width + from, v * wide + u);
            if at < x.len() && weight < weights.len() {
                sum += weights[weight] * x[at];
            }
        }
    }
    let to = row * width + column;
    if to < out.len() {
        out[to] = sum;
    }
}

fn launch(
    x: &dyn AsSlice<f32>,
    weights: &dyn AsSlice<f32>,
    out: &mut dyn AsSliceMut<f32>,
    (width, height): (usize, usize),
    (wide, high): (usize, usize),
) -> Result<(), Error> {
    filter_around(x, weights, out, width as u32, height as u32, wide as u32, high as u32)
        .invocations((width, height))
        .run()
}

fn check_odd(call: &'static str, sides: &[(&str, usize)]) -> Result<(), Error> {
    match sides.iter().find(|(_, side)| side % 2 == 0) {
        None => Ok(()),
        Some((name, side)) => Err(problem(
            call,
            format!("`{name}` have {side} elements a row; it needs an odd number"),
        )),
    }
}

/// Filters an image of `rows` rows: each result is the sum of the elements around it, times
/// `weights`. These have odd sides and are `wide` elements wide. Beyond the border, the nearest
/// elements are repeated. The weights are not mirrored.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let image = device.buffer(&[1.0, 2.0, 4.0])?; // one row
/// let mut out = device.zeroed(3)?;
/// algorithms::filter(&device, &image, 1, (&device.buffer(&[-1.0, 0.0, 1.0])?, 3), &mut out)?;
/// assert_eq!(out.read()?, [1.0, 3.0, 2.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless the lengths fit, and the sides are odd; the errors of launches.
pub fn filter(
    _device: &Device,
    image: &dyn AsSlice<f32>,
    rows: usize,
    (weights, wide): (&dyn AsSlice<f32>, usize),
    out: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    let n = image.as_slice().len();
    expect_len("filter", "out", out.as_slice().len(), n)?;
    let width = columns_of("filter", n, rows)?;
    let high = weights.as_slice().len() / wide.max(1);
    expect_len("filter", "weights", weights.as_slice().len(), high * wide)?;
    check_odd("filter", &[("weights", wide), ("weights", high)])?;
    if n == 0 {
        return Ok(());
    }
    launch(image, weights, out, (width, rows), (wide, high))
}

/// As [`filter`], with weights that are products: `across` along the rows, then `down` along the
/// columns. So an element takes only `across.len() + down.len()` products.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let image = device.buffer(&[0.0, 9.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])?; // 3×3
/// let third = device.buffer(&[1.0f32 / 3.0; 3])?;
/// let mut out = device.zeroed(9)?;
/// algorithms::filter_separable(&device, &image, 3, (&third, &third), &mut out)?;
/// assert!((out.read()?[4] - 1.0).abs() < 1e-6);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`filter`].
pub fn filter_separable(
    device: &Device,
    image: &dyn AsSlice<f32>,
    rows: usize,
    (across, down): (&dyn AsSlice<f32>, &dyn AsSlice<f32>),
    out: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    let n = image.as_slice().len();
    expect_len("filter_separable", "out", out.as_slice().len(), n)?;
    let width = columns_of("filter_separable", n, rows)?;
    let (wide, high) = (across.as_slice().len(), down.as_slice().len());
    check_odd("filter_separable", &[("across", wide), ("down", high)])?;
    if n == 0 {
        return Ok(());
    }
    let mut room = scratch::<f32>(device, n)?;
    launch(image, across, &mut room.slice_mut()?, (width, rows), (wide, 1))?;
    launch(&room.slice()?, down, out, (width, rows), (1, high))
}
