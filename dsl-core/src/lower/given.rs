//! What a call says of the generic parameters of a function.

use std::collections::BTreeMap;

use proc_macro2::Span;

use crate::ir::Ty;
use crate::items::ItemId;
use crate::textures::Format;

/// A generic argument that a call names.
pub(super) enum Generic {
    Type(Box<syn::Type>),
    Const(i128),
    /// `_`: it follows from the arguments.
    Open,
}

/// What a call says of generic parameters.
#[derive(Clone, Copy, Default)]
pub(super) struct Given<'a> {
    pub(super) generics: &'a [Generic],
    pub(super) args: &'a [&'a syn::Expr],
    /// What is known of the arguments' types, if that was looked for already: to ask again at each call
    /// of calls would double the work each time.
    pub(super) shapes: Option<&'a [Option<Ty>]>,
    /// Where it is, if it is to blame for what it does not say.
    pub(super) call: Option<Span>,
    /// The trait whose function is meant, if a path says it.
    pub(super) of_trait: Option<ItemId>,
}

/// The generic parameters of a function that a call settles, by their names.
#[derive(Debug, Default)]
pub(super) struct Settled {
    pub(super) consts: BTreeMap<String, i128>,
    /// Those that are the formats of storage textures.
    pub(super) formats: BTreeMap<String, &'static Format>,
    /// Those that are types: components of sampled textures, and what the signature asks for types of.
    pub(super) types: BTreeMap<String, Ty>,
}

/// What a type parameter is of a texture.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum OfTexture {
    Format,
    Component,
}
