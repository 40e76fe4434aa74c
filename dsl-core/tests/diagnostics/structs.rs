//! Structs, enums, methods, operators and traits.

#[device]
mod shapes {
    #[derive(ShaderType, Clone, Copy)]
    pub struct Point {
        pub x: f32,
        pub y: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Mode {
        Fast,
        Slow,
    }
    pub struct Sum;
    pub trait Shape {
        fn area(&self) -> f32;
    }
    impl Shape for Point {
        fn area(&self) -> f32 {
            self.x * self.y
        }
    }
    impl Point {
        pub fn grow(&mut self, by: f32) {
            self.x += by;
        }
    }
    impl std::ops::Add for Point {
        type Output = Point;
        fn add(self, other: Point) -> Point {
            Point { x: self.x + other.x, y: self.y + other.y }
        }
    }
    pub fn neutral<T: Default>() -> u32 {
        1
    }
}
use shapes::{Mode, Point, Shape, Sum};

#[kernel(workgroup_size = 1)]
fn literals(x: f32, n: u32, out: &mut [f32]) {
    let a = Point { x };
    //~^ K0305 the value of `y` is missing
    let b = Point { x, y: x, z: x };
    //~^ K0305 there is no member `z`: the members are `x`, `y`
    let c = Point { x, x: 1.0, y: x };
    //~^ K0305 `x` is given twice
    let d = Point { x: n, y: x };
    //~^ K0301 expected `f32`, found `u32`
    let e = Sum;
    //~^ K0201 pass a type as a type argument, `f::<Sum>(…)`
    let f = Nothing { x };
    //~^ K0203 no type `Nothing`
    let g = Point { x, y: x };
    out[0] = g.z;
    //~^ K0305 `Point` has no
    let Point { z, .. } = g;
    //~^ K0305
    let Point { x } = g;
    //~^ K0305 the pattern leaves out `y`: add `..`
    let Point { x: 1.0, y } = g;
    //~^ K0313 this pattern may not match
    let h = (x, n).2;
    //~^ K0305
    let i = Point;
    //~^ K0309 `Point` is a struct, not a value
    let j = Mode;
    //~^ K0201 write a variant with its enum, `State::Idle`
}

#[kernel(workgroup_size = 1)]
fn methods(x: f32, n: u32, points: &mut [Point], out: &mut [f32]) {
    let p = Point { x, y: x };
    p.grow(1.0);
    //~^ K0310 cannot assign to `p`, which is not mutable: declare it `mut p`
    let mut q = p;
    q.grow();
    //~^ K0303 `grow` takes 1 argument, not 0
    q.grow(n);
    //~^ K0301 expected `f32`, found `u32`
    q.shrink(1.0);
    //~^ K0202 `Point` has no method `shrink`
    n.grow(1.0);
    //~^ K0304 `u32` has no method `grow`
    (if n > 1 { p } else { q }).grow(1.0);
    //~^ K0301 this is a value, and `self` takes a reference to a variable: write `&mut …`
    let mut s = q;
    (if n > 1 { &mut q } else { &mut s }).grow(1.0);
    //~^ K0104 a `&mut` reference is not a value in kernels
    //~^^ K0104 a `&mut` reference is not a value in kernels
    let r = &points[0];
    r.grow(1.0);
    //~^ K0301 this is a `&` reference, and `self` takes `&mut …`
    let s = &mut r.x;
    //~^ K0310 cannot store through `r`, which is a `&` reference: make it `&mut`
    r.x = 1.0;
    let t = Point::origin();
    //~^ K0202 `Point` has no function `origin`
    let u = Point::ORIGIN;
    //~^ K0201 `Point` has no constant `ORIGIN`
    let v = <Point as Shape>::perimeter(&p);
    //~^ K0202 `Point` has no function `perimeter`
    let w = p + x;
    //~^ K0301 `+` has operands of different types: `Point` and `f32`
    let k = x * p;
    //~^ K0301 `*` has operands of different types: `f32` and `Point`
    let l = p << n;
    //~^ K0302 `<<` does not exist for `Point`
    let y = p - p;
    //~^ K0302
}

#[kernel(workgroup_size = 1)]
fn enums(n: u32, out: &mut [u32]) {
    let mode = if n > 1 { Mode::Fast } else { Mode::Slow };
    match mode {
        //~^ K0313 this `match` does not cover every value: `Mode::Slow` is missing
        Mode::Fast => {}
    }
    match (mode, n > 1) {
        (Mode::Fast, _) => {}
        (Mode::Slow, true | false) => {}
    }
    match (mode, n > 1) {
        //~^ K0313 this `match` does not cover every value: `(Mode::Slow, false)` is missing
        (Mode::Fast, _) => {}
        (Mode::Slow, true) => {}
    }
    let a = Mode::Medium;
    //~^ K0201 `Mode` has no constant `Medium`
    let b: u32 = Mode::Fast;
    //~^ K0301 expected `u32`, found `Mode`
    out[0] = shapes::neutral();
    //~^ K0307
}

#[derive(ShaderType, Clone, Copy)]
struct Both<T, const N: usize> {
    a: [T; N],
}

#[kernel(workgroup_size = 1)]
fn generic_structs(given: &[Both<f32, 2>], bare: &[Both], out: &mut [f32]) {
    //~^ K0203 `Both` has the generic parameters `T, N`: write them, `Both::<…>`
    let made = Both { a: [1.0, 2.0] };
    let made = Both::<f32, 2> { a: [1, 2] };
    //~^ K0301 expected `[f32; 2]`, found `[{integer}; 2]`
    out[0] = made.a[0] + given[0].a[1] + given[0].b;
    //~^ K0305 `Both<f32, 2>` has no member `b`
}

#[device]
mod names {
    #[derive(ShaderType, Clone, Copy)]
    struct Counter {
        n: u32,
    }

    impl Counter {
        fn len(&self) -> u32 {
            self.n
        }
        fn twice(&self, by: u32) -> u32 {
            self.n * by
        }
    }
}

#[kernel(workgroup_size = 1)]
fn names_of_methods(counters: &[names::Counter], x: &[u32], out: &mut [u32]) {
    let a = counters[0].len() + x.len() + counters.len();
    let b = counters[0].twice(2) + x[0].twice(2);
    //~^ K0304 `u32` has no method `twice`
    let c = counters[0].iter();
    //~^ K0202 `Counter` has no method `iter`
    let d = x[0].len();
    //~^ K0304 `len()` is a method of slices and arrays, not of `u32`
    let e = counters[0].len(1);
    //~^ K0303 `len` takes 0 arguments, not 1
    out[0] = a + b + c + d + e;
}

#[device]
mod sizes {
    #[derive(ShaderType, Clone, Copy)]
    struct Matrix<const R: usize, const C: usize> {
        rows: [[f32; C]; R],
    }

    impl<const R: usize, const K: usize> Matrix<R, K> {
        fn times<const C: usize>(self, other: Matrix<K, C>) -> Matrix<R, C> {
            Matrix::<R, C> { rows: [[self.rows[0][0] + other.rows[0][0]; C]; R] }
        }
        fn scaled<const N: usize>(self) -> f32 {
            self.rows[0][0] * N as f32
        }
        fn with<T: Copy>(self, value: T) -> T {
            value
        }
    }

    fn trace<const N: usize>(of: Matrix<N, N>) -> f32 {
        of.rows[0][0]
    }
}
use sizes::{Matrix, trace};

#[kernel(workgroup_size = 1)]
fn sizes_of_structs(a: &[Matrix<2, 3>], b: &[Matrix<3, 2>], out: &mut [f32]) {
    out[0] = trace(a[0].times(b[0])) + a[0].scaled::<2>();
    out[1] = trace(a[0]);
    //~^ K0301 expected `Matrix<2, 2>`, found `Matrix<2, 3>`
    out[2] = a[0].scaled();
    //~^ K0304 `scaled` has the const parameter `N`, which cannot be inferred
    out[3] = a[0].times(a[1]).rows[0][0];
    //~^ K0301 expected `Matrix<3, 3>`, found `Matrix<2, 3>`
    out[4] = a[0].times::<5>(b[0]).rows[0][0];
    //~^ K0301 expected `Matrix<3, 5>`, found `Matrix<3, 2>`
    out[5] = a[0].with::<f32>(1.0);
}

#[device]
mod totals {
    use core::iter::Sum;

    #[derive(Clone, Copy)]
    pub struct Part {
        pub x: u32,
    }

    impl Sum for Part {
        fn sum<I: Iterator<Item = Part>>(parts: I) -> Part {
            parts.fold(Part { x: 0 }, |sum, part| Part { x: sum.x + part.x })
        }
    }

    impl<'a> Sum<&'a Part> for Part {
        fn sum<I: Iterator<Item = &'a Part>>(parts: I) -> Part {
            parts.fold(Part { x: 0 }, |sum, part| Part { x: sum.x + part.x })
        }
    }
}

/// The items of an array of references may be references after `copied`, too.
#[kernel(workgroup_size = 1)]
fn totals_of_references(y: &mut [u32]) {
    let (a, b) = (totals::Part { x: 1 }, totals::Part { x: 2 });
    let parts = [&a, &b];
    let sum: totals::Part = parts.iter().copied().sum();
    //~^ K0301 only numbers and vectors have a sum or product, not `Part`: write `.fold(start, |a, x| …)`
    //~^^ K0302 `+` does not exist for `Part`
    y[0] = sum.x;
}

#[kernel(workgroup_size = 1)]
fn patterns_of_bytes(x: &[u32], y: &mut [u32]) {
    let word = [b'a', x[0] as u8];
    y[0] = match x[0] {
        b"ab" => 1,
        //~^ K0301 `u32` is not an array, so this pattern cannot match it
        _ => 2,
    };
    y[1] = match &word {
        b"ab" => 1,
        _ => 2,
    };
}
