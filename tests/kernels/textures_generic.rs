//! A generic kernel over the components of its textures.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4, instances(T = [f32, u32, i32], N = [1, 2]))]
fn column<T, const N: usize>(
    image: &Texture2d<T>,
    s: &Sampler,
    mask: &mut StorageTexture1d<R32Uint>,
    out: &mut [T],
) {
    let y = global_invocation_id().x;
    if y < image.dimensions().y {
        out[y] = image.load(uvec2(N as u32, y), 0).x;
        mask.store(y, UVec4::splat(1));
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    let s = device.sampler(SamplerOptions::default())?;
    let mut mask = device.texture_1d_zeroed::<R32Uint>(2)?;
    let image = device.texture_2d::<R32Float>((3, 2), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let mut out = device.zeroed::<f32>(2)?;
    column::<f32, 1>(&image, &s, &mut mask, &mut out).workgroups(1).run()?;
    assert_eq!((out.read()?, mask.read()?), (vec![2.0, 5.0], vec![1, 1]));
    let image = device.texture_2d::<R8Sint>((3, 2), &[-1, -2, -3, -4, -5, -6])?;
    let mut out = device.zeroed::<i32>(2)?;
    column::<i32, 2>(&image, &s, &mut mask, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [-3, -6]);
    let image = device.texture_2d::<R8Uint>((3, 2), &[1, 2, 3, 4, 5, 6])?;
    let mut out = device.zeroed::<u32>(2)?;
    column::<u32, 1>(&image, &s, &mut mask, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [2, 5]);
    Ok(())
}
