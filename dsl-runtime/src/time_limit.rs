//! How long a thread waits for devices.
//!
//! Takes a limit and what is to be done within it. Each call that waits asks here for the time that
//! its thread has left, so nothing has to be passed on. Limits within limits: the earlier end counts.

use std::{
    cell::Cell,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use crate::wait::Instant;

thread_local! {
    /// When this thread stops waiting.
    static DEADLINE: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Runs `f`, in which no call of this crate waits for a device longer than until `limit` has passed.
/// A call that would gives [`Error::TimedOut`](crate::Error::TimedOut). So a program gets on when a kernel runs for
/// minutes:
///
/// ```
/// use std::time::Duration;
///
/// use dsl_runtime::{Error, prelude::*, with_time_limit};
///
/// #[kernel(workgroup_size = 64)]
/// fn double(data: &mut [f32]) {
///     let i = global_invocation_id().x;
///     if i < data.len() {
///         data[i] *= 2.0;
///     }
/// }
///
/// # fn main() -> Result<(), Error> {
/// let device = Device::new()?;
/// let mut data = device.buffer(&[1.0; 1000])?;
/// let doubled = with_time_limit(Duration::from_secs(5), || {
///     double(&mut data).invocations(1000).run()?;
///     data.read()
/// });
/// match doubled {
///     Ok(values) => assert_eq!(values, [2.0; 1000]),
///     Err(Error::TimedOut { .. }) => println!("it takes too long"),
///     Err(error) => return Err(error),
/// }
/// # Ok(())
/// # }
/// ```
///
/// The limit is that of this thread: it counts for all devices, and for all calls that wait, such as
/// reads, [`Device::sync`](crate::Device::sync), [`Device::profile`](crate::Device::profile), and writes of more than the device has room
/// for. One limit within another ends with the earlier of the two.
///
/// - **A GPU** has no way to stop a kernel. It goes on, and what was recorded runs: only the wait ends.
///   Later calls find the device as it is, and can wait again. A device that is dropped meanwhile is
///   left to its work. Some drivers, software ones among them, run kernels while these are submitted;
///   there launches and reads return late.
/// - **The CPU executor** runs a launch within [`run`](crate::Launch::run), which ends when the workgroups that
///   have begun are done, and gives the error. The others have not run, and buffers and textures hold
///   what was stored so far. A workgroup that has begun runs to its end, however long its loops are.
/// - **The checked device** leaves loops, too, and reports nothing of that launch.
///
/// Nothing else is limited: compiling kernels takes as long as it takes. Futures do not wait: drop one
/// to stop waiting for it, for instance with the timeout of the program's executor.
pub fn with_time_limit<T>(limit: Duration, f: impl FnOnce() -> T) -> T {
    /// Sets what was before, also if `f` panics.
    struct Restore(Option<Instant>);

    impl Drop for Restore {
        fn drop(&mut self) {
            DEADLINE.set(self.0);
        }
    }

    let before = DEADLINE.get();
    // One that is too far away for the clock is none.
    let deadline = before.into_iter().chain(Instant::now().checked_add(limit)).min();
    let _restore = Restore(before);
    DEADLINE.set(deadline);
    f()
}

/// The time that this thread has left, if it is limited.
pub(crate) fn remaining() -> Option<Duration> {
    let deadline = DEADLINE.get()?;
    Some(deadline.saturating_duration_since(Instant::now()))
}

/// Tells the threads of a launch when to stop.
#[derive(Debug)]
pub(crate) struct Stop {
    deadline: Instant,
    /// Whether one has stopped.
    has_stopped: AtomicBool,
}

impl Stop {
    /// That of this thread, if it is limited.
    pub(crate) fn current() -> Option<Arc<Self>> {
        let deadline = DEADLINE.get()?;
        Some(Arc::new(Self { deadline, has_stopped: AtomicBool::new(false) }))
    }

    /// Whether to stop now. Who asks does.
    #[cold]
    pub(crate) fn stops(&self) -> bool {
        let stops = self.has_stopped() || Instant::now() >= self.deadline;
        if stops {
            self.has_stopped.store(true, Relaxed);
        }
        stops
    }

    /// Whether somebody has stopped.
    pub(crate) fn has_stopped(&self) -> bool {
        self.has_stopped.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earlier_of_two_limits_counts() {
        let (short, long) = (Duration::from_secs(10), Duration::from_secs(1000));
        assert_eq!(remaining(), None);
        for (outer, inner) in [(short, long), (long, short)] {
            with_time_limit(outer, || {
                with_time_limit(inner, || {
                    assert!(remaining().is_some_and(|time| time <= short && time > short / 2));
                });
                assert_eq!(remaining().is_some_and(|time| time <= short), outer == short);
            });
        }
        assert_eq!(remaining(), None);
        with_time_limit(Duration::MAX, || assert_eq!(remaining(), None));
        with_time_limit(Duration::ZERO, || assert_eq!(remaining(), Some(Duration::ZERO)));
    }

    #[test]
    fn a_limit_ends_with_a_panic() {
        let panics = || with_time_limit(Duration::from_secs(1), || panic!("as it should"));
        std::panic::catch_unwind(panics).unwrap_err();
        assert_eq!(remaining(), None);
    }
}
