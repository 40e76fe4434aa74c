//! How control leaves statements, as the WGSL specification defines it (section "Behavior
//! Analysis"), and as the emitted text has it.

use crate::ir::{Arm, Block, Excluded, Stmt, StmtKind};

/// How control can leave a statement.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Behavior {
    pub(crate) next: bool,
    breaks: bool,
    continues: bool,
    pub(super) returns: bool,
}

impl Behavior {
    /// Whether it leaves an enclosing loop.
    pub(crate) fn leaves(self) -> bool {
        self.breaks || self.returns
    }

    const NONE: Behavior =
        Behavior { next: false, breaks: false, continues: false, returns: false };
    pub(super) const NEXT: Behavior = Behavior { next: true, ..Behavior::NONE };

    fn or(self, other: Behavior) -> Behavior {
        Behavior {
            next: self.next || other.next,
            breaks: self.breaks || other.breaks,
            continues: self.continues || other.continues,
            returns: self.returns || other.returns,
        }
    }
}

/// Whose rules apply. rustc also looks at arms behind one that matches everything.
#[derive(Clone, Copy)]
enum View<'a> {
    Wgsl,
    /// Control is assumed to go on behind statements that constants exclude.
    Rust(&'a Excluded),
}

pub(super) fn block_behavior(block: &Block) -> Behavior {
    of_block(block, View::Wgsl)
}

pub(super) fn behavior(stmt: &Stmt) -> Behavior {
    of_stmt(stmt, View::Wgsl)
}

/// How control leaves a block as rustc sees it.
pub(crate) fn behavior_in_rust(block: &Block, excluded: &Excluded) -> Behavior {
    of_block(block, View::Rust(excluded))
}

fn of_block(block: &Block, view: View<'_>) -> Behavior {
    let mut all = Behavior::NEXT;
    for stmt in &block.stmts {
        let one = of_stmt(stmt, view);
        all = Behavior { next: one.next, ..all.or(one) };
        if !one.next {
            break;
        }
    }
    all
}

fn of_stmt(stmt: &Stmt, view: View<'_>) -> Behavior {
    let of_block = |block| of_block(block, view);
    match &stmt.kind {
        _ if matches!(view, View::Rust(excluded) if excluded.contains(stmt)) => Behavior::NEXT,
        StmtKind::Break => Behavior { breaks: true, ..Behavior::NONE },
        StmtKind::Continue => Behavior { continues: true, ..Behavior::NONE },
        StmtKind::Return(_) => Behavior { returns: true, ..Behavior::NONE },
        StmtKind::If { accept, reject, .. } => of_block(accept).or(of_block(reject)),
        StmtKind::Match { arms, .. } => {
            let arms = if let View::Wgsl = view { reached(arms) } else { arms };
            arms.iter().map(|arm| of_block(&arm.body)).fold(Behavior::NONE, Behavior::or)
        }
        // Breaks end here; a loop that only returns has no next statement.
        StmtKind::While { body, .. } | StmtKind::For { body, .. } => {
            Behavior { returns: of_block(body).returns, ..Behavior::NEXT }
        }
        StmtKind::Loop { body, .. } => {
            let inner = of_block(body);
            Behavior { next: inner.breaks, returns: inner.returns, ..Behavior::NONE }
        }
        StmtKind::Let { .. }
        | StmtKind::Assign { .. }
        | StmtKind::Expr(_)
        | StmtKind::Barrier(_) => Behavior::NEXT,
    }
}

/// The arms up to one that matches everything.
pub(super) fn reached(arms: &[Arm]) -> &[Arm] {
    let matches_all = |arm: &Arm| arm.guard.is_none() && arm.patterns.is_empty();
    let last = arms.iter().position(matches_all);
    last.map_or(arms, |last| &arms[..=last])
}

/// Whether a loop may begin another iteration. Chromium's compiler assumes this for every `while`.
pub(super) fn repeats(stmt: &Stmt) -> bool {
    let (StmtKind::For { body, .. } | StmtKind::Loop { body, .. }) = &stmt.kind else {
        return true;
    };
    let body = block_behavior(body);
    body.next || body.continues
}
