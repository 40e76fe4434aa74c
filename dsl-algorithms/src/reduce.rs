//! Reductions: combine all elements into one value.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, HostShareable};

use crate::blocks::{GROUP, TILE, load_striped, workgroup_reduce};
use crate::launches::{expect_len, groups};
use crate::number::{bits_of, order};
use crate::operators::{FirstSmallest, SumF32, SumU32};
use crate::scratch::scratch;
use crate::{Key, Number};

/// The kernels of a reduction. [`reduction!`](crate::reduction) makes them from an operator.
pub trait Reduction {
    /// The elements.
    type Item: HostShareable;
    /// The operator's identity: the result for no elements.
    fn identity() -> Self::Item;
    /// Combines a share of `input` in each of `groups` workgroups, into an element of `output`.
    ///
    /// # Errors
    /// The errors of a launch.
    fn launch(
        input: &dyn AsSlice<Self::Item>,
        output: &mut dyn AsSliceMut<Self::Item>,
        groups: u32,
    ) -> Result<(), Error>;
}

/// Declares a reduction with an operator: `reduction!(pub Gcd = GcdOperator);` declares the type
/// `Gcd` for [`reduce`](crate::reduce).
///
/// The operator is a type with [`Operator`](crate::operators::Operator), named by one word. It must
/// be associative and commutative. The crate must have `dsl-runtime` among its dependencies.
///
/// ```
/// use dsl_algorithms as algorithms;
/// use dsl_runtime::prelude::*;
///
/// #[device]
/// mod gcd {
///     use dsl_algorithms::operators::Operator;
///
///     pub struct Greatest;
///     impl Operator for Greatest {
///         type Item = u32;
///         fn identity() -> u32 {
///             0
///         }
///         fn combine(mut a: u32, mut b: u32) -> u32 {
///             while b != 0 {
///                 (a, b) = (b, a % b);
///             }
///             a
///         }
///     }
/// }
/// use gcd::Greatest;
/// algorithms::reduction!(Divisor = Greatest);
///
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[84, 126, 210])?;
/// assert_eq!(algorithms::reduce::<Divisor>(&device, &x)?, 42);
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! reduction {
    ($(#[$about:meta])* $vis:vis $name:ident = $operator:ident) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy)]
        $vis struct $name;
        const _: () = {
            use $crate::dsl_runtime::prelude::*;

            #[kernel(workgroup_size = 256, instances(O = [$operator]))]
            fn reduce<O: $crate::operators::Operator>(input: &[O::Item], output: &mut [O::Item]) {
                workgroup_var!(scratch: [O::Item; 256]);
                $crate::blocks::reduce_share::<O>(input, output, &mut scratch);
            }

            impl $crate::Reduction for $name {
                type Item = <$operator as $crate::operators::Operator>::Item;
                fn identity() -> Self::Item {
                    <$operator as $crate::operators::Operator>::identity()
                }
                fn launch(
                    input: &dyn AsSlice<Self::Item>,
                    output: &mut dyn AsSliceMut<Self::Item>,
                    groups: u32,
                ) -> Result<(), $crate::dsl_runtime::Error> {
                    reduce::<$operator>(input, output).workgroups(groups).run()
                }
            }
        };
    };
}

reduction!(
    /// Sums of `u32`, modulo 2³².
    pub SumsU32 = SumU32
);
reduction!(
    /// Sums of `f32`.
    pub SumsF32 = SumF32
);
reduction!(
    /// The first of the pairs with the smallest key.
    pub Smallest = FirstSmallest
);

/// Combines all elements of `x` by an operator of your own, declared with
/// [`reduction!`](crate::reduction).
///
/// The order of the operations depends only on the number of elements. So the result is the same in
/// each run and, if the operator's results are, on each device.
///
/// # Errors
/// The errors of launches and reads.
pub fn reduce<R: Reduction>(device: &Device, x: &dyn AsSlice<R::Item>) -> Result<R::Item, Error> {
    let mut result = scratch(device, 1)?;
    reduce_into::<R>(device, x, &mut result.slice_mut()?)?;
    first(result.slice()?)
}

/// As [`reduce`], but writes to the only element of `out`, without waiting.
///
/// ```
/// use dsl_algorithms::{self as algorithms, SumsF32};
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1.0f32; 1000])?;
/// let mut sum = device.zeroed(1)?;
/// algorithms::reduce_into::<SumsF32>(&device, &x, &mut sum)?;
/// assert_eq!(sum.read()?, [1000.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless `out` has one element; the errors of launches.
pub fn reduce_into<R: Reduction>(
    device: &Device,
    x: &dyn AsSlice<R::Item>,
    out: &mut dyn AsSliceMut<R::Item>,
) -> Result<(), Error> {
    let n = x.as_slice().len();
    expect_len("reduce_into", "out", out.as_slice().len(), 1)?;
    if n == 0 {
        return out.as_slice_mut().fill(R::identity());
    }
    match groups(n, 16 * GROUP) {
        1 => R::launch(x, out, 1),
        groups => {
            let mut partial = scratch(device, groups as usize)?;
            R::launch(x, &mut partial.slice_mut()?, groups)?;
            R::launch(&partial.slice()?, out, 1)
        }
    }
}

/// The sum of all elements; 0 if there are none. Integers wrap at 2³².
///
/// For `f32`, the error is at most (*r* + 24)·2⁻²⁴·∑|*xᵢ*|, with *r* = 16·⌈*n* / 2²⁴⌉. The order of
/// the additions depends only on *n*.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1.5, 2.5, 3.0])?;
/// assert_eq!(algorithms::sum(&device, &x)?, 7.0);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches and reads.
pub fn sum<T: Number>(device: &Device, x: &dyn AsSlice<T>) -> Result<T, Error> {
    let mut result = scratch(device, 1)?;
    let x = x.as_slice().cast::<T::Sums>()?;
    reduce_into::<T::Sum>(device, &x, &mut result.slice_mut()?)?;
    first(result.slice()?).map(T::from_sum)
}

/// As [`sum`], but writes to the only element of `out`, without waiting.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let mut total = device.zeroed::<i32>(1)?;
/// algorithms::sum_into(&device, &device.buffer(&[4, -6])?, &mut total)?;
/// assert_eq!(total.read()?, [-2]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless `out` has one element; the errors of launches.
pub fn sum_into<T: Number>(
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    let x = x.as_slice().cast::<T::Sums>()?;
    reduce_into::<T::Sum>(device, &x, &mut out.as_slice_mut().cast_mut()?)
}

/// The smallest key of each workgroup's share, and its first index.
#[kernel(workgroup_size = GROUP)]
fn extremes(input: &[u32], output: &mut [UVec2], kind: u32, flip: u32) {
    workgroup_var!(scratch: [UVec2; GROUP]);
    let mut best = UVec2::new(u32::MAX, u32::MAX);
    let tiles = input.len().div_ceil(TILE);
    for tile in (workgroup_id().x..tiles).step_by(num_workgroups().x) {
        let start = tile * TILE;
        let words = load_striped::<u32, 16>(input, start, 0);
        for k in 0..16u32 {
            let i = start + k * 256u32 + local_invocation_index();
            let key = order(words[k], kind, flip);
            // Indices grow: if keys are equal, the first one stays.
            if i >= start && i < input.len() && (key < best.x || best.y == u32::MAX) {
                best = UVec2::new(key, i);
            }
        }
    }
    let best = workgroup_reduce::<FirstSmallest>(&mut scratch, best);
    if local_invocation_index() == 0 && workgroup_id().x < output.len() {
        output[workgroup_id().x] = best;
    }
}

/// The key and the first index of the smallest element or, with `flip`, of the largest.
fn extreme<T: Number>(
    device: &Device,
    x: &dyn AsSlice<T>,
    flip: u32,
) -> Result<Option<(T, usize)>, Error> {
    let x = x.as_slice().cast::<u32>()?;
    if x.is_empty() {
        return Ok(None);
    }
    let groups = groups(x.len(), 16 * GROUP);
    let mut partial = scratch(device, groups as usize)?;
    let kind = <T as Key>::KIND;
    extremes(&x, &mut partial.slice_mut()?, kind, flip).workgroups(groups).run()?;
    let found = match groups {
        1 => first(partial.slice()?)?,
        _ => reduce::<Smallest>(device, &partial.slice()?)?,
    };
    Ok(Some((T::from_bits(bits_of(found.x, kind, flip)), found.y as usize)))
}

/// The smallest element, or `None` if there are no elements. Floats have the order of
/// `f32::total_cmp`: −0 is less than 0, and NaN is beyond the infinities.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[2.0, -1.0, 3.0])?;
/// assert_eq!(algorithms::min(&device, &x)?, Some(-1.0));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches and reads.
pub fn min<T: Number>(device: &Device, x: &dyn AsSlice<T>) -> Result<Option<T>, Error> {
    Ok(extreme(device, x, 0)?.map(|(value, _)| value))
}

/// The largest element, or `None` if there are no elements, in the order of [`min`].
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[2, -1, 3])?;
/// assert_eq!(algorithms::max(&device, &x.slice(..2)?)?, Some(2));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches and reads.
pub fn max<T: Number>(device: &Device, x: &dyn AsSlice<T>) -> Result<Option<T>, Error> {
    Ok(extreme(device, x, u32::MAX)?.map(|(value, _)| value))
}

/// The index of the smallest element, in the order of [`min`]. If there are several, the first one.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[2, -1, 3, -1])?;
/// assert_eq!(algorithms::argmin(&device, &x)?, Some(1));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches and reads.
pub fn argmin<T: Number>(device: &Device, x: &dyn AsSlice<T>) -> Result<Option<usize>, Error> {
    Ok(extreme(device, x, 0)?.map(|(_, index)| index))
}

/// The index of the largest element, in the order of [`min`]. If there are several, the first one.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[2.0, -1.0, 3.0])?;
/// assert_eq!(algorithms::argmax(&device, &x)?, Some(2));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches and reads.
pub fn argmax<T: Number>(device: &Device, x: &dyn AsSlice<T>) -> Result<Option<usize>, Error> {
    Ok(extreme(device, x, u32::MAX)?.map(|(_, index)| index))
}

/// The number of elements in each workgroup's share that have one of the bits of `mask`.
#[kernel(workgroup_size = GROUP)]
fn nonzero(input: &[u32], output: &mut [u32], mask: u32) {
    workgroup_var!(scratch: [u32; GROUP]);
    let mut count = 0u32;
    let tiles = input.len().div_ceil(TILE);
    for tile in (workgroup_id().x..tiles).step_by(num_workgroups().x) {
        let words = load_striped::<u32, 16>(input, tile * TILE, 0);
        for k in 0..16u32 {
            if words[k] & mask != 0 {
                count += 1;
            }
        }
    }
    let count = workgroup_reduce::<SumU32>(&mut scratch, count);
    if local_invocation_index() == 0 && workgroup_id().x < output.len() {
        output[workgroup_id().x] = count;
    }
}

/// The number of elements that are not 0. NaN counts.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[0.0, -0.0, 3.0, -1.0])?;
/// assert_eq!(algorithms::count(&device, &x)?, 2);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches and reads.
pub fn count<T: Number>(device: &Device, x: &dyn AsSlice<T>) -> Result<usize, Error> {
    let x = x.as_slice().cast::<u32>()?;
    if x.is_empty() {
        return Ok(0);
    }
    let mask = if T::IS_FLOAT { u32::MAX >> 1 } else { u32::MAX };
    let groups = groups(x.len(), 16 * GROUP);
    let mut partial = scratch(device, groups as usize)?;
    nonzero(&x, &mut partial.slice_mut()?, mask).workgroups(groups).run()?;
    match groups {
        1 => first(partial.slice()?).map(|count| count as usize),
        _ => Ok(sum::<u32>(device, &partial.slice()?)? as usize),
    }
}

/// Whether no element is 0.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// assert!(algorithms::all(&device, &device.buffer(&[1, 2])?)?);
/// assert!(!algorithms::all(&device, &device.buffer(&[1, 0])?)?);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches and reads.
pub fn all<T: Number>(device: &Device, x: &dyn AsSlice<T>) -> Result<bool, Error> {
    Ok(count(device, x)? == x.as_slice().len())
}

/// Whether any element is not 0.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// assert!(algorithms::any(&device, &device.buffer(&[1, 0])?)?);
/// assert!(!algorithms::any(&device, &device.buffer(&[0, 0])?)?);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches and reads.
pub fn any<T: Number>(device: &Device, x: &dyn AsSlice<T>) -> Result<bool, Error> {
    Ok(count(device, x)? > 0)
}

/// The only element.
fn first<T: HostShareable>(x: BufferSlice<'_, T>) -> Result<T, Error> {
    let mut value = [T::ZERO];
    x.slice(..1)?.read_into(&mut value)?;
    Ok(value[0])
}
