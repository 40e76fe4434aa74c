//! The arms of a `match`: their conditions, and what these say about the value.

use super::interpret::Interpreter;
use super::value::Value;
use crate::analyze::constants;
use crate::ir::{Arm, BinaryOp, ExprId, Pattern, Scalar};

/// The maximum number of arms of a `match`: each arm runs within the arm before, on the same stack.
const MAX_ARMS: usize = 1024;

impl<'a> Interpreter<'a> {
    pub(super) fn match_(&mut self, scrutinee: ExprId, arms: &'a [Arm]) {
        let value = self.eval(scrutinee).scalar();
        let scalar = self.types.expr(scrutinee).scalar().unwrap_or(Scalar::U32);
        match arms.len() <= MAX_ARMS {
            true => self.arms((&value, scalar), arms),
            false => self.gave_up = true,
        }
    }

    fn arms(&mut self, value: (&Value, Scalar), arms: &'a [Arm]) {
        let Some((arm, rest)) = arms.split_first() else { return };
        let matches = self.arm_condition(value, arm);
        let certain = arm.patterns.is_empty() && arm.guard.is_none() || rest.is_empty();
        if certain {
            return self.block(&arm.body);
        }
        let body = |cx: &mut Self| {
            cx.assume_pattern(value, arm, true);
            cx.block(&arm.body);
        };
        let others = |cx: &mut Self| {
            cx.assume_pattern(value, arm, false);
            cx.arms(value, rest);
        };
        self.branch(&matches, body, others);
    }

    /// Notes the limits of unknowns in an arm of one pattern, or in the arms after it.
    fn assume_pattern(&mut self, (value, scalar): (&Value, Scalar), arm: &'a Arm, matches: bool) {
        let [Pattern { first, last, .. }] = arm.patterns[..] else { return };
        let number = |cx: &Self, end: Option<ExprId>| {
            let number = constants::eval(cx.module, cx.types, end?)?.number()?;
            Some(Value::same(i64::try_from(number).ok()?))
        };
        let (first, last) = (number(self, first), number(self, last));
        let is_one = matches!((&first, &last), (Some(a), Some(b)) if a.equals(b));
        let holds = (matches || arm.guard.is_none()).then_some(matches);
        match (first, last, holds) {
            (Some(only), Some(_), Some(holds)) if is_one => {
                self.assume_comparison(BinaryOp::Eq, (value, &only), scalar, holds);
            }
            (Some(first), Some(last), Some(true)) => {
                self.assume_comparison(BinaryOp::Ge, (value, &first), scalar, true);
                self.assume_comparison(BinaryOp::Le, (value, &last), scalar, true);
            }
            (Some(first), None, Some(holds)) => {
                self.assume_comparison(BinaryOp::Ge, (value, &first), scalar, holds);
            }
            (None, Some(last), Some(holds)) => {
                self.assume_comparison(BinaryOp::Le, (value, &last), scalar, holds);
            }
            _ => {}
        }
    }

    fn arm_condition(&mut self, value: (&Value, Scalar), arm: &'a Arm) -> Value {
        let mut condition = Value::same(i64::from(arm.patterns.is_empty()));
        for pattern in &arm.patterns {
            let one = self.pattern_condition(value, pattern);
            condition = condition.binary(BinaryOp::Or, &one, Scalar::Bool);
        }
        let Some(guard) = arm.guard else { return condition };
        let guard = self.under(&condition, true, |cx| {
            cx.block(&arm.head);
            cx.eval(guard).scalar()
        });
        match guard {
            Some(guard) => condition.binary(BinaryOp::And, &guard, Scalar::Bool),
            None => condition,
        }
    }

    fn pattern_condition(&mut self, (value, scalar): (&Value, Scalar), pattern: &Pattern) -> Value {
        let end = |cx: &mut Self, end: Option<ExprId>, op| match end {
            Some(end) => value.binary(op, &cx.eval(end).scalar(), scalar),
            None => Value::same(1),
        };
        if pattern.first == pattern.last && pattern.first.is_some() {
            return end(self, pattern.first, BinaryOp::Eq);
        }
        let (first, last) =
            (end(self, pattern.first, BinaryOp::Ge), end(self, pattern.last, BinaryOp::Le));
        first.binary(BinaryOp::And, &last, Scalar::Bool)
    }
}
