//! `impl`s of own traits with parameters, for arrays, tuples and options: `impl<const N: usize> Total for [u32; N]`.

use dsl_runtime::prelude::*;

#[device]
mod totals {
    pub trait Total {
        const WEIGHT: u32;

        fn total(&self) -> u32;

        fn twice(&self) -> u32 {
            self.total().wrapping_mul(2)
        }
    }

    impl<const N: usize> Total for [u32; N] {
        const WEIGHT: u32 = N as u32;

        fn total(&self) -> u32 {
            self.iter().fold(0, |sum, x| sum.wrapping_add(*x))
        }
    }

    impl<T: Copy + Into<u32>> Total for Option<T> {
        const WEIGHT: u32 = 70;

        fn total(&self) -> u32 {
            match self {
                Some(x) => (*x).into(),
                None => 9,
            }
        }
    }

    impl<T: Copy> Total for (T, bool) {
        const WEIGHT: u32 = 6;

        fn total(&self) -> u32 {
            self.1 as u32
        }
    }

    impl<T: Copy> Total for (T, ()) {
        const WEIGHT: u32 = 4;

        fn total(&self) -> u32 {
            3
        }
    }

    #[derive(Clone, Copy)]
    pub struct Pair<A, B> {
        pub a: A,
        pub b: B,
    }

    /// Arguments that are types with parts.
    impl<T: Copy + Into<u32>> Total for Pair<[T; 2], (u32, f32)> {
        const WEIGHT: u32 = 5;

        fn total(&self) -> u32 {
            self.a[1].into().wrapping_add(self.b.0)
        }
    }

    pub fn weighed<T: Total>(x: T) -> u32 {
        x.twice().wrapping_add(T::WEIGHT)
    }

    pub fn all(x: u32) -> [u32; 7] {
        let three: [u32; 3] = [x, 2, 3];
        let two: [u32; 2] = [x, 1];
        let some: Option<u32> = (x > 7).then_some(x);
        let nothing: (u32, ()) = (x, ());
        let flag: (f32, bool) = (1.0, x > 2);
        let pair: Pair<[u8; 2], (u32, f32)> = Pair { a: [1u8, 200], b: (x, 2.0f32) };
        [
            weighed(three),
            weighed(two),
            weighed(some),
            weighed(flag),
            weighed(nothing),
            weighed(pair),
            three.total() ^ some.total() ^ flag.twice() ^ <[u32; 2] as Total>::WEIGHT,
        ]
    }
}

#[kernel(workgroup_size = 8)]
fn totalled(x: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < x.len() {
        let all = totals::all(x[i]);
        for n in 0..7 {
            out[7 * i + n] = all[n];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0, 1, 3, 7, 8, 1000, u32::MAX];
    let mut out = device.zeroed::<u32>(7 * x.len())?;
    totalled(&device.buffer(&x)?, &mut out).invocations(8).run()?;
    assert_eq!(out.read()?, x.into_iter().flat_map(totals::all).collect::<Vec<u32>>());
    Ok(())
}
