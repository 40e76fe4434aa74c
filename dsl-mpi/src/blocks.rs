//! An array in blocks, one for each rank.
//!
//! Takes the extent of the whole array and the kind of its edges; gives each rank a block, with
//! room around it for a halo: the cells of its neighbours that it reads. Invariant: blocks cover
//! the array, do not overlap, and differ by at most one cell along each axis.

use std::ops::Range;

use dsl_runtime::{AsSlice, Buffer, Device, PlainData};
use mpi::{
    Count,
    topology::{CartesianCommunicator, Rank},
    traits::*,
};

use crate::{Error, agree, agree::hash, regions::Region};

/// The cells beyond both edges of an axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// Cells that the program sets: no rank sends them.
    Fixed,
    /// The cells of the other edge.
    Periodic,
}

/// The layout of an array of `D` dimensions, 1, 2 or 3, on the ranks. Axes are in the order x, y,
/// z; x is the fastest in memory.
pub struct Blocks<const D: usize> {
    communicator: CartesianCommunicator,
    extent: [usize; D],
    edges: [Edge; D],
    halo: usize,
    ranks: [usize; D],
    /// The position of this rank among them.
    at: [usize; D],
}

impl<const D: usize> Blocks<D> {
    /// Splits an array of this extent into a block for each rank of the communicator, so that
    /// borders are short. `halo` is the number of cells beyond its block that a rank reads along
    /// each axis. All ranks have to call this with the same arguments.
    ///
    /// # Errors
    /// [`Error::TooThin`] if there are too many ranks for the array; [`Error::Disagreement`].
    pub fn new(
        communicator: &impl Communicator,
        extent: [usize; D],
        edges: [Edge; D],
        halo: usize,
    ) -> Result<Self, Error> {
        const { assert!(D >= 1 && D <= 3, "blocks have 1, 2 or 3 dimensions") };
        let numbers = extent.iter().chain([&halo]).map(|number| *number as u64);
        let numbers = numbers.chain(edges.map(|edge| edge as u64));
        agree(communicator, "the shape of the blocks", hash(numbers.flat_map(u64::to_le_bytes)))?;
        let n_ranks = communicator.size() as usize;
        let ranks = split(n_ranks, extent, halo)?;
        // In MPI the last axis is the fastest.
        let mut counts = ranks.map(|ranks| ranks as Count);
        let mut periodic = edges.map(|edge| edge == Edge::Periodic);
        counts.reverse();
        periodic.reverse();
        let communicator = communicator
            .create_cartesian_communicator(&counts, &periodic, false)
            .expect("the ranks of the axes multiply to all ranks");
        let mut at = [0; D];
        communicator.rank_to_coordinates_into(communicator.rank(), &mut at);
        at.reverse();
        Ok(Self { at: at.map(|at: Count| at as usize), communicator, extent, edges, halo, ranks })
    }

    /// The extent of the whole array.
    pub fn extent(&self) -> [usize; D] {
        self.extent
    }

    /// The ranks along each axis.
    pub fn ranks(&self) -> [usize; D] {
        self.ranks
    }

    /// The cells of this rank's block, in the whole array.
    pub fn block(&self) -> [Range<usize>; D] {
        self.block_at(self.at)
    }

    /// The cells of a rank's block.
    pub fn block_of(&self, rank: Rank) -> [Range<usize>; D] {
        let mut at = [0; D];
        self.communicator.rank_to_coordinates_into(rank, &mut at);
        at.reverse();
        self.block_at(at.map(|at: Count| at as usize))
    }

    fn block_at(&self, at: [usize; D]) -> [Range<usize>; D] {
        std::array::from_fn(|axis| {
            let (extent, ranks) = (self.extent[axis], self.ranks[axis]);
            extent * at[axis] / ranks..extent * (at[axis] + 1) / ranks
        })
    }

    /// The sizes of this rank's array: its block with the halo on both sides.
    pub fn array_size(&self) -> [usize; D] {
        self.block().map(|range| range.len() + 2 * self.halo)
    }

    /// The communicator of the ranks. Messages of other communicators do not mix with its
    /// own.
    pub fn communicator(&self) -> &CartesianCommunicator {
        &self.communicator
    }

    pub(crate) fn halo_width(&self) -> usize {
        self.halo
    }

    /// This rank's array, halo included. `value` is called for each cell, with its coordinates in
    /// the whole array. Beyond a fixed edge these may be −1, for instance.
    ///
    /// # Errors
    /// As of [`Device::buffer`].
    pub fn array<T: PlainData>(
        &self,
        device: &Device,
        mut value: impl FnMut([i64; D]) -> T,
    ) -> Result<Buffer<T>, Error> {
        let (size, block) = (self.array_size(), self.block());
        let cell = |index: usize| {
            let mut rest = index;
            std::array::from_fn(|axis| {
                let along = rest % size[axis];
                rest /= size[axis];
                self.wrapped(axis, (block[axis].start + along) as i64 - self.halo as i64)
            })
        };
        let values = (0..size.iter().product()).map(|index| value(cell(index)));
        Ok(device.buffer_from_iter(values)?)
    }

    /// A coordinate of the whole array. On a periodic axis it is wrapped.
    fn wrapped(&self, axis: usize, at: i64) -> i64 {
        match self.edges[axis] {
            Edge::Fixed => at,
            Edge::Periodic => at.rem_euclid(self.extent[axis] as i64),
        }
    }

    /// The neighbour in a direction, which may be diagonal; `None` beyond a fixed edge.
    pub(crate) fn neighbour(&self, direction: [i32; D]) -> Option<Rank> {
        let mut rank = 0;
        for axis in (0..D).rev() {
            let (at, ranks) = (self.at[axis] as Rank + direction[axis], self.ranks[axis] as Rank);
            let to = match self.edges[axis] {
                Edge::Periodic => at.rem_euclid(ranks),
                Edge::Fixed if (0..ranks).contains(&at) => at,
                Edge::Fixed => return None,
            };
            // rsmpi's coordinates_to_rank panics at 0. MPI numbers ranks so that its last axis is
            // the fastest.
            rank = rank * ranks + to;
        }
        Some(rank)
    }

    /// All cells of the block, in its array.
    pub fn all(&self) -> Region<D> {
        Region::new(self.block().map(|range| self.halo..self.halo + range.len()))
    }

    /// The cells that do not read the halo: they can be computed before it has arrived.
    pub fn inner(&self) -> Region<D> {
        Region::new(self.inner_ranges())
    }

    fn inner_ranges(&self) -> [Range<usize>; D] {
        let block = self.block();
        std::array::from_fn(|axis| {
            let (first, end) = (self.halo, self.halo + block[axis].len());
            let side = |step| {
                let direction = std::array::from_fn(|at| if at == axis { step } else { 0 });
                if self.neighbour(direction).is_some() { self.halo } else { 0 }
            };
            let start = (first + side(-1)).min(end);
            start..end.saturating_sub(side(1)).max(start)
        })
    }

    /// The other cells: boxes that do not overlap. None of them is empty.
    pub fn borders(&self) -> Vec<Region<D>> {
        let (inner, block) = (self.inner_ranges(), self.block());
        let mut ranges = block.map(|range| self.halo..self.halo + range.len());
        let mut borders = Vec::new();
        for axis in (0..D).rev() {
            let whole = ranges[axis].clone();
            for side in [whole.start..inner[axis].start, inner[axis].end..whole.end] {
                ranges[axis] = side;
                borders.push(Region::new(ranges.clone()));
            }
            ranges[axis] = inner[axis].clone();
        }
        borders.retain(|border| !border.is_empty());
        borders
    }

    /// The whole array on rank 0, for pictures and tests; `None` on other ranks. All ranks have to
    /// call this.
    ///
    /// # Errors
    /// [`Error::Shape`], or as of [`Buffer::read`].
    pub fn gather<T: PlainData>(&self, array: &dyn AsSlice<T>) -> Result<Option<Vec<T>>, Error> {
        const TAG: i32 = 100;
        let mine = self.words_of_block(array)?;
        let root = self.communicator.process_at_rank(0);
        if self.communicator.rank() != 0 {
            root.send_with_tag(&mine, TAG);
            return Ok(None);
        }
        let n_words = T::STRIDE as usize / 4;
        let mut whole = vec![0u32; n_words * self.extent.iter().product::<usize>()];
        for rank in 0..self.communicator.size() {
            let region = Region::new(self.block_of(rank));
            let words = match rank {
                0 => mine.clone(),
                _ => self.communicator.process_at_rank(rank).receive_vec_with_tag(TAG).0,
            };
            let row_words = n_words * region.size[0] as usize;
            for (row, words) in region.rows(self.extent).zip(words.chunks(row_words)) {
                whole[n_words * row..][..row_words].copy_from_slice(words);
            }
        }
        let mut values = Device::cpu().zeroed::<T>(self.extent.iter().product())?;
        values.write_bytes(bytemuck::cast_slice(&whole))?;
        Ok(Some(values.read()?))
    }

    /// The words of this block's cells, without the halo.
    pub(crate) fn words_of_block<T: PlainData>(
        &self,
        array: &dyn AsSlice<T>,
    ) -> Result<Vec<u32>, Error> {
        let slice = array.as_slice();
        self.check_shape::<T>(slice.len())?;
        let copy = slice.download()?.wait()?;
        let n_words = T::STRIDE as usize / 4;
        let region = self.all();
        let row_bytes = 4 * n_words * region.size[0] as usize;
        let mut words = vec![0u32; n_words * region.cells()];
        let to: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
        for (row, to) in region.rows(self.array_size()).zip(to.chunks_mut(row_bytes)) {
            to.copy_from_slice(&copy.bytes()[4 * n_words * row..][..row_bytes]);
        }
        Ok(words)
    }

    pub(crate) fn check_shape<T: PlainData>(&self, elements: usize) -> Result<(), Error> {
        let expected = self.array_size().iter().product();
        if elements != expected {
            return Err(Error::Shape { elements, expected });
        }
        if !T::STRIDE.is_multiple_of(4) {
            return Err(Error::HalfWords { stride: T::STRIDE });
        }
        Ok(())
    }
}

/// The numbers of ranks along the axes that give the shortest borders.
fn split<const D: usize>(
    n_ranks: usize,
    extent: [usize; D],
    halo: usize,
) -> Result<[usize; D], Error> {
    let thinnest = |ranks: [usize; D]| {
        (0..D).map(move |axis| (extent[axis] / ranks[axis], axis)).min().unwrap_or((0, 0))
    };
    let fits = |ranks: &[usize; D]| thinnest(*ranks).0 >= halo.max(1);
    // The number of cells on both sides of all cuts. For equal costs it prefers cuts across the
    // slowest axis, because cells along these cuts are contiguous.
    let cost = |ranks: &[usize; D]| {
        let cells: u128 = extent.iter().map(|extent| *extent as u128).product();
        let cuts =
            (0..D).map(|axis| cells / extent[axis].max(1) as u128 * (ranks[axis] as u128 - 1));
        (cuts.sum::<u128>(), *ranks)
    };
    let all = factors::<D>(n_ranks);
    match all.iter().copied().filter(fits).min_by_key(cost) {
        Some(ranks) => Ok(ranks),
        None => {
            let best = all.into_iter().max_by_key(|ranks| thinnest(*ranks).0).unwrap_or([1; D]);
            let (cells, axis) = thinnest(best);
            Err(Error::TooThin { ranks: n_ranks, axis, cells, halo })
        }
    }
}

/// All ways to write a number as a product of `D` factors.
fn factors<const D: usize>(n: usize) -> Vec<[usize; D]> {
    let mut all = Vec::new();
    let divisors: Vec<usize> = (1..=n).filter(|divisor| n.is_multiple_of(*divisor)).collect();
    let mut choice = [0; D];
    loop {
        let factors = choice.map(|at: usize| divisors[at]);
        if factors.iter().product::<usize>() == n {
            all.push(factors);
        }
        let Some(axis) = (0..D).find(|axis| choice[*axis] + 1 < divisors.len()) else { return all };
        choice[..axis].fill(0);
        choice[axis] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_split_so_that_borders_are_short() {
        assert_eq!(split(2, [16384, 16384], 1).unwrap(), [1, 2]);
        assert_eq!(split(4, [1000, 1000], 1).unwrap(), [2, 2]);
        assert_eq!(split(4, [1000, 10], 1).unwrap(), [4, 1]);
        assert_eq!(split(7, [100, 3], 1).unwrap(), [7, 1]);
        assert_eq!(split(8, [64, 64, 64], 2).unwrap(), [2, 2, 2]);
        assert_eq!(split(1, [5], 3).unwrap(), [1]);
        let error = split(7, [6, 6], 1).unwrap_err().to_string();
        assert!(error.starts_with("7 ranks leave blocks of 0 cells"), "{error}");
        assert!(matches!(split(2, [5], 3), Err(Error::TooThin { cells: 2, halo: 3, .. })));
    }
}
