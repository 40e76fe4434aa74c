//! The Rust blocks of the guide's chapter on this crate, compiled and run as tests.

#[doc = include_str!("../../guide/src/library.md")]
mod library {}
