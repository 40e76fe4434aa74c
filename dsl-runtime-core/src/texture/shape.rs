//! The size of a texture, and its dimension.
//!
//! Takes sizes as users give them, gives width, height and depth (or layers) of every mip level.

use std::marker::PhantomData;

/// The dimension of a texture, as WGSL counts them.
///
/// ```
/// use dsl_runtime::{D2Array, Dimension, TextureDimension};
///
/// assert_eq!(D2Array::DIMENSION, TextureDimension::D2Array);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TextureDimension {
    /// `texture_1d`
    D1,
    /// `texture_2d`
    D2,
    /// `texture_2d_array`
    D2Array,
    /// `texture_3d`
    D3,
    /// `texture_cube`
    Cube,
    /// `texture_cube_array`
    CubeArray,
    /// `texture_multisampled_2d`
    Multisampled2d,
}

impl TextureDimension {
    /// The number of coordinates of a texel, without the layer.
    pub(crate) const fn axes(self) -> usize {
        match self {
            TextureDimension::D1 => 1,
            TextureDimension::D2
            | TextureDimension::D2Array
            | TextureDimension::Cube
            | TextureDimension::CubeArray
            | TextureDimension::Multisampled2d => 2,
            TextureDimension::D3 => 3,
        }
    }

    /// Width, height, and depth, layers or samples, at a mip level. The number of layers stays the
    /// same.
    #[inline]
    pub(crate) fn mip_size(self, size: [u32; 3], level: u32) -> [u32; 3] {
        let [width, height, depth] = size;
        let depth = if matches!(self, TextureDimension::D3) { halved(depth, level) } else { depth };
        [halved(width, level), halved(height, level), depth]
    }

    /// The number of mip levels down to one texel. In WebGPU, 1-D and multisampled textures have
    /// one.
    pub(crate) fn most_mip_levels(self, size: [u32; 3]) -> u32 {
        let [width, height, depth] = size;
        let longest = match self {
            TextureDimension::D1 | TextureDimension::Multisampled2d => return 1,
            TextureDimension::D3 => width.max(height).max(depth),
            TextureDimension::D2
            | TextureDimension::D2Array
            | TextureDimension::Cube
            | TextureDimension::CubeArray => width.max(height),
        };
        longest.max(1).ilog2() + 1
    }

    /// Whether it consists of cubes, whose faces are layers.
    pub(crate) const fn is_of_cubes(self) -> bool {
        matches!(self, TextureDimension::Cube | TextureDimension::CubeArray)
    }

    /// Whether a depth texture can have this dimension.
    pub(crate) const fn has_depths(self) -> bool {
        !matches!(self, TextureDimension::D1 | TextureDimension::D3)
    }

    /// The name for users.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            TextureDimension::D1 => "1-D",
            TextureDimension::D2 => "2-D",
            TextureDimension::D2Array => "2-D array",
            TextureDimension::D3 => "3-D",
            TextureDimension::Cube => "cube",
            TextureDimension::CubeArray => "cube array",
            TextureDimension::Multisampled2d => "multisampled 2-D",
        }
    }
}

/// The dimension of a texture, as a marker type: [`D1`], [`D2`], [`D2Array`], [`D3`], [`Cube`], [`CubeArray`]
/// or [`Multisampled2d`].
///
/// ```
/// use dsl_runtime::{Device, Dimension, Texture, formats::R32Float};
///
/// fn size<D: Dimension>(texture: &Texture<R32Float, D>) -> D::Size {
///     texture.size()
/// }
///
/// let volume = Device::cpu().texture_3d_zeroed::<R32Float>((4, 3, 2))?;
/// assert_eq!(size(&volume), (4, 3, 2));
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
pub trait Dimension: sealed::Sealed + Copy + Send + Sync + 'static {
    /// The dimension as a value.
    const DIMENSION: TextureDimension;
    /// A size in texels: width, then height, then depth or layers; for a cube, the edge.
    type Size: Copy;

    #[doc(hidden)]
    fn size(size: [u32; 3]) -> Self::Size;
}

macro_rules! dimensions {
    ($($(#[$doc:meta])* $name:ident($($n:ident $ty:ident),*) [$($all:tt)*];)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name;

        impl sealed::Sealed for $name {}

        #[allow(unused_parens, reason = "a size of one axis is a number")]
        impl Dimension for $name {
            const DIMENSION: TextureDimension = TextureDimension::$name;
            type Size = ($($ty),*);

            fn size([width, height, depth]: [u32; 3]) -> Self::Size {
                let [$($n),*] = dimensions!(@pick width height depth; $($n),*);
                ($($n),*)
            }
        }

        #[allow(unused_parens, reason = "a size of one axis is a number")]
        impl From<($($ty),*)> for Shape<$name> {
            fn from(($($n),*): ($($ty),*)) -> Self {
                Self { size: [$($all)*], mip_levels: 1, dimension: PhantomData }
            }
        }
    )*};
    (@pick $w:ident $h:ident $d:ident; $x:ident) => { { _ = ($h, $d); [$w] } };
    (@pick $w:ident $h:ident $d:ident; $x:ident, $y:ident) => { { _ = $d; [$w, $h] } };
    (@pick $w:ident $h:ident $d:ident; $x:ident, $y:ident, $z:ident) => { [$w, $h, $d] };
}

dimensions! {
    /// One dimension; a size is a `u32`.
    D1(x u32) [x, 1, 1];
    /// Two dimensions; a size is `(width, height)`.
    D2(x u32, y u32) [x, y, 1];
    /// Layers of two dimensions; a size is `(width, height, layers)`.
    D2Array(x u32, y u32, layers u32) [x, y, layers];
    /// Three dimensions; a size is `(width, height, depth)`.
    D3(x u32, y u32, z u32) [x, y, z];
    /// The six faces of a cube, in the order +X, -X, +Y, -Y, +Z, -Z; a size is the edge, a `u32`.
    Cube(edge u32) [edge, edge, 6];
    /// Two dimensions, with four samples of each texel; a size is `(width, height)`. On the host
    /// all first samples of a texture come first, then all second ones, as if they were layers.
    Multisampled2d(x u32, y u32) [x, y, 4];
}

/// Several cubes, each of six faces in that order; a size is `(edge, cubes)`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let skies = Device::cpu().texture_cube_array_zeroed::<Rgba8Unorm>((16, 2))?;
/// assert_eq!(skies.size(), (16, 2));
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CubeArray;

impl sealed::Sealed for CubeArray {}

impl Dimension for CubeArray {
    const DIMENSION: TextureDimension = TextureDimension::CubeArray;
    type Size = (u32, u32);

    fn size([edge, _, layers]: [u32; 3]) -> Self::Size {
        (edge, layers / 6)
    }
}

impl From<(u32, u32)> for Shape<CubeArray> {
    fn from((edge, cubes): (u32, u32)) -> Self {
        Self::of([edge, edge, cubes.saturating_mul(6)])
    }
}

/// The size of a texture and its number of mip levels. The default is one level.
///
/// A size alone converts to it: `(640, 480)` is a `Shape<D2>`.
///
/// ```
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::cpu();
/// let image = device.texture_2d_zeroed::<Rgba8Unorm>(Shape::new((64, 32)).all_mip_levels())?;
/// assert_eq!(image.mip_levels(), 7);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape<D> {
    pub(crate) size: [u32; 3],
    pub(crate) mip_levels: u32,
    dimension: PhantomData<D>,
}

impl<D: Dimension> Shape<D> {
    /// A size with one mip level.
    pub fn new(size: impl Into<Self>) -> Self {
        size.into()
    }

    /// Width, height, and depth or layers, with one mip level.
    pub(crate) fn of(size: [u32; 3]) -> Self {
        Self { size, mip_levels: 1, dimension: PhantomData }
    }

    /// The same size with this many mip levels, each half the size of the one before it.
    pub fn mip_levels(self, count: u32) -> Self {
        Self { mip_levels: count, ..self }
    }

    /// The same size with all mip levels down to one texel; a 1-D or multisampled texture has one level
    /// only.
    pub fn all_mip_levels(self) -> Self {
        Self { mip_levels: D::DIMENSION.most_mip_levels(self.size), ..self }
    }
}

mod sealed {
    pub trait Sealed {}
}

/// `n` halved `times` times; at least 1.
#[inline(always)]
fn halved(n: u32, times: u32) -> u32 {
    let halved = if times < u32::BITS { n >> times } else { 0 };
    if halved == 0 { 1 } else { halved }
}
