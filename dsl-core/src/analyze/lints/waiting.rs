//! Loops that only read an atomic until another invocation changes it. WGSL does not promise that
//! other invocations make progress while one waits. On many GPUs the invocations of a subgroup run
//! as one.
//!
//! A loop is certain to wait if it has no stores, calls or barriers, and the arguments of its
//! `compare_exchange` are the same in each iteration. Then an iteration that fails changes nothing,
//! and the next one fails as well.

use std::collections::BTreeSet;

use proc_macro2::Span;

use super::lint::{Lint, LintKind};
use crate::ir::{AtomicOp, Block, Expr, ExprId, LocalId, Module, Place, Root, Stmt, StmtKind};

/// Finds the loops.
pub(super) fn check(module: &Module) -> Vec<Lint> {
    let mut lints = Vec::new();
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt| lints.extend(waiting(stmt, module)));
    }
    lints
}

fn waiting(stmt: &Stmt, module: &Module) -> Option<Lint> {
    let (test, body) = if let StmtKind::While { head, condition, body } = &stmt.kind {
        (Some((head, *condition)), body)
    } else if let StmtKind::Loop { body, once: false } = &stmt.kind {
        (None, body)
    } else {
        return None;
    };
    let mut round = Round { module, own: BTreeSet::new(), atomic: None, is_idle: true };
    if let Some((head, condition)) = test {
        round.block(head);
        round.expr(condition);
    }
    round.block(body);
    let (root, span) = round.atomic.filter(|_| round.is_idle)?;
    let name = match root {
        Root::Workgroup(var) => module.workgroup_vars[var].name.text.clone(),
        Root::Binding(binding) => module.bindings[binding].name.text.clone(),
        Root::Local(_) => return None,
    };
    let message = format!(
        "this loop waits for another invocation to change `{name}`, but a GPU need not run that \
         invocation: the loop may never end"
    );
    let fix = "let each invocation add its part with `fetch_add` or the like, or split the work \
               into two launches";
    let kind = LintKind::WaitingLoop;
    Some(Lint { kind, span, name, message, fix: Some(fix.to_owned()) })
}

/// An iteration of a loop.
struct Round<'a> {
    module: &'a Module,
    /// The locals that are declared in it.
    own: BTreeSet<LocalId>,
    /// The first atomic that it reads.
    atomic: Option<(Root, Span)>,
    /// Whether it changes nothing as long as the atomic stays the same.
    is_idle: bool,
}

impl Round<'_> {
    fn block(&mut self, block: &Block) {
        block.for_each_stmt(&mut |stmt| {
            self.is_idle &= match &stmt.kind {
                StmtKind::Let { .. }
                | StmtKind::If { .. }
                | StmtKind::Match { .. }
                | StmtKind::Expr(_)
                | StmtKind::Return(_)
                | StmtKind::Break
                | StmtKind::Continue => true,
                StmtKind::Assign { .. }
                | StmtKind::While { .. }
                | StmtKind::For { .. }
                | StmtKind::Loop { .. }
                | StmtKind::Barrier(_) => false,
            };
            self.own.extend(stmt.kind.declared());
            stmt.kind.for_each_expr(&mut |expr| self.expr(expr));
        });
    }

    fn expr(&mut self, expr: ExprId) {
        let node = &self.module.exprs[expr];
        if let Expr::Atomic(AtomicOp::Load | AtomicOp::CompareExchange, place, args) = &node.kind {
            self.look(place, node.span);
            self.is_idle &= args.iter().all(|arg| self.is_same_in_each_round(*arg));
        } else {
            self.is_idle &= !matches!(node.kind, Expr::Texture(..)) && !node.kind.is_effect();
        }
        let mut operands = Vec::new();
        self.module.for_each_operand(expr, |operand| operands.push(operand));
        operands.into_iter().for_each(|operand| self.expr(operand));
    }

    fn look(&mut self, place: &Place, span: Span) {
        self.atomic.get_or_insert((place.root, span));
    }

    fn is_same_in_each_round(&self, expr: ExprId) -> bool {
        !self.module.any(expr, &|part| {
            let Expr::Load(place) = part else { return matches!(part, Expr::Atomic(..)) };
            place.local().is_none_or(|local| self.own.contains(&local))
        })
    }
}
