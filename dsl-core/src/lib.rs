#![forbid(unsafe_code)]
// Whoever adds an expression, a type or an operator finds each place that must decide about it. Modules
// that read syn's trees are exempt: syn's enums are non-exhaustive.
#![warn(clippy::wildcard_enum_match_arm)]
//! The compiler behind `#[kernel]`: a Rust function becomes WGSL, a typed launcher and a CPU form.
//!
//! [`compile`] is the whole pipeline; it does not need a proc macro. Each stage takes the results
//! of earlier stages and changes none of them:
//!
//! ```text
//! tokens ─parse→ Source ─lower→ Module ─infer→ Types ─analyze→ Checked ─emit→ Emitted ─verify→ Compiled
//! ```

pub mod analyze;
pub mod arena;
pub mod build;
pub mod builtins;
pub mod constants;
pub mod cooperative;
pub mod derive;
pub mod diagnostic;
pub mod emit;
pub mod expand;
pub mod infer;
mod interpret;
pub mod ir;
pub mod items;
pub mod kernel_test;
mod layout;
pub mod lower;
pub mod nesting;
pub mod parse;
mod pipeline;
pub mod scalar;
mod shared_map;
#[doc(hidden)]
pub mod steps;
pub(crate) mod syntax;
#[doc(hidden)]
pub mod testing;
pub mod textures;
pub mod ty;
mod value;
pub mod verify;

pub use pipeline::{Compiled, Instances, WgslModule, compile, compile_with, recover};
