//! Memory of a GPU: creation, and transfers from the host.

use std::{ops::Range, sync::Arc};

use super::{
    Gpu, Readback,
    bind_groups::Identity,
    late::{AccessKind, Contents, Effect},
    recording::Command,
    scopes::Call,
};
use crate::{Error, HostShareable, value, wait::may_wait};

/// The size of each buffer is a multiple of this number of bytes, as the size of a uniform struct
/// is.
pub(super) const BUFFER_ALIGN: u64 = 16;

/// Memory of a GPU.
pub(crate) struct Memory {
    pub(super) buffer: wgpu::Buffer,
    /// The bytes in use: the buffer may have more.
    bytes: u64,
    pub(super) identity: Identity,
    pub(super) contents: Contents,
    /// Whether the program made it. Then another `Memory` may use the same buffer, and the buffer
    /// may be longer than the elements.
    pub(super) adopted: bool,
}

impl Gpu {
    /// Memory of at least `bytes` zeros.
    pub(crate) fn allocate(
        self: &Arc<Self>,
        bytes: u64,
        usage: wgpu::BufferUsages,
    ) -> Result<Memory, Error> {
        let size = bytes.next_multiple_of(BUFFER_ALIGN).max(BUFFER_ALIGN);
        let descriptor =
            wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false };
        let buffer =
            self.attempt("creating a buffer", || self.device.create_buffer(&descriptor))?;
        let (identity, contents) = (Identity::new(self), Contents::default());
        Ok(Memory { buffer, bytes, identity, contents, adopted: false })
    }

    /// The first `bytes` bytes of a buffer of the program.
    pub(super) fn adopted(self: &Arc<Self>, buffer: wgpu::Buffer, bytes: u64) -> Memory {
        let (identity, contents) = (Identity::new(self), Contents::shared());
        Memory { buffer, bytes, identity, contents, adopted: true }
    }

    /// Writes `values` to new memory.
    pub(crate) fn upload<T: HostShareable>(
        &self,
        memory: &Memory,
        values: &[T],
    ) -> Result<(), Error> {
        self.make_room_for_upload()?;
        self.overwrite(memory, 0, values)
    }

    /// Writes `values` from byte `offset` on, ahead of the recorded commands.
    fn overwrite<T: HostShareable>(
        &self,
        memory: &Memory,
        offset: u64,
        values: &[T],
    ) -> Result<(), Error> {
        let bytes = (values.len() as u64 * u64::from(T::STRIDE)).next_multiple_of(4);
        let Some(size) = wgpu::BufferSize::new(bytes) else { return Ok(()) };
        let access = memory.writing(offset, bytes);
        self.attempt(writing("writing a buffer", &memory.contents, access), || {
            if let Some(mut view) = self.queue.write_buffer_with(&memory.buffer, offset, size) {
                value::encode(values, |start, words| {
                    let words: &[u8] = bytemuck::cast_slice(words);
                    view.slice(start * 4..start * 4 + words.len()).copy_from_slice(words);
                });
            }
            self.staged(bytes);
        })
    }

    /// A buffer with these words.
    pub(super) fn buffer_of(
        &self,
        words: &[u32],
        usage: wgpu::BufferUsages,
        label: &str,
    ) -> Result<wgpu::Buffer, Error> {
        self.attempt("creating a buffer", || {
            let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
                label: Some(label),
                size: size_of_val(words) as u64,
                usage,
                mapped_at_creation: true,
            });
            // If the buffer could not be created, it is not mapped; the scope has caught the error.
            if let Ok(mut view) = buffer.get_mapped_range_mut(..) {
                view.copy_from_slice(bytemuck::cast_slice(words));
            }
            buffer.unmap();
            self.staged(size_of_val(words) as u64);
            buffer
        })
    }
}

/// A call that writes data of the host.
pub(super) fn writing(doing: &'static str, contents: &Contents, access: AccessKind) -> Call {
    Call::new(doing, || vec![Effect::new(&[contents.access(access)])])
}

impl Memory {
    /// The access of a command that writes `bytes` bytes from `start` on, and reads none.
    pub(super) fn writing(&self, start: u64, bytes: u64) -> AccessKind {
        match start == 0 && bytes >= self.bytes {
            true => AccessKind::Replace,
            false => AccessKind::Extend,
        }
    }

    /// The buffer, for the program, which may write it.
    pub(crate) fn shared(&self) -> &wgpu::Buffer {
        self.contents.share();
        &self.buffer
    }

    /// Whether both are the same buffer.
    pub(crate) fn is_also(&self, other: &Self) -> bool {
        self.buffer == other.buffer
    }

    /// An error unless it has this usage. Buffers of this crate have it.
    pub(super) fn require(&self, usage: wgpu::BufferUsages, what_for: &str) -> Result<(), Error> {
        if self.buffer.usage().contains(usage) {
            return Ok(());
        }
        let problem = format!("it lacks the usage {usage:?}, which {what_for} takes");
        Err(self.identity.gpu().unusable("buffer", problem))
    }

    /// Replaces the words from byte `offset` on, after the recorded commands.
    pub(crate) fn write<T: HostShareable>(&self, offset: u64, values: &[T]) -> Result<(), Error> {
        self.require(wgpu::BufferUsages::COPY_DST, "writing it")?;
        let gpu = self.identity.gpu();
        gpu.make_room_for_upload()?;
        let mut state = gpu.state()?;
        gpu.flush_state(&mut state)?;
        gpu.overwrite(self, offset, values)
    }

    /// Whether a launch can take its workgroup counts from this memory.
    pub(crate) fn check_counts(&self) -> Result<(), Error> {
        self.require(wgpu::BufferUsages::INDIRECT, "workgroups_from")
    }

    pub(crate) fn is_adopted(&self) -> bool {
        self.adopted
    }

    /// Copies `bytes` bytes of other memory to `start`, after the recorded commands. All numbers are
    /// multiples of 4.
    pub(crate) fn copy(
        &self,
        start: u64,
        from: &Memory,
        from_start: u64,
        bytes: u64,
    ) -> Result<(), Error> {
        from.require(wgpu::BufferUsages::COPY_SRC, "copying from it")?;
        self.require(wgpu::BufferUsages::COPY_DST, "copying to it")?;
        if bytes == 0 {
            return Ok(());
        }
        let accesses = [
            from.contents.access(AccessKind::Read),
            self.contents.access(self.writing(start, bytes)),
        ];
        let (from, to, to_start) = (from.buffer.clone(), self.buffer.clone(), start);
        let copy = Command::Copy { from, from_start, to, to_start, bytes, accesses };
        self.identity.gpu().push(|_| Ok(copy))
    }

    /// Hands `bytes`, which are not empty, to `take`, after the recorded commands.
    pub(crate) fn read<R>(
        &self,
        bytes: Range<u64>,
        take: impl FnOnce(&[u8]) -> R,
    ) -> Result<R, Error> {
        may_wait("reading a buffer", "read_async")?;
        self.download(bytes)?.wait()?.finish(take)
    }

    /// Begins to copy `bytes`, which are not empty, to the host, after the recorded commands.
    pub(crate) fn download(&self, bytes: Range<u64>) -> Result<Readback, Error> {
        self.require(wgpu::BufferUsages::COPY_SRC, "reading it back")?;
        Readback::start(self.identity.gpu(), &self.contents, &self.buffer, bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::AccessKind;
    use crate::{AsSlice, Device};

    #[test]
    fn only_all_elements_are_the_whole() {
        for device in Device::all() {
            let words = device.buffer(&[1u32, 2, 3]).unwrap();
            let halves = device.buffer(&[1.0, 2.0, 3.0].map(half::f16::from_f32)).unwrap();
            for (part, bytes) in
                [(AsSlice::as_slice(&words).part, 12), (AsSlice::as_slice(&halves).part, 6)]
            {
                let Some(memory) = part.memory.gpu() else { continue };
                assert_eq!(memory.writing(0, bytes), AccessKind::Replace, "{device:?}");
                assert_eq!(memory.writing(0, bytes.next_multiple_of(4)), AccessKind::Replace);
                assert_eq!(memory.writing(0, bytes - 2), AccessKind::Extend);
                assert_eq!(memory.writing(4, bytes), AccessKind::Extend);
            }
        }
    }
}
