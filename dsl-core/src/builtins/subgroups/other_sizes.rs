//! Subgroup operations on `f16`, `i64` and `u64`, made of operations on 32 bits. Vulkan supports
//! them only with `shaderSubgroupExtendedTypes`, which wgpu 30 does not enable.
//!
//! `f16` is computed in `f32`, which contains every `f16`; a sum or product is rounded once, at its
//! end. Moves, `&`, `|` and `^` of 64-bit integers work on two halves. Sums are computed in parts
//! of 24 bits, which 128 invocations cannot overflow. Minimum and maximum are found by the upper
//! half first, then by the lower half among the invocations with that upper half. For products each
//! invocation multiplies the values itself, one after the other.

use super::FROM;
use crate::builtins::class;
use crate::builtins::row::Wgsl::{Helper, Template};
use crate::builtins::row::{Builtin, ONE, Same, Shape, Wgsl, row};

pub(super) static TABLE: &[Builtin] = &[
    half("::subgroup_add", ONE, IN_F32),
    half("::subgroup_mul", ONE, IN_F32),
    half("::subgroup_min", ONE, IN_F32),
    half("::subgroup_max", ONE, IN_F32),
    half("::subgroup_exclusive_add", ONE, IN_F32),
    half("::subgroup_inclusive_add", ONE, IN_F32),
    half("::subgroup_exclusive_mul", ONE, IN_F32),
    half("::subgroup_inclusive_mul", ONE, IN_F32),
    half("::subgroup_broadcast", FROM, IN_F32_FROM),
    half("::subgroup_broadcast_first", ONE, FIRST_IN_F32),
    half("::subgroup_shuffle", FROM, IN_F32_FROM),
    half("::subgroup_shuffle_xor", FROM, IN_F32_FROM),
    half("::subgroup_shuffle_up", FROM, IN_F32_FROM),
    half("::subgroup_shuffle_down", FROM, IN_F32_FROM),
    half("::quad_broadcast", FROM, IN_F32_FROM),
    half("::quad_swap_x", ONE, IN_F32),
    half("::quad_swap_y", ONE, IN_F32),
    half("::quad_swap_diagonal", ONE, IN_F32),
    integer("::subgroup_add", ONE, SUM),
    integer("::subgroup_exclusive_add", ONE, SUM),
    integer("::subgroup_inclusive_add", ONE, SUM),
    integer("::subgroup_mul", ONE, PRODUCT),
    integer("::subgroup_exclusive_mul", ONE, EXCLUSIVE_PRODUCT),
    integer("::subgroup_inclusive_mul", ONE, INCLUSIVE_PRODUCT),
    row("::subgroup_min", class::U64S, ONE, Same, UNSIGNED_MIN),
    row("::subgroup_max", class::U64S, ONE, Same, UNSIGNED_MAX),
    row("::subgroup_min", class::I64S, ONE, Same, SIGNED_MIN),
    row("::subgroup_max", class::I64S, ONE, Same, SIGNED_MAX),
    integer("::subgroup_and", ONE, HALVES),
    integer("::subgroup_or", ONE, HALVES),
    integer("::subgroup_xor", ONE, HALVES),
    integer("::subgroup_broadcast", FROM, HALVES_FROM),
    integer("::subgroup_broadcast_first", ONE, HALVES),
    integer("::subgroup_shuffle", FROM, HALVES_FROM),
    integer("::subgroup_shuffle_xor", FROM, HALVES_FROM),
    integer("::subgroup_shuffle_up", FROM, HALVES_FROM),
    integer("::subgroup_shuffle_down", FROM, HALVES_FROM),
    integer("::quad_broadcast", FROM, HALVES_FROM),
    integer("::quad_swap_x", ONE, HALVES),
    integer("::quad_swap_y", ONE, HALVES),
    integer("::quad_swap_diagonal", ONE, HALVES),
];

const fn half(name: &'static str, params: &'static [Shape], wgsl: Wgsl) -> Builtin {
    row(name, class::HALF, params, Same, wgsl)
}

const fn integer(name: &'static str, params: &'static [Shape], wgsl: Wgsl) -> Builtin {
    row(name, class::I64S_U64S, params, Same, wgsl)
}

const IN_F32: Wgsl = Template("$L($O($F($0)))");
const IN_F32_FROM: Wgsl = Template("$L($O($F($0), $1))");
/// The shuffle changes nothing. Without it, LLVM fails on the conversion in Mesa's llvmpipe, where
/// the first value is one number for all invocations.
const FIRST_IN_F32: Wgsl = Template("$L(subgroupShuffleXor($O($F($0)), 0u))");

const HALVES: Wgsl = Helper(
    "let bits = bitcast<$W>(a); \
     let low = $O($U(bits)); \
     let high = $O($U(bits >> $U(32u))); \
     return bitcast<$T>($W(low) | ($W(high) << $U(32u)));",
);
const HALVES_FROM: Wgsl = Helper(
    "let bits = bitcast<$W>(a); \
     let low = $O($U(bits), $1); \
     let high = $O($U(bits >> $U(32u)), $1); \
     return bitcast<$T>($W(low) | ($W(high) << $U(32u)));",
);

/// The combined sums of the parts are the sum modulo 2⁶⁴.
const SUM: Wgsl = Helper(
    "let bits = bitcast<$W>(a); \
     let low = $O($U(bits) & $U(0xffffffu)); \
     let middle = $O($U(bits >> $U(24u)) & $U(0xffffffu)); \
     let high = $O($U(bits >> $U(48u))); \
     let sum = $W(low) + ($W(middle) << $U(24u)) + ($W(high) << $U(48u)); \
     return bitcast<$T>(sum);",
);

/// The least key. `$key` makes a key from `bits`; `$result` makes bits from the key.
macro_rules! least {
    ($key:expr, $result:expr) => {
        Helper(concat!(
            "let bits = bitcast<$W>(a); ",
            $key,
            "let upper = $U(key >> $U(32u)); \
             let high = subgroupMin(upper); \
             let low = subgroupMin(select($U(0xffffffffu), $U(key), upper == high)); \
             let least = $W(low) | ($W(high) << $U(32u)); ",
            $result,
            "return bitcast<$T>(result);"
        ))
    };
}

const UNSIGNED_MIN: Wgsl = least!("let key = bits; ", "let result = least; ");
const UNSIGNED_MAX: Wgsl = least!("let key = ~bits; ", "let result = ~least; ");

// With the sign bit flipped, the least number is 0. With the other bits flipped, the greatest is.
const SIGNED_MIN: Wgsl = least!(
    "let turned = $W(0x8000000000000000lu); let key = bits ^ turned; ",
    "let result = least ^ turned; "
);
const SIGNED_MAX: Wgsl = least!(
    "let turned = $W(0x7ffffffffffffffflu); let key = bits ^ turned; ",
    "let result = least ^ turned; "
);

/// Applies `$next` to `product` and the `value` of each active invocation, the `n`th one.
macro_rules! product {
    ($before:literal, $next:literal) => {
        Helper(concat!(
            "let bits = bitcast<$W>(a); \
             let low = $U(bits); \
             let high = $U(bits >> $U(32u)); \
             let members = subgroupBallot(true); \
             let count = subgroupAdd(1u); ",
            $before,
            "var product = $W(1lu); \
             var n = 0u; \
             for (var i = 0u; i < 128u && n < count; i++) { \
             if ((members[i >> 5u] >> (i & 31u)) & 1u) == 1u { \
             let of_low = $W(subgroupShuffle(low, i)); \
             let of_high = $W(subgroupShuffle(high, i)); \
             let value = of_low | (of_high << $U(32u)); \
             product = ",
            $next,
            "; n++; } } return bitcast<$T>(product);"
        ))
    };
}

const PRODUCT: Wgsl = product!("", "product * value");
const EXCLUSIVE_PRODUCT: Wgsl =
    product!("let own = subgroupExclusiveAdd(1u); ", "select(product, product * value, n < own)");
const INCLUSIVE_PRODUCT: Wgsl =
    product!("let own = subgroupExclusiveAdd(1u); ", "select(product, product * value, n <= own)");
