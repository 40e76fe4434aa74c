//! The position of the interpreter in the source: the enclosing statements and calls.

use std::collections::BTreeMap;
use std::rc::Rc;

use proc_macro2::Span;

use super::finding::Fix;
use super::interpret::Interpreter;
use super::mask::Is;
use super::whereabouts::{Frame, Running, Whereabouts};
use crate::ir::{Barrier, Stmt, Written};

impl<'a> Interpreter<'a> {
    pub(super) fn whereabouts(&self) -> Whereabouts {
        let stmts = self.running.iter().map(|running| (running.id, running.depth));
        Whereabouts { stmts: stmts.collect(), frames: Rc::clone(&self.frames) }
    }

    /// Runs a part of a source statement. `begun` are the source statements that have begun in the
    /// same block.
    pub(super) fn in_source(&mut self, stmt: &'a Stmt, begun: &mut BTreeMap<u32, Running>) {
        let Some(source) = &stmt.source else { return self.stmt(stmt) };
        let (frames, depth) = (Rc::clone(&self.frames), self.running.len());
        self.enter_written(source, begun);
        self.stmt(stmt);
        self.running.truncate(depth);
        self.frames = frames;
    }

    /// Notes the source statements and calls that a statement comes from, the outer ones first.
    fn enter_written(&mut self, source: &Rc<Written>, begun: &mut BTreeMap<u32, Running>) {
        match &**source {
            Written::Stmt { id, span, call } => {
                if let Some(call) = call {
                    self.enter_written(call, begun);
                }
                if self.running.iter().any(|running| running.id == *id) {
                    return;
                }
                let running = *begun.entry(*id).or_insert_with(|| self.begin(*id, *span));
                self.running.push(running);
            }
            Written::Call { span, at } => {
                self.enter_written(at, begun);
                let id = Rc::as_ptr(source).addr();
                if self.frames.iter().all(|frame| frame.id != id) {
                    self.enter(id, *span);
                }
            }
        }
    }

    fn begin(&mut self, id: u32, span: Span) -> Running {
        if let Some(fix) = self.fix
            && fix.is_before(span)
        {
            self.memory.barrier(fix.barrier);
        }
        let full = self.state.active.all(Is::Yes);
        Running { id, span, full, depth: self.frames.len() }
    }

    /// Notes a call, and gives the calls around it.
    pub(super) fn enter(&mut self, id: usize, span: Span) -> Rc<[Frame]> {
        let inner = self.frames.iter().copied().chain([Frame { id, span }]).collect();
        std::mem::replace(&mut self.frames, inner)
    }

    /// The innermost enclosing statement that all invocations run, and that is behind at most
    /// `calls` calls.
    pub(super) fn place_for(&self, barrier: Barrier, calls: usize) -> Option<Fix> {
        let mut stmts = self.running.iter().rev();
        let found = stmts.find(|running| running.full && running.depth <= calls);
        found.map(|running| Fix { span: running.span, barrier })
    }

    /// The outermost enclosing statement that does not enclose an earlier place. All invocations
    /// must have begun it, with no call between: then a barrier can stand before it.
    pub(super) fn own_stmt(&self, earlier: &Whereabouts) -> Option<Span> {
        let calls = self.whereabouts().common_calls(earlier);
        let is_own = |running: &&Running| earlier.stmts.iter().all(|(id, _)| *id != running.id);
        let own = self.running.iter().find(is_own)?;
        (own.full && own.depth <= calls).then_some(own.span)
    }
}
