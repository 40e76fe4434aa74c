//! Every compound assignment: on locals, elements of slices and arrays, components of vectors, and
//! bools.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn integers(three: u32, out: &mut [u32]) {
    let mut x = 100;
    x += three;
    x *= three;
    x -= 7;
    x /= three;
    x %= 64;
    x <<= three;
    x >>= 1;
    x |= 3;
    x &= 0xfd;
    x ^= three;
    out[0] = x;

    out[1] += three;
    out[1] *= 7;
    out[1] <<= 2;
    out[1] -= three;

    let mut array = [[1, 2], [3, 4]];
    let mut i = 0;
    array[{
        i += 1;
        i
    }][0] += 10 * three;
    array[0][1] ^= 7;
    out[2] = array[0][0] * 1000 + array[0][1] * 100 + array[1][0];
    out[3] = i;

    let mut flag = true;
    flag &= three == 3;
    flag |= false;
    flag ^= three == 4;
    out[4] = flag as u32;
}

#[kernel(workgroup_size = 1)]
fn floats(three: f32, vectors: &mut [Vec4], out: &mut [f32]) {
    let mut x = 10.0;
    x += three;
    x *= 2.0;
    x -= 0.5;
    x /= 4.0;
    x %= three;
    out[0] = x;

    let mut v = Vec3::new(1.0, 2.0, three);
    v.x += 0.5;
    v.z *= v.y;
    v += Vec3::splat(1.0);
    v *= 2.0;
    v -= Vec3::new(three, 0.0, 0.0);
    v /= Vec3::new(1.0, 2.0, 4.0);
    out[1] = v.x;
    out[2] = v.y;
    out[3] = v.z;

    vectors[0].y -= three;
    vectors[0].w /= 2.0;
    let first = vectors[0];
    vectors[1] += first;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(5)?;
    integers(3, &mut out).workgroups(1).run()?;
    let mut x = ((100 + 3) * 3 - 7) / 3 % 64;
    x = (((x << 3) >> 1) | 3) & 0xfd ^ 3;
    assert_eq!(out.read()?, [x, 3 * 7 * 4 - 3, 1533, 1, 1]);

    let ones = [Vec4::splat(1.0), Vec4::new(1.0, 2.0, 3.0, 4.0)];
    let mut vectors = device.buffer(&ones)?;
    let mut out = device.zeroed::<f32>(4)?;
    floats(3.0, &mut vectors, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [0.375, 2.0, 3.0, 3.5]);
    let expected = [
        Vec4::new(1.0, -2.0, 1.0, 0.5),
        Vec4::new(2.0, 0.0, 4.0, 4.5),
    ];
    assert_eq!(vectors.read()?, expected);
    Ok(())
}
