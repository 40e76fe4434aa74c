//! When callbacks run. wgpu runs them in the middle of this crate's calls, on whichever thread
//! makes one.
//!
//! Listeners to a loss are called by this crate: they wait until the thread has left wgpu and has
//! unlocked every device. Waiting threads call wakers. Callbacks that the program gave to wgpu run
//! at once: they may drop buffers and textures. If one would lock a device that its own thread has
//! locked, it gets an error.

use std::{
    cell::{Cell, RefCell},
    marker::PhantomData,
    ops::{Deref, DerefMut},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, MutexGuard, TryLockError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
};

use super::{Gpu, State, lock};
use crate::Error;

thread_local! {
    /// The number of [`Busy`] values of this thread.
    static BUSY: Cell<usize> = const { Cell::new(0) };
    /// The calls to make when there are none.
    static LATER: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
}

/// While it lives, the thread is within wgpu, or has locked a device.
pub(super) struct Busy(PhantomData<*const ()>);

impl Busy {
    pub(super) fn new() -> Self {
        BUSY.set(BUSY.get() + 1);
        Self(PhantomData)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        BUSY.set(BUSY.get() - 1);
        if BUSY.get() == 0 {
            let later = LATER.try_with(RefCell::take).unwrap_or_default();
            later.into_iter().for_each(call);
        }
    }
}

/// Calls `f` once this thread is not busy.
pub(super) fn when_free(f: impl FnOnce() + 'static) {
    let mut now: Option<Box<dyn FnOnce()>> = Some(Box::new(f));
    if BUSY.get() > 0 {
        // A thread that is ending has lost its list: `f` is called now.
        _ = LATER.try_with(|later| later.borrow_mut().extend(now.take()));
    }
    now.into_iter().for_each(call);
}

/// Calls a callback of the program. Its panic is caught.
fn call(f: impl FnOnce()) {
    _ = catch_unwind(AssertUnwindSafe(f));
}

/// Which thread has locked a device, and who is next.
///
/// Threads that launch in a loop have the device locked most of the time, and a lock goes to the
/// thread that comes at the right moment. So threads that wait for results go first.
#[derive(Default)]
pub(super) struct Holder {
    /// 0 if no thread has.
    thread: AtomicUsize,
    /// The number of threads that go first.
    n_first: AtomicUsize,
    /// Locked by one of the threads that go first, until it has locked the device.
    door: Mutex<()>,
}

impl Holder {
    fn is_this_thread(&self) -> bool {
        self.thread.load(Relaxed) == this_thread()
    }

    fn set(&self, thread: usize) {
        self.thread.store(thread, Relaxed);
    }

    /// Locks the mutex ahead of the threads in `lock_after_others`.
    fn lock_first<'a, T>(&self, mutex: &'a Mutex<T>) -> MutexGuard<'a, T> {
        self.n_first.fetch_add(1, Relaxed);
        let door = lock(&self.door);
        let guard = lock(mutex);
        self.n_first.fetch_sub(1, Relaxed);
        drop(door);
        guard
    }

    /// Locks the mutex after the threads in `lock_first`.
    fn lock_after_others<'a, T>(&self, mutex: &'a Mutex<T>) -> MutexGuard<'a, T> {
        if self.n_first.load(Relaxed) > 0 {
            drop(lock(&self.door)); // its holder goes first
        }
        lock(mutex)
    }
}

/// A number that differs between living threads.
fn this_thread() -> usize {
    BUSY.with(|count| std::ptr::from_ref(count).addr())
}

/// The state of a device, locked.
pub(super) struct Locked<'a> {
    gpu: &'a Gpu,
    state: MutexGuard<'a, State>,
    _busy: Busy,
}

impl<'a> Locked<'a> {
    fn new(gpu: &'a Gpu, state: MutexGuard<'a, State>) -> Self {
        gpu.holder.set(this_thread());
        Self { gpu, state, _busy: Busy::new() }
    }
}

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        self.state.bindings.forget(&mut lock(&self.gpu.dropped));
        self.gpu.holder.set(0);
    }
}

impl Deref for Locked<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}

impl Gpu {
    /// Locks the state, ahead of threads that launch.
    ///
    /// # Errors
    /// [`Error::InCallback`] if this thread has it locked already; [`Error::Unusable`] if the queue
    /// belongs to another device.
    pub(super) fn state(&self) -> Result<Locked<'_>, Error> {
        self.check_state()?;
        Ok(Locked::new(self, self.holder.lock_first(&self.state)))
    }

    /// Locks the state for a launch: after threads that wait for results.
    ///
    /// # Errors
    /// As [`state`](Self::state).
    pub(super) fn state_after_others(&self) -> Result<Locked<'_>, Error> {
        self.check_state()?;
        Ok(Locked::new(self, self.holder.lock_after_others(&self.state)))
    }

    /// Whether this thread can still call wgpu, which has thread-locals of its own.
    ///
    /// # Errors
    /// [`Error::ThreadEnds`] if they are gone. This crate's thread-local goes with them: it was
    /// made in the same call.
    pub(super) fn check_thread(&self) -> Result<(), Error> {
        let device = || Error::ThreadEnds { device: self.name.clone() };
        LATER.try_with(|_| ()).map_err(|_| device())
    }

    fn check_state(&self) -> Result<(), Error> {
        self.check_thread()?;
        if self.holder.is_this_thread() {
            return Err(Error::InCallback { device: self.name.clone() });
        }
        self.foreign_queue().map_or(Ok(()), Err)
    }

    /// Forgets the bind groups of a dropped resource with this number. If the state is locked, by
    /// this thread or another, the holder drops them before it unlocks. Otherwise this call drops
    /// them.
    pub(super) fn forget(&self, number: u64) {
        lock(&self.dropped).push(number);
        let state = match self.state.try_lock() {
            Ok(state) => state,
            Err(TryLockError::Poisoned(state)) => state.into_inner(),
            Err(TryLockError::WouldBlock) => return,
        };
        drop(Locked::new(self, state));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    #[test]
    fn what_is_called_waits_until_the_thread_is_free() {
        let calls = Rc::new(RefCell::new(Vec::new()));
        let note = |n| {
            let calls = Rc::clone(&calls);
            move || calls.borrow_mut().push(n)
        };
        when_free(note(1));
        assert_eq!(*calls.borrow(), [1]);
        let (outer, inner) = (Busy::new(), Busy::new());
        when_free(note(2));
        when_free(|| panic!("a callback that panics, as it should in this test"));
        let nested = note(4);
        when_free(move || {
            let _busy = Busy::new();
            when_free(nested);
        });
        drop(inner);
        when_free(note(3));
        assert_eq!(*calls.borrow(), [1]);
        drop(outer);
        assert_eq!(*calls.borrow(), [1, 2, 4, 3]);
    }
}
