//! The builtin functions of integers and integer vectors, for all invocations at once.
//!
//! A function gives the same result as Rust's method of that name. If that would overflow, it gives
//! the wrapped result that kernels have. The results of divisions that Rust rejects are unknown.

use super::any_value::{AnyValue, is_followed};
use super::interpret::Interpreter;
use super::lanes::Lanes;
use super::mask::Mask;
use super::value::{UNKNOWN, Value, is_number};
use crate::builtins::meaning::{Combining, meaning};
use crate::ir::{BinaryOp, Scalar, Ty};

impl Interpreter<'_> {
    /// The result of a builtin function whose first argument has type `of`.
    pub(super) fn builtin_call(
        &mut self,
        name: &str,
        args: &[AnyValue],
        of: &Ty,
        ty: &Ty,
    ) -> AnyValue {
        let known = match (name, args) {
            ("::select", [reject, accept, condition])
            | ("IVec::select" | "UVec::select", [condition, accept, reject]) => {
                self.selected(condition, accept, reject)
            }
            _ => is_followed(of).then(|| self.computed(name, args, of)).flatten(),
        };
        known.unwrap_or_else(|| self.unknown_result(name, args, of, ty))
    }

    fn unknown_result(&mut self, name: &str, args: &[AnyValue], of: &Ty, ty: &Ty) -> AnyValue {
        let uniform = args.iter().all(AnyValue::is_uniform);
        let values: Option<Vec<&Value>> = args.iter().map(AnyValue::lanes).collect();
        match (ty, of, values) {
            (Ty::Scalar(to), Ty::Scalar(of), Some(values)) if uniform && to.is_word() => {
                let limits = self.limits_of_call(name, args, *to);
                let values_of_call = values.iter().copied().cloned().collect::<Vec<_>>();
                let result = self.computed_from(|| format!("{name} {of:?}"), values, limits);
                self.note_ends(name, &values_of_call, &result, *to);
                AnyValue::Scalar(result)
            }
            (Ty::Scalar(to), ..) if to.is_word() => {
                let limits = self.limits_of_call(name, args, *to);
                AnyValue::Scalar(self.within(uniform, limits))
            }
            _ => self.unknown(ty, uniform),
        }
    }

    fn computed(&mut self, name: &str, args: &[AnyValue], of: &Ty) -> Option<AnyValue> {
        let scalar = of.scalar()?;
        let one = Ty::Scalar(scalar);
        match (name, args) {
            ("to_array", [AnyValue::Parts(parts)]) => Some(AnyValue::Parts(parts.clone())),
            ("extend", [AnyValue::Parts(parts), last]) => {
                Some(AnyValue::Parts(parts.iter().chain([last]).cloned().collect()))
            }
            ("truncate", [AnyValue::Parts(parts)]) => {
                Some(AnyValue::Parts(parts[..parts.len().saturating_sub(1)].to_vec()))
            }
            ("dot", [a, b]) => {
                let products = self.binary_known(BinaryOp::Mul, a, b, of);
                self.computed("element_sum", &[products], of)
            }
            ("length_squared", [a]) => self.computed("dot", &[a.clone(), a.clone()], of),
            (_, [AnyValue::Parts(parts)])
                if let Some(combines) = meaning(name).and_then(|of| of.combines) =>
            {
                let (first, rest) = parts.split_first()?;
                rest.iter().try_fold(first.clone(), |all, part| match combines {
                    Combining::Operator(op) => Some(self.binary_known(op, &all, part, &one)),
                    Combining::Function(of) => self.computed(of, &[all, part.clone()], &one),
                })
            }
            (_, [AnyValue::Parts(parts), ..]) => {
                let component = |n: usize| {
                    let args: Option<Vec<AnyValue>> =
                        args.iter().map(|arg| arg.component(n)).collect();
                    self.computed(name, &args?, &one)
                };
                (0..parts.len()).map(component).collect::<Option<_>>().map(AnyValue::Parts)
            }
            _ => self.computed_of_scalars(name, args, scalar),
        }
    }

    fn computed_of_scalars(
        &mut self,
        name: &str,
        args: &[AnyValue],
        of: Scalar,
    ) -> Option<AnyValue> {
        let meaning = meaning(name)?;
        let result = match (meaning.is_operator(of), args) {
            (Some(op), [a, b]) => self.binary_known(op, a, b, &Ty::Scalar(of)),
            _ if meaning.is_of_integers(of) => {
                AnyValue::Scalar(applied(&|args| meaning.of_integers(of, args), args)?)
            }
            _ => return None,
        };
        if !meaning.tells_overflow() {
            return Some(result);
        }
        let uniform = result.is_uniform();
        let wraps = applied(&|args| meaning.overflow(of, args), args);
        let wraps = wraps.unwrap_or_else(|| Value::unknown(uniform));
        Some(AnyValue::Parts(vec![result, AnyValue::Scalar(wraps)]))
    }

    /// `if condition { accept } else { reject }`, for values or for each of their components.
    fn selected(
        &mut self,
        condition: &AnyValue,
        accept: &AnyValue,
        reject: &AnyValue,
    ) -> Option<AnyValue> {
        match (condition, accept, reject) {
            (AnyValue::Parts(conditions), AnyValue::Parts(accept), AnyValue::Parts(reject)) => {
                let each = conditions.iter().zip(accept.iter().zip(reject));
                each.map(|(condition, (accept, reject))| self.selected(condition, accept, reject))
                    .collect::<Option<_>>()
                    .map(AnyValue::Parts)
            }
            (AnyValue::Scalar(condition), ..) if let Some(condition) = condition.constant() => {
                Some(if condition == 0 { reject.clone() } else { accept.clone() })
            }
            (AnyValue::Scalar(condition), ..) if !condition.is_uniform() => {
                let accepting = self.taking(&Mask::full(self.lanes), condition, true);
                Some(reject.replaced(accept, &accepting))
            }
            _ => None,
        }
    }
}

/// The result of a function for each invocation.
fn applied(function: &dyn Fn(&[i128]) -> Option<i128>, args: &[AnyValue]) -> Option<Value> {
    let known = |arg: &AnyValue| match arg.lanes()? {
        value if value.terms.is_empty() => Some(value.lanes.list(1)),
        _ => None,
    };
    let lists: Vec<Vec<i64>> = args.iter().map(known).collect::<Option<_>>()?;
    let mut of_lane = vec![0; lists.len()];
    let apply = |lane: usize| {
        for (arg, list) in of_lane.iter_mut().zip(&lists) {
            // One number stands for all.
            let number = list[if list.len() > 1 { lane } else { 0 }];
            if !is_number(number) {
                return UNKNOWN;
            }
            *arg = i128::from(number);
        }
        let result = function(&of_lane).and_then(|result| i64::try_from(result).ok());
        result.unwrap_or(UNKNOWN)
    };
    match lists.iter().map(Vec::len).max()? {
        1 => Some(Lanes::of(1, apply).get(0)).filter(|n| is_number(*n)).map(Value::same),
        lanes => Some(Value::of(Lanes::of(lanes, apply))),
    }
}
