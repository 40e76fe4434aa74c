//! Removes variables of type `()`, which hold nothing. Takes a body whose types are known. Stores to such a variable leave
//! only their effects, and loads of it become `()`.

use crate::infer::Types;
use crate::ir::{Block, Expr, ExprId, Module, Stmt, StmtKind, Ty};

/// Removes the variables of type `()`. `first` is the first expression of the body.
pub(super) fn remove(first: usize, body: &mut Block, module: &mut Module, types: &Types) {
    let units: Vec<ExprId> = module.exprs.iter().skip(first).map(|(id, _)| id).collect();
    for id in units {
        if let Expr::Load(place) = &module.exprs[id].kind
            && *types.expr(id) == Ty::Unit
            && place.local().is_some_and(|local| *types.local(local) == Ty::Unit)
        {
            module.exprs[id].kind = Expr::Tuple(Vec::new());
        }
    }
    remove_from(body, module, types);
}

fn remove_from(block: &mut Block, module: &Module, types: &Types) {
    for stmt in &mut block.stmts {
        stmt.kind.for_each_block_mut(&mut |inner| remove_from(inner, module, types));
    }
    let stmts = std::mem::take(&mut block.stmts);
    block.stmts = stmts.into_iter().flat_map(|stmt| without_unit(stmt, module, types)).collect();
}

fn without_unit(stmt: Stmt, module: &Module, types: &Types) -> Vec<Stmt> {
    let (ty, value) = match &stmt.kind {
        StmtKind::Let { local, init } => (types.local(*local).clone(), *init),
        StmtKind::Assign { place, value, .. } => (types.place(module, place), Some(*value)),
        StmtKind::If { .. }
        | StmtKind::Match { .. }
        | StmtKind::While { .. }
        | StmtKind::For { .. }
        | StmtKind::Loop { .. }
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return(_)
        | StmtKind::Expr(_)
        | StmtKind::Barrier(_) => return vec![stmt],
    };
    if ty != Ty::Unit {
        return vec![stmt];
    }
    let mut effects = Vec::new();
    value.into_iter().for_each(|value| note_effects(value, module, &mut effects));
    let kept = |effect| Stmt {
        kind: StmtKind::Expr(effect),
        span: stmt.span,
        source: stmt.source.clone(),
        is_failure: stmt.is_failure,
    };
    effects.into_iter().map(kept).collect()
}

/// Collects the outermost parts of an expression that have effects.
fn note_effects(expr: ExprId, module: &Module, effects: &mut Vec<ExprId>) {
    match module.exprs[expr].kind.is_effect() {
        true => effects.push(expr),
        false => module.for_each_operand(expr, |operand| note_effects(operand, module, effects)),
    }
}
