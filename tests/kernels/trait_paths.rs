//! `<T as Trait>::f(x)`, `Trait::f(x)`, methods of bounds, associated types in signatures, blanket
//! `impl`s, type arguments that a method call writes out.

use dsl_runtime::prelude::*;

#[device]
mod numbers {
    use core::ops::{Add, Mul};

    /// Each of its functions is also the name of one that `f32` has by itself.
    pub trait Real: Copy {
        type Wide;
        const EPSILON: Self;
        fn sqrt(self) -> Self;
        fn floor(&self) -> Self;
        fn widen(self) -> Self::Wide;
        fn counted(n: u32) -> Self;

        fn twice(self) -> Self {
            self.sqrt().sqrt()
        }
    }

    impl Real for f32 {
        type Wide = [f32; 2];
        const EPSILON: f32 = 0.5;

        fn sqrt(self) -> f32 {
            self + 1.0
        }

        fn floor(&self) -> f32 {
            f32::floor(*self * 0.5)
        }

        fn widen(self) -> [f32; 2] {
            [self, Real::sqrt(self)]
        }

        fn counted(n: u32) -> f32 {
            n as f32
        }
    }

    impl Real for i32 {
        type Wide = u32;
        const EPSILON: i32 = 3;

        fn sqrt(self) -> i32 {
            self - 1
        }

        fn floor(&self) -> i32 {
            *self / 2
        }

        fn widen(self) -> u32 {
            self.unsigned_abs()
        }

        fn counted(n: u32) -> i32 {
            -(n as i32)
        }
    }

    pub trait Square {
        fn square(self) -> Self;
    }

    impl<T: Copy + Mul<Output = T>> Square for T {
        fn square(self) -> T {
            self * self
        }
    }

    pub trait Shape {
        fn area(&self) -> u32;
    }

    pub trait Cost {
        fn cost(&self) -> u32;

        fn cost_of(&self, n: u32) -> u32 {
            self.cost() * n
        }
    }

    impl<T: Shape> Cost for T {
        fn cost(&self) -> u32 {
            self.area() + 10
        }
    }

    #[derive(Clone, Copy)]
    pub struct Tile(pub u32);

    impl Shape for Tile {
        fn area(&self) -> u32 {
            self.0 * self.0
        }
    }

    impl Tile {
        /// Not that of the trait.
        pub fn area(&self) -> u32 {
            1000
        }

        pub fn made<T: Real>(self) -> T {
            T::counted(self.0)
        }
    }

    pub fn bounded<T: Real>(x: T, plain: f32) -> T {
        if plain.sqrt() > 2.0 { x.sqrt() } else { x.floor() }
    }

    pub fn chained<T: Real>(x: T, y: T, is_first: bool) -> T {
        let of_parts = (if is_first { x } else { y }).twice().sqrt();
        Some(of_parts).unwrap_or(x).sqrt().floor().sqrt()
    }

    pub fn wide<T: Real>(x: T) -> T::Wide {
        <T as Real>::widen(x.twice())
    }

    pub fn sum<T: Add>(a: T, b: T) -> T::Output {
        a + b
    }

    pub fn area_of<T: Shape>(shape: T) -> u32 {
        shape.area()
    }
}

use numbers::{Cost, Real, Shape, Square, Tile, area_of, bounded, chained, sum, wide};

#[device]
fn reals(x: f32, n: i32) -> f32 {
    let paths = Real::sqrt(x) + <f32 as Real>::EPSILON + <f32>::abs(x) + f32::counted(7) + Real::floor(&x);
    let [a, b] = wide(x);
    let chains = chained(x, 3.0, n > 1) + chained(n, 2, n > 1) as f32;
    paths + chains + bounded(x, 1.0) + bounded(x, 9.0) + a * b + x.sqrt() + sum(x, 1.0) + (wide(n) + sum(2u32, 3)) as f32
}

#[device]
fn shapes(n: u32) -> u32 {
    let tile = Tile(n);
    let areas = tile.area() + <Tile as Shape>::area(&tile) * 3 + Shape::area(&tile) + area_of(tile) * 5;
    let made = tile.made::<i32>() + tile.made::<f32>() as i32 * 2;
    areas + tile.cost() + tile.cost_of(2) + n.square() + (n as f32).square() as u32 + made as u32
}

#[device]
mod scales {
    #[derive(Clone, Copy)]
    pub struct Meter(pub u32);

    pub trait Scale<U> {
        const STEP: u32;
        fn scaled(&self) -> u32;
    }

    impl Scale<u32> for Meter {
        const STEP: u32 = 5;
        fn scaled(&self) -> u32 {
            self.0 * 2
        }
    }

    impl Scale<f32> for Meter {
        const STEP: u32 = 6;
        fn scaled(&self) -> u32 {
            self.0 + 100
        }
    }

    fn of_bound<T: Scale<f32>>(t: &T) -> u32 {
        t.scaled() + T::scaled(t) * 2 + T::STEP
    }

    fn of_argument<T: Scale<U>, U>(t: &T, _unit: U) -> u32 {
        t.scaled() * 7 + <T as Scale<U>>::STEP
    }

    /// One type has two `impl`s of a trait.
    pub fn both(n: u32) -> u32 {
        let m = Meter(n);
        let steps = <Meter as Scale<u32>>::STEP * 10 + <Meter as Scale<f32>>::STEP;
        let paths = Scale::<f32>::scaled(&m) + <Meter as Scale<u32>>::scaled(&m) * 3;
        steps + paths + of_bound(&m) * 5 + of_argument(&m, 1u32) + of_argument(&m, 1.0f32) * 11
    }
}

#[kernel(workgroup_size = 1)]
fn paths(x: &[f32], out: &mut [f32], areas: &mut [u32]) {
    for i in 0..x.len() {
        out[i] = reals(x[i], i as i32);
        areas[i] = shapes(i) + scales::both(i);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0.25, 1.0, 4.0, 9.0, 30.25];
    let mut out = device.zeroed::<f32>(x.len())?;
    let mut areas = device.zeroed::<u32>(x.len())?;
    paths(&device.buffer(&x)?, &mut out, &mut areas).workgroups(1).run()?;
    let expected: Vec<f32> = x.iter().zip(0..).map(|(x, i)| reals(*x, i)).collect();
    assert_eq!(out.read()?, expected);
    assert_eq!(areas.read()?, (0..5).map(|n| shapes(n) + scales::both(n)).collect::<Vec<u32>>());
    Ok(())
}
