//! Methods of std's operator traits on numbers, `x.eq(&y)` and `x.add(y)`, also where the user's types have operators
//! with numbers.

use dsl_runtime::prelude::*;

#[device]
mod units {
    use core::cmp::Ordering;
    use core::ops::{Add, AddAssign};

    #[derive(Clone, Copy, PartialEq, PartialOrd)]
    pub struct Meters(pub f32);

    impl PartialEq<f32> for Meters {
        fn eq(&self, other: &f32) -> bool {
            self.0.eq(other)
        }
    }

    impl PartialEq<Meters> for f32 {
        fn eq(&self, other: &Meters) -> bool {
            self.ne(&(other.0 + 1.0))
        }
    }

    impl PartialOrd<f32> for Meters {
        fn partial_cmp(&self, other: &f32) -> Option<Ordering> {
            self.0.partial_cmp(other)
        }
    }

    impl PartialOrd<Meters> for f32 {
        fn partial_cmp(&self, other: &Meters) -> Option<Ordering> {
            self.partial_cmp(&(other.0 - 1.0))
        }
    }

    impl Add<Meters> for f32 {
        type Output = Meters;

        fn add(self, other: Meters) -> Meters {
            Meters(self.add(other.0).add(0.5))
        }
    }

    impl AddAssign<Meters> for f32 {
        fn add_assign(&mut self, other: Meters) {
            *self += other.0 * 2.0;
        }
    }

    pub fn compared(i: u32) -> u32 {
        let (x, two) = (i as f32, Meters(2.0));
        let answers = [
            x.eq(&3.0),
            x.eq(&two),
            two.eq(&x),
            x.lt(&2.0) | x.ge(&4.0),
            x.partial_cmp(&two) == Some(Ordering::Less),
            x.partial_cmp(&1.0) == Some(Ordering::Less),
            two.partial_cmp(&x) == Some(Ordering::Greater),
            two > x,
            x < two,
        ];
        answers.iter().enumerate().fold(0, |sum, (n, answer)| sum | (*answer as u32) << n)
    }

    pub fn added(i: u32) -> f32 {
        let mut x = i as f32;
        x += Meters(2.0);
        x += 1.0;
        x.add(1.0) + 10.0 * x.add(Meters(0.25)).0
    }
}

#[kernel(workgroup_size = 1)]
fn operators_as_methods(words: &mut [u32], numbers: &mut [f32]) {
    let i = workgroup_id().x;
    words[i] = units::compared(i);
    numbers[i] = units::added(i);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut words = device.zeroed::<u32>(6)?;
    let mut numbers = device.zeroed::<f32>(6)?;
    operators_as_methods(&mut words, &mut numbers).workgroups(6).run()?;
    assert_eq!(words.read()?, (0..6).map(units::compared).collect::<Vec<_>>());
    assert_eq!(numbers.read()?, (0..6).map(units::added).collect::<Vec<_>>());
    Ok(())
}
