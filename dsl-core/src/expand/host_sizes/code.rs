//! What code shows by itself: names, chains of members, types that rustc copies or indexes.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};

use crate::items::known;
use crate::syntax::ungroup;

/// Whether a trait bound implies `Copy`: `Copy` itself, or one of `traits`.
pub(in crate::expand) fn requires_copy(of: &syn::Path, traits: &BTreeSet<String>) -> bool {
    let last = of.segments.last().map(|last| last.ident.to_string());
    of.is_ident("Copy") || last.is_some_and(|last| traits.contains(&last))
}

/// Whether a type is one of the language, which rustc copies, or an array or a slice of such a
/// type.
pub(in crate::expand) fn is_copied(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Reference(of) => is_copied(&of.elem),
        syn::Type::Paren(of) => is_copied(&of.elem),
        syn::Type::Group(of) => is_copied(&of.elem),
        syn::Type::Array(of) => is_copied(&of.elem),
        syn::Type::Slice(of) => is_copied(&of.elem),
        syn::Type::Path(of) => of.path.segments.last().is_some_and(|last| {
            last.ident != "Self"
                && last.arguments.is_none()
                && known::is_type(&last.ident.to_string())
        }),
        _ => false,
    }
}

/// The number of nested arrays or slices in a type.
pub(super) fn nesting(ty: &syn::Type) -> usize {
    match ty {
        syn::Type::Reference(of) => nesting(&of.elem),
        syn::Type::Paren(of) => nesting(&of.elem),
        syn::Type::Group(of) => nesting(&of.elem),
        syn::Type::Array(of) => 1 + nesting(&of.elem),
        syn::Type::Slice(of) => 1 + nesting(&of.elem),
        _ => 0,
    }
}

/// Whether a text names a type that kernels index, but glam or this library does not.
pub(in crate::expand) fn is_unindexed(text: &impl ToTokens) -> bool {
    let kinds = ["Mat", "mat", "BVec", "bvec", "F16Vec", "f16vec"];
    names(text.to_token_stream()).any(|name| {
        kinds.iter().any(|kind| {
            name.strip_prefix(kind).is_some_and(|n| n.starts_with(|c: char| c.is_ascii_digit()))
        })
    })
}

/// The names in a text.
fn names(tokens: TokenStream) -> Box<dyn Iterator<Item = String>> {
    Box::new(tokens.into_iter().flat_map(|token| match token {
        TokenTree::Ident(ident) => Box::new(std::iter::once(ident.to_string())),
        TokenTree::Group(group) => names(group.stream()),
        TokenTree::Punct(_) | TokenTree::Literal(_) => Box::new(std::iter::empty()),
    }))
}

/// The paths in an expression.
#[derive(Default)]
pub(super) struct Constants(pub(super) Vec<syn::Path>);

impl Visit<'_> for Constants {
    fn visit_expr_path(&mut self, path: &syn::ExprPath) {
        self.0.push(path.path.clone());
    }
}

/// Finds whether a name occurs.
pub(super) struct Named<'a> {
    pub(super) name: &'a syn::Ident,
    pub(super) found: bool,
}

impl Visit<'_> for Named<'_> {
    fn visit_path(&mut self, path: &syn::Path) {
        self.found |= path.is_ident(self.name);
        visit::visit_path(self, path);
    }
}

/// Finds whether a pattern binds a name.
pub(super) struct Bound<'a> {
    name: &'a syn::Ident,
    found: bool,
}

impl Bound<'_> {
    pub(super) fn is_in(body: &syn::Block, name: &syn::Ident) -> bool {
        let mut bound = Bound { name, found: false };
        Visit::visit_block(&mut bound, body);
        bound.found
    }
}

impl Visit<'_> for Bound<'_> {
    fn visit_pat_ident(&mut self, pat: &syn::PatIdent) {
        self.found |= pat.ident == *self.name;
        visit::visit_pat_ident(self, pat);
    }
}

/// The variables in an expression, and their members: `a`, `a.b`.
#[derive(Default)]
pub(super) struct Chains {
    pub(super) all: Vec<Vec<String>>,
    /// The chains that are used for their length only.
    pub(super) measured: Vec<Vec<String>>,
}

impl Visit<'_> for Chains {
    fn visit_expr(&mut self, expr: &syn::Expr) {
        let measured = match expr {
            syn::Expr::MethodCall(call) if call.method == "len" => chain(&call.receiver),
            _ => None,
        };
        match (chain(expr), measured) {
            (Some(chain), _) => self.all.push(chain),
            (None, Some(measured)) => self.measured.push(measured),
            (None, None) => visit::visit_expr(self, expr),
        }
    }
}

/// The name of a variable, followed by the names of the members that lead to the value.
pub(super) fn chain(expr: &syn::Expr) -> Option<Vec<String>> {
    match ungroup(expr) {
        syn::Expr::Path(path) => Some(vec![path.path.get_ident()?.to_string()]),
        syn::Expr::Field(of) => {
            let mut names = chain(&of.base)?;
            names.push(match &of.member {
                syn::Member::Named(name) => name.to_string(),
                syn::Member::Unnamed(at) => at.index.to_string(),
            });
            Some(names)
        }
        _ => None,
    }
}
