//! A limit of a value: a polynomial, and the needs under which it holds.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::polynomial::Polynomial;
use crate::ir::Scalar;
use crate::steps;

/// Polynomials that must be 0 or more at the launch.
pub(super) type Needs = Rc<BTreeSet<Polynomial>>;

/// A limit of a value, in launches that fulfil the needs.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Bound {
    pub(super) at: Polynomial,
    pub(super) needs: Needs,
}

/// The maximum number of bounds on each side.
const MAX_BOUNDS: usize = 8;

/// The maximum number of needs of a bound.
const MAX_NEEDS: usize = 12;

impl Bound {
    pub(super) fn constant(value: i64) -> Bound {
        Bound::free(Polynomial::constant(value))
    }

    pub(super) fn free(at: Polynomial) -> Bound {
        Bound { at, needs: Needs::default() }
    }

    pub(super) fn number(&self) -> Option<i64> {
        self.at.as_constant().filter(|_| self.needs.is_empty())
    }

    /// The bound plus a number.
    pub(super) fn moved(self, by: i64) -> Option<Bound> {
        Some(Bound { at: self.at.plus_constant(by)?, ..self })
    }

    /// A bound at `at`, with the needs of both.
    pub(super) fn with(&self, other: &Bound, at: Option<Polynomial>) -> Option<Bound> {
        Some(Bound { at: at?, needs: union(&self.needs, &other.needs)? })
    }

    /// How demanding the needs are: in how many typical launches they fail, and their number.
    pub(super) fn doubt(&self) -> (usize, usize) {
        steps::count(1 + self.needs.len());
        (self.needs.iter().map(Polynomial::failures).sum(), self.needs.len())
    }

    /// The bound with the needs of both, if they imply that it is no tighter than the other one:
    /// `low` is at most `high`. If `may_need`, this may take one more need, which nearly all
    /// launches fulfil.
    pub(super) fn covering(
        &self,
        other: &Bound,
        low: &Polynomial,
        high: &Polynomial,
        may_need: bool,
    ) -> Option<Bound> {
        let both = self.with(other, Some(self.at.clone()))?;
        if both.covers(low, high) {
            return Some(both);
        }
        let gap = high.plus(low, -1)?;
        (may_need && gap.failures() == 0).then(|| both.needing([gap])).flatten()
    }

    /// Whether launches that fulfil the needs have `low` at most `high`.
    pub(super) fn covers(&self, low: &Polynomial, high: &Polynomial) -> bool {
        let is_needed = |gap: Polynomial| self.needs.iter().any(|need| need.is_at_most(&gap));
        low.is_at_most(high) || !self.needs.is_empty() && high.plus(low, -1).is_some_and(is_needed)
    }

    /// Adds needs, without those that every launch fulfils; `None` if hardly any launch fulfils one
    /// of them.
    pub(super) fn needing(
        mut self,
        conditions: impl IntoIterator<Item = Polynomial>,
    ) -> Option<Bound> {
        for condition in conditions {
            if condition.is_unlikely() {
                return None;
            }
            let is_implied = self.needs.iter().any(|need| need.is_at_most(&condition));
            if !is_implied && !condition.is_never_negative() {
                Rc::make_mut(&mut self.needs).insert(condition);
            }
        }
        (self.needs.len() <= MAX_NEEDS).then_some(self)
    }
}

fn union(a: &Needs, b: &Needs) -> Option<Needs> {
    if b.is_empty() || Rc::ptr_eq(a, b) {
        return Some(Rc::clone(a));
    }
    if a.is_empty() {
        return Some(Rc::clone(b));
    }
    steps::count(a.len() + b.len());
    let both: BTreeSet<_> = a.union(b).cloned().collect();
    (both.len() <= MAX_NEEDS).then(|| both.into())
}

pub(super) fn subtract(a: &Bound, b: &Bound) -> Option<Bound> {
    a.with(b, a.at.plus(&b.at, -1))
}

pub(super) fn pairs(
    a: &[Bound],
    b: &[Bound],
    f: impl Fn(&Bound, &Bound) -> Option<Bound>,
) -> Vec<Bound> {
    let f = &f;
    a.iter().flat_map(|a| b.iter().filter_map(move |b| f(a, b))).collect()
}

/// The needs that keep a number within these bounds, and the bounds within the type's limits.
pub(super) fn unwrapped(scalar: Scalar, lower: &[Bound], upper: &[Bound]) -> Option<Needs> {
    let easiest = |bounds: Vec<Bound>| bounds.into_iter().min_by_key(Bound::doubt);
    let low = easiest(above_least(scalar, lower))?;
    let high = easiest(below_most(scalar, upper))?;
    union(&low.needs, &high.needs)
}

/// The bounds that are at least the type's least value, with the needs for that.
pub(super) fn above_least(scalar: Scalar, bounds: &[Bound]) -> Vec<Bound> {
    let margin = |bound: &Bound| bound.at.plus_constant(-scalar.word_limits().0);
    bounds.iter().filter_map(|bound| bound.clone().needing([margin(bound)?])).collect()
}

/// The bounds that are at most the type's greatest value, with the needs for that.
pub(super) fn below_most(scalar: Scalar, bounds: &[Bound]) -> Vec<Bound> {
    let margin = |bound: &Bound| Polynomial::constant(scalar.word_limits().1).plus(&bound.at, -1);
    bounds.iter().filter_map(|bound| bound.clone().needing([margin(bound)?])).collect()
}

/// Adds a bound, unless an old one is as good. Removes the old ones that it is better than.
pub(super) fn push(
    bounds: &mut Vec<Bound>,
    bound: Bound,
    is_tighter: impl Fn(&Bound, &Bound) -> bool,
) {
    let as_good = |a: &Bound, b: &Bound| {
        steps::count(1 + a.needs.len());
        a.needs.is_subset(&b.needs) && is_tighter(a, b)
    };
    if bounds.iter().any(|old| as_good(old, &bound)) {
        return;
    }
    bounds.retain(|old| !as_good(&bound, old));
    bounds.push(bound);
    if bounds.len() > MAX_BOUNDS {
        // Launches have more workgroups than necessary, so bounds by other numbers are worth more.
        // Bounds that hold in more launches are worth more, too, and so are bounds whose terms
        // cancel. A sum of limits for different parts of a value is rarely tight.
        let worth = |bound: &Bound| {
            let (failures, needs) = bound.doubt();
            (bound.at.has_workgroups(), failures, bound.at.size(), needs)
        };
        let worst = (0..bounds.len()).max_by_key(|n| worth(&bounds[*n]));
        bounds.remove(worst.unwrap_or(0));
    }
}
