//! The owner of a method, from the call's receiver: the language (slices, iterators, atomics and
//! numbers have methods), or a user's type. If the receiver is not known yet, `infer` decides.

use super::context::Lowerer;
use super::methods::{methods_of, trait_methods, trait_of};
use super::ty::literal_ty;
use crate::ir::{Scalar, SignatureId, Ty};
use crate::syntax::iterators::is_source;
use crate::syntax::methods::{gives_bytes, is_checked, is_conditional};
use crate::syntax::name_of;

impl Lowerer<'_> {
    /// Whether a method call may mean a user's method.
    pub(super) fn may_be_users(&mut self, call: &syn::ExprMethodCall) -> bool {
        let (name, receiver) = (name_of(&call.method).text, &call.receiver);
        if !self.method_names.contains(&name)
            || self.is_iterator(receiver)
            || !self.may_have(&name, receiver)
        {
            return false;
        }
        let Some(ty) = self.known_shape(receiver) else { return true };
        !is_written_out(&ty, &name) && !self.is_operator_of_language(call, &ty)
    }

    /// Whether a call of a method of an operator's trait means the operator of the language: no `impl`
    /// of the user's takes the argument. An example is `x.add(1.0)` beside `impl Add<V> for f32`.
    pub(super) fn is_operator_of_language(&mut self, call: &syn::ExprMethodCall, ty: &Ty) -> bool {
        let Some(arg) = call.args.first().filter(|_| !is_users(ty)) else { return false };
        let Some(shape) = self.known_shape(arg).or_else(|| literal_ty(arg)) else { return false };
        let (items, name) = (self.items, name_of(&call.method).text);
        let has_method = |at: &usize| methods_of(&items.impls[*at]).any(|of| of == name);
        let blocks: Vec<usize> = self.impls_of(ty).into_iter().filter(has_method).collect();
        let takes_other =
            |at: usize| self.other_operand_of(at, ty).is_some_and(|other| !fits(&other, &shape));
        !blocks.is_empty() && blocks.into_iter().all(takes_other)
    }

    /// The same for a receiver that is not an iterator.
    pub(super) fn may_have(&self, name: &str, receiver: &syn::Expr) -> bool {
        let is_of_language = || {
            self.shape_of(receiver)
                .is_some_and(|ty| !matches!(ty, Ty::Error | Ty::Param(_)) && !is_users(&ty))
        };
        self.method_names.contains(name)
            && !(is_of_slices(name) && self.is_slice_parameter(receiver))
            && (self.method_names.of_language.contains(name) || !is_of_language())
    }

    /// Whether a user's type has a method of that name, its own or a trait's.
    pub(super) fn has_method(&mut self, ty: &Ty, name: &str) -> bool {
        let (items, blocks) = (self.items, self.impls_of(ty));
        self.in_scope(blocks, name).into_iter().any(|at| {
            let block = &items.impls[at];
            let mut inherited = trait_of(items, block).into_iter().flat_map(trait_methods);
            methods_of(block).any(|of| of == name) || inherited.any(|of| of == name)
        })
    }

    /// Whether a receiver is known to have none of these trait methods, so that the call means a
    /// method of the language.
    pub(super) fn has_none(&mut self, methods: &[SignatureId], receiver: &syn::Expr) -> bool {
        let Some(shape) = self.known_shape(receiver).filter(|shape| !is_users(shape)) else {
            return false;
        };
        let mut types = methods.iter().map(|method| &self.module.signatures[*method].self_ty);
        !types.any(|of| of.as_ref().is_some_and(|of| fits(of, &shape)))
    }
}

/// Whether numbers or truth values have a method that becomes other expressions. It precedes the
/// methods of users' traits.
pub(super) fn is_written_out(ty: &Ty, name: &str) -> bool {
    let Ty::Scalar(scalar) = ty else { return false };
    match scalar {
        Scalar::Bool => is_conditional(name),
        _ => gives_bytes(name) || scalar.is_integer() && is_checked(name),
    }
}

/// Whether numbers have a function of that name without `self` that becomes other expressions. It
/// precedes the functions of users' traits.
pub(super) fn makes_number(ty: &Ty, name: &str) -> bool {
    let Ty::Scalar(scalar) = ty else { return false };
    match name {
        "from_be_bytes" | "from_le_bytes" | "from_ne_bytes" => *scalar != Scalar::Bool,
        "max_value" | "min_value" => scalar.is_integer(),
        _ => false,
    }
}

/// Whether slices have a method of that name. On a slice, it precedes the methods of users' traits.
fn is_of_slices(name: &str) -> bool {
    is_source(name)
        || matches!(name, "len" | "is_empty" | "get" | "get_mut" | "first" | "last")
        || matches!(name, "reverse" | "swap" | "copy_within" | "split_at" | "split_at_mut")
}

/// Whether a user declares the type.
pub(super) fn is_users(ty: &Ty) -> bool {
    match ty {
        Ty::Struct(of) => of.is_declared(),
        ty => matches!(ty, Ty::Enum(_)),
    }
}

/// Whether a type agrees with the known `shape`.
fn fits(ty: &Ty, shape: &Ty) -> bool {
    match (ty, shape) {
        (_, Ty::Error | Ty::Param(_)) => true,
        (Ty::Array(of, n), Ty::Array(shape, m)) => n == m && fits(of, shape),
        (ty, shape) => ty == shape,
    }
}
