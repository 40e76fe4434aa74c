//! The builtin functions of integers and vectors of them, for all invocations at once.
//!
//! What a function gives of numbers is what Rust's method of that name gives, or, where that would
//! overflow, what it gives in kernels, which wrap. Of divisions that Rust refuses nothing is known.

use super::evaluate::is_followed;
use super::interpret::{Interpreter, Known};
use super::lanes::Lanes;
use super::mask::Mask;
use super::value::{UNKNOWN, Value, is_number};
use crate::ir::{BinaryOp, Scalar, Ty};

/// What a builtin function gives of numbers.
type Function = fn(&[i64]) -> Option<i64>;

/// A function of integers of a type. Arguments of another type have their bits.
macro_rules! function {
    ($ty:ty, |$($arg:ident),+| $result:expr) => {
        |args| {
            let &[$($arg),+] = args else { return None };
            $(let $arg = $arg as $ty;)+
            $result.map(i64::from)
        }
    };
}

/// Those that `i32` and `u32` have, `overflowing_` ones without whether they do.
macro_rules! of_both {
    ($ty:ty, $name:expr) => {
        match $name {
            "min" => function!($ty, |a, b| Some(a.min(b))),
            "max" => function!($ty, |a, b| Some(a.max(b))),
            "clamp" => function!($ty, |a, min, max| (min <= max).then(|| a.clamp(min, max))),
            "abs_diff" => function!($ty, |a, b| Some(a.abs_diff(b))),
            "midpoint" => function!($ty, |a, b| Some(a.midpoint(b))),
            "pow" => function!($ty, |a, n| Some(a.wrapping_pow(n as u32))),
            "isqrt" => function!($ty, |a| i64::from(a).checked_isqrt()),
            "ilog2" => function!($ty, |a| a.checked_ilog2()),
            "rem_euclid" | "wrapping_rem_euclid" => {
                function!($ty, |a, b| a.checked_rem_euclid(b))
            }
            "div_euclid" => function!($ty, |a, b| a.checked_div_euclid(b)),
            "wrapping_div" | "overflowing_div" => function!($ty, |a, b| a.checked_div(b)),
            "wrapping_rem" | "overflowing_rem" => function!($ty, |a, b| a.checked_rem(b)),
            "wrapping_shl" | "overflowing_shl" => {
                function!($ty, |a, n| Some(a.wrapping_shl(n as u32)))
            }
            "wrapping_shr" | "overflowing_shr" => {
                function!($ty, |a, n| Some(a.wrapping_shr(n as u32)))
            }
            "wrapping_neg" | "overflowing_neg" => function!($ty, |a| Some(a.wrapping_neg())),
            "saturating_add" => function!($ty, |a, b| Some(a.saturating_add(b))),
            "saturating_sub" => function!($ty, |a, b| Some(a.saturating_sub(b))),
            "saturating_mul" => function!($ty, |a, b| Some(a.saturating_mul(b))),
            "count_ones" | "::count_one_bits" => function!($ty, |a| Some(a.count_ones())),
            "count_zeros" => function!($ty, |a| Some(a.count_zeros())),
            "leading_zeros" | "::count_leading_zeros" => {
                function!($ty, |a| Some(a.leading_zeros()))
            }
            "leading_ones" => function!($ty, |a| Some(a.leading_ones())),
            "trailing_zeros" | "::count_trailing_zeros" => {
                function!($ty, |a| Some(a.trailing_zeros()))
            }
            "trailing_ones" => function!($ty, |a| Some(a.trailing_ones())),
            "reverse_bits" | "::reverse_bits" => function!($ty, |a| Some(a.reverse_bits())),
            "swap_bytes" => function!($ty, |a| Some(a.swap_bytes())),
            "rotate_left" => function!($ty, |a, n| Some(a.rotate_left(n as u32 % 32))),
            "rotate_right" => function!($ty, |a, n| Some(a.rotate_right(n as u32 % 32))),
            "::first_trailing_bit" => {
                function!($ty, |a| Some(if a == 0 { !a } else { a.trailing_zeros() as $ty }))
            }
            "::insert_bits" => function!($ty, |a, bits, offset, count| {
                let field = field_of(offset as u32, count as u32);
                Some(a & !(field as $ty) | bits.wrapping_shl(offset as u32) & field as $ty)
            }),
            "::bitcast_i32" | "cast_signed" => function!($ty, |a| Some(a as i32)),
            "::bitcast_u32" | "cast_unsigned" => function!($ty, |a| Some(a as u32)),
            _ => return None,
        }
    };
}

/// Whether the result wraps of a function that says so.
macro_rules! wraps {
    ($ty:ty, $name:expr) => {{
        let wraps: Option<Function> = match $name {
            "overflowing_add" => Some(function!($ty, |a, b| Some(a.overflowing_add(b).1))),
            "overflowing_sub" => Some(function!($ty, |a, b| Some(a.overflowing_sub(b).1))),
            "overflowing_mul" => Some(function!($ty, |a, b| Some(a.overflowing_mul(b).1))),
            "overflowing_div" => Some(function!($ty, |a, b| a.checked_div(b).map(|_| false))),
            "overflowing_rem" => Some(function!($ty, |a, b| a.checked_rem(b).map(|_| false))),
            "overflowing_neg" => Some(function!($ty, |a| Some(a.overflowing_neg().1))),
            "overflowing_abs" => Some(function!($ty, |a| Some(a == <$ty>::MIN))),
            "overflowing_shl" | "overflowing_shr" => {
                Some(function!($ty, |a, n| Some(a.overflowing_shl(n as u32).1)))
            }
            _ => None,
        };
        wraps
    }};
}

fn of_u32(name: &str) -> Option<Function> {
    Some(match name {
        "div_ceil" => function!(u32, |a, b| (b != 0).then(|| a.div_ceil(b))),
        "next_multiple_of" => function!(u32, |a, b| a.checked_next_multiple_of(b)),
        "is_multiple_of" => function!(u32, |a, b| Some(a.is_multiple_of(b))),
        "is_power_of_two" => function!(u32, |a| Some(a.is_power_of_two())),
        "next_power_of_two" => function!(u32, |a| a.checked_next_power_of_two()),
        "wrapping_add_signed" => function!(u32, |a, b| Some(a.wrapping_add(b))),
        "saturating_add_signed" => function!(u32, |a, b| Some(a.saturating_add_signed(b as i32))),
        "::first_leading_bit" => function!(u32, |a| Some(a.checked_ilog2().unwrap_or(u32::MAX))),
        "::extract_bits" => function!(u32, |a, offset, count| {
            Some((a & field_of(offset, count)).checked_shr(offset).unwrap_or(0))
        }),
        name => of_both!(u32, name),
    })
}

fn of_i32(name: &str) -> Option<Function> {
    Some(match name {
        "abs" | "wrapping_abs" | "overflowing_abs" => function!(i32, |a| Some(a.wrapping_abs())),
        "unsigned_abs" => function!(i32, |a| Some(a.unsigned_abs())),
        "signum" | "::sign" => function!(i32, |a| Some(a.signum())),
        "is_negative" => function!(i32, |a| Some(a.is_negative())),
        "is_positive" => function!(i32, |a| Some(a.is_positive())),
        "wrapping_add_unsigned" => function!(i32, |a, b| Some(a.wrapping_add(b))),
        "wrapping_sub_unsigned" => function!(i32, |a, b| Some(a.wrapping_sub(b))),
        name => of_both!(i32, name),
    })
}

/// The bits of a field, as far as there are so many.
fn field_of(offset: u32, count: u32) -> u32 {
    let ones = 1_u32.checked_shl(count).map_or(u32::MAX, |end| end - 1);
    ones.checked_shl(offset).unwrap_or(0)
}

/// The operator that a function is.
fn operator(name: &str, of: Scalar) -> Option<BinaryOp> {
    Some(match name {
        "wrapping_add" | "overflowing_add" => BinaryOp::Add,
        "wrapping_sub" | "overflowing_sub" => BinaryOp::Sub,
        "wrapping_mul" | "overflowing_mul" => BinaryOp::Mul,
        "rem_euclid" if of == Scalar::U32 => BinaryOp::Rem,
        "div_euclid" if of == Scalar::U32 => BinaryOp::Div,
        "cmpeq" => BinaryOp::Eq,
        "cmpne" => BinaryOp::Ne,
        "cmplt" => BinaryOp::Lt,
        "cmple" => BinaryOp::Le,
        "cmpgt" => BinaryOp::Gt,
        "cmpge" => BinaryOp::Ge,
        _ => return None,
    })
}

/// The operator that combines the components of a vector.
fn combining(name: &str) -> Option<BinaryOp> {
    Some(match name {
        "element_sum" => BinaryOp::Add,
        "element_product" => BinaryOp::Mul,
        "any" => BinaryOp::LogicalOr,
        "all" => BinaryOp::LogicalAnd,
        _ => return None,
    })
}

impl Interpreter<'_> {
    /// What a builtin function gives of the arguments, the first of which has type `of`.
    pub(super) fn builtin_call(&mut self, name: &str, args: &[Known], of: &Ty, ty: &Ty) -> Known {
        let known = match (name, args) {
            ("::select", [reject, accept, condition])
            | ("IVec::select" | "UVec::select", [condition, accept, reject]) => {
                self.selected(condition, accept, reject)
            }
            _ => is_followed(of).then(|| self.computed(name, args, of)).flatten(),
        };
        known.unwrap_or_else(|| self.unknown_result(name, args, of, ty))
    }

    fn unknown_result(&mut self, name: &str, args: &[Known], of: &Ty, ty: &Ty) -> Known {
        let uniform = args.iter().all(Known::is_uniform);
        let values: Option<Vec<&Value>> = args.iter().map(Known::lanes).collect();
        match (ty, of, values) {
            (Ty::Scalar(to), Ty::Scalar(of), Some(values)) if uniform && to.is_word() => {
                let limits = self.limits_of_call(name, args, *to);
                let values_of_call = values.iter().copied().cloned().collect::<Vec<_>>();
                let result = self.computed_from(|| format!("{name} {of:?}"), values, limits);
                self.note_ends(name, &values_of_call, &result, *to);
                Known::Scalar(result)
            }
            (Ty::Scalar(to), ..) if to.is_word() => {
                let limits = self.limits_of_call(name, args, *to);
                Known::Scalar(self.within(uniform, limits))
            }
            _ => self.unknown(ty, uniform),
        }
    }

    fn computed(&mut self, name: &str, args: &[Known], of: &Ty) -> Option<Known> {
        let scalar = of.scalar()?;
        let one = Ty::Scalar(scalar);
        match (name, args) {
            ("to_array", [Known::Parts(parts)]) => Some(Known::Parts(parts.clone())),
            ("extend", [Known::Parts(parts), last]) => {
                Some(Known::Parts(parts.iter().chain([last]).cloned().collect()))
            }
            ("truncate", [Known::Parts(parts)]) => {
                Some(Known::Parts(parts[..parts.len().saturating_sub(1)].to_vec()))
            }
            ("dot", [a, b]) => {
                let products = self.binary_known(BinaryOp::Mul, a, b, of);
                self.computed("element_sum", &[products], of)
            }
            ("length_squared", [a]) => self.computed("dot", &[a.clone(), a.clone()], of),
            ("min_element" | "max_element", [Known::Parts(parts)]) => {
                let (first, rest) = parts.split_first()?;
                rest.iter().try_fold(first.clone(), |found, part| {
                    self.computed(&name[..3], &[found, part.clone()], &one)
                })
            }
            (_, [Known::Parts(parts)]) if let Some(op) = combining(name) => {
                let (first, rest) = parts.split_first()?;
                let combined = |all: Known, part: &Known| self.binary_known(op, &all, part, &one);
                Some(rest.iter().fold(first.clone(), combined))
            }
            (_, [Known::Parts(parts), rest @ ..]) => {
                let component = |n: usize| {
                    let part = |arg: &Known| match arg {
                        Known::Parts(parts) => parts.get(n).cloned(),
                        scalar => Some(scalar.clone()),
                    };
                    let args: Option<Vec<Known>> =
                        [&args[0]].into_iter().chain(rest).map(part).collect();
                    self.computed(name, &args?, &one)
                };
                (0..parts.len()).map(component).collect::<Option<_>>().map(Known::Parts)
            }
            _ => self.computed_of_scalars(name, args, scalar),
        }
    }

    fn computed_of_scalars(&mut self, name: &str, args: &[Known], of: Scalar) -> Option<Known> {
        let result = match (operator(name, of), args) {
            (Some(op), [a, b]) => self.binary_known(op, a, b, &Ty::Scalar(of)),
            _ => {
                let function = if of == Scalar::I32 { of_i32(name) } else { of_u32(name) }?;
                Known::Scalar(applied(function, args)?)
            }
        };
        let wraps = match of {
            Scalar::I32 => wraps!(i32, name),
            _ => wraps!(u32, name),
        };
        let Some(wraps) = wraps else { return Some(result) };
        let uniform = result.is_uniform();
        let wraps = applied(wraps, args).unwrap_or_else(|| Value::unknown(uniform));
        Some(Known::Parts(vec![result, Known::Scalar(wraps)]))
    }

    /// `if condition { accept } else { reject }`, of values, or of each of their components.
    fn selected(&mut self, condition: &Known, accept: &Known, reject: &Known) -> Option<Known> {
        match (condition, accept, reject) {
            (Known::Parts(conditions), Known::Parts(accept), Known::Parts(reject)) => {
                let each = conditions.iter().zip(accept.iter().zip(reject));
                each.map(|(condition, (accept, reject))| self.selected(condition, accept, reject))
                    .collect::<Option<_>>()
                    .map(Known::Parts)
            }
            (Known::Scalar(condition), ..) if let Some(condition) = condition.constant() => {
                Some(if condition == 0 { reject.clone() } else { accept.clone() })
            }
            (Known::Scalar(condition), ..) if !condition.is_uniform() => {
                let accepting = self.taking(&Mask::full(self.lanes), condition, true);
                Some(reject.replaced(accept, &accepting))
            }
            _ => None,
        }
    }
}

/// What a function gives for each invocation.
fn applied(function: Function, args: &[Known]) -> Option<Value> {
    let known = |arg: &Known| match arg.lanes()? {
        value if value.terms.is_empty() => Some(value.lanes.list(1)),
        _ => None,
    };
    let lists: Vec<Vec<i64>> = args.iter().map(known).collect::<Option<_>>()?;
    let mut of_lane = vec![0; lists.len()];
    let apply = |lane: usize| {
        for (arg, list) in of_lane.iter_mut().zip(&lists) {
            // One number stands for all.
            *arg = list[if list.len() > 1 { lane } else { 0 }];
        }
        let are_known = of_lane.iter().all(|arg| is_number(*arg));
        are_known.then(|| function(&of_lane)).flatten().unwrap_or(UNKNOWN)
    };
    match lists.iter().map(Vec::len).max()? {
        1 => Some(Lanes::of(1, apply).get(0)).filter(|n| is_number(*n)).map(Value::same),
        lanes => Some(Value::of(Lanes::of(lanes, apply))),
    }
}
