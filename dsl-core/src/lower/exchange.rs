//! `compare_exchange`. Its `Result` is taken apart where it is made, so that kernels need no such
//! type: the operation gives a pair, the old value and whether it was replaced, in a local.

use syn::spanned::Spanned;

use super::Lowerer;
use crate::diagnostic::Code;
use crate::ir::{AtomicOp, Expr, ExprId, Name, Root, UnaryOp};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// The `a.compare_exchange(old, new)` that an expression is.
    pub(super) fn exchange_call<'e>(&self, expr: &'e syn::Expr) -> Option<&'e syn::ExprMethodCall> {
        let syn::Expr::MethodCall(call) = ungroup(expr) else { return None };
        let is_builtin = call.method == "compare_exchange"
            && self.is_place(&call.receiver)
            && !self.may_have("compare_exchange", &call.receiver);
        is_builtin.then_some(call)
    }

    /// Does the exchange and gives the pair.
    pub(super) fn exchange(&mut self, call: &syn::ExprMethodCall) -> ExprId {
        let value = self.atomic(AtomicOp::CompareExchange, call);
        if let Expr::Error = self.module.exprs[value].kind {
            return value;
        }
        let local = self.spill_local(value, "exchange");
        self.exchanges.insert(local);
        self.load_local(local, call.method.span())
    }

    /// `….is_ok()` and `….is_err()`.
    pub(super) fn exchange_question(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let is_ok = call.method == "is_ok";
        if !(is_ok || call.method == "is_err") || !call.args.is_empty() {
            return None;
        }
        let pair = self.exchange(self.exchange_call(&call.receiver)?);
        if let Expr::Error = self.module.exprs[pair].kind {
            return Some(pair);
        }
        Some(self.exchanged(pair, is_ok))
    }

    pub(super) fn is_exchange(&self, value: ExprId) -> bool {
        matches!(&self.module.exprs[value].kind, Expr::Load(place)
            if place.projections.is_empty()
                && matches!(place.root, Root::Local(local)
                    if self.exchanges.contains(&local)))
    }

    /// `Ok(old)`, `Err(old)` and `_`, as patterns of an exchange.
    pub(super) fn matches_exchange(&mut self, pat: &syn::Pat, pair: ExprId) -> Option<ExprId> {
        match pat {
            syn::Pat::Wild(_) => None,
            syn::Pat::Paren(paren) => self.matches_exchange(&paren.pat, pair),
            syn::Pat::Or(or) => self.matches_any(or, pair),
            syn::Pat::TupleStruct(of)
                if of.elems.len() == 1 && (of.path.is_ident("Ok") || of.path.is_ident("Err")) =>
            {
                let span = pat.span();
                let old = self.push(Expr::Swizzle(pair, Name { text: "0".to_owned(), span }), span);
                let inner = self.matches(&of.elems[0], old);
                let condition = self.exchanged(pair, of.path.is_ident("Ok"));
                self.all(std::iter::once(condition).chain(inner).collect(), span)
            }
            other => {
                let message = "the result of `compare_exchange` is matched with `Ok(old)` and \
                               `Err(old)`";
                self.diags.error(Code::Mismatch, other.span(), message);
                self.bind_poison(other);
                None
            }
        }
    }

    /// Which of the conditions is the one that is left when all before it fail, because one asks
    /// for `Ok(_)` and one for `Err(_)` and for nothing else.
    pub(super) fn last_of_exchange(
        &self,
        pair: ExprId,
        conditions: &[Option<ExprId>],
    ) -> Option<usize> {
        if !self.is_exchange(pair) {
            return None;
        }
        let position = |is_ok: bool| {
            conditions.iter().position(|condition| {
                condition.is_some_and(|condition| match &self.module.exprs[condition].kind {
                    Expr::Swizzle(of, _) => is_ok && *of == pair,
                    Expr::Unary(UnaryOp::Not, inner) => {
                        !is_ok && matches!(self.module.exprs[*inner].kind, Expr::Swizzle(of, _) if of == pair)
                    }
                    _ => false,
                })
            })
        };
        Some(position(true)?.max(position(false)?))
    }

    /// Whether the value was replaced, or was not.
    fn exchanged(&mut self, pair: ExprId, wanted: bool) -> ExprId {
        let span = self.module.exprs[pair].span;
        let exchanged = self.push(Expr::Swizzle(pair, Name { text: "1".to_owned(), span }), span);
        if wanted { exchanged } else { self.negated(exchanged, span) }
    }
}
