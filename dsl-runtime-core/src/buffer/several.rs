//! Several buffers as one argument, for a kernel's `[&[T]; N]` or `&[&[T]]`.
//!
//! Takes an array, a slice or a `Vec` of buffers, gives a view of each buffer in turn.

use super::{AsSlice, AsSliceMut, BufferSlice, BufferSliceMut};

/// An argument for a kernel's `[&[T]; N]`: `N` buffers, as `[&a, &b]`, as a `&Vec` or as a slice. If a `Vec` or a slice has
/// another number of buffers, the launch gives [`Error::BufferCount`](crate::Error::BufferCount).
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// #[kernel(workgroup_size = 64)]
/// fn sum(layers: [&[f32]; 3], out: &mut [f32]) {
///     let i = global_invocation_id().x;
///     if i < out.len() {
///         for layer in layers {
///             if i < layer.len() {
///                 out[i] += layer[i];
///             }
///         }
///     }
/// }
///
/// let device = Device::cpu();
/// let (a, b, c) = (device.buffer(&[1.0])?, device.buffer(&[10.0, 20.0])?, device.buffer(&[100.0, 200.0])?);
/// let mut out = device.zeroed(2)?;
/// sum([&a, &b, &c], &mut out).invocations(2).run()?;
/// assert_eq!(out.read()?, [111.0, 220.0]);
///
/// let layers = vec![a, b, c];
/// sum(&layers, &mut out).invocations(2).run()?;
/// assert_eq!(out.read()?, [222.0, 440.0]);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not {N} buffers of `{T}`",
    label = "expected {N} buffers of `{T}`",
    note = "a kernel's `[&[{T}]; {N}]` takes an array of references to buffers, `[&a, &b]`, or a `Vec` or slice of buffers, \
            `&buffers`; all have one type, so buffers and slices together are slices: `[&a.slice(..4)?, &b.slice(..)?]`"
)]
pub trait AsSlices<'a, T, const N: usize> {
    /// Calls `each` for each buffer.
    fn for_each_slice(self, each: &mut dyn FnMut(BufferSlice<'a, T>));
}

/// An argument for a kernel's `[&mut [T]; N]`: `N` buffers, as `[&mut a, &mut b]`, as a `&mut Vec` or as a mutable slice.
/// If a `Vec` or a slice has another number of buffers, the launch gives
/// [`Error::BufferCount`](crate::Error::BufferCount).
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// #[kernel(workgroup_size = 64)]
/// fn split(pairs: &[[f32; 2]], halves: [&mut [f32]; 2]) {
///     let i = global_invocation_id().x;
///     if i < pairs.len() && i < halves[0].len() && i < halves[1].len() {
///         halves[0][i] = pairs[i][0];
///         halves[1][i] = pairs[i][1];
///     }
/// }
///
/// let device = Device::cpu();
/// let pairs = device.buffer(&[[1.0, 2.0], [3.0, 4.0]])?;
/// let (mut first, mut second) = (device.zeroed(2)?, device.zeroed(2)?);
/// split(&pairs, [&mut first, &mut second]).invocations(2).run()?;
/// assert_eq!(second.read()?, [2.0, 4.0]);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not {N} buffers of `{T}` to write to",
    label = "expected {N} buffers of `{T}` that can be written",
    note = "a kernel's `[&mut [{T}]; {N}]` takes an array of references to buffers, `[&mut a, &mut b]`, or a `Vec` or slice of \
            buffers, `&mut buffers`"
)]
pub trait AsSlicesMut<'a, T, const N: usize> {
    /// Calls `each` for each buffer.
    fn for_each_slice_mut(self, each: &mut dyn FnMut(BufferSliceMut<'a, T>));
}

/// An argument for a kernel's `&[&[T]]`: any number of buffers, at least one, as `[&a, &b]`, as a `&Vec` or as a slice.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// #[kernel(workgroup_size = 64)]
/// fn sum(layers: &[&[f32]], out: &mut [f32]) {
///     let i = global_invocation_id().x;
///     if i < out.len() {
///         for layer in layers {
///             if i < layer.len() {
///                 out[i] += layer[i];
///             }
///         }
///     }
/// }
///
/// let device = Device::cpu();
/// let layers = [vec![1.0], vec![10.0, 20.0], vec![100.0, 200.0]];
/// let layers = layers.iter().map(|layer| device.buffer(layer)).collect::<Result<Vec<_>, _>>()?;
/// let mut out = device.zeroed(2)?;
/// sum(&layers, &mut out).invocations(2).run()?;
/// assert_eq!(out.read()?, [111.0, 220.0]);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of buffers of `{T}`",
    label = "expected buffers of `{T}`",
    note = "a kernel's `&[&[{T}]]` takes a `Vec` or slice of buffers, `&buffers`, or an array of references to buffers, \
            `[&a, &b]`; all have one type, so buffers and slices together are slices: `[&a.slice(..4)?, &b.slice(..)?]`"
)]
pub trait AsAllSlices<'a, T> {
    /// Calls `each` for each buffer.
    fn for_each_of_all(self, each: &mut dyn FnMut(BufferSlice<'a, T>));
}

impl<'a, T, S: AsSlice<T> + ?Sized, const N: usize> AsAllSlices<'a, T> for [&'a S; N] {
    fn for_each_of_all(self, each: &mut dyn FnMut(BufferSlice<'a, T>)) {
        self.into_iter().for_each(|buffer| each(buffer.as_slice()));
    }
}

impl<'a, T, S: AsSlice<T>, const N: usize> AsAllSlices<'a, T> for &'a [S; N] {
    fn for_each_of_all(self, each: &mut dyn FnMut(BufferSlice<'a, T>)) {
        self.iter().for_each(|buffer| each(buffer.as_slice()));
    }
}

impl<'a, T, S: AsSlice<T> + ?Sized, const N: usize> AsSlices<'a, T, N> for [&'a S; N] {
    fn for_each_slice(self, each: &mut dyn FnMut(BufferSlice<'a, T>)) {
        self.into_iter().for_each(|buffer| each(buffer.as_slice()));
    }
}

impl<'a, T, S: AsSliceMut<T> + ?Sized, const N: usize> AsSlicesMut<'a, T, N> for [&'a mut S; N] {
    fn for_each_slice_mut(self, each: &mut dyn FnMut(BufferSliceMut<'a, T>)) {
        self.into_iter().for_each(|buffer| each(buffer.as_slice_mut()));
    }
}

impl<'a, T, S: AsSlice<T>, const N: usize> AsSlices<'a, T, N> for &'a [S; N] {
    fn for_each_slice(self, each: &mut dyn FnMut(BufferSlice<'a, T>)) {
        self.iter().for_each(|buffer| each(buffer.as_slice()));
    }
}

impl<'a, T, S: AsSliceMut<T>, const N: usize> AsSlicesMut<'a, T, N> for &'a mut [S; N] {
    fn for_each_slice_mut(self, each: &mut dyn FnMut(BufferSliceMut<'a, T>)) {
        self.iter_mut().for_each(|buffer| each(buffer.as_slice_mut()));
    }
}

macro_rules! of_any_length {
    ($($ty:ty)*) => {$(
        impl<'a, T, S: AsSlice<T>> AsAllSlices<'a, T> for &'a $ty {
            fn for_each_of_all(self, each: &mut dyn FnMut(BufferSlice<'a, T>)) {
                self.iter().for_each(|buffer| each(buffer.as_slice()));
            }
        }

        impl<'a, T, S: AsSlice<T>, const N: usize> AsSlices<'a, T, N> for &'a $ty {
            fn for_each_slice(self, each: &mut dyn FnMut(BufferSlice<'a, T>)) {
                self.iter().for_each(|buffer| each(buffer.as_slice()));
            }
        }

        impl<'a, T, S: AsSliceMut<T>, const N: usize> AsSlicesMut<'a, T, N> for &'a mut $ty {
            fn for_each_slice_mut(self, each: &mut dyn FnMut(BufferSliceMut<'a, T>)) {
                self.iter_mut().for_each(|buffer| each(buffer.as_slice_mut()));
            }
        }
    )*};
}

of_any_length!([S] Vec<S>);
