//! From GPU memory to the host, through staging buffers that are kept for the next time.
//!
//! Takes a byte range of a buffer; gives its bytes once the copy has happened. Only the submission
//! of the copy is waited for, not what comes after it.

use std::{ops::Range, sync::Arc};

use super::{Gpu, waiting::Signal};
use crate::Error;

const DOING: &str = "reading back";

/// Bytes of staging memory that a device keeps.
const POOL_BYTES: u64 = 256 * MIB;

const MIB: u64 = 1 << 20;

/// Staging buffers that are not in use.
#[derive(Default)]
pub(super) struct Pool {
    free: Vec<wgpu::Buffer>,
}

impl Pool {
    /// A buffer of exactly `size` bytes, if one is free.
    fn take(&mut self, size: u64) -> Option<wgpu::Buffer> {
        let i = self.free.iter().position(|buffer| buffer.size() == size)?;
        Some(self.free.swap_remove(i))
    }

    fn put(&mut self, buffer: wgpu::Buffer) {
        let held: u64 = self.free.iter().map(wgpu::Buffer::size).sum();
        if held + buffer.size() <= POOL_BYTES {
            self.free.push(buffer);
        }
    }
}

/// A copy on its way to the host.
pub(crate) struct Readback {
    gpu: Arc<Gpu>,
    staging: wgpu::Buffer,
    /// Bytes of `staging` that are wanted.
    size: u64,
    submission: wgpu::SubmissionIndex,
    /// Tells when the staging buffer can be read.
    mapped: Arc<Mapped>,
}

/// What is told once the staging buffer can be read.
type Mapped = Signal<Result<(), wgpu::BufferAsyncError>>;

/// wgpu's callback. A callback before it that panics keeps wgpu from calling it; it is dropped then.
struct Callback(Arc<Mapped>);

impl Drop for Callback {
    fn drop(&mut self) {
        self.0.set(Err(wgpu::BufferAsyncError));
    }
}

impl Readback {
    /// Submits what is recorded and a copy of `bytes`, which are not empty.
    pub(super) fn start(
        gpu: &Arc<Gpu>,
        buffer: &wgpu::Buffer,
        bytes: Range<u64>,
    ) -> Result<Self, Error> {
        let size = bytes.end - bytes.start;
        Self::start_with(gpu, size, |encoder, staging| {
            encoder.copy_buffer_to_buffer(buffer, bytes.start, staging, 0, size);
        })
    }

    /// Submits what is recorded and a copy of `size` bytes, not 0, to a staging buffer.
    pub(super) fn start_with(
        gpu: &Arc<Gpu>,
        size: u64,
        copy: impl FnOnce(&mut wgpu::CommandEncoder, &wgpu::Buffer),
    ) -> Result<Self, Error> {
        gpu.check(DOING)?;
        let mut state = gpu.state()?;
        // Sizes are rounded, so that reads of similar size share staging buffers.
        let rounded =
            if size < MIB { size.next_power_of_two() } else { size.next_multiple_of(MIB) };
        let rounded = rounded.min(gpu.device.limits().max_buffer_size).max(size);
        let staging = match state.staging.take(rounded) {
            Some(staging) => staging,
            None => gpu.attempt(DOING, || {
                gpu.device.create_buffer(&wgpu::BufferDescriptor {
                    label: Some("staging"),
                    size: rounded,
                    usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
                    mapped_at_creation: false,
                })
            })?,
        };
        let mapped = Signal::new();
        let submission = gpu.submit(&mut state, DOING, |encoder| {
            copy(encoder, &staging);
            let callback = Callback(Arc::clone(&mapped));
            encoder.map_buffer_on_submit(&staging, wgpu::MapMode::Read, 0..size, move |result| {
                callback.0.set(result);
            });
        })?;
        Ok(Self { gpu: Arc::clone(gpu), staging, size, submission, mapped })
    }

    /// Waits until the bytes are there.
    pub(crate) fn wait(self) -> Result<Self, Error> {
        self.gpu.wait(self.submission.clone(), DOING)?;
        // Another thread's poll may have taken the callback, and be about to run it.
        self.mapped.wait();
        Ok(self)
    }

    /// Waits on the waiting thread, from now on; the future is done when the bytes are there.
    pub(crate) fn in_background(
        self,
    ) -> impl Future<Output = Result<Self, Error>> + Send + 'static {
        let mapped = Arc::clone(&self.mapped);
        let is_waiting = self.gpu.wait_in_background(self.submission.clone(), move |is_done| {
            if !is_done {
                mapped.set(Err(wgpu::BufferAsyncError)); // why is asked again by whoever awaits
            }
        });
        async move {
            if !is_waiting {
                return self.wait(); // no thread to be had: late, but right
            }
            std::future::poll_fn(|cx| self.mapped.poll(cx)).await;
            Ok(self)
        }
    }

    /// Hands the bytes, which are there, to `take`.
    pub(crate) fn finish(self, take: impl FnOnce(&[u8])) -> Result<(), Error> {
        // On a lost device that is what is wrong.
        let unreadable = |message: String| {
            let device = self.gpu.name.clone();
            self.gpu.late_loss().unwrap_or(Error::Gpu { device, doing: DOING, message })
        };
        match self.mapped.take() {
            Some(Ok(())) => {}
            Some(Err(error)) => {
                self.gpu.notice(DOING, None)?;
                return Err(unreadable(error.to_string()));
            }
            None => return Err(unreadable("the staging buffer was not mapped".to_owned())),
        }
        let view = self
            .staging
            .get_mapped_range(0..self.size)
            .map_err(|error| unreadable(error.to_string()))?;
        take(&view);
        drop(view);
        self.staging.unmap();
        if let Ok(mut state) = self.gpu.state() {
            state.staging.put(self.staging.clone());
        }
        Ok(())
    }
}
