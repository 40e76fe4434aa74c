//! Memory of a GPU: creation, and transfers from the host.

use std::{ops::Range, sync::Arc};

use super::{Gpu, Readback, bind_groups::Identity};
use crate::{Error, HostShareable, value};

/// Written data that gathers in staging memory before it is sent on its way.
const UPLOAD_BYTES: usize = 4 << 20;

/// Memory of a GPU.
pub(crate) struct Memory {
    pub(super) buffer: wgpu::Buffer,
    pub(super) identity: Identity,
    /// How many bytes of it kernels use, if the program itself made it. Then there may be another
    /// `Memory` of the same buffer.
    pub(super) adopted: Option<wgpu::BufferSize>,
}

impl Gpu {
    /// Memory of at least `bytes` zeros.
    pub(crate) fn allocate(
        self: &Arc<Self>,
        bytes: u64,
        usage: wgpu::BufferUsages,
    ) -> Result<Memory, Error> {
        let size = bytes.next_multiple_of(16); // as the size of a uniform struct is
        let descriptor =
            wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false };
        let buffer =
            self.attempt("creating a buffer", || self.device.create_buffer(&descriptor))?;
        Ok(Memory { buffer, identity: Identity::new(self), adopted: None })
    }

    /// Writes `values` from byte `offset` on, ahead of what is recorded: to new memory, or once
    /// that is submitted.
    pub(crate) fn upload<T: HostShareable>(
        &self,
        memory: &Memory,
        offset: u64,
        values: &[T],
    ) -> Result<(), Error> {
        let bytes = (values.len() as u64 * u64::from(T::STRIDE)).next_multiple_of(4);
        let Some(size) = wgpu::BufferSize::new(bytes) else { return Ok(()) };
        self.attempt("writing a buffer", || {
            if let Some(mut view) = self.queue.write_buffer_with(&memory.buffer, offset, size) {
                value::encode(values, |start, words| {
                    let words: &[u8] = bytemuck::cast_slice(words);
                    view.slice(start * 4..start * 4 + words.len()).copy_from_slice(words);
                });
            }
            if bytes >= UPLOAD_BYTES as u64 {
                self.queue.submit([]);
            }
        })
    }
}

impl Memory {
    pub(crate) fn wgpu(&self) -> &wgpu::Buffer {
        &self.buffer
    }

    /// What kernels use of it.
    pub(super) fn binding(&self) -> wgpu::BindingResource<'_> {
        let (buffer, size) = (&self.buffer, self.adopted);
        wgpu::BindingResource::Buffer(wgpu::BufferBinding { buffer, offset: 0, size })
    }

    /// Whether it is also the other's memory.
    pub(crate) fn is_also(&self, other: &Self) -> bool {
        (self.adopted.or(other.adopted).is_some()) && self.buffer == other.buffer
    }

    /// Whether it can be used so; what we made can.
    fn require(&self, usage: wgpu::BufferUsages, what_for: &str) -> Result<(), Error> {
        if self.buffer.usage().contains(usage) {
            return Ok(());
        }
        let problem = format!("it lacks the usage {usage:?}, which {what_for} takes");
        Err(self.identity.gpu().unusable("buffer", problem))
    }

    /// Replaces the words from byte `offset` on, after what is recorded.
    pub(crate) fn write<T: HostShareable>(&self, offset: u64, values: &[T]) -> Result<(), Error> {
        self.require(wgpu::BufferUsages::COPY_DST, "writing it")?;
        let mut state = self.identity.gpu().state();
        if !state.pending.is_empty() {
            self.identity.gpu().submit(&mut state, "submitting launches", |_| ())?;
        }
        self.identity.gpu().upload(self, offset, values)
    }

    /// Begins to copy `bytes`, which are not empty, to the host, after what is recorded.
    pub(crate) fn download(&self, bytes: Range<u64>) -> Result<Readback, Error> {
        self.require(wgpu::BufferUsages::COPY_SRC, "reading it back")?;
        Readback::start(self.identity.gpu(), &self.buffer, bytes)
    }
}
