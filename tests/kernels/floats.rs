//! `f32` arithmetic, remainders, comparisons, `min`, `max` and `clamp`. On the tested values each
//! operation is exact; division is within 2.5 ULP, WGSL's bound.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn floats(xs: &[f32], ys: &[f32], out: &mut [f32], compared: &mut [u32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    let o = 12 * lane;
    out[o] = x + y;
    out[o + 1] = x - y;
    out[o + 2] = x * y;
    out[o + 3] = x / y;
    out[o + 4] = x % y;
    out[o + 5] = -x;
    out[o + 6] = x.min(y);
    out[o + 7] = x.max(y);
    out[o + 8] = x.clamp(-1.0, 2.5);
    out[o + 9] = x.mul_add(y, 0.5);
    out[o + 10] = x.rem_euclid(y);
    out[o + 11] = (x + y) * (x - y) - -x;
    compared[lane] = (x < y) as u32
        | ((x <= y) as u32) << 1
        | ((x > y) as u32) << 2
        | ((x >= y) as u32) << 3
        | ((x == y) as u32) << 4
        | ((x != y) as u32) << 5;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0.0, 1.0, -5.5, 5.5, -5.5, 1000.25, 2.0, -0.75];
    let y = [3.0, 8.0, 2.0, -2.0, -2.0, 16.0, 1.5, 0.5];
    let mut out = device.zeroed::<f32>(8 * 12)?;
    let mut compared = device.zeroed::<u32>(8)?;
    let (x_buffer, y_buffer) = (device.buffer(&x)?, device.buffer(&y)?);
    floats(&x_buffer, &y_buffer, &mut out, &mut compared)
        .workgroups(1)
        .run()?;
    let (out, compared) = (out.read()?, compared.read()?);
    for (lane, (x, y)) in x.into_iter().zip(y).enumerate() {
        let (a, b) = (f64::from(x), f64::from(y));
        let remainder = a - (a / b).trunc() * b;
        let mut expected = vec![
            a + b,
            a - b,
            a * b,
            a / b,
            remainder,
            -a,
            a.min(b),
            a.max(b),
        ];
        expected.extend([
            a.clamp(-1.0, 2.5),
            a * b + 0.5,
            (remainder + b.abs()) % b.abs(),
        ]);
        expected.push(a * a - b * b + a);
        let mut got: Vec<f64> = out[12 * lane..][..12]
            .iter()
            .copied()
            .map(f64::from)
            .collect();
        assert!((got[3] - expected[3]).abs() <= 2.5 * f64::from(f32::EPSILON) * expected[3].abs());
        got[3] = expected[3];
        assert_eq!(got, expected, "x = {x}, y = {y}");
        let bits = [x < y, x <= y, x > y, x >= y, x == y, x != y];
        let bits = bits
            .into_iter()
            .rev()
            .fold(0, |bits, bit| bits << 1 | u32::from(bit));
        assert_eq!(compared[lane], bits, "x = {x}, y = {y}");
    }
    Ok(())
}
