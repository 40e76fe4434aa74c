//! `break` and `continue` in a `match` inside a loop act on the loop.

use dsl_runtime::prelude::*;

/// Runs a program of one digit per instruction, packed into a word.
#[kernel(workgroup_size = 4)]
fn interpreter(programs: &[u32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut program = programs[lane];
    let mut value = 1;
    while program != 0 {
        let instruction = program % 10;
        program /= 10;
        match instruction {
            0 => break,
            1 => value += 1,
            2 => value *= 2,
            3 => continue,
            4 => {
                for i in 0..5 {
                    match i {
                        0 | 2 => continue,
                        4 => break,
                        _ => value += 10 * i,
                    }
                }
            }
            5 => {
                if value > 100 {
                    break;
                }
                value *= value;
            }
            _ => {
                value = 0;
                break;
            }
        }
        value += 1000;
    }
    out[lane] = value;
}

/// `break` with a value, out of a `match`.
#[kernel(workgroup_size = 4)]
fn first_multiple(out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut i = 10;
    out[lane] = loop {
        match i % (lane + 3) {
            0 => break i,
            1 => i += lane + 2,
            _ => i += 1,
        }
    };
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let programs = device.buffer(&[121, 13031, 5214, 291])?;
    let mut out = device.zeroed::<u32>(4)?;
    interpreter(&programs, &mut out).workgroups(1).run()?;
    let square = (((1 + 40 + 1000) + 1) + 1000) * 2 + 1000;
    assert_eq!(
        out.read()?,
        [(2 + 1000) * 2 + 1000 + 1 + 1000, 1002, square, 0]
    );

    first_multiple(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [12, 12, 10, 12]);
    Ok(())
}
