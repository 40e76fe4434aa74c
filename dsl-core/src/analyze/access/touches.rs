//! The bytes of workgroup memory that each invocation accesses, for tools that show them.
//!
//! They come from the run that finds races, and are known if that run knows the indices.

use super::cost::served_at_a_time;
use super::interpret::Interpreter;
use super::lanes::Lanes;
use super::mask::Is;
use super::value::Value;
use crate::analyze::functions::Reach;
use crate::infer::Types;
use crate::ir::{Module, Place, Root, WorkgroupVarId};
use crate::layout::size;

/// The maximum number of times that a repeated access is kept. Its elements must differ.
pub const MAX_TIMES: usize = 4;

/// An access of workgroup memory by all invocations that make it together.
#[derive(Debug, Clone, PartialEq)]
pub struct Touch {
    /// The variable that is accessed.
    pub var: WorkgroupVarId,
    /// The line of the access, and its column.
    pub at: (usize, usize),
    /// Whether it writes.
    pub writes: bool,
    /// The bytes that the invocations access; `None` if they are unknown.
    pub by: Option<By>,
}

/// The bytes that invocations access.
#[derive(Debug, Clone, PartialEq)]
pub struct By {
    /// The first byte of each invocation, counted from the variable's start; `None` if it takes no
    /// part.
    pub firsts: Vec<Option<i64>>,
    /// The number of bytes from there on.
    pub bytes: u32,
    /// The number of invocations of a subgroup that memory serves at a time.
    pub at_a_time: usize,
    /// Whether an unknown distance, the same for all, must be added to them.
    pub is_moved: bool,
    /// Whether all listed invocations certainly take part.
    pub is_certain: bool,
}

/// The accesses of a kernel, in order. Accesses that repeat the previous one are left out.
#[derive(Default)]
pub(super) struct Touches(Vec<Touch>);

/// The accesses of workgroup memory, in the order in which a workgroup makes them.
pub(in crate::analyze) fn touches(
    module: &Module,
    types: &Types,
    functions: &[Reach],
) -> Vec<Touch> {
    let mut interpreter = Interpreter::new(module, types, functions, None);
    interpreter.touches = Some(Touches::default());
    interpreter.run();
    interpreter.touches.map_or(Vec::new(), |touches| touches.0)
}

impl<'a> Interpreter<'a> {
    /// Keeps an access, if a tool asks for accesses. Without indices, the elements are unknown.
    pub(super) fn keep(&mut self, place: &'a Place, indices: Option<&[Value]>, writes: bool) {
        let Root::Workgroup(var) = place.root else { return };
        if self.touches.is_none() || self.last_round.is_some() {
            return;
        }
        let start = place.span.start();
        let by = indices.and_then(|indices| self.by(place, indices));
        let touch = Touch { var, at: (start.line, start.column), writes, by };
        let Some(Touches(kept)) = &mut self.touches else { return };
        let is_same = |of: &&Touch| (of.var, of.at, of.writes) == (var, touch.at, writes);
        let mut alike = kept.iter().filter(is_same);
        if alike.clone().count() < MAX_TIMES && alike.next_back() != Some(&touch) {
            kept.push(touch);
        }
    }

    fn by(&self, place: &'a Place, indices: &[Value]) -> Option<By> {
        let (at, ty) = self.scale.bytes(place, indices, false)?;
        let active = self.active();
        // The unknown part must move all of them by whole words.
        if at.terms.iter().any(|(_, factor)| factor % 4 != 0) {
            return None;
        }
        if at.lanes.has_gaps(active) || matches!(at.lanes, Lanes::Unknown { .. }) {
            return None;
        }
        let first = |lane| (active.get(lane) != Is::No).then(|| at.lanes.get(lane));
        Some(By {
            firsts: (0..active.len()).map(first).collect(),
            bytes: size(&ty),
            at_a_time: served_at_a_time(&ty),
            is_moved: !at.terms.is_empty(),
            is_certain: (0..active.len()).all(|lane| matches!(active.get(lane), Is::Yes | Is::No)),
        })
    }
}
