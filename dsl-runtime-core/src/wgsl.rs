//! WGSL's builtin functions that are methods of neither Rust nor glam, with WGSL's names.
//!
//! Kernels call them as they are here; on the host they are ordinary functions. They take scalars
//! and glam's vectors, componentwise unless stated otherwise, and no input panics.

use glam::{IVec4, UVec4, Vec2, Vec4};
use half::f16;

use crate::math::{Float, Integer, Number, Scalar, Shape, dot, neg};
pub use crate::math::{
    acos, acosh, asin, asinh, atan, atan2, atanh, cosh, mul_add as fma, reverse_bits,
    round_ties_even, saturate, sinh, step, tan, tanh, to_degrees as degrees, to_radians as radians,
};

/// `if_true` where `condition` is true, `if_false` elsewhere.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(select(1, 2, true), 2);
/// assert_eq!(select(vec2(1.0, 2.0), vec2(3.0, 4.0), bvec2(true, false)), vec2(3.0, 2.0));
/// ```
#[inline(always)]
pub fn select<V: Shape>(if_false: V, if_true: V, condition: impl Shape<Scalar = bool>) -> V {
    V::from_fn(|i| if condition.get(i) { if_true.get(i) } else { if_false.get(i) })
}

/// A scalar of 32 bits.
pub trait Word: Scalar {
    /// The bits.
    fn to_word(self) -> u32;
    /// The value with these bits.
    fn from_word(word: u32) -> Self;
}

impl Word for f32 {
    #[inline(always)]
    fn to_word(self) -> u32 {
        self.to_bits()
    }

    #[inline(always)]
    fn from_word(word: u32) -> f32 {
        f32::from_bits(word)
    }
}

impl Word for i32 {
    #[inline(always)]
    fn to_word(self) -> u32 {
        self as u32
    }

    #[inline(always)]
    fn from_word(word: u32) -> i32 {
        word as i32
    }
}

impl Word for u32 {
    #[inline(always)]
    fn to_word(self) -> u32 {
        self
    }

    #[inline(always)]
    fn from_word(word: u32) -> u32 {
        word
    }
}

/// The same bits as another type with the same number of components: `bitcast::<UVec2>(v)`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(bitcast::<u32>(1.0f32), 0x3f80_0000);
/// ```
#[inline(always)]
pub fn bitcast<T: Shape<Scalar: Word>>(value: impl Shape<Scalar: Word, With<T::Scalar> = T>) -> T {
    T::from_fn(|i| T::Scalar::from_word(value.get(i).to_word()))
}

macro_rules! bitcast_to {
    ($($name:ident: $to:ty;)*) => {$(
        #[doc(hidden)]
        #[inline(always)]
        pub fn $name<V: Shape<Scalar: Word>>(value: V) -> V::With<$to> {
            V::With::from_fn(|i| <$to>::from_word(value.get(i).to_word()))
        }
    )*};
}

bitcast_to! {
    bitcast_f32: f32;
    bitcast_i32: i32;
    bitcast_u32: u32;
}

/// `a` where `t` is 0, `b` where it is 1, and a linear interpolation elsewhere.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(mix(10.0, 20.0, 0.5), 15.0);
/// ```
#[inline(always)]
pub fn mix<V: Shape<Scalar: Float>>(a: V, b: V, t: V) -> V {
    let one = V::Scalar::of_f32(1.0);
    V::from_fn(|i| a.get(i).mul(one.sub(t.get(i))).add(b.get(i).mul(t.get(i))))
}

/// 0 up to `low`, 1 from `high` on, and a smooth curve between.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(smoothstep(0.0, 2.0, 1.0), 0.5);
/// ```
#[inline(always)]
pub fn smoothstep<V: Shape<Scalar: Float>>(low: V, high: V, x: V) -> V {
    crate::math::smoothstep(x, low, high)
}

/// -1, 0 or 1.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(sign(ivec2(-5, 0)), ivec2(-1, 0));
/// ```
#[inline(always)]
pub fn sign<V: Shape<Scalar: Number + Default + From<i8>>>(x: V) -> V {
    let zero = V::Scalar::default();
    V::from_fn(|i| {
        let x = x.get(i);
        if x > zero {
            V::Scalar::from(1)
        } else if x < zero {
            V::Scalar::from(-1)
        } else {
            zero
        }
    })
}

/// One divided by the square root.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(inverse_sqrt(4.0f32), 0.5);
/// ```
#[inline(always)]
pub fn inverse_sqrt<V: Shape<Scalar: Float>>(x: V) -> V {
    V::from_fn(|i| V::Scalar::of_f32(1.0).div(x.get(i).sqrt()))
}

/// The nearest value that `f16` has.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(quantize_to_f16(0.1f32), 0.099975586);
/// ```
#[inline(always)]
pub fn quantize_to_f16<V: Shape<Scalar = f32>>(x: V) -> V {
    V::from_fn(|i| f16::from_f32(x.get(i)).to_f32())
}

/// The fractional part, with the sign of `x`, and the whole part.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(modf(-1.5f32), (-0.5, -1.0));
/// ```
#[inline(always)]
pub fn modf<V: Shape<Scalar = f32>>(x: V) -> (V, V) {
    (V::from_fn(|i| x.get(i).fract()), V::from_fn(|i| x.get(i).trunc()))
}

/// A number from 0.5 to below 1, with the sign of `x`, and the exponent of two that it is
/// multiplied by to give `x`; 0 and 0 for 0.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(frexp(12.0f32), (0.75, 4)); // 0.75 × 2⁴
/// ```
#[inline(always)]
pub fn frexp<V: Shape<Scalar = f32>>(x: V) -> (V, V::With<i32>) {
    let parts = |x: f32| {
        if x == 0.0 || !x.is_finite() {
            return (x, 0);
        }
        let bits = f64::from(x).to_bits();
        let exponent = (bits >> 52 & 0x7ff) as i32 - 1022;
        (f64::from_bits(bits & !(0x7ff << 52) | 1022 << 52) as f32, exponent)
    };
    (V::from_fn(|i| parts(x.get(i)).0), V::With::from_fn(|i| parts(x.get(i)).1))
}

/// `x` times two to the power of `exponent`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(ldexp(0.75f32, 4), 12.0);
/// ```
#[inline(always)]
pub fn ldexp<V: Shape<Scalar = f32>>(x: V, exponent: impl Shape<Scalar = i32>) -> V {
    V::from_fn(|i| {
        let factor = 2.0f64.powi(exponent.get(i).clamp(-1000, 1000));
        (f64::from(x.get(i)) * factor) as f32
    })
}

/// `a` if the dot product of `b` and `c` is negative, else `-a`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let (normal, ray) = (vec2(0.0, 1.0), vec2(0.0, -1.0));
/// assert_eq!(face_forward(normal, ray, normal), normal);
/// ```
#[inline(always)]
pub fn face_forward<V: Shape<Scalar = f32>>(a: V, b: V, c: V) -> V {
    if dot(b, c) < 0.0 { a } else { neg(a) }
}

/// `base` to the power of `exponent`. For a negative base the result is unspecified.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pow(2.0f32, 3.0), 8.0);
/// ```
#[inline(always)]
pub fn pow<V: Shape<Scalar = f32>>(base: V, exponent: V) -> V {
    crate::math::powf(base, exponent)
}

/// Functions of an integer's bits whose result has the integer's type.
macro_rules! bits {
    ($($(#[$doc:meta])* $name:ident($word:ident) $count:expr;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<V: Shape<Scalar: Integer>>(value: V) -> V {
            V::from_fn(|i| {
                let $word = value.get(i).to_u32();
                V::Scalar::from_u32($count)
            })
        }
    )*};
}

bits! {
    /// How many bits are set.
    count_one_bits(word) word.count_ones();
    /// How many zero bits are above the highest set bit.
    count_leading_zeros(word) word.leading_zeros();
    /// How many zero bits are below the lowest set bit.
    count_trailing_zeros(word) word.trailing_zeros();
    /// The position of the lowest set bit; all bits set (-1) if there is none.
    first_trailing_bit(word) if word == 0 { u32::MAX } else { word.trailing_zeros() };
}

/// The position of the highest set bit; for signed values, of the highest bit that differs from the
/// sign. All bits set (-1) if there is none.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!((first_leading_bit(12u32), first_leading_bit(-8i32)), (3, 2));
/// ```
#[inline(always)]
pub fn first_leading_bit<V: Shape<Scalar: Integer>>(value: V) -> V {
    V::from_fn(|i| {
        let value = value.get(i);
        let is_negative = value < V::Scalar::from_u32(0);
        let word = if is_negative { !value.to_u32() } else { value.to_u32() };
        V::Scalar::from_u32(31u32.wrapping_sub(word.leading_zeros()))
    })
}

/// A range of bits, cut off at the last bit.
fn within_word(offset: u32, count: u32) -> (u32, u32) {
    let offset = Ord::min(offset, 32);
    (offset, Ord::min(count, 32 - offset))
}

/// `count` bits from position `offset` on. For signed types the highest of them is sign-extended.
/// Bits past the last one are left out.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(extract_bits(0xabcdu32, 4, 8), 0xbc);
/// ```
#[inline(always)]
pub fn extract_bits<V: Shape<Scalar: Integer>>(value: V, offset: u32, count: u32) -> V {
    let (offset, count) = within_word(offset, count);
    V::from_fn(|i| match count {
        0 => V::Scalar::from_u32(0),
        _ => V::Scalar::from_u32(value.get(i).to_u32() << (32 - count - offset)).shr(32 - count),
    })
}

/// `value` with `count` bits from position `offset` on replaced by the lowest of `bits`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(insert_bits(0u32, 0xff, 4, 4), 0xf0);
/// ```
#[inline(always)]
pub fn insert_bits<V: Shape<Scalar: Integer>>(value: V, bits: V, offset: u32, count: u32) -> V {
    let (offset, count) = within_word(offset, count);
    let mask = ((1u64 << count) - 1) << offset;
    V::from_fn(|i| {
        let bits = u64::from(bits.get(i).to_u32()) << offset;
        let word = (u64::from(value.get(i).to_u32()) & !mask) | (bits & mask);
        V::Scalar::from_u32(word as u32)
    })
}

/// Joins integers of `32 / N` bits. The first one has the lowest bits.
fn pack<const N: usize>(parts: [u32; N]) -> u32 {
    let bits = 32 / N as u32;
    let mask = ((1u64 << bits) - 1) as u32;
    parts.iter().rev().fold(0, |word, part| (word.wrapping_shl(bits)) | (part & mask))
}

/// Splits a word into its integers, the reverse of `pack`.
fn unpack<const N: usize>(word: u32) -> [u32; N] {
    let bits = 32 / N as u32;
    let mask = ((1u64 << bits) - 1) as u32;
    std::array::from_fn(|i| (word >> (bits * i as u32)) & mask)
}

fn to_unorm(x: f32, max: f32) -> u32 {
    (0.5 + max * x.clamp(0.0, 1.0)).floor() as u32
}

fn to_snorm(x: f32, max: f32) -> u32 {
    (0.5 + max * x.clamp(-1.0, 1.0)).floor() as i32 as u32
}

/// Four numbers from 0 to 1 as bytes.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack4x8unorm(vec4(1.0, 0.0, 0.0, 1.0)), 0xff00_00ff);
/// ```
#[inline]
pub fn pack4x8unorm(v: Vec4) -> u32 {
    pack(v.to_array().map(|x| to_unorm(x, 255.0)))
}

/// Four numbers from -1 to 1 as signed bytes.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack4x8snorm(vec4(1.0, 0.0, 0.0, -1.0)), 0x8100_007f);
/// ```
#[inline]
pub fn pack4x8snorm(v: Vec4) -> u32 {
    pack(v.to_array().map(|x| to_snorm(x, 127.0)))
}

/// Two numbers from 0 to 1 as 16 bits each.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack2x16unorm(vec2(1.0, 0.0)), 0x0000_ffff);
/// ```
#[inline]
pub fn pack2x16unorm(v: Vec2) -> u32 {
    pack(v.to_array().map(|x| to_unorm(x, 65535.0)))
}

/// Two numbers from -1 to 1 as 16 signed bits each.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack2x16snorm(vec2(1.0, -1.0)), 0x8001_7fff);
/// ```
#[inline]
pub fn pack2x16snorm(v: Vec2) -> u32 {
    pack(v.to_array().map(|x| to_snorm(x, 32767.0)))
}

/// Two numbers as `f16`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack2x16float(vec2(1.0, 0.0)), 0x3c00);
/// ```
#[inline]
pub fn pack2x16float(v: Vec2) -> u32 {
    pack(v.to_array().map(|x| u32::from(f16::from_f32(x).to_bits())))
}

/// The lowest byte of each component.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack4xi8(ivec4(1, -1, 0, 2)), 0x0200_ff01);
/// ```
#[inline]
pub fn pack4xi8(v: IVec4) -> u32 {
    pack(v.to_array().map(|x| x as u32))
}

/// The lowest byte of each component.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack4xu8(uvec4(1, 2, 3, 0x104)), 0x0403_0201);
/// ```
#[inline]
pub fn pack4xu8(v: UVec4) -> u32 {
    pack(v.to_array())
}

/// Each component as the nearest signed byte.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack4xi8_clamp(ivec4(1, -1, 0, 200)), 0x7f00_ff01);
/// ```
#[inline]
pub fn pack4xi8_clamp(v: IVec4) -> u32 {
    pack(v.to_array().map(|x| x.clamp(-128, 127) as u32))
}

/// Each component as the nearest byte.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(pack4xu8_clamp(uvec4(1, 2, 3, 0x104)), 0xff03_0201);
/// ```
#[inline]
pub fn pack4xu8_clamp(v: UVec4) -> u32 {
    pack(v.to_array().map(|x| Ord::min(x, 255)))
}

/// Bytes as numbers from 0 to 1.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(unpack4x8unorm(0xff00_00ff), vec4(1.0, 0.0, 0.0, 1.0));
/// ```
#[inline]
pub fn unpack4x8unorm(word: u32) -> Vec4 {
    Vec4::from_array(unpack(word).map(|x| x as f32 / 255.0))
}

/// Signed bytes as numbers from -1 to 1.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(unpack4x8snorm(0x8100_007f), vec4(1.0, 0.0, 0.0, -1.0));
/// ```
#[inline]
pub fn unpack4x8snorm(word: u32) -> Vec4 {
    Vec4::from_array(unpack(word).map(|x| (f32::from(x as i8) / 127.0).max(-1.0)))
}

/// Halves as numbers from 0 to 1.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(unpack2x16unorm(0x0000_ffff), vec2(1.0, 0.0));
/// ```
#[inline]
pub fn unpack2x16unorm(word: u32) -> Vec2 {
    Vec2::from_array(unpack(word).map(|x| x as f32 / 65535.0))
}

/// Signed halves as numbers from -1 to 1.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(unpack2x16snorm(0x8001_7fff), vec2(1.0, -1.0));
/// ```
#[inline]
pub fn unpack2x16snorm(word: u32) -> Vec2 {
    Vec2::from_array(unpack(word).map(|x| (f32::from(x as i16) / 32767.0).max(-1.0)))
}

/// Two `f16`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(unpack2x16float(0x3c00), vec2(1.0, 0.0));
/// ```
#[inline]
pub fn unpack2x16float(word: u32) -> Vec2 {
    Vec2::from_array(unpack(word).map(|x| f16::from_bits(x as u16).to_f32()))
}

/// Four signed bytes.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(unpack4xi8(0x0200_ff01), ivec4(1, -1, 0, 2));
/// ```
#[inline]
pub fn unpack4xi8(word: u32) -> IVec4 {
    IVec4::from_array(unpack(word).map(|x| i32::from(x as i8)))
}

/// Four bytes.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(unpack4xu8(0x0403_0201), uvec4(1, 2, 3, 4));
/// ```
#[inline]
pub fn unpack4xu8(word: u32) -> UVec4 {
    UVec4::from_array(unpack(word))
}

macro_rules! within {
    ($($name:ident: $narrow:ident of $word:ident;)*) => {$(
        /// A number truncated to an integer of fewer bits, and whether that changes it.
        #[doc(hidden)]
        #[inline(always)]
        pub fn $name(a: $word) -> ($word, bool) {
            let narrow = $word::from(a as $narrow);
            (narrow, narrow != a)
        }
    )*};
}

within! {
    within_i8: i8 of i32;
    within_u8: u8 of u32;
    within_i16: i16 of i32;
    within_u16: u16 of u32;
}

/// The dot product of two vectors of four bytes.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(dot4u8_packed(0x0403_0201, 0x0101_0101), 10);
/// ```
#[inline]
pub fn dot4u8_packed(a: u32, b: u32) -> u32 {
    dot(unpack4xu8(a), unpack4xu8(b))
}

/// The dot product of two vectors of four signed bytes.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// assert_eq!(dot4i8_packed(0x0000_ff01, 0x0000_0101), 0); // 1 - 1
/// ```
#[inline]
pub fn dot4i8_packed(a: u32, b: u32) -> i32 {
    dot(unpack4xi8(a), unpack4xi8(b))
}

#[cfg(test)]
mod tests {
    use glam::{IVec3, UVec2, UVec3, Vec3};

    use super::*;

    #[test]
    fn bits_are_moved_as_wgsl_says() {
        assert_eq!((extract_bits(0xabcdu32, 4, 8), extract_bits(0xf0i32, 4, 4)), (0xbc, -1));
        assert_eq!((extract_bits(7u32, 40, 9), extract_bits(!0u32, 30, 9)), (0, 3));
        assert_eq!((insert_bits(0u32, 0xff, 4, 4), insert_bits(5u32, !0, 0, 99)), (0xf0, !0));
        assert_eq!((first_leading_bit(0u32), first_leading_bit(-1i32)), (u32::MAX, -1));
        assert_eq!((first_leading_bit(12u32), first_leading_bit(-8i32)), (3, 2));
        assert_eq!(first_trailing_bit(IVec3::new(0, 8, -1)), IVec3::new(-1, 3, 0));
        assert_eq!(count_one_bits(UVec2::new(7, 0)), UVec2::new(3, 0));
    }

    #[test]
    fn values_are_packed_as_wgsl_says() {
        assert_eq!(pack4x8unorm(Vec4::new(0.0, 1.0, 0.5, 9.0)), 0xff80_ff00);
        assert_eq!(pack4x8snorm(Vec4::new(-1.0, 1.0, 0.0, -9.0)), 0x8100_7f81);
        assert_eq!(pack2x16float(Vec2::new(1.0, -2.0)), 0xc000_3c00);
        assert_eq!(unpack2x16float(0xc000_3c00), Vec2::new(1.0, -2.0));
        assert_eq!(unpack4x8snorm(0x8081_7f00), Vec4::new(0.0, 1.0, -1.0, -1.0));
        assert_eq!(pack4xi8(IVec4::new(-1, 1, 2, 259)), 0x0302_01ff);
        assert_eq!(pack4xi8_clamp(IVec4::new(-999, 999, 2, 3)), 0x0302_7f80);
        assert_eq!(unpack4xi8(0x0302_7f80), IVec4::new(-128, 127, 2, 3));
        assert_eq!((dot4u8_packed(0xff, 0xff), dot4i8_packed(0xff, 0x02)), (65025, -2));
    }

    #[test]
    fn bitcasts_and_choices() {
        assert_eq!(bitcast::<UVec3>(Vec3::ONE), UVec3::splat(0x3f80_0000));
        assert_eq!(bitcast::<f32>(0x4000_0000u32), 2.0);
        assert_eq!((select(1, 2, true), select(1, 2, false)), (2, 1));
        assert_eq!((sign(-2.5f32), sign(0.0f32), sign(7)), (-1.0, 0.0, 1));
        assert_eq!((ldexp(1.5f32, 2), ldexp(1.0f32, -200)), (6.0, 0.0));
        assert_eq!((modf(-2.75f32), frexp(-6.0f32)), ((-0.75, -2.0), (-0.75, 3)));
        assert_eq!((frexp(0.0f32), frexp(1e-45f32)), ((0.0, 0), (0.5, -148)));
        assert_eq!(face_forward(Vec2::X, Vec2::Y, Vec2::Y), -Vec2::X);
    }
}
