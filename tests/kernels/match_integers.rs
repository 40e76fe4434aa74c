//! `match` on integers: literals, or-patterns, every form of range, bindings, guards, constants as
//! patterns, and the wildcard.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 20)]
fn signed(values: &[i32], out: &mut [i32]) {
    const LIMIT: i32 = 1000;
    let lane = local_invocation_index();
    out[lane] = match values[lane] {
        i32::MIN..=-100 => 1,
        -99..0 => 2,
        0 => 3,
        1 | 3 | 5 => 4,
        n @ (2 | 4) => n * 100,
        6..=9 | 20..=29 => 5,
        n if n % 2 == 0 && n < 100 => n,
        n @ 10..100 => -n,
        // A constant, not a binding that would match everything.
        LIMIT => 6,
        100.. => 7,
    };
}

#[kernel(workgroup_size = 12)]
fn unsigned(values: &[u32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut score = 0;
    match values[lane] {
        0 => score = 1,
        1..=3 => {
            score += 2;
            score *= 10;
        }
        value @ 4..10 if value != 7 => score = 100 + value,
        7 | 10 | 0xffff_fffe.. => score = 3,
        other => score = other / 2,
    }
    out[lane] = score;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let cases = [
        (i32::MIN, 1),
        (-100, 1),
        (-99, 2),
        (-1, 2),
        (0, 3),
        (1, 4),
        (2, 200),
        (3, 4),
        (4, 400),
        (5, 4),
        (6, 5),
        (9, 5),
        (20, 5),
        (30, 30),
        (11, -11),
        (98, 98),
        (99, -99),
        (100, 7),
        (1000, 6),
        (i32::MAX, 7),
    ];
    let values = device.buffer(&cases.map(|(value, _)| value))?;
    let mut out = device.zeroed::<i32>(cases.len())?;
    signed(&values, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, cases.map(|(_, expected)| expected));

    let cases = [
        (0, 1),
        (1, 20),
        (3, 20),
        (4, 104),
        (6, 106),
        (7, 3),
        (9, 109),
        (10, 3),
        (11, 5),
        (12, 6),
        (u32::MAX - 1, 3),
        (u32::MAX - 2, u32::MAX / 2 - 1),
    ];
    let values = device.buffer(&cases.map(|(value, _)| value))?;
    let mut out = device.zeroed::<u32>(cases.len())?;
    unsigned(&values, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, cases.map(|(_, expected)| expected));
    Ok(())
}
