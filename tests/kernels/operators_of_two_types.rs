//! Comparisons with other types, `impl PartialEq<u32> for P`, also next to derived ones; shifts of own types.
//! Operators and conversions that differ for values and for references, and those that do not; an own `ne`.

use dsl_runtime::prelude::*;

#[device]
mod two_types {
    use core::cmp::Ordering;
    use core::ops::{Shl, ShlAssign, Shr, ShrAssign};

    #[derive(Clone, Copy)]
    pub struct Digit(u32);

    impl PartialEq for Digit {
        fn eq(&self, other: &Digit) -> bool {
            self.0 % 10 == other.0 % 10
        }
    }

    impl PartialEq<u32> for Digit {
        fn eq(&self, other: &u32) -> bool {
            self.0 == *other
        }
    }

    impl PartialEq<Digit> for u32 {
        fn eq(&self, other: &Digit) -> bool {
            *self == other.0 + 1
        }
    }

    pub fn equal(x: u32) -> u32 {
        let (digit, other) = (Digit(x), Digit(13));
        u32::from(digit == other)
            + 2 * u32::from(digit == 13u32)
            + 4 * u32::from(14u32 == digit)
            + 8 * u32::from(digit != x)
            + 16 * u32::from(digit != 3)
            + 32 * u32::from(digit != other)
    }

    #[derive(Clone, Copy, PartialEq, PartialOrd)]
    pub struct Length(f32);

    impl PartialEq<f32> for Length {
        fn eq(&self, other: &f32) -> bool {
            self.0 * 2.0 == *other
        }
    }

    impl PartialOrd<f32> for Length {
        fn partial_cmp(&self, other: &f32) -> Option<Ordering> {
            (self.0 * 2.0).partial_cmp(other)
        }
    }

    pub fn ordered(x: f32) -> u32 {
        let (a, b, nan) = (Length(x), Length(2.0), f32::NAN);
        u32::from(a < b)
            + 2 * u32::from(a >= b)
            + 4 * u32::from(a < 3.0)
            + 8 * u32::from(a <= 4.0)
            + 16 * u32::from(a > x)
            + 32 * u32::from(a >= nan)
            + 64 * u32::from(a == 2.0 * x)
            + 128 * u32::from(a == b)
    }

    #[derive(Clone, Copy)]
    pub struct Set(u32);

    impl Shl<u32> for Set {
        type Output = Set;

        fn shl(self, by: u32) -> Set {
            Set(self.0.rotate_left(by))
        }
    }

    impl Shr<Set> for Set {
        type Output = u32;

        fn shr(self, by: Set) -> u32 {
            self.0 / (by.0 + 1)
        }
    }

    impl ShlAssign<u32> for Set {
        fn shl_assign(&mut self, by: u32) {
            self.0 = 10 * self.0 + by;
        }
    }

    impl ShrAssign<i32> for Set {
        fn shr_assign(&mut self, by: i32) {
            self.0 = self.0.rotate_right(by as u32);
        }
    }

    pub fn shifted(x: u32) -> u32 {
        let mut set = Set(x) << 2;
        set <<= x;
        set >>= 7;
        set.0 ^ (Set(1000) >> Set(x)) ^ (Set(x) << x).0 ^ (x << 3)
    }
}

#[device]
mod by_reference {
    use core::ops::{Add, AddAssign, Neg};

    /// Its operators tell values from references.
    #[derive(Clone, Copy)]
    pub struct Told(u32);

    impl Add for Told {
        type Output = Told;
        fn add(self, other: Told) -> Told {
            Told(self.0 + other.0)
        }
    }

    impl Add<&Told> for Told {
        type Output = Told;
        fn add(self, other: &Told) -> Told {
            Told(self.0 * 2 + other.0)
        }
    }

    impl AddAssign for Told {
        fn add_assign(&mut self, other: Told) {
            self.0 += other.0;
        }
    }

    impl AddAssign<&Told> for Told {
        fn add_assign(&mut self, other: &Told) {
            self.0 += other.0 * 100;
        }
    }

    impl Neg for Told {
        type Output = u32;
        fn neg(self) -> u32 {
            self.0 + 7
        }
    }

    impl Neg for &Told {
        type Output = u32;
        fn neg(self) -> u32 {
            self.0 * 3
        }
    }

    impl From<Told> for u32 {
        fn from(of: Told) -> u32 {
            of.0
        }
    }

    impl From<&Told> for u32 {
        fn from(of: &Told) -> u32 {
            of.0 * 10
        }
    }

    impl PartialEq for Told {
        fn eq(&self, other: &Told) -> bool {
            self.0 == other.0
        }
        #[allow(clippy::partialeq_ne_impl, reason = "its own `ne` is the point")]
        fn ne(&self, other: &Told) -> bool {
            self.0 == other.0 + 1
        }
    }

    fn sum(a: Told, b: &Told) -> Told {
        let mut sum = a + b + *b;
        sum += b;
        sum += a;
        sum
    }

    pub fn told(x: u32) -> u32 {
        let (a, b) = (Told(x), Told(3));
        let sum = sum(a, &b);
        let into: u32 = (&b).into();
        let equal = (Told(x) != Told(3)) as u32 + (Told(x) == Told(3)) as u32 * 2;
        -sum + -&sum * 3 + u32::from(sum) + u32::from(&sum) * 5 + into + equal * 1000
    }

    /// Its operators do the same for values and references.
    #[derive(Clone, Copy)]
    pub struct Alike(u32);

    impl Add for Alike {
        type Output = Alike;
        fn add(self, other: Alike) -> Alike {
            Alike(self.0 * 3 + other.0)
        }
    }

    impl Add<&Alike> for Alike {
        type Output = Alike;
        fn add(self, other: &Alike) -> Alike {
            self + *other
        }
    }

    impl<'a> Add<&'a Alike> for &Alike {
        type Output = Alike;
        fn add(self, other: &'a Alike) -> Alike {
            Add::add(*self, *other)
        }
    }

    impl AddAssign<&Alike> for Alike {
        fn add_assign(&mut self, other: &Alike) {
            self.0 += other.0;
        }
    }

    impl AddAssign for Alike {
        fn add_assign(&mut self, added: Alike) {
            self.0 += added.0;
        }
    }

    pub fn alike(x: u32) -> u32 {
        let numbers = [Alike(x), Alike(3)];
        let mut sum = numbers.iter().fold(Alike(1), |sum, number| sum + number);
        for number in &numbers {
            sum = &sum + number;
            sum += number;
        }
        sum.0
    }
}

#[kernel(workgroup_size = 1)]
fn values_and_references(out: &mut [u32]) {
    let i = workgroup_id().x;
    out[2 * i] = by_reference::told(i);
    out[2 * i + 1] = by_reference::alike(i);
}

#[kernel(workgroup_size = 1)]
fn numbers_of_two_types(out: &mut [u32]) {
    let i = workgroup_id().x;
    out[3 * i] = two_types::equal(i);
    out[3 * i + 1] = two_types::ordered(i as f32);
    out[3 * i + 2] = two_types::shifted(i);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(48)?;
    numbers_of_two_types(&mut out).workgroups(16).run()?;
    let of = |i| [two_types::equal(i), two_types::ordered(i as f32), two_types::shifted(i)];
    assert_eq!(out.read()?, (0..16).flat_map(of).collect::<Vec<_>>());

    let mut out = device.zeroed::<u32>(32)?;
    values_and_references(&mut out).workgroups(16).run()?;
    let of = |i| [by_reference::told(i), by_reference::alike(i)];
    assert_eq!(out.read()?, (0..16).flat_map(of).collect::<Vec<_>>());
    Ok(())
}
