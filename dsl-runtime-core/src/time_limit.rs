//! How long a thread waits for devices.
//!
//! Takes a limit and a closure. Each call that waits asks here for the time that its thread has
//! left, so no limit has to be passed on. If limits are nested, the earlier end counts.

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
    /// The time at which this thread stops waiting.
    static DEADLINE: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Runs `f`. In it, no call of this crate waits for a device after `limit` has passed: a call that
/// would wait longer gives [`Error::TimedOut`](crate::Error::TimedOut). So a program can go on
/// while a kernel runs for minutes:
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
/// The limit belongs to this thread. It counts for all devices and for all calls that wait, such as
/// reads, [`Device::sync`](crate::Device::sync), [`Device::profile`](crate::Device::profile), and
/// writes of more than the device has room for. If one limit is within another, the earlier end
/// counts.
///
/// - **A GPU** cannot stop a kernel. It goes on, and all recorded work runs: only the wait ends.
///   Later calls can wait again. A device that is dropped meanwhile finishes its work. Some
///   drivers, software ones among them, run kernels while these are submitted; there launches and
///   reads return late.
/// - **The CPU executor** runs a launch within [`run`](crate::Launch::run). `run` ends when the
///   workgroups that have begun are done, and gives the error. The others have not run, and buffers
///   and textures hold what was stored so far. A workgroup that has begun runs to its end, however
///   long its loops are.
/// - **The checked device** also stops within loops, and reports nothing about that launch.
///
/// The limit counts for waits only; compiling kernels has no limit. Futures do not wait: to stop
/// waiting for one, drop it, for instance with the timeout of the program's executor.
pub fn with_time_limit<T>(limit: Duration, f: impl FnOnce() -> T) -> T {
    /// Restores the outer limit, even if `f` panics.
    struct Restore(Option<Instant>);

    impl Drop for Restore {
        fn drop(&mut self) {
            DEADLINE.set(self.0);
        }
    }

    let before = DEADLINE.get();
    // If the sum is beyond the clock's range, there is no new limit.
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
    /// Whether a thread has stopped.
    has_stopped: AtomicBool,
}

impl Stop {
    /// A stop at this thread's deadline, if it has one.
    pub(crate) fn current() -> Option<Arc<Self>> {
        let deadline = DEADLINE.get()?;
        Some(Arc::new(Self { deadline, has_stopped: AtomicBool::new(false) }))
    }

    /// Whether to stop now. If so, the caller must stop.
    #[cold]
    pub(crate) fn stops(&self) -> bool {
        let stops = self.has_stopped() || Instant::now() >= self.deadline;
        if stops {
            self.has_stopped.store(true, Relaxed);
        }
        stops
    }

    /// Whether any thread has stopped.
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
