//! The items of a module: which ones kernels can refer to, and what the host keeps.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};

use crate::diagnostic::{Code, Diagnostics};
use crate::items::{derived, known, name_of_item};
use crate::syntax::{is_attribute, item_attrs, item_attrs_mut, occurrences};

/// Whether kernels can refer to an item of a module.
pub(super) fn is_node(item: &syn::Item) -> bool {
    let is_other =
        |attr: &syn::Attribute| is_attribute(attr, "kernel") || is_attribute(attr, "test");
    matches!(
        item,
        syn::Item::Fn(_)
            | syn::Item::Const(_)
            | syn::Item::Struct(_)
            | syn::Item::Enum(_)
            | syn::Item::Trait(_)
            | syn::Item::Impl(_)
            | syn::Item::Type(_)
            | syn::Item::Static(syn::ItemStatic { mutability: syn::StaticMutability::None, .. })
    ) && !is_for_host(item)
        && !matches!(item, syn::Item::Type(of) if known::refuse_alias(&of.ident.to_string()).is_some())
        && !item_attrs(item).iter().any(is_other)
        && name_of_item(item).is_none_or(|name| name != "_")
}

/// Whether an item is an `impl` of a trait of std that only the host can call.
pub(in crate::expand) fn is_for_host(item: &syn::Item) -> bool {
    const TRAITS: [&str; 3] = ["Debug", "Display", "Hash"];
    matches!(item, syn::Item::Impl(syn::ItemImpl { trait_: Some((.., path, _)), .. })
        if path.segments.last().is_some_and(|last| TRAITS.iter().any(|name| last.ident == name)))
}

/// The items of a module that kernels can refer to, without attributes that only the module reads.
pub(super) fn module_items(module: &mut syn::ItemMod, diags: &mut Diagnostics) -> Vec<syn::Item> {
    let (_, items) = module.content.as_mut().expect("checked by the caller");
    leave_to_host(items);
    let mut nodes = Vec::new();
    for item in items {
        if !is_node(item) {
            continue;
        }
        strip(item);
        if let Some(cfg) = cfg_of_declaration(item) {
            diags.error(Code::Item, cfg.path().segments[0].ident.span(), CONDITION);
        }
        nodes.push(item.clone());
    }
    nodes
}

/// Makes types and traits with a `#[cfg]` opaque if only items with a `#[cfg]` name them: such items
/// are for tests of the host. Macros were expanded before.
fn leave_to_host(items: &mut [syn::Item]) {
    let is_other = |item: &&syn::Item| {
        cfg_of(item_attrs(item)).is_none() && !matches!(item, syn::Item::Macro(_))
    };
    let others = items.iter().filter(is_other);
    let names = occurrences(others.map(ToTokens::to_token_stream).collect());
    for item in items {
        let name = name_of_item(item).map(ToString::to_string);
        if cfg_of_declaration(item).is_some() && name.is_some_and(|name| !names.contains_key(&name))
        {
            *item = syn::Item::Verbatim(item.to_token_stream());
        }
    }
}

/// The `#[cfg]` of a type or trait.
fn cfg_of_declaration(item: &syn::Item) -> Option<&syn::Attribute> {
    match item {
        syn::Item::Struct(_) | syn::Item::Enum(_) | syn::Item::Trait(_) => cfg_of(item_attrs(item)),
        _ => None,
    }
}

/// Removes `#[device]`: the module's own one implies it.
pub(in crate::expand) fn strip(item: &mut syn::Item) {
    let is_other = |attr: &syn::Attribute| !is_attribute(attr, "device");
    if let syn::Item::Impl(block) = item {
        for item in &mut block.items {
            match item {
                syn::ImplItem::Fn(item) => item.attrs.retain(is_other),
                syn::ImplItem::Const(item) => item.attrs.retain(is_other),
                _ => {}
            }
        }
    }
    if let Some(attrs) = item_attrs_mut(item) {
        attrs.retain(is_other);
    }
}

/// The message for an item of a module with a `#[cfg]`, where a kernel uses it.
const CONDITION: &str = "`#[device]` does not evaluate `#[cfg]` on the items of its module: put \
                         them into another module, with `#[cfg]` before its `#[device]`";

pub(super) fn cfg_of(attrs: &[syn::Attribute]) -> Option<&syn::Attribute> {
    attrs.iter().find(|attr| attr.path().is_ident("cfg"))
}

/// An item of a module as kernels receive it. If it has a `#[cfg]`, a `compile_error!` replaces its
/// content.
pub(super) fn without_conditions(mut item: syn::Item, in_module: bool) -> syn::Item {
    let refusal = |attrs: &[syn::Attribute]| {
        let span = cfg_of(attrs)?.path().segments[0].ident.span();
        Some(quote_spanned!(span=> compile_error!(#CONDITION)))
    };
    let refuse = |attrs: &[syn::Attribute], body: &mut syn::Block| {
        if let Some(refusal) = refusal(attrs) {
            *body = syn::parse_quote!({ #refusal });
        }
    };
    match &mut item {
        _ if !in_module => {}
        syn::Item::Fn(item) => refuse(&item.attrs, &mut item.block),
        syn::Item::Const(item) => {
            if let Some(refusal) = refusal(&item.attrs) {
                *item.expr = syn::parse_quote!(#refusal);
            }
        }
        syn::Item::Impl(block) => {
            for item in &mut block.items {
                if let syn::ImplItem::Fn(item) = item {
                    refuse(&item.attrs, &mut item.block);
                }
            }
        }
        _ => {}
    }
    item
}

/// The module without its functions, `impl` blocks and traits, and with `rest`.
pub(super) fn module_on_host(
    module: &syn::ItemMod,
    dead_code: impl Fn(&syn::Item) -> Option<syn::Attribute>,
    rest: TokenStream,
) -> TokenStream {
    let mut module = module.clone();
    let (_, items) = module.content.as_mut().expect("checked by the caller");
    let waits = |item: &syn::Item| {
        matches!(item, syn::Item::Fn(_) | syn::Item::Impl(_) | syn::Item::Trait(_))
    };
    items.retain(|item| !(waits(item) && is_node(item)));
    for item in items.iter_mut() {
        if let syn::Item::Struct(syn::ItemStruct { attrs, .. })
        | syn::Item::Enum(syn::ItemEnum { attrs, .. }) = item
            && derived::derives(attrs, "ShaderType")
        {
            derived::name_shader_type(attrs);
            attrs.push(syn::parse_quote!(#[shader_type(in_module)]));
        }
    }
    for item in items.iter_mut() {
        if let syn::Item::Macro(of) = item {
            of.attrs.push(syn::parse_quote!(#[allow(unused_macros, reason = "expanded already")]));
        }
    }
    for item in items.iter_mut() {
        let dead_code = dead_code(item);
        *item = syn::Item::Verbatim(quote!(#dead_code #item));
    }
    items.push(syn::Item::Verbatim(rest));
    // An import may be for functions that the host does not have.
    quote!(#[allow(unused_imports, unused_parens, unused_braces, reason = "for kernels")] #module)
}
