//! The references of a body as data: what each is to, which it was made of, and which conflict.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::symbol::Part;
use crate::ir::{ExprId, Place};

/// Names a reference of the body that is being lowered.
pub(super) type BorrowId = usize;

/// What is behind a reference: where, whether one can store to it, and the reference.
pub(super) type Referent = (Place, bool, Option<BorrowId>);

/// The references of a body.
#[derive(Default)]
pub(super) struct Borrows {
    /// The expressions that patterns find behind references.
    pub(super) referents: BTreeMap<ExprId, Referent>,
    /// The slices that patterns take apart, by the expression that stands for each.
    pub(super) parts: BTreeMap<ExprId, Part>,
    pub(super) list: Vec<Borrow>,
    /// References whose places were used past them, and where first, by nesting: what a branch does is
    /// not so in the other, nor after one that leaves.
    pub(super) conflicts: Vec<BTreeMap<BorrowId, Span>>,
    /// The loops around.
    pub(super) loops: Vec<Loop>,
}

/// A loop whose body is being lowered.
pub(super) struct Loop {
    /// References from this one on are made anew in each round.
    pub(super) first: BorrowId,
    /// The references from outside that it uses, and where first.
    pub(super) used: BTreeMap<BorrowId, Span>,
}

pub(super) struct Borrow {
    /// `None` of what a loop iterates over.
    pub(super) name: Option<String>,
    pub(super) place: Place,
    pub(super) writable: bool,
    /// The reference that it was made of.
    pub(super) parent: Option<BorrowId>,
    /// Which part it is of a slice that was split, where all have the same parent.
    pub(super) piece: Option<Piece>,
    pub(super) reported: bool,
}

/// One of the parts of a slice that was split, and the number of the split.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub(super) split: usize,
    pub(super) at: usize,
}

impl Borrows {
    /// The reference, and those that it was made of.
    pub(super) fn lineage(&self, id: Option<BorrowId>) -> impl Iterator<Item = BorrowId> {
        std::iter::successors(id, |&id| self.list[id].parent)
    }

    /// Whether two references are made of different parts of a slice that was split.
    pub(super) fn are_apart(&self, a: Option<BorrowId>, b: BorrowId) -> bool {
        let pieces = |id| self.lineage(id).filter_map(|id| self.list[id].piece);
        pieces(a).any(|a| pieces(Some(b)).any(|b| a.split == b.split && a.at != b.at))
    }

    /// Begins a branch or the body of a loop.
    pub(super) fn enter(&mut self) {
        self.conflicts.push(BTreeMap::new());
    }

    /// Ends it; `falls` tells whether control goes on behind it.
    pub(super) fn leave(&mut self, falls: bool) {
        let inner = self.conflicts.pop().unwrap_or_default();
        if let (true, Some(outer)) = (falls, self.conflicts.last_mut()) {
            for (id, at) in inner {
                outer.entry(id).or_insert(at);
            }
        }
    }
}
