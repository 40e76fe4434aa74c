//! The variable of a `for` is a fresh copy, so assigning to it does not affect the iteration. The
//! bounds are evaluated once, before the first iteration, the start first.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn variables(n: u32, out: &mut [u32]) {
    for mut i in 0..n {
        i += 10;
        out[0] += i;
    }

    let mut end = n;
    for _ in 0..end {
        end += 1;
        out[1] += 1;
    }
    out[2] = end;

    let mut evaluated = 0;
    for i in ({
        evaluated = evaluated * 10 + 1;
        n
    })..({
        evaluated = evaluated * 10 + 2;
        n + 3
    }) {
        out[3] = out[3] * 10 + i;
    }
    out[4] = evaluated;

    let mut step = 1;
    for i in (0..9).step_by(step) {
        step += 1;
        out[5] += i;
    }
    out[6] = step;

    // Nested loops whose variables share a name, and a variable shadowed in the body.
    let i = 1000;
    for i in 0..n {
        let i = i * 2;
        for i in 0..i {
            out[7] += i;
        }
        out[8] += i;
    }
    out[9] = i;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(10)?;
    variables(4, &mut out).workgroups(1).run()?;
    let nested: u32 = (0..4).map(|i| (0..2 * i).sum::<u32>()).sum();
    assert_eq!(out.read()?, [46, 4, 8, 456, 12, 36, 10, nested, 12, 1000]);
    Ok(())
}
