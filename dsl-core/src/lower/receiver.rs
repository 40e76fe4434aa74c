//! Whose method a call means, told by its receiver: the language's, which slices, iterators, atomics
//! and numbers have, or one of the user's. Where the receiver is not known yet, `infer` decides.

use std::collections::BTreeSet;

use super::Lowerer;
use super::higher_order::takes_functions;
use super::views::Views;
use crate::ir::{SignatureId, Ty};
use crate::items::{Impl, ItemKind, Items};
use crate::syntax::name_of;

/// The names of users' methods.
pub(super) struct Methods {
    names: BTreeSet<String>,
    /// Those of traits that types of the language implement.
    of_language: BTreeSet<String>,
    /// Those that take functions.
    higher_order: BTreeSet<String>,
}

impl Methods {
    pub(super) fn of(items: &Items, views: &Views) -> Methods {
        let (mut names, mut of_language) = (BTreeSet::new(), BTreeSet::new());
        let mut higher_order = BTreeSet::new();
        for block in &items.impls {
            let inherited = trait_of(items, block).into_iter().flat_map(trait_methods);
            let all: Vec<String> = methods_of(block).chain(inherited).collect();
            let is_view = views.is_impl_of_one(block);
            let is_written_out = |sig: &&syn::Signature| {
                is_view || takes_functions(sig) || views.are_passed(&block.scope, false, sig)
            };
            higher_order.extend(signatures_of(block).filter(is_written_out).map(name_of_function));
            higher_order.extend(all.iter().filter(|_| is_view).cloned());
            if !is_for_item(items, block) {
                of_language.extend(all.iter().cloned());
            }
            names.extend(all);
        }
        for (_, item) in items.items.iter() {
            if let ItemKind::Trait(of) = &item.kind {
                names.extend(trait_methods(of));
                let written_out = trait_signatures(of).filter(|sig| takes_functions(sig));
                higher_order.extend(written_out.map(name_of_function));
            }
        }
        Methods { names, of_language, higher_order }
    }

    /// Whether some method or associated function of that name takes functions.
    pub(super) fn take_functions(&self, name: &str) -> bool {
        self.higher_order.contains(name)
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }
}

impl Lowerer<'_> {
    /// Whether a call of a method may be of a user's.
    pub(super) fn may_be_users(&self, name: &str, receiver: &syn::Expr) -> bool {
        self.method_names.contains(name)
            && !self.is_iterator(receiver)
            && self.may_have(name, receiver)
    }

    /// The same of a receiver that is not an iterator.
    pub(super) fn may_have(&self, name: &str, receiver: &syn::Expr) -> bool {
        let is_of_language = || {
            self.shape_of(receiver)
                .is_some_and(|ty| !matches!(ty, Ty::Error | Ty::Param(_)) && !is_users(&ty))
        };
        self.method_names.contains(name)
            && (self.method_names.of_language.contains(name) || !is_of_language())
    }

    /// Whether a user's type has a method of that name, its own or a trait's.
    pub(super) fn has_method(&mut self, ty: &Ty, name: &str) -> bool {
        let items = self.items;
        self.impls_of(ty).into_iter().any(|at| {
            let block = &items.impls[at];
            let mut inherited = trait_of(items, block).into_iter().flat_map(trait_methods);
            methods_of(block).any(|of| of == name) || inherited.any(|of| of == name)
        })
    }

    /// Whether a receiver is known to have none of these methods of traits, so that a method of the
    /// language is meant.
    pub(super) fn has_none(&mut self, methods: &[SignatureId], receiver: &syn::Expr) -> bool {
        let Some(shape) = self.known_shape(receiver).filter(|shape| !is_users(shape)) else {
            return false;
        };
        let mut types = methods.iter().map(|method| &self.module.signatures[*method].self_ty);
        !types.any(|of| of.as_ref().is_some_and(|of| fits(of, &shape)))
    }
}

/// Whether a type is one that a user declares.
pub(super) fn is_users(ty: &Ty) -> bool {
    match ty {
        Ty::Struct(of) => of.is_declared(),
        ty => matches!(ty, Ty::Enum(_)),
    }
}

/// Whether a type may be what is known of it.
fn fits(ty: &Ty, shape: &Ty) -> bool {
    match (ty, shape) {
        (_, Ty::Error | Ty::Param(_)) => true,
        (Ty::Array(of, n), Ty::Array(shape, m)) => n == m && fits(of, shape),
        (ty, shape) => ty == shape,
    }
}

fn with_receiver(sig: &syn::Signature) -> Option<String> {
    sig.receiver().map(|_| name_of(&sig.ident).text)
}

fn name_of_function(sig: &syn::Signature) -> String {
    name_of(&sig.ident).text
}

fn methods_of(block: &Impl) -> impl Iterator<Item = String> {
    signatures_of(block).filter_map(with_receiver)
}

fn signatures_of(block: &Impl) -> impl Iterator<Item = &syn::Signature> {
    block.syntax.items.iter().filter_map(|item| match item {
        syn::ImplItem::Fn(function) => Some(&function.sig),
        _ => None,
    })
}

fn trait_methods(of: &syn::ItemTrait) -> impl Iterator<Item = String> {
    trait_signatures(of).filter_map(with_receiver)
}

fn trait_signatures(of: &syn::ItemTrait) -> impl Iterator<Item = &syn::Signature> {
    of.items.iter().filter_map(|item| match item {
        syn::TraitItem::Fn(function) => Some(&function.sig),
        _ => None,
    })
}

fn trait_of<'i>(items: &'i Items, block: &Impl) -> Option<&'i syn::ItemTrait> {
    let (path, _) = block.syntax.trait_.as_ref()?;
    match &items.items[block.scope.resolve(path)?.0].kind {
        ItemKind::Trait(of) => Some(of),
        _ => None,
    }
}

/// Whether an `impl` is for a struct or an enum of the user's.
fn is_for_item(items: &Items, block: &Impl) -> bool {
    block.of().is_some_and(|item| {
        matches!(items.items[item].kind, ItemKind::Struct(_) | ItemKind::Enum(_))
    })
}
