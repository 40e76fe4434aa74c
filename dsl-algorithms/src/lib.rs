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
//! They are made of kernels of [`dsl_runtime`], without `unsafe`, and run on every GPU, on the CPU executor and on the checked
//! device. None needs a feature that a device may lack, except products of `f16`.
//!
//! - **Arguments** are buffers or slices. A slice begins where every kernel's does: at a multiple of 256 bytes on any device. Inputs may be
//!   empty. A wrong length is [`Error::Call`](dsl_runtime::Error::Call).
//! - **Results** stay on the device, in buffers that the caller gives. Calls that return a value wait for it; the others do not.
//! - **Temporary memory** is kept with its device for the next call, up to 12 buffers for each of the 4 devices used last;
//!   [`free_scratch`] frees it.
//! - **Floating-point results** are the same, bit by bit, in each run on a device: the order of operations depends on the lengths
//!   alone. Bounds of errors are for a device that rounds as WGSL asks.
//! - **Own operators**: [`reduction!`] and [`scan!`] make kernels of them, and [`blocks`] has what own kernels are made of.
//!
//! # How it is made
//!
//! A device-wide call is a function of the host that launches kernels of this crate. Kernels are compiled with the crate that has
//! them, so an operator of another crate needs kernels there: the macros write these, and their bodies are functions of
//! [`blocks`], which travel as every `#[device]` item does.
//!
//! Few instances serve many types. The order of `i32` and `f32` becomes that of `u32` when an element is loaded; elements that are
//! only moved are words; 64-bit keys are pairs of words.
//!
//! | part | how |
//! |---|---|
//! | reductions | a share for each workgroup, then one workgroup for the partial results |
//! | scans | chunks in two passes |
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
mod tuning;

pub use by_key::*;
pub use fft::*;
pub use filter::*;
pub use histogram::*;
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
