//! The heat equation on a plate, in blocks: Jacobi steps. The borders travel while the inner cells
//! are computed.
//!
//! `mpirun -n 4 heat [--size 512] [--steps 1000] [--every 100] [--pictures DIR] [--checkpoint FILE] [--check yes]`
//!
//! A run that was killed continues from its checkpoint, with any number of ranks, and ends with the
//! same bits.

mod support;

use std::{error::Error, path::PathBuf, process::ExitCode};

use dsl_mpi::{Blocks, Edge, Region, device_of_rank, mpi::traits::*};
use dsl_runtime::{Buffer, prelude::*};

use support::{Result, option, picture};

#[kernel(workgroup_size = (64, 4))]
fn step(old: &[f32], new: &mut [f32], pitch: u32, start: UVec2, size: UVec2) {
    let at = global_invocation_id().xy();
    if at.x < size.x && at.y < size.y {
        let i = (start.y + at.y) * pitch + start.x + at.x;
        if i >= pitch && i + pitch < old.len() && i < new.len() {
            new[i] = 0.25 * (old[i - 1] + old[i + 1] + old[i - pitch] + old[i + pitch]);
        }
    }
}

/// A hot upper edge, a warm disc, and cold all around.
fn initial(size: usize) -> impl Fn([i64; 2]) -> f32 {
    move |[x, y]| {
        let half = size as i64 / 2;
        let disc = (x - half).pow(2) + (y - half).pow(2) < (half / 3).pow(2);
        if y < 0 { 1.0 } else { f32::from(disc) * 0.5 }
    }
}

fn launch(old: &Buffer<f32>, new: &mut Buffer<f32>, pitch: u32, region: Region<2>) -> Result<()> {
    if !region.is_empty() {
        let Region { start, size } = region;
        let call = step(old, new, pitch, start.into(), size.into());
        call.invocations((size[0], size[1])).run()?;
    }
    Ok(())
}

fn main() -> ExitCode {
    dsl_mpi::run::<Box<dyn Error>>(|world| {
        let size = option("--size")?.unwrap_or(512usize);
        let steps = option("--steps")?.unwrap_or(1000u64);
        let every = option("--every")?.unwrap_or(100);
        let (folder, file) = (option::<PathBuf>("--pictures")?, option::<PathBuf>("--checkpoint")?);
        let device = device_of_rank(world)?;
        let blocks = Blocks::new(world, [size, size], [Edge::Fixed; 2], 1)?;
        let mut halo = blocks.halo::<f32>(&device)?;
        let mut old = blocks.array(&device, initial(size))?;
        let mut new = blocks.array(&device, initial(size))?;
        let saved = file.as_ref().map(|file| blocks.load(file, &mut old)).transpose()?;
        let first = saved.flatten().unwrap_or(0);
        let pitch = blocks.array_size()[0] as u32;
        for done in first + 1..=steps {
            let travelling = halo.begin(&old)?;
            launch(&old, &mut new, pitch, blocks.inner())?;
            travelling.finish(&mut old)?;
            let mut borders = blocks.borders().into_iter();
            borders.try_for_each(|border| launch(&old, &mut new, pitch, border))?;
            std::mem::swap(&mut old, &mut new);
            if option("--kill")? == Some(done) && world.rank() == 1 {
                std::process::abort(); // for the test of checkpoints
            }
            if done.is_multiple_of(every) {
                if let Some(file) = &file {
                    blocks.save(file, done, &old)?;
                }
                if let Some(folder) = &folder
                    && let Some(cells) = blocks.gather(&old)?
                {
                    picture(&folder.join(format!("heat-{done:06}.png")), size, &cells)?;
                }
            }
        }
        let Some(cells) = blocks.gather(&old)? else { return Ok(()) };
        let mix =
            |hash: u64, cell: &f32| (hash ^ u64::from(cell.to_bits())).wrapping_mul(0x9e37_79b1);
        let (ranks, bits) = (world.size(), cells.iter().fold(1, mix));
        println!("{size} × {size} cells, {steps} steps from {first}, {ranks} ranks: {bits:016x}");
        let differs = |(a, b): (&f32, &f32)| (a - b).abs() > 1e-6; // GPUs take tiny numbers for 0
        if option::<String>("--check")?.is_some()
            && cells.iter().zip(&alone(size, steps)).any(differs)
        {
            return Err("the cells differ from those of one process".into());
        }
        Ok(())
    })
}

/// The same in plain Rust, on one process.
fn alone(size: usize, steps: u64) -> Vec<f32> {
    let pitch = size + 2;
    let at = |i: usize| [(i % pitch) as i64 - 1, (i / pitch) as i64 - 1];
    let mut old: Vec<f32> = (0..pitch * pitch).map(|i| initial(size)(at(i))).collect();
    let mut new = old.clone();
    let inner = (1..=size).flat_map(|y| (1..=size).map(move |x| y * pitch + x));
    for _ in 0..steps {
        let around = |i: usize| old[i - 1] + old[i + 1] + old[i - pitch] + old[i + pitch];
        inner.clone().for_each(|i| new[i] = 0.25 * around(i));
        std::mem::swap(&mut old, &mut new);
    }
    inner.map(|i| old[i]).collect()
}
