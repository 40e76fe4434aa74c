//! Sizes in functions that kernels and the host share: `u32` in kernels, `usize` in plain Rust.

/// An index.
#[inline(always)]
pub fn index(at: u32) -> usize {
    at as usize
}

/// A length. Memory of kernels has fewer than 2³² elements; of what has more, the first ones are there.
#[inline(always)]
pub fn length(elements: usize) -> u32 {
    u32::try_from(elements).unwrap_or(u32::MAX)
}
