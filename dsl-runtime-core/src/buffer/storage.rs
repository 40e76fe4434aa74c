//! Structs that end in a runtime-sized array, in storage memory: [`Storage`], and the array on the
//! host.
//!
//! Takes values in Rust's layout, gives memory in WGSL's: the members ahead of the array, then its
//! elements. Invariant: the memory has the same number of elements as the value that it was made
//! from.

use std::{
    fmt,
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

use half::{f16, slice::HalfBitsSliceExt};

use super::memory::{Kind, Memory, Part, PartMut, Span, host_words, overwrite};
use super::{BufferSlice, BufferSliceMut};
use crate::{
    Device, Error, HostShareable, ReadWords, Storable, StructLayout, WriteWords, structs,
    trace::span,
    value,
    wait::{Wait, may_wait},
};

/// The last member of a struct. The host decides its length: `items: RuntimeArray<Item>`. In WGSL
/// it is a runtime-sized array, `items: array<Item>`; on the host it is a [`Vec`].
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// #[derive(ShaderType)]
/// struct Queue {
///     count: Atomic<u32>,
///     items: RuntimeArray<f32>,
/// }
///
/// /// Appends the positive inputs.
/// #[kernel(workgroup_size = 64)]
/// fn keep(input: &[f32], queue: &mut Queue) {
///     let i = global_invocation_id().x;
///     if i < input.len() && input[i] > 0.0 {
///         let slot = queue.count.fetch_add(1);
///         if slot < queue.items.len() {
///             queue.items[slot] = input[i];
///         }
///     }
/// }
///
/// fn main() -> Result<(), dsl_runtime::Error> {
///     let device = Device::new()?;
///     let input = device.buffer(&[1.0, -2.0, 3.0])?;
///     let empty = Queue { count: Atomic::new(0), items: vec![0.0; 16].into() };
///     let mut queue = device.storage(&empty)?;
///     keep(&input, &mut queue).invocations(3).run()?;
///     let Queue { count, items } = queue.read()?;
///     assert_eq!(count.into_inner(), 2);
///     assert_eq!(items[..2].iter().sum::<f32>(), 4.0);
///     Ok(())
/// }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RuntimeArray<T>(Vec<T>);

impl<T> Deref for RuntimeArray<T> {
    type Target = Vec<T>;

    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T> DerefMut for RuntimeArray<T> {
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}

impl<T> From<Vec<T>> for RuntimeArray<T> {
    fn from(elements: Vec<T>) -> Self {
        Self(elements)
    }
}

impl<T> From<RuntimeArray<T>> for Vec<T> {
    fn from(array: RuntimeArray<T>) -> Self {
        array.0
    }
}

impl<T> FromIterator<T> for RuntimeArray<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        Self(elements.into_iter().collect())
    }
}

impl<T> IntoIterator for RuntimeArray<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a RuntimeArray<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// A struct that derives `ShaderType` and ends in a [`RuntimeArray`].
/// [`Device::storage`] takes it; kernels take it as `&T` and `&mut T`.
///
/// ```
/// use dsl_runtime::{RuntimeSized, prelude::*};
///
/// #[derive(ShaderType)]
/// struct Queue {
///     count: u32,
///     items: RuntimeArray<f32>,
/// }
///
/// let queue = Queue { count: 1, items: vec![0.5, 0.0].into() };
/// assert_eq!(queue.elements(), [0.5, 0.0]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not end in a runtime-sized array",
    note = "it is a struct with #[derive(ShaderType)] whose last member is a `RuntimeArray<T>`; values of a fixed size \
            live in a `Buffer` or a `Uniform`"
)]
pub trait RuntimeSized: StructLayout + Sized + 'static {
    /// An element of the array.
    type Element: HostShareable;

    /// The elements.
    fn elements(&self) -> &[Self::Element];

    /// Writes the members ahead of the array, as [`Storable::store`](crate::Storable::store) does.
    #[doc(hidden)]
    fn store_header(&self, words: &mut impl WriteWords);

    /// Reads the members ahead of the array, and takes its elements.
    #[doc(hidden)]
    fn load(words: &impl ReadWords, elements: RuntimeArray<Self::Element>) -> Self;
}

/// Where the elements begin, in bytes.
fn start<T: RuntimeSized>() -> u64 {
    T::MEMBERS.last().map_or(0, |array| array.offset.into())
}

/// Bytes of the members ahead of the array and of `len` elements.
fn bytes<T: RuntimeSized>(len: usize) -> u64 {
    (len as u64).saturating_mul(T::Element::STRIDE.into()).saturating_add(start::<T>())
}

/// Writes the members ahead of the array to words. These must be 0.
fn encode_header<T: RuntimeSized>(value: &T, room: &mut [u32]) {
    value.store_header(&mut |i: usize, word: u32, mask: u32| {
        if let Some(slot) = room.get_mut(i) {
            *slot |= word & mask;
        }
    });
}

/// Writes a value to words. These must be 0, and as long as the value.
fn encode<T: RuntimeSized>(value: &T, room: &mut [u32]) {
    encode_header(value, room);
    let all: &mut [u8] = bytemuck::cast_slice_mut(room);
    if let Some(elements) = all.get_mut(start::<T>() as usize..) {
        overwrite(elements, value.elements());
    }
}

/// Room for elements on the host.
fn room<T: RuntimeSized>(device: &Device, len: usize) -> Result<Vec<T::Element>, Error> {
    let mut elements = device.room(len, "reading a struct")?;
    elements.resize(len, <T::Element as Storable>::ZERO);
    Ok(elements)
}

/// The value in bytes. It has `elements.len()` elements.
fn decode<T: RuntimeSized>(bytes: &[u8], mut elements: Vec<T::Element>) -> T {
    if let Some(bytes) = bytes.get(start::<T>() as usize..) {
        value::decode(bytes, &mut elements);
    }
    T::load(&|i: usize| value::word_at(bytes, 4 * i), RuntimeArray(elements))
}

/// A struct in a device's memory that ends in a runtime-sized array: the argument for a kernel's `&T` and
/// `&mut T`. [`Device::storage`] decides the number of elements.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// #[derive(ShaderType)]
/// struct Path {
///     closed: u32,
///     points: RuntimeArray<Vec2>,
/// }
///
/// let device = Device::cpu();
/// let path = device.storage(&Path { closed: 0, points: vec![Vec2::ZERO, Vec2::ONE].into() })?;
/// assert_eq!(path.len(), 2);
/// assert_eq!(path.read()?.points[1], Vec2::ONE);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
pub struct Storage<T> {
    memory: Memory,
    len: u32,
    value: PhantomData<fn() -> T>,
}

impl<T: RuntimeSized> Storage<T> {
    pub(crate) fn new(device: &Device, value: &T) -> Result<Self, Error> {
        let elements = value.elements().len();
        let bytes = Kind::Storage.check_bytes(device, elements, bytes::<T>(elements))?;
        let mut words = host_words(device, bytes, |to| to.resize(bytes.div_ceil(4) as usize, 0))?;
        encode(value, &mut words);
        // WGSL requires at least one element.
        let room = structs::size_of(T::MEMBERS).into();
        let memory = Memory::of_words(device, Kind::Storage, words, bytes, room)?;
        Ok(Self { memory, len: elements as u32, value: PhantomData })
    }

    fn span(&self) -> Span {
        Span { start: 0, bytes: bytes::<T>(self.len()), len: self.len }
    }

    fn elements_span(&self) -> Span {
        let span = self.span();
        Span { start: start::<T>(), bytes: span.bytes - start::<T>(), len: self.len }
    }

    pub(crate) fn part(&self) -> Part<'_> {
        self.memory.part(self.span())
    }

    pub(crate) fn part_mut(&mut self) -> PartMut<'_> {
        let span = self.span();
        self.memory.part_mut(span)
    }

    /// The value with only its first `elements.len()` elements. Other bytes are not read.
    fn decoded(&self, elements: Vec<T::Element>) -> Result<T, Error> {
        let part = self.first(elements.len());
        match part.span.bytes {
            0 => Ok(decode(&[], elements)),
            _ => part.with_bytes(|bytes| decode(bytes, elements)),
        }
    }

    /// The struct with only its first `n` elements.
    fn first(&self, n: usize) -> Part<'_> {
        self.memory.part(Span { start: 0, bytes: bytes::<T>(n), len: 0 })
    }

    /// A copy of the words of a part, if they are in host memory; otherwise none.
    fn words(&self, part: Part<'_>) -> Result<Vec<u32>, Error> {
        let held = part.words().unwrap_or_default();
        let mut words = self.device().room(held.len(), "reading a struct")?;
        words.extend_from_slice(held);
        Ok(words)
    }

    /// Zeros for `bytes` bytes of the struct.
    fn zeros(&self, bytes: u64) -> Result<Vec<u32>, Error> {
        let len = bytes.div_ceil(4) as usize;
        let mut words = self.device().room(len, "writing a struct")?;
        words.resize(len, 0);
        Ok(words)
    }

    /// Number of elements of the array.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the array has no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The device that the struct lives on.
    pub fn device(&self) -> &Device {
        self.memory.device()
    }

    /// The elements of the array, without a copy: to read, copy and slice them, or for a kernel that
    /// takes `&[T]`, if they begin where the device [can bind](crate::Limits::storage_alignment) them.
    pub fn elements(&self) -> BufferSlice<'_, T::Element> {
        BufferSlice { part: self.memory.part(self.elements_span()), element: PhantomData }
    }

    /// The elements of the array to write to; otherwise as [`elements`](Self::elements).
    pub fn elements_mut(&mut self) -> BufferSliceMut<'_, T::Element> {
        let span = self.elements_span();
        BufferSliceMut { part: self.memory.part_mut(span), element: PhantomData }
    }

    /// The struct with all elements, after everything that was launched before.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`], or the error of an earlier launch.
    pub fn read(&self) -> Result<T, Error> {
        span!("read", bytes = self.span().bytes);
        self.device().inbox().deliver()?;
        self.decoded(room::<T>(self.device(), self.len())?)
    }

    /// The struct without its elements: only the members ahead of the array are copied from the
    /// device, after everything that was launched before.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    pub fn read_header(&self) -> Result<T, Error> {
        span!("read", bytes = start::<T>());
        if self.device().is_gpu() {
            may_wait("Storage::read_header", "Storage::read_header_async")?;
        }
        self.device().inbox().deliver()?;
        self.decoded(Vec::new())
    }

    /// As [`read_header`](Self::read_header), after everything that was launched before this call;
    /// otherwise as [`Buffer::read_async`](crate::Buffer::read_async).
    ///
    /// # Errors
    /// The future gives the errors of [`read`](Self::read).
    pub fn read_header_async(
        &self,
    ) -> impl Future<Output = Result<T, Error>> + Send + 'static + use<T> {
        span!("read_async", bytes = start::<T>());
        self.decoded_async(Ok(Vec::new()))
    }

    /// The struct after all launches that precede this call; otherwise the same as
    /// [`Buffer::read_async`](crate::Buffer::read_async).
    ///
    /// # Errors
    /// The future gives the errors of [`read`](Self::read).
    pub fn read_async(&self) -> impl Future<Output = Result<T, Error>> + Send + 'static + use<T> {
        span!("read_async", bytes = self.span().bytes);
        self.decoded_async(room::<T>(self.device(), self.len()))
    }

    /// The struct with the elements that there is room for.
    fn decoded_async(
        &self,
        room: Result<Vec<T::Element>, Error>,
    ) -> impl Future<Output = Result<T, Error>> + Send + 'static + use<T> {
        /// A read on its way, or the words that were read.
        enum Started<R> {
            Reading(R),
            Read(Vec<u32>),
        }
        let device = self.device().clone();
        let started = room.and_then(|elements| {
            let part = self.first(elements.len());
            let started = match part.download()? {
                Some(readback) => Started::Reading(readback.in_background()),
                None => Started::Read(self.words(part)?),
            };
            Ok((started, elements))
        });
        async move {
            let (started, elements) = started?;
            let read = match started {
                Started::Reading(readback) => Started::Reading(readback.await?),
                Started::Read(words) => Started::Read(words),
            };
            device.inbox().deliver_by(Wait::Later).await?;
            match read {
                Started::Reading(readback) => readback.finish(|bytes| decode(bytes, elements)),
                Started::Read(words) => Ok(decode(bytemuck::cast_slice(&words), elements)),
            }
        }
    }

    /// Replaces the struct, after everything that was launched before. The array of `value` must be
    /// as long as the array in memory.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], [`Error::DeviceLost`], [`Error::OutOfMemory`].
    pub fn write(&mut self, value: &T) -> Result<(), Error> {
        let (buffer, slice) = (self.len(), value.elements().len());
        if slice != buffer {
            return Err(Error::LengthMismatch { buffer, slice });
        }
        let mut words = self.zeros(self.span().bytes)?;
        encode(value, &mut words);
        self.memory.write(0, &words)
    }

    /// Replaces the members ahead of the array by the members of `value`. The elements of `value` are
    /// ignored. This happens after everything that was launched before.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`].
    pub fn write_header(&mut self, value: &T) -> Result<(), Error> {
        let bytes = start::<T>() as usize;
        let mut words = self.zeros(bytes as u64)?;
        encode_header(value, &mut words);
        if bytes.is_multiple_of(4) {
            return self.memory.write(0, &words);
        }
        // The array begins within a word.
        let halves: &[u16] = &bytemuck::cast_slice(&words)[..bytes / 2];
        self.memory.write(0, halves.reinterpret_cast::<f16>())
    }
}

impl<T: RuntimeSized> fmt::Debug for Storage<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Storage").field("len", &self.len()).field("device", self.device()).finish()
    }
}
