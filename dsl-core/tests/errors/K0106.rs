//! `#[kernel_test]` goes on a function that takes a `&Device` and returns nothing or a `Result`. It makes one test for each
//! kind of device. Each test calls the function with its device.
//!
//! # Why
//!
//! A kernel that is right on one device can be wrong on another. Subgroup sizes, rounding, and the order of invocations
//! differ. So a test does not open a device itself; it gets each device in turn.

// Wrong:

#[kernel_test]
fn doubles() {
    let device = Device::new().expect("a device");
}

// Right:

#[kernel_test]
fn doubles(device: &Device) -> Result<(), Error> {
    let values = device.buffer(&[1.0, 2.0, 3.0])?;
    assert_eq!(values.read()?, [1.0, 2.0, 3.0]);
    Ok(())
}
