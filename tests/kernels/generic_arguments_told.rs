//! Generic structs with inferred type arguments: from members, arguments of a call, a base, and literals.

use dsl_runtime::prelude::*;

#[device]
pub mod colours {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Rgb<T> {
        pub r: T,
        pub g: T,
        pub b: T,
    }

    impl<T: Copy> Rgb<T> {
        pub fn new(r: T, g: T, b: T) -> Self {
            Rgb { r, g, b }
        }

        pub fn turned(of: &Rgb<T>) -> Self {
            Self::new(of.g, of.b, of.r)
        }

        pub fn red(self) -> T {
            self.r
        }
    }

    #[derive(Clone, Copy)]
    pub struct Polynomial<const N: usize> {
        pub coefficients: [f32; N],
    }

    impl<const N: usize> Polynomial<N> {
        pub fn new(coefficients: [f32; N]) -> Self {
            Polynomial { coefficients }
        }

        pub fn at(&self, x: f32) -> f32 {
            let mut sum = 0.0;
            for c in self.coefficients {
                sum = sum * x + c;
            }
            sum
        }
    }
}

use colours::{Polynomial, Rgb};

fn values(i: u32, x: &[f32]) -> [f32; 6] {
    let a = i as f32 * 2.0;
    let colour = Rgb::new(a, a.sqrt(), x[1]);
    let turned = Rgb::turned(&colour);
    let chosen = Rgb { r: a, g: if i > 1 { a } else { 1.0 }, b: 2.0 };
    let other = Rgb { r: 3.0, ..chosen };
    let whole = Rgb::new(i, 2, 3);
    [
        colour.red() + 10.0 * turned.red(),
        chosen.g + other.b,
        other.r,
        Polynomial::new([1.0, a, 2.0]).at(2.0),
        whole.red() as f32,
        Rgb::new(1.0, 2.0, 3.0).g,
    ]
}

#[kernel(workgroup_size = 3)]
fn generic_arguments_told(x: &[f32], out: &mut [f32]) {
    let i = local_invocation_index();
    let a = i as f32 * 2.0;
    let colour = Rgb::new(a, a.sqrt(), x[1]);
    let turned = Rgb::turned(&colour);
    let chosen = Rgb { r: a, g: if i > 1 { a } else { 1.0 }, b: 2.0 };
    let other = Rgb { r: 3.0, ..chosen };
    let whole = Rgb::new(i, 2, 3);
    out[i * 6] = colour.red() + 10.0 * turned.red();
    out[i * 6 + 1] = chosen.g + other.b;
    out[i * 6 + 2] = other.r;
    out[i * 6 + 3] = Polynomial::new([1.0, a, 2.0]).at(2.0);
    out[i * 6 + 4] = whole.red() as f32;
    out[i * 6 + 5] = Rgb::new(1.0, 2.0, 3.0).g;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0.5, 1.5];
    let input = device.buffer(&x)?;
    let mut out = device.zeroed::<f32>(18)?;
    generic_arguments_told(&input, &mut out).workgroups(1).run()?;
    let expected: Vec<f32> = (0..3).flat_map(|i| values(i, &x)).collect();
    for (at, (found, expected)) in out.read()?.iter().zip(&expected).enumerate() {
        assert!((found - expected).abs() < 1e-4, "{at}: {found} instead of {expected}");
    }
    Ok(())
}
