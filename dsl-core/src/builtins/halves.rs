//! Functions of `f16` and its vectors. naga 30's WGSL has no bit patterns of `f16`, so functions
//! that need bits use `f32`, which contains all values of `f16`.

use super::class;
use super::row::Wgsl::{Function, Helper, Template};
use super::row::{
    BOOL, Builtin, Element, F32, Longer, MASK, ONE, Same, Shape, Shorter, THREE, TWO, row,
};
use crate::ir::Scalar;

const F16: Shape = Shape::Scalar(Scalar::F16);

/// The `f16` vector with this many components.
const fn vector(n: u8) -> Shape {
    Shape::Vector(Scalar::F16, n)
}

pub(super) static TABLE: &[Builtin] = &[
    // From and to `f32`.
    row("f16::from_f32", class::F32, ONE, F16, Template("f16($0)")),
    row("f16::from_f32_const", class::F32, ONE, F16, Template("f16($0)")),
    row("to_f32", class::F16, ONE, F32, Template("f32($0)")),
    row("to_f32_const", class::F16, ONE, F32, Template("f32($0)")),
    row("F16Vec2::from_vec2", class::VEC2, ONE, vector(2), Template("vec2<f16>($0)")),
    row("F16Vec3::from_vec3", class::VEC3, ONE, vector(3), Template("vec3<f16>($0)")),
    row("F16Vec4::from_vec4", class::VEC4, ONE, vector(4), Template("vec4<f16>($0)")),
    // Componentwise.
    row("min", class::HALF, TWO, Same, Function("min")),
    row("max", class::HALF, TWO, Same, Function("max")),
    row("clamp", class::HALF, THREE, Same, Template("min(max($0, $1), $2)")),
    row("abs", class::HALF, ONE, Same, Function("abs")),
    row("sqrt", class::HALF, ONE, Same, Function("sqrt")),
    row("floor", class::HALF, ONE, Same, Function("floor")),
    row("ceil", class::HALF, ONE, Same, Function("ceil")),
    row("trunc", class::HALF, ONE, Same, Function("trunc")),
    row("exp", class::HALF, ONE, Same, Function("exp")),
    row("exp2", class::HALF, ONE, Same, Function("exp2")),
    row("ln", class::HALF, ONE, Same, Function("log")),
    row("log2", class::HALF, ONE, Same, Function("log2")),
    row("sin", class::HALF, ONE, Same, Function("sin")),
    row("cos", class::HALF, ONE, Same, Function("cos")),
    row("mul_add", class::HALF, THREE, Same, Function("fma")),
    row("fract", class::HALF, ONE, Same, Helper("return a - trunc(a);")),
    row("recip", class::HALF, ONE, Same, Template("(1.0h / $0)")),
    row("tan", class::F16, ONE, Same, Function("tan")),
    row("tanh", class::F16, ONE, Same, Template("tanh(clamp($0, -8.0h, 8.0h))")),
    row(
        "is_nan",
        class::F16,
        ONE,
        BOOL,
        Template("((bitcast<u32>(f32($0)) & 0x7fffffffu) > 0x7f800000u)"),
    ),
    row(
        "is_infinite",
        class::F16,
        ONE,
        BOOL,
        Template("((bitcast<u32>(f32($0)) & 0x7fffffffu) == 0x7f800000u)"),
    ),
    row(
        "is_finite",
        class::F16,
        ONE,
        BOOL,
        Template("((bitcast<u32>(f32($0)) & 0x7fffffffu) < 0x7f800000u)"),
    ),
    row("::select", class::HALF, &[Same, MASK], Same, Function("select")),
    row("::mix", class::HALF, THREE, Same, Function("mix")),
    row("::step", class::HALF, TWO, Same, Function("step")),
    row("::smoothstep", class::HALF, THREE, Same, Function("smoothstep")),
    row("::saturate", class::HALF, ONE, Same, Function("saturate")),
    row("::fma", class::HALF, THREE, Same, Function("fma")),
    row("::inverse_sqrt", class::HALF, ONE, Same, Function("inverseSqrt")),
    // Vectors.
    row("extend", class::SHORT_HALF_VECTOR, &[Element], Longer, Template("$L($0, $1)")),
    row("truncate", class::LONG_HALF_VECTOR, ONE, Shorter, Template("$0$.")),
    row("to_array", class::HALF_VECTOR, ONE, Shape::Array, Helper("return $L($#{a.@});")),
    row("element_sum", class::HALF_VECTOR, ONE, Element, Helper("return $+(a);")),
    row("min_element", class::HALF_VECTOR, ONE, Element, Helper("return $min(a);")),
    row("max_element", class::HALF_VECTOR, ONE, Element, Helper("return $max(a);")),
    row("cmpeq", class::HALF_VECTOR, TWO, MASK, Template("($0 == $1)")),
    row("cmpne", class::HALF_VECTOR, TWO, MASK, Template("($0 != $1)")),
    row("cmplt", class::HALF_VECTOR, TWO, MASK, Template("($0 < $1)")),
    row("cmple", class::HALF_VECTOR, TWO, MASK, Template("($0 <= $1)")),
    row("cmpgt", class::HALF_VECTOR, TWO, MASK, Template("($0 > $1)")),
    row("cmpge", class::HALF_VECTOR, TWO, MASK, Template("($0 >= $1)")),
    row("dot", class::HALF_VECTOR, TWO, Element, Function("dot")),
    row("length", class::HALF_VECTOR, ONE, Element, Function("length")),
    row("length_squared", class::HALF_VECTOR, ONE, Element, Helper("return dot(a, a);")),
    row("distance", class::HALF_VECTOR, TWO, Element, Function("distance")),
    row("normalize", class::HALF_VECTOR, ONE, Same, Function("normalize")),
];
