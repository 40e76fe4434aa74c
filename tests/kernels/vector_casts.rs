//! Conversions between vectors follow `as` for each component: they saturate, convert NaN to 0 and
//! keep the bits of integers.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn casts(
    v: Vec4,
    i: IVec3,
    u: UVec2,
    unsigned: &mut [UVec4],
    signed: &mut [IVec4],
    out: &mut [Vec3],
) {
    unsigned[0] = v.as_uvec4();
    signed[0] = v.as_ivec4();
    let bits = i.as_uvec3();
    unsigned[1] = UVec4::new(bits.x, bits.y, bits.z, u.x);
    let back = u.as_ivec2();
    signed[1] = IVec4::new(back.x, back.y, 0, 0);
    out[0] = i.as_vec3() * 0.5;
    let floats = u.as_vec2();
    out[1] = Vec3::new(floats.x, floats.y, 0.0);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut unsigned = device.zeroed::<UVec4>(2)?;
    let mut signed = device.zeroed::<IVec4>(2)?;
    let mut out = device.zeroed::<Vec3>(2)?;
    let v = Vec4::new(-1.5, 3e9, f32::NAN, 7.9);
    let (i, u) = (IVec3::new(-1, i32::MIN, 5), UVec2::new(0x8000_0000, 6));
    casts(v, i, u, &mut unsigned, &mut signed, &mut out)
        .workgroups(1)
        .run()?;
    let bits = UVec4::new(u32::MAX, 0x8000_0000, 5, 0x8000_0000);
    assert_eq!(unsigned.read()?, [UVec4::new(0, 3_000_000_000, 0, 7), bits]);
    let back = IVec4::new(i32::MIN, 6, 0, 0);
    assert_eq!(signed.read()?, [IVec4::new(-1, i32::MAX, 0, 7), back]);
    let expected = [[-0.5, -1_073_741_824.0, 2.5], [2_147_483_648.0, 6.0, 0.0]];
    assert_eq!(out.read()?, expected.map(Vec3::from));
    Ok(())
}
