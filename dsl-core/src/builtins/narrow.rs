//! Methods of the integers of 8 and 16 bits. Each is computed by a method of words, or by an
//! operator.

use super::class::{self, Class};
use super::row::Made::{Operator, Overflowing, OverflowingCall, Saturated, Wrapped};
use super::row::Wgsl::Narrow;
use super::row::{BOOL, Bits, Builtin, Made, ONE, Same, Shape, THREE, TWO, U32, row};
use crate::ir::{BinaryOp, Scalar};

const PAIR: Shape = Shape::PairWith(Scalar::Bool);
const UNSIGNED: &[Shape] = &[Shape::Unsigned];
const SIGNED: &[Shape] = &[Shape::Signed];

/// A method that computes with the numbers.
const fn number(
    name: &'static str,
    class: Class,
    params: &'static [Shape],
    result: Shape,
    made: Made,
) -> Builtin {
    row(name, class, params, result, Narrow(Bits::Number, made))
}

/// A method that computes with the bits.
const fn bits(name: &'static str, params: &'static [Shape], result: Shape, bits: Bits) -> Builtin {
    let made = if let Same = result { Wrapped } else { Made::Same };
    row(name, class::NARROW, params, result, Narrow(bits, made))
}

pub(super) static TABLE: &[Builtin] = &[
    number("min", class::NARROW, TWO, Same, Made::Same),
    number("max", class::NARROW, TWO, Same, Made::Same),
    number("clamp", class::NARROW, THREE, Same, Made::Same),
    number("abs", class::NARROW_SIGNED, ONE, Same, Wrapped),
    number("signum", class::NARROW_SIGNED, ONE, Same, Made::Same),
    number("is_negative", class::NARROW_SIGNED, ONE, BOOL, Made::Same),
    number("is_positive", class::NARROW_SIGNED, ONE, BOOL, Made::Same),
    number("unsigned_abs", class::NARROW_SIGNED, ONE, Shape::Unsigned, Made::Same),
    number("cast_unsigned", class::NARROW_SIGNED, ONE, Shape::Unsigned, Wrapped),
    number("cast_signed", class::NARROW_UNSIGNED, ONE, Shape::Signed, Wrapped),
    // Bits.
    bits("count_ones", ONE, U32, Bits::Lowest),
    bits("count_zeros", ONE, U32, Bits::LowestBelowOnes),
    bits("leading_zeros", ONE, U32, Bits::HighestAboveOnes),
    bits("leading_ones", ONE, U32, Bits::Highest),
    bits("trailing_zeros", ONE, U32, Bits::LowestBelowOnes),
    bits("trailing_ones", ONE, U32, Bits::Lowest),
    bits("reverse_bits", ONE, Same, Bits::Highest),
    bits("swap_bytes", ONE, Same, Bits::Highest),
    bits("rotate_left", &[U32], Same, Bits::Repeated),
    bits("rotate_right", &[U32], Same, Bits::Repeated),
    number("ilog2", class::NARROW, ONE, U32, Made::Same),
    number("is_power_of_two", class::NARROW_UNSIGNED, ONE, BOOL, Made::Same),
    number("next_power_of_two", class::NARROW_UNSIGNED, ONE, Same, Wrapped),
    // Powers and roots.
    number("pow", class::NARROW, &[U32], Same, Wrapped),
    number("isqrt", class::NARROW, ONE, Same, Made::Same),
    // Distances and quotients.
    number("abs_diff", class::NARROW, TWO, Shape::Unsigned, Made::Same),
    number("midpoint", class::NARROW, TWO, Same, Made::Same),
    number("div_ceil", class::NARROW_UNSIGNED, TWO, Same, Made::Same),
    number("next_multiple_of", class::NARROW_UNSIGNED, TWO, Same, Wrapped),
    number("is_multiple_of", class::NARROW_UNSIGNED, TWO, BOOL, Made::Same),
    number("rem_euclid", class::NARROW, TWO, Same, Made::Same),
    number("div_euclid", class::NARROW, TWO, Same, Wrapped),
    // Saturating, wrapping and overflowing arithmetic. No word overflows.
    number("saturating_add", class::NARROW, TWO, Same, Saturated),
    number("saturating_sub", class::NARROW_SIGNED, TWO, Same, Saturated),
    number("saturating_sub", class::NARROW_UNSIGNED, TWO, Same, Made::Same),
    number("saturating_mul", class::NARROW, TWO, Same, Saturated),
    number("saturating_add_signed", class::NARROW_UNSIGNED, SIGNED, Same, Saturated),
    number("wrapping_add", class::NARROW, TWO, Same, Operator(BinaryOp::Add)),
    number("wrapping_sub", class::NARROW, TWO, Same, Operator(BinaryOp::Sub)),
    number("wrapping_mul", class::NARROW, TWO, Same, Operator(BinaryOp::Mul)),
    number("wrapping_div", class::NARROW, TWO, Same, Operator(BinaryOp::Div)),
    number("wrapping_rem", class::NARROW, TWO, Same, Operator(BinaryOp::Rem)),
    number("wrapping_shl", class::NARROW, &[U32], Same, Operator(BinaryOp::Shl)),
    number("wrapping_shr", class::NARROW, &[U32], Same, Operator(BinaryOp::Shr)),
    number("wrapping_abs", class::NARROW_SIGNED, ONE, Same, Wrapped),
    number("wrapping_neg", class::NARROW, ONE, Same, Wrapped),
    number("wrapping_add_signed", class::NARROW_UNSIGNED, SIGNED, Same, Wrapped),
    number("wrapping_add_unsigned", class::NARROW_SIGNED, UNSIGNED, Same, Wrapped),
    number("wrapping_sub_unsigned", class::NARROW_SIGNED, UNSIGNED, Same, Wrapped),
    number("overflowing_add", class::NARROW, TWO, PAIR, Overflowing(BinaryOp::Add)),
    number("overflowing_sub", class::NARROW, TWO, PAIR, Overflowing(BinaryOp::Sub)),
    number("overflowing_mul", class::NARROW, TWO, PAIR, Overflowing(BinaryOp::Mul)),
    number("overflowing_div", class::NARROW, TWO, PAIR, Overflowing(BinaryOp::Div)),
    number("overflowing_rem", class::NARROW, TWO, PAIR, Overflowing(BinaryOp::Rem)),
    number("overflowing_shl", class::NARROW, &[U32], PAIR, Overflowing(BinaryOp::Shl)),
    number("overflowing_shr", class::NARROW, &[U32], PAIR, Overflowing(BinaryOp::Shr)),
    number("overflowing_neg", class::NARROW, ONE, PAIR, OverflowingCall("wrapping_neg")),
    number("overflowing_abs", class::NARROW_SIGNED, ONE, PAIR, OverflowingCall("wrapping_abs")),
];
