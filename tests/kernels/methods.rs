//! Methods, associated functions, constants and types, operators, traits with default methods,
//! generic functions.

use dsl_runtime::prelude::*;

/// Types with methods.
#[device]
pub mod shapes {
    use std::ops::{Add, Mul, Neg};

    use super::*;

    /// A complex number.
    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub struct Complex {
        /// The real part.
        pub re: f32,
        /// The imaginary part.
        pub im: f32,
    }

    impl Complex {
        /// The imaginary unit.
        pub const I: Complex = Complex { re: 0.0, im: 1.0 };
        /// Made of two numbers.
        pub fn new(re: f32, im: f32) -> Self {
            Self { re, im }
        }
        /// The square of its absolute value.
        pub fn norm_squared(&self) -> f32 {
            self.re * self.re + self.im * self.im
        }
        /// Scales it, gives what it was.
        pub fn scale(&mut self, by: f32) -> Self {
            let old = *self;
            self.re *= by;
            self.im *= by;
            old
        }
        /// Twice.
        pub fn scaled(mut self, by: f32) -> Self {
            self.scale(by);
            self.scale(by);
            self
        }
    }

    impl Add for Complex {
        type Output = Complex;
        fn add(self, other: Complex) -> Self::Output {
            Complex::new(self.re + other.re, self.im + other.im)
        }
    }
    impl Mul for Complex {
        type Output = Self;
        fn mul(self, other: Self) -> Self {
            Self::new(
                self.re * other.re - self.im * other.im,
                self.re * other.im + self.im * other.re,
            )
        }
    }
    impl Mul<f32> for Complex {
        type Output = Self;
        fn mul(self, by: f32) -> Self {
            Self { re: self.re * by, im: self.im * by }
        }
    }
    impl Neg for Complex {
        type Output = Self;
        fn neg(self) -> Self {
            Self { re: -self.re, im: -self.im }
        }
    }

    /// Shapes with an area.
    pub trait Shape {
        /// How many sides.
        const SIDES: u32 = 4;
        /// The area.
        fn area(&self) -> f32;
        /// Twice the area.
        fn double(&self) -> f32 {
            self.area() * 2.0
        }
        /// As a function.
        fn sides() -> u32 {
            Self::SIDES
        }
    }

    /// A square.
    #[derive(Debug, Clone, Copy)]
    pub struct Square(pub f32);
    impl Square {
        /// Side 1.
        pub fn unit() -> Self {
            Self(1.0)
        }
    }
    impl Shape for Square {
        fn area(&self) -> f32 {
            self.0 * self.0
        }
    }

    /// A triangle.
    #[derive(ShaderType, Debug, Clone, Copy)]
    pub struct Triangle {
        /// Its base.
        pub base: f32,
        /// Its height.
        pub height: f32,
    }
    impl Shape for Triangle {
        const SIDES: u32 = 3;
        fn area(&self) -> f32 {
            self.base * self.height / 2.0
        }
        fn double(&self) -> f32 {
            self.base * self.height + 0.25
        }
    }

    /// Values that can be doubled.
    pub trait Twice {
        /// The double.
        fn twice(self) -> Self;
        /// Not the one of numbers, which comes first.
        fn sqrt(self) -> Self;
    }
    impl Twice for f32 {
        fn twice(self) -> f32 {
            self * 2.0
        }
        fn sqrt(self) -> f32 {
            -1.0
        }
    }
    impl Twice for u32 {
        fn twice(self) -> u32 {
            self << 1
        }
        fn sqrt(self) -> u32 {
            77
        }
    }

    /// A trait of numbers: in functions, where its name stands for the methods.
    pub fn quadrupled<T: Twice>(x: T) -> T {
        x.twice().twice()
    }
    /// The number's own method.
    pub fn root_of(x: f32) -> f32 {
        x.sqrt()
    }
    impl Triangle {
        /// Another type has a method of this name without a result.
        pub fn set(&self, base: f32) -> f32 {
            self.base + base
        }
    }
    impl Square {
        /// Changes it.
        pub fn set(&mut self, side: f32) {
            self.0 = side;
        }
    }
    /// Area and sides.
    pub fn measure<S: Shape>(shape: &S) -> f32 {
        shape.area() * 10.0 + S::SIDES as f32
    }
    /// The greater, by area.
    pub fn larger<S: Shape + Copy>(a: S, b: S) -> S {
        if a.area() > b.area() { a } else { b }
    }
    /// Adds N times.
    pub fn repeat<const N: u32>(x: f32) -> f32 {
        let mut sum = 0.0;
        for _ in 0..N {
            sum += x;
        }
        sum
    }
}
use shapes::{Complex, Shape, Square, Triangle, larger, measure, quadrupled, repeat, root_of};

#[kernel(workgroup_size = 1)]
fn methods(x: f32, n: u32, numbers: &mut [Complex], out: &mut [f32]) {
    let c = Complex::new(x, 1.0) + Complex::I * Complex { re: 2.0, ..Complex::I } * 0.5;
    out[0] = c.re;
    out[1] = (-c).im;
    out[2] = c.norm_squared();
    let mut d = c;
    // The old value and the new one.
    out[3] = d.re * 100.0 + d.scale(2.0).re * 10.0 + d.re;
    out[4] = d.scaled(2.0).re - d.re;
    let mut i = 0;
    let e = &mut numbers[i];
    i += 1;
    e.scale(3.0);
    e.re += 1.0;
    let same = e;
    same.im += 1.0;
    numbers[i].scale(5.0);
    let square = Square(x);
    let triangle = Triangle { base: x, height: 2.0 };
    out[5] = measure(&square) + measure(&triangle);
    out[6] = square.double() + triangle.double() + Square::unit().area();
    out[7] = (Square::sides() * 10 + Triangle::SIDES) as f32;
    out[8] = larger(square, Square::unit()).0 + larger::<Triangle>(triangle, triangle).base;
    out[9] = quadrupled(1.5) + quadrupled(n) as f32;
    let mut squares = [square, square];
    squares[n % 2].set(triangle.set(1.0));
    for s in &mut squares {
        if s.0 > x {
            s.set(s.0 * 2.0)
        }
    }
    out[11] = squares[0].0 * 100.0 + squares[1].0;
    out[10] = repeat::<3>(x) + 16f32.sqrt() + root_of(16.0) + n as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (x, n) = (3.0f32, 5u32);
    let start = [Complex::new(1.0, 2.0), Complex::new(3.0, 4.0)];
    let mut numbers = device.buffer(&start)?;
    let mut out = device.zeroed::<f32>(12)?;
    methods(x, n, &mut numbers, &mut out).workgroups(1).run()?;

    let c = Complex::new(x, 1.0) + Complex::I * Complex { re: 2.0, ..Complex::I } * 0.5;
    let mut d = c;
    let scaled = d.re * 100.0 + d.scale(2.0).re * 10.0 + d.re;
    let (square, triangle) = (Square(x), Triangle { base: x, height: 2.0 });
    let expected = [
        c.re,
        (-c).im,
        c.norm_squared(),
        scaled,
        d.scaled(2.0).re - d.re,
        measure(&square) + measure(&triangle),
        square.double() + triangle.double() + Square::unit().area(),
        43.0,
        larger(square, Square::unit()).0 + larger(triangle, triangle).base,
        quadrupled(1.5f32) + quadrupled(n) as f32,
        repeat::<3>(x) + 16f32.sqrt() + root_of(16.0) + n as f32,
        300.0 + (x + 1.0) * 2.0,
    ];
    assert_eq!(out.read()?, expected);
    assert_eq!(numbers.read()?, [Complex::new(4.0, 7.0), Complex::new(15.0, 20.0)]);
    Ok(())
}
