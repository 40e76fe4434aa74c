//! What code shows by itself: names, chains of members, types that rustc copies or indexes.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;

use crate::items::known;
use crate::syntax::ungroup;
use crate::syntax::visit::{self, Visit};

/// Whether a trait bound implies `Copy`: `Copy` itself, or one of `traits`.
pub(in crate::expand) fn requires_copy(of: &syn::Path, traits: &BTreeSet<String>) -> bool {
    let last = of.segments.last().map(|last| last.ident.to_string());
    of.is_ident("Copy") || last.is_some_and(|last| traits.contains(&last))
}

/// Whether a type is one of the language or of `types`, which rustc copies, or an array or a slice
/// of such a type.
pub(in crate::expand) fn is_copied(ty: &syn::Type, types: &BTreeSet<String>) -> bool {
    match ty {
        syn::Type::Reference(of) => is_copied(&of.elem, types),
        syn::Type::Paren(of) => is_copied(&of.elem, types),
        syn::Type::Group(of) => is_copied(&of.elem, types),
        syn::Type::Array(of) => is_copied(&of.elem, types),
        syn::Type::Slice(of) => is_copied(&of.elem, types),
        syn::Type::Path(of) => of.path.segments.last().is_some_and(|last| {
            let name = last.ident.to_string();
            name != "Self"
                && last.arguments.is_none()
                && (known::is_type(&name) || types.contains(&name))
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

/// The names that a body binds. A name that is bound once, to an array of numbers, has the number of
/// nested arrays.
pub(super) struct Bound<'a> {
    pub(super) names: BTreeMap<String, Option<usize>>,
    /// The users' types that rustc copies.
    types: &'a BTreeSet<String>,
}

impl<'a> Bound<'a> {
    pub(super) fn new(types: &'a BTreeSet<String>) -> Self {
        Self { names: BTreeMap::new(), types }
    }
}

impl Visit<'_> for Bound<'_> {
    fn visit_pat_ident(&mut self, pat: &syn::PatIdent) {
        self.names.insert(pat.ident.to_string(), None);
        visit::visit_pat_ident(self, pat);
    }

    fn visit_local(&mut self, local: &syn::Local) {
        let (pat, nesting) = match (&local.pat, &local.init) {
            (syn::Pat::Type(of), _) => {
                (&*of.pat, is_copied(&of.ty, self.types).then(|| nesting(&of.ty)))
            }
            (pat, Some(init)) => (pat, nesting_of_numbers(&init.expr)),
            (pat, None) => (pat, None),
        };
        let name = match pat {
            syn::Pat::Ident(of) => Some(of.ident.to_string()),
            _ => None,
        };
        let is_new = name.as_ref().is_some_and(|name| !self.names.contains_key(name));
        visit::visit_local(self, local);
        if let Some(name) = name.filter(|_| is_new) {
            self.names.insert(name, nesting);
        }
    }
}

/// The number of nested arrays in an array of literals.
fn nesting_of_numbers(expr: &syn::Expr) -> Option<usize> {
    match ungroup(expr) {
        syn::Expr::Array(of) => Some(1 + nesting_of_numbers(of.elems.first()?)?),
        syn::Expr::Repeat(of) => Some(1 + nesting_of_numbers(&of.expr)?),
        syn::Expr::Unary(of) => nesting_of_numbers(&of.expr),
        syn::Expr::Lit(_) => Some(0),
        _ => None,
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
