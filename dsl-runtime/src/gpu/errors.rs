//! What wgpu reports, as our errors.
//!
//! No wgpu error goes by unseen and none panics: errors come from scopes around what may fail, or
//! from the handlers that hear of the others, and are returned by the next call.

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
    scopes::{About, Fault, FaultKind, on_uncaptured},
};
use crate::{Error, time_limit, wait::IS_WEB};

/// What the program does when the device is lost, given the reason.
type OnLost = Box<dyn FnOnce(&str) + Send>;

/// What wgpu reported outside of any call.
#[derive(Default)]
pub(super) struct Faults {
    lost: OnceLock<String>,
    /// Whom to tell when the device is lost.
    on_lost: Mutex<Vec<OnLost>>,
    error: Mutex<Option<String>>,
    /// Set if the queue is that of another device.
    pub(super) foreign_queue: OnceLock<()>,
}

impl Faults {
    /// Listens to the device. Of one that is ours nobody else hears errors that no scope has
    /// caught; wgpu's own handler panics.
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

    /// The device is lost. The first reason is the one that counts.
    fn lose(&self, message: String) {
        _ = self.lost.set(message);
        self.tell();
    }

    /// Tells of the loss, if there is one, whom it has not told yet.
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

    /// Does what may fail, and says how it did, as far as it is known.
    pub(super) fn attempt<T>(
        &self,
        doing: &'static str,
        f: impl FnOnce() -> T,
    ) -> Result<T, Error> {
        let result = self.caught(doing, f)?;
        self.notice(doing, None)?;
        Ok(result)
    }

    /// The same, without asking wgpu for news.
    pub(super) fn caught<T>(
        &self,
        about: impl Into<About>,
        f: impl FnOnce() -> T,
    ) -> Result<T, Error> {
        self.check_thread()?;
        let _busy = Busy::new();
        let about = about.into();
        let doing = about.doing();
        // Submissions run callbacks, also the caller's.
        match catch_unwind(AssertUnwindSafe(|| self.scoped(about.clone(), f))) {
            Ok(result) => result.map_err(|fault| self.error(&about, fault)),
            Err(panic) => {
                let (device, message) = (self.name.clone(), panic_message(&*panic));
                Err(Error::Callback { device, doing, message })
            }
        }
    }

    /// The error of a call of which wgpu says this.
    pub(super) fn error(&self, about: &About, Fault { kind, message }: Fault) -> Error {
        let doing = about.doing();
        if let Err(lost) = self.notice(doing, None) {
            return lost; // that is what is wrong
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

    /// Waits for all that was submitted, whose memory is free then.
    pub(super) fn finish(&self, doing: &'static str) -> Result<(), Error> {
        let timeout = time_limit::remaining();
        self.poll(doing, wgpu::PollType::Wait { submission_index: None, timeout })
    }

    /// That this thread has waited as long as it may.
    pub(super) fn timed_out(&self, doing: &'static str) -> Error {
        self.has_given_up.store(true, Relaxed);
        Error::TimedOut { device: self.name.clone(), doing }
    }

    fn poll(&self, doing: &'static str, poll: wgpu::PollType) -> Result<(), Error> {
        self.check_thread()?;
        // wgpu panics if the device is lost while it waits, and callbacks of the caller's may too.
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

    /// What the handlers have heard.
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

    /// That the queue is not the device's.
    pub(super) fn foreign_queue(&self) -> Option<Error> {
        self.faults.foreign_queue.get()?;
        let problem = "it is that of another device: `request_device` gives the two together";
        Some(self.unusable("queue", problem.to_owned()))
    }

    /// That the device is lost, if it has been said.
    pub(super) fn loss(&self) -> Option<Error> {
        let message = self.faults.lost.get()?.clone();
        Some(Error::DeviceLost { device: self.name.clone(), message })
    }

    /// That the device is lost, asked after an error, which may well come of it: wgpu says so only
    /// once the device's last work is done, and to one listener.
    pub(super) fn late_loss(&self) -> Option<Error> {
        if self.faults.lost.get().is_none() && self.is_lost() {
            let _busy = Busy::new();
            // It may know the reason.
            _ = catch_unwind(AssertUnwindSafe(|| self.device.poll(wgpu::PollType::Poll)));
            self.faults.lose("wgpu has not said why".to_owned());
        }
        self.loss()
    }

    /// Whether the device is lost. Of one that is, wgpu reports no errors, not even of what is wrong
    /// on every device: a layout with two entries of one index.
    ///
    /// A browser says so itself, and reports errors too late to tell.
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

/// What a panic says.
fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("it does not say why").to_owned()
}
