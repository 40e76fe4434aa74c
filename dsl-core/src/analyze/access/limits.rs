//! The least and the greatest possible numbers of uniform values. They decide conditions, and limit
//! the number of iterations of loops.

use super::any_value::AnyValue;
use super::guard::{self, Ends, Says};
use super::interpret::Interpreter;
use super::lanes::Lanes;
use super::value::{OF_WORKGROUPS, Symbol, Value};
use crate::builtins::meaning::{ResultLimits, meaning};
use crate::ir::{BinaryOp, Expr, ExprId, Scalar, UnaryOp};
use crate::shared_map::{Keep, SharedMap};

/// The least and the greatest number.
pub(super) type Extremes = (i64, i64);

/// The maximum of ids and counts of workgroups: the limit that every device has.
const MAX_WORKGROUPS: i64 = 65_535;

/// The maximum number of bounds that are kept for an unknown.
const MOST_ENDS: usize = 4;

/// The limits of an unknown without known facts. Limits of unknowns are limits of their bits as a
/// `u32`, even if an unknown is an `i32`.
pub(super) const ANY: Extremes = (0, u32::MAX as i64);

/// The limits that conditions give to unknowns.
#[derive(Debug, Clone, Default)]
pub(super) struct Limits(SharedMap<Symbol, Extremes>);

impl Limits {
    fn get(&self, symbol: Symbol) -> Extremes {
        self.0.get(symbol).copied().unwrap_or(ANY)
    }

    /// Narrows the limits of an unknown. If no number is left, no launch comes here.
    fn narrow(&mut self, symbol: Symbol, (min, max): Extremes) {
        let (least, most) = self.get(symbol);
        let (min, max) = (min.max(least), max.min(most));
        if min <= max && (min, max) != (least, most) {
            self.0.insert(symbol, (min, max));
        }
    }

    /// Keeps the limits that hold on both of two paths.
    pub(super) fn join(&mut self, other: &Limits) {
        self.0.join(&other.0, Keep::COMMON, |_, one, other| {
            Some((one.0.min(other.0), one.1.max(other.1)))
        });
    }
}

impl Interpreter<'_> {
    /// The limits of a value of the type.
    fn limits(&self, value: &Value, scalar: Scalar) -> Extremes {
        self.unwrapped(value, scalar).unwrap_or_else(|| scalar.word_limits())
    }

    /// The limits, if the sum certainly does not wrap.
    fn unwrapped(&self, value: &Value, scalar: Scalar) -> Option<Extremes> {
        let (least, most) = scalar.word_limits();
        let (min, max) = self.sum_limits(value)?;
        (least <= min && max <= most).then_some((min, max))
    }

    /// The limits of a sum, whatever its type.
    fn sum_limits(&self, value: &Value) -> Option<Extremes> {
        let (mut min, mut max) = value.lanes.limits()?;
        crate::steps::count(value.terms.len());
        for (symbol, factor) in value.terms.iter() {
            let (least, most) = self.symbol_limits(*symbol);
            let ends = [least.checked_mul(*factor)?, most.checked_mul(*factor)?];
            min = min.checked_add(ends[0].min(ends[1]))?;
            max = max.checked_add(ends[0].max(ends[1]))?;
        }
        Some((min, max))
    }

    fn symbol_limits(&self, symbol: Symbol) -> Extremes {
        let (least, most) = self.born.get(&symbol).copied().unwrap_or(ANY);
        let (min, max) = self.state.limits.get(symbol);
        let (min, max) = (min.max(least), max.min(most));
        match symbol % 4 == OF_WORKGROUPS {
            true => (min.max(0), max.min(MAX_WORKGROUPS)),
            false => (min, max),
        }
    }

    /// A uniform unknown within limits.
    pub(super) fn symbol_within(&mut self, (min, max): Extremes) -> Value {
        if min == max {
            return Value::same(min);
        }
        let symbol = self.fresh();
        if min >= 0 && self.proving.is_none() {
            self.born.insert(symbol, (min, max));
        }
        Value::symbol(symbol)
    }

    /// A value with limits and no other known facts.
    pub(super) fn within(&mut self, is_uniform: bool, limits: Extremes) -> Value {
        match is_uniform {
            true => self.symbol_within(limits),
            false => Value::within(false, limits.0, limits.1),
        }
    }

    /// An unknown that is one of two values.
    pub(super) fn either(&mut self, a: &Value, b: &Value) -> Value {
        let limits = match (self.sum_limits(a), self.sum_limits(b)) {
            (Some((a, b)), Some((c, d))) if a.min(c) >= 0 && b.max(d) <= i64::from(i32::MAX) => {
                (a.min(c), b.max(d))
            }
            _ => ANY,
        };
        self.symbol_within(limits)
    }

    /// Limits of the result of an operator.
    pub(super) fn limits_of(&self, op: BinaryOp, l: &Value, r: &Value, scalar: Scalar) -> Extremes {
        let any = scalar.word_limits();
        let ((a, b), (c, d)) = (self.limits(l, scalar), self.limits(r, scalar));
        if a < 0 || c < 0 {
            return any;
        }
        use BinaryOp::*;
        match op {
            Div if c > 0 => (a / d, b / c),
            Rem if c > 0 => (0, b.min(d - 1)),
            Shr if d < 32 => (a >> d, b >> c),
            And => (0, b.min(d)),
            Mul => match (a.checked_mul(c), b.checked_mul(d)) {
                (Some(min), Some(max)) if max <= any.1 => (min, max),
                _ => any,
            },
            Add | Sub | Div | Rem | Or | Xor | Shl | Shr => any,
            Eq | Ne | Lt | Le | Gt | Ge | LogicalAnd | LogicalOr => any,
        }
    }

    /// Limits of the result of a builtin function.
    pub(super) fn limits_of_call(&self, name: &str, args: &[AnyValue], scalar: Scalar) -> Extremes {
        let args: Vec<Extremes> =
            args.iter().map(|arg| self.limits(&arg.scalar(), scalar)).collect();
        match (meaning(name).map_or(ResultLimits::Any, |of| of.limits), &*args) {
            (ResultLimits::Min, [(a, b), (c, d)]) => (*a.min(c), *b.min(d)),
            (ResultLimits::Max, [(a, b), (c, d)]) => (*a.max(c), *b.max(d)),
            (ResultLimits::Clamp, [(a, b), (c, d), (e, f)]) => (*a.max(c).min(e), *b.max(d).min(f)),
            (ResultLimits::SaturatingSub, [(a, b), (c, d)]) if scalar == Scalar::U32 => {
                ((a - d).max(0), (b - c).max(0))
            }
            _ => scalar.word_limits(),
        }
    }

    /// Whether a comparison holds, if limits decide it.
    pub(super) fn decided(
        &self,
        op: BinaryOp,
        l: &Value,
        r: &Value,
        scalar: Scalar,
    ) -> Option<bool> {
        if !l.is_uniform() || !r.is_uniform() || !scalar.is_word() {
            return None;
        }
        let (ends, others) = (self.limits(l, scalar), self.limits(r, scalar));
        let mut apart = (ends.0 - others.1, ends.1 - others.0);
        if l.equals(r) || self.unwrapped(l, scalar).is_some() && self.unwrapped(r, scalar).is_some()
        {
            let (min, max) = self.sum_limits(&l.sum(r, -1))?;
            apart = (apart.0.max(min), apart.1.min(max));
        }
        let (of_least, of_greatest) = (op.holds(&apart.0, &0)?, op.holds(&apart.1, &0)?);
        let has_zero_inside = apart.0 < 0 && apart.1 > 0;
        (of_least == of_greatest && !has_zero_inside).then_some(of_least)
    }

    /// The maximum number of iterations of a loop over a range. `extra` is 1 if the range includes
    /// its end.
    pub(super) fn most_rounds(
        &self,
        (start, end): (&Value, &Value),
        step: &Value,
        extra: i64,
        scalar: Scalar,
    ) -> i64 {
        if !scalar.is_word() {
            return i64::MAX;
        }
        let (least, most) = scalar.word_limits();
        let mut apart = self.limits(end, scalar).1 - self.limits(start, scalar).0;
        // If a loop runs, its ends differ by 0 to `u32::MAX`. If the difference of the sums is such
        // a number, the ends differ by it, even if both wrap.
        if let Some((min, max)) = self.sum_limits(&end.sum(start, -1)) {
            let do_not_wrap =
                self.unwrapped(start, scalar).is_some() && self.unwrapped(end, scalar).is_some();
            if do_not_wrap || 0 <= min && max <= most - least {
                apart = apart.min(max);
            }
        }
        let step = self.limits(step, scalar).0.max(1);
        ((apart + extra).max(0) + step - 1) / step
    }

    /// The difference of two values for each invocation, if it is certain. The values may be sums
    /// with the same unknowns that do not wrap.
    pub(super) fn apart(&self, start: &Value, end: &Value, scalar: Scalar) -> Option<Lanes> {
        let do_not_wrap =
            || self.unwrapped(start, scalar).is_some() && self.unwrapped(end, scalar).is_some();
        let are_known = start.lanes.are_known() && end.lanes.are_known();
        let is_certain =
            are_known && start.terms == end.terms && (start.terms.is_empty() || do_not_wrap());
        is_certain.then(|| start.lanes.zip(&end.lanes, |start, end| end - start))
    }

    /// Notes the bounds of a function's result.
    pub(super) fn note_ends(&mut self, name: &str, args: &[Value], result: &Value, scalar: Scalar) {
        let ([(symbol, 1)], Lanes::Same(0)) = (&*result.terms, &result.lanes) else { return };
        use ResultLimits::*;
        let (at_most, at_least) = match meaning(name).map_or(Any, |of| of.limits) {
            Min => (args.to_vec(), Vec::new()),
            Max => (Vec::new(), args.to_vec()),
            SaturatingSub if scalar == Scalar::U32 => (args[..1].to_vec(), Vec::new()),
            Any | Operator(_) | Clamp | SaturatingSub | RemEuclid | Pow | Select => return,
            ExtractBits | Abs | AbsDiff | DivCeil | BitCount => return,
        };
        let at_most = at_most.iter().flat_map(|end| self.and_its(end, |ends| &ends.at_most));
        let at_least = at_least.iter().flat_map(|end| self.and_its(end, |ends| &ends.at_least));
        let (at_most, at_least) =
            (at_most.take(MOST_ENDS).collect(), at_least.take(MOST_ENDS).collect());
        self.ends.insert(*symbol, Ends { scalar, at_most, at_least });
    }

    /// A bound and its own bounds.
    fn and_its(&self, end: &Value, of: fn(&Ends) -> &Vec<Value>) -> Vec<Value> {
        let own = match (&*end.terms, &end.lanes) {
            ([(symbol, 1)], Lanes::Same(0)) => self.ends.get(symbol),
            _ => None,
        };
        let own = own.into_iter().flat_map(|ends| of(ends).clone());
        std::iter::once(end.clone()).chain(own).collect()
    }

    /// The guards of a condition, and the guards for the bounds of its unknowns.
    pub(super) fn with_ends(&self, says: Says) -> Says {
        if self.ends.is_empty() { says } else { guard::with_ends(&says, &self.ends) }
    }

    /// Notes the limits of unknowns if a condition holds, or does not.
    pub(super) fn assume(&mut self, condition: ExprId, holds: bool) {
        let condition = &self.module.exprs[condition].kind;
        if let Expr::Ascribe(operand, _) = condition {
            return self.assume(*operand, holds);
        }
        if let Expr::Unary(UnaryOp::Not, operand) = condition {
            return self.assume(*operand, !holds);
        }
        let Some((op, left, right)) = condition.binary() else { return };
        if op == if holds { BinaryOp::LogicalAnd } else { BinaryOp::LogicalOr } {
            self.assume(left, holds);
            self.assume(right, holds);
        } else if op.is_comparison()
            && let Some(scalar) = self.types.expr(left).scalar()
            && let (Some(left), Some(right)) = (self.at_hand(left), self.at_hand(right))
        {
            self.assume_comparison(op, (&left, &right), scalar, holds);
        }
    }

    /// The value of an expression that is only a variable or a constant.
    fn at_hand(&self, expr: ExprId) -> Option<Value> {
        if let Some(value) = super::super::constants::eval(self.module, self.types, expr) {
            return Some(Value::same(i64::try_from(value.number()?).ok()?));
        }
        let expr = &self.module.exprs[expr].kind;
        if let Expr::Ascribe(operand, _) = expr {
            return self.at_hand(*operand);
        }
        match self.state.locals.get(expr.loaded_local()?)? {
            AnyValue::Scalar(value) => Some(value.clone()),
            AnyValue::Parts(_) | AnyValue::Opaque(_) => None,
        }
    }

    /// Notes the limits of unknowns if a comparison holds, or does not.
    pub(super) fn assume_comparison(
        &mut self,
        op: BinaryOp,
        (left, right): (&Value, &Value),
        scalar: Scalar,
        holds: bool,
    ) {
        let Some(op) = (if holds { Some(op) } else { op.negated() }) else { return };
        let Some(mirrored) = op.mirrored() else { return };
        if !scalar.is_word() || !left.is_uniform() || !right.is_uniform() {
            return;
        }
        let (ends, others) = (self.limits(left, scalar), self.limits(right, scalar));
        self.bound(op, left, others, scalar);
        self.bound(mirrored, right, ends, scalar);
    }

    /// Notes that `value op other` holds. `(min, max)` limits the other side.
    fn bound(&mut self, op: BinaryOp, value: &Value, (min, max): Extremes, scalar: Scalar) {
        let ([(symbol, 1)], Lanes::Same(ahead)) = (&*value.terms, &value.lanes) else { return };
        // A sum that wraps tells nothing about its terms.
        if *ahead != 0 && self.unwrapped(value, scalar).is_none() {
            return;
        }
        let (least, most) = self.limits(value, scalar);
        use BinaryOp::*;
        let (least, most) = match op {
            Lt => (least, most.min(max - 1)),
            Le => (least, most.min(max)),
            Gt => (least.max(min + 1), most),
            Ge => (least.max(min), most),
            Eq => (least.max(min), most.min(max)),
            Ne if min == max && least == min => (least + 1, most),
            Ne if min == max && most == max => (least, most - 1),
            Ne | Add | Sub | Mul | Div | Rem | And | Or | Xor | Shl | Shr => return,
            LogicalAnd | LogicalOr => return,
        };
        if least >= *ahead && self.proving.is_none() {
            self.state.limits.narrow(*symbol, (least - ahead, most - ahead));
        }
    }
}
