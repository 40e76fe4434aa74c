//! Scans: each result combines the elements up to its position.
//!
//! [`scan!`](crate::scan) makes two kernels from an operator: each workgroup combines a chunk, then
//! scans it, beginning with the result of the chunks before. The order of the operations depends
//! only on the number of elements. Sums of integers do not depend on an order: devices with
//! subgroups compute them faster.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, HostShareable};

use crate::Number;
use crate::launches::expect_len;
use crate::operators::{SegmentedSumF32, SegmentedSumU32, SumF32, SumU32};
use crate::scratch::scratch;
use crate::sums;

/// A scan. [`scan!`](crate::scan) makes one from an operator.
pub trait Scan {
    /// The elements.
    type Item: HostShareable;
    /// Scans slices of the same length; with `inclusive` 0, without the element itself.
    ///
    /// # Errors
    /// The errors of launches.
    fn run(
        device: &Device,
        x: &dyn AsSlice<Self::Item>,
        out: &mut dyn AsSliceMut<Self::Item>,
        inclusive: u32,
    ) -> Result<(), Error>;
}

/// The kernels of a scan in two passes.
#[doc(hidden)]
pub trait TwoPasses: Scan {
    /// The number of elements of a tile.
    const TILE: usize;
    /// Combines `share` tiles in each of `groups` workgroups.
    ///
    /// # Errors
    /// The errors of a launch.
    fn sums(
        input: &dyn AsSlice<Self::Item>,
        sums: &mut dyn AsSliceMut<Self::Item>,
        share: u32,
        groups: u32,
    ) -> Result<(), Error>;
    /// Scans `share` tiles in each workgroup.
    ///
    /// # Errors
    /// The errors of a launch.
    fn scan(
        input: &dyn AsSlice<Self::Item>,
        sums: &dyn AsSlice<Self::Item>,
        output: &mut dyn AsSliceMut<Self::Item>,
        share: u32,
        inclusive: u32,
        groups: u32,
    ) -> Result<(), Error>;
}

/// Declares scans with an operator: `scan!(pub Name = Operator);` declares the type `Name` for
/// [`inclusive_scan`](crate::inclusive_scan) and [`exclusive_scan`](crate::exclusive_scan).
///
/// The operator is a type with [`Operator`](crate::operators::Operator), named by one word. It must
/// be associative; its operands stay in order. `scan!(pub Name = Operator, 8)` gives each
/// invocation 8 elements at a time instead of 4: this is faster for elements of 4 bytes. Elements
/// of 16 bytes need 1.
///
/// ```
/// use dsl_algorithms as algorithms;
/// use dsl_runtime::prelude::*;
///
/// #[device]
/// mod lines {
///     use dsl_algorithms::operators::Operator;
///     use dsl_runtime::prelude::*;
///
///     /// Two functions `x ↦ a.x * x + a.y`, one after the other.
///     pub struct Composition;
///     impl Operator for Composition {
///         type Item = Vec2;
///         fn identity() -> Vec2 {
///             Vec2::new(1.0, 0.0)
///         }
///         fn combine(a: Vec2, b: Vec2) -> Vec2 {
///             Vec2::new(a.x * b.x, b.x * a.y + b.y)
///         }
///     }
/// }
/// use lines::Composition;
/// algorithms::scan!(Compositions = Composition);
///
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// // The recurrence y = 0.5 * y + 1, from 0 on.
/// let device = Device::new()?;
/// let steps = device.buffer(&[Vec2::new(0.5, 1.0); 4])?;
/// let mut y = device.zeroed(4)?;
/// algorithms::inclusive_scan::<Compositions>(&device, &steps, &mut y)?;
/// let y: Vec<f32> = y.read()?.iter().map(|line| line.y).collect();
/// assert_eq!(y, [1.0, 1.5, 1.75, 1.875]);
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! scan {
    ($(#[$about:meta])* $vis:vis $name:ident = $operator:ident) => {
        $crate::scan!($(#[$about])* $vis $name = $operator, 4);
    };
    ($(#[$about:meta])* $vis:vis $name:ident = $operator:ident, $items:literal) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy)]
        $vis struct $name;
        const _: () = {
            use $crate::dsl_runtime::prelude::*;

            #[kernel(workgroup_size = 256, instances(O = [$operator]))]
            fn chunk_sums<O: $crate::operators::Operator>(
                input: &[O::Item],
                sums: &mut [O::Item],
                share: u32,
            ) {
                workgroup_var!(tile: [O::Item; 256 * ($items + 1)], scratch: [O::Item; 256]);
                $crate::blocks::sum_chunk::<O, $items>(input, sums, share, &mut tile, &mut scratch);
            }

            #[kernel(workgroup_size = 256, instances(O = [$operator]))]
            fn scan_chunks<O: $crate::operators::Operator>(
                input: &[O::Item],
                sums: &[O::Item],
                output: &mut [O::Item],
                share: u32,
                inclusive: u32,
            ) {
                workgroup_var!(tile: [O::Item; 256 * ($items + 1)], scratch: [[O::Item; 256]; 2]);
                $crate::blocks::scan_chunk::<O, $items>(
                    input, sums, output, share, inclusive, &mut tile, &mut scratch,
                );
            }

            impl $crate::Scan for $name {
                type Item = <$operator as $crate::operators::Operator>::Item;
                fn run(
                    device: &Device,
                    x: &dyn AsSlice<Self::Item>,
                    out: &mut dyn AsSliceMut<Self::Item>,
                    inclusive: u32,
                ) -> Result<(), $crate::dsl_runtime::Error> {
                    $crate::scan_in_two_passes::<Self>(device, x, out, inclusive)
                }
            }

            impl $crate::TwoPasses for $name {
                const TILE: usize = 256 * $items;
                fn sums(
                    input: &dyn AsSlice<Self::Item>,
                    sums: &mut dyn AsSliceMut<Self::Item>,
                    share: u32,
                    groups: u32,
                ) -> Result<(), $crate::dsl_runtime::Error> {
                    chunk_sums::<$operator>(input, sums, share).workgroups(groups).run()
                }
                fn scan(
                    input: &dyn AsSlice<Self::Item>,
                    sums: &dyn AsSlice<Self::Item>,
                    output: &mut dyn AsSliceMut<Self::Item>,
                    share: u32,
                    inclusive: u32,
                    groups: u32,
                ) -> Result<(), $crate::dsl_runtime::Error> {
                    scan_chunks::<$operator>(input, sums, output, share, inclusive)
                        .workgroups(groups)
                        .run()
                }
            }
        };
    };
}

scan!(InTwoPasses = SumU32, 8);

/// Scans by sums of `u32`, modulo 2³².
#[derive(Debug, Clone, Copy)]
pub struct ScanU32;

impl Scan for ScanU32 {
    type Item = u32;
    fn run(
        device: &Device,
        x: &dyn AsSlice<u32>,
        out: &mut dyn AsSliceMut<u32>,
        inclusive: u32,
    ) -> Result<(), Error> {
        match sums::scan(device, &x.as_slice(), &mut out.as_slice_mut(), inclusive)? {
            true => Ok(()),
            false => InTwoPasses::run(device, x, out, inclusive),
        }
    }
}

scan!(
    /// Scans by sums of `f32`.
    pub ScanF32 = SumF32, 8
);
scan!(
    /// Sums of `u32` within segments.
    pub(crate) SegmentsU32 = SegmentedSumU32
);
scan!(
    /// Sums of `f32` within segments.
    pub(crate) SegmentsF32 = SegmentedSumF32
);

/// The most chunks of a scan: each workgroup reads the sums of all chunks before its own.
const MOST_CHUNKS: usize = 1024;

/// Combines the elements of `x` up to and including each one, and writes the results to `out`. The
/// operator is your own, declared with [`scan!`](crate::scan).
///
/// The order of the operations depends only on the number of elements.
///
/// # Errors
/// [`Error::Call`] unless both have the same length; the errors of launches.
pub fn inclusive_scan<S: Scan>(
    device: &Device,
    x: &dyn AsSlice<S::Item>,
    out: &mut dyn AsSliceMut<S::Item>,
) -> Result<(), Error> {
    expect_len("inclusive_scan", "out", out.as_slice().len(), x.as_slice().len())?;
    S::run(device, x, out, 1)
}

/// As [`inclusive_scan`], without the element itself: the first result is the operator's identity.
///
/// ```
/// use dsl_algorithms::{self as algorithms, ScanF32};
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1.0, 2.0, 3.0])?;
/// let mut sums = device.zeroed(3)?;
/// algorithms::exclusive_scan::<ScanF32>(&device, &x, &mut sums)?;
/// assert_eq!(sums.read()?, [0.0, 1.0, 3.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless both have the same length; the errors of launches.
pub fn exclusive_scan<S: Scan>(
    device: &Device,
    x: &dyn AsSlice<S::Item>,
    out: &mut dyn AsSliceMut<S::Item>,
) -> Result<(), Error> {
    expect_len("exclusive_scan", "out", out.as_slice().len(), x.as_slice().len())?;
    S::run(device, x, out, 0)
}

/// Scans in two passes over memory.
#[doc(hidden)]
pub fn scan_in_two_passes<S: TwoPasses>(
    device: &Device,
    x: &dyn AsSlice<S::Item>,
    out: &mut dyn AsSliceMut<S::Item>,
    inclusive: u32,
) -> Result<(), Error> {
    let tiles = x.as_slice().len().div_ceil(S::TILE);
    if tiles == 0 {
        return Ok(());
    }
    let share = tiles.div_ceil(MOST_CHUNKS);
    let groups = tiles.div_ceil(share);
    let mut sums = scratch(device, groups)?;
    let (share, groups) = (share as u32, groups as u32);
    if groups > 1 {
        S::sums(x, &mut sums.slice_mut()?, share, groups)?;
    }
    S::scan(x, &sums.slice()?, out, share, inclusive, groups)
}

/// Writes the sum of the elements up to and including each one. Integers wrap at 2³².
///
/// For `f32`, the error of a result is at most (*r* + 64)·2⁻²⁴·∑|*xᵢ*|, with *r* = 11·⌈*n* / 2²¹⌉.
/// The order of the additions depends only on *n*.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[3, 1, 4, 1])?;
/// let mut sums = device.zeroed::<i32>(4)?;
/// algorithms::inclusive_sum(&device, &x, &mut sums)?;
/// assert_eq!(sums.read()?, [3, 4, 8, 9]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless both have the same length; the errors of launches.
pub fn inclusive_sum<T: Number>(
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    expect_len("inclusive_sum", "out", out.as_slice().len(), x.as_slice().len())?;
    sums(device, x, out, 1)
}

/// Writes the sum of the elements before each one: the first result is 0. Otherwise as [`inclusive_sum`].
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let counts = device.buffer(&[3u32, 1, 4, 1])?;
/// let mut starts = device.zeroed::<u32>(4)?;
/// algorithms::exclusive_sum(&device, &counts, &mut starts)?;
/// assert_eq!(starts.read()?, [0, 3, 4, 8]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless both have the same length; the errors of launches.
pub fn exclusive_sum<T: Number>(
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    expect_len("exclusive_sum", "out", out.as_slice().len(), x.as_slice().len())?;
    sums(device, x, out, 0)
}

fn sums<T: Number>(
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
    inclusive: u32,
) -> Result<(), Error> {
    let x = x.as_slice().cast::<T::Sums>()?;
    let mut out = out.as_slice_mut();
    T::Scan::run(device, &x, &mut out.cast_mut()?, inclusive)
}
