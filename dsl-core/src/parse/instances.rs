//! `instances(T = [f32, i32], TILE = [8, 16])`: the arguments of a kernel's generic parameters.

use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;

use super::{Arguments, Generic, name_of};
use crate::diagnostic::{Code, Diagnostics};

/// `NAME = [...]`.
struct List {
    name: syn::Ident,
    values: proc_macro2::TokenStream,
}

impl Parse for List {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.parse()?;
        input.parse::<syn::Token![=]>()?;
        let content;
        syn::bracketed!(content in input);
        Ok(List { name, values: content.parse()? })
    }
}

/// Pairs the parameters of a signature with the lists of the attribute.
pub(super) fn parse(
    generics: &syn::Generics,
    attribute: Option<syn::MetaList>,
    diags: &mut Diagnostics,
) -> Vec<Generic> {
    let lists = match &attribute {
        None => Vec::new(),
        Some(list) => {
            let parser = Punctuated::<List, syn::Token![,]>::parse_terminated;
            match parser.parse2(list.tokens.clone()) {
                Ok(lists) => lists.into_iter().collect(),
                Err(error) => {
                    let message =
                        format!("{error}; write `instances(T = [f32, i32], N = [8, 16])`");
                    diags.error(Code::Attribute, error.span(), message);
                    return Vec::new();
                }
            }
        }
    };
    for list in &lists {
        let is_param = generics.params.iter().any(|param| match param {
            syn::GenericParam::Type(param) => param.ident == list.name,
            syn::GenericParam::Const(param) => param.ident == list.name,
            syn::GenericParam::Lifetime(_) => false,
        });
        if !is_param {
            let message = format!("the kernel has no generic parameter `{}`", list.name);
            diags.error(Code::Attribute, list.name.span(), message);
        }
    }
    generics.params.iter().filter_map(|param| generic(param, &lists, diags)).collect()
}

fn generic(param: &syn::GenericParam, lists: &[List], diags: &mut Diagnostics) -> Option<Generic> {
    let ident = match param {
        syn::GenericParam::Type(param) => &param.ident,
        syn::GenericParam::Const(param) => &param.ident,
        syn::GenericParam::Lifetime(param) => {
            let message = "a kernel needs no lifetimes: leave them out";
            diags.error(Code::Signature, param.span(), message);
            return None;
        }
    };
    let Some(list) = lists.iter().find(|list| list.name == *ident) else {
        let message = format!(
            "the instances of a kernel must be listed: `#[kernel(…, instances({ident} = […]))]`"
        );
        diags.error(Code::Attribute, ident.span(), message);
        return None;
    };
    let values = list.values.clone();
    let values = match param {
        syn::GenericParam::Const(param) => {
            Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated.parse2(values).map(|values| {
                Arguments::Consts(Box::new(param.ty.clone()), values.into_iter().collect())
            })
        }
        _ => Punctuated::<syn::Type, syn::Token![,]>::parse_terminated
            .parse2(values)
            .map(|types| Arguments::Types(types.into_iter().collect())),
    };
    let values = match values {
        Ok(values) => values,
        Err(error) => {
            diags.error(Code::Attribute, error.span(), error.to_string());
            return None;
        }
    };
    if values.is_empty() {
        let message = format!("`{ident}` has no instances: list at least one");
        diags.error(Code::Attribute, list.name.span(), message);
        return None;
    }
    Some(Generic { name: name_of(ident), values })
}
