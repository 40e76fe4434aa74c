//! Depth textures and comparison samplers, for the CPU form of a kernel.
//!
//! Takes WGSL's coordinates, gives depths, or the share of the texels around a position that pass a
//! comparison. Each texel is compared first; the results are filtered. A load outside gives 0.

use glam::{IVec3, Vec4};

use super::{
    sampling::{Comparison, Position},
    texture::{Axes, Coordinates, Index, SamplePosition, SampledTexture, Sampler, position},
};
use crate::{CompareFunction, Depth, Format, SamplerOptions};

/// A comparison sampler.
#[derive(Clone, Copy)]
pub struct SamplerComparison<'a> {
    options: &'a SamplerOptions,
    compare: CompareFunction,
}

impl<'a> SamplerComparison<'a> {
    /// The replacement for a missing sampler.
    pub(super) const NONE: Self =
        Self { options: &SamplerOptions::NEAREST, compare: CompareFunction::Never };

    pub(super) fn new(sampler: &'a crate::Sampler) -> Self {
        let compare = sampler.compare().unwrap_or(CompareFunction::Never);
        Self { options: sampler.options(), compare }
    }
}

impl<D: Axes> SampledTexture<'_, Depth, D> {
    /// `textureLoad(t, coordinates, level)`
    #[inline]
    pub fn load(self, coordinates: impl Coordinates<D>, level: impl Index) -> f32 {
        f32::from_bits(self.bits(coordinates.texel(), level.index())[0])
    }

    /// `textureSampleLevel(t, sampler, at, level)`
    #[inline]
    pub fn sample_level(
        self,
        sampler: Sampler<'_>,
        at: impl SamplePosition<D>,
        level: impl Index,
    ) -> f32 {
        self.sampled(sampler.0, position(at, IVec3::ZERO), level.clamped_index() as f32).x
    }

    /// `textureSampleLevel(t, sampler, at, level, offset)`
    #[inline]
    pub fn sample_level_offset(
        self,
        sampler: Sampler<'_>,
        at: impl SamplePosition<D>,
        level: impl Index,
        offset: D::Offset,
    ) -> f32 {
        self.sampled(sampler.0, position(at, D::offset(offset)), level.clamped_index() as f32).x
    }

    /// `textureGather(t, sampler, at)`
    #[inline]
    pub fn gather(self, sampler: Sampler<'_>, at: impl SamplePosition<D>) -> Vec4 {
        self.depths(sampler.0, position(at, IVec3::ZERO))
    }

    /// `textureGather(t, sampler, at, offset)`
    #[inline]
    pub fn gather_offset(
        self,
        sampler: Sampler<'_>,
        at: impl SamplePosition<D>,
        offset: D::Offset,
    ) -> Vec4 {
        self.depths(sampler.0, position(at, D::offset(offset)))
    }

    /// `textureSampleCompareLevel(t, sampler, at, depth)`
    #[inline]
    pub fn sample_compare_level(
        self,
        sampler: SamplerComparison<'_>,
        at: impl SamplePosition<D>,
        depth: f32,
    ) -> f32 {
        let position = self.compared(sampler, depth, position(at, IVec3::ZERO));
        self.sampled(sampler.options, position, 0.0).x
    }

    /// `textureSampleCompareLevel(t, sampler, at, depth, offset)`
    #[inline]
    pub fn sample_compare_level_offset(
        self,
        sampler: SamplerComparison<'_>,
        at: impl SamplePosition<D>,
        depth: f32,
        offset: D::Offset,
    ) -> f32 {
        let position = self.compared(sampler, depth, position(at, D::offset(offset)));
        self.sampled(sampler.options, position, 0.0).x
    }

    /// `textureGatherCompare(t, sampler, at, depth)`
    #[inline]
    pub fn gather_compare(
        self,
        sampler: SamplerComparison<'_>,
        at: impl SamplePosition<D>,
        depth: f32,
    ) -> Vec4 {
        self.depths(sampler.options, self.compared(sampler, depth, position(at, IVec3::ZERO)))
    }

    /// `textureGatherCompare(t, sampler, at, depth, offset)`
    #[inline]
    pub fn gather_compare_offset(
        self,
        sampler: SamplerComparison<'_>,
        at: impl SamplePosition<D>,
        depth: f32,
        offset: D::Offset,
    ) -> Vec4 {
        self.depths(sampler.options, self.compared(sampler, depth, position(at, D::offset(offset))))
    }

    #[inline]
    fn depths(self, options: &SamplerOptions, position: Position) -> Vec4 {
        Vec4::from_array(self.gathered(0, options, position).map(f32::from_bits))
    }

    /// A position whose texels are compared with a depth. If texels are integers in memory, the
    /// depth is clamped to their range.
    #[inline]
    fn compared(self, sampler: SamplerComparison<'_>, depth: f32, position: Position) -> Position {
        let is_fixed_point = self.format() == Some(Format::Depth16Unorm);
        let depth = if is_fixed_point { depth.clamp(0.0, 1.0) } else { depth };
        Position { compared: Some(Comparison { function: sampler.compare, depth }), ..position }
    }
}
