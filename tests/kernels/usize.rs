//! `usize` and `isize`: variables, parameters, results, members, arithmetic, ranges and casts of plain Rust.

use dsl_runtime::prelude::*;

#[device]
fn at(i: usize, v: &[u32]) -> u32 {
    v[i]
}

#[device]
fn row_and_column(i: usize, width: usize) -> (usize, usize) {
    (i / width, i % width)
}

#[device]
fn sum_of_indices(v: &[u32]) -> usize {
    let n = v.len();
    let mut sum = 0;
    for j in 0..n {
        sum += j;
    }
    for (j, item) in v.iter().enumerate() {
        if *item as usize > j {
            sum += j * 2;
        }
    }
    sum
}

#[device]
fn smallest(v: &[u32; 8]) -> usize {
    let mut best = 0usize;
    for i in 1..v.len() {
        if v[i] < v[best] {
            best = i;
        }
    }
    best
}

/// A position is computed with a sign, and checked before it is an index.
#[device]
fn neighbours(v: &[u32], i: usize, width: usize) -> u32 {
    let (x, y) = ((i % width) as isize, (i / width) as isize);
    let height = (v.len() / width) as isize;
    let mut sum = 0;
    for dy in -1..=1isize {
        for dx in -1..=1isize {
            let (nx, ny) = (x + dx, y + dy);
            if nx >= 0 && ny >= 0 && nx < width as isize && ny < height {
                sum += v[ny as usize * width + nx as usize];
            }
        }
    }
    sum
}

#[device]
mod grid {
    #[derive(Clone, Copy)]
    pub struct Grid {
        pub width: usize,
        pub height: usize,
    }

    impl Grid {
        pub const CELLS: usize = 12;

        pub fn new(width: usize) -> Grid {
            Grid { width, height: Self::CELLS / width }
        }

        pub fn offset(&self, x: usize, y: usize) -> usize {
            (y % self.height) * self.width + x % self.width
        }

        pub fn cell(&self, cells: &[u32], x: usize, y: usize) -> u32 {
            cells[self.offset(x, y)]
        }

        pub fn corners(&self, cells: &[u32]) -> u32 {
            cells[0] + cells[self.offset(self.width - 1, self.height - 1)]
        }
    }

    /// Morton's order.
    pub fn interleaved(x: u16, y: u16) -> u32 {
        let mut code = 0u32;
        for bit in 0..16usize {
            code |= ((x as u32 >> bit) & 1) << (2 * bit);
            code |= ((y as u32 >> bit) & 1) << (2 * bit + 1);
        }
        code
    }
}
use grid::{Grid, interleaved};

#[device]
fn rotated<const N: usize>(list: [u32; N], by: usize) -> [u32; N] {
    let mut out = [0; N];
    for i in 0..N {
        out[(i + by) % N] = list[i];
    }
    out
}

#[device]
fn found(v: &[u32], wanted: u32) -> Option<usize> {
    v.iter().position(|x| *x == wanted)
}

#[device]
fn everything(v: &[u32], i: usize) -> u32 {
    let (row, column) = row_and_column(i, 5);
    let grid = Grid::new(4);
    let list = [v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]];
    let turned = rotated(list, i);
    let half = &v[i / 2..i / 2 + 4];
    let mut own = turned;
    own.swap(i % 8, smallest(&list));
    let count = own.iter().filter(|x| **x % 2 == 0).count();
    let small: usize = if i > 3 { usize::from(3u8) } else { 3 };
    at(i, v)
        + (row * 3 + column) as u32
        + sum_of_indices(v) as u32
        + smallest(&turned) as u32
        + neighbours(v, i, 4)
        + grid.cell(v, i, i + 1)
        + grid.corners(v)
        + interleaved(i as u16, 7)
        + half[i % 4]
        + half[small]
        + (half.len() + count) as u32
        + own[i % own.len()]
        + found(v, 9).unwrap_or(v.len()) as u32
        + found(v, 1).map_or(50, |at| at as u32)
}

#[kernel(workgroup_size = 16)]
fn sizes(x: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x as usize;
    if i < x.len() && i < out.len() {
        out[i] = everything(x, i);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x: Vec<u32> = (0..12).map(|n| (n * 7 + 3) % 16).collect();
    let mut out = device.zeroed::<u32>(12)?;
    sizes(&device.buffer(&x)?, &mut out).invocations(12).run()?;
    let expected: Vec<u32> = (0..12).map(|i| everything(&x, i.min(14))).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
