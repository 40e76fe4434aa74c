//! Adapters over ranges, arrays and slices: `map`, `filter`, `zip`, `enumerate`, `rev`, `skip`,
//! `take`, `step_by`, `take_while`, `skip_while`, `inspect`, `copied`. Consumers: loops, `sum`,
//! `product`, `count`, `fold`, `any`, `all`, `for_each`.

use dsl_runtime::prelude::*;

#[device]
const WEIGHTS: [[u32; 2]; 3] = [[1, 2], [3, 4], [5, 6]];

#[device]
fn square(x: u32) -> u32 {
    x * x
}

#[kernel(workgroup_size = 1)]
fn adapters(a: &[u32], b: &[u32], n: u32, out: &mut [u32]) {
    let mut digits = 0;
    for (i, x) in a.iter().enumerate().rev() {
        digits = digits * 7 + x * i;
    }
    for (x, y) in a.iter().zip(b) {
        digits = digits * 7 + x * y;
    }
    for ((i, x), &y) in a.iter().enumerate().zip(b.iter().rev()) {
        digits = digits * 7 + x * y + i;
    }
    for x in a.iter().skip(1).step_by(2) {
        digits = digits * 7 + x;
    }
    for x in a.iter().rev().skip(2).take(2).copied() {
        digits = digits * 7 + x;
    }
    for x in a.iter().skip(100) {
        digits += 1000 * x;
    }
    out[0] = digits;
    digits = 0;
    for x in (0..n).filter(|i| i % 3 != 1).map(|i| i * i) {
        if x == 4 {
            continue;
        }
        if x > 60 {
            break;
        }
        digits = digits * 7 + x;
    }
    for (i, x) in a.iter().filter(|x| **x > 2).enumerate() {
        digits = digits * 7 + x * i;
    }
    for x in a.iter().skip_while(|&&x| x < 3).take_while(|x| **x != 2) {
        digits = digits * 7 + x;
    }
    for (x, i) in a.iter().filter(|&x| x % 2 == 1).zip(10..) {
        digits = digits * 7 + x * i;
    }
    for (x, (y, z)) in (2..n).zip(a.iter().zip(b.iter())) {
        digits = digits * 7 + x * y + z;
    }
    for (x, i) in a.iter().zip(5..7) {
        digits = digits * 7 + x * i;
    }
    for x in (0..n).filter(|x| x % 2 == 0).skip(1).take(2) {
        digits = digits * 7 + x;
    }
    for (i, row) in WEIGHTS.iter().enumerate() {
        for (w, x) in row.iter().zip(a) {
            digits = digits * 7 + w * x + i;
        }
    }
    out[1] = digits;
}

#[kernel(workgroup_size = 1)]
fn values(a: &[u32], b: &[f32], n: u32, signed: i32, out: &mut [u32], floats: &mut [f32]) {
    out[0] = a.iter().sum();
    out[1] = a.iter().map(|&x| square(x)).sum::<u32>() + (1..=n).product::<u32>();
    out[2] = a.iter().filter(|x| **x > 2).count() * 10 + (0..n).count();
    out[3] = a.iter().copied().fold(1, |sum, x| sum * 3 + x);
    out[4] = a.iter().fold(u32::MAX, |least, x| if *x < least { *x } else { least });
    out[5] = if a.iter().any(|x| *x == 5) { 1 } else { 0 };
    out[5] += if a.iter().all(|&x| x < 5) { 10 } else { 20 };
    out[5] += if (0..n).any(|i| i == n) { 100 } else { 200 };
    let empty = n - n;
    out[6] = (0..empty).map(|i| i + 1).sum::<u32>() + (0..empty).product::<u32>();
    let (count, total) = a.iter().fold((0, 0), |(count, total), x| (count + 1, total + x));
    out[7] = count * 1000 + total;
    let mut seen = 0;
    let even = a.iter().inspect(|x| seen = seen * 10 + **x).filter(|x| *x % 2 == 0).count();
    out[8] = seen * 10 + even;
    let mut largest = 0;
    a.iter().for_each(|&x| {
        if x > largest {
            largest = x;
        }
    });
    out[9] = largest;
    out[10] = (0..a.len()).map(|i| a[i] * (i + 1)).map(square).sum();
    out[11] = (-signed..=signed).rev().filter(|i| *i < 0).map(|i| i * i).sum::<i32>() as u32;
    let scaled = |x: u32| x * n;
    out[12] = a.iter().copied().map(scaled).sum();
    out[13] = [3, 4].iter().map(|x| x + n).sum::<u32>() + [[1, 2], [3, 4]].iter().map(|row| row[1]).sum::<u32>();
    // The second operand sees what the first has not changed.
    let mut calls = 0;
    out[14] = calls
        + (0..3)
            .map(|i| {
                calls += 1;
                i * calls
            })
            .sum::<u32>();
    floats[0] = b.iter().zip(a).map(|(x, y)| x * *y as f32).sum();
    floats[1] = b.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    floats[2] = b.iter().map(|x| x * 2.0).product();
    let sum: Vec2 = (0..n).map(|i| vec2(i as f32, 1.0)).sum();
    floats[3] = sum.x + sum.y * 100.0;
    for (o, x) in floats.iter_mut().skip(4).zip(b.iter()) {
        *o += x + 0.5;
    }
}

/// Counts that need no loop, and steps behind what no position can express.
#[kernel(workgroup_size = 1)]
fn counts_and_steps(a: &[u32], n: u32, out: &mut [u32]) {
    out[0] = a.chunks(n).count();
    out[1] = a.chunks_exact(n).count() + 10 * a.windows(n).count();
    out[2] = a.iter().skip(2).step_by(n).count() + 10 * a.iter().zip(out.iter()).count();
    out[3] = a.chunks(2).filter(|pair| pair[0] > 2).count();
    let mut calls = 0;
    let mut counted = a.iter().map(|x| {
        calls += x;
        0
    }).count();
    out[4] = counted * 100 + calls;
    for (i, x) in a.iter().skip_while(|x| **x > 2).step_by(2).enumerate() {
        out[5] += x * (i + 1);
    }
    let mut looked = 0;
    out[6] = a.iter().inspect(|_| looked += 1).filter(|x| **x != 4).step_by(n).take(2).sum();
    out[7] = looked;
    out[8] = a.iter().map(|x| x * 3).step_by(n - 3).fold(1, |sum, x| sum * 5 + x);
    counted = (0..n).filter(|i| i % 3 != 1).step_by(1).count();
    out[9] = counted;
}

fn check_counts_and_steps(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a = [3u32, 1, 4, 1, 5, 2];
    for n in [1usize, 4, 7] {
        let mut out = device.zeroed::<u32>(10)?;
        counts_and_steps(&device.buffer(&a)?, n as u32, &mut out).workgroups(1).run()?;
        let steps = a.iter().skip_while(|x| **x > 2).step_by(2).enumerate();
        let (mut looked, mut calls) = (0, 0);
        let first = a.iter().inspect(|_| looked += 1).filter(|x| **x != 4).step_by(n).take(2);
        let first: u32 = first.sum();
        // A step of 0, which Rust refuses, counts as 1; -2 is a large one.
        let step = if n < 3 { usize::MAX >> 1 } else { (n - 3).max(1) };
        let expected = [
            a.chunks(n).count() as u32,
            (a.chunks_exact(n).count() + 10 * a.windows(n).count()) as u32,
            (a.iter().skip(2).step_by(n).count() + 10 * 6) as u32,
            a.chunks(2).filter(|pair| pair[0] > 2).count() as u32,
            a.iter().map(|x| calls += x).count() as u32 * 100 + calls,
            steps.map(|(i, x)| x * (i as u32 + 1)).sum(),
            first,
            looked,
            a.iter().map(|x| x * 3).step_by(step).fold(1, |sum, x| sum * 5 + x),
            (0..n).filter(|i| i % 3 != 1).count() as u32,
        ];
        assert_eq!(out.read()?, expected, "{n}");
    }
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    check_counts_and_steps(device)?;
    let (a, b) = ([3u32, 1, 4, 1, 5, 2], [2u32, 7, 1, 8]);
    let mut out = device.zeroed::<u32>(2)?;
    adapters(&device.buffer(&a)?, &device.buffer(&b)?, 10, &mut out).workgroups(1).run()?;
    let n = 10u32;
    let mut all = Vec::new();
    all.extend(a.iter().enumerate().rev().map(|(i, x)| x * i as u32));
    all.extend(a.iter().zip(&b).map(|(x, y)| x * y));
    all.extend(a.iter().enumerate().zip(b.iter().rev()).map(|((i, x), y)| x * y + i as u32));
    all.extend(a.iter().skip(1).step_by(2));
    all.extend(a.iter().rev().skip(2).take(2));
    let digits = |all: &[u32]| all.iter().fold(0u32, |d, x| d.wrapping_mul(7).wrapping_add(*x));
    let first = digits(&all);
    all.clear();
    all.extend([0, 9, 25, 36]);
    all.extend(a.iter().filter(|x| **x > 2).enumerate().map(|(i, x)| x * i as u32));
    all.extend(a.iter().skip_while(|&&x| x < 3).take_while(|x| **x != 2));
    all.extend(a.iter().filter(|&x| x % 2 == 1).zip(10..).map(|(x, i)| x * i));
    all.extend((2..n).zip(a.iter().zip(b.iter())).map(|(x, (y, z))| x * y + z));
    all.extend(a.iter().zip(5..7).map(|(x, i)| x * i));
    all.extend((0..n).filter(|x| x % 2 == 0).skip(1).take(2));
    for (i, row) in WEIGHTS.iter().enumerate() {
        all.extend(row.iter().zip(&a).map(|(w, x)| w * x + i as u32));
    }
    assert_eq!(out.read()?, [first, digits(&all)]);

    let floats_in = [0.5f32, 4.0, -1.0];
    let (n, signed) = (6u32, 3i32);
    let mut out = device.zeroed::<u32>(15)?;
    let mut floats = device.zeroed::<f32>(8)?;
    let (given, floats_given) = (device.buffer(&a)?, device.buffer(&floats_in)?);
    values(&given, &floats_given, n, signed, &mut out, &mut floats).workgroups(1).run()?;
    let expected = [
        16,
        56 + 720,
        36,
        a.iter().fold(1, |sum, x| sum * 3 + x),
        1,
        1 + 20 + 200,
        1,
        6016,
        3_141_522,
        5,
        a.iter().zip(1..).map(|(x, i)| (x * i) * (x * i)).sum(),
        14,
        96,
        7 + 12 + 6,
        2 + 6,
    ];
    assert_eq!(out.read()?, expected);
    assert_eq!(floats.read()?, [1.5 + 4.0 - 4.0, 4.0, -16.0, 615.0, 1.0, 4.5, -0.5, 0.0]);
    Ok(())
}
