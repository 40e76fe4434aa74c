//! `#[kernel_test]` goes on a function that takes a `&Device` and returns nothing or a `Result`.
//! It becomes a test for each kind of device, and each of them calls the function with its own.
//!
//! # Why
//!
//! What is right on one device can be wrong on another: subgroups are of another size, rounding
//! differs, invocations run in another order. So a test does not open a device of its own choice;
//! it gets each in turn.

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
