//! Cube array textures of floats and integers: sampling by direction and layer, and gathers. Each
//! layer gives the same results as a cube texture with the same faces.

use dsl_runtime::prelude::*;
use dsl_runtime::{CubeArray, Error};

#[kernel(workgroup_size = 4)]
fn several(
    cubes: &TextureCubeArray<f32>,
    s: &Sampler,
    directions: &[Vec3],
    layer: i32,
    level: f32,
    out: &mut [Vec4],
) {
    let i = global_invocation_id().x;
    if i < directions.len() && i < out.len() {
        let sampled = cubes.sample_level(s, directions[i], layer, level);
        let gathered = cubes.gather(0, s, directions[i], layer);
        out[i] = vec4(sampled.x, gathered.x, gathered.y, gathered.z + gathered.w);
    }
}

#[kernel(workgroup_size = 4)]
fn one(
    cube: &TextureCube<f32>,
    s: &Sampler,
    directions: &[Vec3],
    level: f32,
    out: &mut [Vec4],
) {
    let i = global_invocation_id().x;
    if i < directions.len() && i < out.len() {
        let sampled = cube.sample_level(s, directions[i], level);
        let gathered = cube.gather(0, s, directions[i]);
        out[i] = vec4(sampled.x, gathered.x, gathered.y, gathered.z + gathered.w);
    }
}

#[kernel(workgroup_size = 1)]
fn sizes(cubes: &TextureCubeArray<u32>, s: &Sampler, out: &mut [u32]) {
    out[0] = cubes.dimensions().x;
    out[1] = cubes.dimensions_at(1).y;
    out[2] = cubes.num_layers();
    out[3] = cubes.num_levels();
    let last = cubes.num_layers() - 1;
    out[4] = cubes.gather(0, s, Vec3::NEG_Y, last).x;
    out[5] = cubes.gather(0, s, Vec3::Z, 0).x;
}

/// Stores the number of its layer to each face.
#[kernel(workgroup_size = (2, 2, 6))]
fn number(faces: &mut StorageTexture2dArray<R32Uint>) {
    let id = global_invocation_id();
    if id.z < faces.num_layers() {
        faces.store(id.xy(), id.z, UVec4::splat(id.z));
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    let (edge, cubes) = (4usize, 3usize);
    let texels = |from: usize, count: usize| -> Vec<[u8; 4]> {
        (from..from + count).map(|i| [(i * 37 % 251) as u8, 0, 0, 255]).collect()
    };
    let per_cube = 6 * edge * edge;
    let shape = Shape::<CubeArray>::new((edge as u32, cubes as u32)).mip_levels(2);
    let array = device.texture_cube_array::<Rgba8Unorm>(shape, &texels(0, cubes * per_cube))?;
    array.mip(1)?.write(&texels(1000, cubes * per_cube / 4))?;
    assert_eq!(array.size(), (4, 3));
    let directions: Vec<Vec3> = (0..60)
        .map(|i| {
            let t = i as f32;
            vec3((t * 0.7).sin(), (t * 1.3).cos(), (t * 0.37).sin() + 0.05)
        })
        .collect();
    let count = directions.len();
    // Beyond a face's edge, SwiftShader reads what no texel holds.
    let is_inside = |direction: &Vec3| {
        let mut sides = direction.abs().to_array();
        sides.sort_by(f32::total_cmp);
        sides[1] < 0.5 * sides[2]
    };
    let are_inside: Vec<bool> = directions.iter().map(is_inside).collect();
    assert!(are_inside.iter().filter(|is_inside| **is_inside).count() > 10);
    let directions = device.buffer(&directions)?;
    for sampler in [SamplerOptions::default(), SamplerOptions::linear()] {
        let sampler = device.sampler(sampler)?;
        for (layer, cube) in [(0, 0), (1, 1), (2, 2), (7, 2), (-3, 0)] {
            let shape = Shape::<dsl_runtime::Cube>::new(edge as u32).mip_levels(2);
            let alone =
                device.texture_cube::<Rgba8Unorm>(shape, &texels(cube * per_cube, per_cube))?;
            alone.mip(1)?.write(&texels(1000 + cube * per_cube / 4, per_cube / 4))?;
            for level in [0.0, 1.0] {
                let mut found = device.zeroed::<Vec4>(count)?;
                several(&array, &sampler, &directions, layer, level, &mut found)
                    .invocations(count)
                    .run()?;
                let mut expected = device.zeroed::<Vec4>(count)?;
                one(&alone, &sampler, &directions, level, &mut expected)
                    .invocations(count)
                    .run()?;
                let pairs = found.read()?.into_iter().zip(expected.read()?);
                for ((a, b), _) in pairs.zip(&are_inside).filter(|(_, is_inside)| **is_inside) {
                    assert!(a.abs_diff_eq(b, 1e-5), "layer {layer}, level {level}: {a} {b}");
                }
            }
        }
    }

    let shape = Shape::<CubeArray>::new((2, 2)).all_mip_levels();
    let numbers = device.texture_cube_array_zeroed::<R32Uint>(shape)?;
    let mut faces = numbers.mip(0)?.faces()?;
    number(&mut faces).invocations((2, 2, 12)).run()?;
    assert_eq!(numbers.face(1, 3)?.read()?, [9; 4]);
    assert!(numbers.face(0, 6).is_err() && numbers.face(2, 0).is_err());
    let mut out = device.zeroed::<u32>(6)?;
    let nearest = device.sampler(SamplerOptions::default())?;
    sizes(&numbers, &nearest, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [2, 1, 2, 2, 9, 4]);
    Ok(())
}
