//! Kernels that are generic over the components of sampled textures and the formats of storage textures.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[allow(unused_variables, reason = "the sampler is there to be bound")]
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

/// Each format gets what it keeps of the same colors.
#[kernel(workgroup_size = (4, 4), instances(F = [Rgba8Unorm, R32Float, Rgba32Float]))]
fn shade<F>(from: &Texture2d<f32>, to: &mut StorageTexture2d<F>) {
    let at = global_invocation_id().xy();
    if at.x < to.dimensions().x && at.y < to.dimensions().y {
        to.store(at, from.load(at, 0) * 0.5);
    }
}

#[kernel(workgroup_size = 4, instances(F = [R32Uint, Rgba8Uint]))]
fn number<F: dsl_runtime::TextureFormat>(to: &mut StorageTexture1d<F>, from: &StorageTexture1d<F>) {
    let x = global_invocation_id().x;
    if x < to.dimensions() {
        to.store(x, UVec4::splat(x) + from.load(x));
    }
}

fn check_formats(device: &Device) -> Result<(), Error> {
    let from = device.texture_2d::<Rgba8Unorm>((2, 1), &[[255, 0, 102, 255], [0, 51, 0, 255]])?;
    let mut bytes = device.texture_2d_zeroed::<Rgba8Unorm>((2, 1))?;
    shade(&from, &mut bytes).invocations((2, 1)).run()?;
    for (got, expected) in bytes.read()?.iter().zip([[128, 0, 51, 128], [0, 26, 0, 128]]) {
        // Halves may be rounded either way.
        assert!(got.iter().zip(expected).all(|(a, b): (&u8, u8)| a.abs_diff(b) <= 1), "{got:?}");
    }
    let mut red = device.texture_2d_zeroed::<R32Float>((2, 1))?;
    shade(&from, &mut red).invocations((2, 1)).run()?;
    assert_eq!(red.read()?, [0.5, 0.0]);
    let mut all = device.texture_2d_zeroed::<Rgba32Float>((2, 1))?;
    shade(&from, &mut all).invocations((2, 1)).run()?;
    assert_eq!((all.read()?[0][0], all.read()?[1][3]), (0.5, 0.5));

    let mut to = device.texture_1d_zeroed::<R32Uint>(4)?;
    number(&mut to, &device.texture_1d::<R32Uint>(4, &[1, 2, 3, 4])?).invocations(4).run()?;
    assert_eq!(to.read()?, [1, 3, 5, 7]);
    let names: Vec<&str> = shade::INSTANCES.iter().map(|info| info.bindings[1].element).collect();
    assert_eq!(names[1], "texture_storage_2d<r32float, write>");
    Ok(())
}

pub fn check(device: &Device) -> Result<(), Error> {
    check_formats(device)?;
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
