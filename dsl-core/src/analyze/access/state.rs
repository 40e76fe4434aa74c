//! The state of a run that changes along control flow.

use super::any_value::AnyValue;
use super::guard::Guards;
use super::initialized::Initialized;
use super::limits::Limits;
use super::mask::Mask;
use super::shadow::Path;
use crate::ir::LocalId;
use crate::shared_map::SharedMap;

/// The state that changes along control flow.
#[derive(Clone)]
pub(super) struct State {
    pub(super) locals: SharedMap<LocalId, AnyValue>,
    /// The invocations that run the current statement.
    pub(super) active: Mask,
    /// The invocations that have returned from the current function.
    pub(super) returned: Mask,
    /// The invocations that have jumped out of the innermost arm of a branch.
    pub(super) gone: Mask,
    /// The result of the function so far.
    pub(super) result: AnyValue,
    /// The jumps in each enclosing loop.
    pub(super) loops: Vec<Jumps>,
    pub(super) path: Path,
    /// The conditions on the launch that the current invocations have passed.
    pub(super) guards: Guards,
    /// The limits of unknowns that follow from the decisions on the path.
    pub(super) limits: Limits,
    pub(super) initialized: Initialized,
}

/// The invocations that have jumped in an iteration of a loop.
#[derive(Clone)]
pub(super) struct Jumps {
    /// The invocations that have left the loop.
    pub(super) broken: Mask,
    /// The invocations that continue with the next iteration.
    pub(super) continued: Mask,
    /// The memory that is written on the paths on which the whole workgroup has jumped.
    pub(super) written: Option<Initialized>,
}

impl Jumps {
    pub(super) fn none(lanes: usize) -> Jumps {
        Jumps { broken: Mask::none(lanes), continued: Mask::none(lanes), written: None }
    }

    pub(super) fn join_written(&mut self, other: &Initialized) {
        match &mut self.written {
            Some(written) => written.join(other),
            None => self.written = Some(other.clone()),
        }
    }
}

/// A branch arm for which it is unknown which invocations take it.
#[derive(Clone)]
pub(super) struct LaneArm {
    pub(super) decision: u32,
    pub(super) accepted: bool,
    /// The invocations that come to the branch.
    pub(super) before: Mask,
}
