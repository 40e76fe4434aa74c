//! A step or a chunk size of 0 counts as 1. In Rust it panics.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
pub fn steps(step: u32, a: &[u32], out: &mut [u32]) {
    out[0] = a.iter().step_by(step).sum();
    out[1] = a.iter().skip(1).step_by(step).sum();
    out[2] = a.chunks(step).map(|chunk| chunk[0] * chunk.len()).sum();
    out[3] = a.chunks_exact(step).map(|chunk| chunk[0] * chunk.len()).sum();
    out[4] = a.windows(step).map(|window| window[0] * window.len()).sum();
    for i in (0..a.len()).step_by(step) {
        out[5] += a[i];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a = device.buffer(&[3u32, 1, 4, 1, 5])?;
    for (step, expected) in
        [(0, [14, 11, 14, 14, 14, 14]), (1, [14, 11, 14, 14, 14, 14]), (2, [12, 2, 19, 14, 18, 12])]
    {
        let mut out = device.zeroed::<u32>(6)?;
        steps(step, &a, &mut out).workgroups(1).run()?;
        assert_eq!(out.read()?, expected, "{step}");
    }
    Ok(())
}
