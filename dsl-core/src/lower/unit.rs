//! Branches, loops and assignments as values of type `()`. Their syntax shows that they have no
//! other value: all branches end in a statement, or jump.

use syn::spanned::Spanned;

use super::context::{Dest, Lowerer};
use super::flow::Flow;
use crate::ir::{Expr, Ty};
use crate::syntax::message::is_panic;
use crate::syntax::visit::{self, Visit};
use crate::syntax::{binary_op, ungroup};

/// What an expression evaluates to.
#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    Unit,
    Jump,
    Other,
}

impl Lowerer<'_> {
    /// Lowers an expression whose value goes to `dest`. The value may be `()`.
    pub(super) fn value_into(&mut self, expr: &syn::Expr, dest: &Dest) -> Flow {
        let Dest::Store(place) = dest else { return self.expr_into(expr, dest) };
        let ty = self.shape_of_place(place).filter(|ty| !matches!(ty, Ty::Unit | Ty::Error));
        if ty.is_some() || self.outcome(expr) != Outcome::Unit {
            return self.expr_into(expr, dest);
        }
        let flow = self.expr_into(expr, &Dest::Unit);
        let unit = self.push(Expr::Tuple(Vec::new()), expr.span());
        self.store(dest, unit, expr.span());
        flow
    }

    fn outcome(&mut self, expr: &syn::Expr) -> Outcome {
        match ungroup(expr) {
            expr if has_no_value(expr) => Outcome::Unit,
            syn::Expr::Tuple(of) if of.elems.is_empty() => Outcome::Unit,
            syn::Expr::Return(_) | syn::Expr::Break(_) | syn::Expr::Continue(_) => Outcome::Jump,
            syn::Expr::If(of) => match &of.else_branch {
                Some((_, otherwise)) => {
                    self.outcome_of_block(&of.then_branch).or(|| self.outcome(otherwise))
                }
                None => self.outcome_of_block(&of.then_branch).or(|| Outcome::Unit),
            },
            syn::Expr::Match(of) => {
                let mut arms = of.arms.iter();
                arms.try_fold(Outcome::Jump, |found, arm| match found {
                    Outcome::Other => Err(()),
                    found => Ok(found.or(|| self.outcome(&arm.body))),
                })
                .unwrap_or(Outcome::Other)
            }
            syn::Expr::Block(of) => self.outcome_of_block(&of.block),
            syn::Expr::Loop(of) if breaks_without_value(of) => Outcome::Unit,
            expr @ (syn::Expr::Call(_) | syn::Expr::MethodCall(_) | syn::Expr::Path(_))
                if self.known_shape(expr) == Some(Ty::Unit) =>
            {
                Outcome::Unit
            }
            _ => Outcome::Other,
        }
    }

    fn outcome_of_block(&mut self, block: &syn::Block) -> Outcome {
        match block.stmts.last() {
            Some(syn::Stmt::Expr(tail, None)) => self.outcome(tail),
            Some(syn::Stmt::Expr(
                syn::Expr::Return(_) | syn::Expr::Break(_) | syn::Expr::Continue(_),
                _,
            )) => Outcome::Jump,
            Some(syn::Stmt::Macro(of)) if is_panic(&of.mac) => Outcome::Jump,
            _ => Outcome::Unit,
        }
    }
}

impl Outcome {
    /// The outcome of two branches.
    fn or(self, other: impl FnOnce() -> Outcome) -> Outcome {
        match (self, other()) {
            (Outcome::Jump, other) | (other, Outcome::Jump) => other,
            (Outcome::Unit, Outcome::Unit) => Outcome::Unit,
            _ => Outcome::Other,
        }
    }
}

/// Whether an expression is of a kind that never has a value.
pub(super) fn has_no_value(expr: &syn::Expr) -> bool {
    match ungroup(expr) {
        syn::Expr::Assign(_) | syn::Expr::While(_) | syn::Expr::ForLoop(_) => true,
        syn::Expr::Binary(of) => binary_op(&of.op).is_some_and(|(_, assigns)| assigns),
        _ => false,
    }
}

/// Whether a `break` leaves this loop without a value.
fn breaks_without_value(of: &syn::ExprLoop) -> bool {
    struct Breaks<'a> {
        label: Option<&'a syn::Lifetime>,
        /// Whether a `break` without a label leaves the loop.
        is_innermost: bool,
        found: bool,
    }
    impl Breaks<'_> {
        fn inner(&mut self, visit: impl FnOnce(&mut Self)) {
            let outer = std::mem::replace(&mut self.is_innermost, false);
            visit(self);
            self.is_innermost = outer;
        }
    }
    impl<'ast> Visit<'ast> for Breaks<'_> {
        fn visit_expr_break(&mut self, of: &'ast syn::ExprBreak) {
            let leaves = match &of.label {
                Some(label) => self.label.is_some_and(|own| own.ident == label.ident),
                None => self.is_innermost,
            };
            self.found |= leaves && of.expr.is_none();
            visit::visit_expr_break(self, of);
        }
        fn visit_expr_loop(&mut self, of: &'ast syn::ExprLoop) {
            self.inner(|breaks| visit::visit_expr_loop(breaks, of));
        }
        fn visit_expr_while(&mut self, of: &'ast syn::ExprWhile) {
            self.inner(|breaks| visit::visit_expr_while(breaks, of));
        }
        fn visit_expr_for_loop(&mut self, of: &'ast syn::ExprForLoop) {
            self.inner(|breaks| visit::visit_expr_for_loop(breaks, of));
        }
        fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
    }
    let label = of.label.as_ref().map(|label| &label.name);
    let mut breaks = Breaks { label, is_innermost: true, found: false };
    breaks.visit_block(&of.body);
    breaks.found
}
