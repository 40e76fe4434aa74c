//! Closures, iterators and slices that functions and closures return, that variables hold, and that calls take.

use dsl_runtime::prelude::*;

#[device]
fn evens(n: u32) -> impl Iterator<Item = u32> {
    let top = n * 2;
    (0..top).filter(|j| j % 2 == 0)
}

#[device]
fn total(values: impl Iterator<Item = f32>) -> f32 {
    let mut sum = 0.0;
    for value in values {
        sum += value;
    }
    sum
}

#[device]
fn most<I: Iterator<Item = f32>>(values: I) -> f32 {
    values.fold(0.0, f32::max)
}

#[device]
fn adder(a: f32) -> impl Fn(f32) -> f32 {
    let twice = a * 2.0;
    move |b| twice + b
}

#[device]
fn both(f: impl Fn(f32) -> f32, g: impl Fn(f32) -> f32) -> impl Fn(f32) -> f32 {
    move |x| g(f(x))
}

#[device]
fn tail(x: &[f32]) -> &[f32] {
    &x[1..]
}

#[kernel(workgroup_size = 1)]
fn returned_closures(x: &[f32], n: u32, out: &mut [f32]) {
    let add_four = adder(2.0);
    let add = |a: f32| move |b: f32| a + b;
    let add_one = add(1.0);
    let then_tripled = both(add_four, |v| v * 3.0);
    out[0] = adder(2.0)(x[0]) + 10.0 * adder(1.0)(x[1]);
    out[1] = add(1.0)(x[0]) + 10.0 * add_one(x[1]);
    out[2] = then_tripled(1.0) + 100.0 * both(adder(1.0), adder(2.0))(3.0);

    let doubled = x[0..4].iter().map(|v| v * 2.0);
    out[3] = doubled.sum();
    for j in evens(n) {
        out[4] += x[j];
    }
    let indices = evens(2);
    out[5] = indices.map(|j| x[j]).sum::<f32>() + evens(n).count() as f32 * 100.0;
    out[6] = total(x.iter().copied().take(3)) + total((0..3).map(|j| j as f32));
    out[7] = most(x[0..2].iter().copied()) + most(evens(2).map(|j| x[j + 1]));

    let rest = tail(x);
    out[8] = rest[0] + 10.0 * rest.len() as f32;
    for v in tail(rest) {
        out[9] += v;
    }
    let (low, high) = x.split_at(n);
    out[10] = low[0] + 10.0 * high[1] + 100.0 * low.len() as f32 + 1000.0 * high.len() as f32;
    let mut own = [1.0, 2.0, 3.0, 4.0];
    {
        let (first, second) = own.split_at_mut(2);
        first[0] = second[1];
        second[0] = 7.0;
        first[1..].copy_from_slice(&x[4..5]);
    }
    out[11] = own[0] + 10.0 * own[1] + 100.0 * own[2] + 1000.0 * own[3];
    let scaled = |v: f32| v * 2.0;
    let scaled = |v: f32| scaled(v);
    out[13] = scaled(3.0);
    let counted = 1..n;
    for j in counted {
        out[12] += j as f32;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
    let input = device.buffer(&x)?;
    let mut out = device.zeroed::<f32>(14)?;
    returned_closures(&input, 3, &mut out).workgroups(1).run()?;
    let expected = [
        5.0 + 40.0,
        2.0 + 30.0,
        15.0 + 900.0,
        20.0,
        9.0,
        304.0,
        6.0 + 3.0,
        2.0 + 4.0,
        2.0 + 70.0,
        33.0,
        1.0 + 50.0 + 300.0 + 5000.0,
        4.0 + 50.0 + 700.0 + 4000.0,
        3.0,
        6.0,
    ];
    assert_eq!(out.read()?, expected);
    Ok(())
}
