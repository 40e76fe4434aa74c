//! The order of evaluation: of the two sides of an assignment, and of an array and its index.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn places(start: u32, data: &[u32], out: &mut [u32]) {
    // Compound assignment on numbers evaluates its right side first.
    let mut x = start;
    x += {
        x *= 1000;
        x + 1
    };
    out[0] = x;

    // So does assignment: the index is evaluated after the value.
    let mut i = 0;
    out[{
        i += 3;
        i
    }] = {
        i += 1;
        i + 4
    };

    // An index is evaluated before its array is read.
    let mut local = [1, 2, 3];
    out[1] = local[{
        local[2] = 30;
        2
    }];

    // Indices of several operands, from left to right.
    let first = data[{
        i += 1;
        i
    }];
    out[2] = first * 10
        + data[{
            i += 1;
            i
        }] * out[{
            i -= 2;
            i
        }];
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let data = device.buffer(&[0, 0, 0, 0, 0, 4, 2, 0])?;
    let mut out = device.zeroed::<u32>(5)?;
    places(3, &data, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [6001, 30, 50, 0, 5]);
    Ok(())
}
