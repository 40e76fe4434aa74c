//! Functions as written, and their instances.

use std::rc::Rc;

use super::symbol::{Env, Symbol};
use crate::ir::{FunctionId, Root, SignatureId, Ty};
use crate::syntax::name_of;

/// The syntax behind a signature.
#[derive(Clone)]
pub(super) struct Definition {
    /// Tells functions apart.
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

/// A function in a function whose generic parameters each call settles.
pub(super) struct Nested {
    pub(super) syntax: syn::ItemFn,
    /// What its names mean, but for its own.
    pub(super) env: Env,
    /// Tells functions apart.
    pub(super) key: String,
}

/// A function as written, and what its names mean.
pub(super) struct FunctionItem<'s> {
    /// Tells functions apart.
    pub(super) key: String,
    pub(super) sig: &'s syn::Signature,
    pub(super) block: &'s syn::Block,
    pub(super) env: Env,
    /// Whether its mistakes were reported where it is declared.
    pub(super) poisoned: bool,
}

impl Nested {
    /// It knows its own name, so that recursion is reported as such.
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
    /// The instance that asked for it first.
    pub(super) caller: Option<FunctionId>,
    pub(super) result: Ty,
}

/// What decides an instance of a function: for each parameter its type, or the memory.
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
