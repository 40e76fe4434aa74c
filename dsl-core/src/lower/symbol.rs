//! What names mean: [`Symbol`], and what an item sees, [`Env`].
//!
//! WGSL has no values that are closures, iterators, slices or references: names stand for them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::borrows::BorrowId;
use super::bounds::Bounds;
use super::chain::{Chain, Resumed};
use super::definition::Nested;
use super::symbols::Symbols;
use crate::ir::{
    BindingId, ConstId, ExprId, LocalId, Mode, Place, SignatureId, Ty, WorkgroupVarId,
};
use crate::items::Scope;
use crate::syntax::name_of;
use crate::textures::Format;

/// What a name stands for.
#[derive(Clone)]
pub(super) enum Symbol {
    Local(LocalId),
    Workgroup(WorkgroupVarId),
    Binding(BindingId),
    Const(ConstId),
    Function(SignatureId),
    /// One that has a signature for what each call settles.
    Generic(Rc<Nested>),
    Closure(Rc<Closure>),
    /// An iterator.
    Iterator(Rc<NamedIterator>),
    /// A reference: another name for a place, and whether it may be stored to; those of the body
    /// itself are watched.
    Alias(Place, bool, Option<BorrowId>),
    /// A part of a slice.
    Part(Part),
    /// A struct that holds references.
    View(Rc<View>),
    /// Declared with a mistake that was reported: uses are silent.
    Poison,
}

/// What names mean in one item, apart from those that it declares itself.
#[derive(Clone, Default)]
pub(super) struct Env {
    /// The items that its paths name.
    pub(super) scope: Scope,
    /// What its type parameters stand for.
    pub(super) types: BTreeMap<String, Ty>,
    /// Those that stand for texel formats.
    pub(super) formats: BTreeMap<String, &'static Format>,
    /// Whether this is the kernel's own body, whose scope the launcher has.
    pub(super) is_kernel: bool,
    /// What `Self` stands for.
    pub(super) self_ty: Option<Ty>,
    /// What generic code knows of its type parameters.
    pub(super) bounds: Bounds,
    /// Items of the functions around it, and its const parameters.
    pub(super) symbols: Symbols<Symbol>,
    /// The function that this is of, and those that are being written out in it, by their keys, innermost
    /// last.
    pub(super) writes_out: Vec<String>,
}

impl Env {
    /// What a type parameter, or `Self`, stands for.
    pub(super) fn parameter(&self, name: &str) -> Option<Ty> {
        if name == "Self" { self.self_ty.clone() } else { self.types.get(name).cloned() }
    }

    /// Whether `Self` is a struct that holds references.
    pub(super) fn is_of_view(&self) -> bool {
        self.self_ty.as_ref().is_some_and(Ty::is_view)
    }
}

/// A closure and what its names mean.
#[derive(Clone)]
pub(super) struct Closure {
    pub(super) syntax: syn::ExprClosure,
    pub(super) scopes: Vec<Symbols<Symbol>>,
    pub(super) env: Env,
    pub(super) params: Vec<Param>,
    pub(super) result: Option<Ty>,
    /// Whether it is the body of a function.
    pub(super) is_body: bool,
}

/// What a closure's parameter is, as far as that is written.
#[derive(Clone)]
pub(super) enum Param {
    Open,
    Value(Ty),
    Reference(Mode, Ty),
}

impl Param {
    /// The type of the value, if it is one.
    pub(super) fn known(&self) -> Option<&Ty> {
        match self {
            Param::Value(ty) if *ty != Ty::Error => Some(ty),
            _ => None,
        }
    }
}

/// The elements of an array or slice from one index to another.
#[derive(Clone)]
pub(super) struct Part {
    pub(super) place: Place,
    /// Trivial; `None` is 0.
    pub(super) start: Option<ExprId>,
    /// Trivial; `None` is the length.
    pub(super) end: Option<ExprId>,
    pub(super) writable: bool,
    /// The reference that it is, or is reached through.
    pub(super) borrow: Option<BorrowId>,
}

impl Part {
    /// A whole array or slice.
    pub(super) fn whole(place: Place) -> Part {
        Part { place, start: None, end: None, writable: false, borrow: None }
    }
}

/// An iterator with a name, which is run once.
pub(super) struct NamedIterator {
    pub(super) chain: RefCell<Option<Chain>>,
    /// How many loops are around the place where it is made.
    pub(super) loops: u32,
    /// Of a `mut` name whose items are known by their positions.
    pub(super) resumed: Option<Resumed>,
}

/// A struct that holds references, taken apart.
pub(super) struct View {
    pub(super) ty: Ty,
    pub(super) members: Vec<ViewMember>,
}

/// A member of such a struct.
#[derive(Clone)]
pub(super) struct ViewMember {
    pub(super) name: String,
    pub(super) symbol: Symbol,
    /// Whether it is declared as a reference: copies of the view refer to the same memory.
    pub(super) is_reference: bool,
}

impl View {
    pub(super) fn member(&self, member: &syn::Member) -> Option<&Symbol> {
        self.find(member).map(|of| &of.symbol)
    }

    pub(super) fn find(&self, member: &syn::Member) -> Option<&ViewMember> {
        let is_it = |of: &&ViewMember| match member {
            syn::Member::Named(ident) => name_of(ident).text == of.name,
            syn::Member::Unnamed(index) => index.index.to_string() == of.name,
        };
        self.members.iter().find(is_it)
    }
}
