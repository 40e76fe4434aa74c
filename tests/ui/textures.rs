//! Textures and samplers of other kinds than a kernel takes.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn shade(shadows: &TextureDepth2d, lit: &SamplerComparison, light: &mut [f32]) {
    light[0] = shadows.sample_compare_level(lit, vec2(0.5, 0.5), 0.5);
}

#[kernel(workgroup_size = 1)]
fn first_sample(image: &TextureMultisampled2d<f32>, out: &mut [Vec4]) {
    out[0] = image.load(uvec2(0, 0), 0);
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let colors = device.texture_2d_zeroed::<R32Float>((4, 4))?;
    let depths = device.texture_2d_zeroed::<Depth32Float>((4, 4))?;
    let sampler = device.sampler(SamplerOptions::default())?;
    let lit = device.sampler_comparison(SamplerOptions::default(), CompareFunction::Less)?;
    let mut light = device.zeroed::<f32>(1)?;
    // No depths.
    shade(&colors, &lit, &mut light).workgroups(1).run()?;
    // A sampler that does not compare.
    shade(&depths, &sampler, &mut light).workgroups(1).run()?;
    // One sample a texel.
    first_sample(&colors, &mut device.zeroed::<Vec4>(1)?).workgroups(1).run()
}
