//! Textures that a kernel both reads and writes: loads and stores happen in Rust's order.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, Format, StorageAccess};

#[kernel(workgroup_size = (8, 8))]
fn increment(image: &mut StorageTexture2d<R32Uint, ReadWrite>) {
    let id = global_invocation_id().xy();
    image.store(id, image.load(id) + 1);
}

#[kernel(workgroup_size = 1)]
fn order(image: &mut StorageTexture2d<R32Float, ReadWrite>, out: &mut [f32]) {
    let at = UVec2::ZERO;
    let before = image.load(at).x;
    image.store(at, Vec4::splat(before * 2.0));
    // The left operand is read before the block of the right one stores.
    out[0] = image.load(at).x + {
        image.store(at, Vec4::splat(100.0));
        image.load(at).x
    };
    out[1] = before;
}

#[kernel(workgroup_size = 8)]
fn neighbours(row: &mut StorageTexture1d<R32Sint, ReadWrite>, out: &mut [i32]) {
    let lane = local_invocation_index();
    row.store(lane, IVec4::splat(lane as i32 * 3));
    texture_barrier();
    out[lane] = row.load((lane + 1) % 8).x + row.dimensions() as i32;
}

/// Barriers in functions make the CPU run each invocation as a state machine.
#[device]
fn shift(row: &mut StorageTexture1d<R32Sint, ReadWrite>, lane: u32) {
    let next = row.load((lane + 1) % 8);
    texture_barrier();
    row.store(lane, next);
    texture_barrier();
}

#[kernel(workgroup_size = 8)]
fn rotate(row: &mut StorageTexture1d<R32Sint, ReadWrite>, times: u32) {
    for _ in 0..times {
        shift(row, local_invocation_index());
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    for format in [Format::R32Uint, Format::R32Float, Format::R32Sint] {
        if !device.supports_storage_texture(format, StorageAccess::ReadWrite) {
            return Ok(());
        }
    }
    let texels: Vec<u32> = (0..35).collect();
    let mut image = device.texture_2d::<R32Uint>((7, 5), &texels)?;
    increment(&mut image).invocations((7, 5)).run()?;
    increment(&mut image).invocations((7, 5)).run()?;
    assert_eq!(image.read()?, (2..37).collect::<Vec<_>>());

    let mut image = device.texture_2d::<R32Float>((1, 1), &[3.0])?;
    let mut out = device.zeroed::<f32>(2)?;
    order(&mut image, &mut out).workgroups(1).run()?;
    assert_eq!((out.read()?, image.read()?), (vec![106.0, 3.0], vec![100.0]));

    let mut row = device.texture_1d_zeroed::<R32Sint>(8)?;
    let mut out = device.zeroed::<i32>(8)?;
    neighbours(&mut row, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [11, 14, 17, 20, 23, 26, 29, 8]);
    rotate(&mut row, 3).workgroups(1).run()?;
    assert_eq!(row.read()?, [9, 12, 15, 18, 21, 0, 3, 6]);
    Ok(())
}
