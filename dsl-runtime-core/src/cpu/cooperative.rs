//! Cooperative matrices of the CPU executor.
//!
//! On a GPU a subgroup holds one matrix together; here each invocation holds a whole one. The
//! emitted code waits for the workgroup before and after each operation, so loads get the values
//! from before any store. Products are summed in `f32`, in the order of the columns, and rounded
//! once.

use half::f16;

use crate::Storable;

/// The scalar of a matrix.
pub trait CoopElement: Storable {
    /// The value.
    fn to_f32(self) -> f32;
    /// The nearest value.
    fn from_f32(value: f32) -> Self;
}

impl CoopElement for f32 {
    #[inline(always)]
    fn to_f32(self) -> f32 {
        self
    }

    #[inline(always)]
    fn from_f32(value: f32) -> f32 {
        value
    }
}

impl CoopElement for f16 {
    #[inline(always)]
    fn to_f32(self) -> f32 {
        f16::to_f32(self)
    }

    #[inline(always)]
    fn from_f32(value: f32) -> f16 {
        f16::from_f32(value)
    }
}

/// A matrix of `N` rows of `N` elements.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CoopMatrix<T, const N: usize>([[T; N]; N]);

impl<T: CoopElement, const N: usize> CoopMatrix<T, N> {
    /// All zeros.
    pub const ZERO: Self = Self([[T::ZERO; N]; N]);

    /// Whether a tile lies in `len` elements. Its lines begin at `index` and are `stride` apart.
    pub fn fits(index: u32, stride: u32, len: u32) -> bool {
        let end = u64::from(index) + (N as u64 - 1) * u64::from(stride) + N as u64;
        end <= u64::from(len)
    }

    /// Loads a tile. `element` takes an element's distance from the first one.
    pub fn load(by_rows: bool, stride: u32, element: impl Fn(u32) -> T) -> Self {
        let along = |row, column| along(by_rows, stride, row, column);
        Self(std::array::from_fn(|row| std::array::from_fn(|column| element(along(row, column)))))
    }

    /// Stores a tile. `store` takes an element's distance from the first one, and the element.
    pub fn store(self, by_rows: bool, stride: u32, mut store: impl FnMut(u32, T)) {
        for (row, elements) in self.0.into_iter().enumerate() {
            for (column, element) in elements.into_iter().enumerate() {
                store(along(by_rows, stride, row, column), element);
            }
        }
    }
}

fn along(by_rows: bool, stride: u32, row: usize, column: usize) -> u32 {
    let (line, at) = if by_rows { (row, column) } else { (column, row) };
    (line as u32).wrapping_mul(stride).wrapping_add(at as u32)
}

/// `a * b + c`.
pub fn coop_multiply_add<T: CoopElement, S: CoopElement, const N: usize>(
    a: CoopMatrix<T, N>,
    b: CoopMatrix<T, N>,
    c: CoopMatrix<S, N>,
) -> CoopMatrix<S, N> {
    let element = |row: usize, column: usize| {
        let product = |k: usize| a.0[row][k].to_f32() * b.0[k][column].to_f32();
        S::from_f32((0..N).fold(c.0[row][column].to_f32(), |sum, k| sum + product(k)))
    };
    CoopMatrix(std::array::from_fn(|row| std::array::from_fn(|column| element(row, column))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_and_products_are_those_of_matrices() {
        type Matrix = CoopMatrix<f32, 8>;
        let memory: Vec<f32> = (0..100).map(|i| i as f32).collect();
        let read = |at: u32| memory[at as usize + 3];
        let by_rows = Matrix::load(true, 10, read);
        let by_columns = Matrix::load(false, 10, read);
        assert_eq!((by_rows.0[2][5], by_columns.0[5][2]), (28.0, 28.0));
        let one = Matrix::load(true, 8, |at| if at % 9 == 0 { 1.0 } else { 0.0 });
        assert_eq!(coop_multiply_add(by_rows, one, Matrix::ZERO), by_rows);
        assert_eq!(coop_multiply_add(one, by_columns, one).0[3][3], by_columns.0[3][3] + 1.0);
        let mut stored = vec![0.0; 80];
        by_rows.store(false, 9, |at, value| stored[at as usize] = value);
        assert_eq!(stored[9 * 5 + 2], by_rows.0[2][5]);
    }

    #[test]
    fn a_tile_fits_as_a_whole_or_not() {
        type Matrix = CoopMatrix<f16, 16>;
        assert!(Matrix::fits(0, 16, 256) && !Matrix::fits(1, 16, 256) && !Matrix::fits(0, 17, 256));
        assert!(Matrix::fits(0, 0, 16) && !Matrix::fits(0, 0, 15));
        assert!(!Matrix::fits(u32::MAX, u32::MAX, u32::MAX) && !Matrix::fits(0, 1 << 29, u32::MAX));
    }
}
