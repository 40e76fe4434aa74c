//! What is known of a value: one number for each invocation of a workgroup, plus a sum of unknowns
//! that are the same for all of them (parameters, the workgroup's id, loop counters).

use std::rc::Rc;

use crate::ir::{BinaryOp, Scalar, UnaryOp};

/// Something unknown that is the same for all invocations of a workgroup.
pub(super) type Symbol = u32;

/// An integer or a truth value (0 or 1), for every invocation.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Value {
    pub(super) lanes: Lanes,
    /// The unknown part: each symbol with its factor, in order.
    pub(super) terms: Rc<[(Symbol, i64)]>,
}

/// The known part.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Lanes {
    /// The same for all.
    Same(i64),
    /// One for each; [`UNKNOWN`] where nothing is known.
    Each(Rc<[i64]>),
    /// Nothing but limits.
    Unknown {
        /// Whether it is the same for all.
        uniform: bool,
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
}

/// Stands for a lane of which nothing is known.
pub(super) const UNKNOWN: i64 = i64::MIN;

impl Value {
    pub(super) fn same(value: i64) -> Value {
        Value { lanes: Lanes::Same(value), terms: Rc::default() }
    }

    pub(super) fn each(lanes: impl IntoIterator<Item = i64>) -> Value {
        Value { lanes: Lanes::Each(lanes.into_iter().collect()), terms: Rc::default() }
    }

    pub(super) fn symbol(symbol: Symbol) -> Value {
        Value { lanes: Lanes::Same(0), terms: Rc::new([(symbol, 1)]) }
    }

    pub(super) fn unknown(uniform: bool) -> Value {
        Value::within(uniform, i64::MIN + 1, i64::MAX)
    }

    pub(super) fn within(uniform: bool, min: i64, max: i64) -> Value {
        Value { lanes: Lanes::Unknown { uniform, min, max }, terms: Rc::default() }
    }

    /// Whether all invocations have the same.
    pub(super) fn is_uniform(&self) -> bool {
        match &self.lanes {
            Lanes::Same(_) => true,
            Lanes::Each(lanes) => lanes.iter().all(|lane| *lane != UNKNOWN && *lane == lanes[0]),
            Lanes::Unknown { uniform, .. } => *uniform,
        }
    }

    /// The number, if it is known and the same for all.
    pub(super) fn constant(&self) -> Option<i64> {
        match &self.lanes {
            Lanes::Same(value) if self.terms.is_empty() => Some(*value),
            Lanes::Each(lanes) if self.terms.is_empty() && self.is_uniform() => Some(lanes[0]),
            _ => None,
        }
    }

    /// The known part of a lane.
    pub(super) fn lane(&self, lane: usize) -> Option<i64> {
        match &self.lanes {
            Lanes::Same(value) => Some(*value),
            Lanes::Each(lanes) => Some(lanes[lane]).filter(|value| *value != UNKNOWN),
            Lanes::Unknown { .. } => None,
        }
    }

    /// The number of a lane, if nothing of it is unknown.
    pub(super) fn known(&self, lane: usize) -> Option<i64> {
        self.lane(lane).filter(|_| self.terms.is_empty())
    }

    /// Whether the known part is known.
    fn has_lanes(&self) -> bool {
        !matches!(self.lanes, Lanes::Unknown { .. })
    }

    fn map(&self, f: impl Fn(i64) -> i64) -> Lanes {
        let f = |value: i64| if value == UNKNOWN { UNKNOWN } else { f(value) };
        match &self.lanes {
            Lanes::Same(value) => Lanes::Same(f(*value)),
            Lanes::Each(lanes) => Lanes::Each(lanes.iter().map(|value| f(*value)).collect()),
            unknown @ Lanes::Unknown { .. } => unknown.clone(),
        }
    }

    /// Lane by lane; `None` of `f` is unknown.
    fn zip(&self, other: &Value, f: impl Fn(i64, i64) -> Option<i64>) -> Lanes {
        let f = |a: i64, b: i64| match (a, b) {
            (UNKNOWN, _) | (_, UNKNOWN) => UNKNOWN,
            (a, b) => f(a, b).unwrap_or(UNKNOWN),
        };
        match (&self.lanes, &other.lanes) {
            (Lanes::Same(a), Lanes::Same(b)) => match f(*a, *b) {
                UNKNOWN => Lanes::Unknown { uniform: true, min: i64::MIN + 1, max: i64::MAX },
                value => Lanes::Same(value),
            },
            (Lanes::Same(a), Lanes::Each(b)) => Lanes::Each(b.iter().map(|b| f(*a, *b)).collect()),
            (Lanes::Each(a), Lanes::Same(b)) => Lanes::Each(a.iter().map(|a| f(*a, *b)).collect()),
            (Lanes::Each(a), Lanes::Each(b)) => {
                Lanes::Each(a.iter().zip(&**b).map(|(a, b)| f(*a, *b)).collect())
            }
            _ => {
                let uniform = self.is_uniform() && other.is_uniform();
                Lanes::Unknown { uniform, min: i64::MIN + 1, max: i64::MAX }
            }
        }
    }

    /// The value with the wrapping of its type, where it is wholly known.
    pub(super) fn wrapped(mut self, scalar: Scalar) -> Value {
        if self.terms.is_empty() {
            self.lanes = self.map(|value| wrap(value, scalar));
        }
        self
    }

    /// `op self`.
    pub(super) fn unary(&self, op: UnaryOp, scalar: Scalar) -> Value {
        match (op, scalar) {
            (UnaryOp::Neg, _) => Value::same(0).binary(BinaryOp::Sub, self, scalar),
            _ if !self.terms.is_empty() || !self.has_lanes() => Value::unknown(self.is_uniform()),
            (UnaryOp::Not, Scalar::Bool) => self.with(self.map(|value| 1 - value)),
            (UnaryOp::Not, _) => self.with(self.map(|value| !value)).wrapped(scalar),
        }
    }

    fn with(&self, lanes: Lanes) -> Value {
        Value { lanes, terms: Rc::clone(&self.terms) }
    }

    /// `self op other`, both of the scalar type.
    pub(super) fn binary(&self, op: BinaryOp, other: &Value, scalar: Scalar) -> Value {
        let uniform = self.is_uniform() && other.is_uniform();
        match op {
            BinaryOp::Add | BinaryOp::Sub if self.has_lanes() && other.has_lanes() => {
                let sign = if op == BinaryOp::Add { 1 } else { -1 };
                let lanes = self.zip(other, |a, b| a.checked_add(sign * b));
                Value { lanes, terms: add_terms(&self.terms, &other.terms, sign) }.wrapped(scalar)
            }
            BinaryOp::Mul => match (self.constant(), other.constant()) {
                (Some(factor), _) => other.scaled(factor, scalar),
                (_, Some(factor)) => self.scaled(factor, scalar),
                _ => self.pointwise(op, other, scalar),
            },
            BinaryOp::Eq | BinaryOp::Ne if self.terms == other.terms => {
                // The unknown parts cancel out, also where they wrap.
                let is_equal = |a: i64, b: i64| Some(i64::from((a - b) as u32 == 0));
                let lanes = self.zip(other, |a, b| {
                    is_equal(a, b).map(|equal| if op == BinaryOp::Eq { equal } else { 1 - equal })
                });
                Value { lanes, terms: Rc::default() }
            }
            BinaryOp::Rem | BinaryOp::And => {
                let exact = self.pointwise(op, other, scalar);
                match (exact.has_lanes(), other.constant()) {
                    (false, Some(n)) if n > 0 && scalar == Scalar::U32 => {
                        Value::within(uniform, 0, if op == BinaryOp::Rem { n - 1 } else { n })
                    }
                    _ => exact,
                }
            }
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                self.within_limits(op, other).unwrap_or_else(|| self.pointwise(op, other, scalar))
            }
            _ => self.pointwise(op, other, scalar),
        }
    }

    /// A comparison that the limits of an unknown value decide.
    fn within_limits(&self, op: BinaryOp, other: &Value) -> Option<Value> {
        let Lanes::Unknown { min, max, .. } = self.lanes else { return None };
        let n = other.constant()?;
        let (always, never) = match op {
            BinaryOp::Lt => (max < n, min >= n),
            BinaryOp::Le => (max <= n, min > n),
            BinaryOp::Gt => (min > n, max <= n),
            _ => (min >= n, max < n),
        };
        (always || never).then(|| Value::same(i64::from(always)))
    }

    fn scaled(&self, factor: i64, scalar: Scalar) -> Value {
        if !self.has_lanes() {
            return Value::unknown(self.is_uniform());
        }
        let lanes = self.zip(&Value::same(factor), i64::checked_mul);
        let terms = self.terms.iter().filter(|_| factor != 0);
        let terms = terms.map(|(symbol, n)| (*symbol, n.wrapping_mul(factor))).collect();
        Value { lanes, terms }.wrapped(scalar)
    }

    fn pointwise(&self, op: BinaryOp, other: &Value, scalar: Scalar) -> Value {
        if !self.terms.is_empty() || !other.terms.is_empty() {
            return Value::unknown(self.is_uniform() && other.is_uniform());
        }
        let lanes = self.zip(other, |a, b| apply(op, a, b));
        Value { lanes, terms: Rc::default() }.wrapped(scalar)
    }

    /// The value of `then` where the mask is certain, `self` where it is certainly not.
    pub(super) fn replaced(&self, then: &Value, mask: &Mask) -> Value {
        if mask.all(Is::Yes) || self == then {
            return then.clone();
        }
        if mask.all(Is::No) {
            return self.clone();
        }
        if !(self.is_blank() || self.terms == then.terms && self.has_lanes()) || !then.has_lanes() {
            return Value::unknown(false);
        }
        let lanes = (0..mask.len()).map(|lane| {
            let (old, new) = (self.lane(lane), then.lane(lane));
            match mask.get(lane) {
                Is::Yes => new,
                Is::No => old,
                Is::Maybe => new.filter(|_| old == new),
            }
            .unwrap_or(UNKNOWN)
        });
        Value { lanes: Lanes::Each(lanes.collect()), terms: Rc::clone(&then.terms) }
    }

    /// No number for any invocation: what a variable has before it is assigned.
    pub(super) fn blank(lanes: usize) -> Value {
        Value::each(std::iter::repeat_n(UNKNOWN, lanes))
    }

    fn is_blank(&self) -> bool {
        matches!(&self.lanes, Lanes::Each(lanes) if lanes.iter().all(|lane| *lane == UNKNOWN))
    }
}

fn add_terms(a: &Rc<[(Symbol, i64)]>, b: &Rc<[(Symbol, i64)]>, sign: i64) -> Rc<[(Symbol, i64)]> {
    if b.is_empty() {
        return Rc::clone(a);
    }
    let mut sum: std::collections::BTreeMap<Symbol, i64> = a.iter().copied().collect();
    for (symbol, factor) in b.iter() {
        *sum.entry(*symbol).or_default() += sign * factor;
    }
    sum.into_iter().filter(|(_, factor)| *factor != 0).collect()
}

/// A number as a value of its type.
pub(super) fn wrap(value: i64, scalar: Scalar) -> i64 {
    match scalar {
        Scalar::I32 => i64::from(value as i32),
        Scalar::U32 => i64::from(value as u32),
        _ => value,
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

/// Whether an invocation is among those that run a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Is {
    No,
    Maybe,
    Yes,
}

/// The invocations that run a statement.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Mask(Rc<[Is]>);

impl Mask {
    pub(super) fn of(lanes: Vec<Is>) -> Mask {
        Mask(lanes.into())
    }

    pub(super) fn full(lanes: usize) -> Mask {
        Mask(vec![Is::Yes; lanes].into())
    }

    pub(super) fn none(lanes: usize) -> Mask {
        Mask(vec![Is::No; lanes].into())
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, lane: usize) -> Is {
        self.0[lane]
    }

    pub(super) fn all(&self, is: Is) -> bool {
        self.0.iter().all(|lane| *lane == is)
    }

    /// Those of the mask for which a condition holds.
    pub(super) fn and(&self, condition: &Value, holds: bool) -> Mask {
        let lanes = self.0.iter().enumerate().map(|(lane, is)| match (is, condition.known(lane)) {
            (Is::No, _) => Is::No,
            (is, Some(value)) if (value != 0) == holds => *is,
            (_, Some(_)) => Is::No,
            (_, None) => Is::Maybe,
        });
        Mask(lanes.collect())
    }

    /// Those that are in one of the two, which exclude each other.
    pub(super) fn or(&self, other: &Mask) -> Mask {
        let lanes = self.0.iter().zip(&*other.0).map(|(a, b)| match (a, b) {
            (Is::Yes, _) | (_, Is::Yes) => Is::Yes,
            (Is::No, Is::No) => Is::No,
            _ => Is::Maybe,
        });
        Mask(lanes.collect())
    }

    /// Those that are in this one and not in the other.
    pub(super) fn without(&self, other: &Mask) -> Mask {
        let lanes = self.0.iter().zip(&*other.0).map(|(a, b)| match (a, b) {
            (is, Is::No) => *is,
            (_, Is::Yes) | (Is::No, _) => Is::No,
            (_, Is::Maybe) => Is::Maybe,
        });
        Mask(lanes.collect())
    }

    /// The invocations that are certainly among them.
    pub(super) fn certain(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().filter(|(_, is)| **is == Is::Yes).map(|(lane, _)| lane)
    }

    /// The invocations that may be among them.
    pub(super) fn possible(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().filter(|(_, is)| **is != Is::No).map(|(lane, _)| lane)
    }
}
