//! Atomics whose order decides the contents of memory. One invocation stores to an element of
//! workgroup memory, or uses its contents, and another one changes it, with no barrier between.
//!
//! Such accesses are no data race, and many are intended: flags, tickets, locks. So nothing is
//! reported in the rest of a phase after an atomic has decided which way an invocation goes.
//! Indices that depend on data and on something else are not reported either, since they may keep
//! invocations apart.

use std::collections::BTreeMap;
use std::rc::Rc;

use proc_macro2::Span;

use super::elements::elements;
use super::interpret::Interpreter;
use super::lanes::Lanes;
use super::mask::{Is, Mask};
use super::memory::Position;
use super::origins::{Origin, Origins};
use super::shadow::Path;
use super::value::{Terms, Value, is_number};
use super::whereabouts::Whereabouts;
use crate::ir::{AtomicOp, ExprId, Place, Projection, Root, Scalar, Ty, WorkgroupVarId, project};

/// The maximum number of accesses that are compared in a phase.
const MAX_ACCESSES: usize = 64;

/// Two atomic accesses by different invocations whose order matters.
#[derive(Debug, Clone)]
pub(in crate::analyze) struct Unordered {
    pub(in crate::analyze) var: WorkgroupVarId,
    pub(in crate::analyze) earlier: (AtomicOp, Span),
    pub(in crate::analyze) later: (AtomicOp, Span),
    /// The outermost statement that contains only the later one, if all invocations come to it.
    pub(in crate::analyze) before: Option<Span>,
}

/// The accesses to atomics in workgroup memory since the last barrier.
#[derive(Default)]
pub(super) struct Order<'a> {
    origins: Option<Rc<Origins<'a>>>,
    accesses: Vec<Access>,
    /// The phase in which the value of an atomic has decided something.
    decided: Option<u32>,
    /// The expression that is the current statement.
    pub(super) statement: Option<ExprId>,
    pub(super) found: Vec<Unordered>,
}

#[derive(Clone)]
struct Access {
    var: WorkgroupVarId,
    action: Action,
    reach: Reach,
    active: Mask,
    path: Path,
    phase: u32,
    span: Span,
    at: Whereabouts,
}

/// The operation, with its number if that is known.
#[derive(Clone, Copy)]
enum Action {
    /// A load whose value is stored.
    Load,
    Store(Option<i64>),
    /// `fetch_add` and the like. `is_used`: whether its result is used.
    Change {
        op: AtomicOp,
        scalar: Scalar,
        by: Option<i64>,
        is_used: bool,
    },
}

/// The elements that are accessed.
#[derive(Clone)]
enum Reach {
    /// One element by each invocation.
    Each(Lanes, Terms),
    /// An element of a row that depends on data. `rows` has the first element of each invocation's
    /// row; `min` and `max` are the first and the last place in the row.
    Within { rows: Lanes, min: i64, max: i64 },
}

impl Order<'_> {
    /// Forgets the accesses, as a barrier does.
    pub(super) fn settle(&mut self) {
        self.accesses.clear();
    }
}

impl<'a> Interpreter<'a> {
    /// Notes an access to an atomic; `args` are its arguments.
    pub(super) fn note_order(
        &mut self,
        (id, op): (ExprId, AtomicOp),
        place: &Place,
        position: &Position,
        args: &[Value],
    ) {
        let Root::Workgroup(var) = place.root else { return };
        let phase = self.memory.phases()[0];
        if !self.asks_for_order() || self.order.decided == Some(phase) {
            return;
        }
        let origins = self.origins();
        let scalar = self.types.place(self.module, place).scalar().unwrap_or(Scalar::U32);
        let by = args.first().and_then(Value::constant);
        let action = match op {
            AtomicOp::Load if origins.is_kept(id) => Action::Load,
            AtomicOp::Store => Action::Store(by),
            AtomicOp::Load | AtomicOp::Swap | AtomicOp::CompareExchange => return,
            AtomicOp::Add
            | AtomicOp::Sub
            | AtomicOp::Min
            | AtomicOp::Max
            | AtomicOp::And
            | AtomicOp::Or
            | AtomicOp::Xor => {
                Action::Change { op, scalar, by, is_used: self.order.statement != Some(id) }
            }
        };
        let Some(reach) = self.reach(place, position, &origins) else { return };
        let access = Access {
            var,
            action,
            reach,
            active: self.active().clone(),
            path: self.path().clone(),
            phase,
            span: self.module.exprs[id].span,
            at: self.whereabouts(),
        };
        self.compare_order(access);
    }

    /// Notes that a condition or a bound is about to be evaluated.
    pub(super) fn note_decision(&mut self, condition: ExprId) {
        let phase = self.memory.phases()[0];
        if self.asks_for_order()
            && self.order.decided != Some(phase)
            && self.module.workgroup_vars.iter().any(|(_, var)| var.ty.has_atomics())
            && self.origins().is_of(condition, Origin::Atomics)
        {
            self.order.decided = Some(phase);
        }
    }

    fn asks_for_order(&self) -> bool {
        self.proving.is_none()
            && self.without.is_none()
            && self.fix.is_none()
            && self.last_round.is_none()
    }

    pub(super) fn origins(&mut self) -> Rc<Origins<'a>> {
        let (module, types) = (self.module, self.types);
        let origins = self.order.origins.get_or_insert_with(|| Origins::of(module, types).into());
        Rc::clone(origins)
    }

    /// The elements that an access reaches, if they are known well enough.
    fn reach(&self, place: &Place, position: &Position, origins: &Origins<'_>) -> Option<Reach> {
        let at = &position.element;
        if at.has_lanes() {
            return Some(Reach::Each(at.lanes.clone(), Rc::clone(&at.terms)));
        }
        // An index past the end of an inner array does not reach the next one.
        let (Some(Projection::Index(last)), Some((column, outer))) =
            (place.projections.last(), position.indices.split_last())
        else {
            return None;
        };
        let Lanes::Unknown { uniform: false, min, max } = column.lanes else { return None };
        let is_of = |origin| origins.is_of(*last, origin);
        let may_keep_apart = [Origin::Ids, Origin::Atomics, Origin::Offset].into_iter().any(is_of);
        if may_keep_apart || !is_of(Origin::Data) {
            return None;
        }
        let (mut rows, mut length) = (Value::same(0), 0);
        let mut ty = self.types.root(self.module, place.root).clone();
        for (n, projection) in place.projections.iter().enumerate() {
            let (Projection::Index(_), Ty::Array(element, count)) = (projection, &ty) else {
                return None;
            };
            length = i64::from(*count);
            if let Some(index) = outer.get(n) {
                rows = rows.sum(&index.scaled(elements(element)), 1);
            }
            ty = project(&ty, projection);
        }
        let is_inside = outer.is_empty() || max < length;
        let is_known = is_inside && rows.is_known();
        is_known.then_some(Reach::Within { rows: rows.lanes, min, max })
    }

    fn compare_order(&mut self, access: Access) {
        let mut accesses = std::mem::take(&mut self.order.accesses);
        accesses.retain(|earlier| earlier.phase == access.phase);
        for earlier in &accesses {
            self.spend(self.lanes * 16);
            if earlier.meets(&access, self.lanes) {
                self.unordered(earlier, &access);
                break;
            }
        }
        if accesses.len() < MAX_ACCESSES {
            accesses.push(access);
        }
        self.order.accesses = accesses;
    }

    fn unordered(&mut self, earlier: &Access, later: &Access) {
        let before = self.own_stmt(&earlier.at);
        self.order.found.push(Unordered {
            var: later.var,
            earlier: (earlier.action.op(), earlier.span),
            later: (later.action.op(), later.span),
            before,
        });
    }
}

impl Access {
    /// Whether the order of two accesses matters, and different invocations may make them.
    fn meets(&self, later: &Access, lanes: usize) -> bool {
        self.var == later.var
            && self.action.is_changed_by(later.action)
            && (self.path.starts_with(&later.path) || later.path.starts_with(&self.path))
            && self.shares_an_element(later, lanes)
    }

    /// Whether different invocations access one element.
    fn shares_an_element(&self, other: &Access, lanes: usize) -> bool {
        match (&self.reach, &other.reach) {
            (Reach::Each(_, a), Reach::Each(_, b)) => a == b && self.meets_at_one(other, lanes),
            (Reach::Each(_, a), Reach::Within { rows, min, max }) => {
                a.is_empty() && self.is_within(rows, *min, *max, &other.active, lanes)
            }
            (Reach::Within { rows, min, max }, Reach::Each(_, b)) => {
                b.is_empty() && other.is_within(rows, *min, *max, &self.active, lanes)
            }
            (Reach::Within { .. }, Reach::Within { .. }) => false,
        }
    }

    fn meets_at_one(&self, other: &Access, lanes: usize) -> bool {
        let mut by: BTreeMap<i64, (usize, usize)> = BTreeMap::new();
        for (lane, at) in self.each(lanes) {
            by.entry(at).or_insert((lane, lane)).1 = lane;
        }
        other.each(lanes).into_iter().any(|(lane, at)| {
            by.get(&at).is_some_and(|(first, last)| *first != lane || *last != lane)
        })
    }

    /// Whether another invocation of `others` may access one of the elements in its row.
    fn is_within(&self, rows: &Lanes, min: i64, max: i64, others: &Mask, lanes: usize) -> bool {
        let mut by: BTreeMap<i64, (usize, usize)> = BTreeMap::new();
        for lane in others.possible() {
            by.entry(rows.get(lane)).or_insert((lane, lane)).1 = lane;
        }
        self.each(lanes).into_iter().any(|(lane, at)| {
            by.iter().any(|(row, (first, last))| {
                (row + min..=row + max).contains(&at) && (*first != lane || *last != lane)
            })
        })
    }

    /// The invocations that make the access, with their elements. A change may depend on data. A
    /// store or a load must be certain, at least in large or in small launches.
    fn each(&self, lanes: usize) -> Vec<(usize, i64)> {
        let Reach::Each(at, _) = &self.reach else { return Vec::new() };
        let is_among = |lane| match self.active.get(lane) {
            Is::No => false,
            Is::Maybe => matches!(self.action, Action::Change { .. }),
            Is::High | Is::Low | Is::Yes => true,
        };
        let each = at.list(lanes).into_iter().enumerate();
        each.filter(|(lane, at)| is_number(*at) && is_among(*lane)).collect()
    }
}

impl Action {
    fn op(self) -> AtomicOp {
        match self {
            Action::Load => AtomicOp::Load,
            Action::Store(_) => AtomicOp::Store,
            Action::Change { op, .. } => op,
        }
    }

    /// Whether the two certainly give different results when they are swapped.
    fn is_changed_by(self, later: Action) -> bool {
        match (self, later) {
            (Action::Store(stored), Action::Change { op, scalar, by, .. })
            | (Action::Change { op, scalar, by, .. }, Action::Store(stored)) => {
                !keeps(op, scalar, stored, by)
            }
            (Action::Change { is_used: false, by, .. }, Action::Load) => by != Some(0),
            // A load before a change may check the progress of other invocations.
            (Action::Load, _)
            | (Action::Store(_), Action::Load | Action::Store(_))
            | (Action::Change { .. }, Action::Load | Action::Change { .. }) => false,
        }
    }
}

/// Whether an operation may leave a stored number unchanged.
fn keeps(op: AtomicOp, scalar: Scalar, stored: Option<i64>, by: Option<i64>) -> bool {
    let (min, max) = scalar.word_limits();
    let all_bits = if min < 0 { -1 } else { max };
    match (op, stored, by) {
        (AtomicOp::Add | AtomicOp::Sub | AtomicOp::Xor, _, by) => by == Some(0),
        (AtomicOp::And, Some(old), Some(by)) => old & by == old,
        (AtomicOp::Or, Some(old), Some(by)) => old | by == old,
        (AtomicOp::Min, Some(old), Some(by)) => old <= by,
        (AtomicOp::Max, Some(old), Some(by)) => old >= by,
        (AtomicOp::And, Some(old), None) => old == 0,
        (AtomicOp::Or, Some(old), None) => old == all_bits,
        (AtomicOp::Min, Some(old), None) => old == min,
        (AtomicOp::Max, Some(old), None) => old == max,
        (AtomicOp::And | AtomicOp::Or | AtomicOp::Min | AtomicOp::Max, None, _) => true,
        (AtomicOp::Load | AtomicOp::Store | AtomicOp::Swap | AtomicOp::CompareExchange, ..) => true,
    }
}
