//! Enums with data: unit, tuple and struct variants, generic enums, methods, constants, derived
//! equality and defaults. Values, nested patterns, or-patterns, guards, patterns behind `&` and
//! `&mut`. Imported variants, variants as functions. In structs, arrays, options, tuples and
//! workgroup memory. The functions of this file run in kernels and on the host.

use dsl_runtime::prelude::*;

#[device]
mod shapes {
    use dsl_runtime::prelude::*;

    use self::Solid::{Ball, Cuboid as Box3};

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Shape {
        Empty,
        Circle(f32),
        Rect { w: f32, h: f32 },
        Polygon(u32, [f32; 2]),
    }

    impl Shape {
        pub const UNIT: Shape = Shape::Circle(1.0);

        pub const fn square(side: f32) -> Self {
            Self::Rect { w: side, h: side }
        }

        pub fn area(&self) -> f32 {
            match self {
                Shape::Empty => 0.0,
                Shape::Circle(r) => 3.0 * *r * r,
                Self::Rect { w, h } => w * h,
                Self::Polygon(n, [a, b]) => *n as f32 * (a + b),
            }
        }

        pub fn scale(&mut self, k: f32) {
            match self {
                Shape::Circle(r) => *r *= k,
                Shape::Rect { w, h } => {
                    *w *= k;
                    *h *= k;
                }
                Shape::Polygon(_, sides) => sides[1] *= k,
                Shape::Empty => {}
            }
        }

        pub fn grown(self) -> Option<Shape> {
            Some(match self {
                Self::Empty => return None,
                Self::Circle(r) => Self::Circle(r + 1.0),
                Self::Rect { h: 0.0..=1.0, w } => Self::Rect { w, h: 2.0 },
                Self::Rect { w, .. } if w > 10.0 => Self::square(w),
                other @ (Self::Rect { .. } | Self::Polygon(..)) => other,
            })
        }

        pub fn meets(&self, other: &Shape) -> f32 {
            match (self, other) {
                (Shape::Circle(a), Shape::Circle(b)) => a.max(*b),
                (Shape::Rect { w: a, .. } | Shape::Circle(a), Shape::Rect { h: b, .. }) => a + b,
                (_, Shape::Empty) | (Shape::Empty, _) => -1.0,
                (Shape::Polygon(n, ..), _) | (_, Shape::Polygon(n, ..)) => *n as f32,
                (Shape::Rect { h, .. }, Shape::Circle(r)) => h - r,
            }
        }
    }

    /// A distance function, dispatched by an enum.
    #[derive(Clone, Copy, PartialEq)]
    pub enum Solid {
        Ball { radius: i32 },
        Cuboid(IVec3),
        Shell(i32, Hollow),
    }

    #[derive(Clone, Copy, PartialEq)]
    pub enum Hollow {
        Open(bool),
        Filled(u32, u32),
    }

    #[derive(Clone, Copy)]
    pub struct Placed {
        pub solid: Solid,
        pub at: IVec3,
    }

    impl Placed {
        pub fn distance(&self, p: IVec3) -> i32 {
            let p = p - self.at;
            match self.solid {
                Ball { radius } => p.x.abs() + p.y.abs() + p.z.abs() - radius,
                Box3(half) => {
                    let q = p.abs() - half;
                    q.x.max(q.y).max(q.z)
                }
                Solid::Shell(r, Hollow::Open(true)) => (p.x - r).abs(),
                Solid::Shell(r, Hollow::Open(false)) => r - p.x,
                Solid::Shell(r, Hollow::Filled(n @ 0..=3, m) | Hollow::Filled(m, n)) => {
                    r + n as i32 - m as i32
                }
            }
        }
    }

    /// A generic enum.
    #[derive(Clone, Copy, PartialEq)]
    pub enum Tree<T> {
        Leaf(T),
        Pair { left: T, right: T },
    }

    impl<T: Copy> Tree<T> {
        pub fn first(self) -> T {
            match self {
                Tree::Leaf(x) | Tree::Pair { left: x, .. } => x,
            }
        }

        pub fn map_pair(self, f: impl Fn(T, T) -> T) -> Tree<T> {
            match self {
                Tree::Leaf(x) => Tree::Leaf(f(x, x)),
                Tree::Pair { left, right } => Tree::Pair { left: f(left, right), right: left },
            }
        }
    }

    #[derive(Clone, Copy, Default, PartialEq)]
    pub enum Mode {
        Fast(u32),
        #[default]
        Idle,
        Slow {
            steps: u32,
        },
    }

    #[derive(Clone, Copy, Default, PartialEq)]
    pub struct State {
        pub mode: Mode,
        pub ticks: u32,
    }

    impl State {
        /// One step of a state machine.
        pub fn step(&mut self, input: u32) {
            use Mode::*;
            self.ticks += 1;
            self.mode = match (self.mode, input % 4) {
                (Idle, 0) => Idle,
                (Idle, n) => Slow { steps: n },
                (Slow { steps: 0 }, n) => Fast(n),
                (Slow { steps }, _) => Slow { steps: steps - 1 },
                (Fast(n), 0 | 1) if n > 2 => Idle,
                (Fast(n), m) => Fast(n + m),
            };
            if let Fast(n) = &mut self.mode {
                *n ^= 1;
            }
        }

        pub fn number(&self) -> u32 {
            let Mode::Slow { steps } = self.mode else {
                return match &self.mode {
                    Mode::Fast(n) => 100 + *n,
                    _ => 7,
                };
            };
            200 + steps
        }
    }

    pub fn make(n: u32, x: f32) -> Shape {
        match n % 5 {
            0 => Shape::Empty,
            1 => Shape::Circle(x),
            2 => Shape::Rect { h: x, w: 2.0 },
            3 => Shape::square(x + 9.0),
            _ => Shape::Polygon(n, [x, 1.0]),
        }
    }

    pub fn solid(n: u32) -> Solid {
        match n % 6 {
            0 => Ball { radius: n as i32 },
            1 => Box3(IVec3::new(1, n as i32, 3)),
            2 => Solid::Shell(5, Hollow::Open(n > 8)),
            3 => Solid::Shell(n as i32, Hollow::Filled(n, 2)),
            _ => Solid::Shell(n as i32, Hollow::Filled(1, n)),
        }
    }

    pub fn of_shapes(n: u32, x: f32) -> [f32; 12] {
        let mut out = [0.0; 12];
        let mut shape = make(n, x);
        out[0] = shape.area();
        shape.scale(2.0);
        out[1] = shape.area();
        let all = [shape, Shape::UNIT, make(n + 1, x + 1.0), Shape::Empty];
        for (at, other) in all.iter().enumerate() {
            out[2] += other.area();
            out[3] += shape.meets(other) * (at as f32 + 1.0);
            if let Shape::Rect { w, h } | Shape::Polygon(_, [w, h]) = other {
                out[4] += *w - h;
            }
        }
        out[5] = match shape.grown() {
            Some(Shape::Circle(r)) => r,
            Some(Shape::Rect { w, h: 2.0 }) => w + 50.0,
            Some(grown) => grown.area(),
            None => -2.0,
        };
        out[6] = if shape == all[2] { 1.0 } else { 0.0 };
        out[7] = if matches!(shape, Shape::Rect { w: 1.0..=4.0, .. }) { 1.0 } else { 0.0 };
        let made = if x > 2.0 { Some(x) } else { None }.map(Shape::Circle);
        if let Some(Shape::Circle(r)) = made {
            out[8] = r;
        } else if let Shape::Circle(r) = shape {
            out[8] = -r;
        }
        let wrap = Shape::Circle;
        out[9] = wrap(x).area() + wrap(2.0).meets(&Shape::square(3.0));
        let mut changed = all;
        for other in changed.iter_mut() {
            if let Shape::Circle(r) = other {
                *r += 1.0;
            }
            other.scale(3.0);
        }
        out[10] = changed[0].area() + changed[1].area();
        let mut stack = [make(n, x), make(n, x), Shape::UNIT, Shape::Empty];
        let mut top = 0;
        while let Shape::Circle(r) | Shape::Rect { w: r, .. } = stack[top] {
            out[11] += r;
            stack[top] = Shape::Empty;
            top = (top + 1) % 4;
        }
        out
    }

    pub fn of_solids(n: u32, k: u32) -> [i32; 8] {
        let mut out = [0; 8];
        let placed = Placed { solid: solid(n), at: IVec3::new(1, k as i32, 2) };
        let other = Placed { solid: solid(k), ..placed };
        let p = IVec3::new(k as i32, 3, n as i32);
        out[0] = placed.distance(p);
        out[1] = other.distance(p);
        out[2] = if placed.solid == other.solid { 1 } else { 0 };
        out[3] = if solid(n) != Solid::Shell(5, Hollow::Open(false)) { 1 } else { 0 };
        let tree = if n % 2 == 0 { Tree::Leaf(k) } else { Tree::Pair { left: n, right: k } };
        out[4] = tree.first() as i32;
        let sum = tree.map_pair(|a, b| a * 2 + b);
        out[5] = sum.first() as i32;
        out[6] = match sum {
            Tree::Pair { left, right } if left > right => 3,
            Tree::Pair { .. } => 4,
            Tree::Leaf(l) => l as i32,
        };
        let nested = Tree::Pair { left: solid(n), right: solid(k) };
        out[7] = match (nested, k % 3) {
            (Tree::Leaf(_), _) => 0,
            (Tree::Pair { left: Solid::Shell(r, _), .. }, 0) => r,
            (Tree::Pair { left: Solid::Shell(..), right: Solid::Ball { radius } }, _) => radius,
            (Tree::Pair { right, .. }, _) => match right {
                Solid::Cuboid(half) => half.y,
                _ => -1,
            },
        };
        out
    }

    pub fn of_states(n: u32, k: u32) -> u32 {
        let mut state = State::default();
        let mut sum = 0;
        for i in 0..8 {
            state.step(n.wrapping_mul(i + 1) ^ k);
            sum = sum * 3 + state.number();
        }
        if state == State::default() { 1 } else { sum + state.ticks }
    }
}

#[kernel(workgroup_size = 1)]
fn of_shapes(n: &[u32], out: &mut [f32]) {
    for i in 0..n.len() {
        let of_shapes = shapes::of_shapes(n[i], n[n.len() - 1 - i] as f32);
        for j in 0..12 {
            out[i * 12 + j] = of_shapes[j];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn of_solids(n: &[u32], out: &mut [i32]) {
    for i in 0..n.len() {
        let of_solids = shapes::of_solids(n[i], n[n.len() - 1 - i]);
        for j in 0..8 {
            out[i * 8 + j] = of_solids[j];
        }
    }
}

#[kernel(workgroup_size = 32)]
fn of_states(n: &[u32], out: &mut [u32]) {
    let i = local_invocation_index();
    out[i] = shapes::of_states(n[i], n[31 - i]);
}

/// Enums in workgroup memory, chosen by data.
#[kernel(workgroup_size = 32)]
fn shared(n: &[u32], out: &mut [i32]) {
    use shapes::Hollow::*;
    use shapes::Solid;
    workgroup_var!(solids: [shapes::Tree<u32>; 32]);
    let i = local_invocation_index();
    solids[i] = match n[i] % 3 {
        0 => shapes::Tree::Leaf(n[i]),
        _ => shapes::Tree::Pair { left: i, right: n[i] },
    };
    workgroup_barrier();
    let other = solids[31 - i];
    let solid = Solid::Shell(i as i32, if i < 7 { Open(true) } else { Filled(other.first(), 1) });
    out[i] = match solid {
        Solid::Shell(r, Filled(a, b)) => r * 1000 + a as i32 * 10 + b as i32,
        Solid::Shell(r, Open(_)) => r,
        Solid::Ball { .. } | Solid::Cuboid(_) => -1,
    };
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers: Vec<u32> = (0..32).map(|n| n * 7 % 23).collect();
    let n = device.buffer(&numbers)?;
    let mut shapes = device.zeroed::<f32>(numbers.len() * 12)?;
    of_shapes(&n, &mut shapes).workgroups(1).run()?;
    let mut solids = device.zeroed::<i32>(numbers.len() * 8)?;
    of_solids(&n, &mut solids).workgroups(1).run()?;
    let mut states = device.zeroed::<u32>(numbers.len())?;
    of_states(&n, &mut states).workgroups(1).run()?;
    let pairs: Vec<(u32, u32)> =
        numbers.iter().zip(numbers.iter().rev()).map(|(n, k)| (*n, *k)).collect();
    let expected: Vec<f32> =
        pairs.iter().flat_map(|(n, k)| shapes::of_shapes(*n, *k as f32)).collect();
    assert_eq!(shapes.read()?, expected);
    let expected: Vec<i32> = pairs.iter().flat_map(|(n, k)| shapes::of_solids(*n, *k)).collect();
    assert_eq!(solids.read()?, expected);
    let expected: Vec<u32> = pairs.iter().map(|(n, k)| shapes::of_states(*n, *k)).collect();
    assert_eq!(states.read()?, expected);

    let mut out = device.zeroed::<i32>(32)?;
    shared(&n, &mut out).workgroups(1).run()?;
    let expected: Vec<i32> = (0..32)
        .map(|i| {
            let (at, of) = (31 - i, numbers[31 - i]);
            let first = if of % 3 == 0 { of } else { at as u32 };
            if i < 7 { i as i32 } else { i as i32 * 1000 + first as i32 * 10 + 1 }
        })
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
