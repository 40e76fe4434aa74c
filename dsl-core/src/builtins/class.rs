//! The types that a receiver may have.

use crate::ir::Scalar::{
    self, Bool, F16 as H, F32 as F, F64 as D, I8, I16, I32 as I, I64 as L, U8, U16, U32 as U,
    U64 as UL,
};
use crate::ir::Ty;

/// A set of receiver types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Class {
    /// The types, for messages.
    words: &'static str,
    scalars: &'static [Scalar],
    /// The possible numbers of components; 1 stands for the scalar itself.
    lengths: &'static [u8],
    /// The possible numbers of columns of matrices.
    matrices: &'static [u8],
}

impl Class {
    /// Numbers and vectors of them.
    pub(super) const fn new(
        words: &'static str,
        scalars: &'static [Scalar],
        lengths: &'static [u8],
    ) -> Class {
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
            Ty::Unit
            | Ty::Array(..)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Struct(_)
            | Ty::Enum(_)
            | Ty::Param(_) => false,
        }
    }

    /// Whether it has only narrow numbers, or numbers that not every device supports, and vectors
    /// of these.
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

const ALL: &[u8] = &[1, 2, 3, 4];
const VECTORS: &[u8] = &[2, 3, 4];
const NUMBERS: &[Scalar] = &[F, I, U];

pub(super) const FLOAT: Class = Class::new("`f32` and vectors of it", &[F], ALL);
pub(super) const F32: Class = Class::new("`f32`", &[F], &[1]);
pub(super) const F16: Class = Class::new("`f16`", &[H], &[1]);
pub(super) const HALF: Class = Class::new("`f16` and vectors of it", &[H], ALL);
pub(super) const HALF_VECTOR: Class =
    Class::new("`F16Vec2`, `F16Vec3` and `F16Vec4`", &[H], VECTORS);
pub(super) const SHORT_HALF_VECTOR: Class = Class::new("`F16Vec2` and `F16Vec3`", &[H], &[2, 3]);
pub(super) const LONG_HALF_VECTOR: Class = Class::new("`F16Vec3` and `F16Vec4`", &[H], &[3, 4]);
pub(super) const I64: Class = Class::new("`i64`", &[L], &[1]);
pub(super) const U64: Class = Class::new("`u64`", &[UL], &[1]);
pub(super) const F64: Class = Class::new("`f64`", &[D], &[1]);
pub(super) const I64_U64: Class = Class::new("`i64` and `u64`", &[L, UL], &[1]);
pub(super) const I64S: Class = Class::new("`i64` and vectors of it", &[L], ALL);
pub(super) const U64S: Class = Class::new("`u64` and vectors of it", &[UL], ALL);
pub(super) const I64S_U64S: Class = Class::new("`i64`, `u64` and vectors of them", &[L, UL], ALL);
pub(super) const DOUBLE: Class = Class::new("`f64` and vectors of it", &[D], ALL);
pub(super) const DOUBLE_VECTOR: Class = Class::new("`DVec2`, `DVec3` and `DVec4`", &[D], VECTORS);
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
pub(super) const INTEGER_VECTOR: Class = Class::new("vectors of `i32` and `u32`", &[I, U], VECTORS);
pub(super) const SIGNED_VECTOR: Class = Class::new("vectors of `f32` and `i32`", &[F, I], VECTORS);
pub(super) const NUMBER_VECTOR: Class =
    Class::new("vectors of `f32`, `i32` and `u32`", NUMBERS, VECTORS);
pub(super) const SHORT_VECTOR: Class = Class::new("vectors of 2 and 3 numbers", NUMBERS, &[2, 3]);
pub(super) const LONG_VECTOR: Class = Class::new("vectors of 3 and 4 numbers", NUMBERS, &[3, 4]);
pub(super) const FOUR: Class = Class::new("vectors of 4 numbers", NUMBERS, &[4]);
pub(super) const BOOL_VECTOR: Class = Class::new("`BVec2`, `BVec3` and `BVec4`", &[Bool], VECTORS);
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
