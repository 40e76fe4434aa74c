//! Start, end and step of a range are evaluated once, in this order, also if each has side effects.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn ranges(counter: &[Atomic<u32>], out: &mut [u32]) {
    let mut sum = 0;
    for i in counter[0].fetch_add(2)..counter[0].fetch_add(3) * 4 {
        sum = sum * 10 + i;
    }
    out[0] = sum;
    let mut seen = 1;
    for i in (counter[0].fetch_add(1)..counter[0].fetch_add(1) * 3).step_by(counter[0].fetch_add(1)) {
        seen = seen * 100 + i;
    }
    out[1] = seen;
    let mut start = 1;
    for i in start..({
        start += 4;
        start
    }) {
        out[2] += i;
    }
    let mut bound = 2;
    for i in bound..bound + 3 {
        bound += i;
    }
    out[3] = bound;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut counter = device.buffer(&[0])?;
    let mut out = device.zeroed::<u32>(4)?;
    ranges(&mut counter, &mut out).workgroups(1).run()?;
    // 0..2 * 4; then 5..6 * 3 by 7; then 1..5; then 2..5, whatever becomes of `bound`.
    let first = (0..8).fold(0, |sum, i| sum * 10 + i);
    assert_eq!(out.read()?, [first, 10512, 1 + 2 + 3 + 4, 2 + 2 + 3 + 4]);
    assert_eq!(counter.read()?, [8]);
    Ok(())
}
