//! Sums of all elements up to each one: each rank's own scan, plus the totals of the ranks before
//! it.

use dsl_algorithms::{self as local, Number};
use dsl_runtime::{AsSlice, AsSliceMut, Device, prelude::*};
use mpi::traits::*;

use crate::Error;

/// Adds a number to each element.
#[kernel(workgroup_size = 256, instances(T = [u32, f32]))]
fn shift<T: Copy + core::ops::Add<Output = T>>(offset: T, sums: &mut [T]) {
    for i in (global_invocation_id().x..sums.len()).step_by(256 * num_workgroups().x) {
        sums[i] = offset + sums[i];
    }
}

/// Enough workgroups for any GPU, and few enough for any launch.
const WORKGROUPS: u32 = 4096;

/// `u32`, `i32` or `f32`.
pub trait ScanNumber: Number + Equivalence {
    /// Adds a number to each element.
    #[doc(hidden)]
    fn shift(offset: Self, sums: &mut dyn AsSliceMut<Self>) -> Result<(), dsl_runtime::Error>;
}

impl ScanNumber for u32 {
    fn shift(offset: u32, sums: &mut dyn AsSliceMut<u32>) -> Result<(), dsl_runtime::Error> {
        shift::<u32>(offset, sums).workgroups(WORKGROUPS).run()
    }
}

impl ScanNumber for f32 {
    fn shift(offset: f32, sums: &mut dyn AsSliceMut<f32>) -> Result<(), dsl_runtime::Error> {
        shift::<f32>(offset, sums).workgroups(WORKGROUPS).run()
    }
}

impl ScanNumber for i32 {
    fn shift(offset: i32, sums: &mut dyn AsSliceMut<i32>) -> Result<(), dsl_runtime::Error> {
        u32::shift(offset.cast_unsigned(), &mut sums.as_slice_mut().cast_mut()?)
    }
}

/// Writes the sum of all ranks' elements up to and including each one. Integers wrap at 2³².
///
/// For `f32`, the error is that of [`dsl_algorithms::inclusive_sum`], and of a sum of one number
/// for each rank.
///
/// # Errors
/// The errors of [`dsl_algorithms::inclusive_sum`].
pub fn inclusive_sum<T: ScanNumber>(
    communicator: &impl Communicator,
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    local::inclusive_sum(device, x, out)?;
    add_ranks_before(communicator, device, x, out)
}

/// Writes the sum of all ranks' elements before each one. The first result of the first rank that
/// has elements is 0. Otherwise as [`inclusive_sum`].
///
/// # Errors
/// The errors of [`dsl_algorithms::exclusive_sum`].
pub fn exclusive_sum<T: ScanNumber>(
    communicator: &impl Communicator,
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    local::exclusive_sum(device, x, out)?;
    add_ranks_before(communicator, device, x, out)
}

fn add_ranks_before<T: ScanNumber>(
    communicator: &impl Communicator,
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    let mut totals = vec![T::ZERO; communicator.size() as usize];
    communicator.all_gather_into(&local::sum(device, x)?, &mut totals);
    let before = device.buffer(&totals[..communicator.rank() as usize])?;
    Ok(T::shift(local::sum(device, &before)?, out)?)
}
