//! Operators of generic structs with different operand types: `impl Mul<Matrix<K, C>> for Matrix<R,
//! K>`. Numbers and other structs on the left, several impls of one operator. Literals of generic
//! structs with inferred arguments.

use dsl_runtime::prelude::*;

#[device]
mod linear {
    use std::ops::{Add, Mul, MulAssign};

    /// A matrix.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Matrix<const R: usize, const C: usize> {
        /// Its rows.
        pub rows: [[f32; C]; R],
    }

    /// A factor.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Scale(pub f32);

    /// Two of a kind.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Pair<T> {
        /// The first.
        pub a: T,
        /// The second.
        pub b: T,
    }

    impl<const R: usize, const K: usize, const C: usize> Mul<Matrix<K, C>> for Matrix<R, K> {
        type Output = Matrix<R, C>;

        fn mul(self, other: Matrix<K, C>) -> Matrix<R, C> {
            let mut rows = [[0.0; C]; R];
            for r in 0..R {
                for c in 0..C {
                    for k in 0..K {
                        rows[r][c] += self.rows[r][k] * other.rows[k][c];
                    }
                }
            }
            Matrix { rows }
        }
    }

    impl<const R: usize, const C: usize> Mul<f32> for Matrix<R, C> {
        type Output = Self;

        fn mul(self, factor: f32) -> Self {
            let mut rows = self.rows;
            for r in 0..R {
                for c in 0..C {
                    rows[r][c] *= factor;
                }
            }
            Self { rows }
        }
    }

    impl<const R: usize, const C: usize> Mul<Matrix<R, C>> for f32 {
        type Output = Matrix<R, C>;

        fn mul(self, matrix: Matrix<R, C>) -> Matrix<R, C> {
            matrix * self
        }
    }

    impl<const R: usize, const C: usize> Mul<Matrix<R, C>> for Scale {
        type Output = Matrix<R, C>;

        fn mul(self, matrix: Matrix<R, C>) -> Matrix<R, C> {
            matrix * self.0
        }
    }

    impl<const R: usize, const C: usize> MulAssign<Matrix<C, C>> for Matrix<R, C> {
        fn mul_assign(&mut self, other: Matrix<C, C>) {
            *self = *self * other;
        }
    }

    impl Mul<f32> for Pair<f32> {
        type Output = Pair<f32>;

        fn mul(self, factor: f32) -> Pair<f32> {
            Pair { a: self.a * factor, b: self.b * factor }
        }
    }

    impl Mul for Pair<f32> {
        type Output = Pair<f32>;

        fn mul(self, other: Pair<f32>) -> Pair<f32> {
            Pair { a: self.a * other.a, b: self.b * other.b }
        }
    }

    impl Mul<Pair<f32>> for f32 {
        type Output = Pair<f32>;

        fn mul(self, pair: Pair<f32>) -> Pair<f32> {
            pair * self
        }
    }

    impl<T: Add<Output = T>> Add for Pair<T> {
        type Output = Pair<T>;

        fn add(self, other: Pair<T>) -> Pair<T> {
            Pair { a: self.a + other.a, b: self.b + other.b }
        }
    }

    impl<T: Add<Output = T> + Copy> Add<T> for Pair<T> {
        type Output = Pair<T>;

        fn add(self, other: T) -> Pair<T> {
            Pair { a: self.a + other, b: self.b + other }
        }
    }
}

use linear::{Matrix, Pair, Scale};

#[device]
fn products(x: f32) -> [f32; 4] {
    let a = Matrix { rows: [[x, 2.0, 3.0], [4.0, 5.0, x]] };
    let b = Matrix { rows: [[x], [2.0], [3.0]] };
    let c = a * b;
    let d = 2.0 * (a * 3.0) * b;
    let mut e = Scale(2.0) * a;
    e *= Matrix { rows: [[x, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, x, 0.0]] };
    [c.rows[0][0] + d.rows[1][0], e.rows[0][1], e.rows[1][2], (a * b * 2.0).rows[1][0]]
}

#[device]
fn pairs(x: f32, n: u32) -> f32 {
    let v = Pair { a: x, b: 2.0 };
    let w = 2.0 * (v * v) * 3.0 + v + 1.0;
    let counts = Pair { a: n, b: 2 } + 3 + Pair { a: 1, b: n };
    w.a * 100.0 + w.b + (counts.a * counts.b) as f32
}

#[kernel(workgroup_size = 1)]
fn generic_operators(x: f32, n: u32, out: &mut [f32]) {
    let all = products(x);
    for i in 0..4 {
        out[i] = all[i];
    }
    out[4] = pairs(x, n);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    for (x, n) in [(2.0, 7), (-1.5, 0)] {
        let mut out = device.zeroed::<f32>(5)?;
        generic_operators(x, n, &mut out).workgroups(1).run()?;
        let [a, b, c, d] = products(x);
        assert_eq!(out.read()?, [a, b, c, d, pairs(x, n)]);
    }
    Ok(())
}
