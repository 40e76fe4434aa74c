//! The example `pipeline`, on each device.

use dsl_runtime::{Error, prelude::*};

#[path = "../examples/pipeline.rs"]
#[allow(dead_code, reason = "its `main` is not called")]
mod pipeline;

/// Each point is in a picture, and each mean in the other.
#[kernel_test]
fn thins_out(device: &Device) -> Result<(), Error> {
    let n = if device.name().contains("checked") { 512 } else { 20_480 };
    let (before, after, count) = pipeline::run(device, n)?;
    assert!(count > n / 10 && count < n, "{count}");
    assert_eq!(before.iter().sum::<u32>() as usize, n);
    assert_eq!(after.iter().sum::<u32>() as usize, count);
    Ok(())
}
