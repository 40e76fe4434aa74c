//! The constants of Rust's standard library that kernels know.

use half::f16;

use crate::ir::Scalar;

/// A constant's value.
#[derive(Debug, Clone, Copy)]
pub enum Constant {
    /// Of an integer type.
    Int(i128, Scalar),
    /// Of a floating-point type; `f64` contains all its values.
    Float(f64),
}

/// Constants that describe the format of a floating-point type.
macro_rules! format_const {
    ($ty:ty, $name:expr) => {{
        let (value, scalar) = match $name {
            "RADIX" => (<$ty>::RADIX.into(), Scalar::U32),
            "MANTISSA_DIGITS" => (<$ty>::MANTISSA_DIGITS.into(), Scalar::U32),
            "DIGITS" => (<$ty>::DIGITS.into(), Scalar::U32),
            "MIN_EXP" => (<$ty>::MIN_EXP.into(), Scalar::I32),
            "MAX_EXP" => (<$ty>::MAX_EXP.into(), Scalar::I32),
            "MIN_10_EXP" => (<$ty>::MIN_10_EXP.into(), Scalar::I32),
            "MAX_10_EXP" => (<$ty>::MAX_10_EXP.into(), Scalar::I32),
            _ => return None,
        };
        Some(Constant::Int(value, scalar))
    }};
}

/// `u32::MAX` and the like.
pub fn scalar_const(scalar: Scalar, name: &str) -> Option<Constant> {
    use Scalar::*;
    match scalar {
        Bool => None,
        Char => char_const(name),
        I8 | I16 | I32 | I64 | Isize | U8 | U16 | U32 | U64 | Usize => integer_const(scalar, name),
        F16 => half_const(name)
            .map(f16::to_f64)
            .map(Constant::Float)
            .or_else(|| format_const!(f16, name)),
        F32 => single_const(name)
            .map(f64::from)
            .map(Constant::Float)
            .or_else(|| format_const!(f32, name)),
        F64 => double_const(name).map(Constant::Float).or_else(|| format_const!(f64, name)),
    }
}

fn char_const(name: &str) -> Option<Constant> {
    let code = match name {
        "MIN" => '\0',
        "MAX" => char::MAX,
        "REPLACEMENT_CHARACTER" => char::REPLACEMENT_CHARACTER,
        _ => return None,
    };
    Some(Constant::Int(u32::from(code).into(), Scalar::Char))
}

fn integer_const(scalar: Scalar, name: &str) -> Option<Constant> {
    let (min, max) = scalar.limits();
    match name {
        "MIN" => Some(Constant::Int(min, scalar)),
        "MAX" => Some(Constant::Int(max, scalar)),
        // The host has another value.
        "BITS" if scalar.is_size() => None,
        "BITS" => Some(Constant::Int(scalar.bits().into(), Scalar::U32)),
        _ => None,
    }
}

/// The constants of `f32`.
fn single_const(name: &str) -> Option<f32> {
    Some(match name {
        "MIN" => f32::MIN,
        "MAX" => f32::MAX,
        "MIN_POSITIVE" => f32::MIN_POSITIVE,
        "EPSILON" => f32::EPSILON,
        "INFINITY" => f32::INFINITY,
        "NEG_INFINITY" => f32::NEG_INFINITY,
        "NAN" => f32::NAN,
        _ => return None,
    })
}

/// The constants of `f64`.
fn double_const(name: &str) -> Option<f64> {
    Some(match name {
        "MIN" => f64::MIN,
        "MAX" => f64::MAX,
        "MIN_POSITIVE" => f64::MIN_POSITIVE,
        "EPSILON" => f64::EPSILON,
        "INFINITY" => f64::INFINITY,
        "NEG_INFINITY" => f64::NEG_INFINITY,
        "NAN" => f64::NAN,
        _ => return None,
    })
}

/// The constants of `half::f16`.
fn half_const(name: &str) -> Option<f16> {
    Some(match name {
        "ZERO" => f16::ZERO,
        "NEG_ZERO" => f16::NEG_ZERO,
        "ONE" => f16::ONE,
        "NEG_ONE" => f16::NEG_ONE,
        "MIN" => f16::MIN,
        "MAX" => f16::MAX,
        "MIN_POSITIVE" => f16::MIN_POSITIVE,
        "EPSILON" => f16::EPSILON,
        "INFINITY" => f16::INFINITY,
        "NEG_INFINITY" => f16::NEG_INFINITY,
        "NAN" => f16::NAN,
        "PI" => f16::PI,
        "E" => f16::E,
        "SQRT_2" => f16::SQRT_2,
        "FRAC_1_SQRT_2" => f16::FRAC_1_SQRT_2,
        "FRAC_PI_2" => f16::FRAC_PI_2,
        "FRAC_PI_4" => f16::FRAC_PI_4,
        "LN_2" => f16::LN_2,
        "LN_10" => f16::LN_10,
        "LOG2_E" => f16::LOG2_E,
        "LOG10_E" => f16::LOG10_E,
        _ => return None,
    })
}

/// The constants of `std::f32::consts` and of `std::f64::consts`.
pub fn float_const(name: &str) -> Option<(f32, f64)> {
    macro_rules! values {
        ($($name:ident)*) => {
            match name {
                $(stringify!($name) => (std::f32::consts::$name, std::f64::consts::$name),)*
                _ => return None,
            }
        };
    }
    Some(values! {
        PI TAU E SQRT_2 FRAC_1_SQRT_2 FRAC_1_PI FRAC_2_PI FRAC_2_SQRT_PI FRAC_PI_2 FRAC_PI_3
        FRAC_PI_4 FRAC_PI_6 FRAC_PI_8 LN_2 LN_10 LOG2_E LOG2_10 LOG10_E LOG10_2
    })
}
