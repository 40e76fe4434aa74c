//! `match` on bools. `match` as a value: as a scrutinee, operand, argument or index. Arms that are
//! blocks.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn values(out: &mut [u32]) {
    let lane = local_invocation_index();

    let even = match lane % 2 == 0 {
        true => 1,
        false => 0,
    };
    let text = match lane {
        0 => 10,
        1..=4 => match lane {
            1 => 20,
            2 | 3 => 30,
            _ => 40,
        },
        _ => {
            let twice = 2 * lane;
            twice * 10
        }
    };
    let operand = 1 + match lane {
        0 => 5,
        _ => 6,
    } * 2;
    let argument = lane.max(match even {
        1 => 3,
        _ => 0,
    });
    let flag = match lane > 2 {
        true if lane > 5 => false,
        true => true,
        false => lane == 1,
    };
    let scaled = match flag {
        true => 2.5,
        false => 0.5,
    } * 2.0;
    let table = [7, 8, 9];
    let indexed = table[match lane % 3 {
        0 => 2,
        1 => 0,
        _ => 1,
    }];

    out[lane] = even + text * 10 + operand * 10_000 + argument * 1_000_000;
    out[8 + lane] = scaled as u32 * 10 + indexed;
    // A `match` whose value nobody uses, and one whose arms assign.
    match flag {
        true => out[16 + lane] = 1,
        false => out[16 + lane] = 2,
    }
    match lane {
        _ => {}
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(24)?;
    values(&mut out).workgroups(1).run()?;
    let text = [10, 20, 30, 30, 40, 100, 120, 140];
    let argument = [3, 1, 3, 3, 4, 5, 6, 7];
    let flag = [false, true, false, true, true, true, false, false];
    let mut expected = vec![0; 24];
    for lane in 0..8 {
        let even = 1 - lane as u32 % 2;
        let operand = if lane == 0 { 11 } else { 13 };
        expected[lane] = even + text[lane] * 10 + operand * 10_000 + argument[lane] * 1_000_000;
        expected[8 + lane] = if flag[lane] { 50 } else { 10 } + [9, 7, 8][lane % 3];
        expected[16 + lane] = if flag[lane] { 1 } else { 2 };
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}
