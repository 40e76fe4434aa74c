//! The meanings of names, [`Symbol`], and the environment of an item, [`Env`].
//!
//! WGSL has no closure, iterator, slice or reference values: names stand for them.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::borrows::BorrowId;
use super::bounds::Bounds;
use super::chain::{Chain, Resumed};
use super::definition::Nested;
use super::options::Optional;
use super::symbols::Symbols;
use crate::ir::{
    BindingId, ConstId, ExprId, LocalId, Mode, Place, SignatureId, Stmt, Ty, WorkgroupVarId,
};
use crate::items::Scope;
use crate::syntax::name_of;
use crate::textures::Format;

/// The meaning of a name.
#[derive(Clone)]
pub(super) enum Symbol {
    Local(LocalId),
    Workgroup(WorkgroupVarId),
    Binding(BindingId),
    Const(ConstId),
    Function(SignatureId),
    /// A function with a signature for each set of arguments that calls settle.
    Generic(Rc<Nested>),
    Closure(Rc<Closure>),
    /// An iterator.
    Iterator(Rc<NamedIterator>),
    /// A reference: another name for a place, and whether the place may be written. References of
    /// the body itself are tracked.
    Alias(Place, bool, Option<BorrowId>),
    /// A part of a slice.
    Part(Part),
    /// An array of slices: a [`Symbol::Binding`] or a [`Symbol::Part`] for each.
    Slices(Rc<[Symbol]>),
    /// An option with a slice in its value.
    Option(Rc<Optional>),
    /// A struct that holds references.
    View(Rc<View>),
    /// A name whose declaration has a reported mistake. Its uses are silent.
    Poison,
}

/// The meanings of names in one item, apart from its own declarations.
#[derive(Clone, Default)]
pub(super) struct Env {
    /// The items that its paths name.
    pub(super) scope: Scope,
    /// The arguments of its type parameters.
    pub(super) types: BTreeMap<String, Ty>,
    /// The arguments that are texel formats.
    pub(super) formats: BTreeMap<String, &'static Format>,
    /// Whether the item is one of std's.
    pub(super) of_std: bool,
    /// Whether this is the kernel's own body, whose scope the launcher has.
    pub(super) is_kernel: bool,
    /// The type of `Self`.
    pub(super) self_ty: Option<Ty>,
    /// The `impl` block that it belongs to.
    pub(super) block: Option<usize>,
    /// How many references `self` is, `&&T`, if that is known.
    pub(super) references_of_self: Option<usize>,
    /// The bounds of its type parameters.
    pub(super) bounds: Bounds,
    /// Items of the enclosing functions, and its const parameters.
    pub(super) symbols: Symbols<Symbol>,
    /// The names of its parameters that are declared as slices.
    pub(super) slices: BTreeSet<String>,
    /// The keys of the function that this belongs to, and of the functions that are being written
    /// out in it, innermost last.
    pub(super) writes_out: Vec<String>,
}

impl Env {
    /// The argument of a type parameter, or the type of `Self`.
    pub(super) fn parameter(&self, name: &str) -> Option<Ty> {
        if name == "Self" { self.self_ty.clone() } else { self.types.get(name).cloned() }
    }

    /// Whether the item is a method of std as a function, whose first parameter is the receiver.
    pub(super) fn is_method_of_std(&self) -> bool {
        self.of_std && self.self_ty.is_none()
    }

    /// Whether `Self` is a struct that holds references.
    pub(super) fn is_of_view(&self) -> bool {
        self.self_ty.as_ref().is_some_and(Ty::is_view)
    }
}

/// A closure and the meanings of its names.
#[derive(Clone)]
pub(super) struct Closure {
    pub(super) syntax: syn::ExprClosure,
    pub(super) scopes: Vec<Symbols<Symbol>>,
    pub(super) env: Env,
    pub(super) params: Vec<Param>,
    pub(super) result: Option<Ty>,
    /// Whether it is the body of a function.
    pub(super) is_body: bool,
    /// What it gives, if it is the body of a function that returns a slice or a `&mut` reference.
    pub(super) gives: Option<Chosen>,
}

/// A result that is no value in WGSL.
#[derive(Clone, Copy)]
pub(super) enum Chosen {
    Slice,
    OptionOfSlice,
    /// A `&mut` reference.
    Place,
}

/// The parameter of a closure, as far as its type is written.
#[derive(Clone)]
pub(super) enum Param {
    Open,
    Value(Ty),
    Reference(Mode, Ty),
}

impl Param {
    /// The type of a value parameter, if it is known.
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
    /// Trivial, except in the name of a [`SliceVariable`]; `None` means 0.
    pub(super) start: Option<ExprId>,
    /// The same; `None` means the length.
    pub(super) end: Option<ExprId>,
    pub(super) writable: bool,
    /// The reference that it is, or that it is reached through.
    pub(super) borrow: Option<BorrowId>,
}

impl Part {
    /// A whole array or slice.
    pub(super) fn whole(place: Place) -> Part {
        Part { place, start: None, end: None, writable: false, borrow: None }
    }
}

/// A slice in variables. It is known by its start.
pub(super) struct SliceVariable {
    pub(super) name: String,
    pub(super) end: LocalId,
    /// If this is an option of a slice: whether there is one.
    pub(super) is_some: Option<Place>,
    /// The number of blocks around its declaration.
    pub(super) depth: usize,
    /// The slice.
    pub(super) part: Option<Part>,
    /// The arrays and buffers that it may be of.
    pub(super) choice: Choice,
    /// Whether another array or buffer may be added: nothing has read the slice yet.
    pub(super) is_open: bool,
    /// The declarations of the variables for indices that lead to the array.
    pub(super) indices: Vec<Stmt>,
}

/// One of several places.
#[derive(Clone)]
pub(super) struct Choice {
    /// The variable with the number of the place.
    pub(super) which: LocalId,
    pub(super) places: Vec<Place>,
    /// Whether `which` is an index into an array of slices: it is always the number of a place.
    pub(super) is_indexed: bool,
}

/// A named iterator, which runs once.
pub(super) struct NamedIterator {
    pub(super) chain: RefCell<Option<Chain>>,
    /// The number of loops around its declaration.
    pub(super) loops: u32,
    /// For a `mut` name, if the items are known by their positions.
    pub(super) resumed: Option<Resumed>,
}

/// A struct that holds references, taken apart.
pub(super) struct View {
    pub(super) ty: Ty,
    pub(super) members: Vec<ViewMember>,
}

/// A member of a view.
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
