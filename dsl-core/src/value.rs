//! The values of constant expressions: scalars with their types.

use std::num::FpCategory;

use half::f16;

use crate::scalar::Scalar;

macro_rules! values {
    ($($ty:ty: |$value:ident| $made:expr),+) => {
        $(impl From<$ty> for Value {
            fn from($value: $ty) -> Value {
                $made
            }
        })+
    };
}

values! {
    bool: |value| Value::Bool(value),
    f32: |value| Value::F32(value),
    f64: |value| Value::F64(value),
    u32: |value| Value::word(value),
    u64: |value| Value::Int(value.into(), Scalar::U64)
}

/// The value of a constant expression.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Value {
    Bool(bool),
    /// An integer, which is within the limits of its type.
    Int(i128, Scalar),
    F32(f32),
    F16(f16),
    F64(f64),
}

impl Value {
    /// An integer, wrapped to its type.
    pub(crate) fn wrapped(number: i128, of: Scalar) -> Value {
        Value::Int(of.wrap(number), of)
    }

    /// A `u32`.
    pub(crate) fn word(number: u32) -> Value {
        Value::Int(number.into(), Scalar::U32)
    }

    /// The value of an integer, or of a `bool` as 0 or 1.
    pub(crate) fn number(self) -> Option<i128> {
        if let Value::Bool(value) = self { Some(i128::from(value)) } else { self.integer() }
    }

    /// The value of an integer.
    pub(crate) fn integer(self) -> Option<i128> {
        match self {
            Value::Int(value, _) => Some(value),
            Value::Bool(_) | Value::F32(_) | Value::F16(_) | Value::F64(_) => None,
        }
    }

    /// The class of a float.
    pub(crate) fn float_class(self) -> Option<FpCategory> {
        match self {
            Value::F32(value) => Some(value.classify()),
            Value::F16(value) => Some(value.classify()),
            Value::F64(value) => Some(value.classify()),
            Value::Bool(_) | Value::Int(..) => None,
        }
    }

    /// Whether it is an infinity or NaN. WGSL's constant expressions cannot have these values.
    pub(crate) fn is_not_finite(self) -> bool {
        matches!(self.float_class(), Some(FpCategory::Nan | FpCategory::Infinite))
    }
}
