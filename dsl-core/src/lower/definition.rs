//! Functions as written, and their instances.

use std::rc::Rc;

use proc_macro2::Span;

use super::symbol::{Env, Symbol};
use crate::ir::{FunctionId, Root, SignatureId, Ty};
use crate::items::placed;
use crate::syntax::name_of;

/// The syntax behind a signature.
#[derive(Clone)]
pub(super) struct Definition {
    /// Identifies the function.
    pub(super) key: String,
    pub(super) sig: syn::Signature,
    pub(super) block: syn::Block,
    pub(super) env: Env,
    /// Whether its mistakes were reported where it is declared.
    pub(super) poisoned: bool,
}

impl Definition {
    pub(super) fn written(&self) -> FunctionItem<'_> {
        let Definition { key, sig, block, env, poisoned } = self;
        FunctionItem { key: key.clone(), sig, block, env: env.clone(), poisoned: *poisoned }
    }
}

/// A nested function whose generic parameters each call settles.
pub(super) struct Nested {
    pub(super) syntax: syn::ItemFn,
    /// The meanings of the names in it, except its own name.
    pub(super) env: Env,
    /// Identifies the function.
    pub(super) key: String,
}

/// A function as written, and the meanings of its names.
pub(super) struct FunctionItem<'s> {
    /// Identifies the function.
    pub(super) key: String,
    pub(super) sig: &'s syn::Signature,
    pub(super) block: &'s syn::Block,
    pub(super) env: Env,
    /// Whether its mistakes were reported where it is declared.
    pub(super) poisoned: bool,
}

/// The body of a function for one call. Mistakes in a function of std are reported at its call.
pub(super) fn body_at(block: &syn::Block, env: &Env, call: Option<Span>) -> syn::Block {
    match call {
        Some(call) if env.of_std => placed(block, call),
        _ => block.clone(),
    }
}

impl Nested {
    /// The function knows its own name, so that recursion is reported as recursion.
    pub(super) fn written(self: &Rc<Self>) -> FunctionItem<'_> {
        let mut env = self.env.clone();
        let name = name_of(&self.syntax.sig.ident).text;
        env.symbols.insert(name, Symbol::Generic(self.clone()));
        self.written_in(env)
    }

    pub(super) fn written_in(&self, env: Env) -> FunctionItem<'_> {
        let syn::ItemFn { sig, block, .. } = &self.syntax;
        FunctionItem { key: self.key.clone(), sig, block, env, poisoned: false }
    }
}

/// An instance of a function.
pub(super) struct Instance {
    pub(super) signature: SignatureId,
    pub(super) types: Vec<Ty>,
    pub(super) shapes: Vec<Shape>,
    pub(super) function: FunctionId,
    /// The first instance that called it.
    pub(super) caller: Option<FunctionId>,
    /// The first call. `None` for a function that no call has instantiated, such as the kernel.
    pub(super) call: Option<Span>,
    pub(super) result: Ty,
}

/// A parameter as far as it decides an instance: its type, or the memory that it refers to.
#[derive(Clone, PartialEq)]
pub(super) enum Shape {
    Value(Ty),
    Pointer(Ty),
    Memory(Root, Vec<Step>),
}

#[derive(Clone, PartialEq)]
pub(super) enum Step {
    Index,
    Member(String),
}
