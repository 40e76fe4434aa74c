//! The methods that std provides for a written `impl Hasher`, defined in `std_methods/hashers.rs`.

use super::item::Scope;
use super::std_methods::{library, placed};

const HASHERS: &str = include_str!("std_methods/hashers.rs");

/// Adds the missing methods to an `impl` of std's `Hasher`.
pub(super) fn provide(block: &mut syn::ItemImpl, scope: &Scope) {
    let Some((path, _)) = &block.trait_ else { return };
    let Some(last) = path.segments.last().filter(|last| last.ident == "Hasher") else { return };
    if scope.resolve(path).is_some() {
        return;
    }
    let place = last.ident.span();
    let provided = library(HASHERS).into_iter().filter_map(|item| match item {
        syn::Item::Impl(of) => Some(of.items),
        _ => None,
    });
    for item in provided.flatten() {
        let syn::ImplItem::Fn(function) = item else { continue };
        let is_written = block.items.iter().any(|item| match item {
            syn::ImplItem::Fn(of) => of.sig.ident == function.sig.ident,
            _ => false,
        });
        if !is_written {
            block.items.push(syn::ImplItem::Fn(placed(&function, place)));
        }
    }
}
