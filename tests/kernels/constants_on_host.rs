//! Functions that the host has as well: associated constants of type `usize`, constants of several
//! types, arrays of aliases and of copied types beside types that are not copied, bounds with `usize`.

use dsl_runtime::prelude::*;

#[device]
mod on_both {
    type Chunk = u32;

    #[derive(Clone, Copy)]
    pub struct Cell {
        value: u32,
    }

    /// Not `Copy`.
    pub struct Set {
        chunks: [Chunk; 2],
        cells: [Cell; 2],
    }

    impl Set {
        const fn union(&self, other: &Self) -> Self {
            let chunks: [Chunk; 2] =
                [self.chunks[0] | other.chunks[0], self.chunks[1] | other.chunks[1]];
            Set { chunks: [chunks[0], chunks[1]], cells: [self.cells[0], other.cells[1]] }
        }
    }

    impl core::ops::Add for Set {
        type Output = Set;
        fn add(self, other: Set) -> Set {
            self.union(&other)
        }
    }

    pub fn sets(x: u32) -> u32 {
        let cells = [Cell { value: x }, Cell { value: 5 }];
        let sum = Set { chunks: [x, 1], cells } + Set { chunks: [8, 8], cells };
        sum.chunks[0] + sum.chunks[1] * 3 + sum.cells[1].value * 100
    }

    pub fn fraction(x: u32) -> f32 {
        const BITS: u32 = 24;
        const STEP: f32 = 1.0 / ((1u32 << BITS) as f32);
        x as f32 * STEP
    }

    fn each<F: FnMut(usize)>(a: &[u32], mut f: F) {
        f(a.len());
    }

    pub fn counted(x: u32) -> u32 {
        let mut count = x;
        each(&[1, x], |n| count += n as u32);
        count
    }

    pub trait Counted {
        const N: usize;
        const M: u32;
        fn total(&self) -> u32;
    }

    impl<const K: usize> Counted for [u32; K] {
        const N: usize = K + 2;
        const M: u32 = 5;

        fn total(&self) -> u32 {
            let mut sum = 0;
            for i in 0..Self::N {
                sum += i * 2;
            }
            if self.len() < Self::N {
                sum += Self::M;
            }
            sum + self.iter().nth(Self::N - 3).map_or(7, |x| *x) + (Self::N as f32 * 1.5) as u32
        }
    }

    pub fn totals(x: u32) -> u32 {
        [x, 3].total() + <[u32; 3] as Counted>::N as u32 + [x, x, x + 1].total()
    }
}

#[kernel(workgroup_size = 1)]
fn on_device(out: &mut [[u32; 4]], fractions: &mut [f32]) {
    let n = workgroup_id().x;
    let (sets, totals) = (on_both::sets(n), on_both::totals(n));
    out[n] = [sets, on_both::counted(n), totals, 0];
    fractions[n] = on_both::fraction(n);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (mut out, mut fractions) = (device.zeroed(50)?, device.zeroed(50)?);
    on_device(&mut out, &mut fractions).workgroups(50).run()?;
    let of = |n: u32| [on_both::sets(n), on_both::counted(n), on_both::totals(n), 0];
    assert_eq!(out.read()?, (0..50).map(of).collect::<Vec<_>>());
    assert_eq!(fractions.read()?, (0..50).map(on_both::fraction).collect::<Vec<_>>());
    Ok(())
}
