//! Variants that `use` imports. In the scope of `use Shape::{Circle, Rect as Box};` or
//! `use Shape::*;`, paths that begin with such a name are replaced by `Shape::Circle`. Later stages
//! know variants only through their enums.

use std::collections::BTreeMap;

use proc_macro2::Span;
use quote::{ToTokens, quote};

use super::item::{ItemKind, Items, Scope};
use super::paths::is_camel_case;
use crate::syntax::Matches;
use crate::syntax::visit_mut::{self, VisitMut};

/// The paths of variants, by their imported names.
type Names = BTreeMap<String, syn::Path>;

/// Replaces imported names of variants by paths. The imports are around the syntax or in it.
pub(crate) struct Variants<'a> {
    scopes: Vec<Names>,
    /// The variants of the enum that a path means, as far as they are known here.
    of_enum: &'a dyn Fn(&syn::Path) -> Vec<syn::Ident>,
}

impl<'a> Variants<'a> {
    /// Starts with the `use` declarations of the surrounding module.
    pub(crate) fn new<'u>(
        uses: impl IntoIterator<Item = &'u syn::ItemUse>,
        of_enum: &'a dyn Fn(&syn::Path) -> Vec<syn::Ident>,
    ) -> Self {
        let mut variants = Variants { scopes: vec![Names::new()], of_enum };
        uses.into_iter().for_each(|item| variants.import(item));
        variants
    }

    fn import(&mut self, item: &syn::ItemUse) {
        for (name, path) in super::item::imports(item) {
            let found = match name {
                Some(name) if enum_of(&path).is_some() => vec![(name.to_string(), path)],
                Some(_) => Vec::new(),
                None => {
                    let variant = |variant: syn::Ident| {
                        let mut path = path.clone();
                        path.segments.push(variant.clone().into());
                        (variant.to_string(), path)
                    };
                    (self.of_enum)(&path).into_iter().map(variant).collect()
                }
            };
            self.scopes.last_mut().into_iter().for_each(|scope| scope.extend(found.clone()));
        }
    }

    fn find(&self, name: &syn::Ident) -> Option<&syn::Path> {
        let name = name.to_string();
        self.scopes.iter().rev().find_map(|scope| scope.get(&name))
    }
}

/// If an imported path names a variant, the path of its enum: `shapes::Shape` for
/// `shapes::Shape::Circle`.
pub(crate) fn enum_of(path: &syn::Path) -> Option<syn::Path> {
    let mut of = path.clone();
    of.segments.pop();
    of.segments.pop_punct();
    is_enum(&of).then_some(of)
}

/// Whether a `use` declaration imports only variants.
pub(crate) fn brings_variants(item: &syn::ItemUse) -> bool {
    super::item::imports(item).iter().all(|(name, path)| match name {
        Some(_) => enum_of(path).is_some(),
        None => is_enum(path),
    })
}

/// Whether a path may mean an enum.
pub(crate) fn is_enum(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| is_camel_case(&last.ident.to_string()))
}

/// The variants of the enum that a path means.
pub(crate) fn of_enum(items: &Items, scope: &Scope, path: &syn::Path) -> Vec<syn::Ident> {
    match scope.resolve(path) {
        Some((item, used)) if used == path.segments.len() => match &items.items[item].kind {
            ItemKind::Enum(of) => names(of),
            _ => Vec::new(),
        },
        None if path.segments.last().is_some_and(|last| last.ident == "Ordering") => {
            let span = Span::call_site();
            crate::ty::ORDERINGS.map(|(name, _)| syn::Ident::new(name, span)).to_vec()
        }
        _ => Vec::new(),
    }
}

/// Whether variants of an enum hold data.
pub(crate) fn has_data(of: &syn::ItemEnum) -> bool {
    of.variants.iter().any(|variant| !variant.fields.is_empty())
}

/// Whether the number of a variant is written as a negative one.
pub(crate) fn has_negative(of: &syn::ItemEnum) -> bool {
    of.variants.iter().any(|variant| {
        matches!(&variant.discriminant, Some((_, syn::Expr::Unary(of))) if matches!(of.op, syn::UnOp::Neg(_)))
    })
}

/// The names of an enum's variants.
pub(crate) fn names(of: &syn::ItemEnum) -> Vec<syn::Ident> {
    of.variants.iter().map(|variant| variant.ident.clone()).collect()
}

impl VisitMut for Variants<'_> {
    fn visit_item_use_mut(&mut self, _: &mut syn::ItemUse) {}
    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        self.scopes.push(Names::new());
        for stmt in &block.stmts {
            if let syn::Stmt::Item(syn::Item::Use(item)) = stmt {
                self.import(item);
            }
        }
        visit_mut::visit_block_mut(self, block);
        self.scopes.pop();
    }

    /// A type may have the same name as a variant.
    fn visit_type_path_mut(&mut self, ty: &mut syn::TypePath) {
        ty.qself.iter_mut().for_each(|qself| self.visit_qself_mut(qself));
        ty.path.segments.iter_mut().for_each(|segment| self.visit_path_segment_mut(segment));
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        if let Some(name) = path.get_ident()
            && let Some(written_out) = self.find(name)
        {
            let mut written_out = written_out.clone();
            // rustc should not warn of tokens that the user has not written.
            let span = name.span().resolved_at(Span::call_site());
            for segment in &mut written_out.segments {
                segment.ident.set_span(span);
            }
            *path = written_out;
        }
    }

    fn visit_pat_mut(&mut self, pat: &mut syn::Pat) {
        if let syn::Pat::Ident(ident) = pat
            && ident.subpat.is_none()
            && ident.by_ref.is_none()
            && ident.mutability.is_none()
            && self.find(&ident.ident).is_some()
        {
            let path = syn::Path::from(ident.ident.clone());
            *pat = syn::Pat::Path(syn::ExprPath { attrs: Vec::new(), qself: None, path });
        }
        visit_mut::visit_pat_mut(self, pat);
    }

    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        if mac.path.is_ident("matches")
            && let Ok(Matches { mut value, mut pat, mut guard }) = mac.parse_body()
        {
            self.visit_expr_mut(&mut value);
            self.visit_pat_mut(&mut pat);
            let guard = guard.as_mut().map(|guard| {
                self.visit_expr_mut(guard);
                quote!(if #guard)
            });
            mac.tokens = quote!(#value, #pat #guard).into_token_stream();
        }
    }
}
