//! Implicit parts of items: the `impl`s of derived traits, and the type parameters that
//! `impl Shape` in a signature stands for.

use proc_macro2::TokenStream;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;

use super::item::ItemKind;
use super::ordered;
use crate::syntax::visit_mut::{self, VisitMut};

/// Turns each `impl Trait` among the parameters of functions into a named type parameter.
pub(crate) fn name_parameters(item: &mut syn::Item) {
    Signatures.visit_item_mut(item);
}

/// The prefix of these names: no user's type has it.
const IMPL_TRAIT: &str = "Impl_";

/// Whether a type parameter stands for an `impl Trait`. No call can name it.
pub(crate) fn is_impl_trait(param: &syn::Ident) -> bool {
    param.to_string().starts_with(IMPL_TRAIT)
}

struct Signatures;

impl VisitMut for Signatures {
    fn visit_signature_mut(&mut self, sig: &mut syn::Signature) {
        let mut types = ImplTraits(Vec::new());
        sig.inputs.iter_mut().for_each(|input| types.visit_fn_arg_mut(input));
        sig.generics.params.extend(types.0);
    }
}

/// The type parameters found so far.
struct ImplTraits(Vec<syn::GenericParam>);

impl VisitMut for ImplTraits {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::ImplTrait(of) = ty
            && !of.bounds.iter().any(is_function)
        {
            let name = syn::Ident::new(&format!("{IMPL_TRAIT}{}", self.0.len()), of.span());
            let bounds = &of.bounds;
            self.0.push(syn::parse_quote!(#name: #bounds));
            *ty = syn::parse_quote!(#name);
        } else {
            visit_mut::visit_type_mut(self, ty);
        }
    }
}

/// Whether a bound is one of std's traits of functions.
pub(crate) fn is_function(bound: &syn::TypeParamBound) -> bool {
    let syn::TypeParamBound::Trait(bound) = bound else { return false };
    let last = bound.path.segments.last();
    last.is_some_and(|last| ["Fn", "FnMut", "FnOnce"].iter().any(|name| last.ident == name))
}

/// The `impl`s that `#[derive(…)]` on a struct or an enum generates.
pub(super) fn impls(item: &ItemKind) -> Vec<syn::ItemImpl> {
    type Derive<I> = fn(&I) -> Option<TokenStream>;
    fn derived<I>(
        item: &I,
        (name, generics, attrs): (&syn::Ident, &syn::Generics, &[syn::Attribute]),
        traits: [(&str, Derive<I>); 4],
    ) -> Vec<syn::ItemImpl> {
        let derive = |of: &str, body: Derive<I>| {
            let function = derives(attrs, of).then(|| body(item)).flatten()?;
            let of = syn::Ident::new(of, name.span());
            let (impl_generics, ty_generics, bounds) = generics.split_for_impl();
            Some(syn::parse_quote!(
                impl #impl_generics #of for #name #ty_generics #bounds { #function }
            ))
        };
        traits.into_iter().filter_map(|(of, body)| derive(of, body)).collect()
    }
    match item {
        ItemKind::Struct(of) => {
            let traits: [(&str, Derive<syn::ItemStruct>); 4] = [
                ("PartialEq", equality),
                ("PartialOrd", ordered::partial_order),
                ("Ord", ordered::total_order),
                ("Default", default),
            ];
            derived(of, (&of.ident, &of.generics, &of.attrs), traits)
        }
        ItemKind::Enum(of) => {
            let traits: [(&str, Derive<syn::ItemEnum>); 4] = [
                ("PartialEq", same_variant),
                ("PartialOrd", ordered::partial_order_of_variants),
                ("Ord", ordered::total_order_of_variants),
                ("Default", default_variant),
            ];
            derived(of, (&of.ident, &of.generics, &of.attrs), traits)
        }
        ItemKind::Function(_) | ItemKind::Const(_) | ItemKind::Trait(_) | ItemKind::Type(_) => {
            Vec::new()
        }
    }
}

/// Whether an item derives a trait of that name, possibly under a condition. If the condition is
/// false, rustc refuses code that uses the trait.
pub(crate) fn derives(attrs: &[syn::Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| derives_by(&attr.meta, name))
}

fn derives_by(meta: &syn::Meta, name: &str) -> bool {
    let syn::Meta::List(list) = meta else { return false };
    // rustc reports malformed attributes.
    let parts = list.parse_args_with(Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated);
    let parts = parts.unwrap_or_default();
    if list.path.is_ident("cfg_attr") {
        return parts.iter().skip(1).any(|part| derives_by(part, name));
    }
    let is_it = |part: &syn::Meta| part.path().segments.last().is_some_and(|of| of.ident == name);
    list.path.is_ident("derive") && parts.iter().any(is_it)
}

/// Replaces `ShaderType` among the derives by its full path. Without an import, rustc would not
/// know its attributes either, and those may not be the user's.
pub(crate) fn name_shader_type(attrs: &mut [syn::Attribute]) {
    for attr in attrs.iter_mut().filter(|attr| attr.path().is_ident("derive")) {
        let parser = Punctuated::<syn::Path, syn::Token![,]>::parse_terminated;
        let Ok(mut paths) = attr.parse_args_with(parser) else { continue };
        for path in paths.iter_mut().filter(|path| path.is_ident("ShaderType")) {
            let span = path.span();
            *path = syn::parse_quote_spanned!(span=> ::dsl_runtime::ShaderType);
        }
        *attr = syn::parse_quote_spanned!(attr.span()=> #[derive(#paths)]);
    }
}

/// Each member has the default of its type. `None` if a type has no default in kernels.
fn default(item: &syn::ItemStruct) -> Option<TokenStream> {
    let members = item.fields.iter().zip(item.fields.members());
    let members = members.map(|(field, member)| {
        let value = default_of(&field.ty)?;
        Some(quote!(#member: #value))
    });
    let members: Vec<TokenStream> = members.collect::<Option<_>>()?;
    Some(quote!(
        fn default() -> Self {
            Self { #(#members),* }
        }
    ))
}

/// The variant that is marked as default.
fn default_variant(item: &syn::ItemEnum) -> Option<TokenStream> {
    let is_marked = |of: &&syn::Variant| of.attrs.iter().any(|a| a.path().is_ident("default"));
    let name = &item.variants.iter().find(is_marked)?.ident;
    Some(quote!(
        fn default() -> Self {
            Self::#name
        }
    ))
}

fn default_of(ty: &syn::Type) -> Option<TokenStream> {
    match ty {
        syn::Type::Group(group) => default_of(&group.elem),
        syn::Type::Paren(paren) => default_of(&paren.elem),
        syn::Type::Path(path)
            if path.path.segments.last().is_some_and(|last| last.ident == "Option") =>
        {
            Some(quote!(None))
        }
        syn::Type::Path(path) if path.qself.is_none() => {
            let mut path = path.path.clone();
            for segment in &mut path.segments {
                if let syn::PathArguments::AngleBracketed(args) = &mut segment.arguments {
                    args.colon2_token = Some(syn::Token![::](args.lt_token.span));
                }
            }
            Some(quote!(#path::default()))
        }
        syn::Type::Array(array) => {
            let (element, length) = (default_of(&array.elem)?, &array.len);
            Some(quote!([#element; #length]))
        }
        syn::Type::Tuple(tuple) => {
            let members: Vec<TokenStream> =
                tuple.elems.iter().map(default_of).collect::<Option<_>>()?;
            Some(quote!((#(#members,)*)))
        }
        _ => None,
    }
}

/// Whether all members are equal. Arrays and tuples are compared member by member.
fn equality(item: &syn::ItemStruct) -> Option<TokenStream> {
    let members = item.fields.iter().zip(item.fields.members());
    let members: Option<Vec<TokenStream>> = members
        .map(|(field, member)| are_equal(quote!(self.#member), quote!(other.#member), &field.ty, 0))
        .collect();
    let members = members?;
    Some(quote!(
        fn eq(&self, other: &Self) -> bool {
            true #(&& #members)*
        }
    ))
}

/// Whether both are the same variant with equal members. Enums without data use the operator
/// instead.
fn same_variant(item: &syn::ItemEnum) -> Option<TokenStream> {
    if !super::variants::has_data(item) {
        return None;
    }
    let arms: Option<Vec<TokenStream>> = item.variants.iter().map(same_members).collect();
    let (arms, others) = (arms?, (item.variants.len() > 1).then(|| quote!(_ => false,)));
    Some(quote!(
        fn eq(&self, other: &Self) -> bool {
            match (*self, *other) { #(#arms,)* #others }
        }
    ))
}

fn same_members(variant: &syn::Variant) -> Option<TokenStream> {
    let name = &variant.ident;
    let members: Vec<syn::Member> = variant.fields.members().collect();
    let side = |side: &str| -> Vec<syn::Ident> {
        (0..members.len()).map(|n| quote::format_ident!("{side}_{n}")).collect()
    };
    let (left, right) = (side("left"), side("right"));
    let pairs = variant.fields.iter().zip(left.iter().zip(&right));
    let equal: Option<Vec<TokenStream>> =
        pairs.map(|(field, (a, b))| are_equal(quote!(#a), quote!(#b), &field.ty, 0)).collect();
    let equal = equal?;
    Some(quote!(
        (Self::#name { #(#members: #left),* }, Self::#name { #(#members: #right),* })
            => true #(&& #equal)*
    ))
}

/// Whether two places of a type are equal; `None` for types without values.
fn are_equal(a: TokenStream, b: TokenStream, ty: &syn::Type, depth: usize) -> Option<TokenStream> {
    match ty {
        syn::Type::Group(group) => are_equal(a, b, &group.elem, depth),
        syn::Type::Paren(paren) => are_equal(a, b, &paren.elem, depth),
        syn::Type::Path(_) if crate::syntax::runtime_array(ty).is_some() => None,
        syn::Type::Path(_) => Some(quote!(#a == #b)),
        syn::Type::Array(array) => {
            let length = &array.len;
            let i = quote::format_ident!("i_{depth}");
            let elements = are_equal(quote!(#a[#i]), quote!(#b[#i]), &array.elem, depth + 1)?;
            Some(quote!((0..#length).all(|#i| #elements)))
        }
        syn::Type::Tuple(tuple) => {
            let members = tuple.elems.iter().enumerate().map(|(n, ty)| {
                let n = syn::Index::from(n);
                are_equal(quote!(#a.#n), quote!(#b.#n), ty, depth)
            });
            let members: Vec<TokenStream> = members.collect::<Option<_>>()?;
            Some(quote!((true #(&& #members)*)))
        }
        _ => None,
    }
}
