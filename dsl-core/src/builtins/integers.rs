//! Methods of `i32` and `u32`, and methods that their vectors share. Where Rust panics, the result
//! wraps, saturates or is given in `guide/src/differences.md`.

use super::class;
use super::row::Wgsl::{Function, Helper, Template};
use super::row::{BOOL, Builtin, ONE, Same, Shape, TWO, U32, row};

pub(super) static TABLE: &[Builtin] = &[
    row("abs", class::SIGNED, ONE, Same, Function("abs")),
    row("signum", class::SIGNED, ONE, Same, Function("sign")),
    row("is_negative", class::I32, ONE, BOOL, Template("($0 < 0i)")),
    row("is_positive", class::I32, ONE, BOOL, Template("($0 > 0i)")),
    row("unsigned_abs", class::I32, ONE, Shape::Unsigned, Template("u32(abs($0))")),
    row("cast_unsigned", class::I32, ONE, Shape::Unsigned, Template("u32($0)")),
    row("cast_signed", class::U32, ONE, Shape::Signed, Template("i32($0)")),
    // Bits.
    row("count_ones", class::INTEGER, ONE, U32, Template("u32(countOneBits($0))")),
    row("count_zeros", class::INTEGER, ONE, U32, Template("(32u - u32(countOneBits($0)))")),
    row("leading_zeros", class::INTEGER, ONE, U32, Template("u32(countLeadingZeros($0))")),
    row("leading_ones", class::INTEGER, ONE, U32, Template("u32(countLeadingZeros(~$0))")),
    row("trailing_zeros", class::INTEGER, ONE, U32, Template("u32(countTrailingZeros($0))")),
    row("trailing_ones", class::INTEGER, ONE, U32, Template("u32(countTrailingZeros(~$0))")),
    row("reverse_bits", class::INTEGER, ONE, Same, Function("reverseBits")),
    row(
        "swap_bytes",
        class::INTEGER,
        ONE,
        Same,
        Helper(
            "let u = u32(a); return $T((u >> 24u) | ((u >> 8u) & 0xff00u) | \
             ((u << 8u) & 0xff0000u) | (u << 24u));",
        ),
    ),
    row(
        "rotate_left",
        class::INTEGER,
        &[U32],
        Same,
        Helper("let u = u32(a); return $T((u << (b & 31u)) | (u >> ((32u - b) & 31u)));"),
    ),
    row(
        "rotate_right",
        class::INTEGER,
        &[U32],
        Same,
        Helper("let u = u32(a); return $T((u >> (b & 31u)) | (u << ((32u - b) & 31u)));"),
    ),
    row("ilog2", class::INTEGER, ONE, U32, Template("firstLeadingBit(u32($0))")),
    row("is_power_of_two", class::U32, ONE, BOOL, Template("(countOneBits($0) == 1u)")),
    row(
        "next_power_of_two",
        class::U32,
        ONE,
        Same,
        Helper(
            "let shifted = 1u << ((32u - countLeadingZeros(a - 1u)) & 31u); \
             return select(select(shifted, 0u, a > 0x80000000u), 1u, a <= 1u);",
        ),
    ),
    // Powers and roots.
    row(
        "pow",
        class::INTEGER,
        &[U32],
        Same,
        Helper(
            "var base = a; var n = b; var r = $T(1); \
             for (var bit = 0u; bit < 32u && n != 0u; bit++) { \
             if ((n & 1u) == 1u) { r *= base; } base *= base; n >>= 1u; } return r;",
        ),
    ),
    // The error of `sqrt` is less than one; the rest is corrected in integers.
    row(
        "isqrt",
        class::INTEGER,
        ONE,
        Same,
        Helper(
            "let n = u32(max(a, $T())); var r = min(u32(sqrt(f32(n))), 65535u); \
             if (r * r > n) { r -= 1u; } \
             if (r < 65535u && (r + 1u) * (r + 1u) <= n) { r += 1u; } return $T(r);",
        ),
    ),
    // Distances and quotients.
    row("abs_diff", class::U32, TWO, Shape::Unsigned, Helper("return max(a, b) - min(a, b);")),
    row(
        "abs_diff",
        class::I32,
        TWO,
        Shape::Unsigned,
        Helper("return u32(max(a, b)) - u32(min(a, b));"),
    ),
    row("midpoint", class::U32, TWO, Same, Helper("return (a & b) + ((a ^ b) >> 1u);")),
    row(
        "midpoint",
        class::I32,
        TWO,
        Same,
        Helper(
            "let m = (a & b) + ((a ^ b) >> 1u); \
             return m + (i32(u32(m) >> 31u) & (a ^ b) & 1i);",
        ),
    ),
    row("div_ceil", class::U32, TWO, Same, Helper("return a / b + select(0u, 1u, a % b != 0u);")),
    row(
        "next_multiple_of",
        class::U32,
        TWO,
        Same,
        Helper("let r = a % b; return select(a + (b - r), a, r == 0u);"),
    ),
    row(
        "is_multiple_of",
        class::U32,
        TWO,
        BOOL,
        Helper("return select(a % b == 0u, a == 0u, b == 0u);"),
    ),
    row("rem_euclid", class::U32, TWO, Same, Template("($0 % $1)")),
    row("div_euclid", class::U32, TWO, Same, Template("($0 / $1)")),
    row(
        "rem_euclid",
        class::SIGNED,
        TWO,
        Same,
        Helper("let r = a % b; return select(r, $T($U(r) + $U(abs(b))), r < $T());"),
    ),
    row(
        "div_euclid",
        class::SIGNED,
        TWO,
        Same,
        Helper(
            "let q = a / b; let away = select($T(-1i), $T(1i), b < $T()); \
             return select(q, q + away, a % b < $T());",
        ),
    ),
    // Saturating and wrapping arithmetic. The test whether a product wraps divides by at least 1.
    row("saturating_add", class::UNSIGNED, TWO, Same, Helper("return a + min(b, ~a);")),
    row("saturating_sub", class::UNSIGNED, TWO, Same, Helper("return a - min(a, b);")),
    row(
        "saturating_mul",
        class::UNSIGNED,
        TWO,
        Same,
        Helper(
            "let p = a * b; return select(p, $T(0xffffffffu), (a != $T()) & (p / max(a, $T(1u)) != b));",
        ),
    ),
    row(
        "saturating_add",
        class::SIGNED,
        TWO,
        Same,
        Helper(
            "let s = $T($U(a) + $U(b)); let limit = $T($U(0x7fffffffu) + ($U(a) >> $U(31u))); \
             return select(s, limit, ((a ^ s) & (b ^ s)) < $T());",
        ),
    ),
    row(
        "saturating_sub",
        class::SIGNED,
        TWO,
        Same,
        Helper(
            "let d = $T($U(a) - $U(b)); let limit = $T($U(0x7fffffffu) + ($U(a) >> $U(31u))); \
             return select(d, limit, ((a ^ b) & (a ^ d)) < $T());",
        ),
    ),
    row(
        "saturating_mul",
        class::SIGNED,
        TWO,
        Same,
        Helper(
            "let x = $U(abs(a)); let y = $U(abs(b)); let p = x * y; let sign = a ^ b; \
             let limit = $U(0x7fffffffu) + ($U(sign) >> $U(31u)); \
             let m = select(min(p, limit), limit, (x != $U()) & (p / max(x, $U(1u)) != y)); \
             return select($T(m), $T($U() - m), sign < $T());",
        ),
    ),
    row("wrapping_add", class::INTEGERS, TWO, Same, Template("($0 + $1)")),
    row("wrapping_sub", class::INTEGERS, TWO, Same, Template("($0 - $1)")),
    row("wrapping_mul", class::INTEGERS, TWO, Same, Template("($0 * $1)")),
    row("wrapping_div", class::INTEGERS, TWO, Same, Template("($0 / $1)")),
    row("wrapping_rem", class::INTEGER, TWO, Same, Template("($0 % $1)")),
    row("wrapping_shl", class::INTEGER, &[U32], Same, Helper("return a << (b & 31u);")),
    row("wrapping_shr", class::INTEGER, &[U32], Same, Helper("return a >> (b & 31u);")),
    row("wrapping_abs", class::I32, ONE, Same, Function("abs")),
    row("wrapping_neg", class::I32, ONE, Same, Template("(-$0)")),
    row("wrapping_neg", class::U32, ONE, Same, Template("(~$0 + 1u)")),
    row(
        "wrapping_add_signed",
        class::UNSIGNED,
        &[Shape::Signed],
        Same,
        Helper("return a + $T(b);"),
    ),
    row(
        "wrapping_add_unsigned",
        class::SIGNED,
        &[Shape::Unsigned],
        Same,
        Helper("return a + $T(b);"),
    ),
    row(
        "wrapping_sub_unsigned",
        class::SIGNED,
        &[Shape::Unsigned],
        Same,
        Helper("return a - $T(b);"),
    ),
    row(
        "saturating_add_signed",
        class::UNSIGNED,
        &[Shape::Signed],
        Same,
        Helper(
            "let s = a + $T(b); \
             return select(select(s, $T(0xffffffffu), s < a), select(s, $T(), s > a), b < $I());",
        ),
    ),
];
