//! `powi` with exponents of both signs and bases of both signs, and `powf`. The tolerance is 2⁻¹⁶,
//! relative to the value.

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

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let bases = [2.0, -2.0, 0.5, -1.5, 3.0, -1.0, 10.0, -0.25];
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
