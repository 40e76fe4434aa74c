//! Names of std with a meaning of the user's: an alias `Result`, `impl Sum` of values and of references, `impl
//! IntoIterator`; traits that bodies import; strings of bytes as patterns; a constant `E`.

use dsl_runtime::prelude::*;

#[device]
mod halves {
    pub trait Half {
        fn half(self) -> Self;
    }

    impl Half for f32 {
        fn half(self) -> f32 {
            self / 2.0
        }
    }

    impl Half for u32 {
        fn half(self) -> u32 {
            self / 2
        }
    }

    pub mod inner {
        pub fn quarter(x: f32) -> f32 {
            use super::Half;
            x.half().half()
        }
    }
}

#[device]
mod of_std {
    use core::iter::Sum;
    use core::ops::Add;

    #[derive(Clone, Copy, PartialEq)]
    pub enum Error {
        Small,
        Large,
    }

    pub type Result<T, E = Error> = core::result::Result<T, E>;

    fn doubled(x: u32) -> Result<u32> {
        if x > 4 { Err(Error::Large) } else { Ok(2 * x) }
    }

    fn checked(x: u32) -> Result<u32> {
        let twice = doubled(x)?;
        if twice < 2 {
            return Err(Error::Small);
        }
        Result::Ok(twice + 1)
    }

    fn other(x: u32) -> Result<u32, f32> {
        if x > 2 { Err(2.5) } else { Ok(x) }
    }

    pub fn results(x: u32) -> u32 {
        let checked = match checked(x) {
            Ok(value) => value,
            Err(Error::Small) => 100,
            Err(Error::Large) => 200,
        };
        checked + other(x).unwrap_or(50)
    }

    #[derive(Clone, Copy, Default)]
    pub struct Point {
        pub x: u32,
        pub y: u32,
    }

    impl Add for Point {
        type Output = Point;

        fn add(self, other: Point) -> Point {
            Point { x: self.x + other.x, y: self.y + other.y }
        }
    }

    impl Sum for Point {
        fn sum<I: Iterator<Item = Point>>(points: I) -> Point {
            points.fold(Point::default(), |sum, point| sum + point)
        }
    }

    /// Another start shows which one is called.
    impl<'a> Sum<&'a Point> for Point {
        fn sum<I: Iterator<Item = &'a Point>>(points: I) -> Point {
            points.fold(Point { x: 1000, y: 0 }, |sum, point| sum + *point)
        }
    }

    pub fn sums(x: u32) -> u32 {
        let points = [Point { x, y: 1 }, Point { x: 2, y: 3 }, Point { x: 4, y: x }];
        let of_references: Point = points.iter().skip(1).sum();
        let of_values: Point = points.iter().copied().sum();
        let of_sums: Point = points.into_iter().map(|point| point + point).sum();
        let mapped = points.iter().filter(|point| point.x > 1).sum::<Point>();
        of_references.x + of_values.x + of_sums.y + mapped.x
    }

    pub struct Count {
        to: u32,
    }

    pub struct Counting {
        at: u32,
        to: u32,
    }

    impl Iterator for Counting {
        type Item = u32;

        fn next(&mut self) -> Option<u32> {
            if self.at < self.to {
                self.at += 1;
                Some(self.at)
            } else {
                None
            }
        }
    }

    impl IntoIterator for Count {
        type Item = u32;
        type IntoIter = Counting;

        fn into_iter(self) -> Counting {
            Counting { at: 0, to: self.to }
        }
    }

    pub fn counted(x: u32) -> u32 {
        let mut sum = 0;
        for n in (Count { to: x }) {
            sum += n;
        }
        let count = Count { to: 3 };
        for n in count {
            sum = 10 * sum + n;
        }
        sum
    }

    pub fn words(x: u32) -> u32 {
        let word = [b'a', b'b', b'a' + x as u8];
        let of_array = match &word {
            b"abc" => 1,
            b"aba" => 2,
            _ => 3,
        };
        let of_slice = match &word[..2 + (x % 2) as usize] {
            b"ab" => 4,
            b"abd" => 5,
            [.., b'b'] => 6,
            _ => 7,
        };
        10 * of_array + of_slice
    }

    /// Its constant has the name of one of std's.
    pub struct Scale(u32);

    impl Scale {
        const E: u32 = 3;

        fn scaled(&self) -> u32 {
            self.0 * Self::E
        }
    }

    struct Stack {
        values: [u32; 4],
        len: usize,
    }

    impl Stack {
        fn pop(&mut self) -> Option<u32> {
            self.len = self.len.checked_sub(1)?;
            Some(self.values[self.len])
        }
    }

    pub fn popped(x: u32) -> u32 {
        let mut stack = Stack { values: [x, 7, 1, 5], len: (x % 5) as usize };
        let mut sum = Scale(x).scaled();
        while let Some(value) = stack.pop() {
            sum = 10 * sum + value;
        }
        sum
    }

    pub fn halves(x: u32) -> f32 {
        use super::halves::Half as _;
        (x as f32).half() + x.half() as f32 + super::halves::inner::quarter(3.0)
    }
}

#[kernel(workgroup_size = 1)]
fn numbers_of_names(out: &mut [u32], halves: &mut [f32]) {
    let i = workgroup_id().x;
    out[4 * i] = of_std::results(i);
    out[4 * i + 1] = of_std::sums(i);
    out[4 * i + 2] = of_std::counted(i);
    out[4 * i + 3] = of_std::words(i) + of_std::popped(i);
    halves[i] = of_std::halves(i);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (mut out, mut halves) = (device.zeroed::<u32>(24)?, device.zeroed::<f32>(6)?);
    numbers_of_names(&mut out, &mut halves).workgroups(6).run()?;
    let of = |i| {
        [
            of_std::results(i),
            of_std::sums(i),
            of_std::counted(i),
            of_std::words(i) + of_std::popped(i),
        ]
    };
    assert_eq!(out.read()?, (0..6).flat_map(of).collect::<Vec<_>>());
    assert_eq!(halves.read()?, (0..6).map(of_std::halves).collect::<Vec<_>>());
    Ok(())
}
