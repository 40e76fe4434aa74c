//! Names written out in the calls of macros: types of `workgroup_var!`, the value and the pattern of `matches!`, the
//! values of `assert!` and its like. In other tokens only names without arguments are written out.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::visit_mut::VisitMut;

use super::{WriteOut, starts_upper, with_colons};

/// A variable of `workgroup_var!`.
struct Var {
    name: syn::Ident,
    colon: syn::Token![:],
    ty: syn::Type,
    init: Option<(syn::Token![=], syn::Expr)>,
}

impl Parse for Var {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let (name, colon, ty) = (input.parse()?, input.parse()?, input.parse()?);
        let init = match input.parse()? {
            Some(equals) => Some((equals, input.parse()?)),
            None => None,
        };
        Ok(Var { name, colon, ty, init })
    }
}

impl ToTokens for Var {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.name.to_tokens(tokens);
        self.colon.to_tokens(tokens);
        self.ty.to_tokens(tokens);
        if let Some((equals, init)) = &self.init {
            equals.to_tokens(tokens);
            init.to_tokens(tokens);
        }
    }
}

/// What `matches!` takes.
struct Matches {
    value: syn::Expr,
    comma: syn::Token![,],
    pat: syn::Pat,
    guard: Option<(syn::Token![if], syn::Expr)>,
    end: Option<syn::Token![,]>,
}

impl Parse for Matches {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let (value, comma) = (input.parse()?, input.parse()?);
        let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
        let guard = match input.parse()? {
            Some(is_if) => Some((is_if, input.parse()?)),
            None => None,
        };
        Ok(Matches { value, comma, pat, guard, end: input.parse()? })
    }
}

impl ToTokens for Matches {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.value.to_tokens(tokens);
        self.comma.to_tokens(tokens);
        self.pat.to_tokens(tokens);
        if let Some((is_if, guard)) = &self.guard {
            is_if.to_tokens(tokens);
            guard.to_tokens(tokens);
        }
        self.end.to_tokens(tokens);
    }
}

impl WriteOut<'_> {
    /// The tokens of a macro's call, if it takes what one of the language takes.
    pub(super) fn arguments(&mut self, mac: &syn::Macro) -> Option<TokenStream> {
        let name = mac.path.segments.last()?.ident.to_string();
        match name.as_str() {
            "workgroup_var" => {
                let of_vars = Punctuated::<Var, syn::Token![,]>::parse_terminated;
                let mut vars = mac.parse_body_with(of_vars).ok()?;
                vars.iter_mut().for_each(|var| self.visit_type_mut(&mut var.ty));
                Some(vars.into_token_stream())
            }
            "matches" => {
                let mut of: Matches = mac.parse_body().ok()?;
                self.visit_expr_mut(&mut of.value);
                self.visit_pat_mut(&mut of.pat);
                if let Some((_, guard)) = &mut of.guard {
                    self.visit_expr_mut(guard);
                }
                Some(of.into_token_stream())
            }
            _ => {
                let of_values = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
                let mut values = mac.parse_body_with(of_values).ok()?;
                values.iter_mut().for_each(|value| self.visit_expr_mut(value));
                Some(values.into_token_stream())
            }
        }
    }

    /// The same of any tokens, for names without arguments.
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
