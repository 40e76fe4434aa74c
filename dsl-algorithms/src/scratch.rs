//! Temporary memory, kept with its device between calls.
//!
//! Commands of one device run in the order of the calls. So a call may return memory before its
//! commands have run, and the next call may use that memory at once.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

use dsl_runtime::{Buffer, BufferSlice, BufferSliceMut, Device, Error, HostShareable};

use crate::fft::free_roots;
use crate::look_back::free_states;

/// The devices that were used last, the latest at the end, with the buffers that they lend.
static SHELVES: Mutex<Vec<Shelf>> = Mutex::new(Vec::new());

/// The number of devices that memory is kept for.
const DEVICES: usize = 4;
/// The number of buffers that each device keeps.
const BUFFERS: usize = 12;

struct Shelf {
    device: Device,
    buffers: Vec<Box<dyn Any + Send>>,
}

/// Frees the temporary memory that calls of this crate have kept on `device`.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1u32; 10_000])?;
/// assert_eq!(algorithms::sum(&device, &x)?, 10_000);
/// algorithms::free_scratch(&device);
/// # Ok(())
/// # }
/// ```
pub fn free_scratch(device: &Device) {
    let mut shelves = SHELVES.lock().unwrap_or_else(PoisonError::into_inner);
    let freed: Vec<Shelf> = shelves.extract_if(.., |shelf| shelf.device == *device).collect();
    drop(shelves);
    drop(freed);
    free_roots(device);
    free_states(device);
}

/// A borrowed buffer. Its first `len` elements are in use; their values are unspecified.
pub(crate) struct Scratch<T: HostShareable> {
    /// `None` only while it is dropped.
    buffer: Option<Buffer<T>>,
    len: usize,
}

/// Borrows room for `len` elements.
pub(crate) fn scratch<T: HostShareable>(device: &Device, len: usize) -> Result<Scratch<T>, Error> {
    // There are few sizes, so that calls of similar size share their memory.
    let room = len.next_multiple_of((len.next_power_of_two() / 8).max(256));
    let most = (device.limits().max_storage_buffer_bytes / u64::from(T::STRIDE)) as usize;
    let room = room.min(most.max(len));
    let buffer = match kept(device, len, room.saturating_mul(2)) {
        Some(buffer) => buffer,
        None => device.zeroed(room)?,
    };
    Ok(Scratch { buffer: Some(buffer), len })
}

/// The smallest kept buffer that has from `least` to `most` elements.
fn kept<T: HostShareable>(device: &Device, least: usize, most: usize) -> Option<Buffer<T>> {
    let mut shelves = SHELVES.lock().unwrap_or_else(PoisonError::into_inner);
    let shelf = shelves.iter_mut().find(|shelf| shelf.device == *device)?;
    let len = |buffer: &Box<dyn Any + Send>| buffer.downcast_ref().map(Buffer::<T>::len);
    let fitting = shelf.buffers.iter().enumerate().filter_map(|(n, buffer)| {
        len(buffer).filter(|len| (least..=most).contains(len)).map(|len| (len, n))
    });
    let (_, n) = fitting.min()?;
    shelf.buffers.remove(n).downcast().ok().map(|buffer| *buffer)
}

impl<T: HostShareable> Scratch<T> {
    pub(crate) fn slice(&self) -> Result<BufferSlice<'_, T>, Error> {
        match &self.buffer {
            Some(buffer) => buffer.slice(..self.len),
            None => unreachable_buffer(),
        }
    }

    pub(crate) fn slice_mut(&mut self) -> Result<BufferSliceMut<'_, T>, Error> {
        match &mut self.buffer {
            Some(buffer) => buffer.slice_mut(..self.len),
            None => unreachable_buffer(),
        }
    }
}

/// Only `drop` takes the buffer away.
fn unreachable_buffer<T>() -> Result<T, Error> {
    Err(Error::Call { call: "scratch", problem: "the buffer was given back".to_owned() })
}

impl<T: HostShareable> Drop for Scratch<T> {
    fn drop(&mut self) {
        let Some(buffer) = self.buffer.take() else { return };
        let device = buffer.device().clone();
        let mut shelves = SHELVES.lock().unwrap_or_else(PoisonError::into_inner);
        let mut shelf = match shelves.iter().position(|shelf| shelf.device == device) {
            Some(n) => shelves.remove(n),
            None => Shelf { device, buffers: Vec::new() },
        };
        shelf.buffers.push(Box::new(buffer));
        let first = (shelf.buffers.len() > BUFFERS).then(|| shelf.buffers.remove(0));
        shelves.push(shelf);
        let oldest = (shelves.len() > DEVICES).then(|| shelves.remove(0));
        // Dropping a buffer may lock its device: other threads must not wait for the shelves
        // meanwhile.
        drop(shelves);
        drop((first, oldest));
    }
}
