//! Labels on blocks: `break` with a value, `break` out of several nested blocks, `break` from
//! inside a loop.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn labelled_blocks(out: &mut [u32]) {
    let lane = local_invocation_index();
    let root = 'search: {
        for i in 0..=lane {
            if i * i == lane {
                break 'search i;
            }
        }
        99
    };

    let mut passed = 0;
    'outer: {
        passed += 1;
        'inner: {
            if lane % 4 == 0 {
                break 'outer;
            }
            if lane % 4 == 1 {
                break 'inner;
            }
            passed += 10;
        }
        passed += 100;
    }
    out[lane] = 1000 * root + passed;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(8)?;
    labelled_blocks(&mut out).workgroups(1).run()?;
    let expected = [1, 1101, 99111, 99111, 2001, 99101, 99111, 99111];
    assert_eq!(out.read()?, expected);
    Ok(())
}
