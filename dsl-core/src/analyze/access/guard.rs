//! What comparisons with unknowns say of the launch: `lane + pad < 32` lets an invocation in for some
//! values of `pad`, and two invocations may have none in common. Takes comparisons of values, gives the
//! conditions that an invocation has passed; both sides count as numbers that do not wrap.

use std::rc::Rc;

use super::lanes::Lanes;
use super::value::{Symbol, Terms, Value, gcd, is_number};
use crate::ir::{BinaryOp, Scalar};

/// So many conditions are remembered at a time.
const MOST: usize = 16;

/// `known + unknown op bound`, which holds for the invocations that have passed it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Guard {
    unknown: Terms,
    known: Lanes,
    op: BinaryOp,
    bound: Lanes,
    scalar: Scalar,
}

/// What a condition says where it is false, and where it is true.
pub(super) type Says = Rc<[Vec<Guard>; 2]>;

/// The conditions that the running invocations have passed.
#[derive(Debug, Clone, Default)]
pub(super) struct Guards(Rc<[Guard]>);

/// The values that an unknown can have.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Possible {
    pub(super) unknown: Terms,
    pub(super) scalar: Scalar,
    pub(super) min: i64,
    pub(super) max: i64,
}

/// What a comparison says, if one of its sides has an unknown part and the other one has none.
pub(super) fn compared(op: BinaryOp, left: &Value, right: &Value, scalar: Scalar) -> Option<Says> {
    let (op, left, right) = match (left.terms.is_empty(), right.terms.is_empty()) {
        (false, true) => (op, left, right),
        (true, false) => (turned(op)?, right, left),
        _ => return None,
    };
    // A sum that all invocations compare is often meant to wrap, as that of a hash.
    if left.is_uniform() && right.is_uniform() && !is_plain(left) {
        return None;
    }
    let guard = |op| Guard {
        unknown: Rc::clone(&left.terms),
        known: left.lanes.clone(),
        op,
        bound: right.lanes.clone(),
        scalar,
    };
    let equal = || vec![guard(BinaryOp::Ge), guard(BinaryOp::Le)];
    let says = match op {
        _ if !scalar.is_word() => return None,
        BinaryOp::Eq => [Vec::new(), equal()],
        BinaryOp::Ne => [equal(), Vec::new()],
        op => [vec![guard(opposite(op)?)], vec![guard(op)]],
    };
    Some(Rc::new(says))
}

/// Whether a value is an unknown and nothing else.
fn is_plain(value: &Value) -> bool {
    matches!(*value.terms, [(_, 1)]) && matches!(value.lanes, Lanes::Same(0))
}

/// What `a && b` says, or `a || b`.
pub(super) fn logical(is_or: bool, a: &Value, b: &Value) -> Option<Says> {
    let whole = |of: &Value| of.constant() == Some(i64::from(!is_or));
    match (&a.says, &b.says) {
        (says, None) if b.constant().is_some_and(|b| b == i64::from(!is_or)) => says.clone(),
        (None, says) if whole(a) => says.clone(),
        (None, None) => None,
        (a, b) => {
            let both = |at: usize| {
                let of = [a, b].into_iter().flatten();
                of.flat_map(|says| says[at].iter().cloned()).take(MOST).collect()
            };
            let certain = usize::from(!is_or);
            let mut says = [Vec::new(), Vec::new()];
            says[certain] = both(certain);
            Some(Rc::new(says))
        }
    }
}

/// What `!a` says.
pub(super) fn negated(a: &Value) -> Option<Says> {
    let [no, yes] = a.says.as_deref()?;
    Some(Rc::new([yes.clone(), no.clone()]))
}

impl Guards {
    /// The same, and what a condition says that holds, or does not.
    pub(super) fn and(&self, condition: &Value, holds: bool) -> Guards {
        match &condition.says {
            Some(says) if !says[usize::from(holds)].is_empty() => {
                let more = &says[usize::from(holds)];
                Guards(self.0.iter().chain(more).take(MOST).cloned().collect())
            }
            _ => self.clone(),
        }
    }

    /// Whether there is no launch in which one invocation has passed these conditions, and another one
    /// has passed the others.
    pub(super) fn exclude(&self, lane: usize, other: &Guards, other_lane: usize) -> bool {
        (!self.0.is_empty() || !other.0.is_empty())
            && self.possible(lane, other, other_lane).is_none()
    }

    /// Whether both depend on something that the other one does not depend on.
    pub(super) fn are_apart(&self, other: &Guards) -> bool {
        let lacks = |one: &Guards, of: &Guards| {
            of.0.iter().any(|guard| !one.0.iter().any(|known| known.key() == guard.key()))
        };
        lacks(self, other) && lacks(other, self)
    }

    /// The values of the unknowns with which the one invocation passes these conditions and the other one
    /// the others; `None` if there are none.
    pub(super) fn possible(
        &self,
        lane: usize,
        other: &Guards,
        other_lane: usize,
    ) -> Option<Vec<Possible>> {
        let mut all: Vec<Possible> = Vec::new();
        let of = self.0.iter().map(|guard| (guard, lane));
        for (guard, lane) in of.chain(other.0.iter().map(|guard| (guard, other_lane))) {
            let Some((min, max)) = guard.limits(lane) else { continue };
            let (unknown, sign) = guard.key();
            let (min, max) = if sign < 0 { (-max, -min) } else { (min, max) };
            let is_same =
                |one: &&mut Possible| one.unknown == unknown && one.scalar == guard.scalar;
            let (min, max) = match all.iter_mut().find(is_same) {
                Some(known) => {
                    (known.min, known.max) = (known.min.max(min), known.max.min(max));
                    (known.min, known.max)
                }
                None => {
                    let (least, most) = attainable(&unknown, guard.scalar);
                    let (min, max) = (min.max(least), max.min(most));
                    let scalar = guard.scalar;
                    all.push(Possible { unknown: Rc::clone(&unknown), scalar, min, max });
                    (min, max)
                }
            };
            let step = unknown.iter().fold(0, |n, (_, factor)| gcd(factor.abs(), n)).max(1);
            let first = min.saturating_add((-min).rem_euclid(step));
            if min > max || first > max {
                return None;
            }
        }
        Some(all)
    }
}

impl Guard {
    /// The unknown part with a sign for it, so that `pad` and `-pad` are one.
    fn key(&self) -> (Terms, i64) {
        match self.unknown.first() {
            Some((_, factor)) if *factor < 0 => {
                (self.unknown.iter().map(|(symbol, factor)| (*symbol, -factor)).collect(), -1)
            }
            _ => (Rc::clone(&self.unknown), 1),
        }
    }

    /// What the unknown part can be where an invocation has passed: the least and the most.
    fn limits(&self, lane: usize) -> Option<(i64, i64)> {
        let (known, bound) = (self.known.get(lane), self.bound.get(lane));
        if !is_number(known) || !is_number(bound) {
            return None;
        }
        let (least, most) = self.scalar.word_limits();
        let (min, max) = match self.op {
            BinaryOp::Lt => (least, bound.checked_sub(1)?),
            BinaryOp::Le => (least, bound),
            BinaryOp::Gt => (bound.checked_add(1)?, most),
            _ => (bound, most),
        };
        Some((min.checked_sub(known)?, max.checked_sub(known)?))
    }
}

/// The least and the most of a sum of unknowns of the type.
pub(super) fn attainable(unknown: &[(Symbol, i64)], scalar: Scalar) -> (i64, i64) {
    let (least, most) = scalar.word_limits();
    let end = |of: [i64; 2], pick: fn(i64, i64) -> i64| pick(of[0], of[1]);
    unknown.iter().fold((0, 0), |(min, max): (i64, i64), (_, factor)| {
        let ends = [least.saturating_mul(*factor), most.saturating_mul(*factor)];
        (min.saturating_add(end(ends, i64::min)), max.saturating_add(end(ends, i64::max)))
    })
}

/// The operator with its sides exchanged.
fn turned(op: BinaryOp) -> Option<BinaryOp> {
    Some(match op {
        BinaryOp::Lt => BinaryOp::Gt,
        BinaryOp::Le => BinaryOp::Ge,
        BinaryOp::Gt => BinaryOp::Lt,
        BinaryOp::Ge => BinaryOp::Le,
        BinaryOp::Eq | BinaryOp::Ne => op,
        _ => return None,
    })
}

/// The operator that holds where this one does not.
fn opposite(op: BinaryOp) -> Option<BinaryOp> {
    Some(match op {
        BinaryOp::Lt => BinaryOp::Ge,
        BinaryOp::Le => BinaryOp::Gt,
        BinaryOp::Gt => BinaryOp::Le,
        BinaryOp::Ge => BinaryOp::Lt,
        _ => return None,
    })
}
