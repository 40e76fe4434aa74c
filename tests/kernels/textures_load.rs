//! Texels read without a sampler, from every kind of texture and with every type of coordinate:
//! `load` and the queries of sizes.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[kernel(workgroup_size = (4, 4))]
fn two(image: &Texture2d<f32>, level: u32, out: &mut [Vec4]) {
    let id = global_invocation_id().xy();
    let size = image.dimensions_at(level);
    if id.x < size.x && id.y < size.y {
        out[id.y * size.x + id.x] = image.load(id, level);
    }
}

#[kernel(workgroup_size = 1)]
fn one(row: &Texture1d<u32>, out: &mut [UVec4]) {
    for x in 0..row.dimensions() {
        out[x] = row.load(x, 0) + row.load(x as i32, 0u32);
    }
    out[row.dimensions()] = uvec4(row.dimensions_at(0), row.num_levels(), 0, 0);
}

#[kernel(workgroup_size = (2, 2, 2))]
fn array(layers: &Texture2dArray<i32>, out: &mut [IVec4], counts: &mut [u32]) {
    let id = global_invocation_id();
    let size = layers.dimensions();
    let at = id.xy().as_ivec2();
    if id.x < size.x && id.y < size.y && id.z < layers.num_layers() {
        let i = (id.z * size.y + id.y) * size.x + id.x;
        out[i] = layers.load(at, id.z, 0);
        counts[i] = layers.num_layers() * 10 + layers.num_levels();
    }
}

#[kernel(workgroup_size = (2, 2, 2))]
fn three(volume: &Texture3d<f32>, out: &mut [f32]) {
    let id = global_invocation_id();
    let (size, half) = (volume.dimensions(), volume.dimensions_at(1));
    if id.x < size.x && id.y < size.y && id.z < size.z {
        let fine = volume.load(id, 0).x;
        let coarse = volume.load((id / 2).as_ivec3(), 1).x;
        let i = (id.z * size.y + id.y) * size.x + id.x;
        out[i] = fine + 100.0 * coarse + 1000.0 * half.z as f32;
    }
}

#[kernel(workgroup_size = 1)]
fn sizes(cube: &TextureCube<f32>, image: &Texture2d<u32>, out: &mut [UVec2]) {
    out[0] = cube.dimensions();
    out[1] = cube.dimensions_at(1);
    out[2] = image.dimensions();
    out[3] = UVec2::new(cube.num_levels(), image.num_levels());
    // Two texels in one expression. Their coordinates need statements.
    let sum = image.load(if out[2].x > 1 { uvec2(1, 0) } else { uvec2(0, 0) }, 0)
        + image.load(
            {
                let at = uvec2(0, 1);
                at
            },
            { 0 },
        );
    out[4] = sum.xy();
}

pub fn check(device: &Device) -> Result<(), Error> {
    let texels: Vec<[f32; 4]> = (0..35u8).map(|i| [f32::from(i), 0.5, -1.0, 2.0]).collect();
    let image = device.texture_2d::<Rgba32Float>(Shape::new((7, 5)).mip_levels(2), &texels)?;
    image.mip(1)?.write(&[[9.0; 4]; 6])?;
    let mut out = device.zeroed::<Vec4>(35)?;
    two(&image, 0, &mut out).invocations((7, 5)).run()?;
    assert_eq!(out.read()?, texels.iter().map(|t| Vec4::from(*t)).collect::<Vec<_>>());
    two(&image, 1, &mut out).invocations((7, 5)).run()?;
    assert_eq!(out.read()?[..6], [Vec4::splat(9.0); 6]);

    // Components that the format lacks are 0, the fourth 1; `unorm` goes from 0 to 1.
    let image = device.texture_2d::<R8Unorm>((2, 1), &[255, 0])?;
    two(&image, 0, &mut out).invocations((7, 5)).run()?;
    assert_eq!(out.read()?[..2], [vec4(1.0, 0.0, 0.0, 1.0), vec4(0.0, 0.0, 0.0, 1.0)]);

    let row = device.texture_1d::<Rg16Uint>(3, &[[1, 2], [3, 4], [5, 60_000]])?;
    let mut out = device.zeroed::<UVec4>(4)?;
    one(&row, &mut out).workgroups(1).run()?;
    let doubled = |x, y| 2 * uvec4(x, y, 0, 1);
    assert_eq!(out.read()?, [doubled(1, 2), doubled(3, 4), doubled(5, 60_000), uvec4(3, 1, 0, 0)]);

    let texels: Vec<i32> = (-15..15).collect();
    let layers = device.texture_2d_array::<R32Sint>((3, 5, 2), &texels)?;
    let (mut out, mut counts) = (device.zeroed::<IVec4>(30)?, device.zeroed::<u32>(30)?);
    array(&layers, &mut out, &mut counts).invocations((3, 5, 2)).run()?;
    let expected: Vec<IVec4> = texels.iter().map(|i| ivec4(*i, 0, 0, 1)).collect();
    assert_eq!(out.read()?, expected);
    assert_eq!(counts.read()?, [21; 30]);

    let texels: Vec<f32> = (0..64u8).map(f32::from).collect();
    let volume = device.texture_3d::<R32Float>(Shape::new((4, 4, 4)).mip_levels(2), &texels)?;
    volume.mip(1)?.write(&[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0])?;
    let mut out = device.zeroed::<f32>(64)?;
    three(&volume, &mut out).invocations((4, 4, 4)).run()?;
    let expected: Vec<f32> = (0..64u32)
        .map(|i| {
            let (x, y, z) = (i % 4 / 2, i / 4 % 4 / 2, i / 16 / 2);
            (i + 100 * (x + 2 * y + 4 * z) + 2000) as f32
        })
        .collect();
    assert_eq!(out.read()?, expected);

    let cube = device.texture_cube_zeroed::<R32Float>(Shape::new(8).mip_levels(3))?;
    let image = device.texture_2d::<Rg32Uint>((2, 2), &[[1, 2], [3, 4], [5, 6], [7, 8]])?;
    let mut out = device.zeroed::<UVec2>(5)?;
    sizes(&cube, &image, &mut out).workgroups(1).run()?;
    let expected = [uvec2(8, 8), uvec2(4, 4), uvec2(2, 2), uvec2(3, 1), uvec2(8, 10)];
    assert_eq!(out.read()?, expected);
    Ok(())
}
