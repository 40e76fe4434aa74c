//! Views of buffers: some of the elements, or the same bytes as elements of another type.
//!
//! Takes a borrow of a [`Buffer`](crate::Buffer), gives a view that kernels take in its place,
//! without a copy. Invariant: a mutable view borrows its elements exclusively, so nothing else can
//! reach memory that is written.

use std::{
    any::type_name,
    fmt,
    marker::PhantomData,
    ops::{Bound, Range, RangeBounds},
    rc::Rc,
    sync::Arc,
};

use super::memory::{Part, PartMut, Span};
use crate::{
    Device, Error, HostShareable, PlainData,
    trace::span,
    value,
    wait::{Wait, may_wait},
};

/// Elements of a [`Buffer`](crate::Buffer), to read: the result of
/// [`Buffer::slice`](crate::Buffer::slice) and [`Buffer::cast`](crate::Buffer::cast).
///
/// Goes wherever `&Buffer<T>` does, as `&slice`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let device = Device::cpu();
/// let data = device.buffer(&[1, 2, 3, 4])?;
/// let middle = data.slice(1..3)?; // no copy
/// assert_eq!(middle.read()?, [2, 3]);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
pub struct BufferSlice<'a, T> {
    pub(crate) part: Part<'a>,
    pub(super) element: PhantomData<T>,
}

/// Elements of a [`Buffer`](crate::Buffer), to read and write: the result of
/// [`Buffer::slice_mut`](crate::Buffer::slice_mut) and [`Buffer::cast_mut`](crate::Buffer::cast_mut).
///
/// Goes wherever `&mut Buffer<T>` does, as `&mut slice`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let device = Device::cpu();
/// let mut data = device.buffer(&[1, 2, 3, 4])?;
/// data.slice_mut(1..3)?.fill(0)?;
/// assert_eq!(data.read()?, [1, 0, 0, 4]);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
pub struct BufferSliceMut<'a, T> {
    pub(crate) part: PartMut<'a>,
    pub(super) element: PhantomData<T>,
}

/// An argument for a kernel's `&[T]`: a [`Buffer`](crate::Buffer), a [`BufferSlice`], a [`BufferSliceMut`], or a pointer
/// to one of them.
///
/// ```
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32], by: &[f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= by[0];
/// #     }
/// # }
///
/// use dsl_runtime::Error;
///
/// /// Takes a buffer, a slice, or anything that points to one.
/// fn scale(data: &mut dyn AsSliceMut<f32>, by: &dyn AsSlice<f32>) -> Result<(), Error> {
///     double(data, by).for_each_element().run()
/// }
///
/// let device = Device::cpu();
/// let (mut data, by) = (device.buffer(&[1.0, 2.0])?, device.buffer(&[3.0])?);
/// scale(&mut data, &by.slice(..1)?)?;
/// assert_eq!(data.read()?, [3.0, 6.0]);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a buffer of `{T}`",
    label = "not a buffer of `{T}`",
    note = "a kernel's `&[{T}]` takes a `&Buffer<{T}>` or a `&BufferSlice<{T}>`: `device.buffer(&values)?` makes a buffer \
            of a slice; `buffer.cast()` gives the bytes of a buffer another type"
)]
pub trait AsSlice<T> {
    /// All of the elements.
    fn as_slice(&self) -> BufferSlice<'_, T>;
}

/// An argument for a kernel's `&mut [T]`: a [`Buffer`](crate::Buffer), a [`BufferSliceMut`], or a pointer to one of them.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// use dsl_runtime::Error;
///
/// fn clear(data: &mut dyn AsSliceMut<f32>) -> Result<(), Error> {
///     data.as_slice_mut().fill(0.0)
/// }
///
/// let mut data = Device::cpu().buffer(&[1.0, 2.0, 3.0])?;
/// clear(&mut data.slice_mut(..2)?)?;
/// assert_eq!(data.read()?, [0.0, 0.0, 3.0]);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a buffer of `{T}` to write to",
    label = "not a buffer of `{T}`, or not one that can be written",
    note = "a kernel's `&mut [{T}]` takes a `&mut Buffer<{T}>` or a `&mut BufferSliceMut<{T}>`: `device.buffer(&values)?` \
            makes a buffer of a slice, `device.zeroed(n)?` one of zeros; `buffer.cast_mut()` gives the bytes of a buffer \
            another type"
)]
pub trait AsSliceMut<T>: AsSlice<T> {
    /// All of the elements.
    fn as_slice_mut(&mut self) -> BufferSliceMut<'_, T>;
}

impl<T> AsSlice<T> for BufferSlice<'_, T> {
    fn as_slice(&self) -> BufferSlice<'_, T> {
        *self
    }
}

impl<T> AsSlice<T> for BufferSliceMut<'_, T> {
    fn as_slice(&self) -> BufferSlice<'_, T> {
        BufferSlice { part: self.part.as_part(), element: PhantomData }
    }
}

impl<T> AsSliceMut<T> for BufferSliceMut<'_, T> {
    fn as_slice_mut(&mut self) -> BufferSliceMut<'_, T> {
        let span = self.part.span;
        BufferSliceMut { part: self.part.within(span), element: PhantomData }
    }
}

macro_rules! through_pointers {
    ($($pointer:ty),*; $($pointer_mut:ty),*) => {
        $(impl<T, S: AsSlice<T> + ?Sized> AsSlice<T> for $pointer {
            fn as_slice(&self) -> BufferSlice<'_, T> {
                (**self).as_slice()
            }
        })*
        $(impl<T, S: AsSliceMut<T> + ?Sized> AsSliceMut<T> for $pointer_mut {
            fn as_slice_mut(&mut self) -> BufferSliceMut<'_, T> {
                (**self).as_slice_mut()
            }
        })*
    };
}

through_pointers!(&S, &mut S, Box<S>, Rc<S>, Arc<S>; &mut S, Box<S>);

impl<T> Clone for BufferSlice<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for BufferSlice<'_, T> {}

impl<'a, T: HostShareable> BufferSlice<'a, T> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.part.span.len as usize
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.part.span.len == 0
    }

    /// The device that the elements live on.
    pub fn device(&self) -> &'a Device {
        self.part.memory.device()
    }

    /// As [`Buffer::slice`](crate::Buffer::slice).
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`].
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Result<Self, Error> {
        let range = resolve(range, self.len())?;
        Ok(self.within(range))
    }

    /// As [`Buffer::cast`](crate::Buffer::cast).
    ///
    /// # Errors
    /// [`Error::CastLength`].
    pub fn cast<U: PlainData>(&self) -> Result<BufferSlice<'a, U>, Error>
    where
        T: PlainData,
    {
        let span = cast::<T, U>(self.part.span)?;
        Ok(BufferSlice { part: self.part.within(span), element: PhantomData })
    }

    /// As [`Buffer::read`](crate::Buffer::read).
    ///
    /// # Errors
    /// As [`Buffer::read`](crate::Buffer::read).
    pub fn read(&self) -> Result<Vec<T>, Error> {
        let mut values = self.zeros()?;
        self.part.read(&mut values)?;
        Ok(values)
    }

    /// As [`Buffer::read_into`](crate::Buffer::read_into).
    ///
    /// # Errors
    /// As [`Buffer::read_into`](crate::Buffer::read_into).
    pub fn read_into(&self, values: &mut [T]) -> Result<(), Error> {
        check_len(self.len(), values.len())?;
        self.part.read(values)
    }

    /// As [`Buffer::read_async`](crate::Buffer::read_async).
    ///
    /// # Errors
    /// As [`Buffer::read_async`](crate::Buffer::read_async).
    pub fn read_async(
        &self,
    ) -> impl Future<Output = Result<Vec<T>, Error>> + Send + 'static + use<T> {
        span!("read_async", bytes = self.part.span.bytes);
        let (device, copied) = (self.device().clone(), self.copied());
        async move {
            let values = copied.await?;
            device.inbox().deliver_by(Wait::Later).await?;
            Ok(values)
        }
    }

    /// The same, without delivering kernel messages.
    pub(crate) fn copied(
        &self,
    ) -> impl Future<Output = Result<Vec<T>, Error>> + Send + 'static + use<T> {
        let skip = (self.part.span.start % 4) as usize;
        let started = self.zeros().and_then(|mut values| match self.part.download()? {
            Some(readback) => Ok((values, Some(readback.in_background()))),
            None => self.part.decode(&mut values).map(|()| (values, None)),
        });
        async move {
            let (mut values, readback) = started?;
            if let Some(readback) = readback {
                readback.await?.finish(|bytes| value::decode(&bytes[skip..], &mut values))?;
            }
            Ok(values)
        }
    }

    /// Zeros for the read to replace, one for each element.
    fn zeros(&self) -> Result<Vec<T>, Error> {
        let mut values = self.device().room(self.len(), "reading a buffer")?;
        values.resize(self.len(), T::ZERO);
        Ok(values)
    }

    fn within(&self, range: Range<usize>) -> Self {
        let span = self.part.span.slice(range, T::STRIDE);
        Self { part: self.part.within(span), element: PhantomData }
    }
}

impl<T: HostShareable> BufferSliceMut<'_, T> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.part.span.len as usize
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.part.span.len == 0
    }

    /// The device that the elements live on.
    pub fn device(&self) -> &Device {
        self.part.memory.device()
    }

    /// As [`Buffer::slice`](crate::Buffer::slice).
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`].
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Result<BufferSlice<'_, T>, Error> {
        self.as_slice().slice(range)
    }

    /// As [`Buffer::slice_mut`](crate::Buffer::slice_mut).
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`].
    pub fn slice_mut(
        &mut self,
        range: impl RangeBounds<usize>,
    ) -> Result<BufferSliceMut<'_, T>, Error> {
        let span = self.part.span.slice(resolve(range, self.len())?, T::STRIDE);
        Ok(BufferSliceMut { part: self.part.within(span), element: PhantomData })
    }

    /// As [`Buffer::split_at_mut`](crate::Buffer::split_at_mut).
    ///
    /// # Errors
    /// As [`Buffer::split_at_mut`](crate::Buffer::split_at_mut).
    pub fn split_at_mut(
        &mut self,
        at: usize,
    ) -> Result<(BufferSliceMut<'_, T>, BufferSliceMut<'_, T>), Error> {
        let span = self.part.span;
        split(self.part.within(span), at)
    }

    /// As [`Buffer::cast`](crate::Buffer::cast).
    ///
    /// # Errors
    /// [`Error::CastLength`].
    pub fn cast<U: PlainData>(&self) -> Result<BufferSlice<'_, U>, Error>
    where
        T: PlainData,
    {
        self.as_slice().cast()
    }

    /// As [`Buffer::cast_mut`](crate::Buffer::cast_mut).
    ///
    /// # Errors
    /// [`Error::CastLength`].
    pub fn cast_mut<U: PlainData>(&mut self) -> Result<BufferSliceMut<'_, U>, Error>
    where
        T: PlainData,
    {
        let span = cast::<T, U>(self.part.span)?;
        Ok(BufferSliceMut { part: self.part.within(span), element: PhantomData })
    }

    /// As [`Buffer::read`](crate::Buffer::read).
    ///
    /// # Errors
    /// As [`Buffer::read`](crate::Buffer::read).
    pub fn read(&self) -> Result<Vec<T>, Error> {
        self.as_slice().read()
    }

    /// As [`Buffer::read_into`](crate::Buffer::read_into).
    ///
    /// # Errors
    /// As [`Buffer::read_into`](crate::Buffer::read_into).
    pub fn read_into(&self, values: &mut [T]) -> Result<(), Error> {
        self.as_slice().read_into(values)
    }

    /// As [`Buffer::read_async`](crate::Buffer::read_async).
    ///
    /// # Errors
    /// As [`Buffer::read_async`](crate::Buffer::read_async).
    pub fn read_async(
        &self,
    ) -> impl Future<Output = Result<Vec<T>, Error>> + Send + 'static + use<T> {
        self.as_slice().read_async()
    }

    /// As [`Buffer::write`](crate::Buffer::write).
    ///
    /// # Errors
    /// As [`Buffer::write`](crate::Buffer::write).
    pub fn write(&mut self, values: &[T]) -> Result<(), Error> {
        check_len(self.len(), values.len())?;
        self.part.write(values)
    }

    /// As [`Buffer::fill`](crate::Buffer::fill).
    ///
    /// # Errors
    /// As [`Buffer::fill`](crate::Buffer::fill).
    pub fn fill(&mut self, value: T) -> Result<(), Error> {
        self.part.fill(value)
    }

    /// As [`Device::copy`], with these elements as the destination.
    pub(crate) fn copy_on(
        &mut self,
        device: &Device,
        from: BufferSlice<'_, T>,
    ) -> Result<(), Error> {
        if self.len() != from.len() {
            return Err(Error::CopyLength { from: from.len(), to: self.len() });
        }
        for actual in [from.device(), self.part.memory.device()] {
            if actual != device {
                let (expected, actual) = (device.name(), actual.name());
                return Err(Error::CopyBetweenDevices { expected, actual });
            }
        }
        if !self.part.copy(from.part)? {
            if device.is_gpu() {
                may_wait("copying half words, or within a buffer", "read_async, then write")?;
            }
            self.write(&from.read()?)?;
        }
        Ok(())
    }
}

/// The elements ahead of `at`, and the others.
pub(super) fn split<T: HostShareable>(
    part: PartMut<'_>,
    at: usize,
) -> Result<(BufferSliceMut<'_, T>, BufferSliceMut<'_, T>), Error> {
    resolve(at.., part.span.len as usize)?;
    let stride = T::STRIDE;
    let (first, second) = part.split(at, stride).ok_or(Error::SplitWithinWord { at, stride })?;
    let slice = |part| BufferSliceMut { part, element: PhantomData };
    Ok((slice(first), slice(second)))
}

/// The same bytes as elements of another type.
pub(super) fn cast<T: PlainData, U: PlainData>(span: Span) -> Result<Span, Error> {
    let (bytes, stride) = (span.bytes, U::STRIDE);
    let whole = bytes.checked_div(u64::from(stride));
    // Indices are `u32`, whatever the size of an element.
    match whole.and_then(|len| u32::try_from(len).ok()) {
        Some(len) if u64::from(len) * u64::from(stride) == bytes => Ok(Span { len, ..span }),
        _ => {
            let (len, from, to) = (span.len as usize, name::<T>(), name::<U>());
            Err(Error::CastLength { len, from, bytes, to, stride })
        }
    }
}

/// The name of a type without its modules.
fn name<T>() -> String {
    let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let paths = type_name::<T>().split_inclusive(|c| !is_path(c));
    paths.map(|path| path.rsplit("::").next().unwrap_or(path)).collect()
}

fn check_len(buffer: usize, slice: usize) -> Result<(), Error> {
    if slice == buffer { Ok(()) } else { Err(Error::LengthMismatch { buffer, slice }) }
}

/// `range` with explicit ends, if it is within `len` elements.
pub(super) fn resolve(range: impl RangeBounds<usize>, len: usize) -> Result<Range<usize>, Error> {
    let start = match range.start_bound() {
        Bound::Included(&start) => start,
        Bound::Excluded(&start) => start.saturating_add(1),
        Bound::Unbounded => 0,
    };
    let end = match range.end_bound() {
        Bound::Included(&end) => end.saturating_add(1),
        Bound::Excluded(&end) => end,
        Bound::Unbounded => len,
    };
    if start <= end && end <= len {
        Ok(start..end)
    } else {
        Err(Error::RangeOutOfBounds { start, end, len })
    }
}

impl<T: HostShareable> fmt::Debug for BufferSlice<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (len, device) = (self.len(), self.device());
        f.debug_struct("BufferSlice").field("len", &len).field("device", device).finish()
    }
}

impl<T: HostShareable> fmt::Debug for BufferSliceMut<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (len, device) = (self.len(), self.device());
        f.debug_struct("BufferSliceMut").field("len", &len).field("device", device).finish()
    }
}
