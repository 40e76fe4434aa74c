//! The declared type of a value tells the arguments of generic structs in its branches, blocks, options and tuples, and
//! after `return`.

use dsl_runtime::prelude::*;

#[device]
mod pairs {
    #[derive(Clone, Copy, Default)]
    pub struct Unit {
        pub x: u32,
    }

    #[derive(Clone, Copy)]
    pub struct Pair<T> {
        pub a: T,
        pub b: T,
    }

    impl<T> Pair<T> {
        pub fn new(a: T, b: T) -> Self {
            Pair { a, b }
        }
    }

    pub fn both<T>(a: T, b: T) -> Pair<T> {
        Pair { a, b }
    }

    fn returned(early: bool) -> Pair<f32> {
        if early {
            return both(1.0, 2.0);
        }
        both(3.0, 4.0)
    }

    fn branches(first: bool) -> Pair<u32> {
        if first { both(1, 2) } else { Pair { a: 3, b: 4 } }
    }

    fn declared(first: bool) -> u32 {
        let pair: Pair<u16> = if first {
            both(65535, 2)
        } else {
            let a = 3;
            Pair::new(a, 4)
        };
        u32::from(pair.a.wrapping_add(pair.b))
    }

    fn optional(some: bool) -> Option<Pair<u16>> {
        if some { Some(both(1, 2)) } else { None }
    }

    fn arms(i: u32) -> Result<Pair<u32>, Pair<u16>> {
        match i {
            0 => Ok(Pair::new(1, 2)),
            1 => Err(both(7, 8)),
            _ => Ok(both(i, 5)),
        }
    }

    fn tuple(i: u32) -> (Unit, Pair<u32>) {
        let made: (Unit, Pair<u32>) = (Default::default(), both(1, i));
        made
    }

    pub fn all(i: u32) -> f32 {
        let arm = match arms(i) {
            Ok(pair) => pair.a,
            Err(pair) => u32::from(pair.b),
        };
        let (unit, pair) = tuple(i);
        let numbers = branches(i > 1).b + declared(i > 2) + arm + unit.x + pair.b;
        let optional = optional(i > 3).map_or(90, |pair| u32::from(pair.b));
        returned(i == 2).a + (numbers + optional) as f32
    }
}

#[kernel(workgroup_size = 1)]
fn sums_of_pairs(out: &mut [f32]) {
    let i = workgroup_id().x;
    out[i] = pairs::all(i);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<f32>(6)?;
    sums_of_pairs(&mut out).workgroups(6).run()?;
    assert_eq!(out.read()?, (0..6).map(pairs::all).collect::<Vec<_>>());
    Ok(())
}
