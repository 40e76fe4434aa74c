//! Items without attributes are not unused if kernels use them.
#![deny(dead_code)]

use dsl_runtime::prelude::*;

trait Layout {
    const WIDTH: u32;
    fn index(x: u32, y: u32) -> u32;
    fn half(&self, of: u32) -> u32 {
        of / 2
    }
}

struct Rows;

impl Layout for Rows {
    const WIDTH: u32 = 8;
    fn index(x: u32, y: u32) -> u32 {
        y * Self::WIDTH + x
    }
}

fn largest<T: Copy + PartialOrd, const N: usize>(of: [T; N]) -> T {
    let mut largest = of[0];
    for x in of {
        if x > largest {
            largest = x;
        }
    }
    largest
}

fn twice(x: f32, f: impl Fn(f32) -> f32) -> f32 {
    f(f(x))
}

#[derive(Clone, Copy)]
enum Shape {
    Point,
    Circle(f32),
    Box { width: f32, height: f32 },
    Unused,
}

impl Shape {
    fn area(self) -> f32 {
        match self {
            Shape::Circle(r) => r * r,
            Shape::Box { width, height } => width * height,
            _ => 0.0,
        }
    }

    fn dead(self) -> f32 {
        0.0
    }
}

struct Pair<T> {
    first: T,
    second: T,
    never_read: T,
}

impl<T: Copy> Pair<T> {
    fn new(first: T, second: T) -> Self {
        Pair { first, second, never_read: first }
    }
}

fn dead<T: Copy>(x: T) -> T {
    x
}

#[kernel(workgroup_size = 64, instances(L = [Rows]))]
fn rows<L: Layout>(x: &mut [f32]) {
    let i = L::index(global_invocation_id().x, 0);
    let pair = Pair::new(Shape::Circle(x[i]), Shape::Box { width: x[i], height: 2.0 });
    let other = if x[i] > 3.0 { Shape::Point } else { pair.first };
    x[i] = twice(largest([other.area(), 1.0]), |x| x + pair.second.area());
}

fn only_in_a_dead_kernel(x: f32) -> f32 {
    x
}

#[kernel(workgroup_size = 64)]
fn dead_kernel(x: &mut [f32]) {
    let i = global_invocation_id().x;
    x[i] = only_in_a_dead_kernel(x[i]);
}

fn main() {
    _ = rows::<Rows>;
}
