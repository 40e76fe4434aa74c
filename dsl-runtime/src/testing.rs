//! What the tests of `#[kernel_test]` call: each function opens one kind of device and runs a test
//! on it. They fail where the test function is named. A test that has no device says so where the test
//! runner does not hide it, and fails with `DSL_REQUIRE_GPU=1`.

use std::fmt::Display;
use std::io::Write;
use std::sync::LazyLock;

use crate::{Device, Error};

/// How a test ends.
#[diagnostic::on_unimplemented(
    message = "a kernel test returns nothing or a `Result<(), E>` whose error can be shown",
    label = "not `()`, and no `Result<(), E>` with `E: Display`"
)]
pub trait Outcome {
    /// What went wrong, as text.
    fn into_result(self) -> Result<(), String>;
}

impl Outcome for () {
    fn into_result(self) -> Result<(), String> {
        Ok(())
    }
}

impl<E: Display> Outcome for Result<(), E> {
    fn into_result(self) -> Result<(), String> {
        self.map_err(|error| error.to_string())
    }
}

/// The same device for one test of several that run at the same time: what the kernels of the others print and assert is not
/// told to this one.
pub fn for_one_test(device: &Device) -> Device {
    device.with_own_inbox()
}

/// Runs a test on the best GPU adapter. The tests of a program share the device.
#[track_caller]
pub fn gpu<T: Outcome>(name: &str, test: impl FnOnce(&Device) -> T) {
    static GPU: LazyLock<Result<Device, Error>> = LazyLock::new(Device::gpu);
    match &*GPU {
        Ok(device) => run(&for_one_test(device), test),
        Err(error @ Error::NoAdapter { .. }) => without_gpu(&format!("{name}::gpu"), error),
        Err(error) => panic!("{error}"),
    }
}

/// Runs a test on the CPU executor.
#[track_caller]
#[cfg(feature = "cpu")]
pub fn cpu<T: Outcome>(_name: &str, test: impl FnOnce(&Device) -> T) {
    run(&Device::cpu(), test);
}

/// Runs a test on the checked device; what that notes is printed, also if the test fails.
#[track_caller]
#[cfg(feature = "checked")]
pub fn checked<T: Outcome>(_name: &str, test: impl FnOnce(&Device) -> T) {
    let device = Device::checked();
    let _notes = Notes(&device);
    run(&device, test);
}

/// Prints what a device has noted when the test on it ends, whichever way.
#[cfg(feature = "checked")]
struct Notes<'a>(&'a Device);

#[cfg(feature = "checked")]
impl Drop for Notes<'_> {
    fn drop(&mut self) {
        self.0.take_notes().iter().for_each(|note| println!("{note}"));
    }
}

/// A test that needs a GPU has none, for this reason: it fails with `DSL_REQUIRE_GPU=1`, else it says
/// that it did not run.
pub fn without_gpu(test: &str, why: &dyn Display) {
    let required = std::env::var_os("DSL_REQUIRE_GPU").is_some_and(|value| value == "1");
    assert!(!required, "DSL_REQUIRE_GPU=1: {test}: {why}");
    say(&format!("NOT RUN: {test}: {why}\n"));
}

/// Says something that the test runner does not keep to itself, at one go.
fn say(text: &str) {
    // If standard error is closed, there is nobody to tell.
    _ = std::io::stderr().write_all(text.as_bytes());
}

#[track_caller]
fn run<T: Outcome>(device: &Device, test: impl FnOnce(&Device) -> T) {
    println!("on {}", device.name());
    if let Err(error) = test(device).into_result() {
        panic!("on {}: {error}", device.name());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_gets_its_device() {
        cpu("here", |device| assert!(!device.is_gpu()));
        gpu("here", |device| assert!(device.is_gpu()));
        checked("here", |device| assert_ne!(device.name(), Device::cpu().name()));
    }

    #[test]
    #[should_panic(expected = "on CPU executor")]
    fn an_error_is_a_failure() {
        cpu("here", |device| device.zeroed::<f32>(usize::MAX).map(|_| ()));
    }

    #[test]
    #[should_panic(expected = "2 is not 3")]
    fn a_panic_is_a_failure() {
        cpu("here", |_| assert_eq!(2, 3, "2 is not 3"));
    }
}
