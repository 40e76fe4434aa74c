//! In a browser no thread waits: the browser calls back.

use std::sync::MutexGuard;

use super::{
    super::{callbacks::when_free, lock},
    Signal, State, Wait,
};

/// Wakes the task of a signal: no thread waits for it.
pub(super) struct Changed;

impl Changed {
    pub(super) fn new() -> Self {
        Self
    }

    pub(super) fn tell<T>(&self, mut state: MutexGuard<'_, State<T>>) {
        let waker = state.waker.take();
        drop(state);
        waker.into_iter().for_each(|waker| when_free(|| waker.wake()));
    }
}

impl<T> Signal<T> {
    /// Does nothing: [`Changed::tell`] has woken the task.
    pub(super) fn wake(&self) {}

    /// Whether it has happened. No thread can wait.
    pub(in crate::gpu) fn wait(&self) -> bool {
        lock(&self.state).has_happened
    }
}

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
