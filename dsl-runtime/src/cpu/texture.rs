//! Textures and samplers as the CPU form of a kernel sees them.
//!
//! Takes WGSL's coordinates, gives WGSL's texture functions over glam's vectors. A load outside gives
//! what a texel of zero bits does: zeros, and 1 for the fourth component where the format has none,
//! as Vulkan's and Direct3D's robust access has it and WGSL allows. A store outside is dropped.

use std::marker::PhantomData;

use glam::{IVec2, IVec3, UVec2, UVec3, Vec2, Vec3};

use super::{
    sampling::{self, Position},
    watch::At,
};
use crate::{
    Component, Cube, CubeArray, D1, D2, D2Array, D3, Multisampled2d, SamplerOptions, TextureFormat,
    texture::{View, decode, encode},
};

/// A dimension's coordinates in kernels.
pub trait Axes {
    /// A sampling coordinate.
    type Position;
    /// An offset in texels.
    type Offset;
    /// What `textureDimensions` gives.
    type Extent;

    #[doc(hidden)]
    fn position(position: Self::Position) -> Vec3;

    #[doc(hidden)]
    fn offset(offset: Self::Offset) -> IVec3;

    #[doc(hidden)]
    fn extent(size: [u32; 3]) -> Self::Extent;
}

macro_rules! axes {
    ($($dimension:ident $position:ty, $offset:ty, $extent:ty:
        |$at:ident| $vec:expr, |$by:ident| $ivec:expr, |$size:ident| $uvec:expr;)*) => {$(
        impl Axes for $dimension {
            type Position = $position;
            type Offset = $offset;
            type Extent = $extent;

            #[inline(always)]
            fn position($at: $position) -> Vec3 {
                $vec
            }

            #[inline(always)]
            fn offset($by: $offset) -> IVec3 {
                $ivec
            }

            #[inline(always)]
            fn extent($size: [u32; 3]) -> $extent {
                $uvec
            }
        }
    )*};
}

axes! {
    D1 f32, i32, u32: |at| Vec3::new(at, 0.0, 0.0), |by| IVec3::new(by, 0, 0), |size| size[0];
    D2 Vec2, IVec2, UVec2: |at| at.extend(0.0), |by| by.extend(0), |size| UVec2::new(size[0], size[1]);
    D2Array Vec2, IVec2, UVec2: |at| at.extend(0.0), |by| by.extend(0), |size| UVec2::new(size[0], size[1]);
    D3 Vec3, IVec3, UVec3: |at| at, |by| by, |size| UVec3::from_array(size);
    Cube Vec3, IVec3, UVec2: |at| at, |by| by, |size| UVec2::new(size[0], size[1]);
    CubeArray Vec3, IVec3, UVec2: |at| at, |by| by, |size| UVec2::new(size[0], size[1]);
    Multisampled2d Vec2, IVec2, UVec2: |at| at.extend(0.0), |by| by.extend(0), |size| UVec2::new(size[0], size[1]);
}

/// A dimension whose textures have one layer, in WGSL's functions.
pub trait Unlayered: Axes {}

impl Unlayered for D1 {}

impl Unlayered for D2 {}

impl Unlayered for D3 {}

impl Unlayered for Cube {}

/// Integers that address a texel in dimension `D`; negative ones are outside of every texture.
pub trait Coordinates<D> {
    #[doc(hidden)]
    fn texel(self) -> [u32; 3];
}

macro_rules! coordinates {
    ($($dimension:ident $ty:ident |$c:ident| $texel:expr;)*) => {$(
        impl Coordinates<$dimension> for $ty {
            #[inline(always)]
            fn texel(self) -> [u32; 3] {
                let $c = self;
                $texel
            }
        }
    )*};
}

coordinates! {
    D1 u32 |c| [c, 0, 0];
    D1 i32 |c| [c as u32, 0, 0];
    D2 UVec2 |c| [c.x, c.y, 0];
    D2 IVec2 |c| [c.x as u32, c.y as u32, 0];
    D2Array UVec2 |c| [c.x, c.y, 0];
    D2Array IVec2 |c| [c.x as u32, c.y as u32, 0];
    Multisampled2d UVec2 |c| [c.x, c.y, 0];
    Multisampled2d IVec2 |c| [c.x as u32, c.y as u32, 0];
    D3 UVec3 |c| [c.x, c.y, c.z];
    D3 IVec3 |c| [c.x as u32, c.y as u32, c.z as u32];
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

/// The words of the texel `at` of a level of the view, counted from its first; `None` outside.
#[inline]
pub(super) fn words(view: &View, at: [u32; 3], layer: u32, level: u32) -> Option<[u32; 4]> {
    let (levels, at) = (view.levels(), within(view, at, layer)?);
    if level >= levels.len() as u32 {
        return None;
    }
    view.texels()?.load(levels.start + level, at)
}

/// The texel's place in the whole texture; `None` if the view lacks the layer.
#[inline]
fn within(view: &View, [x, y, z]: [u32; 3], layer: u32) -> Option<[u32; 3]> {
    let layers = view.layers();
    // A 3-D texture has one layer, and a texel of the others z = 0.
    (layer < layers.len() as u32).then(|| [x, y, z.saturating_add(layers.start + layer)])
}

/// A sampler. One pointer, as [`Read`](super::Read).
#[derive(Clone, Copy)]
pub struct Sampler<'a>(pub(super) &'a SamplerOptions);

impl Sampler<'_> {
    /// What stands in where there is none.
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

impl<T: Component, D: Axes> SampledTexture<'_, T, D> {
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

    #[inline]
    fn load_at(self, at: [u32; 3], layer: u32, level: u32) -> T::Vec4 {
        T::vec4_from_bits(self.view.map_or([0; 4], |view| {
            decode(view.format(), words(view, at, layer, level).unwrap_or([0; 4]))
        }))
    }

    #[inline]
    fn gather_at(self, component: u32, sampler: Sampler<'_>, position: Position) -> T::Vec4 {
        T::vec4_from_bits(
            self.view.map_or([0; 4], |view| sampling::gather(view, sampler.0, position, component)),
        )
    }
}

impl<D: Axes> SampledTexture<'_, f32, D> {
    #[inline]
    fn sample_at(self, sampler: Sampler<'_>, position: Position, level: f32) -> glam::Vec4 {
        self.view.map_or(glam::Vec4::ZERO, |view| {
            sampling::sample_level(view, sampler.0, position, level)
        })
    }
}

/// Where an unlayered texture is sampled.
#[inline(always)]
pub(super) fn position<D: Axes>(at: D::Position, offset: IVec3) -> Position {
    Position { at: D::position(at), layer: 0, offset, compared: None }
}

/// Where a layer is sampled; layers outside are the last or first one.
#[inline(always)]
pub(super) fn layer_position(at: Vec2, layer: impl Index, offset: IVec2) -> Position {
    Position { offset: offset.extend(0), ..cube_position(at.extend(0.0), layer) }
}

impl<T: Component, D: Unlayered> SampledTexture<'_, T, D> {
    /// `textureLoad(t, coordinates, level)`
    #[inline]
    pub fn load(self, coordinates: impl Coordinates<D>, level: impl Index) -> T::Vec4 {
        self.load_at(coordinates.texel(), 0, level.index())
    }

    /// `textureGather(component, t, sampler, at)`
    #[inline]
    pub fn gather(self, component: u32, sampler: Sampler<'_>, at: D::Position) -> T::Vec4 {
        self.gather_at(component, sampler, position::<D>(at, IVec3::ZERO))
    }

    /// `textureGather(component, t, sampler, at, offset)`
    #[inline]
    pub fn gather_offset(
        self,
        component: u32,
        sampler: Sampler<'_>,
        at: D::Position,
        offset: D::Offset,
    ) -> T::Vec4 {
        self.gather_at(component, sampler, position::<D>(at, D::offset(offset)))
    }
}

impl<D: Unlayered> SampledTexture<'_, f32, D> {
    /// `textureSampleLevel(t, sampler, at, level)`
    #[inline]
    pub fn sample_level(self, sampler: Sampler<'_>, at: D::Position, level: f32) -> glam::Vec4 {
        self.sample_at(sampler, position::<D>(at, IVec3::ZERO), level)
    }

    /// `textureSampleLevel(t, sampler, at, level, offset)`
    #[inline]
    pub fn sample_level_offset(
        self,
        sampler: Sampler<'_>,
        at: D::Position,
        level: f32,
        offset: D::Offset,
    ) -> glam::Vec4 {
        self.sample_at(sampler, position::<D>(at, D::offset(offset)), level)
    }
}

impl SampledTexture<'_, f32, D2> {
    /// `textureSampleBaseClampToEdge(t, sampler, at)`
    #[inline]
    pub fn sample_base_clamp_to_edge(self, sampler: Sampler<'_>, at: Vec2) -> glam::Vec4 {
        let half_texel = 0.5 / self.dimensions(0u32).as_vec2();
        let at = at.max(half_texel).min(1.0 - half_texel);
        self.sample_level(sampler, at, 0.0)
    }
}

/// Where a cube of an array is sampled; cubes outside are the last or first one.
#[inline(always)]
pub(super) fn cube_position(at: Vec3, layer: impl Index) -> Position {
    Position { at, layer: layer.clamped_index(), offset: IVec3::ZERO, compared: None }
}

impl<T: Component> SampledTexture<'_, T, CubeArray> {
    /// `textureNumLayers(t)`: cubes.
    #[inline]
    pub fn num_layers(self) -> u32 {
        self.view.map_or(0, |view| view.layers().len() as u32 / 6)
    }

    /// `textureGather(component, t, sampler, direction, layer)`
    #[inline]
    pub fn gather(
        self,
        component: u32,
        sampler: Sampler<'_>,
        direction: Vec3,
        layer: impl Index,
    ) -> T::Vec4 {
        self.gather_at(component, sampler, cube_position(direction, layer))
    }
}

impl SampledTexture<'_, f32, CubeArray> {
    /// `textureSampleLevel(t, sampler, direction, layer, level)`
    #[inline]
    pub fn sample_level(
        self,
        sampler: Sampler<'_>,
        direction: Vec3,
        layer: impl Index,
        level: f32,
    ) -> glam::Vec4 {
        self.sample_at(sampler, cube_position(direction, layer), level)
    }
}

impl<T: Component> SampledTexture<'_, T, D2Array> {
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
    ) -> T::Vec4 {
        self.load_at(coordinates.texel(), layer.index(), level.index())
    }

    /// `textureGather(component, t, sampler, at, layer)`
    #[inline]
    pub fn gather(
        self,
        component: u32,
        sampler: Sampler<'_>,
        at: Vec2,
        layer: impl Index,
    ) -> T::Vec4 {
        self.gather_at(component, sampler, layer_position(at, layer, IVec2::ZERO))
    }

    /// `textureGather(component, t, sampler, at, layer, offset)`
    #[inline]
    pub fn gather_offset(
        self,
        component: u32,
        sampler: Sampler<'_>,
        at: Vec2,
        layer: impl Index,
        offset: IVec2,
    ) -> T::Vec4 {
        self.gather_at(component, sampler, layer_position(at, layer, offset))
    }
}

impl<T: Component> SampledTexture<'_, T, Multisampled2d> {
    /// `textureNumSamples(t)`
    #[inline]
    pub fn num_samples(self) -> u32 {
        self.view.map_or(0, |view| view.layers().len() as u32)
    }

    /// `textureLoad(t, coordinates, sample)`
    #[inline]
    pub fn load(
        self,
        coordinates: impl Coordinates<Multisampled2d>,
        sample: impl Index,
    ) -> T::Vec4 {
        self.load_at(coordinates.texel(), sample.index(), 0)
    }
}

impl SampledTexture<'_, f32, D2Array> {
    /// `textureSampleLevel(t, sampler, at, layer, level)`
    #[inline]
    pub fn sample_level(
        self,
        sampler: Sampler<'_>,
        at: Vec2,
        layer: impl Index,
        level: f32,
    ) -> glam::Vec4 {
        self.sample_at(sampler, layer_position(at, layer, IVec2::ZERO), level)
    }

    /// `textureSampleLevel(t, sampler, at, layer, level, offset)`
    #[inline]
    pub fn sample_level_offset(
        self,
        sampler: Sampler<'_>,
        at: Vec2,
        layer: impl Index,
        level: f32,
        offset: IVec2,
    ) -> glam::Vec4 {
        self.sample_at(sampler, layer_position(at, layer, offset), level)
    }
}

impl<F: TextureFormat, D: Axes> StorageTexture<'_, F, D> {
    /// `textureDimensions(t)`
    #[inline]
    pub fn dimensions(self) -> D::Extent {
        D::extent(self.view.map_or([0; 3], |view| view.level_size(0)))
    }

    /// The texel's number among those of the level and of the layers; `None` outside.
    #[inline]
    fn number(self, [x, y, z]: [u32; 3], layer: u32) -> Option<usize> {
        let [width, height, depth] = self.view?.level_size(0);
        let z = u64::from(z) + u64::from(layer);
        let is_inside = x < width && y < height && z < depth.into();
        let row = || z as usize * height as usize + y as usize;
        is_inside.then(|| row() * width as usize + x as usize)
    }

    #[inline]
    fn load_at(
        self,
        at: [u32; 3],
        layer: u32,
        access: impl At,
    ) -> <F::Component as Component>::Vec4 {
        access.texel(self.n, || self.number(at, layer), false);
        let words = self.view.and_then(|view| words(view, at, layer, 0));
        F::Component::vec4_from_bits(decode(F::FORMAT, words.unwrap_or([0; 4])))
    }

    #[inline]
    fn store_at(
        self,
        at: [u32; 3],
        layer: u32,
        value: <F::Component as Component>::Vec4,
        access: impl At,
    ) {
        access.texel(self.n, || self.number(at, layer), true);
        let Some(view) = self.view else { return };
        if let (Some(texels), Some(at)) = (view.texels(), within(view, at, layer)) {
            let words = encode(F::FORMAT, F::Component::vec4_to_bits(value));
            texels.store(view.levels().start, at, words);
        }
    }
}

impl<F: TextureFormat, D: Unlayered> StorageTexture<'_, F, D> {
    /// `textureLoad(t, coordinates)`
    #[inline]
    pub fn load(
        self,
        coordinates: impl Coordinates<D>,
        access: impl At,
    ) -> <F::Component as Component>::Vec4 {
        self.load_at(coordinates.texel(), 0, access)
    }

    /// `textureStore(t, coordinates, value)`
    #[inline]
    pub fn store(
        self,
        coordinates: impl Coordinates<D>,
        value: <F::Component as Component>::Vec4,
        access: impl At,
    ) {
        self.store_at(coordinates.texel(), 0, value, access);
    }
}

impl<F: TextureFormat> StorageTexture<'_, F, D2Array> {
    /// `textureNumLayers(t)`
    #[inline]
    pub fn num_layers(self) -> u32 {
        self.view.map_or(0, |view| view.layers().len() as u32)
    }

    /// `textureLoad(t, coordinates, layer)`
    #[inline]
    pub fn load(
        self,
        coordinates: impl Coordinates<D2Array>,
        layer: impl Index,
        access: impl At,
    ) -> <F::Component as Component>::Vec4 {
        self.load_at(coordinates.texel(), layer.index(), access)
    }

    /// `textureStore(t, coordinates, layer, value)`
    #[inline]
    pub fn store(
        self,
        coordinates: impl Coordinates<D2Array>,
        layer: impl Index,
        value: <F::Component as Component>::Vec4,
        access: impl At,
    ) {
        self.store_at(coordinates.texel(), layer.index(), value, access);
    }
}
