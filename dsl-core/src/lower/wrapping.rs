//! The operators of `Wrapping`. Lowering sees a `Wrapping` as a tuple of one, `(x,)`:
//! `items/written_out.rs` rewrites types, values and patterns. Users cannot define operators of
//! tuples, so a tuple of one with an operator is a `Wrapping`.

use proc_macro2::Span;

use super::context::Lowerer;
use crate::ir::{BinaryOp, Expr, ExprId, Place, Projection, Ty, UnaryOp};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// `left op right`, if `left` is a `Wrapping`. The right side is a `Wrapping` as well, or in a
    /// shift and in `left op= right` a number. `None` for anything else.
    pub(super) fn wrapped(
        &mut self,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        let written: syn::Expr = match op {
            BinaryOp::Add => syn::parse_quote_spanned!(span=> (__left.0.wrapping_add(__right),)),
            BinaryOp::Sub => syn::parse_quote_spanned!(span=> (__left.0.wrapping_sub(__right),)),
            BinaryOp::Mul => syn::parse_quote_spanned!(span=> (__left.0.wrapping_mul(__right),)),
            BinaryOp::Div => syn::parse_quote_spanned!(span=> (__left.0.wrapping_div(__right),)),
            BinaryOp::Rem => syn::parse_quote_spanned!(span=> (__left.0.wrapping_rem(__right),)),
            BinaryOp::And => syn::parse_quote_spanned!(span=> (__left.0 & __right,)),
            BinaryOp::Or => syn::parse_quote_spanned!(span=> (__left.0 | __right,)),
            BinaryOp::Xor => syn::parse_quote_spanned!(span=> (__left.0 ^ __right,)),
            BinaryOp::Shl => {
                syn::parse_quote_spanned!(span=> (__left.0.wrapping_shl(__right as u32),))
            }
            BinaryOp::Shr => {
                syn::parse_quote_spanned!(span=> (__left.0.wrapping_shr(__right as u32),))
            }
            BinaryOp::Eq
            | BinaryOp::Ne
            | BinaryOp::Lt
            | BinaryOp::Le
            | BinaryOp::Gt
            | BinaryOp::Ge
            | BinaryOp::LogicalAnd
            | BinaryOp::LogicalOr => return None,
        };
        if !self.is_wrapping(left) {
            return None;
        }
        let right = match self.is_wrapping(right) {
            true => self.part(right, "0", span),
            false => right,
        };
        Some(self.written(&[("left", left), ("right", right)], span, &written))
    }

    /// The value that `place op= value` stores, if the place holds a `Wrapping`. `None` for any
    /// other place.
    pub(super) fn wrapped_place(
        &mut self,
        place: &mut Place,
        op: BinaryOp,
        value: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        if !self.shape_of_place(place).as_ref().is_some_and(is_tuple_of_one) {
            return None;
        }
        for index in place.projections.iter_mut().filter_map(Projection::index_mut) {
            if !self.is_stable(*index) {
                *index = self.spill(*index, "index");
            }
        }
        let old = self.push(Expr::Load(place.clone()), span);
        self.wrapped(op, old, value, span)
    }

    /// `-x` and `!x` for a `Wrapping`.
    pub(super) fn unary_wrapped(
        &mut self,
        op: UnaryOp,
        operand: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        let written: syn::Expr = match op {
            UnaryOp::Neg => syn::parse_quote_spanned!(span=> (__operand.0.wrapping_neg(),)),
            UnaryOp::Not => syn::parse_quote_spanned!(span=> (!__operand.0,)),
        };
        self.is_wrapping(operand).then(|| self.written(&[("operand", operand)], span, &written))
    }

    /// `min`, `max` and `clamp` of a `Wrapping`, whose other methods are not stable. `None` for
    /// anything else.
    pub(super) fn wrapped_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let (receiver, method, span) = (&call.receiver, &call.method, call.method.span());
        if !is_of_order(method) || !self.gives_wrapping(receiver) {
            return None;
        }
        let args = call.args.iter();
        let written = syn::parse_quote_spanned!(span=> ((#receiver).0.#method(#((#args).0),*),));
        Some(self.expr(&written))
    }

    /// Whether an expression is known to be a `Wrapping`, such as the result of most of its
    /// methods.
    fn gives_wrapping(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::MethodCall(call) if is_of_order(&call.method) => {
                self.gives_wrapping(&call.receiver)
            }
            syn::Expr::Tuple(of) => of.elems.len() == 1,
            syn::Expr::Binary(of) => self.gives_wrapping(&of.left),
            syn::Expr::Unary(of) if !matches!(of.op, syn::UnOp::Deref(_)) => {
                self.gives_wrapping(&of.expr)
            }
            expr => self.known_shape(expr).as_ref().is_some_and(is_tuple_of_one),
        }
    }

    fn is_wrapping(&mut self, value: ExprId) -> bool {
        match &self.module.exprs[value].kind {
            Expr::Tuple(members) => members.len() == 1,
            _ => self.shape_of_value(value).as_ref().is_some_and(is_tuple_of_one),
        }
    }
}

fn is_of_order(method: &syn::Ident) -> bool {
    ["min", "max", "clamp"].iter().any(|name| method == name)
}

pub(super) fn is_tuple_of_one(ty: &Ty) -> bool {
    matches!(ty, Ty::Struct(of) if of.is_tuple() && of.members.len() == 1)
}
