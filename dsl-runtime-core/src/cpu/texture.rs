//! Textures and samplers, for the CPU form of a kernel.
//!
//! Takes WGSL's coordinates, implements WGSL's texture functions over glam's vectors. A load
//! outside gives the value of a texel of zero bits: zeros, and 1 for a fourth component that the
//! format lacks. Vulkan's and Direct3D's robust access does the same, and WGSL allows it. A store
//! outside is dropped.

use std::marker::PhantomData;

use glam::{IVec2, IVec3, UVec2, UVec3, Vec2, Vec3, Vec4};

use super::{
    sampling::{self, Position},
    watch::At,
};
use crate::{
    Component, Cube, CubeArray, D1, D2, D2Array, D3, Format, Multisampled2d, SamplerOptions,
    TextureFormat,
    texture::{Color, View, decode, encode},
};

/// A dimension's coordinates in kernels.
pub trait Axes {
    /// An offset in texels.
    type Offset;
    /// The result of `textureDimensions`.
    type Extent;

    #[doc(hidden)]
    fn offset(offset: Self::Offset) -> IVec3;

    #[doc(hidden)]
    fn extent(size: [u32; 3]) -> Self::Extent;
}

macro_rules! axes {
    ($($offset:ty, $extent:ty, |$by:ident| $ivec:expr, |$size:ident| $uvec:expr, $($dimension:ident)*;)*) => {$($(
        impl Axes for $dimension {
            type Offset = $offset;
            type Extent = $extent;

            #[inline(always)]
            fn offset($by: $offset) -> IVec3 {
                $ivec
            }

            #[inline(always)]
            fn extent($size: [u32; 3]) -> $extent {
                $uvec
            }
        }
    )*)*};
}

axes! {
    i32, u32, |by| IVec3::new(by, 0, 0), |size| size[0], D1;
    IVec2, UVec2, |by| by.extend(0), |size| UVec2::new(size[0], size[1]), D2 D2Array Multisampled2d;
    IVec3, UVec3, |by| by, |size| UVec3::from_array(size), D3;
    IVec3, UVec2, |by| by, |size| UVec2::new(size[0], size[1]), Cube CubeArray;
}

/// Integers that address a texel in dimension `D`, with its layer or sample if it has one. Negative
/// ones are outside of every texture.
pub trait Coordinates<D> {
    #[doc(hidden)]
    fn texel(self) -> ([u32; 3], u32);
}

/// A texel of a level: its position, and its layer or sample.
type Texel = ([u32; 3], u32);

macro_rules! coordinates {
    ($($dimension:ident $ty:ident |$c:ident| $texel:expr;)*) => {$(
        impl Coordinates<$dimension> for $ty {
            #[inline(always)]
            fn texel(self) -> Texel {
                let $c = self;
                ($texel, 0)
            }
        }
    )*};
}

coordinates! {
    D1 u32 |c| [c, 0, 0];
    D1 i32 |c| [c as u32, 0, 0];
    D2 UVec2 |c| [c.x, c.y, 0];
    D2 IVec2 |c| [c.x as u32, c.y as u32, 0];
    D3 UVec3 |c| [c.x, c.y, c.z];
    D3 IVec3 |c| [c.x as u32, c.y as u32, c.z as u32];
}

macro_rules! layers {
    ($($dimension:ident)*) => {$(
        impl<C: Coordinates<D2>, I: Index> Coordinates<$dimension> for (C, I) {
            #[inline(always)]
            fn texel(self) -> Texel {
                (self.0.texel().0, self.1.index())
            }
        }
    )*};
}

layers!(D2Array Multisampled2d);

/// Where a texture of dimension `D` is sampled: a position or, for a cube, a direction; for an
/// array, also the layer. Layers outside become the last or the first one.
pub trait SamplePosition<D> {
    #[doc(hidden)]
    fn position(self) -> (Vec3, u32);
}

macro_rules! positions {
    ($($dimension:ident $ty:ident |$at:ident| $vec:expr;)*) => {$(
        impl SamplePosition<$dimension> for $ty {
            #[inline(always)]
            fn position(self) -> (Vec3, u32) {
                let $at = self;
                ($vec, 0)
            }
        }
    )*};
}

positions! {
    D1 f32 |at| Vec3::new(at, 0.0, 0.0);
    D2 Vec2 |at| at.extend(0.0);
    D3 Vec3 |at| at;
    Cube Vec3 |at| at;
}

impl<I: Index> SamplePosition<D2Array> for (Vec2, I) {
    #[inline(always)]
    fn position(self) -> (Vec3, u32) {
        (self.0.extend(0.0), self.1.clamped_index())
    }
}

impl<I: Index> SamplePosition<CubeArray> for (Vec3, I) {
    #[inline(always)]
    fn position(self) -> (Vec3, u32) {
        (self.0, self.1.clamped_index())
    }
}

/// A level or a layer: `u32` or `i32`.
pub trait Index: Copy {
    #[doc(hidden)]
    fn index(self) -> u32;

    #[doc(hidden)]
    fn clamped_index(self) -> u32;
}

impl Index for u32 {
    #[inline(always)]
    fn index(self) -> u32 {
        self
    }

    #[inline(always)]
    fn clamped_index(self) -> u32 {
        self
    }
}

impl Index for i32 {
    #[inline(always)]
    fn index(self) -> u32 {
        self as u32
    }

    #[inline(always)]
    fn clamped_index(self) -> u32 {
        self.max(0) as u32
    }
}

/// The words of a texel of a level, counted from the view's first level; `None` outside.
#[inline]
fn words(view: &View, texel: Texel, level: u32) -> Option<[u32; 4]> {
    match (within(view, texel), view.texels()) {
        (Some(at), Some(texels)) if level < view.num_levels() => {
            texels.load(view.base_level() + level, at)
        }
        _ => None,
    }
}

/// Whether the view has the texel.
#[inline]
fn has(view: &View, texel: Texel, level: u32) -> bool {
    match (within(view, texel), view.texels()) {
        (Some(at), Some(texels)) if level < view.num_levels() => {
            texels.has(view.base_level() + level, at)
        }
        _ => false,
    }
}

/// The texel's position in the whole texture; `None` if the view lacks the layer.
#[inline(always)]
fn within(view: &View, ([x, y, z], layer): Texel) -> Option<[u32; 3]> {
    let layers = view.layers();
    // A 3-D texture has one layer. In other textures a texel has z = 0.
    if layer < layers.end - layers.start {
        Some([x, y, z.saturating_add(layers.start + layer)])
    } else {
        None
    }
}

/// A sampler. One pointer, as [`Read`](super::Read).
#[derive(Clone, Copy)]
pub struct Sampler<'a>(pub(super) &'a SamplerOptions);

impl Sampler<'_> {
    /// The replacement for a missing sampler.
    pub(super) const NONE: Self = Self(&SamplerOptions::NEAREST);
}

/// A sampled texture with components `T`. One pointer, as [`Read`](super::Read).
pub struct SampledTexture<'a, T, D> {
    view: Option<&'a View>,
    kind: PhantomData<fn() -> (T, D)>,
}

/// A storage texture of format `F`, and the number of its binding.
pub struct StorageTexture<'a, F, D> {
    view: Option<&'a View>,
    n: usize,
    kind: PhantomData<fn() -> (F, D)>,
}

impl<'a, T, D> SampledTexture<'a, T, D> {
    pub(super) fn new(view: Option<&'a View>) -> Self {
        Self { view, kind: PhantomData }
    }

    /// The texel format, if there is a texture.
    pub(super) fn format(self) -> Option<Format> {
        self.view.map(View::format)
    }
}

impl<'a, F, D> StorageTexture<'a, F, D> {
    pub(super) fn new(view: Option<&'a View>, n: usize) -> Self {
        Self { view, n, kind: PhantomData }
    }
}

macro_rules! handles {
    ($($name:ident)*) => {$(
        impl<T, D> Clone for $name<'_, T, D> {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T, D> Copy for $name<'_, T, D> {}
    )*};
}

handles!(SampledTexture StorageTexture);

impl<T, D: Axes> SampledTexture<'_, T, D> {
    /// Whether the texel exists.
    #[inline]
    pub fn has(self, coordinates: impl Coordinates<D>, level: impl Index) -> bool {
        match self.view {
            Some(view) => has(view, coordinates.texel(), level.index()),
            None => false,
        }
    }
}

impl<T: Component, D: Axes> SampledTexture<'_, T, D> {
    /// `textureDimensions(t, level)`. A level above the last one counts as the last one.
    #[inline]
    pub fn dimensions(self, level: impl Index) -> D::Extent {
        D::extent(self.view.map_or([0; 3], |view| {
            view.level_size(level.clamped_index().min(view.num_levels() - 1))
        }))
    }

    /// `textureNumLevels(t)`
    #[inline]
    pub fn num_levels(self) -> u32 {
        self.view.map_or(0, View::num_levels)
    }

    /// `textureNumLayers(t)`. For an array of cubes, the number of cubes.
    #[inline]
    pub fn num_layers(self) -> u32 {
        self.view.map_or(0, View::num_layers)
    }

    /// `textureNumSamples(t)`
    #[inline]
    pub fn num_samples(self) -> u32 {
        self.num_layers()
    }

    /// The components of a texel, as bits.
    #[inline]
    pub(super) fn bits(self, texel: Texel, level: u32) -> [u32; 4] {
        let Some(view) = self.view else { return [0; 4] };
        match words(view, texel, level) {
            Some(words) => decode(view.format(), words),
            None => decode(view.format(), [0; 4]),
        }
    }

    /// One component of each of the four texels around a position.
    #[inline]
    pub(super) fn gathered(
        self,
        component: u32,
        options: &SamplerOptions,
        position: Position,
    ) -> [u32; 4] {
        self.view.map_or([0; 4], |view| sampling::gather(view, options, position, component))
    }

    #[inline]
    pub(super) fn sampled(self, options: &SamplerOptions, position: Position, level: f32) -> Vec4 {
        self.view.map_or(Vec4::ZERO, |view| sampling::sample_level(view, options, position, level))
    }
}

/// The position at which a texture is sampled.
#[inline(always)]
pub(super) fn position<D>(at: impl SamplePosition<D>, offset: IVec3) -> Position {
    let (at, layer) = at.position();
    Position { at, layer, offset, compared: None }
}

impl<T: Color, D: Axes> SampledTexture<'_, T, D> {
    /// `textureLoad(t, coordinates, level)`
    #[inline]
    pub fn load(self, coordinates: impl Coordinates<D>, level: impl Index) -> T::Vec4 {
        T::vec4_from_bits(self.bits(coordinates.texel(), level.index()))
    }

    /// `textureGather(component, t, sampler, at)`
    #[inline]
    pub fn gather(
        self,
        component: u32,
        sampler: Sampler<'_>,
        at: impl SamplePosition<D>,
    ) -> T::Vec4 {
        T::vec4_from_bits(self.gathered(component, sampler.0, position(at, IVec3::ZERO)))
    }

    /// `textureGather(component, t, sampler, at, offset)`
    #[inline]
    pub fn gather_offset(
        self,
        component: u32,
        sampler: Sampler<'_>,
        at: impl SamplePosition<D>,
        offset: D::Offset,
    ) -> T::Vec4 {
        T::vec4_from_bits(self.gathered(component, sampler.0, position(at, D::offset(offset))))
    }
}

impl<D: Axes> SampledTexture<'_, f32, D> {
    /// `textureSampleLevel(t, sampler, at, level)`
    #[inline]
    pub fn sample_level(
        self,
        sampler: Sampler<'_>,
        at: impl SamplePosition<D>,
        level: f32,
    ) -> Vec4 {
        self.sampled(sampler.0, position(at, IVec3::ZERO), level)
    }

    /// `textureSampleLevel(t, sampler, at, level, offset)`
    #[inline]
    pub fn sample_level_offset(
        self,
        sampler: Sampler<'_>,
        at: impl SamplePosition<D>,
        level: f32,
        offset: D::Offset,
    ) -> Vec4 {
        self.sampled(sampler.0, position(at, D::offset(offset)), level)
    }
}

impl SampledTexture<'_, f32, D2> {
    /// `textureSampleBaseClampToEdge(t, sampler, at)`
    #[inline]
    pub fn sample_base_clamp_to_edge(self, sampler: Sampler<'_>, at: Vec2) -> Vec4 {
        let half_texel = 0.5 / self.dimensions(0u32).as_vec2();
        let at = at.max(half_texel).min(1.0 - half_texel);
        self.sample_level(sampler, at, 0.0)
    }
}

impl<F: TextureFormat, D: Axes> StorageTexture<'_, F, D> {
    /// `textureDimensions(t)`
    #[inline]
    pub fn dimensions(self) -> D::Extent {
        D::extent(self.view.map_or([0; 3], |view| view.level_size(0)))
    }

    /// `textureNumLayers(t)`
    #[inline]
    pub fn num_layers(self) -> u32 {
        self.view.map_or(0, View::num_layers)
    }

    /// The texel's index among the texels of the level in all layers; `None` outside.
    #[inline]
    fn number(self, ([x, y, z], layer): Texel) -> Option<usize> {
        let [width, height, depth] = self.view?.level_size(0);
        let z = u64::from(z) + u64::from(layer);
        let is_inside = x < width && y < height && z < depth.into();
        let row = || z as usize * height as usize + y as usize;
        is_inside.then(|| row() * width as usize + x as usize)
    }

    /// `textureLoad(t, coordinates)`
    #[inline]
    pub fn load(
        self,
        coordinates: impl Coordinates<D>,
        access: impl At,
    ) -> <F::Component as Component>::Vec4 {
        let texel = coordinates.texel();
        access.texel(self.n, || self.number(texel), false);
        let words = self.view.and_then(|view| words(view, texel, 0));
        if words.is_none() {
            access.outside(0, 0);
        }
        F::Component::vec4_from_bits(decode(F::FORMAT, words.unwrap_or([0; 4])))
    }

    /// `textureStore(t, coordinates, value)`
    #[inline]
    pub fn store(
        self,
        coordinates: impl Coordinates<D>,
        value: <F::Component as Component>::Vec4,
        access: impl At,
    ) {
        let texel = coordinates.texel();
        access.texel(self.n, || self.number(texel), true);
        let Some(view) = self.view else { return };
        if let (Some(texels), Some(at)) = (view.texels(), within(view, texel)) {
            let words = encode(F::FORMAT, F::Component::vec4_to_bits(value));
            texels.store(view.base_level(), at, words);
        }
    }
}
