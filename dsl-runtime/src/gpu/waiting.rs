//! Waiting for submissions: on the caller's thread, or, for futures, on threads that each device
//! keeps. A browser calls back instead.
//!
//! Takes a submission and a callback; polls wgpu until the GPU has finished the submission. wgpu
//! blocks in the driver for that, and meanwhile other threads submit.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod threads;

use std::{
    sync::{Arc, Condvar, Mutex, PoisonError},
    task::{Context, Poll, Waker},
};

use super::{Gpu, callbacks::when_free, lock};
use crate::{
    Error, time_limit,
    wait::{IS_WEB, may_wait},
};

#[cfg(target_arch = "wasm32")]
pub(super) use browser::Waiter;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use threads::Waiter;

/// Something that happens once, on any thread.
pub(super) struct Signal<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

struct State<T> {
    /// Stays set when the result is taken.
    has_happened: bool,
    result: Option<T>,
    waker: Option<Waker>,
}

impl<T> Signal<T> {
    pub(super) fn new() -> Arc<Self> {
        let state = Mutex::new(State { has_happened: false, result: None, waker: None });
        Arc::new(Self { state, changed: Condvar::new() })
    }

    /// Sets the result; only the first one counts. It wakes nobody: this may be in the middle of a
    /// wgpu call. In a browser it does wake, because there is no waiting thread.
    pub(super) fn set(&self, result: T) {
        let mut state = lock(&self.state);
        if !state.has_happened {
            state.has_happened = true;
            state.result = Some(result);
        }
        let waker = if IS_WEB { state.waker.take() } else { None };
        drop(state);
        self.changed.notify_all();
        waker.into_iter().for_each(|waker| when_free(|| waker.wake()));
    }

    /// Wakes the last task that polled. The signal has happened, or is about to.
    fn wake(&self) {
        if IS_WEB {
            return; // `set` has woken it
        }
        let state = lock(&self.state);
        let state = self.changed.wait_while(state, |state| !state.has_happened);
        let waker = state.unwrap_or_else(PoisonError::into_inner).waker.take();
        waker.into_iter().for_each(Waker::wake); // it may poll at once
    }

    /// Waits for the signal, within this thread's time limit. Returns whether it has happened.
    pub(super) fn wait(&self) -> bool {
        let state = lock(&self.state);
        let is_to_come = |state: &mut State<T>| !state.has_happened;
        // A poisoned lock holds a valid state like any other.
        match time_limit::remaining() {
            None => drop(self.changed.wait_while(state, is_to_come)),
            Some(time) => drop(self.changed.wait_timeout_while(state, time, is_to_come)),
        }
        lock(&self.state).has_happened
    }

    pub(super) fn poll(&self, cx: &Context<'_>) -> Poll<()> {
        let mut state = lock(&self.state);
        if state.has_happened {
            return Poll::Ready(());
        }
        state.waker = Some(cx.waker().clone());
        Poll::Pending
    }

    pub(super) fn take(&self) -> Option<T> {
        lock(&self.state).result.take()
    }
}

struct Wait {
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "the last one is waited for"))]
    submission: wgpu::SubmissionIndex,
    /// Receives whether the GPU has finished the submission, and wakes.
    done: Box<dyn FnOnce(bool) + Send>,
}

impl Gpu {
    /// Waits for a submission.
    pub(super) fn wait(
        &self,
        submission: wgpu::SubmissionIndex,
        doing: &'static str,
    ) -> Result<(), Error> {
        may_wait(doing, "Device::sync_async")?;
        self.notice(doing, Some(submission))
    }

    /// Waits for a submission on a waiting thread. That thread sets the signal to the output of
    /// `result`, if there is one, and wakes. If there is none, another thread has set the signal,
    /// or is about to. Returns `false` if there is no waiting thread.
    pub(super) fn wait_in_background<T: Send + 'static>(
        &self,
        submission: wgpu::SubmissionIndex,
        signal: &Arc<Signal<T>>,
        result: impl FnOnce(bool) -> Option<T> + Send + 'static,
    ) -> bool {
        let signal = Arc::clone(signal);
        let done = Box::new(move |is_done| {
            result(is_done).into_iter().for_each(|result| signal.set(result));
            signal.wake();
        });
        let waiter =
            self.waiter.get_or_init(|| Waiter::new(self.device.clone(), self.queue.clone()));
        waiter.send(Wait { submission, done })
    }

    /// Submits the recorded commands; the future is done when all of them have happened.
    pub(crate) fn sync_async(
        self: &Arc<Self>,
    ) -> impl Future<Output = Result<(), Error>> + Send + 'static + use<> {
        const DOING: &str = "waiting for launches";
        let submitted = self.state().and_then(|mut state| {
            state.batch = 0;
            self.submit(&mut state, DOING, |_| ())
        });
        let (gpu, signal) = (Arc::clone(self), Signal::new());
        let ticket = self.ticket();
        let started = submitted.map(|submission| {
            let is_waiting = gpu.wait_in_background(submission.clone(), &signal, Some);
            (submission, is_waiting)
        });
        async move {
            let (submission, is_waiting) = started?;
            if is_waiting {
                std::future::poll_fn(|cx| signal.poll(cx)).await;
            }
            match signal.take() {
                Some(true) => gpu.heard(&ticket, DOING).await,
                // Blocks: there was no waiting thread, or the reason of a failure is needed.
                Some(false) | None => gpu.wait(submission, DOING),
            }
        }
    }
}
