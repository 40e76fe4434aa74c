//! By-value parameters: those for all launches lie in one uniform buffer, each at its own offset.
//!
//! Takes the words of a parameter struct, gives their offset. Equal words share one place, so words
//! that were written for one launch serve the next. When the buffer is full, it is submitted with
//! all commands that refer to it, and filled again from its beginning.

use std::{collections::HashMap, hash::BuildHasher};

use super::Gpu;
use crate::Error;

/// Bytes of parameters that gather: the smallest limit on uniform buffers that WebGPU allows.
pub(super) const PARAMS_BYTES: u64 = 65_536;

#[derive(Default)]
pub(super) struct Params {
    buffer: Option<wgpu::Buffer>,
    /// The contents of the buffer after the next submission.
    bytes: Vec<u8>,
    /// The number of bytes that the buffer has already.
    written: usize,
    /// The offsets of words, by their hash. If hashes are equal, the last words count.
    offsets: HashMap<u64, u32>,
}

impl Params {
    /// The uniform buffer.
    pub(super) fn buffer(&mut self, gpu: &Gpu) -> Result<&wgpu::Buffer, Error> {
        let buffer = match self.buffer.take() {
            Some(buffer) => buffer,
            None => gpu.attempt("creating a buffer", || {
                gpu.device.create_buffer(&wgpu::BufferDescriptor {
                    label: Some("parameters"),
                    // The last launch's parameters may be followed by padding.
                    size: PARAMS_BYTES + gpu.params_align as u64,
                    usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
                    mapped_at_creation: false,
                })
            })?,
        };
        Ok(self.buffer.insert(buffer))
    }

    /// The offset of `words`, a multiple of `align`; `None` if there is no room.
    pub(super) fn place(&mut self, words: &[u32], align: usize) -> Option<u32> {
        let (words, hash): (&[u8], _) =
            (bytemuck::cast_slice(words), self.offsets.hasher().hash_one(words));
        if let Some(&offset) = self.offsets.get(&hash)
            && self.bytes[offset as usize..].starts_with(words)
        {
            return Some(offset);
        }
        let offset = self.bytes.len();
        if (offset + words.len()) as u64 > PARAMS_BYTES {
            return None;
        }
        self.bytes.extend_from_slice(words);
        self.bytes.resize(self.bytes.len().next_multiple_of(align), 0);
        self.offsets.insert(hash, offset as u32);
        Some(offset as u32)
    }

    /// Writes new bytes ahead of the next submission.
    pub(super) fn write(&mut self, queue: &wgpu::Queue) {
        if let Some(buffer) = self.buffer.as_ref().filter(|_| self.written < self.bytes.len()) {
            queue.write_buffer(buffer, self.written as u64, &self.bytes[self.written..]);
            self.written = self.bytes.len();
        }
    }

    /// Makes the next submission write all bytes: the last submission may not have happened.
    pub(super) fn write_again(&mut self) {
        self.written = 0;
    }

    /// Empties the buffer.
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.written = 0;
        self.offsets.clear();
    }
}
