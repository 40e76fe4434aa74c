//! How control leaves statements, and the loops and blocks that jumps name.

use crate::analyze::behavior::behavior_in_rust;
use crate::ir::{Block, LocalId, Module, Place};

/// Whether control reaches the end of a construct.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    Falls,
    /// Constants exclude it. For the types, control still reaches the end.
    Leaves,
    Diverges,
}

impl Flow {
    /// The flow of branches if constants choose one of them.
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
    /// Whether this is one of several loops that are one loop in the source: a `break` leaves them
    /// all.
    pub(super) is_part: bool,
    /// Whether this is a `while` whose condition is being evaluated.
    pub(super) in_condition: bool,
    /// The destination of the value in `break value`.
    pub(super) dest: Option<Place>,
    /// Whether a `break` may have a value: only out of `loop` and labelled blocks.
    pub(super) has_value: bool,
    /// Whether a jump leads to the code behind this target.
    pub(super) broken: Flow,
    /// Jumps from inside this loop that the enclosing loop makes.
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
    /// Notes another way to the code behind this target.
    pub(super) fn reach_end(&mut self, flow: Flow) {
        self.broken = both(self.broken, flow);
    }
}

/// Whether control reaches a block's end.
pub(super) fn falls(module: &Module, block: &Block) -> bool {
    behavior_in_rust(block, &module.excluded).next
}

/// Whether control ever leaves a `loop` with this body.
pub(super) fn leaves(module: &Module, body: &Block) -> bool {
    behavior_in_rust(body, &module.excluded).leaves()
}
