//! Statements that name items, so that rustc does not report them as unused. They stand in a
//! function that only a used kernel uses, so what only unused kernels name is reported.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::syntax::is_conditional;
use crate::syntax::visit::Visit;

/// A statement that names an item. An item with generic parameters has none, as their arguments are
/// unknown.
pub(super) fn use_of(item: &syn::Item, path: &syn::Path) -> Option<TokenStream> {
    match item {
        syn::Item::Fn(of) if is_plain(&of.sig) => Some(quote!(_ = &#path;)),
        syn::Item::Const(_) | syn::Item::Static(_) => Some(quote!(_ = &#path;)),
        syn::Item::Struct(syn::ItemStruct { generics, .. })
        | syn::Item::Enum(syn::ItemEnum { generics, .. })
        | syn::Item::Type(syn::ItemType { generics, .. })
            if has_lifetimes_only(generics) =>
        {
            Some(quote!(let _: ::core::option::Option<#path>;))
        }
        _ => None,
    }
}

/// A use of what an item declares, in the item's module: a function, or the members of a type, a
/// trait or an `impl` block that have these names. It is a function with the item's own generic
/// parameters. Only without such parameters can a statement name it; with them, the item counts as
/// used even if no kernel is.
pub(super) fn use_of_declared(item: &syn::Item, names: &BTreeSet<String>) -> Option<TokenStream> {
    let is_named = |name: &syn::Ident| names.contains(&name.to_string());
    let (function, is_plain) = match item {
        syn::Item::Fn(of) => (call_of(&of.sig), is_plain(&of.sig)),
        syn::Item::Struct(of) => (fields_of(of, &is_named), has_lifetimes_only(&of.generics)),
        syn::Item::Enum(of) => (variants_of(of, &is_named), has_lifetimes_only(&of.generics)),
        syn::Item::Trait(of) if has_lifetimes_only(&of.generics) => {
            let (name, members) = (&of.ident, of.items.iter().filter_map(named_in_trait));
            let members = members.filter(|name| is_named(name));
            (quote!(fn __uses<__T: #name>() { #(_ = <__T as #name>::#members;)* }), false)
        }
        syn::Item::Impl(of) if of.trait_.is_none() => {
            let (ty, (params, _, conditions)) = (&of.self_ty, of.generics.split_for_impl());
            let members = of.items.iter().filter_map(named_in_block);
            let function = quote!(fn __uses #params() #conditions { #(_ = <#ty>::#members;)* });
            (function, has_lifetimes_only(&of.generics))
        }
        _ => return None,
    };
    Some(match is_plain {
        true => quote!({
            #[allow(
                nonstandard_style, unreachable_code, unused_lifetimes, unused_must_use, unused_unsafe,
                reason = "it is never called"
            )]
            #function
            _ = __uses;
        }),
        false => quote!({
            #[allow(dead_code, warnings, clippy::all, reason = "no statement can name it")]
            #function
        }),
    })
}

/// A function that calls a function.
fn call_of(sig: &syn::Signature) -> TokenStream {
    let (name, output) = (&sig.ident, &sig.output);
    let (params, _, conditions) = sig.generics.split_for_impl();
    let given = sig.generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(param) => Some(&param.ident),
        syn::GenericParam::Const(param) => Some(&param.ident),
        syn::GenericParam::Lifetime(_) => None,
    });
    let types = sig.inputs.iter().filter_map(|input| match input {
        syn::FnArg::Typed(input) => Some(&input.ty),
        syn::FnArg::Receiver(_) => None,
    });
    let args: Vec<_> = (0..sig.inputs.len()).map(|at| format_ident!("__{at}")).collect();
    quote! {
        fn __uses #params (#(#args: #types),*) #output #conditions {
            #name::<#(#given),*>(#(#args),*)
        }
    }
}

/// A function that reads members of a struct. The members of a tuple struct have no names.
fn fields_of(of: &syn::ItemStruct, is_named: &dyn Fn(&syn::Ident) -> bool) -> TokenStream {
    let (name, (params, args, conditions)) = (&of.ident, of.generics.split_for_impl());
    let fields = of.fields.iter().zip(of.fields.members());
    let fields = fields.filter(|(field, _)| !is_conditional(&field.attrs));
    let members = fields.map(|(_, member)| member).filter(|member| match member {
        syn::Member::Named(name) => is_named(name),
        syn::Member::Unnamed(_) => true,
    });
    quote! {
        fn __uses #params (of: #name #args) #conditions {
            #(_ = ::core::ptr::addr_of!(of.#members);)*
        }
    }
}

/// A function that makes variants of an enum.
fn variants_of(of: &syn::ItemEnum, is_named: &dyn Fn(&syn::Ident) -> bool) -> TokenStream {
    let (name, (params, args, conditions)) = (&of.ident, of.generics.split_for_impl());
    let is_used = |of: &&syn::Variant| is_named(&of.ident) && !is_conditional(&of.attrs);
    let variants = of.variants.iter().filter(is_used).map(|variant| {
        let (variant, fields) = (&variant.ident, variant.fields.members());
        quote!(if false { return #name::#variant { #(#fields: loop {}),* } })
    });
    quote! {
        fn __uses #params () -> #name #args #conditions {
            #(#variants)*
            loop {}
        }
    }
}

/// The name of a member that can be named without generic arguments.
fn named_in_trait(item: &syn::TraitItem) -> Option<&syn::Ident> {
    match item {
        syn::TraitItem::Fn(of) if is_plain(&of.sig) => Some(&of.sig.ident),
        syn::TraitItem::Const(of) => Some(&of.ident),
        _ => None,
    }
}

/// The same in an `impl` block.
fn named_in_block(item: &syn::ImplItem) -> Option<&syn::Ident> {
    match item {
        syn::ImplItem::Fn(of) if is_plain(&of.sig) => Some(&of.sig.ident),
        syn::ImplItem::Const(of) => Some(&of.ident),
        _ => None,
    }
}

/// Whether a function can be named without arguments for type or const parameters.
fn is_plain(sig: &syn::Signature) -> bool {
    has_lifetimes_only(&sig.generics) && !takes_any(sig)
}

fn has_lifetimes_only(generics: &syn::Generics) -> bool {
    generics.params.iter().all(|param| matches!(param, syn::GenericParam::Lifetime(_)))
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
