//! Vectors as struct literals, also with the members of another vector, and from tuples: `Vec3 { x,
//! y, z }`, `Vec3 { z: 1.0, ..v }`, `Vec4::from((v, 1.0))`.

use dsl_runtime::prelude::*;

#[device]
fn halved(v: Vec3) -> Vec3 {
    v * 0.5
}

#[device]
fn counted(n: &mut u32) -> u32 {
    *n += 1;
    *n
}

#[kernel(workgroup_size = 1)]
fn literals(v: Vec3, i: i32, out: &mut [Vec3], integers: &mut [IVec4]) {
    let (x, y) = (v.y, 3.0);
    out[0] = Vec3 { x, y, z: v.x };
    out[1] = Vec3 { z: 7.0, ..v };
    out[2] = Vec3 { y: 1.0, ..halved(out[1]) };
    integers[0] = IVec4 { w: i, x: 1, z: -i, y: 2 };
    // Evaluated as written, not as declared.
    let mut n = 0;
    let u = UVec2 { y: counted(&mut n), x: counted(&mut n) };
    let BVec2 { x, y } = BVec2 { x: u.x > u.y, y: false };
    integers[1] = IVec4 { x: u.x as i32, y: u.y as i32, z: x as i32, w: y as i32 };
}

#[kernel(workgroup_size = 1)]
fn tuples(v: Vec3, i: u32, out: &mut [Vec3], wide: &mut [Vec4], integers: &mut [UVec4]) {
    out[0] = Vec3::from((1.0, v.y, 2.0));
    out[1] = Vec3::from((v.xy(), v.z * 2.0));
    wide[0] = Vec4::from((v, 1.0));
    wide[1] = Vec4::from((2.0, v));
    wide[2] = Vec4::from((v.zy(), v.zx()));
    wide[3] = Vec4::from((v.yz(), 5.0, -v.z));
    wide[4] = Vec4::from((halved(v), 1.0)) + Vec4::from((v + v * 2.0, v.x));
    let mut n = i;
    integers[0] = UVec4::from((counted(&mut n), n, counted(&mut n), 3));
    integers[1] = UVec4::from((UVec2::from((n, 1)), uvec2(counted(&mut n), n)));
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let v = vec3(1.0, 2.0, 4.0);
    let mut out = device.zeroed::<Vec3>(3)?;
    let mut integers = device.zeroed::<IVec4>(2)?;
    literals(v, 6, &mut out, &mut integers).workgroups(1).run()?;
    assert_eq!(out.read()?, [vec3(2.0, 3.0, 1.0), vec3(1.0, 2.0, 7.0), vec3(0.5, 1.0, 3.5)]);
    assert_eq!(integers.read()?, [ivec4(1, 2, -6, 6), ivec4(2, 1, 1, 0)]);

    let mut wide = device.zeroed::<Vec4>(5)?;
    let mut integers = device.zeroed::<UVec4>(2)?;
    tuples(v, 6, &mut out, &mut wide, &mut integers).workgroups(1).run()?;
    assert_eq!(out.read()?[..2], [vec3(1.0, 2.0, 2.0), vec3(1.0, 2.0, 8.0)]);
    let expected = [
        Vec4::from((v, 1.0)),
        Vec4::from((2.0, v)),
        vec4(4.0, 2.0, 4.0, 1.0),
        vec4(2.0, 4.0, 5.0, -4.0),
        vec4(3.5, 7.0, 14.0, 2.0),
    ];
    assert_eq!(wide.read()?, expected);
    assert_eq!(integers.read()?, [uvec4(7, 7, 8, 3), uvec4(8, 1, 9, 9)]);
    Ok(())
}
