//! Texel formats: a texel on the host, in memory and in a kernel.
//!
//! One table gives, for each format, its marker type in [`formats`], its value in [`Format`], its
//! WGSL name and its layout. Invariant: the marker types and the values are the same formats.

use glam::{IVec4, UVec4, Vec4};

use super::texel::Texel;
use crate::{
    Storable,
    value::{float, word},
};

/// The type of a texel's component in a kernel: `f32`, `u32` or `i32`; for a depth texture, [`Depth`].
///
/// ```
/// use dsl_runtime::{Component, SampleType};
///
/// assert_eq!(<u32 as Component>::SAMPLE_TYPE, SampleType::Uint);
/// ```
pub trait Component: sealed::Sealed + Copy + Send + Sync + 'static {
    /// WGSL's class of this component.
    const SAMPLE_TYPE: SampleType;
    /// Four components: a kernel loads and stores them.
    type Vec4: Storable;

    #[doc(hidden)]
    fn vec4_from_bits(bits: [u32; 4]) -> Self::Vec4;

    #[doc(hidden)]
    fn vec4_to_bits(value: Self::Vec4) -> [u32; 4];
}

/// The component of the formats [`Depth32Float`](formats::Depth32Float) and
/// [`Depth16Unorm`](formats::Depth16Unorm): a depth from 0 to 1, an `f32` in kernels. Depth
/// textures have their own types, such as [`TextureDepth2d`](crate::TextureDepth2d).
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let shadows = Device::cpu().texture_2d::<Depth32Float>((2, 1), &[0.25, 1.0])?;
/// assert_eq!(shadows.read()?, [0.25, 1.0]);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Depth(());

macro_rules! components {
    ($($ty:ident $vec:ident $class:ident |$word:ident| $from:expr, |$value:ident| $to:expr;)*) => {$(
        impl sealed::Sealed for $ty {}

        impl Component for $ty {
            const SAMPLE_TYPE: SampleType = SampleType::$class;
            type Vec4 = $vec;

            #[inline(always)]
            fn vec4_from_bits(bits: [u32; 4]) -> $vec {
                // A closure would be a call in debug builds.
                let [x, y, z, w] = bits;
                $vec::new({ let $word = x; $from }, { let $word = y; $from }, { let $word = z; $from }, { let $word = w; $from })
            }

            #[inline(always)]
            fn vec4_to_bits(value: $vec) -> [u32; 4] {
                let [x, y, z, w] = value.to_array();
                [{ let $value = x; $to }, { let $value = y; $to }, { let $value = z; $to }, { let $value = w; $to }]
            }
        }
    )*};
}

components! {
    f32 Vec4 Float |word| float(word), |value| word(value);
    u32 UVec4 Uint |word| word, |value| value;
    i32 IVec4 Sint |word| word as i32, |value| value as u32;
    Depth Vec4 Depth |word| float(word), |value| word(value);
}

/// A component of colors: any component but a depth.
pub trait Color: Component {}

impl Color for f32 {}

impl Color for u32 {}

impl Color for i32 {}

/// The type of a texture's components in a kernel.
///
/// ```
/// use dsl_runtime::{Format, SampleType};
///
/// assert_eq!(Format::Rgba8Unorm.sample_type(), SampleType::Float);
/// assert_eq!(Format::R32Sint.sample_type(), SampleType::Sint);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SampleType {
    /// `f32`, also for normalized integers.
    Float,
    /// `u32`
    Uint,
    /// `i32`
    Sint,
    /// `f32`, for a depth texture.
    Depth,
}

/// How a storage texture is accessed.
///
/// ```
/// use dsl_runtime::{Device, Format, StorageAccess};
///
/// let device = Device::cpu();
/// assert!(device.supports_storage_texture(Format::R32Uint, StorageAccess::ReadWrite));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StorageAccess {
    /// `read`
    Read,
    /// `write`
    Write,
    /// `read_write`
    ReadWrite,
}

impl StorageAccess {
    /// The access mode's name in WGSL.
    pub const fn name(self) -> &'static str {
        match self {
            StorageAccess::Read => "read",
            StorageAccess::Write => "write",
            StorageAccess::ReadWrite => "read_write",
        }
    }

    /// Whether a kernel may store to it.
    pub(crate) const fn writes(self) -> bool {
        !matches!(self, StorageAccess::Read)
    }
}

/// The layout and the meaning of a texel's bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layout {
    Unorm8,
    Snorm8,
    Uint8,
    Sint8,
    Unorm16,
    Snorm16,
    Uint16,
    Sint16,
    Float16,
    Uint32,
    Sint32,
    Float32,
    Bgra8Unorm,
    Rgb10a2Unorm,
    Rgb10a2Uint,
    Rg11b10Ufloat,
}

/// A texel format, as a marker type: a type of [`formats`].
///
/// ```
/// use dsl_runtime::{Format, TextureFormat, formats::Rgba8Unorm};
///
/// assert_eq!(Rgba8Unorm::FORMAT, Format::Rgba8Unorm);
/// assert_eq!(size_of::<<Rgba8Unorm as TextureFormat>::Texel>(), 4);
/// ```
pub trait TextureFormat: sealed::Sealed + Copy + Send + Sync + 'static {
    /// The format as a value.
    const FORMAT: Format;
    /// A texel on the host: red first, except in [`Bgra8Unorm`](formats::Bgra8Unorm).
    type Texel: Texel;
    /// The type of each component in a kernel.
    type Component: Component;
}

macro_rules! formats {
    ($($name:ident $wgsl:literal $component:ident $texel:ty, $layout:ident $channels:literal;)*) => {
        /// A texel format, as a value.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Format {
            $(#[doc = concat!("`", $wgsl, "`")] $name,)*
        }

        impl Format {
            /// All formats.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The format's name in WGSL, such as `rgba8unorm`; for a depth format, its name in
            /// WebGPU.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $wgsl,)*
                }
            }

            /// The type of each component in a kernel.
            pub const fn sample_type(self) -> SampleType {
                match self {
                    $(Self::$name => <$component as Component>::SAMPLE_TYPE,)*
                }
            }

            /// Bytes of a texel.
            pub const fn texel_bytes(self) -> u32 {
                match self {
                    $(Self::$name => <$texel as Texel>::BYTES as u32,)*
                }
            }

            /// wgpu's value for it.
            pub const fn to_wgpu(self) -> wgpu::TextureFormat {
                match self {
                    $(Self::$name => wgpu::TextureFormat::$name,)*
                }
            }

            /// The layout of the components in memory, and their number.
            #[inline]
            pub(crate) const fn layout(self) -> (Layout, usize) {
                match self {
                    $(Self::$name => (Layout::$layout, $channels),)*
                }
            }
        }

        /// The texel formats as marker types: `Texture<Rgba8Unorm>`.
        pub mod formats {
            $(
                #[doc = concat!(
                    "`", $wgsl, "`: a texel is `", stringify!($texel), "` on the host; a kernel sees `",
                    stringify!($component), "` components."
                )]
                #[derive(Debug, Clone, Copy, PartialEq, Eq)]
                pub struct $name;

                impl super::sealed::Sealed for $name {}
            )*
        }

        $(
            impl TextureFormat for formats::$name {
                const FORMAT: Format = Format::$name;
                type Texel = $texel;
                type Component = $component;
            }
        )*
    };
}

use half::f16;

formats! {
    R8Unorm "r8unorm" f32 u8, Unorm8 1;
    R8Snorm "r8snorm" f32 i8, Snorm8 1;
    R8Uint "r8uint" u32 u8, Uint8 1;
    R8Sint "r8sint" i32 i8, Sint8 1;
    Rg8Unorm "rg8unorm" f32 [u8; 2], Unorm8 2;
    Rg8Snorm "rg8snorm" f32 [i8; 2], Snorm8 2;
    Rg8Uint "rg8uint" u32 [u8; 2], Uint8 2;
    Rg8Sint "rg8sint" i32 [i8; 2], Sint8 2;
    Rgba8Unorm "rgba8unorm" f32 [u8; 4], Unorm8 4;
    Rgba8Snorm "rgba8snorm" f32 [i8; 4], Snorm8 4;
    Rgba8Uint "rgba8uint" u32 [u8; 4], Uint8 4;
    Rgba8Sint "rgba8sint" i32 [i8; 4], Sint8 4;
    Bgra8Unorm "bgra8unorm" f32 [u8; 4], Bgra8Unorm 4;
    R16Unorm "r16unorm" f32 u16, Unorm16 1;
    R16Snorm "r16snorm" f32 i16, Snorm16 1;
    R16Uint "r16uint" u32 u16, Uint16 1;
    R16Sint "r16sint" i32 i16, Sint16 1;
    R16Float "r16float" f32 f16, Float16 1;
    Rg16Unorm "rg16unorm" f32 [u16; 2], Unorm16 2;
    Rg16Snorm "rg16snorm" f32 [i16; 2], Snorm16 2;
    Rg16Uint "rg16uint" u32 [u16; 2], Uint16 2;
    Rg16Sint "rg16sint" i32 [i16; 2], Sint16 2;
    Rg16Float "rg16float" f32 [f16; 2], Float16 2;
    Rgba16Unorm "rgba16unorm" f32 [u16; 4], Unorm16 4;
    Rgba16Snorm "rgba16snorm" f32 [i16; 4], Snorm16 4;
    Rgba16Uint "rgba16uint" u32 [u16; 4], Uint16 4;
    Rgba16Sint "rgba16sint" i32 [i16; 4], Sint16 4;
    Rgba16Float "rgba16float" f32 [f16; 4], Float16 4;
    R32Uint "r32uint" u32 u32, Uint32 1;
    R32Sint "r32sint" i32 i32, Sint32 1;
    R32Float "r32float" f32 f32, Float32 1;
    Rg32Uint "rg32uint" u32 [u32; 2], Uint32 2;
    Rg32Sint "rg32sint" i32 [i32; 2], Sint32 2;
    Rg32Float "rg32float" f32 [f32; 2], Float32 2;
    Rgba32Uint "rgba32uint" u32 [u32; 4], Uint32 4;
    Rgba32Sint "rgba32sint" i32 [i32; 4], Sint32 4;
    Rgba32Float "rgba32float" f32 [f32; 4], Float32 4;
    Rgb10a2Uint "rgb10a2uint" u32 u32, Rgb10a2Uint 4;
    Rgb10a2Unorm "rgb10a2unorm" f32 u32, Rgb10a2Unorm 4;
    Rg11b10Ufloat "rg11b10ufloat" f32 u32, Rg11b10Ufloat 3;
    Depth16Unorm "depth16unorm" Depth u16, Unorm16 1;
    Depth32Float "depth32float" Depth f32, Float32 1;
}

mod sealed {
    pub trait Sealed {}
}
