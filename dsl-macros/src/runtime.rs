//! Where `dsl-runtime` is for the user: its `Cargo.toml` may give it another name.
//!
//! The compiler emits paths that start with `::dsl_runtime`. They get the crate's name here, in one
//! place, for everything that is emitted.

use proc_macro_crate::{FoundCrate, crate_name};
use proc_macro2::{Group, Ident, TokenStream, TokenTree};

const NAME: &str = "dsl_runtime";

/// Tokens in which each path into the runtime has the name that the user's crate knows it by.
pub(crate) fn at_its_path(tokens: TokenStream) -> TokenStream {
    match crate_name("dsl-runtime") {
        Ok(FoundCrate::Name(name)) if name != NAME => rename(tokens, &name),
        // The runtime's own tests and examples, and those of a build without Cargo.
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
