//! Sampling: positions, levels, layers, directions, offsets and gathers. Where a filter blends, the
//! weights are quarters or halves, which every device represents precisely enough.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn plane(image: &Texture2d<f32>, sampler: &Sampler, at: Vec2, out: &mut [Vec4]) {
    const BACK: IVec2 = IVec2::new(-OFFSET, 0);
    const OFFSET: i32 = 1;
    out[0] = image.sample_level(sampler, at, 0.0);
    out[1] = image.sample_level(&sampler, at, 1.0);
    out[2] = image.sample_level_offset(sampler, at, 0.0, IVec2::new(OFFSET, 0));
    out[3] = image.sample_level_offset(sampler, at, 0.0, BACK);
    out[4] = image.sample_level_offset(sampler, at, 0.0, IVec2::ONE);
    out[5] = image.sample_base_clamp_to_edge(sampler, vec2(-3.0, 0.5));
    out[6] = image.gather(0, sampler, vec2(0.5, 0.5));
    out[7] = image.gather_offset(1, sampler, vec2(0.5, 0.5), ivec2(1, 1));
}

#[kernel(workgroup_size = 1)]
fn others(
    row: &Texture1d<f32>,
    layers: &Texture2dArray<f32>,
    volume: &Texture3d<f32>,
    s: &Sampler,
    out: &mut [f32],
) {
    out[0] = row.sample_level(s, 0.5, 0.0).x;
    for layer in 0..layers.num_layers() {
        out[1 + layer] = layers.sample_level(s, Vec2::splat(0.5), layer, 0.0).x;
    }
    out[3] = layers.sample_level_offset(s, vec2(0.25, 0.25), 1, 0.0, ivec2(1, 0)).x;
    out[4] = volume.sample_level(s, Vec3::splat(0.5), 0.0).x;
    out[5] = volume.sample_level_offset(s, Vec3::splat(0.25), 0.0, ivec3(0, 0, 1)).x;
    let texels = layers.gather(0, s, vec2(0.5, 0.5), 1);
    out[6] = texels.dot(vec4(1.0, 10.0, 100.0, 1000.0));
}

#[kernel(workgroup_size = 6)]
fn faces(cube: &TextureCube<f32>, s: &Sampler, directions: &[Vec3], out: &mut [Vec2]) {
    let i = local_invocation_index();
    let gathered = cube.gather(0, s, directions[i]);
    out[i] = vec2(cube.sample_level(s, directions[i], 0.0).x, gathered.x);
}

#[kernel(workgroup_size = 1)]
fn integers(image: &Texture2d<u32>, s: &Sampler, out: &mut [UVec4]) {
    out[0] = image.gather(0, s, vec2(0.5, 0.5));
}

pub fn check(device: &Device) -> Result<(), Error> {
    let nearest = device.sampler(SamplerOptions::default())?;
    let linear = device.sampler(SamplerOptions::linear())?;

    let texels: Vec<[f32; 4]> =
        (0..16u8).map(|i| [f32::from(i), f32::from(i) + 0.5, 0.0, 1.0]).collect();
    let image = device.texture_2d::<Rgba16Float>(
        Shape::new((4, 4)).mip_levels(2),
        &texels.iter().map(|t| t.map(f16::from_f32)).collect::<Vec<_>>(),
    )?;
    image.mip(1)?.write(&[[f16::from_f32(7.0); 4]; 4])?;
    let texel = |i: usize| Vec4::from(texels[i]);
    let mut out = device.zeroed::<Vec4>(8)?;
    plane(&image, &nearest, vec2(0.375, 0.625), &mut out).workgroups(1).run()?;
    let expected = [
        texel(9),
        Vec4::splat(7.0),
        texel(10),
        texel(8),
        texel(14),
        texel(8),
        vec4(9.0, 10.0, 6.0, 5.0),
        vec4(14.5, 15.5, 11.5, 10.5),
    ];
    assert_eq!(out.read()?, expected);
    plane(&image, &linear, vec2(0.5, 0.5), &mut out).workgroups(1).run()?;
    let between = (texel(5) + texel(6) + texel(9) + texel(10)) / 4.0;
    assert_eq!(out.read()?[..2], [between, Vec4::splat(7.0)]);

    let row = device.texture_1d::<R16Float>(2, &[2.0, 4.0].map(f16::from_f32))?;
    let numbers = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0].map(f16::from_f32);
    let layers = device.texture_2d_array::<R16Float>((2, 2, 2), &numbers)?;
    let volume = device.texture_3d::<R16Float>((2, 2, 2), &numbers)?;
    let mut out = device.zeroed::<f32>(7)?;
    others(&row, &layers, &volume, &linear, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [3.0, 2.5, 6.5, 6.0, 4.5, 5.0, 5687.0]);

    let texels: Vec<f16> = (0..24u8).map(|i| f16::from_f32(f32::from(i / 4 + 1))).collect();
    let cube = device.texture_cube::<R16Float>(2, &texels)?;
    let directions = [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z];
    let mut out = device.zeroed::<Vec2>(6)?;
    faces(&cube, &nearest, &device.buffer(&directions)?, &mut out).workgroups(1).run()?;
    let expected: Vec<Vec2> = (1..=6u8).map(|face| Vec2::splat(face.into())).collect();
    assert_eq!(out.read()?, expected);

    let image = device.texture_2d::<R32Uint>((2, 2), &[1, 2, 3, 4])?;
    let mut out = device.zeroed::<UVec4>(1)?;
    integers(&image, &nearest, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [uvec4(3, 4, 2, 1)]);
    Ok(())
}
