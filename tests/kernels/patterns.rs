//! Tuples, `if let`, `while let`, `let … else`, and `match` on tuples, structs and floats with
//! guards. Names that shadow others. Arms that change the matched value.

use dsl_runtime::prelude::*;

/// A point.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// Across.
    pub x: u32,
    /// Down.
    pub y: u32,
}

#[device]
fn minmax(a: u32, b: u32) -> (u32, u32) {
    if a < b { (a, b) } else { (b, a) }
}

#[device]
fn quotient(a: u32, b: u32) -> (bool, u32) {
    if b == 0 { (false, 0) } else { (true, a / b) }
}

#[device]
fn described(point: Point, scale: f32) -> u32 {
    const FAR: u32 = 100;
    match (point, scale) {
        (Point { x: 0, y: 0 }, _) => 1,
        (Point { x: 0 | FAR, y }, 1.0) if y > 5 => 2 + y,
        (Point { x, y: 1..=3 }, s) if s > x as f32 => 300 + x,
        (Point { x: x @ (7 | 8), .. }, 0.5..1.5) => 400 + x,
        (Point { x, y }, s) => (x + y) * 1000 + s as u32,
    }
}

#[device]
fn checked(n: u32, d: u32) -> u32 {
    let x = 1000;
    // The block sees the old `x`.
    let (true, x) = quotient(n, d) else { return x + d };
    x
}

#[kernel(workgroup_size = 1)]
fn patterns(n: u32, points: &[Point], scales: &[f32], out: &mut [u32]) {
    let (low, (high, both)) = (n, (n + 1, minmax(n, 2)));
    let ((a, _), mut b) = ((low, true), high);
    b += a;
    out[0] = b * 100 + both.0 * 10 + both.1;
    for i in 0..points.len() {
        out[1 + i] = described(points[i], scales[i]);
    }
    out[8] = checked(n, 0) * 10000 + checked(n, 2);
    let x = 7;
    if let (true, x) = quotient(n, 1) {
        out[9] = x;
    } else {
        out[9] = 1000 + x;
    }
    if let (true, x) = quotient(n, 0) {
        out[10] = x;
    } else if let (false, x @ 0) = quotient(x, 0) && x < 5 {
        out[10] = 2000 + x;
    } else {
        out[10] = 1000 + x;
    }
    let mut left = n;
    while let (true, half) = quotient(left, (left > 1) as u32 * 2) {
        left = half;
        if half == 2 {
            continue;
        }
        out[11] += half + 10;
    }
    // The arms change the matched variable. The patterns compare its old value.
    let mut pair = (n, 1);
    match pair {
        (p, q) if p + q > 100 => pair.0 = 0,
        (p, 1) => {
            pair.1 = 50;
            pair.0 = p + pair.1;
        }
        (p, q) => pair = (q, p),
    }
    out[12] = pair.0 * 100 + pair.1;
    let mut steps = [0, 3];
    steps[1] = match steps[1] {
        3 if steps[0] == 0 => {
            steps[0] = 9;
            steps[1] + 1
        }
        other => other * 2,
    };
    out[13] = steps[0] * 100 + steps[1];
    let flags = (n > 1, n > 2, points[0].x == 0);
    out[14] = match flags {
        (true, true, _) => 1,
        (false, ..) => 2,
        (true, false, true) => 3,
        (_, false, false) => 4,
    };
    let swapped = (a, b);
    let (b, a) = swapped;
    out[15] = a * 100 + b;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let points = [(0, 0), (0, 9), (100, 6), (2, 2), (7, 9), (9, 9), (0, 9)];
    let points = points.map(|(x, y)| Point { x, y });
    let scales = [0.0f32, 1.0, 1.0, 2.5, 1.25, 1.5, 1.5];
    let (point_buffer, scale_buffer) = (device.buffer(&points)?, device.buffer(&scales)?);
    let mut out = device.zeroed::<u32>(16)?;
    let n = 5;
    patterns(n, &point_buffer, &scale_buffer, &mut out).workgroups(1).run()?;
    let mut expected = [0; 16];
    expected[0] = 11 * 100 + 2 * 10 + 5;
    for (i, (point, scale)) in points.iter().zip(scales).enumerate() {
        expected[1 + i] = described(*point, scale);
    }
    expected[8] = checked(n, 0) * 10000 + checked(n, 2);
    expected[9] = 5;
    expected[10] = 2000;
    // 5, then 2, which is left out, then 1.
    expected[11] = 1 + 10;
    expected[12] = 55 * 100 + 50;
    expected[13] = 904;
    expected[14] = 1;
    expected[15] = 11 * 100 + 5;
    assert_eq!(out.read()?, expected);
    Ok(())
}
