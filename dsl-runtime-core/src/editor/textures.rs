//! The functions of textures.
//!
//! Generated from the table of the language: `BLESS=1 cargo test -p dsl-core --test editor`.

use glam::{IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};

use crate::texture::*;
use crate::{Component, Sampler, SamplerComparison, Texture, TextureFormat};

/// A whole number: `u32` or `i32`.
pub trait Whole1 {}

/// Two whole numbers: a `UVec2` or an `IVec2`.
pub trait Whole2 {}

/// Three whole numbers: a `UVec3` or an `IVec3`.
pub trait Whole3 {}

/// Four components of a texel: a `Vec4`, `UVec4` or `IVec4`.
pub trait Four {}

impl Four for Vec4 {}

impl Four for UVec4 {}

impl Four for IVec4 {}

/// What a texture holds: components of colors, or depths.
pub trait Held {
    /// The type of a loaded texel.
    type Texel;
}

impl Held for f32 {
    type Texel = Vec4;
}

impl Held for u32 {
    type Texel = UVec4;
}

impl Held for i32 {
    type Texel = IVec4;
}

impl Held for Depth {
    type Texel = f32;
}

impl Whole1 for u32 {}

impl Whole1 for i32 {}

impl Whole2 for UVec2 {}

impl Whole2 for IVec2 {}

impl Whole3 for UVec3 {}

impl Whole3 for IVec3 {}

impl<T> dyn SampledTexture<T, D1> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole1, level: impl Whole1) -> <T as Held>::Texel {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> u32 {
        loop {}
    }

    /// The size of a level, in texels.
    pub fn dimensions_at(&self, level: impl Whole1) -> u32 {
        loop {}
    }

    /// The number of mip levels.
    pub fn num_levels(&self) -> u32 {
        loop {}
    }
}

impl<T: Color> dyn SampledTexture<T, D1> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, at: f32, level: f32) -> T::Vec4 {
        loop {}
    }
}

impl<F: TextureFormat> Texture<F, D1> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole1) -> <F::Component as Component>::Vec4 {
        loop {}
    }

    /// Writes the texel at these coordinates.
    pub fn store(&mut self, coordinates: impl Whole1, value: impl Four) {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> u32 {
        loop {}
    }
}

impl<T> dyn SampledTexture<T, D2> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole2, level: impl Whole1) -> <T as Held>::Texel {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec2 {
        loop {}
    }

    /// The size of a level, in texels.
    pub fn dimensions_at(&self, level: impl Whole1) -> UVec2 {
        loop {}
    }

    /// The number of mip levels.
    pub fn num_levels(&self) -> u32 {
        loop {}
    }
}

impl<T: Color> dyn SampledTexture<T, D2> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, at: Vec2, level: f32) -> T::Vec4 {
        loop {}
    }

    /// The same as `sample_level`, at an offset in texels.
    pub fn sample_level_offset(&self, sampler: &Sampler, at: Vec2, level: f32, offset: IVec2) -> T::Vec4 {
        loop {}
    }

    /// The filtered texel of level 0, with the position clamped to the edge.
    pub fn sample_base_clamp_to_edge(&self, sampler: &Sampler, at: Vec2) -> T::Vec4 {
        loop {}
    }

    /// A component of the four texels that a linear filter takes: below left, below right, above right, above left, with y upwards.
    pub fn gather(&self, component: u32, sampler: &Sampler, at: Vec2) -> T::Vec4 {
        loop {}
    }

    /// The same as `gather`, at an offset in texels.
    pub fn gather_offset(&self, component: u32, sampler: &Sampler, at: Vec2, offset: IVec2) -> T::Vec4 {
        loop {}
    }
}

impl dyn SampledTexture<Depth, D2> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, at: Vec2, level: impl Whole1) -> f32 {
        loop {}
    }

    /// The same as `sample_level`, at an offset in texels.
    pub fn sample_level_offset(&self, sampler: &Sampler, at: Vec2, level: impl Whole1, offset: IVec2) -> f32 {
        loop {}
    }

    /// Compares a depth with the texels of level 0 around a position: from 0 to 1, how many pass.
    pub fn sample_compare_level(&self, sampler: &SamplerComparison, at: Vec2, depth: f32) -> f32 {
        loop {}
    }

    /// The same as `sample_compare_level`, at an offset in texels.
    pub fn sample_compare_level_offset(&self, sampler: &SamplerComparison, at: Vec2, depth: f32, offset: IVec2) -> f32 {
        loop {}
    }

    /// A component of the four texels that a linear filter takes: below left, below right, above right, above left, with y upwards.
    pub fn gather(&self, sampler: &Sampler, at: Vec2) -> Vec4 {
        loop {}
    }

    /// The same as `gather`, at an offset in texels.
    pub fn gather_offset(&self, sampler: &Sampler, at: Vec2, offset: IVec2) -> Vec4 {
        loop {}
    }

    /// Compares a depth with the four texels that a linear filter takes: 0 or 1 for each.
    pub fn gather_compare(&self, sampler: &SamplerComparison, at: Vec2, depth: f32) -> Vec4 {
        loop {}
    }

    /// The same as `gather_compare`, at an offset in texels.
    pub fn gather_compare_offset(&self, sampler: &SamplerComparison, at: Vec2, depth: f32, offset: IVec2) -> Vec4 {
        loop {}
    }
}

impl<F: TextureFormat> Texture<F, D2> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole2) -> <F::Component as Component>::Vec4 {
        loop {}
    }

    /// Writes the texel at these coordinates.
    pub fn store(&mut self, coordinates: impl Whole2, value: impl Four) {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec2 {
        loop {}
    }
}

impl<T> dyn SampledTexture<T, D2Array> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole2, layer: impl Whole1, level: impl Whole1) -> <T as Held>::Texel {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec2 {
        loop {}
    }

    /// The size of a level, in texels.
    pub fn dimensions_at(&self, level: impl Whole1) -> UVec2 {
        loop {}
    }

    /// The number of layers.
    pub fn num_layers(&self) -> u32 {
        loop {}
    }

    /// The number of mip levels.
    pub fn num_levels(&self) -> u32 {
        loop {}
    }
}

impl<T: Color> dyn SampledTexture<T, D2Array> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, at: Vec2, layer: impl Whole1, level: f32) -> T::Vec4 {
        loop {}
    }

    /// The same as `sample_level`, at an offset in texels.
    pub fn sample_level_offset(&self, sampler: &Sampler, at: Vec2, layer: impl Whole1, level: f32, offset: IVec2) -> T::Vec4 {
        loop {}
    }

    /// A component of the four texels that a linear filter takes: below left, below right, above right, above left, with y upwards.
    pub fn gather(&self, component: u32, sampler: &Sampler, at: Vec2, layer: impl Whole1) -> T::Vec4 {
        loop {}
    }

    /// The same as `gather`, at an offset in texels.
    pub fn gather_offset(&self, component: u32, sampler: &Sampler, at: Vec2, layer: impl Whole1, offset: IVec2) -> T::Vec4 {
        loop {}
    }
}

impl dyn SampledTexture<Depth, D2Array> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, at: Vec2, layer: impl Whole1, level: impl Whole1) -> f32 {
        loop {}
    }

    /// The same as `sample_level`, at an offset in texels.
    pub fn sample_level_offset(&self, sampler: &Sampler, at: Vec2, layer: impl Whole1, level: impl Whole1, offset: IVec2) -> f32 {
        loop {}
    }

    /// Compares a depth with the texels of level 0 around a position: from 0 to 1, how many pass.
    pub fn sample_compare_level(&self, sampler: &SamplerComparison, at: Vec2, layer: impl Whole1, depth: f32) -> f32 {
        loop {}
    }

    /// The same as `sample_compare_level`, at an offset in texels.
    pub fn sample_compare_level_offset(&self, sampler: &SamplerComparison, at: Vec2, layer: impl Whole1, depth: f32, offset: IVec2) -> f32 {
        loop {}
    }

    /// A component of the four texels that a linear filter takes: below left, below right, above right, above left, with y upwards.
    pub fn gather(&self, sampler: &Sampler, at: Vec2, layer: impl Whole1) -> Vec4 {
        loop {}
    }

    /// The same as `gather`, at an offset in texels.
    pub fn gather_offset(&self, sampler: &Sampler, at: Vec2, layer: impl Whole1, offset: IVec2) -> Vec4 {
        loop {}
    }

    /// Compares a depth with the four texels that a linear filter takes: 0 or 1 for each.
    pub fn gather_compare(&self, sampler: &SamplerComparison, at: Vec2, layer: impl Whole1, depth: f32) -> Vec4 {
        loop {}
    }

    /// The same as `gather_compare`, at an offset in texels.
    pub fn gather_compare_offset(&self, sampler: &SamplerComparison, at: Vec2, layer: impl Whole1, depth: f32, offset: IVec2) -> Vec4 {
        loop {}
    }
}

impl<F: TextureFormat> Texture<F, D2Array> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole2, layer: impl Whole1) -> <F::Component as Component>::Vec4 {
        loop {}
    }

    /// Writes the texel at these coordinates.
    pub fn store(&mut self, coordinates: impl Whole2, layer: impl Whole1, value: impl Four) {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec2 {
        loop {}
    }

    /// The number of layers.
    pub fn num_layers(&self) -> u32 {
        loop {}
    }
}

impl<T> dyn SampledTexture<T, D3> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole3, level: impl Whole1) -> <T as Held>::Texel {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec3 {
        loop {}
    }

    /// The size of a level, in texels.
    pub fn dimensions_at(&self, level: impl Whole1) -> UVec3 {
        loop {}
    }

    /// The number of mip levels.
    pub fn num_levels(&self) -> u32 {
        loop {}
    }
}

impl<T: Color> dyn SampledTexture<T, D3> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, at: Vec3, level: f32) -> T::Vec4 {
        loop {}
    }

    /// The same as `sample_level`, at an offset in texels.
    pub fn sample_level_offset(&self, sampler: &Sampler, at: Vec3, level: f32, offset: IVec3) -> T::Vec4 {
        loop {}
    }
}

impl<F: TextureFormat> Texture<F, D3> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole3) -> <F::Component as Component>::Vec4 {
        loop {}
    }

    /// Writes the texel at these coordinates.
    pub fn store(&mut self, coordinates: impl Whole3, value: impl Four) {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec3 {
        loop {}
    }
}

impl<T> dyn SampledTexture<T, Cube> {
    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec2 {
        loop {}
    }

    /// The size of a level, in texels.
    pub fn dimensions_at(&self, level: impl Whole1) -> UVec2 {
        loop {}
    }

    /// The number of mip levels.
    pub fn num_levels(&self) -> u32 {
        loop {}
    }
}

impl<T: Color> dyn SampledTexture<T, Cube> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, direction: Vec3, level: f32) -> T::Vec4 {
        loop {}
    }

    /// A component of the four texels that a linear filter takes: below left, below right, above right, above left, with y upwards.
    pub fn gather(&self, component: u32, sampler: &Sampler, direction: Vec3) -> T::Vec4 {
        loop {}
    }
}

impl dyn SampledTexture<Depth, Cube> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, direction: Vec3, level: impl Whole1) -> f32 {
        loop {}
    }

    /// Compares a depth with the texels of level 0 around a position: from 0 to 1, how many pass.
    pub fn sample_compare_level(&self, sampler: &SamplerComparison, direction: Vec3, depth: f32) -> f32 {
        loop {}
    }

    /// A component of the four texels that a linear filter takes: below left, below right, above right, above left, with y upwards.
    pub fn gather(&self, sampler: &Sampler, direction: Vec3) -> Vec4 {
        loop {}
    }

    /// Compares a depth with the four texels that a linear filter takes: 0 or 1 for each.
    pub fn gather_compare(&self, sampler: &SamplerComparison, direction: Vec3, depth: f32) -> Vec4 {
        loop {}
    }
}

impl<T> dyn SampledTexture<T, CubeArray> {
    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec2 {
        loop {}
    }

    /// The size of a level, in texels.
    pub fn dimensions_at(&self, level: impl Whole1) -> UVec2 {
        loop {}
    }

    /// The number of layers.
    pub fn num_layers(&self) -> u32 {
        loop {}
    }

    /// The number of mip levels.
    pub fn num_levels(&self) -> u32 {
        loop {}
    }
}

impl<T: Color> dyn SampledTexture<T, CubeArray> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, direction: Vec3, layer: impl Whole1, level: f32) -> T::Vec4 {
        loop {}
    }

    /// A component of the four texels that a linear filter takes: below left, below right, above right, above left, with y upwards.
    pub fn gather(&self, component: u32, sampler: &Sampler, direction: Vec3, layer: impl Whole1) -> T::Vec4 {
        loop {}
    }
}

impl dyn SampledTexture<Depth, CubeArray> {
    /// The filtered texel at a position, with coordinates from 0 to 1.
    pub fn sample_level(&self, sampler: &Sampler, direction: Vec3, layer: impl Whole1, level: impl Whole1) -> f32 {
        loop {}
    }

    /// Compares a depth with the texels of level 0 around a position: from 0 to 1, how many pass.
    pub fn sample_compare_level(&self, sampler: &SamplerComparison, direction: Vec3, layer: impl Whole1, depth: f32) -> f32 {
        loop {}
    }

    /// A component of the four texels that a linear filter takes: below left, below right, above right, above left, with y upwards.
    pub fn gather(&self, sampler: &Sampler, direction: Vec3, layer: impl Whole1) -> Vec4 {
        loop {}
    }

    /// Compares a depth with the four texels that a linear filter takes: 0 or 1 for each.
    pub fn gather_compare(&self, sampler: &SamplerComparison, direction: Vec3, layer: impl Whole1, depth: f32) -> Vec4 {
        loop {}
    }
}

impl<T> dyn SampledTexture<T, Multisampled2d> {
    /// The texel at these coordinates, as it is stored.
    pub fn load(&self, coordinates: impl Whole2, sample: impl Whole1) -> <T as Held>::Texel {
        loop {}
    }

    /// The size of level 0, in texels.
    pub fn dimensions(&self) -> UVec2 {
        loop {}
    }

    /// The number of samples of each texel.
    pub fn num_samples(&self) -> u32 {
        loop {}
    }
}
