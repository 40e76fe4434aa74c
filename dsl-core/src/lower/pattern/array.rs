//! Patterns of arrays.

use proc_macro2::Span;
use syn::spanned::Spanned;

use crate::ir::{BinaryOp, Expr, ExprId, PartsPattern, Ty};
use crate::lower::borrows::BorrowId;
use crate::lower::context::Lowerer;
use crate::lower::slice_pattern::is_rest as is_rest_pattern;
use crate::lower::symbol::{Part, Symbol};
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

    /// The references to the elements of an array, for each pattern. Behind a `&mut` reference they
    /// are apart.
    pub(super) fn pieces_of_array(
        &mut self,
        of: &syn::PatSlice,
        array: ExprId,
    ) -> Vec<Option<BorrowId>> {
        match self.borrows.referents.get(&array).cloned() {
            Some((place, true, borrow)) => {
                let whole = Part { writable: true, borrow, ..Part::whole(place) };
                let mut pieces = vec![whole; of.elems.len()];
                self.borrow_pieces(pieces.iter_mut().map(|piece| ("the array", piece)));
                pieces.into_iter().map(|piece| piece.borrow).collect()
            }
            _ => vec![None; of.elems.len()],
        }
    }

    /// The condition for an element of an array pattern. Patterns behind `..` count from the end.
    /// `piece` is the reference to the element.
    pub(super) fn matches_element(
        &mut self,
        array: ExprId,
        n: usize,
        of: &syn::PatSlice,
        piece: Option<BorrowId>,
    ) -> Option<ExprId> {
        let pat = &of.elems[n];
        let span = pat.span();
        match pat {
            syn::Pat::Rest(_) => return None,
            syn::Pat::Ident(ident) if is_rest_pattern(pat) => {
                self.bind_rest_of_array(ident, array, [n, of.elems.len() - 1 - n], piece);
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
        if let (Some(_), Some(referent)) = (piece, self.borrows.referents.get_mut(&element)) {
            referent.2 = piece;
        }
        self.matches(pat, element)
    }

    /// `rest @ ..` in an array pattern: an array of the remaining elements, behind a `&mut` reference
    /// a slice of them.
    fn bind_rest_of_array(
        &mut self,
        pat: &syn::PatIdent,
        array: ExprId,
        around: [usize; 2],
        piece: Option<BorrowId>,
    ) {
        let span = pat.span();
        let referent = self.borrows.referents.get(&array).filter(|(_, writable, _)| *writable);
        let referent = referent.cloned();
        let [before, behind] = around;
        let length = match self.shape_of_value(array) {
            Some(Ty::Array(_, n)) if pat.by_ref.is_none() => {
                (n as usize).checked_sub(before + behind).filter(|length| *length > 0)
            }
            _ => None,
        };
        if let (Some(length), Some((place, writable, _))) = (length, referent)
            && pat.mutability.is_none()
        {
            let name = name_of(&pat.ident);
            let [start, end] =
                [before, before + length].map(|at| Some(self.index(at as u32, span)));
            let borrow = self.borrow(&name.text, &place, writable, piece);
            self.bind(&name, Symbol::Part(Part { place, start, end, writable, borrow }));
            return;
        }
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
