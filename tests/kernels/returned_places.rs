//! Functions that return `&mut` references: `*grid.cell(i) += 1`, also as arguments, as receivers and in variables.

use dsl_runtime::prelude::*;

#[device]
mod grids {
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
    }

    impl Pair {
        fn bump(&mut self, by: u32) {
            self.a += by;
            self.b = self.a * 2;
        }

        fn larger(&self) -> u32 {
            self.a.max(self.b)
        }
    }

    pub struct Grid {
        cells: [u32; 6],
        pairs: [Pair; 2],
        at: usize,
    }

    impl Grid {
        pub fn new(n: u32) -> Grid {
            let pair = Pair { a: n, b: 1 };
            Grid { cells: [n, 1, 2, 3, 4, 5], pairs: [pair, pair], at: 0 }
        }

        fn cell(&mut self, x: usize, y: usize) -> &mut u32 {
            let index = (x + y * 3) % 6;
            &mut self.cells[index]
        }

        /// Counts its calls.
        fn next(&mut self) -> &mut u32 {
            self.at += 1;
            self.cell(self.at, 0)
        }

        fn pair(&mut self, i: usize) -> &mut Pair {
            let pairs = &mut self.pairs;
            &mut pairs[i % 2]
        }

        fn all(&mut self) -> &mut [u32; 6] {
            &mut self.cells
        }
    }

    fn double(x: &mut u32) {
        *x *= 2;
    }

    fn read(x: &u32, f: impl Fn(u32) -> u32) -> u32 {
        f(*x)
    }

    fn applied(x: &mut u32, f: impl Fn(u32) -> u32) {
        *x = f(*x);
    }

    fn last(x: &mut [u32]) -> &mut u32 {
        let last = x.len() - 1;
        &mut x[last]
    }

    pub fn changed(n: u32) -> [u32; 12] {
        let mut grid = Grid::new(n);
        let i = n as usize;
        *grid.cell(1, 1) = 50;
        *grid.cell(i, 1) += grid.at as u32 + 7;
        *grid.next() += 20;
        *grid.next() = *grid.next() + 1;
        double(grid.cell(0, 1));
        double(&mut *grid.cell(0, 1));
        double(&mut grid.all()[i % 6]);
        applied(grid.cell(2, 1), |v| v + 3);
        let old = std::mem::replace(grid.cell(2, 0), 9);
        let cell = grid.cell(i, 0);
        *cell += 2;
        *cell *= 3;
        grid.pair(1).bump(4);
        grid.pair(i).b += 30;
        let pair = grid.pair(i + 1);
        pair.a += 100;
        pair.bump(1);
        let sum = grid.pair(0).larger() + read(grid.cell(1, 0), |v| v * 2);
        grid.all().swap(0, i % 6);
        let all = grid.all();
        all[1] += all[0];
        let mut out = [0; 12];
        *last(&mut out[..10]) += 70;
        *last(&mut out) = old;
        out[..6].copy_from_slice(&grid.cells);
        out[6] = sum;
        out[7] = grid.at as u32;
        out[8] = grid.pairs[0].a * 1000 + grid.pairs[0].b;
        out[10] = grid.pairs[1].a * 1000 + grid.pairs[1].b;
        out
    }
}

/// The element of an invocation.
#[device]
fn own(x: &mut [u32], i: u32) -> &mut u32 {
    &mut x[i]
}

#[kernel(workgroup_size = 1)]
fn returned_places(out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = grids::changed(n);
    for i in 0..answers.len() {
        *own(out, 12 * n + i) = answers[i];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(12 * 8)?;
    returned_places(&mut out).workgroups(8).run()?;
    let expected: Vec<u32> = (0..8).flat_map(grids::changed).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
