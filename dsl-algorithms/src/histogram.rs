//! Histograms: counts of values in bins.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

use crate::blocks::{GROUP, TILE, load_striped};
use crate::launches::{expect_len, groups, problem};

/// The kinds of bins: the value itself is the number of its bin.
#[device]
const NUMBERED: u32 = 0;
#[device]
const EVEN: u32 = 1;
#[device]
const GIVEN: u32 = 2;

/// The most bins that are counted in workgroup memory. More are counted in global memory.
#[device]
const LOCAL_BINS: usize = 3968;

/// The bin of a value. If it has none, a number that is not below `bins`.
#[device]
fn bin_of(word: u32, edges: &[f32], kind: u32, lower: f32, scale: f32, bins: u32) -> u32 {
    let mut bin = word;
    let value = f32::from_bits(word);
    if kind == EVEN {
        let place = (value - lower) * scale;
        bin = u32::MAX;
        if place >= 0.0 && place < bins as f32 {
            bin = place as u32;
        }
    }
    if kind == GIVEN {
        // The number of edges that are at most the value.
        let (mut low, mut high) = (0u32, edges.len());
        for _ in 0..32 {
            if low < high {
                let middle = low + (high - low) / 2;
                if edges[middle] <= value {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
        }
        bin = low.wrapping_sub(1);
    }
    bin
}

/// Adds the number of values in each bin to `counts`.
#[kernel(workgroup_size = GROUP)]
fn count_in_bins(
    x: &[u32],
    edges: &[f32],
    counts: &[Atomic<u32>],
    kind: u32,
    lower: f32,
    scale: f32,
) {
    workgroup_var!(own: [Atomic<u32>; LOCAL_BINS] = zeroed);
    let lane = local_invocation_index();
    let bins = counts.len();
    let is_local = bins <= LOCAL_BINS as u32;
    for tile in (workgroup_id().x..x.len().div_ceil(TILE)).step_by(num_workgroups().x) {
        let start = tile * TILE;
        let words = load_striped::<u32, 16>(x, start, 0);
        for k in 0..16u32 {
            let i = start + k * 256u32 + lane;
            let bin = bin_of(words[k], edges, kind, lower, scale, bins);
            if i >= start && i < x.len() && bin < bins {
                if is_local {
                    own[bin].fetch_add(1);
                } else {
                    counts[bin].fetch_add(1);
                }
            }
        }
    }
    if !is_local {
        return;
    }
    workgroup_barrier();
    for bin in (lane..counts.len().min(LOCAL_BINS as u32)).step_by(256u32) {
        let count = own[bin].load();
        if count != 0 {
            counts[bin].fetch_add(count);
        }
    }
}

fn launch(
    x: &BufferSlice<'_, u32>,
    edges: &BufferSlice<'_, f32>,
    counts: &mut dyn AsSliceMut<u32>,
    kind: u32,
    (lower, scale): (f32, f32),
) -> Result<(), Error> {
    counts.as_slice_mut().fill(0)?;
    if x.is_empty() || counts.as_slice().is_empty() {
        return Ok(());
    }
    let groups = groups(x.len(), 16 * GROUP).min(1024);
    count_in_bins(x, edges, counts, kind, lower, scale).workgroups(groups).run()
}

/// Writes the number of elements that are `i` to `counts[i]`. Larger elements are not counted.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let mut counts = device.zeroed(4)?;
/// algorithms::count_values(&device, &device.buffer(&[1, 3, 1, 9])?, &mut counts)?;
/// assert_eq!(counts.read()?, [0, 2, 0, 1]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches.
pub fn count_values(
    _device: &Device,
    x: &dyn AsSlice<u32>,
    counts: &mut dyn AsSliceMut<u32>,
) -> Result<(), Error> {
    let x = x.as_slice();
    launch(&x, &x.slice(..0)?.cast()?, counts, NUMBERED, (0.0, 0.0))
}

/// Counts the elements in bins of equal width, from `lower` to below `upper`. There is one bin for
/// each element of `counts`. Other elements and NaN are not counted.
///
/// The bin is `(x - lower) * (bins / (upper - lower))`, computed in `f32` and rounded down. If an
/// element is within rounding errors of a bin's edge, it may count in the neighbouring bin.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[0.5, 1.5, 1.75, 4.0])?;
/// let mut counts = device.zeroed(4)?;
/// algorithms::histogram(&device, &x, (0.0, 4.0), &mut counts)?;
/// assert_eq!(counts.read()?, [1, 2, 0, 0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless `lower` is less than `upper`; the errors of launches.
pub fn histogram(
    _device: &Device,
    x: &dyn AsSlice<f32>,
    (lower, upper): (f32, f32),
    counts: &mut dyn AsSliceMut<u32>,
) -> Result<(), Error> {
    let scale = counts.as_slice().len() as f32 / (upper - lower);
    if !(lower < upper && scale.is_finite()) {
        let what = format!("the bins are from {lower} to {upper}; the first must be less");
        return Err(problem("histogram", what));
    }
    let x = x.as_slice();
    launch(&x.cast()?, &x.slice(..0)?, counts, EVEN, (lower, scale))
}

/// Counts the elements in bins between ascending edges: `counts[i]` is the number of elements from
/// `edges[i]` to below `edges[i + 1]`.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let (x, edges) = (device.buffer(&[0.5, 1.5, 8.0])?, device.buffer(&[0.0, 1.0, 10.0])?);
/// let mut counts = device.zeroed(2)?;
/// algorithms::histogram_between(&device, &x, &edges, &mut counts)?;
/// assert_eq!(counts.read()?, [1, 2]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one edge more than bins; the errors of launches.
pub fn histogram_between(
    _device: &Device,
    x: &dyn AsSlice<f32>,
    edges: &dyn AsSlice<f32>,
    counts: &mut dyn AsSliceMut<u32>,
) -> Result<(), Error> {
    expect_len("histogram_between", "edges", edges.as_slice().len(), counts.as_slice().len() + 1)?;
    launch(&x.as_slice().cast()?, &edges.as_slice(), counts, GIVEN, (0.0, 0.0))
}
