//! When callbacks run. wgpu runs them in the middle of our calls, on whichever thread makes one.
//!
//! What is ours to call, wakers and listeners, waits until the thread has left wgpu and has unlocked
//! every device. What the program gave to wgpu runs at once: it may drop what lives on a device, and
//! gets an error where it would lock a device that its own thread has locked.

use std::{
    cell::{Cell, RefCell},
    marker::PhantomData,
    ops::{Deref, DerefMut},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        MutexGuard, TryLockError,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
};

use super::{Gpu, State, lock};
use crate::Error;

thread_local! {
    /// How many [`Busy`] this thread has.
    static BUSY: Cell<usize> = const { Cell::new(0) };
    /// What it calls when it has none.
    static LATER: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
}

/// As long as it is there, the thread is within wgpu, or has locked a device.
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
        // A thread that is ending has nothing to defer it in.
        _ = LATER.try_with(|later| later.borrow_mut().extend(now.take()));
    }
    now.into_iter().for_each(call);
}

/// Calls what is the program's. If it panics, that concerns nobody else.
fn call(f: impl FnOnce()) {
    _ = catch_unwind(AssertUnwindSafe(f));
}

/// Which thread has locked a device; 0 if none has.
#[derive(Default)]
pub(super) struct Holder(AtomicUsize);

impl Holder {
    fn is_this_thread(&self) -> bool {
        self.0.load(Relaxed) == this_thread()
    }

    fn set(&self, thread: usize) {
        self.0.store(thread, Relaxed);
    }
}

/// Tells the thread from all others that there are.
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
    /// Locks the state.
    ///
    /// # Errors
    /// [`Error::InCallback`] if this thread has it locked already.
    pub(super) fn state(&self) -> Result<Locked<'_>, Error> {
        if self.holder.is_this_thread() {
            return Err(Error::InCallback { device: self.name.clone() });
        }
        Ok(Locked::new(self, lock(&self.state)))
    }

    /// Notes that what has this number was dropped, so that its bind groups go. If the state is
    /// locked, by this thread or another, whoever has locked it drops them before it unlocks; else
    /// they are dropped here.
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
