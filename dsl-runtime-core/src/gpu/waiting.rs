//! Waiting for submissions: on the caller's thread, or, for futures, on threads that each device
//! keeps. A browser calls back instead.
//!
//! Takes a submission and a callback; polls wgpu until the GPU has finished the submission. wgpu
//! blocks in the driver for that, and meanwhile other threads submit.

#[cfg_attr(target_arch = "wasm32", path = "waiting/browser.rs")]
#[cfg_attr(not(target_arch = "wasm32"), path = "waiting/threads.rs")]
mod platform;

use std::{
    sync::{Arc, Mutex},
    task::{Context, Poll, Waker},
};

use super::{Gpu, lock};
use crate::{Error, wait::may_wait};

use platform::Changed;
pub(super) use platform::Waiter;

/// Something that happens once, on any thread.
pub(super) struct Signal<T> {
    state: Mutex<State<T>>,
    changed: Changed,
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
        Arc::new(Self { state, changed: Changed::new() })
    }

    /// Sets the result; only the first one counts.
    pub(super) fn set(&self, result: T) {
        let mut state = lock(&self.state);
        if !state.has_happened {
            state.has_happened = true;
            state.result = Some(result);
        }
        self.changed.tell(state);
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
        let ticket = self.ticket(None);
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
