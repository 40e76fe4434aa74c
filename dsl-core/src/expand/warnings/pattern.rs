//! Patterns: their variables keep their positions, in tuples or structs of the right shape. Values
//! that a pattern compares with are left out.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};

use super::Form;

/// A pattern with its type.
type Typed = (TokenStream, TokenStream);

impl Form<'_> {
    /// The form of a pattern; `may_fail` tells whether names in upper case are constants.
    pub(super) fn pattern(&mut self, pat: &syn::Pat, may_fail: bool) -> Typed {
        match pat {
            syn::Pat::Ident(of) => self.name(of, may_fail),
            syn::Pat::Wild(_)
            | syn::Pat::Lit(_)
            | syn::Pat::Range(_)
            | syn::Pat::Path(_)
            | syn::Pat::Const(_)
            | syn::Pat::Rest(_) => (quote!(_), quote!(())),
            syn::Pat::Tuple(of) => self.tuple(of.elems.iter(), may_fail),
            syn::Pat::TupleStruct(of) => self.tuple(of.elems.iter(), may_fail),
            syn::Pat::Slice(of) => self.tuple(of.elems.iter(), may_fail),
            syn::Pat::Struct(of) => self.structure(of, may_fail),
            syn::Pat::Reference(of) => self.pattern(&of.pat, may_fail),
            syn::Pat::Paren(of) => self.pattern(&of.pat, may_fail),
            syn::Pat::Type(of) => self.pattern(&of.pat, may_fail),
            syn::Pat::Or(of) => {
                let cases = of.cases.iter().map(|case| self.pattern(case, may_fail)).collect();
                let (cases, ty) = alternatives(cases);
                (quote!((#(#cases)|*)), ty)
            }
            _ => (self.unknown(), quote!(())),
        }
    }

    /// The form of `let x;`.
    pub(super) fn deferred(&mut self, pat: &syn::Pat) -> Typed {
        let first = self.count;
        let typed = self.pattern(pat, false);
        let scope = self.scopes.last_mut().expect("functions have scopes");
        let new = scope.iter_mut().filter(|variable| variable.number >= first);
        new.for_each(|variable| variable.is_assigned = true);
        typed
    }

    fn name(&mut self, of: &syn::PatIdent, may_fail: bool) -> Typed {
        let ident = &of.ident;
        let starts_upper = ident.to_string().starts_with(|c: char| c.is_uppercase());
        if may_fail && starts_upper && of.subpat.is_none() {
            return (quote!(_), quote!(()));
        }
        let mutability = of.mutability.as_ref().filter(|_| of.by_ref.is_none());
        self.declare(ident, mutability.is_some(), mutability.is_some());
        let name = quote!(#mutability #ident);
        let whole = of.subpat.as_ref().filter(|(_, sub)| !matches!(**sub, syn::Pat::Rest(_)));
        match whole {
            None => (name, quote!(__Variable)),
            Some((_, sub)) => {
                let (sub, ty) = self.pattern(sub, may_fail);
                (quote!((#name, #sub)), quote!((__Variable, #ty)))
            }
        }
    }

    fn tuple<'p>(&mut self, of: impl Iterator<Item = &'p syn::Pat>, may_fail: bool) -> Typed {
        let parts = of.filter(|pat| !matches!(pat, syn::Pat::Rest(_)));
        let (pats, types): (Vec<_>, Vec<_>) = parts.map(|pat| self.pattern(pat, may_fail)).unzip();
        (quote!((#(#pats,)*)), quote!((#(#types,)*)))
    }

    /// A struct with the members that the pattern names: rustc advises `x: _` for a member's
    /// variable.
    fn structure(&mut self, of: &syn::PatStruct, may_fail: bool) -> Typed {
        let name = format_ident!("__Shape{}", self.n_shapes);
        self.n_shapes += 1;
        let (mut fields, mut members, mut types) = (Vec::new(), Vec::new(), Vec::new());
        for field in &of.fields {
            let member = match &field.member {
                syn::Member::Named(member) => member.clone(),
                syn::Member::Unnamed(index) => format_ident!("at_{}", index.index),
            };
            let (pat, ty) = self.pattern(&field.pat, may_fail);
            fields.push(match field.colon_token.is_some() {
                true => quote!(#member: #pat),
                false => pat,
            });
            members.push(member);
            types.push(ty);
        }
        let params: Vec<_> = (0..types.len()).map(|n| format_ident!("T{n}")).collect();
        self.shapes.extend(quote! {
            #[derive(Clone, Copy)]
            #[allow(dead_code, nonstandard_style, reason = "the user's names")]
            struct #name<#(#params),*> { #(#members: #params),* }
        });
        (quote!(#name { #(#fields),* }), quote!(#name<#(#types),*>))
    }
}

/// Alternative patterns, with the type of the value that they match.
pub(super) fn alternatives(mut of: Vec<Typed>) -> (Vec<TokenStream>, TokenStream) {
    if of.len() <= 1 {
        let (pats, mut types): (Vec<_>, Vec<_>) = of.into_iter().unzip();
        let ty = types.pop().unwrap_or_else(|| quote!(()));
        return (pats, ty);
    }
    let second = of.split_off(of.len() / 2);
    let ((first, a), (second, b)) = (alternatives(of), alternatives(second));
    let first = first.into_iter().map(|pat| quote!(__Either::A(#pat)));
    let second = second.into_iter().map(|pat| quote!(__Either::B(#pat)));
    (first.chain(second).map(ToTokens::into_token_stream).collect(), quote!(__Either<#a, #b>))
}
