//! How control leaves statements, and the loops and blocks that jumps name.

use crate::analyze::behavior::behavior_in_rust;
use crate::ir::{Block, LocalId, Module, Place};

/// Whether control reaches the end of a construct.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    Falls,
    /// It is never reached, as constants say; what is typed goes on.
    Leaves,
    Diverges,
}

impl Flow {
    /// Of branches of which constants choose one.
    pub(super) fn decided(self, chosen: Flow) -> Flow {
        match (self, chosen) {
            (Flow::Diverges, _) => Flow::Diverges,
            (_, Flow::Falls) => Flow::Falls,
            (_, Flow::Leaves | Flow::Diverges) => Flow::Leaves,
        }
    }
}

pub(super) fn both(a: Flow, b: Flow) -> Flow {
    match (a, b) {
        (Flow::Falls, _) | (_, Flow::Falls) => Flow::Falls,
        (Flow::Diverges, Flow::Diverges) => Flow::Diverges,
        (Flow::Leaves, _) | (_, Flow::Leaves) => Flow::Leaves,
    }
}

/// A loop or labelled block that jumps can name.
pub(super) struct Target {
    pub(super) label: Option<String>,
    pub(super) is_block: bool,
    /// Whether this is one of several loops that are one to the user: a `break` leaves them all.
    pub(super) is_part: bool,
    /// Whether this is a `while` whose condition is being evaluated.
    pub(super) in_condition: bool,
    /// Where the value of `break value` goes.
    pub(super) dest: Option<Place>,
    /// Whether a `break` value can go anywhere: only out of `loop` and labelled blocks.
    pub(super) has_value: bool,
    /// Whether control reaches what follows, by a jump.
    pub(super) broken: Flow,
    /// Jumps from inside this loop that the loop around it is to make.
    pub(super) jumps: Vec<(Jump, LocalId)>,
    /// Flags of jumps from inside this loop to loops further out.
    pub(super) escapes: Vec<LocalId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Jump {
    Break,
    Continue,
}

impl Target {
    /// Notes another way to what follows.
    pub(super) fn reach_end(&mut self, flow: Flow) {
        self.broken = both(self.broken, flow);
    }
}

/// Whether control comes to a block's end.
pub(super) fn falls(module: &Module, block: &Block) -> bool {
    behavior_in_rust(block, &module.excluded).next
}

/// Whether control ever leaves a `loop` with this body.
pub(super) fn leaves(module: &Module, body: &Block) -> bool {
    behavior_in_rust(body, &module.excluded).leaves()
}
