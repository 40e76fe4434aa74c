//! Called by the tests of `#[kernel_test]`: each function opens one kind of device and runs a test
//! on it. They fail where the test function is named. A test without a device prints a note that
//! the test runner does not hide; with `DSL_REQUIRE_GPU=1` it fails.

use std::fmt::Display;
use std::io::Write;
use std::sync::LazyLock;

use crate::{Device, Error};

/// The result of a test.
#[diagnostic::on_unimplemented(
    message = "a kernel test returns nothing or a `Result<(), E>` whose error can be shown",
    label = "this is neither `()` nor a `Result<(), E>` with `E: Display`"
)]
pub trait Outcome {
    /// The failure, as text.
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

/// The same device for one of several tests that run at the same time. It does not receive what the
/// kernels of other tests print and assert.
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

/// Runs a test on the checked device. The device's notes are printed, even if the test fails.
#[track_caller]
#[cfg(feature = "checked")]
pub fn checked<T: Outcome>(_name: &str, test: impl FnOnce(&Device) -> T) {
    let device = Device::checked();
    let _notes = Notes(&device);
    run(&device, test);
}

/// Prints the device's notes when the test on it ends or panics.
#[cfg(feature = "checked")]
struct Notes<'a>(&'a Device);

#[cfg(feature = "checked")]
impl Drop for Notes<'_> {
    fn drop(&mut self) {
        self.0.take_notes().iter().for_each(|note| println!("{note}"));
    }
}

/// A test that needs a GPU has none. With `DSL_REQUIRE_GPU=1` it fails with the reason, else it
/// prints that it did not run.
pub fn without_gpu(test: &str, why: &dyn Display) {
    let required = std::env::var_os("DSL_REQUIRE_GPU").is_some_and(|value| value == "1");
    assert!(!required, "DSL_REQUIRE_GPU=1: {test}: {why}");
    say(&format!("NOT RUN: {test}: {why}\n"));
}

/// Prints text in one write, so that the test runner does not capture it.
fn say(text: &str) {
    // If standard error is closed, nobody can read the text.
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
