//! The rows of the table of builtin functions.

use super::class::Class;
use crate::ir::{BinaryOp, Scalar, Ty};

pub(super) use Shape::{Element, Longer, Same, Shorter};

/// A builtin function for one class of receivers. Several rows may share a name; their classes
/// are disjoint and their parameters have the same shape.
#[derive(Debug)]
pub struct Builtin {
    /// Rust's name: `sqrt` for a method, `Vec::select` for an associated function of all `Vec`s,
    /// `Vec2::from_angle` for one type, `::mix` for a free function.
    pub name: &'static str,
    /// The types of the receiver, which is the first argument.
    pub class: Class,
    /// The types of the arguments after the receiver.
    pub params: &'static [Shape],
    /// The type of the result.
    pub result: Shape,
    /// The WGSL of a call.
    pub wgsl: Wgsl,
}

/// A type in terms of the receiver's type `T`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// `T`.
    Same,
    /// The scalar of `T`.
    Element,
    /// `T` with another scalar.
    With(Scalar),
    /// A vector with one component more.
    Longer,
    /// A vector with one component less.
    Shorter,
    /// `T` with unsigned integers.
    Unsigned,
    /// `T` with signed integers.
    Signed,
    /// A scalar.
    Scalar(Scalar),
    /// A vector.
    Vector(Scalar, u8),
    /// An array of the components of `T`.
    Array,
    /// A column of the matrix `T`.
    Column,
    /// A matrix with columns like `T`.
    Square,
    /// A matrix with columns that are one component longer than `T`.
    LargerSquare,
    /// A matrix with this many columns.
    Matrix(u8),
    /// A tuple of `T` and `T` with this scalar.
    PairWith(Scalar),
}

/// The WGSL of a call.
#[derive(Debug, Clone, Copy)]
pub enum Wgsl {
    /// A builtin function with the same arguments.
    Function(&'static str),
    /// An expression in which `$0`, `$1`, … stand for the arguments, each at most once and in this
    /// order. `$L` is the result's type, and `$.` selects its number of components. In subgroup
    /// operations `$O` is WGSL's operation on 32 bits, and `$F` is the receiver's type with `f32`.
    Template(&'static str),
    /// The body of a helper function with the parameters `a`, `b`, `c`. `$T` is the receiver's
    /// type; `$U`, `$I`, `$W` are the same with `u32`, `i32`, `u64`; `$S` is its scalar. `$L` is
    /// the result's type, `$N` the number of components or columns, and `$.` selects that many
    /// components. `$#{…}` repeats its content for each component, with `@` for the component and
    /// `#` for its number. `$+(v)`, `$*(v)`, `$min(v)`, `$max(v)` combine the components of a
    /// vector. In subgroup operations `$O` is WGSL's operation on 32 bits, and `$1` is the second
    /// argument, which may be a constant.
    Helper(&'static str),
    /// A function of words, for a receiver that is these bits of a word. WGSL has no narrow
    /// integers.
    Narrow(Bits, Made),
}

/// How the result follows from the result for words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// It is the result of the function of the same name, which is within the limits.
    Same,
    /// It is the lowest bits of that result.
    Wrapped,
    /// It is the nearest number within the limits.
    Saturated,
    /// It is the result of an operator.
    Operator(BinaryOp),
    /// It is the result of an operator, and whether that exceeds the limits.
    Overflowing(BinaryOp),
    /// It is the result of a function of words, and whether that exceeds the limits.
    OverflowingCall(&'static str),
}

/// How the bits of a narrow integer are placed in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bits {
    /// The integer as a word of the same signedness.
    Number,
    /// The lowest bits; the others are 0.
    Lowest,
    /// The lowest bits; the others are 1.
    LowestBelowOnes,
    /// The highest bits; the others are 0.
    Highest,
    /// The highest bits; the others are 1.
    HighestAboveOnes,
    /// All bits, repeated.
    Repeated,
}

impl Shape {
    /// The type for a given receiver.
    pub fn apply(self, receiver: &Ty) -> Ty {
        let n = receiver.components();
        match self {
            Same => receiver.clone(),
            Element => receiver.scalar().map_or(Ty::Error, Ty::Scalar),
            Shape::With(scalar) => receiver.with_scalar(scalar),
            Shape::Unsigned => {
                receiver.scalar().map_or(Ty::Error, |of| receiver.with_scalar(of.unsigned()))
            }
            Shape::Signed => {
                receiver.scalar().map_or(Ty::Error, |of| receiver.with_scalar(of.signed()))
            }
            Longer => receiver.resized(|n| n + 1),
            Shorter => receiver.resized(|n| n - 1),
            Shape::Scalar(scalar) => Ty::Scalar(scalar),
            Shape::Vector(scalar, n) => Ty::Vector(scalar, n),
            Shape::Array => components(receiver),
            Shape::Column => Ty::Vector(Scalar::F32, n),
            Shape::Square => Ty::Matrix(n),
            Shape::LargerSquare => Ty::Matrix(n + 1),
            Shape::Matrix(n) => Ty::Matrix(n),
            Shape::PairWith(scalar) => Ty::tuple([receiver.clone(), receiver.with_scalar(scalar)]),
        }
    }

    /// Whether the type is the same for every receiver.
    pub fn fixed(self) -> Option<Ty> {
        match self {
            Shape::Scalar(_) | Shape::Vector(..) | Shape::Matrix(_) => Some(self.apply(&Ty::Error)),
            Same | Element | Longer | Shorter => None,
            Shape::Unsigned | Shape::Signed => None,
            Shape::With(_) | Shape::Array | Shape::Column | Shape::Square => None,
            Shape::LargerSquare | Shape::PairWith(_) => None,
        }
    }
}

/// An array of the components of a vector or matrix.
fn components(of: &Ty) -> Ty {
    let n = u32::from(of.components());
    if let Ty::Matrix(_) = of {
        return Ty::Array(Box::new(Ty::F32), n * n);
    }
    let Ty::Vector(scalar, _) = of else { return Ty::Error };
    Ty::Array(Box::new(Ty::Scalar(*scalar)), n)
}

pub(super) const fn row(
    name: &'static str,
    class: Class,
    params: &'static [Shape],
    result: Shape,
    wgsl: Wgsl,
) -> Builtin {
    Builtin { name, class, params, result, wgsl }
}

pub(super) const ONE: &[Shape] = &[];
pub(super) const TWO: &[Shape] = &[Same];
pub(super) const THREE: &[Shape] = &[Same, Same];
pub(super) const BOOL: Shape = Shape::Scalar(Scalar::Bool);
pub(super) const I32: Shape = Shape::Scalar(Scalar::I32);
pub(super) const U32: Shape = Shape::Scalar(Scalar::U32);
pub(super) const F32: Shape = Shape::Scalar(Scalar::F32);
pub(super) const MASK: Shape = Shape::With(Scalar::Bool);
