//! The names of users' methods, known without types.

use std::collections::BTreeSet;

use super::function_ty::takes_functions;
use super::views::Views;
use crate::items::{Impl, ItemKind, Items};
use crate::syntax::name_of;

/// The names of users' methods.
pub(super) struct Methods {
    pub(super) names: BTreeSet<String>,
    /// Methods of traits that types of the language implement.
    pub(super) of_language: BTreeSet<String>,
    /// Methods that take functions.
    pub(super) higher_order: BTreeSet<String>,
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

pub(super) fn with_receiver(sig: &syn::Signature) -> Option<String> {
    sig.receiver().map(|_| name_of(&sig.ident).text)
}

pub(super) fn name_of_function(sig: &syn::Signature) -> String {
    name_of(&sig.ident).text
}

pub(super) fn methods_of(block: &Impl) -> impl Iterator<Item = String> {
    signatures_of(block).filter_map(with_receiver)
}

pub(super) fn signatures_of(block: &Impl) -> impl Iterator<Item = &syn::Signature> {
    block.syntax.items.iter().filter_map(|item| match item {
        syn::ImplItem::Fn(function) => Some(&function.sig),
        _ => None,
    })
}

pub(super) fn trait_methods(of: &syn::ItemTrait) -> impl Iterator<Item = String> {
    trait_signatures(of).filter_map(with_receiver)
}

pub(super) fn trait_signatures(of: &syn::ItemTrait) -> impl Iterator<Item = &syn::Signature> {
    of.items.iter().filter_map(|item| match item {
        syn::TraitItem::Fn(function) => Some(&function.sig),
        _ => None,
    })
}

pub(super) fn trait_of<'i>(items: &'i Items, block: &Impl) -> Option<&'i syn::ItemTrait> {
    let (path, _) = block.syntax.trait_.as_ref()?;
    match &items.items[block.scope.resolve(path)?.0].kind {
        ItemKind::Trait(of) => Some(of),
        _ => None,
    }
}

/// Whether an `impl` is for a user's struct or enum.
pub(super) fn is_for_item(items: &Items, block: &Impl) -> bool {
    block.of().is_some_and(|item| {
        matches!(items.items[item].kind, ItemKind::Struct(_) | ItemKind::Enum(_))
    })
}
