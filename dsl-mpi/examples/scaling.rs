//! The scaling of the heat equation: times of a step, of its parts, and of messages, on any number
//! of ranks.
//!
//! `mpirun -n 2 scaling [CELLS ALONG A SIDE, 1024] [STEPS, 100]`: a square of that side for each
//! rank (weak), and one for all ranks together (strong). Blocks of the periodic array have four
//! borders and four corners, even on two ranks. Times are in microseconds, each the longest of all
//! ranks.

use std::{error::Error, process::ExitCode, time::Instant};

use dsl_mpi::{
    Blocks, Edge, Halo, Region, device_of_rank,
    mpi::{collective::SystemOperation, topology::SimpleCommunicator, traits::*},
};
use dsl_runtime::{Buffer, Device, prelude::*};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

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

struct Plate<'b> {
    blocks: &'b Blocks<2>,
    halo: Halo<'b, f32, 2>,
    old: Buffer<f32>,
    new: Buffer<f32>,
}

/// The part that is timed.
#[derive(Clone, Copy)]
enum Part {
    /// A step: the borders travel while the inner cells are computed.
    Overlapped,
    /// A step: first the borders, then the cells.
    InTurn,
    /// The cells alone. With neighbours this is not a correct step.
    Cells,
    /// The borders alone.
    Exchange,
}

fn launch(
    blocks: &Blocks<2>,
    old: &Buffer<f32>,
    new: &mut Buffer<f32>,
    region: Region<2>,
) -> Result<()> {
    if !region.is_empty() {
        let (pitch, Region { start, size }) = (blocks.array_size()[0] as u32, region);
        let call = step(old, new, pitch, start.into(), size.into());
        call.invocations((size[0], size[1])).run()?;
    }
    Ok(())
}

impl Plate<'_> {
    fn run(&mut self, part: Part) -> Result<()> {
        let blocks = self.blocks;
        match part {
            Part::Overlapped => {
                let travelling = self.halo.begin(&self.old)?;
                launch(blocks, &self.old, &mut self.new, blocks.inner())?;
                travelling.finish(&mut self.old)?;
                let mut borders = blocks.borders().into_iter();
                borders.try_for_each(|border| launch(blocks, &self.old, &mut self.new, border))
            }
            Part::InTurn => {
                self.halo.exchange(&mut self.old)?;
                launch(blocks, &self.old, &mut self.new, blocks.all())
            }
            Part::Cells => launch(blocks, &self.old, &mut self.new, blocks.all()),
            Part::Exchange => Ok(self.halo.exchange(&mut self.old)?),
        }
    }
}

fn timed(
    world: &SimpleCommunicator,
    device: &Device,
    n: u32,
    plate: &mut Plate<'_>,
    part: Part,
) -> Result<f64> {
    time(world, device, n, || {
        plate.run(part)?;
        std::mem::swap(&mut plate.old, &mut plate.new);
        Ok(())
    })
}

/// Microseconds of one of `n` rounds, after some rounds to warm up.
fn time(
    world: &SimpleCommunicator,
    device: &Device,
    n: u32,
    mut round: impl FnMut() -> Result<()>,
) -> Result<f64> {
    (0..n / 10 + 1).try_for_each(|_| round())?;
    device.sync()?;
    world.barrier();
    let start = Instant::now();
    (0..n).try_for_each(|_| round())?;
    device.sync()?;
    let (mine, mut most) = (start.elapsed().as_secs_f64() * 1e6 / f64::from(n), 0.0);
    world.all_reduce_into(&mine, &mut most, SystemOperation::max());
    Ok(most)
}

fn plate(
    world: &SimpleCommunicator,
    device: &Device,
    (name, edge): (&str, Edge),
    extent: [usize; 2],
    n: u32,
) -> Result<()> {
    let blocks = Blocks::new(world, extent, [edge; 2], 1)?;
    let cells = blocks.array_size().iter().product();
    let (mut old, mut new) = (device.zeroed(cells)?, device.zeroed(cells)?);
    old.fill(0.7)?;
    new.fill(0.3)?;
    let mut plate = Plate { blocks: &blocks, halo: blocks.halo(device)?, old, new };
    let mut timed = |part| timed(world, device, n, &mut plate, part);
    let overlapped = [timed(Part::Overlapped)?, timed(Part::Overlapped)?, timed(Part::Overlapped)?];
    let (in_turn, cells) = (timed(Part::InTurn)?, timed(Part::Cells)?);
    let exchange = timed(Part::Exchange)?;
    if world.rank() == 0 {
        let [a, b, c] = overlapped;
        println!(
            "{name} {extent:?}, ranks {:?}: step {a:.1} {b:.1} {c:.1}, in turn {in_turn:.1}, cells {cells:.1}, exchange {exchange:.1}",
            blocks.ranks()
        );
    }
    Ok(())
}

fn messages(world: &SimpleCommunicator, device: &Device) -> Result<()> {
    for n_bytes in [8, 4096, 65_536, 1 << 20, 16 << 20] {
        let mut buffer = device.zeroed::<u32>(n_bytes / 4)?;
        let mut words = vec![1u32; n_bytes / 4];
        let down = time(world, device, 50, || {
            buffer.download()?.wait()?;
            Ok(())
        })?;
        let up = time(world, device, 50, || {
            buffer.write(&words)?;
            Ok(device.sync()?)
        })?;
        let (rank, pairs) = (world.rank(), world.size() / 2 * 2);
        let round_trip = time(world, device, 50, || {
            let other = (rank < pairs).then(|| world.process_at_rank(rank ^ 1));
            match other {
                Some(other) if rank % 2 == 1 => {
                    other.receive_into(&mut words);
                    other.send(&words);
                }
                Some(other) => {
                    other.send(&words);
                    other.receive_into(&mut words);
                }
                None => {}
            }
            Ok(())
        })?;
        if rank == 0 {
            println!(
                "{n_bytes} bytes: download {down:.1}, upload {up:.1}, message {:.1}",
                round_trip / 2.0
            );
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    dsl_mpi::run::<Box<dyn Error>>(|world| {
        let arguments: Vec<u32> =
            std::env::args().skip(1).map(|n| n.parse()).collect::<std::result::Result<_, _>>()?;
        let (side, n) = (
            arguments.first().copied().unwrap_or(1024) as usize,
            arguments.get(1).copied().unwrap_or(100),
        );
        let device = device_of_rank(world)?;
        println!("rank {} of {}: {}", world.rank(), world.size(), device.name());
        let all_sides = [side, side * world.size() as usize];
        plate(world, &device, ("weak", Edge::Fixed), all_sides, n)?;
        plate(world, &device, ("periodic", Edge::Periodic), all_sides, n)?;
        plate(world, &device, ("strong", Edge::Fixed), [side, side], n)?;
        messages(world, &device)
    })
}
