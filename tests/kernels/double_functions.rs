//! Functions of `f64` that GPUs lack and kernels compile from a definition in Rust. The results are
//! compared with std, also for edge cases. The total order of `f64`.

use dsl_runtime::prelude::*;

const COUNT: usize = 39;

#[device]
mod functions {
    pub fn all(x: f64, y: f64) -> [f64; 39] {
        let (sine, cosine) = x.clamp(-1e5, 1e5).sin_cos();
        [
            x.powi(5),
            x.powi(-3),
            x.hypot(y),
            x.to_degrees(),
            x.to_radians(),
            x.signum(),
            x.copysign(y),
            x.midpoint(y),
            x.next_up(),
            x.next_down(),
            (x.is_sign_negative() as u32 + 2 * x.is_normal() as u32 + 4 * x.is_subnormal() as u32)
                as f64,
            x.is_sign_positive() as u32 as f64,
            x.exp(),
            x.exp2(),
            x.exp_m1(),
            x.ln(),
            x.ln_1p(),
            x.log2(),
            x.log10(),
            x.log(y),
            x.powf(y),
            x.cbrt(),
            x.sinh(),
            x.cosh(),
            x.tanh(),
            x.asinh(),
            (if x < 1.0 { x } else { x + 0.5 }).acosh(),
            x.clamp(-0.9, 0.9).atanh(),
            sine,
            cosine,
            x.clamp(-1e5, 1e5).sin(),
            x.clamp(-1e5, 1e5).cos(),
            x.clamp(-1.5, 1.5).tan(),
            x.clamp(-1.0, 1.0).asin(),
            x.clamp(-1.0, 1.0).acos(),
            x.atan(),
            x.atan2(y),
            x.abs(),
            x.total_cmp(&y) as i32 as f64,
        ]
    }
}

#[kernel(workgroup_size = 8)]
fn double_functions(a: &[f64], b: &[f64], out: &mut [f64]) {
    let i = global_invocation_id().x;
    if i < a.len() {
        let all = functions::all(a[i], b[i]);
        for k in 0..39 {
            out[39 * i + k] = all[k];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn sorted(numbers: &[f64], out: &mut [f64]) {
    let mut all = [0.0; 6];
    for k in 0..6 {
        all[k] = numbers[k];
    }
    all.sort_unstable_by(|a, b| b.total_cmp(a));
    for k in 0..6 {
        out[k] = all[k];
    }
}

/// Nearly the same: GPUs divide with an error, and may take the smallest numbers for 0.
fn is_close(found: f64, expected: f64) -> bool {
    found == expected
        || found.is_nan() && expected.is_nan()
        || (found - expected).abs() <= 256.0 * f64::EPSILON * expected.abs()
        || found.abs().max(expected.abs()) < 1e-307
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    if !device.supports(Feature::ShaderF64) || !device.supports(Feature::ShaderInt64) {
        crate::support::not_run("double_functions", Feature::ShaderF64, device);
        return Ok(());
    }
    let mut a =
        vec![0.0, 1.0, -1.0, 0.5, -0.3, 2.0, 8.0, 27.0, 1000.0, 1e22, 0.1, -2.5, 100.0, 12.5];
    a.extend([700.0, -700.0, 1e-200, 1e200, -1e150, 3.25e-9, 0.999_999, 1.000_001, 12_345.678]);
    let b: Vec<f64> = a.iter().rev().map(|x| x * 0.5 + 0.25).collect();
    let mut out = device.zeroed::<f64>(a.len() * COUNT)?;
    let (x, y) = (device.buffer(&a)?, device.buffer(&b)?);
    double_functions(&x, &y, &mut out).invocations(a.len() as u32).run()?;
    let found = out.read()?;
    for (i, (x, y)) in a.iter().zip(&b).enumerate() {
        let expected = functions::all(*x, *y);
        for (k, (found, expected)) in found[COUNT * i..].iter().zip(expected).enumerate() {
            assert!(is_close(*found, expected), "{x} {y}: {k}: {found} {expected}");
        }
    }

    let numbers = [1.0, -0.0, 0.0, -3.0, 1e300, -1e-300];
    let mut out = device.zeroed::<f64>(6)?;
    sorted(&device.buffer(&numbers)?, &mut out).workgroups(1).run()?;
    let bits: Vec<u64> = out.read()?.into_iter().map(f64::to_bits).collect();
    assert_eq!(bits, [1e300, 1.0, 0.0, -0.0, -1e-300, -3.0].map(f64::to_bits));
    Ok(())
}
