//! Memory that kernels work on: [`Buffer`] and [`Uniform`].
//!
//! Takes host values, gives memory of one device in WGSL layout. Invariant: the memory holds
//! exactly as many elements as the host put in, one `T::STRIDE` apart, and its device never
//! changes.

use std::{
    fmt,
    marker::PhantomData,
    ops::{Bound, Range, RangeBounds},
};

use crate::{Device, Error, HostShareable, device::Backend, gpu, value};

/// The memory of a buffer or uniform, whatever its element type.
pub(crate) struct Memory {
    device: Device,
    len: u32,
    place: Place,
}

enum Place {
    Host(Vec<u32>),
    Gpu(gpu::Memory),
}

impl Memory {
    /// Memory for `values`.
    fn new<T: HostShareable>(device: &Device, kind: Kind, values: &[T]) -> Result<Self, Error> {
        let (len, bytes) = kind.check::<T>(device, values.len())?;
        let place = match device.backend() {
            Backend::Cpu { .. } => Place::Host(host_words(device, bytes, |to| {
                value::encode(values, |_, words| to.extend_from_slice(words));
            })?),
            Backend::Gpu(gpu) => {
                let memory = gpu.allocate(bound::<T>(bytes), kind.usage())?;
                gpu.upload(&memory, 0, values)?;
                Place::Gpu(memory)
            }
        };
        Ok(Self { device: device.clone(), len, place })
    }

    /// The first `len` elements of a wgpu buffer.
    fn adopt<T: HostShareable>(
        device: &Device,
        buffer: wgpu::Buffer,
        len: usize,
    ) -> Result<Self, Error> {
        let Backend::Gpu(gpu) = device.backend() else {
            return Err(device.without_wgpu("buffer"));
        };
        let (len, bytes) = Kind::Storage.check::<T>(device, len)?;
        let place = Place::Gpu(gpu.adopt_buffer(buffer, bound::<T>(bytes))?);
        Ok(Self { device: device.clone(), len, place })
    }

    /// Memory of `len` elements, all bits zero.
    fn zeroed<T: HostShareable>(device: &Device, len: usize) -> Result<Self, Error> {
        let (len, bytes) = Kind::Storage.check::<T>(device, len)?;
        let place = match device.backend() {
            Backend::Cpu { .. } => Place::Host(host_words(device, bytes, |to| {
                to.resize(bytes.div_ceil(4) as usize, 0)
            })?),
            // WebGPU says that new memory is zero.
            Backend::Gpu(gpu) => {
                Place::Gpu(gpu.allocate(bound::<T>(bytes), Kind::Storage.usage())?)
            }
        };
        Ok(Self { device: device.clone(), len, place })
    }

    pub(crate) fn device(&self) -> &Device {
        &self.device
    }

    /// Elements.
    pub(crate) fn len(&self) -> u32 {
        self.len
    }

    /// The words, if they are in host memory.
    pub(crate) fn words(&self) -> Option<&[u32]> {
        match &self.place {
            Place::Host(words) => Some(words),
            Place::Gpu(_) => None,
        }
    }

    /// The words, if they are in host memory.
    pub(crate) fn words_mut(&mut self) -> Option<&mut [u32]> {
        match &mut self.place {
            Place::Host(words) => Some(words),
            Place::Gpu(_) => None,
        }
    }

    /// The GPU's memory, if they are there.
    pub(crate) fn gpu(&self) -> Option<&gpu::Memory> {
        match &self.place {
            Place::Host(_) => None,
            Place::Gpu(memory) => Some(memory),
        }
    }

    /// Replaces the elements from `start` on, which begin with a word. The caller has checked that
    /// they are within.
    fn write<T: HostShareable>(&mut self, start: usize, values: &[T]) -> Result<(), Error> {
        let first = start * T::STRIDE as usize / 4;
        match &mut self.place {
            Place::Host(to) => {
                value::encode(values, |start, words| {
                    to[first + start..][..words.len()].copy_from_slice(words);
                });
                Ok(())
            }
            Place::Gpu(memory) => memory.write(first as u64 * 4, values),
        }
    }
}

/// The bytes of the words that these are in: a GPU copies whole ones.
fn aligned(bytes: &Range<u64>) -> Range<u64> {
    bytes.start / 4 * 4..bytes.end.next_multiple_of(4)
}

/// The bytes that a binding takes: those of one element even if there is none, for WGSL has no
/// empty arrays.
fn bound<T: HostShareable>(bytes: u64) -> u64 {
    bytes.max(u64::from(T::STRIDE))
}

/// Words of host memory, filled by `fill`, without aborting the process if there are none left.
fn host_words(
    device: &Device,
    bytes: u64,
    fill: impl FnOnce(&mut Vec<u32>),
) -> Result<Vec<u32>, Error> {
    let out_of_memory = || Error::OutOfMemory { device: device.name(), doing: "creating a buffer" };
    let len = usize::try_from(bytes.div_ceil(4)).map_err(|_| out_of_memory())?;
    let mut words = Vec::new();
    words.try_reserve_exact(len).map_err(|_| out_of_memory())?;
    fill(&mut words);
    Ok(words)
}

/// What a buffer is bound as.
#[derive(Clone, Copy)]
enum Kind {
    Storage,
    Uniform,
}

impl Kind {
    fn usage(self) -> wgpu::BufferUsages {
        let usage = match self {
            Kind::Storage => wgpu::BufferUsages::STORAGE,
            Kind::Uniform => wgpu::BufferUsages::UNIFORM,
        };
        usage | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST
    }

    /// The number of elements and their size in bytes, if the device allows them.
    fn check<T: HostShareable>(
        self,
        device: &Device,
        elements: usize,
    ) -> Result<(u32, u64), Error> {
        let limits = device.limits();
        let (kind, limit) = match self {
            Kind::Storage => ("storage", limits.max_storage_buffer_bytes),
            Kind::Uniform => ("uniform", limits.max_uniform_buffer_bytes),
        };
        let bytes = (elements as u64).saturating_mul(u64::from(T::STRIDE));
        match u32::try_from(elements) {
            Ok(len) if bytes <= limit => Ok((len, bytes)),
            // Indices are u32, whatever the size of an element.
            _ => {
                let limit = limit.min(u64::from(u32::MAX) * u64::from(T::STRIDE));
                Err(Error::BufferTooLarge { kind, elements, bytes, limit, device: device.name() })
            }
        }
    }
}

/// An array of `T` in a device's memory: what kernels take as `&[T]` and `&mut [T]`.
///
/// Its elements have WGSL's layout (a [`Vec3`](glam::Vec3) takes 16 bytes); the host sees Rust
/// values.
pub struct Buffer<T> {
    memory: Memory,
    element: PhantomData<T>,
}

impl<T: HostShareable> Buffer<T> {
    pub(crate) fn new(device: &Device, values: &[T]) -> Result<Self, Error> {
        Ok(Self { memory: Memory::new(device, Kind::Storage, values)?, element: PhantomData })
    }

    pub(crate) fn zeroed(device: &Device, len: usize) -> Result<Self, Error> {
        Ok(Self { memory: Memory::zeroed::<T>(device, len)?, element: PhantomData })
    }

    pub(crate) fn adopt(device: &Device, buffer: wgpu::Buffer, len: usize) -> Result<Self, Error> {
        Ok(Self { memory: Memory::adopt::<T>(device, buffer, len)?, element: PhantomData })
    }

    pub(crate) fn memory(&self) -> &Memory {
        &self.memory
    }

    pub(crate) fn memory_mut(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        self.memory.len as usize
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.memory.len == 0
    }

    /// The device that the buffer lives on.
    pub fn device(&self) -> &Device {
        &self.memory.device
    }

    /// All elements, after everything that was launched before.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`], or what a launch before went wrong with.
    pub fn read(&self) -> Result<Vec<T>, Error> {
        self.read_range(..)
    }

    /// The elements of `range`, after everything that was launched before.
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`], or as [`read`](Self::read).
    pub fn read_range(&self, range: impl RangeBounds<usize>) -> Result<Vec<T>, Error> {
        let range = self.resolve(range)?;
        let mut values = vec![T::ZERO; range.len()];
        self.fill(range, &mut values)?;
        Ok(values)
    }

    /// Copies all elements to `values`, which must be as long as the buffer; without an allocation.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], or as [`read`](Self::read).
    pub fn read_into(&self, values: &mut [T]) -> Result<(), Error> {
        self.check_len(values.len())?;
        self.fill(0..values.len(), values)
    }

    /// All elements as they are after everything that was launched before this call.
    ///
    /// The copy begins with the call, not with the first poll, and borrows nothing: further
    /// launches and writes may follow at once. Any executor will do; none has to be running.
    ///
    /// # Errors
    /// The future gives the errors of [`read`](Self::read).
    pub fn read_async(
        &self,
    ) -> impl Future<Output = Result<Vec<T>, Error>> + Send + 'static + use<T> {
        let mut values = vec![T::ZERO; self.len()];
        let started = match (self.bytes(0..self.len()), self.memory.gpu()) {
            (bytes, Some(memory)) if !bytes.is_empty() => {
                memory.download(aligned(&bytes)).map(Some)
            }
            _ => self.fill(0..self.len(), &mut values).map(|()| None),
        };
        let readback = started.map(|readback| readback.map(gpu::Readback::in_background));
        async move {
            if let Some(readback) = readback? {
                readback.await?.finish(|bytes| value::decode(bytes, &mut values))?;
            }
            Ok(values)
        }
    }

    /// A buffer with the same elements on `device`, which may be any: they go through the host's
    /// memory, after everything that was launched before. Also a copy on the same device.
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
        self.check_len(values.len())?;
        self.write_range(0, values)
    }

    /// Replaces the elements from `start` on by `values`, after everything that was launched
    /// before.
    ///
    /// # Errors
    /// [`Error::RangeOutOfBounds`], [`Error::DeviceLost`], [`Error::OutOfMemory`].
    pub fn write_range(&mut self, start: usize, values: &[T]) -> Result<(), Error> {
        let range = self.resolve(start..start.saturating_add(values.len()))?;
        let words = self.whole_words(&range);
        if words == range || values.is_empty() {
            return self.memory.write(start, values);
        }
        let mut all = self.read_range(words.start..range.start)?;
        all.extend_from_slice(values);
        all.extend(self.read_range(range.end..words.end)?);
        self.memory.write(words.start, &all)
    }

    /// The elements of the words that these are in: two of 2 bytes share one.
    fn whole_words(&self, range: &Range<usize>) -> Range<usize> {
        if T::STRIDE % 4 == 0 {
            return range.clone();
        }
        range.start / 2 * 2..range.end.next_multiple_of(2).min(self.len())
    }

    fn check_len(&self, slice: usize) -> Result<(), Error> {
        let buffer = self.len();
        if slice == buffer { Ok(()) } else { Err(Error::LengthMismatch { buffer, slice }) }
    }

    /// `range` with both ends spelled out, if it is within the buffer.
    fn resolve(&self, range: impl RangeBounds<usize>) -> Result<Range<usize>, Error> {
        let len = self.len();
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

    /// Where the elements of `range` are, in bytes.
    fn bytes(&self, range: Range<usize>) -> Range<u64> {
        range.start as u64 * u64::from(T::STRIDE)..range.end as u64 * u64::from(T::STRIDE)
    }

    /// Copies `range`, which is within, to `values`, which are as many.
    fn fill(&self, range: Range<usize>, values: &mut [T]) -> Result<(), Error> {
        let bytes = self.bytes(range);
        match &self.memory.place {
            Place::Host(words) => {
                let words: &[u8] = bytemuck::cast_slice(words);
                value::decode(&words[bytes.start as usize..bytes.end as usize], values);
                Ok(())
            }
            Place::Gpu(_) if bytes.is_empty() => Ok(()),
            Place::Gpu(memory) => {
                let words = aligned(&bytes);
                let skip = (bytes.start - words.start) as usize;
                let readback = memory.download(words)?.wait()?;
                readback.finish(|bytes| value::decode(&bytes[skip..], values))
            }
        }
    }
}

/// One `T` in a device's memory that all invocations read: what kernels take as `&T`.
pub struct Uniform<T> {
    memory: Memory,
    value: PhantomData<T>,
}

impl<T: HostShareable> Uniform<T> {
    pub(crate) fn new(device: &Device, value: T) -> Result<Self, Error> {
        Ok(Self { memory: Memory::new(device, Kind::Uniform, &[value])?, value: PhantomData })
    }

    pub(crate) fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The device that the value lives on.
    pub fn device(&self) -> &Device {
        &self.memory.device
    }

    /// Replaces the value, after everything that was launched before.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`].
    pub fn write(&mut self, value: T) -> Result<(), Error> {
        self.memory.write(0, &[value])
    }
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
