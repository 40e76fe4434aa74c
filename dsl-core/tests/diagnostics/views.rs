//! Structs that hold references.

#[device]
mod grids {
    pub struct Grid<'a> {
        pub cells: &'a [f32],
        pub width: u32,
    }

    impl<'a> Grid<'a> {
        pub fn at(&self, x: u32) -> f32 {
            self.cells[x as usize]
        }
    }

    pub struct Out<'a> {
        pub cells: &'a mut [f32],
        pub count: u32,
    }

    impl<'a> Out<'a> {
        pub fn push(&mut self, value: f32) {
            self.cells[self.count as usize] = value;
            self.count += 1;
        }
    }
}

use grids::{Grid, Out};

#[kernel(workgroup_size = 1)]
fn as_values(x: &[f32], width: u32, out: &mut [f32]) {
    let both = [Grid { cells: x, width }, Grid { cells: x, width }];
    //~^ K0104 a struct that holds references is not a value in a kernel
    //~^^ K0104 a struct that holds references is not a value in a kernel
    let mut grid = Grid { cells: x, width };
    grid = Grid { cells: x, width: 1 };
    //~^ K0104 a struct that holds references cannot be reassigned
    let sum = grid + 1.0;
    //~^ K0309 `grid` holds references, so it is not a value
    let option: Option<Grid> = None;
    //~^ K0203 `Grid` holds references, so it is not a value in a kernel: make it with `let`
}

#[kernel(workgroup_size = 1)]
fn as_a_parameter(grid: Grid, out: &mut [f32]) {
    //~^ K0203 `Grid` holds references, so it is not a value in a kernel
    out[0] = grid.at(0);
}

#[kernel(workgroup_size = 1)]
fn members(x: &[f32], width: u32, out: &mut [f32]) {
    let grid = Grid { cells: 3.0, width };
    //~^ K0301 this is a value, and `cells` takes a reference: write `&…`
    let grid = Grid { cells: x, width: 1.5 };
    //~^ K0301 expected `u32`, found `{float}`
    let grid = Grid { cells: x };
    //~^ K0305 the value of `width` is missing
    let mut grid = Grid { cells: x, width };
    grid.cells = &x[1..];
    //~^ K0104 a reference in a struct cannot be reassigned
    let Grid { height, .. } = grid;
    //~^ K0305 `Grid` has no member `height`
}

#[kernel(workgroup_size = 1)]
fn stores(x: &[f32], out: &mut [f32]) {
    let mut room = [0.0; 4];
    let grid = Grid { cells: &room, width: 2 };
    room[0] = 1.0;
    //~^ K0314 `room` is borrowed and cannot be assigned: `cells` refers to it, and is used again below; copy the value instead of a reference, or assign after the last use of `cells`
    out[0] = grid.at(0);
    grid.width = 3;
    //~^ K0310 cannot assign to `width`, which is not mutable
    let all = Out { cells: x, count: 0 };
    //~^ K0310 cannot store to `x`
    let mut second = [0.0; 4];
    let fixed = Out { cells: &mut second, count: 0 };
    fixed.push(1.0);
    //~^ K0310 this struct is passed as `&mut`: declare it with `let mut`
}

#[device]
mod indexed {
    use core::ops::{Index, IndexMut};

    pub struct Plane<'a, T> {
        pub items: &'a [T],
        pub width: u32,
    }

    impl<T> Index<(u32, u32)> for Plane<'_, T> {
        type Output = T;

        fn index(&self, (x, y): (u32, u32)) -> &T {
            &self.items[(y * self.width + x) as usize]
        }
    }

    pub struct PlaneMut<'a, T> {
        pub items: &'a mut [T],
        pub width: u32,
        pub writes: u32,
    }

    impl<T> Index<(u32, u32)> for PlaneMut<'_, T> {
        type Output = T;

        fn index(&self, (x, y): (u32, u32)) -> &T {
            &self.items[(y * self.width + x) as usize]
        }
    }

    impl<T> IndexMut<(u32, u32)> for PlaneMut<'_, T> {
        fn index_mut(&mut self, (x, y): (u32, u32)) -> &mut T {
            self.writes += 1;
            &mut self.items[(y * self.width + x) as usize]
        }
    }
}

use indexed::{Plane, PlaneMut};

#[kernel(workgroup_size = 8)]
fn wrong_indices(width: u32, input: &[f32], out: &mut [f32]) {
    let mut plane = Plane { items: input, width };
    plane[(0, 1)] = 1.0;
    //~^ K0309 `Plane<f32>` has no `impl IndexMut` for this index, so it is read-only
    let a = plane[(0, 1, 2)];
    //~^ K0301 the index of `Plane<f32>` must be `(u32, u32)`, but this has another type
    let b = plane[4];
    //~^ K0301 the index of `Plane<f32>` must be `(u32, u32)`, but this has another type
    let out = PlaneMut { items: out, width, writes: 0 };
    out[(1, 1)] = a + b;
    //~^ K0310 this struct is passed as `&mut`: declare it with `let mut`
}

/// Told where the element is asked for.
#[kernel(workgroup_size = 8)]
fn one_row(width: u32, out: &mut [f32]) {
    let mut out = PlaneMut { items: out, width, writes: 0 };
    out[(0, workgroup_id().x)] = local_invocation_index() as f32;
    //~^ K0601 data race on `out`
}
