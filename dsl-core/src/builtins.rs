//! The one table of builtin functions: Rust's spelling, the types it takes, WGSL's spelling.
//!
//! Rows are in `builtins/`, a file for each kind of receiver. On the CPU a method is the function of
//! the same name in `dsl_runtime`'s `math`, or the method of Rust or glam; an associated function is
//! glam's; a free function is that of `dsl_runtime::wgsl`. Where WGSL has no such function, or one
//! of the same name with another meaning (`round`, `fract`, `sign`, `pow`), the WGSL is an
//! expression or a helper function that means what Rust means.

mod floats;
pub(crate) mod free;
mod halves;
mod integers;
mod matrices;
pub mod narrow;
mod overflowing;
pub mod subgroups;
pub mod textures;
mod vectors;
mod wide;

use crate::ir::{Scalar, Ty};

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

/// A set of receiver types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Class {
    /// The types, for messages.
    words: &'static str,
    scalars: &'static [Scalar],
    /// Numbers of components; 1 stands for the scalar itself.
    lengths: &'static [u8],
    /// Numbers of columns of matrices.
    matrices: &'static [u8],
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
    Narrow(narrow::Bits, narrow::Made),
}

impl Class {
    /// Numbers and vectors of them.
    const fn new(words: &'static str, scalars: &'static [Scalar], lengths: &'static [u8]) -> Class {
        Class { words, scalars, lengths, matrices: &[] }
    }

    const fn matrices(words: &'static str, matrices: &'static [u8]) -> Class {
        Class { words, scalars: &[], lengths: &[], matrices }
    }

    /// Whether a receiver may have this type.
    pub fn contains(&self, ty: &Ty) -> bool {
        let has = |scalar, n| self.scalars.contains(scalar) && self.lengths.contains(n);
        match ty {
            Ty::Error => true,
            Ty::Scalar(scalar) => has(scalar, &1),
            Ty::Vector(scalar, n) => has(scalar, n),
            Ty::Matrix(n) => self.matrices.contains(n),
            _ => false,
        }
    }

    /// Whether it has only numbers, and vectors of them, that not every device has, or that are narrow.
    pub fn is_optional(&self) -> bool {
        let is_optional =
            |scalar: &Scalar| *scalar == Scalar::F16 || scalar.size() == 8 || scalar.is_narrow();
        self.scalars.iter().all(is_optional) && self.matrices.is_empty()
    }

    /// Whether it has numbers of this type, or vectors of them.
    pub fn has(&self, scalar: Scalar) -> bool {
        self.scalars.contains(&scalar)
    }

    /// Every type in it.
    pub fn types(&self) -> impl Iterator<Item = Ty> {
        let numbers = self.scalars.iter().flat_map(|scalar| {
            self.lengths.iter().map(|n| match n {
                1 => Ty::Scalar(*scalar),
                n => Ty::Vector(*scalar, *n),
            })
        });
        numbers.chain(self.matrices.iter().map(|n| Ty::Matrix(*n)))
    }

    /// The receiver types, for messages.
    pub fn describe(&self) -> &'static str {
        self.words
    }
}

impl Builtin {
    /// Every builtin function.
    pub fn all() -> impl Iterator<Item = &'static Builtin> {
        Self::of_one_invocation().chain(subgroups::all())
    }

    /// The builtin functions whose result depends on their arguments alone.
    pub fn of_one_invocation() -> impl Iterator<Item = &'static Builtin> {
        let tables = [
            floats::TABLE,
            integers::TABLE,
            vectors::TABLE,
            matrices::TABLE,
            free::TABLE,
            halves::TABLE,
            wide::TABLE,
            overflowing::TABLE,
            narrow::TABLE,
        ];
        tables.into_iter().flatten()
    }

    /// The rows of a name.
    pub fn named(name: &str) -> impl Iterator<Item = &'static Builtin> {
        Self::all().filter(move |builtin| builtin.name == name)
    }

    /// The row for a receiver.
    pub fn resolve(name: &str, receiver: &Ty) -> Option<&'static Builtin> {
        // Sizes have what words have.
        let word = match receiver {
            Ty::Scalar(scalar) if scalar.is_size() => &Ty::Scalar(scalar.word()),
            other => other,
        };
        Self::named(name).find(|builtin| builtin.class.contains(word))
    }

    /// Whether the types in it follow from whether the receiver's has a sign.
    pub fn asks_for_sign(&self) -> bool {
        let asks = |shape: &Shape| matches!(shape, Shape::Unsigned | Shape::Signed);
        asks(&self.result) || self.params.iter().any(asks)
    }

    /// The type of the receiver, where only one is possible.
    pub fn only_receiver(name: &str) -> Option<Ty> {
        let mut types = Self::named(name).flat_map(|builtin| builtin.class.types());
        let only = types.next()?;
        types.next().is_none().then_some(only)
    }

    /// The name of the associated function `name` of a type, if the table has one.
    pub fn associated(ty: &Ty, name: &str) -> Option<&'static str> {
        let ty = ty.rust();
        let family = ty.trim_end_matches(|c: char| c.is_ascii_digit());
        let owners = [Some(ty.as_str()), ty.starts_with(char::is_uppercase).then_some(family)];
        let mut names = owners.into_iter().flatten().map(|owner| format!("{owner}::{name}"));
        names.find_map(|key| Some(Self::named(&key).next()?.name))
    }

    /// The name of the free function `name`, if kernels call one by it.
    pub fn free(name: &str) -> Option<&'static str> {
        let is_internal = free::INTERNAL.iter().any(|(row, _)| *row == name);
        Some(Self::named(&format!("::{name}")).next().filter(|_| !is_internal)?.name)
    }

    /// The identifier in a name of the table.
    pub fn identifier(name: &str) -> &str {
        name.rsplit("::").next().unwrap_or(name)
    }
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

/// Whether the method of matrices takes its argument by reference: `a.mul_mat3(&b)`.
pub fn takes_reference(name: &str) -> bool {
    ["add_mat", "sub_mat", "mul_mat"].iter().any(|prefix| name.starts_with(prefix))
}

const fn row(
    name: &'static str,
    class: Class,
    params: &'static [Shape],
    result: Shape,
    wgsl: Wgsl,
) -> Builtin {
    Builtin { name, class, params, result, wgsl }
}

use Shape::{Element, Longer, Same, Shorter};

const ONE: &[Shape] = &[];
const TWO: &[Shape] = &[Same];
const THREE: &[Shape] = &[Same, Same];
const BOOL: Shape = Shape::Scalar(Scalar::Bool);
const I32: Shape = Shape::Scalar(Scalar::I32);
const U32: Shape = Shape::Scalar(Scalar::U32);
const F32: Shape = Shape::Scalar(Scalar::F32);
const MASK: Shape = Shape::With(Scalar::Bool);

/// The classes that the tables use.
mod class {
    use super::Class;
    use crate::ir::Scalar::{
        self, Bool, F16 as H, F32 as F, F64 as D, I8, I16, I32 as I, I64 as L, U8, U16, U32 as U,
        U64 as UL,
    };

    const ALL: &[u8] = &[1, 2, 3, 4];
    const VECTORS: &[u8] = &[2, 3, 4];
    const NUMBERS: &[Scalar] = &[F, I, U];

    pub(super) const FLOAT: Class = Class::new("`f32` and vectors of it", &[F], ALL);
    pub(super) const F32: Class = Class::new("`f32`", &[F], &[1]);
    pub(super) const F16: Class = Class::new("`f16`", &[H], &[1]);
    pub(super) const HALF: Class = Class::new("`f16` and vectors of it", &[H], ALL);
    pub(super) const HALF_VECTOR: Class =
        Class::new("`F16Vec2`, `F16Vec3` and `F16Vec4`", &[H], VECTORS);
    pub(super) const SHORT_HALF_VECTOR: Class =
        Class::new("`F16Vec2` and `F16Vec3`", &[H], &[2, 3]);
    pub(super) const LONG_HALF_VECTOR: Class = Class::new("`F16Vec3` and `F16Vec4`", &[H], &[3, 4]);
    pub(super) const I64: Class = Class::new("`i64`", &[L], &[1]);
    pub(super) const U64: Class = Class::new("`u64`", &[UL], &[1]);
    pub(super) const F64: Class = Class::new("`f64`", &[D], &[1]);
    pub(super) const I64_U64: Class = Class::new("`i64` and `u64`", &[L, UL], &[1]);
    pub(super) const I64S: Class = Class::new("`i64` and vectors of it", &[L], ALL);
    pub(super) const U64S: Class = Class::new("`u64` and vectors of it", &[UL], ALL);
    pub(super) const I64S_U64S: Class =
        Class::new("`i64`, `u64` and vectors of them", &[L, UL], ALL);
    pub(super) const DOUBLE: Class = Class::new("`f64` and vectors of it", &[D], ALL);
    pub(super) const DOUBLE_VECTOR: Class =
        Class::new("`DVec2`, `DVec3` and `DVec4`", &[D], VECTORS);
    pub(super) const WIDE: Class =
        Class::new("`i64`, `u64`, `f64` and vectors of them", &[L, UL, D], ALL);
    pub(super) const WIDE_VECTOR: Class =
        Class::new("vectors of `i64`, `u64` and `f64`", &[L, UL, D], VECTORS);
    pub(super) const SHORT_WIDE_VECTOR: Class =
        Class::new("vectors of 2 and 3 numbers of 64 bits", &[L, UL, D], &[2, 3]);
    pub(super) const LONG_WIDE_VECTOR: Class =
        Class::new("vectors of 3 and 4 numbers of 64 bits", &[L, UL, D], &[3, 4]);
    pub(super) const I32: Class = Class::new("`i32`", &[I], &[1]);
    pub(super) const U32: Class = Class::new("`u32`", &[U], &[1]);
    pub(super) const I32_I64: Class = Class::new("`i32` and `i64`", &[I, L], &[1]);
    pub(super) const U32_U64: Class = Class::new("`u32` and `u64`", &[U, UL], &[1]);
    pub(super) const INTEGER: Class = Class::new("`i32` and `u32`", &[I, U], &[1]);
    pub(super) const NARROW: Class =
        Class::new("`i8`, `u8`, `i16` and `u16`", &[I8, U8, I16, U16], &[1]);
    pub(super) const NARROW_SIGNED: Class = Class::new("`i8` and `i16`", &[I8, I16], &[1]);
    pub(super) const NARROW_UNSIGNED: Class = Class::new("`u8` and `u16`", &[U8, U16], &[1]);
    pub(super) const INTEGERS: Class = Class::new("`i32`, `u32` and vectors of them", &[I, U], ALL);
    pub(super) const SIGNED: Class = Class::new("`i32` and vectors of it", &[I], ALL);
    pub(super) const UNSIGNED: Class = Class::new("`u32` and vectors of it", &[U], ALL);
    pub(super) const NUMBER: Class =
        Class::new("`f32`, `i32`, `u32` and vectors of them", NUMBERS, ALL);
    pub(super) const NUMBER_OR_DOUBLE: Class =
        Class::new("`f32`, `i32`, `u32`, `f64` and vectors of them", &[F, I, U, D], ALL);
    pub(super) const BOOL: Class = Class::new("`bool`", &[Bool], &[1]);
    pub(super) const ANY: Class = Class::new("scalars and vectors", &[F, I, U, Bool], ALL);
    pub(super) const FLOAT_VECTOR: Class = Class::new("`Vec2`, `Vec3` and `Vec4`", &[F], VECTORS);
    pub(super) const INTEGER_VECTOR: Class =
        Class::new("vectors of `i32` and `u32`", &[I, U], VECTORS);
    pub(super) const SIGNED_VECTOR: Class =
        Class::new("vectors of `f32` and `i32`", &[F, I], VECTORS);
    pub(super) const NUMBER_VECTOR: Class =
        Class::new("vectors of `f32`, `i32` and `u32`", NUMBERS, VECTORS);
    pub(super) const SHORT_VECTOR: Class =
        Class::new("vectors of 2 and 3 numbers", NUMBERS, &[2, 3]);
    pub(super) const LONG_VECTOR: Class =
        Class::new("vectors of 3 and 4 numbers", NUMBERS, &[3, 4]);
    pub(super) const FOUR: Class = Class::new("vectors of 4 numbers", NUMBERS, &[4]);
    pub(super) const BOOL_VECTOR: Class =
        Class::new("`BVec2`, `BVec3` and `BVec4`", &[Bool], VECTORS);
    pub(super) const VEC2: Class = Class::new("`Vec2`", &[F], &[2]);
    pub(super) const VEC3: Class = Class::new("`Vec3`", &[F], &[3]);
    pub(super) const VEC4: Class = Class::new("`Vec4`", &[F], &[4]);
    pub(super) const INTEGER_VEC3: Class = Class::new("`IVec3` and `UVec3`", &[I, U], &[3]);
    pub(super) const IVEC4: Class = Class::new("`IVec4`", &[I], &[4]);
    pub(super) const UVEC4: Class = Class::new("`UVec4`", &[U], &[4]);
    pub(super) const MATRIX: Class = Class::matrices("`Mat2`, `Mat3` and `Mat4`", &[2, 3, 4]);
    pub(super) const MAT2: Class = Class::matrices("`Mat2`", &[2]);
    pub(super) const MAT3: Class = Class::matrices("`Mat3`", &[3]);
    pub(super) const MAT4: Class = Class::matrices("`Mat4`", &[4]);
}
