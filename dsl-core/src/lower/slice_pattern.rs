//! Patterns of slices, whose length is not known: `if let [first, .., last] = x`,
//! `match x { [] => …, [a] => …, [a, rest @ ..] => … }`. The elements that a pattern names exist if
//! the length fits.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::chain::Item;
use super::context::Lowerer;
use super::options::Optional;
use super::symbol::{Part, Symbol};
use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Expr, ExprId, Ty};
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// The expression that stands for a slice that patterns take apart. `None` if the expression is
    /// no slice.
    pub(super) fn matchable_slice(&mut self, expr: &syn::Expr) -> Option<ExprId> {
        let (of, is_reference) = match ungroup(expr) {
            syn::Expr::Reference(of) => (ungroup(&of.expr), true),
            of => (of, false),
        };
        let is_referent = matches!(of, syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. })
            if self.names_slice(expr) || self.is_slice_parameter(expr));
        let names_one =
            is_referent || self.names_slice(of) || self.is_slice_parameter(of) || self.is_part(of);
        let is_made = !is_reference && !names_one && self.is_slice(of);
        if !(names_one || is_made) {
            return None;
        }
        let span = expr.span();
        let is_place = !is_reference && (is_referent || self.is_part(of));
        let writable = match ungroup(expr) {
            syn::Expr::Reference(of) => of.mutability.is_some(),
            of => !is_made && !self.is_read_only(of) && self.may_store(of),
        };
        let part = if is_made { self.part_of(of) } else { self.slice_part(of, writable) };
        let Some(part) = part else {
            return Some(self.push(Expr::Error, span));
        };
        let slice = self.push(Expr::Tuple(Vec::new()), span);
        self.borrows.parts.insert(slice, (part, is_place));
        Some(slice)
    }

    /// Whether a variable or a member is a slice.
    pub(super) fn names_slice(&self, of: &syn::Expr) -> bool {
        let of = match ungroup(of) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => ungroup(&of.expr),
            of => of,
        };
        matches!(of, syn::Expr::Path(_) | syn::Expr::Field(_) | syn::Expr::Index(_))
            && (self.named_part(of).is_some()
                || self.is_place(of) && matches!(self.shape_of(of), Some(Ty::RuntimeArray(_))))
    }

    /// Whether a named slice can be written.
    fn may_store(&self, of: &syn::Expr) -> bool {
        match self.named_symbol(of) {
            Some(Symbol::Binding(id)) => self.module.bindings[id].writable,
            Some(Symbol::Part(part)) => part.writable,
            Some(Symbol::Alias(_, writable, _)) => writable,
            _ => false,
        }
    }

    /// The same for `*slice`, which is no reference: names in the pattern are values.
    pub(super) fn matches_unsized(
        &mut self,
        pat: &syn::Pat,
        part: &Part,
        whole: ExprId,
    ) -> Option<ExprId> {
        match pat {
            syn::Pat::Slice(of) => self.matches_elements_behind(of, part),
            syn::Pat::Ident(_) | syn::Pat::Reference(_) => {
                self.no_size(pat);
                None
            }
            pat => self.matches_slice(pat, part, whole),
        }
    }

    /// Like `matches`, for a slice that `whole` stands for.
    pub(super) fn matches_slice(
        &mut self,
        pat: &syn::Pat,
        part: &Part,
        whole: ExprId,
    ) -> Option<ExprId> {
        match pat {
            syn::Pat::Wild(_) => None,
            syn::Pat::Paren(of) => self.matches_slice(&of.pat, part, whole),
            syn::Pat::Or(or) => self.matches_any(or, whole),
            syn::Pat::Ident(of) if of.by_ref.is_none() && of.mutability.is_none() => {
                let sub = of.subpat.as_ref();
                let condition = sub.and_then(|(_, sub)| self.matches_slice(sub, part, whole));
                self.bind_part(&of.ident, part.clone());
                condition
            }
            syn::Pat::Slice(of) => self.matches_elements(of, part),
            syn::Pat::Reference(of) if let syn::Pat::Slice(of) = &*of.pat => {
                self.matches_elements_behind(of, part)
            }
            other => {
                let message = "this matches a slice: write `[a, b, ..]`";
                self.diags.error(Code::Mismatch, other.span(), message);
                self.bind_poison(other);
                None
            }
        }
    }

    /// Matches the pattern of elements `[a, ref b]` as a pattern of references to them, `[&a, b]`:
    /// names are values there, except with `ref`.
    fn matches_elements_behind(&mut self, of: &syn::PatSlice, part: &Part) -> Option<ExprId> {
        let mut of = of.clone();
        for element in of.elems.iter_mut().filter(|of| !matches!(of, syn::Pat::Rest(_))) {
            match element {
                syn::Pat::Ident(name) if name.by_ref.is_some() => {
                    (name.by_ref, name.mutability) = (None, None);
                }
                rest if is_rest(rest) => {
                    self.no_size(rest);
                    *rest = syn::Pat::Rest(syn::PatRest {
                        attrs: Vec::new(),
                        dot2_token: syn::Token![..](rest.span()),
                    });
                }
                _ => {
                    let behind = syn::PatReference {
                        attrs: Vec::new(),
                        and_token: syn::Token![&](element.span()),
                        mutability: None,
                        pat: Box::new(element.clone()),
                    };
                    *element = syn::Pat::Reference(behind);
                }
            }
        }
        self.matches_elements(&of, part)
    }

    /// Reports a slice that a pattern gives a name without a reference.
    fn no_size(&mut self, pat: &syn::Pat) {
        let message = "a slice has no size, so a name for it is a reference: match without the `*` or `&`, or \
                       write `ref`";
        self.diags.error(Code::Mismatch, pat.span(), message);
        self.bind_poison(pat);
    }

    fn matches_elements(&mut self, of: &syn::PatSlice, part: &Part) -> Option<ExprId> {
        let span = of.span();
        let rest = of.elems.iter().position(is_rest);
        if of.elems.iter().filter(|pat| is_rest(pat)).count() > 1 {
            self.unsupported(of, "`..` is used once in a pattern of a slice");
            self.bind_poison(&syn::Pat::Slice(of.clone()));
            return None;
        }
        let count = of.elems.len() - usize::from(rest.is_some());
        let length = self.part_len(part, span);
        let length = self.settled_index(length, "len");
        let known = self.exact_length(part).map(|length| length as usize);
        let known = known.map(|length| length == count || rest.is_some() && length > count);
        let fits = match known {
            Some(fits) => self.truth(fits, span),
            None => self.has_length(length, count, rest.is_some(), span),
        };
        let mut conditions = vec![fits];
        let mut pieces = vec![part.clone(); of.elems.len()];
        self.borrow_pieces(pieces.iter_mut().map(|piece| ("the slice", piece)));
        for (n, (pat, part)) in of.elems.iter().zip(&pieces).enumerate() {
            let from_end = (of.elems.len() - 1 - n) as u32;
            // The arm of a pattern that cannot match names elements that exist, and never runs.
            let is_excluded = known == Some(false);
            if rest == Some(n) {
                let zero = self.index(0, span);
                let length = if is_excluded { zero } else { length };
                let around = if is_excluded { [0, 0] } else { [n as u32, from_end] };
                self.bind_rest(pat, part, around, length);
                continue;
            }
            let at = match rest.is_some_and(|rest| rest < n) {
                _ if is_excluded => self.index(0, span),
                true => self.before_end(length, from_end + 1, span),
                false => self.index(n as u32, span),
            };
            let place = self.part_element(part, at, pat.span());
            if part.writable {
                self.mark_assigned(&place);
            }
            let element = Item::Place(place, part.writable, part.borrow);
            conditions.extend(self.matches_value(pat, &Optional::new(fits, element), pat.span()));
        }
        self.all(conditions, span)
    }

    /// Whether a length is that of a pattern.
    fn has_length(&mut self, length: ExprId, count: usize, has_rest: bool, span: Span) -> ExprId {
        let op = if has_rest { BinaryOp::Ge } else { BinaryOp::Eq };
        let wanted = self.index(count as u32, span);
        let fits = self.push(Expr::Binary(op, length, wanted), span);
        self.spill(fits, "fits")
    }

    /// The position `count` elements before the end.
    fn before_end(&mut self, length: ExprId, count: u32, span: Span) -> ExprId {
        let count = self.index(count, span);
        self.of_indices(BinaryOp::Sub, length, count, span)
    }

    /// Binds `rest @ ..`. `around` has the numbers of elements before and behind it.
    fn bind_rest(&mut self, pat: &syn::Pat, part: &Part, around: [u32; 2], length: ExprId) {
        let syn::Pat::Ident(of) = pat else { return };
        let span = pat.span();
        let [before, behind] = around;
        let start = self.index(before, span);
        let end = self.before_end(length, behind, span);
        let rest = self.sub_part(part, start, end, span);
        self.bind_part(&of.ident, rest);
    }

    fn bind_part(&mut self, name: &syn::Ident, part: Part) {
        let name = name_of(name);
        let borrow = self.borrow(&name.text, &part.place, part.writable, part.borrow);
        self.bind(&name, Symbol::Part(Part { borrow, ..part }));
    }
}

/// Whether a pattern is `..`, or a name for it.
pub(super) fn is_rest(pat: &syn::Pat) -> bool {
    match pat {
        syn::Pat::Rest(_) => true,
        syn::Pat::Ident(of) => {
            of.subpat.as_ref().is_some_and(|(_, sub)| matches!(**sub, syn::Pat::Rest(_)))
        }
        _ => false,
    }
}
