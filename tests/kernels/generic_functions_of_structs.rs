//! Generic functions that take, change or give generic structs and enums, `fn sum<T>(of: &Pair<T>) -> T`. The call's arguments
//! or the declared type of its value tell the struct's arguments.

use dsl_runtime::prelude::*;

#[device]
mod of_pairs {
    use core::ops::{Add, Sub};

    #[derive(Clone, Copy)]
    pub struct Pair<T> {
        pub a: T,
        pub b: T,
    }

    #[derive(Clone, Copy)]
    pub enum Tree<T> {
        Leaf(T),
        Fork(T, T),
    }

    // As a type of std.
    #[derive(Clone, Copy)]
    pub struct Range<T> {
        pub least: T,
        pub most: T,
    }

    pub fn width<T: Copy + Sub<Output = T>>(of: &Range<T>) -> T {
        of.most - of.least
    }

    #[derive(Clone, Copy)]
    pub struct Row<T, const N: usize> {
        pub cells: [T; N],
    }

    pub fn both<T>(a: T, b: T) -> Pair<T> {
        Pair { a, b }
    }

    pub fn empty<T: Default>() -> Pair<T> {
        Pair { a: T::default(), b: T::default() }
    }

    pub fn each<T, U>(of: Pair<T>, f: impl Fn(T) -> U) -> Pair<U> {
        Pair { a: f(of.a), b: f(of.b) }
    }

    impl<T: Copy> Pair<T> {
        pub fn map<U>(self, f: impl Fn(T) -> U) -> Pair<U> {
            Pair { a: f(self.a), b: f(self.b) }
        }
    }

    pub fn sum<T: Copy + Add<Output = T>>(of: &Pair<T>) -> T {
        of.a + of.b
    }

    pub fn sum_of_all<T: Copy + Add<Output = T>>(of: &Pair<Pair<T>>) -> T {
        sum(&of.a) + sum(&of.b)
    }

    pub fn exchanged<T: Copy>(of: Pair<T>) -> Pair<T> {
        Pair { a: of.b, b: of.a }
    }

    pub fn exchange<T: Copy>(of: &mut Pair<T>) {
        let a = of.a;
        of.a = of.b;
        of.b = a;
    }

    pub fn first<T: Copy>(of: Tree<T>) -> T {
        match of {
            Tree::Leaf(a) | Tree::Fork(a, _) => a,
        }
    }

    pub fn total<T: Copy + Default + Add<Output = T>, const N: usize>(of: &Row<T, N>) -> T {
        let mut sum = T::default();
        for cell in of.cells {
            sum = sum + cell;
        }
        sum
    }

    pub fn ends<T: Copy + Add<Output = T>>(of: (Pair<T>, Pair<T>), last: Option<Pair<T>>) -> T {
        let last = match last {
            Some(last) => last,
            None => of.1,
        };
        of.0.a + last.b
    }

    pub fn larger<T: Copy + PartialOrd>(of: &[Pair<T>; 2]) -> T {
        if of[0].a < of[1].a { of[1].a } else { of[0].a }
    }

    pub fn floats(i: u32) -> f32 {
        let pair = both(i as f32, 2.0);
        let mut other = exchanged(pair);
        exchange(&mut other);
        sum(&pair) + 10.0 * other.a + 0.5 * first(Tree::Fork(other.b, 7.0)) + first(Tree::Leaf(0.25))
    }

    pub fn integers(i: u32) -> u32 {
        let row = Row { cells: [i, 2, 3] };
        let none: Pair<u32> = empty();
        let some = sum(&Pair { a: 1, b: i }) + sum_of_all(&both(both(i, 1), both(2, 3)));
        let wide = both(i as u8, 200).map(|x| x as u32 * 3);
        let halves = each(both(i, 5), |x| x as f32 * 0.5);
        let some = some + wide.a + wide.b + (halves.a + halves.b) as u32;
        let last = if i > 1 { Some(both(i, 6)) } else { None };
        let some = some + ends((both(i, 1), both(i, 2)), last);
        let some = some + width(&Range { least: 1, most: i + 4 });
        let declared: Pair<u32> = both(1 + 2, if i > 2 { 4 } else { 5 });
        let some = some + sum(&declared);
        let nested = Pair { a: Pair { a: i as u8, b: 1 }, b: Pair { a: 2, b: 3 } };
        let some = some + sum(&nested.b) as u32;
        some + total(&row) + larger(&[both(1, i), both(i, 2)]) + none.a + empty::<u32>().b
    }
}

#[kernel(workgroup_size = 1)]
fn sums_of_pairs(out: &mut [f32]) {
    let i = workgroup_id().x;
    out[2 * i] = of_pairs::floats(i);
    out[2 * i + 1] = of_pairs::integers(i) as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<f32>(10)?;
    sums_of_pairs(&mut out).workgroups(5).run()?;
    let expected = (0..5).flat_map(|i| [of_pairs::floats(i), of_pairs::integers(i) as f32]);
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
