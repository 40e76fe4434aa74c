//! Algorithms one call away: reductions, scans, sorts, selections, histograms, products, transforms, random numbers and filters.
//!
//! ```
//! use dsl_algorithms as algorithms;
//! use dsl_runtime::prelude::*;
//!
//! # fn main() -> Result<(), dsl_runtime::Error> {
//! let device = Device::new()?;
//! let mut x = device.buffer(&[3.0, 1.0, 2.0])?;
//! assert_eq!(algorithms::sum(&device, &x)?, 6.0);
//! algorithms::sort(&device, &mut x)?;
//! assert_eq!(x.read()?, [1.0, 2.0, 3.0]);
//! # Ok(())
//! # }
//! ```
//!
//! They consist of kernels of [`dsl_runtime`], without `unsafe`, and run on every GPU, on the CPU
//! executor and on the checked device. They need no features that a device may lack, except for
//! products of `f16`.
//!
//! - **Arguments** are buffers or slices. As for every kernel, a slice begins at a multiple of 256
//!   bytes on any device. Inputs may be empty. A wrong length is
//!   [`Error::Call`](dsl_runtime::Error::Call).
//! - **Results** stay on the device, in buffers that the caller gives. Calls that return a value
//!   wait for it; the others do not.
//! - **Temporary memory** is kept with its device for the next call, up to 12 buffers for each of the 4 devices used last;
//!   [`free_scratch`] frees it.
//! - **Floating-point results** are the same, bit by bit, in each run on a device: the order of
//!   operations depends only on the lengths. Bounds of errors are for a device that rounds as WGSL
//!   requires.
//! - **Own operators**: [`reduction!`] and [`scan!`] make kernels for them, and [`blocks`] has
//!   building blocks for kernels of your own.
//!
//! # How it is made
//!
//! A device-wide call is a function of the host that launches kernels of this crate. Kernels are
//! compiled with the crate that contains them, so an operator of another crate needs kernels there.
//! The macros write these; their bodies are functions of [`blocks`], which other crates can use
//! like every `#[device]` item.
//!
//! A few instances serve many types. When an element is loaded, the order of `i32` and `f32`
//! becomes the order of `u32`. Elements that are only moved are words; 64-bit keys are pairs of
//! words.
//!
//! | part | how |
//! |---|---|
//! | reductions | a share for each workgroup, then one workgroup for the partial results |
//! | scans | chunks in two passes; sums of integers in one pass if [`tune`] finds that faster |
//! | sorts | radix, 8 bits a pass: counts, their scan, tiles sorted in workgroup memory |
//! | selections, runs | a scan of marks tells the places |
//! | products | tiles in workgroup memory; cooperative matrices for `f16` where the device has them |
//! | transforms | Stockham passes of radix 8, with tables of roots |

pub use dsl_runtime;

pub mod blocks;
mod by_key;
mod fft;
mod filter;
#[cfg(doctest)]
mod guide;
mod histogram;
mod launches;
mod look_back;
mod matrix;
mod number;
pub mod operators;
mod permute;
mod random;
mod reduce;
mod rows;
mod scan;
mod scratch;
mod select;
mod sort;
mod sums;
mod tuning;

pub use by_key::*;
pub use fft::*;
pub use filter::*;
pub use histogram::*;
#[doc(hidden)]
pub use look_back::scan_by_look_back;
pub use matrix::{Product, ProductFactor, matrix_times_vector, product, transpose};
#[doc(hidden)]
pub use matrix::{product_in_form, product_of_halves_in_form};
pub use number::{Key, Number};
pub use permute::*;
pub use random::*;
pub use reduce::*;
pub use rows::*;
pub use scan::*;
pub use scratch::free_scratch;
pub use select::{partition, run_lengths, select, unique};
pub use sort::*;
pub use tuning::tune;
