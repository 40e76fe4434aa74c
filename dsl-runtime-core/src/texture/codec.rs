//! Converts between a texel's bits in memory and the four components that a kernel sees.
//!
//! Takes the words of a texel, gives the bits of its components, and back. WGSL specification:
//! "Texel Formats". Components that a format lacks are 0, 0 and 1. A value that a format cannot
//! hold becomes the nearest one that it can: integers and normalized values saturate. NaN is 0 in a
//! normalized format.

use half::f16;

use super::format::{Format, Layout, SampleType};
use crate::value::{float, word};

/// The components of a texel, as the bits of `f32`, `u32` or `i32`.
#[inline]
pub(crate) fn decode(format: Format, words: [u32; 4]) -> [u32; 4] {
    let (layout, channels) = format.layout();
    let one = match format.sample_type() {
        SampleType::Float | SampleType::Depth => word(1.0),
        SampleType::Uint | SampleType::Sint => 1,
    };
    let mut components = [0, 0, 0, one];
    // A `for` loop calls the iterator's functions in debug builds.
    let mut i = 0;
    while i < channels {
        let (first_bit, bits) = place(layout, i);
        let field = words[first_bit / 32] >> (first_bit % 32) & low(bits);
        components[i] = decode_field(layout, bits, field);
        i += 1;
    }
    components
}

/// The words of a texel with these components.
#[inline]
pub(crate) fn encode(format: Format, components: [u32; 4]) -> [u32; 4] {
    let (layout, channels) = format.layout();
    let mut words = [0; 4];
    let mut i = 0;
    while i < channels {
        let (first_bit, bits) = place(layout, i);
        let field = encode_field(layout, bits, components[i]) & low(bits);
        words[first_bit / 32] |= field << (first_bit % 32);
        i += 1;
    }
    words
}

/// The first bit of component `i`, and the number of its bits.
#[inline(always)]
fn place(layout: Layout, i: usize) -> (usize, u32) {
    match layout {
        Layout::Unorm8 | Layout::Snorm8 | Layout::Uint8 | Layout::Sint8 => (8 * i, 8),
        Layout::Unorm16 | Layout::Snorm16 | Layout::Uint16 | Layout::Sint16 | Layout::Float16 => {
            (16 * i, 16)
        }
        Layout::Uint32 | Layout::Sint32 | Layout::Float32 => (32 * i, 32),
        Layout::Bgra8Unorm => ([16, 8, 0, 24][i], 8),
        Layout::Rgb10a2Unorm | Layout::Rgb10a2Uint => (10 * i, if i == 3 { 2 } else { 10 }),
        Layout::Rg11b10Ufloat => (11 * i, if i == 2 { 10 } else { 11 }),
    }
}

/// The lowest `bits` bits.
#[inline(always)]
fn low(bits: u32) -> u32 {
    u32::MAX >> (32 - bits)
}

#[inline(always)]
fn decode_field(layout: Layout, bits: u32, field: u32) -> u32 {
    let signed = (field << (32 - bits)) as i32 >> (32 - bits);
    match layout {
        Layout::Unorm8 | Layout::Unorm16 | Layout::Bgra8Unorm | Layout::Rgb10a2Unorm => {
            word(field as f32 / low(bits) as f32)
        }
        Layout::Snorm8 | Layout::Snorm16 => {
            (signed as f32 / low(bits - 1) as f32).max(-1.0).to_bits()
        }
        Layout::Uint8 | Layout::Uint16 | Layout::Rgb10a2Uint => field,
        Layout::Sint8 | Layout::Sint16 => signed as u32,
        Layout::Float16 => f16::from_bits(field as u16).to_f32().to_bits(),
        Layout::Uint32 | Layout::Sint32 | Layout::Float32 => field,
        Layout::Rg11b10Ufloat => from_ufloat(field, bits - 5).to_bits(),
    }
}

#[inline]
fn encode_field(layout: Layout, bits: u32, component: u32) -> u32 {
    let float = float(component);
    match layout {
        Layout::Unorm8 | Layout::Unorm16 | Layout::Bgra8Unorm | Layout::Rgb10a2Unorm => {
            (float.clamp(0.0, 1.0) * low(bits) as f32).round_ties_even() as u32
        }
        Layout::Snorm8 | Layout::Snorm16 => {
            (float.clamp(-1.0, 1.0) * low(bits - 1) as f32).round_ties_even() as i32 as u32
        }
        Layout::Uint8 | Layout::Uint16 | Layout::Rgb10a2Uint => component.min(low(bits)),
        Layout::Sint8 | Layout::Sint16 => {
            let most = low(bits - 1) as i32;
            (component as i32).clamp(-most - 1, most) as u32
        }
        Layout::Float16 => f16::from_f32(float).to_bits().into(),
        Layout::Uint32 | Layout::Sint32 | Layout::Float32 => component,
        Layout::Rg11b10Ufloat => to_ufloat(float, bits - 5),
    }
}

/// 2 to the power of `exponent`, which must be the exponent of a normal number.
#[inline]
fn exp2(exponent: i32) -> f32 {
    f32::from_bits(((exponent + 127) as u32) << 23)
}

/// An unsigned float of 5 exponent bits and `mantissa` mantissa bits.
#[inline]
fn from_ufloat(bits: u32, mantissa: u32) -> f32 {
    let (exponent, fraction) = (bits >> mantissa, bits & low(mantissa));
    match exponent {
        0 => fraction as f32 * exp2(-14 - mantissa as i32),
        31 if fraction == 0 => f32::INFINITY,
        31 => f32::NAN,
        _ => (fraction | 1 << mantissa) as f32 * exp2(exponent as i32 - 15 - mantissa as i32),
    }
}

/// The nearest unsigned float. A negative value gives 0; a larger finite value gives the largest
/// float.
#[inline]
fn to_ufloat(value: f32, mantissa: u32) -> u32 {
    let infinity = 31 << mantissa;
    if value.is_nan() {
        return infinity | 1 << (mantissa - 1);
    }
    if value == f32::INFINITY {
        return infinity;
    }
    let value = value.max(0.0);
    // The exponent of the value, or of the subnormal numbers.
    let exponent = ((value.to_bits() >> 23) as i32 - 127).max(-14);
    // In units of the last place, with the leading bit, which carries into the exponent.
    let units = (value * exp2(mantissa as i32 - exponent)).round_ties_even() as u32;
    ((((exponent + 14) as u32) << mantissa) + units).min(infinity - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests every bit pattern of up to 16 bits a component, and a sample of the others.
    #[test]
    fn what_is_decoded_encodes_to_itself() {
        for &format in Format::ALL {
            let words_of = |pattern: u32| {
                let (layout, channels) = format.layout();
                let mut words = [0; 4];
                for i in 0..channels {
                    let (first_bit, bits) = place(layout, i);
                    words[first_bit / 32] |= (pattern & low(bits)) << (first_bit % 32);
                }
                words
            };
            let patterns = (0..=0xFFFF).chain((0..1000).map(|i| i * 4_294_967));
            for pattern in patterns {
                let words = words_of(pattern);
                let components = decode(format, words);
                let nan = format.sample_type() == SampleType::Float
                    && components.iter().any(|&bits| f32::from_bits(bits).is_nan());
                let again = encode(format, components);
                if nan {
                    assert!(decode(format, again).iter().any(|&b| f32::from_bits(b).is_nan()));
                } else {
                    // The two lowest snorm values both mean -1.
                    assert_eq!(decode(format, again), components, "{format:?} {pattern:#x}");
                    let snorm = matches!(format.layout().0, Layout::Snorm8 | Layout::Snorm16);
                    assert!(snorm || again == words, "{format:?} {pattern:#x}");
                }
            }
        }
    }

    #[test]
    fn values_round_and_saturate() {
        let floats = |format, values: [f32; 4]| encode(format, values.map(f32::to_bits))[0];
        let ints = |format, values: [i32; 4]| encode(format, values.map(|v| v as u32))[0];
        assert_eq!(floats(Format::Rgba8Unorm, [0.0, 1.5, f32::NAN, 0.5]), 0x8000_FF00);
        assert_eq!(floats(Format::Bgra8Unorm, [1.0, 0.0, 0.2, 0.0]), 0x00FF_0033);
        assert_eq!(floats(Format::Rgba8Snorm, [1.0, -1.0, -9.0, 0.5]), 0x4081_817F);
        assert_eq!(floats(Format::Rgb10a2Unorm, [1.0, 0.0, 1.0, 0.7]), 0xBFF0_03FF);
        assert_eq!(ints(Format::Rgba8Uint, [1, 255, 256, -1]), 0xFFFF_FF01);
        assert_eq!(ints(Format::Rgba8Sint, [-1, 127, 128, -200]), 0x807F_7FFF);
        assert_eq!(floats(Format::R16Float, [65_504.0, 0.0, 0.0, 0.0]), 0x7BFF);
        assert_eq!(decode(Format::Rg8Uint, [0x0705, 9, 9, 9]), [5, 7, 0, 1]);
        let one = 1f32.to_bits();
        assert_eq!(decode(Format::R32Float, [one, 9, 9, 9]), [one, 0, 0, one]);
        assert_eq!(decode(Format::Rgba8Snorm, [0x80, 0, 0, 0])[0], (-1f32).to_bits());
    }

    #[test]
    fn unsigned_floats_round_to_the_nearest() {
        for mantissa in [5, 6] {
            let of = |value| to_ufloat(value, mantissa);
            assert_eq!((of(-1.0), of(0.0), of(1.0)), (0, 0, 15 << mantissa));
            assert_eq!((of(f32::INFINITY), of(1e9)), (31 << mantissa, (31 << mantissa) - 1));
            assert_eq!(of(1e-30), 0);
            for bits in 0..(31 << mantissa) - 1 {
                let (value, next) = (from_ufloat(bits, mantissa), from_ufloat(bits + 1, mantissa));
                assert!(value < next);
                let middle = (value + next) / 2.0;
                assert_eq!(of(middle), bits + (bits & 1), "a tie goes to the even one");
                assert_eq!(of(middle.next_down()), bits);
                assert_eq!(of(middle.next_up()), bits + 1);
            }
        }
    }
}
