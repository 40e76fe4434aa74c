//! Code that constants exclude: blocks, `if N > 1 { a[N - 2] }`, arms,
//! `match N { 1 => …, _ => a[1] }`, and operands, `N > 1 && a[1] == 0`, if `N` is 1.
//!
//! A certain failure there, such as an index past the end of a shorter array, is no mistake, but
//! WGSL would refuse it. So excluded code is typed like any other code, and then removed. Only the
//! memory of its workgroup variables remains.

use std::ops::Range;

use proc_macro2::Span;

use super::context::Lowerer;
use crate::ir::{Arm, Block, ExprId, Stmt, StmtKind};

/// A block, and the expressions that were made for it.
pub(super) struct Branch {
    pub(super) block: Block,
    pub(super) own: Range<usize>,
}

impl Lowerer<'_> {
    /// Lowers a block. `is_reached` says whether constants exclude it.
    pub(super) fn branch(&mut self, is_reached: bool, f: impl FnOnce(&mut Self)) -> Branch {
        let begin = self.module.exprs.len();
        self.excluded_depth += usize::from(!is_reached);
        let block = self.nested(f);
        self.excluded_depth -= usize::from(!is_reached);
        Branch { block, own: begin..self.module.exprs.len() }
    }

    /// Whether the current code is not excluded by constants.
    pub(super) fn is_reached(&self) -> bool {
        self.excluded_depth == 0
    }

    /// Emits an unreachable block. It is removed after its types are decided.
    fn exclude(&mut self, stmts: Vec<Stmt>, own: Vec<Range<usize>>, span: Span) {
        let excluded = self.excluded(stmts, own, span);
        self.out.push(excluded);
    }

    fn excluded(&mut self, stmts: Vec<Stmt>, own: Vec<Range<usize>>, span: Span) -> Stmt {
        let condition = self.truth(false, span);
        self.module.excluded.add(condition, own);
        let (accept, reject) = (Block { stmts }, Block::default());
        self.typed(StmtKind::If { condition, accept, reject }, span)
    }

    /// An `if` whose condition is known. If the condition is not `constant`, it is evaluated
    /// nevertheless.
    pub(super) fn decided_if(
        &mut self,
        condition: ExprId,
        holds: bool,
        is_constant: bool,
        [accept, reject]: [Branch; 2],
        span: Span,
    ) {
        if !is_constant {
            self.emit(StmtKind::Expr(condition), span);
        }
        // Types are inferred in the order of the source.
        for (Branch { block, own }, is_taken) in [(accept, holds), (reject, !holds)] {
            if is_taken {
                self.out.extend(block.stmts);
            } else {
                let kind = StmtKind::If { condition, accept: block, reject: Block::default() };
                self.exclude(vec![Stmt::new(kind, span)], vec![own], span);
            }
        }
    }

    /// A `match` whose chosen arm is known; `own` are the expressions of each arm.
    pub(super) fn decided_match(
        &mut self,
        scrutinee: ExprId,
        mut arms: Vec<Arm>,
        mut own: Vec<Range<usize>>,
        chosen: usize,
        span: Span,
    ) {
        let taken = std::mem::take(&mut arms[chosen].body);
        let (rest, own_of_rest) = (arms.split_off(chosen + 1), own.split_off(chosen + 1));
        own.truncate(chosen);
        let before = self.typed(StmtKind::Match { scrutinee, arms }, span);
        let behind = self.typed(StmtKind::Match { scrutinee, arms: rest }, span);
        self.exclude(vec![before], own, span);
        self.out.extend(taken.stmts);
        self.exclude(vec![behind], own_of_rest, span);
    }

    /// The block that an `if` with several conditions runs if all hold. It is excluded if constants
    /// decide that they do not.
    pub(super) fn unless_excluded(
        &mut self,
        accept: Branch,
        decided: Option<bool>,
        span: Span,
    ) -> Block {
        if decided != Some(false) {
            return accept.block;
        }
        self.exclude_block(accept, span);
        Block::default()
    }

    /// Emits an unreachable block.
    pub(super) fn exclude_block(&mut self, of: Branch, span: Span) {
        self.exclude(of.block.stmts, vec![of.own], span);
    }

    /// Keeps an operand that is never evaluated, such as the right side of `false && b`, so that it
    /// is typed. `all` are the statements that would run before it. It is emitted behind the
    /// statement: before the statement's expression, it would look like a part of that expression.
    pub(super) fn exclude_operand(&mut self, operand: ExprId, mut all: Branch, span: Span) {
        let asks =
            StmtKind::While { head: Block::default(), condition: operand, body: Block::default() };
        all.block.stmts.push(self.typed(asks, span));
        let excluded = self.excluded(all.block.stmts, vec![all.own], span);
        self.excluded_operands.push(excluded);
    }

    pub(super) fn emit_excluded_operands(&mut self) {
        self.out.append(&mut self.excluded_operands);
    }
}
