//! Blocks that constants exclude, `if N > 1 { a[N - 2] }` where `N` is 1. What would be certain to go wrong
//! there, such as an index past the end of a shorter array, is no mistake, and WGSL would refuse it all the
//! same: so a block of that kind is typed as any other, and nothing else comes of it.

use std::ops::Range;

use proc_macro2::Span;

use super::{Lowerer, constant::ungroup};
use crate::ir::{Block, Excluded, ExprId, Stmt, StmtKind};

/// How many locals and expressions there are at some point.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    locals: usize,
    exprs: usize,
}

/// The locals and the expressions of a block.
pub(super) struct Own {
    locals: Range<usize>,
    exprs: Range<usize>,
}

impl Mark {
    /// What was made from here on.
    pub(super) fn until(self, end: Mark) -> Own {
        Own { locals: self.locals..end.locals, exprs: self.exprs..end.exprs }
    }
}

impl Lowerer<'_> {
    pub(super) fn mark(&self) -> Mark {
        Mark { locals: self.module.locals.len(), exprs: self.module.exprs.len() }
    }

    /// What was made since.
    pub(super) fn since(&self, begin: Mark) -> Own {
        begin.until(self.mark())
    }

    /// Puts a block aside, with the condition that is never what the block asks for.
    pub(super) fn exclude(&mut self, condition: ExprId, block: Block, own: Own, span: Span) {
        let kind = StmtKind::If { condition, accept: block, reject: Block::default() };
        let block = Block { stmts: vec![Stmt { kind, span }] };
        self.module.excluded.push(Excluded { block, locals: own.locals, exprs: own.exprs });
    }

    /// What constants say of a condition: `N > 2`, of a const parameter.
    pub(super) fn decided(&mut self, condition: &syn::Expr) -> Option<bool> {
        match ungroup(condition) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Not(_)) => {
                self.decided(&of.expr).map(|holds| !holds)
            }
            syn::Expr::Binary(of) => match of.op {
                syn::BinOp::And(_) => self.decided_by(of, false),
                syn::BinOp::Or(_) => self.decided_by(of, true),
                _ => self.compared(of),
            },
            _ => None,
        }
    }

    /// `a && b` is false if one of the two is, `a || b` is true if one of the two is.
    fn decided_by(&mut self, of: &syn::ExprBinary, one: bool) -> Option<bool> {
        let (left, right) = (self.decided(&of.left), self.decided(&of.right));
        match left == Some(one) || right == Some(one) {
            true => Some(one),
            false => left.and(right),
        }
    }

    fn compared(&mut self, of: &syn::ExprBinary) -> Option<bool> {
        let (left, right) = (self.known_size(&of.left)?, self.known_size(&of.right)?);
        match of.op {
            syn::BinOp::Eq(_) => Some(left == right),
            syn::BinOp::Ne(_) => Some(left != right),
            syn::BinOp::Lt(_) => Some(left < right),
            syn::BinOp::Le(_) => Some(left <= right),
            syn::BinOp::Gt(_) => Some(left > right),
            syn::BinOp::Ge(_) => Some(left >= right),
            _ => None,
        }
    }

    /// The value of a literal, of a constant or of a cast of one, if every type of integers has it.
    fn known_size(&mut self, expr: &syn::Expr) -> Option<i128> {
        match ungroup(expr) {
            syn::Expr::Cast(of) => self.known_size(&of.expr),
            syn::Expr::Lit(_) | syn::Expr::Path(_) => {
                let value = self.integer_expr(expr).ok()?;
                (0..1 << 31).contains(&value).then_some(value)
            }
            _ => None,
        }
    }
}

/// Whether a block leaves a loop around it or the function.
pub(super) fn jumps(block: &Block) -> bool {
    leaves(block, false)
}

fn leaves(block: &Block, in_own_loop: bool) -> bool {
    block.stmts.iter().any(|stmt| {
        let is_loop = matches!(
            stmt.kind,
            StmtKind::Loop { .. } | StmtKind::While { .. } | StmtKind::For { .. }
        );
        let mut found = match stmt.kind {
            StmtKind::Break | StmtKind::Continue => !in_own_loop,
            StmtKind::Return(_) => true,
            _ => false,
        };
        stmt.kind.for_each_block(&mut |block| found |= leaves(block, in_own_loop || is_loop));
        found
    })
}
