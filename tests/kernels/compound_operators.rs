//! `+=` and the like for users' types, on variables, members, elements and references: `impl AddAssign`,
//! also with another type on the right, and together with `Add`. `==` and `!=` from `impl PartialEq` and
//! `#[derive(PartialEq)]` in a `#[device] mod`, also for structs that contain arrays and tuples.

use dsl_runtime::prelude::*;

/// A type with operators.
#[device]
pub mod rationals {
    use std::ops::{Add, AddAssign, BitXorAssign, DivAssign, MulAssign, SubAssign};

    use super::*;

    /// A fraction.
    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub struct Fraction {
        /// Above the line.
        pub over: u32,
        /// Below the line.
        pub under: u32,
    }

    impl Add for Fraction {
        type Output = Self;
        fn add(self, other: Self) -> Self {
            let under = self.under * other.under;
            Self { over: self.over * other.under + other.over * self.under, under }
        }
    }

    impl AddAssign for Fraction {
        fn add_assign(&mut self, other: Self) {
            *self = *self + other;
        }
    }

    /// Of the same length, whatever the direction.
    #[derive(Debug, Clone, Copy)]
    pub struct Step(pub i32);

    impl PartialEq for Step {
        fn eq(&self, other: &Self) -> bool {
            self.0.abs() == other.0.abs()
        }
    }

    // Not what `Sub` would do.
    impl SubAssign<u32> for Fraction {
        fn sub_assign(&mut self, other: u32) {
            self.over -= other * self.under;
        }
    }

    impl MulAssign for Fraction {
        fn mul_assign(&mut self, other: Self) {
            self.over *= other.over;
            self.under *= other.under;
        }
    }

    impl MulAssign<u32> for Fraction {
        fn mul_assign(&mut self, other: u32) {
            self.over *= other;
        }
    }

    impl DivAssign<u32> for Fraction {
        fn div_assign(&mut self, other: u32) {
            if other == 0 {
                return;
            }
            self.under *= other;
        }
    }

    impl BitXorAssign<bool> for Fraction {
        fn bitxor_assign(&mut self, turn: bool) {
            if turn {
                (self.over, self.under) = (self.under, self.over);
            }
        }
    }
}
use rationals::{Fraction, Step};

/// An enum with operators.
#[device]
pub mod sides {
    use std::ops::{Add, AddAssign, Neg, Not};

    /// A side.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub enum Side {
        /// 0.
        Left,
        /// 1.
        Right,
    }

    impl Not for Side {
        type Output = Side;
        fn not(self) -> Side {
            if self == Side::Left { Side::Right } else { Side::Left }
        }
    }

    impl Neg for Side {
        type Output = i32;
        fn neg(self) -> i32 {
            -(self as i32) - 5
        }
    }

    impl Add<u32> for Side {
        type Output = u32;
        fn add(self, other: u32) -> u32 {
            self as u32 * 10 + other
        }
    }

    impl AddAssign for Side {
        fn add_assign(&mut self, other: Side) {
            if other == Side::Right {
                *self = !*self;
            }
        }
    }
}
use sides::Side;

#[kernel(workgroup_size = 1)]
fn of_enums(n: u32, out: &mut [i32]) {
    let mut side = if n > 3 { Side::Right } else { Side::Left };
    out[0] = -side;
    out[1] = -!side;
    out[2] = (side + n) as i32;
    side += Side::Right;
    out[3] = side as i32;
}

fn check_enums(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<i32>(4)?;
    of_enums(4, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [-6, -5, 14, 0]);
    Ok(())
}

/// Types that are compared member by member.
#[device]
pub mod parts {
    use super::*;

    /// A type with arrays in it.
    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub struct Board {
        /// Whose turn it is.
        pub turn: u32,
        /// An array of arrays.
        pub cells: [[u32; 3]; 2],
        /// An array of structs.
        pub best: [Fraction; 2],
    }

    /// A tuple in it.
    #[derive(Clone, Copy, PartialEq)]
    pub struct Tagged {
        /// All cases.
        pub parts: (u32, [f32; 2]),
    }
}
use parts::{Board, Tagged};

#[kernel(workgroup_size = 1)]
fn compared(boards: &[Board], out: &mut [u32]) {
    for i in 0..out.len() {
        let (a, b) = (boards[i], boards[i + 1]);
        let x = Tagged { parts: (a.turn, [1.0, a.cells[1][2] as f32]) };
        let y = Tagged { parts: (b.turn, [1.0, b.cells[1][2] as f32]) };
        out[i] = (a == b) as u32 + if boards[i] != boards[i + 1] { 10 } else { 20 }
            + if x == y { 100 } else { 200 };
    }
}

fn check_compared(device: &Device) -> Result<(), dsl_runtime::Error> {
    let of = |over: u32| Fraction { over, under: 1 };
    let first = Board { turn: 1, cells: [[1, 2, 3], [4, 5, 6]], best: [of(1), of(2)] };
    let boards = [
        first,
        first,
        Board { cells: [[1, 2, 3], [4, 5, 7]], ..first },
        Board { cells: [[1, 2, 3], [4, 5, 7]], best: [of(1), of(3)], ..first },
        Board { turn: 2, ..first },
    ];
    let mut out = device.zeroed::<u32>(4)?;
    compared(&device.buffer(&boards)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [121, 210, 110, 210]);
    Ok(())
}

#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
struct Pair {
    left: Fraction,
    count: u32,
}

#[kernel(workgroup_size = 1)]
fn compound(fractions: &mut [Fraction], pairs: &mut [Pair], n: u32) {
    workgroup_var!(shared: Fraction);
    let mut sum = fractions[0];
    sum += fractions[1];
    sum *= 2;
    sum *= sum;
    sum -= 1;
    sum /= n;
    sum /= 0;
    sum ^= n > 1;
    shared = sum;
    shared += Fraction { over: 1, under: 2 };
    fractions[2] = shared;
    let mut i = 3;
    fractions[{
        i += 1;
        i - 1
    }] += sum;
    let element = &mut fractions[i];
    *element += sum;
    *element *= 3;
    pairs[0].left += sum;
    pairs[0].count += 2;
    for pair in pairs.iter_mut() {
        pair.left *= 5;
        pair.count *= 5;
    }
    let mut number = n;
    number += 1;
    number -= 2;
    pairs[1].count = number;
    let (one, other) = (Step(n as i32), Step(-3));
    let is_same = one == other && Step(1) != one;
    let is_given = fractions[0] == (Fraction { over: 1, under: 2 }) && fractions[0] != fractions[1];
    pairs[1].left.over = is_same as u32 + if is_given { 10 } else { 20 };
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    check_compared(device)?;
    check_enums(device)?;
    let of = |over: u32, under: u32| Fraction { over, under };
    let mut given = [of(1, 2), of(3, 4), of(0, 1), of(5, 3), of(7, 2)];
    let mut fractions = device.buffer(&given)?;
    let mut given_pairs = [Pair { left: of(2, 5), count: 3 }, Pair { left: of(1, 1), count: 4 }];
    let mut pairs = device.buffer(&given_pairs)?;
    compound(&mut fractions, &mut pairs, 3).workgroups(1).run()?;
    let mut sum = given[0];
    sum += given[1];
    sum *= 2;
    sum *= sum;
    sum -= 1;
    sum /= 3;
    sum ^= true;
    given[2] = sum + of(1, 2);
    given[3] += sum;
    given[4] += sum;
    given[4] *= 3;
    given_pairs[0].left += sum;
    given_pairs[0].count = 25;
    given_pairs[0].left *= 5;
    given_pairs[1].left *= 5;
    given_pairs[1].count = 2;
    given_pairs[1].left.over = 11;
    assert_eq!(fractions.read()?, given);
    assert_eq!(pairs.read()?, given_pairs);
    Ok(())
}
