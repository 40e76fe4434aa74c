//! The known facts about a value: one number for each invocation of a workgroup, plus a sum of
//! unknowns. The unknowns are the same for all invocations: parameters, the workgroup's id, loop
//! counters.

use std::borrow::Cow;
use std::rc::Rc;

use super::guard::{self, Says};
use super::lanes::Lanes;
use super::mask::{Is, Mask};
use crate::ir::{BinaryOp, Scalar, UnaryOp};

/// An unknown that is the same for all invocations of a workgroup. Its last two bits tell its kind.
pub(super) type Symbol = u32;

/// The unknown part of a value: each symbol with its factor, in order.
pub(super) type Terms = Rc<[(Symbol, i64)]>;

/// An id or count of workgroups.
pub(super) const OF_WORKGROUPS: Symbol = 1;
/// A parameter of the kernel.
pub(super) const PARAMETER: Symbol = 2;
/// The length of a slice.
pub(super) const LENGTH: Symbol = 3;

/// Whether the symbol is at least 0.
fn is_count(symbol: Symbol) -> bool {
    matches!(symbol % 4, OF_WORKGROUPS | LENGTH)
}

/// The greatest value of a count.
fn most_of(symbol: Symbol) -> i64 {
    // Workgroups in a dimension; elements of at least 2 bytes in 4 GiB.
    if symbol % 4 == OF_WORKGROUPS { 65_535 } else { i64::from(i32::MAX) }
}

/// Whether a sum of a number and counts wraps in no launch.
fn never_wraps(start: i64, counts: &[(Symbol, i64)], scalar: Scalar) -> bool {
    let (min, max) = scalar.word_limits();
    let most = counts.iter().try_fold(start, |sum, (symbol, factor)| {
        sum.checked_add(factor.checked_mul(most_of(*symbol))?)
    });
    start >= min && most.is_some_and(|most| most <= max)
}

/// Whether the host chooses the symbol for the launch as a whole.
fn is_chosen(symbol: Symbol) -> bool {
    matches!(symbol % 4, PARAMETER | LENGTH)
}

/// An integer or a truth value (0 or 1), for every invocation.
#[derive(Debug, Clone)]
pub(super) struct Value {
    pub(super) lanes: Lanes,
    /// The unknown part.
    pub(super) terms: Terms,
    /// For a condition: its consequences for unknowns.
    pub(super) says: Option<Says>,
}

/// Stands for an unknown lane.
pub(super) const UNKNOWN: i64 = i64::MIN;

/// Stands for a truth value that is true if the launch's parameters and lengths are large enough:
/// `i < n`.
const HIGH: i64 = i64::MIN + 1;
/// Stands for a truth value that is true if they are small enough: `i >= n`.
const LOW: i64 = i64::MIN + 2;

/// The product of a workgroup's id and a factor below this is assumed not to wrap.
const MAX_SPREAD: i64 = 1 << 16;

/// The maximum number of symbols in a sum.
const MAX_TERMS: usize = 32;

/// Factors of symbols stay below this.
const MAX_FACTOR: u64 = 1 << 33;

/// When a condition with this number is true.
#[inline(always)]
pub(super) fn holds_if(number: i64) -> Is {
    match number {
        UNKNOWN => Is::Maybe,
        HIGH => Is::High,
        LOW => Is::Low,
        0 => Is::No,
        _ => Is::Yes,
    }
}

/// Whether the number is none of the markers above.
#[inline(always)]
pub(super) fn is_number(value: i64) -> bool {
    value > LOW
}

impl Value {
    /// Whether the same facts are known about both. Two unknown values may still differ.
    pub(super) fn is_as_known(&self, other: &Value) -> bool {
        self.lanes == other.lanes && self.terms == other.terms && self.says == other.says
    }

    /// Whether both are certainly one value.
    pub(super) fn equals(&self, other: &Value) -> bool {
        self.lanes.are_known() && self.is_as_known(other)
    }

    pub(super) fn same(value: i64) -> Value {
        Value::of(Lanes::Same(value))
    }

    pub(super) fn of(lanes: Lanes) -> Value {
        Value { lanes, terms: Rc::default(), says: None }
    }

    pub(super) fn symbol(symbol: Symbol) -> Value {
        Value { lanes: Lanes::Same(0), terms: Rc::new([(symbol, 1)]), says: None }
    }

    pub(super) fn unknown(uniform: bool) -> Value {
        Value::of(Lanes::unknown(uniform))
    }

    pub(super) fn within(uniform: bool, min: i64, max: i64) -> Value {
        Value::of(Lanes::Unknown { uniform, min, max })
    }

    /// Whether all invocations have the same value.
    pub(super) fn is_uniform(&self) -> bool {
        self.lanes.is_uniform()
    }

    /// Whether one lane stands for all.
    pub(super) fn is_one(&self) -> bool {
        matches!(self.lanes, Lanes::Same(_) | Lanes::Unknown { .. })
    }

    /// The number, if it is known and the same for all.
    pub(super) fn constant(&self) -> Option<i64> {
        let Lanes::Same(value) = self.lanes else { return None };
        self.terms.is_empty().then_some(value)
    }

    /// The number and the unknown part, if the number is the same for all.
    pub(super) fn as_sum(&self) -> Option<(i64, Terms)> {
        let Lanes::Same(value) = self.lanes else { return None };
        Some((value, Rc::clone(&self.terms)))
    }

    /// Whether it is completely known for every invocation.
    pub(super) fn is_known(&self) -> bool {
        self.terms.is_empty() && self.lanes.are_known()
    }

    /// The known part of a lane.
    pub(super) fn lane(&self, lane: usize) -> Option<i64> {
        Some(self.lanes.get(lane)).filter(|value| is_number(*value))
    }

    /// The number of a lane, if there is no unknown part.
    pub(super) fn known(&self, lane: usize) -> Option<i64> {
        self.lane(lane).filter(|_| self.terms.is_empty())
    }

    /// When a condition is true for a lane.
    pub(super) fn holds(&self, lane: usize) -> Is {
        holds_if(self.truth().lanes.get(lane))
    }

    /// Whether the condition is unknown for one of these invocations.
    pub(super) fn is_open(&self, of: &Mask) -> bool {
        match self.constant() {
            Some(_) => false,
            None => {
                self.is_one()
                    || of.possible().any(|lane| {
                        !matches!(self.holds(lane), Is::Yes | Is::No) || !self.terms.is_empty()
                    })
            }
        }
    }

    /// Whether the lanes have more than limits.
    pub(super) fn has_lanes(&self) -> bool {
        !matches!(self.lanes, Lanes::Unknown { .. })
    }

    fn map(&self, f: impl Fn(i64) -> i64) -> Lanes {
        self.lanes.map(|value| if is_number(value) { f(value) } else { UNKNOWN })
    }

    /// Combines lane by lane. A `None` of `f` is an unknown lane.
    fn zip(&self, other: &Value, f: impl Fn(i64, i64) -> Option<i64>) -> Lanes {
        self.lanes.zip(&other.lanes, |a, b| {
            if !is_number(a) || !is_number(b) {
                return UNKNOWN;
            }
            match f(a, b) {
                Some(result) => result,
                None => UNKNOWN,
            }
        })
    }

    /// The value, wrapped to its type if it has no unknown part.
    pub(super) fn wrapped(mut self, scalar: Scalar) -> Value {
        if !scalar.is_word() {
            return self;
        }
        let (min, max) = scalar.word_limits();
        if let Lanes::Unknown { uniform, min: least, max: most } = self.lanes {
            // A value outside of the limits wraps to some number of the type.
            if least < min || most > max {
                self.lanes = Lanes::Unknown { uniform, min, max };
            }
        } else if self.terms.is_empty() && !self.lanes.are_within(min, max) {
            self.lanes = self.map(|value| wrap(value, scalar));
        }
        self
    }

    /// An index of an array of this length. If it is out of bounds, it counts as unknown: the
    /// access is clamped.
    pub(super) fn below(&self, length: u32) -> Value {
        let length = i64::from(length);
        if matches!(self.lanes, Lanes::Unknown { .. }) || self.lanes.are_within(0, length - 1) {
            return self.clone();
        }
        self.with(self.map(|n| if (0..length).contains(&n) { n } else { UNKNOWN }))
    }

    /// `op self`.
    pub(super) fn unary(&self, op: UnaryOp, scalar: Scalar) -> Value {
        match (op, scalar) {
            (UnaryOp::Neg, _) => Value::same(0).binary(BinaryOp::Sub, self, scalar),
            (UnaryOp::Not, Scalar::Bool) if !self.terms.is_empty() || !self.has_lanes() => {
                Value { says: guard::negated(self), ..Value::unknown(self.is_uniform()) }
            }
            _ if !self.terms.is_empty() || !self.has_lanes() => Value::unknown(self.is_uniform()),
            (UnaryOp::Not, Scalar::Bool) => {
                let not = |_: i64, value: i64| match value {
                    HIGH => LOW,
                    LOW => HIGH,
                    UNKNOWN => value,
                    value => 1 - value,
                };
                let says = guard::negated(self);
                Value { says, ..self.with(Lanes::Same(0).zip(&self.lanes, not)) }
            }
            (UnaryOp::Not, _) => self.with(self.map(|value| !value)).wrapped(scalar),
        }
    }

    fn with(&self, lanes: Lanes) -> Value {
        Value { lanes, terms: Rc::clone(&self.terms), says: None }
    }

    /// `self op other`, both of the scalar type.
    pub(super) fn binary(&self, op: BinaryOp, other: &Value, scalar: Scalar) -> Value {
        let uniform = self.is_uniform() && other.is_uniform();
        match op {
            BinaryOp::Add => self.sum(other, 1).wrapped(scalar),
            BinaryOp::Sub => self.sum(other, -1).wrapped(scalar),
            BinaryOp::Mul => match (self.constant(), other.constant()) {
                (Some(factor), _) => other.scaled(factor).wrapped(scalar),
                (_, Some(factor)) => self.scaled(factor).wrapped(scalar),
                _ => self.pointwise(op, other, scalar),
            },
            BinaryOp::Eq | BinaryOp::Ne if self.terms == other.terms => {
                // The unknown parts cancel out, even if they wrap.
                let is_equal = |a: i64, b: i64| Some(i64::from(a.wrapping_sub(b) as u32 == 0));
                let lanes = self.zip(other, |a, b| {
                    is_equal(a, b).map(|equal| if op == BinaryOp::Eq { equal } else { 1 - equal })
                });
                Value::of(lanes)
            }
            BinaryOp::LogicalAnd | BinaryOp::LogicalOr => self.logical(op, other),
            BinaryOp::And | BinaryOp::Or if scalar == Scalar::Bool => self.logical(op, other),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor
                if let Some(exact) = self
                    .in_low_bits(op, other, scalar)
                    .or_else(|| other.in_low_bits(op, self, scalar)) =>
            {
                exact
            }
            BinaryOp::Rem | BinaryOp::And | BinaryOp::Div | BinaryOp::Shr => {
                let exact = match other.constant().filter(|_| scalar == Scalar::U32) {
                    Some(n) if self.is_multiple_and_rest(op, n) => self.divided(op, n),
                    _ => self.pointwise(op, other, scalar),
                };
                match (exact.has_lanes(), other.constant()) {
                    (false, Some(n)) if scalar == Scalar::U32 => {
                        Value::within(uniform, 0, self.most(op, n))
                    }
                    _ => exact,
                }
            }
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                self.within_limits(op, other).unwrap_or_else(|| self.compared(op, other, scalar))
            }
            BinaryOp::Eq | BinaryOp::Ne => self.compared(op, other, scalar),
            BinaryOp::Or | BinaryOp::Xor | BinaryOp::Shl => self.pointwise(op, other, scalar),
        }
    }

    /// A bit operation with a constant that does not change the unknown part, because that has none
    /// of the low bits: `global_invocation_id ^ 1`. Wrapping does not change low bits.
    fn in_low_bits(&self, op: BinaryOp, other: &Value, scalar: Scalar) -> Option<Value> {
        let n = other.constant().filter(|_| scalar == Scalar::U32)?;
        if self.terms.is_empty() {
            return None;
        }
        let factors = self.terms.iter().fold(0, |bits, (_, factor)| bits | factor);
        let low_bits = (1 << factors.trailing_zeros().min(32)) - 1;
        let is_kept = match op == BinaryOp::And {
            true => n | low_bits == i64::from(u32::MAX),
            false => n <= low_bits,
        };
        let has_low_bits_only = is_kept && self.lanes.are_within(0, low_bits);
        has_low_bits_only
            .then(|| self.with(self.map(|value| apply(op, value, n).unwrap_or(UNKNOWN))))
    }

    /// Whether the unknown part consists of multiples of the divisor. Then only the numbers of the
    /// invocations are divided: `global_invocation_id / 2`, with workgroups of 64.
    fn is_multiple_and_rest(&self, op: BinaryOp, n: i64) -> bool {
        let divisor = if op.divides() {
            n
        } else if op == BinaryOp::Shr {
            1 << (n & 31)
        } else {
            // `& n` is the remainder by `n + 1`.
            n + 1
        };
        if divisor <= 0 || op == BinaryOp::And && !is_power_of_two(divisor) {
            return false;
        }
        let is_exact = keeps_low_bits_only(op, n);
        let is_multiple = |(symbol, factor): &(Symbol, i64)| {
            let is_spread = symbol % 4 == OF_WORKGROUPS && (1..MAX_SPREAD).contains(factor);
            (is_exact || is_spread) && factor % divisor == 0
        };
        !self.terms.is_empty() && self.terms.iter().all(is_multiple) && self.has_lanes()
    }

    /// The result of a division for which [`is_multiple_and_rest`](Self::is_multiple_and_rest)
    /// holds.
    fn divided(&self, op: BinaryOp, n: i64) -> Value {
        let is_exact = keeps_low_bits_only(op, n);
        let rest = |value: i64| match value >= 0
            && (is_exact || never_wraps(value, &self.terms, Scalar::U32))
        {
            true => apply(op, value, n).unwrap_or(UNKNOWN),
            false => UNKNOWN,
        };
        let lanes = self.map(rest);
        let terms = if let BinaryOp::Div | BinaryOp::Shr = op {
            let divided = |(symbol, factor): &(Symbol, i64)| {
                (*symbol, apply(op, *factor, n).unwrap_or(*factor))
            };
            self.terms.iter().map(divided).collect()
        } else {
            Terms::default()
        };
        Value { lanes, terms, says: None }
    }

    /// The greatest result of `self op n`, for numbers that are at least 0.
    fn most(&self, op: BinaryOp, n: i64) -> i64 {
        let (least, limit) = Scalar::U32.word_limits();
        let most = if let Lanes::Unknown { min, max, .. } = self.lanes
            && min >= least
        {
            max.min(limit)
        } else {
            limit
        };
        if op == BinaryOp::And {
            most.min(n)
        } else if op == BinaryOp::Rem && n > 0 {
            most.min(n - 1)
        } else {
            apply(op, most, n).unwrap_or(limit)
        }
    }

    /// The result of `<`, `<=`, `>` or `>=`, if the limits of an unknown value decide it.
    fn within_limits(&self, op: BinaryOp, other: &Value) -> Option<Value> {
        let Lanes::Unknown { min, max, .. } = self.lanes else { return None };
        let n = other.constant()?;
        let (of_least, of_greatest) = (op.holds(&min, &n)?, op.holds(&max, &n)?);
        (of_least == of_greatest).then(|| Value::same(i64::from(of_least)))
    }

    /// The same value; lanes that depend on the launch become unknown.
    pub(super) fn without_launch(&self) -> Value {
        match matches!(self.lanes, Lanes::Each(_)) {
            true => Value::of(self.map(|value| value)),
            false => self.clone(),
        }
    }

    /// Whether a comparison of the two depends on the launch and differs between invocations.
    fn is_guard(&self, other: &Value) -> bool {
        let differs = !self.is_uniform() || !other.is_uniform();
        let depends = !self.terms.is_empty() || !other.terms.is_empty();
        differs && depends && self.has_lanes() && other.has_lanes()
    }

    fn compared(&self, op: BinaryOp, other: &Value, scalar: Scalar) -> Value {
        let says = guard::compared(op, self, other, scalar);
        match self.is_guard(other) {
            true => Value { says, ..self.guard(op, other, scalar) },
            false => Value { says, ..self.pointwise(op, other, scalar) },
        }
    }

    /// A comparison that depends on the launch.
    fn guard(&self, op: BinaryOp, other: &Value, scalar: Scalar) -> Value {
        let difference = add_terms(&self.terms, &other.terms, -1);
        let at_least_0 = |terms: &[(Symbol, i64)]| {
            terms.iter().all(|(symbol, factor)| is_count(*symbol) && *factor > 0)
        };
        // The unknown part is a multiple of this.
        let multiple = difference.iter().fold(1 << 32, |n, (_, factor)| gcd(n, factor.abs()));
        let (left_grows, right_grows) = (
            other.terms.is_empty() && at_least_0(&self.terms),
            self.terms.is_empty() && at_least_0(&other.terms),
        );
        // Whether the host's choices make only the left side larger, or only the right side.
        let chosen = || difference.iter().filter(|(symbol, _)| is_chosen(*symbol));
        let (left_is_chosen, right_is_chosen) = (
            chosen().count() > 0 && chosen().all(|(_, factor)| *factor > 0),
            chosen().count() > 0 && chosen().all(|(_, factor)| *factor < 0),
        );
        let is_order = !matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        let is_less = matches!(op, BinaryOp::Lt | BinaryOp::Le);
        let (raises, lowers) = match is_less {
            true => (right_is_chosen, left_is_chosen),
            false => (left_is_chosen, right_is_chosen),
        };
        let open = match (raises, lowers) {
            (true, _) if is_order => HIGH,
            (_, true) if is_order => LOW,
            _ => UNKNOWN,
        };
        let left_grows = |a: i64| left_grows && never_wraps(a, &self.terms, scalar);
        let right_grows = |b: i64| right_grows && never_wraps(b, &other.terms, scalar);
        let decide = |a: i64, b: i64| {
            let holds = op.holds(&a, &b) == Some(true);
            let is_lasting = match (is_order, holds == is_less) {
                (false, _) => a.wrapping_sub(b).rem_euclid(multiple) != 0,
                // The result stays the same while the greater side grows.
                (true, true) => right_grows(b),
                (true, false) => left_grows(a),
            };
            if is_lasting { i64::from(holds) } else { open }
        };
        let lanes = self.lanes.zip(&other.lanes, |a, b| match is_number(a) && is_number(b) {
            true => decide(a, b),
            false => UNKNOWN,
        });
        Value::of(lanes)
    }

    /// The value as a condition. With an unknown part, it is either true or false.
    pub(super) fn truth(&self) -> Cow<'_, Value> {
        match self.terms.is_empty() {
            true => Cow::Borrowed(self),
            false => Cow::Owned(Value::unknown(self.is_uniform())),
        }
    }

    /// `&&`, `||`: one operand may decide alone.
    fn logical(&self, op: BinaryOp, other: &Value) -> Value {
        let decisive = i64::from(matches!(op, BinaryOp::LogicalOr | BinaryOp::Or));
        let apply = |a: i64, b: i64| match (a, b) {
            (a, b) if a == decisive || b == decisive => decisive,
            (a, b) if is_number(a) => b,
            (a, b) if is_number(b) || a == b => a,
            _ => UNKNOWN,
        };
        let lanes = self.truth().lanes.zip(&other.truth().lanes, apply);
        Value { says: guard::logical(decisive == 1, self, other), ..Value::of(lanes) }
    }

    /// `self + sign · other`, without wrapping.
    pub(super) fn sum(&self, other: &Value, sign: i64) -> Value {
        if sign == 1 && self.constant() == Some(0) {
            return other.clone();
        }
        let lanes = self
            .lanes
            .sum(&other.lanes, sign)
            .unwrap_or_else(|| self.zip(other, |a, b| a.checked_add(b.checked_mul(sign)?)));
        let terms = add_terms(&self.terms, &other.terms, sign);
        if terms.len() > MAX_TERMS {
            return Value::unknown(lanes.is_uniform());
        }
        self.linear(lanes, terms)
    }

    /// `factor · self`, without wrapping.
    pub(super) fn scaled(&self, factor: i64) -> Value {
        if factor == 1 {
            return self.clone();
        }
        let lanes = self
            .lanes
            .product(factor)
            .unwrap_or_else(|| self.zip(&Value::same(factor), i64::checked_mul));
        let terms = self.terms.iter().filter(|_| factor != 0);
        self.linear(lanes, terms.map(|(symbol, n)| (*symbol, n.saturating_mul(factor))).collect())
    }

    /// A sum or multiple of `self`. If its lanes are unknown, its unknown part is useless, too. A
    /// factor above the maximum has wrapped.
    fn linear(&self, lanes: Lanes, terms: Terms) -> Value {
        let is_known = !matches!(lanes, Lanes::Unknown { .. });
        match is_known && terms.iter().all(|(_, factor)| factor.unsigned_abs() < MAX_FACTOR) {
            true => Value { lanes, terms, says: None },
            false => Value::unknown(lanes.is_uniform()),
        }
    }

    fn pointwise(&self, op: BinaryOp, other: &Value, scalar: Scalar) -> Value {
        if !self.terms.is_empty() || !other.terms.is_empty() {
            return Value::unknown(self.is_uniform() && other.is_uniform());
        }
        let lanes = self.zip(other, |a, b| apply(op, a, b));
        Value::of(lanes).wrapped(scalar)
    }

    /// `then` for lanes that are certainly in the mask, `self` for lanes that are certainly not.
    pub(super) fn replaced(&self, then: &Value, mask: &Mask) -> Value {
        if mask.all(Is::Yes) || self.equals(then) {
            return then.clone();
        }
        if mask.all(Is::No) {
            return self.clone();
        }
        if !(self.is_blank() || self.terms == then.terms && self.has_lanes()) || !then.has_lanes() {
            return Value::unknown(false);
        }
        let lanes = Lanes::of(mask.len(), |lane| {
            let (old, new) = (self.lanes.get(lane), then.lanes.get(lane));
            match mask.get(lane) {
                Is::Yes => new,
                Is::No => old,
                Is::Maybe | Is::High | Is::Low if old == new => new,
                Is::Maybe | Is::High | Is::Low => UNKNOWN,
            }
        });
        Value { lanes, terms: Rc::clone(&then.terms), says: None }
    }

    /// No number for any invocation: the value of a variable before it is assigned.
    pub(super) fn blank(lanes: usize) -> Value {
        Value::of(Lanes::of(lanes, |_| UNKNOWN))
    }

    fn is_blank(&self) -> bool {
        matches!(&self.lanes, Lanes::Each(lanes) if lanes.iter().all(|lane| *lane == UNKNOWN))
    }
}

fn is_power_of_two(n: i64) -> bool {
    n > 0 && n & (n - 1) == 0
}

/// Whether the result depends on the low bits alone. Then it is right even if a sum wraps, since
/// wrapping loses a multiple of 2³².
fn keeps_low_bits_only(op: BinaryOp, n: i64) -> bool {
    op == BinaryOp::And && is_power_of_two(n + 1) || op == BinaryOp::Rem && is_power_of_two(n)
}

pub(super) fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub(super) fn add_terms(a: &Terms, b: &Terms, sign: i64) -> Terms {
    if b.is_empty() {
        return Rc::clone(a);
    }
    // The sum builds a map, and a list from the map.
    crate::steps::count(4 * (a.len() + b.len()));
    let mut sum: std::collections::BTreeMap<Symbol, i64> = a.iter().copied().collect();
    for (symbol, factor) in b.iter() {
        *sum.entry(*symbol).or_default() += sign * factor;
    }
    sum.into_iter().filter(|(_, factor)| *factor != 0).collect()
}

/// A number wrapped to its type.
fn wrap(value: i64, scalar: Scalar) -> i64 {
    match (scalar.is_word(), scalar.is_signed()) {
        (true, true) => i64::from(value as i32),
        (true, false) => i64::from(value as u32),
        (false, _) => value,
    }
}

fn apply(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    use BinaryOp::*;
    Some(match op {
        Add => a.checked_add(b)?,
        Sub => a.checked_sub(b)?,
        Mul => a.checked_mul(b)?,
        Div if b == 0 => a,
        Div => a.checked_div(b)?,
        Rem if b == 0 => 0,
        Rem => a.checked_rem(b)?,
        And | LogicalAnd => a & b,
        Or | LogicalOr => a | b,
        Xor => a ^ b,
        Shl => a.checked_mul(1 << (b & 31))?,
        Shr => a >> (b & 31),
        Eq => i64::from(a == b),
        Ne => i64::from(a != b),
        Lt => i64::from(a < b),
        Le => i64::from(a <= b),
        Gt => i64::from(a > b),
        Ge => i64::from(a >= b),
    })
}
