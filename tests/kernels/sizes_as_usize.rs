//! Indices and counts computed as `usize`, as in plain Rust. In kernels `usize` has 32 bits.

use dsl_runtime::prelude::*;

#[device]
const WIDTH: usize = 4;

#[device]
fn picked(x: &[u32], rows: &[u32], i: u32) -> u32 {
    x[i as usize % WIDTH]
        + x[(i / 2) as usize * 2 + 1]
        + x[rows[i] as usize + (i & 1) as usize]
        + x[(i as usize).min(x.len() - 1)]
        + x[i as usize..i as usize + 2].iter().sum::<u32>()
        + x.iter().skip(i as usize + 1).step_by((i + 1) as usize * 2).sum::<u32>()
}

/// Operators that look at the upper half of a `usize` find nothing there.
#[device]
fn looked_up(x: &[u32], i: u32, k: i32) -> u32 {
    x[((i as usize + 3) & !3) / 4]
        + x[(i as usize).wrapping_sub(1) & 3]
        + x[(i as usize).wrapping_mul(3) % WIDTH]
        + x[(i as usize).saturating_add(2).min(x.len() - 1)]
        + x[(i as usize).saturating_mul(9).min(x.len() - 1) >> 1]
        + x[(i as usize % 3).pow(2) % 3]
        + x[(k.max(0) as usize).min(5) / 2]
        + x[k as usize % WIDTH]
        + x[k.rem_euclid(3) as usize]
        + x[!(i as usize) & 7]
}

#[device]
fn counted(x: &[u32], n: u32) -> u32 {
    let mut sum = 0;
    for i in n as usize..n as usize * 2 {
        sum += x[i] * i;
    }
    sum
}

#[kernel(workgroup_size = 1)]
fn indices(x: &[u32], rows: &[u32], out: &mut [u32]) {
    for i in 0..4 {
        out[i] = picked(x, rows, i);
    }
    let k = 2i32;
    out[k as usize + 2] = x[k as usize + k as usize];
    for i in k as usize..k as usize * 2 {
        out[5] += x[i];
    }
    out[(k as usize) << 1] += [10, 20, 30][(k as usize) ^ 3];
    out[6] = counted(x, 3);
    out.swap(k as usize - 1, k as usize / 2 - 1);
    for k in -2..4 {
        out[(k + 9) as usize] = looked_up(x, (k + 2) as u32, k);
    }
    for i in 0..3i32 {
        out[i as usize / 3 + 13] += i as u32;
    }
}

/// A negative number, as `usize`, is larger than every size.
#[device]
fn orders(a: i32, b: u32) -> u32 {
    let (i, n) = (a as usize, b as usize);
    let known = [
        (a as usize) < (b as usize),
        b as usize > i,
        i <= n,
        n <= i,
        i == n,
        n != i,
        (a + 1) as usize >= n / 2 + 1,
        i < (a + 7) as usize,
    ];
    known.iter().enumerate().map(|(bit, is)| (*is as u32) << bit).sum()
}

#[kernel(workgroup_size = 1)]
fn ordered(a: &[i32], b: &[u32], out: &mut [u32]) {
    for (i, a) in a.iter().enumerate() {
        for (j, b) in b.iter().enumerate() {
            out[i * b_count() + j] = orders(*a, *b);
        }
    }
}

#[device]
fn b_count() -> u32 {
    4
}

/// The results on a host whose `usize` has 64 bits. In WebAssembly it has 32.
const INDICES: [u32; 14] = [57, 105, 50, 111, 37, 15, 228, 77, 88, 67, 68, 84, 96, 3];
const ORDERS: [u32; 24] = [
    104, 104, 104, 104, 40, 40, 40, 40, 220, 167, 167, 167, //
    232, 220, 167, 167, 232, 232, 231, 167, 232, 232, 232, 232,
];

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x: Vec<u32> = (0..8).map(|n| n * n + 1).collect();
    let rows = [3, 0, 2, 5];
    let mut out = device.zeroed::<u32>(14)?;
    indices(&device.buffer(&x)?, &device.buffer(&rows)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, INDICES);
    let (a, b) = ([-7, -1, 0, 5, i32::MAX - 7, i32::MIN], [0, 5, 1 << 31, u32::MAX]);
    let mut out = device.zeroed::<u32>(24)?;
    ordered(&device.buffer(&a)?, &device.buffer(&b)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, ORDERS);
    if usize::BITS < 64 {
        return Ok(());
    }

    let mut expected: Vec<u32> = (0..4).map(|i| picked(&x, &rows, i)).collect();
    expected.extend([x[4] + 20, x[2] + x[3], counted(&x, 3)]);
    expected.swap(1, 0);
    expected.extend((-2..4).map(|k| looked_up(&x, (k + 2) as u32, k)));
    expected.push(3);
    assert_eq!(expected, INDICES);
    let expected_orders: Vec<u32> = a.iter().flat_map(|a| b.map(|b| orders(*a, b))).collect();
    assert_eq!(expected_orders, ORDERS);
    assert_eq!(ORDERS[3] & 1, 0, "-7 as usize is above u32::MAX");
    assert_eq!(expected[1], 1 + 2 + 10 + 1 + 3 + (2 + 10 + 26 + 50));
    Ok(())
}
