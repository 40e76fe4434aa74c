//! Functions and tuple structs as values: `let f = square;`, `let f = Meters;`, `.map(Meters)`,
//! `Self`. A closure with the name of the function that it calls.

use dsl_runtime::prelude::*;

#[device]
mod shapes {
    /// A length.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Meters(pub f32);

    /// A sum and how many.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Total(pub f32, pub u32);

    impl Meters {
        /// Its number.
        pub fn number(self) -> f32 {
            self.0
        }

        /// Of half of it.
        pub fn half_of(x: f32) -> Self {
            let make = Self;
            make(x / 2.0)
        }
    }

    impl Total {
        /// Of all.
        pub fn of(x: [f32; 3]) -> f32 {
            let make = Total;
            x.iter().copied().map(Meters).map(Meters::number).fold(make(0.0, 0), add).mean()
        }

        fn mean(self) -> f32 {
            self.0 / self.1 as f32
        }
    }

    fn add(total: Total, x: f32) -> Total {
        Total(total.0 + x, total.1 + 1)
    }
}

use shapes::{Meters, Total};

#[device]
fn square(x: f32) -> f32 {
    x * x
}

#[device]
fn apart(x: f32) -> f32 {
    // The name on the right is still the function's.
    let square = |x: f32| square(x) + 1.0;
    let other = square;
    let square = |x: f32| square(x) * 10.0;
    square(x) + other(x)
}

#[kernel(workgroup_size = 1)]
fn functions_as_values(x: &[f32], out: &mut [f32]) {
    let make = Meters;
    let by_path = shapes::Meters;
    let pair = Total;
    let plain = square;
    out[0] = x.iter().copied().map(Meters).map(|m| m.0).sum::<f32>();
    out[1] = make(2.0).0 + by_path(3.0).number() + pair(4.0, 5).1 as f32 + plain(6.0);
    out[2] = x.iter().copied().map(Meters::half_of).map(shapes::Meters::number).sum::<f32>();
    out[3] = Total::of([x[0], x[1], x[2]]);
    out[4] = apart(x[1]);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [1.0f32, 2.0, 6.0, 7.0];
    let mut out = device.zeroed::<f32>(5)?;
    functions_as_values(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [16.0, 2.0 + 3.0 + 5.0 + 36.0, 8.0, 3.0, 50.0 + 5.0]);
    Ok(())
}
