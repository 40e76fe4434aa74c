//! How calls wait: within the call, or as a future.
//!
//! One code path serves both. It is a future whose waits are told how; told to wait within the call, it is
//! ready at the first poll. In a browser no call may wait: the page would stand still, and with it what is waited
//! for. There a call that would is an error.

use std::{
    pin::pin,
    sync::OnceLock,
    task::{Context, Poll, Waker},
};

use crate::Error;

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use std::time::Instant;
#[cfg(target_arch = "wasm32")]
pub(crate) use web_time::Instant;

/// Whether this is for browsers.
pub(crate) const IS_WEB: bool = cfg!(target_arch = "wasm32");

/// How a wait is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wait {
    /// By the thread, within the call.
    Here,
    /// By the future, which is pending meanwhile.
    Later,
}

/// Lets the page go on for a while.
static LET_GO_ON: OnceLock<fn()> = OnceLock::new();

/// In a page whose browser can stop the program's stack, calls may wait: they call `let_go_on` until they are
/// done. That takes an import that is a `WebAssembly.Suspending`, in a call of a `WebAssembly.promising` export; the
/// tests of browsers have both.
#[doc(hidden)]
pub fn let_calls_wait(let_go_on: fn()) {
    _ = LET_GO_ON.set(let_go_on);
}

/// Whether `call` may wait for a device; if not, `instead` is the one to use.
///
/// # Errors
/// [`Error::Blocking`] in browsers.
pub(crate) fn may_wait(call: &'static str, instead: &'static str) -> Result<(), Error> {
    match IS_WEB && LET_GO_ON.get().is_none() {
        true => Err(Error::Blocking { call, instead }),
        false => Ok(()),
    }
}

/// What a future gives, if it has it.
#[cfg(test)]
pub(crate) fn polled<F: Future>(future: F) -> Poll<F::Output> {
    pin!(future).poll(&mut Context::from_waker(Waker::noop()))
}

/// What a future gives. Those of ours that wait [here](Wait::Here) have it at once, and those of wgpu's native
/// backends. To block on one takes a thread-local, which a thread that is ending has no more.
pub(crate) fn ready<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(output) => return output,
            Poll::Pending => match LET_GO_ON.get() {
                Some(let_go_on) => let_go_on(),
                None => return pollster::block_on(future),
            },
        }
    }
}
