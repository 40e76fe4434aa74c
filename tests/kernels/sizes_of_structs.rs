//! Const parameters of functions and methods, inferred from generic structs among the arguments.
//! Const arguments that a method call writes out.

use dsl_runtime::prelude::*;

#[device]
mod matrices {
    use dsl_runtime::prelude::*;

    /// A matrix of rows.
    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub struct Matrix<const R: usize, const C: usize> {
        pub rows: [[f32; C]; R],
    }

    impl<const R: usize, const K: usize> Matrix<R, K> {
        pub fn zero() -> Self {
            Matrix::<R, K> { rows: [[0.0; K]; R] }
        }
        pub fn times<const C: usize>(self, other: Matrix<K, C>) -> Matrix<R, C> {
            let mut product = Matrix::<R, C>::zero();
            for i in 0..R {
                for j in 0..C {
                    for k in 0..K {
                        product.rows[i][j] += self.rows[i][k] * other.rows[k][j];
                    }
                }
            }
            product
        }
        /// The first columns.
        pub fn narrowed<const N: usize>(&self) -> Matrix<R, N> {
            let mut narrow = Matrix::<R, N>::zero();
            for i in 0..R {
                for j in 0..N {
                    narrow.rows[i][j] = self.rows[i][j];
                }
            }
            narrow
        }
    }

    pub fn transposed<const R: usize, const C: usize>(of: &Matrix<R, C>) -> Matrix<C, R> {
        let mut rows = Matrix::<C, R>::zero();
        for i in 0..R {
            for j in 0..C {
                rows.rows[j][i] = of.rows[i][j];
            }
        }
        rows
    }

    pub fn trace<const N: usize>(of: Matrix<N, N>) -> f32 {
        let mut trace = 0.0;
        for i in 0..N {
            trace += of.rows[i][i];
        }
        trace
    }

    /// How many numbers all of them hold.
    pub fn numbers<const R: usize, const C: usize>(of: &[Matrix<R, C>]) -> u32 {
        of.len() * R * C
    }
}
use matrices::{Matrix, numbers, trace, transposed};

#[kernel(workgroup_size = 1)]
fn products(a: &[Matrix<2, 3>], b: &[Matrix<3, 2>], out: &mut [f32]) {
    let first = b[0];
    let product = a[0].times(first);
    out[0] = trace(product);
    out[1] = trace(a[1].times(first).times(a[0]).times(b[0]));
    out[2] = trace(transposed(&product).times(a[0].times(transposed(&a[1]))));
    out[3] =
        transposed(&a[0].narrowed::<1>()).times(a[1]).rows[0][2] + first.narrowed::<1>().rows[2][0];
    out[4] = numbers(a) as f32;
}

fn times(a: &[Vec<f32>], b: &[Vec<f32>]) -> Vec<Vec<f32>> {
    let columns = 0..b[0].len();
    let sum =
        |row: &Vec<f32>, j| row.iter().zip(b).map(|(x, row): (&f32, &Vec<f32>)| x * row[j]).sum();
    a.iter().map(|row| columns.clone().map(|j| sum(row, j)).collect()).collect()
}

fn turned(a: &[Vec<f32>]) -> Vec<Vec<f32>> {
    (0..a[0].len()).map(|j| a.iter().map(|row| row[j]).collect()).collect()
}

fn diagonal(a: &[Vec<f32>]) -> f32 {
    (0..a.len()).map(|i| a[i][i]).sum()
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a = [
        Matrix { rows: [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]] },
        Matrix { rows: [[2.0, 0.0, 1.0], [3.0, 7.0, 1.0]] },
    ];
    let b = Matrix { rows: [[2.0, 1.0], [0.0, 3.0], [5.0, 4.0]] };
    let (a_buffer, b_buffer) = (device.buffer(&a)?, device.buffer(&[b])?);
    let mut out = device.zeroed::<f32>(5)?;
    products(&a_buffer, &b_buffer, &mut out).workgroups(1).run()?;

    let a = a.map(|a| a.rows.map(Vec::from).to_vec());
    let b = b.rows.map(Vec::from).to_vec();
    let product = times(&a[0], &b);
    let long = times(&times(&times(&a[1], &b), &a[0]), &b);
    let with_turned = times(&turned(&product), &times(&a[0], &turned(&a[1])));
    let narrowed = a[0][0][0] * a[1][0][2] + a[0][1][0] * a[1][1][2] + b[2][0];
    assert_eq!(
        out.read()?,
        [diagonal(&product), diagonal(&long), diagonal(&with_turned), narrowed, 12.0]
    );
    Ok(())
}
