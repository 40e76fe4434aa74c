//! Ordinary Rust: `impl Trait` as a parameter, `#[derive(Default)]` and `..Default::default()`,
//! supertraits, default methods, associated constants, `where`. Labelled blocks with values,
//! `matches!` with guards, closures that change variables, arrays of tuples and tuples of arrays.

use dsl_runtime::prelude::*;

#[device]
mod shapes {
    use dsl_runtime::prelude::*;

    /// Shapes with an area.
    pub trait Shape {
        /// How many sides it has.
        const SIDES: u32;

        /// How large it is.
        fn area(&self) -> f32;

        /// Of two.
        fn twice(&self) -> f32 {
            self.area() * 2.0
        }
    }

    /// Shapes with a height.
    pub trait Solid: Shape {
        /// How much fits into it.
        fn volume(&self, height: f32) -> f32 {
            self.area() * height
        }
    }

    /// A square.
    #[derive(Debug, Clone, Copy, Default, PartialEq)]
    pub struct Square(pub f32);

    /// A rectangle with a margin.
    #[derive(Debug, Clone, Copy, Default, PartialEq)]
    pub struct Sheet {
        /// Width and height.
        pub size: Vec2,
        /// On each side.
        pub margins: [f32; 2],
        /// How many, and whether they are printed.
        pub count: (u32, bool),
        /// Cut out of it.
        pub hole: Square,
    }

    impl Shape for Square {
        const SIDES: u32 = 4;

        fn area(&self) -> f32 {
            self.0 * self.0
        }
    }

    impl Solid for Square {}

    impl Shape for Sheet {
        const SIDES: u32 = 8;

        fn area(&self) -> f32 {
            self.size.x * self.size.y - self.margins[0] - self.margins[1] - self.hole.area()
        }

        fn twice(&self) -> f32 {
            self.area() + 1000.0
        }
    }

    /// Of anything with an area.
    pub fn described<S>(shape: &S) -> f32
    where
        S: Shape,
    {
        shape.twice() + S::SIDES as f32
    }

    /// Of two things, each of its own type.
    pub fn both(a: impl Shape, b: &impl Shape) -> f32 {
        a.area() * 100.0 + b.area()
    }

    impl Sheet {
        /// The part above a limit.
        pub fn more_than(&self, other: &impl Shape) -> f32 {
            self.area() - other.area()
        }
    }
}

use shapes::{Shape, Sheet, Solid, Square, both, described};

#[device]
fn sheets(x: f32) -> [f32; 4] {
    let sheet = Sheet { size: vec2(x, 3.0), count: (2, true), ..Default::default() };
    let other = Sheet { margins: [1.0, x], ..sheet };
    let none = Sheet::default();
    [
        both(sheet, &Square(x)) + both(Square(2.0), &other),
        described(&Square(x)) + described(&other) + Square(x).volume(0.5),
        sheet.more_than(&Square(1.0)) + none.area(),
        (none == Sheet { hole: Square::default(), ..none } && !none.count.1) as u32 as f32,
    ]
}

#[device]
fn walked(n: u32) -> u32 {
    let places = [(1u32, 2u32), (3, 0), (5, 5), (n, 1)];
    let found = 'found: {
        for (i, (a, b)) in places.into_iter().enumerate() {
            if matches!((a, b), (k @ 3.., _) | (_, k @ 4..) if k > 4) {
                break 'found i as u32 * 10 + a;
            }
        }
        99
    };
    let mut calls = 0;
    let mut total = 0;
    let mut add = |x: u32| {
        calls += 1;
        total += x * calls;
    };
    for (a, b) in places {
        add(a);
        add(b);
    }
    let mut changed = places;
    for (a, b) in &mut changed {
        *a += *b;
        std::mem::swap(a, b);
    }
    for (i, (a, b)) in changed.iter().enumerate() {
        total += (*a + 10 * *b) * i as u32;
    }
    let columns = ([1u32, 2, 3], [n; 2]);
    total += columns.0.iter().rev().zip(columns.1).map(|(a, b)| a * b).sum::<u32>();
    found * 1000 + total
}

#[kernel(workgroup_size = 1)]
fn rust_idioms(x: f32, n: u32, out: &mut [f32], walk: &mut [u32]) {
    let all = sheets(x);
    for i in 0..4 {
        out[i] = all[i];
    }
    walk[0] = walked(n);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    for (x, n) in [(2.0, 7), (4.0, 0)] {
        let (mut out, mut walk) = (device.zeroed::<f32>(4)?, device.zeroed::<u32>(1)?);
        rust_idioms(x, n, &mut out, &mut walk).workgroups(1).run()?;
        assert_eq!(out.read()?, sheets(x));
        assert_eq!(walk.read()?, [walked(n)]);
    }
    Ok(())
}
