//! Methods that only vectors have.

use super::class;
use super::row::Wgsl::{Function, Helper, Template};
use super::row::{
    BOOL, Builtin, Element, F32, Longer, MASK, ONE, Same, Shape, Shorter, THREE, TWO, U32, row,
};
use crate::ir::Scalar;

pub(super) static TABLE: &[Builtin] = &[
    // Components.
    row("extend", class::SHORT_VECTOR, &[Element], Longer, Template("$L($0, $1)")),
    row("truncate", class::LONG_VECTOR, ONE, Shorter, Template("$0$.")),
    row("to_array", class::NUMBER_VECTOR, ONE, Shape::Array, Helper("return $L($#{a.@});")),
    row("with_x", class::NUMBER_VECTOR, &[Element], Same, Helper("var r = a; r.x = b; return r;")),
    row("with_y", class::NUMBER_VECTOR, &[Element], Same, Helper("var r = a; r.y = b; return r;")),
    row("with_z", class::LONG_VECTOR, &[Element], Same, Helper("var r = a; r.z = b; return r;")),
    row("with_w", class::FOUR, &[Element], Same, Helper("var r = a; r.w = b; return r;")),
    row("element_sum", class::NUMBER_VECTOR, ONE, Element, Helper("return $+(a);")),
    row("element_product", class::NUMBER_VECTOR, ONE, Element, Helper("return $*(a);")),
    row("min_element", class::NUMBER_VECTOR, ONE, Element, Helper("return $min(a);")),
    row("max_element", class::NUMBER_VECTOR, ONE, Element, Helper("return $max(a);")),
    // Masks.
    row("cmpeq", class::NUMBER_VECTOR, TWO, MASK, Template("($0 == $1)")),
    row("cmpne", class::NUMBER_VECTOR, TWO, MASK, Template("($0 != $1)")),
    row("cmplt", class::NUMBER_VECTOR, TWO, MASK, Template("($0 < $1)")),
    row("cmple", class::NUMBER_VECTOR, TWO, MASK, Template("($0 <= $1)")),
    row("cmpgt", class::NUMBER_VECTOR, TWO, MASK, Template("($0 > $1)")),
    row("cmpge", class::NUMBER_VECTOR, TWO, MASK, Template("($0 >= $1)")),
    row("any", class::BOOL_VECTOR, ONE, BOOL, Function("any")),
    row("all", class::BOOL_VECTOR, ONE, BOOL, Function("all")),
    row(
        "bitmask",
        class::BOOL_VECTOR,
        ONE,
        U32,
        Helper("return dot(vec$N<u32>(a), vec4<u32>(1u, 2u, 4u, 8u)$.);"),
    ),
    select("Vec::select", &[FLOATS, FLOATS]),
    select("IVec::select", &[SIGNED, SIGNED]),
    select("UVec::select", &[UNSIGNED, UNSIGNED]),
    row(
        "is_nan_mask",
        class::FLOAT_VECTOR,
        ONE,
        MASK,
        Helper("return (bitcast<$U>(a) & $U(0x7fffffffu)) > $U(0x7f800000u);"),
    ),
    row(
        "is_finite_mask",
        class::FLOAT_VECTOR,
        ONE,
        MASK,
        Helper("return (bitcast<$U>(a) & $U(0x7fffffffu)) < $U(0x7f800000u);"),
    ),
    row(
        "is_negative_mask",
        class::SIGNED_VECTOR,
        ONE,
        MASK,
        Helper("return (bitcast<$U>(a) >> $U(31u)) == $U(1u);"),
    ),
    // Products, lengths, distances.
    row("dot", class::NUMBER_VECTOR, TWO, Element, Function("dot")),
    row("dot_into_vec", class::NUMBER_VECTOR, TWO, Same, Template("$L(dot($0, $1))")),
    row("cross", class::VEC3, TWO, Same, Function("cross")),
    row("cross", class::INTEGER_VEC3, TWO, Same, Helper("return a.yzx * b.zxy - a.zxy * b.yzx;")),
    row("length", class::FLOAT_VECTOR, ONE, F32, Function("length")),
    row("length_recip", class::FLOAT_VECTOR, ONE, F32, Template("(1.0f / length($0))")),
    row("length_squared", class::NUMBER_VECTOR, ONE, Element, Helper("return dot(a, a);")),
    row("distance", class::FLOAT_VECTOR, TWO, F32, Function("distance")),
    row(
        "distance_squared",
        class::NUMBER_VECTOR,
        TWO,
        Element,
        Helper("let d = a - b; return dot(d, d);"),
    ),
    row(
        "manhattan_distance",
        class::INTEGER_VECTOR,
        TWO,
        U32,
        Helper("return dot($U(max(a, b)) - $U(min(a, b)), $U(1u));"),
    ),
    row(
        "chebyshev_distance",
        class::INTEGER_VECTOR,
        TWO,
        U32,
        Helper("let a_b = $U(max(a, b)) - $U(min(a, b)); return $max(a_b);"),
    ),
    // Directions.
    row("normalize", class::FLOAT_VECTOR, ONE, Same, Function("normalize")),
    row(
        "normalize_or_zero",
        class::FLOAT_VECTOR,
        ONE,
        Same,
        Helper(
            "let r = 1.0f / length(a); \
             return select($T(), a * r, r > 0.0f && r <= 0x1.fffffep+127f);",
        ),
    ),
    row(
        "normalize_or",
        class::FLOAT_VECTOR,
        TWO,
        Same,
        Helper(
            "let r = 1.0f / length(a); return select(b, a * r, r > 0.0f && r <= 0x1.fffffep+127f);",
        ),
    ),
    row(
        "is_normalized",
        class::FLOAT_VECTOR,
        ONE,
        BOOL,
        Helper("return abs(dot(a, a) - 1.0f) <= 0.0002f;"),
    ),
    row(
        "project_onto",
        class::FLOAT_VECTOR,
        TWO,
        Same,
        Helper("return b * (dot(a, b) / dot(b, b));"),
    ),
    row("project_onto_normalized", class::FLOAT_VECTOR, TWO, Same, Helper("return b * dot(a, b);")),
    row(
        "reject_from",
        class::FLOAT_VECTOR,
        TWO,
        Same,
        Helper("return a - b * (dot(a, b) / dot(b, b));"),
    ),
    row(
        "reject_from_normalized",
        class::FLOAT_VECTOR,
        TWO,
        Same,
        Helper("return a - b * dot(a, b);"),
    ),
    row("reflect", class::FLOAT_VECTOR, TWO, Same, Function("reflect")),
    row("refract", class::FLOAT_VECTOR, &[Same, F32], Same, Function("refract")),
    row(
        "clamp_length",
        class::FLOAT_VECTOR,
        &[F32, F32],
        Same,
        Helper(
            "let l = length(a); if (l < b) { return b * (a / l); } \
             if (l > c) { return c * (a / l); } return a;",
        ),
    ),
    row(
        "clamp_length_max",
        class::FLOAT_VECTOR,
        &[F32],
        Same,
        Helper("let l = length(a); if (l > b) { return b * (a / l); } return a;"),
    ),
    row(
        "clamp_length_min",
        class::FLOAT_VECTOR,
        &[F32],
        Same,
        Helper("let l = length(a); if (l < b) { return b * (a / l); } return a;"),
    ),
    // Between two vectors.
    row("lerp", class::FLOAT_VECTOR, &[Same, F32], Same, Function("mix")),
    row(
        "lerp_monotonic",
        class::FLOAT_VECTOR,
        &[Same, F32],
        Same,
        Helper("return a + (b - a) * c;"),
    ),
    row(
        "move_towards",
        class::FLOAT_VECTOR,
        &[Same, F32],
        Same,
        Helper(
            "let way = b - a; let l = length(way); \
             if (l <= c || l <= 0.0001f) { return b; } return a + way / l * c;",
        ),
    ),
    row("step", class::FLOAT_VECTOR, TWO, Same, Function("step")),
    row("smoothstep", class::FLOAT_VECTOR, THREE, Same, Helper("return smoothstep(b, c, a);")),
    row("saturate", class::FLOAT_VECTOR, ONE, Same, Function("saturate")),
    row("fract_gl", class::FLOAT_VECTOR, ONE, Same, Function("fract")),
    row(
        "abs_diff_eq",
        class::FLOAT_VECTOR,
        &[Same, F32],
        BOOL,
        Helper("return all(abs(a - b) <= $T(c));"),
    ),
    // Rotations.
    row("perp", class::VEC2, ONE, Same, Helper("return vec2<f32>(-a.y, a.x);")),
    row("perp_dot", class::VEC2, TWO, F32, Helper("return a.x * b.y - a.y * b.x;")),
    row(
        "rotate",
        class::VEC2,
        TWO,
        Same,
        Helper("return vec2<f32>(a.x * b.x - a.y * b.y, a.y * b.x + a.x * b.y);"),
    ),
    row(
        "Vec2::from_angle",
        class::F32,
        ONE,
        Shape::Vector(Scalar::F32, 2),
        Helper("return vec2<f32>(cos(a), sin(a));"),
    ),
    row(
        "rotate_x",
        class::VEC3,
        &[F32],
        Same,
        Helper(
            "let s = sin(b); let c = cos(b); \
             return vec3<f32>(a.x, a.y * c - a.z * s, a.y * s + a.z * c);",
        ),
    ),
    row(
        "rotate_y",
        class::VEC3,
        &[F32],
        Same,
        Helper(
            "let s = sin(b); let c = cos(b); \
             return vec3<f32>(a.x * c + a.z * s, a.y, a.z * c - a.x * s);",
        ),
    ),
    row(
        "rotate_z",
        class::VEC3,
        &[F32],
        Same,
        Helper(
            "let s = sin(b); let c = cos(b); \
             return vec3<f32>(a.x * c - a.y * s, a.x * s + a.y * c, a.z);",
        ),
    ),
];

const FLOATS: Shape = Shape::With(Scalar::F32);
const SIGNED: Shape = Shape::With(Scalar::I32);
const UNSIGNED: Shape = Shape::With(Scalar::U32);

/// `Vec3::select(mask, a, b)`; WGSL takes the mask last.
const fn select(name: &'static str, params: &'static [Shape]) -> Builtin {
    row(name, class::BOOL_VECTOR, params, params[0], Helper("return select(c, b, a);"))
}
