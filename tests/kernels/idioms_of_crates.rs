//! Idioms of published crates: the order of arrays, options and iterators; `..` in tuple patterns,
//! `rest @ ..` in array patterns. `Wrapping` under another name; default type parameters; types
//! with names of std's traits. Parts counted from the end; ranges that short parts do not reach; splits at computed indices; `usize`
//! members and constants; `cycle`. Literals whose types follow from a declaration.

use dsl_runtime::prelude::*;

#[device]
mod ordered {
    use std::cmp::Ordering;

    pub fn arrays(x: [u32; 3], y: [u32; 3]) -> [u32; 6] {
        let short = [x < y, x <= y, x > y, x >= y];
        let long = [x[0], 7, x[1], 8, x[2], 9];
        let other = [y[0], 7, y[1], 8, y[2], 9];
        let long = [long < other, long <= other, long > other, long >= other];
        let bits = |flags: [bool; 4]| flags.iter().fold(0, |bits, flag| bits * 2 + *flag as u32);
        let order = match x.cmp(&y) {
            Ordering::Less => 1,
            Ordering::Equal => 2,
            Ordering::Greater => 3,
        };
        let (a, b) = (&x[..2], &y[..]);
        let less = [a.iter().lt(b.iter()), a.iter().le(b)];
        let items = [less[0], less[1], a.iter().gt(b.iter().rev()), a.iter().ge(b)];
        let by_items = a.iter().cmp(b) as i32 + 1;
        [bits(short), bits(long), order, bits(items), by_items as u32, nested(x, y)]
    }

    fn nested(x: [u32; 3], y: [u32; 3]) -> u32 {
        let less = ([x[0], x[1]], x[2]) < ([y[0], y[1]], y[2]);
        less as u32 + ([[x[0]], [x[1]]] >= [[y[0]], [y[1]]]) as u32 * 2
    }

    pub fn options(x: u32, y: u32) -> u32 {
        let a = if x > 1 { Some(x) } else { None };
        let b = if y > 1 { Some(y) } else { None };
        let flags = [a < b, a <= b, a > b, a >= b];
        flags.iter().fold(0, |bits, flag| bits * 2 + *flag as u32)
    }

    /// The first elements that differ decide, and one of these may be no number.
    pub fn floats(x: f32, y: f32) -> u32 {
        let flags = [[x, 1.0] < [y, 2.0], [x, 1.0] <= [y, 1.0], [1.0, x] > [1.0, y], [x, x] >= [y, y]];
        flags.iter().fold(0, |bits, flag| bits * 2 + *flag as u32)
    }
}

#[device]
mod patterns {
    #[derive(Clone, Copy)]
    pub struct Triple(pub u32, pub u32, pub u32);

    pub fn rests(x: [u32; 4]) -> [u32; 6] {
        let (.., last) = (x[0], x[1], x[2]);
        let (first, .., third) = (x[1], x[2], x[3]);
        let Triple(.., end) = Triple(x[0], x[1], x[2]);
        let [head, tail @ ..] = x;
        let [front @ .., _] = x;
        let [_, middle @ .., back] = &x;
        let middle = middle[1] * 10 + *back;
        let matched = match (x[0], x[1], x[2]) {
            (0, ..) => 1,
            (.., 2) => 2,
            (1, .., 3) => 3,
            (..) => 4,
        };
        [last, first * 10 + third, end, head * 100 + tail[0] * 10 + tail[2], middle + front[2] * 100, matched]
    }

    pub fn covered(a: u8, b: i8) -> u32 {
        let one = match (a, b) {
            (..=7, _) => 1,
            (8..=99, ..=-1) => 2,
            (8..=99, 0) => 3,
            (100.., i8::MIN..=5) => 4,
            (8..=99, 1..=127) => 5,
            (100..=255, 6..) => 6,
        };
        let other = match (4u8, b > 0) {
            (..=3, _) => 1,
            (4, true) => 2,
            (..=255, _) => 3,
        };
        one * 10 + other
    }
}

#[device]
mod numbers {
    use core::num::Wrapping as W;

    /// As crates name the position of a node.
    #[derive(Clone, Copy)]
    pub struct Index(pub u32);

    impl Index {
        pub fn next(self) -> Index {
            Index(self.0 + 1)
        }
    }

    #[derive(Clone, Copy)]
    pub struct Pair<T = u32> {
        pub a: T,
        pub b: T,
    }

    impl Pair {
        pub fn sum(self) -> u32 {
            self.a + self.b
        }
    }

    impl<T: Copy> Pair<T> {
        pub fn swapped(self) -> Pair<T> {
            Pair { a: self.b, b: self.a }
        }
    }

    pub fn first(of: Pair) -> u32 {
        of.swapped().a * 10 + of.sum() % 1000
    }

    pub fn wrapped(x: u32, y: u32) -> [u32; 6] {
        let (a, b) = (W(x), W(y));
        let product = a * W(0x9e37_79b9) ^ b.min(a);
        let signed = W(x as i32) * W(-3).max(W(y as i32));
        let between = (b + W(1)).clamp(W(2), W(9)).max(a & W(7)) << 3;
        let narrow: W<u8> = W(x as u8) * W(3);
        let W(product) = product;
        [product, signed.0 as u32, between.0, narrow.0 as u32, (a < b) as u32, Index(y).next().0]
    }
}

#[device]
mod declared {
    use std::ops::Add;

    #[derive(Clone, Copy)]
    pub struct Rgb<T> {
        pub r: T,
        pub g: T,
    }

    impl<T> Rgb<T> {
        pub const fn new(r: T, g: T) -> Rgb<T> {
            Rgb { r, g }
        }
    }

    fn gray() -> Rgb<u32> {
        Rgb::new(3, 3)
    }

    const fn half(n: usize) -> usize {
        n / 2
    }

    /// A length that is computed, in a type with an operator.
    #[derive(Clone, Copy)]
    pub struct Table {
        pub of: [u32; half(6)],
    }

    impl Add for Table {
        type Output = Table;

        fn add(self, other: Table) -> Table {
            Table { of: [self.of[0] + other.of[2], self.of[1], other.of[0]] }
        }
    }

    /// The type of a variable or of the result says what literals are.
    #[allow(
        unsafe_code,
        unnecessary_transmutes,
        clippy::missing_transmute_annotations,
        reason = "published code is written so"
    )]
    pub fn literals(x: u32) -> [u32; 4] {
        let a: Rgb<u32> = Rgb::new(5, 7);
        let b: Rgb<u32> = Rgb { r: 1, g: 2 };
        let bits: u32 = unsafe { core::mem::transmute(0.5 + x as f32) };
        let table = Table { of: [x % 10, 4, 9] };
        let sum = table + table;
        [a.r * 10 + a.g + b.r, gray().g + b.g, bits, sum.of[0] * 100 + sum.of[1] * 10 + sum.of[2]]
    }
}

#[device]
mod repeated {
    pub fn cycles(x: &[u32]) -> [u32; 4] {
        let weights = [1, 10, 100];
        let weighed = x.iter().zip(weights.iter().cycle()).map(|(x, w)| x % 5 * w).sum::<u32>();
        let pairs = weights.iter().cycle().skip(2).step_by(2).take(5);
        let folded = pairs.fold(0, |sum: u32, w| sum * 3 % 10_007 + w);
        let none = x[..0].iter().cycle().take(3).count();
        let turned = weights.iter().rev().cycle().zip(x).position(|(w, x)| *w == 1 && x % 2 == 1);
        [weighed, folded, none as u32, turned.map_or(99, |n| n as u32)]
    }
}

#[device]
mod parts {
    const MOST: usize = 1024 * 10;

    #[derive(Clone, Copy)]
    pub struct Options {
        pub most: usize,
        pub least: usize,
    }

    impl Default for Options {
        fn default() -> Self {
            Self { most: MOST, least: 40 }
        }
    }

    pub fn halves(x: &[u32]) -> [u32; 3] {
        let middle = x.len() / 2;
        let (low, high) = x.split_at(middle);
        let options = Options::default();
        let sum = low.iter().fold(0u32, |sum, x| sum.wrapping_add(*x));
        [sum, high[0], (options.most - options.least) as u32]
    }

    /// The number of elements decides which ranges are reached.
    fn of_short(x: &[u32]) -> u32 {
        if x.len() >= 5 {
            return x[..4].iter().fold(1, |sum, x| sum ^ *x) + x[4];
        }
        match x.len() {
            0..=2 => x[0] ^ 5,
            _ => x[1..3].iter().fold(2, |sum, x| sum ^ *x),
        }
    }

    pub fn short(x: &[u32]) -> [u32; 3] {
        let own = [x[0], 5, x[1], 6, 7, x[2]];
        [of_short(&own[..1]), of_short(&own[1..4]), of_short(&own[..5])]
    }

    pub fn from_the_end(x: &[u32]) -> [u32; 3] {
        let mut found = [0; 3];
        for (n, part) in x.rchunks(3).enumerate() {
            found[0] = found[0] * 7 + part[0] % 1000 + part.len() as u32 * n as u32;
        }
        for part in x.rchunks_exact(2) {
            found[1] = found[1] * 5 + part[0] % 100 * (part[1] % 100);
        }
        found[2] = x.rchunks(4).count() as u32 + x.rchunks_exact(3).map(|part| part[1]).sum::<u32>();
        found
    }
}

#[kernel(workgroup_size = 1)]
fn order(x: &[[u32; 3]], out: &mut [u32]) {
    let mut at = 0;
    for a in x {
        for b in x {
            for value in ordered::arrays(*a, *b) {
                out[at] = value;
                at += 1;
            }
            out[at] = ordered::options(a[0], b[1]);
            out[at + 1] = ordered::floats(a[0] as f32, b[0] as f32);
            at += 2;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn rests(x: &[[u32; 4]], out: &mut [u32]) {
    let mut at = 0;
    for row in x {
        for value in patterns::rests(*row) {
            out[at] = value;
            at += 1;
        }
        for value in *row {
            out[at] = patterns::covered(value as u8, (value * 3) as i8 - 6);
            at += 1;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn numbers_and_parts(x: &[u32], out: &mut [u32]) {
    let mut at = 0;
    for i in 0..x.len() - 1 {
        for value in numbers::wrapped(x[i], x[i + 1]) {
            out[at] = value;
            at += 1;
        }
        let pair: numbers::Pair = numbers::Pair { a: x[i], b: 3 };
        out[at] = numbers::first(pair);
        at += 1;
        for value in declared::literals(x[i]) {
            out[at] = value;
            at += 1;
        }
    }
    for value in parts::from_the_end(&x[1..]) {
        out[at] = value;
        at += 1;
    }
    for value in parts::halves(x) {
        out[at] = value;
        at += 1;
    }
    for value in parts::short(x) {
        out[at] = value;
        at += 1;
    }
    for value in repeated::cycles(x) {
        out[at] = value;
        at += 1;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [[1u32, 2, 3], [1, 2, 4], [0, 9, 9], [1, 0, 2], [2, 2, 3]];
    let mut expected = Vec::new();
    for (a, b) in x.iter().flat_map(|a| x.map(|b| (*a, b))) {
        expected.extend(ordered::arrays(a, b));
        expected.push(ordered::options(a[0], b[1]));
        expected.push(ordered::floats(a[0] as f32, b[0] as f32));
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    order(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);

    let x = [[1u32, 2, 3, 4], [0, 250, 2, 9], [1, 7, 3, 0], [100, 8, 99, 40]];
    let mut expected = Vec::new();
    for row in x {
        expected.extend(patterns::rests(row));
        expected.extend(row.map(|of| patterns::covered(of as u8, ((of * 3) as i8).wrapping_sub(6))));
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    rests(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);

    let x = [1u32, 0, 7, 200, 0xffff_ff00, 12, 65536, 3];
    let mut expected = Vec::new();
    for pair in x.windows(2) {
        expected.extend(numbers::wrapped(pair[0], pair[1]));
        expected.push(numbers::first(numbers::Pair { a: pair[0], b: 3 }));
        expected.extend(declared::literals(pair[0]));
    }
    expected.extend(parts::from_the_end(&x[1..]));
    expected.extend(parts::halves(&x));
    expected.extend(parts::short(&x));
    expected.extend(repeated::cycles(&x));
    let mut out = device.zeroed::<u32>(expected.len())?;
    numbers_and_parts(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
