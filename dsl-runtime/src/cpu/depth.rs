//! Depth textures and comparison samplers as the CPU form of a kernel sees them.
//!
//! Takes WGSL's coordinates, gives depths, and how much of what is around a position passes a
//! comparison: each texel is compared first, and filtered then. A load outside gives 0.

use std::marker::PhantomData;

use glam::{IVec2, IVec3, Vec2, Vec3, Vec4};

use super::{
    sampling::{self, Comparison, Position},
    texture::{
        Axes, Coordinates, Index, Sampler, Unlayered, cube_position, layer_position, position,
        words,
    },
};
use crate::{
    CompareFunction, CubeArray, D2Array, Format, Multisampled2d, SamplerOptions,
    texture::{View, decode},
};

/// A depth texture. One pointer, as [`Read`](super::Read).
pub struct DepthTexture<'a, D> {
    view: Option<&'a View>,
    dimension: PhantomData<fn() -> D>,
}

impl<D> Clone for DepthTexture<'_, D> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for DepthTexture<'_, D> {}

/// A comparison sampler.
#[derive(Clone, Copy)]
pub struct SamplerComparison<'a> {
    options: &'a SamplerOptions,
    compare: CompareFunction,
}

impl<'a> SamplerComparison<'a> {
    /// What stands in where there is none.
    pub(super) const NONE: Self =
        Self { options: &SamplerOptions::NEAREST, compare: CompareFunction::Never };

    pub(super) fn new(sampler: &'a crate::Sampler) -> Self {
        let compare = sampler.compare().unwrap_or(CompareFunction::Never);
        Self { options: sampler.options(), compare }
    }
}

impl<'a, D> DepthTexture<'a, D> {
    pub(super) fn new(view: Option<&'a View>) -> Self {
        Self { view, dimension: PhantomData }
    }

    #[inline]
    fn load_at(self, at: [u32; 3], layer: u32, level: u32) -> f32 {
        let depth = |view| Some(decode(View::format(view), words(view, at, layer, level)?)[0]);
        f32::from_bits(self.view.and_then(depth).unwrap_or(0))
    }

    #[inline]
    fn sample_at(self, options: &SamplerOptions, position: Position, level: u32) -> f32 {
        let sample = |view| sampling::sample_level(view, options, position, level as f32).x;
        self.view.map_or(0.0, sample)
    }

    #[inline]
    fn gather_at(self, options: &SamplerOptions, position: Position) -> Vec4 {
        let gather = |view| sampling::gather(view, options, position, 0);
        Vec4::from_array(self.view.map_or([0; 4], gather).map(f32::from_bits))
    }

    /// A position whose texels are compared with a depth. Where texels are integers in memory, it is
    /// clamped to what they can be.
    #[inline]
    fn compared(self, sampler: SamplerComparison<'_>, depth: f32, position: Position) -> Position {
        let is_fixed_point = self.view.is_some_and(|view| view.format() == Format::Depth16Unorm);
        let depth = if is_fixed_point { depth.clamp(0.0, 1.0) } else { depth };
        Position { compared: Some(Comparison { function: sampler.compare, depth }), ..position }
    }

    #[inline]
    fn compare_at(self, sampler: SamplerComparison<'_>, depth: f32, position: Position) -> f32 {
        self.sample_at(sampler.options, self.compared(sampler, depth, position), 0)
    }

    #[inline]
    fn gather_compare_at(
        self,
        sampler: SamplerComparison<'_>,
        depth: f32,
        position: Position,
    ) -> Vec4 {
        self.gather_at(sampler.options, self.compared(sampler, depth, position))
    }
}

impl<D: Axes> DepthTexture<'_, D> {
    /// `textureDimensions(t, level)`; of a level that there is not, that of the last one.
    #[inline]
    pub fn dimensions(self, level: impl Index) -> D::Extent {
        D::extent(self.view.map_or([0; 3], |view| {
            view.level_size(level.clamped_index().min(view.levels().len() as u32 - 1))
        }))
    }

    /// `textureNumLevels(t)`
    #[inline]
    pub fn num_levels(self) -> u32 {
        self.view.map_or(0, |view| view.levels().len() as u32)
    }
}

impl<D: Unlayered> DepthTexture<'_, D> {
    /// `textureLoad(t, coordinates, level)`
    #[inline]
    pub fn load(self, coordinates: impl Coordinates<D>, level: impl Index) -> f32 {
        self.load_at(coordinates.texel(), 0, level.index())
    }

    /// `textureSampleLevel(t, sampler, at, level)`
    #[inline]
    pub fn sample_level(self, sampler: Sampler<'_>, at: D::Position, level: impl Index) -> f32 {
        self.sample_at(sampler.0, position::<D>(at, IVec3::ZERO), level.clamped_index())
    }

    /// `textureSampleLevel(t, sampler, at, level, offset)`
    #[inline]
    pub fn sample_level_offset(
        self,
        sampler: Sampler<'_>,
        at: D::Position,
        level: impl Index,
        offset: D::Offset,
    ) -> f32 {
        self.sample_at(sampler.0, position::<D>(at, D::offset(offset)), level.clamped_index())
    }

    /// `textureGather(t, sampler, at)`
    #[inline]
    pub fn gather(self, sampler: Sampler<'_>, at: D::Position) -> Vec4 {
        self.gather_at(sampler.0, position::<D>(at, IVec3::ZERO))
    }

    /// `textureGather(t, sampler, at, offset)`
    #[inline]
    pub fn gather_offset(self, sampler: Sampler<'_>, at: D::Position, offset: D::Offset) -> Vec4 {
        self.gather_at(sampler.0, position::<D>(at, D::offset(offset)))
    }

    /// `textureSampleCompareLevel(t, sampler, at, depth)`
    #[inline]
    pub fn sample_compare_level(
        self,
        sampler: SamplerComparison<'_>,
        at: D::Position,
        depth: f32,
    ) -> f32 {
        self.compare_at(sampler, depth, position::<D>(at, IVec3::ZERO))
    }

    /// `textureSampleCompareLevel(t, sampler, at, depth, offset)`
    #[inline]
    pub fn sample_compare_level_offset(
        self,
        sampler: SamplerComparison<'_>,
        at: D::Position,
        depth: f32,
        offset: D::Offset,
    ) -> f32 {
        self.compare_at(sampler, depth, position::<D>(at, D::offset(offset)))
    }

    /// `textureGatherCompare(t, sampler, at, depth)`
    #[inline]
    pub fn gather_compare(
        self,
        sampler: SamplerComparison<'_>,
        at: D::Position,
        depth: f32,
    ) -> Vec4 {
        self.gather_compare_at(sampler, depth, position::<D>(at, IVec3::ZERO))
    }

    /// `textureGatherCompare(t, sampler, at, depth, offset)`
    #[inline]
    pub fn gather_compare_offset(
        self,
        sampler: SamplerComparison<'_>,
        at: D::Position,
        depth: f32,
        offset: D::Offset,
    ) -> Vec4 {
        self.gather_compare_at(sampler, depth, position::<D>(at, D::offset(offset)))
    }
}

impl DepthTexture<'_, D2Array> {
    /// `textureNumLayers(t)`
    #[inline]
    pub fn num_layers(self) -> u32 {
        self.view.map_or(0, |view| view.layers().len() as u32)
    }

    /// `textureLoad(t, coordinates, layer, level)`
    #[inline]
    pub fn load(
        self,
        coordinates: impl Coordinates<D2Array>,
        layer: impl Index,
        level: impl Index,
    ) -> f32 {
        self.load_at(coordinates.texel(), layer.index(), level.index())
    }

    /// `textureSampleLevel(t, sampler, at, layer, level)`
    #[inline]
    pub fn sample_level(
        self,
        sampler: Sampler<'_>,
        at: Vec2,
        layer: impl Index,
        level: impl Index,
    ) -> f32 {
        self.sample_level_offset(sampler, at, layer, level, IVec2::ZERO)
    }

    /// `textureSampleLevel(t, sampler, at, layer, level, offset)`
    #[inline]
    pub fn sample_level_offset(
        self,
        sampler: Sampler<'_>,
        at: Vec2,
        layer: impl Index,
        level: impl Index,
        offset: IVec2,
    ) -> f32 {
        self.sample_at(sampler.0, layer_position(at, layer, offset), level.clamped_index())
    }

    /// `textureGather(t, sampler, at, layer)`
    #[inline]
    pub fn gather(self, sampler: Sampler<'_>, at: Vec2, layer: impl Index) -> Vec4 {
        self.gather_offset(sampler, at, layer, IVec2::ZERO)
    }

    /// `textureGather(t, sampler, at, layer, offset)`
    #[inline]
    pub fn gather_offset(
        self,
        sampler: Sampler<'_>,
        at: Vec2,
        layer: impl Index,
        offset: IVec2,
    ) -> Vec4 {
        self.gather_at(sampler.0, layer_position(at, layer, offset))
    }

    /// `textureSampleCompareLevel(t, sampler, at, layer, depth)`
    #[inline]
    pub fn sample_compare_level(
        self,
        sampler: SamplerComparison<'_>,
        at: Vec2,
        layer: impl Index,
        depth: f32,
    ) -> f32 {
        self.sample_compare_level_offset(sampler, at, layer, depth, IVec2::ZERO)
    }

    /// `textureSampleCompareLevel(t, sampler, at, layer, depth, offset)`
    #[inline]
    pub fn sample_compare_level_offset(
        self,
        sampler: SamplerComparison<'_>,
        at: Vec2,
        layer: impl Index,
        depth: f32,
        offset: IVec2,
    ) -> f32 {
        self.compare_at(sampler, depth, layer_position(at, layer, offset))
    }

    /// `textureGatherCompare(t, sampler, at, layer, depth)`
    #[inline]
    pub fn gather_compare(
        self,
        sampler: SamplerComparison<'_>,
        at: Vec2,
        layer: impl Index,
        depth: f32,
    ) -> Vec4 {
        self.gather_compare_offset(sampler, at, layer, depth, IVec2::ZERO)
    }

    /// `textureGatherCompare(t, sampler, at, layer, depth, offset)`
    #[inline]
    pub fn gather_compare_offset(
        self,
        sampler: SamplerComparison<'_>,
        at: Vec2,
        layer: impl Index,
        depth: f32,
        offset: IVec2,
    ) -> Vec4 {
        self.gather_compare_at(sampler, depth, layer_position(at, layer, offset))
    }
}

impl DepthTexture<'_, CubeArray> {
    /// `textureNumLayers(t)`: cubes.
    #[inline]
    pub fn num_layers(self) -> u32 {
        self.view.map_or(0, |view| view.layers().len() as u32 / 6)
    }

    /// `textureSampleLevel(t, sampler, direction, layer, level)`
    #[inline]
    pub fn sample_level(
        self,
        sampler: Sampler<'_>,
        direction: Vec3,
        layer: impl Index,
        level: impl Index,
    ) -> f32 {
        self.sample_at(sampler.0, cube_position(direction, layer), level.clamped_index())
    }

    /// `textureGather(t, sampler, direction, layer)`
    #[inline]
    pub fn gather(self, sampler: Sampler<'_>, direction: Vec3, layer: impl Index) -> Vec4 {
        self.gather_at(sampler.0, cube_position(direction, layer))
    }

    /// `textureSampleCompareLevel(t, sampler, direction, layer, depth)`
    #[inline]
    pub fn sample_compare_level(
        self,
        sampler: SamplerComparison<'_>,
        direction: Vec3,
        layer: impl Index,
        depth: f32,
    ) -> f32 {
        self.compare_at(sampler, depth, cube_position(direction, layer))
    }

    /// `textureGatherCompare(t, sampler, direction, layer, depth)`
    #[inline]
    pub fn gather_compare(
        self,
        sampler: SamplerComparison<'_>,
        direction: Vec3,
        layer: impl Index,
        depth: f32,
    ) -> Vec4 {
        self.gather_compare_at(sampler, depth, cube_position(direction, layer))
    }
}

impl DepthTexture<'_, Multisampled2d> {
    /// `textureNumSamples(t)`
    #[inline]
    pub fn num_samples(self) -> u32 {
        self.view.map_or(0, |view| view.layers().len() as u32)
    }

    /// `textureLoad(t, coordinates, sample)`
    #[inline]
    pub fn load(self, coordinates: impl Coordinates<Multisampled2d>, sample: impl Index) -> f32 {
        self.load_at(coordinates.texel(), sample.index(), 0)
    }
}
