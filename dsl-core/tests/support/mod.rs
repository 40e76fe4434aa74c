//! Shared by the tests: the mistakes of a source file.

use dsl_core::diagnostic::Diagnostic;
use dsl_core::items::Items;
use proc_macro2::TokenStream;
use quote::ToTokens;

/// The mistakes of every item with `#[device]`, `#[derive(ShaderType)]`, `#[kernel]` and
/// `#[kernel_test]`.
pub(crate) fn mistakes(text: &str) -> syn::Result<Vec<Diagnostic>> {
    let file = syn::parse_file(text)?;
    let mut mistakes: Vec<Diagnostic> = file.items.iter().flat_map(derived).collect();
    mistakes.extend(file.items.iter().flat_map(tested));
    let file = Items::from_file(&file);
    mistakes.extend(file.errors);
    for kernel in file.kernels {
        mistakes.extend(kernel.compile().err().unwrap_or_default());
    }
    Ok(mistakes)
}

/// The mistakes of `#[kernel_test]`, if that is on the item.
fn tested(item: &syn::Item) -> Vec<Diagnostic> {
    let mut item = item.clone();
    let attrs = match &mut item {
        syn::Item::Fn(item) => &mut item.attrs,
        syn::Item::Struct(item) => &mut item.attrs,
        _ => return Vec::new(),
    };
    let Some(at) = attrs.iter().position(|attr| attr.path().is_ident("kernel_test")) else {
        return Vec::new();
    };
    let args = match attrs.remove(at).meta {
        syn::Meta::List(list) => list.tokens,
        syn::Meta::Path(_) | syn::Meta::NameValue(_) => TokenStream::new(),
    };
    dsl_core::kernel_test::tests(&args, item.into_token_stream()).err().unwrap_or_default()
}

/// The mistakes of `#[derive(ShaderType)]`, if that is on the item.
fn derived(item: &syn::Item) -> Vec<Diagnostic> {
    let Ok(input) = syn::parse2::<syn::DeriveInput>(item.to_token_stream()) else {
        return Vec::new();
    };
    let derives = input.attrs.iter().filter(|attr| attr.path().is_ident("derive"));
    let mut names = derives.filter_map(|attr| attr.meta.require_list().ok());
    if !names.any(|list| list.tokens.to_string().contains("ShaderType")) {
        return Vec::new();
    }
    let impls = dsl_core::derive::host_impls(&input, &quote::quote!(::dsl_runtime));
    impls.err().unwrap_or_default()
}
