//! Builtin functions of constants: those of std that rustc calls in constants, as far as kernels have them.

use super::{Data, of_number};
use crate::analyze::constants::cast;
use crate::ir::{Scalar, Ty};
use crate::value::Value;

/// The value of a call. `None` if it is not known here, or fails.
pub(super) fn call(name: &str, args: &[Data], result: &Ty) -> Option<Data> {
    let scalars: Option<Vec<Value>> = args.iter().map(Data::scalar).collect();
    let scalars = scalars?;
    let Ty::Scalar(result) = result else { return None };
    let value = match scalars.first()?.integer() {
        Some(_) => integers(name, &scalars, *result),
        None => floats(name, &scalars),
    };
    value.map(Data::Scalar)
}

fn integers(name: &str, args: &[Value], result: Scalar) -> Option<Value> {
    let Value::Int(_, scalar) = args[0] else { return None };
    let numbers: Option<Vec<i128>> = args.iter().map(|arg| arg.integer()).collect();
    let numbers = numbers?;
    let (min, max) = scalar.limits();
    let bits = scalar.bits();
    let a = numbers[0];
    let b = || numbers.get(1).copied();
    // The bits, without a sign.
    let raw = (a as u64) & (u64::MAX >> (64 - bits));
    let amount = || b().map(|b| (b as u32) % bits);
    let within = |value: i128| (min..=max).contains(&value).then_some(value);
    let power = || {
        let exponent = u32::try_from(b()?).ok()?;
        (0..exponent).try_fold(1i128, |power, _| within(power.checked_mul(a)?))
    };
    let wrapping_power = || {
        let exponent = u32::try_from(b()?).ok()?;
        let wide = 64 - bits;
        let mut power = 1u64;
        for _ in 0..exponent.min(1 << 12) {
            power = power.wrapping_mul(raw) << wide >> wide;
        }
        (exponent <= 1 << 12).then_some(i128::from(power))
    };
    let value = match name {
        "min" => a.min(b()?),
        "max" => a.max(b()?),
        "clamp" => a.clamp(b()?, (*numbers.get(2)?).max(b()?)),
        "abs" => within(a.abs())?,
        "unsigned_abs" => a.abs(),
        "signum" => a.signum(),
        "abs_diff" => (a - b()?).abs(),
        "pow" => power()?,
        "wrapping_pow" => wrapping_power()?,
        "wrapping_add" => a + b()?,
        "wrapping_sub" => a - b()?,
        "wrapping_mul" => i128::from((a as u64).wrapping_mul(b()? as u64)),
        "wrapping_neg" => -a,
        "wrapping_shl" => i128::from(raw << amount()?),
        "wrapping_shr" => a >> amount()?,
        "saturating_add" => (a + b()?).clamp(min, max),
        "saturating_sub" => (a - b()?).clamp(min, max),
        "saturating_mul" => a.saturating_mul(b()?).clamp(min, max),
        "rem_euclid" => a.checked_rem_euclid(b()?)?,
        "div_euclid" => a.checked_div_euclid(b()?)?,
        "div_ceil" => (a + b()? - 1).checked_div(b()?)?,
        "next_multiple_of" => within((a + b()? - 1).checked_div(b()?)? * b()?)?,
        "is_power_of_two" => i128::from(raw.is_power_of_two()),
        "next_power_of_two" => within(i128::from(raw.checked_next_power_of_two()?))?,
        "is_multiple_of" => i128::from(if b()? == 0 { a == 0 } else { a % b()? == 0 }),
        "is_negative" => i128::from(a < 0),
        "is_positive" => i128::from(a > 0),
        "ilog2" => i128::from(u64::try_from(a).ok()?.checked_ilog2()?),
        "ilog10" => i128::from(u64::try_from(a).ok()?.checked_ilog10()?),
        "isqrt" => i128::from(u64::try_from(a).ok()?.isqrt()),
        "count_ones" => raw.count_ones().into(),
        "count_zeros" => (bits - raw.count_ones()).into(),
        "leading_zeros" => (raw.leading_zeros() - (64 - bits)).into(),
        "leading_ones" => (raw << (64 - bits)).leading_ones().into(),
        "trailing_zeros" => raw.trailing_zeros().min(bits).into(),
        "trailing_ones" => raw.trailing_ones().into(),
        "reverse_bits" => (raw.reverse_bits() >> (64 - bits)).into(),
        "swap_bytes" => (raw.swap_bytes() >> (64 - bits)).into(),
        "rotate_left" => rotated(raw, amount()?, bits).into(),
        "rotate_right" => rotated(raw, (bits - amount()?) % bits, bits).into(),
        "cast_signed" | "cast_unsigned" => a,
        "f32::from_bits" => return Some(Value::F32(f32::from_bits(raw as u32))),
        "f64::from_bits" => return Some(Value::F64(f64::from_bits(raw))),
        _ => return None,
    };
    Some(of_number(result, value))
}

fn rotated(raw: u64, by: u32, bits: u32) -> u64 {
    if by == 0 { raw } else { raw << by | raw >> (bits - by) }
}

fn floats(name: &str, args: &[Value]) -> Option<Value> {
    macro_rules! of {
        ($variant:ident, $bits:expr, $a:expr) => {{
            let a = $a;
            let b = || match args.get(1) {
                Some(Value::$variant(b)) => Some(*b),
                _ => None,
            };
            Some(match name {
                "abs" => Value::$variant(a.abs()),
                "signum" => Value::$variant(a.signum()),
                "copysign" => Value::$variant(a.copysign(b()?)),
                "recip" => Value::$variant(a.recip()),
                "floor" => Value::$variant(a.floor()),
                "ceil" => Value::$variant(a.ceil()),
                "trunc" => Value::$variant(a.trunc()),
                "min" => Value::$variant(a.min(b()?)),
                "max" => Value::$variant(a.max(b()?)),
                "to_radians" => Value::$variant(a.to_radians()),
                "to_degrees" => Value::$variant(a.to_degrees()),
                "is_nan" => Value::Bool(a.is_nan()),
                "is_infinite" => Value::Bool(a.is_infinite()),
                "is_finite" => Value::Bool(a.is_finite()),
                "to_bits" => Value::wrapped(a.to_bits().into(), $bits),
                _ => return None,
            })
        }};
    }
    match args[0] {
        Value::F32(a) if name.starts_with("f16::from_f32") => {
            Some(cast(Value::F32(a), Scalar::F16))
        }
        Value::F16(_) if name.starts_with("to_f32") => Some(cast(args[0], Scalar::F32)),
        Value::F32(a) => of!(F32, Scalar::U32, a),
        Value::F64(a) => of!(F64, Scalar::U64, a),
        Value::Bool(_) | Value::Int(..) | Value::F16(_) => None,
    }
}
