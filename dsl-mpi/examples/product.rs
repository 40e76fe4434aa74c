//! The product of two matrices in blocks (SUMMA): panels of columns and rows are broadcast along the rows and columns of ranks,
//! and each rank adds up the products of its panels.
//!
//! `mpirun -n 4 product [--size 512] [--picture FILE.png] [--check yes]`

mod support;

use std::{error::Error, ops::Range, path::PathBuf, process::ExitCode};

use dsl_mpi::mpi::topology::{Color, SimpleCommunicator};
use dsl_mpi::{Blocks, Edge, StageMut, agree_on_kernel, device_of_rank, mpi::traits::*};
use dsl_runtime::{Buffer, prelude::*};

use support::{Result, option, picture};

/// Columns `first` and on of a matrix.
#[kernel(workgroup_size = 64)]
fn columns(matrix: &[f32], pitch: u32, first: u32, width: u32, panel: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < panel.len() {
        let from = i / width * pitch + first + i % width;
        if from < matrix.len() {
            panel[i] = matrix[from];
        }
    }
}

/// `c += left * right`, where `left` is as wide as `right` is high.
#[kernel(workgroup_size = (16, 16))]
fn add_product(left: &[f32], right: &[f32], depth: u32, width: u32, c: &mut [f32]) {
    let at = global_invocation_id().xy();
    let i = at.y * width + at.x;
    if at.x < width && i < c.len() {
        let mut sum = c[i];
        for k in 0..depth {
            sum += left[at.y * depth + k] * right[k * width + at.x];
        }
        c[i] = sum;
    }
}

/// The elements of both matrices.
const A: fn([i64; 2]) -> f32 = |[x, y]| ((3 * x + 5 * y) % 7) as f32;
const B: fn([i64; 2]) -> f32 = |[x, y]| ((x * y) % 5) as f32;

/// The ranks whose blocks begin at the same place along an axis, in the order of the other one.
fn line(world: &SimpleCommunicator, same: usize, order: usize) -> Result<SimpleCommunicator> {
    let line = world.split_by_color_with_key(Color::with_value(same as i32), order as i32);
    line.ok_or("every rank is in a line of ranks".into())
}

/// Gives all ranks of a line the panel of one of them.
fn broadcast(line: &SimpleCommunicator, from: i32, panel: &mut Buffer<f32>) -> Result<()> {
    let root = line.process_at_rank(from);
    let is_root = line.rank() == from;
    let mut message = if is_root { panel.to_update()? } else { panel.to_receive()? };
    root.broadcast_into(&mut message);
    if !is_root {
        message.upload()?;
    }
    Ok(())
}

fn main() -> ExitCode {
    dsl_mpi::run::<Box<dyn Error>>(|world| {
        let n = option("--size")?.unwrap_or(512usize);
        agree_on_kernel(world, &add_product::INFO)?;
        let device = device_of_rank(world)?;
        let blocks = Blocks::new(world, [n, n], [Edge::Fixed; 2], 0)?;
        let left = blocks.array(&device, A)?;
        let right = blocks.array(&device, B)?;
        let [x, y] = blocks.block();
        let mut product = device.zeroed::<f32>(x.len() * y.len())?;
        let (row, column) = (line(world, y.start, x.start)?, line(world, x.start, y.start)?);
        // Panels do not cross the blocks' edges, neither those of columns nor those of rows.
        let parts = |ranks: usize| (0..ranks).map(move |i| n * i / ranks..n * (i + 1) / ranks);
        let mut cuts: Vec<usize> =
            blocks.ranks().into_iter().flat_map(parts).map(|part| part.start).collect();
        cuts.push(n);
        cuts.sort_unstable();
        cuts.dedup();
        for cut in cuts.windows(2) {
            let depth = cut[1] - cut[0];
            let owner = |ranks| parts(ranks).position(|part: Range<usize>| part.contains(&cut[0]));
            let [of_columns, of_rows] =
                blocks.ranks().map(|ranks| owner(ranks).unwrap_or(0) as i32);
            let (mut tall, mut wide) =
                (device.zeroed(depth * y.len())?, device.zeroed(depth * x.len())?);
            if row.rank() == of_columns {
                let first = (cut[0] - x.start) as u32;
                columns(&left, x.len() as u32, first, depth as u32, &mut tall)
                    .for_each_element()
                    .run()?;
            }
            if column.rank() == of_rows {
                let rows = (cut[0] - y.start) * x.len()..(cut[1] - y.start) * x.len();
                device.copy(&right.slice(rows)?, &mut wide)?;
            }
            broadcast(&row, of_columns, &mut tall)?;
            broadcast(&column, of_rows, &mut wide)?;
            let size = (x.len() as u32, y.len() as u32);
            add_product(&tall, &wide, depth as u32, size.0, &mut product)
                .invocations(size)
                .run()?;
        }
        let Some(whole) = blocks.gather(&product)? else { return Ok(()) };
        println!("{n} × {n}, {:?} ranks: the last element is {}", blocks.ranks(), whole[n * n - 1]);
        let size = n as i64;
        let element = |i: i64| (0..size).map(|k| A([k, i / size]) * B([i % size, k])).sum::<f32>();
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
