//! The expansions of the attributes: the calls that gather the items of a kernel, the hidden macros
//! of `#[device]` items, and their form on the host. [`mod@file`] does the same for a whole file
//! without rustc.

#![allow(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]

mod as_written;
mod blocks;
pub mod conditions;
pub mod device;
pub mod editor;
pub mod file;
pub mod gather;
mod host;
mod host_sizes;
mod macros;
pub mod outline;
mod plain;
mod plan;
mod stand_in;
pub mod surroundings;
mod uses;
mod warnings;
