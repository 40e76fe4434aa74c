//! The items that a kernel refers to: helper functions, constants, types, traits and their
//! implementations, closed under reference.
//!
//! rustc resolved the names where each item was written: an item has a [`Scope`] that maps its
//! paths to items. Nothing here is looked up by a bare name.

#![allow(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]

pub(crate) mod derived;
mod free_parameters;
mod hashers;
mod item;
pub(crate) mod known;
mod of_bodies;
mod ordered;
pub(crate) mod paths;
pub mod references;
pub mod state;
mod std_methods;
mod std_types;
pub(crate) mod variants;
mod written_out;

pub use item::{Impl, Item, ItemId, ItemKind, Items, Scope};
pub(crate) use item::{constant_of_static, import_in_body, imports, name_of_item};
pub(crate) use ordered::replaces_relation;
pub(crate) use std_methods::{
    is_std_function, is_std_method, names_f64, placed, std_function, types_with,
};
pub(crate) use written_out::{Names, is_written_out};
