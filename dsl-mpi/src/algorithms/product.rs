//! The product of two matrices in blocks (SUMMA): panels of columns and rows are broadcast along the rows and columns of
//! ranks, and each rank adds up the products of its panels.
//!
//! While a GPU multiplies a panel, the host broadcasts the next one. Invariant: the copy of a panel to the host is
//! recorded before the product that runs during its broadcast.

use std::ops::Range;

use dsl_algorithms::{self as local, Product};
use dsl_runtime::{
    AsSlice, AsSliceMut, Buffer, BufferSlice, BufferSliceMut, Device, Download, prelude::*,
};
use mpi::{
    topology::{Color, Communicator, Rank, SimpleCommunicator},
    traits::*,
};

use crate::{Blocks, Error, Outgoing, StageMut};

/// The most columns or rows of a panel. For each panel a GPU reads and writes `c` once more. With 512 columns that is
/// little work beside the product: 8 bytes for 1,024 operations. With more columns the first panel, during which nothing
/// is multiplied, takes longer.
const DEPTH: usize = 512;

/// The number of panels that are on their way while one is multiplied. A GPU works in order, so a download is done when
/// the products before it are. With two panels on their way it is done before the product that hides its broadcast.
const AHEAD: usize = 2;

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
/// [`Error::NotSquare`] if the matrices are not square. [`Error::HasHalo`] if the blocks have a
/// halo. [`Error::Shape`] if a buffer has another length than this rank's block. The errors of
/// [`dsl_algorithms::product`].
pub fn product(
    blocks: &Blocks<2>,
    device: &Device,
    a: &dyn AsSlice<f32>,
    b: &dyn AsSlice<f32>,
    c: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    product_in_panels(blocks, device, a, b, c, DEPTH)
}

/// [`product`], with panels of at most `depth` columns or rows. Tests give a small depth, so that small matrices have
/// many panels.
#[doc(hidden)]
pub fn product_in_panels(
    blocks: &Blocks<2>,
    device: &Device,
    a: &dyn AsSlice<f32>,
    b: &dyn AsSlice<f32>,
    c: &mut dyn AsSliceMut<f32>,
    depth: usize,
) -> Result<(), Error> {
    let (a, b) = (a.as_slice(), b.as_slice());
    check(blocks, [a.len(), b.len(), c.as_slice().len()])?;
    let ([x, y], [n, _]) = (blocks.block(), blocks.extent());
    let panels = panels(n, blocks.ranks(), depth);
    let widest = panels.iter().map(Range::len).max().unwrap_or(0);
    let world = blocks.communicator();
    let mut tall = Side::new(device, line(world, y.start, x.start), y.len(), widest)?;
    let mut wide = Side::new(device, line(world, x.start, y.start), x.len(), widest)?;
    for next in 0..panels.len() + AHEAD {
        if let Some(panel) = panels.get(next) {
            let depth = panel.len();
            let [of_columns, of_rows] = blocks.ranks().map(|ranks| owner(n, ranks, panel.start));
            tall.begin(next, depth, of_columns, |to| {
                let first = (panel.start - x.start) as u32;
                columns(&a, x.len() as u32, first, depth as u32, to).workgroups(4096).run()
            })?;
            wide.begin(next, depth, of_rows, |to| {
                let rows = (panel.start - y.start) * x.len();
                device.copy(&b.slice(rows..rows + depth * x.len())?, to)
            })?;
        }
        if let Some(now) = next.checked_sub(AHEAD) {
            let beta = if now == 0 { 0.0 } else { 1.0 };
            let shape = Product { beta, ..Product::new(y.len(), x.len(), panels[now].len()) };
            local::product(device, &tall.finish(now)?, &wide.finish(now)?, c, shape)?;
            device.submit()?; // the GPU multiplies while this thread broadcasts
        }
    }
    Ok(())
}

/// Compares the shapes of the matrices with the blocks.
fn check(blocks: &Blocks<2>, lens: [usize; 3]) -> Result<(), Error> {
    let ([width, height], halo) = (blocks.extent(), blocks.halo_width());
    if width != height {
        return Err(Error::NotSquare { width, height });
    }
    if halo > 0 {
        return Err(Error::HasHalo { halo });
    }
    lens.into_iter().try_for_each(|len| blocks.check_shape::<f32>(len))
}

/// The panels of one factor, which the ranks of a line get from one of them.
struct Side {
    line: SimpleCommunicator,
    /// The number of elements of one column or row.
    breadth: usize,
    /// Panels take turns in these: one is multiplied, the others are on their way.
    panels: [Panel; AHEAD + 1],
}

struct Panel {
    elements: Buffer<f32>,
    /// The number of elements in use.
    len: usize,
    /// The rank of the line that has the panel.
    root: Rank,
    /// The panel on its way to the host, on that rank.
    copy: Option<Download<f32>>,
}

impl Side {
    /// `widest` is the number of columns or rows of the widest panel.
    fn new(
        device: &Device,
        line: SimpleCommunicator,
        breadth: usize,
        widest: usize,
    ) -> Result<Self, Error> {
        let panel = || -> Result<Panel, Error> {
            Ok(Panel { elements: device.zeroed(widest * breadth)?, len: 0, root: 0, copy: None })
        };
        Ok(Self { line, breadth, panels: [panel()?, panel()?, panel()?] })
    }

    /// Begins to send panel `i` from `root`, where `fill` writes it.
    fn begin(
        &mut self,
        i: usize,
        depth: usize,
        root: Rank,
        fill: impl FnOnce(&mut BufferSliceMut<'_, f32>) -> Result<(), dsl_runtime::Error>,
    ) -> Result<(), Error> {
        let panel = &mut self.panels[i % (AHEAD + 1)];
        (panel.len, panel.root) = (depth * self.breadth, root);
        if self.line.rank() == root {
            let mut elements = panel.elements.slice_mut(..panel.len)?;
            fill(&mut elements)?;
            panel.copy = (self.line.size() > 1).then(|| elements.download()).transpose()?;
        }
        Ok(())
    }

    /// Waits until panel `i` has arrived.
    fn finish(&mut self, i: usize) -> Result<BufferSlice<'_, f32>, Error> {
        let Panel { elements, len, root, copy } = &mut self.panels[i % (AHEAD + 1)];
        if let Some(copy) = copy.take() {
            Outgoing::try_from(copy.wait()?)?.broadcast(&self.line);
        } else if self.line.rank() != *root {
            let mut elements = elements.slice_mut(..*len)?;
            let mut message = elements.to_receive()?;
            self.line.process_at_rank(*root).broadcast_into(&mut message);
            message.upload()?;
        }
        Ok(elements.slice(..*len)?)
    }
}

/// The columns of each panel. Panels of columns and of rows do not cross the edges of blocks.
fn panels(n: usize, ranks: [usize; 2], depth: usize) -> Vec<Range<usize>> {
    let edges = |ranks: usize| (0..=ranks).map(move |i| n * i / ranks);
    let mut cuts: Vec<usize> = ranks.into_iter().flat_map(edges).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let between = cuts.windows(2).flat_map(|ends| {
        let starts = (ends[0]..ends[1]).step_by(depth);
        starts.map(|start| start..ends[1].min(start + depth))
    });
    between.collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_end_at_the_edges_of_blocks() {
        assert_eq!(panels(37, [2, 3], 512), [0..12, 12..18, 18..24, 24..37]);
        assert_eq!(panels(12, [1, 1], 5), [0..5, 5..10, 10..12]);
        assert_eq!(panels(12, [1, 2], 5), [0..5, 5..6, 6..11, 11..12]);
    }
}
