//! Reductions to one number, and histograms: first each rank's own, then the total on each rank.

use dsl_algorithms::{self as local, Number};
use dsl_runtime::{AsSlice, AsSliceMut, Device};
use mpi::{collective::SystemOperation, traits::*};

use crate::{Error, Stage, StageMut};

/// The sum of all ranks' elements; 0 if there are none. Integers wrap at 2³².
///
/// For `f32`, the error is that of [`dsl_algorithms::sum`] on each rank, and of a sum of one number
/// for each rank.
///
/// # Errors
/// The errors of [`dsl_algorithms::sum`].
pub fn sum<T: Number + Equivalence>(
    communicator: &impl Communicator,
    device: &Device,
    x: &dyn AsSlice<T>,
) -> Result<T, Error> {
    let partial = gathered(communicator, Some(local::sum(device, x)?));
    Ok(local::sum(device, &device.buffer(&partial)?)?)
}

/// The smallest element of all ranks, or `None` if there are no elements, in the order of [`dsl_algorithms::min`].
///
/// # Errors
/// The errors of [`dsl_algorithms::min`].
pub fn min<T: Number + Equivalence>(
    communicator: &impl Communicator,
    device: &Device,
    x: &dyn AsSlice<T>,
) -> Result<Option<T>, Error> {
    let partial = gathered(communicator, local::min(device, x)?);
    Ok(local::min(device, &device.buffer(&partial)?)?)
}

/// The largest element of all ranks, or `None` if there are no elements, in the order of [`dsl_algorithms::min`].
///
/// # Errors
/// The errors of [`dsl_algorithms::max`].
pub fn max<T: Number + Equivalence>(
    communicator: &impl Communicator,
    device: &Device,
    x: &dyn AsSlice<T>,
) -> Result<Option<T>, Error> {
    let partial = gathered(communicator, local::max(device, x)?);
    Ok(local::max(device, &device.buffer(&partial)?)?)
}

/// The values of the ranks that have one, in the order of the ranks.
fn gathered<T: Number + Equivalence>(communicator: &impl Communicator, value: Option<T>) -> Vec<T> {
    let ranks = communicator.size() as usize;
    let (mut present, mut values) = (vec![0u32; ranks], vec![T::ZERO; ranks]);
    communicator.all_gather_into(&u32::from(value.is_some()), &mut present);
    communicator.all_gather_into(&value.unwrap_or(T::ZERO), &mut values);
    let each = values.into_iter().zip(present);
    each.filter(|(_, present)| *present == 1).map(|(value, _)| value).collect()
}

/// Writes the number of elements of all ranks that are `i` to `counts[i]`, modulo 2³². Larger
/// elements are not counted. `counts` must have the same length on each rank.
///
/// # Errors
/// The errors of [`dsl_algorithms::count_values`]; [`Error::Disagreement`] if `counts` differ in
/// length.
pub fn count_values(
    communicator: &impl Communicator,
    device: &Device,
    x: &dyn AsSlice<u32>,
    counts: &mut dyn AsSliceMut<u32>,
) -> Result<(), Error> {
    local::count_values(device, x, counts)?;
    add_up(communicator, device, counts)
}

/// Counts the elements of all ranks in bins of equal width, as [`dsl_algorithms::histogram`] does,
/// modulo 2³². `counts` must have the same length on each rank.
///
/// # Errors
/// The errors of [`dsl_algorithms::histogram`]; [`Error::Disagreement`] if `counts` differ in
/// length.
pub fn histogram(
    communicator: &impl Communicator,
    device: &Device,
    x: &dyn AsSlice<f32>,
    ends: (f32, f32),
    counts: &mut dyn AsSliceMut<u32>,
) -> Result<(), Error> {
    local::histogram(device, x, ends, counts)?;
    add_up(communicator, device, counts)
}

/// Gives all ranks the sums of their counts.
fn add_up(
    communicator: &impl Communicator,
    device: &Device,
    counts: &mut dyn AsSliceMut<u32>,
) -> Result<(), Error> {
    let mut counts = counts.as_slice_mut();
    crate::agree(communicator, "the number of bins", counts.len() as u64)?;
    let mut own = device.zeroed::<u32>(counts.len())?;
    device.copy(&counts.as_slice(), &mut own)?;
    let mut all = counts.to_receive()?;
    communicator.all_reduce_into(&own.to_send()?, &mut all, SystemOperation::sum());
    all.upload()
}
