//! In a browser no thread waits: the browser calls back.

use super::Wait;

/// The queue whose browser calls back.
pub(in crate::gpu) struct Waiter(wgpu::Queue);

impl Waiter {
    pub(super) fn new(_: wgpu::Device, queue: wgpu::Queue) -> Self {
        Self(queue)
    }

    /// When the last submitted work is done, all of it is.
    pub(super) fn send(&self, wait: Wait) -> bool {
        self.0.on_submitted_work_done(move || (wait.done)(true));
        true
    }
}
