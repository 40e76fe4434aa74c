//! Free functions, with WGSL's names: those for which neither Rust nor glam has a method.
//!
//! The functions that kernels call without a path are also macros, in the runtime's
//! `free_functions.rs`.

use super::class::{self, Class};
use super::row::Wgsl::{Function, Helper};
use super::row::{Builtin, I32, MASK, ONE, Same, Shape, THREE, TWO, U32, row};
use crate::ir::Scalar;

const VEC2: Shape = Shape::Vector(Scalar::F32, 2);
const VEC4: Shape = Shape::Vector(Scalar::F32, 4);
const IVEC4: Shape = Shape::Vector(Scalar::I32, 4);
const UVEC4: Shape = Shape::Vector(Scalar::U32, 4);
const BITS: &[Shape] = &[U32, U32];

/// The rows that no kernel names, and the form that kernels write instead.
pub(crate) const INTERNAL: [(&str, &str); 7] = [
    ("bitcast_f32", "bitcast::<f32>"),
    ("bitcast_i32", "bitcast::<i32>"),
    ("bitcast_u32", "bitcast::<u32>"),
    ("within_i8", ""),
    ("within_u8", ""),
    ("within_i16", ""),
    ("within_u16", ""),
];

pub(super) static TABLE: &[Builtin] = &[
    row("::select", class::ANY, &[Same, MASK], Same, Function("select")),
    // Reinterpreted bits. `bitcast::<UVec2>(x)` is `bitcast_u32`, and so on.
    row(
        "::bitcast_f32",
        class::NUMBER,
        ONE,
        Shape::With(Scalar::F32),
        Helper("return bitcast<$L>(a);"),
    ),
    row(
        "::bitcast_i32",
        class::NUMBER,
        ONE,
        Shape::With(Scalar::I32),
        Helper("return bitcast<$L>(a);"),
    ),
    row(
        "::bitcast_u32",
        class::NUMBER,
        ONE,
        Shape::With(Scalar::U32),
        Helper("return bitcast<$L>(a);"),
    ),
    // The bits of a narrow integer, and whether the number has more.
    within("::within_i8", class::I32, "let r = (a << 24u) >> 24u; return $L(r, r != a);"),
    within("::within_u8", class::U32, "let r = a & 255u; return $L(r, r != a);"),
    within("::within_i16", class::I32, "let r = (a << 16u) >> 16u; return $L(r, r != a);"),
    within("::within_u16", class::U32, "let r = a & 65535u; return $L(r, r != a);"),
    // Interpolation.
    row("::mix", class::FLOAT, THREE, Same, Function("mix")),
    row("::step", class::FLOAT, TWO, Same, Function("step")),
    row("::smoothstep", class::FLOAT, THREE, Same, Function("smoothstep")),
    row("::saturate", class::FLOAT, ONE, Same, Function("saturate")),
    // Floats.
    row("::fma", class::FLOAT, THREE, Same, Function("fma")),
    row("::sign", class::FLOAT, ONE, Same, Function("sign")),
    row("::sign", class::SIGNED, ONE, Same, Function("sign")),
    row("::inverse_sqrt", class::FLOAT, ONE, Same, Function("inverseSqrt")),
    row("::quantize_to_f16", class::FLOAT, ONE, Same, Function("quantizeToF16")),
    row(
        "::modf",
        class::FLOAT,
        ONE,
        Shape::PairWith(Scalar::F32),
        Helper("let parts = modf(a); return $L(parts.fract, parts.whole);"),
    ),
    row(
        "::frexp",
        class::FLOAT,
        ONE,
        Shape::PairWith(Scalar::I32),
        // Drivers differ on subnormal numbers.
        Helper(
            "let tiny = (bitcast<$U>(a) & $U(0x7f800000u)) == $U(); \
             let parts = frexp(select(a, a * 16777216.0f, tiny)); \
             let scale = select($I(), $I(24i), tiny & (parts.fract != $T())); \
             return $L(parts.fract, parts.exp - scale);",
        ),
    ),
    row(
        "::ldexp",
        class::FLOAT,
        &[Shape::With(Scalar::I32)],
        Same, // WGSL has exponents up to 128 only.
        Helper(
            "let e = clamp(b, $I(-360i), $I(360i)); let h = e / $I(3i); \
             return ldexp(ldexp(ldexp(a, h), h), e - h - h);",
        ),
    ),
    row("::face_forward", class::FLOAT_VECTOR, THREE, Same, Function("faceForward")),
    // For scalars these are methods; glam's vectors lack them.
    row("::pow", class::FLOAT, TWO, Same, Function("pow")),
    row("::tan", class::FLOAT, ONE, Same, Function("tan")),
    row("::asin", class::FLOAT, ONE, Same, Function("asin")),
    row("::acos", class::FLOAT, ONE, Same, Function("acos")),
    row("::atan", class::FLOAT, ONE, Same, Function("atan")),
    row("::atan2", class::FLOAT, TWO, Same, Function("atan2")),
    row("::sinh", class::FLOAT, ONE, Same, Function("sinh")),
    row("::cosh", class::FLOAT, ONE, Same, Function("cosh")),
    row("::tanh", class::FLOAT, ONE, Same, Helper("return tanh(clamp(a, $T(-20.0f), $T(20.0f)));")),
    row("::asinh", class::FLOAT, ONE, Same, Function("asinh")),
    row("::acosh", class::FLOAT, ONE, Same, Function("acosh")),
    row("::atanh", class::FLOAT, ONE, Same, Function("atanh")),
    row("::degrees", class::FLOAT, ONE, Same, Function("degrees")),
    row("::radians", class::FLOAT, ONE, Same, Function("radians")),
    row("::round_ties_even", class::FLOAT, ONE, Same, Function("round")),
    // Bits of integers.
    row("::count_one_bits", class::INTEGERS, ONE, Same, Function("countOneBits")),
    row("::count_leading_zeros", class::INTEGERS, ONE, Same, Function("countLeadingZeros")),
    row("::count_trailing_zeros", class::INTEGERS, ONE, Same, Function("countTrailingZeros")),
    row("::first_leading_bit", class::INTEGERS, ONE, Same, Function("firstLeadingBit")),
    row("::first_trailing_bit", class::INTEGERS, ONE, Same, Function("firstTrailingBit")),
    row("::reverse_bits", class::INTEGERS, ONE, Same, Function("reverseBits")),
    row("::extract_bits", class::INTEGERS, BITS, Same, Helper("return extractBits(a, b, c);")),
    row(
        "::insert_bits",
        class::INTEGERS,
        &[Same, U32, U32],
        Same,
        Helper("return insertBits(a, b, c, d);"),
    ),
    // Packed vectors.
    pack("::pack4x8unorm", class::VEC4, "pack4x8unorm"),
    pack("::pack4x8snorm", class::VEC4, "pack4x8snorm"),
    pack("::pack2x16unorm", class::VEC2, "pack2x16unorm"),
    pack("::pack2x16snorm", class::VEC2, "pack2x16snorm"),
    pack("::pack2x16float", class::VEC2, "pack2x16float"),
    pack("::pack4xi8", class::IVEC4, "pack4xI8"),
    pack("::pack4xu8", class::UVEC4, "pack4xU8"),
    pack("::pack4xi8_clamp", class::IVEC4, "pack4xI8Clamp"),
    pack("::pack4xu8_clamp", class::UVEC4, "pack4xU8Clamp"),
    unpack("::unpack4x8unorm", VEC4, "unpack4x8unorm"),
    unpack("::unpack4x8snorm", VEC4, "unpack4x8snorm"),
    unpack("::unpack2x16unorm", VEC2, "unpack2x16unorm"),
    unpack("::unpack2x16snorm", VEC2, "unpack2x16snorm"),
    unpack("::unpack2x16float", VEC2, "unpack2x16float"),
    unpack("::unpack4xi8", IVEC4, "unpack4xI8"),
    unpack("::unpack4xu8", UVEC4, "unpack4xU8"),
    row("::dot4u8_packed", class::U32, TWO, U32, Function("dot4U8Packed")),
    row("::dot4i8_packed", class::U32, TWO, I32, Function("dot4I8Packed")),
];

const fn within(name: &'static str, class: Class, helper: &'static str) -> Builtin {
    row(name, class, ONE, Shape::PairWith(Scalar::Bool), Helper(helper))
}

const fn pack(name: &'static str, class: Class, wgsl: &'static str) -> Builtin {
    row(name, class, ONE, U32, Function(wgsl))
}

const fn unpack(name: &'static str, result: Shape, wgsl: &'static str) -> Builtin {
    row(name, class::U32, ONE, result, Function(wgsl))
}
