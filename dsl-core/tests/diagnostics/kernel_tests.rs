//! Functions that cannot be kernel tests.

#[kernel_test(gpu)]
//~^ K0106 #[kernel_test] takes no arguments; write `#[kernel_test] fn name(device: &Device)
fn with_arguments(device: &Device) {}

#[kernel_test]
struct NotAFunction;
//~^ K0106 #[kernel_test] goes on a function

#[kernel_test]
fn without_a_device() {}
//~^ K0106 a kernel test takes the device that it runs on

#[kernel_test]
fn device_by_value(device: Device) {}
//~^ K0106 a kernel test takes the device that it runs on

#[kernel_test]
fn with_more(device: &Device, n: u32) {}
//~^ K0106 a kernel test takes only the device

#[kernel_test]
async fn asynchronous(device: &Device) {}
//~^ K0106 a kernel test cannot be `async`

#[kernel_test]
unsafe fn dangerous(device: &Device) {}
//~^ K0106 a kernel test cannot be `unsafe`

#[kernel_test]
extern "C" fn foreign(device: &Device) {}
//~^ K0106 a kernel test cannot be `extern`

#[kernel_test]
const fn constant(device: &Device) {}
//~^ K0106 a kernel test cannot be `const`

#[kernel_test]
fn generic<T>(device: &Device) {}
//~^ K0106 a kernel test has no generic parameters

#[kernel_test]
#[test]
//~^ K0106 leave out #[test]
fn twice_a_test(device: &Device) {}

#[kernel_test]
#[should_panic]
//~^ K0106 a kernel test cannot expect a panic
fn that_panics(device: &Device) {}

// Tests.

#[kernel_test]
fn of_nothing(_: &Device) {}

#[kernel_test]
#[ignore = "slow"]
#[cfg(unix)]
pub(crate) fn with_a_result(device: &dsl_runtime::Device) -> Result<(), String> {
    Ok(())
}
