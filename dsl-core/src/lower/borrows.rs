//! The references of a body as data: their places, their origins and their conflicts.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::symbol::Part;
use crate::ir::{ExprId, Place};

/// Identifies a reference of the body that is being lowered.
pub(super) type BorrowId = usize;

/// The place behind a reference, whether one can store to it, and the reference.
pub(super) type Referent = (Place, bool, Option<BorrowId>);

/// The references of a body.
#[derive(Default)]
pub(super) struct Borrows {
    /// The expressions that patterns find behind references.
    pub(super) referents: BTreeMap<ExprId, Referent>,
    /// The slices that patterns take apart, by the expression that stands for each slice; and whether a
    /// slice is matched as a place, `*x`: names in the pattern are values then.
    pub(super) parts: BTreeMap<ExprId, (Part, bool)>,
    pub(super) list: Vec<Borrow>,
    /// References whose places were used past them, with the first such use. One map per nesting
    /// level: a conflict in one branch does not hold in the other branch, nor after a branch that
    /// leaves.
    pub(super) conflicts: Vec<BTreeMap<BorrowId, Span>>,
    /// The enclosing loops.
    pub(super) loops: Vec<Loop>,
}

/// A loop whose body is being lowered.
pub(super) struct Loop {
    /// References from this one on are created anew in each iteration.
    pub(super) first: BorrowId,
    /// The references from outside that the loop uses, and the first use of each.
    pub(super) used: BTreeMap<BorrowId, Span>,
}

pub(super) struct Borrow {
    /// `None` if a loop iterates over it.
    pub(super) name: Option<String>,
    pub(super) place: Place,
    pub(super) writable: bool,
    /// The reference that it was derived from.
    pub(super) parent: Option<BorrowId>,
    /// Another reference that is used together with it.
    pub(super) beside: Option<BorrowId>,
    /// Its part of a split slice. All parts have the same parent.
    pub(super) piece: Option<Piece>,
    pub(super) reported: bool,
}

/// One of the parts of a split slice, and the number of the split.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub(super) split: usize,
    pub(super) at: usize,
}

impl Borrows {
    /// The reference, the references that are used together with it, and the ancestors of all.
    pub(super) fn lineage(&self, id: Option<BorrowId>) -> impl Iterator<Item = BorrowId> {
        let mut open: Vec<BorrowId> = id.into_iter().collect();
        std::iter::from_fn(move || {
            let id = open.pop()?;
            let Borrow { parent, beside, .. } = &self.list[id];
            open.extend(beside.iter().chain(parent));
            Some(id)
        })
    }

    /// The reference, and the references before it that are used together with it.
    pub(super) fn beside(&self, id: BorrowId) -> impl Iterator<Item = BorrowId> {
        std::iter::successors(Some(id), |&id| self.list[id].beside)
    }

    /// Whether two references derive from different parts of a split slice.
    pub(super) fn are_apart(&self, a: Option<BorrowId>, b: BorrowId) -> bool {
        let pieces = |id| self.lineage(id).filter_map(|id| self.list[id].piece);
        pieces(a).any(|a| pieces(Some(b)).any(|b| a.split == b.split && a.at != b.at))
    }

    /// Begins a branch or the body of a loop.
    pub(super) fn enter(&mut self) {
        self.conflicts.push(BTreeMap::new());
    }

    /// Ends a branch or body; `falls` tells whether control reaches its end.
    pub(super) fn leave(&mut self, falls: bool) {
        let inner = self.conflicts.pop().unwrap_or_default();
        if let (true, Some(outer)) = (falls, self.conflicts.last_mut()) {
            for (id, at) in inner {
                outer.entry(id).or_insert(at);
            }
        }
    }
}
