//! Sizes: `u32` in kernels, `usize` in Rust. The macros call these functions around indices and lengths.

use std::ops::{Range, RangeInclusive};

/// The Rust index for an index of kernels, or for a range of them.
pub fn index<I: Index>(at: I) -> I::Rust {
    loop {}
}

/// The same for a number whose type this call determines.
pub fn index_of_u32(at: u32) -> usize {
    loop {}
}

/// The length in kernels for a length in Rust.
pub fn length<N: Length>(of: N) -> N::Kernel {
    loop {}
}

/// The items of `enumerate()`, for kernels.
pub fn numbered<T, I: Iterator<Item = (usize, T)>>(
    items: I,
) -> std::iter::Map<I, fn((usize, T)) -> (u32, T)> {
    loop {}
}

/// An index of kernels, or a range of them.
pub trait Index {
    /// The same in Rust.
    type Rust;
}

impl Index for u32 {
    type Rust = usize;
}

impl Index for usize {
    type Rust = usize;
}

impl<I: Index> Index for Range<I> {
    type Rust = Range<I::Rust>;
}

impl<I: Index> Index for RangeInclusive<I> {
    type Rust = RangeInclusive<I::Rust>;
}

/// A length in Rust.
pub trait Length {
    /// The same in kernels.
    type Kernel;
}

impl Length for usize {
    type Kernel = u32;
}

impl Length for u32 {
    type Kernel = u32;
}

impl Length for Option<usize> {
    type Kernel = Option<u32>;
}
