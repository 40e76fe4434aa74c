//! Shadowing in the same scope, in inner scopes, by a value of another type, of parameters, and by
//! the pattern of a `match`.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn shadows(n: u32, scale: f32, out: &mut [u32]) {
    // A parameter, twice, and with another type.
    let n = n + 1;
    let n = n * n;
    let scale = (scale * 4.0) as u32;
    out[0] = n + scale;

    let x = 5;
    let x = {
        let x = x + 1;
        let x = x * 2;
        out[1] = x;
        x + 1
    };
    out[2] = x;

    if x > 0 {
        let x = x as f32 / 2.0;
        out[3] = x as u32;
    }
    out[4] = x;

    // The old variable is still there, and can be written, after the inner one is gone.
    let mut y = 1;
    {
        y += 1;
        let mut y = y * 100;
        y += 1;
        out[5] = y;
    }
    y += 1;
    out[6] = y;

    let z = match x {
        x @ 0..5 => x,
        x => {
            let x = x + 1000;
            x + 1
        }
    };
    out[7] = z + x;

    for i in 0..2 {
        let x = x + i;
        let i = x * 10;
        out[8] += i;
    }
    let x = x == 13;
    out[9] = x as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(10)?;
    shadows(2, 1.75, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [16, 12, 13, 6, 13, 201, 3, 1027, 270, 1]);
    Ok(())
}
