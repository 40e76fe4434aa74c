//! Data with parts: structs with references, enums with data, own iterators, operators, closures.

use dsl_runtime::prelude::*;

#[device]
mod items {
    use super::*;

    #[derive(Clone, Copy)]
    pub struct Grid<'a> {
        pub cells: &'a [u32],
        pub width: u32,
    }

    impl<'a> Grid<'a> {
        pub fn at(&self, x: u32, y: u32) -> u32 {
            if x < self.width { self.cells[y * self.width + x] } else { 0 }
        }

        pub fn height(&self) -> u32 {
            self.cells.len() / self.width
        }

        pub fn safe(&self, x: u32, y: u32) -> u32 {
            if x < self.width && y < self.height() { self.cells[y * self.width + x] } else { 1 }
        }
    }

    pub struct Stack<'a> {
        pub cells: &'a mut [u32; 8],
        pub top: u32,
    }

    impl<'a> Stack<'a> {
        pub fn push(&mut self, v: u32) -> bool {
            if self.top >= 8 {
                return false;
            }
            self.cells[self.top] = v;
            self.top += 1;
            true
        }

        pub fn pop(&mut self) -> Option<u32> {
            if self.top == 0 {
                return None;
            }
            self.top -= 1;
            Some(self.cells[self.top])
        }

        pub fn peek(&self) -> u32 {
            self.cells[self.top - 1]
        }
    }

    #[derive(Clone, Copy, PartialEq)]
    pub enum Shape {
        Empty,
        Point(u32),
        Span { first: u32, last: u32 },
    }

    impl Shape {
        pub fn of(n: u32, m: u32) -> Shape {
            match n {
                0 => Shape::Empty,
                1..=7 => Shape::Point(m & 15),
                _ => Shape::Span { first: n.min(15), last: m },
            }
        }

        pub fn grown(self, by: u32) -> Shape {
            match self {
                Shape::Empty => Shape::Point(by & 7),
                Shape::Point(at) => Shape::Span { first: at, last: at + by },
                Shape::Span { first, last } => Shape::Span { first, last: last + by },
            }
        }

        pub fn first(&self) -> Option<u32> {
            match self {
                Shape::Empty => None,
                Shape::Point(at) | Shape::Span { first: at, .. } => Some(*at),
            }
        }
    }

    pub struct Down {
        pub left: u32,
        pub by: u32,
    }

    impl Iterator for Down {
        type Item = u32;
        fn next(&mut self) -> Option<u32> {
            if self.left < self.by {
                return None;
            }
            self.left -= self.by;
            Some(self.left)
        }
    }

    #[derive(Clone, Copy)]
    pub struct Angle(pub u32);

    impl Angle {
        pub fn turned(self, by: u32) -> Angle {
            Angle((self.0 + by) % 12)
        }
    }

    impl std::ops::Add<u32> for Angle {
        type Output = Angle;
        fn add(self, by: u32) -> Angle {
            Angle(self.0 + by)
        }
    }

    impl std::ops::AddAssign<u32> for Angle {
        fn add_assign(&mut self, by: u32) {
            self.0 = (self.0 + by) & 15;
        }
    }

    pub trait Slot {
        fn slot(&self) -> u32;
        fn next_slot(&self) -> u32 {
            self.slot() + 1
        }
    }

    impl Slot for Angle {
        fn slot(&self) -> u32 {
            self.0 % 12
        }
    }

    impl Slot for u32 {
        fn slot(&self) -> u32 {
            *self
        }
    }
}
use items::{Angle, Down, Grid, Shape, Slot, Stack};

#[kernel(workgroup_size = 1)]
fn structs_with_slices(x: &[u32], width: u32, a: u32, b: u32, out: &mut [u32]) {
    let grid = Grid { cells: x, width };
    out[0] = grid.safe(a, b);
    if width > 0 {
        if b < grid.height() {
            out[1] = grid.at(a, b);
        }
        if a < width && b < grid.height() {
            out[2] = grid.at(a, b) + x[b * width + a];
        }
    }
    out[3] = grid.at(b, a);
}

#[kernel(workgroup_size = 1)]
fn a_stack(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut cells = [0u32; 8];
    let mut stack = Stack { cells: &mut cells, top: 0 };
    for i in 0..n.min(20) {
        if !stack.push(i & 15) {
            break;
        }
        t[stack.peek() & 15] = 1;
    }
    t[stack.top] = 2;
    while let Some(v) = stack.pop() {
        t[v] = 3;
        if v > 3 && !stack.push(v / 2) {
            break;
        }
        t[stack.top] = 4;
    }
    t[stack.top] = 5;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn enums(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let shape = Shape::of(n, m);
    match shape {
        Shape::Empty => t[n] = 1,
        Shape::Point(at) => t[at] = 2,
        Shape::Span { first, last } if last < 16 => {
            t[first] = 3;
            t[last] = 4;
            for i in first..=last {
                t[i] = 5;
            }
        }
        Shape::Span { first, .. } => t[first] = 6,
    }
    if let Some(at) = shape.first() {
        t[at] = 7;
    }
    let grown = shape.grown(n & 1);
    if let Shape::Span { first, last } = grown {
        t[first] = 8;
        if first <= last {
            t[(last - first).min(15)] = 9;
        }
        t[last] = 10;
    }
    if let Shape::Point(at) = grown {
        t[at + 8] = 11;
    }
    if shape == Shape::Empty {
        t[n + 15] = 12;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn own_iterators(n: u32, by: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    for i in (Down { left: n.min(16), by: 3 }) {
        t[i] = 1;
        t[i + 3] = 2;
        t[i + 2] = 3;
    }
    for i in (Down { left: 16, by }) {
        t[i] = 4;
        if by == 0 {
            break;
        }
    }
    let sum = (Down { left: n & 15, by: 4 }).take(3).map(|i| i / 4).fold(0, |a, b| a + b);
    t[sum] = 5;
    let mut down = Down { left: 15, by: 1 + (n & 3) };
    if let Some(first) = down.next() {
        t[first] = 6;
        t[down.left] = 7;
        t[15 - first] = 8;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn own_operators(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut a = Angle(n & 7);
    a += m;
    t[a.0] = 1;
    a = a + 3;
    t[a.0] = 2;
    t[a.turned(m).0 + 4] = 3;
    t[a.slot()] = 4;
    t[a.next_slot() + 3] = 5;
    if n < 15 {
        t[n.next_slot()] = 6;
        t[n.slot() + 1] = 7;
    }
    t[n.next_slot()] = 8;
    if n.next_slot() < 16 {
        t[n] = 9;
    }
    out[0] = t[3];
}

#[device]
fn adder(by: u32) -> impl Fn(u32) -> u32 {
    move |n| n + by
}

#[device]
fn masked(mask: u32) -> impl Fn(u32) -> u32 {
    move |n| n & mask
}

#[device]
fn apply(f: impl Fn(u32) -> u32, times: u32, n: u32) -> u32 {
    let mut v = n;
    for _ in 0..times.min(5) {
        v = f(v);
    }
    v
}

#[kernel(workgroup_size = 1)]
fn closures(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let add = adder(3);
    let mask = masked(15);
    t[mask(n)] = 1;
    t[mask(add(n))] = 2;
    if n < 13 {
        t[add(n)] = 3;
    }
    if n < 14 {
        t[add(n)] = 4;
    }
    t[apply(&mask, m, n & 15)] = 5;
    t[apply(&add, m, n & 1)] = 6;
    t[apply(&add, 5, n & 1).min(15)] = 7;
    t[apply(|k| k / 2 + 7, m, n & 15)] = 8;
    let mut count = 0u32;
    let mut next = |by: u32| {
        if count + by < 16 {
            count += by;
        }
        count
    };
    t[next(n & 3)] = 9;
    t[next(7)] = 10;
    t[next(m)] = 11;
    t[count] = 12;
    let limit = n.min(16);
    let inside = |k: u32| k < limit;
    if inside(m) {
        t[m] = 13;
    }
    if !inside(m) && m < 16 {
        t[m] = 14;
    }
    out[0] = t[3];
}

#[device]
fn at_most<const N: usize>(t: &mut [u32; N], at: u32) -> u32 {
    if at < N as u32 {
        t[at] = 1;
        at
    } else {
        N as u32 - 1
    }
}

#[device]
fn pair<T: Slot + Copy>(a: T, b: T) -> u32 {
    a.slot() * 2 + b.slot() % 2
}

#[kernel(workgroup_size = 1, instances(N = [1, 5, 16]))]
fn generics<const N: usize>(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; N];
    let mut u = [1u32; 24];
    u[at_most(&mut t, n)] = 1;
    t[at_most(&mut t, m)] = 2;
    t[n % N as u32] = 3;
    if n + 1 < N as u32 {
        t[n] = 4;
        t[n + 1] = 5;
    }
    for i in 0..N as u32 {
        t[N as u32 - 1 - i] = 6;
        t[i / 2] = 7;
        if i + 1 < N as u32 {
            t[i + 1] = 8;
        }
    }
    u[pair(Angle(n), Angle(m))] = 9;
    if n < 12 {
        u[pair(n, m)] = 10;
        u[pair(n, m) + 1] = 11;
    }
    out[0] = t[0] + u[3];
}

#[kernel(workgroup_size = 1)]
fn references(n: u32, m: u32, c: bool, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut a = n & 7;
    let mut b = m & 15;
    {
        let r = &mut a;
        *r += 8;
        t[*r] = 1;
        *r += n & 1;
    }
    t[a] = 2;
    let r = if c { &a } else { &b };
    t[(*r).min(15)] = 3;
    t[*r] = 4;
    let p = &mut b;
    *p = *p / 2 + 8;
    t[*p] = 5;
    b += 1;
    t[b] = 6;
    t[b - 9] = 7;
    let mut u = [n & 15, m & 7, 3];
    for v in u.iter_mut() {
        *v += 1;
    }
    t[u[1] + 7] = 8;
    t[u[0] - 1] = 9;
    t[u[0]] = 10;
    let [x, y, _] = u;
    u[0] = y + (x & 1);
    t[u[0] + 7] = 11;
    t[u[2] + u[1]] = 12;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn arrays_of_arrays(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [[1u32; 4]; 3];
    if n < 12 {
        t[n / 4][n % 4] = 1;
        t[n % 3][n / 3] = 2;
        t[n % 4][n / 4] = 3;
    }
    t[n % 3][m & 3] = 4;
    let row = t[m % 3];
    t[row[0] % 3][row[1] & 3] = 5;
    t[row[0]][0] = 6;
    for (i, row) in t.iter_mut().enumerate() {
        for (j, v) in row.iter_mut().enumerate() {
            *v = i as u32 + j as u32;
        }
    }
    t[t[2][0]][0] = 7;
    t[0][t[1][2]] = 8;
    let v = uvec4(n, m, n & 3, 2);
    out[0] = v[(n & 3) as usize] + t[1][v.z] + t[v.w][v.z];
    out[1] = t[v.x.min(2)][v.y % 4];
    out[2] = t[v.x][0];
}
