//! Values as WGSL literals.

use super::Emitter;
use super::expr::{Prec, Text};
use crate::analyze::constants::Value;
use crate::ir::Scalar;

impl Emitter<'_> {
    /// A literal with its type written out: an untyped one could be folded at another precision.
    pub(super) fn literal(&mut self, value: Value) -> Text {
        match value {
            Value::Bool(value) => Text::new(value.to_string(), Prec::Primary),
            Value::Int(value, of) => integer(value, of),
            // The shortest decimal digits of the largest number exceed it. They would be rounded
            // down to it, but Tint refuses them.
            Value::F32(f32::MAX) => Text::new("0x1.fffffep+127f", Prec::Primary),
            Value::F32(f32::MIN) => Text::new("-0x1.fffffep+127f", Prec::Unary),
            Value::F32(value) if value.is_finite() => {
                let prec = if value.is_sign_negative() { Prec::Unary } else { Prec::Primary };
                Text::new(format!("{value:?}f"), prec)
            }
            Value::F16(value) if value.is_finite() => {
                let prec = if value.is_sign_negative() { Prec::Unary } else { Prec::Primary };
                Text::new(format!("{:?}h", value.to_f32()), prec)
            }
            Value::F16(value) => {
                let text = self.literal(Value::F32(value.to_f32())).text;
                Text::new(format!("f16({text})"), Prec::Primary)
            }
            Value::F64(value) if value.is_finite() => {
                let prec = if value.is_sign_negative() { Prec::Unary } else { Prec::Primary };
                Text::new(format!("{value:?}lf"), prec)
            }
            Value::F64(value) => {
                let text = self.literal(Value::F32(value as f32)).text;
                Text::new(format!("f64({text})"), Prec::Primary)
            }
            // WGSL has neither a literal nor a constant expression for these values.
            Value::F32(value) => {
                let helper = self.helpers.bits_to_float();
                Text::new(format!("{helper}({:#x}u)", value.to_bits()), Prec::Primary)
            }
        }
    }
}

fn integer(value: i128, of: Scalar) -> Text {
    match (value, of) {
        // Without the sign, the digits of the least value exceed the type. naga does not evaluate
        // constant arithmetic of 64 bits.
        (-0x8000_0000, Scalar::I32) => Text::new("i32(-2147483648)", Prec::Primary),
        (value, Scalar::I64) if value == i64::MIN.into() => {
            Text::new("~9223372036854775807li", Prec::Unary)
        }
        (value, of) => {
            let prec = if value < 0 { Prec::Unary } else { Prec::Primary };
            Text::new(super::loops::number(value, of), prec)
        }
    }
}
