//! The kernels. The page shows each file as it is.

pub mod bitonic_sort;
pub mod blur;
pub mod convolution;
pub mod histogram;
pub mod life;
pub mod mandelbrot;
pub mod matmul;
pub mod nbody;
pub mod puzzles;
pub mod reduction;
pub mod transpose;

/// Kernels that have barriers, with one more parameter: whether the barriers are there.
#[allow(
    dead_code,
    reason = "the histogram and puzzle 8 have no report; `expect` does not see included modules"
)]
pub mod with_switch {
    include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
}
