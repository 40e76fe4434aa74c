//! Ranges of results: operators and functions of integers.

use std::rc::Rc;

use super::Bounds;
use crate::analyze::proofs::bound::{
    Bound, Needs, above_least, below_most, pairs, subtract, unwrapped,
};
use crate::analyze::proofs::low_bits::LowBits;
use crate::analyze::proofs::polynomial::Polynomial;
use crate::ir::{BinaryOp, Scalar};

impl Bounds {
    /// `self op other`, as WGSL defines it.
    pub(in crate::analyze::proofs) fn binary(&self, op: BinaryOp, other: &Bounds) -> Bounds {
        let mut range = self.bounds_of(op, other);
        range.low_bits = match (op, shift(other)) {
            (BinaryOp::Shl, Some(n)) => {
                self.low_bits.binary(BinaryOp::Mul, LowBits::of_number(1 << n))
            }
            _ => self.low_bits.binary(op, other.low_bits),
        };
        range
    }

    fn bounds_of(&self, op: BinaryOp, other: &Bounds) -> Bounds {
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
                    let range = Bounds::up_to(self.scalar, Polynomial::constant(greatest));
                    self.product(&range.with_lower(Bound::constant(least)))
                }
                None => Bounds::any(self.scalar),
            },
            BinaryOp::Shr => match shift(other) {
                Some(n) => self.quotient(&Bounds::constant(self.scalar, 1 << n)),
                None => self.lessened(),
            },
            BinaryOp::Eq
            | BinaryOp::Ne
            | BinaryOp::Lt
            | BinaryOp::Le
            | BinaryOp::Gt
            | BinaryOp::Ge
            | BinaryOp::LogicalAnd
            | BinaryOp::LogicalOr => Bounds::any(Scalar::Bool),
        }
    }

    fn is_natural(&self) -> bool {
        self.least() >= 0
    }

    /// The range from 0 to this value, if it is not negative.
    pub(in crate::analyze::proofs) fn lessened(&self) -> Bounds {
        if !self.is_natural() {
            return Bounds::any(self.scalar);
        }
        let lower = vec![Bound::constant(0)];
        Bounds { lower, upper: self.upper.clone(), ..Bounds::any(self.scalar) }
    }

    fn sum(&self, other: &Bounds) -> Bounds {
        let (lower, upper) = self.sums(other);
        wrapped(self.scalar, lower, upper)
    }

    fn sums(&self, other: &Bounds) -> (Vec<Bound>, Vec<Bound>) {
        let add = |a: &Bound, b: &Bound| a.with(b, a.at.plus(&b.at, 1));
        (pairs(&self.lowers(), &other.lowers(), add), pairs(&self.uppers(), &other.uppers(), add))
    }

    /// The needs under which `self + other` does not wrap.
    pub(in crate::analyze::proofs) fn unwrapped_sum(&self, other: &Bounds) -> Option<Needs> {
        let (lower, upper) = self.sums(other);
        unwrapped(self.scalar, &lower, &upper)
    }

    fn difference(&self, other: &Bounds) -> Bounds {
        let lower = pairs(&self.lowers(), &other.uppers(), subtract);
        wrapped(self.scalar, lower, pairs(&self.uppers(), &other.lowers(), subtract))
    }

    /// `self - other`, if it is known not to wrap.
    pub(in crate::analyze::proofs) fn unwrapped_difference(&self, other: &Bounds) -> Bounds {
        let lower = pairs(&self.lowers(), &other.uppers(), subtract);
        let upper = pairs(&self.uppers(), &other.lowers(), subtract);
        let range = lower.into_iter().fold(Bounds::any(self.scalar), Bounds::with_lower);
        upper.into_iter().fold(range, Bounds::with_upper)
    }

    fn product(&self, other: &Bounds) -> Bounds {
        match self.products(other) {
            Some((lower, upper)) => wrapped(self.scalar, lower, upper),
            None => Bounds::any(self.scalar),
        }
    }

    fn products(&self, other: &Bounds) -> Option<(Vec<Bound>, Vec<Bound>)> {
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
    pub(in crate::analyze::proofs) fn unwrapped_product(&self, other: &Bounds) -> Option<Needs> {
        let (lower, upper) = self.products(other)?;
        unwrapped(self.scalar, &lower, &upper)
    }

    /// Division by zero gives the dividend.
    fn quotient(&self, other: &Bounds) -> Bounds {
        self.divided(other, false)
    }

    /// `self.div_ceil(other)` of `u32`.
    pub(in crate::analyze::proofs) fn div_ceil(&self, other: &Bounds) -> Bounds {
        self.divided(other, true)
    }

    fn divided(&self, other: &Bounds, is_rounded_up: bool) -> Bounds {
        if !self.is_natural() || !other.is_natural() {
            return Bounds::any(self.scalar);
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
        let mut range = uppers.fold(self.lessened(), Bounds::with_upper);
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
    fn remainder(&self, other: &Bounds) -> Bounds {
        let Some(divisor) = other.not_negative() else { return Bounds::any(self.scalar) };
        let is_natural = self.is_natural();
        let start = if is_natural { self.lessened() } else { Bounds::any(self.scalar) };
        let least = self.not_negative().and_then(|zero| zero.with(&divisor, Some(zero.at.clone())));
        let start = least.into_iter().fold(start, Bounds::with_lower);
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
    pub(in crate::analyze::proofs) fn rem_euclid(&self, other: &Bounds) -> Bounds {
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
        let range = uppers.into_iter().fold(Bounds::any(self.scalar), Bounds::with_upper);
        zero.into_iter().fold(range, Bounds::with_lower)
    }

    fn and(&self, other: &Bounds) -> Bounds {
        match (self.is_natural(), other.is_natural()) {
            (true, true) => self.lessened().meet(&other.lessened()),
            (true, false) => self.lessened(),
            (false, true) => other.lessened(),
            (false, false) => Bounds::any(self.scalar),
        }
    }

    /// Neither `|` nor `^` sets a bit above the highest bit of both operands.
    fn or(&self, other: &Bounds) -> Bounds {
        if !self.is_natural() || !other.is_natural() {
            return Bounds::any(self.scalar);
        }
        let greatest = self.greatest().max(other.greatest()).max(0) as u64;
        let last = (greatest + 1).next_power_of_two() - 1;
        Bounds::up_to(self.scalar, Polynomial::constant(last as i64))
    }

    /// `self.min(other)`.
    pub(in crate::analyze::proofs) fn min(&self, other: &Bounds) -> Bounds {
        let upper = self.uppers().into_iter().chain(other.uppers());
        let range = Bounds { upper: Vec::new(), ..self.join(other) };
        upper.fold(range, Bounds::with_upper)
    }

    /// `self.max(other)`.
    pub(in crate::analyze::proofs) fn max(&self, other: &Bounds) -> Bounds {
        let lower = self.lowers().into_iter().chain(other.lowers());
        let range = Bounds { lower: Vec::new(), ..self.join(other) };
        lower.fold(range, Bounds::with_lower)
    }

    /// `self.saturating_sub(other)` of `u32`.
    pub(in crate::analyze::proofs) fn saturating_sub(&self, other: &Bounds) -> Bounds {
        let upper = pairs(&self.uppers(), &other.lowers(), subtract).into_iter();
        // If the difference is negative, the result is 0.
        let upper = upper.filter_map(|bound| {
            let at = bound.at.clone();
            bound.needing([at])
        });
        upper.fold(self.lessened(), Bounds::with_upper)
    }

    /// `self.abs()`. The least `i32` stays as it is.
    pub(in crate::analyze::proofs) fn abs(&self) -> Bounds {
        let either = self.max(&Bounds::constant(self.scalar, 0).difference(self));
        match self.least() > self.scalar.word_limits().0 {
            true => either.with_lower(Bound::constant(0)),
            false if self.is_natural() => self.clone(),
            false => either,
        }
    }

    /// `self.abs_diff(other)` of `u32`.
    pub(in crate::analyze::proofs) fn abs_diff(&self, other: &Bounds) -> Bounds {
        self.join(other).lessened()
    }

    /// `self.pow(other)`, if no power wraps.
    pub(in crate::analyze::proofs) fn pow(&self, other: &Bounds) -> Bounds {
        let power = |base: i64, exponent: i64| base.checked_pow(u32::try_from(exponent).ok()?);
        let ends = (self.least() >= 1)
            .then(|| {
                power(self.least(), other.least()).zip(power(self.greatest(), other.greatest()))
            })
            .flatten();
        match ends.filter(|(_, most)| *most <= self.scalar.word_limits().1) {
            Some((least, most)) => Bounds::up_to(self.scalar, Polynomial::constant(most))
                .with_lower(Bound::constant(least)),
            None => Bounds::any(self.scalar),
        }
    }

    /// `count` of its bits as the lowest bits of the result, which has at most 32.
    pub(in crate::analyze::proofs) fn extract_bits(&self, count: &Bounds) -> Bounds {
        let bits = u32::try_from(count.greatest()).ok().filter(|bits| *bits < 32);
        match bits {
            Some(bits) => Bounds::up_to(self.scalar, Polynomial::constant((1 << bits) - 1)),
            None => Bounds::any(self.scalar),
        }
    }

    /// The value cast to another integer type. It stays the same if that type has it.
    pub(in crate::analyze::proofs) fn cast(&self, to: Scalar) -> Bounds {
        if to == self.scalar {
            return self.clone();
        }
        Bounds { low_bits: self.low_bits, ..wrapped(to, self.lowers(), self.uppers()) }
    }
}

/// The least and the greatest power of 2 that a shift to the left multiplies by.
fn powers(by: &Bounds) -> Option<(i64, i64)> {
    let (least, greatest) = (by.least(), by.greatest());
    (0 <= least && least <= greatest && greatest < 31).then(|| (1 << least, 1 << greatest))
}

/// The amount of a shift, if it is known.
fn shift(by: &Bounds) -> Option<u32> {
    by.number().map(|n| n as u32 & 31).filter(|n| *n < 31)
}

/// A number within these bounds, as a value of a type. It does not wrap in launches that keep some
/// of the bounds within the type's limits.
fn wrapped(scalar: Scalar, lower: Vec<Bound>, upper: Vec<Bound>) -> Bounds {
    let (low, high) = (above_least(scalar, &lower), below_most(scalar, &upper));
    let with_one_of = |bounds: &[Bound], others: &[Bound]| -> Vec<Bound> {
        let Some(other) = others.iter().min_by_key(|bound| bound.doubt()) else {
            return Vec::new();
        };
        bounds.iter().filter_map(|bound| bound.with(other, Some(bound.at.clone()))).collect()
    };
    let range = Bounds::any(scalar);
    let range = with_one_of(&low, &high).into_iter().fold(range, Bounds::with_lower);
    with_one_of(&high, &low).into_iter().fold(range, Bounds::with_upper)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::analyze::proofs::input::Input;

    /// A value and its range, for certain parameters.
    #[derive(Debug, Clone)]
    struct Traced {
        value: i64,
        range: Bounds,
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
            BinaryOp::Shr => a >> (b & 31),
            BinaryOp::Eq
            | BinaryOp::Ne
            | BinaryOp::Lt
            | BinaryOp::Le
            | BinaryOp::Gt
            | BinaryOp::Ge
            | BinaryOp::LogicalAnd
            | BinaryOp::LogicalOr => unreachable!("its result is no number"),
        };
        if scalar == Scalar::I32 { i64::from(exact as i32) } else { i64::from(exact as u32) }
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
                let range = Bounds::exactly(scalar, Polynomial::input(input));
                values.push(Traced { value: *value, range });
            }
            for value in constants.map(typed) {
                values.push(Traced { value, range: Bounds::constant(scalar, value) });
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
                        (a.value, b.range.uppers().into_iter().fold(a.range.clone(), Bounds::below))
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
                            let bits = Bounds::constant(scalar, i64::from(bits));
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
