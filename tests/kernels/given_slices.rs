//! Slices that functions return, used at once: as arguments, indexed, iterated.

use dsl_runtime::prelude::*;

#[device]
mod weights {
    #[derive(Clone, Copy)]
    pub struct Weights {
        pub by: f32,
    }

    impl Weights {
        pub fn sum(&self, x: &[f32]) -> f32 {
            x.iter().map(|x| x * self.by).sum()
        }

        pub fn difference(x: &[f32], y: &[f32]) -> f32 {
            x[0] - y[0]
        }
    }

    pub trait Count: Copy {
        type Out;
        fn count(self) -> Self::Out;
    }

    impl Count for f32 {
        type Out = u32;
        fn count(self) -> u32 {
            self as u32
        }
    }

    pub fn first<T: Count>(x: &[T]) -> T::Out {
        x[0].count()
    }
}

use weights::{Weights, first};

#[device]
fn four(x: &[f32], n: u32) -> &[f32] {
    &x[4 * n..4 * n + 4]
}

#[device]
fn half(x: &[f32]) -> &[f32] {
    &x[..x.len() / 2]
}

#[device]
fn next(count: &mut u32) -> f32 {
    *count += 1;
    *count as f32
}

#[device]
fn scaled(by: f32, x: &[f32]) -> f32 {
    by * x.iter().sum::<f32>()
}

#[device]
fn product(x: &[f32], y: &[f32]) -> f32 {
    x.iter().zip(y).map(|(a, b)| a * b).sum()
}

#[device]
fn last<T: Copy>(x: &[T]) -> T {
    x[x.len() - 1]
}

#[kernel(workgroup_size = 1)]
fn given_slices(x: &[f32], out: &mut [f32]) {
    let weights = Weights { by: 2.0 };
    let mut n = 0;
    out[0] = product(four(x, 0), four(x, 1));
    out[1] = weights.sum(four(x, 1));
    // Arguments are evaluated in their order.
    out[2] = scaled(next(&mut n), half(four(x, n))) + n as f32;
    out[3] = Weights::difference(four(x, n), half(half(four(x, 0))));
    let second = |x: &[f32]| x[1];
    out[4] = second(four(x, 1));
    out[5] = four(x, 1)[2] + four(x, 0).iter().zip(four(x, 1)).map(|(a, b)| a * b).sum::<f32>();
    if n > 0 && product(four(x, 0), half(four(x, 1))) > 16.0 {
        out[6] = last(half(x)) + first(four(x, 1)) as f32;
    }
    for value in half(four(x, 1)).iter().rev() {
        out[7] = 10.0 * out[7] + value;
    }
    // Declared slices give arrays their elements' type.
    let own = [1, 2, 3_000_000_000];
    let numbers: &[u32] = &own;
    let shifted = own[2] >> 31;
    let part: &[f32] = &x[2..];
    let to: &mut [f32] = &mut out[8..];
    to[0] = part[0] + shifted as f32 + numbers[1] as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = device.buffer(&[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let mut out = device.zeroed::<f32>(9)?;
    given_slices(&x, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [70.0, 52.0, 12.0, 4.0, 6.0, 77.0, 9.0, 65.0, 6.0]);
    Ok(())
}
