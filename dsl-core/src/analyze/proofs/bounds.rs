//! The bounds of an integer: polynomials that it never goes below, and polynomials that it never
//! exceeds.

mod arithmetic;

use std::rc::Rc;

use super::bound::{Bound, push};
use super::low_bits::LowBits;
use super::polynomial::Polynomial;
use crate::ir::{BinaryOp, Scalar};

/// An integer within limits; a `bool` is 0 or 1. In launches that fulfil the needs of a bound, the
/// bound holds whenever control gets here.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Bounds {
    scalar: Scalar,
    lower: Vec<Bound>,
    upper: Vec<Bound>,
    low_bits: LowBits,
}

/// Whether ranges of the type are followed: truth values and integers of 32 bits.
pub(super) fn is_followed(scalar: Scalar) -> bool {
    scalar.is_word() || scalar == Scalar::Bool
}

impl Bounds {
    /// All values of a type.
    pub(super) fn any(scalar: Scalar) -> Bounds {
        Bounds { scalar, lower: Vec::new(), upper: Vec::new(), low_bits: LowBits::default() }
    }

    /// One number, which is known at the launch.
    pub(super) fn exactly(scalar: Scalar, at: Polynomial) -> Bounds {
        let low_bits = at.as_constant().map_or(LowBits::default(), LowBits::of_number);
        let bound = Bound::free(at);
        Bounds { scalar, lower: vec![bound.clone()], upper: vec![bound], low_bits }
    }

    pub(super) fn constant(scalar: Scalar, value: i64) -> Bounds {
        Bounds::exactly(scalar, Polynomial::constant(value))
    }

    /// From 0 to a number that is known at the launch.
    pub(super) fn up_to(scalar: Scalar, last: Polynomial) -> Bounds {
        let (lower, upper) = (vec![Bound::constant(0)], vec![Bound::free(last)]);
        Bounds { lower, upper, ..Bounds::any(scalar) }
    }

    pub(super) fn scalar(&self) -> Scalar {
        self.scalar
    }

    /// The lower bounds, with the type's least value if none of them is a number.
    pub(super) fn lowers(&self) -> Vec<Bound> {
        let has_number = self.lower.iter().any(|bound| bound.number().is_some());
        let of_type = (!has_number).then(|| Bound::constant(self.scalar.word_limits().0));
        self.lower.iter().cloned().chain(of_type).collect()
    }

    /// The upper bounds; the type's greatest value if there is none.
    pub(super) fn uppers(&self) -> Vec<Bound> {
        match self.upper.is_empty() {
            true => vec![Bound::constant(self.scalar.word_limits().1)],
            false => self.upper.clone(),
        }
    }

    /// The greatest number that is surely a lower bound.
    pub(super) fn least(&self) -> i64 {
        let numbers = self.lower.iter().filter_map(Bound::number);
        numbers.fold(self.scalar.word_limits().0, i64::max)
    }

    /// The least number that is surely an upper bound.
    pub(super) fn greatest(&self) -> i64 {
        let numbers = self.upper.iter().filter_map(Bound::number);
        numbers.fold(self.scalar.word_limits().1, i64::min)
    }

    /// The number, if the range has only one.
    pub(super) fn number(&self) -> Option<i64> {
        (self.least() == self.greatest()).then(|| self.least())
    }

    pub(super) fn with_upper(mut self, bound: Bound) -> Bounds {
        push(&mut self.upper, bound, |a, b| b.covers(&a.at, &b.at));
        self
    }

    pub(super) fn with_lower(mut self, bound: Bound) -> Bounds {
        push(&mut self.lower, bound, |a, b| b.covers(&b.at, &a.at));
        self
    }

    /// The range of a value of a type whose numbers are only a part of the words.
    pub(super) fn within_type(self, of: Scalar) -> Bounds {
        let (least, greatest) = of.word_limits();
        let lower = (self.least() < least).then(|| Bound::constant(least));
        let upper = (self.greatest() > greatest).then(|| Bound::constant(greatest));
        let range = lower.into_iter().fold(self, Bounds::with_lower);
        upper.into_iter().fold(range, Bounds::with_upper)
    }

    /// Adds an upper bound, and the greatest number up to it that has the value's low bits.
    pub(super) fn below(self, bound: Bound) -> Bounds {
        let Some((multiple, rest)) = self.low_bits.multiple() else {
            return self.with_upper(bound);
        };
        let rounded = bound.at.plus_constant(-rest).and_then(|from| {
            let (steps, need) = from.quotient(&Polynomial::constant(multiple))?;
            let at = steps.scaled(multiple)?.plus_constant(rest)?;
            Bound { at, needs: Rc::clone(&bound.needs) }.needing([need])
        });
        rounded.into_iter().fold(self.with_upper(bound), Bounds::with_upper)
    }

    /// Adds the low bits of the values `start`, `start + step`, `start + 2 * step`, …. A step of 0
    /// counts as 1.
    pub(super) fn in_steps(mut self, start: &Bounds, step: &Bounds) -> Bounds {
        if step.least() < 1 {
            return self;
        }
        let moved = LowBits::default().binary(BinaryOp::Mul, step.low_bits);
        self.low_bits = start.low_bits.binary(BinaryOp::Add, moved);
        self
    }

    /// The bounds of both, for the same value.
    pub(super) fn meet(&self, other: &Bounds) -> Bounds {
        let mut range = other.upper.iter().cloned().fold(self.clone(), Bounds::with_upper);
        range.low_bits = self.low_bits.meet(other.low_bits);
        other.lower.iter().cloned().fold(range, Bounds::with_lower)
    }

    /// One value or the other.
    pub(super) fn join(&self, other: &Bounds) -> Bounds {
        let mut joined = Bounds::any(self.scalar);
        for (a, b) in [(self, other), (other, self)] {
            for bound in b.widest_above(&a.upper, true) {
                joined = joined.with_upper(bound);
            }
            for bound in b.widest_below(&a.lower, true) {
                joined = joined.with_lower(bound);
            }
        }
        joined.low_bits = self.low_bits.join(other.low_bits);
        joined
    }

    /// The bounds that are upper bounds of this value, too. If `may_need`, they may get more needs.
    fn widest_above(&self, bounds: &[Bound], may_need: bool) -> Vec<Bound> {
        let uppers = self.uppers();
        let keep = |bound: &Bound| {
            let own =
                uppers.iter().filter_map(|own| bound.covering(own, &own.at, &bound.at, may_need));
            own.min_by_key(Bound::doubt)
        };
        bounds.iter().filter_map(keep).collect()
    }

    /// The bounds that are lower bounds of this value, too.
    fn widest_below(&self, bounds: &[Bound], may_need: bool) -> Vec<Bound> {
        let lowers = self.lowers();
        let keep = |bound: &Bound| {
            let own =
                lowers.iter().filter_map(|own| bound.covering(own, &bound.at, &own.at, may_need));
            own.min_by_key(Bound::doubt)
        };
        bounds.iter().filter_map(keep).collect()
    }

    /// The bounds that hold for a later value of the same variable, too, with the needs of both.
    /// Needs are the same for all values of a launch.
    pub(super) fn kept_by(&self, later: &Bounds) -> Bounds {
        Bounds {
            scalar: self.scalar,
            lower: later.widest_below(&self.lower, false),
            upper: later.widest_above(&self.upper, false),
            low_bits: self.low_bits.join(later.low_bits),
        }
    }

    /// The exact values as polynomials, with the needs under which they are exact.
    pub(super) fn exact(&self) -> impl Iterator<Item = Bound> {
        self.lower.iter().filter_map(|low| {
            let high = self.upper.iter().find(|high| high.at == low.at)?;
            low.with(high, Some(low.at.clone()))
        })
    }
}
