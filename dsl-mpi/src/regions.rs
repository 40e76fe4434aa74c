//! Boxes of cells, for launches and messages.
//!
//! Takes ranges along each axis. The axis x is the first, and the fastest in memory. Invariant:
//! cells are listed in the order of memory, so both sides of a message list the same cells in the
//! same order.

use std::ops::Range;

/// A box of cells in the array of a block, halo included, for a launch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Region<const D: usize> {
    /// The first cell, in x, y and z.
    pub start: [u32; D],
    /// The number of cells along each axis.
    pub size: [u32; D],
}

impl<const D: usize> Region<D> {
    pub(crate) fn new(ranges: [Range<usize>; D]) -> Self {
        Self {
            start: ranges.each_ref().map(|range| range.start as u32),
            size: ranges.each_ref().map(|range| range.len() as u32),
        }
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        self.size.iter().map(|size| *size as usize).product()
    }

    /// Whether there are no cells, so that there is nothing to launch.
    pub fn is_empty(&self) -> bool {
        self.size.contains(&0)
    }

    /// The index of the first cell of each row along x, in an array of these sizes.
    pub(crate) fn rows(&self, array: [usize; D]) -> impl Iterator<Item = usize> + use<D> {
        let Self { start, size } = *self;
        let n_rows: usize = size[1..].iter().map(|size| *size as usize).product();
        let n_rows = if size[0] == 0 { 0 } else { n_rows };
        (0..n_rows).map(move |row| {
            let (mut rest, mut index, mut pitch) = (row, start[0] as usize, array[0]);
            (1..D).for_each(|axis| {
                let along = size[axis] as usize;
                index += (start[axis] as usize + rest % along) * pitch;
                rest /= along;
                pitch *= array[axis];
            });
            index
        })
    }

    /// The index of each cell.
    pub(crate) fn indices(&self, array: [usize; D]) -> impl Iterator<Item = u32> + use<D> {
        let width = self.size[0];
        self.rows(array).flat_map(move |row| row as u32..row as u32 + width)
    }
}

/// Steps to all neighbours, diagonal ones too.
pub(crate) fn directions<const D: usize>() -> impl Iterator<Item = [i32; D]> {
    let all = (0..3usize.pow(D as u32)).map(|n| {
        let mut rest = n;
        [0; D].map(|_: i32| {
            let step = (rest % 3) as i32 - 1;
            rest /= 3;
            step
        })
    });
    all.filter(|direction| direction.iter().any(|step| *step != 0))
}

/// A number for each direction, 0 to 26.
pub(crate) fn number_of<const D: usize>(direction: [i32; D]) -> i32 {
    direction.iter().rev().fold(0, |number, step| 3 * number + step + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_listed_in_the_order_of_memory() {
        let region = Region::new([1..3, 0..2]);
        assert_eq!(region.indices([4, 3]).collect::<Vec<_>>(), [1, 2, 5, 6]);
        let region = Region::new([1..2, 1..3, 2..4]);
        assert_eq!(region.indices([3, 4, 5]).collect::<Vec<_>>(), [28, 31, 40, 43]);
        let line = Region { start: [2], size: [3] };
        assert_eq!(line.indices([9]).collect::<Vec<_>>(), [2, 3, 4]);
        let none = Region::new([2..2, 0..3]);
        assert!(none.is_empty() && none.indices([4, 4]).next().is_none());
    }

    #[test]
    fn directions_have_numbers_of_their_own() {
        let all: Vec<[i32; 3]> = directions().collect();
        assert_eq!(all.len(), 26);
        let mut numbers: Vec<_> = all.into_iter().map(number_of).collect();
        numbers.dedup();
        assert_eq!(numbers.len(), 26);
        assert_eq!(directions::<1>().collect::<Vec<_>>(), [[-1], [1]]);
    }
}
