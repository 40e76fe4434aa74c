//! Default arguments of generic structs and traits: `struct Table<const N: usize, T = u32>`, `trait
//! Lerp<F = f32>`, `trait Between<B = Self>`.

use dsl_runtime::prelude::*;

#[device]
mod defaults {
    #[derive(Clone, Copy)]
    pub struct Table<const N: usize, T = u32> {
        cells: [T; N],
        first: T,
    }

    impl<const N: usize, T: Copy> Table<N, T> {
        pub fn filled(first: T) -> Self {
            Self { cells: [first; N], first }
        }

        pub fn last(&self) -> T {
            self.cells[N - 1]
        }
    }

    impl<const N: usize> Table<N> {
        pub fn doubled(&self) -> u32 {
            self.first * 2
        }
    }

    #[derive(Clone, Copy)]
    pub struct Pair<A, B = A> {
        a: A,
        b: B,
    }

    impl Pair<u32> {
        pub fn sum(self) -> u32 {
            self.a + self.b
        }
    }

    pub trait Lerp<F = f32>: Sized {
        fn lerp(self, to: Self, f: F) -> Self;
        fn middle(self, to: Self, f: F) -> Self {
            self.lerp(to, f)
        }
    }

    impl Lerp for f32 {
        fn lerp(self, to: f32, f: f32) -> f32 {
            self + (to - self) * f
        }
    }

    impl Lerp for u32 {
        fn lerp(self, to: u32, f: f32) -> u32 {
            self + ((to - self) as f32 * f) as u32
        }
    }

    impl Lerp<u32> for u32 {
        fn lerp(self, to: u32, f: u32) -> u32 {
            self + (to - self) / f
        }
    }

    pub trait Between<B = Self>: Sized {
        fn between(self, low: B, high: B) -> Self;
        fn within(self, ends: (B, B)) -> Self {
            let (low, high): (B, B) = ends;
            self.between(low, high)
        }
    }

    impl Between for f32 {
        fn between(self, low: f32, high: f32) -> f32 {
            self.max(low).min(high)
        }
    }

    impl Between<u8> for u32 {
        fn between(self, low: u8, high: u8) -> u32 {
            self.max(low as u32).min(high as u32)
        }
    }

    pub trait Scaled<const N: u32, T> {
        fn times(&self, t: T) -> u32;
        fn scaled(&self, t: T) -> u32 {
            self.times(t) * N
        }
    }

    impl Scaled<5, u32> for u32 {
        fn times(&self, t: u32) -> u32 {
            *self + t
        }
    }

    fn of_default<T: Lerp>(a: T, b: T) -> T {
        a.lerp(b, 0.5)
    }

    fn of_self<T>(a: T, b: T, c: T) -> T
    where
        T: Between,
    {
        a.between(b, c)
    }

    pub fn structs(x: u32) -> [u32; 4] {
        let a = Table::<3>::filled(x);
        let b: Table<2> = Table::filled(4);
        let c: Table<2, f32> = Table::filled(x as f32 * 0.5);
        let p: Pair<u32> = Pair { a: x, b: 7 };
        let q: Pair<u32, f32> = Pair { a: x, b: 1.5 };
        [
            a.last() + b.last(),
            a.doubled() + b.doubled(),
            c.last().to_bits(),
            p.sum() + q.a + q.b as u32,
        ]
    }

    pub fn traits(x: u32) -> [u32; 4] {
        let y = x as f32;
        let a = y.lerp(100.0, 0.25) + y.middle(200.0, 0.5) + <f32 as Lerp>::lerp(y, 3.0, 0.5);
        let b = x.lerp(100, 0.25) + x.lerp(100, 4u32) + <u32 as Lerp>::lerp(x, 90, 0.5);
        let c = y.within((3.0, 20.0)) + of_self(y, 5.0, 15.0) + of_default(y, 64.0);
        let d = x.within((3, 20)) + of_default(x, 90) + x.scaled(3);
        [a.to_bits(), b, c.to_bits(), d]
    }
}

#[kernel(workgroup_size = 1)]
fn default_arguments(out: &mut [[u32; 4]]) {
    let n = workgroup_id().x as usize;
    out[2 * n] = defaults::structs(n as u32);
    out[2 * n + 1] = defaults::traits(n as u32);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed(2 * 40)?;
    default_arguments(&mut out).workgroups(40).run()?;
    let of = |n: u32| [defaults::structs(n), defaults::traits(n)];
    assert_eq!(out.read()?, (0..40).flat_map(of).collect::<Vec<_>>());
    Ok(())
}
