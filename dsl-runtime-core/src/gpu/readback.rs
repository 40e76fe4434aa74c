//! From GPU memory to the host, through staging buffers that are reused.
//!
//! Takes a byte range of a buffer; gives its bytes once the copy has happened. It waits only for
//! the submission of the copy, not for later ones.

use std::{collections::HashMap, ops::Range, sync::Arc};

use smallvec::SmallVec;

use super::{
    Gpu, State,
    late::{Contents, Ticket},
    scopes::About,
    waiting::Signal,
};
use crate::{
    Error,
    wait::{IS_WEB, Wait, ready},
};

const DOING: &str = "reading back";

/// The most bytes of staging memory that a device keeps.
const POOL_BYTES: u64 = 256 * MIB;

const MIB: u64 = 1 << 20;

/// The least that a buffer counts for in the pool: a buffer costs more than its bytes.
const LEAST_BYTES: u64 = 64 << 10;

/// Staging buffers that are not in use, one list for each size.
pub(super) struct Pool<B = wgpu::Buffer> {
    free: HashMap<u64, Vec<B>>,
    /// The bytes that all of them count for.
    held: u64,
}

impl<B> Default for Pool<B> {
    fn default() -> Self {
        Self { free: HashMap::new(), held: 0 }
    }
}

impl<B> Pool<B> {
    /// A buffer of exactly `size` bytes, if one is free.
    fn take(&mut self, size: u64) -> Option<B> {
        let buffer = self.free.get_mut(&size)?.pop()?;
        self.held -= size.max(LEAST_BYTES);
        Some(buffer)
    }

    /// Keeps a buffer of `size` bytes, if there is room.
    fn put(&mut self, size: u64, buffer: B) {
        let held = self.held + size.max(LEAST_BYTES);
        if held <= POOL_BYTES {
            self.held = held;
            self.free.entry(size).or_default().push(buffer);
        }
    }
}

/// A copy on its way to the host.
pub(crate) struct Readback {
    gpu: Arc<Gpu>,
    staging: wgpu::Buffer,
    /// Bytes of `staging` to read.
    size: u64,
    submission: wgpu::SubmissionIndex,
    /// Set when the staging buffer can be read.
    mapped: Arc<Mapped>,
    /// The calls that must succeed for the bytes to be right.
    ticket: Ticket,
}

/// The result of mapping the staging buffer.
type Mapped = Signal<Result<(), wgpu::BufferAsyncError>>;

/// wgpu's callback. If a callback before it panics, wgpu drops it without calling it.
struct Callback(Arc<Mapped>);

impl Drop for Callback {
    fn drop(&mut self) {
        self.0.set(Err(wgpu::BufferAsyncError));
    }
}

/// A staging buffer, and the signal that it can be read.
struct Staged {
    buffer: wgpu::Buffer,
    size: u64,
    mapped: Arc<Mapped>,
}

impl Staged {
    /// Room for `size` bytes, not 0.
    fn new(gpu: &Gpu, state: &mut State, size: u64) -> Result<Self, Error> {
        // Sizes are rounded, so that reads of similar size share staging buffers.
        let rounded =
            if size < MIB { size.next_power_of_two() } else { size.next_multiple_of(MIB) };
        let rounded = rounded.min(gpu.device.limits().max_buffer_size).max(size);
        let buffer = match state.staging.take(rounded) {
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
        Ok(Self { buffer, size, mapped: Signal::new() })
    }

    /// Maps it once the encoder's commands have happened.
    fn map(&self, encoder: &wgpu::CommandEncoder) {
        let callback = Callback(Arc::clone(&self.mapped));
        let range = 0..self.size;
        encoder.map_buffer_on_submit(&self.buffer, wgpu::MapMode::Read, range, move |result| {
            callback.0.set(result);
        });
    }
}

impl Readback {
    /// Submits the recorded commands and a copy of `bytes`, which must not be empty.
    pub(super) fn start(
        gpu: &Arc<Gpu>,
        contents: &Contents,
        buffer: &wgpu::Buffer,
        bytes: Range<u64>,
    ) -> Result<Self, Error> {
        let size = bytes.end - bytes.start;
        let mut started = Self::start_all(gpu, contents, &[size], |encoder, _, staging| {
            encoder.copy_buffer_to_buffer(buffer, bytes.start, staging, 0, size);
        })?;
        Ok(started.remove(0))
    }

    /// Submits the recorded commands, and for each of `sizes`, which are not 0, a copy of that many
    /// bytes of `contents` to a staging buffer. There is one submission, so all copies show the same
    /// moment.
    pub(super) fn start_all(
        gpu: &Arc<Gpu>,
        contents: &Contents,
        sizes: &[u64],
        copy: impl Fn(&mut wgpu::CommandEncoder, usize, &wgpu::Buffer),
    ) -> Result<SmallVec<[Self; 1]>, Error> {
        gpu.check(DOING)?;
        let mut state = gpu.state()?;
        let staged = sizes.iter().map(|size| Staged::new(gpu, &mut state, *size));
        let staged = staged.collect::<Result<SmallVec<[Staged; 1]>, Error>>()?;
        let submission = gpu.submit(&mut state, DOING, |encoder| {
            for (i, staged) in staged.iter().enumerate() {
                copy(encoder, i, &staged.buffer);
                staged.map(encoder);
            }
        })?;
        state.batch = 0;
        let started = staged.into_iter().map(|Staged { buffer, size, mapped }| {
            let (gpu, submission, ticket) =
                (Arc::clone(gpu), submission.clone(), gpu.ticket(Some(contents)));
            Self { gpu, staging: buffer, size, submission, mapped, ticket }
        });
        Ok(started.collect())
    }

    /// Is done when the bytes are there.
    pub(crate) async fn arrived(self, how: Wait) -> Result<Self, Error> {
        match how {
            Wait::Here => self.wait(),
            Wait::Later => self.in_background().await,
        }
    }

    /// Waits until the bytes are there.
    pub(crate) fn wait(self) -> Result<Self, Error> {
        if IS_WEB {
            return ready(self.in_background());
        }
        self.gpu.wait(self.submission.clone(), DOING)?;
        // Another thread's poll may have taken the callback, and be about to run it.
        match self.mapped.wait() {
            true => Ok(self),
            false => Err(self.gpu.timed_out(DOING)),
        }
    }

    /// Makes a waiting thread wait from now on. The future is done when the bytes are there.
    pub(crate) fn in_background(
        self,
    ) -> impl Future<Output = Result<Self, Error>> + Send + 'static {
        // If the wait fails, the caller that awaits asks for the reason.
        let failed = |is_done: bool| (!is_done).then_some(Err(wgpu::BufferAsyncError));
        let is_waiting = self.gpu.wait_in_background(self.submission.clone(), &self.mapped, failed);
        async move {
            if !is_waiting {
                return self.wait(); // no waiting thread: it blocks, but the result is right
            }
            std::future::poll_fn(|cx| self.mapped.poll(cx)).await;
            self.gpu.heard(&self.ticket, DOING).await?;
            Ok(self)
        }
    }

    /// Hands the bytes to `take`. They must have arrived.
    pub(crate) fn finish<R>(self, take: impl FnOnce(&[u8]) -> R) -> Result<R, Error> {
        Ok(take(self.open()?.bytes()))
    }

    /// The bytes in the staging buffer. They must have arrived.
    pub(crate) fn open(self) -> Result<Opened, Error> {
        if !matches!(self.mapped.take(), Some(Ok(()))) {
            self.map_again()?;
        }
        let view = self.staging.get_mapped_range(0..self.size);
        let view = view.map_err(|error| self.unreadable(error.to_string()))?;
        Ok(Opened { gpu: self.gpu, staging: self.staging, view: Some(view) })
    }

    /// Maps the staging buffer again. If the device is well, a callback of the program that wgpu
    /// called earlier has panicked, and wgpu dropped ours.
    fn map_again(&self) -> Result<(), Error> {
        self.gpu.notice(DOING, None)?;
        if let Some(lost) = self.gpu.late_loss() {
            return Err(lost);
        }
        if IS_WEB {
            return Err(self.unreadable("the staging buffer was not mapped".to_owned()));
        }
        _ = self.gpu.scoped(About::Call(DOING), || self.staging.unmap()); // it may be unmapped already
        let mapped = Signal::new();
        let callback = Callback(Arc::clone(&mapped));
        self.gpu.attempt(DOING, || {
            self.staging.map_async(wgpu::MapMode::Read, 0..self.size, move |result| {
                callback.0.set(result);
            });
        })?;
        self.gpu.wait(self.submission.clone(), DOING)?;
        if !mapped.wait() {
            return Err(self.gpu.timed_out(DOING));
        }
        match mapped.take() {
            Some(Ok(())) => Ok(()),
            _ => Err(self.unreadable("the staging buffer was not mapped".to_owned())),
        }
    }

    /// The error for bytes that cannot be read: the loss of the device, if it is lost.
    fn unreadable(&self, message: String) -> Error {
        let device = self.gpu.name.clone();
        self.gpu.late_loss().unwrap_or(Error::Gpu { device, doing: DOING, message })
    }
}

/// Bytes in a mapped staging buffer. Dropping this returns the buffer to the pool.
pub(crate) struct Opened {
    gpu: Arc<Gpu>,
    staging: wgpu::Buffer,
    /// `None` only while it is dropped.
    view: Option<wgpu::BufferView>,
}

impl Opened {
    pub(crate) fn bytes(&self) -> &[u8] {
        self.view.as_deref().unwrap_or_default()
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        self.view = None;
        // The device may be lost by now: the bytes were there nevertheless.
        let unmapped = self.gpu.scoped(About::Call(DOING), || self.staging.unmap());
        if let (Ok(()), Ok(mut state)) = (unmapped, self.gpu.state()) {
            state.staging.put(self.staging.size(), self.staging.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{thread, time::Instant};

    use super::*;
    use crate::{device::Backend, tests::faults::gpu_to_destroy};

    /// 20,000 reads of a few sizes are on their way: each costs the same.
    #[test]
    fn the_pool_is_not_searched() {
        let mut pool = Pool::default();
        let start = Instant::now();
        for _ in 0..3 {
            for size in [16, 64, 1 << 20, MIB + 1] {
                (0..20_000).for_each(|n| pool.put(size, n));
            }
            assert!(pool.held <= POOL_BYTES);
            for size in [16, 64, 1 << 20, MIB + 1] {
                for _ in 0..20_000 {
                    pool.take(size);
                }
            }
            assert_eq!(pool.held, 0);
        }
        assert!(start.elapsed().as_millis() < 500, "{:?}", start.elapsed());
        let most = (POOL_BYTES / LEAST_BYTES) as usize;
        (0..2 * most).for_each(|n| pool.put(16, n));
        assert_eq!(std::iter::from_fn(|| pool.take(16)).count(), most);
        pool.put(POOL_BYTES, 0);
        pool.put(1, 1);
        assert_eq!((pool.take(POOL_BYTES), pool.take(1)), (Some(0), None));
    }

    /// A callback panics on another thread. wgpu does not call the next callback, which is a
    /// read's.
    #[test]
    fn a_callback_that_panics_elsewhere_spoils_no_read() {
        let Some((device, handle)) = gpu_to_destroy() else { return };
        let Backend::Gpu(gpu) = device.backend() else { return };
        let buffer = device.buffer(&[1u32, 2, 3, 4]).unwrap();
        let buffer = buffer.as_wgpu().unwrap();
        let usage = wgpu::BufferUsages::MAP_READ;
        for _ in 0..4 {
            let theirs = handle.create_buffer(&wgpu::BufferDescriptor {
                label: None,
                size: 16,
                usage,
                mapped_at_creation: false,
            });
            let started =
                Readback::start_all(gpu, &Contents::default(), &[16], |encoder, _, staging| {
                    encoder.map_buffer_on_submit(&theirs, wgpu::MapMode::Read, .., |_| {
                        panic!("a callback that panics, as it should in this test")
                    });
                    encoder.copy_buffer_to_buffer(buffer, 0, staging, 0, 16);
                });
            let handle = handle.clone();
            let elsewhere =
                thread::spawn(move || handle.poll(wgpu::PollType::wait_indefinitely()).is_ok());
            elsewhere.join().unwrap_err();
            for read in started.unwrap() {
                let check = |bytes: &[u8]| {
                    assert_eq!(bytemuck::cast_slice::<_, u32>(bytes), [1, 2, 3, 4]);
                };
                read.wait().unwrap().finish(check).unwrap();
            }
        }
    }

    #[test]
    fn a_device_lost_while_bytes_are_taken_spoils_no_read() {
        let Some((device, handle)) = gpu_to_destroy() else { return };
        let Backend::Gpu(gpu) = device.backend() else { return };
        let buffer = device.buffer(&[1u32, 2, 3, 4]).unwrap();
        let (contents, buffer) = (Contents::default(), buffer.as_wgpu().unwrap());
        let read = Readback::start(gpu, &contents, buffer, 0..16).unwrap();
        let check = |bytes: &[u8]| {
            handle.destroy();
            // wgpu destroys its buffers here.
            _ = handle.poll(wgpu::PollType::Poll);
            assert_eq!(bytemuck::cast_slice::<_, u32>(bytes), [1, 2, 3, 4]);
        };
        read.wait().unwrap().finish(check).unwrap();
    }
}
