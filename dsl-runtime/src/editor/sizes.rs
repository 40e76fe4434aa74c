//! Sizes: `u32` in kernels, `usize` in Rust. The macros call these functions around indices and lengths.

/// The Rust index for an index of kernels.
pub fn index<I: Index>(at: I) -> usize {
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

/// An index of kernels.
pub trait Index {}

impl Index for u32 {}

impl Index for usize {}

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
