//! Patterns of arrays.

use proc_macro2::Span;
use syn::spanned::Spanned;

use crate::ir::{BinaryOp, Expr, ExprId, PartsPattern, Ty};
use crate::lower::context::Lowerer;
use crate::lower::slice_pattern::is_rest as is_rest_pattern;
use crate::syntax::name_of;

impl Lowerer<'_> {
    /// Notes an array pattern. Returns the array as a variable.
    pub(super) fn array_pattern(&mut self, of: &syn::PatSlice, value: ExprId) -> ExprId {
        let span = of.span();
        let rests = of.elems.iter().filter(|pat| is_rest_pattern(pat)).count();
        let (count, has_rest) = (of.elems.len() - rests, rests > 0);
        let value = match &self.module.exprs[value].kind {
            Expr::Load(place) if place.projections.is_empty() => value,
            _ if self.borrows.referents.contains_key(&value) => value,
            _ => self.spill(value, "parts"),
        };
        let pattern = PartsPattern { value, count, has_rest, is_array: true, span };
        self.module.parts_patterns.push(pattern);
        value
    }

    /// The condition for an element of an array pattern. Patterns behind `..` count from the end.
    pub(super) fn matches_element(
        &mut self,
        pat: &syn::Pat,
        array: ExprId,
        n: usize,
        of: &syn::PatSlice,
    ) -> Option<ExprId> {
        let span = pat.span();
        match pat {
            syn::Pat::Rest(_) => return None,
            syn::Pat::Ident(ident) if is_rest_pattern(pat) => {
                self.bind_rest_of_array(ident, array, [n, of.elems.len() - 1 - n]);
                return None;
            }
            _ => {}
        }
        let is_behind = of.elems.iter().take(n).any(is_rest_pattern);
        let from_end = is_behind.then(|| of.elems.len() - n);
        let index = self.index_in_pattern(array, n, from_end, span);
        let element = match self.element_behind(array, index, span) {
            Some(element) => element,
            None => self.push(Expr::Index(array, index), span),
        };
        self.matches(pat, element)
    }

    /// `rest @ ..` in an array pattern: an array of the remaining elements.
    fn bind_rest_of_array(&mut self, pat: &syn::PatIdent, array: ExprId, around: [usize; 2]) {
        let span = pat.span();
        let is_writable =
            self.borrows.referents.get(&array).is_some_and(|(_, writable, _)| *writable);
        let [before, behind] = around;
        let length = match self.shape_of_value(array) {
            Some(Ty::Array(_, n)) if !is_writable && pat.by_ref.is_none() => {
                (n as usize).checked_sub(before + behind).filter(|length| *length > 0)
            }
            _ => None,
        };
        let Some(length) = length else {
            let message =
                "a part of an array cannot be bound here: write `..`, and index the array";
            self.unsupported(pat, message);
            self.bind_poison(&syn::Pat::Ident(pat.clone()));
            return;
        };
        let elements = (before..before + length).map(|n| {
            let index = self.index(n as u32, span);
            match self.element_behind(array, index, span) {
                Some(element) => element,
                None => self.push(Expr::Index(array, index), span),
            }
        });
        let elements = elements.collect();
        let rest = self.push(Expr::Array(elements), span);
        self.bind_value(&name_of(&pat.ident), pat.mutability.is_some(), rest);
    }

    /// The index of the element at position `n`. Behind `..`, positions count from the end.
    pub(super) fn index_in_pattern(
        &mut self,
        array: ExprId,
        n: usize,
        from_end: Option<usize>,
        span: Span,
    ) -> ExprId {
        match (from_end, self.place_of_value(array)) {
            (Some(from_end), Some(place)) => {
                let length = self.push(Expr::Length(place), span);
                let from_end = self.index(from_end as u32, span);
                self.of_indices(BinaryOp::Sub, length, from_end, span)
            }
            _ => self.index(n as u32, span),
        }
    }
}
