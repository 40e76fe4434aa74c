//! `==` and `!=` of tuples and arrays, including literals, nested values and operands with side
//! effects. `<` and the like of tuples; `array::from_fn`; `T::default()`; closures with `move`.

use dsl_runtime::prelude::*;

#[device]
mod shades {
    use dsl_runtime::prelude::*;

    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub struct Shade {
        pub value: u32,
    }

    pub fn zero_or<T: Default + Copy + PartialEq>(x: T, other: T) -> T {
        if x == T::default() { other } else { x }
    }
}
use shades::{Shade, zero_or};

#[device]
fn next(n: &mut u32) -> u32 {
    *n += 1;
    *n
}

#[kernel(workgroup_size = 1)]
fn tuples(x: &[i32], shades: &[Shade], out: &mut [u32]) {
    for i in 0..x.len() - 1 {
        let (dx, dy) = (x[i] - 1, x[i + 1] - 2);
        out[i] = ((dx, dy) != (0, 0)) as u32 + ((dx + 1, x[i + 1]) == (x[i], 2)) as u32 * 2;
    }
    let pair = (x[0], (x[1], true));
    let same = (x[0], (2, x[1] == 2));
    out[3] = (pair == same) as u32 + (same != (x[0], (2, false))) as u32 * 2;
    out[4] =
        ((shades[0], 1) == (shades[1], 1)) as u32 + ((1, shades[0]) == (1, shades[2])) as u32 * 2;
    let mut n = 0;
    let in_order = (next(&mut n), n, next(&mut n)) == (1, 1, 2);
    // The second member is evaluated though the first one differs.
    let differs = (7, next(&mut n)) == (8, next(&mut n));
    out[5] = in_order as u32 + differs as u32 * 2 + n * 10;
}

#[kernel(workgroup_size = 1)]
fn arrays(x: &[f32], out: &mut [u32]) {
    let a = [x[0], x[1], 3.0];
    let mut b = [1.0, 2.0, 3.0];
    out[0] = (a == b) as u32 + (a != b) as u32 * 2;
    b[2] = x[2];
    out[1] = (a == b) as u32 + (a != b) as u32 * 2 + (b == [1.0, 2.0, x[2]]) as u32 * 4;
    // NaN is not equal to itself.
    let odd = [x[0], f32::NAN];
    out[2] = (odd == odd) as u32 + (odd != odd) as u32 * 2;
    let nested = [[1, 2], [3, x[2] as u32]];
    out[3] = (nested == [[1, 2], [3, 9]]) as u32 + (nested == [[1, 2], [4, 9]]) as u32 * 2;
    let long = [x[0], x[1], 3.0, 4.0, 5.0];
    out[5] = (long == [1.0, 2.0, 3.0, 4.0, 5.0]) as u32
        + (long != [x[0], 2.0, 3.0, 4.0, 6.0]) as u32 * 2;
    let mut round = 0;
    while [round, x[0] as u32] != [4, 1] {
        round += 1;
    }
    out[4] = round + ((a, 1) == ([1.0, 2.0, 3.0], 1)) as u32 * 10;
}

#[kernel(workgroup_size = 1)]
fn long_arrays(x: &[f32], out: &mut [u32]) {
    let a = [x[0], x[1], 3.0, 4.0, 5.0];
    let mut round = 0;
    while [round, x[0] as u32, 0, 0, 0] != [4, 1, 0, 0, 0] {
        round += 1;
    }
    out[0] = round + ((a, 1) == ([1.0, 2.0, 3.0, 4.0, 5.0], 1)) as u32 * 10;
    let b = [x[0], x[1], 3.0, 4.0, 6.0];
    for k in 0..3 {
        out[1 + k] = (b == a) as u32
            + (b != [1.0, 2.0, 3.0, 4.0, 5.0]) as u32 * 10
            + (a == [1.0, 2.0, 3.0, 4.0, 5.0]) as u32 * 100;
    }
    let mut k = 0;
    while a == [1.0, 2.0, 3.0, 4.0, 5.0] && [k, 0, 0, 0, 0, 0] != [7, 0, 0, 0, 0, 0] {
        k += 1;
        if a != b {
            out[4] += 1;
        }
        if [k; 5] == [2; 5] {
            out[4] += 100;
        }
    }
    out[5] = k + (a == b) as u32 * 100 + (a == a) as u32 * 1000;
}

#[kernel(workgroup_size = 1)]
fn defaults(x: u32, out: &mut [f32]) {
    let factor = x as f32;
    let scale = move |y: f32| y * factor;
    out[0] = scale(2.0) + f32::default() + u32::default() as f32;
    out[1] = [1.0, 2.0].iter().map(move |y| scale(*y)).sum();
    out[2] = (Mat2::default() * vec2(3.0, 4.0) + Vec2::default()).y;
    out[3] = zero_or(x - x, 7) as f32 + zero_or(0.0, 0.5) + zero_or(x, 1) as f32 * 10.0;
    out[4] = bool::default() as u32 as f32 + BVec2::default().any() as u32 as f32;
}

/// The order of tuples, in kernels and on the host.
#[device]
mod ordered {
    fn counted(calls: &mut u32, x: f32) -> f32 {
        *calls += 1;
        x
    }

    pub fn forms(a: f32, b: f32, n: u32) -> [u32; 6] {
        let mut calls = 0;
        let (left, right) = ((a, (n, a > 1.0)), (b, (3, b > 1.0)));
        let flat = ((a, n) < (b, 3)) as u32
            + ((a, n) <= (b, 3)) as u32 * 2
            + ((a, n) > (b, 3)) as u32 * 4
            + ((a, n) >= (b, 3)) as u32 * 8;
        let nested = (left < right) as u32
            + (left <= right) as u32 * 2
            + (left > right) as u32 * 4
            + (left >= right) as u32 * 8;
        let effects = (counted(&mut calls, a), 1.0) < (counted(&mut calls, b), 2.0);
        let least = if (n, a) < (2, b) { (n, a) } else { (2, b) };
        let table: [f32; 4] = std::array::from_fn(|k| k as f32 * a + b);
        let places = core::array::from_fn::<u32, 3, _>(|k| k as u32 * n);
        [
            flat,
            nested,
            effects as u32 + calls * 10,
            least.0,
            (table[3] > table[1]) as u32,
            places[0] + places[2],
        ]
    }
}

#[kernel(workgroup_size = 1)]
fn order(x: &[f32], out: &mut [u32]) {
    let mut at = 0;
    for i in 0..x.len() {
        for j in 0..x.len() {
            for n in 2..5 {
                for v in ordered::forms(x[i], x[j], n) {
                    out[at] = v;
                    at += 1;
                }
            }
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = device.buffer(&[1, 2, 1, 3])?;
    let shades = device.buffer(&[4, 5, 4].map(|value| Shade { value }))?;
    let mut out = device.zeroed::<u32>(6)?;
    tuples(&x, &shades, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [2, 1, 1, 3, 2, 41]);

    let x = device.buffer(&[1.0f32, 2.0, 9.0])?;
    let mut out = device.zeroed::<u32>(6)?;
    arrays(&x, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [1, 6, 2, 1, 14, 3]);

    let mut out = device.zeroed::<f32>(5)?;
    defaults(3, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [6.0, 9.0, 4.0, 37.5, 0.0]);
    let x = device.buffer(&[1.0f32, 2.0, 9.0])?;
    let mut out = device.zeroed(6)?;
    long_arrays(&x, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [14, 110, 110, 110, 107, 1007], "{device:?}");

    // WGSL may compute as if there were no NaN.
    let x = [-1.0, 0.0, 1.0, 2.5];
    let mut expected = Vec::new();
    for a in x {
        for b in x {
            (2..5).for_each(|n| expected.extend(ordered::forms(a, b, n)));
        }
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    order(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
