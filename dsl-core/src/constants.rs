//! The constants of Rust's standard library that kernels know.

use std::f32::consts;

use half::f16;

use crate::ir::Scalar;

/// A constant's value.
#[derive(Debug, Clone, Copy)]
pub enum Constant {
    /// Of an integer type.
    Int(i64, Scalar),
    /// Of `f32`, or of `f16`, all of whose values `f32` has.
    Float(f32),
}

/// `u32::MAX` and the like.
pub fn scalar_const(scalar: Scalar, name: &str) -> Option<Constant> {
    if scalar.is_integer() {
        let (min, max) = scalar.limits();
        return match name {
            "MIN" => Some(Constant::Int(min, scalar)),
            "MAX" => Some(Constant::Int(max, scalar)),
            "BITS" => Some(Constant::Int(32, Scalar::U32)),
            _ => None,
        };
    }
    match scalar {
        Scalar::Bool => return None,
        Scalar::F16 => return half_const(name).map(|value| Constant::Float(value.to_f32())),
        Scalar::F32 | Scalar::I32 | Scalar::U32 => {}
    }
    Some(Constant::Float(match name {
        "MIN" => f32::MIN,
        "MAX" => f32::MAX,
        "MIN_POSITIVE" => f32::MIN_POSITIVE,
        "EPSILON" => f32::EPSILON,
        "INFINITY" => f32::INFINITY,
        "NEG_INFINITY" => f32::NEG_INFINITY,
        "NAN" => f32::NAN,
        _ => return None,
    }))
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

/// The constants of `std::f32::consts`.
pub fn float_const(name: &str) -> Option<f32> {
    Some(match name {
        "PI" => consts::PI,
        "TAU" => consts::TAU,
        "E" => consts::E,
        "SQRT_2" => consts::SQRT_2,
        "FRAC_1_SQRT_2" => consts::FRAC_1_SQRT_2,
        "FRAC_1_PI" => consts::FRAC_1_PI,
        "FRAC_2_PI" => consts::FRAC_2_PI,
        "FRAC_2_SQRT_PI" => consts::FRAC_2_SQRT_PI,
        "FRAC_PI_2" => consts::FRAC_PI_2,
        "FRAC_PI_3" => consts::FRAC_PI_3,
        "FRAC_PI_4" => consts::FRAC_PI_4,
        "FRAC_PI_6" => consts::FRAC_PI_6,
        "FRAC_PI_8" => consts::FRAC_PI_8,
        "LN_2" => consts::LN_2,
        "LN_10" => consts::LN_10,
        "LOG2_E" => consts::LOG2_E,
        "LOG2_10" => consts::LOG2_10,
        "LOG10_E" => consts::LOG10_E,
        "LOG10_2" => consts::LOG10_2,
        _ => return None,
    })
}
