//! By-value parameters: all launches' in one uniform buffer, each at an offset of its own.
//!
//! Takes the words of a parameter struct, gives where they lie. Equal words lie in one place, so
//! what was written for one launch serves the next; when the buffer is full it begins anew, after
//! a submission of all that refers to it.

use std::{collections::HashMap, hash::BuildHasher};

use super::Gpu;
use crate::Error;

/// Bytes of parameters that gather: the least uniform buffer that WebGPU guarantees.
pub(super) const PARAMS_BYTES: u64 = 65_536;

#[derive(Default)]
pub(super) struct Params {
    buffer: Option<wgpu::Buffer>,
    /// What the buffer holds after the next submission.
    bytes: Vec<u8>,
    /// How much of it is there already.
    written: usize,
    /// Where words lie, by their hash; those of the last one to have it.
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

    /// Writes what is new ahead of the next submission.
    pub(super) fn write(&mut self, queue: &wgpu::Queue) {
        if let Some(buffer) = self.buffer.as_ref().filter(|_| self.written < self.bytes.len()) {
            queue.write_buffer(buffer, self.written as u64, &self.bytes[self.written..]);
            self.written = self.bytes.len();
        }
    }

    /// All of it is written ahead of the next submission: the last one may not have been.
    pub(super) fn write_again(&mut self) {
        self.written = 0;
    }

    /// Begins anew.
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.written = 0;
        self.offsets.clear();
    }
}
