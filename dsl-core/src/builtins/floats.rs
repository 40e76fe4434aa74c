//! Methods of `f32`, and methods that its vectors share.

use super::class;
use super::row::Wgsl::{Function, Helper, Template};
use super::row::{BOOL, Builtin, F32, I32, ONE, Same, Shape, THREE, TWO, U32, row};
use crate::ir::Scalar;

/// A tuple of two values like the receiver.
const PAIR: Shape = Shape::PairWith(Scalar::F32);

pub(super) static TABLE: &[Builtin] = &[
    row("min", class::NUMBER, TWO, Same, Function("min")),
    row("max", class::NUMBER, TWO, Same, Function("max")),
    // WGSL does not define `clamp` with low > high for floats, so both halves are written out.
    row("clamp", class::NUMBER, THREE, Same, Template("min(max($0, $1), $2)")),
    row("abs", class::FLOAT, ONE, Same, Function("abs")),
    row(
        "signum",
        class::FLOAT,
        ONE,
        Same,
        Helper(
            "let negative = (bitcast<$U>(a) >> $U(31u)) == $U(1u); \
             let nan = (bitcast<$U>(a) & $U(0x7fffffffu)) > $U(0x7f800000u); \
             return select(select($T(1.0f), $T(-1.0f), negative), a, nan);",
        ),
    ),
    // Functions with the same meaning in WGSL.
    row("sqrt", class::FLOAT, ONE, Same, Function("sqrt")),
    row("floor", class::FLOAT, ONE, Same, Function("floor")),
    row("ceil", class::FLOAT, ONE, Same, Function("ceil")),
    row("trunc", class::FLOAT, ONE, Same, Function("trunc")),
    row("round_ties_even", class::F32, ONE, Same, Function("round")),
    row("exp", class::FLOAT, ONE, Same, Function("exp")),
    row("exp2", class::FLOAT, ONE, Same, Function("exp2")),
    row("ln", class::FLOAT, ONE, Same, Function("log")),
    row("log2", class::FLOAT, ONE, Same, Function("log2")),
    row("sin", class::FLOAT, ONE, Same, Function("sin")),
    row("cos", class::FLOAT, ONE, Same, Function("cos")),
    row("sin_cos", class::FLOAT, ONE, PAIR, Helper("return $L(sin(a), cos(a));")),
    row("tan", class::F32, ONE, Same, Function("tan")),
    row("asin", class::F32, ONE, Same, Function("asin")),
    row("acos", class::F32, ONE, Same, Function("acos")),
    row("atan", class::F32, ONE, Same, Function("atan")),
    // WGSL does not define `atan2` of two zeros.
    row(
        "atan2",
        class::F32,
        TWO,
        Same,
        Helper(
            "if (a != 0.0f || b != 0.0f) { return atan2(a, b); } \
             let pi = bitcast<f32>((bitcast<u32>(a) & 0x80000000u) | 0x40490fdbu); \
             return select(a, pi, (bitcast<u32>(b) >> 31u) == 1u);",
        ),
    ),
    row("sinh", class::F32, ONE, Same, Function("sinh")),
    row("cosh", class::F32, ONE, Same, Function("cosh")),
    // From about 44 on, drivers' `tanh` overflows to NaN; there it is 1 in `f32`.
    row("tanh", class::F32, ONE, Same, Template("tanh(clamp($0, -20.0f, 20.0f))")),
    row("asinh", class::F32, ONE, Same, Function("asinh")),
    row("acosh", class::F32, ONE, Same, Function("acosh")),
    row("atanh", class::F32, ONE, Same, Function("atanh")),
    row("mul_add", class::FLOAT, THREE, Same, Function("fma")),
    row("to_degrees", class::F32, ONE, Same, Function("degrees")),
    row("to_radians", class::F32, ONE, Same, Function("radians")),
    // Functions with another meaning in WGSL, or without an equivalent.
    row(
        "round",
        class::FLOAT,
        ONE,
        Same,
        Helper("let t = trunc(a); return t + select($T(), sign(a), abs(a - t) >= $T(0.5f));"),
    ),
    row("fract", class::FLOAT, ONE, Same, Helper("return a - trunc(a);")),
    row("recip", class::FLOAT, ONE, Same, Template("(1.0f / $0)")),
    row("midpoint", class::FLOAT, TWO, Same, Template("($0 * 0.5f + $1 * 0.5f)")),
    row("log10", class::F32, ONE, Same, Template("(log2($0) * 0.30103f)")),
    // A helper, because WGSL could refuse `log2` of one constant argument.
    row("log", class::F32, TWO, Same, Helper("return log2(a) / log2(b);")),
    row("hypot", class::F32, TWO, Same, Template("length(vec2<f32>($0, $1))")),
    row(
        "copysign",
        class::FLOAT,
        TWO,
        Same,
        Helper(
            "return bitcast<$T>((bitcast<$U>(a) & $U(0x7fffffffu)) | \
             (bitcast<$U>(b) & $U(0x80000000u)));",
        ),
    ),
    row(
        "powf",
        class::F32,
        &[F32],
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
        "powf",
        class::FLOAT_VECTOR,
        &[F32],
        Same,
        Helper(
            "if (b == 0.0f) { return $T(1.0f); } \
             let p = pow(abs(a), $T(b)); \
             let negative = (bitcast<$U>(a) >> $U(31u)) == $U(1u); \
             if (trunc(b) != b) { return select(p, sqrt(a), negative & (a != $T())); } \
             let odd = abs(b) < 16777216.0f && (i32(b) & 1i) == 1i; \
             return select(select(p, -p, negative & vec$N<bool>(odd)), $T(1.0f), a == $T(1.0f));",
        ),
    ),
    row(
        "powi",
        class::F32,
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
        class::FLOAT,
        TWO,
        Same,
        Helper("let r = a % b; return select(r, r + abs(b), r < $T());"),
    ),
    row(
        "div_euclid",
        class::FLOAT,
        TWO,
        Same,
        Helper(
            "let q = trunc(a / b); let away = select($T(1.0f), $T(-1.0f), b > $T()); \
             return select(q, q + away, a % b < $T());",
        ),
    ),
    row(
        "is_nan",
        class::F32,
        ONE,
        BOOL,
        Template("((bitcast<u32>($0) & 0x7fffffffu) > 0x7f800000u)"),
    ),
    row(
        "is_nan",
        class::FLOAT_VECTOR,
        ONE,
        BOOL,
        Helper("return any((bitcast<$U>(a) & $U(0x7fffffffu)) > $U(0x7f800000u));"),
    ),
    row(
        "is_infinite",
        class::F32,
        ONE,
        BOOL,
        Template("((bitcast<u32>($0) & 0x7fffffffu) == 0x7f800000u)"),
    ),
    row(
        "is_finite",
        class::F32,
        ONE,
        BOOL,
        Template("((bitcast<u32>($0) & 0x7fffffffu) < 0x7f800000u)"),
    ),
    row(
        "is_finite",
        class::FLOAT_VECTOR,
        ONE,
        BOOL,
        Helper("return all((bitcast<$U>(a) & $U(0x7fffffffu)) < $U(0x7f800000u));"),
    ),
    row(
        "is_normal",
        class::F32,
        ONE,
        BOOL,
        Helper("let e = bitcast<u32>(a) & 0x7f800000u; return e != 0u && e != 0x7f800000u;"),
    ),
    row(
        "is_subnormal",
        class::F32,
        ONE,
        BOOL,
        Helper("let m = bitcast<u32>(a) & 0x7fffffffu; return m != 0u && m < 0x00800000u;"),
    ),
    row(
        "exp_m1",
        class::F32,
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
        class::F32,
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
        class::F32,
        ONE,
        Same,
        Helper(
            "if (a == 0.0f || (bitcast<u32>(a) & 0x7f800000u) == 0x7f800000u) { return a; } \
             let t = sign(a) * exp2(log2(abs(a)) / 3.0f); \
             return t - (t - a / (t * t)) / 3.0f;",
        ),
    ),
    row("is_sign_negative", class::F32, ONE, BOOL, Template("((bitcast<u32>($0) >> 31u) == 1u)")),
    row("is_sign_positive", class::F32, ONE, BOOL, Template("((bitcast<u32>($0) >> 31u) == 0u)")),
    row("to_bits", class::F32, ONE, U32, Template("bitcast<u32>($0)")),
    // A helper, because a bitcast of a constant to NaN or infinity is an error in WGSL.
    row("f32::from_bits", class::U32, ONE, F32, Helper("return bitcast<f32>(a);")),
];
