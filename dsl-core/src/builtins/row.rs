//! What a row of the table of builtin functions says.

use super::class::Class;
use crate::ir::{BinaryOp, Scalar, Ty};

pub(super) use Shape::{Element, Longer, Same, Shorter};

/// A builtin function for one class of receivers. Several rows may share a name; their classes
/// are disjoint and their parameters have the same shape.
#[derive(Debug)]
pub struct Builtin {
    /// Rust's name: `sqrt` of a method, `Vec::select` of an associated function of all `Vec`s,
    /// `Vec2::from_angle` of one type, `::mix` of a free function.
    pub name: &'static str,
    /// Which types the receiver, the first argument, may have.
    pub class: Class,
    /// The types of the arguments after the receiver.
    pub params: &'static [Shape],
    /// The type of the result.
    pub result: Shape,
    /// How WGSL says it.
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
    /// `T` of integers without a sign.
    Unsigned,
    /// `T` of integers with a sign.
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

/// How WGSL says it.
#[derive(Debug, Clone, Copy)]
pub enum Wgsl {
    /// A builtin function with the same arguments.
    Function(&'static str),
    /// An expression in which `$0`, `$1`, … stand for the arguments, each at most once and in this
    /// order; `$L` is the result's type and `$.` selects as many components as it has. In subgroup
    /// operations `$O` is WGSL's on 32 bits, and `$F` the receiver's type with `f32`.
    Template(&'static str),
    /// The body of a helper function with the parameters `a`, `b`, `c`; `$T`, `$U`, `$I`, `$W`, `$S`
    /// are the receiver's type, the same with `u32`, with `i32`, with `u64`, and its scalar; `$L` is
    /// the result's type, `$N` the number of components or columns, `$.` selects as many components;
    /// `$#{…}` lists what is inside for each of them, `@` being the component and `#` its number;
    /// `$+(v)`, `$*(v)`, `$min(v)`, `$max(v)` combine the components of a vector. In subgroup
    /// operations `$O` is WGSL's on 32 bits, and `$1` the second argument, which may be a constant.
    Helper(&'static str),
    /// What words give, of which these bits are the receiver. There is no other integer than words in WGSL.
    Narrow(Bits, Made),
}

/// What the result is of that of the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// That of the function of the same name, which is within the limits.
    Same,
    /// As many bits of it as the type has.
    Wrapped,
    /// The nearest number within the limits.
    Saturated,
    /// What an operator gives.
    Operator(BinaryOp),
    /// What an operator gives, and whether that is past the limits.
    Overflowing(BinaryOp),
    /// What a function of words gives, and whether that is past the limits.
    OverflowingCall(&'static str),
}

/// What of a word the bits of a narrow integer are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bits {
    /// The integer as a word of the same sign.
    Number,
    /// The lowest ones; the others are 0.
    Lowest,
    /// The lowest ones; the others are 1.
    LowestBelowOnes,
    /// The highest ones; the others are 0.
    Highest,
    /// The highest ones; the others are 1.
    HighestAboveOnes,
    /// All, over and over.
    Repeated,
}

impl Shape {
    /// The type, given the receiver's.
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
            Shape::Array => match receiver {
                Ty::Vector(scalar, n) => Ty::Array(Box::new(Ty::Scalar(*scalar)), u32::from(*n)),
                Ty::Matrix(n) => Ty::Array(Box::new(Ty::F32), u32::from(*n) * u32::from(*n)),
                _ => Ty::Error,
            },
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
