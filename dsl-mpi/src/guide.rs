//! The Rust blocks of the guide's chapter on this crate, compiled as tests.

#[doc = include_str!("../../guide/src/mpi.md")]
mod mpi {}
