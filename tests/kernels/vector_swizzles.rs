//! Swizzles read several components in any order. Also `extend` and `truncate`.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn swizzles(v: Vec4, i: UVec2, out: &mut [Vec4], ids: &mut [UVec2]) {
    out[0] = v.wzyx();
    out[1] = v.xxyy();
    out[2] = v.xyz().extend(9.0);
    out[3] = Vec4::new(v.zw().x, v.zw().y, v.yx().x, v.truncate().z);
    let swapped = i.yx();
    ids[0] = swapped;
    ids[1] = (i.xy() + swapped) * 2;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<Vec4>(4)?;
    let mut ids = device.zeroed::<UVec2>(2)?;
    let v = Vec4::new(1.0, 2.0, 3.0, 4.0);
    swizzles(v, UVec2::new(5, 6), &mut out, &mut ids)
        .workgroups(1)
        .run()?;
    let expected = [
        [4.0, 3.0, 2.0, 1.0],
        [1.0, 1.0, 2.0, 2.0],
        [1.0, 2.0, 3.0, 9.0],
        [3.0, 4.0, 2.0, 3.0],
    ];
    assert_eq!(out.read()?, expected.map(Vec4::from));
    assert_eq!(ids.read()?, [UVec2::new(6, 5), UVec2::new(22, 22)]);
    Ok(())
}
