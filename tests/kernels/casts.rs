//! `as` between numbers. Floats to integers saturate, and NaN becomes 0. Casts between integers
//! keep the bits. Bools become 0 and 1. Integers round to the nearest float.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 16)]
fn from_floats(values: &[f32], unsigned: &mut [u32], signed: &mut [i32]) {
    let lane = local_invocation_index();
    unsigned[lane] = values[lane] as u32;
    signed[lane] = values[lane] as i32;
}

#[kernel(workgroup_size = 8)]
fn from_integers(values: &[u32], floats: &mut [f32], integers: &mut [i32]) {
    let lane = local_invocation_index();
    let value = values[lane];
    floats[2 * lane] = value as f32;
    floats[2 * lane + 1] = value as i32 as f32;
    integers[4 * lane] = value as i32;
    integers[4 * lane + 1] = (value > 5) as i32 - (value as i32 > 5) as i32;
    integers[4 * lane + 2] = (value > 5) as u32 as i32;
    integers[4 * lane + 3] = (value as i32 as u32 == value && value as u32 == value) as i32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let cases = [
        (0.0, 0, 0),
        (0.9, 0, 0),
        (-0.9, 0, 0),
        (1.5, 1, 1),
        (-1.5, 0, -1),
        (16_777_216.0, 16_777_216, 16_777_216),
        (2_147_483_520.0, 2_147_483_520, 2_147_483_520),
        (2_147_483_648.0, 2_147_483_648, i32::MAX),
        (-2_147_483_648.0, 0, i32::MIN),
        (3e9, 3_000_000_000, i32::MAX),
        (-3e9, 0, i32::MIN),
        (4_294_967_040.0, 4_294_967_040, i32::MAX),
        (4_294_967_296.0, u32::MAX, i32::MAX),
        (f32::INFINITY, u32::MAX, i32::MAX),
        (f32::NEG_INFINITY, 0, i32::MIN),
        (f32::NAN, 0, 0),
    ];
    let values = device.buffer(&cases.map(|(value, ..)| value))?;
    let mut unsigned = device.zeroed::<u32>(16)?;
    let mut signed = device.zeroed::<i32>(16)?;
    from_floats(&values, &mut unsigned, &mut signed)
        .workgroups(1)
        .run()?;
    assert_eq!(unsigned.read()?, cases.map(|(_, unsigned, _)| unsigned));
    assert_eq!(signed.read()?, cases.map(|(.., signed)| signed));

    // All of them have an exact `f32`: how others round is up to the device.
    let values = [
        0,
        5,
        6,
        16_777_215,
        0x7fff_ff80,
        0x8000_0000,
        0xff00_0000,
        0xffff_ff00,
    ];
    let mut floats = device.zeroed::<f32>(16)?;
    let mut integers = device.zeroed::<i32>(32)?;
    let buffer = device.buffer(&values)?;
    from_integers(&buffer, &mut floats, &mut integers)
        .workgroups(1)
        .run()?;
    let (floats, integers) = (floats.read()?, integers.read()?);
    for (lane, value) in values.into_iter().enumerate() {
        let signed = value as i32;
        assert_eq!(f64::from(floats[2 * lane]), f64::from(value));
        assert_eq!(f64::from(floats[2 * lane + 1]), f64::from(signed));
        let large = i32::from(value > 5);
        let expected = [signed, large - i32::from(signed > 5), large, 1];
        assert_eq!(integers[4 * lane..][..4], expected);
    }
    Ok(())
}
