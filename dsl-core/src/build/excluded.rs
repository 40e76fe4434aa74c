//! Code that constants exclude. Takes a body whose types are known, and empties the excluded
//! blocks, their expressions and their locals.

use crate::infer::{Resolved, Types};
use crate::ir::{Block, Excluded, Expr, ExprId, Module, StmtKind};

/// Removes the code that constants exclude from a body, after its types were decided.
pub(super) fn remove(
    body: &mut Block,
    module: &mut Module,
    types: &mut Types,
    calls: &mut Vec<Resolved>,
) {
    let excluded = std::mem::take(&mut module.excluded);
    // Later stages look at all expressions and locals, so these are emptied, too.
    calls.retain(|call| !excluded.owns(call.expr));
    body.for_each_stmt(&mut |stmt| {
        if excluded.contains(stmt) {
            stmt.kind.for_each_block(&mut |block| clear_block(block, module, types, &excluded));
        }
    });
    super::unused::remove_from(body, &|stmt| excluded.contains(stmt), &|_| false);
}

/// Empties the expressions of a block, and forgets its locals.
fn clear_block(block: &Block, module: &mut Module, types: &mut Types, excluded: &Excluded) {
    block.for_each_stmt(&mut |stmt| {
        stmt.kind.for_each_expr(&mut |expr| clear(module, types, expr, excluded));
        if let StmtKind::Let { local, .. } | StmtKind::For { local, .. } = stmt.kind {
            types.forget_local(local);
        }
    });
}

/// Empties an expression and its operands, apart from operands that other blocks use as well.
fn clear(module: &mut Module, types: &mut Types, expr: ExprId, excluded: &Excluded) {
    if excluded.owns(expr) {
        let mut operands = Vec::new();
        module.for_each_operand(expr, |operand| operands.push(operand));
        module.exprs[expr].kind = Expr::Error;
        types.forget_expr(expr);
        operands.into_iter().for_each(|operand| clear(module, types, operand, excluded));
    }
}
