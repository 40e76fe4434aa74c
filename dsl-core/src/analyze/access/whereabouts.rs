//! Places in the source as data: statements, and the calls that lead there.

use std::rc::Rc;

use proc_macro2::Span;

/// A statement of the source that is running.
#[derive(Debug, Clone, Copy)]
pub(super) struct Running {
    pub(super) id: u32,
    pub(super) span: Span,
    /// Whether all invocations began it.
    pub(super) full: bool,
    /// The number of calls that lead to it.
    pub(super) depth: usize,
}

/// A call that is running.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub(super) id: usize,
    pub(super) span: Span,
}

/// The position of an access: the enclosing statements, the outermost first, each with the number
/// of calls that lead to it; and the calls.
#[derive(Debug, Clone)]
pub(super) struct Whereabouts {
    pub(super) stmts: Rc<[(u32, usize)]>,
    pub(super) frames: Rc<[Frame]>,
}

impl Whereabouts {
    /// The number of calls that lead to both places.
    pub(super) fn common_calls(&self, other: &Whereabouts) -> usize {
        let both = self.frames.iter().zip(&*other.frames);
        both.take_while(|(a, b)| a.id == b.id).count()
    }

    /// The first call on the way here that is not on the way to the other place.
    pub(super) fn own_call(&self, other: &Whereabouts) -> Option<Frame> {
        self.frames.get(self.common_calls(other)).copied()
    }

    /// Whether both are in the same statement, of the same call.
    pub(super) fn is_same_stmt(&self, other: &Whereabouts) -> bool {
        let are_same_calls = self.frames.len() == other.frames.len()
            && self.common_calls(other) == self.frames.len();
        are_same_calls && self.stmts.last() == other.stmts.last()
    }

    /// Whether one is in the innermost statement of the other: then no statement stands between.
    pub(super) fn shares_stmt(&self, other: &Whereabouts) -> bool {
        let common = self.common_calls(other);
        let innermost = |of: &Whereabouts| {
            of.stmts.iter().rev().find(|(_, depth)| *depth <= common).map(|(id, _)| *id)
        };
        let is_in = |id: Option<u32>, of: &Whereabouts| {
            id.is_some_and(|id| of.stmts.iter().any(|(other, _)| *other == id))
        };
        is_in(innermost(self), other) || is_in(innermost(other), self)
    }
}
