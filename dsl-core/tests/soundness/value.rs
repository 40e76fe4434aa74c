//! Values of kernels. Integers are exact, and wrap as their types do.

use dsl_core::ir::{Scalar, Ty};

use crate::random::mix;

/// A value of any type. Vectors, structs, tuples and arrays are lists of their parts.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Bool(bool),
    Int(Int),
    F32(f32),
    Parts(Vec<Value>),
    /// A zero in workgroup memory that nobody has written.
    Fresh(Scalar),
    /// A value that is never inspected: cooperative matrices, and expressions without a value.
    Opaque,
}

/// An integer, and its origin.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Int {
    pub(crate) scalar: Scalar,
    pub(crate) value: i128,
    /// Whether it comes from an index past the end of a part of a slice that was not clamped.
    pub(crate) past_part: bool,
    /// Whether it comes from a multiplication, as the starts of rows do.
    pub(crate) product: bool,
    /// Whether it comes from a row start that overflowed its type.
    pub(crate) wrapped_row: bool,
}

impl Int {
    /// Wraps the number to the type.
    pub(crate) fn new(scalar: Scalar, value: i128) -> Int {
        let value = match scalar {
            Scalar::I32 => i128::from(value as i32),
            Scalar::I64 => i128::from(value as i64),
            Scalar::U64 => i128::from(value as u64),
            _ => i128::from(value as u32),
        };
        Int { scalar, value, past_part: false, product: false, wrapped_row: false }
    }

    /// Wraps the exact result of an operation on these operands.
    pub(crate) fn from(scalar: Scalar, exact: i128, operands: &[Int]) -> Int {
        let any = |of: fn(&Int) -> bool| operands.iter().any(of);
        let new = Int::new(scalar, exact);
        let wraps = new.value != exact;
        Int {
            past_part: any(|of| of.past_part),
            product: any(|of| of.product),
            wrapped_row: any(|of| of.wrapped_row) || wraps && any(|of| of.product),
            ..new
        }
    }

    /// Its bits, as an unsigned number.
    pub(crate) fn bits(self) -> u64 {
        match self.scalar.size() {
            8 => self.value as u64,
            _ => u64::from(self.value as u32),
        }
    }
}

impl Value {
    pub(crate) fn int(scalar: Scalar, value: i128) -> Value {
        Value::Int(Int::new(scalar, value))
    }

    pub(crate) fn u32(value: u32) -> Value {
        Value::int(Scalar::U32, i128::from(value))
    }

    pub(crate) fn uvec3(of: [u32; 3]) -> Value {
        Value::Parts(of.map(Value::u32).into())
    }

    /// A value of a type. `leaf` gives each number in it.
    pub(crate) fn of(ty: &Ty, leaf: &mut dyn FnMut(Scalar) -> Value) -> Value {
        match ty {
            Ty::Scalar(scalar) | Ty::Atomic(scalar) => leaf(*scalar),
            Ty::Enum(_) => leaf(Scalar::U32),
            Ty::Vector(scalar, n) => Value::Parts((0..*n).map(|_| leaf(*scalar)).collect()),
            Ty::Array(element, n) => {
                Value::Parts((0..*n).map(|_| Value::of(element, leaf)).collect())
            }
            Ty::Struct(of) => {
                let members = of.members.iter();
                let sized = members.filter(|member| !matches!(member.ty, Ty::RuntimeArray(_)));
                Value::Parts(sized.map(|member| Value::of(&member.ty, leaf)).collect())
            }
            _ => Value::Opaque,
        }
    }

    pub(crate) fn zero(ty: &Ty) -> Value {
        Value::of(ty, &mut zero)
    }

    /// Unwritten workgroup memory.
    pub(crate) fn fresh(ty: &Ty) -> Value {
        Value::of(ty, &mut Value::Fresh)
    }

    /// An arbitrary value, the same for each seed. Its numbers are often those of `numbers`.
    pub(crate) fn any(ty: &Ty, mut seed: u64, numbers: &[i128]) -> Value {
        Value::of(ty, &mut |scalar| {
            seed = mix(seed.wrapping_add(1));
            let number = numbers[(seed >> 8) as usize % numbers.len()];
            match (scalar, seed % 8) {
                (Scalar::Bool, _) => Value::Bool(seed & 64 == 0),
                (Scalar::F32, 0) => Value::F32(f32::from_bits((seed >> 32) as u32)),
                (scalar, _) if scalar.is_float() => Value::F32(number as f32),
                (_, 0) => Value::int(scalar, i128::from(seed >> 16)),
                (_, 1) => Value::int(scalar, i128::from(seed >> 60)),
                _ => Value::int(scalar, number),
            }
        })
    }

    /// Replaces fresh parts by zeros; returns whether there were any.
    pub(crate) fn settle(&mut self) -> bool {
        match self {
            Value::Fresh(scalar) => {
                *self = zero(*scalar);
                true
            }
            Value::Parts(parts) => parts.iter_mut().fold(false, |any, part| part.settle() | any),
            _ => false,
        }
    }
}

fn zero(scalar: Scalar) -> Value {
    match scalar {
        Scalar::Bool => Value::Bool(false),
        scalar if scalar.is_float() => Value::F32(0.0),
        scalar => Value::int(scalar, 0),
    }
}
