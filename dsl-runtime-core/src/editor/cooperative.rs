//! Cooperative matrices: square matrices that the invocations of a subgroup hold together.

use std::marker::PhantomData;

/// A matrix of `N` rows and columns, 8 or 16, of `f16` or `f32`. `R` is its role in a product `A *
/// B + C`.
#[derive(Clone, Copy)]
pub struct CoopMatrix<T, const N: u32, R>(PhantomData<(T, R)>);

/// The left factor of a product.
#[derive(Clone, Copy)]
pub struct A;

/// The right factor of a product.
#[derive(Clone, Copy)]
pub struct B;

/// The summand of a product, and its result.
#[derive(Clone, Copy)]
pub struct C;

/// A cooperative matrix.
pub trait Matrix {
    /// Its elements.
    type Element;
}

impl<T, const N: u32, R> Matrix for CoopMatrix<T, N, R> {
    type Element = T;
}

/// A matrix of zeros.
pub fn coop_zero<M: Matrix>() -> M {
    loop {}
}

/// The tile that begins at `first`, column by column. Columns are `stride` elements apart.
pub fn coop_load<M: Matrix>(first: &M::Element, stride: u32) -> M {
    loop {}
}

/// The tile that begins at `first`, row by row. Rows are `stride` elements apart.
pub fn coop_load_t<M: Matrix>(first: &M::Element, stride: u32) -> M {
    loop {}
}

/// `a * b + c`
pub fn coop_multiply_add<T, U, const N: u32>(
    a: CoopMatrix<T, N, A>,
    b: CoopMatrix<T, N, B>,
    c: CoopMatrix<U, N, C>,
) -> CoopMatrix<U, N, C> {
    loop {}
}

/// Writes a tile that begins at `first`, column by column. Columns are `stride` elements apart.
pub fn coop_store<M: Matrix>(matrix: M, first: &mut M::Element, stride: u32) {
    loop {}
}

/// Writes a tile that begins at `first`, row by row. Rows are `stride` elements apart.
pub fn coop_store_t<M: Matrix>(matrix: M, first: &mut M::Element, stride: u32) {
    loop {}
}
