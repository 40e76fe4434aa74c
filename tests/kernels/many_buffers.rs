//! More slices than every device can bind. The attribute raises the limit: `max_storage_buffers`.

use dsl_runtime::prelude::*;
use dsl_runtime::Error;

/// Sums ten slices, and writes two.
#[kernel(workgroup_size = 64, max_storage_buffers = 12)]
fn sum(
    a: &[f32],
    b: &[f32],
    c: &[f32],
    d: &[f32],
    e: &[f32],
    f: &[f32],
    g: &[f32],
    h: &[f32],
    i: &[u32],
    j: &[u32],
    out: &mut [f32],
    count: &mut [u32],
) {
    let n = global_invocation_id().x;
    if n < out.len() && n < count.len() {
        let firsts = a[n] + b[n] + c[n] + d[n];
        out[n] = firsts + e[n] + f[n] + g[n] + h[n];
        count[n] = i[n] * j[n];
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    let of = |k: usize| -> Vec<f32> { (0..100).map(|n| (n * k) as f32).collect() };
    let floats = (1..9).map(|k| device.buffer(&of(k))).collect::<Result<Vec<_>, _>>()?;
    let [a, b, c, d, e, f, g, h] = floats.as_slice() else { unreachable!("there are eight") };
    let numbers = device.buffer(&(0..100).collect::<Vec<u32>>())?;
    let (mut out, mut count) = (device.zeroed::<f32>(100)?, device.zeroed::<u32>(100)?);
    let launch = sum(a, b, c, d, e, f, g, h, &numbers, &numbers, &mut out, &mut count);
    let launched = launch.for_each_element().run();
    if device.limits().max_storage_buffers < 12 {
        assert!(matches!(launched, Err(Error::TooManyBindings { .. })), "{launched:?}");
        return Ok(());
    }
    launched?;
    assert_eq!(out.read()?, (0..100).map(|n| (n * 36) as f32).collect::<Vec<_>>());
    assert_eq!(count.read()?, (0..100).map(|n| n * n).collect::<Vec<u32>>());
    Ok(())
}
