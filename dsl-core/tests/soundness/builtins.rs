//! The meaning of operators and builtin functions, computed on unlimited integers.

use dsl_core::ir::{BinaryOp, Scalar, UnaryOp};

use crate::value::{Int, Value};

/// A description of something that cannot be run.
pub(crate) type Unknown = String;

/// Applies `f` component by component. A scalar is repeated for each component.
fn each(
    values: &[&Value],
    f: &mut dyn FnMut(&[&Value]) -> Result<Value, Unknown>,
) -> Result<Value, Unknown> {
    let lengths = values.iter().filter_map(|value| match value {
        Value::Parts(parts) => Some(parts.len()),
        _ => None,
    });
    let Some(length) = lengths.max() else { return f(values) };
    let part = |value: &'_ Value, n: usize| match value {
        Value::Parts(parts) => parts.get(n).cloned(),
        one => Some(one.clone()),
    };
    let at = |n: usize| values.iter().filter_map(|value| part(value, n)).collect::<Vec<_>>();
    (0..length)
        .map(|n| f(&at(n).iter().collect::<Vec<_>>()))
        .collect::<Result<_, _>>()
        .map(Value::Parts)
}

pub(crate) fn unary(op: UnaryOp, operand: &Value) -> Result<Value, Unknown> {
    each(&[operand], &mut |of| match (op, of[0]) {
        (UnaryOp::Neg, Value::Int(a)) => Ok(Value::Int(Int::from(a.scalar, -a.value, &[*a]))),
        (UnaryOp::Not, Value::Int(a)) => Ok(Value::Int(Int::from(a.scalar, !a.value, &[*a]))),
        (UnaryOp::Not, Value::Bool(a)) => Ok(Value::Bool(!a)),
        (UnaryOp::Neg, Value::F32(a)) => Ok(Value::F32(-a)),
        (op, of) => Err(format!("{op:?} of {of:?}")),
    })
}

/// `left op right`. Calls `divide` with each divisor of integers.
pub(crate) fn binary(
    op: BinaryOp,
    left: &Value,
    right: &Value,
    divide: &mut dyn FnMut(i128),
) -> Result<Value, Unknown> {
    match op {
        BinaryOp::Eq => return Ok(Value::Bool(is_same(left, right))),
        BinaryOp::Ne => return Ok(Value::Bool(!is_same(left, right))),
        _ => {}
    }
    each(&[left, right], &mut |of| match (of[0], of[1]) {
        (Value::Int(a), Value::Int(b)) => integers(op, *a, *b, divide),
        (Value::Bool(a), Value::Bool(b)) => Ok(Value::Bool(match op {
            BinaryOp::And | BinaryOp::LogicalAnd => *a && *b,
            BinaryOp::Or | BinaryOp::LogicalOr => *a || *b,
            BinaryOp::Xor => a != b,
            BinaryOp::Lt => a < b,
            BinaryOp::Le => a <= b,
            BinaryOp::Gt => a > b,
            BinaryOp::Ge => a >= b,
            op => return Err(format!("{op:?} of truth values")),
        })),
        (Value::F32(a), Value::F32(b)) => Ok(match op {
            BinaryOp::Add => Value::F32(a + b),
            BinaryOp::Sub => Value::F32(a - b),
            BinaryOp::Mul => Value::F32(a * b),
            BinaryOp::Div => Value::F32(a / b),
            BinaryOp::Rem => Value::F32(a % b),
            BinaryOp::Lt => Value::Bool(a < b),
            BinaryOp::Le => Value::Bool(a <= b),
            BinaryOp::Gt => Value::Bool(a > b),
            BinaryOp::Ge => Value::Bool(a >= b),
            op => return Err(format!("{op:?} of floats")),
        }),
        (a, b) => Err(format!("{op:?} of {a:?} and {b:?}")),
    })
}

fn is_same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Int(a), Value::Int(b)) => a.value == b.value,
        (Value::Parts(a), Value::Parts(b)) => a.iter().zip(b).all(|(a, b)| is_same(a, b)),
        (a, b) => a == b,
    }
}

fn integers(op: BinaryOp, a: Int, b: Int, divide: &mut dyn FnMut(i128)) -> Result<Value, Unknown> {
    let (x, y) = (a.value, b.value);
    let exact = match op {
        BinaryOp::Add => x + y,
        BinaryOp::Sub => x - y,
        BinaryOp::Mul => x.wrapping_mul(y),
        BinaryOp::Div => {
            divide(y);
            if y == 0 { x } else { x / y }
        }
        BinaryOp::Rem => {
            divide(y);
            if y == 0 { 0 } else { x % y }
        }
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        // Only the lowest bits of a shift amount count.
        BinaryOp::Shl => x << (y & i128::from(a.scalar.bits() - 1)),
        BinaryOp::Shr => x >> (y & i128::from(a.scalar.bits() - 1)),
        BinaryOp::Lt => return Ok(Value::Bool(x < y)),
        BinaryOp::Le => return Ok(Value::Bool(x <= y)),
        BinaryOp::Gt => return Ok(Value::Bool(x > y)),
        BinaryOp::Ge => return Ok(Value::Bool(x >= y)),
        BinaryOp::Eq | BinaryOp::Ne | BinaryOp::LogicalAnd | BinaryOp::LogicalOr => {
            return Err(format!("{op:?} of integers"));
        }
    };
    let mut result = Int::from(a.scalar, exact, &[a, b]);
    if op == BinaryOp::Mul {
        result.product = true;
        result.wrapped_row |= result.value != exact;
    }
    Ok(Value::Int(result))
}

/// `value as ty`: integers keep their bits, floats are rounded to the nearest.
pub(crate) fn cast(value: &Value, to: Scalar) -> Result<Value, Unknown> {
    each(&[value], &mut |of| {
        Ok(match (of[0], to) {
            (Value::Bool(a), Scalar::Bool) => Value::Bool(*a),
            (Value::Bool(a), to) if to.is_integer() => Value::int(to, i128::from(*a)),
            (Value::Bool(a), _) => Value::F32(f32::from(u8::from(*a))),
            (Value::Int(a), to) if to.is_integer() => {
                let mut cast = Int::from(to, a.value, &[*a]);
                cast.wrapped_row = a.wrapped_row;
                Value::Int(cast)
            }
            (Value::Int(a), _) => Value::F32(a.value as f32),
            (Value::F32(a), to) if to.is_integer() => {
                let (least, most) = to.limits();
                Value::int(to, (*a as i128).clamp(least, most))
            }
            (of, to) if to.is_float() => of.clone(),
            (of, to) => return Err(format!("{of:?} as {to:?}")),
        })
    })
}

/// A builtin function by its name in the table.
pub(crate) fn call(
    name: &str,
    args: &[Value],
    divide: &mut dyn FnMut(i128),
) -> Result<Value, Unknown> {
    let unknown = || format!("`{name}` of {args:?}");
    let first = args.first().ok_or_else(unknown)?;
    // Functions of a whole vector.
    if let Value::Parts(parts) = first {
        let fold = |op: BinaryOp| {
            let mut parts = parts.iter().cloned();
            let first = parts.next().ok_or_else(unknown)?;
            parts.try_fold(first, |all, one| binary(op, &all, &one, &mut |_| {}))
        };
        let extreme = |greatest: bool| {
            let ints = parts.iter().filter_map(|part| match part {
                Value::Int(int) => Some(*int),
                _ => None,
            });
            let key = |int: &Int| if greatest { int.value } else { -int.value };
            ints.max_by_key(key).map(Value::Int).ok_or_else(unknown)
        };
        let compared = |op: BinaryOp| {
            let right = args.get(1).ok_or_else(unknown)?;
            each(&[first, right], &mut |of| binary(op, of[0], of[1], &mut |_| {}))
        };
        match name {
            "element_sum" => return fold(BinaryOp::Add),
            "element_product" => return fold(BinaryOp::Mul),
            "min_element" => return extreme(false),
            "max_element" => return extreme(true),
            "any" => return fold(BinaryOp::Or),
            "all" => return fold(BinaryOp::And),
            "to_array" => return Ok(first.clone()),
            "cmpeq" => return compared(BinaryOp::Eq),
            "cmpne" => return compared(BinaryOp::Ne),
            "cmplt" => return compared(BinaryOp::Lt),
            "cmple" => return compared(BinaryOp::Le),
            "cmpgt" => return compared(BinaryOp::Gt),
            "cmpge" => return compared(BinaryOp::Ge),
            "dot" => {
                let right = args.get(1).ok_or_else(unknown)?;
                let product = binary(BinaryOp::Mul, first, right, &mut |_| {})?;
                return call("element_sum", &[product], divide);
            }
            "extend" => {
                let last = args.get(1).cloned().ok_or_else(unknown)?;
                return Ok(Value::Parts(parts.iter().cloned().chain([last]).collect()));
            }
            "truncate" => return Ok(Value::Parts(parts[..parts.len() - 1].to_vec())),
            _ => {}
        }
    }
    if name.starts_with("overflowing_") {
        return overflowing(name, args, divide);
    }
    if let (Some(narrow), [Value::Int(a)]) = (name.strip_prefix("::within_"), args) {
        let of = Scalar::ALL.into_iter().find(|of| of.rust() == narrow).ok_or_else(unknown)?;
        let kept = of.wrap(a.value);
        return Ok(Value::Parts(vec![Value::int(a.scalar, kept), Value::Bool(kept != a.value)]));
    }
    let args: Vec<&Value> = args.iter().collect();
    each(&args, &mut |of| scalar(name, of, divide))
}

fn scalar(name: &str, args: &[&Value], divide: &mut dyn FnMut(i128)) -> Result<Value, Unknown> {
    let unknown = || format!("`{name}` of {args:?}");
    if let ("::select", [a, b, Value::Bool(condition)]) = (name, args) {
        return Ok(if *condition { (*b).clone() } else { (*a).clone() });
    }
    if let [Value::F32(a), rest @ ..] = args {
        return float(name, *a, rest);
    }
    let ints: Vec<Int> = args
        .iter()
        .map(|arg| match arg {
            Value::Int(int) => Some(*int),
            _ => None,
        })
        .collect::<Option<_>>()
        .ok_or_else(unknown)?;
    let (a, of) = (ints[0].value, ints[0].scalar);
    let b = ints.get(1).map_or(0, |b| b.value);
    let (least, most) = of.limits();
    let (bits, width) = (ints[0].bits(), of.bits());
    let same = |exact: i128| Ok(Value::Int(Int::from(of, exact, &ints)));
    let u32 = |number: u32| Ok(Value::u32(number));
    match name.trim_start_matches("::") {
        "min" => same(a.min(b)),
        "max" => same(a.max(b)),
        "clamp" => same(a.max(b).min(ints.get(2).ok_or_else(unknown)?.value)),
        "saturating_add" | "saturating_add_signed" => same((a + b).clamp(least, most)),
        "saturating_sub" => same((a - b).clamp(least, most)),
        "saturating_mul" => same(a.saturating_mul(b).clamp(least, most)),
        "wrapping_add" | "wrapping_add_signed" | "wrapping_add_unsigned" => same(a + b),
        "wrapping_sub" | "wrapping_sub_unsigned" => same(a - b),
        "wrapping_mul" => {
            integers(BinaryOp::Mul, ints[0], *ints.get(1).ok_or_else(unknown)?, divide)
        }
        "wrapping_neg" => same(-a),
        "abs" | "wrapping_abs" => same(a.abs()),
        "wrapping_div" => {
            divide(b);
            same(if b == 0 { a } else { a / b })
        }
        "wrapping_rem" => {
            divide(b);
            same(if b == 0 { 0 } else { a % b })
        }
        "rem_euclid" => {
            divide(b);
            same(if b == 0 { 0 } else { a.rem_euclid(b) })
        }
        "div_euclid" => {
            divide(b);
            same(if b == 0 { a } else { a.div_euclid(b) })
        }
        "div_ceil" => {
            divide(b);
            same(if b == 0 { a } else { a / b + i128::from(a % b != 0) })
        }
        "next_multiple_of" => {
            divide(b);
            same(if b == 0 || a % b == 0 { a } else { a + b - a % b })
        }
        "is_multiple_of" => {
            divide(b);
            Ok(Value::Bool(if b == 0 { a == 0 } else { a % b == 0 }))
        }
        "pow" => {
            let modulus = 1_i128 << width;
            let (mut base, mut exponent, mut power) = (a.rem_euclid(modulus), b, 1_i128);
            while exponent > 0 {
                if exponent & 1 == 1 {
                    power = times(power, base, modulus);
                }
                base = times(base, base, modulus);
                exponent >>= 1;
            }
            same(power)
        }
        "extract_bits" => {
            let width = i128::from(width);
            let first = b.min(width);
            let count = ints.get(2).ok_or_else(unknown)?.value.min(width - first);
            let part = (i128::from(bits) >> first) & ((1 << count) - 1);
            let is_negative = of.is_signed() && count > 0 && part >> (count - 1) == 1;
            same(if is_negative { part - (1 << count) } else { part })
        }
        "isqrt" => same(a.max(0).isqrt()),
        "ilog2" => u32(if bits == 0 { u32::MAX } else { bits.ilog2() }),
        "abs_diff" => u32((a - b).unsigned_abs() as u32),
        "midpoint" => same((a + b).div_euclid(2) + i128::from(a + b < 0 && (a + b) % 2 != 0)),
        "signum" => same(a.signum()),
        "is_negative" => Ok(Value::Bool(a < 0)),
        "is_positive" => Ok(Value::Bool(a > 0)),
        "unsigned_abs" => Ok(Value::int(of.unsigned(), a.abs())),
        "cast_unsigned" => Ok(Value::int(of.unsigned(), a)),
        "cast_signed" => {
            Ok(Value::int(if of == Scalar::U64 { Scalar::I64 } else { Scalar::I32 }, a))
        }
        "count_ones" => u32(bits.count_ones()),
        "count_zeros" => u32(width - bits.count_ones()),
        "leading_zeros" => u32(bits.leading_zeros() - (64 - width)),
        "leading_ones" => u32((bits << (64 - width)).leading_ones()),
        "trailing_zeros" => u32(bits.trailing_zeros().min(width)),
        "trailing_ones" => u32(bits.trailing_ones()),
        "reverse_bits" => same(i128::from(bits.reverse_bits() >> (64 - width))),
        "swap_bytes" => same(i128::from(bits.swap_bytes() >> (64 - width))),
        "rotate_left" => same(i128::from((bits as u32).rotate_left(b as u32 & 31))),
        "rotate_right" => same(i128::from((bits as u32).rotate_right(b as u32 & 31))),
        "is_power_of_two" => Ok(Value::Bool(bits.is_power_of_two())),
        "next_power_of_two" => same(i128::from(bits.next_power_of_two())),
        "wrapping_shl" => same(a << (b & i128::from(width - 1))),
        "wrapping_shr" => same(a >> (b & i128::from(width - 1))),
        _ => Err(unknown()),
    }
}

/// A function of floats.
fn float(name: &str, a: f32, rest: &[&Value]) -> Result<Value, Unknown> {
    let result = match (name, rest) {
        ("min", [Value::F32(b)]) => a.min(*b),
        ("max", [Value::F32(b)]) => a.max(*b),
        ("clamp", [Value::F32(min), Value::F32(max)]) => a.max(*min).min(*max),
        ("floor", []) => a.floor(),
        ("ceil", []) => a.ceil(),
        ("trunc", []) => a.trunc(),
        ("round", []) => a.round(),
        ("fract", []) => a.fract(),
        ("abs", []) => a.abs(),
        _ => return Err(format!("`{name}` of floats")),
    };
    Ok(Value::F32(result))
}

fn times(a: i128, b: i128, modulus: i128) -> i128 {
    (a as u128).wrapping_mul(b as u128).rem_euclid(modulus as u128) as i128
}

/// The result, and whether it wrapped.
fn overflowing(name: &str, args: &[Value], divide: &mut dyn FnMut(i128)) -> Result<Value, Unknown> {
    let (Some(Value::Int(a)), b) = (args.first(), args.get(1)) else {
        return Err(format!("`{name}` of {args:?}"));
    };
    let y = match b {
        Some(Value::Int(b)) => b.value,
        _ => 0,
    };
    let (x, width) = (a.value, i128::from(a.scalar.bits()));
    let pair = |exact: i128, wraps: bool| {
        Ok(Value::Parts(vec![Value::int(a.scalar, exact), Value::Bool(wraps)]))
    };
    let exact = match name {
        "overflowing_add" => x + y,
        "overflowing_sub" => x - y,
        "overflowing_mul" => match x.checked_mul(y) {
            Some(exact) => exact,
            None => return pair(x.wrapping_mul(y), true),
        },
        "overflowing_div" => {
            divide(y);
            if y == 0 { x } else { x / y }
        }
        "overflowing_rem" => {
            divide(y);
            let wraps = y == -1 && x == a.scalar.limits().0;
            return pair(if y == 0 { 0 } else { x % y }, wraps);
        }
        "overflowing_neg" => -x,
        "overflowing_abs" => x.abs(),
        "overflowing_shl" => return pair(x << (y & (width - 1)), y >= width),
        "overflowing_shr" => return pair(x >> (y & (width - 1)), y >= width),
        _ => return Err(format!("`{name}`")),
    };
    pair(exact, Int::new(a.scalar, exact).value != exact)
}
