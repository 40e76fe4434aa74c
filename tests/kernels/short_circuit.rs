//! `&&` and `||` evaluate their right operand only if the left operand does not decide the result.
//! `&`, `|` and `^` on bools evaluate both. Bools are compared, negated and stored in locals.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn lazy(out: &mut [u32]) {
    let lane = local_invocation_index();
    let a = lane & 1 == 1;
    let b = lane & 2 == 2;
    let mut evaluated = 0;
    let and = a && {
        evaluated += 1;
        b
    };
    let or = a || {
        evaluated += 10;
        b
    };
    let eager = a & {
        evaluated += 100;
        b
    };
    let mixed = a && b
        || !a && {
            evaluated += 1000;
            !b
        };
    let exclusive = (a ^ b) | (a == b) & (a != eager);
    let less = a < b;
    let bits = and as u32 | (or as u32) << 1 | (eager as u32) << 2 | (mixed as u32) << 3;
    out[lane] = evaluated;
    out[4 + lane] = bits | (exclusive as u32) << 4 | (less as u32) << 5;
}

/// The right side guards an access that would be out of bounds.
#[kernel(workgroup_size = 4)]
fn guards(data: &[u32], out: &mut [u32]) {
    let lane = local_invocation_index();
    if lane < data.len() && data[lane] > 5 {
        out[lane] = 1;
    }
    let mut i = 0;
    while i < data.len() && data[i] != 9 {
        i += 1;
    }
    out[lane] += 10 * i;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(8)?;
    lazy(&mut out).workgroups(1).run()?;
    let expected = [0_u32, 1, 2, 3].map(|lane| {
        let (a, b) = (lane % 2 == 1, lane / 2 == 1);
        let evaluated = 100 + if a { 1 } else { 1010 };
        let bits = [
            a && b,
            a || b,
            a && b,
            a == b,
            a != b || a != (a && b),
            !a && b,
        ];
        let bits = bits
            .into_iter()
            .rev()
            .fold(0, |bits, bit| bits << 1 | u32::from(bit));
        (evaluated, bits)
    });
    assert_eq!(out.read()?[..4], expected.map(|(evaluated, _)| evaluated));
    assert_eq!(out.read()?[4..], expected.map(|(_, bits)| bits));

    let data = device.buffer(&[3, 8])?;
    let mut out = device.zeroed::<u32>(4)?;
    guards(&data, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [20, 21, 20, 20]);
    Ok(())
}
