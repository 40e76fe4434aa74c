//! The product of two matrices, in blocks on all ranks.
//!
//! `mpirun -n 4 product [--size 512] [--rounds 1] [--picture FILE.png] [--check yes]`

mod support;

use std::{error::Error, path::PathBuf, process::ExitCode};

use dsl_mpi::{Blocks, Edge, algorithms, device_of_rank, mpi::traits::*};

use support::{option, picture};

/// The elements of both matrices.
const A: fn([i64; 2]) -> f32 = |[x, y]| ((3 * x + 5 * y) % 7) as f32;
const B: fn([i64; 2]) -> f32 = |[x, y]| ((x * y) % 5) as f32;

fn main() -> ExitCode {
    dsl_mpi::run::<Box<dyn Error>>(|world| {
        let n = option("--size")?.unwrap_or(512usize);
        let device = device_of_rank(world)?;
        let blocks = Blocks::new(world, [n, n], [Edge::Fixed; 2], 0)?;
        let (a, b) = (blocks.array(&device, A)?, blocks.array(&device, B)?);
        let mut product = blocks.array(&device, |_| 0.0)?;
        for _ in 0..option("--rounds")?.unwrap_or(1) {
            device.sync()?;
            world.barrier();
            let start = std::time::Instant::now();
            algorithms::product(&blocks, &device, &a, &b, &mut product)?;
            device.sync()?;
            world.barrier();
            if world.rank() == 0 {
                println!("{n} × {n}, {:?} ranks, {:.2?}", blocks.ranks(), start.elapsed());
            }
        }
        let Some(whole) = blocks.gather(&product)? else { return Ok(()) };
        let size = n as i64;
        let element = |i: i64| (0..size).map(|k| A([k, i / size]) * B([i % size, k])).sum::<f32>();
        // The sums are integers below 2²⁴: exact in any order.
        if option::<String>("--check")?.is_some()
            && !whole.iter().copied().eq((0..size * size).map(element))
        {
            return Err("the product differs from that of one process".into());
        }
        let Some(path) = option::<PathBuf>("--picture")? else { return Ok(()) };
        let most = whole.iter().fold(0.0, |most: f32, element| most.max(*element));
        picture(&path, n, &whole.iter().map(|element| element / most).collect::<Vec<_>>())
    })
}
