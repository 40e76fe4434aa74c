//! Consequences of comparisons with unknowns. `lane + pad < 32` lets an invocation in for some
//! values of `pad`, and two invocations may have none in common. The input is comparisons of
//! values, the output the conditions that an invocation has passed. Both sides count as numbers
//! that do not wrap.
//!
//! An unknown that is computed from others has bounds: `n.min(64)` is at most `n`. If such an
//! unknown is above a number, `n` is, too.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::lanes::Lanes;
use super::value::{Symbol, Terms, UNKNOWN, Value, add_terms, gcd, is_number};
use crate::ir::{BinaryOp, Scalar};

/// The maximum number of conditions that are remembered.
const MOST: usize = 16;

/// The maximum distance of a difference of two 32-bit numbers from 0.
const FARTHEST: i64 = 1 << 32;

/// `known + unknown op bound`, which holds for the invocations that have passed it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Guard {
    unknown: Terms,
    known: Lanes,
    op: BinaryOp,
    bound: Lanes,
    scalar: Scalar,
    /// Whether the unknown part is the difference of two sides, which may be below 0.
    is_difference: bool,
}

/// The guards that hold if a condition is false, and if it is true.
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
    /// The values between the ends that it cannot have.
    pub(super) without: Vec<i64>,
}

/// The upper and lower bounds of an unknown.
#[derive(Debug, Clone)]
pub(super) struct Ends {
    pub(super) scalar: Scalar,
    pub(super) at_most: Vec<Value>,
    pub(super) at_least: Vec<Value>,
}

/// The guards of a comparison. Either only one side has an unknown part, or both are unknowns.
pub(super) fn compared(op: BinaryOp, left: &Value, right: &Value, scalar: Scalar) -> Option<Says> {
    let (op, left, right) = match (left.terms.is_empty(), right.terms.is_empty()) {
        (false, true) => (op, left, right),
        (true, false) => (op.mirrored()?, right, left),
        (false, false) if is_plain(left) && is_plain(right) => (op, left, right),
        _ => return None,
    };
    // A sum that all invocations compare is often meant to wrap, as in a hash.
    if left.is_uniform() && right.is_uniform() && !is_plain(left) {
        return None;
    }
    let unknown = add_terms(&left.terms, &right.terms, -1);
    if unknown.is_empty() || !scalar.is_word() {
        return None;
    }
    let guard = |op| Guard {
        unknown: Rc::clone(&unknown),
        known: left.lanes.clone(),
        op,
        bound: right.lanes.clone(),
        scalar,
        is_difference: !right.terms.is_empty(),
    };
    let equal = || vec![guard(BinaryOp::Ge), guard(BinaryOp::Le)];
    let holds = |op| if op == BinaryOp::Eq { equal() } else { vec![guard(op)] };
    Some(Rc::new([holds(op.negated()?), holds(op)]))
}

/// Whether a value is an unknown and nothing else.
fn is_plain(value: &Value) -> bool {
    matches!(*value.terms, [(_, 1)]) && matches!(value.lanes, Lanes::Same(0))
}

/// The guards of `a && b`, or of `a || b`.
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

/// Adds the guards that follow for the bounds of unknowns.
pub(super) fn with_ends(says: &Says, ends: &BTreeMap<Symbol, Ends>) -> Says {
    let with = |guards: &Vec<Guard>| {
        let more = guards.iter().flat_map(|guard| guard.of_ends(ends));
        guards.iter().cloned().chain(more).take(MOST).collect()
    };
    Rc::new([with(&says[0]), with(&says[1])])
}

/// The guards of `!a`.
pub(super) fn negated(a: &Value) -> Option<Says> {
    let [no, yes] = a.says.as_deref()?;
    Some(Rc::new([yes.clone(), no.clone()]))
}

impl Guards {
    /// Adds the guards of a condition that holds, or does not.
    pub(super) fn and(&self, condition: &Value, holds: bool) -> Guards {
        match &condition.says {
            Some(says) if !says[usize::from(holds)].is_empty() => {
                let more = &says[usize::from(holds)];
                Guards(self.0.iter().chain(more).take(MOST).cloned().collect())
            }
            _ => self.clone(),
        }
    }

    /// Whether no launch lets `lane` pass these conditions and `other_lane` the other ones.
    pub(super) fn exclude(&self, lane: usize, other: &Guards, other_lane: usize) -> bool {
        (!self.0.is_empty() || !other.0.is_empty())
            && self.possible(lane, other, other_lane).is_none()
    }

    /// Whether each of them depends on something that the other one does not depend on.
    pub(super) fn are_apart(&self, other: &Guards) -> bool {
        let lacks = |one: &Guards, of: &Guards| {
            of.0.iter().any(|guard| !one.0.iter().any(|known| known.key() == guard.key()))
        };
        lacks(self, other) && lacks(other, self)
    }

    /// The values of the unknowns for which `lane` passes these conditions and `other_lane` the
    /// other ones; `None` if there are none.
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
                    let (scalar, unknown) = (guard.scalar, Rc::clone(&unknown));
                    all.push(Possible { unknown, scalar, min, max, without: Vec::new() });
                    (min, max)
                }
            };
            let step = unknown.iter().fold(0, |n, (_, factor)| gcd(factor.abs(), n)).max(1);
            let first = min.saturating_add((-min).rem_euclid(step));
            if min > max || first > max {
                return None;
            }
            if let (BinaryOp::Ne, Some(known)) = (guard.op, all.iter_mut().find(is_same)) {
                known.without.extend(guard.excluded(lane).map(|value| sign * value));
            }
        }
        let are_any = all.iter_mut().all(Possible::is_any);
        (are_any && all.iter().all(|sum| sum.is_attainable(&all))).then_some(all)
    }
}

impl Possible {
    /// Whether the possible values of the single unknowns allow this sum.
    fn is_attainable(&self, all: &[Possible]) -> bool {
        if self.unknown.len() < 2 {
            return true;
        }
        let ends = |symbol: Symbol| {
            let is_it = |one: &&Possible| {
                one.scalar == self.scalar && matches!(*one.unknown, [(of, 1)] if of == symbol)
            };
            all.iter().find(is_it).map_or(self.scalar.word_limits(), |one| (one.min, one.max))
        };
        let (min, max) = sum_of_ends(&self.unknown, ends);
        min <= self.max && self.min <= max
    }

    /// Moves the ends past the values that it cannot have. Tells whether a value is left.
    fn is_any(&mut self) -> bool {
        self.without.sort_unstable();
        self.without.dedup();
        for value in &self.without {
            self.min += i64::from(self.min == *value);
        }
        for value in self.without.iter().rev() {
            self.max -= i64::from(self.max == *value);
        }
        self.without.retain(|value| (self.min..=self.max).contains(value));
        self.min <= self.max
    }
}

impl Guard {
    /// The guards that follow for the bounds of its unknowns.
    fn of_ends<'a>(&'a self, ends: &'a BTreeMap<Symbol, Ends>) -> impl Iterator<Item = Guard> + 'a {
        let ends_of = move |(symbol, factor): &'a (Symbol, i64)| {
            let ends = ends.get(symbol).filter(|ends| ends.scalar == self.scalar)?;
            let is_above = matches!(self.op, BinaryOp::Gt | BinaryOp::Ge);
            let is_below = matches!(self.op, BinaryOp::Lt | BinaryOp::Le);
            match factor {
                1 if is_above => Some((*symbol, &ends.at_most)),
                1 if is_below => Some((*symbol, &ends.at_least)),
                _ => None,
            }
        };
        self.unknown.iter().filter_map(ends_of).flat_map(move |(symbol, ends)| {
            ends.iter().filter_map(move |end| self.with(symbol, end))
        })
    }

    /// The same guard for a bound of one of its unknowns.
    fn with(&self, symbol: Symbol, end: &Value) -> Option<Guard> {
        let symbol: Terms = Rc::new([(symbol, 1)]);
        let rest = add_terms(&self.unknown, &symbol, -1);
        let unknown = add_terms(&rest, &end.terms, 1);
        let known = self.known.zip(&end.lanes, |a, b| match is_number(a) && is_number(b) {
            true => a + b,
            false => UNKNOWN,
        });
        (!unknown.is_empty()).then(|| Guard { unknown, known, ..self.clone() })
    }

    /// The value that the unknown part cannot have if an invocation has passed `!=`.
    fn excluded(&self, lane: usize) -> Option<i64> {
        let (known, bound) = (self.known.get(lane), self.bound.get(lane));
        (is_number(known) && is_number(bound)).then(|| bound - known)
    }

    /// The unknown part and its sign, so that `pad` and `-pad` have one key.
    fn key(&self) -> (Terms, i64) {
        match self.unknown.first() {
            Some((_, factor)) if *factor < 0 => {
                (self.unknown.iter().map(|(symbol, factor)| (*symbol, -factor)).collect(), -1)
            }
            _ => (Rc::clone(&self.unknown), 1),
        }
    }

    /// The least and the greatest value of the unknown part if an invocation has passed.
    fn limits(&self, lane: usize) -> Option<(i64, i64)> {
        let (known, bound) = (self.known.get(lane), self.bound.get(lane));
        if !is_number(known) || !is_number(bound) {
            return None;
        }
        let (least, most) = match self.is_difference {
            true => (-FARTHEST, FARTHEST),
            false => self.scalar.word_limits(),
        };
        let (min, max) = match self.op {
            BinaryOp::Lt => (least, bound.checked_sub(1)?),
            BinaryOp::Le => (least, bound),
            BinaryOp::Gt => (bound.checked_add(1)?, most),
            BinaryOp::Ge => (bound, most),
            BinaryOp::Eq => (bound, bound),
            BinaryOp::Ne => (least, most),
            BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::Mul
            | BinaryOp::Div
            | BinaryOp::Rem
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Shl
            | BinaryOp::Shr
            | BinaryOp::LogicalAnd
            | BinaryOp::LogicalOr => return None,
        };
        Some((min.checked_sub(known)?, max.checked_sub(known)?))
    }
}

/// The least and the greatest value of a sum of unknowns of the type.
pub(super) fn attainable(unknown: &[(Symbol, i64)], scalar: Scalar) -> (i64, i64) {
    sum_of_ends(unknown, |_| scalar.word_limits())
}

/// The least and the greatest value of a sum of unknowns with these ends.
fn sum_of_ends(unknown: &[(Symbol, i64)], ends: impl Fn(Symbol) -> (i64, i64)) -> (i64, i64) {
    unknown.iter().fold((0, 0), |(min, max): (i64, i64), (symbol, factor)| {
        let (least, most) = ends(*symbol);
        let [a, b] = [least.saturating_mul(*factor), most.saturating_mul(*factor)];
        (min.saturating_add(a.min(b)), max.saturating_add(a.max(b)))
    })
}
