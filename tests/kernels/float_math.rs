//! Square roots, exponentials, logarithms and trigonometry. The tolerance is 2⁻¹¹, WGSL's weakest
//! bound for these functions, relative to the value (absolute below 1).

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn math(xs: &[f32], ys: &[f32], out: &mut [f32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    let o = 10 * lane;
    out[o] = x.sqrt();
    out[o + 1] = x.exp();
    out[o + 2] = x.ln();
    out[o + 3] = y.sin();
    out[o + 4] = y.cos();
    out[o + 5] = y.tan();
    out[o + 6] = y.atan2(x - 1.0);
    out[o + 7] = y.tanh();
    out[o + 8] = y.exp2();
    out[o + 9] = x.log2();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0.01, 0.5, 0.75, 1.125, 1.5, 2.0, 4.0, 9.5];
    let y = [-3.0, -2.0, 1.25, -0.5, 0.25, 1.0, -1.25, 3.0];
    let mut out = device.zeroed::<f32>(80)?;
    math(&device.buffer(&x)?, &device.buffer(&y)?, &mut out)
        .workgroups(1)
        .run()?;
    let out = out.read()?;
    for (lane, (x, y)) in x.into_iter().zip(y).enumerate() {
        let (x, y) = (f64::from(x), f64::from(y));
        let mut expected = vec![x.sqrt(), x.exp(), x.ln(), y.sin(), y.cos(), y.tan()];
        expected.extend([y.atan2(x - 1.0), y.tanh(), y.exp2(), x.log2()]);
        for (got, expected) in out[10 * lane..].iter().copied().zip(expected) {
            let error = (f64::from(got) - expected).abs();
            let tolerance = 2_f64.powi(-11) * expected.abs().max(1.0);
            assert!(
                error <= tolerance,
                "x = {x}, y = {y}: {got} instead of {expected}"
            );
        }
    }
    Ok(())
}
