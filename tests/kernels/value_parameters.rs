//! Parameters by value: scalars, bools and vectors between buffers, in an order that leaves gaps in
//! their memory. One of them is `mut`.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 2)]
fn parameters(
    negate: bool,
    a: f32,
    v3: Vec3,
    out: &mut [f32],
    mut count: u32,
    v2: Vec2,
    offset: i32,
    v4: Vec4,
    data: &[f32],
    u3: UVec3,
    last: bool,
    i2: IVec2,
) {
    let lane = local_invocation_index();
    count += lane;
    let o = 10 * lane;
    out[o] = if negate { -a } else { a };
    out[o + 1] = v3.x * 100.0 + v3.y * 10.0 + v3.z;
    out[o + 2] = count as f32;
    out[o + 3] = v2.x - v2.y;
    out[o + 4] = offset as f32;
    out[o + 5] = v4.w + v4[lane];
    out[o + 6] = data[lane];
    out[o + 7] = (u3.x + u3.y * u3.z) as f32;
    out[o + 8] = if last && !negate { 1.0 } else { 2.0 };
    out[o + 9] = (i2.x * i2.y) as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let data = device.buffer(&[0.5, 1.5])?;
    let mut out = device.zeroed::<f32>(20)?;
    let (v2, v3, v4) = (
        Vec2::new(3.0, 1.0),
        Vec3::new(1.0, 2.0, 3.0),
        Vec4::new(5.0, 6.0, 7.0, 8.0),
    );
    let (u3, i2) = (UVec3::new(1, 2, 3), IVec2::new(-2, 4));
    parameters(
        false, 2.5, v3, &mut out, 40, v2, -7, v4, &data, u3, true, i2,
    )
    .workgroups(1)
    .run()?;
    let mut expected = vec![2.5, 123.0, 40.0, 2.0, -7.0, 13.0, 0.5, 7.0, 1.0, -8.0];
    expected.extend([2.5, 123.0, 41.0, 2.0, -7.0, 14.0, 1.5, 7.0, 1.0, -8.0]);
    assert_eq!(out.read()?, expected);

    // The values belong to the launch: the next one does not change them.
    let mut first = device.zeroed::<f32>(20)?;
    parameters(
        true, 2.5, v3, &mut first, 1, v2, -7, v4, &data, u3, true, i2,
    )
    .workgroups(1)
    .run()?;
    parameters(true, 9.0, v3, &mut out, 2, v2, -7, v4, &data, u3, false, i2)
        .workgroups(1)
        .run()?;
    assert_eq!(first.read()?[..3], [-2.5, 123.0, 1.0]);
    assert_eq!(out.read()?[..3], [-9.0, 123.0, 2.0]);
    assert_eq!(out.read()?[8], 2.0);
    Ok(())
}
