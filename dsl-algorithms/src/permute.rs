//! Moves elements from or to the indices in another buffer.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, PlainData};

use crate::blocks::GROUP;
use crate::launches::{as_words, as_words_mut, expect_len, groups, words};

/// `out[i] = x[indices[i]]` for elements of `words` words.
#[kernel(workgroup_size = GROUP)]
fn gather_words(x: &[u32], indices: &[u32], out: &mut [u32], words: u32) {
    for i in (global_invocation_id().x..out.len()).step_by(256u32 * num_workgroups().x) {
        let element = i / words;
        if element < indices.len() && indices[element] < x.len() / words {
            out[i] = x[indices[element] * words + i % words];
        }
    }
}

/// `out[indices[i]] = x[i]` for elements of `words` words.
#[kernel(workgroup_size = GROUP)]
fn scatter_words(x: &[u32], indices: &[u32], out: &mut [u32], words: u32) {
    for i in (global_invocation_id().x..x.len()).step_by(256u32 * num_workgroups().x) {
        let element = i / words;
        if element < indices.len() && indices[element] < out.len() / words {
            out[indices[element] * words + i % words] = x[i];
        }
    }
}

/// The numbers from 0 on.
#[kernel(workgroup_size = GROUP)]
fn count_up(out: &mut [u32]) {
    for i in (global_invocation_id().x..out.len()).step_by(256u32 * num_workgroups().x) {
        out[i] = i;
    }
}

/// Sets `out[i]` to `x[indices[i]]`. If the index is beyond `x`, `out[i]` keeps its value.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[10.0, 11.0, 12.0])?;
/// let mut out = device.zeroed(2)?;
/// algorithms::gather(&device, &x, &device.buffer(&[2, 0])?, &mut out)?;
/// assert_eq!(out.read()?, [12.0, 10.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one index for each element of `out`, or if the size of elements
/// is no multiple of 4 bytes; the errors of launches.
pub fn gather<T: PlainData>(
    _device: &Device,
    x: &dyn AsSlice<T>,
    indices: &dyn AsSlice<u32>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    let words = words::<T>("gather")?;
    let mut out = out.as_slice_mut();
    expect_len("gather", "indices", indices.as_slice().len(), out.len())?;
    if out.is_empty() {
        return Ok(());
    }
    let mut out = as_words_mut(&mut out)?;
    let groups = groups(out.len(), 4 * GROUP);
    gather_words(&as_words(&x.as_slice())?, indices, &mut out, words).workgroups(groups).run()
}

/// Sets `out[indices[i]]` to `x[i]`. Elements with indices beyond `out` are dropped; the other
/// indices must differ from each other.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[10.0, 11.0])?;
/// let mut out = device.zeroed(3)?;
/// algorithms::scatter(&device, &x, &device.buffer(&[2, 0])?, &mut out)?;
/// assert_eq!(out.read()?, [11.0, 0.0, 10.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one index for each element of `x`, or if the size of elements is
/// no multiple of 4 bytes; the errors of launches.
pub fn scatter<T: PlainData>(
    _device: &Device,
    x: &dyn AsSlice<T>,
    indices: &dyn AsSlice<u32>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    let words = words::<T>("scatter")?;
    let x = x.as_slice();
    expect_len("scatter", "indices", indices.as_slice().len(), x.len())?;
    if x.is_empty() || out.as_slice().is_empty() {
        return Ok(());
    }
    let mut out = out.as_slice_mut();
    let groups = groups(x.len() * words as usize, 4 * GROUP);
    scatter_words(&as_words(&x)?, indices, &mut as_words_mut(&mut out)?, words)
        .workgroups(groups)
        .run()
}

/// Sets each element to its index.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let mut out = device.zeroed(3)?;
/// algorithms::indices(&device, &mut out)?;
/// assert_eq!(out.read()?, [0, 1, 2]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches.
pub fn indices(_device: &Device, out: &mut dyn AsSliceMut<u32>) -> Result<(), Error> {
    match out.as_slice().len() {
        0 => Ok(()),
        n => count_up(out).workgroups(groups(n, 4 * GROUP)).run(),
    }
}
