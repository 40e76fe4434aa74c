//! Operators on vectors, with vectors and with scalars on either side. Bitwise operators and shifts
//! of integer vectors, and arithmetic that wraps.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn floats(a: Vec3, b: Vec3, s: f32, out: &mut [Vec3]) {
    out[0] = a + b;
    out[1] = a - b;
    out[2] = a * b;
    out[3] = a / b;
    out[4] = -a;
    out[5] = a + s;
    out[6] = a - s;
    out[7] = a * s;
    out[8] = a / s;
    out[9] = s * a;
    out[10] = s - a;
    out[11] = s / b;
    out[12] = a + b * 2.0 - Vec3::ONE;
    out[13] = a % b;
}

#[kernel(workgroup_size = 1)]
fn integers(a: UVec3, b: UVec3, i: IVec2, out: &mut [UVec3], signed: &mut [IVec2]) {
    out[0] = a + b;
    out[1] = a - b;
    out[2] = a * b;
    out[3] = a / b;
    out[4] = a % 7;
    out[5] = a & b;
    out[6] = a | 8;
    out[7] = a ^ b;
    out[8] = !a;
    out[9] = a << b;
    out[10] = a >> 2;
    out[11] = 100 - a;
    signed[0] = -i * 3 + IVec2::new(1, 2);
    signed[1] = i >> 1;
    signed[2] = i / -2;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (a, b) = ([1.5_f32, -6.5, 8.0], [2.0_f32, 4.0, -16.0]);
    let mut out = device.zeroed::<Vec3>(14)?;
    floats(a.into(), b.into(), 4.0, &mut out)
        .workgroups(1)
        .run()?;
    let out = out.read()?;
    for k in 0..3 {
        let (a, b, s) = (a[k], b[k], 4.0);
        let mut expected = vec![a + b, a - b, a * b, a / b, -a, a + s, a - s, a * s, a / s];
        expected.extend([
            s * a,
            s - a,
            s / b,
            a + b * 2.0 - 1.0,
            a - (a / b).trunc() * b,
        ]);
        assert_eq!(out.iter().map(|v| v[k]).collect::<Vec<f32>>(), expected);
    }

    let (a, b) = ([10_u32, u32::MAX, 77], [3_u32, 2, 78]);
    let mut out = device.zeroed::<UVec3>(12)?;
    let mut signed = device.zeroed::<IVec2>(3)?;
    let i = IVec2::new(-5, 7);
    integers(a.into(), b.into(), i, &mut out, &mut signed)
        .workgroups(1)
        .run()?;
    let out = out.read()?;
    for k in 0..3 {
        let (a, b) = (a[k], b[k]);
        let mut expected = vec![
            a.wrapping_add(b),
            a.wrapping_sub(b),
            a.wrapping_mul(b),
            a / b,
        ];
        expected.extend([
            a % 7,
            a & b,
            a | 8,
            a ^ b,
            u32::MAX - a,
            a << (b % 32),
            a / 4,
        ]);
        expected.push(100_u32.wrapping_sub(a));
        assert_eq!(out.iter().map(|v| v[k]).collect::<Vec<u32>>(), expected);
    }
    assert_eq!(
        signed.read()?,
        [IVec2::new(16, -19), IVec2::new(-3, 3), IVec2::new(2, -3)]
    );
    Ok(())
}
