//! The path of `dsl-runtime` in the user's crate: its `Cargo.toml` may rename the dependency.
//!
//! The compiler emits paths that start with `::dsl_runtime`. This module replaces that name, in one
//! place, in everything that is emitted.

use proc_macro_crate::{FoundCrate, crate_name};
use proc_macro2::{Group, Ident, TokenStream, TokenTree};

const NAME: &str = "dsl_runtime";

/// Replaces the runtime's name in each path by its name in the user's crate.
pub(crate) fn at_its_path(tokens: TokenStream) -> TokenStream {
    match crate_name("dsl-runtime") {
        Ok(FoundCrate::Name(name)) if name != NAME => rename(tokens, &name),
        // The runtime's own tests and examples, and builds without Cargo.
        Ok(_) | Err(_) => tokens,
    }
}

fn rename(tokens: TokenStream, name: &str) -> TokenStream {
    let mut colons = 0;
    let mut renamed = Vec::new();
    for token in tokens {
        let before = colons;
        colons = match &token {
            TokenTree::Punct(punct) if punct.as_char() == ':' => before + 1,
            _ => 0,
        };
        renamed.push(match token {
            TokenTree::Ident(ident) if before >= 2 && ident == NAME => {
                TokenTree::Ident(Ident::new(name, ident.span()))
            }
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), rename(group.stream(), name));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            other => other,
        });
    }
    renamed.into_iter().collect()
}
