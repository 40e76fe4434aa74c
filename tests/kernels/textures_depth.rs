//! Depth textures of each dimension: loads, samples, gathers and comparisons. Where a comparison is
//! filtered, the weights are quarters or halves, which every device represents precisely enough.

use dsl_runtime::prelude::*;
use dsl_runtime::{Cube, CubeArray, D2Array, Error};

#[kernel(workgroup_size = 1)]
fn plane(depths: &TextureDepth2d, nearest: &Sampler, at: Vec2, out: &mut [f32]) {
    out[0] = depths.load(uvec2(1, 0), 0);
    out[1] = depths.load(ivec2(0, 0), 1);
    out[2] = depths.sample_level(nearest, at, 0);
    out[3] = depths.sample_level(nearest, at, 1u32);
    out[4] = depths.sample_level_offset(nearest, at, 0, ivec2(-1, 0));
    let around = depths.gather(nearest, vec2(0.5, 0.5));
    let beside = depths.gather_offset(nearest, vec2(0.5, 0.5), ivec2(1, 0));
    out[5] = around.dot(vec4(1.0, 10.0, 100.0, 1000.0));
    out[6] = beside.x;
    out[7] = (depths.dimensions().x * 10 + depths.dimensions_at(1).y) as f32;
    out[8] = depths.num_levels() as f32;
}

/// How much of a point is lit: its depth is compared with the four around it.
#[device]
fn lit(shadows: &TextureDepth2d, closer: &SamplerComparison, at: Vec2, depth: f32) -> f32 {
    shadows.sample_compare_level(closer, at, depth)
}

#[kernel(workgroup_size = 1)]
fn compared(shadows: &TextureDepth2d, closer: &SamplerComparison, depth: f32, out: &mut [f32]) {
    let middle = vec2(0.5, 0.5);
    out[0] = lit(shadows, closer, middle, depth);
    out[1] = shadows.sample_compare_level(&closer, vec2(0.125, 0.125), depth);
    out[2] = shadows.sample_compare_level_offset(closer, middle, depth, ivec2(1, 0));
    let around = shadows.gather_compare(closer, middle, depth);
    let beside = shadows.gather_compare_offset(closer, middle, depth, ivec2(1, 0));
    out[3] = around.dot(vec4(1.0, 2.0, 4.0, 8.0));
    out[4] = beside.dot(vec4(1.0, 2.0, 4.0, 8.0));
}

#[kernel(workgroup_size = 1)]
fn layers(
    depths: &TextureDepth2dArray,
    nearest: &Sampler,
    closer: &SamplerComparison,
    out: &mut [f32],
) {
    let at = vec2(0.25, 0.75);
    for layer in 0..depths.num_layers() {
        out[layer * 8] = depths.load(uvec2(0, 1), layer, 0);
        out[layer * 8 + 1] = depths.sample_level(nearest, at, layer, 0);
        out[layer * 8 + 2] = depths.sample_level_offset(nearest, at, layer, 0, ivec2(1, -1));
        out[layer * 8 + 3] = depths.gather(nearest, vec2(0.5, 0.5), layer).w;
        out[layer * 8 + 4] = depths.gather_offset(nearest, vec2(0.5, 0.5), layer, ivec2(0, 1)).z;
        out[layer * 8 + 5] = depths.sample_compare_level(closer, at, layer, 0.5);
        out[layer * 8 + 6] =
            depths.sample_compare_level_offset(closer, at, layer as i32, 0.5, ivec2(0, -1));
        let around = depths.gather_compare(closer, vec2(0.5, 0.5), layer, 0.5);
        let below = depths.gather_compare_offset(closer, vec2(0.5, 0.5), layer, 0.5, ivec2(0, 1));
        out[layer * 8 + 7] = around.dot(vec4(1.0, 2.0, 4.0, 8.0)) + 16.0 * below.x;
    }
}

#[kernel(workgroup_size = 6)]
fn faces(
    cube: &TextureDepthCube,
    cubes: &TextureDepthCubeArray,
    nearest: &Sampler,
    closer: &SamplerComparison,
    directions: &[Vec3],
    out: &mut [Vec4],
) {
    let i = local_invocation_index();
    let to = directions[i];
    out[2 * i] = vec4(
        cube.sample_level(nearest, to, 0),
        cube.gather(nearest, to).x,
        cube.sample_compare_level(closer, to, 0.4),
        cube.gather_compare(closer, to, 0.4).x,
    );
    let last = cubes.num_layers() - 1;
    out[2 * i + 1] = vec4(
        cubes.sample_level(nearest, to, last, 0),
        cubes.gather(nearest, to, last).x,
        cubes.sample_compare_level(closer, to, last, 0.9),
        cubes.gather_compare(closer, to, last, 0.9).x,
    );
}

fn check_plane(device: &Device, nearest: &Sampler) -> Result<(), Error> {
    // 16ths, which 16 bits have nearly and floats have exactly.
    let depths: Vec<f32> = (0..16u8).map(|i| f32::from(i) / 16.0).collect();
    let shape = Shape::new((4, 4)).mip_levels(2);
    let mut texture = device.texture_2d::<Depth32Float>(shape, &depths)?;
    texture.mip(1)?.write(&[0.125, 0.25, 0.5, 1.0])?;
    assert_eq!(texture.read()?, depths);
    assert_eq!(texture.mip(1)?.read()?, [0.125, 0.25, 0.5, 1.0]);
    let mut out = device.zeroed::<f32>(9)?;
    plane(&texture, nearest, vec2(0.375, 0.625), &mut out).workgroups(1).run()?;
    let sum = (9.0 + 10.0 * 10.0 + 6.0 * 100.0 + 5.0 * 1000.0) / 16.0;
    let expected = [1.0 / 16.0, 0.125, 9.0 / 16.0, 0.5, 0.5, sum, 10.0 / 16.0, 42.0, 2.0];
    assert_eq!(out.read()?, expected);

    let linear = SamplerOptions::linear();
    let closer = device.sampler_comparison(linear, CompareFunction::Less)?;
    let mut out = device.zeroed::<f32>(5)?;
    compared(&texture, &closer, 7.0 / 16.0, &mut out).workgroups(1).run()?;
    // Of the texels 5, 6, 9 and 10 the last two are farther than 7, and gathered first. Beside them are
    // 6, 7, 10 and 11.
    assert_eq!(out.read()?, [0.5, 0.0, 0.5, 3.0, 3.0]);
    let not_farther = device.sampler_comparison(linear, CompareFunction::LessEqual)?;
    compared(&texture, &not_farther, 7.0 / 16.0, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [0.5, 0.0, 0.75, 3.0, 7.0]);

    let quarters = [0, 0x4000, 0x8000, 0xffff];
    texture = device.texture_2d::<Depth32Float>((2, 2), &quarters.map(|n| n as f32 / 65535.0))?;
    let coarse = device.texture_2d::<Depth16Unorm>((2, 2), &quarters)?;
    assert_eq!(coarse.read()?, quarters);
    let mut fine = device.zeroed::<f32>(5)?;
    compared(&texture, &closer, 0.3, &mut fine).workgroups(1).run()?;
    compared(&coarse, &closer, 0.3, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, fine.read()?);
    assert_eq!(out.read()?[0], 0.5);
    Ok(())
}

fn check_layers(device: &Device, nearest: &Sampler) -> Result<(), Error> {
    let depths = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9];
    let array = device.texture_2d_array::<Depth32Float>((2, 2, 2), &depths)?;
    let closer = device.sampler_comparison(SamplerOptions::default(), CompareFunction::Less)?;
    let mut out = device.zeroed::<f32>(16)?;
    layers(&array, nearest, &closer, &mut out).workgroups(1).run()?;
    let first = [0.3, 0.3, 0.2, 0.1, 0.4, 0.0, 0.0, 0.0];
    let second = [0.8, 0.8, 0.7, 0.6, 0.9, 1.0, 1.0, 31.0];
    assert_eq!(out.read()?, [first, second].as_flattened());
    assert_eq!(array.layer(1)?.read()?, depths[4..]);
    Ok(())
}

fn check_faces(device: &Device, nearest: &Sampler) -> Result<(), Error> {
    let of_face = |face: u8| f32::from(face + 1) / 16.0;
    let depths: Vec<f32> = (0..24u8).map(|i| of_face(i / 4)).collect();
    let cube = device.texture_cube::<Depth32Float>(2, &depths)?;
    let cubes = device.texture_cube_array_zeroed::<Depth32Float>((2, 2))?;
    for face in 0..6 {
        cubes.face(1, face)?.write(&[1.0 - of_face(face as u8); 4])?;
    }
    let directions = [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z];
    let directions = device.buffer(&directions)?;
    let farther = device.sampler_comparison(SamplerOptions::default(), CompareFunction::Greater)?;
    let mut out = device.zeroed::<Vec4>(12)?;
    faces(&cube, &cubes, nearest, &farther, &directions, &mut out).workgroups(1).run()?;
    for (face, pair) in (0..6u8).zip(out.read()?.chunks(2)) {
        let is_farther = |than: f32, depth: f32| f32::from(u8::from(than > depth));
        let (near, far) = (of_face(face), 1.0 - of_face(face));
        let [near_hit, far_hit] = [is_farther(0.4, near), is_farther(0.9, far)];
        assert_eq!(pair[0], vec4(near, near, near_hit, near_hit));
        assert_eq!(pair[1], vec4(far, far, far_hit, far_hit));
    }
    let _: (&Texture<Depth32Float, Cube>, &Texture<Depth32Float, CubeArray>) = (&cube, &cubes);
    let copy: Texture<Depth32Float, D2Array> = cubes.faces()?.to_device(&Device::cpu())?;
    assert_eq!(copy.read()?, cubes.faces()?.read()?);
    Ok(())
}

pub fn check(device: &Device) -> Result<(), Error> {
    let nearest = device.sampler(SamplerOptions::default())?;
    check_plane(device, &nearest)?;
    check_layers(device, &nearest)?;
    check_faces(device, &nearest)
}
