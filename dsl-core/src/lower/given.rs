//! The generic arguments that a call gives to a function.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::trait_ref::TraitRef;
use crate::ir::Ty;
use crate::textures::Format;

/// A generic argument that a call names.
pub(super) enum Generic {
    Type(Box<syn::Type>),
    Const(i128),
    /// `_`: the argument follows from the call's arguments.
    Open,
}

/// What a call tells about generic parameters.
#[derive(Clone, Copy, Default)]
pub(super) struct Given<'a> {
    pub(super) generics: &'a [Generic],
    pub(super) args: &'a [&'a syn::Expr],
    /// The known types of the arguments, if they were looked up already. Looking them up again at
    /// each nested call would double the work each time.
    pub(super) shapes: Option<&'a [Option<Ty>]>,
    /// The span of the call, if missing generic arguments are reported there.
    pub(super) call: Option<Span>,
    /// The trait whose function is meant, if the path names it.
    pub(super) of_trait: Option<&'a TraitRef>,
    /// The receiver of a method's call.
    pub(super) receiver: Option<&'a syn::Expr>,
}

/// The generic parameters of a function that a call settles, by their names.
#[derive(Debug, Default)]
pub(super) struct Settled {
    pub(super) consts: BTreeMap<String, i128>,
    /// Parameters that are formats of storage textures.
    pub(super) formats: BTreeMap<String, &'static Format>,
    /// Parameters that are types: components of sampled textures, and parameters whose associated
    /// types the signature uses.
    pub(super) types: BTreeMap<String, Ty>,
}

/// The role of a type parameter in a texture type.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum OfTexture {
    Format,
    Component,
}
