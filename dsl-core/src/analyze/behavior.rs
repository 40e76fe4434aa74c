//! How control leaves statements, as the WGSL specification defines it (section "Behavior Analysis")
//! and as the emitted text has it.

use crate::ir::{Arm, Block, Stmt, StmtKind};

/// How control can leave a statement.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Behavior {
    pub(super) next: bool,
    breaks: bool,
    continues: bool,
    pub(super) returns: bool,
}

impl Behavior {
    /// Whether it leaves a loop around.
    pub(super) fn leaves(self) -> bool {
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

pub(super) fn block_behavior(block: &Block) -> Behavior {
    let mut all = Behavior::NEXT;
    for stmt in &block.stmts {
        let one = behavior(stmt);
        all = Behavior { next: one.next, ..all.or(one) };
        if !one.next {
            break;
        }
    }
    all
}

pub(super) fn behavior(stmt: &Stmt) -> Behavior {
    match &stmt.kind {
        StmtKind::Break => Behavior { breaks: true, ..Behavior::NONE },
        StmtKind::Continue => Behavior { continues: true, ..Behavior::NONE },
        StmtKind::Return(_) => Behavior { returns: true, ..Behavior::NONE },
        StmtKind::If { accept, reject, .. } => block_behavior(accept).or(block_behavior(reject)),
        StmtKind::Match { arms, .. } => {
            let arms = reached(arms).iter();
            arms.map(|arm| block_behavior(&arm.body)).fold(Behavior::NONE, Behavior::or)
        }
        // Breaks end here; a loop that only returns has no next statement.
        StmtKind::While { body, .. } | StmtKind::For { body, .. } => {
            Behavior { returns: block_behavior(body).returns, ..Behavior::NEXT }
        }
        StmtKind::Loop { body, .. } => {
            let inner = block_behavior(body);
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

/// Whether a loop may begin another iteration. Chromium's compiler takes it for granted of `while`.
pub(super) fn repeats(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => {
            let body = block_behavior(body);
            body.next || body.continues
        }
        _ => true,
    }
}
