//! Sorts random keys on all ranks, and draws them before and after: a row for each rank's share,
//! from dark to bright.
//!
//! `mpirun -n 4 sort [--keys 67108864] [--picture FILE.png] [--check yes]`

mod support;

use std::{error::Error, path::PathBuf, process::ExitCode, time::Instant};

use dsl_mpi::{
    algorithms, device_of_rank,
    mpi::{collective::SystemOperation, traits::*},
};
use dsl_runtime::{Buffer, prelude::*, random};

use support::{Result, option, picture};

/// The number of keys in the picture, and of pixels along its side.
const SHOWN: usize = 512;

/// Random keys from 0 to below 1. `first` is the ordinal of the first one among the keys of all
/// ranks, so the keys do not depend on the number of ranks.
#[kernel(workgroup_size = 256)]
fn draw(first: u32, keys: &mut [f32]) {
    for i in (global_invocation_id().x..keys.len()).step_by(256 * num_workgroups().x) {
        keys[i] = random::unit(random::pcg(first + i));
    }
}

fn main() -> ExitCode {
    dsl_mpi::run::<Box<dyn Error>>(|world| {
        let (rank, ranks) = (world.rank() as usize, world.size() as usize);
        let n = option("--keys")?.unwrap_or(1usize << 26);
        let device = device_of_rank(world)?;
        let (first, end) = (n * rank / ranks, n * (rank + 1) / ranks);
        let mut keys = device.zeroed::<f32>(end - first)?;
        draw(first as u32, &mut keys).workgroups(4096).run()?;
        let is_checked = option::<String>("--check")?.is_some();
        let unsorted = is_checked.then(|| fingerprint(world, &keys)).transpose()?;
        let before = shown(world, n, first, &keys)?;
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
        let after = shown(world, n, first, &keys)?;
        if let Some(unsorted) = unsorted {
            check(world, &keys, unsorted)?;
        }
        let Some(path) = option::<PathBuf>("--picture")?.filter(|_| rank == 0) else {
            return Ok(());
        };
        // Above the original order, below the sorted one.
        let bands = [before, after].map(|keys| keys.repeat(SHOWN / 2));
        picture(&path, SHOWN, &bands.concat())
    })
}

/// Some of all keys, in their order, on each rank. `first` is the ordinal of this rank's first key.
fn shown(
    world: &impl Communicator,
    n: usize,
    first: usize,
    keys: &Buffer<f32>,
) -> Result<Vec<f32>> {
    let keys = keys.read()?;
    let own = |at: usize| at.checked_sub(first).and_then(|at| keys.get(at)).copied();
    let own: Vec<f32> = (0..SHOWN).map(|x| own(x * n / SHOWN).unwrap_or(0.0)).collect();
    let mut all = vec![0.0; SHOWN];
    // One rank has the key, and the others add 0.
    world.all_reduce_into(&own[..], &mut all[..], SystemOperation::sum());
    Ok(all)
}

/// The sum and the exclusive or of the keys' hashes. They do not depend on the keys' order.
fn fingerprint(world: &impl Communicator, keys: &Buffer<f32>) -> Result<[u64; 2]> {
    let own = keys.read()?;
    let hashes = || own.iter().map(|key| u64::from(random::pcg(key.to_bits())));
    let (mut sum, mut exclusive_or) = (0, 0);
    world.all_reduce_into(&hashes().sum::<u64>(), &mut sum, SystemOperation::sum());
    let own = hashes().fold(0, std::ops::BitXor::bitxor);
    world.all_reduce_into(&own, &mut exclusive_or, SystemOperation::bitwise_xor());
    Ok([sum, exclusive_or])
}

/// Fails unless the keys are sorted on each rank and from rank to rank, and are the unsorted ones.
fn check(world: &impl Communicator, keys: &Buffer<f32>, unsorted: [u64; 2]) -> Result<()> {
    let own = keys.read()?;
    let (mut firsts, mut lasts) =
        (vec![0.0f32; world.size() as usize], vec![0.0f32; world.size() as usize]);
    world.all_gather_into(&own.first().copied().unwrap_or(1.0), &mut firsts);
    world.all_gather_into(&own.last().copied().unwrap_or(0.0), &mut lasts);
    let is_sorted =
        own.is_sorted() && lasts.iter().zip(&firsts[1..]).all(|(last, first)| last <= first);
    match (is_sorted, fingerprint(world, keys)? == unsorted) {
        (true, true) => Ok(()),
        (false, _) => Err("the keys are not sorted".into()),
        (true, false) => Err("the sorted keys are not the unsorted ones".into()),
    }
}
