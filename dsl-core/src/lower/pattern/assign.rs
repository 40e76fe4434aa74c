//! Assignments to several places at once: `(a, b) = (b, a)`.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::{PATTERN_OF_VEC4, REST_IS_LAST};
use crate::ir::{Expr, ExprId, PartsPattern};
use crate::lower::context::{Dest, Lowerer};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// `(a, b) = value;`: the value is evaluated before the first place changes, so
    /// `(a, b) = (b, a)` swaps.
    pub(in crate::lower) fn assign_parts(&mut self, left: &syn::Expr, right: &syn::Expr) {
        let value = self.match_operand(right);
        self.assign_part(left, Some(right), value);
    }

    /// `right` is the expression of the value, if the value has its own.
    fn assign_part(&mut self, left: &syn::Expr, right: Option<&syn::Expr>, value: ExprId) {
        let span = left.span();
        match ungroup(left) {
            syn::Expr::Infer(_) => {}
            syn::Expr::Tuple(tuple) => self.assign_tuple(tuple, right, value, span),
            syn::Expr::Array(array) => self.assign_array(array, value, span),
            syn::Expr::Struct(of) => self.assign_struct(of, value, span),
            left => {
                if self.check_stores(left, right)
                    && self.check_references(left)
                    && let Some(place) = self.stored_place(left)
                    && self.check_writable(&place)
                {
                    self.store(&Dest::Store(place), value, span);
                }
            }
        }
    }

    fn assign_tuple(
        &mut self,
        tuple: &syn::ExprTuple,
        right: Option<&syn::Expr>,
        value: ExprId,
        span: Span,
    ) {
        let has_rest = tuple.elems.iter().any(is_rest);
        let count = tuple.elems.len() - usize::from(has_rest);
        self.check_members(count, has_rest, value, span);
        let written = right.map(ungroup);
        let rest = tuple.elems.iter().position(is_rest);
        let left_out = match rest.filter(|rest| *rest < count) {
            Some(rest) => {
                let members = self.count_of_members(value);
                let Some(left_out) = members.and_then(|of| of.checked_sub(count)) else {
                    self.unsupported(&tuple.elems[rest], REST_IS_LAST);
                    return;
                };
                left_out
            }
            None => 0,
        };
        for (n, left) in tuple.elems.iter().enumerate() {
            if is_rest(left) {
                continue;
            }
            let n = match rest.is_some_and(|rest| rest < n) {
                true => n - 1 + left_out,
                false => n,
            };
            let value = self.part(value, &n.to_string(), span);
            let right = match written {
                Some(syn::Expr::Tuple(right)) => right.elems.get(n),
                _ => None,
            };
            self.assign_part(left, right, value);
        }
    }

    fn assign_array(&mut self, array: &syn::ExprArray, value: ExprId, span: Span) {
        let value = self.spill(value, "parts");
        let rest = array.elems.iter().position(is_rest);
        let count = array.elems.len() - usize::from(rest.is_some());
        let pattern = PartsPattern { value, count, has_rest: rest.is_some(), is_array: true, span };
        self.module.parts_patterns.push(pattern);
        for (n, left) in array.elems.iter().enumerate() {
            if rest == Some(n) {
                continue;
            }
            let from_end = rest.filter(|rest| *rest < n).map(|_| array.elems.len() - n);
            let index = self.index_in_pattern(value, n, from_end, span);
            let value = self.push(Expr::Index(value, index), span);
            self.assign_part(left, None, value);
        }
    }

    fn assign_struct(&mut self, of: &syn::ExprStruct, value: ExprId, span: Span) {
        let value = self.of_struct(&of.path, value);
        if let Expr::Ascribe(_, ty) = &self.module.exprs[value].kind
            && let ty = ty.clone()
            && self.members_of(&ty, PATTERN_OF_VEC4, of.path.span()).is_none()
        {
            return;
        }
        for field in &of.fields {
            let name = self.member(&field.member);
            let value = self.part(value, &name.text, span);
            self.assign_part(&field.expr, None, value);
        }
    }
}

/// Whether this is the `..` in a destructuring assignment.
fn is_rest(left: &syn::Expr) -> bool {
    matches!(ungroup(left), syn::Expr::Range(of)
        if of.start.is_none() && of.end.is_none() && matches!(of.limits, syn::RangeLimits::HalfOpen(_)))
}
