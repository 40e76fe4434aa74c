//! Structs with type and const parameters, with methods, operators and constants. They are nested,
//! in buffers, and parameters of generic kernels. Const arguments are inferred from arguments.

use dsl_runtime::prelude::*;

/// Both of something.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Pair<T> {
    /// One.
    pub a: T,
    /// And the other.
    pub b: T,
}

/// Generic types with methods.
#[device]
pub mod generic {
    use std::ops::{Add, AddAssign};

    use super::*;

    /// A stack without a heap.
    pub struct Stack<T, const N: usize> {
        items: [T; N],
        len: u32,
    }

    impl<T: Copy, const N: usize> Stack<T, N> {
        /// How many it can hold.
        pub const CAPACITY: u32 = N as u32;

        /// One that holds nothing.
        pub fn new(nothing: T) -> Self {
            Self { items: [nothing; N], len: 0 }
        }
        /// Puts something on it, unless it is full.
        pub fn push(&mut self, item: T) {
            if self.len < N {
                self.items[self.len] = item;
                self.len += 1;
            }
        }
        /// Takes something off it.
        pub fn pop(&mut self) -> T {
            self.len -= 1;
            self.items[self.len]
        }
        /// Whether there is nothing on it.
        pub fn is_empty(&self) -> bool {
            self.len == 0
        }
    }

    /// A number and its weight.
    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub struct Weighted<T> {
        /// The number.
        pub value: T,
        /// Its weight.
        pub weight: f32,
    }

    impl<T: Add<Output = T>> Add for Weighted<T> {
        type Output = Self;
        fn add(self, other: Self) -> Self {
            Self { value: self.value + other.value, weight: self.weight + other.weight }
        }
    }

    impl<T: AddAssign> AddAssign<T> for Weighted<T> {
        fn add_assign(&mut self, other: T) {
            self.value += other;
        }
    }
}
use generic::{Stack, Weighted};

#[device]
fn total<const N: usize>(list: &[u32; N]) -> u32 {
    list.iter().sum::<u32>() * N
}

#[device]
fn corner<T, const N: usize, const M: usize>(table: [[T; M]; N]) -> T {
    table[N - 1][M - 1]
}

#[kernel(workgroup_size = 1, instances(T = [f32, u32, Vec2]))]
fn swap<T>(pairs: &mut [Pair<T>], nested: &[Pair<Pair<T>>], turn: Pair<u32>) {
    for pair in pairs.iter_mut() {
        let Pair { a, b } = *pair;
        *pair = Pair::<T> { a: b, b: a };
    }
    if turn.a > turn.b {
        pairs[0].a = nested[0].b.a;
    }
}

#[kernel(workgroup_size = 1)]
fn types(n: u32, out: &mut [u32], sums: &mut [Weighted<f32>], whole: &mut [Weighted<u32>]) {
    let mut stack = Stack::<u32, 4>::new(0);
    let mut points = Stack::<Vec2, 2>::new(Vec2::ZERO);
    for i in 0..n {
        stack.push(i * 3);
        points.push(vec2(i as f32, 1.0));
    }
    let mut digits = 0;
    while !stack.is_empty() {
        digits = digits * 10 + stack.pop();
    }
    out[0] = digits;
    out[1] =
        points.pop().x as u32 + 10 * Stack::<Vec2, 2>::CAPACITY + 100 * Stack::<u32, 4>::CAPACITY;
    sums[0] = sums[0] + sums[1];
    sums[1] += 0.5;
    whole[0] = whole[0] + Weighted::<u32> { value: n, weight: 1.0 };
    whole[0] += 3;
    let list = [n, 2, 3];
    let rows = [[1, 2], [3, 4], [5, n]];
    out[2] = total(&list) + total(&[n; 5]);
    out[3] = corner(rows) + total(&rows[1]);
}

/// Methods of temporary values, and type arguments that follow from computed values.
#[device]
mod receivers {
    #[derive(Clone, Copy)]
    pub struct Modulo<const P: u32>(pub u32);

    impl<const P: u32> Modulo<P> {
        pub fn low(self) -> u32 {
            self.0 % P
        }
    }

    #[derive(Clone, Copy)]
    pub struct Holder<T> {
        pub x: T,
    }

    impl<T: Copy> Holder<T> {
        pub fn get(self) -> T {
            self.x
        }
    }

    pub fn holding(x: u32) -> Holder<u32> {
        Holder::<u32> { x }
    }

    pub fn same<T>(x: T) -> T {
        x
    }

    pub fn forms(i: u32) -> [u32; 12] {
        let all = Holder { x: [i; 3] };
        let masked = Holder { x: i & 3 };
        let shifted = Holder { x: i >> 1 };
        let wrapped = Holder { x: i.wrapping_mul(3) };
        let scaled = Holder { x: i as f32 * 2.0 };
        let truth = Holder { x: i > 3 };
        let nested = Holder { x: Holder { x: i } };
        let declared: Holder<u32> = Holder { x: 3 };
        let modulo: Modulo<5> = Modulo(i + 8);
        [
            Modulo::<7>(i).low(),
            Holder::<u32> { x: i }.get() + (Holder::<u32> { x: 2 }).get(),
            if i > 3 { holding(1) } else { holding(2) }.get(),
            same(Modulo::<3>(i)).low(),
            match i {
                0 => holding(1),
                _ => holding(3),
            }
            .get(),
            all.get()[1] + masked.get(),
            shifted.get() + wrapped.get(),
            scaled.get() as u32 + truth.get() as u32,
            nested.get().get(),
            declared.get() + modulo.low(),
            Holder { x: i.min(3) }.get(),
            Holder { x: [i, 1] }.get()[0],
        ]
    }
}

#[kernel(workgroup_size = 1)]
fn generic_receivers(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        let found = receivers::forms(x[i]);
        for k in 0..12 {
            out[i * 12 + k] = found[k];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let pair = |a: f32, b: f32| Pair { a, b };
    let mut pairs = device.buffer(&[pair(1.0, 2.0), pair(3.0, 4.0)])?;
    let nested = [Pair { a: pair(5.0, 6.0), b: pair(7.0, 8.0) }];
    let turn = Pair { a: 2, b: 1 };
    swap::<f32>(&mut pairs, &device.buffer(&nested)?, turn).workgroups(1).run()?;
    assert_eq!(pairs.read()?, [pair(7.0, 1.0), pair(4.0, 3.0)]);
    let vector = |x: f32| Vec2::new(x, -x);
    let mut pairs = device.buffer(&[Pair { a: vector(1.0), b: vector(2.0) }])?;
    let nested = device.zeroed::<Pair<Pair<Vec2>>>(1)?;
    swap::<Vec2>(&mut pairs, &nested, Pair { a: 1, b: 2 }).workgroups(1).run()?;
    assert_eq!(pairs.read()?, [Pair { a: vector(2.0), b: vector(1.0) }]);

    let n = 5;
    let mut out = device.zeroed::<u32>(4)?;
    let weighted = |value: f32| Weighted { value, weight: 0.25 };
    let mut sums = device.buffer(&[weighted(1.5), weighted(2.0)])?;
    let mut whole = device.buffer(&[Weighted { value: 4u32, weight: 2.0 }])?;
    types(n, &mut out, &mut sums, &mut whole).workgroups(1).run()?;
    assert_eq!(out.read()?, [9630, 1 + 20 + 400, 10 * 3 + 25 * 5, 5 + 14]);
    assert_eq!(sums.read()?, [Weighted { value: 3.5, weight: 0.5 }, weighted(2.5)]);
    assert_eq!(whole.read()?, [Weighted { value: 12, weight: 3.0 }]);

    let numbers = [0, 1, 3, 4, 7, 30];
    let mut out = device.zeroed::<u32>(numbers.len() * 12)?;
    generic_receivers(&device.buffer(&numbers)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, numbers.map(receivers::forms).concat());
    Ok(())
}
