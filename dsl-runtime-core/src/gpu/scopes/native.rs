//! wgpu's error scopes, which report at once.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Duration,
};

use super::{
    super::{Gpu, callbacks::Busy, waiting::Signal},
    Fault, FaultKind,
};
use crate::{time_limit, wait::ready};

/// The scopes around a call.
pub(super) struct Scopes([wgpu::ErrorScopeGuard; 3]);

impl Scopes {
    pub(super) fn open(device: &wgpu::Device) -> Self {
        let filters = [
            wgpu::ErrorFilter::Validation,
            wgpu::ErrorFilter::OutOfMemory,
            wgpu::ErrorFilter::Internal,
        ];
        Self(filters.map(|filter| device.push_error_scope(filter)))
    }

    /// The report about the call. No report comes later.
    pub(super) fn close<R>(self, _later: impl FnOnce() -> R) -> Result<(), Fault>
    where
        R: FnOnce(Result<(), Fault>) + 'static,
    {
        let [validation, memory, internal] = self.0;
        let errors = [internal.pop(), memory.pop(), validation.pop()];
        errors.into_iter().find_map(ready).map_or(Ok(()), |error| Err(error.into()))
    }
}

impl From<wgpu::Error> for Fault {
    fn from(error: wgpu::Error) -> Self {
        let (kind, message) = match error {
            wgpu::Error::OutOfMemory { .. } => (FaultKind::Memory, String::new()),
            wgpu::Error::Validation { description, .. } => (FaultKind::Invalid, description),
            wgpu::Error::Internal { description, .. } => (FaultKind::Internal, description),
        };
        Self { kind, message }
    }
}

/// Describes a device's adapter.
pub(in crate::gpu) fn adapter_info(device: &wgpu::Device) -> wgpu::AdapterInfo {
    device.adapter_info()
}

/// Calls `f` with each error that no scope has caught.
pub(in crate::gpu) fn on_uncaptured(
    device: &wgpu::Device,
    f: impl Fn(String) + Send + Sync + 'static,
) {
    device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| f(error.to_string())));
}

impl Gpu {
    /// Finds out whether the program's queue belongs to its device. If so, polls of the device
    /// report when the queue's work is done. Otherwise wgpu would report every use to the other
    /// device.
    pub(in crate::gpu) fn check_queue(&self) {
        let done = Signal::new();
        let tell = Arc::clone(&done);
        let _busy = Busy::new();
        // Callbacks of the caller may panic.
        let poll = |poll| catch_unwind(AssertUnwindSafe(|| self.device.poll(poll)));
        let told = || time_limit::with_time_limit(Duration::ZERO, || done.wait());
        self.queue.on_submitted_work_done(move || tell.set(()));
        _ = poll(wgpu::PollType::Poll);
        if told() {
            return;
        }
        // The program's own work is not done yet.
        let timeout = time_limit::remaining();
        let waited = poll(wgpu::PollType::Wait { submission_index: None, timeout });
        let is_known = matches!(waited, Ok(Ok(_)));
        // Another thread's poll may be about to set the signal.
        let told = || time_limit::with_time_limit(Duration::from_secs(1), || done.wait());
        if is_known && !self.is_lost() && !told() {
            _ = self.faults.foreign_queue.set(());
        }
    }
}
