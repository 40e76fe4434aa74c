//! Sorts random keys on all ranks, and draws them before and after: a row for each rank's share,
//! from dark to bright.
//!
//! `mpirun -n 4 sort [--keys 67108864] [--picture FILE.png] [--check yes]`

mod support;

use std::{error::Error, path::PathBuf, process::ExitCode, time::Instant};

use dsl_algorithms::random_uniform;
use dsl_mpi::{
    algorithms, device_of_rank,
    mpi::{collective::SystemOperation, traits::*},
};
use dsl_runtime::Buffer;

use support::{Result, option, picture};

/// The number of keys of each rank in the picture. Its side has twice that number of pixels.
const SHOWN: usize = 256;

fn main() -> ExitCode {
    dsl_mpi::run::<Box<dyn Error>>(|world| {
        let (rank, ranks) = (world.rank() as usize, world.size() as usize);
        let n = option("--keys")?.unwrap_or(1usize << 26);
        let device = device_of_rank(world)?;
        let share = n * (rank + 1) / ranks - n * rank / ranks;
        let mut keys = device.zeroed::<f32>(share)?;
        random_uniform(&device, rank as u64, &mut keys)?;
        let total = algorithms::sum(world, &device, &keys)?;
        let before = shown(world, &keys)?;
        world.barrier();
        let start = Instant::now();
        algorithms::sort(world, &device, &mut keys)?;
        device.sync()?;
        world.barrier();
        let time = start.elapsed();
        let ends =
            algorithms::min(world, &device, &keys)?.zip(algorithms::max(world, &device, &keys)?);
        if rank == 0 {
            let rate = n as f64 / time.as_secs_f64() / 1e6;
            println!(
                "{n} keys from {ends:?} on {ranks} ranks: {time:.2?}, {rate:.0} million keys/s"
            );
        }
        let after = shown(world, &keys)?;
        if option::<String>("--check")?.is_some() {
            check(world, &keys, total)?;
        }
        let Some(path) = option::<PathBuf>("--picture")?.filter(|_| rank == 0) else {
            return Ok(());
        };
        // Above the original order, below the sorted one.
        let bands = [before, after].map(|keys| band(&keys));
        picture(&path, 2 * SHOWN, &bands.concat())
    })
}

/// Some keys of each rank, in their order.
fn shown(world: &impl Communicator, keys: &Buffer<f32>) -> Result<Vec<f32>> {
    let all = keys.read()?;
    let own: Vec<f32> =
        (0..SHOWN).map(|i| all.get(i * all.len() / SHOWN).copied().unwrap_or(0.0)).collect();
    let mut gathered = vec![0.0; SHOWN * world.size() as usize];
    world.all_gather_into(&own[..], &mut gathered[..]);
    Ok(gathered)
}

/// A band of a square picture: as wide as the picture and half as high.
fn band(keys: &[f32]) -> Vec<f32> {
    let row: Vec<f32> = (0..2 * SHOWN).map(|x| keys[x * keys.len() / (2 * SHOWN)]).collect();
    row.repeat(SHOWN)
}

/// Fails unless the keys are sorted on each rank and from rank to rank, and their sum is about `total`.
fn check(world: &impl Communicator, keys: &Buffer<f32>, total: f32) -> Result<()> {
    let own = keys.read()?;
    let (mut firsts, mut lasts) =
        (vec![0.0; world.size() as usize], vec![0.0; world.size() as usize]);
    world.all_gather_into(&own.first().copied().unwrap_or(1.0), &mut firsts);
    world.all_gather_into(&own.last().copied().unwrap_or(0.0), &mut lasts);
    let is_sorted =
        own.is_sorted() && lasts.iter().zip(&firsts[1..]).all(|(last, first)| last <= first);
    let mut sum = 0.0f64;
    let mine: f64 = own.iter().map(|key| f64::from(*key)).sum();
    world.all_reduce_into(&mine, &mut sum, SystemOperation::sum());
    match is_sorted && (sum - f64::from(total)).abs() <= 1e-5 * sum {
        true => Ok(()),
        false => Err("the keys are not sorted".into()),
    }
}
