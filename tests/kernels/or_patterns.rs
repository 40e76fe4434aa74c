//! Or-patterns that bind names. The first matching alternative binds them; a guard is tried for
//! each alternative. In `match`, `if let`, `while let`, `let … else` and `let`; in structs, tuples,
//! arrays and results of `compare_exchange`; nested, with `mut` and with `@`.

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
fn axis(pair: (u32, u32)) -> u32 {
    match pair {
        (x, 0) | (0, x) => x,
        (1, y) | (y, 1) if y % 2 == 0 => 100 + y,
        (a @ 3, b) | (b, a @ 4) => a * 10 + b,
        _ => 7,
    }
}

/// The second alternative matches as well, and its guard may hold where that of the first does not.
#[device]
fn tried(a: u32, b: u32) -> u32 {
    match ((a, b), a + b) {
        ((x, _) | (_, x), s @ 9 | s) if x > 3 && s < 20 => x * 100 + s,
        (_, s) => s,
    }
}

#[device]
fn ends(of: [u32; 3]) -> u32 {
    let ([first, 1, ..] | [1, .., first]) = of else { return 50 };
    first
}

#[device]
fn taken_apart(p: Point) -> u32 {
    let mut total = 0;
    if let Point { x: k, y: 5 } | Point { x: 5, y: k } = p
        && k > 2
    {
        total += k;
    }
    let (((mut c, 2), d) | ((2, d), mut c)) = ((p.x, p.y), p.x) else { return total };
    c += 1;
    total += c * 10 + d * 100;
    let mut q = (p.x, 1);
    while let (n, 1) | (2, n) = q {
        q = (n / 2, n / 3);
        total += 1000;
    }
    total
}

#[device]
fn numbers(n: u32) -> u32 {
    match n {
        m @ 1 | m @ 2 => m * 2,
        m @ (7 | 9) | m @ 11..=20 if m > 7 => m * 3,
        _ => 0,
    }
}

#[kernel(workgroup_size = 4)]
fn or_patterns(points: &[Point], limits: &[u32], counts: &[Atomic<u32>], out: &mut [[u32; 6]]) {
    let i = global_invocation_id().x;
    if i >= points.len() || i >= out.len() {
        return;
    }
    let p = points[i];
    let old = match counts[i].compare_exchange(1, 2) {
        Ok(old) | Err(old) => old,
    };
    // The guard indexes only where the arm before it does not match.
    let limited = match (p.x, p.y) {
        (x, y) if x >= limits.len() || y >= limits.len() => 1000,
        (at, 0 | 2) | (3, at) if limits[at] > 5 => limits[at],
        _ => 0,
    };
    out[i] = [axis((p.x, p.y)), tried(p.x, p.y), ends([p.x, p.y, 3]), taken_apart(p), old, limited];
    out[i][4] += numbers(p.x);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let points: Vec<Point> = (0..144).map(|n| Point { x: n % 12, y: n / 12 }).collect();
    let limits = [4, 6, 5, 9];
    let counts: Vec<u32> = (0..144).map(|n| n % 3).collect();
    let mut out = device.zeroed::<[u32; 6]>(points.len())?;
    let (points_buffer, limits_buffer) = (device.buffer(&points)?, device.buffer(&limits)?);
    let mut counts_buffer = device.buffer(&counts)?;
    or_patterns(&points_buffer, &limits_buffer, &mut counts_buffer, &mut out)
        .invocations(144)
        .run()?;
    let expected: Vec<[u32; 6]> = points
        .iter()
        .zip(&counts)
        .map(|(p, old)| {
            let limit = |n: u32| limits.get(n as usize).copied();
            let limited = match (limit(p.x), limit(p.y)) {
                (None, _) | (_, None) => 1000,
                (Some(of), _) if (p.y == 0 || p.y == 2) && of > 5 => of,
                (_, Some(of)) if p.x == 3 && of > 5 => of,
                _ => 0,
            };
            let ends = ends([p.x, p.y, 3]);
            let number = old + numbers(p.x);
            [axis((p.x, p.y)), tried(p.x, p.y), ends, taken_apart(*p), number, limited]
        })
        .collect();
    assert_eq!(out.read()?, expected);
    let replaced: Vec<u32> = counts.iter().map(|n| if *n == 1 { 2 } else { *n }).collect();
    assert_eq!(counts_buffer.read()?, replaced);
    Ok(())
}
