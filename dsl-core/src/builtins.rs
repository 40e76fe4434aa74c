//! The one table of builtin functions: Rust's spelling, the types it takes, WGSL's spelling.
//!
//! On the CPU each is the function of the same Rust name in `dsl_runtime`'s `math`. Where WGSL has
//! no such function, or one of the same name with another meaning (`round`, `fract`, `sign`,
//! `pow`), the WGSL is an expression or a helper function that means what Rust means.

use crate::ir::{Scalar, Ty};

/// A builtin function for one class of receivers. Several rows may share a name; their classes
/// are disjoint and their parameters have the same shape.
#[derive(Debug)]
pub struct Builtin {
    /// Rust's name of the method.
    pub name: &'static str,
    /// Which types the receiver may have.
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
    /// A scalar.
    Scalar(Scalar),
}

/// A set of receiver types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// `f32` and its vectors.
    Float,
    /// `f32`.
    F32,
    /// `i32`.
    I32,
    /// `u32`.
    U32,
    /// `i32` and `u32`.
    Integer,
    /// `i32`, and its vectors.
    SignedVector,
    /// Scalars and vectors of `i32`, `u32`, `f32`.
    Number,
    /// Vectors of `f32`.
    FloatVector,
    /// `Vec3`.
    Vec3,
    /// Vectors of `i32`, `u32`, `f32`.
    NumberVector,
    /// Vectors of 2 or 3 numbers.
    ShortVector,
    /// Vectors of 3 or 4 numbers.
    LongVector,
    /// Vectors of `bool`.
    BoolVector,
}

/// How WGSL says it.
#[derive(Debug, Clone, Copy)]
pub enum Wgsl {
    /// A builtin function with the same arguments.
    Function(&'static str),
    /// An expression in which `$0`, `$1`, … stand for the arguments, each at most once; `$L` is the
    /// result's type and `$.` selects as many components as it has.
    Template(&'static str),
    /// The body of a helper function with the parameters `a`, `b`, `c`; `$T`, `$U`, `$I`, `$S` are
    /// the receiver's type, the same with `u32`, with `i32`, and its scalar.
    Helper(&'static str),
}

impl Class {
    /// Whether a receiver may have this type.
    pub fn contains(self, ty: &Ty) -> bool {
        use Scalar::{Bool, F32, I32, U32};
        match (ty, ty.scalar()) {
            (Ty::Error, _) => true,
            (Ty::Scalar(_), Some(scalar)) => match self {
                Class::Float | Class::F32 => scalar == F32,
                Class::I32 | Class::SignedVector => scalar == I32,
                Class::U32 => scalar == U32,
                Class::Integer => scalar.is_integer(),
                Class::Number => scalar != Bool,
                Class::FloatVector
                | Class::Vec3
                | Class::NumberVector
                | Class::ShortVector
                | Class::LongVector
                | Class::BoolVector => false,
            },
            (Ty::Vector(_, n), Some(scalar)) => match self {
                Class::Float | Class::FloatVector => scalar == F32,
                Class::SignedVector => scalar == I32,
                Class::Number | Class::NumberVector => scalar != Bool,
                Class::Vec3 => scalar == F32 && *n == 3,
                Class::ShortVector => scalar != Bool && *n < 4,
                Class::LongVector => scalar != Bool && *n > 2,
                Class::BoolVector => scalar == Bool,
                Class::F32 | Class::I32 | Class::U32 | Class::Integer => false,
            },
            _ => false,
        }
    }

    /// The receiver types, for messages.
    pub fn describe(self) -> &'static str {
        match self {
            Class::Float => "`f32` and vectors of it",
            Class::F32 => "`f32`",
            Class::I32 => "`i32`",
            Class::U32 => "`u32`",
            Class::Integer => "`i32` and `u32`",
            Class::SignedVector => "`i32` and vectors of it",
            Class::Number => "`f32`, `i32`, `u32` and vectors of them",
            Class::FloatVector => "`Vec2`, `Vec3` and `Vec4`",
            Class::Vec3 => "`Vec3`",
            Class::NumberVector => "vectors of `f32`, `i32` and `u32`",
            Class::ShortVector => "vectors of 2 and 3 numbers",
            Class::LongVector => "vectors of 3 and 4 numbers",
            Class::BoolVector => "`BVec2`, `BVec3` and `BVec4`",
        }
    }
}

impl Builtin {
    /// The rows of a name.
    pub fn named(name: &str) -> impl Iterator<Item = &'static Builtin> {
        BUILTINS.iter().filter(move |builtin| builtin.name == name)
    }

    /// The row for a receiver.
    pub fn resolve(name: &str, receiver: &Ty) -> Option<&'static Builtin> {
        Self::named(name).find(|builtin| builtin.class.contains(receiver))
    }
}

impl Shape {
    /// The type, given the receiver's.
    pub fn apply(self, receiver: &Ty) -> Ty {
        match self {
            Same => receiver.clone(),
            Element => receiver.scalar().map_or(Ty::Error, Ty::Scalar),
            Shape::With(scalar) => receiver.with_scalar(scalar),
            Longer => receiver.resized(|n| n + 1),
            Shorter => receiver.resized(|n| n - 1),
            Shape::Scalar(scalar) => Ty::Scalar(scalar),
        }
    }
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
use Wgsl::{Function, Helper, Template};

const ONE: &[Shape] = &[];
const TWO: &[Shape] = &[Same];
const THREE: &[Shape] = &[Same, Same];
const BOOL: Shape = Shape::Scalar(Scalar::Bool);
const I32: Shape = Shape::Scalar(Scalar::I32);
const U32: Shape = Shape::Scalar(Scalar::U32);
const F32: Shape = Shape::Scalar(Scalar::F32);
const MASK: Shape = Shape::With(Scalar::Bool);

/// Every builtin function.
pub static BUILTINS: &[Builtin] = &[
    // Numbers of any kind.
    row("min", Class::Number, TWO, Same, Function("min")),
    row("max", Class::Number, TWO, Same, Function("max")),
    // WGSL leaves `clamp` with low > high open for floats, so both halves are written out.
    row("clamp", Class::Number, THREE, Same, Template("min(max($0, $1), $2)")),
    row("abs", Class::Float, ONE, Same, Function("abs")),
    row("abs", Class::SignedVector, ONE, Same, Function("abs")),
    row("signum", Class::SignedVector, ONE, Same, Function("sign")),
    row(
        "signum",
        Class::Float,
        ONE,
        Same,
        Helper(
            "let negative = (bitcast<$U>(a) >> $U(31u)) == $U(1u); \
             let nan = (bitcast<$U>(a) & $U(0x7fffffffu)) > $U(0x7f800000u); \
             return select(select($T(1.0f), $T(-1.0f), negative), a, nan);",
        ),
    ),
    // Floats: the functions that WGSL has.
    row("sqrt", Class::F32, ONE, Same, Function("sqrt")),
    row("floor", Class::Float, ONE, Same, Function("floor")),
    row("ceil", Class::Float, ONE, Same, Function("ceil")),
    row("trunc", Class::Float, ONE, Same, Function("trunc")),
    row("round_ties_even", Class::F32, ONE, Same, Function("round")),
    row("exp", Class::Float, ONE, Same, Function("exp")),
    row("exp2", Class::Float, ONE, Same, Function("exp2")),
    row("ln", Class::Float, ONE, Same, Function("log")),
    row("log2", Class::Float, ONE, Same, Function("log2")),
    row("sin", Class::Float, ONE, Same, Function("sin")),
    row("cos", Class::Float, ONE, Same, Function("cos")),
    row("tan", Class::F32, ONE, Same, Function("tan")),
    row("asin", Class::F32, ONE, Same, Function("asin")),
    row("acos", Class::F32, ONE, Same, Function("acos")),
    row("atan", Class::F32, ONE, Same, Function("atan")),
    // WGSL leaves `atan2` of two zeros open.
    row(
        "atan2",
        Class::F32,
        TWO,
        Same,
        Helper(
            "if (a != 0.0f || b != 0.0f) { return atan2(a, b); } \
             let pi = bitcast<f32>((bitcast<u32>(a) & 0x80000000u) | 0x40490fdbu); \
             return select(a, pi, (bitcast<u32>(b) >> 31u) == 1u);",
        ),
    ),
    row("sinh", Class::F32, ONE, Same, Function("sinh")),
    row("cosh", Class::F32, ONE, Same, Function("cosh")),
    // `tanh` as drivers compute it overflows to NaN from about 44 on, where it is 1 in f32.
    row("tanh", Class::F32, ONE, Same, Template("tanh(clamp($0, -20.0f, 20.0f))")),
    row("asinh", Class::F32, ONE, Same, Function("asinh")),
    row("acosh", Class::F32, ONE, Same, Function("acosh")),
    row("atanh", Class::F32, ONE, Same, Function("atanh")),
    row("mul_add", Class::Float, THREE, Same, Function("fma")),
    row("to_degrees", Class::F32, ONE, Same, Function("degrees")),
    row("to_radians", Class::F32, ONE, Same, Function("radians")),
    // Floats: the functions that mean something else in WGSL, or that it lacks.
    row(
        "round",
        Class::Float,
        ONE,
        Same,
        Helper("let t = trunc(a); return t + select($T(), sign(a), abs(a - t) >= $T(0.5f));"),
    ),
    row("fract", Class::Float, ONE, Same, Helper("return a - trunc(a);")),
    row("recip", Class::Float, ONE, Same, Template("(1.0f / $0)")),
    row("log10", Class::F32, ONE, Same, Template("(log2($0) * 0.30103f)")),
    // A helper, because one constant argument could be refused by its `log2`.
    row("log", Class::F32, TWO, Same, Helper("return log2(a) / log2(b);")),
    row("hypot", Class::F32, TWO, Same, Template("length(vec2<f32>($0, $1))")),
    row(
        "copysign",
        Class::F32,
        TWO,
        Same,
        Template(
            "bitcast<f32>((bitcast<u32>($0) & 0x7fffffffu) | (bitcast<u32>($1) & 0x80000000u))",
        ),
    ),
    row(
        "powf",
        Class::F32,
        TWO,
        Same,
        Helper(
            "if (b == 0.0f || a == 1.0f) { return 1.0f; } \
             let p = pow(abs(a), b); \
             if ((bitcast<u32>(a) >> 31u) == 0u) { return p; } \
             if (trunc(b) != b) { return select(sqrt(a), p, a == 0.0f); } \
             return select(p, -p, abs(b) < 16777216.0f && (i32(b) & 1i) == 1i);",
        ),
    ),
    row(
        "powi",
        Class::F32,
        &[I32],
        Same,
        Helper(
            "var base = a; var n = u32(abs(b)); var r = 1.0f; \
             for (var bit = 0u; bit < 32u && n != 0u; bit++) { \
             if ((n & 1u) == 1u) { r *= base; } base *= base; n >>= 1u; } \
             return select(r, 1.0f / r, b < 0i);",
        ),
    ),
    row(
        "rem_euclid",
        Class::F32,
        TWO,
        Same,
        Helper("let r = a % b; return select(r, r + abs(b), r < 0.0f);"),
    ),
    row(
        "is_nan",
        Class::F32,
        ONE,
        BOOL,
        Template("((bitcast<u32>($0) & 0x7fffffffu) > 0x7f800000u)"),
    ),
    row(
        "is_infinite",
        Class::F32,
        ONE,
        BOOL,
        Template("((bitcast<u32>($0) & 0x7fffffffu) == 0x7f800000u)"),
    ),
    row(
        "is_finite",
        Class::F32,
        ONE,
        BOOL,
        Template("((bitcast<u32>($0) & 0x7fffffffu) < 0x7f800000u)"),
    ),
    row(
        "exp_m1",
        Class::F32,
        ONE,
        Same,
        Helper(
            "let series = a * (1.0f + a / 2.0f * (1.0f + a / 3.0f * (1.0f + a / 4.0f * \
             (1.0f + a / 5.0f * (1.0f + a / 6.0f * (1.0f + a / 7.0f)))))); \
             return select(exp(a) - 1.0f, series, abs(a) < 0.5f);",
        ),
    ),
    row(
        "ln_1p",
        Class::F32,
        ONE,
        Same,
        Helper(
            "let s = a / (2.0f + a); let q = s * s; \
             let series = 2.0f * s * (1.0f + q * (1.0f / 3.0f + q * (0.2f + q * (1.0f / 7.0f + \
             q / 9.0f)))); return select(log(1.0f + a), series, abs(a) < 0.25f);",
        ),
    ),
    row(
        "cbrt",
        Class::F32,
        ONE,
        Same,
        Helper(
            "if (a == 0.0f || (bitcast<u32>(a) & 0x7f800000u) == 0x7f800000u) { return a; } \
             let t = sign(a) * exp2(log2(abs(a)) / 3.0f); \
             return t - (t - a / (t * t)) / 3.0f;",
        ),
    ),
    row("is_negative", Class::I32, ONE, BOOL, Template("($0 < 0i)")),
    row("is_positive", Class::I32, ONE, BOOL, Template("($0 > 0i)")),
    row("extend", Class::ShortVector, &[Element], Longer, Template("$L($0, $1)")),
    row("truncate", Class::LongVector, ONE, Shorter, Template("$0$.")),
    row("is_sign_negative", Class::F32, ONE, BOOL, Template("((bitcast<u32>($0) >> 31u) == 1u)")),
    row("is_sign_positive", Class::F32, ONE, BOOL, Template("((bitcast<u32>($0) >> 31u) == 0u)")),
    row("to_bits", Class::F32, ONE, U32, Template("bitcast<u32>($0)")),
    // A helper, because a bitcast of a constant to NaN or infinity is an error in WGSL.
    row("from_bits", Class::U32, ONE, F32, Helper("return bitcast<f32>(a);")),
    // Integers.
    row("count_ones", Class::Integer, ONE, U32, Template("u32(countOneBits($0))")),
    row("count_zeros", Class::Integer, ONE, U32, Template("(32u - u32(countOneBits($0)))")),
    row("leading_zeros", Class::Integer, ONE, U32, Template("u32(countLeadingZeros($0))")),
    row("trailing_zeros", Class::Integer, ONE, U32, Template("u32(countTrailingZeros($0))")),
    row("reverse_bits", Class::Integer, ONE, Same, Function("reverseBits")),
    row(
        "rotate_left",
        Class::Integer,
        &[U32],
        Same,
        Helper("let u = u32(a); return $T((u << (b & 31u)) | (u >> ((32u - b) & 31u)));"),
    ),
    row(
        "rotate_right",
        Class::Integer,
        &[U32],
        Same,
        Helper("let u = u32(a); return $T((u >> (b & 31u)) | (u << ((32u - b) & 31u)));"),
    ),
    row(
        "pow",
        Class::Integer,
        &[U32],
        Same,
        Helper(
            "var base = a; var n = b; var r = $T(1); \
             for (var bit = 0u; bit < 32u && n != 0u; bit++) { \
             if ((n & 1u) == 1u) { r *= base; } base *= base; n >>= 1u; } return r;",
        ),
    ),
    row("abs_diff", Class::U32, TWO, U32, Helper("return max(a, b) - min(a, b);")),
    row("abs_diff", Class::I32, TWO, U32, Helper("return u32(max(a, b)) - u32(min(a, b));")),
    row("unsigned_abs", Class::I32, ONE, U32, Template("u32(abs($0))")),
    row("div_ceil", Class::U32, TWO, Same, Helper("return a / b + select(0u, 1u, a % b != 0u);")),
    row(
        "is_multiple_of",
        Class::U32,
        TWO,
        BOOL,
        Helper("return select(a % b == 0u, a == 0u, b == 0u);"),
    ),
    row("is_power_of_two", Class::U32, ONE, BOOL, Template("(countOneBits($0) == 1u)")),
    row(
        "next_power_of_two",
        Class::U32,
        ONE,
        Same,
        Helper(
            "let shifted = 1u << ((32u - countLeadingZeros(a - 1u)) & 31u); \
             return select(select(shifted, 0u, a > 0x80000000u), 1u, a <= 1u);",
        ),
    ),
    row("rem_euclid", Class::U32, TWO, Same, Template("($0 % $1)")),
    row("div_euclid", Class::U32, TWO, Same, Template("($0 / $1)")),
    row(
        "rem_euclid",
        Class::I32,
        TWO,
        Same,
        Helper("let r = a % b; return select(r, i32(u32(r) + u32(abs(b))), r < 0i);"),
    ),
    row(
        "div_euclid",
        Class::I32,
        TWO,
        Same,
        Helper("let q = a / b; return select(q, select(q - 1i, q + 1i, b < 0i), a % b < 0i);"),
    ),
    row("saturating_add", Class::U32, TWO, Same, Helper("return a + min(b, ~a);")),
    row("saturating_sub", Class::U32, TWO, Same, Helper("return a - min(a, b);")),
    row(
        "saturating_add",
        Class::I32,
        TWO,
        Same,
        Helper(
            "let s = i32(u32(a) + u32(b)); let limit = i32(0x7fffffffu + (u32(a) >> 31u)); \
             return select(s, limit, ((a ^ s) & (b ^ s)) < 0i);",
        ),
    ),
    row(
        "saturating_sub",
        Class::I32,
        TWO,
        Same,
        Helper(
            "let d = i32(u32(a) - u32(b)); let limit = i32(0x7fffffffu + (u32(a) >> 31u)); \
             return select(d, limit, ((a ^ b) & (a ^ d)) < 0i);",
        ),
    ),
    row("wrapping_add", Class::Integer, TWO, Same, Template("($0 + $1)")),
    row("wrapping_sub", Class::Integer, TWO, Same, Template("($0 - $1)")),
    row("wrapping_mul", Class::Integer, TWO, Same, Template("($0 * $1)")),
    row("wrapping_neg", Class::I32, ONE, Same, Template("(-$0)")),
    row("wrapping_neg", Class::U32, ONE, Same, Template("(~$0 + 1u)")),
    // Vectors.
    row("dot", Class::NumberVector, TWO, Element, Function("dot")),
    row("cross", Class::Vec3, TWO, Same, Function("cross")),
    row("length", Class::FloatVector, ONE, F32, Function("length")),
    row("length_squared", Class::FloatVector, ONE, F32, Helper("return dot(a, a);")),
    row("distance", Class::FloatVector, TWO, F32, Function("distance")),
    row(
        "distance_squared",
        Class::FloatVector,
        TWO,
        F32,
        Helper("let d = a - b; return dot(d, d);"),
    ),
    row("normalize", Class::FloatVector, ONE, Same, Function("normalize")),
    row("lerp", Class::FloatVector, &[Same, F32], Same, Function("mix")),
    row("reflect", Class::FloatVector, TWO, Same, Function("reflect")),
    row("element_sum", Class::NumberVector, ONE, Element, Helper("return $+(a);")),
    row("element_product", Class::NumberVector, ONE, Element, Helper("return $*(a);")),
    row("min_element", Class::NumberVector, ONE, Element, Helper("return $min(a);")),
    row("max_element", Class::NumberVector, ONE, Element, Helper("return $max(a);")),
    row("cmpeq", Class::NumberVector, TWO, MASK, Template("($0 == $1)")),
    row("cmpne", Class::NumberVector, TWO, MASK, Template("($0 != $1)")),
    row("cmplt", Class::NumberVector, TWO, MASK, Template("($0 < $1)")),
    row("cmple", Class::NumberVector, TWO, MASK, Template("($0 <= $1)")),
    row("cmpgt", Class::NumberVector, TWO, MASK, Template("($0 > $1)")),
    row("cmpge", Class::NumberVector, TWO, MASK, Template("($0 >= $1)")),
    row("any", Class::BoolVector, ONE, BOOL, Function("any")),
    row("all", Class::BoolVector, ONE, BOOL, Function("all")),
];
