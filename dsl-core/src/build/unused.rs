//! Variables of the compiler's own that nothing needs. Desugaring makes some for what may be asked for
//! and is not, such as the end of a chunk. A call that changes variables has a variable of its own for its
//! result; the next statement can take the call instead, if the result is its whole value.
//! Takes bodies whose types are known, leaves these variables out.

use std::collections::BTreeMap;

use crate::infer::Types;
use crate::ir::{Block, Expr, ExprId, LocalId, LocalKind, Module, Place, Root, Stmt, StmtKind};

/// Leaves out each `let` of the compiler's that nothing reads and whose value has no effects.
pub(super) fn remove(module: &mut Module, types: &Types) {
    let change = |module: &mut Module, body| without_unused(body, module, types);
    Module::change_bodies(module, |module| module, change);
}

fn without_unused(mut body: Block, module: &mut Module, types: &Types) -> Block {
    let read = locals_read(&body, module);
    forward_calls(&body, &read, module, types);
    loop {
        let read = locals_read(&body, module);
        let is_unused = |stmt: &Stmt| {
            let StmtKind::Let { local, init: Some(init) } = stmt.kind else { return false };
            is_own(module, local)
                && !read.contains_key(&local)
                && !module.any(init, &Expr::is_effect)
        };
        // What only an unused variable has read is unused as well.
        if !remove_from(&mut body, &is_unused) {
            return body;
        }
    }
}

fn is_own(module: &Module, local: LocalId) -> bool {
    let of = &module.locals[local];
    of.kind == LocalKind::Temporary && !of.assigned
}

/// Lets calls that change variables stand where the next statement has their results as its whole value.
fn forward_calls(
    block: &Block,
    read: &BTreeMap<LocalId, usize>,
    module: &mut Module,
    types: &Types,
) {
    for stmt in &block.stmts {
        stmt.kind.for_each_block(&mut |inner| forward_calls(inner, read, module, types));
    }
    for pair in block.stmts.windows(2) {
        if let StmtKind::Let { local, init: Some(init) } = pair[0].kind
            && is_own(module, local)
            && types.changes_variables(init)
            && read.get(&local) == Some(&1)
            && pair[1].kind.whole_value().is_some_and(|value| loads(module, value, local))
        {
            module.locals[local].kind = LocalKind::Inline;
        }
    }
}

/// Whether an expression is the value of a variable.
fn loads(module: &Module, expr: ExprId, local: LocalId) -> bool {
    matches!(&module.exprs[expr].kind, Expr::Load(Place { root, projections, .. })
        if *root == Root::Local(local) && projections.is_empty())
}

/// How often something in a body names each local, other than to declare it.
fn locals_read(body: &Block, module: &Module) -> BTreeMap<LocalId, usize> {
    let mut read = BTreeMap::new();
    let mut note = |place: &Place| {
        if let Root::Local(local) = place.root {
            *read.entry(local).or_default() += 1;
        }
    };
    let mut numbers = Vec::new();
    body.for_each_stmt(&mut |stmt| {
        stmt.kind.stored().into_iter().for_each(&mut note);
        stmt.kind.for_each_expr(&mut |expr| {
            module.for_each_within(expr, &mut |part| match part {
                Expr::Load(place) | Expr::Length(place) | Expr::Ref(place, _) => note(place),
                Expr::Number(_, local) => numbers.push(*local),
                _ => {}
            });
        });
        if let StmtKind::Match { arms, .. } = &stmt.kind {
            let ends = arms.iter().flat_map(|arm| &arm.patterns);
            for end in ends.flat_map(|pattern| [pattern.first, pattern.last]).flatten() {
                module.for_each_within(end, &mut |part| {
                    if let Expr::Load(place) = part {
                        note(place);
                    }
                });
            }
        }
    });
    for number in numbers {
        *read.entry(number).or_default() += 1;
    }
    read
}

/// Removes statements, wherever they are. Whether something was removed.
pub(super) fn remove_from(block: &mut Block, is_unused: &impl Fn(&Stmt) -> bool) -> bool {
    let before = block.stmts.len();
    block.stmts.retain(|stmt| !is_unused(stmt));
    let mut removed = block.stmts.len() < before;
    for stmt in &mut block.stmts {
        stmt.kind.for_each_block_mut(&mut |block| removed |= remove_from(block, is_unused));
    }
    removed
}
