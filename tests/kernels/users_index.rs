//! `m[i]` of users' types: `Index` and `IndexMut`, of locals, parts of structs, buffers and references.

use dsl_runtime::prelude::*;

#[device]
mod types {
    use core::ops::{Index, IndexMut};

    #[derive(Clone, Copy)]
    pub struct Square {
        pub cells: [f32; 4],
    }

    impl Index<(usize, usize)> for Square {
        type Output = f32;

        fn index(&self, (row, column): (usize, usize)) -> &f32 {
            &self.cells[2 * row + column]
        }
    }

    impl IndexMut<(usize, usize)> for Square {
        fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut f32 {
            &mut self.cells[2 * row + column]
        }
    }

    impl Index<usize> for Square {
        type Output = f32;

        fn index(&self, i: usize) -> &Self::Output {
            &self.cells[i]
        }
    }

    impl IndexMut<usize> for Square {
        fn index_mut(&mut self, i: usize) -> &mut Self::Output {
            let last = 3;
            if i > last {
                return &mut self.cells[last];
            }
            &mut self.cells[i]
        }
    }

    #[derive(Clone, Copy, ShaderType)]
    pub struct Pair {
        pub x: f32,
        pub y: f32,
    }

    impl Index<usize> for Pair {
        type Output = f32;

        fn index(&self, i: usize) -> &f32 {
            match i {
                0 => &self.x,
                1 => &self.y,
                _ => panic!("a pair has two members"),
            }
        }
    }

    impl IndexMut<usize> for Pair {
        fn index_mut(&mut self, i: usize) -> &mut f32 {
            match i {
                0 => &mut self.x,
                1 => &mut self.y,
                _ => panic!("a pair has two members"),
            }
        }
    }

    #[derive(Clone, Copy)]
    pub struct Rows {
        pub pairs: [Pair; 2],
        pub steps: [[u32; 2]; 2],
    }

    impl Index<usize> for Rows {
        type Output = Pair;

        fn index(&self, i: usize) -> &Pair {
            &self.pairs[i & 1]
        }
    }

    impl IndexMut<usize> for Rows {
        fn index_mut(&mut self, i: usize) -> &mut Pair {
            &mut self.pairs[i & 1]
        }
    }

    /// Its index and its elements are no sizes.
    #[derive(Clone, Copy)]
    pub struct Counts {
        pub count: u32,
    }

    impl Index<(u32, bool)> for Counts {
        type Output = u32;

        fn index(&self, _: (u32, bool)) -> &u32 {
            &self.count
        }
    }

    impl IndexMut<(u32, bool)> for Counts {
        fn index_mut(&mut self, _: (u32, bool)) -> &mut u32 {
            &mut self.count
        }
    }

    pub fn counted(n: u32) -> u32 {
        let mut counts = Counts { count: n };
        counts[(n, true)] += 3;
        counts[(n, true)] *= 2;
        counts[(n, false)] <<= 1;
        counts[(n, true)] -= n;
        counts.count
    }

    pub fn sum(rows: &Rows) -> f32 {
        rows[0].x + rows[0][1] * 10.0 + rows[1][0] * 100.0 + rows[1].y * 1000.0
    }

    pub fn turn(pair: &mut Pair) {
        let x = pair[0];
        pair[0] = pair[1];
        pair[1] = x;
    }
}

use types::{Pair, Rows, Square, counted, sum, turn};

#[device]
fn squares(x: f32, n: u32) -> f32 {
    let mut m = Square { cells: [0.5; 4] };
    m[(1, 0)] = x;
    m[(1, 0)] += 1.0;
    m[0usize] = m[(1, 0)] * 2.0;
    m[n as usize] -= 3.0;
    let mut i = 0;
    m[{
        i += 1;
        i
    }] = 7.0;
    m[(0, 0)] + m[(0, 1)] * 10.0 + m[2usize] * 100.0 + m[(1, 1)] * 1000.0
}

#[device]
fn rows(x: f32, n: u32) -> f32 {
    let pair = Pair { x, y: 2.0 };
    let mut rows = Rows { pairs: [pair; 2], steps: [[1, 2], [3, 4]] };
    rows[n as usize].x = 3.0;
    rows[n as usize][1] += x;
    rows.pairs[1][0] *= 0.5;
    let k = rows.steps[(n & 1) as usize][1];
    rows[k as usize].y += k as f32;
    sum(&rows)
}

#[kernel(workgroup_size = 1)]
fn indexed(x: &[f32], out: &mut [f32], pairs: &mut [Pair]) {
    for i in 0..x.len() {
        out[2 * i] = squares(x[i], i);
        out[2 * i + 1] = rows(x[i], i) + counted(i) as f32;
        pairs[i][(i & 1) as usize] += 5.0;
        let mut copy = pairs[i];
        turn(&mut copy);
        pairs[i] = copy;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0.25, 1.0, 4.0];
    let mut out = device.zeroed::<f32>(2 * x.len())?;
    let start = [1.0, 2.0, 3.0].map(|x| Pair { x, y: -x });
    let mut pairs = device.buffer(&start)?;
    indexed(&device.buffer(&x)?, &mut out, &mut pairs).workgroups(1).run()?;
    let expected = x.iter().zip(0..).flat_map(|(x, i)| [squares(*x, i), rows(*x, i) + counted(i) as f32]);
    assert_eq!(out.read()?, expected.collect::<Vec<f32>>());
    let expected = start.iter().enumerate().map(|(i, pair)| {
        let mut pair = *pair;
        pair[i & 1] += 5.0;
        turn(&mut pair);
        [pair.x, pair.y]
    });
    let pairs: Vec<[f32; 2]> = pairs.read()?.iter().map(|pair| [pair.x, pair.y]).collect();
    assert_eq!(pairs, expected.collect::<Vec<_>>());
    Ok(())
}
