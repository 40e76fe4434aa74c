//! Whether each `match` covers every value.

use super::constants;
use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{Arm, Expr, ExprId, Module, Pattern, Scalar, Stmt, StmtKind, Ty};

/// The number of consecutive `else if`s that Tint accepts.
const MAX_ROW: usize = 127;

pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    check_parts(module, types, diags);
    // If there are other errors, a pattern without a value may be a consequence of them.
    let is_sound = diags.is_empty();
    let mut check = |stmt: &Stmt| {
        let StmtKind::Match { scrutinee, arms } = &stmt.kind else { return };
        if arms.len() > MAX_ROW && !Arm::are_cases(arms, types.expr(*scrutinee)) {
            let message = format!(
                "this `match` has {} arms and becomes a chain of `else if`s; browsers allow at \
                 most {MAX_ROW}: match on a `u32` or `i32` without guards, ranges and `break`, or \
                 split it into nested `match`es",
                arms.len()
            );
            diags.error(Code::Unsupported, stmt.span, message);
        }
        let ty = types.expr(*scrutinee);
        let variants = if let Ty::Enum(of) = ty { Some(of) } else { None };
        let scalar = variants.map_or(ty.as_scalar(), |_| Some(Scalar::U32));
        let Some(scalar) = scalar else { return };
        let cover = Cover { module, types, scalar };
        let mut covered = Vec::new();
        let mut is_clear = true;
        for arm in arms {
            for pattern in &arm.patterns {
                match cover.values(pattern) {
                    Ok(values) if arm.guard.is_none() => covered.push(values),
                    Ok(_) => {}
                    Err(message) => {
                        if is_sound {
                            diags.error(Code::ConstExpression, pattern.span, message);
                        }
                        is_clear = false;
                    }
                }
            }
            if arm.patterns.is_empty() && arm.guard.is_none() {
                covered.push(scalar.limits());
            }
        }
        if let Some(of) = variants {
            let is_missing = |value: i128| {
                !covered.iter().any(|(first, last)| (*first..=*last).contains(&value))
            };
            let missing: Vec<String> = of
                .variants
                .iter()
                .filter(|(_, value)| is_missing(i128::from(*value)))
                .map(|(name, _)| format!("`{}::{name}`", of.name))
                .collect();
            if is_clear && !missing.is_empty() {
                let message = format!(
                    "this `match` does not cover every value: {} missing",
                    missing.join(", ") + if missing.len() == 1 { " is" } else { " are" }
                );
                diags.error(Code::NotExhaustive, stmt.span, message);
            }
            return;
        }
        if scalar == Scalar::Char {
            covered.push(SURROGATES);
        }
        if let (true, Some(missing)) = (is_clear, first_missing(covered, scalar.limits())) {
            let missing = if scalar == Scalar::Bool {
                (missing != 0).to_string()
            } else if scalar == Scalar::Char {
                format!("{:?}", character(missing))
            } else {
                missing.to_string()
            };
            let message = format!(
                "this `match` does not cover every value: `{missing}` is missing; add `_ => …`"
            );
            diags.error(Code::NotExhaustive, stmt.span, message);
        }
    };
    for body in module.bodies() {
        body.for_each_stmt(&mut check);
    }
}

/// The surrogates: code points that no `char` has.
const SURROGATES: (i128, i128) = (0xD800, 0xDFFF);

/// The character of a code point.
fn character(code: i128) -> char {
    u32::try_from(code).ok().and_then(char::from_u32).unwrap_or_default()
}

struct Cover<'a> {
    module: &'a Module,
    types: &'a Types,
    scalar: Scalar,
}

impl Cover<'_> {
    /// The least and the greatest value of a pattern, or the mistake in it.
    fn values(&self, pattern: &Pattern) -> Result<(i128, i128), &'static str> {
        const UNKNOWN: &str = "a pattern consists of literals and constants: compare with a \
                               variable in a guard, `k if k == x => …`";
        let (min, max) = self.scalar.limits();
        let first = self.end(pattern.first, min).ok_or(UNKNOWN)?;
        let last = self.end(pattern.last, max).ok_or(UNKNOWN)?;
        if first > last || self.wraps(pattern.last) {
            return Err("this range is empty: its start is above its end");
        }
        Ok((first, last))
    }

    /// Whether the pattern is `a..MIN`, whose last value would be below the least value.
    fn wraps(&self, last: Option<ExprId>) -> bool {
        let Some(last) = last else { return false };
        let Expr::Binary(_, end, _) = self.module.exprs[last].kind else { return false };
        self.end(Some(end), 0) == Some(self.scalar.limits().0)
    }

    fn end(&self, end: Option<ExprId>, open: i128) -> Option<i128> {
        let Some(end) = end else { return Some(open) };
        constants::eval(self.module, self.types, end)?.number()
    }
}

/// The least value between the limits that is in none of the ranges.
fn first_missing(mut covered: Vec<(i128, i128)>, (min, max): (i128, i128)) -> Option<i128> {
    covered.sort_unstable();
    let mut next = min;
    for (first, last) in covered {
        if first > next {
            break;
        }
        next = next.max(last + 1);
    }
    (next <= max).then_some(next)
}

/// Checks that each pattern of a tuple or an array has as many members as its value.
fn check_parts(module: &Module, types: &Types, diags: &mut Diagnostics) {
    for pattern in &module.parts_patterns {
        let (count, what) = match (types.expr(pattern.value), pattern.is_array) {
            (Ty::Struct(of), false) if of.is_tuple() => (of.members.len(), "a tuple"),
            (Ty::Array(_, length), true) => (*length as usize, "an array"),
            (vector @ Ty::Vector(..), true) => {
                let message = format!(
                    "`{}` is not an array, so this pattern cannot match it: write `x.to_array()`",
                    vector.rust()
                );
                diags.error(Code::Mismatch, pattern.span, message);
                continue;
            }
            (vector @ Ty::Vector(_, n), false) => {
                let names = ["x", "y", "z", "w"][..usize::from(*n)].join(", ");
                let (ty, whole) = (vector.rust(), *vector == Ty::Vector(Scalar::F32, 4));
                // glam keeps it in one register of the CPU, without fields.
                let message = match whole {
                    true => format!("`{ty}` is not a tuple: write `let [{names}] = v.to_array();`"),
                    false => format!("`{ty}` is not a tuple: write `let {ty} {{ {names} }} = …`"),
                };
                diags.error(Code::Mismatch, pattern.span, message);
                continue;
            }
            _ => continue,
        };
        let wanted = pattern.count;
        // A pattern with too many members has been reported.
        if wanted < count && !pattern.has_rest {
            let message = format!(
                "{what} of length {count} is matched with a pattern of length {wanted}: name the \
                 other elements or write `..`"
            );
            diags.error(Code::Mismatch, pattern.span, message);
        }
    }
}
