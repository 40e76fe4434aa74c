//! Operands are evaluated from left to right, also if an operand is a block that changes a variable
//! which an earlier operand has read.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn operands(start: u32, out: &mut [u32]) {
    // The left operand is read before the right one changes it.
    let mut x = start;
    out[0] =
        x + {
            x = 50;
            x
        } + x;

    // A method's receiver comes before its arguments.
    let mut x = start;
    out[1] = x.max({
        x = 100;
        7
    });
    out[2] = x;

    // Elements of an array, and components of a vector.
    let mut n = 0;
    let array = [
        {
            n = n * 10 + 1;
            n
        },
        {
            n = n * 10 + 2;
            n
        },
    ];
    out[3] = array[0] * 1000 + array[1];
    let v = UVec3::new(
        n,
        {
            n += 1;
            n
        },
        n,
    );
    out[4] = v.x * 10_000 + v.y * 100 + v.z;

    // A read of memory comes before a write in a later operand.
    out[5] = 3;
    out[6] = out[5] + {
        out[5] = 10;
        out[5]
    };

    // Later stores do not change a copy of a vector.
    let mut w = UVec2::new(1, 2);
    let sum = w + {
        w.x = 10;
        w
    };
    out[7] = sum.x * 100 + sum.y;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(8)?;
    operands(3, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [103, 7, 100, 1012, 121_313, 10, 13, 1104]);
    Ok(())
}
