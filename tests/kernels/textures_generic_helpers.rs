//! Functions and methods that are generic over the format of a storage texture or the components of
//! a sampled texture. Both are inferred from the texture argument.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, TextureFormat};

#[device]
fn put<F: TextureFormat>(image: &mut StorageTexture2d<F>, at: UVec2, value: Vec4) {
    let size = image.dimensions();
    if at.x < size.x && at.y < size.y {
        image.store(at, value);
    }
}

#[device]
fn copy<F, G>(from: &StorageTexture2d<F>, to: &mut StorageTexture2d<G>, at: UVec2) {
    put(to, at, from.load(at));
}

/// The texel's first component, times all weights.
#[device]
fn weighed<T, const N: usize>(image: &Texture2d<T>, at: UVec2, weights: [T; N]) -> T {
    let mut sum = image.load(at, 0).x;
    for weight in weights {
        sum *= weight;
    }
    sum
}

#[device]
mod counters {
    use dsl_runtime::prelude::*;

    #[derive(ShaderType, Clone, Copy)]
    pub struct Counter {
        pub by: u32,
    }

    impl Counter {
        pub fn count<F>(self, at: &mut StorageTexture1d<F, ReadWrite>, x: u32) {
            at.store(x, at.load(x) + UVec4::splat(self.by));
        }
    }
}
use counters::Counter;

#[kernel(workgroup_size = (4, 1), instances(F = [Rgba8Unorm, Rgba16Float]))]
fn paint<F: TextureFormat>(
    from: &Texture2d<f32>,
    red: &StorageTexture2d<R32Float>,
    to: &mut StorageTexture2d<F>,
    whole: &mut StorageTexture2d<Rgba32Float>,
) {
    let at = global_invocation_id().xy();
    put(whole, at, from.load(at, 0));
    let doubled = weighed(from, at, [2.0, 0.5, 2.0]);
    if at.y == 0 {
        put::<F>(to, at, Vec4::splat(doubled));
    } else {
        copy(red, to, at);
    }
}

#[kernel(workgroup_size = 4)]
fn count(
    numbers: &Texture2d<u32>,
    signed: &Texture2d<i32>,
    counts: &mut StorageTexture1d<R32Uint, ReadWrite>,
    out: &mut [i32],
) {
    let x = local_invocation_index();
    let counter = Counter { by: weighed(numbers, uvec2(x, 0), [3]) };
    counter.count(counts, x);
    out[x] = weighed(signed, uvec2(x, 0), [-1, 2]);
}

pub fn check(device: &Device) -> Result<(), Error> {
    let from: Vec<[f32; 4]> = (0..8).map(|n| [n as f32 / 16.0, 1.0, 0.0, 0.5]).collect();
    let red: Vec<f32> = (0..8).map(|n| n as f32 / 8.0).collect();
    let from_texture = device.texture_2d::<Rgba32Float>((4, 2), &from)?;
    let red = device.texture_2d::<R32Float>((4, 2), &red)?;
    let mut whole = device.texture_2d_zeroed::<Rgba32Float>((4, 2))?;
    let mut halves = device.texture_2d_zeroed::<Rgba16Float>((4, 2))?;
    paint(&from_texture, &red, &mut halves, &mut whole).invocations((4, 2)).run()?;
    assert_eq!(whole.read()?, from);
    let halves: Vec<f32> = halves.read()?.iter().map(|texel| texel[0].to_f32()).collect();
    assert_eq!(halves, [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875]);
    let mut bytes = device.texture_2d_zeroed::<Rgba8Unorm>((4, 2))?;
    paint(&from_texture, &red, &mut bytes, &mut whole).invocations((4, 2)).run()?;
    for (texel, expected) in bytes.read()?.iter().zip(halves) {
        assert!((f32::from(texel[0]) - expected * 255.0).abs() <= 0.51, "{texel:?}");
    }

    let numbers = device.texture_2d::<R8Uint>((4, 1), &[1, 2, 3, 4])?;
    let signed = device.texture_2d::<R16Sint>((4, 1), &[-5, 6, -7, 8])?;
    let mut counts = device.texture_1d::<R32Uint>(4, &[100, 200, 300, 400])?;
    let mut out = device.zeroed::<i32>(4)?;
    count(&numbers, &signed, &mut counts, &mut out).workgroups(1).run()?;
    assert_eq!(counts.read()?, [103, 206, 309, 412]);
    assert_eq!(out.read()?, [10, -12, 14, -16]);
    Ok(())
}
