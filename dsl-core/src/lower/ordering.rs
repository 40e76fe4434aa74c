//! `core::cmp::Ordering`, an enum without data: the results of `cmp` and `partial_cmp`.

use proc_macro2::Span;

use super::chain::Item;
use super::context::Lowerer;
use super::options::Optional;
use super::symbol::Symbol;
use crate::ir::{BinaryOp, Expr, ExprId, Name, Ty};
use crate::syntax::ungroup;
use crate::ty::ORDERINGS;

/// `f32::total_cmp`, `Ord::cmp`: a closure that calls it.
pub(super) fn comparison(function: &syn::Expr) -> syn::Expr {
    match ungroup(function) {
        syn::Expr::Path(path)
            if path.path.segments.len() > 1
                && path
                    .path
                    .segments
                    .last()
                    .is_some_and(|l| crate::syntax::compares(&l.ident.to_string())) =>
        {
            let name = path.path.segments.last().map(|last| &last.ident);
            syn::parse_quote!(|a, b| a.#name(b))
        }
        other => other.clone(),
    }
}

impl Lowerer<'_> {
    /// Whether an expression is known to be an `Ordering`.
    pub(super) fn is_ordering(&mut self, expr: &syn::Expr) -> bool {
        self.known_shape(expr).is_some_and(|shape| shape == Ty::ordering())
    }

    /// `Ordering::Less`, as a value.
    pub(super) fn ordering(&mut self, at: usize, span: Span) -> ExprId {
        self.push(Expr::Variant(Ty::ordering(), ORDERINGS[at].1), span)
    }

    /// Lowers Rust code in which these names mean these values.
    pub(super) fn written(
        &mut self,
        names: &[(&str, ExprId)],
        span: Span,
        expr: &syn::Expr,
    ) -> ExprId {
        self.scoped(|cx| {
            for (name, value) in names {
                let local = cx.spill_local(*value, name);
                let name = Name { text: format!("__{name}"), span };
                cx.bind(&name, Symbol::Local(local));
            }
            cx.expr(expr)
        })
    }

    /// `a.cmp(&b)`. `None` for other methods.
    pub(super) fn ordering_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let other = call.args.first().filter(|_| call.method == "cmp" && call.args.len() == 1)?;
        let span = call.method.span();
        (!self.is_iterator(&call.receiver)).then(|| self.compared(&call.receiver, other, span))
    }

    /// The sides of a comparison.
    fn sides(&mut self, receiver: &syn::Expr, other: &syn::Expr) -> [ExprId; 2] {
        let other = match ungroup(other) {
            syn::Expr::Reference(of) => &*of.expr,
            other => other,
        };
        let sides = self.operands(&[receiver, other]);
        [sides[0], sides[1]].map(|side| self.settled_value(side))
    }

    fn compared(&mut self, receiver: &syn::Expr, other: &syn::Expr, span: Span) -> ExprId {
        let sides = self.sides(receiver, other);
        let [left, right] = sides;
        let is_less = match self.ordered_parts(BinaryOp::Lt, left, right, span) {
            Some(is_less) => is_less,
            None => {
                let is_less = self.push(Expr::Binary(BinaryOp::Lt, left, right), span);
                self.module.ordered.push(is_less);
                is_less
            }
        };
        self.ordering_of(is_less, sides, true, span)
    }

    /// `Less` if `is_less`, else `Greater` or `Equal`.
    fn ordering_of(
        &mut self,
        is_less: ExprId,
        [left, right]: [ExprId; 2],
        is_ordered: bool,
        span: Span,
    ) -> ExprId {
        let is_greater = match self.ordered_parts(BinaryOp::Gt, left, right, span) {
            Some(is_greater) => is_greater,
            None => {
                let is_greater = self.push(Expr::Binary(BinaryOp::Gt, left, right), span);
                self.module.ordered.extend(is_ordered.then_some(is_greater));
                is_greater
            }
        };
        let (local, place) = self.later("ordering", span);
        let assign = |cx: &mut Self, at| {
            let value = cx.ordering(at, span);
            cx.assign_value(place.clone(), value, span);
        };
        let otherwise = |cx: &mut Self| {
            cx.when(is_greater, span, |cx| assign(cx, 2), |cx| assign(cx, 1));
        };
        self.when(is_less, span, |cx| assign(cx, 0), otherwise);
        self.load_local(local, span)
    }

    /// `a.partial_cmp(&b)`: `None` for NaN.
    pub(super) fn partially_compared(
        &mut self,
        receiver: &syn::Expr,
        other: &syn::Expr,
        span: Span,
    ) -> Optional {
        let sides = self.sides(receiver, other);
        let [left, right] = sides;
        let names = [("left", left), ("right", right)];
        let has_order = syn::parse_quote_spanned!(span=> __left <= __right || __left > __right);
        let has_order = self.written(&names, span, &has_order);
        let has_order = self.settled_value(has_order);
        let is_less = self.ordered_parts(BinaryOp::Lt, left, right, span);
        let is_less =
            is_less.unwrap_or_else(|| self.push(Expr::Binary(BinaryOp::Lt, left, right), span));
        let ordering = self.ordering_of(is_less, sides, false, span);
        Optional::new(has_order, Item::Value(ordering))
    }
}
