//! The memory of buffers and uniforms, whatever its element type: on the host or on a GPU.
//!
//! Takes values and where they go in bytes. Invariant: a [`Part`] lies within its memory.

use std::{any::TypeId, ops::Range};

use crate::{Device, Error, HostShareable, device::Backend, gpu, trace::span, value};

/// The memory of a buffer or uniform.
pub(crate) struct Memory {
    device: Device,
    /// Bytes that elements take.
    bytes: u64,
    /// Whether it was made to hold workgroup counts, too.
    holds_counts: bool,
    place: Place,
}

enum Place {
    Host(Vec<u32>),
    Gpu(gpu::Memory),
}

/// Some elements of a memory.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    /// The byte where they begin.
    pub(crate) start: u64,
    pub(crate) bytes: u64,
    /// Elements.
    pub(crate) len: u32,
}

/// Some elements of a memory, to read.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    pub(crate) memory: &'a Memory,
    pub(crate) span: Span,
}

/// Some elements of a memory, to read and write.
pub(crate) struct PartMut<'a> {
    pub(crate) memory: &'a mut Memory,
    pub(crate) span: Span,
}

impl Memory {
    /// Memory for `values`.
    pub(super) fn new<T: HostShareable>(
        device: &Device,
        kind: Kind,
        values: &[T],
    ) -> Result<Self, Error> {
        let bytes = kind.check::<T>(device, values.len())?;
        span!("upload", bytes = bytes);
        let place = match device.backend() {
            Backend::Cpu { .. } => Place::Host(host_words(device, bytes, |to| {
                value::encode(values, |_, words| to.extend_from_slice(words));
            })?),
            Backend::Gpu(gpu) => {
                let memory = gpu.allocate(bytes, kind.usage::<T>())?;
                gpu.upload(&memory, values)?;
                Place::Gpu(memory)
            }
        };
        Ok(Self::of::<T>(device, bytes, place))
    }

    /// Memory of so many bytes that begins with `words`, and has room for `room` bytes.
    pub(super) fn of_words(
        device: &Device,
        kind: Kind,
        words: Vec<u32>,
        bytes: u64,
        room: u64,
    ) -> Result<Self, Error> {
        span!("upload", bytes = bytes);
        let place = match device.backend() {
            Backend::Cpu { .. } => Place::Host(words),
            Backend::Gpu(gpu) => {
                // Not the usage of counts: these are words of a struct.
                let memory = gpu.allocate(bytes.max(room), kind.usage::<f32>())?;
                gpu.upload(&memory, &words)?;
                Place::Gpu(memory)
            }
        };
        Ok(Self { device: device.clone(), bytes, holds_counts: false, place })
    }

    /// The first `len` elements of a wgpu buffer.
    pub(super) fn adopt<T: HostShareable>(
        device: &Device,
        buffer: wgpu::Buffer,
        len: usize,
    ) -> Result<Self, Error> {
        let Backend::Gpu(gpu) = device.backend() else {
            return Err(device.without_wgpu("buffer"));
        };
        let bytes = Kind::Storage.check::<T>(device, len)?;
        let place = Place::Gpu(gpu.adopt_buffer(buffer, bytes)?);
        Ok(Self::of::<T>(device, bytes, place))
    }

    /// Memory of `len` elements, all bits zero.
    pub(super) fn zeroed<T: HostShareable>(device: &Device, len: usize) -> Result<Self, Error> {
        let bytes = Kind::Storage.check::<T>(device, len)?;
        let place = match device.backend() {
            Backend::Cpu { .. } => Place::Host(host_words(device, bytes, |to| {
                to.resize(bytes.div_ceil(4) as usize, 0)
            })?),
            // WebGPU says that new memory is zero.
            Backend::Gpu(gpu) => Place::Gpu(gpu.allocate(bytes, Kind::Storage.usage::<T>())?),
        };
        Ok(Self::of::<T>(device, bytes, place))
    }

    fn of<T: 'static>(device: &Device, bytes: u64, place: Place) -> Self {
        Self { device: device.clone(), bytes, holds_counts: is_count::<T>(), place }
    }

    pub(crate) fn device(&self) -> &Device {
        &self.device
    }

    /// The GPU's memory, if it is there.
    pub(crate) fn gpu(&self) -> Option<&gpu::Memory> {
        match &self.place {
            Place::Host(_) => None,
            Place::Gpu(memory) => Some(memory),
        }
    }

    /// Replaces the elements that begin at byte `start`.
    pub(super) fn write<T: HostShareable>(
        &mut self,
        start: u64,
        values: &[T],
    ) -> Result<(), Error> {
        let end = start + values.len() as u64 * u64::from(T::STRIDE);
        span!("upload", bytes = end - start);
        let is_whole = self.are_words(start..end);
        match &mut self.place {
            Place::Host(to) if is_whole => {
                let first = start as usize / 4;
                value::encode(values, |at, words| {
                    to[first + at..][..words.len()].copy_from_slice(words);
                });
                Ok(())
            }
            Place::Host(to) => {
                let to: &mut [u8] = bytemuck::cast_slice_mut(to);
                overwrite(&mut to[start as usize..end as usize], values);
                Ok(())
            }
            Place::Gpu(memory) if is_whole => memory.write(start, values),
            Place::Gpu(memory) => {
                // The words that are written in part keep their other half.
                let (words, skip) = (aligned(&(start..end)), (start % 4) as usize);
                let len = (words.end - words.start) as usize / 4;
                let mut all = self.device.room(len, "writing a buffer")?;
                all.resize(len, 0u32);
                memory.read(words.clone(), |bytes| value::decode(bytes, &mut all))?;
                let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut all);
                overwrite(&mut bytes[skip..skip + (end - start) as usize], values);
                memory.write(words.start, &all)
            }
        }
    }

    /// Whether the bytes are whole words, or the last one of the memory is theirs alone.
    fn are_words(&self, Range { start, end }: Range<u64>) -> bool {
        start.is_multiple_of(4) && (end.is_multiple_of(4) || self.is_end(end))
    }

    /// Whether nothing but padding follows. The program's own buffers may go on.
    pub(crate) fn is_end(&self, end: u64) -> bool {
        end == self.bytes && !self.gpu().is_some_and(gpu::Memory::is_adopted)
    }

    /// Whether a launch of `kernel` can take its workgroups from there.
    ///
    /// # Errors
    /// [`Error::CountsAreCast`], [`Error::Unusable`].
    pub(crate) fn check_counts(&self, kernel: &'static str) -> Result<(), Error> {
        match self.gpu() {
            Some(memory) if memory.is_adopted() => memory.check_counts(),
            _ if self.holds_counts => Ok(()),
            _ => Err(Error::CountsAreCast { kernel }),
        }
    }

    /// Repeats `value` in the bytes of `span`.
    pub(super) fn fill<T: HostShareable>(&mut self, span: Span, value: T) -> Result<(), Error> {
        const BYTES: u32 = 16_384;
        if let Place::Gpu(memory) = &self.place {
            // Whole words, also for elements of 2 bytes.
            let two = [value; 2];
            let whole = if T::STRIDE.is_multiple_of(4) { &two[..1] } else { &two };
            let mut pattern = Vec::new();
            value::encode(whole, |_, words| pattern.extend_from_slice(words));
            return memory.fill(span.start, span.bytes, &pattern);
        }
        let most = (BYTES / T::STRIDE.max(1)).max(1) as usize;
        let piece = vec![value; most.min(span.len as usize)];
        for first in (0..span.len as usize).step_by(most) {
            let piece = &piece[..most.min(span.len as usize - first)];
            self.write(span.start + first as u64 * u64::from(T::STRIDE), piece)?;
        }
        Ok(())
    }
}

impl<'a> Part<'a> {
    /// The words that the elements lie in, if they are in host memory.
    pub(crate) fn words(self) -> Option<&'a [u32]> {
        match &self.memory.place {
            Place::Host(words) => Some(&words[self.span.words()]),
            Place::Gpu(_) => None,
        }
    }

    fn bytes(self) -> Range<u64> {
        self.span.start..self.span.start + self.span.bytes
    }

    /// Whether the elements reach to the end of the memory.
    pub(crate) fn is_at_end(self) -> bool {
        self.memory.is_end(self.span.start + self.span.bytes)
    }

    /// Fills `values` with the elements, which are as many.
    pub(super) fn read<T: HostShareable>(self, values: &mut [T]) -> Result<(), Error> {
        span!("read", bytes = self.span.bytes);
        self.memory.device.inbox().deliver()?;
        self.decode(values)
    }

    /// The same within a span of the caller's.
    pub(super) fn decode<T: HostShareable>(self, values: &mut [T]) -> Result<(), Error> {
        match self.span.bytes {
            0 => Ok(()),
            _ => self.with_bytes(|bytes| value::decode(bytes, values)),
        }
    }

    /// Hands the bytes of the elements, of which there are some, to `take`.
    pub(super) fn with_bytes<R>(self, take: impl FnOnce(&[u8]) -> R) -> Result<R, Error> {
        let bytes = self.bytes();
        match &self.memory.place {
            Place::Host(words) => {
                let words: &[u8] = bytemuck::cast_slice(words);
                Ok(take(&words[bytes.start as usize..bytes.end as usize]))
            }
            Place::Gpu(memory) => {
                let skip = (bytes.start % 4) as usize;
                memory.read(aligned(&bytes), |bytes| take(&bytes[skip..]))
            }
        }
    }

    /// Begins to copy the elements to the host; `None` if they are there, or if there are none.
    pub(super) fn download(self) -> Result<Option<gpu::Readback>, Error> {
        let bytes = self.bytes();
        let gpu = self.memory.gpu().filter(|_| !bytes.is_empty());
        gpu.map(|memory| memory.download(aligned(&bytes))).transpose()
    }
}

impl PartMut<'_> {
    pub(crate) fn as_part(&self) -> Part<'_> {
        Part { memory: self.memory, span: self.span }
    }

    /// As [`Part::words`].
    pub(crate) fn words_mut(&mut self) -> Option<&mut [u32]> {
        match &mut self.memory.place {
            Place::Host(words) => Some(&mut words[self.span.words()]),
            Place::Gpu(_) => None,
        }
    }

    /// Copies elements of as many bytes, of the same device. Says whether it could: a GPU copies
    /// whole words, and not within a buffer.
    pub(super) fn copy(&mut self, from: Part<'_>) -> Result<bool, Error> {
        let (to, bytes) = (self.span, self.span.bytes);
        let at = |span: Span| span.start as usize..(span.start + span.bytes) as usize;
        let is_whole = |part: Part<'_>| part.memory.are_words(part.bytes());
        let are_whole = is_whole(self.as_part()) && is_whole(from);
        match (&from.memory.place, &mut self.memory.place) {
            (Place::Host(words), Place::Host(to_words)) => {
                let words: &[u8] = bytemuck::cast_slice(words);
                let to_words: &mut [u8] = bytemuck::cast_slice_mut(to_words);
                to_words[at(to)].copy_from_slice(&words[at(from.span)]);
                Ok(true)
            }
            (Place::Gpu(memory), Place::Gpu(to_memory))
                if are_whole && !to_memory.is_also(memory) =>
            {
                let bytes = bytes.next_multiple_of(4);
                to_memory.copy(to.start, memory, from.span.start, bytes)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}

impl Span {
    /// The words that the bytes are in.
    fn words(self) -> Range<usize> {
        let first = (self.start / 4) as usize;
        first..first + self.bytes.div_ceil(4) as usize
    }

    /// Some of the elements, which are `stride` bytes apart.
    pub(super) fn slice(self, elements: Range<usize>, stride: u32) -> Self {
        let bytes = |n: usize| n as u64 * u64::from(stride);
        Self {
            start: self.start + bytes(elements.start),
            bytes: bytes(elements.len()),
            len: elements.len() as u32,
        }
    }
}

/// The bytes of the words that these are in: a GPU copies whole ones.
fn aligned(bytes: &Range<u64>) -> Range<u64> {
    bytes.start / 4 * 4..bytes.end.next_multiple_of(4)
}

/// Replaces bytes by values that take as many.
pub(super) fn overwrite<T: HostShareable>(to: &mut [u8], values: &[T]) {
    value::encode(values, |start, words| {
        let words: &[u8] = bytemuck::cast_slice(words);
        let to = &mut to[4 * start..];
        let len = words.len().min(to.len());
        to[..len].copy_from_slice(&words[..len]);
    });
}

/// Words of host memory, filled by `fill`, without aborting the process if there are none left.
pub(super) fn host_words(
    device: &Device,
    bytes: u64,
    fill: impl FnOnce(&mut Vec<u32>),
) -> Result<Vec<u32>, Error> {
    let len = usize::try_from(bytes.div_ceil(4)).unwrap_or(usize::MAX);
    let mut words = device.room(len, "creating a buffer")?;
    fill(&mut words);
    Ok(words)
}

/// Whether workgroup counts are of this type.
fn is_count<T: 'static>() -> bool {
    TypeId::of::<T>() == TypeId::of::<u32>()
}

/// What a buffer is bound as.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Storage,
    Uniform,
}

impl Kind {
    fn usage<T: 'static>(self) -> wgpu::BufferUsages {
        let usage = match self {
            // wgpu makes other buffers dearer as well if they may hold counts.
            Kind::Storage if is_count::<T>() => {
                wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::INDIRECT
            }
            Kind::Storage => wgpu::BufferUsages::STORAGE,
            Kind::Uniform => wgpu::BufferUsages::UNIFORM,
        };
        usage | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST
    }

    /// The size of so many elements in bytes, if the device allows them.
    fn check<T: HostShareable>(self, device: &Device, elements: usize) -> Result<u64, Error> {
        self.check_bytes(device, elements, (elements as u64).saturating_mul(T::STRIDE.into()))
    }

    /// That many bytes, if the device allows them and as many elements.
    pub(super) fn check_bytes(
        self,
        device: &Device,
        elements: usize,
        bytes: u64,
    ) -> Result<u64, Error> {
        let limits = device.limits();
        let (kind, limit) = match self {
            Kind::Storage => ("storage", limits.max_storage_buffer_bytes),
            Kind::Uniform => ("uniform", limits.max_uniform_buffer_bytes),
        };
        if u32::try_from(elements).is_ok() && bytes <= limit {
            return Ok(bytes);
        }
        // Indices are u32, whatever the size of an element.
        let each = bytes.checked_div(elements as u64).unwrap_or(0);
        let limit = limit.min(u64::from(u32::MAX).saturating_mul(each));
        Err(Error::BufferTooLarge { kind, elements, bytes, limit, device: device.name() })
    }
}
