//! Array patterns, `let [a, .., z] = x;`, in `let`, `match`, `for`, parameters and assignments.
//! `matches!`, `(a..b).contains(&x)`, character codes, `u64::from(x)` and the like.

use dsl_runtime::prelude::*;

#[device]
const LIMIT: u32 = 7;

#[device]
fn weigh([a, b]: [u32; 2], factor: u32) -> u32 {
    a * factor + b
}

#[kernel(workgroup_size = 1)]
fn patterns(rows: &[[u32; 4]], x: u32, flag: bool, out: &mut [u32]) {
    let [a, b, c, d] = rows[0];
    out[0] = a * 1000 + b * 100 + c * 10 + d;
    let [first, .., last] = rows[1];
    let [mut p, ..] = rows[1];
    p += 1;
    out[1] = first * 100 + last * 10 + p;
    let [[q, _], [.., r]] = [[x, 1], [2, x + 1]];
    out[2] = q * 10 + r;
    let mut total = 0;
    for row in rows {
        total = total * 10
            + match *row {
                [0, rest, ..] => rest,
                [.., 4 | 5] => 1,
                [s, t, u, v] if s < t => u + v,
                _ => 9,
            };
    }
    for [s, t, ..] in rows.iter().copied() {
        total = total * 10 + s + t;
    }
    out[3] = total;
    let (mut s, mut t) = (1, 2);
    [s, t] = [t, s + t];
    [out[4], _] = [s * 10 + t, 0];
    (s, ..) = (t + 1, 2, 3);
    [.., t, out[10]] = [9, 8, s, s + t];
    [_, s, ..] = rows[0];
    out[11] = s * 10 + t;
    out[5] = weigh([x, 2], 10) + rows.iter().map(|[a, .., d]| a * d).sum::<u32>();
    out[6] = if matches!(x, 1 | 3..=5) { 1 } else { 2 }
        + if matches!((x, flag), (0, _) | (_, true) if x < 10) { 10 } else { 20 }
        + if !matches!(rows[0], [1, ..]) { 100 } else { 200 }
        + if matches!(x, LIMIT) { 1000 } else { 2000 };
    let inside = (2..5).contains(&x) && (0..=x).contains(&x) && !(x..x).contains(&x);
    let float = x as f32;
    out[7] = inside as u32 + if (..4.0).contains(&float) { 10 } else { 20 }
        + if (-1.0..=3.0).contains(&float) { 100 } else { 200 };
    out[8] = b'a' as u32 + 'é' as u32 + u32::from(flag) + u32::from(x == 4);
    out[9] = (b'z' as i32 - i32::from(!flag)) as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let rows = [[1u32, 2, 3, 4], [0, 6, 7, 8], [2, 9, 1, 1], [5, 2, 2, 2]];
    let mut out = device.zeroed::<u32>(12)?;
    patterns(&device.buffer(&rows)?, 3, true, &mut out).workgroups(1).run()?;
    let digits = |all: &[u32]| all.iter().fold(0u32, |d, x| d * 10 + x);
    let expected = [
        1234,
        81,
        34,
        digits(&[1, 6, 2, 9, 3, 6, 11, 7]),
        23,
        32 + 4 + 2 + 10,
        1 + 10 + 200 + 2000,
        1 + 10 + 100,
        97 + 233 + 1,
        122,
        7,
        24,
    ];
    assert_eq!(out.read()?, expected);
    Ok(())
}
