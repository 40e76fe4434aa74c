//! Whether each `match` covers every value.

use super::constants::{self, Value};
use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{Arm, ExprId, Module, Pattern, Scalar, StmtKind, Ty};

pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    module.body.for_each_stmt(&mut |stmt| {
        let StmtKind::Match { scrutinee, arms } = &stmt.kind else { return };
        let Ty::Scalar(scalar) = types.expr(*scrutinee) else { return };
        let cover = Cover { module, types, scalar: *scalar };
        match cover.first_missing(arms) {
            Ok(None) => {}
            Ok(Some(missing)) => {
                let missing = match scalar {
                    Scalar::Bool => (missing != 0).to_string(),
                    Scalar::I32 | Scalar::U32 | Scalar::F32 => missing.to_string(),
                };
                let message = format!(
                    "this `match` does not cover every value: `{missing}` is missing; add `_ => …`"
                );
                diags.error(Code::NotExhaustive, stmt.span, message);
            }
            Err(pattern) => {
                let message = "a pattern is made of constants, the first not above the last";
                diags.error(Code::ConstExpression, pattern.span, message);
            }
        }
    });
}

struct Cover<'a> {
    module: &'a Module,
    types: &'a Types,
    scalar: Scalar,
}

impl Cover<'_> {
    /// The least value that no arm without a guard matches, or a pattern that makes no sense.
    fn first_missing<'p>(&self, arms: &'p [Arm]) -> Result<Option<i64>, &'p Pattern> {
        let (min, max) = self.scalar.limits();
        let mut covered = Vec::new();
        for arm in arms {
            for pattern in &arm.patterns {
                let first = self.end(pattern.first, min).ok_or(pattern)?;
                let last = self.end(pattern.last, max).ok_or(pattern)?;
                if first > last {
                    return Err(pattern);
                }
                if arm.guard.is_none() {
                    covered.push((first, last));
                }
            }
            if arm.patterns.is_empty() && arm.guard.is_none() {
                covered.push((min, max));
            }
        }
        covered.sort_unstable();
        let mut next = min;
        for (first, last) in covered {
            if first > next {
                break;
            }
            next = next.max(last + 1);
        }
        Ok((next <= max).then_some(next))
    }

    fn end(&self, end: Option<ExprId>, open: i64) -> Option<i64> {
        let Some(end) = end else { return Some(open) };
        match constants::eval(self.module, self.types, end)? {
            Value::Bool(value) => Some(i64::from(value)),
            value => value.integer(),
        }
    }
}
