//! Sums of runs of equal keys, by scans of elements that mark the beginning of a run.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, PlainData};

use crate::blocks::GROUP;
use crate::launches::{expect_len, groups};
use crate::scan::{SegmentsF32, SegmentsU32};
use crate::scratch::{Scratch, scratch};
use crate::select::{compact, ends_of_runs, last};
use crate::{Number, inclusive_scan};

/// Pairs each value with 1 if it begins a run, else with 0.
#[kernel(workgroup_size = GROUP)]
fn pair_up(ends: &[u32], values: &[u32], pairs: &mut [UVec2]) {
    for i in (global_invocation_id().x..pairs.len()).step_by(256u32 * num_workgroups().x) {
        if i < ends.len() && i < values.len() {
            let head = i == 0 || ends[i - 1] != ends[i];
            pairs[i] = UVec2::new(select(0u32, 1u32, head), values[i]);
        }
    }
}

/// The sum of each run: the last of its scanned sums.
#[kernel(workgroup_size = GROUP)]
fn take_last(ends: &[u32], scanned: &[UVec2], sums: &mut [u32]) {
    for i in (global_invocation_id().x..ends.len()).step_by(256u32 * num_workgroups().x) {
        let run = ends[i] - 1;
        let is_last = i + 1 == ends.len() || ends[i + 1] != ends[i];
        if is_last && run < sums.len() && i < scanned.len() {
            sums[run] = scanned[i].y;
        }
    }
}

/// The scanned sums. If `inclusive` is 0, they exclude the element itself.
#[kernel(workgroup_size = GROUP)]
fn take_all(ends: &[u32], scanned: &[UVec2], sums: &mut [u32], inclusive: u32) {
    for i in (global_invocation_id().x..sums.len()).step_by(256u32 * num_workgroups().x) {
        if i < scanned.len() && i < ends.len() {
            let mut sum = scanned[i].y;
            if inclusive == 0 {
                sum = 0;
                if i > 0 && ends[i - 1] == ends[i] {
                    sum = scanned[i - 1].y;
                }
            }
            sums[i] = sum;
        }
    }
}

/// The running sums of each run, and the scanned marks of the runs.
fn scanned<K: PlainData, T: Number>(
    call: &'static str,
    device: &Device,
    keys: &dyn AsSlice<K>,
    values: &dyn AsSlice<T>,
) -> Result<(Scratch<UVec2>, Scratch<u32>), Error> {
    let n = keys.as_slice().len();
    let ends = ends_of_runs(call, device, keys)?;
    let mut pairs = scratch(device, n)?;
    let values = values.as_slice().cast::<u32>()?;
    let groups = groups(n, 4 * GROUP);
    pair_up(&ends.slice()?, &values, &mut pairs.slice_mut()?).workgroups(groups).run()?;
    let mut scanned = scratch(device, n)?;
    match T::IS_FLOAT {
        true => inclusive_scan::<SegmentsF32>(device, &pairs.slice()?, &mut scanned.slice_mut()?)?,
        false => inclusive_scan::<SegmentsU32>(device, &pairs.slice()?, &mut scanned.slice_mut()?)?,
    }
    Ok((scanned, ends))
}

/// Writes the key and the sum of the values of each run of equal keys, and returns the number of runs. Integers wrap at 2³².
///
/// The order of additions depends only on the number of elements.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let (keys, values) = (device.buffer(&[7, 7, 9, 7])?, device.buffer(&[1.0, 2.0, 3.0, 4.0])?);
/// let (mut runs, mut sums) = (device.zeroed(4)?, device.zeroed(4)?);
/// let n = algorithms::sum_by_key(&device, &keys, &values, &mut runs, &mut sums)?;
/// assert_eq!(runs.read_range(..n)?, [7, 9, 7]);
/// assert_eq!(sums.read_range(..n)?, [3.0, 3.0, 4.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one value for each key, or if the size of keys is no multiple of
/// 4 bytes; the errors of launches and reads.
pub fn sum_by_key<K: PlainData, T: Number>(
    device: &Device,
    keys: &dyn AsSlice<K>,
    values: &dyn AsSlice<T>,
    out_keys: &mut dyn AsSliceMut<K>,
    out_sums: &mut dyn AsSliceMut<T>,
) -> Result<usize, Error> {
    let n = keys.as_slice().len();
    expect_len("sum_by_key", "values", values.as_slice().len(), n)?;
    if n == 0 {
        return Ok(0);
    }
    let (scanned, ends) = scanned("sum_by_key", device, keys, values)?;
    compact("sum_by_key", keys, &ends, out_keys, 0)?;
    let mut sums = out_sums.as_slice_mut();
    let mut sums = sums.cast_mut::<u32>()?;
    let groups = groups(n, 4 * GROUP);
    take_last(&ends.slice()?, &scanned.slice()?, &mut sums).workgroups(groups).run()?;
    last(&ends)
}

/// Writes the running sum of each run of equal keys, up to and including each element.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let (keys, values) = (device.buffer(&[7, 7, 9, 7])?, device.buffer(&[1, 2, 3, 4])?);
/// let mut sums = device.zeroed(4)?;
/// algorithms::inclusive_sum_by_key(&device, &keys, &values, &mut sums)?;
/// assert_eq!(sums.read()?, [1, 3, 3, 4]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one value and one sum for each key, or if the size of keys is no
/// multiple of 4 bytes; the errors of launches.
pub fn inclusive_sum_by_key<K: PlainData, T: Number>(
    device: &Device,
    keys: &dyn AsSlice<K>,
    values: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    sums_by_key("inclusive_sum_by_key", device, keys, values, out, 1)
}

/// Writes the running sum of each run of equal keys before each element: 0 for the first one.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let (keys, values) = (device.buffer(&[7, 7, 9, 7])?, device.buffer(&[1, 2, 3, 4])?);
/// let mut sums = device.zeroed(4)?;
/// algorithms::exclusive_sum_by_key(&device, &keys, &values, &mut sums)?;
/// assert_eq!(sums.read()?, [0, 1, 0, 0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one value and one sum for each key, or if the size of keys is no
/// multiple of 4 bytes; the errors of launches.
pub fn exclusive_sum_by_key<K: PlainData, T: Number>(
    device: &Device,
    keys: &dyn AsSlice<K>,
    values: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    sums_by_key("exclusive_sum_by_key", device, keys, values, out, 0)
}

fn sums_by_key<K: PlainData, T: Number>(
    call: &'static str,
    device: &Device,
    keys: &dyn AsSlice<K>,
    values: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
    inclusive: u32,
) -> Result<(), Error> {
    let n = keys.as_slice().len();
    expect_len(call, "values", values.as_slice().len(), n)?;
    expect_len(call, "out", out.as_slice().len(), n)?;
    if n == 0 {
        return Ok(());
    }
    let (scanned, ends) = scanned(call, device, keys, values)?;
    let mut sums = out.as_slice_mut();
    let mut sums = sums.cast_mut::<u32>()?;
    let groups = groups(n, 4 * GROUP);
    take_all(&ends.slice()?, &scanned.slice()?, &mut sums, inclusive).workgroups(groups).run()
}
