//! Waiting for submissions: on the caller's thread, or on one that each device keeps for futures.
//!
//! Takes a submission and whom to tell; polls wgpu until the GPU is done with it. wgpu blocks in
//! the driver for that, so nobody sleeps and looks again, and meanwhile other threads submit.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, mpsc},
    task::{Context, Poll, Waker},
    thread::{self, JoinHandle},
};

use super::{
    Gpu,
    callbacks::{Busy, when_free},
    lock,
};
use crate::Error;

/// Something that happens once, on any thread.
pub(super) struct Signal<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

struct State<T> {
    result: Option<T>,
    waker: Option<Waker>,
}

impl<T> Signal<T> {
    pub(super) fn new() -> Arc<Self> {
        let state = Mutex::new(State { result: None, waker: None });
        Arc::new(Self { state, changed: Condvar::new() })
    }

    /// Only the first result counts.
    pub(super) fn set(&self, result: T) {
        let mut state = lock(&self.state);
        state.result.get_or_insert(result);
        self.changed.notify_all();
        if let Some(waker) = state.waker.take() {
            drop(state); // the waker may poll at once
            when_free(move || waker.wake());
        }
    }

    pub(super) fn wait(&self) {
        let state = lock(&self.state);
        // A poisoned lock holds a valid state like any other.
        drop(self.changed.wait_while(state, |state| state.result.is_none()));
    }

    pub(super) fn poll(&self, cx: &Context<'_>) -> Poll<()> {
        let mut state = lock(&self.state);
        if state.result.is_some() {
            return Poll::Ready(());
        }
        state.waker = Some(cx.waker().clone());
        Poll::Pending
    }

    pub(super) fn take(&self) -> Option<T> {
        lock(&self.state).result.take()
    }
}

/// The thread that waits for futures.
///
/// It shares the device, and may be the last to drop it. So it has ended when the `Gpu` is gone:
/// drivers crash if the program ends while another thread destroys a device.
pub(super) struct Waiter {
    /// Until the end.
    waits: Option<mpsc::Sender<Wait>>,
    thread: Option<JoinHandle<()>>,
}

impl Waiter {
    fn start(device: wgpu::Device) -> std::io::Result<Self> {
        let (sender, waits) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("dsl wait".to_owned())
            .spawn(move || wait_for_all(&device, waits))?;
        Ok(Self { waits: Some(sender), thread: Some(thread) })
    }

    /// `false` if the thread has ended.
    fn send(&self, wait: Wait) -> bool {
        self.waits.as_ref().is_some_and(|waits| waits.send(wait).is_ok())
    }
}

impl Drop for Waiter {
    fn drop(&mut self) {
        self.waits = None; // what is sent is still waited for
        // What a waker drops is dropped on the thread itself, at times with the last of the device.
        if let Some(thread) = self.thread.take()
            && thread.thread().id() != thread::current().id()
        {
            _ = thread.join(); // it has caught its panics
        }
    }
}

struct Wait {
    submission: wgpu::SubmissionIndex,
    /// Is told whether the GPU is done with it.
    done: Box<dyn FnOnce(bool) + Send>,
}

impl Gpu {
    /// Waits for a submission.
    pub(super) fn wait(
        &self,
        submission: wgpu::SubmissionIndex,
        doing: &'static str,
    ) -> Result<(), Error> {
        self.notice(doing, Some(submission))
    }

    /// Waits for a submission on the waiting thread. Submissions end in their order, and so do the
    /// waits. `false` if there is no such thread to be had.
    pub(super) fn wait_in_background(
        &self,
        submission: wgpu::SubmissionIndex,
        done: impl FnOnce(bool) + Send + 'static,
    ) -> bool {
        let Ok(mut state) = self.state() else { return false };
        if state.waiter.is_none() {
            state.waiter = Waiter::start(self.device.clone()).ok();
        }
        let wait = Wait { submission, done: Box::new(done) };
        state.waiter.as_ref().is_some_and(|waiter| waiter.send(wait))
    }

    /// Submits what is recorded; the future is done when all of it has happened.
    pub(crate) fn sync_async(
        self: &Arc<Self>,
    ) -> impl Future<Output = Result<(), Error>> + Send + 'static + use<> {
        const DOING: &str = "waiting for launches";
        let submitted = self.state().and_then(|mut state| {
            state.batch = 0;
            self.submit(&mut state, DOING, |_| ())
        });
        let (gpu, signal) = (Arc::clone(self), Signal::new());
        let started = submitted.map(|submission| {
            let signal = Arc::clone(&signal);
            let is_waiting =
                gpu.wait_in_background(submission.clone(), move |is_done| signal.set(is_done));
            (submission, is_waiting)
        });
        async move {
            let (submission, is_waiting) = started?;
            if is_waiting {
                std::future::poll_fn(|cx| signal.poll(cx)).await;
            }
            match signal.take() {
                Some(true) => gpu.check(DOING),
                // Late, or to hear what is wrong.
                Some(false) | None => gpu.wait(submission, DOING),
            }
        }
    }
}

fn wait_for_all(device: &wgpu::Device, waits: mpsc::Receiver<Wait>) {
    for Wait { submission, done } in waits {
        let poll = wgpu::PollType::Wait { submission_index: Some(submission), timeout: None };
        // wgpu panics if the device is lost while it waits.
        let busy = Busy::new();
        let polled = catch_unwind(AssertUnwindSafe(|| device.poll(poll)));
        drop(busy);
        done(matches!(polled, Ok(Ok(_))));
    }
}
