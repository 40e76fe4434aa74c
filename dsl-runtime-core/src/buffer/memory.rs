//! The memory of buffers and uniforms, whatever its element type: on the host or on a GPU.
//!
//! Takes values and their offsets in bytes. Invariant: a [`Part`] lies within its memory.

use std::{any::TypeId, ops::Range};

use crate::{Device, Error, HostShareable, device::Backend, gpu, trace::span, value};

/// The memory of a buffer or uniform.
pub(crate) struct Memory {
    shared: Shared,
    /// The words in host memory; empty on a GPU.
    words: Vec<u32>,
}

/// The data that all parts of a memory share.
pub(crate) struct Shared {
    device: Device,
    /// Bytes of the elements.
    bytes: u64,
    /// Whether it can hold workgroup counts, too.
    holds_counts: bool,
    gpu: Option<gpu::Memory>,
}

/// Some elements of a memory.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    /// The first byte.
    pub(crate) start: u64,
    pub(crate) bytes: u64,
    /// The number of elements.
    pub(crate) len: u32,
}

/// Some elements of a memory, to read.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    pub(crate) memory: &'a Shared,
    /// The words that the elements lie in, if they are in host memory.
    words: &'a [u32],
    pub(crate) span: Span,
}

/// Some elements of a memory, to read and write. No other part shares words with it, on a GPU as on
/// the host.
pub(crate) struct PartMut<'a> {
    pub(crate) memory: &'a Shared,
    /// As for [`Part`].
    words: &'a mut [u32],
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
        match device.backend() {
            Backend::Cpu { .. } => {
                let words = host_words(device, bytes, |to| {
                    value::encode(values, |_, words| to.extend_from_slice(words));
                })?;
                Ok(Self::of::<T>(device, bytes, None, words))
            }
            Backend::Gpu(gpu) => {
                let memory = gpu.allocate(bytes, kind.usage::<T>())?;
                gpu.upload(&memory, values)?;
                Ok(Self::of::<T>(device, bytes, Some(memory), Vec::new()))
            }
        }
    }

    /// Memory of `bytes` bytes that begins with `words`. On a GPU it has room for `room` bytes.
    pub(super) fn of_words(
        device: &Device,
        kind: Kind,
        words: Vec<u32>,
        bytes: u64,
        room: u64,
    ) -> Result<Self, Error> {
        span!("upload", bytes = bytes);
        let (gpu, words) = match device.backend() {
            Backend::Cpu { .. } => (None, words),
            Backend::Gpu(gpu) => {
                // Without the usage for counts: these words belong to a struct.
                let memory = gpu.allocate(bytes.max(room), kind.usage::<f32>())?;
                gpu.upload(&memory, &words)?;
                (Some(memory), Vec::new())
            }
        };
        let shared = Shared { device: device.clone(), bytes, holds_counts: false, gpu };
        Ok(Self { shared, words })
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
        let memory = gpu.adopt_buffer(buffer, bytes)?;
        Ok(Self::of::<T>(device, bytes, Some(memory), Vec::new()))
    }

    /// Memory of `len` elements, all bits zero.
    pub(super) fn zeroed<T: HostShareable>(device: &Device, len: usize) -> Result<Self, Error> {
        let bytes = Kind::Storage.check::<T>(device, len)?;
        let (gpu, words) = match device.backend() {
            Backend::Cpu { .. } => {
                let zeros = |to: &mut Vec<u32>| to.resize(bytes.div_ceil(4) as usize, 0);
                (None, host_words(device, bytes, zeros)?)
            }
            // WebGPU guarantees that new memory is zero.
            Backend::Gpu(gpu) => {
                (Some(gpu.allocate(bytes, Kind::Storage.usage::<T>())?), Vec::new())
            }
        };
        Ok(Self::of::<T>(device, bytes, gpu, words))
    }

    fn of<T: 'static>(
        device: &Device,
        bytes: u64,
        gpu: Option<gpu::Memory>,
        words: Vec<u32>,
    ) -> Self {
        let holds_counts = is_count::<T>();
        Self { shared: Shared { device: device.clone(), bytes, holds_counts, gpu }, words }
    }

    pub(crate) fn device(&self) -> &Device {
        self.shared.device()
    }

    /// The GPU's memory, if it is on a GPU.
    pub(crate) fn gpu(&self) -> Option<&gpu::Memory> {
        self.shared.gpu()
    }

    /// Some of the elements.
    pub(super) fn part(&self, span: Span) -> Part<'_> {
        let words = self.words.get(span.words()).unwrap_or_default();
        Part { memory: &self.shared, words, span }
    }

    /// Some of the elements, to write to.
    pub(super) fn part_mut(&mut self, span: Span) -> PartMut<'_> {
        let words = self.words.get_mut(span.words()).unwrap_or_default();
        PartMut { memory: &self.shared, words, span }
    }

    /// Replaces the bytes from `start` on.
    pub(super) fn write<T: HostShareable>(
        &mut self,
        start: u64,
        values: &[T],
    ) -> Result<(), Error> {
        let bytes = values.len() as u64 * u64::from(T::STRIDE);
        self.part_mut(Span { start, bytes, len: 0 }).write(values)
    }
}

impl Shared {
    pub(crate) fn device(&self) -> &Device {
        &self.device
    }

    /// The GPU's memory, if it is on a GPU.
    pub(crate) fn gpu(&self) -> Option<&gpu::Memory> {
        self.gpu.as_ref()
    }

    /// Whether both are the same memory.
    pub(crate) fn is_also(&self, other: &Self) -> bool {
        let is_one_buffer = |(a, b): (&gpu::Memory, &gpu::Memory)| a.is_also(b);
        std::ptr::eq(self, other) || self.gpu().zip(other.gpu()).is_some_and(is_one_buffer)
    }

    /// Whether the bytes are whole words. The last word of the memory may be half used.
    fn are_words(&self, Range { start, end }: Range<u64>) -> bool {
        start.is_multiple_of(4) && (end.is_multiple_of(4) || self.is_end(end))
    }

    /// Whether only padding follows. In the program's own buffers other data may follow.
    pub(crate) fn is_end(&self, end: u64) -> bool {
        end == self.bytes && !self.gpu().is_some_and(gpu::Memory::is_adopted)
    }

    /// Whether a launch of `kernel` can take its workgroup counts from this memory.
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
}

impl<'a> Part<'a> {
    /// The words that the elements lie in, if they are in host memory.
    pub(crate) fn words(self) -> Option<&'a [u32]> {
        self.memory.gpu.is_none().then_some(self.words)
    }

    /// Some of these elements, or the same bytes as other elements.
    pub(super) fn within(self, span: Span) -> Self {
        let words = self.words.get(span.words_in(self.span)).unwrap_or_default();
        Self { words, span, ..self }
    }

    fn bytes(self) -> Range<u64> {
        self.span.start..self.span.start + self.span.bytes
    }

    /// Whether the elements reach to the end of the memory.
    pub(crate) fn is_at_end(self) -> bool {
        self.memory.is_end(self.span.start + self.span.bytes)
    }

    /// Fills `values` with the elements. Both have the same length.
    pub(super) fn read<T: HostShareable>(self, values: &mut [T]) -> Result<(), Error> {
        span!("read", bytes = self.span.bytes);
        self.memory.device.inbox().deliver()?;
        self.decode(values)
    }

    /// The same, without a trace span and without delivering messages.
    pub(super) fn decode<T: HostShareable>(self, values: &mut [T]) -> Result<(), Error> {
        match self.span.bytes {
            0 => Ok(()),
            _ => self.with_bytes(|bytes| value::decode(bytes, values)),
        }
    }

    /// Hands the bytes of the elements to `take`. There must be at least one element.
    pub(super) fn with_bytes<R>(self, take: impl FnOnce(&[u8]) -> R) -> Result<R, Error> {
        match self.memory.gpu() {
            None => Ok(take(self.host_bytes().unwrap_or_default())),
            Some(memory) => {
                let bytes = self.bytes();
                let skip = (bytes.start % 4) as usize;
                memory.read(aligned(&bytes), |bytes| take(&bytes[skip..]))
            }
        }
    }

    /// The bytes of the elements, if they are in host memory.
    pub(super) fn host_bytes(self) -> Option<&'a [u8]> {
        Some(&bytemuck::cast_slice(self.words()?)[self.span.bytes_in_words()])
    }

    /// Begins to copy the elements to the host; `None` if they are there already, or if there are
    /// none.
    pub(super) fn download(self) -> Result<Option<gpu::Readback>, Error> {
        let bytes = self.bytes();
        let gpu = self.memory.gpu().filter(|_| !bytes.is_empty());
        gpu.map(|memory| memory.download(aligned(&bytes))).transpose()
    }
}

impl<'a> PartMut<'a> {
    pub(crate) fn as_part(&self) -> Part<'_> {
        Part { memory: self.memory, words: self.words, span: self.span }
    }

    /// As [`Part::words`].
    pub(crate) fn words_mut(&mut self) -> Option<&mut [u32]> {
        self.memory.gpu.is_none().then_some(&mut *self.words)
    }

    /// As [`Part::host_bytes`].
    pub(super) fn host_bytes_mut(&mut self) -> Option<&mut [u8]> {
        let bytes = self.span.bytes_in_words();
        Some(&mut bytemuck::cast_slice_mut(self.words_mut()?)[bytes])
    }

    /// As [`Part::within`].
    pub(super) fn within(&mut self, span: Span) -> PartMut<'_> {
        let words = self.words.get_mut(span.words_in(self.span)).unwrap_or_default();
        PartMut { memory: self.memory, words, span }
    }

    /// The elements ahead of `at`, and the others. Elements are `stride` bytes apart. `None` if
    /// both parts would share a word.
    pub(super) fn split(self, at: usize, stride: u32) -> Option<(Self, Self)> {
        let len = self.span.len as usize;
        let (first, second) = (self.span.slice(0..at, stride), self.span.slice(at..len, stride));
        if first.bytes > 0 && second.bytes > 0 && !second.start.is_multiple_of(4) {
            return None;
        }
        let n_words = first.words().len().min(self.words.len());
        let (words, others) = self.words.split_at_mut(n_words);
        let memory = self.memory;
        let first = Self { memory, words, span: first };
        Some((first, Self { memory, words: others, span: second }))
    }

    /// Replaces the elements by values, or by bytes.
    pub(super) fn write<T: HostShareable>(&mut self, values: &[T]) -> Result<(), Error> {
        self.write_at(self.span.start, values)
    }

    /// Replaces the memory's bytes from `start` on.
    fn write_at<T: HostShareable>(&mut self, start: u64, values: &[T]) -> Result<(), Error> {
        let bytes = values.len() as u64 * u64::from(T::STRIDE);
        let to = Span { start, bytes, len: 0 };
        let end = start + bytes;
        span!("upload", bytes = bytes);
        let is_whole = self.memory.are_words(start..end);
        match self.memory.gpu() {
            None => {
                let to_words = &mut self.words[to.words_in(self.span)];
                if is_whole {
                    value::encode(values, |at, words| {
                        to_words[at..][..words.len()].copy_from_slice(words);
                    });
                } else {
                    let all: &mut [u8] = bytemuck::cast_slice_mut(to_words);
                    overwrite(&mut all[to.bytes_in_words()], values);
                }
                Ok(())
            }
            Some(_) if values.is_empty() => Ok(()),
            Some(memory) if is_whole => memory.write(start, values),
            Some(memory) => {
                let (words, skip) = (aligned(&(start..end)), (start % 4) as usize);
                let len = (words.end - words.start) as usize / 4;
                let mut all = self.memory.device.room(len, "writing a buffer")?;
                all.resize(len, 0u32);
                let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut all);
                overwrite(&mut bytes[skip..skip + (end - start) as usize], values);
                write_halves(memory, start..end, &all)
            }
        }
    }

    /// Makes all elements `value`.
    pub(super) fn fill<T: HostShareable>(&mut self, value: T) -> Result<(), Error> {
        const BYTES: u32 = 16_384;
        let span = self.span;
        if let Some(memory) = self.memory.gpu() {
            // Whole words, even for elements of 2 bytes.
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
            self.write_at(span.start + first as u64 * u64::from(T::STRIDE), piece)?;
        }
        Ok(())
    }

    /// Copies elements of the same device and the same size in bytes. Returns whether it could: a
    /// GPU copies only whole words, and not within a buffer.
    pub(super) fn copy(&mut self, from: Part<'_>) -> Result<bool, Error> {
        let is_whole = |part: Part<'_>| part.memory.are_words(part.bytes());
        let are_whole = is_whole(self.as_part()) && is_whole(from);
        match (from.memory.gpu(), self.memory.gpu()) {
            _ if self.span.bytes == 0 => Ok(true),
            (None, None) => {
                let words: &[u8] = bytemuck::cast_slice(from.words);
                let to_words: &mut [u8] = bytemuck::cast_slice_mut(self.words);
                to_words[self.span.bytes_in_words()]
                    .copy_from_slice(&words[from.span.bytes_in_words()]);
                Ok(true)
            }
            (Some(memory), Some(to_memory)) if are_whole && !self.memory.is_also(from.memory) => {
                let bytes = self.span.bytes.next_multiple_of(4);
                to_memory.copy(self.span.start, memory, from.span.start, bytes)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}

impl Span {
    /// The words that contain the bytes.
    fn words(self) -> Range<usize> {
        let first = (self.start / 4) as usize;
        match self.bytes {
            0 => first..first,
            _ => first..(self.start + self.bytes).div_ceil(4) as usize,
        }
    }

    /// The same, counted from the first word of `outer`. `outer` must contain all of the bytes.
    fn words_in(self, outer: Self) -> Range<usize> {
        let (Range { start, end }, first) = (self.words(), outer.words().start);
        start - first..end - first
    }

    /// The range of the bytes within their words.
    fn bytes_in_words(self) -> Range<usize> {
        match (self.start % 4, self.bytes) {
            (_, 0) => 0..0,
            (first, bytes) => first as usize..(first + bytes) as usize,
        }
    }

    /// Whether both share a byte.
    pub(crate) fn overlaps(self, other: Self) -> bool {
        let ends = (self.start + self.bytes, other.start + other.bytes);
        self.start.max(other.start) < ends.0.min(ends.1)
    }

    /// Some of the elements. They are `stride` bytes apart.
    pub(super) fn slice(self, elements: Range<usize>, stride: u32) -> Self {
        let bytes = |n: usize| n as u64 * u64::from(stride);
        Self {
            start: self.start + bytes(elements.start),
            bytes: bytes(elements.len()),
            len: elements.len() as u32,
        }
    }
}

/// The bytes of the words that contain these bytes: a GPU copies whole words.
fn aligned(bytes: &Range<u64>) -> Range<u64> {
    bytes.start / 4 * 4..bytes.end.next_multiple_of(4)
}

/// Replaces bytes by those in `words`. The words that are written in part, at the ends, keep their
/// other half.
fn write_halves(memory: &gpu::Memory, bytes: Range<u64>, words: &[u32]) -> Result<(), Error> {
    let twice = |half: u32| [half | half << 16];
    let (mut start, mut inner) = (bytes.start, words);
    if let (false, [first, rest @ ..]) = (start.is_multiple_of(4), inner) {
        memory.fill(start, 2, &twice(first >> 16))?;
        (start, inner) = (start + 2, rest);
    }
    if let (false, [rest @ .., last]) = (bytes.end.is_multiple_of(4), inner) {
        memory.fill(bytes.end - 2, 2, &twice(last & 0xffff))?;
        inner = rest;
    }
    memory.write(start, inner)
}

/// Replaces bytes by values of the same size.
pub(super) fn overwrite<T: HostShareable>(to: &mut [u8], values: &[T]) {
    value::encode(values, |start, words| {
        let words: &[u8] = bytemuck::cast_slice(words);
        let to = &mut to[4 * start..];
        let len = words.len().min(to.len());
        to[..len].copy_from_slice(&words[..len]);
    });
}

/// Words of host memory, filled by `fill`. If memory is exhausted, it gives an error and does not
/// abort.
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

/// Whether workgroup counts have this type.
fn is_count<T: 'static>() -> bool {
    TypeId::of::<T>() == TypeId::of::<u32>()
}

/// The kind of a buffer binding.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Storage,
    Uniform,
}

impl Kind {
    fn usage<T: 'static>(self) -> wgpu::BufferUsages {
        let usage = match self {
            // With this usage wgpu makes more expensive buffers, so only buffers of `u32` have it.
            Kind::Storage if is_count::<T>() => {
                wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::INDIRECT
            }
            Kind::Storage => wgpu::BufferUsages::STORAGE,
            Kind::Uniform => wgpu::BufferUsages::UNIFORM,
        };
        usage | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST
    }

    /// The size of `elements` elements in bytes, if the device allows them.
    fn check<T: HostShareable>(self, device: &Device, elements: usize) -> Result<u64, Error> {
        self.check_bytes(device, elements, (elements as u64).saturating_mul(T::STRIDE.into()))
    }

    /// Returns `bytes` if the device allows this number of bytes and of elements.
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
        // Indices are `u32`, whatever the size of an element.
        let each = bytes.checked_div(elements as u64).unwrap_or(0);
        let limit = limit.min(u64::from(u32::MAX).saturating_mul(each));
        Err(Error::BufferTooLarge { kind, elements, bytes, limit, device: device.name() })
    }
}
