//! A cloud of points, reduced to the mean of each voxel. Between the points and the picture, all
//! data stay on the device. `cargo run --release -p dsl-algorithms --example pipeline -- --picture
//! FILE.png` draws both.

use dsl_algorithms as algorithms;
use dsl_runtime::{Error, prelude::*};

/// Pixels of a side of the picture, and points.
const SIDE: usize = 512;
const N: usize = 200_000;

/// The number of each point's voxel: 10 bits for each axis, from -1 to 1.
#[kernel(workgroup_size = 64)]
fn voxels(points: &[Vec4], keys: &mut [u32], voxel: f32) {
    let i = global_invocation_id().x;
    if i < points.len() && i < keys.len() {
        let place =
            ((points[i].xyz() + 1.0) / voxel).clamp(Vec3::ZERO, Vec3::splat(1023.0)).as_uvec3();
        keys[i] = place.x | place.y << 10 | place.z << 20;
    }
}

/// The mean of each voxel.
#[kernel(workgroup_size = 64)]
fn divide(sums: &mut [f32], counts: &[f32]) {
    let i = global_invocation_id().x;
    if i < sums.len() && i < counts.len() {
        sums[i] /= counts[i];
    }
}

/// The pixel of each point, seen along the z axis.
#[kernel(workgroup_size = 64)]
fn pixels(xs: &[f32], ys: &[f32], pixels: &mut [u32], side: u32) {
    let i = global_invocation_id().x;
    if i < pixels.len() && i < xs.len() && i < ys.len() {
        let place = ((vec2(xs[i], ys[i]) + 1.0) * (side as f32 / 2.0)).as_uvec2();
        pixels[i] = place.y.min(side - 1) * side + place.x.min(side - 1);
    }
}

/// Points on a torus, or a little beside it; `w` is 1.
fn torus(device: &Device, n: usize) -> Result<Buffer<Vec4>, Error> {
    let (mut around, mut noise) = (device.zeroed::<f32>(2 * n)?, device.zeroed::<f32>(n)?);
    algorithms::random_uniform(device, 1, &mut around)?;
    algorithms::random_normal(device, 2, &mut noise)?;
    let point = |(angles, noise): (&[f32], f32)| {
        let (u, v) = (angles[0] * 6.3, angles[1] * 6.3);
        let r = 0.6 + (0.25 + 0.01 * noise) * v.cos();
        vec4(r * u.cos(), r * u.sin() * 0.8 + 0.1 * v.sin(), 0.25 * v.sin(), 1.0)
    };
    device.buffer_from_iter(around.read()?.chunks(2).zip(noise.read()?).map(point))
}

/// The number of points in each pixel.
fn draw(device: &Device, xs: &dyn AsSlice<f32>, ys: &dyn AsSlice<f32>) -> Result<Vec<u32>, Error> {
    let (mut places, mut counts) =
        (device.zeroed(xs.as_slice().len())?, device.zeroed(SIDE * SIDE)?);
    pixels(xs, ys, &mut places, SIDE).for_each_element().run()?;
    algorithms::count_values(device, &places, &mut counts)?;
    counts.read()
}

/// The pictures of `n` points, a multiple of 64, and of the means of their voxels, and the number
/// of means.
pub(crate) fn run(device: &Device, n: usize) -> Result<(Vec<u32>, Vec<u32>, usize), Error> {
    let (mut points, mut keys) = (torus(device, n)?, device.zeroed(n)?);
    voxels(&points, &mut keys, 0.02).for_each_element().run()?;
    algorithms::sort_pairs(device, &mut keys, &mut points)?;

    // Rows of x, y, z and 1, and the sums of each voxel.
    let mut rows = device.zeroed(4 * n)?;
    algorithms::transpose(device, &points.cast::<f32>()?, n, &mut rows)?;
    let (mut sums, mut count, mut runs) = (Vec::new(), 0, device.zeroed(n)?);
    for row in 0..4 {
        let (row, mut sum) = (rows.slice(row * n..(row + 1) * n)?, device.zeroed(n)?);
        count = algorithms::sum_by_key(device, &keys, &row, &mut runs, &mut sum)?;
        sums.push(sum);
    }
    let counts = sums.remove(3);
    for sum in &mut sums {
        divide(sum, &counts).invocations(count).run()?;
    }
    let before = draw(device, &rows.slice(..n)?, &rows.slice(n..2 * n)?)?;
    let after = draw(device, &sums[0].slice(..count)?, &sums[1].slice(..count)?)?;
    Ok((before, after, count))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let device = Device::new()?;
    let (before, after, count) = run(&device, N)?;
    println!("{N} points in {count} voxels on {}", device.name());
    if let Some(path) = std::env::args().skip_while(|arg| arg != "--picture").nth(1) {
        let shade = |x: u32, y: u32| {
            let (x, y) = (x as usize, y as usize);
            let count = [&before, &after][x / SIDE][y * SIDE + x % SIDE];
            image::Luma([(count * 60).min(255) as u8])
        };
        image::GrayImage::from_fn(2 * SIDE as u32, SIDE as u32, shade).save(&path)?;
    }
    Ok(())
}
