//! Variables of the compiler that nothing needs. Takes bodies whose types are known, and removes
//! these variables.
//!
//! Desugaring makes some variables for values that may be needed, such as the end of a chunk. A
//! call that changes variables has its own variable for its result. The next statement can take the
//! call instead, if the result is its whole value.

use std::collections::BTreeMap;

use crate::infer::Types;
use crate::ir::{Block, Expr, ExprId, LocalId, LocalKind, Module, Place, Root, Stmt, StmtKind};

/// Removes each variable of the compiler that nothing reads, with its values, if those have no
/// effects.
pub(super) fn remove(module: &mut Module, types: &Types) {
    let change = |module: &mut Module, body| without_unused(body, module, types);
    Module::change_bodies(module, |module| module, change);
}

fn without_unused(mut body: Block, module: &mut Module, types: &Types) -> Block {
    let read = locals_read(&body, module);
    forward_calls(&body, &read, module, types);
    loop {
        let read = locals_read(&body, module);
        let is_unread = |local: LocalId| {
            module.locals[local].kind == LocalKind::Temporary && !read.contains_key(&local)
        };
        let is_unused = |stmt: &Stmt| {
            if let StmtKind::Let { local, init } = stmt.kind {
                return is_unread(local) && init.is_none_or(|init| is_pure(module, init));
            }
            stored_whole(&stmt.kind, module).is_some_and(is_unread)
        };
        let is_empty = |stmt: &Stmt| {
            let (StmtKind::If { condition: value, .. } | StmtKind::Match { scrutinee: value, .. }) =
                &stmt.kind
            else {
                return false;
            };
            let mut has_stmts = false;
            stmt.kind.for_each_block(&mut |block| has_stmts |= !block.stmts.is_empty());
            !has_stmts && is_pure(module, *value)
        };
        // A variable that only an unused variable has read is now unused as well.
        if !remove_from(&mut body, &is_unused, &is_empty) {
            return body;
        }
    }
}

fn is_pure(module: &Module, value: ExprId) -> bool {
    !module.any(value, &Expr::is_effect)
}

/// The variable that a statement gives a value without effects.
fn stored_whole(kind: &StmtKind, module: &Module) -> Option<LocalId> {
    let StmtKind::Assign { place, op: None, value } = kind else { return None };
    place.local().filter(|_| place.projections.is_empty() && is_pure(module, *value))
}

fn is_own(module: &Module, local: LocalId) -> bool {
    let of = &module.locals[local];
    of.kind == LocalKind::Temporary && !of.assigned
}

/// Moves calls that change variables into the next statement, if the result of the call is the
/// whole value of that statement.
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

/// Whether an expression loads a whole variable.
fn loads(module: &Module, expr: ExprId, local: LocalId) -> bool {
    matches!(&module.exprs[expr].kind, Expr::Load(Place { root, projections, .. })
        if *root == Root::Local(local) && projections.is_empty())
}

/// How often a body names each local, without declarations and values for the whole of it.
fn locals_read(body: &Block, module: &Module) -> BTreeMap<LocalId, usize> {
    let mut read = BTreeMap::new();
    let mut note = |place: &Place| {
        if let Root::Local(local) = place.root {
            *read.entry(local).or_default() += 1;
        }
    };
    let mut numbers = Vec::new();
    body.for_each_stmt(&mut |stmt| {
        if stored_whole(&stmt.kind, module).is_none() {
            stmt.kind.stored().into_iter().for_each(&mut note);
        }
        stmt.kind.for_each_expr(&mut |expr| {
            module.for_each_within(expr, &mut |part| {
                part.place().into_iter().for_each(&mut note);
                if let Expr::Number(_, local) = part {
                    numbers.push(*local);
                }
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

/// Removes statements at any depth, and statements that are empty then. Returns whether something was
/// removed.
pub(super) fn remove_from(
    block: &mut Block,
    is_unused: &impl Fn(&Stmt) -> bool,
    is_empty: &impl Fn(&Stmt) -> bool,
) -> bool {
    let (before, mut removed) = (block.stmts.len(), false);
    block.stmts.retain_mut(|stmt| {
        let mut is_changed = false;
        stmt.kind.for_each_block_mut(&mut |block| {
            is_changed |= remove_from(block, is_unused, is_empty);
        });
        removed |= is_changed;
        !(is_unused(stmt) || is_changed && is_empty(stmt))
    });
    removed || block.stmts.len() < before
}
