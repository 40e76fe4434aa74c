//! Rounding as in Rust: `round` rounds halves away from zero. `fract` and `signum` keep the sign,
//! also of zero. All results are exact.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 18)]
fn rounding(values: &[f32], out: &mut [f32]) {
    let lane = local_invocation_index();
    let x = values[lane];
    let o = 9 * lane;
    out[o] = x.floor();
    out[o + 1] = x.ceil();
    out[o + 2] = x.round();
    out[o + 3] = x.trunc();
    out[o + 4] = x.fract();
    out[o + 5] = x.abs();
    out[o + 6] = x.signum();
    out[o + 7] = x.round_ties_even();
    out[o + 8] = 3.0_f32.copysign(x);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let values = [
        0.0,
        -0.0,
        0.3,
        -0.3,
        0.5,
        -0.5,
        1.5,
        -1.5,
        2.5,
        -2.5,
        3.75,
        -3.75,
        7.0,
        -7.0,
        // The largest number below 1/2, an odd number that needs all bits, and large ones.
        0.499_999_97,
        8_388_609.0,
        1e10,
        -1e30,
    ];
    let mut out = device.zeroed::<f32>(18 * 9)?;
    rounding(&device.buffer(&values)?, &mut out)
        .workgroups(1)
        .run()?;
    let out = out.read()?;
    for (lane, x) in values.into_iter().enumerate() {
        let below = f64::from(x).floor();
        let rest = f64::from(x) - below;
        let above = if rest == 0.0 { below } else { below + 1.0 };
        let towards_zero = if x < 0.0 { above } else { below };
        let away_from_zero = if x < 0.0 { below } else { above };
        let to_even = if below % 2.0 == 0.0 { below } else { above };
        let nearest = if rest < 0.5 { below } else { above };
        let sign = if x.is_sign_negative() { -1.0 } else { 1.0 };
        let expected = [
            below,
            above,
            if rest == 0.5 { away_from_zero } else { nearest },
            towards_zero,
            f64::from(x) - towards_zero,
            f64::from(x) * sign,
            sign,
            if rest == 0.5 { to_even } else { nearest },
            3.0 * sign,
        ];
        assert_eq!(
            out[9 * lane..][..9],
            expected.map(|value| value as f32),
            "x = {x:?}"
        );
    }
    Ok(())
}
