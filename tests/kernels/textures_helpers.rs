//! Textures and samplers as arguments of functions. Each function is compiled once for each
//! texture. Variables may have the names of WGSL's types and functions.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[device]
fn box_blur(image: &Texture2d<f32>, at: IVec2, radius: i32) -> Vec4 {
    let mut sum = Vec4::ZERO;
    for y in -radius..=radius {
        for x in -radius..=radius {
            sum += texel(image, at + ivec2(x, y));
        }
    }
    let width = (2 * radius + 1) as f32;
    sum / (width * width)
}

/// The texel at the edge for those outside.
#[device]
fn texel(image: &Texture2d<f32>, at: IVec2) -> Vec4 {
    let last = image.dimensions().as_ivec2() - 1;
    image.load(at.clamp(IVec2::ZERO, last), 0)
}

#[device]
fn put(image: &mut StorageTexture2d<Rgba32Float>, at: UVec2, value: Vec4) {
    let size = image.dimensions();
    if at.x < size.x && at.y < size.y {
        image.store(at, value);
    }
}

#[device]
fn middle(image: &Texture2d<f32>, s: &Sampler) -> f32 {
    image.sample_level(s, Vec2::splat(0.5), 0.0).x
}

#[kernel(workgroup_size = (8, 8))]
fn blur(
    image: &Texture2d<f32>,
    other: &Texture2d<f32>,
    output: &mut StorageTexture2d<Rgba32Float>,
    radius: i32,
) {
    let id = global_invocation_id().xy();
    let at = id.as_ivec2();
    let other = &other;
    put(output, id, box_blur(image, at, radius) - texel(other, at));
}

#[kernel(workgroup_size = 1)]
fn names(
    texture_2d: &Texture2d<f32>,
    sampler: &Sampler,
    texture: &Texture2d<f32>,
    smooth: &Sampler,
    out: &mut [f32],
) {
    let read = |x: u32| texture_2d.load(uvec2(x, 0), 0).x;
    #[allow(non_snake_case, reason = "a name of WGSL's")]
    let textureLoad = read(0) + read(1);
    out[0] = textureLoad;
    out[1] = middle(texture_2d, sampler);
    out[2] = middle(texture, smooth) + middle(&texture_2d, &smooth);
}

pub fn check(device: &Device) -> Result<(), Error> {
    let (width, height) = (9, 6);
    let value = |x: i32, y: i32| (x * x + 3 * y) as f32;
    let texels: Vec<[f32; 4]> =
        (0..width * height).map(|i| [value(i % width, i / width), 1.0, 0.0, 0.0]).collect();
    let size = (width as u32, height as u32);
    let image = device.texture_2d::<Rgba32Float>(size, &texels)?;
    let ones = device.texture_2d::<R8Unorm>(size, &vec![255; texels.len()])?;
    let mut output = device.texture_2d_zeroed::<Rgba32Float>(size)?;
    blur(&image, &ones, &mut output, 1).invocations(size).run()?;
    for (i, texel) in (0..).zip(output.read()?) {
        let mut sum = 0.0;
        for y in -1..=1 {
            for x in -1..=1 {
                let (x, y) = (i % width + x, i / width + y);
                sum += value(x.clamp(0, width - 1), y.clamp(0, height - 1));
            }
        }
        assert!((texel[0] - (sum / 9.0 - 1.0)).abs() < 1e-4, "{i}: {texel:?}");
        assert_eq!(texel[1..], [1.0, 0.0, -1.0]);
    }

    let nearest = device.sampler(SamplerOptions::default())?;
    let linear = device.sampler(SamplerOptions::linear())?;
    let image = device.texture_2d::<R16Float>((2, 1), &[2.0, 6.0].map(f16::from_f32))?;
    let flat = device.texture_2d::<R8Unorm>((1, 1), &[255])?;
    let mut out = device.zeroed::<f32>(3)?;
    names(&image, &nearest, &flat, &linear, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [8.0, 6.0, 5.0]);
    Ok(())
}
