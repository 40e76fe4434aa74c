//! Code that the examples share: it times a launch, and compares its result with the host's.

use std::error::Error;
use std::fmt;
use std::time::{Duration, Instant};

use dsl_runtime::prelude::*;

/// Launches twice and times the second launch, until the device has finished it.
///
/// The first launch is the warm-up: it creates the pipeline and touches the memory once. The time
/// includes copies between host and device only if `launch` makes them.
pub(crate) fn time(
    device: &Device,
    mut launch: impl FnMut() -> Result<(), dsl_runtime::Error>,
) -> Result<Duration, dsl_runtime::Error> {
    launch()?;
    device.sync()?;
    let start = Instant::now();
    launch()?;
    device.sync()?;
    Ok(start.elapsed())
}

/// Fails if `got` differs from `expected` by more than `tolerance`. The tolerance is relative to
/// the expected value (absolute for values below 1). A tolerance of 0 requires equal values.
pub(crate) fn compare<T>(
    what: &str,
    got: &[T],
    expected: &[T],
    tolerance: f64,
) -> Result<(), Box<dyn Error>>
where
    T: Copy + fmt::Display + Into<f64>,
{
    if got.len() != expected.len() {
        let (got, expected) = (got.len(), expected.len());
        return Err(Mismatch(format!("{what} has {got} elements instead of {expected}")).into());
    }
    let differs = |index: &usize| {
        let (got, expected): (f64, f64) = (got[*index].into(), expected[*index].into());
        // In this form, a NaN differs from every value.
        let agrees = (got - expected).abs() <= tolerance * expected.abs().max(1.0);
        !agrees
    };
    let wrong: Vec<usize> = (0..got.len()).filter(differs).collect();
    let Some(&first) = wrong.first() else {
        return Ok(());
    };
    let (got, expected, n_wrong, n) = (got[first], expected[first], wrong.len(), got.len());
    let message = format!(
        "{n_wrong} of {n} elements of {what} are wrong: \
         element {first} is {got} on the device and {expected} on the host"
    );
    Err(Mismatch(message).into())
}

/// The device and the host disagree. `main` prints the error's `Debug` form, so that is the
/// message.
struct Mismatch(String);

impl fmt::Debug for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Mismatch {}
