//! Multisampled color and depth textures: kernels read each sample and combine the samples.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

/// The mean of each texel's samples.
#[kernel(workgroup_size = (4, 4))]
fn resolve(image: &TextureMultisampled2d<f32>, to: &mut StorageTexture2d<Rgba32Float>) {
    let at = global_invocation_id().xy();
    let size = image.dimensions();
    if at.x < size.x && at.y < size.y {
        let mut sum = Vec4::ZERO;
        for sample in 0..image.num_samples() {
            sum += image.load(at, sample);
        }
        to.store(at, sum / image.num_samples() as f32);
    }
}

/// The nearest of each texel's depths.
#[kernel(workgroup_size = (4, 4))]
fn closest(depths: &TextureDepthMultisampled2d, out: &mut [f32]) {
    let at = global_invocation_id().xy();
    let size = depths.dimensions();
    let i = at.y * size.x + at.x;
    if at.x < size.x && at.y < size.y && i < out.len() {
        let mut least = 1.0f32;
        for sample in 0..depths.num_samples() {
            least = least.min(depths.load(at, sample));
        }
        out[i] = least;
    }
}

#[kernel(workgroup_size = 1, instances(T = [u32, i32]))]
fn last<T>(numbers: &TextureMultisampled2d<T>, out: &mut [T]) {
    out[0] = numbers.load(uvec2(1, 0), numbers.num_samples() - 1).x;
    out[1] = numbers.load(ivec2(0, 1), 0).y;
}

pub fn check(device: &Device) -> Result<(), Error> {
    let samples: Vec<[u8; 4]> = (0..5 * 3 * 4).map(|i: u8| [i, 4 * i, 255 - i, i % 7]).collect();
    let image = device.texture_multisampled_2d::<Rgba8Unorm>((5, 3), &samples)?;
    assert_eq!(image.read()?, samples);
    let mut to = device.texture_2d_zeroed::<Rgba32Float>((5, 3))?;
    resolve(&image, &mut to).invocations((5, 3)).run()?;
    for (i, found) in to.read()?.into_iter().enumerate() {
        for (component, found) in found.into_iter().enumerate() {
            let all = (0..4).map(|sample| f32::from(samples[sample * 15 + i][component]));
            let mean = all.sum::<f32>() / (4.0 * 255.0);
            assert!((found - mean).abs() < 1e-5, "{i}: {found}, not {mean}");
        }
    }

    let depths: Vec<f32> = (0..5 * 3 * 4u8).map(|i| f32::from(i * 3 % 64) / 64.0).collect();
    let texture = device.texture_multisampled_2d::<Depth32Float>((5, 3), &depths)?;
    assert_eq!(texture.read()?, depths);
    let mut out = device.zeroed::<f32>(15)?;
    closest(&texture, &mut out).invocations((5, 3)).run()?;
    let least = |i: usize| (0..4).map(|sample| depths[sample * 15 + i]).fold(1.0, f32::min);
    assert_eq!(out.read()?, (0..15).map(least).collect::<Vec<_>>());

    let numbers: Vec<[u8; 2]> = (0..16).map(|i| [i, 100 + i]).collect();
    let texture = device.texture_multisampled_2d::<Rg8Uint>((2, 2), &numbers)?;
    let mut out = device.zeroed::<u32>(2)?;
    last::<u32>(&texture, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [13, 102]);
    let numbers: Vec<[i8; 2]> = (0..16).map(|i| [-i, i - 100]).collect();
    let texture = device.texture_multisampled_2d::<Rg8Sint>((2, 2), &numbers)?;
    let mut out = device.zeroed::<i32>(2)?;
    last::<i32>(&texture, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [-13, -98]);
    assert_eq!(texture.size(), (2, 2));
    Ok(())
}
