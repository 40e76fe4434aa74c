//! Selections, partitions, and runs of equal elements. Selected elements keep their order.
//!
//! Each element has a mark, 0 or 1. A scan of the marks gives each selected element its position.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, PlainData};

use crate::blocks::GROUP;
use crate::launches::{as_words, as_words_mut, expect_len, groups, words};
use crate::scratch::{Scratch, scratch};
use crate::{Number, inclusive_sum};

/// 1 for each flag that has one of the bits of `mask`, else 0.
#[kernel(workgroup_size = GROUP)]
fn mark(flags: &[u32], marks: &mut [u32], mask: u32) {
    for i in (global_invocation_id().x..marks.len()).step_by(256u32 * num_workgroups().x) {
        if i < flags.len() {
            marks[i] = if flags[i] & mask != 0 { 1 } else { 0 };
        }
    }
}

/// 1 for each element of `words` words that differs from the one before, else 0.
#[kernel(workgroup_size = GROUP)]
fn mark_heads(x: &[u32], marks: &mut [u32], words: u32) {
    for i in (global_invocation_id().x..marks.len()).step_by(256u32 * num_workgroups().x) {
        let mut head = i == 0;
        for word in 0..words {
            let at = i * words + word;
            if at >= words && at < x.len() && x[at] != x[at - words] {
                head = true;
            }
        }
        marks[i] = if head { 1 } else { 0 };
    }
}

/// Moves the marked elements, of `words` words, to the front of `out`. `ends` is the scanned marks.
/// If `rest` is 1, the other elements follow behind them.
#[kernel(workgroup_size = GROUP)]
fn move_marked(x: &[u32], ends: &[u32], out: &mut [u32], words: u32, rest: u32) {
    for i in (global_invocation_id().x..x.len()).step_by(256u32 * num_workgroups().x) {
        let element = i / words;
        if element < ends.len() {
            let end = ends[element];
            let mut start = 0u32;
            if element > 0 {
                start = ends[element - 1];
            }
            let mut to = start;
            if end == start && rest != 0 {
                to = ends[ends.len() - 1] + (element - start);
            } else if end == start {
                to = u32::MAX;
            }
            if to < out.len() / words {
                out[to * words + i % words] = x[i];
            }
        }
    }
}

/// The beginning of each run: the index of its first element.
#[kernel(workgroup_size = GROUP)]
fn run_starts(ends: &[u32], starts: &mut [u32]) {
    for i in (global_invocation_id().x..ends.len()).step_by(256u32 * num_workgroups().x) {
        let run = ends[i] - 1;
        if (i == 0 || ends[i - 1] != ends[i]) && run < starts.len() {
            starts[run] = i;
        }
    }
}

/// The length of each run. The last element of `ends` is the number of runs.
#[kernel(workgroup_size = GROUP)]
fn measure_runs(ends: &[u32], starts: &[u32], lengths: &mut [u32]) {
    let n = ends.len();
    if n == 0 {
        return;
    }
    let runs = ends[n - 1].min(starts.len()).min(lengths.len());
    for run in (global_invocation_id().x..runs).step_by(256u32 * num_workgroups().x) {
        let mut end = n;
        if run + 1 < runs {
            end = starts[run + 1];
        }
        lengths[run] = end - starts[run];
    }
}

/// The scanned marks of flags that are not 0.
fn ends_of_flags<F: Number>(
    device: &Device,
    flags: &dyn AsSlice<F>,
) -> Result<Scratch<u32>, Error> {
    let flags = flags.as_slice().cast::<u32>()?;
    let mask = if F::IS_FLOAT { u32::MAX >> 1 } else { u32::MAX };
    scanned(device, flags.len(), |marks, groups| mark(&flags, marks, mask).workgroups(groups).run())
}

/// The scanned marks of the first element of each run: the number of runs that begin up to an
/// element.
pub(crate) fn ends_of_runs<T: PlainData>(
    call: &'static str,
    device: &Device,
    x: &dyn AsSlice<T>,
) -> Result<Scratch<u32>, Error> {
    let words = words::<T>(call)?;
    let x = x.as_slice();
    let n = x.len();
    let x = as_words(&x)?;
    scanned(device, n, |marks, groups| mark_heads(&x, marks, words).workgroups(groups).run())
}

fn scanned(
    device: &Device,
    n: usize,
    mark: impl FnOnce(&mut BufferSliceMut<'_, u32>, u32) -> Result<(), Error>,
) -> Result<Scratch<u32>, Error> {
    let mut marks = scratch::<u32>(device, n)?;
    mark(&mut marks.slice_mut()?, groups(n, 4 * GROUP))?;
    let mut ends = scratch::<u32>(device, n)?;
    inclusive_sum(device, &marks.slice()?, &mut ends.slice_mut()?)?;
    Ok(ends)
}

/// The number of marked elements.
pub(crate) fn last(ends: &Scratch<u32>) -> Result<usize, Error> {
    let ends = ends.slice()?;
    let mut count = [0];
    ends.slice(ends.len() - 1..)?.read_into(&mut count)?;
    Ok(count[0] as usize)
}

/// Moves the marked elements.
pub(crate) fn compact<T: PlainData>(
    call: &'static str,
    x: &dyn AsSlice<T>,
    ends: &Scratch<u32>,
    out: &mut dyn AsSliceMut<T>,
    rest: u32,
) -> Result<(), Error> {
    if out.as_slice().is_empty() {
        return Ok(());
    }
    let words = words::<T>(call)?;
    let x = x.as_slice();
    let x = as_words(&x)?;
    let mut out = out.as_slice_mut();
    let groups = groups(x.len(), 4 * GROUP);
    move_marked(&x, &ends.slice()?, &mut as_words_mut(&mut out)?, words, rest)
        .workgroups(groups)
        .run()
}

/// Writes the elements whose flag is not 0 to the front of `out`, in their order, and returns their
/// number. Elements that do not fit into `out` are dropped; the rest of `out` keeps its values.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let (x, flags) = (device.buffer(&[5.0, 6.0, 7.0])?, device.buffer(&[1, 0, 1])?);
/// let mut out = device.zeroed(3)?;
/// let n = algorithms::select(&device, &x, &flags, &mut out)?;
/// assert_eq!(out.read_range(..n)?, [5.0, 7.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one flag for each element, or if the size of elements is no
/// multiple of 4 bytes; the errors of launches and reads.
pub fn select<T: PlainData, F: Number>(
    device: &Device,
    x: &dyn AsSlice<T>,
    flags: &dyn AsSlice<F>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<usize, Error> {
    expect_len("select", "flags", flags.as_slice().len(), x.as_slice().len())?;
    if x.as_slice().is_empty() {
        return Ok(0);
    }
    let ends = ends_of_flags(device, flags)?;
    compact("select", x, &ends, out, 0)?;
    last(&ends)
}

/// Writes the elements whose flag is not 0 to `out`, then the others, both in their order. Returns
/// the number of elements whose flag is not 0.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let (x, flags) = (device.buffer(&[5, 6, 7])?, device.buffer(&[0, 1, 0])?);
/// let mut out = device.zeroed(3)?;
/// assert_eq!(algorithms::partition(&device, &x, &flags, &mut out)?, 1);
/// assert_eq!(out.read()?, [6, 5, 7]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one flag and one result for each element, or if the size of
/// elements is no multiple of 4 bytes; the errors of launches and reads.
pub fn partition<T: PlainData, F: Number>(
    device: &Device,
    x: &dyn AsSlice<T>,
    flags: &dyn AsSlice<F>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<usize, Error> {
    let n = x.as_slice().len();
    expect_len("partition", "flags", flags.as_slice().len(), n)?;
    expect_len("partition", "out", out.as_slice().len(), n)?;
    if n == 0 {
        return Ok(0);
    }
    let ends = ends_of_flags(device, flags)?;
    compact("partition", x, &ends, out, 1)?;
    last(&ends)
}

/// Writes the first element of each run of equal elements to the front of `out`, and returns the
/// number of runs. Elements are equal if their bits are. To find all distinct elements, sort them
/// first.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[3, 3, 5, 5, 5, 3])?;
/// let mut out = device.zeroed(6)?;
/// let n = algorithms::unique(&device, &x, &mut out)?;
/// assert_eq!(out.read_range(..n)?, [3, 5, 3]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] if the size of elements is no multiple of 4 bytes; the errors of launches and
/// reads.
pub fn unique<T: PlainData>(
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<usize, Error> {
    if x.as_slice().is_empty() {
        return Ok(0);
    }
    let ends = ends_of_runs("unique", device, x)?;
    compact("unique", x, &ends, out, 0)?;
    last(&ends)
}

/// Writes the first element and the length of each run of equal elements, and returns the number of runs.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[3, 3, 5, 5, 5, 3])?;
/// let (mut values, mut lengths) = (device.zeroed(6)?, device.zeroed(6)?);
/// let n = algorithms::run_lengths(&device, &x, &mut values, &mut lengths)?;
/// assert_eq!(values.read_range(..n)?, [3, 5, 3]);
/// assert_eq!(lengths.read_range(..n)?, [2, 3, 1]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless `lengths` and `x` have the same length, or if the size of elements is no
/// multiple of 4 bytes; the errors of launches and reads.
#[doc(alias = "run-length encoding")]
pub fn run_lengths<T: PlainData>(
    device: &Device,
    x: &dyn AsSlice<T>,
    values: &mut dyn AsSliceMut<T>,
    lengths: &mut dyn AsSliceMut<u32>,
) -> Result<usize, Error> {
    let n = x.as_slice().len();
    expect_len("run_lengths", "lengths", lengths.as_slice().len(), n)?;
    if n == 0 {
        return Ok(0);
    }
    let ends = ends_of_runs("run_lengths", device, x)?;
    compact("run_lengths", x, &ends, values, 0)?;
    let mut starts = scratch::<u32>(device, n)?;
    let groups = groups(n, 4 * GROUP);
    run_starts(&ends.slice()?, &mut starts.slice_mut()?).workgroups(groups).run()?;
    measure_runs(&ends.slice()?, &starts.slice()?, lengths).workgroups(groups).run()?;
    last(&ends)
}
