//! Attributes that set levels of lints, such as `allow(…)`, and the lints that they name.

use quote::ToTokens;
use syn::punctuated::Punctuated;

type Metas = Punctuated<syn::Meta, syn::Token![,]>;

/// Whether an attribute sets the level of lints.
fn is_level(attr: &syn::Attribute) -> bool {
    let names = ["allow", "warn", "deny", "forbid", "expect"];
    names.iter().any(|name| attr.path().is_ident(name))
}

/// The levels of everything but `dead_code`.
pub(crate) fn of_bodies(attrs: &[syn::Attribute]) -> impl Iterator<Item = syn::Attribute> {
    let levels = attrs.iter().filter(|attr| is_level(attr));
    levels.filter_map(|attr| with_lints(attr, |lint| lint != "dead_code"))
}

/// The levels of `dead_code`.
pub(crate) fn of_dead_code(attrs: &[syn::Attribute]) -> impl Iterator<Item = syn::Attribute> {
    let levels = attrs.iter().filter(|attr| is_level(attr));
    levels.flat_map(|attr| {
        let mut of_groups = with_lints(attr, |lint| ["unused", "warnings"].contains(&lint));
        // The expectation may be meant for another lint of the group.
        if let Some(of_groups) = of_groups.as_mut().filter(|of| of.path().is_ident("expect"))
            && let syn::Meta::List(list) = &mut of_groups.meta
        {
            list.path = syn::parse_quote!(allow);
        }
        [of_groups, with_lints(attr, |lint| lint == "dead_code")].into_iter().flatten()
    })
}

/// The attribute with the lints that are kept, if it names any.
fn with_lints(attr: &syn::Attribute, is_kept: impl Fn(&str) -> bool) -> Option<syn::Attribute> {
    let metas = attr.parse_args_with(Metas::parse_terminated).ok()?;
    let is_reason = |meta: &syn::Meta| meta.path().is_ident("reason");
    let is_kept = |meta: &syn::Meta| is_kept(&meta.path().to_token_stream().to_string());
    let kept: Metas = metas.into_iter().filter(|meta| is_reason(meta) || is_kept(meta)).collect();
    kept.iter().any(|meta| !is_reason(meta)).then(|| {
        let mut attr = attr.clone();
        if let syn::Meta::List(list) = &mut attr.meta {
            list.tokens = kept.into_token_stream();
        }
        attr
    })
}
