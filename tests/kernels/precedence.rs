//! Operators have Rust's precedence and associativity, also where WGSL or C differ or need parentheses.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn integers(a: u32, b: u32, c: u32, i: i32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let a = a + lane;
    let o = 16 * lane;
    out[o] = a + b * c - a / c % 3;
    out[o + 1] = a - b - c;
    out[o + 2] = a << 1 + c & 0xff;
    out[o + 3] = a | b ^ c & a;
    out[o + 4] = a ^ b << 2;
    out[o + 5] = !a & b | c;
    out[o + 6] = (a & 1 == 1) as u32;
    out[o + 7] = (a < b && b > c || a == c) as u32;
    out[o + 8] = (a < b || b > c && a == c) as u32;
    out[o + 9] = -i as u32 * 2;
    out[o + 10] = a * b % c / 2;
    out[o + 11] = (a + b) * (c - 1);
    out[o + 12] = (i - -i * -(-2)) as u32;
    out[o + 13] = -i.abs() as u32;
    out[o + 14] = (!(a == b) == (a != b)) as u32;
    out[o + 15] = a as f32 as u32 + b >> 1;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(64)?;
    integers(37, 39, 5, -9, &mut out).workgroups(1).run()?;
    let (b, c) = (39, 5);
    let expected = |a: u32| {
        [
            (a + (b * c)) - ((a / c) % 3),
            ((a.wrapping_sub(b)).wrapping_sub(c)),
            (a << (1 + c)) & 0xff,
            a | (b ^ (c & a)),
            a ^ (b << 2),
            ((!a) & b) | c,
            a % 2,
            u32::from((a < b && b > c) || a == c),
            u32::from(a < b || (b > c && a == c)),
            18,
            ((a * b) % c) / 2,
            (a + b) * (c - 1),
            (-9_i32 - 9 * 2) as u32,
            -9_i32 as u32,
            1,
            (a + b) / 2,
        ]
    };
    let expected: Vec<u32> = (37..41).flat_map(expected).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
