//! Calls of plain names in bodies.

use std::collections::BTreeSet;

use crate::syntax::ungroup;
use crate::syntax::visit::{self, Visit};

/// The plain names that a block calls.
pub(super) fn called(block: &syn::Block) -> BTreeSet<&syn::Ident> {
    struct Called<'a>(BTreeSet<&'a syn::Ident>);
    impl<'ast> Visit<'ast> for Called<'ast> {
        fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
            if let syn::Expr::Path(of) = ungroup(&call.func) {
                self.0.extend(of.path.get_ident());
            }
            visit::visit_expr_call(self, call);
        }
    }
    let mut called = Called(BTreeSet::new());
    called.visit_block(block);
    called.0
}

/// Whether the closure calls that name under a condition, so that a recursion could end.
pub(super) fn may_recurse(body: &syn::Expr, name: &syn::Ident) -> bool {
    struct Calls<'a> {
        name: &'a syn::Ident,
        is_conditional: bool,
        found: bool,
    }
    impl Calls<'_> {
        fn under_condition(&mut self, visit: impl FnOnce(&mut Self)) {
            let outer = std::mem::replace(&mut self.is_conditional, true);
            visit(self);
            self.is_conditional = outer;
        }
    }
    impl<'ast> Visit<'ast> for Calls<'_> {
        fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
            let called = ungroup(&call.func);
            self.found |= self.is_conditional
                && matches!(called, syn::Expr::Path(of) if of.path.is_ident(self.name));
            visit::visit_expr_call(self, call);
        }
        fn visit_expr_if(&mut self, expr: &'ast syn::ExprIf) {
            self.visit_expr(&expr.cond);
            self.under_condition(|calls| {
                calls.visit_block(&expr.then_branch);
                expr.else_branch.iter().for_each(|(_, branch)| calls.visit_expr(branch));
            });
        }
        fn visit_expr_match(&mut self, expr: &'ast syn::ExprMatch) {
            self.visit_expr(&expr.expr);
            self.under_condition(|calls| expr.arms.iter().for_each(|arm| calls.visit_arm(arm)));
        }
        fn visit_expr_while(&mut self, expr: &'ast syn::ExprWhile) {
            self.under_condition(|calls| visit::visit_expr_while(calls, expr));
        }
        fn visit_expr_binary(&mut self, expr: &'ast syn::ExprBinary) {
            let is_lazy = matches!(expr.op, syn::BinOp::And(_) | syn::BinOp::Or(_));
            self.visit_expr(&expr.left);
            match is_lazy {
                true => self.under_condition(|calls| calls.visit_expr(&expr.right)),
                false => self.visit_expr(&expr.right),
            }
        }
    }
    let mut calls = Calls { name, is_conditional: false, found: false };
    calls.visit_expr(body);
    calls.found
}
