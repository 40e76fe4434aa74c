//! Texels on the host, as bytes.
//!
//! Takes a scalar or an array of scalars, gives its little-endian bytes, which are the texel's
//! bytes in every format, and back.

use std::fmt::Debug;

use half::f16;

use crate::{Device, Error};

/// A texel on the host: `u8`, `i8`, `u16`, `i16`, `u32`, `i32`, `f32`, `f16`, or an array of these.
/// The packed formats (10 and 11 bits) are a `u32`, red in its lowest bits.
///
/// ```
/// use dsl_runtime::{Texel, f16};
///
/// assert_eq!(<[f16; 4]>::BYTES, 8);
/// ```
pub trait Texel: sealed::Sealed + Copy + Default + PartialEq + Debug + Send + 'static {
    /// Size in bytes.
    const BYTES: usize;

    #[doc(hidden)]
    fn put(self, bytes: &mut [u8]);

    #[doc(hidden)]
    fn get(bytes: &[u8]) -> Self;
}

macro_rules! scalars {
    ($($ty:ident)*) => {$(
        impl sealed::Sealed for $ty {}

        impl Texel for $ty {
            const BYTES: usize = size_of::<Self>();

            #[inline]
            fn put(self, bytes: &mut [u8]) {
                bytes.copy_from_slice(&self.to_le_bytes());
            }

            #[inline]
            fn get(bytes: &[u8]) -> Self {
                bytes.try_into().map_or_else(|_| Self::default(), Self::from_le_bytes)
            }
        }
    )*};
}

scalars!(u8 i8 u16 i16 u32 i32 f32 f16);

macro_rules! arrays {
    ($($n:literal)*) => {$(
        impl<S: Texel> sealed::Sealed for [S; $n] {}

        impl<S: Texel> Texel for [S; $n] {
            const BYTES: usize = $n * S::BYTES;

            #[inline]
            fn put(self, bytes: &mut [u8]) {
                for (component, bytes) in self.into_iter().zip(bytes.chunks_exact_mut(S::BYTES)) {
                    component.put(bytes);
                }
            }

            #[inline]
            fn get(bytes: &[u8]) -> Self {
                let mut texel = [S::default(); $n];
                for (component, bytes) in texel.iter_mut().zip(bytes.chunks_exact(S::BYTES)) {
                    *component = S::get(bytes);
                }
                texel
            }
        }
    )*};
}

arrays!(2 4);

/// The bytes of `texels`, one after another.
pub(crate) fn to_bytes<T: Texel>(device: &Device, texels: &[T]) -> Result<Vec<u8>, Error> {
    let mut bytes = device.room(size_of_val(texels), "writing a texture")?;
    bytes.resize(size_of_val(texels), 0);
    for (texel, bytes) in texels.iter().zip(bytes.chunks_exact_mut(T::BYTES)) {
        texel.put(bytes);
    }
    Ok(bytes)
}

/// The texels with these bytes.
pub(crate) fn from_bytes<T: Texel>(device: &Device, bytes: &[u8]) -> Result<Vec<T>, Error> {
    let mut texels = device.room(bytes.len() / T::BYTES, "reading a texture")?;
    texels.extend(bytes.chunks_exact(T::BYTES).map(T::get));
    Ok(texels)
}

mod sealed {
    pub trait Sealed {}
}
