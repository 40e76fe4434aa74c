//! Host types that kernels can read and write, with their WGSL layout.
//!
//! Takes Rust values, gives 32-bit words in WGSL's memory layout, and back. A type whose Rust
//! layout already is the WGSL layout is copied as a whole; the others go component by component.
//! Everything here is safe code: a wrong implementation gives wrong values, nothing worse. WGSL
//! specification: "Memory Layout", alignment and size.

use glam::{
    BVec2, BVec3, BVec4, IVec2, IVec3, IVec4, Mat2, Mat3, Mat4, UVec2, UVec3, UVec4, Vec2, Vec3,
    Vec4,
};

/// A value that fits into WGSL memory: a scalar, a vector, a matrix, an array of them, or a struct
/// or enum that derives [`ShaderType`](macro@crate::ShaderType).
///
/// `bool` and its vectors are storable (in workgroup memory, and as by-value parameters, where they
/// travel as `u32` 0 or 1), yet not [`HostShareable`].
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

    /// Reads a value; `words(i)` is the `i`-th 32-bit word counted from where the value starts.
    fn load(words: impl Fn(usize) -> u32) -> Self;

    /// Writes a value through `words(i, word)`. Padding is left alone.
    fn store(self, words: impl FnMut(usize, u32));
}

/// A value that host and device can share: what a [`Buffer`](crate::Buffer) or a
/// [`Uniform`](crate::Uniform) may hold.
///
/// Implemented for `f32`, `i32`, `u32`, glam's vectors of them, `Mat2`, `Mat3`, `Mat4`, arrays of those, and, through
/// [`ShaderType`](macro@crate::ShaderType), for structs of shareable fields and for C-like enums.
/// Array elements have WGSL's stride: a `Vec3` takes 16 bytes in an array.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be shared with a device",
    note = "buffers hold f32, i32, u32, glam's Vec2..4, IVec2..4, UVec2..4, Mat2..4, arrays of those, \
            and structs of them and C-like enums with #[derive(ShaderType)]"
)]
pub trait HostShareable: Storable {
    /// The same memory as words, if Rust lays these values out as WGSL does.
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

/// Words between two elements of `T`.
const fn stride_words<T: Storable>() -> usize {
    (T::STRIDE / 4) as usize
}

/// Words that are converted at a time: few enough to stay in a cache.
const PIECE: usize = 4096;

/// Gives the words of `values` in WGSL layout to `write`, with where they begin: all at once where
/// that is the Rust layout, else piece by piece. Padding is zero.
pub(crate) fn encode<T: HostShareable>(values: &[T], mut write: impl FnMut(usize, &[u32])) {
    if let Some(words) = T::as_words(values) {
        return write(0, words);
    }
    let stride = stride_words::<T>();
    if stride == 0 {
        return;
    }
    let elements = (PIECE / stride).max(1);
    let mut words = vec![0; elements.min(values.len()) * stride];
    for (n, values) in values.chunks(elements).enumerate() {
        let words = &mut words[..values.len() * stride];
        for (value, element) in values.iter().zip(words.chunks_exact_mut(stride)) {
            value.store(|i, word| {
                if let Some(slot) = element.get_mut(i) {
                    *slot = word;
                }
            });
        }
        write(n * elements * stride, words);
    }
}

/// Fills `values` from bytes in WGSL layout, which must be as many elements.
pub(crate) fn decode<T: HostShareable>(bytes: &[u8], values: &mut [T]) {
    if let Some(words) = T::as_words_mut(values) {
        let to: &mut [u8] = bytemuck::cast_slice_mut(words);
        let len = to.len().min(bytes.len());
        to[..len].copy_from_slice(&bytes[..len]);
        return;
    }
    if T::STRIDE == 0 {
        return;
    }
    let (words, _) = bytes.as_chunks::<4>();
    for (value, element) in values.iter_mut().zip(words.chunks_exact(stride_words::<T>())) {
        *value = T::load(|i| element.get(i).map_or(0, |word| u32::from_ne_bytes(*word)));
    }
}

macro_rules! scalar {
    ($($ty:ty: $zero:expr, |$word:ident| $load:expr, |$value:ident| $store:expr;)*) => {$(
        impl Storable for $ty {
            const SIZE: u32 = 4;
            const ALIGN: u32 = 4;
            const ZERO: Self = $zero;

            #[inline(always)]
            fn load(words: impl Fn(usize) -> u32) -> Self {
                let $word = words(0);
                $load
            }

            #[inline(always)]
            fn store(self, mut words: impl FnMut(usize, u32)) {
                let $value = self;
                words(0, $store);
            }
        }
    )*};
}

scalar! {
    f32: 0.0, |word| f32::from_bits(word), |value| value.to_bits();
    i32: 0, |word| word as i32, |value| value as u32;
    u32: 0, |word| word, |value| value;
    bool: false, |word| word != 0, |value| value as u32;
}

macro_rules! vector {
    ($($ty:ident($($component:ident $i:literal),*): $scalar:ty, $size:literal, $align:literal, $zero:expr;)*) => {$(
        impl Storable for $ty {
            const SIZE: u32 = $size;
            const ALIGN: u32 = $align;
            const ZERO: Self = $zero;

            #[inline(always)]
            fn load(words: impl Fn(usize) -> u32) -> Self {
                Self::new($(<$scalar>::load(|_| words($i))),*)
            }

            #[inline(always)]
            fn store(self, mut words: impl FnMut(usize, u32)) {
                $(self.$component.store(|_, word| words($i, word));)*
            }
        }
    )*};
}

vector! {
    Vec2(x 0, y 1): f32, 8, 8, Self::ZERO;
    Vec3(x 0, y 1, z 2): f32, 12, 16, Self::ZERO;
    Vec4(x 0, y 1, z 2, w 3): f32, 16, 16, Self::ZERO;
    IVec2(x 0, y 1): i32, 8, 8, Self::ZERO;
    IVec3(x 0, y 1, z 2): i32, 12, 16, Self::ZERO;
    IVec4(x 0, y 1, z 2, w 3): i32, 16, 16, Self::ZERO;
    UVec2(x 0, y 1): u32, 8, 8, Self::ZERO;
    UVec3(x 0, y 1, z 2): u32, 12, 16, Self::ZERO;
    UVec4(x 0, y 1, z 2, w 3): u32, 16, 16, Self::ZERO;
    BVec2(x 0, y 1): bool, 8, 8, Self::FALSE;
    BVec3(x 0, y 1, z 2): bool, 12, 16, Self::FALSE;
    BVec4(x 0, y 1, z 2, w 3): bool, 16, 16, Self::FALSE;
}

/// Matrices are stored as arrays of their columns.
macro_rules! matrix {
    ($($ty:ident: $column:ty, $n:literal;)*) => {$(
        impl Storable for $ty {
            const SIZE: u32 = <[$column; $n]>::SIZE;
            const ALIGN: u32 = <$column>::ALIGN;
            const ZERO: Self = Self::ZERO;

            #[inline(always)]
            fn load(words: impl Fn(usize) -> u32) -> Self {
                let columns = <[$column; $n]>::load(words);
                Self::from_cols_array_2d(&columns.map(Into::into))
            }

            #[inline(always)]
            fn store(self, words: impl FnMut(usize, u32)) {
                self.to_cols_array_2d().map(<$column>::from).store(words);
            }
        }
    )*};
}

matrix! {
    Mat2: Vec2, 2;
    Mat3: Vec3, 3;
    Mat4: Vec4, 4;
}

impl<T: Storable, const N: usize> Storable for [T; N] {
    const SIZE: u32 = N as u32 * T::STRIDE;
    const ALIGN: u32 = T::ALIGN;
    const ZERO: Self = [T::ZERO; N];

    #[inline(always)]
    fn load(words: impl Fn(usize) -> u32) -> Self {
        std::array::from_fn(|element| T::load(|i| words(element * stride_words::<T>() + i)))
    }

    #[inline(always)]
    fn store(self, mut words: impl FnMut(usize, u32)) {
        for (element, value) in self.into_iter().enumerate() {
            value.store(|i, word| words(element * stride_words::<T>() + i, word));
        }
    }
}

/// Types without padding, in Rust as in WGSL.
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

// 12 bytes in Rust, a stride of 16 in WGSL.
impl HostShareable for Mat3 {}
impl HostShareable for Vec3 {}
impl HostShareable for IVec3 {}
impl HostShareable for UVec3 {}

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
        round_trip::<f32>(&[], &[]);
        round_trip::<[u32; 0]>(&[[], []], &[]);
        round_trip::<[Vec3; 0]>(&[[], []], &[]);
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
        assert!(bool::load(|_| 2));
        let mut word = 7;
        true.store(|_, value| word = value);
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
