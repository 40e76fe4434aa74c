//! Turns reports of wgpu into errors of this crate.
//!
//! No wgpu error is lost and none panics. Errors come from scopes around calls that may fail, or
//! from handlers that receive all others. The next call returns them.

use std::{
    any::Any,
    mem,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, OnceLock, atomic::Ordering::Relaxed},
};

use super::{
    Gpu,
    callbacks::{Busy, when_free},
    lock,
    scopes::{About, Call, Fault, FaultKind, on_uncaptured},
};
use crate::{Error, time_limit, wait::IS_WEB};

/// The program's callback for the loss of the device. It gets the reason.
type OnLost = Box<dyn FnOnce(&str) + Send>;

/// Reports of wgpu outside of any call.
#[derive(Default)]
pub(super) struct Faults {
    lost: OnceLock<String>,
    /// Listeners to the loss of the device.
    on_lost: Mutex<Vec<OnLost>>,
    error: Mutex<Option<String>>,
    /// Set if the queue belongs to another device.
    pub(super) foreign_queue: OnceLock<()>,
}

impl Faults {
    /// Listens to the device. For a device of this crate nobody else receives errors that no scope
    /// has caught, and wgpu's own handler panics.
    pub(super) fn of(device: &wgpu::Device, is_ours: bool) -> Arc<Self> {
        let faults = Arc::new(Self::default());
        if is_ours {
            let on_error = Arc::clone(&faults);
            on_uncaptured(device, move |message| {
                lock(&on_error.error).get_or_insert(message);
            });
        }
        let on_lost = Arc::clone(&faults);
        device.set_device_lost_callback(move |reason, message| {
            let message = if message.is_empty() { format!("{reason:?}") } else { message };
            on_lost.lose(message);
        });
        faults
    }

    /// Records the loss of the device. Only the first reason counts.
    fn lose(&self, message: String) {
        _ = self.lost.set(message);
        self.tell();
    }

    /// Reports a loss to all listeners that do not know yet.
    fn tell(&self) {
        let Some(message) = self.lost.get() else { return };
        for listener in mem::take(&mut *lock(&self.on_lost)) {
            let message = message.clone();
            when_free(move || listener(&message));
        }
    }
}

impl Gpu {
    pub(crate) fn on_lost(&self, f: OnLost) {
        lock(&self.faults.on_lost).push(f);
        self.faults.tell();
    }

    /// Calls `f`, which may fail, then asks wgpu for news. Returns the errors that are known by
    /// then.
    pub(super) fn attempt<T>(
        &self,
        call: impl Into<Call>,
        f: impl FnOnce() -> T,
    ) -> Result<T, Error> {
        let call = call.into();
        let doing = call.about.doing();
        let result = self.caught(call, f)?;
        self.notice(doing, None)?;
        Ok(result)
    }

    /// The same, without asking wgpu for news.
    pub(super) fn caught<T>(
        &self,
        call: impl Into<Call>,
        f: impl FnOnce() -> T,
    ) -> Result<T, Error> {
        self.check_thread()?;
        let _busy = Busy::new();
        let call = call.into();
        let about = call.about.clone();
        let doing = about.doing();
        // Submissions run callbacks, also the caller's.
        match catch_unwind(AssertUnwindSafe(|| self.scoped(call, f))) {
            Ok(result) => result.map_err(|fault| self.error(&about, fault)),
            Err(panic) => {
                let (device, message) = (self.name.clone(), panic_message(&*panic));
                Err(Error::Callback { device, doing, message })
            }
        }
    }

    /// The error for a fault that wgpu reports about a call.
    pub(super) fn error(&self, about: &About, Fault { kind, message }: Fault) -> Error {
        let doing = about.doing();
        if let Err(lost) = self.notice(doing, None) {
            return lost; // the loss is the cause
        }
        let device = self.name.clone();
        match (about, kind) {
            (_, FaultKind::Memory) => Error::OutOfMemory { device, doing },
            (About::Kernel(info), FaultKind::Invalid | FaultKind::Internal) => {
                Error::KernelRefused { kernel: info.name, device, message, wgsl: info.wgsl }
            }
            (About::Program(kind), FaultKind::Invalid) => self.unusable(kind, message),
            _ => self.late_loss().unwrap_or(Error::Gpu { device, doing, message }),
        }
    }

    /// Lets wgpu run its callbacks, after waiting for `submission` if there is one, then checks for
    /// faults.
    pub(super) fn notice(
        &self,
        doing: &'static str,
        submission: Option<wgpu::SubmissionIndex>,
    ) -> Result<(), Error> {
        self.poll(
            doing,
            match submission {
                Some(index) => wgpu::PollType::Wait {
                    submission_index: Some(index),
                    timeout: time_limit::remaining(),
                },
                None => wgpu::PollType::Poll,
            },
        )
    }

    /// Waits for all submitted work; its memory is free then.
    pub(super) fn finish(&self, doing: &'static str) -> Result<(), Error> {
        let timeout = time_limit::remaining();
        self.poll(doing, wgpu::PollType::Wait { submission_index: None, timeout })
    }

    /// The error if this thread's time limit is over.
    pub(super) fn timed_out(&self, doing: &'static str) -> Error {
        self.has_given_up.store(true, Relaxed);
        Error::TimedOut { device: self.name.clone(), doing }
    }

    fn poll(&self, doing: &'static str, poll: wgpu::PollType) -> Result<(), Error> {
        self.check_thread()?;
        // wgpu panics if the device is lost while it waits, and callbacks of the caller may panic,
        // too.
        let busy = Busy::new();
        let polled = catch_unwind(AssertUnwindSafe(|| self.device.poll(poll)));
        drop(busy);
        self.check(doing)?;
        let (is_lost, message) = match polled {
            Ok(Ok(_)) => return Ok(()),
            Ok(Err(wgpu::PollError::Timeout)) => return Err(self.timed_out(doing)),
            Ok(Err(error)) => (true, error.to_string()),
            Err(panic) => {
                let message = panic_message(&*panic);
                (message.starts_with("Error in Device::poll"), message)
            }
        };
        let device = self.name.clone();
        Err(match self.late_loss() {
            Some(lost) => lost,
            None if is_lost => Error::DeviceLost { device, message },
            None => Error::Callback { device, doing, message },
        })
    }

    /// Returns the errors that the handlers have received.
    pub(super) fn check(&self, doing: &'static str) -> Result<(), Error> {
        if let Some(lost) = self.loss() {
            return Err(lost);
        }
        if let Some(error) = self.foreign_queue() {
            return Err(error);
        }
        let error = lock(&self.faults.error).take();
        let Some(message) = error else {
            return Ok(());
        };
        let device = self.name.clone();
        Err(self.late_loss().unwrap_or(Error::Gpu { device, doing, message }))
    }

    /// The error if the queue belongs to another device.
    pub(super) fn foreign_queue(&self) -> Option<Error> {
        self.faults.foreign_queue.get()?;
        let problem =
            "it belongs to another device: `request_device` returns a device with its queue";
        Some(self.unusable("queue", problem.to_owned()))
    }

    /// The error if the loss of the device was reported.
    pub(super) fn loss(&self) -> Option<Error> {
        let message = self.faults.lost.get()?.clone();
        Some(Error::DeviceLost { device: self.name.clone(), message })
    }

    /// The error if the device is lost. It is called after an error that the loss may have caused:
    /// wgpu reports the loss only when the device's last work is done, and to one listener.
    pub(super) fn late_loss(&self) -> Option<Error> {
        if self.faults.lost.get().is_none() && self.is_lost() {
            let _busy = Busy::new();
            // wgpu may know the reason.
            _ = catch_unwind(AssertUnwindSafe(|| self.device.poll(wgpu::PollType::Poll)));
            self.faults.lose("wgpu has not said why".to_owned());
        }
        self.loss()
    }

    /// Whether the device is lost. On a lost device wgpu reports no errors, not even for a call
    /// that is wrong on every device: a layout with two entries of one index.
    ///
    /// A browser reports the loss itself, and reports errors too late for this test.
    pub(super) fn is_lost(&self) -> bool {
        if IS_WEB {
            return self.faults.lost.get().is_some();
        }
        let entry = wgpu::BindGroupLayoutEntry {
            binding: 0,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::Sampler(wgpu::SamplerBindingType::NonFiltering),
            count: None,
        };
        let layout = wgpu::BindGroupLayoutDescriptor { label: None, entries: &[entry, entry] };
        let asking = About::Call("asking for a loss");
        self.scoped(asking, || self.device.create_bind_group_layout(&layout)).is_ok()
    }
}

/// The message of a panic.
fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("it does not say why").to_owned()
}
