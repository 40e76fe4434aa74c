//! Generic parameters of `impl`s that their types do not mention, `impl<F> Easing<F> for Back`, become
//! parameters of the functions: each call tells their arguments.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;

use super::item::Items;

impl Items {
    /// Moves these parameters in the `impl`s of users' traits. For the traits of operators, the operands
    /// decide the parameters.
    pub(super) fn move_free_parameters(&mut self) {
        for block in &mut self.impls {
            let of_trait = block.syntax.trait_.as_ref();
            if of_trait.is_some_and(|(path, _)| block.scope.resolve(path).is_some()) {
                move_to_functions(&mut block.syntax);
            }
        }
    }
}

fn move_to_functions(block: &mut syn::ItemImpl) {
    let of_type = names(block.self_ty.to_token_stream());
    let is_free = |param: &&syn::GenericParam| match param {
        syn::GenericParam::Type(of) => !of_type.contains(&of.ident.to_string()),
        syn::GenericParam::Const(_) | syn::GenericParam::Lifetime(_) => false,
    };
    let (free, kept): (Vec<_>, Vec<_>) =
        block.generics.params.clone().into_iter().partition(|param| is_free(&param));
    if free.is_empty() {
        return;
    }
    for item in &mut block.items {
        if let syn::ImplItem::Fn(function) = item {
            add_parameters(&mut function.sig, &free, block.generics.where_clause.as_ref());
        }
    }
    block.generics.params = kept.into_iter().collect();
}

/// Adds the parameters that a signature mentions, with their bounds.
fn add_parameters(
    sig: &mut syn::Signature,
    free: &[syn::GenericParam],
    bounds: Option<&syn::WhereClause>,
) {
    let mentioned = names(sig.to_token_stream());
    let is_mentioned = |param: &&syn::GenericParam| matches!(param, syn::GenericParam::Type(of) if mentioned.contains(&of.ident.to_string()));
    let added: Vec<_> = free.iter().filter(is_mentioned).cloned().collect();
    if !added.is_empty() {
        sig.generics.params.extend(added);
        let bounds = bounds.into_iter().flat_map(|of| of.predicates.iter().cloned());
        sig.generics.make_where_clause().predicates.extend(bounds);
    }
}

/// The names in tokens.
fn names(tokens: TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for token in tokens {
        match token {
            TokenTree::Ident(name) => _ = found.insert(name.to_string()),
            TokenTree::Group(group) => found.extend(names(group.stream())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    found
}
