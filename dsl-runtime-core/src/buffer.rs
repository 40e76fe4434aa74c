//! Memory that kernels work on: [`Buffer`] and [`Uniform`], and views of buffers.
//!
//! Takes host values, gives memory of one device in WGSL layout. Invariant: the memory holds
//! exactly the elements that the host put in, one `T::STRIDE` apart, and its device never changes.

#[cfg(feature = "ndarray")]
mod array;
mod download;
mod memory;
mod several;
mod slice;
mod storage;

use std::{fmt, marker::PhantomData, ops::RangeBounds};

use crate::{Device, Error, HostShareable, PlainData, value};

pub use download::{Download, HostCopy};
use memory::Kind;
pub(crate) use memory::{Memory, Part, PartMut, Span};
pub use several::{AsAllSlices, AsSlices, AsSlicesMut};
pub use slice::{AsSlice, AsSliceMut, BufferSlice, BufferSliceMut};
pub use storage::{RuntimeArray, RuntimeSized, Storage};

/// An array of `T` in a device's memory: the argument for a kernel's `&[T]` and `&mut [T]`.
///
/// Its elements have WGSL's layout (a [`Vec3`](glam::Vec3) takes 16 bytes); the host sees Rust
/// values.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let device = Device::cpu();
/// let mut heights = device.buffer(&[1.0f32, 2.0])?;
/// heights.write(&[3.0, 4.0])?;
/// assert_eq!(heights.read()?, [3.0, 4.0]);
/// assert_eq!(heights.len(), 2);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
pub struct Buffer<T> {
    memory: Memory,
    len: u32,
    element: PhantomData<T>,
}

impl<T: HostShareable> Buffer<T> {
    pub(crate) fn new(device: &Device, values: &[T]) -> Result<Self, Error> {
        Ok(Self::of(Memory::new(device, Kind::Storage, values)?, values.len()))
    }

    pub(crate) fn zeroed(device: &Device, len: usize) -> Result<Self, Error> {
        Ok(Self::of(Memory::zeroed::<T>(device, len)?, len))
    }

    /// The first `len` elements of a wgpu buffer.
    pub(crate) fn adopt(device: &Device, buffer: wgpu::Buffer, len: usize) -> Result<Self, Error> {
        Ok(Self::of(Memory::adopt::<T>(device, buffer, len)?, len))
    }

    pub(crate) fn memory(&self) -> &Memory {
        &self.memory
    }

    /// A buffer of memory that was made for `len` elements. `len` fits in a `u32`.
    fn of(memory: Memory, len: usize) -> Self {
        Self { memory, len: len as u32, element: PhantomData }
    }

    fn span(&self) -> Span {
        Span { start: 0, bytes: u64::from(self.len) * u64::from(T::STRIDE), len: self.len }
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The device that the buffer lives on.
    pub fn device(&self) -> &Device {
        self.memory.device()
    }

    /// The elements of `range`, without a copy: `kernel(&a.slice(256..)?, &mut b)`.
    ///
    /// A kernel takes the slice for a whole buffer: its indices begin at 0, and its `len()` is the
    /// slice's. A slice for a kernel has to begin at a multiple of
    /// [`Limits::storage_alignment`](crate::Limits::storage_alignment) bytes, which differs between
    /// devices; 256 bytes, 64 `f32`, are right for all. If a slice ends within a word of 4 bytes,
    /// with other elements behind it, all indices of the kernel must be [proven](crate::Proofs) to
    /// stay within it. To read, write, fill and copy, a slice may begin and end anywhere.
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`].
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::cpu();
    /// let buffer = device.buffer(&[1, 2, 3, 4])?;
    /// assert_eq!(buffer.slice(1..3)?.read()?, [2, 3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Result<BufferSlice<'_, T>, Error> {
        self.as_slice().slice(range)
    }

    /// The elements of `range`, to write to; otherwise as [`slice`](Self::slice). As long as the
    /// slice exists, nothing else can reach the buffer.
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`].
    pub fn slice_mut(
        &mut self,
        range: impl RangeBounds<usize>,
    ) -> Result<BufferSliceMut<'_, T>, Error> {
        let span = self.span().slice(slice::resolve(range, self.len())?, T::STRIDE);
        Ok(BufferSliceMut { part: self.memory.part_mut(span), element: PhantomData })
    }

    /// The elements ahead of `at` and the others, to write to both: `let (mut a, mut b) =
    /// buffer.split_at_mut(n)?`. A launch takes both if the kernel has `&mut [T]` for each. The
    /// rules for [slices](Self::slice) apply to both parts: for a kernel, the second part has to
    /// begin at a multiple of [`Limits::storage_alignment`](crate::Limits::storage_alignment)
    /// bytes.
    ///
    /// ```
    /// use dsl_runtime::prelude::*;
    ///
    /// #[kernel(workgroup_size = 64)]
    /// fn exchange(a: &mut [f32], b: &mut [f32]) {
    ///     let i = global_invocation_id().x;
    ///     if i < a.len() && i < b.len() {
    ///         let old = a[i];
    ///         a[i] = b[i];
    ///         b[i] = old;
    ///     }
    /// }
    ///
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?;
    /// let mut data = device.buffer_from_iter((0..128).map(|i| i as f32))?;
    /// let (mut low, mut high) = data.split_at_mut(64)?;
    /// exchange(&mut low, &mut high).invocations(64).run()?;
    /// assert_eq!(data.read()?[..2], [64.0, 65.0]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`]; [`Error::SplitWithinWord`] if the split is within a word of 4
    /// bytes, between elements of 2 bytes.
    pub fn split_at_mut(
        &mut self,
        at: usize,
    ) -> Result<(BufferSliceMut<'_, T>, BufferSliceMut<'_, T>), Error> {
        let span = self.span();
        slice::split(self.memory.part_mut(span), at)
    }

    /// The same bytes as elements of another type, without a copy: `f32` as
    /// [`Vec4`](glam::Vec4), `u32` as the bits of `f32`, and back.
    ///
    /// # Errors
    /// [`Error::CastLength`] if the bytes are not whole elements of `U`.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::cpu();
    /// let numbers = device.buffer(&[1.0f32, 2.0, 3.0, 4.0])?;
    /// let vectors = numbers.cast::<Vec2>()?; // the same memory
    /// assert_eq!(vectors.read()?, [vec2(1.0, 2.0), vec2(3.0, 4.0)]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn cast<U: PlainData>(&self) -> Result<BufferSlice<'_, U>, Error>
    where
        T: PlainData,
    {
        self.as_slice().cast()
    }

    /// The same bytes as elements of another type, to write to.
    ///
    /// # Errors
    /// [`Error::CastLength`] if the bytes are not whole elements of `U`.
    pub fn cast_mut<U: PlainData>(&mut self) -> Result<BufferSliceMut<'_, U>, Error>
    where
        T: PlainData,
    {
        let span = slice::cast::<T, U>(self.span())?;
        Ok(BufferSliceMut { part: self.memory.part_mut(span), element: PhantomData })
    }

    /// All elements, after everything that was launched before. It does not wait for launches after
    /// the call.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`]; [`Error::Refused`], once, if earlier launches
    /// were refused; [`Error::TimedOut`] at the end of a [time limit](crate::with_time_limit).
    pub fn read(&self) -> Result<Vec<T>, Error> {
        self.as_slice().read()
    }

    /// The elements of `range`, after everything that was launched before.
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`], or as [`read`](Self::read).
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::cpu();
    /// let buffer = device.buffer(&[1, 2, 3, 4])?;
    /// assert_eq!(buffer.read_range(1..3)?, [2, 3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn read_range(&self, range: impl RangeBounds<usize>) -> Result<Vec<T>, Error> {
        self.slice(range)?.read()
    }

    /// Copies all elements to `values`, which must be as long as the buffer. It allocates nothing.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], or as [`read`](Self::read).
    pub fn read_into(&self, values: &mut [T]) -> Result<(), Error> {
        self.as_slice().read_into(values)
    }

    /// All elements as they are after everything that was launched before this call.
    ///
    /// The copy begins with the call, not with the first poll, and borrows nothing. Further
    /// launches and writes may follow at once, and the future does not wait for them. It works in
    /// any executor, and without one.
    ///
    /// # Errors
    /// The future gives the errors of [`read`](Self::read).
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::cpu();
    /// let mut buffer = device.buffer(&[1, 2])?;
    /// let then = buffer.read_async();
    /// buffer.write(&[3, 4])?; // does not wait for the read, which has begun
    /// # let then = pollster::block_on(then)?; /*
    /// let then = then.await?;
    /// # */
    /// assert_eq!(then, [1, 2]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn read_async(
        &self,
    ) -> impl Future<Output = Result<Vec<T>, Error>> + Send + 'static + use<T> {
        self.as_slice().read_async()
    }

    /// A buffer with the same elements on `device`, which may be any device, this one included.
    /// They go through the host's memory, after everything that was launched before.
    ///
    /// # Errors
    /// As [`read`](Self::read) of this device, or as [`Device::buffer`] of the other.
    pub fn to_device(&self, device: &Device) -> Result<Self, Error> {
        Self::new(device, &self.read()?)
    }

    /// Replaces all elements, after everything that was launched before; `values` must be as long
    /// as the buffer.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], [`Error::DeviceLost`], [`Error::OutOfMemory`].
    pub fn write(&mut self, values: &[T]) -> Result<(), Error> {
        self.as_slice_mut().write(values)
    }

    /// Replaces the elements from `start` on by `values`, after everything that was launched
    /// before.
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`], [`Error::DeviceLost`], [`Error::OutOfMemory`].
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::cpu();
    /// let mut buffer = device.buffer(&[1, 2, 3, 4])?;
    /// buffer.write_range(2, &[7, 8])?;
    /// assert_eq!(buffer.read()?, [1, 2, 7, 8]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn write_range(&mut self, start: usize, values: &[T]) -> Result<(), Error> {
        self.slice_mut(start..start.saturating_add(values.len()))?.write(values)
    }

    /// Makes all elements `value`, after everything that was launched before. On a GPU this is
    /// recorded like a launch, and only the value passes through the host.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`].
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::cpu();
    /// let mut buffer = device.zeroed::<u32>(3)?;
    /// buffer.fill(7)?;
    /// assert_eq!(buffer.read()?, [7, 7, 7]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn fill(&mut self, value: T) -> Result<(), Error> {
        self.as_slice_mut().fill(value)
    }
}

impl<T: HostShareable> AsSlice<T> for Buffer<T> {
    fn as_slice(&self) -> BufferSlice<'_, T> {
        BufferSlice { part: self.memory.part(self.span()), element: PhantomData }
    }
}

impl<T: HostShareable> AsSliceMut<T> for Buffer<T> {
    fn as_slice_mut(&mut self) -> BufferSliceMut<'_, T> {
        let span = self.span();
        BufferSliceMut { part: self.memory.part_mut(span), element: PhantomData }
    }
}

/// One `T` in a device's memory that all invocations read: the argument for a kernel's `&T`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
/// struct Camera {
///     position: Vec3,
///     zoom: f32,
/// }
///
/// let device = Device::cpu();
/// let mut camera = device.uniform(Camera { position: Vec3::ZERO, zoom: 1.0 })?;
/// camera.write(Camera { position: Vec3::X, zoom: 2.0 })?;
/// assert_eq!(camera.read()?.zoom, 2.0);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
pub struct Uniform<T> {
    memory: Memory,
    /// The value's words in the memory, for proofs: only the host writes to it. Empty if unknown.
    words: Vec<u32>,
    value: PhantomData<T>,
}

impl<T: HostShareable> Uniform<T> {
    pub(crate) fn new(device: &Device, value: T) -> Result<Self, Error> {
        let bytes = Kind::Uniform.check_bytes(device, 1, T::STRIDE.into())?;
        let mut words = Vec::new();
        encode(&value, &mut words);
        let memory = Memory::of_words(device, Kind::Uniform, words.clone(), bytes, bytes)?;
        Ok(Self { memory, words, value: PhantomData })
    }

    /// The words of the value. Empty if they are unknown.
    pub(crate) fn words(&self) -> &[u32] {
        &self.words
    }

    pub(crate) fn part(&self) -> Part<'_> {
        let bytes = u64::from(T::STRIDE);
        self.memory.part(Span { start: 0, bytes, len: 1 })
    }

    /// The device that the value lives on.
    pub fn device(&self) -> &Device {
        self.memory.device()
    }

    /// The value, after everything that was launched before.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`], or the error of an earlier launch.
    pub fn read(&self) -> Result<T, Error> {
        let mut value = [T::ZERO];
        self.part().read(&mut value)?;
        Ok(value[0])
    }

    /// The value after all launches that precede this call; otherwise the same as
    /// [`Buffer::read_async`].
    ///
    /// # Errors
    /// The future gives the errors of [`read`](Self::read).
    pub fn read_async(&self) -> impl Future<Output = Result<T, Error>> + Send + 'static + use<T> {
        let values = BufferSlice { part: self.part(), element: PhantomData::<T> }.read_async();
        async move { Ok(values.await?.remove(0)) }
    }

    /// The same value on `device`, as [`Buffer::to_device`].
    ///
    /// # Errors
    /// As [`read`](Self::read) of this device, or as [`Device::uniform`] of the other.
    pub fn to_device(&self, device: &Device) -> Result<Self, Error> {
        Self::new(device, self.read()?)
    }

    /// Replaces the value, after everything that was launched before.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`].
    pub fn write(&mut self, value: T) -> Result<(), Error> {
        // If the write fails, the value on the device is unknown: `words` stays empty then.
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        encode(&value, &mut words);
        self.memory.write(0, &words)?;
        self.words = words;
        Ok(())
    }
}

/// Appends the words of a value. It asks the value for them only once: a `Storable` written by hand
/// may give other words the next time, and proofs must see the words that the device gets.
fn encode<T: HostShareable>(value: &T, words: &mut Vec<u32>) {
    value::encode(std::slice::from_ref(value), |_, piece| words.extend_from_slice(piece));
}

impl<T: HostShareable> fmt::Debug for Buffer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Buffer").field("len", &self.len()).field("device", self.device()).finish()
    }
}

impl<T: HostShareable> fmt::Debug for Uniform<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Uniform").field("device", self.device()).finish()
    }
}
