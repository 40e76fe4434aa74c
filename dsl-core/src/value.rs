//! The values of constant expressions: of a scalar, with its type.

use std::num::FpCategory;

use half::f16;

/// The value of a constant expression.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Value {
    Bool(bool),
    I32(i32),
    U32(u32),
    F32(f32),
    F16(f16),
    I64(i64),
    U64(u64),
    F64(f64),
}

impl Value {
    /// The value of an integer, or of a `bool` as 0 or 1.
    pub(crate) fn number(self) -> Option<i128> {
        match self {
            Value::Bool(value) => Some(i128::from(value)),
            value => value.integer(),
        }
    }

    /// The value of an integer.
    pub(crate) fn integer(self) -> Option<i128> {
        match self {
            Value::I32(value) => Some(value.into()),
            Value::U32(value) => Some(value.into()),
            Value::I64(value) => Some(value.into()),
            Value::U64(value) => Some(value.into()),
            Value::Bool(_) | Value::F32(_) | Value::F16(_) | Value::F64(_) => None,
        }
    }

    /// The class of a float.
    pub(crate) fn float_class(self) -> Option<FpCategory> {
        match self {
            Value::F32(value) => Some(value.classify()),
            Value::F16(value) => Some(value.classify()),
            Value::F64(value) => Some(value.classify()),
            Value::Bool(_) | Value::I32(_) | Value::U32(_) | Value::I64(_) | Value::U64(_) => None,
        }
    }

    /// Whether it is an infinity or NaN, which no constant expression of WGSL gives.
    pub(crate) fn is_not_finite(self) -> bool {
        matches!(self.float_class(), Some(FpCategory::Nan | FpCategory::Infinite))
    }
}
