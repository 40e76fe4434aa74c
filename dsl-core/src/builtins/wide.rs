//! Functions of `i64`, `u64`, `f64` and their vectors: those that Vulkan has for 64 bits, and
//! functions made of these. Vulkan counts bits only in words, and has no `sin` or `exp` for `f64`.

use super::class;
use super::row::Wgsl::{Function, Helper, Template};
use super::row::{
    BOOL, Builtin, Element, Longer, MASK, ONE, Same, Shape, Shorter, THREE, TWO, U32, row,
};
use crate::ir::Scalar;

const U64: Shape = Shape::Scalar(Scalar::U64);
const F64: Shape = Shape::Scalar(Scalar::F64);

pub(super) static TABLE: &[Builtin] = &[
    row("min", class::WIDE, TWO, Same, Function("min")),
    row("max", class::WIDE, TWO, Same, Function("max")),
    row("clamp", class::WIDE, THREE, Same, Template("min(max($0, $1), $2)")),
    row("::select", class::WIDE, &[Same, MASK], Same, Function("select")),
    // Integers.
    row("abs", class::I64S, ONE, Same, Function("abs")),
    row("signum", class::I64S, ONE, Same, Function("sign")),
    row("is_negative", class::I64, ONE, BOOL, Template("($0 < 0li)")),
    row("is_positive", class::I64, ONE, BOOL, Template("($0 > 0li)")),
    row("unsigned_abs", class::I64, ONE, Shape::Unsigned, Template("u64(abs($0))")),
    row("cast_unsigned", class::I64, ONE, Shape::Unsigned, Template("u64($0)")),
    row("cast_signed", class::U64, ONE, Shape::Signed, Template("i64($0)")),
    row(
        "count_ones",
        class::I64_U64,
        ONE,
        U32,
        Helper(
            "let u = u64(a); let low = u32(u); let high = u32(u >> 32u); \
             return countOneBits(low) + countOneBits(high);",
        ),
    ),
    row(
        "count_zeros",
        class::I64_U64,
        ONE,
        U32,
        Helper(
            "let u = u64(a); let low = u32(u); let high = u32(u >> 32u); \
             return 64u - (countOneBits(low) + countOneBits(high));",
        ),
    ),
    row(
        "leading_zeros",
        class::I64_U64,
        ONE,
        U32,
        Helper(
            "let u = u64(a); let low = u32(u); let high = u32(u >> 32u); \
             return select(countLeadingZeros(high), 32u + countLeadingZeros(low), high == 0u);",
        ),
    ),
    row(
        "leading_ones",
        class::I64_U64,
        ONE,
        U32,
        Helper(
            "let u = u64(a); let low = u32(u); let high = u32(u >> 32u); \
             return select(countLeadingZeros(~high), 32u + countLeadingZeros(~low), ~high == 0u);",
        ),
    ),
    row(
        "trailing_zeros",
        class::I64_U64,
        ONE,
        U32,
        Helper(
            "let u = u64(a); let low = u32(u); let high = u32(u >> 32u); \
             return select(countTrailingZeros(low), 32u + countTrailingZeros(high), low == 0u);",
        ),
    ),
    row(
        "trailing_ones",
        class::I64_U64,
        ONE,
        U32,
        Helper(
            "let u = u64(a); let low = u32(u); let high = u32(u >> 32u); \
             return select(countTrailingZeros(~low), 32u + countTrailingZeros(~high), ~low == 0u);",
        ),
    ),
    row(
        "ilog2",
        class::I64_U64,
        ONE,
        U32,
        Helper(
            "let u = u64(a); let low = u32(u); let high = u32(u >> 32u); \
             return select(firstLeadingBit(low), 32u + firstLeadingBit(high), high != 0u);",
        ),
    ),
    row(
        "reverse_bits",
        class::I64_U64,
        ONE,
        Same,
        Helper(
            "let u = u64(a); let low = u32(u); let high = u32(u >> 32u); \
             return $T((u64(reverseBits(low)) << 32u) | u64(reverseBits(high)));",
        ),
    ),
    row(
        "is_power_of_two",
        class::U64,
        ONE,
        BOOL,
        Helper("return a != 0lu && (a & (a - 1lu)) == 0lu;"),
    ),
    row(
        "rotate_left",
        class::I64_U64,
        &[U32],
        Same,
        Helper("let u = u64(a); return $T((u << (b & 63u)) | (u >> ((64u - b) & 63u)));"),
    ),
    row(
        "rotate_right",
        class::I64_U64,
        &[U32],
        Same,
        Helper("let u = u64(a); return $T((u >> (b & 63u)) | (u << ((64u - b) & 63u)));"),
    ),
    row(
        "pow",
        class::I64_U64,
        &[U32],
        Same,
        Helper(
            "var base = a; var n = b; var r = $T(1); \
             for (var bit = 0u; bit < 32u && n != 0u; bit++) { \
             if ((n & 1u) == 1u) { r *= base; } base *= base; n >>= 1u; } return r;",
        ),
    ),
    row(
        "abs_diff",
        class::I64_U64,
        TWO,
        Shape::Unsigned,
        Helper("return u64(max(a, b)) - u64(min(a, b));"),
    ),
    row(
        "div_ceil",
        class::U64,
        TWO,
        Same,
        Helper("return a / b + select(0lu, 1lu, a % b != 0lu);"),
    ),
    row(
        "next_multiple_of",
        class::U64,
        TWO,
        Same,
        Helper("let r = a % b; return select(a + (b - r), a, r == 0lu);"),
    ),
    row(
        "is_multiple_of",
        class::U64,
        TWO,
        BOOL,
        Helper("return select(a % b == 0lu, a == 0lu, b == 0lu);"),
    ),
    row("rem_euclid", class::U64, TWO, Same, Template("($0 % $1)")),
    row("div_euclid", class::U64, TWO, Same, Template("($0 / $1)")),
    row(
        "rem_euclid",
        class::I64,
        TWO,
        Same,
        Helper("let r = a % b; return select(r, i64(u64(r) + u64(abs(b))), r < 0li);"),
    ),
    row(
        "div_euclid",
        class::I64,
        TWO,
        Same,
        Helper(
            "let q = a / b; let away = select(-1li, 1li, b < 0li); \
             return select(q, q + away, a % b < 0li);",
        ),
    ),
    row("saturating_add", class::U64S, TWO, Same, Helper("return a + min(b, ~a);")),
    row("saturating_sub", class::U64S, TWO, Same, Helper("return a - min(a, b);")),
    row(
        "saturating_add",
        class::I64,
        TWO,
        Same,
        Helper(
            "let s = i64(u64(a) + u64(b)); let limit = i64(0x7ffffffffffffffflu + (u64(a) >> 63u)); \
             return select(s, limit, ((a ^ s) & (b ^ s)) < 0li);",
        ),
    ),
    row(
        "saturating_sub",
        class::I64,
        TWO,
        Same,
        Helper(
            "let d = i64(u64(a) - u64(b)); let limit = i64(0x7ffffffffffffffflu + (u64(a) >> 63u)); \
             return select(d, limit, ((a ^ b) & (a ^ d)) < 0li);",
        ),
    ),
    row("wrapping_add", class::I64S_U64S, TWO, Same, Template("($0 + $1)")),
    row("wrapping_sub", class::I64S_U64S, TWO, Same, Template("($0 - $1)")),
    row("wrapping_mul", class::I64S_U64S, TWO, Same, Template("($0 * $1)")),
    row("wrapping_div", class::I64S_U64S, TWO, Same, Template("($0 / $1)")),
    row("wrapping_rem", class::I64_U64, TWO, Same, Template("($0 % $1)")),
    row("wrapping_shl", class::I64_U64, &[U32], Same, Helper("return a << (b & 63u);")),
    row("wrapping_shr", class::I64_U64, &[U32], Same, Helper("return a >> (b & 63u);")),
    row("wrapping_abs", class::I64, ONE, Same, Function("abs")),
    row("wrapping_neg", class::I64, ONE, Same, Template("(-$0)")),
    row("wrapping_neg", class::U64, ONE, Same, Template("(~$0 + 1lu)")),
    // Floats. naga turns `!=` into a comparison that is false for NaN.
    row("abs", class::DOUBLE, ONE, Same, Function("abs")),
    row("sqrt", class::DOUBLE, ONE, Same, Function("sqrt")),
    row("floor", class::DOUBLE, ONE, Same, Function("floor")),
    row("ceil", class::DOUBLE, ONE, Same, Function("ceil")),
    row("trunc", class::DOUBLE, ONE, Same, Function("trunc")),
    // Some drivers round negative ties of `f64` in the other direction.
    row(
        "round_ties_even",
        class::F64,
        ONE,
        Same,
        Helper(
            "let t = trunc(a); let rest = abs(a - t); let is_odd = t != 2.0lf * trunc(t * 0.5lf); \
             return select(t, t + sign(a), rest > 0.5lf || (rest == 0.5lf && is_odd));",
        ),
    ),
    row(
        "round",
        class::DOUBLE,
        ONE,
        Same,
        Helper("let t = trunc(a); return t + select($T(), sign(a), abs(a - t) >= $T(0.5lf));"),
    ),
    row("fract", class::DOUBLE, ONE, Same, Helper("return a - trunc(a);")),
    row("recip", class::DOUBLE, ONE, Same, Template("(1.0lf / $0)")),
    row("mul_add", class::DOUBLE, THREE, Same, Function("fma")),
    row(
        "rem_euclid",
        class::F64,
        TWO,
        Same,
        Helper("let r = a % b; return select(r, r + abs(b), r < 0.0lf);"),
    ),
    row(
        "div_euclid",
        class::F64,
        TWO,
        Same,
        Helper(
            "let q = trunc(a / b); let away = select(1.0lf, -1.0lf, b > 0.0lf); \
             return select(q, q + away, a % b < 0.0lf);",
        ),
    ),
    row("is_nan", class::F64, ONE, BOOL, Helper("return !(a == a);")),
    row("is_infinite", class::F64, ONE, BOOL, Helper("return abs(a) > 1.7976931348623157e308lf;")),
    row("is_finite", class::F64, ONE, BOOL, Helper("return abs(a) <= 1.7976931348623157e308lf;")),
    row("to_bits", class::F64, ONE, U64, Helper("return bitcast<u64>(a);")),
    row("f64::from_bits", class::U64, ONE, F64, Helper("return bitcast<f64>(a);")),
    row("::fma", class::DOUBLE, THREE, Same, Function("fma")),
    row("::mix", class::DOUBLE, THREE, Same, Function("mix")),
    row("::saturate", class::DOUBLE, ONE, Same, Function("saturate")),
    row("::sign", class::DOUBLE, ONE, Same, Function("sign")),
    row("::sign", class::I64S, ONE, Same, Function("sign")),
    row("::step", class::DOUBLE, TWO, Same, Function("step")),
    row("::smoothstep", class::DOUBLE, THREE, Same, Function("smoothstep")),
    row("::inverse_sqrt", class::DOUBLE, ONE, Same, Function("inverseSqrt")),
    // Vectors.
    row("extend", class::SHORT_WIDE_VECTOR, &[Element], Longer, Template("$L($0, $1)")),
    row("truncate", class::LONG_WIDE_VECTOR, ONE, Shorter, Template("$0$.")),
    row("to_array", class::WIDE_VECTOR, ONE, Shape::Array, Helper("return $L($#{a.@});")),
    row("element_sum", class::WIDE_VECTOR, ONE, Element, Helper("return $+(a);")),
    row("element_product", class::WIDE_VECTOR, ONE, Element, Helper("return $*(a);")),
    row("min_element", class::WIDE_VECTOR, ONE, Element, Helper("return $min(a);")),
    row("max_element", class::WIDE_VECTOR, ONE, Element, Helper("return $max(a);")),
    row("cmpeq", class::WIDE_VECTOR, TWO, MASK, Template("($0 == $1)")),
    row("cmpne", class::WIDE_VECTOR, TWO, MASK, Template("($0 != $1)")),
    row("cmplt", class::WIDE_VECTOR, TWO, MASK, Template("($0 < $1)")),
    row("cmple", class::WIDE_VECTOR, TWO, MASK, Template("($0 <= $1)")),
    row("cmpgt", class::WIDE_VECTOR, TWO, MASK, Template("($0 > $1)")),
    row("cmpge", class::WIDE_VECTOR, TWO, MASK, Template("($0 >= $1)")),
    row("dot", class::WIDE_VECTOR, TWO, Element, Function("dot")),
    row("length_squared", class::WIDE_VECTOR, ONE, Element, Helper("return dot(a, a);")),
    row("length", class::DOUBLE_VECTOR, ONE, Element, Function("length")),
    row("distance", class::DOUBLE_VECTOR, TWO, Element, Function("distance")),
    row("normalize", class::DOUBLE_VECTOR, ONE, Same, Function("normalize")),
];
