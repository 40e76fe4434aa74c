//! Replaces names in calls of macros: in the types of `workgroup_var!`, in `matches!`, and in
//! macros that take expressions, such as `assert!`. In all other tokens, only names without generic
//! arguments are replaced.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::punctuated::Punctuated;

use super::{WriteOut, starts_upper, with_colons};
use crate::syntax::Matches;
use crate::syntax::visit_mut::VisitMut;
use crate::syntax::workgroup_var::workgroup_vars;

impl WriteOut<'_> {
    /// The arguments of a macro call, with names replaced. `None` if they cannot be parsed: as
    /// variables in `workgroup_var!`, as a value and a pattern in `matches!`, as expressions in all
    /// other macros.
    pub(super) fn arguments(&mut self, mac: &syn::Macro) -> Option<TokenStream> {
        if let Some(vars) = workgroup_vars(mac) {
            let mut vars = vars.ok()?;
            vars.iter_mut().for_each(|var| self.visit_type_mut(&mut var.ty));
            return Some(quote!(#(#vars),*));
        }
        if mac.path.is_ident("matches") {
            let mut of: Matches = mac.parse_body().ok()?;
            self.visit_expr_mut(&mut of.value);
            self.visit_pat_mut(&mut of.pat);
            of.guard.iter_mut().for_each(|guard| self.visit_expr_mut(guard));
            return Some(of.into_token_stream());
        }
        let of_values = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        let mut values = mac.parse_body_with(of_values).ok()?;
        values.iter_mut().for_each(|value| self.visit_expr_mut(value));
        Some(values.into_token_stream())
    }

    /// Replaces the names without generic arguments in any tokens.
    pub(super) fn tokens(&mut self, tokens: TokenStream) -> TokenStream {
        let mut written = TokenStream::new();
        let (mut follows_path, mut is_colon) = (false, false);
        for token in tokens {
            let was_colon = std::mem::take(&mut is_colon);
            match token {
                TokenTree::Ident(name) if !follows_path => written.extend(self.name(name)),
                TokenTree::Group(group) => {
                    follows_path = false;
                    let inner = self.tokens(group.stream());
                    let mut written_group = Group::new(group.delimiter(), inner);
                    written_group.set_span(group.span());
                    written.extend([TokenTree::Group(written_group)]);
                }
                TokenTree::Punct(punct) => {
                    is_colon = punct.as_char() == ':' && !was_colon;
                    follows_path = punct.as_char() == '.' || punct.as_char() == ':' && was_colon;
                    written.extend([TokenTree::Punct(punct)]);
                }
                token => {
                    follows_path = false;
                    written.extend([token]);
                }
            }
        }
        written
    }

    fn name(&mut self, name: syn::Ident) -> TokenStream {
        if !starts_upper(&name.to_string()) {
            return name.into_token_stream();
        }
        let mut ty =
            syn::Type::Path(syn::TypePath { attrs: Vec::new(), qself: None, path: name.into() });
        self.visit_type_mut(&mut ty);
        if let syn::Type::Path(of) = &mut ty {
            self.path(&mut of.path);
            of.path.segments.iter_mut().for_each(with_colons);
        }
        ty.into_token_stream()
    }
}
