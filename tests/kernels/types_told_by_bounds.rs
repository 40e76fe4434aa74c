//! Types of numbers and tuples that bounds, operators and patterns tell: `shift((1.0, 2.0))` of an `impl Into<Point>`,
//! `point - (0.5, 0.25)`, `let (x, y) = point.into()`, `Cell(if c { 1.5 } else { x })`, `*self = Unit::unit()`.

use dsl_runtime::prelude::*;

#[device]
mod told {
    use core::ops::Sub;

    #[derive(Clone, Copy)]
    pub struct Point {
        pub x: f32,
        pub y: f32,
    }

    #[derive(Clone, Copy)]
    pub struct Step {
        pub x: f32,
        pub y: f32,
    }

    impl From<(f32, f32)> for Point {
        fn from((x, y): (f32, f32)) -> Point {
            Point { x, y }
        }
    }

    impl From<(f32, f32)> for Step {
        fn from((x, y): (f32, f32)) -> Step {
            Step { x: 2.0 * x, y: 3.0 * y }
        }
    }

    impl From<Point> for (f32, f32) {
        fn from(of: Point) -> (f32, f32) {
            (of.x, of.y)
        }
    }

    impl From<Point> for [f32; 2] {
        fn from(of: Point) -> [f32; 2] {
            [of.x, of.y]
        }
    }

    impl Sub<(f32, f32)> for Point {
        type Output = Point;

        fn sub(self, (x, y): (f32, f32)) -> Point {
            Point { x: self.x - x, y: self.y - y }
        }
    }

    impl Sub for Point {
        type Output = Step;

        fn sub(self, other: Point) -> Step {
            Step { x: self.x - other.x, y: self.y - other.y }
        }
    }

    pub fn moved(point: impl Into<Point>, step: impl Into<Step>) -> Point {
        let point = point.into();
        let step = step.into();
        Point { x: point.x + step.x, y: point.y + step.y }
    }

    pub fn points(i: u32) -> f32 {
        let x = i as f32;
        let first = moved((1.0, x), (0.5, 0.25));
        let second = moved(first, (x, 1.0)) - (0.5, 0.25);
        let step = second - first;
        let (left, right) = second.into();
        first.x + 10.0 * first.y + 100.0 * step.x + 1000.0 * (left - right)
    }

    #[derive(Clone, Copy)]
    pub struct Cell<T>(pub T);

    pub fn cells(i: u32) -> f32 {
        let cell = Cell(if i > 1 { 1.5f32 } else { i as f32 });
        let limit = Cell(f32::MAX);
        cell.0.min(limit.0)
    }

    pub trait Named {
        fn code(&self) -> u32;
    }

    impl Named for f32 {
        fn code(&self) -> u32 {
            (*self * 4.0) as u32
        }
    }

    impl Named for u32 {
        fn code(&self) -> u32 {
            *self + 7
        }
    }

    pub fn code_of<T: Named>(of: T) -> u32 {
        of.code()
    }

    // Only `f32` has the trait among floats, and only `u32` among integers.
    pub fn codes(i: u32) -> u32 {
        code_of(1.5) + 100 * code_of(i) + 1000 * code_of(2)
    }

    pub trait Unit: Sized {
        fn unit() -> Self;

        fn reset(&mut self) {
            *self = Unit::unit();
        }
    }

    impl Unit for f32 {
        fn unit() -> f32 {
            2.5
        }
    }

    impl Unit for u32 {
        fn unit() -> u32 {
            3
        }
    }

    pub trait Top {
        fn top() -> Self;
    }

    impl<T: Unit> Top for T {
        fn top() -> T {
            Unit::unit()
        }
    }

    pub fn units(i: u32) -> f32 {
        let (mut x, mut n) = (i as f32, i);
        x.reset();
        n.reset();
        x + 10.0 * n as f32 + 100.0 * <f32 as Top>::top() + 1000.0 * <u32 as Top>::top() as f32
    }

    pub struct Dice(u32);

    impl Dice {
        pub fn new(seed: u32) -> Dice {
            Dice(seed)
        }

        pub fn roll(&mut self) -> u32 {
            self.0 = self.0 * 13 + 5;
            self.0 % 6
        }

        pub fn first(seed: u32) -> u32 {
            Dice::new(seed).roll()
        }
    }
}

#[kernel(workgroup_size = 1)]
fn types_told(numbers: &mut [f32], words: &mut [u32]) {
    let i = workgroup_id().x;
    numbers[3 * i] = told::points(i);
    numbers[3 * i + 1] = told::cells(i);
    numbers[3 * i + 2] = told::units(i);
    words[2 * i] = told::codes(i);
    words[2 * i + 1] = told::Dice::first(i) + 10 * told::Dice::new(i + 1).roll();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut numbers = device.zeroed::<f32>(12)?;
    let mut words = device.zeroed::<u32>(8)?;
    types_told(&mut numbers, &mut words).workgroups(4).run()?;
    let expected = (0..4).flat_map(|i| [told::points(i), told::cells(i), told::units(i)]);
    assert_eq!(numbers.read()?, expected.collect::<Vec<_>>());
    let expected =
        (0..4).flat_map(|i| [told::codes(i), told::Dice::first(i) + 10 * told::Dice::new(i + 1).roll()]);
    assert_eq!(words.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
