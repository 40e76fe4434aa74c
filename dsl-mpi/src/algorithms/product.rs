//! The product of two matrices in blocks (SUMMA): panels of columns and rows are broadcast along the rows and columns of
//! ranks, and each rank adds up the products of its panels.

use std::ops::Range;

use dsl_algorithms::{self as local, Product};
use dsl_runtime::{AsSlice, AsSliceMut, Buffer, Device, prelude::*};
use mpi::{
    topology::{Color, Communicator, SimpleCommunicator},
    traits::*,
};

use crate::{Blocks, Error, StageMut};

/// Columns of a matrix, from `first` on.
#[kernel(workgroup_size = 256)]
fn columns(matrix: &[f32], pitch: u32, first: u32, width: u32, panel: &mut [f32]) {
    for i in (global_invocation_id().x..panel.len()).step_by(256 * num_workgroups().x) {
        let from = i / width * pitch + first + i % width;
        if from < matrix.len() {
            panel[i] = matrix[from];
        }
    }
}

/// `c = a * b` for square matrices in the same blocks, which have no halo. Rows lie along y.
///
/// The error of an element is bounded as for [`dsl_algorithms::product`]; the order of the sum
/// differs.
///
/// # Errors
/// [`Error::NotSquare`] if the matrices are not square. [`Error::Shape`] if a buffer has another
/// length than this rank's block, for instance because it has a halo. The errors of
/// [`dsl_algorithms::product`].
pub fn product(
    blocks: &Blocks<2>,
    device: &Device,
    a: &dyn AsSlice<f32>,
    b: &dyn AsSlice<f32>,
    c: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    let [n, height] = blocks.extent();
    if n != height {
        return Err(Error::NotSquare { width: n, height });
    }
    let [x, y] = blocks.block();
    let (a, b) = (a.as_slice(), b.as_slice());
    let expected = x.len() * y.len();
    for elements in [a.len(), b.len(), c.as_slice().len()] {
        if elements != expected {
            return Err(Error::Shape { elements, expected });
        }
    }
    let world = blocks.communicator();
    let (row, column) = (line(world, y.start, x.start), line(world, x.start, y.start));
    for (i, panel) in panels(n, blocks.ranks()).into_iter().enumerate() {
        let depth = panel.len();
        let [of_columns, of_rows] = blocks.ranks().map(|ranks| owner(n, ranks, panel.start));
        let mut tall = device.zeroed(depth * y.len())?;
        let mut wide = device.zeroed(depth * x.len())?;
        if row.rank() == of_columns {
            let first = (panel.start - x.start) as u32;
            columns(&a, x.len() as u32, first, depth as u32, &mut tall).workgroups(4096).run()?;
        }
        if column.rank() == of_rows {
            let rows = (panel.start - y.start) * x.len();
            device.copy(&b.slice(rows..rows + depth * x.len())?, &mut wide)?;
        }
        broadcast(&row, of_columns, &mut tall)?;
        broadcast(&column, of_rows, &mut wide)?;
        let beta = if i == 0 { 0.0 } else { 1.0 };
        let shape = Product { beta, ..Product::new(y.len(), x.len(), depth) };
        local::product(device, &tall, &wide, c, shape)?;
    }
    Ok(())
}

/// The ranges between the edges of all blocks: panels of columns and of rows do not cross these
/// edges.
fn panels(n: usize, ranks: [usize; 2]) -> Vec<Range<usize>> {
    let edges = |ranks: usize| (0..=ranks).map(move |i| n * i / ranks);
    let mut cuts: Vec<usize> = ranks.into_iter().flat_map(edges).collect();
    cuts.sort_unstable();
    cuts.dedup();
    cuts.windows(2).map(|ends| ends[0]..ends[1]).collect()
}

/// The rank, in a line of blocks, whose block contains `place`.
fn owner(n: usize, ranks: usize, place: usize) -> i32 {
    (1..ranks).filter(|i| n * i / ranks <= place).count() as i32
}

/// The ranks whose blocks begin at the same place along an axis, in their order along the other
/// axis.
fn line(world: &impl Communicator, same: usize, order: usize) -> SimpleCommunicator {
    let line = world.split_by_color_with_key(Color::with_value(same as i32), order as i32);
    line.expect("every rank has a color")
}

/// Gives all ranks of a line the panel of one of them.
fn broadcast(line: &SimpleCommunicator, from: i32, panel: &mut Buffer<f32>) -> Result<(), Error> {
    if line.size() == 1 {
        return Ok(());
    }
    let root = line.process_at_rank(from);
    let is_root = line.rank() == from;
    let mut message = if is_root { panel.to_update()? } else { panel.to_receive()? };
    root.broadcast_into(&mut message);
    if is_root { Ok(()) } else { message.upload() }
}
