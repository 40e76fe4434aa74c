//! Vectors of every component type and size: constructors, constants, reading and writing
//! components by name and by index, copies.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn floats(x: f32, i: u32, out: &mut [Vec4]) {
    let a = Vec2::new(x, 2.0);
    let b = vec3(3.0, x * 4.0, 5.0);
    let c = Vec4::splat(x);
    out[0] = Vec4::new(a.x, a.y, b.x, b.y);
    out[1] = vec4(b.z, c.x, c.z, Vec3::ZERO.x) + Vec4::ONE;
    let mut v = vec2(x, x).x * Vec4::ONE;
    v.y = 10.0;
    v[i] = 20.0;
    v[3] = v[i + 1] + v.z;
    out[2] = v;

    let mut copy = v;
    copy.x = -1.0;
    out[3] = Vec4::new(v.x, copy.x, v[i], copy[i]);
    out[4].z = b[i];
    out[4][i] = 7.0;
}

#[kernel(workgroup_size = 1)]
fn integers(n: u32, signed: &mut [IVec4], unsigned: &mut [UVec2]) {
    let a = UVec2::new(n, 2);
    let b = UVec3::splat(n);
    let c = uvec4(1, 2, 3, n);
    unsigned[0] = a;
    unsigned[1] = UVec2::new(b.y, c.w + c[n - 3]);
    let d = IVec2::new(-1, 2);
    let e = ivec3(d.x, d.y, -3);
    let mut f = IVec4::ONE;
    f.w = e.z;
    f.x = IVec3::ZERO.x - e.x;
    signed[0] = f;
    signed[1].y = e.y;
}

/// Compound assignment to a component that is found at run time.
#[kernel(workgroup_size = 1)]
fn compound(i: u32, out: &mut [IVec4]) {
    let mut v = IVec4::new(1, 2, 3, 4);
    v[i] += 10 * v[i + 1];
    v[i + 1] -= v.x;
    v[i] ^= v[i];
    out[0] = v;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<Vec4>(5)?;
    floats(1.5, 1, &mut out).workgroups(1).run()?;
    let expected = [
        Vec4::new(1.5, 2.0, 3.0, 6.0),
        Vec4::new(6.0, 2.5, 2.5, 1.0),
        Vec4::new(1.5, 20.0, 1.5, 3.0),
        Vec4::new(1.5, -1.0, 20.0, 20.0),
        Vec4::new(0.0, 7.0, 6.0, 0.0),
    ];
    assert_eq!(out.read()?, expected);

    let mut signed = device.zeroed::<IVec4>(2)?;
    let mut unsigned = device.zeroed::<UVec2>(2)?;
    integers(4, &mut signed, &mut unsigned)
        .workgroups(1)
        .run()?;
    assert_eq!(
        signed.read()?,
        [IVec4::new(1, 1, 1, -3), IVec4::new(0, 2, 0, 0)]
    );
    assert_eq!(unsigned.read()?, [UVec2::new(4, 2), UVec2::new(4, 6)]);

    let mut out = device.zeroed::<IVec4>(1)?;
    compound(1, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [IVec4::new(1, 0, 2, 4)]);
    Ok(())
}
