//! `impl`s with parameters that only the trait has, `impl<F: Float> Easing<F> for Back`: each call
//! tells them. Operands of the type that `T: Add<Output = T>` says.

use dsl_runtime::prelude::*;

#[device]
mod easing {
    use core::ops::{Add, Div, Mul, Sub};

    pub trait Float:
        Copy
        + PartialOrd
        + Add<Output = Self>
        + Sub<Output = Self>
        + Mul<Output = Self>
        + Div<Output = Self>
    {
        fn cast(x: f32) -> Option<Self>;
        fn one() -> Self;
        fn root(self) -> Self;
    }

    impl Float for f32 {
        fn cast(x: f32) -> Option<f32> {
            Some(x)
        }
        fn one() -> f32 {
            1.0
        }
        fn root(self) -> f32 {
            self * 0.5
        }
    }

    impl Float for i32 {
        fn cast(x: f32) -> Option<i32> {
            Some((x * 8.0) as i32)
        }
        fn one() -> i32 {
            8
        }
        fn root(self) -> i32 {
            self / 2
        }
    }

    fn f<F: Float>(x: f32) -> F {
        F::cast(x).expect("a number")
    }

    pub trait Easing<F: Float> {
        fn ease_in(t: F, b: F, d: F) -> F;
        fn ease_out(&self, t: F) -> F;
    }

    pub struct Back(u32);

    impl<F: Float> Easing<F> for Back {
        fn ease_in(t: F, b: F, d: F) -> F {
            let s: F = f(1.5);
            let t = t / d;
            (t * ((s + f(1.0)) * t - s) - f(0.5)) + b
        }

        fn ease_out(&self, t: F) -> F {
            let t = t - f(1.0);
            if t < f(2.0) {
                f(self.0 as f32)
            } else {
                let t = t - f(2.0);
                (F::one() + t * (t + f(1.0))).root() + t * Float::one()
            }
        }
    }

    pub struct Line<T>(T);

    impl<T: Copy, F> Easing<F> for Line<T>
    where
        F: Float + Mul<T, Output = F>,
    {
        fn ease_in(t: F, b: F, d: F) -> F {
            t * d + b
        }

        fn ease_out(&self, t: F) -> F {
            t * self.0
        }
    }

    pub fn floats(x: u32) -> [f32; 4] {
        let t = x as f32;
        let back = Back(x + 7);
        let line = Line(3.0);
        let a = Back::ease_in(t, 2.0, 4.0);
        let b = <Back as Easing<f32>>::ease_in(t, t, 1.0) + Line::<f32>::ease_in(t, 1.0, 2.0);
        [a, b, back.ease_out(t), line.ease_out(t)]
    }

    pub fn integers(x: u32) -> [i32; 4] {
        let t = x as i32;
        let back = Back(x + 7);
        let line = Line(3);
        let a = Back::ease_in(t, 2, 4);
        let b = <Back as Easing<i32>>::ease_in(t, t, 1) + Line::<i32>::ease_in(t, 1, 2);
        [a, b, back.ease_out(t), line.ease_out(t)]
    }
}

#[kernel(workgroup_size = 1)]
fn eased(floats: &mut [[f32; 4]], integers: &mut [[i32; 4]]) {
    let n = workgroup_id().x as usize;
    floats[n] = easing::floats(n as u32);
    integers[n] = easing::integers(n as u32);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut floats = device.zeroed(50)?;
    let mut integers = device.zeroed(50)?;
    eased(&mut floats, &mut integers).workgroups(50).run()?;
    assert_eq!(floats.read()?, (0..50).map(easing::floats).collect::<Vec<_>>());
    assert_eq!(integers.read()?, (0..50).map(easing::integers).collect::<Vec<_>>());
    Ok(())
}
