//! Methods of one name with different `self`, and traits that are not all in scope. Rust tries `self`,
//! then `&self`, then `&mut self`. At each step a type's own methods come first.

use dsl_runtime::prelude::*;

#[device]
mod lookup {
    #[derive(Clone, Copy)]
    pub struct Meter(pub u32);

    impl Meter {
        fn length(&self) -> u32 {
            self.0 + 1
        }
        fn next(&mut self) -> u32 {
            self.0 += 5;
            9
        }
        fn into(&self) -> u32 {
            self.0 + 200
        }
    }

    trait Measure {
        fn length(self) -> u32;
        fn next(&self) -> u32;
        fn abs(&self) -> u32;
        fn twice(&self) -> u32;
    }

    impl Measure for Meter {
        fn length(self) -> u32 {
            self.0 * 3
        }
        fn next(&self) -> u32 {
            1000
        }
        fn abs(&self) -> u32 {
            self.length() * 2
        }
        fn twice(&self) -> u32 {
            Measure::length(*self) + (*self).length()
        }
    }

    impl Measure for i32 {
        fn length(self) -> u32 {
            4
        }
        fn next(&self) -> u32 {
            5
        }
        fn abs(&self) -> u32 {
            77
        }
        fn twice(&self) -> u32 {
            self.abs() * 2
        }
    }

    trait Known {
        fn is_some(self) -> u32;
    }

    impl Known for Option<u32> {
        fn is_some(self) -> u32 {
            self.unwrap_or(70) + 5
        }
    }

    pub fn of_value(x: u32) -> u32 {
        let meter = Meter(x);
        let reference = &meter;
        meter.length() * 100 + reference.length() * 10 + (&meter).length() + meter.abs()
    }

    pub fn of_variable(x: u32) -> u32 {
        let mut meter = Meter(x);
        let first = meter.next();
        let second = (&mut meter).next();
        let into: u32 = Meter::into(&meter);
        first + second * 10 + meter.0 * 100 + meter.twice() + into
    }

    pub fn of_numbers(x: u32) -> u32 {
        let number = -(x as i32);
        let reference = &number;
        let absolute = number.abs();
        absolute as u32 + reference.abs() * 10 + number.twice() * 1000 + number.length()
    }

    pub fn of_options(x: u32) -> u32 {
        let option = x.checked_sub(3);
        option.is_some() + (&option).is_some() as u32 * 100
    }

    mod traits {
        pub trait Near {
            fn at(&self) -> u32;
        }
        pub trait Far {
            fn at(&self) -> u32;
            fn behind(&self) -> u32 {
                self.at() + 1
            }
        }
    }

    impl traits::Near for Meter {
        fn at(&self) -> u32 {
            self.0
        }
    }

    impl traits::Far for Meter {
        fn at(&self) -> u32 {
            self.0 + 500
        }
    }

    fn near(meter: &Meter) -> u32 {
        use traits::Near;
        meter.at() + traits::Far::behind(meter) * 1000
    }

    fn far(meter: &Meter) -> u32 {
        use traits::Far as _;
        meter.at() + meter.behind()
    }

    pub fn of_traits(x: u32) -> u32 {
        let meter = Meter(x);
        near(&meter) * 3 + far(&meter)
    }
}

#[kernel(workgroup_size = 1)]
fn looked_up(x: &[u32], out: &mut [u32]) {
    let i = workgroup_id().x;
    if i < x.len() && i * 5 + 4 < out.len() {
        out[i * 5] = lookup::of_value(x[i]);
        out[i * 5 + 1] = lookup::of_variable(x[i]);
        out[i * 5 + 2] = lookup::of_numbers(x[i]);
        out[i * 5 + 3] = lookup::of_options(x[i]);
        out[i * 5 + 4] = lookup::of_traits(x[i]);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [0, 1, 3, 7, 100];
    let x = device.buffer(&numbers)?;
    let mut out = device.zeroed::<u32>(25)?;
    looked_up(&x, &mut out).workgroups(5).run()?;
    let expected = numbers.map(|x| {
        [
            lookup::of_value(x),
            lookup::of_variable(x),
            lookup::of_numbers(x),
            lookup::of_options(x),
            lookup::of_traits(x),
        ]
    });
    assert_eq!(out.read()?, expected.as_flattened());
    Ok(())
}
