//! How calls wait: within the call, or as a future.
//!
//! One code path serves both. It is a future, and each of its waits is told which way to wait. If
//! it waits within the call, it is ready at the first poll. In a browser no call may wait: the page
//! would stand still, and the awaited work with it. There a call that would wait is an error.

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

/// Whether this build is for browsers.
pub(crate) const IS_WEB: bool = cfg!(target_arch = "wasm32");

/// The way to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wait {
    /// The thread blocks within the call.
    Here,
    /// The future is pending meanwhile.
    Later,
}

/// Lets the page run for a while.
static LET_GO_ON: OnceLock<fn()> = OnceLock::new();

/// Lets calls wait in a page whose browser can suspend the program's stack: they call `let_go_on`
/// until they are done. This takes an import that is a `WebAssembly.Suspending`, in a call of a
/// `WebAssembly.promising` export; the tests of browsers have both.
#[doc(hidden)]
pub fn let_calls_wait(let_go_on: fn()) {
    _ = LET_GO_ON.set(let_go_on);
}

/// An error unless `call` may wait for a device. The error names `instead`, the function to use.
///
/// # Errors
/// [`Error::Blocking`] in browsers.
pub(crate) fn may_wait(call: &'static str, instead: &'static str) -> Result<(), Error> {
    match IS_WEB && LET_GO_ON.get().is_none() {
        true => Err(Error::Blocking { call, instead }),
        false => Ok(()),
    }
}

/// The output of a future, if it is ready.
#[cfg(test)]
pub(crate) fn polled<F: Future>(future: F) -> Poll<F::Output> {
    pin!(future).poll(&mut Context::from_waker(Waker::noop()))
}

/// The output of a future. Futures of this crate that wait [here](Wait::Here) are ready at once,
/// and so are futures of the native backends. Blocking needs a thread-local, which a thread that
/// is ending has lost.
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
