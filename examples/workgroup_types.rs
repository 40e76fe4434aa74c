//! The types that workgroup memory can hold, and the shapes of workgroups.
//!
//! - [`align`]: an array of structs; workgroups of one dimension
//! - [`bend`]: an array of matrices; workgroups of two dimensions
//! - [`smooth`]: nested arrays with a margin; workgroups of three dimensions
//!
//! ```sh
//! cargo run --release --example workgroup_types   # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// A bird of a flock.
#[derive(ShaderType, Debug, Clone, Copy)]
pub(crate) struct Bird {
    pub(crate) position: Vec3,
    pub(crate) velocity: Vec3,
}

/// The range of a bird's sight, in metres.
#[device]
const SIGHT: f32 = 4.0;

/// Each bird takes the mean velocity of those that it sees among the 64 of its workgroup.
#[kernel(workgroup_size = 64)]
pub(crate) fn align(birds: &[Bird], aligned: &mut [Bird]) {
    workgroup_var!(flock: [Bird; 64]);
    let i = global_invocation_id().x;
    let bird = birds[i];
    flock[local_invocation_index()] = bird;
    workgroup_barrier();

    let mut sum = Vec3::ZERO;
    let mut n_seen = 0.0;
    for other in &flock {
        if other.position.distance(bird.position) < SIGHT {
            sum += other.velocity;
            n_seen += 1.0;
        }
    }
    aligned[i] = Bird { velocity: sum / n_seen, ..bird };
}

/// The number of bones in the spine of [`bend`].
#[device]
const N_BONES: u32 = 8;

/// Moves a sheet of points, `width` in a row, with the spine below it. Each joint of `joints` turns
/// its bone against the one before; a point moves with the bone whose part of the row it is in.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn bend(joints: &[Mat4], points: &mut [Vec3], width: u32) {
    workgroup_var!(bones: [Mat4; N_BONES]);
    let lane = local_invocation_index();
    if lane < N_BONES {
        let mut bone = Mat4::IDENTITY;
        for joint in 0..=lane {
            bone *= joints[joint];
        }
        bones[lane] = bone;
    }
    workgroup_barrier();

    let UVec3 { x, y, .. } = global_invocation_id();
    let i = y * width + x;
    if x < width && i < points.len() {
        points[i] = bones[x * N_BONES / width].transform_point3(points[i]);
    }
}

/// Invocations along each edge of a workgroup of [`smooth`].
#[device]
const X: u32 = 8;
#[device]
const Y: u32 = 8;
#[device]
const Z: u32 = 4;

/// The index of a voxel in a volume of `size` voxels. Outside the volume, the nearest voxel's
/// index.
#[device]
fn nearest(position: IVec3, size: UVec3) -> u32 {
    let position = position.clamp(IVec3::ZERO, size.as_ivec3() - 1).as_uvec3();
    (position.z * size.y + position.y) * size.x + position.x
}

/// Each voxel of `smoothed` is the mean of a voxel of `volume` and its six neighbours.
///
/// A workgroup needs its own voxels and one more on each side: 10×10×6 voxels, which its 8×8×4
/// invocations fetch together.
#[kernel(workgroup_size = (X, Y, Z))]
pub(crate) fn smooth(volume: &[f32], smoothed: &mut [f32], size: UVec3) {
    workgroup_var!(tile: [[[f32; X + 2]; Y + 2]; Z + 2]);
    let corner = (workgroup_id() * UVec3::new(X, Y, Z)).as_ivec3() - 1;
    for i in (local_invocation_index()..(X + 2) * (Y + 2) * (Z + 2)).step_by(X * Y * Z) {
        let (x, y, z) = (i % (X + 2), i / (X + 2) % (Y + 2), i / (X + 2) / (Y + 2));
        tile[z][y][x] = volume[nearest(corner + uvec3(x, y, z).as_ivec3(), size)];
    }
    workgroup_barrier();

    let at = global_invocation_id();
    if at.cmplt(size).all() {
        let UVec3 { x, y, z } = local_invocation_id() + 1;
        let sum = tile[z][y][x]
            + (tile[z][y][x - 1] + tile[z][y][x + 1])
            + (tile[z][y - 1][x] + tile[z][y + 1][x])
            + (tile[z - 1][y][x] + tile[z + 1][y][x]);
        smoothed[nearest(at.as_ivec3(), size)] = sum / 7.0;
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;
    println!("on {}", device.name());
    flock(&device)?;
    sheet(&device)?;
    volume(&device)?;
    println!("  all results are what the host computes");
    Ok(())
}

const N_BIRDS: u32 = 64 * if cfg!(debug_assertions) { 10 } else { 4096 };

fn flock(device: &Device) -> Result<(), Box<dyn Error>> {
    let birds: Vec<Bird> = (0..N_BIRDS)
        .map(|i| Bird {
            position: Vec3::new((i % 4) as f32, (i / 4 % 4) as f32, (i / 16 % 4) as f32) * 1.7,
            velocity: Vec3::new((i % 7) as f32, (i % 11) as f32, (i % 13) as f32) - 5.0,
        })
        .collect();
    let before = device.buffer(&birds)?;
    let mut after = device.zeroed::<Bird>(birds.len())?;
    let time = support::time(device, || align(&before, &mut after).invocations(N_BIRDS).run())?;

    let expected = birds.chunks(64).flat_map(|flock| {
        flock.iter().flat_map(|bird| {
            let seen = flock.iter().filter(|it| it.position.distance(bird.position) < SIGHT);
            let sum: Vec3 = seen.clone().map(|it| it.velocity).sum();
            (sum / seen.count() as f32).to_array()
        })
    });
    let got: Vec<f32> = after.read()?.iter().flat_map(|it| it.velocity.to_array()).collect();
    support::compare("the birds' velocities", &got, &expected.collect::<Vec<f32>>(), 1e-5)?;
    println!("  align   {N_BIRDS} structs, workgroups of 64       {time:.2?}");
    Ok(())
}

const WIDTH: u32 = if cfg!(debug_assertions) { 100 } else { 4000 };
const HEIGHT: u32 = if cfg!(debug_assertions) { 30 } else { 1000 };

fn sheet(device: &Device) -> Result<(), Box<dyn Error>> {
    let joints: Vec<Mat4> = (0..N_BONES)
        .map(|i| {
            Mat4::from_translation(Vec3::new(i as f32, 0.0, 0.0))
                * Mat4::from_rotation_y(0.1 * i as f32)
                * Mat4::from_translation(Vec3::new(-(i as f32), 0.0, 0.0))
        })
        .collect();
    let flat: Vec<Vec3> = (0..WIDTH * HEIGHT)
        .map(|i| Vec3::new((i % WIDTH * N_BONES) as f32 / WIDTH as f32, (i / WIDTH) as f32, 0.5))
        .collect();
    let joints_there = device.buffer(&joints)?;
    let mut points = device.buffer(&flat)?;
    let size = (WIDTH, HEIGHT);
    let time = support::time(device, || {
        points.write(&flat)?;
        bend(&joints_there, &mut points, WIDTH).invocations(size).run()
    })?;

    let bones: Vec<Mat4> = (joints.iter())
        .scan(Mat4::IDENTITY, |bone, joint| {
            *bone *= *joint;
            Some(*bone)
        })
        .collect();
    let expected = (0u32..).zip(&flat).flat_map(|(i, point)| {
        bones[(i % WIDTH * N_BONES / WIDTH) as usize].transform_point3(*point).to_array()
    });
    let got: Vec<f32> = points.read()?.iter().flat_map(Vec3::to_array).collect();
    support::compare("the points", &got, &expected.collect::<Vec<f32>>(), 1e-4)?;
    println!("  bend    {WIDTH}×{HEIGHT} points, 16×16            {time:.2?} with the copy to it");
    Ok(())
}

const EDGE: u32 = if cfg!(debug_assertions) { 19 } else { 203 };

fn volume(device: &Device) -> Result<(), Box<dyn Error>> {
    let size = UVec3::new(EDGE, EDGE + 1, EDGE - 1);
    let rough: Vec<f32> = (0..size.element_product()).map(|i| (i * 31 % 101) as f32).collect();
    let before = device.buffer(&rough)?;
    let mut after = device.zeroed::<f32>(rough.len())?;
    let extent = (size.x, size.y, size.z);
    let time =
        support::time(device, || smooth(&before, &mut after, size).invocations(extent).run())?;

    support::compare("the volume", &after.read()?, &smooth_on_host(&rough, size), 1e-5)?;
    println!("  smooth  {size} voxels, 8×8×4       {time:.2?}");
    Ok(())
}

fn smooth_on_host(volume: &[f32], size: UVec3) -> Vec<f32> {
    let [width, height, depth] = size.to_array().map(|n| n as usize);
    let voxel = |x: usize, y: usize, z: usize| {
        let (x, y, z) = (x.min(width - 1), y.min(height - 1), z.min(depth - 1));
        volume[(z * height + y) * width + x]
    };
    let mut smoothed = Vec::with_capacity(volume.len());
    for z in 0..depth {
        for y in 0..height {
            for x in 0..width {
                let beside = [
                    (x.saturating_sub(1), y, z),
                    (x + 1, y, z),
                    (x, y.saturating_sub(1), z),
                    (x, y + 1, z),
                    (x, y, z.saturating_sub(1)),
                    (x, y, z + 1),
                ];
                let sum: f32 = beside.into_iter().map(|(x, y, z)| voxel(x, y, z)).sum();
                smoothed.push((voxel(x, y, z) + sum) / 7.0);
            }
        }
    }
    smoothed
}
