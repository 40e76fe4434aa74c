//! Methods of integers that return a pair: the wrapped result, and whether it wrapped. The
//! `checked_` methods are made of them.

use super::class;
use super::row::Wgsl::Helper;
use super::row::{Builtin, ONE, Shape, TWO, U32, row};
use crate::ir::Scalar;

/// The result, and whether it wrapped. The test for a product never divides by 0, nor the least
/// number by -1.
const RESULT: Shape = Shape::PairWith(Scalar::Bool);

/// Whether `a` is the least number of a signed type: apart from it, only 0 equals its own negative.
macro_rules! least {
    () => {
        "(a == -a) & (a != $T())"
    };
}

pub(super) static TABLE: &[Builtin] = &[
    row(
        "overflowing_add",
        class::U32_U64,
        TWO,
        RESULT,
        Helper("let r = a + b; return $L(r, r < a);"),
    ),
    row(
        "overflowing_add",
        class::I32_I64,
        TWO,
        RESULT,
        Helper("let r = a + b; return $L(r, ((a ^ r) & (b ^ r)) < $T());"),
    ),
    row("overflowing_sub", class::U32_U64, TWO, RESULT, Helper("return $L(a - b, a < b);")),
    row(
        "overflowing_sub",
        class::I32_I64,
        TWO,
        RESULT,
        Helper("let r = a - b; return $L(r, ((a ^ b) & (a ^ r)) < $T());"),
    ),
    row(
        "overflowing_mul",
        class::U32_U64,
        TWO,
        RESULT,
        Helper("let r = a * b; return $L(r, (a != $T()) & (r / max(a, $T(1)) != b));"),
    ),
    row(
        "overflowing_mul",
        class::I32_I64,
        TWO,
        RESULT,
        Helper(
            "let r = a * b; let least = (a == $T(-1i)) & (b == -b) & (b != $T()); \
             let d = select(a, $T(1), (a == $T()) | least); \
             return $L(r, (a != $T()) & ((r / d != b) | least));",
        ),
    ),
    // Division by 0 gives the same result as `/` and `%`, and does not wrap.
    row("overflowing_div", class::U32_U64, TWO, RESULT, Helper("return $L(a / b, false);")),
    row(
        "overflowing_div",
        class::I32_I64,
        TWO,
        RESULT,
        Helper(concat!("return $L(a / b, (b == $T(-1i)) & ", least!(), ");")),
    ),
    row("overflowing_rem", class::U32_U64, TWO, RESULT, Helper("return $L(a % b, false);")),
    row(
        "overflowing_rem",
        class::I32_I64,
        TWO,
        RESULT,
        Helper(concat!("return $L(a % b, (b == $T(-1i)) & ", least!(), ");")),
    ),
    row(
        "overflowing_neg",
        class::U32_U64,
        ONE,
        RESULT,
        Helper("return $L(~a + $T(1u), a != $T());"),
    ),
    row(
        "overflowing_neg",
        class::I32_I64,
        ONE,
        RESULT,
        Helper(concat!("return $L(-a, ", least!(), ");")),
    ),
    row(
        "overflowing_abs",
        class::I32_I64,
        ONE,
        RESULT,
        Helper(concat!("return $L(abs(a), ", least!(), ");")),
    ),
    row(
        "overflowing_shl",
        class::INTEGER,
        &[U32],
        RESULT,
        Helper("return $L(a << (b & 31u), b > 31u);"),
    ),
    row(
        "overflowing_shl",
        class::I64_U64,
        &[U32],
        RESULT,
        Helper("return $L(a << (b & 63u), b > 63u);"),
    ),
    row(
        "overflowing_shr",
        class::INTEGER,
        &[U32],
        RESULT,
        Helper("return $L(a >> (b & 31u), b > 31u);"),
    ),
    row(
        "overflowing_shr",
        class::I64_U64,
        &[U32],
        RESULT,
        Helper("return $L(a >> (b & 63u), b > 63u);"),
    ),
];
