//! Storage textures: written and read in several formats and dimensions.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[kernel(workgroup_size = (8, 8))]
fn gradient(
    color: &mut StorageTexture2d<Rgba8Unorm>,
    signed: &mut StorageTexture2d<Rgba8Sint>,
    wide: &mut StorageTexture2d<Rgba16Uint>,
    exact: &mut StorageTexture2d<R32Float>,
) {
    let id = global_invocation_id().xy();
    let size = color.dimensions();
    if id.x >= size.x || id.y >= size.y {
        return;
    }
    color.store(id, (id.x as f32 / 255.0 * Vec4::X).with_w(1.0));
    signed.store(id.as_ivec2(), IVec4::splat(id.x as i32 - 2) * ivec4(1, 2, 3, 4));
    wide.store(id, UVec4::new(id.x, id.y, 1000, 65_535));
    exact.store(id, vec4(id.y as f32 * 0.1, 0.0, 0.0, 0.0));
}

#[kernel(workgroup_size = (8, 8))]
fn transpose(from: &StorageTexture2d<Rgba8Unorm>, to: &mut StorageTexture2d<Rgba32Float>) {
    let id = global_invocation_id().xy();
    let size = from.dimensions();
    if id.x < size.x && id.y < size.y {
        match id.x % 2 {
            0 => to.store(id.yx(), from.load(id)),
            _ => to.store(id.yx(), -from.load(id.as_ivec2())),
        }
    }
}

#[kernel(workgroup_size = 4)]
fn shapes(
    row: &mut StorageTexture1d<R32Uint>,
    layers: &mut StorageTexture2dArray<R32Sint>,
    volume: &mut StorageTexture3d<Rg32Float>,
) {
    let x = global_invocation_id().x;
    if x < row.dimensions() {
        row.store(x, UVec4::splat(x + layers.num_layers()));
    }
    for layer in 0..layers.num_layers() {
        for y in 0..layers.dimensions().y {
            layers.store(uvec2(x, y), layer, ivec4(-((x + 10 * y + 100 * layer) as i32), 0, 0, 0));
        }
        let size = volume.dimensions();
        volume.store(uvec3(x, 0, layer), (size.x as f32 * Vec2::ONE).extend(0.0).extend(0.0));
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    let (width, height) = (5u8, 3u8);
    let size = (5, 3);
    let mut color = device.texture_2d_zeroed::<Rgba8Unorm>(size)?;
    let mut signed = device.texture_2d_zeroed::<Rgba8Sint>(size)?;
    let mut wide = device.texture_2d_zeroed::<Rgba16Uint>(size)?;
    let mut exact = device.texture_2d_zeroed::<R32Float>(size)?;
    gradient(&mut color, &mut signed, &mut wide, &mut exact).invocations(size).run()?;
    let places: Vec<(u8, u8)> = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).collect();
    let texels: Vec<[u8; 4]> = places.iter().map(|(x, _)| [*x, 0, 0, 255]).collect();
    assert_eq!(color.read()?, texels);
    let texels: Vec<[i8; 4]> =
        places.iter().map(|(x, _)| [1, 2, 3, 4].map(|by| (*x as i8 - 2) * by)).collect();
    assert_eq!(signed.read()?, texels);
    let texels: Vec<[u16; 4]> =
        places.iter().map(|(x, y)| [(*x).into(), (*y).into(), 1000, 65_535]).collect();
    assert_eq!(wide.read()?, texels);
    let texels: Vec<f32> = places.iter().map(|(_, y)| f32::from(*y) * 0.1).collect();
    assert_eq!(exact.read()?, texels);

    let color = device.texture_2d::<Rgba8Unorm>(
        (2, 2),
        &[[0, 0, 0, 0], [255; 4], [0, 255, 0, 255], [255, 0, 0, 0]],
    )?;
    let mut to = device.texture_2d_zeroed::<Rgba32Float>((2, 2))?;
    transpose(&color, &mut to).invocations((2, 2)).run()?;
    assert_eq!(to.read()?, [[0.0; 4], [0.0, 1.0, 0.0, 1.0], [-1.0; 4], [-1.0, 0.0, 0.0, 0.0]]);

    let mut row = device.texture_1d_zeroed::<R32Uint>(3)?;
    let mut layers = device.texture_2d_array_zeroed::<R32Sint>((3, 2, 2))?;
    let mut volume = device.texture_3d_zeroed::<Rg32Float>((4, 1, 2))?;
    shapes(&mut row, &mut layers, &mut volume).invocations(4).run()?;
    assert_eq!(row.read()?, [2, 3, 4]);
    assert_eq!(layers.read()?, [0, -1, -2, -10, -11, -12, -100, -101, -102, -110, -111, -112]);
    assert_eq!(volume.read()?, [[4.0; 2]; 8]);
    Ok(())
}
