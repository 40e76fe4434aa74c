//! What the tests share: the mistakes of a source file.

use dsl_core::diagnostic::Diagnostic;
use dsl_core::items::Items;
use quote::ToTokens;

/// The mistakes of every item with `#[device]`, `#[derive(ShaderType)]` and `#[kernel]`.
pub(crate) fn mistakes(text: &str) -> syn::Result<Vec<Diagnostic>> {
    let file = syn::parse_file(text)?;
    let mut mistakes: Vec<Diagnostic> = file.items.iter().flat_map(derived).collect();
    let file = Items::from_file(&file);
    mistakes.extend(file.errors);
    for kernel in file.kernels {
        mistakes.extend(kernel.compile().err().unwrap_or_default());
    }
    Ok(mistakes)
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
