//! `core::cmp::Ordering`, an enum without data: the results of `cmp`, `partial_cmp` and
//! `total_cmp`, its methods, and the sorting of arrays. Most of it is written out as Rust code.

use proc_macro2::Span;

use super::chain::{Function, Item};
use super::context::{Dest, Lowerer};
use super::options::Optional;
use super::symbol::Symbol;
use crate::ir::{BinaryOp, Expr, ExprId, Name, Scalar, Ty};
use crate::syntax::{name_of, ungroup};
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

    /// `a.cmp(&b)`, `a.total_cmp(&b)`, and the methods of their results. `None` for other methods.
    pub(super) fn ordering_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let name = name_of(&call.method);
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let span = name.span;
        match (name.text.as_str(), args.as_slice()) {
            ("cmp" | "total_cmp", [other]) if !self.is_iterator(&call.receiver) => {
                return Some(self.compared(&name, &call.receiver, other));
            }
            (
                "reverse" | "then" | "then_with" | "is_lt" | "is_le" | "is_gt" | "is_ge" | "is_eq"
                | "is_ne",
                _,
            ) if self.is_ordering(&call.receiver) => {}
            _ => return None,
        }
        let wanted = usize::from(name.text.starts_with("then"));
        if !self.expect_args(&name, args.len(), wanted) {
            return Some(self.push(Expr::Error, span));
        }
        let of = self.expr(&call.receiver);
        let compare = |cx: &mut Self, op, at| {
            let other = cx.ordering(at, span);
            cx.push(Expr::Binary(op, of, other), span)
        };
        Some(match name.text.as_str() {
            "is_lt" => compare(self, BinaryOp::Eq, 0),
            "is_le" => compare(self, BinaryOp::Ne, 2),
            "is_gt" => compare(self, BinaryOp::Eq, 2),
            "is_ge" => compare(self, BinaryOp::Ne, 0),
            "is_eq" => compare(self, BinaryOp::Eq, 1),
            "is_ne" => compare(self, BinaryOp::Ne, 1),
            "reverse" => {
                let reversed = syn::parse_quote!(match __ordering {
                    ::core::cmp::Ordering::Less => ::core::cmp::Ordering::Greater,
                    ::core::cmp::Ordering::Equal => ::core::cmp::Ordering::Equal,
                    ::core::cmp::Ordering::Greater => ::core::cmp::Ordering::Less,
                });
                self.written(&[("ordering", of)], span, &reversed)
            }
            _ => self.then(of, args[0], name.text == "then_with", span),
        })
    }

    /// `then` and `then_with`: another ordering if this one is `Equal`.
    fn then(&mut self, of: ExprId, other: &syn::Expr, is_lazy: bool, span: Span) -> ExprId {
        let other = match is_lazy {
            true => None,
            false => {
                let other = self.expr(other);
                Some(self.settled_value(other))
            }
        }
        .ok_or(other);
        let local = self.temporary("ordering", span, true);
        self.emit(crate::ir::StmtKind::Let { local, init: Some(of) }, span);
        let (value, equal) = (self.load_local(local, span), self.ordering(1, span));
        let is_equal = self.push(Expr::Binary(BinaryOp::Eq, value, equal), span);
        let accept = |cx: &mut Self| {
            let other = match other {
                Ok(value) => Some(value),
                Err(function) => cx.applied(function, Vec::new(), span),
            };
            cx.assign_some(&super::context::variable(local, span), other, span);
        };
        self.when(is_equal, span, accept, |_| {});
        self.load_local(local, span)
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

    fn compared(&mut self, name: &Name, receiver: &syn::Expr, other: &syn::Expr) -> ExprId {
        let span = name.span;
        let sides = self.sides(receiver, other);
        if name.text == "total_cmp" {
            return self.totally_compared(sides, span);
        }
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

    /// Rust's total order of floats, NaNs included, is the order of their bits; for negative
    /// floats, that order is reversed.
    fn totally_compared(&mut self, sides: [ExprId; 2], span: Span) -> ExprId {
        let double = Ty::Scalar(Scalar::F64);
        let is_double =
            sides.iter().any(|side| self.shape_of_value(*side).as_ref() == Some(&double));
        let (ty, bits, turned): (_, syn::Expr, syn::Expr) = match is_double {
            true => (
                double,
                syn::parse_quote!(__side.to_bits() as i64),
                syn::parse_quote!(__bits ^ ((__bits >> 63) as u64 >> 1) as i64),
            ),
            false => (
                Ty::Scalar(Scalar::F32),
                syn::parse_quote!(__side.to_bits() as i32),
                syn::parse_quote!(__bits ^ ((__bits >> 31) as u32 >> 1) as i32),
            ),
        };
        let [left, right] = sides.map(|side| {
            let side = self.push(Expr::Ascribe(side, ty.clone()), span);
            let bits = self.written(&[("side", side)], span, &bits);
            self.written(&[("bits", bits)], span, &turned)
        });
        let [left, right] = [left, right].map(|side| self.settled_value(side));
        let is_less = self.push(Expr::Binary(BinaryOp::Lt, left, right), span);
        self.ordering_of(is_less, [left, right], true, span)
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

    /// `sort`, `sort_by`, `sort_by_key` and the unstable variants: an insertion sort, written out.
    pub(super) fn sort(&mut self, call: &syn::ExprMethodCall, part: Symbol) -> ExprId {
        let name = name_of(&call.method);
        let span = name.span;
        let is_by_key = name.text.ends_with("_by_key");
        let wanted = usize::from(is_by_key || name.text.ends_with("_by"));
        if !self.expect_args(&name, call.args.len(), wanted) {
            return self.push(Expr::Error, span);
        }
        let function = call.args.first().map(comparison);
        let function = match function {
            Some(function) => match self.callable(&function) {
                Some(Function::Closure(closure)) => Some(Symbol::Closure(closure)),
                Some(Function::Path(path)) => {
                    let count = 2 - usize::from(is_by_key);
                    Some(Symbol::Closure(std::rc::Rc::new(self.calling(&path, count))))
                }
                None => return self.push(Expr::Error, span),
            },
            None => None,
        };
        let order: syn::Expr = match (&function, is_by_key) {
            (None, _) => syn::parse_quote_spanned!(span=> sorted.cmp(&before)),
            (Some(_), true) => {
                syn::parse_quote_spanned!(span=> __of(&sorted).cmp(&__of(&before)))
            }
            (Some(_), false) => syn::parse_quote_spanned!(span=> __of(&sorted, &before)),
        };
        let sort: syn::Expr = syn::parse_quote_spanned!(span=> {
            let count = __part.len();
            for end in 1..count {
                let mut at = end;
                while at > 0 {
                    let before = __part[at - 1];
                    let sorted = __part[at];
                    if #order != ::core::cmp::Ordering::Less {
                        break;
                    }
                    __part[at - 1] = sorted;
                    __part[at] = before;
                    at -= 1;
                }
            }
        });
        self.scoped(|cx| {
            let named = |text: &str| Name { text: text.to_owned(), span };
            cx.bind(&named("__part"), part);
            if let Some(function) = function {
                cx.bind(&named("__of"), function);
            }
            cx.expr_into(&sort, &Dest::Discard);
        });
        self.push(Expr::Tuple(Vec::new()), span)
    }
}
