//! Sizes in functions that kernels and the host share: `u32` in kernels, `usize` in plain Rust. A
//! `const fn` calls these functions as well.

/// An index.
#[inline(always)]
pub const fn index(at: u32) -> usize {
    at as usize
}

/// A length. Memory of kernels has fewer than 2³² elements; a larger length becomes `u32::MAX`.
#[inline(always)]
pub const fn length(elements: usize) -> u32 {
    let most = u32::MAX as usize;
    if elements < most { elements as u32 } else { u32::MAX }
}
