//! What wgpu reports, as our errors.
//!
//! No wgpu error goes by unseen and none panics: errors come from scopes around what may fail, or
//! from the handlers that hear of the others, and are returned by the next call.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, OnceLock},
};

use super::{Gpu, lock};
use crate::Error;

/// What wgpu reported outside of any call.
#[derive(Default)]
pub(super) struct Faults {
    lost: OnceLock<String>,
    error: Mutex<Option<String>>,
}

impl Faults {
    /// Listens to the device in the place of wgpu's handlers, one of which panics.
    pub(super) fn of(device: &wgpu::Device) -> Arc<Self> {
        let faults = Arc::new(Self::default());
        let on_error = Arc::clone(&faults);
        device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
            lock(&on_error.error).get_or_insert_with(|| error.to_string());
        }));
        let on_lost = Arc::clone(&faults);
        device.set_device_lost_callback(move |reason, message| {
            let message = if message.is_empty() { format!("{reason:?}") } else { message };
            _ = on_lost.lost.set(message); // the first reason is the one that counts
        });
        faults
    }
}

impl Gpu {
    /// Does what may fail, and says how it did.
    pub(super) fn attempt<T>(
        &self,
        doing: &'static str,
        f: impl FnOnce() -> T,
    ) -> Result<T, Error> {
        let result = self.scoped(f).map_err(|error| self.error(doing, error))?;
        self.notice(doing, None)?;
        Ok(result)
    }

    /// Does what may fail, and catches wgpu's errors.
    pub(super) fn scoped<T>(&self, f: impl FnOnce() -> T) -> Result<T, wgpu::Error> {
        let filters = [
            wgpu::ErrorFilter::Validation,
            wgpu::ErrorFilter::OutOfMemory,
            wgpu::ErrorFilter::Internal,
        ];
        let [validation, memory, internal] =
            filters.map(|filter| self.device.push_error_scope(filter));
        let result = f();
        let errors = [internal.pop(), memory.pop(), validation.pop()];
        // On native backends the futures are ready.
        match errors.into_iter().find_map(pollster::block_on) {
            None => Ok(result),
            Some(error) => Err(error),
        }
    }

    /// wgpu's error as ours.
    pub(super) fn error(&self, doing: &'static str, error: wgpu::Error) -> Error {
        if let Err(lost) = self.notice(doing, None) {
            return lost;
        }
        if let Some(lost) = self.late_loss() {
            return lost;
        }
        let device = self.name.clone();
        match error {
            wgpu::Error::OutOfMemory { .. } => Error::OutOfMemory { device, doing },
            wgpu::Error::Validation { description: message, .. }
            | wgpu::Error::Internal { description: message, .. } => {
                Error::Gpu { device, doing, message }
            }
        }
    }

    /// Lets wgpu run its callbacks, after waiting for `submission` if there is one, then checks for
    /// faults.
    pub(super) fn notice(
        &self,
        doing: &'static str,
        submission: Option<wgpu::SubmissionIndex>,
    ) -> Result<(), Error> {
        let poll = match submission {
            Some(index) => wgpu::PollType::Wait { submission_index: Some(index), timeout: None },
            None => wgpu::PollType::Poll,
        };
        // wgpu panics if the device is lost while it waits.
        let polled = catch_unwind(AssertUnwindSafe(|| self.device.poll(poll)));
        self.check(doing)?;
        let message = match polled {
            Ok(Ok(_)) => return Ok(()),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "wgpu could not wait for it".to_owned(),
        };
        Err(Error::DeviceLost { device: self.name.clone(), message })
    }

    /// What the handlers have heard.
    pub(super) fn check(&self, doing: &'static str) -> Result<(), Error> {
        if let Some(lost) = self.loss() {
            return Err(lost);
        }
        let error = lock(&self.faults.error).take();
        let Some(message) = error else {
            return Ok(());
        };
        let device = self.name.clone();
        Err(self.late_loss().unwrap_or(Error::Gpu { device, doing, message }))
    }

    /// That the device is lost, if it has been said.
    pub(super) fn loss(&self) -> Option<Error> {
        let message = self.faults.lost.get()?.clone();
        Some(Error::DeviceLost { device: self.name.clone(), message })
    }

    /// That the device is lost, asked after an error, which may well come of it: wgpu says so only
    /// once the device's last work is done.
    pub(super) fn late_loss(&self) -> Option<Error> {
        let wait = wgpu::PollType::Wait { submission_index: None, timeout: None };
        // wgpu panics if the device is lost while it waits.
        _ = catch_unwind(AssertUnwindSafe(|| self.device.poll(wait)));
        self.loss()
    }
}
