//! `powi` with exponents and bases of both signs, and `powf`. The tolerance is 2⁻¹⁶, relative to
//! the value.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn powers(bases: &[f32], exponents: &[i32], out: &mut [f32]) {
    let lane = local_invocation_index();
    let x = bases[lane];
    let o = 7 * lane;
    out[o] = x.powi(exponents[lane]);
    out[o + 1] = x.powi(2);
    out[o + 2] = x.powi(3);
    out[o + 3] = x.powi(-1);
    out[o + 4] = x.powi(-4);
    out[o + 5] = x.powi(0);
    out[o + 6] = x.abs().powf(exponents[lane] as f32 + 0.5);
}

/// Powers of expressions, which are written as products and square roots.
#[kernel(workgroup_size = 8)]
fn small_powers(bases: &[f32], out: &mut [f32]) {
    let lane = local_invocation_index();
    let x = bases[lane];
    let o = 6 * lane;
    out[o] = (x + 1.0).powi(2);
    out[o + 1] = (bases[lane] * 2.0).powi(3) - bases[lane].powi(2);
    out[o + 2] = (x - 0.5).powf(2.0);
    out[o + 3] = x.abs().powf(0.5);
    out[o + 4] = vec2(x, x + 1.0).powf(2.0).y;
    out[o + 5] = (x as i32 + 1).pow(2) as f32;
}

/// Where a power and a square root may differ.
#[kernel(workgroup_size = 1)]
fn roots(x: &[f32], out: &mut [u32]) {
    for i in 0..x.len() {
        let root = x[i].powf(0.5);
        out[i] = if root.is_nan() { 1 } else { root.to_bits() };
    }
}

fn check_small_powers(device: &Device, bases: &[f32]) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<f32>(48)?;
    small_powers(&device.buffer(bases)?, &mut out).workgroups(1).run()?;
    for (got, x) in out.read()?.chunks(6).zip(bases) {
        let whole = (*x as i32 + 1).pow(2) as f32;
        let expected = [
            (x + 1.0) * (x + 1.0),
            8.0 * x * x * x - x * x,
            (x - 0.5) * (x - 0.5),
            x.abs().sqrt(),
            (x + 1.0) * (x + 1.0),
            whole,
        ];
        for (got, expected) in got.iter().zip(expected) {
            let tolerance = 2_f32.powi(-16) * expected.abs();
            assert!((got - expected).abs() <= tolerance, "x = {x}: {got} instead of {expected}");
        }
    }
    let mut out = device.zeroed::<u32>(4)?;
    roots(&device.buffer(&[0.0, -0.0, 4.0, -4.0])?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [0, 0, 2.0f32.to_bits(), 1]);
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let bases = [2.0, -2.0, 0.5, -1.5, 3.0, -1.0, 10.0, -0.25];
    check_small_powers(device, &bases)?;
    let exponents = [10, 5, -3, -3, 0, 7, -2, 4];
    let mut out = device.zeroed::<f32>(56)?;
    let buffers = (device.buffer(&bases)?, device.buffer(&exponents)?);
    powers(&buffers.0, &buffers.1, &mut out)
        .workgroups(1)
        .run()?;
    let out = out.read()?;
    for (lane, (x, exponent)) in bases.into_iter().zip(exponents).enumerate() {
        let x = f64::from(x);
        let power = |n: i32| {
            let product: f64 = std::iter::repeat_n(x, n.unsigned_abs() as usize).product();
            if n < 0 { 1.0 / product } else { product }
        };
        let root = x.abs().sqrt() * power(exponent).abs();
        let expected = [exponent, 2, 3, -1, -4, 0].map(power);
        for (got, expected) in out[7 * lane..]
            .iter()
            .copied()
            .zip(expected.into_iter().chain([root]))
        {
            let error = (f64::from(got) - expected).abs();
            let tolerance = 2_f64.powi(-16) * expected.abs();
            assert!(error <= tolerance, "x = {x}: {got} instead of {expected}");
        }
    }
    Ok(())
}
