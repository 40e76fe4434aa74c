//! Functions that index and take slices are plain Rust functions on the host, with the same
//! meaning. On the host, indices, lengths and counts become `usize`.

use dsl_runtime::prelude::*;

#[device]
const WIDTH: usize = 4;

#[device]
const HEIGHT: u32 = 3;

#[device]
fn sum(x: &[f32]) -> f32 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += x[i];
    }
    sum
}

/// By index, from both ends.
#[device]
fn reverse(x: &mut [f32]) {
    let n = x.len();
    for i in 0..n / 2 {
        let last = n - 1 - i;
        let (a, b) = (x[i], x[last]);
        x[i] = b;
        x[last] = a;
    }
    if n > 2 {
        x.swap(0, n - 1);
    }
}

/// Constants of both types are lengths and values.
#[device]
fn table(start: u32) -> [[u32; WIDTH]; HEIGHT] {
    let mut table = [[0; WIDTH]; HEIGHT];
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            table[y][x] = start + y * WIDTH + x;
        }
    }
    table
}

#[device]
mod tallies {
    pub struct Unique {
        pub n: u32,
    }

    /// Arrays of numbers are copied from, although the module has a type without `Copy`.
    pub fn tally(x: &[u32]) -> u32 {
        let mut counts = [0; 4];
        let rows: [[u32; 2]; 2] = [[1, 2], [3, 4]];
        let signs = [-1, 1];
        for v in x {
            counts[v % 4] += 1;
        }
        let odd = Unique { n: counts[1] + counts[3] };
        odd.n * 100 + rows[1][x.len() % 2] * 10 + (signs[0] + signs[1]) as u32
    }
}

#[device]
fn weighed<const N: usize>(x: [u32; N]) -> u32 {
    let mut sum = 0;
    for (n, x) in x.iter().enumerate() {
        sum += x * (n + 1) * N;
    }
    sum
}

#[device]
fn parts(x: &[u32], size: u32) -> u32 {
    let mut sum = 0;
    for (n, part) in x.chunks(size).enumerate() {
        sum += part[0] * (n + 1) + part.len();
    }
    let rest = &x[size..];
    sum += rest.iter().skip(1).step_by(size).sum::<u32>();
    sum + x[1..=size].iter().filter(|x| **x > 3).count() + rest.len() * 100
}

#[device]
fn middle(v: Vec4, w: Vec2, i: u32) -> f32 {
    v[i / 2] * w[1] + v[i as usize]
}

#[device]
fn second(m: Mat2, i: u32) -> f32 {
    m.col(i % 2).y
}

#[device]
fn find<T: Copy + PartialEq>(x: &[T], wanted: T) -> u32 {
    for i in 0..x.len() {
        if x[i] == wanted {
            return i;
        }
    }
    x.len()
}

/// Arrays and slices are not borrowed where an index of theirs is computed.
#[device]
fn stored_where_they_say(x: &mut [f32], mut list: [[u32; 2]; 3]) -> u32 {
    x[x.len() - 1] = 5.0;
    let mut own = [3, 1, 2];
    own[own.len() - 1] += 10;
    list[list[0][1]][0] = own[2];
    list[list.len() - 1][list[1][1] - 2] += 1;
    list[1][0] * 100 + list[2][1]
}

/// A constant of a block means nothing behind it.
#[device]
fn constants_of_blocks(x: &[u32]) -> u32 {
    let all = {
        const HEIGHT: usize = 2;
        x[HEIGHT] + HEIGHT
    };
    all * HEIGHT
}

#[device]
mod stack {
    use dsl_runtime::prelude::*;

    /// Numbers with a quick way to the last one.
    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub struct Stack {
        values: [u32; 8],
        depth: u32,
    }

    impl Stack {
        pub const ROOM: u32 = 8;

        pub fn new() -> Stack {
            Stack { values: [0; 8], depth: 0 }
        }

        pub fn push(&mut self, value: u32) {
            if self.depth < Self::ROOM {
                self.values[self.depth] = value;
                self.depth += 1;
            }
        }

        pub fn top(self) -> u32 {
            self.values[self.depth - 1]
        }
    }
}
use stack::Stack;

/// A type whose other derives nothing shows: the host copies no element of it, and needs none.
#[derive(ShaderType, Clone, Copy, Debug, PartialEq)]
struct Sample {
    value: u32,
    weights: [u32; 2],
}

#[device]
fn weight_of(s: &Sample) -> u32 {
    s.weights[1] * s.value
}

#[device]
fn total(s: &[Sample]) -> u32 {
    s[1].value + s[0].weights[1] + weight_of(&s[1])
}

#[device]
fn all_but_one(s: &mut [Sample], new: Sample) -> u32 {
    s[1].value = 9;
    s[1].weights[0] += 1;
    s[0] = new;
    let last = &mut s[s.len() - 1];
    last.value *= 10;
    total(&s[1..])
}

#[device]
mod algebra {
    pub trait Ring: Copy {
        fn times(self, other: Self) -> Self;
    }

    pub trait Field: Ring + PartialEq {
        fn inverse(self) -> Self;
    }

    impl Ring for u32 {
        fn times(self, other: u32) -> u32 {
            self * other
        }
    }

    impl Field for u32 {
        fn inverse(self) -> u32 {
            100 - self
        }
    }

    pub fn product<R: Ring>(x: &[R]) -> R {
        let n = x.len();
        let mut product = x[0];
        for i in 1..n {
            let mut at = i;
            at += 1;
            product = product.times(x[at - 1]);
        }
        product
    }
}
use algebra::{Field, product};

/// The trait in a bound of another module.
#[device]
fn inverse_of_product<F>(x: &[F], i: u32) -> F
where
    F: Field,
{
    product(&x[i..]).times(x[i]).inverse()
}

/// glam's matrices have no such columns.
#[device]
fn axis(m: Mat3, i: u32) -> Vec3 {
    m[i]
}

/// The host has no form of a function if its text does not tell which numbers are sizes.
#[device]
mod ring {
    use dsl_runtime::prelude::*;

    #[derive(ShaderType, Debug, Clone, Copy)]
    pub struct Ring {
        values: [u32; 4],
        begun: u32,
    }

    impl Ring {
        pub const ROOM: usize = 4;

        pub fn new(begun: u32) -> Ring {
            Ring { values: [1; 4], begun }
        }

        pub fn size(self) -> u32 {
            self.begun + 1
        }

        pub fn last(self) -> u32 {
            self.values[(self.begun + Self::ROOM - 1) % Self::ROOM]
        }
    }

    pub fn lengths(ring: Ring, x: &[u32]) -> u32 {
        ring.size() * 10 + x[0]
    }

    /// rustc has the vector borrowed where its index is computed.
    pub fn stored_where_it_says(mut v: UVec4) -> u32 {
        v[(v - 1)[1] % 4] += 40;
        v[v[0] % 4] = 7;
        v.element_sum()
    }

    pub fn corner<T>(table: [[T; 2]; 2]) -> T {
        table[1][1]
    }
}

/// rustc does not copy its values.
#[device]
mod moved {
    pub struct Moved {
        pub x: u32,
    }

    pub enum Way {
        Up,
        Down,
    }

    pub struct Ways {
        pub all: [Way; 2],
        pub weights: [u32; 2],
    }

    pub fn first(all: [Moved; 2]) -> Moved {
        all[0]
    }

    pub fn way(all: [Way; 2], i: u32) -> Way {
        all[i]
    }

    pub fn member(ways: Ways) -> Way {
        ways.all[1]
    }

    /// It copies none where it looks at one, or stores one.
    pub fn places(all: &mut [Moved], i: u32) -> u32 {
        let first = &mut all[0];
        first.x += 1;
        all[i] = Moved { x: 5 };
        all[i].x += all[0].x;
        let rest = &all[1..];
        rest[0].x
    }

    /// Numbers it does copy.
    pub fn weight(ways: Ways, factors: &[u32]) -> u32 {
        let all = match ways.all {
            [Way::Up, Way::Down] => 1,
            _ => 2,
        };
        ways.weights[1] * factors[0] * all
    }
}

/// Nor those of another module's types.
#[device]
fn moved_out(all: [Moved; 2], i: u32) -> Moved {
    all[i + 1]
}
use moved::{Moved, Way, Ways, first, member, places, way, weight};
use ring::{Ring, corner, lengths, stored_where_it_says};

#[kernel(workgroup_size = 1)]
fn without_host(x: &[u32], out: &mut [u32]) {
    let ring = Ring::new(2);
    out[0] = ring.last() * 1000 + lengths(ring, x) + corner([[1, 2], [3, 400]]);
    out[1] = stored_where_it_says(uvec4(1, 2, 3, 4));
    out[2] = axis(Mat3::IDENTITY, 1).y as u32 + first([Moved { x: 3 }; 2]).x;
    out[3] = moved_out([Moved { x: 3 }, Moved { x: 5 }], 0).x;
    out[4] = match way([Way::Up, Way::Down], x[0] % 2) {
        Way::Up => 10,
        Way::Down => 20,
    };
    out[4] += match member(Ways { all: [Way::Up, Way::Down], weights: [6, 7] }) {
        Way::Up => 1,
        Way::Down => 2,
    };
    let mut two = [Moved { x: 3 }, Moved { x: 4 }];
    out[4] += places(&mut two, 1);
    out[5] = weight(Ways { all: [Way::Up, Way::Down], weights: [6, 7] }, x);
}

#[kernel(workgroup_size = 1)]
fn all(x: &[u32], floats: &mut [f32], out: &mut [u32]) {
    floats[0] = sum(floats);
    reverse(floats);
    floats[1] = middle(vec4(1.0, 2.0, 3.0, 4.0), vec2(7.0, 8.0), 3);
    floats[2] += second(Mat2::from_cols(vec2(1.0, 2.0), vec2(3.0, 4.0)), 5);
    let table = table(10);
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            out[y * WIDTH + x] = table[y][x];
        }
    }
    out[12] = weighed([1, 2, 3]);
    out[13] = parts(x, 3);
    out[14] = find(x, 7) * 100 + find(x, 1000);
    let mut stack = Stack::new();
    for n in 0..10 {
        stack.push(n * n);
    }
    out[15] = stack.top();
    out[16] = stored_where_they_say(floats, [[0, 1], [2, 3], [4, 5]]);
    out[17] = constants_of_blocks(x);
    let sample = Sample { value: 2, weights: [3, 4] };
    let mut samples = [sample, sample, Sample { value: 5, weights: [6, 7] }];
    out[18] = total(&samples);
    out[19] = all_but_one(&mut samples, Sample { value: 1, weights: [0, 0] });
    out[20] = inverse_of_product(&[1, 2, 3], 1);
    out[21] = tallies::tally(x);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [4, 9, 2, 7, 1, 8, 3, 5];
    let mut floats = [0.5, 2.0, 4.0, 8.0, 16.0];
    let x_buffer = device.buffer(&x)?;
    let mut float_buffer = device.buffer(&floats)?;
    let mut out = device.zeroed::<u32>(22)?;
    all(&x_buffer, &mut float_buffer, &mut out).workgroups(1).run()?;

    floats[0] = sum(&floats);
    reverse(&mut floats);
    floats[1] = middle(vec4(1.0, 2.0, 3.0, 4.0), vec2(7.0, 8.0), 3);
    floats[2] += second(Mat2::from_cols(vec2(1.0, 2.0), vec2(3.0, 4.0)), 5);
    let stored = stored_where_they_say(&mut floats, [[0, 1], [2, 3], [4, 5]]);
    assert_eq!(float_buffer.read()?, floats);
    assert_eq!(floats, [30.5, 20.0, 8.0, 2.0, 5.0]);
    let mut stack = Stack::new();
    (0..10).for_each(|n| stack.push(n * n));
    let mut expected = table(10).concat();
    expected.extend([
        weighed([1, 2, 3]),
        parts(&x, 3),
        find(&x, 7) * 100 + find(&x, 1000),
        stack.top(),
        stored,
        constants_of_blocks(&x),
    ]);
    let sample = Sample { value: 2, weights: [3, 4] };
    let mut samples = [sample, sample, Sample { value: 5, weights: [6, 7] }];
    expected.push(total(&samples));
    expected.push(all_but_one(&mut samples, Sample { value: 1, weights: [0, 0] }));
    assert_eq!(samples[0].value, 1);
    expected.push(inverse_of_product(&[1, 2, 3], 1));
    expected.push(tallies::tally(&x));
    assert_eq!(out.read()?, expected);
    assert_eq!(Ring::new(2).size(), 3);
    without_host(&x_buffer, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?[..6], [1434, 15, 4, 5, 21, 28]);
    let ways = Ways { all: [Way::Up, Way::Down], weights: [6, 7] };
    assert_eq!(weight(ways, &x), 28);
    assert_eq!(places(&mut [Moved { x: 3 }, Moved { x: 4 }], 1), 9);
    assert_eq!(expected[12..], [42, 543, 308, 49, 1206, 12, 14, 404, 88, 530]);
    Ok(())
}
