//! `let` without a value. The variable is initialised in every branch, in a `match`, or before
//! leaving a loop; with a type or without, and `mut`.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 6)]
fn deferred(out: &mut [f32]) {
    let lane = local_invocation_index();

    let branch;
    if lane < 3 {
        branch = 10.0;
    } else {
        branch = 20.0;
    }

    let typed: u32;
    match lane {
        0 => typed = 1,
        1 | 2 => {
            let twice = lane * 2;
            typed = twice;
        }
        _ => typed = 3,
    }

    let mut changed;
    changed = lane;
    changed += 100;

    let found;
    let mut i = 0;
    loop {
        if i * i >= lane {
            found = i;
            break;
        }
        i += 1;
    }

    let vector: Vec2;
    let array;
    {
        vector = Vec2::new(branch, 0.5);
        array = [typed, changed];
    }

    out[lane] = vector.x + vector.y + (array[0] * 1000 + array[1] * 10_000 + found) as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<f32>(6)?;
    deferred(&mut out).workgroups(1).run()?;
    let expected = [
        1_001_010.5,
        1_012_011.5,
        1_024_012.5,
        1_033_022.5,
        1_043_022.5,
        1_053_023.5,
    ];
    assert_eq!(out.read()?, expected);
    Ok(())
}
