//! Users' traits for numbers with the names of std's methods. A call on a number means std's
//! method. A call on a type parameter, or with the trait's name, means the trait's method.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    pub trait Own: Copy {
        fn checked_add(self, other: Self) -> Option<Self>;
        fn to_be_bytes(self) -> [u8; 4];
        fn saturating_pow(self, exponent: u32) -> Self;

        /// It has a definition here only.
        fn checked_ilog2(self) -> Option<u32> {
            Some(99)
        }
    }

    impl Own for u32 {
        fn checked_add(self, other: Self) -> Option<Self> {
            if self > 50 { None } else { Some(self * other) }
        }

        fn to_be_bytes(self) -> [u8; 4] {
            [9; 4]
        }

        fn saturating_pow(self, exponent: u32) -> Self {
            self + exponent
        }
    }

    pub trait Chosen {
        fn then_some(self, x: u32) -> Option<u32>;
    }

    impl Chosen for bool {
        fn then_some(self, x: u32) -> Option<u32> {
            Some(x + 1)
        }
    }

    fn of_trait<T: Own>(x: T, y: T) -> (Option<T>, u32, T) {
        let [a, b, ..] = x.to_be_bytes();
        (x.checked_add(y), a as u32 + b as u32 + x.checked_ilog2().unwrap_or(0), x.saturating_pow(3))
    }

    pub fn all(n: u32) -> [u32; 4] {
        let (sum, bytes, power) = of_trait(n, 3);
        let of_trait = sum.unwrap_or(7) + bytes * 100 + power * 100_000;
        let [a, b, c, d] = n.to_be_bytes();
        let of_std = n.checked_add(u32::MAX - 60).unwrap_or(5) / 2
            + (a as u32 + b as u32 + c as u32 + d as u32)
            + n.saturating_pow(2)
            + n.checked_ilog2().unwrap_or(11);
        let of_others = (n as i32 - 40).checked_add(i32::MAX - 20).unwrap_or(1) as u32 / 2
            + (n as u16).saturating_pow(4) as u32
            + (n as u8).checked_ilog2().unwrap_or(12);
        let of_bool = (n > 3).then_some(1).unwrap_or(2) + Chosen::then_some(n > 3, 3).unwrap_or(0);
        let named = u32::checked_add(n, 1).unwrap_or(0) + Own::checked_add(n, 2).unwrap_or(0);
        [of_trait, of_std, of_others, of_bool + named * 10]
    }
}

#[kernel(workgroup_size = 1)]
fn traits_of_std_names(out: &mut [[u32; 4]]) {
    let n = workgroup_id().x;
    out[n] = functions::all(n);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed(100)?;
    traits_of_std_names(&mut out).workgroups(100).run()?;
    assert_eq!(out.read()?, (0..100).map(functions::all).collect::<Vec<_>>());
    Ok(())
}
