//! Host types that kernels can read and write, with their WGSL layout.
//!
//! Takes Rust values, gives 32-bit words in WGSL's memory layout, and back. If a type's Rust layout
//! already is the WGSL layout, values are copied as a whole; other types go component by component.
//! Everything here is safe code: a wrong implementation gives wrong values, or an error at the
//! launch (`launch/check.rs`), nothing worse. WGSL specification: "Memory Layout", alignment and
//! size.

use glam::{
    BVec2, BVec3, BVec4, DVec2, DVec3, DVec4, I64Vec2, I64Vec3, I64Vec4, IVec2, IVec3, IVec4, Mat2,
    Mat3, Mat4, U64Vec2, U64Vec3, U64Vec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4,
};
use half::{f16, slice::HalfFloatSliceExt};

use crate::{F16Vec2, F16Vec3, F16Vec4};

/// A value that fits into WGSL memory: a scalar, a vector, a matrix, an array of them, or a struct
/// or enum that derives `ShaderType`.
///
/// `bool` and its vectors are storable, but not [`HostShareable`]. They may be in workgroup memory,
/// and by-value parameters, which travel as `u32` 0 or 1.
///
/// ```
/// use dsl_runtime::{Storable, glam::Vec3};
///
/// assert_eq!((Vec3::SIZE, Vec3::ALIGN, Vec3::STRIDE), (12, 16, 16));
/// assert_eq!(bool::SIZE, 4);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be stored in device memory",
    note = "device memory holds numbers and bool, glam's vectors, arrays of those, and structs and \
            C-like enums with #[derive(ShaderType)]"
)]
pub trait Storable: Copy + Send + Sync + 'static {
    /// Size in bytes, without padding behind the value.
    const SIZE: u32;
    /// Alignment in bytes.
    const ALIGN: u32;
    /// Bytes from one array element of this type to the next.
    const STRIDE: u32 = Self::SIZE.next_multiple_of(Self::ALIGN);
    /// The value whose bits are all zero.
    const ZERO: Self;

    /// Reads the value that begins at byte `at`, a multiple of [`ALIGN`](Self::ALIGN).
    fn load(at: usize, words: &impl ReadWords) -> Self;

    /// Writes the value to byte `at` on. Padding is not written.
    fn store(self, at: usize, words: &mut impl WriteWords);

    /// A NaN or infinity in it, if there is one.
    #[doc(hidden)]
    fn odd_float(&self) -> Option<f64> {
        None
    }
}

/// Memory that values are read from, as words of 32 bits. Functions `|i| …` are such memory.
///
/// A trait, because closures are calls in debug builds.
///
/// ```
/// use dsl_runtime::Storable;
///
/// let words = [7, 1.5f32.to_bits()];
/// assert_eq!(f32::load(4, &|i: usize| words[i]), 1.5);
/// ```
pub trait ReadWords {
    /// The word that begins at byte `4 * i`.
    fn word(&self, i: usize) -> u32;
}

impl<F: Fn(usize) -> u32> ReadWords for F {
    #[inline(always)]
    fn word(&self, i: usize) -> u32 {
        self(i)
    }
}

/// Memory that values are written to, as words of 32 bits. Functions `|i, word, mask| …` are such memory.
///
/// ```
/// use dsl_runtime::Storable;
///
/// let mut words = [0u32; 2];
/// 1.5f32.store(4, &mut |i: usize, word: u32, mask: u32| words[i] = words[i] & !mask | word & mask);
/// assert_eq!(words, [0, 1.5f32.to_bits()]);
/// ```
pub trait WriteWords {
    /// Replaces the word that begins at byte `4 * i`.
    fn set(&mut self, i: usize, word: u32);

    /// Replaces the bits that are set in `mask`.
    fn set_part(&mut self, i: usize, word: u32, mask: u32);
}

impl<F: FnMut(usize, u32, u32)> WriteWords for F {
    #[inline(always)]
    fn set(&mut self, i: usize, word: u32) {
        self(i, word, !0);
    }

    #[inline(always)]
    fn set_part(&mut self, i: usize, word: u32, mask: u32) {
        self(i, word, mask);
    }
}

/// A value that host and device can share, in a [`Buffer`](crate::Buffer) or a
/// [`Uniform`](crate::Uniform).
///
/// Implemented for `f32`, `i32`, `u32`, `f64`, `i64`, `u64`, [`f16`](struct@half::f16), glam's
/// vectors of these, `Mat2`, `Mat3`, `Mat4`, and arrays of all of them.
/// `ShaderType` implements it for structs of shareable fields and for
/// C-like enums. Array elements have WGSL's stride: a `Vec3` takes 16 bytes in an array.
///
/// ```
/// use dsl_runtime::{Buffer, Device, Error, HostShareable};
///
/// fn on_device<T: HostShareable>(device: &Device, values: &[T]) -> Result<Buffer<T>, Error> {
///     device.buffer(values)
/// }
///
/// assert_eq!(on_device(&Device::cpu(), &[1u64, 2])?.read()?, [1, 2]);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be shared with a device",
    note = "buffers hold f32, i32, u32, f16, f64, i64, u64, glam's vectors of them, Mat2..4, arrays of those, \
            and structs of them and C-like enums with #[derive(ShaderType)]"
)]
pub trait HostShareable: Storable {
    /// The same memory as words, if these values have WGSL's layout in Rust.
    #[doc(hidden)]
    fn as_words(_values: &[Self]) -> Option<&[u32]> {
        None
    }

    /// As `as_words`, to write to.
    #[doc(hidden)]
    fn as_words_mut(_values: &mut [Self]) -> Option<&mut [u32]> {
        None
    }
}

/// A [`HostShareable`] type whose memory has no padding, and for which any bits are a value.
/// Buffers can be [cast](crate::Buffer::cast) from and to such types.
///
/// Implemented for `f32`, `i32`, `u32`, `f64`, `i64`, `u64`, [`f16`](struct@half::f16), their
/// vectors of two and four components, `Mat2`, `Mat4`, and arrays of all of them. Vectors of three
/// components have padding in an array, structs may have some, and not every number is a value of
/// an enum.
///
/// ```
/// use dsl_runtime::{Buffer, Device, Error, PlainData};
///
/// fn words<T: PlainData>(buffer: &Buffer<T>) -> Result<Vec<u32>, Error> {
///     buffer.cast::<u32>()?.read()
/// }
///
/// assert_eq!(words(&Device::cpu().buffer(&[1.0f32])?)?, [0x3f80_0000]);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "buffers of `{Self}` cannot be cast",
    note = "numbers, vectors of two and four components, Mat2, Mat4 and arrays of these can be \
            cast: other types have padding, or bits that are not values"
)]
pub trait PlainData: HostShareable + sealed::Sealed {}

mod sealed {
    pub trait Sealed {}
}

macro_rules! plain {
    ($($ty:ty)*) => {$(
        impl sealed::Sealed for $ty {}
        impl PlainData for $ty {}
    )*};
}

plain!(f32 i32 u32 f16 Vec2 Vec4 IVec2 IVec4 UVec2 UVec4 F16Vec2 F16Vec4 Mat2 Mat4);
plain!(f64 i64 u64 DVec2 DVec4 I64Vec2 I64Vec4 U64Vec2 U64Vec4);

impl<T: PlainData, const N: usize> sealed::Sealed for [T; N] {}
impl<T: PlainData, const N: usize> PlainData for [T; N] {}

/// Half of the bytes that are converted at a time: few enough to stay in a cache.
const PIECE: usize = 4096;

/// Gives the words of `values` in WGSL layout to `write`, with the index of the first one. If the
/// Rust layout is the same, it is one call, else a call for each piece. Padding is zero.
pub(crate) fn encode<T: HostShareable>(values: &[T], mut write: impl FnMut(usize, &[u32])) {
    let stride = T::STRIDE as usize;
    // A manual implementation may give fewer words, or more.
    if let Some(words) = T::as_words(values).filter(|of| 4 * of.len() == values.len() * stride) {
        return write(0, words);
    }
    if stride == 0 {
        return;
    }
    // Elements of 2 bytes come in pairs, so that each piece begins with a new word.
    let elements = (PIECE / stride).max(1) * 2;
    let mut words = vec![0; (elements.min(values.len()) * stride).div_ceil(4)];
    for (n, values) in values.chunks(elements).enumerate() {
        let words = &mut words[..(values.len() * stride).div_ceil(4)];
        for (i, value) in values.iter().enumerate() {
            value.store(i * stride, &mut |i: usize, word: u32, mask: u32| {
                if let Some(slot) = words.get_mut(i) {
                    *slot = *slot & !mask | word & mask;
                }
            });
        }
        if !(values.len() * stride).is_multiple_of(4)
            && let Some(last) = words.last_mut()
        {
            *last &= 0xffff;
        }
        write(n * elements * stride / 4, words);
    }
}

/// Fills `values` from bytes in WGSL layout. They must have the same number of elements.
pub(crate) fn decode<T: HostShareable>(bytes: &[u8], values: &mut [T]) {
    // A manual implementation may give fewer words, or more.
    let size = values.len() * T::STRIDE as usize;
    if T::as_words_mut(values).is_some_and(|words| 4 * words.len() == size)
        && let Some(words) = T::as_words_mut(values)
    {
        let to: &mut [u8] = bytemuck::cast_slice_mut(words);
        let len = to.len().min(bytes.len());
        to[..len].copy_from_slice(&bytes[..len]);
        return;
    }
    if T::STRIDE == 0 {
        return;
    }
    for (value, element) in values.iter_mut().zip(bytes.chunks_exact(T::STRIDE as usize)) {
        *value = T::load(0, &|i: usize| word_at(element, 4 * i));
    }
}

/// The word at `start`. Bytes outside of `bytes` are zero.
pub(crate) fn word_at(bytes: &[u8], start: usize) -> u32 {
    let bytes = bytes.get(start..).unwrap_or_default();
    match bytes.first_chunk() {
        Some(word) => u32::from_ne_bytes(*word),
        None => bytes.first_chunk().map_or(0, |half| u32::from(u16::from_ne_bytes(*half))),
    }
}

/// `f32::from_bits`, inlined also in debug builds.
#[expect(unsafe_code, reason = "the standard library's function is not always inlined")]
#[allow(unnecessary_transmutes, reason = "that function is what it is for")]
#[inline(always)]
pub(crate) fn float(word: u32) -> f32 {
    // SAFETY: Any 32 bits are an `f32`.
    unsafe { std::mem::transmute::<u32, f32>(word) }
}

/// `f32::to_bits`, inlined also in debug builds.
#[expect(unsafe_code, reason = "the standard library's function is not always inlined")]
#[allow(unnecessary_transmutes, reason = "that function is what it is for")]
#[inline(always)]
pub(crate) fn word(value: f32) -> u32 {
    // SAFETY: Any 32 bits are a `u32`.
    unsafe { std::mem::transmute::<f32, u32>(value) }
}

macro_rules! scalar {
    ($($ty:ty: $zero:expr, |$word:ident| $load:expr, |$value:ident| $store:expr $(, $odd:expr)?;)*) => {$(
        impl Storable for $ty {
            const SIZE: u32 = 4;
            const ALIGN: u32 = 4;
            const ZERO: Self = $zero;

            #[inline(always)]
            fn load(at: usize, words: &impl ReadWords) -> Self {
                let $word = words.word(at / 4);
                $load
            }

            #[inline(always)]
            fn store(self, at: usize, words: &mut impl WriteWords) {
                let $value = self;
                words.set(at / 4, $store);
            }

            $(fn odd_float(&self) -> Option<f64> {
                $odd(*self)
            })?
        }
    )*};
}

scalar! {
    f32: 0.0, |word| float(word), |value| word(value), |x: f32| (!x.is_finite()).then_some(f64::from(x));
    i32: 0, |word| word as i32, |value| value as u32;
    u32: 0, |word| word, |value| value;
    bool: false, |word| word != 0, |value| value as u32;
}

/// Two words, the lower one first.
macro_rules! wide_scalar {
    ($($ty:ident: |$bits:ident| $load:expr, |$value:ident| $store:expr $(, $odd:expr)?;)*) => {$(
        impl Storable for $ty {
            const SIZE: u32 = 8;
            const ALIGN: u32 = 8;
            const ZERO: Self = 0 as $ty;

            #[inline(always)]
            fn load(at: usize, words: &impl ReadWords) -> Self {
                let $bits = words.word(at / 4) as u64 | (words.word(at / 4 + 1) as u64) << 32;
                $load
            }

            #[inline(always)]
            fn store(self, at: usize, words: &mut impl WriteWords) {
                let $value = self;
                let bits: u64 = $store;
                words.set(at / 4, bits as u32);
                words.set(at / 4 + 1, (bits >> 32) as u32);
            }

            $(fn odd_float(&self) -> Option<f64> {
                $odd(*self)
            })?
        }
    )*};
}

wide_scalar! {
    i64: |bits| bits as i64, |value| value as u64;
    u64: |bits| bits, |value| value;
    f64: |bits| f64::from_bits(bits), |value| value.to_bits(), |x: f64| (!x.is_finite()).then_some(x);
}

/// Half a word.
impl Storable for f16 {
    const SIZE: u32 = 2;
    const ALIGN: u32 = 2;
    const ZERO: Self = f16::ZERO;

    #[inline(always)]
    fn load(at: usize, words: &impl ReadWords) -> Self {
        f16::from_bits((words.word(at / 4) >> (8 * (at % 4))) as u16)
    }

    #[inline(always)]
    fn store(self, at: usize, words: &mut impl WriteWords) {
        let shift = 8 * (at % 4);
        words.set_part(at / 4, u32::from(self.to_bits()) << shift, 0xffff << shift);
    }

    fn odd_float(&self) -> Option<f64> {
        (!self.is_finite()).then(|| self.to_f64())
    }
}

/// The byte of component `I` of a vector at byte `at`. It fits, and debug builds would check `+`.
#[inline(always)]
fn component_at<T: Storable, const I: usize>(at: usize) -> usize {
    at.wrapping_add(const { I * T::SIZE as usize })
}

macro_rules! vector {
    ($($ty:ident($($component:ident $i:literal),*): $scalar:ty, $align:literal, $zero:expr;)*) => {$(
        impl Storable for $ty {
            const SIZE: u32 = [$($i),*].len() as u32 * <$scalar>::SIZE;
            const ALIGN: u32 = $align * <$scalar>::SIZE;
            const ZERO: Self = $zero;

            #[inline(always)]
            fn load(at: usize, words: &impl ReadWords) -> Self {
                Self::new($(<$scalar>::load(component_at::<$scalar, $i>(at), words)),*)
            }

            #[inline(always)]
            fn store(self, at: usize, words: &mut impl WriteWords) {
                $(self.$component.store(component_at::<$scalar, $i>(at), words);)*
            }

            fn odd_float(&self) -> Option<f64> {
                None$(.or(self.$component.odd_float()))*
            }
        }
    )*};
}

vector! {
    Vec2(x 0, y 1): f32, 2, Self::ZERO;
    Vec3(x 0, y 1, z 2): f32, 4, Self::ZERO;
    Vec4(x 0, y 1, z 2, w 3): f32, 4, Self::ZERO;
    IVec2(x 0, y 1): i32, 2, Self::ZERO;
    IVec3(x 0, y 1, z 2): i32, 4, Self::ZERO;
    IVec4(x 0, y 1, z 2, w 3): i32, 4, Self::ZERO;
    UVec2(x 0, y 1): u32, 2, Self::ZERO;
    UVec3(x 0, y 1, z 2): u32, 4, Self::ZERO;
    UVec4(x 0, y 1, z 2, w 3): u32, 4, Self::ZERO;
    F16Vec2(x 0, y 1): f16, 2, Self::ZERO;
    F16Vec3(x 0, y 1, z 2): f16, 4, Self::ZERO;
    F16Vec4(x 0, y 1, z 2, w 3): f16, 4, Self::ZERO;
    I64Vec2(x 0, y 1): i64, 2, Self::ZERO;
    I64Vec3(x 0, y 1, z 2): i64, 4, Self::ZERO;
    I64Vec4(x 0, y 1, z 2, w 3): i64, 4, Self::ZERO;
    U64Vec2(x 0, y 1): u64, 2, Self::ZERO;
    U64Vec3(x 0, y 1, z 2): u64, 4, Self::ZERO;
    U64Vec4(x 0, y 1, z 2, w 3): u64, 4, Self::ZERO;
    DVec2(x 0, y 1): f64, 2, Self::ZERO;
    DVec3(x 0, y 1, z 2): f64, 4, Self::ZERO;
    DVec4(x 0, y 1, z 2, w 3): f64, 4, Self::ZERO;
    BVec2(x 0, y 1): bool, 2, Self::FALSE;
    BVec3(x 0, y 1, z 2): bool, 4, Self::FALSE;
    BVec4(x 0, y 1, z 2, w 3): bool, 4, Self::FALSE;
}

/// Matrices are stored as arrays of their columns.
macro_rules! matrix {
    ($($ty:ident($($axis:ident $i:literal),*): $column:ty, $n:literal;)*) => {$(
        impl Storable for $ty {
            const SIZE: u32 = <[$column; $n]>::SIZE;
            const ALIGN: u32 = <$column>::ALIGN;
            const ZERO: Self = Self::ZERO;

            #[inline(always)]
            fn load(at: usize, words: &impl ReadWords) -> Self {
                let columns = <[$column; $n]>::load(at, words);
                Self::from_cols($(columns[$i]),*)
            }

            #[inline(always)]
            fn store(self, at: usize, words: &mut impl WriteWords) {
                [$(self.$axis),*].store(at, words);
            }

            fn odd_float(&self) -> Option<f64> {
                self.to_cols_array().odd_float()
            }
        }
    )*};
}

matrix! {
    Mat2(x_axis 0, y_axis 1): Vec2, 2;
    Mat3(x_axis 0, y_axis 1, z_axis 2): Vec3, 3;
    Mat4(x_axis 0, y_axis 1, z_axis 2, w_axis 3): Vec4, 4;
}

impl<T: Storable, const N: usize> Storable for [T; N] {
    const SIZE: u32 = N as u32 * T::STRIDE;
    const ALIGN: u32 = T::ALIGN;
    const ZERO: Self = [T::ZERO; N];

    #[inline(always)]
    fn load(at: usize, words: &impl ReadWords) -> Self {
        let (mut value, mut element) = ([T::ZERO; N], 0);
        while element < N {
            value[element] = T::load(at + element * T::STRIDE as usize, words);
            element += 1;
        }
        value
    }

    #[inline(always)]
    fn store(self, at: usize, words: &mut impl WriteWords) {
        let mut element = 0;
        while element < N {
            self[element].store(at + element * T::STRIDE as usize, words);
            element += 1;
        }
    }

    fn odd_float(&self) -> Option<f64> {
        self.iter().find_map(T::odd_float)
    }
}

/// Types without padding, in Rust and in WGSL.
macro_rules! shared_as_is {
    ($($ty:ty)*) => {$(
        impl HostShareable for $ty {
            fn as_words(values: &[Self]) -> Option<&[u32]> {
                Some(bytemuck::cast_slice(values))
            }

            fn as_words_mut(values: &mut [Self]) -> Option<&mut [u32]> {
                Some(bytemuck::cast_slice_mut(values))
            }
        }
    )*};
}

shared_as_is!(f32 i32 u32 Vec2 Vec4 IVec2 IVec4 UVec2 UVec4 Mat2 Mat4);
shared_as_is!(i64 u64 f64 I64Vec2 I64Vec4 U64Vec2 U64Vec4 DVec2 DVec4);

/// As words if the slice is whole words. An odd number of halves goes one by one.
impl HostShareable for f16 {
    fn as_words(values: &[Self]) -> Option<&[u32]> {
        bytemuck::try_cast_slice(values.reinterpret_cast()).ok()
    }

    fn as_words_mut(values: &mut [Self]) -> Option<&mut [u32]> {
        bytemuck::try_cast_slice_mut(values.reinterpret_cast_mut()).ok()
    }
}

// Parts of words.
impl HostShareable for F16Vec2 {}
impl HostShareable for F16Vec3 {}
impl HostShareable for F16Vec4 {}
// 12 bytes in Rust, a stride of 16 in WGSL.
impl HostShareable for Mat3 {}
impl HostShareable for Vec3 {}
impl HostShareable for IVec3 {}
impl HostShareable for UVec3 {}
// 24 bytes in Rust, a stride of 32 in WGSL.
impl HostShareable for I64Vec3 {}
impl HostShareable for U64Vec3 {}
impl HostShareable for DVec3 {}

impl<T: HostShareable, const N: usize> HostShareable for [T; N] {
    fn as_words(values: &[Self]) -> Option<&[u32]> {
        T::as_words(values.as_flattened())
    }

    fn as_words_mut(values: &mut [Self]) -> Option<&mut [u32]> {
        T::as_words_mut(values.as_flattened_mut())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip<T: HostShareable + PartialEq + std::fmt::Debug>(values: &[T], words: &[u32]) {
        let mut encoded = Vec::new();
        encode(values, |start, words| {
            assert_eq!(start, encoded.len());
            encoded.extend_from_slice(words);
        });
        assert_eq!(encoded, words);
        let mut decoded = vec![T::ZERO; values.len()];
        decode(bytemuck::cast_slice(&encoded), &mut decoded);
        assert_eq!(decoded, values);
    }

    #[test]
    fn layouts_are_wgsl_layouts() {
        round_trip(&[-1i32, 2], &[u32::MAX, 2]);
        round_trip(&[UVec2::new(1, 2), UVec2::new(3, 4)], &[1, 2, 3, 4]);
        round_trip(&[UVec3::new(1, 2, 3), UVec3::new(4, 5, 6)], &[1, 2, 3, 0, 4, 5, 6, 0]);
        round_trip(&[Vec4::new(0.0, 1.0, 2.0, 3.0)], &[0, 0x3f80_0000, 0x4000_0000, 0x4040_0000]);
        round_trip(&[[[1u32, 2], [3, 4]]], &[1, 2, 3, 4]);
        round_trip(&[[IVec3::ONE, IVec3::NEG_ONE]], &[1, 1, 1, 0, !0, !0, !0, 0]);
        round_trip(
            &[Mat2::from_cols_array(&[1.0, 0.0, 0.0, 2.0])],
            &[0x3f80_0000, 0, 0, 0x4000_0000],
        );
        let columns = [0x3f80_0000, 0, 0, 0, 0, 0x3f80_0000, 0, 0, 0, 0, 0x3f80_0000, 0];
        round_trip(&[Mat3::IDENTITY; 2], &[columns, columns].concat());
        round_trip(&[-2i64, 1 << 40], &[!1, !0, 0, 256]);
        round_trip(&[1.0f64], &[0, 0x3ff0_0000]);
        round_trip(&[U64Vec3::new(1, 2, 3)], &[1, 0, 2, 0, 3, 0, 0, 0]);
        round_trip::<f32>(&[], &[]);
        round_trip::<[u32; 0]>(&[[], []], &[]);
        round_trip::<[Vec3; 0]>(&[[], []], &[]);
    }

    #[test]
    fn two_halves_are_a_word() {
        let halves = |n: u32| (0..n).map(|i| f16::from_f32(i as f32)).collect::<Vec<_>>();
        let bits = |i: usize| u32::from(f16::from_f32(i as f32).to_bits());
        round_trip(&halves(3), &[bits(0) | bits(1) << 16, bits(2)]);
        let odd: Vec<[f16; 3]> = (0..3).map(|_| halves(3).try_into().unwrap()).collect();
        round_trip(
            &odd,
            &[
                bits(0) | bits(1) << 16,
                bits(2) | bits(0) << 16,
                bits(1) | bits(2) << 16,
                bits(0) | bits(1) << 16,
                bits(2),
            ],
        );
        let many: Vec<u32> =
            (0..5000).map(|i| bits(2 * i % 999) | bits((2 * i + 1) % 999) << 16).collect();
        let values: Vec<f16> = (0..10_000).map(|i| f16::from_bits(bits(i % 999) as u16)).collect();
        round_trip(&values, &many);
        round_trip(&values[..9999], &{
            let mut odd = many;
            odd[4999] &= 0xffff;
            odd
        });
    }

    #[test]
    fn what_is_converted_in_pieces_is_whole() {
        let values: Vec<UVec3> = (0..5000).map(UVec3::splat).collect();
        let words: Vec<u32> = (0..5000).flat_map(|i| [i, i, i, 0]).collect();
        round_trip(&values, &words);
        round_trip(&[[UVec3::ONE; 2000]; 2], &[1, 1, 1, 0].repeat(4000));
    }

    #[test]
    fn sizes_and_strides_are_wgsl_ones() {
        assert_eq!((Vec3::SIZE, Vec3::ALIGN, Vec3::STRIDE), (12, 16, 16));
        assert_eq!((<[Vec3; 3]>::SIZE, <[Vec3; 3]>::ALIGN), (48, 16));
        assert_eq!((<[f32; 3]>::SIZE, <[f32; 3]>::STRIDE), (12, 12));
        assert_eq!((Mat2::SIZE, Mat3::SIZE, Mat4::SIZE), (16, 48, 64));
        assert_eq!((Mat2::ALIGN, Mat3::ALIGN, Mat3::STRIDE), (8, 16, 48));
        assert!(bool::load(0, &|_: usize| 2));
        let mut word = 7;
        true.store(0, &mut |_, value, _| word = value);
        assert_eq!(word, 1);
    }

    #[test]
    fn words_are_taken_only_where_layouts_agree() {
        assert!(Vec3::as_words(&[Vec3::ZERO]).is_none());
        assert!(Mat3::as_words(&[Mat3::ZERO]).is_none());
        assert!(Mat4::as_words(&[Mat4::ZERO]).is_some());
        assert!(<[Vec3; 2]>::as_words(&[[Vec3::ZERO; 2]]).is_none());
        assert!(<[Vec4; 2]>::as_words(&[[Vec4::ZERO; 2]]).is_some());
    }
}
