//! The range of an integer: polynomials that it never goes below, and polynomials that it never
//! exceeds.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::low_bits::LowBits;
use super::polynomial::Polynomial;
use crate::ir::{BinaryOp, Scalar};
use crate::steps;

/// Polynomials that must be 0 or more at the launch.
pub(super) type Needs = Rc<BTreeSet<Polynomial>>;

/// A limit of a value, in launches that fulfil the needs.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Bound {
    pub(super) at: Polynomial,
    pub(super) needs: Needs,
}

/// An integer within limits; a `bool` is 0 or 1. In launches that fulfil the needs of a bound, the
/// bound holds whenever control gets here.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Range {
    scalar: Scalar,
    lower: Vec<Bound>,
    upper: Vec<Bound>,
    low_bits: LowBits,
}

/// The maximum number of bounds on each side.
const MAX_BOUNDS: usize = 8;

/// The maximum number of needs of a bound.
const MAX_NEEDS: usize = 12;

impl Bound {
    pub(super) fn constant(value: i64) -> Bound {
        Bound::free(Polynomial::constant(value))
    }

    fn free(at: Polynomial) -> Bound {
        Bound { at, needs: Needs::default() }
    }

    fn number(&self) -> Option<i64> {
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
    fn doubt(&self) -> (usize, usize) {
        steps::count(1 + self.needs.len());
        (self.needs.iter().map(Polynomial::failures).sum(), self.needs.len())
    }

    /// The bound with the needs of both, if they imply that it is no tighter than the other one:
    /// `low` is at most `high`. If `may_need`, this may take one more need, which nearly all
    /// launches fulfil.
    fn covering(
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
    fn covers(&self, low: &Polynomial, high: &Polynomial) -> bool {
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

/// Whether ranges of the type are followed: truth values and integers of 32 bits.
pub(super) fn is_followed(scalar: Scalar) -> bool {
    scalar.is_word() || scalar == Scalar::Bool
}

impl Range {
    /// All values of a type.
    pub(super) fn any(scalar: Scalar) -> Range {
        Range { scalar, lower: Vec::new(), upper: Vec::new(), low_bits: LowBits::default() }
    }

    /// One number, which is known at the launch.
    pub(super) fn exactly(scalar: Scalar, at: Polynomial) -> Range {
        let low_bits = at.as_constant().map_or(LowBits::default(), LowBits::of_number);
        let bound = Bound::free(at);
        Range { scalar, lower: vec![bound.clone()], upper: vec![bound], low_bits }
    }

    pub(super) fn constant(scalar: Scalar, value: i64) -> Range {
        Range::exactly(scalar, Polynomial::constant(value))
    }

    /// From 0 to a number that is known at the launch.
    pub(super) fn up_to(scalar: Scalar, last: Polynomial) -> Range {
        let (lower, upper) = (vec![Bound::constant(0)], vec![Bound::free(last)]);
        Range { lower, upper, ..Range::any(scalar) }
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

    pub(super) fn with_upper(mut self, bound: Bound) -> Range {
        push(&mut self.upper, bound, |a, b| b.covers(&a.at, &b.at));
        self
    }

    pub(super) fn with_lower(mut self, bound: Bound) -> Range {
        push(&mut self.lower, bound, |a, b| b.covers(&b.at, &a.at));
        self
    }

    /// The range of a value of a type whose numbers are only a part of the words.
    pub(super) fn within_type(self, of: Scalar) -> Range {
        let (least, greatest) = of.word_limits();
        let lower = (self.least() < least).then(|| Bound::constant(least));
        let upper = (self.greatest() > greatest).then(|| Bound::constant(greatest));
        let range = lower.into_iter().fold(self, Range::with_lower);
        upper.into_iter().fold(range, Range::with_upper)
    }

    /// Adds an upper bound, and the greatest number up to it that has the value's low bits.
    pub(super) fn below(self, bound: Bound) -> Range {
        let Some((multiple, rest)) = self.low_bits.multiple() else {
            return self.with_upper(bound);
        };
        let rounded = bound.at.plus_constant(-rest).and_then(|from| {
            let (steps, need) = from.quotient(&Polynomial::constant(multiple))?;
            let at = steps.scaled(multiple)?.plus_constant(rest)?;
            Bound { at, needs: Rc::clone(&bound.needs) }.needing([need])
        });
        rounded.into_iter().fold(self.with_upper(bound), Range::with_upper)
    }

    /// Adds the low bits of the values `start`, `start + step`, `start + 2 * step`, …. A step of 0
    /// counts as 1.
    pub(super) fn in_steps(mut self, start: &Range, step: &Range) -> Range {
        if step.least() < 1 {
            return self;
        }
        let moved = LowBits::default().binary(BinaryOp::Mul, step.low_bits);
        self.low_bits = start.low_bits.binary(BinaryOp::Add, moved);
        self
    }

    /// The bounds of both, for the same value.
    pub(super) fn meet(&self, other: &Range) -> Range {
        let mut range = other.upper.iter().cloned().fold(self.clone(), Range::with_upper);
        range.low_bits = self.low_bits.meet(other.low_bits);
        other.lower.iter().cloned().fold(range, Range::with_lower)
    }

    /// One value or the other.
    pub(super) fn join(&self, other: &Range) -> Range {
        let mut joined = Range::any(self.scalar);
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
    pub(super) fn kept_by(&self, later: &Range) -> Range {
        Range {
            scalar: self.scalar,
            lower: later.widest_below(&self.lower, false),
            upper: later.widest_above(&self.upper, false),
            low_bits: self.low_bits.join(later.low_bits),
        }
    }

    /// `self op other`, as WGSL defines it.
    pub(super) fn binary(&self, op: BinaryOp, other: &Range) -> Range {
        let mut range = self.bounds_of(op, other);
        range.low_bits = match (op, shift(other)) {
            (BinaryOp::Shl, Some(n)) => {
                self.low_bits.binary(BinaryOp::Mul, LowBits::of_number(1 << n))
            }
            _ => self.low_bits.binary(op, other.low_bits),
        };
        range
    }

    fn bounds_of(&self, op: BinaryOp, other: &Range) -> Range {
        match op {
            BinaryOp::Add => self.sum(other),
            BinaryOp::Sub => self.difference(other),
            BinaryOp::Mul => self.product(other),
            BinaryOp::Div => self.quotient(other),
            BinaryOp::Rem => self.remainder(other),
            BinaryOp::And => self.and(other),
            BinaryOp::Or | BinaryOp::Xor => self.or(other),
            BinaryOp::Shl => match powers(other) {
                Some((least, greatest)) => {
                    let range = Range::up_to(self.scalar, Polynomial::constant(greatest));
                    self.product(&range.with_lower(Bound::constant(least)))
                }
                None => Range::any(self.scalar),
            },
            BinaryOp::Shr => match shift(other) {
                Some(n) => self.quotient(&Range::constant(self.scalar, 1 << n)),
                None => self.lessened(),
            },
            _ => Range::any(Scalar::Bool),
        }
    }

    fn is_natural(&self) -> bool {
        self.least() >= 0
    }

    /// The range from 0 to this value, if it is not negative.
    pub(super) fn lessened(&self) -> Range {
        if !self.is_natural() {
            return Range::any(self.scalar);
        }
        let lower = vec![Bound::constant(0)];
        Range { lower, upper: self.upper.clone(), ..Range::any(self.scalar) }
    }

    fn sum(&self, other: &Range) -> Range {
        let (lower, upper) = self.sums(other);
        wrapped(self.scalar, lower, upper)
    }

    fn sums(&self, other: &Range) -> (Vec<Bound>, Vec<Bound>) {
        let add = |a: &Bound, b: &Bound| a.with(b, a.at.plus(&b.at, 1));
        (pairs(&self.lowers(), &other.lowers(), add), pairs(&self.uppers(), &other.uppers(), add))
    }

    /// The exact values as polynomials, with the needs under which they are exact.
    pub(super) fn exact(&self) -> impl Iterator<Item = Bound> {
        self.lower.iter().filter_map(|low| {
            let high = self.upper.iter().find(|high| high.at == low.at)?;
            low.with(high, Some(low.at.clone()))
        })
    }

    /// The needs under which `self + other` does not wrap.
    pub(super) fn unwrapped_sum(&self, other: &Range) -> Option<Needs> {
        let (lower, upper) = self.sums(other);
        unwrapped(self.scalar, &lower, &upper)
    }

    fn difference(&self, other: &Range) -> Range {
        let lower = pairs(&self.lowers(), &other.uppers(), subtract);
        wrapped(self.scalar, lower, pairs(&self.uppers(), &other.lowers(), subtract))
    }

    /// `self - other`, if it is known not to wrap.
    pub(super) fn unwrapped_difference(&self, other: &Range) -> Range {
        let lower = pairs(&self.lowers(), &other.uppers(), subtract);
        let upper = pairs(&self.uppers(), &other.lowers(), subtract);
        let range = lower.into_iter().fold(Range::any(self.scalar), Range::with_lower);
        upper.into_iter().fold(range, Range::with_upper)
    }

    fn product(&self, other: &Range) -> Range {
        match self.products(other) {
            Some((lower, upper)) => wrapped(self.scalar, lower, upper),
            None => Range::any(self.scalar),
        }
    }

    fn products(&self, other: &Range) -> Option<(Vec<Bound>, Vec<Bound>)> {
        if !self.is_natural() || !other.is_natural() {
            return None;
        }
        let multiply = |a: &Bound, b: &Bound| a.with(b, a.at.times(&b.at));
        let least = self.least().checked_mul(other.least()).unwrap_or(0);
        let mut lower = vec![Bound::constant(least)];
        // Only numbers that are not negative keep their order when they are multiplied.
        let natural = |bounds: Vec<Bound>| -> Vec<Bound> {
            bounds.into_iter().filter(|bound| bound.at.is_never_negative()).collect()
        };
        lower.extend(pairs(&natural(self.lowers()), &natural(other.lowers()), multiply));
        Some((lower, pairs(&self.uppers(), &other.uppers(), multiply)))
    }

    /// The needs under which `self * other` does not wrap.
    pub(super) fn unwrapped_product(&self, other: &Range) -> Option<Needs> {
        let (lower, upper) = self.products(other)?;
        unwrapped(self.scalar, &lower, &upper)
    }

    /// Division by zero gives the dividend.
    fn quotient(&self, other: &Range) -> Range {
        self.divided(other, false)
    }

    /// `self.div_ceil(other)` of `u32`.
    pub(super) fn div_ceil(&self, other: &Range) -> Range {
        self.divided(other, true)
    }

    fn divided(&self, other: &Range, is_rounded_up: bool) -> Range {
        if !self.is_natural() || !other.is_natural() {
            return Range::any(self.scalar);
        }
        // Rounding up adds the divisor less one before. A value may wrap then. A bound is no value
        // of the type, and does not wrap.
        let raised = |at: &Polynomial, by: &Polynomial| match is_rounded_up {
            true => at.plus(by, 1)?.plus_constant(-1),
            false => Some(at.clone()),
        };
        // Only numbers that are not negative keep their order when they are rounded down.
        let least = Bound::constant(other.least().max(1));
        let divisors = || other.exact().chain([least.clone()]);
        let uppers = self.uppers().into_iter().flat_map(|bound| {
            divisors().filter_map(move |by| {
                let positive = by.at.plus_constant(-1)?;
                let (divided, need) = raised(&bound.at, &by.at)?.quotient(&by.at)?;
                bound.with(&by, Some(divided))?.needing([positive, need])
            })
        });
        let mut range = uppers.fold(self.lessened(), Range::with_upper);
        if let Some(divisor) = other.number().filter(|divisor| *divisor > 0) {
            let by = Polynomial::constant(divisor);
            for bound in self.lowers().into_iter().filter(|bound| bound.at.is_never_negative()) {
                let divided = raised(&bound.at, &by).and_then(|at| at.quotient(&by));
                if let Some((at, _)) = divided {
                    range = range.with_lower(Bound { at, ..bound });
                }
            }
        }
        range
    }

    /// The lower bound 0, with the needs under which the value is not negative.
    fn not_negative(&self) -> Option<Bound> {
        let lowers = self.lowers().into_iter().filter(|bound| bound.at.is_never_negative());
        let zero = lowers.map(|bound| Bound { at: Polynomial::default(), ..bound });
        zero.min_by_key(Bound::doubt)
    }

    /// The remainder has the sign of the dividend. By zero, it is zero.
    fn remainder(&self, other: &Range) -> Range {
        let Some(divisor) = other.not_negative() else { return Range::any(self.scalar) };
        let is_natural = self.is_natural();
        let start = if is_natural { self.lessened() } else { Range::any(self.scalar) };
        let least = self.not_negative().and_then(|zero| zero.with(&divisor, Some(zero.at.clone())));
        let start = least.into_iter().fold(start, Range::with_lower);
        other.uppers().into_iter().fold(start, |range, bound| {
            let last = bound.at.plus_constant(-1);
            let Some(last) = last.and_then(|last| bound.with(&divisor, Some(last))) else {
                return range;
            };
            let need = last.at.clone();
            let Some(last) = last.needing([need]) else { return range };
            match last.at.scaled(-1).filter(|_| !is_natural) {
                Some(least) => {
                    let lower = Bound { at: least, needs: Rc::clone(&last.needs) };
                    range.with_upper(last).with_lower(lower)
                }
                None => range.with_upper(last),
            }
        })
    }

    /// `self.rem_euclid(other)`, which is not negative. By zero, it is the same as the remainder.
    pub(super) fn rem_euclid(&self, other: &Range) -> Range {
        let remainder = self.remainder(other);
        if self.is_natural() {
            return remainder;
        }
        // If the remainder is negative, the divisor is added. The sum is below the divisor, too.
        let uppers = remainder.upper.clone();
        let positive = other.lowers().into_iter().filter_map(|bound| {
            let above_zero = bound.at.plus_constant(-1)?;
            let at = Polynomial::default();
            Bound { at, needs: bound.needs }.needing([above_zero])
        });
        let zero = positive.min_by_key(Bound::doubt);
        let range = uppers.into_iter().fold(Range::any(self.scalar), Range::with_upper);
        zero.into_iter().fold(range, Range::with_lower)
    }

    fn and(&self, other: &Range) -> Range {
        match (self.is_natural(), other.is_natural()) {
            (true, true) => self.lessened().meet(&other.lessened()),
            (true, false) => self.lessened(),
            (false, true) => other.lessened(),
            (false, false) => Range::any(self.scalar),
        }
    }

    /// Neither `|` nor `^` sets a bit above the highest bit of both operands.
    fn or(&self, other: &Range) -> Range {
        if !self.is_natural() || !other.is_natural() {
            return Range::any(self.scalar);
        }
        let greatest = self.greatest().max(other.greatest()).max(0) as u64;
        let last = (greatest + 1).next_power_of_two() - 1;
        Range::up_to(self.scalar, Polynomial::constant(last as i64))
    }

    /// `self.min(other)`.
    pub(super) fn min(&self, other: &Range) -> Range {
        let upper = self.uppers().into_iter().chain(other.uppers());
        let range = Range { upper: Vec::new(), ..self.join(other) };
        upper.fold(range, Range::with_upper)
    }

    /// `self.max(other)`.
    pub(super) fn max(&self, other: &Range) -> Range {
        let lower = self.lowers().into_iter().chain(other.lowers());
        let range = Range { lower: Vec::new(), ..self.join(other) };
        lower.fold(range, Range::with_lower)
    }

    /// `self.saturating_sub(other)` of `u32`.
    pub(super) fn saturating_sub(&self, other: &Range) -> Range {
        let upper = pairs(&self.uppers(), &other.lowers(), subtract).into_iter();
        // If the difference is negative, the result is 0.
        let upper = upper.filter_map(|bound| {
            let at = bound.at.clone();
            bound.needing([at])
        });
        upper.fold(self.lessened(), Range::with_upper)
    }

    /// `self.abs()`. The least `i32` stays as it is.
    pub(super) fn abs(&self) -> Range {
        let either = self.max(&Range::constant(self.scalar, 0).difference(self));
        match self.least() > self.scalar.word_limits().0 {
            true => either.with_lower(Bound::constant(0)),
            false if self.is_natural() => self.clone(),
            false => either,
        }
    }

    /// `self.abs_diff(other)` of `u32`.
    pub(super) fn abs_diff(&self, other: &Range) -> Range {
        self.join(other).lessened()
    }

    /// `self.pow(other)`, if no power wraps.
    pub(super) fn pow(&self, other: &Range) -> Range {
        let power = |base: i64, exponent: i64| base.checked_pow(u32::try_from(exponent).ok()?);
        let ends = (self.least() >= 1)
            .then(|| {
                power(self.least(), other.least()).zip(power(self.greatest(), other.greatest()))
            })
            .flatten();
        match ends.filter(|(_, most)| *most <= self.scalar.word_limits().1) {
            Some((least, most)) => Range::up_to(self.scalar, Polynomial::constant(most))
                .with_lower(Bound::constant(least)),
            None => Range::any(self.scalar),
        }
    }

    /// `count` of its bits as the lowest bits of the result, which has at most 32.
    pub(super) fn extract_bits(&self, count: &Range) -> Range {
        let bits = u32::try_from(count.greatest()).ok().filter(|bits| *bits < 32);
        match bits {
            Some(bits) => Range::up_to(self.scalar, Polynomial::constant((1 << bits) - 1)),
            None => Range::any(self.scalar),
        }
    }

    /// The value cast to another integer type. It stays the same if that type has it.
    pub(super) fn cast(&self, to: Scalar) -> Range {
        if to == self.scalar {
            return self.clone();
        }
        Range { low_bits: self.low_bits, ..wrapped(to, self.lowers(), self.uppers()) }
    }
}

/// The least and the greatest power of 2 that a shift to the left multiplies by.
fn powers(by: &Range) -> Option<(i64, i64)> {
    let (least, greatest) = (by.least(), by.greatest());
    (0 <= least && least <= greatest && greatest < 31).then(|| (1 << least, 1 << greatest))
}

/// The amount of a shift, if it is known.
fn shift(by: &Range) -> Option<u32> {
    by.number().map(|n| n as u32 & 31).filter(|n| *n < 31)
}

fn subtract(a: &Bound, b: &Bound) -> Option<Bound> {
    a.with(b, a.at.plus(&b.at, -1))
}

fn pairs(a: &[Bound], b: &[Bound], f: impl Fn(&Bound, &Bound) -> Option<Bound>) -> Vec<Bound> {
    let f = &f;
    a.iter().flat_map(|a| b.iter().filter_map(move |b| f(a, b))).collect()
}

/// A number within these bounds, as a value of a type. It does not wrap in launches that keep some
/// of the bounds within the type's limits.
fn wrapped(scalar: Scalar, lower: Vec<Bound>, upper: Vec<Bound>) -> Range {
    let (low, high) = (above_least(scalar, &lower), below_most(scalar, &upper));
    let with_one_of = |bounds: &[Bound], others: &[Bound]| -> Vec<Bound> {
        let Some(other) = others.iter().min_by_key(|bound| bound.doubt()) else {
            return Vec::new();
        };
        bounds.iter().filter_map(|bound| bound.with(other, Some(bound.at.clone()))).collect()
    };
    let range = Range::any(scalar);
    let range = with_one_of(&low, &high).into_iter().fold(range, Range::with_lower);
    with_one_of(&high, &low).into_iter().fold(range, Range::with_upper)
}

/// The needs that keep a number within these bounds, and the bounds within the type's limits.
fn unwrapped(scalar: Scalar, lower: &[Bound], upper: &[Bound]) -> Option<Needs> {
    let easiest = |bounds: Vec<Bound>| bounds.into_iter().min_by_key(Bound::doubt);
    let low = easiest(above_least(scalar, lower))?;
    let high = easiest(below_most(scalar, upper))?;
    union(&low.needs, &high.needs)
}

/// The bounds that are at least the type's least value, with the needs for that.
fn above_least(scalar: Scalar, bounds: &[Bound]) -> Vec<Bound> {
    let margin = |bound: &Bound| bound.at.plus_constant(-scalar.word_limits().0);
    bounds.iter().filter_map(|bound| bound.clone().needing([margin(bound)?])).collect()
}

/// The bounds that are at most the type's greatest value, with the needs for that.
fn below_most(scalar: Scalar, bounds: &[Bound]) -> Vec<Bound> {
    let margin = |bound: &Bound| Polynomial::constant(scalar.word_limits().1).plus(&bound.at, -1);
    bounds.iter().filter_map(|bound| bound.clone().needing([margin(bound)?])).collect()
}

/// Adds a bound, unless an old one is as good. Removes the old ones that it is better than.
fn push(bounds: &mut Vec<Bound>, bound: Bound, is_tighter: impl Fn(&Bound, &Bound) -> bool) {
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::polynomial::Input;
    use super::*;

    /// A value and its range, for certain parameters.
    #[derive(Debug, Clone)]
    struct Traced {
        value: i64,
        range: Range,
    }

    const OPS: [BinaryOp; 10] = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::Div,
        BinaryOp::Rem,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::Shr,
        BinaryOp::Shl,
    ];

    /// The value of a polynomial at a launch with these parameters; `None` if it overflows. A
    /// launch does not fulfil a condition that overflows.
    fn at_launch(of: &Polynomial, params: &[i64]) -> Option<i128> {
        let input = |input: &Input| match input {
            Input::Param { local, .. } => Some(i128::from(params[*local])),
            Input::Quotient(of, divisor) => {
                let divisor = at_launch(divisor, params)?.max(1);
                at_launch(of, params)?.checked_div_euclid(divisor)
            }
            Input::Length(_)
            | Input::Uniform { .. }
            | Input::Texels { .. }
            | Input::Workgroups { .. } => {
                unreachable!("not in these tests")
            }
        };
        of.products().iter().try_fold(i128::from(of.constant), |sum, product| {
            let mut inputs = product.inputs.iter();
            let factor = i128::from(product.factor);
            let product = inputs.try_fold(factor, |product, of| product.checked_mul(input(of)?))?;
            sum.checked_add(product)
        })
    }

    fn holds(traced: &Traced, params: &[i64]) -> bool {
        let at_launch = |of: &Polynomial| at_launch(of, params);
        let fulfils = |need: &Polynomial| at_launch(need).is_some_and(|room| room >= 0);
        let applies = |bound: &Bound| bound.needs.iter().all(fulfils);
        let (value, range) = (i128::from(traced.value), &traced.range);
        let at = |bound: &Bound| at_launch(&bound.at).filter(|_| applies(bound));
        let above = |bound: &Bound| at(bound).is_none_or(|least| value >= least);
        let below = |bound: &Bound| at(bound).is_none_or(|most| value <= most);
        let has_low_bits = range.low_bits.join(LowBits::of_number(traced.value)) == range.low_bits;
        range.lowers().iter().all(above) && range.uppers().iter().all(below) && has_low_bits
    }

    /// The result as WGSL computes it.
    fn compute(op: BinaryOp, a: i64, b: i64, scalar: Scalar) -> i64 {
        let exact = match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mul => a.wrapping_mul(b),
            BinaryOp::Div => a.checked_div(b).unwrap_or(a),
            BinaryOp::Rem => a.checked_rem(b).unwrap_or(0),
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            BinaryOp::Shl => a << (b & 31),
            _ => a >> (b & 31),
        };
        match scalar {
            Scalar::I32 => i64::from(exact as i32),
            _ => i64::from(exact as u32),
        }
    }

    fn number() -> impl Strategy<Value = i64> {
        prop_oneof![0..20i64, Just(i64::from(i32::MAX)), Just(i64::from(u32::MAX)), 0..1i64 << 32]
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: 4000,
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        /// Whatever the parameters are, the value of an expression keeps to its bounds.
        #[test]
        fn bounds_hold(
            params in [number(), number(), number()],
            constants in [number(), number()],
            steps in prop::collection::vec((0..20usize, 0..99usize, 0..99usize), 1..8),
            signed in any::<bool>(),
        ) {
            let scalar = if signed { Scalar::I32 } else { Scalar::U32 };
            let typed = |n: i64| if signed { i64::from(n as i32) } else { n };
            let params = params.map(typed);
            let mut values: Vec<Traced> = Vec::new();
            for (local, value) in params.iter().enumerate() {
                let input = Input::Param { local, offset: 0, signed };
                let range = Range::exactly(scalar, Polynomial::input(input));
                values.push(Traced { value: *value, range });
            }
            for value in constants.map(typed) {
                values.push(Traced { value, range: Range::constant(scalar, value) });
            }
            for (op, a, b) in steps {
                let (a, b) = (values[a % values.len()].clone(), values[b % values.len()].clone());
                let (value, range) = match op {
                    10 => (a.value.min(b.value), a.range.min(&b.range)),
                    11 => (a.value.max(b.value), a.range.max(&b.range)),
                    12 => (a.value, a.range.join(&b.range)),
                    13 if !signed => {
                        ((a.value - b.value).max(0), a.range.saturating_sub(&b.range))
                    }
                    14 if b.value != 0 => {
                        (a.value.rem_euclid(b.value), a.range.rem_euclid(&b.range))
                    }
                    15 if a.value <= b.value => {
                        (a.value, b.range.uppers().into_iter().fold(a.range.clone(), Range::below))
                    }
                    16 => (b.value, a.range.kept_by(&b.range)),
                    17 if signed => (i64::from((a.value as i32).wrapping_abs()), a.range.abs()),
                    17 => (a.value.abs_diff(b.value) as i64, a.range.abs_diff(&b.range)),
                    18 if !signed => {
                        let rounded_up = match b.value {
                            0 => a.value,
                            b => (a.value + b - 1) / b,
                        };
                        (rounded_up, a.range.div_ceil(&b.range))
                    }
                    19 if !signed => {
                        let bits = (b.value % 64) as u32;
                        (i64::from((a.value as u32).wrapping_pow(bits)), {
                            let bits = Range::constant(scalar, i64::from(bits));
                            a.range.pow(&bits)
                        })
                    }
                    op if op < OPS.len() => {
                        let value = compute(OPS[op], a.value, b.value, scalar);
                        (value, a.range.binary(OPS[op], &b.range))
                    }
                    _ => (b.value, a.range.join(&b.range)),
                };
                let traced = Traced { value, range };
                prop_assert!(holds(&traced, &params), "{op}: {a:?} {b:?} {traced:?}");
                values.push(traced);
            }
        }
    }
}
