//! Waiting for submissions: on the caller's thread, or on threads that each device keeps for futures.
//!
//! Takes a submission and whom to tell; polls wgpu until the GPU is done with it. wgpu blocks in
//! the driver for that, and meanwhile other threads submit. Invariant: as long as something is waited
//! for, a thread waits that is in no waker. So wakers may wait for the device themselves.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, PoisonError},
    task::{Context, Poll, Waker},
    thread::{self, JoinHandle},
    time::Duration,
};

use super::{Gpu, callbacks::Busy, lock};
use crate::{Error, time_limit};

/// Something that happens once, on any thread.
pub(super) struct Signal<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

struct State<T> {
    /// Stays so when the result is taken.
    has_happened: bool,
    result: Option<T>,
    waker: Option<Waker>,
}

impl<T> Signal<T> {
    pub(super) fn new() -> Arc<Self> {
        let state = Mutex::new(State { has_happened: false, result: None, waker: None });
        Arc::new(Self { state, changed: Condvar::new() })
    }

    /// Only the first result counts. Nobody is woken: this may be in the middle of a call of wgpu's.
    pub(super) fn set(&self, result: T) {
        let mut state = lock(&self.state);
        if !state.has_happened {
            state.has_happened = true;
            state.result = Some(result);
        }
        drop(state);
        self.changed.notify_all();
    }

    /// Wakes who has polled, once it has happened, which it is about to.
    fn wake(&self) {
        let state = lock(&self.state);
        let state = self.changed.wait_while(state, |state| !state.has_happened);
        let waker = state.unwrap_or_else(PoisonError::into_inner).waker.take();
        waker.into_iter().for_each(Waker::wake); // it may poll at once
    }

    /// Waits for it, no longer than this thread may; whether it has happened.
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

/// How long a thread waits before it looks whether the device is still there.
const SLICE: Duration = Duration::from_millis(100);

/// Threads that are kept though others are free as well.
const MOST_FREE: usize = 4;

/// The threads that wait for futures.
///
/// They share the device, and may be the last to drop it. So they have ended when the `Gpu` is gone:
/// drivers crash if the program ends while another thread destroys a device.
pub(super) struct Waiter {
    shared: Arc<Shared>,
}

struct Shared {
    device: wgpu::Device,
    waits: Mutex<Waits>,
    changed: Condvar,
}

#[derive(Default)]
struct Waits {
    /// What no thread waits for yet. Submissions end in their order.
    queue: VecDeque<Wait>,
    threads: Vec<JoinHandle<()>>,
    /// Threads that are in no waker.
    free: usize,
    has_ended: bool,
}

struct Wait {
    submission: wgpu::SubmissionIndex,
    /// Is told whether the GPU is done with it, and wakes.
    done: Box<dyn FnOnce(bool) + Send>,
}

impl Waiter {
    fn new(device: wgpu::Device) -> Self {
        Self {
            shared: Arc::new(Shared { device, waits: Mutex::default(), changed: Condvar::new() }),
        }
    }

    /// `false` if there is no thread to be had.
    fn send(&self, wait: Wait) -> bool {
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
    /// No future is there any more: each shares the `Gpu`.
    fn drop(&mut self) {
        let mut waits = lock(&self.shared.waits);
        waits.has_ended = true;
        waits.queue.clear();
        let threads = std::mem::take(&mut waits.threads);
        drop(waits);
        self.shared.changed.notify_all();
        // What a waker drops is dropped on a thread of these, at times with the last of the device.
        for thread in threads.into_iter().filter(|it| it.thread().id() != thread::current().id()) {
            _ = thread.join(); // it has caught its panics
        }
    }
}

impl Shared {
    /// Sees to it that a thread is in no waker if something is to be waited for. `false` if there is
    /// none to be had.
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

    /// Waits for a submission as long as the device is there.
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

impl Gpu {
    /// Waits for a submission.
    pub(super) fn wait(
        &self,
        submission: wgpu::SubmissionIndex,
        doing: &'static str,
    ) -> Result<(), Error> {
        self.notice(doing, Some(submission))
    }

    /// Waits for a submission on a waiting thread, which then sets the signal to what `result` gives, if
    /// it gives something, and wakes. If not, somebody else has set the signal, or is about to. `false` if there is no such thread to be had.
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
        let waiter = self.waiter.get_or_init(|| Waiter::new(self.device.clone()));
        waiter.send(Wait { submission, done })
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
            let is_waiting = gpu.wait_in_background(submission.clone(), &signal, Some);
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
