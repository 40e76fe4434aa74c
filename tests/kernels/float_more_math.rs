//! The less common functions of `f32`, several of them missing in WGSL. The tolerance is 2⁻¹¹,
//! WGSL's weakest bound for such functions, relative to the value (absolute below 1).

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 6)]
fn more_math(xs: &[f32], out: &mut [f32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let o = 17 * lane;
    out[o] = (x / 4.0).asin();
    out[o + 1] = (x / 4.0).acos();
    out[o + 2] = x.atan();
    out[o + 3] = x.sinh();
    out[o + 4] = x.cosh();
    out[o + 5] = x.asinh();
    out[o + 6] = (x.abs() + 1.0).acosh();
    out[o + 7] = (x / 4.0).atanh();
    out[o + 8] = x.recip();
    out[o + 9] = x.hypot(2.0);
    out[o + 10] = x.cbrt();
    out[o + 11] = x.to_degrees();
    out[o + 12] = x.to_radians();
    out[o + 13] = x.exp_m1();
    out[o + 14] = x.abs().ln_1p();
    out[o + 15] = x.abs().log10();
    out[o + 16] = x.abs().log(3.0);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [-3.0, -1.0, -0.25, 0.125, 1.5, 3.5];
    let mut out = device.zeroed::<f32>(6 * 17)?;
    more_math(&device.buffer(&x)?, &mut out)
        .workgroups(1)
        .run()?;
    let out = out.read()?;
    for (lane, x) in x.into_iter().enumerate() {
        let x = f64::from(x);
        let mut expected = vec![
            (x / 4.0).asin(),
            (x / 4.0).acos(),
            x.atan(),
            x.sinh(),
            x.cosh(),
        ];
        expected.extend([
            x.asinh(),
            (x.abs() + 1.0).acosh(),
            (x / 4.0).atanh(),
            1.0 / x,
        ]);
        expected.extend([
            (x * x + 4.0).sqrt(),
            x.cbrt(),
            x.to_degrees(),
            x.to_radians(),
        ]);
        expected.extend([x.exp() - 1.0, (1.0 + x.abs()).ln(), x.abs().log10()]);
        expected.extend([x.abs().ln() / 3_f64.ln()]);
        for (k, (got, expected)) in out[17 * lane..].iter().copied().zip(expected).enumerate() {
            let error = (f64::from(got) - expected).abs();
            let tolerance = 2_f64.powi(-11) * expected.abs().max(1.0);
            assert!(
                error <= tolerance,
                "{k}, x = {x}: {got} instead of {expected}"
            );
        }
    }
    Ok(())
}
