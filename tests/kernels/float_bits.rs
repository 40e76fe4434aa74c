//! `to_bits` and `f32::from_bits`, and the classification of floats, which depends on the bits alone.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn bits(values: &[f32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let x = values[lane];
    let o = 3 * lane;
    out[o] = x.is_nan() as u32
        | (x.is_infinite() as u32) << 1
        | (x.is_finite() as u32) << 2
        | (x.is_sign_negative() as u32) << 3
        | (x.is_sign_positive() as u32) << 4;
    out[o + 1] = x.to_bits();
    // Halves a number by its exponent.
    out[o + 2] = f32::from_bits(x.to_bits() - 0x0080_0000) as u32;
}

#[kernel(workgroup_size = 4)]
fn from_bits(bits: &[u32], out: &mut [f32]) {
    let lane = local_invocation_index();
    out[lane] = f32::from_bits(bits[lane]);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let values = [
        0.0,
        -0.0,
        16.0,
        -1.5,
        f32::MAX,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
    ];
    let mut out = device.zeroed::<u32>(24)?;
    bits(&device.buffer(&values)?, &mut out)
        .workgroups(1)
        .run()?;
    let out = out.read()?;
    let classes = [
        0b10100, 0b01100, 0b10100, 0b01100, 0b10100, 0b10010, 0b01010,
    ];
    for (lane, class) in classes.into_iter().enumerate() {
        assert_eq!(out[3 * lane], class, "{:?}", values[lane]);
        assert_eq!(
            out[3 * lane + 1],
            values[lane].to_bits(),
            "{:?}",
            values[lane]
        );
    }
    // The sign and the payload of a NaN are up to the device.
    assert_eq!(out[3 * 7] & 0b111, 0b001);
    assert_eq!(out[3 * 2 + 2], 8);

    let patterns = [0x3f80_0000, 0xc2f7_0000, 0x7f80_0000, 0x4049_0fdb];
    let mut out = device.zeroed::<f32>(4)?;
    from_bits(&device.buffer(&patterns)?, &mut out)
        .workgroups(1)
        .run()?;
    assert_eq!(
        out.read()?,
        [1.0, -123.5, f32::INFINITY, std::f32::consts::PI]
    );
    Ok(())
}
