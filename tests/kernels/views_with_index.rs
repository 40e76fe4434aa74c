//! `view[(x, y)]`: `Index` and `IndexMut` of structs that hold slices of buffers, arrays and workgroup memory.

use dsl_runtime::prelude::*;

#[device]
mod grids {
    use core::ops::{Index, IndexMut};

    #[derive(Clone, Copy)]
    pub struct Grid<'a, T> {
        pub items: &'a [T],
        pub width: u32,
    }

    impl<T> Index<(u32, u32)> for Grid<'_, T> {
        type Output = T;

        fn index(&self, (x, y): (u32, u32)) -> &T {
            &self.items[(y * self.width + x) as usize]
        }
    }

    pub struct GridMut<'a, T> {
        pub items: &'a mut [T],
        pub width: u32,
        pub writes: u32,
    }

    impl<T> Index<(u32, u32)> for GridMut<'_, T> {
        type Output = T;

        fn index(&self, (x, y): (u32, u32)) -> &T {
            &self.items[(y * self.width + x) as usize]
        }
    }

    impl<T> IndexMut<(u32, u32)> for GridMut<'_, T> {
        fn index_mut(&mut self, (x, y): (u32, u32)) -> &mut T {
            self.writes += 1;
            if x >= self.width {
                return &mut self.items[0];
            }
            &mut self.items[(y * self.width + x) as usize]
        }
    }

    impl<T> Index<u32> for GridMut<'_, T> {
        type Output = T;

        fn index(&self, i: u32) -> &T {
            &self.items[i as usize]
        }
    }
}

use grids::{Grid, GridMut};

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
struct Cell {
    value: f32,
    steps: [u32; 2],
}

/// The sum of a row's first elements; of an array.
#[device]
fn shares(grid: Grid<'_, f32>, n: u32) -> f32 {
    let of: [f32; 2] = [0.5, 0.25];
    let of = Grid { items: &of, width: 1 };
    let mut sum = 0.0;
    for x in 0..n {
        sum += grid[(x, 1)] * of[(0, x & 1)];
    }
    sum
}

#[kernel(workgroup_size = 4)]
fn indexed(input: &[f32], out: &mut [f32], cells: &mut [Cell], writes: &mut [u32]) {
    let lane = local_invocation_index();
    workgroup_var!(tile: [f32; 8]);
    {
        let mut tile = GridMut { items: &mut tile, width: 2, writes: 0 };
        tile[(0, lane)] = lane as f32;
        tile[(1, lane)] = tile[(0, lane)] * 2.0;
    }
    workgroup_barrier();
    let shared = Grid { items: &tile, width: 2 };
    if input.len() >= 6 && out.len() >= 4 && cells.len() >= 4 && writes.len() >= 4 {
        let mut out = GridMut { items: &mut out[..4], width: 2, writes: 0 };
        let (x, y) = (lane & 1, lane >> 1);
        out[(x, y)] = shares(Grid { items: input, width: 3 }, 2 + x);
        out[(x, y)] += shared[(1, 3 - lane)];
        let mut next = 0;
        out[(x, {
            next += y;
            next
        })] -= out[lane] * 0.5;
        let mut cells = GridMut { items: cells, width: 4, writes: out.writes };
        cells[(lane, 0)].steps[x as usize] += 7;
        cells[(lane, 0)].value = cells[(lane, 0)].steps[x as usize] as f32;
        writes[lane as usize] = cells.writes * 10 + next;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let values = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    let start: Vec<Cell> =
        (0..4).map(|i| Cell { value: 0.0, steps: [i, 10 * i] }).collect();
    let mut out = device.zeroed::<f32>(4)?;
    let mut cells = device.buffer(&start)?;
    let mut writes = device.zeroed::<u32>(4)?;
    indexed(&device.buffer(&values)?, &mut out, &mut cells, &mut writes).workgroups(1).run()?;
    let grid = Grid { items: &values, width: 3 };
    let expected = (0..4).map(|lane: u32| {
        (shares(grid, 2 + (lane & 1)) + (3 - lane) as f32 * 2.0) * 0.5
    });
    assert_eq!(out.read()?, expected.collect::<Vec<f32>>());
    let expected = (0..).zip(&start).map(|(lane, cell)| {
        let mut cell = *cell;
        cell.steps[lane & 1] += 7;
        cell.value = cell.steps[lane & 1] as f32;
        cell
    });
    assert_eq!(cells.read()?, expected.collect::<Vec<Cell>>());
    assert_eq!(writes.read()?, [50, 50, 51, 51]);
    Ok(())
}
