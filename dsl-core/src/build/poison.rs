//! Poison without a report. `lower` looks some things up quietly, because it expects their mistakes
//! to be reported where they are lowered. If that never happens, the missing reports are made here.

use crate::diagnostic::Diagnostics;
use crate::infer::Types;
use crate::ir::{Expr, ExprId, Module, Stmt, Ty};

/// Reports poison in a statement, unless another mistake was reported.
pub(super) fn report(module: &Module, types: &Types, diags: &mut Diagnostics) {
    if !diags.is_empty() {
        return;
    }
    let mut found = None;
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt: &Stmt| {
            stmt.kind
                .for_each_expr(&mut |expr| found = found.or_else(|| poison(module, types, expr)));
        });
    }
    if let Some(poison) = found {
        diags.recall(module.exprs[poison].span);
    }
}

/// The first part of an expression that is poison.
fn poison(module: &Module, types: &Types, expr: ExprId) -> Option<ExprId> {
    if matches!(module.exprs[expr].kind, Expr::Error) || *types.expr(expr) == Ty::Error {
        return Some(expr);
    }
    let mut found = None;
    module
        .for_each_operand(expr, |operand| found = found.or_else(|| poison(module, types, operand)));
    found
}
