//! Labels on loops: `break` and `continue` across several levels, with and without values.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn labelled_loops(out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut seen = 1;
    'rows: for row in 0..8 {
        for column in 0..8 {
            if column > row {
                continue 'rows;
            }
            if row * column > 2 * lane {
                break 'rows;
            }
            seen = seen * 31 + 8 * row + column;
        }
        seen += 1000;
    }

    let mut i = 0;
    let value = 'search: loop {
        i += 1;
        loop {
            if i % 5 == lane % 5 {
                break 'search 100 * i;
            }
            if i % 2 == 0 {
                continue 'search;
            }
            break;
        }
        seen += i;
    };
    out[lane] = seen + value;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(8)?;
    labelled_loops(&mut out).workgroups(1).run()?;
    let expected: Vec<u32> = (0..8).map(expected_of_loops).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}

/// The same without a label.
fn expected_of_loops(lane: u32) -> u32 {
    let mut seen: u32 = 1;
    for row in 0..8 {
        let stop = (0..=row).find(|column| row * column > 2 * lane);
        for column in 0..stop.unwrap_or(row + 1) {
            seen = seen.wrapping_mul(31).wrapping_add(8 * row + column);
        }
        if stop.is_some() {
            break;
        }
        // The last row ends by itself; every other one by `continue`, which skips the addition.
        if row == 7 {
            seen = seen.wrapping_add(1000);
        }
    }
    let found = (1..).find(|i| i % 5 == lane % 5).unwrap();
    let odd_before: u32 = (1..found).filter(|i| i % 2 == 1).sum();
    seen.wrapping_add(odd_before).wrapping_add(100 * found)
}
