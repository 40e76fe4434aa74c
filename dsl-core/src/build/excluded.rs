//! What constants exclude: takes a body whose types are known, and leaves these blocks out, with what
//! there is of them in the module.

use crate::infer::{Resolved, Types};
use crate::ir::{Block, Expr, ExprId, Module, Stmt, StmtKind};

/// Removes what constants exclude from a body, which is typed and of no more use.
pub(super) fn remove(
    body: &mut Block,
    module: &mut Module,
    types: &mut Types,
    calls: &mut Vec<Resolved>,
) {
    let excluded = std::mem::take(&mut module.excluded);
    let is_excluded = |stmt: &Stmt| match stmt.kind {
        StmtKind::If { condition, .. } => excluded.iter().any(|(of, _)| *of == condition),
        _ => false,
    };
    // Later stages look at all expressions and locals.
    let is_own = |expr: ExprId| {
        excluded.iter().flat_map(|(_, own)| own).any(|own| own.contains(&expr.index()))
    };
    body.for_each_stmt(&mut |stmt| {
        if is_excluded(stmt) {
            stmt.kind.for_each_block(&mut |block| clear_block(block, module, types, &is_own));
        }
    });
    calls.retain(|call| !is_own(call.expr));
    if !excluded.is_empty() {
        super::unused::remove_from(body, &is_excluded);
    }
}

/// Empties the expressions of a block, and forgets its locals.
fn clear_block(
    block: &Block,
    module: &mut Module,
    types: &mut Types,
    is_own: &impl Fn(ExprId) -> bool,
) {
    block.for_each_stmt(&mut |stmt| {
        stmt.kind.for_each_expr(&mut |expr| clear(module, expr, is_own));
        if let StmtKind::Let { local, .. } | StmtKind::For { local, .. } = stmt.kind {
            types.forget_local(local);
        }
    });
}

/// Empties an expression and what it is made of, but for what other blocks are made of as well.
fn clear(module: &mut Module, expr: ExprId, is_own: &impl Fn(ExprId) -> bool) {
    if is_own(expr) {
        let mut operands = Vec::new();
        module.for_each_operand(expr, |operand| operands.push(operand));
        module.exprs[expr].kind = Expr::Error;
        operands.into_iter().for_each(|operand| clear(module, operand, is_own));
    }
}
