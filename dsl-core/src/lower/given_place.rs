//! `&mut` references that functions return: `fn cell(&mut self, i: usize) -> &mut u32`. Such a function is
//! written out where it is called, and its result is the place.

use syn::spanned::Spanned;

use super::context::Lowerer;
use super::function_ty::chosen;
use super::options::GivenPlace;
use super::symbol::Chosen;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId};
use crate::syntax::{has_control_flow, ungroup};

impl Lowerer<'_> {
    /// The place that a function's body returns a reference to, as a value that loads it.
    pub(super) fn given_place(&mut self, body: &syn::Expr) -> ExprId {
        let of = match ungroup(body) {
            syn::Expr::Block(syn::ExprBlock { label: None, block, .. })
                if let Some((syn::Stmt::Expr(tail, None), stmts)) = block.stmts.split_last() =>
            {
                for stmt in stmts {
                    self.stmt(stmt);
                }
                return self.given_place(tail);
            }
            syn::Expr::Reference(of) if of.mutability.is_some() && self.is_place(&of.expr) => {
                &of.expr
            }
            of if self.is_place(of) && self.is_reference(of) => of,
            call @ (syn::Expr::Call(_) | syn::Expr::MethodCall(_)) => {
                let value = self.expr(call);
                let is_place = self.options.given_place(value).is_some();
                return if is_place { value } else { self.no_place(call, value) };
            }
            syn::Expr::Reference(of) if of.mutability.is_some() => {
                let value = self.expr(&of.expr);
                return self.no_place(body, value);
            }
            other if has_control_flow(other) => {
                let message = "kernels cannot choose between `&mut` references in a branch or with \
                               `return`: choose the index instead, and end the function with one \
                               reference, `&mut self.cells[i]`";
                return self.poison(Code::Unsupported, other.span(), message);
            }
            other => {
                let value = self.expr(other);
                return self.no_place(other, value);
            }
        };
        let Some(place) = self.writable_place(of) else {
            return self.push(Expr::Error, body.span());
        };
        self.mark_assigned(&place);
        let through = self.through;
        let value = self.push(Expr::Load(place.clone()), body.span());
        self.options.references.insert(value);
        self.options.places.insert(value, GivenPlace { place, through });
        value
    }

    /// Reports a value that is no `&mut` reference, unless it has a reported mistake.
    fn no_place(&mut self, expr: &syn::Expr, value: ExprId) -> ExprId {
        if let Expr::Error = self.module.exprs[value].kind {
            return value;
        }
        let message = "a function that returns a `&mut` reference must end with a `&mut` \
                       expression, `&mut self.cells[i]`";
        self.poison(Code::Unsupported, expr.span(), message)
    }

    /// Whether an expression is a place behind a `&mut` reference that a call returns.
    pub(super) fn is_given_place(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                self.is_given_place(&of.expr)
            }
            syn::Expr::Index(of) => self.is_given_place(&of.expr),
            syn::Expr::Field(of) => self.is_given_place(&of.base),
            of => self.gives_place(of),
        }
    }

    /// Whether an expression calls a function that returns a `&mut` reference.
    pub(super) fn calls_for_place(&mut self, expr: &syn::Expr) -> bool {
        let function = match ungroup(expr) {
            syn::Expr::Call(call) => self.higher_order_function(call),
            syn::Expr::MethodCall(call) => self.higher_order_of_method(call),
            _ => None,
        };
        function.is_some_and(|of| matches!(chosen(of.sig), Some(Chosen::Place)))
    }
}
