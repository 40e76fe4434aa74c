//! Buffers of every vector type. Vectors of three components are 16 bytes apart.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn of_three(
    a: &[Vec3],
    b: &[UVec3],
    c: &[IVec3],
    floats: &mut [Vec3],
    unsigned: &mut [UVec3],
    signed: &mut [IVec3],
) {
    let i = global_invocation_id().x;
    let last = a.len() - 1;
    floats[i] = a[last - i] * 2.0;
    unsigned[i] = b[i] + UVec3::new(a.len(), i, 0);
    unsigned[i].z = b[i].x;
    signed[i].y = c[i].z - 1;
}

#[kernel(workgroup_size = 4)]
fn of_two_and_four(a: &[Vec2], b: &[IVec4], c: &mut [IVec2], d: &mut [Vec4]) {
    let i = global_invocation_id().x;
    c[i] = IVec2::new(b[i].w, b[i].x) + c[i];
    d[i] = Vec4::new(a[i].x, a[i].y, d[i].x, 1.0);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a: Vec<Vec3> = (0..4)
        .map(|i| Vec3::new(i as f32, i as f32 + 0.25, -1.0))
        .collect();
    let b: Vec<UVec3> = (0..4).map(|i| UVec3::new(i, 10 * i, 100 * i)).collect();
    let c: Vec<IVec3> = (0..4).map(|i| IVec3::new(1, 2, -i)).collect();
    let mut floats = device.zeroed::<Vec3>(4)?;
    let mut unsigned = device.zeroed::<UVec3>(4)?;
    let mut signed = device.buffer(&c)?;
    let inputs = (device.buffer(&a)?, device.buffer(&b)?, device.buffer(&c)?);
    of_three(
        &inputs.0,
        &inputs.1,
        &inputs.2,
        &mut floats,
        &mut unsigned,
        &mut signed,
    )
    .workgroups(1)
    .run()?;
    assert_eq!(
        floats.read()?,
        [a[3] * 2.0, a[2] * 2.0, a[1] * 2.0, a[0] * 2.0]
    );
    let expected: Vec<UVec3> = (0..4).map(|i| UVec3::new(i + 4, 11 * i, i)).collect();
    assert_eq!(unsigned.read()?, expected);
    let expected: Vec<IVec3> = (0..4).map(|i| IVec3::new(1, -i - 1, -i)).collect();
    assert_eq!(signed.read()?, expected);

    let a: Vec<Vec2> = (0..4).map(|i| Vec2::new(i as f32, -0.5)).collect();
    let b: Vec<IVec4> = (0..4).map(|i| IVec4::new(i, 0, 0, -i)).collect();
    let mut c = device.buffer(&[IVec2::ONE; 4])?;
    let mut d = device.buffer(&[Vec4::splat(7.0); 4])?;
    of_two_and_four(&device.buffer(&a)?, &device.buffer(&b)?, &mut c, &mut d)
        .workgroups(1)
        .run()?;
    let expected: Vec<IVec2> = (0..4).map(|i| IVec2::new(1 - i, 1 + i)).collect();
    assert_eq!(c.read()?, expected);
    let expected: Vec<Vec4> = (0..4)
        .map(|i| Vec4::new(i as f32, -0.5, 7.0, 1.0))
        .collect();
    assert_eq!(d.read()?, expected);
    Ok(())
}
