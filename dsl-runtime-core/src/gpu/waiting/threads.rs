//! The threads of a device that wait for submissions.
//!
//! Invariant: as long as there is a submission to wait for, some thread waits and runs no waker. So
//! wakers may wait for the device themselves.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    task::Waker,
    thread::{self, JoinHandle},
    time::Duration,
};

use super::{
    super::{callbacks::Busy, lock},
    Signal, State, Wait,
};
use crate::time_limit;

/// How long a thread waits before it checks that the device still exists.
const SLICE: Duration = Duration::from_millis(100);

/// A thread ends if this many others are free.
const MOST_FREE: usize = 4;

/// Lets threads wait for a signal.
pub(super) struct Changed(Condvar);

impl Changed {
    pub(super) fn new() -> Self {
        Self(Condvar::new())
    }

    /// Wakes threads that wait here, but no task: this may be in the middle of a wgpu call.
    pub(super) fn tell<T>(&self, state: MutexGuard<'_, State<T>>) {
        drop(state);
        self.0.notify_all();
    }
}

impl<T> Signal<T> {
    /// Wakes the last task that polled. The signal has happened, or is about to.
    pub(super) fn wake(&self) {
        let state = lock(&self.state);
        let state = self.changed.0.wait_while(state, |state| !state.has_happened);
        let waker = state.unwrap_or_else(PoisonError::into_inner).waker.take();
        waker.into_iter().for_each(Waker::wake); // it may poll at once
    }

    /// Waits for the signal, within this thread's time limit. Returns whether it has happened.
    pub(in crate::gpu) fn wait(&self) -> bool {
        let state = lock(&self.state);
        let is_to_come = |state: &mut State<T>| !state.has_happened;
        // A poisoned lock holds a valid state like any other.
        match time_limit::remaining() {
            None => drop(self.changed.0.wait_while(state, is_to_come)),
            Some(time) => drop(self.changed.0.wait_timeout_while(state, time, is_to_come)),
        }
        lock(&self.state).has_happened
    }
}

/// The threads that wait for futures.
///
/// They share the device, and may be the last to drop it. So they must have ended when the `Gpu` is
/// gone: drivers crash if the program ends while another thread destroys a device.
pub(in crate::gpu) struct Waiter {
    shared: Arc<Shared>,
}

struct Shared {
    device: wgpu::Device,
    waits: Mutex<Waits>,
    changed: Condvar,
}

#[derive(Default)]
struct Waits {
    /// Submissions that no thread waits for yet. They finish in their order.
    queue: VecDeque<Wait>,
    threads: Vec<JoinHandle<()>>,
    /// Threads that run no waker.
    free: usize,
    has_ended: bool,
}

impl Waiter {
    pub(super) fn new(device: wgpu::Device, _: wgpu::Queue) -> Self {
        Self {
            shared: Arc::new(Shared { device, waits: Mutex::default(), changed: Condvar::new() }),
        }
    }

    /// Returns `false` if no thread can be started.
    pub(super) fn send(&self, wait: Wait) -> bool {
        let mut waits = lock(&self.shared.waits);
        waits.queue.push_back(wait);
        self.shared.changed.notify_one();
        let is_waited_for = Shared::keep_one_free(&self.shared, &mut waits);
        if !is_waited_for {
            waits.queue.pop_back();
        }
        is_waited_for
    }
}

impl Drop for Waiter {
    /// There are no futures any more: each shares the `Gpu`.
    fn drop(&mut self) {
        let mut waits = lock(&self.shared.waits);
        waits.has_ended = true;
        waits.queue.clear();
        let threads = std::mem::take(&mut waits.threads);
        drop(waits);
        self.shared.changed.notify_all();
        // A waker may drop its future, and with it the device, on one of these threads: a thread
        // cannot join itself.
        for thread in threads.into_iter().filter(|it| it.thread().id() != thread::current().id()) {
            _ = thread.join(); // it has caught its panics
        }
    }
}

impl Shared {
    /// If there is a submission to wait for, ensures that some thread runs no waker. Returns
    /// `false` if no thread can be started.
    fn keep_one_free(shared: &Arc<Self>, waits: &mut Waits) -> bool {
        if waits.free > 0 || waits.queue.is_empty() || waits.has_ended {
            return true;
        }
        waits.threads.retain(|thread| !thread.is_finished());
        let of_thread = Arc::clone(shared);
        let thread = thread::Builder::new().name("dsl wait".to_owned());
        match thread.spawn(move || of_thread.wait_for_all()) {
            Ok(thread) => {
                waits.threads.push(thread);
                waits.free += 1;
                true
            }
            Err(_) => !waits.threads.is_empty(), // late, once a waker has returned
        }
    }

    fn wait_for_all(self: Arc<Self>) {
        let mut waits = lock(&self.waits);
        loop {
            let is_idle = |waits: &mut Waits| waits.queue.is_empty() && !waits.has_ended;
            let woken = self.changed.wait_while(waits, is_idle);
            waits = woken.unwrap_or_else(PoisonError::into_inner);
            let Some(Wait { submission, done }) = waits.queue.pop_front() else { return };
            drop(waits);
            let is_done = self.wait(&submission);
            waits = lock(&self.waits);
            waits.free -= 1;
            Self::keep_one_free(&self, &mut waits);
            drop(waits);
            _ = catch_unwind(AssertUnwindSafe(|| done(is_done)));
            waits = lock(&self.waits);
            if waits.free >= MOST_FREE {
                return;
            }
            waits.free += 1;
        }
    }

    /// Waits for a submission as long as the device exists.
    fn wait(&self, submission: &wgpu::SubmissionIndex) -> bool {
        loop {
            let submission_index = Some(submission.clone());
            let poll = wgpu::PollType::Wait { submission_index, timeout: Some(SLICE) };
            // wgpu panics if the device is lost while it waits.
            let busy = Busy::new();
            let polled = catch_unwind(AssertUnwindSafe(|| self.device.poll(poll)));
            drop(busy);
            match polled {
                Ok(Ok(_)) => return true,
                Ok(Err(wgpu::PollError::Timeout)) if !lock(&self.waits).has_ended => {}
                Ok(Err(_)) | Err(_) => return false,
            }
        }
    }
}
