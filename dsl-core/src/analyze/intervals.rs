//! The workgroup variables that may be written between the same two workgroup barriers as a
//! statement.
//!
//! The input is a kernel that runs phase by phase (`phases.rs`), so its control flow around
//! barriers is uniform. For each of its statements, the output has the variables that are written
//! between the last barrier and the next one. A read of any other variable races with nothing.
//! Where paths with and without a barrier meet, the code before and after the barrier is one
//! interval.

use std::collections::{BTreeMap, BTreeSet};

use super::forest::Forest;
use super::functions::Reach;
use crate::infer::Types;
use crate::ir::{Barrier, Block, Module, Place, Root, Stmt, StmtKind, WorkgroupVarId};

/// The intervals of a kernel between workgroup barriers.
pub(crate) struct Intervals {
    /// The interval of each statement, by its address; the module does not move.
    of: BTreeMap<usize, usize>,
    /// The variables written in each.
    written: Forest<BTreeSet<WorkgroupVarId>>,
}

impl Intervals {
    /// Finds the intervals of a kernel.
    pub(crate) fn of(module: &Module, types: &Types, functions: &[Reach]) -> Intervals {
        let intervals = Intervals { of: BTreeMap::new(), written: Forest::default() };
        let mut walk = Walk { module, types, functions, intervals, current: 0, heads: Vec::new() };
        walk.next();
        walk.block(&module.body);
        walk.intervals
    }

    /// Whether a variable is written between the same barriers as the statement. The statement is
    /// in the kernel's body or in a block around a barrier.
    pub(crate) fn may_write(&self, stmt: &Stmt, var: WorkgroupVarId) -> bool {
        let interval = self.of.get(&address(stmt));
        interval.is_none_or(|interval| self.written.get(*interval).contains(&var))
    }

    fn unite(&mut self, a: usize, b: usize) {
        self.written.unite(a, b, |all, more| all.extend(more));
    }
}

fn address(stmt: &Stmt) -> usize {
    std::ptr::from_ref(stmt).addr()
}

struct Walk<'a> {
    module: &'a Module,
    types: &'a Types,
    functions: &'a [Reach],
    intervals: Intervals,
    current: usize,
    /// The intervals in which the enclosing loops begin.
    heads: Vec<usize>,
}

impl Walk<'_> {
    fn next(&mut self) {
        self.current = self.intervals.written.push();
    }

    fn block(&mut self, block: &Block) {
        block.stmts.iter().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        self.intervals.of.insert(address(stmt), self.current);
        if matches!(stmt.kind, StmtKind::Barrier(Barrier::Workgroup)) {
            return self.next();
        }
        let mut written = BTreeSet::new();
        if !has_barrier(stmt) {
            self.writes(stmt, &mut written);
            self.intervals.written.get_mut(self.current).append(&mut written);
            if jumps(stmt)
                && let Some(head) = self.heads.last()
            {
                self.intervals.unite(self.current, *head);
            }
            return;
        }
        self.writes_of_effect(stmt, &mut written);
        self.intervals.written.get_mut(self.current).append(&mut written);
        let before = self.current;
        let is_loop = matches!(
            stmt.kind,
            StmtKind::While { .. } | StmtKind::For { .. } | StmtKind::Loop { .. }
        );
        if is_loop {
            self.heads.push(before);
        }
        let mut ends = Vec::new();
        stmt.kind.for_each_block(&mut |block| {
            self.current = before;
            self.block(block);
            ends.push(self.current);
        });
        if is_loop {
            self.heads.pop();
            // The end of an iteration is the beginning of the next one, and of the code after the
            // loop.
            ends.push(before);
        }
        for end in &ends {
            self.intervals.unite(*end, ends[0]);
        }
        self.current = ends.first().copied().unwrap_or(before);
    }

    /// The workgroup variables that a statement writes, itself or in functions that it calls.
    fn writes(&self, stmt: &Stmt, out: &mut BTreeSet<WorkgroupVarId>) {
        stmt.kind.stored().into_iter().for_each(|place| written_place(place, out));
        self.writes_of_effect(stmt, out);
        stmt.kind.for_each_block(&mut |block| {
            block.stmts.iter().for_each(|stmt| self.writes(stmt, out));
        });
    }

    fn writes_of_effect(&self, stmt: &Stmt, out: &mut BTreeSet<WorkgroupVarId>) {
        let Some(effect) = stmt.kind.effect() else { return };
        if let Some(place) = self.module.exprs[effect].kind.written() {
            written_place(place, out);
        }
        if let Some(call) = self.types.call(effect)
            && !self.functions[call.function.index()].only_computes()
        {
            let body = &self.module.functions[call.function].body;
            body.stmts.iter().for_each(|stmt| self.writes(stmt, out));
        }
    }
}

fn has_barrier(stmt: &Stmt) -> bool {
    let mut found = matches!(stmt.kind, StmtKind::Barrier(Barrier::Workgroup));
    stmt.kind.for_each_block(&mut |block| found |= block.stmts.iter().any(has_barrier));
    found
}

fn jumps(stmt: &Stmt) -> bool {
    let mut found = matches!(stmt.kind, StmtKind::Break | StmtKind::Continue);
    stmt.kind.for_each_block(&mut |block| found |= block.stmts.iter().any(jumps));
    found
}

fn written_place(place: &Place, out: &mut BTreeSet<WorkgroupVarId>) {
    if let Root::Workgroup(var) = place.root {
        out.insert(var);
    }
}
