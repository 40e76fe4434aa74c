//! Statements that name items, so that rustc does not report them as unused.

use proc_macro2::TokenStream;
use quote::quote;

use crate::syntax::visit::Visit;

/// A statement that names an item. An item with generic parameters has none, as their arguments are
/// unknown.
pub(super) fn use_of(item: &syn::Item, path: &syn::Path) -> Option<TokenStream> {
    let is_lifetime = |param: &syn::GenericParam| matches!(param, syn::GenericParam::Lifetime(_));
    let is_plain = |generics: &syn::Generics| generics.params.iter().all(is_lifetime);
    match item {
        syn::Item::Fn(of) if is_plain(&of.sig.generics) && !takes_any(&of.sig) => {
            Some(quote!(_ = &#path;))
        }
        syn::Item::Const(_) | syn::Item::Static(_) => Some(quote!(_ = &#path;)),
        syn::Item::Struct(syn::ItemStruct { generics, .. })
        | syn::Item::Enum(syn::ItemEnum { generics, .. })
        | syn::Item::Type(syn::ItemType { generics, .. })
            if is_plain(generics) =>
        {
            Some(quote!(let _: ::core::option::Option<#path>;))
        }
        _ => None,
    }
}

/// Whether a function has parameters of type `impl Trait`.
fn takes_any(sig: &syn::Signature) -> bool {
    struct Finder(bool);
    impl Visit<'_> for Finder {
        fn visit_type_impl_trait(&mut self, _: &syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    sig.inputs.iter().for_each(|input| finder.visit_fn_arg(input));
    finder.0
}
