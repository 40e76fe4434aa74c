//! Textures: texels of one format in one, two or three dimensions, and views of parts of them.
//!
//! Takes dense host texels, gives memory of one device that kernels sample ([`SampledTexture`]) or
//! access texel by texel ([`StorageTexture2d`] and its like). Invariant: the memory has the format
//! and the dimension of the type, and its device never changes. Handles of one texture share its
//! memory. A launch checks that no texture is written while it is bound a second time.

mod codec;
mod format;
#[cfg(feature = "image")]
mod image;
mod sampler;
mod shape;
mod texel;

#[cfg(test)]
mod tests;

use std::{
    fmt,
    marker::PhantomData,
    ops::Range,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

pub(crate) use codec::{decode, encode};
pub(crate) use format::Color;
pub use format::{Component, Depth, Format, SampleType, StorageAccess, TextureFormat, formats};
#[cfg(feature = "image")]
pub use image::ImageFormat;
pub use sampler::{
    AddressMode, CompareFunction, Filter, Sampler, SamplerComparison, SamplerOptions,
};
pub use shape::{
    Cube, CubeArray, D1, D2, D2Array, D3, Dimension, Multisampled2d, Shape, TextureDimension,
};
pub use texel::Texel;

use crate::{Device, Error, cpu::Texels, device::Backend, gpu, trace::span, wait::Wait};

/// Some mip levels and layers of a texture.
pub struct View {
    device: Device,
    format: Format,
    dimension: TextureDimension,
    /// The number of the texture; all its views share it.
    texture: u64,
    /// Width, height, and depth, layers or samples of the whole texture at its level 0.
    size: [u32; 3],
    levels: Range<u32>,
    /// For a multisampled texture, its samples.
    layers: Range<u32>,
    place: Place,
}

enum Place {
    Host(Arc<Texels>),
    Gpu(Box<gpu::Texture>),
}

impl View {
    /// A view of a wgpu texture.
    fn adopt<F: TextureFormat, D: Dimension>(
        device: &Device,
        texture: wgpu::Texture,
    ) -> Result<Self, Error> {
        let (format, dimension) = (F::FORMAT, D::DIMENSION);
        let Backend::Gpu(gpu) = device.backend() else {
            return Err(device.without_wgpu("texture"));
        };
        if texture.format() != format.to_wgpu() {
            let problem = format!("its format is {:?}, not {}", texture.format(), format.name());
            return Err(gpu.unusable("texture", problem));
        }
        let wgpu::Extent3d { width, height, depth_or_array_layers } = texture.size();
        let size = match dimension {
            TextureDimension::Multisampled2d => [width, height, texture.sample_count()],
            _ => [width, height, depth_or_array_layers],
        };
        let place = gpu.adopt_texture(texture, dimension, format.sample_type())?;
        let (levels, layers) = (place.levels(), place.layers());
        let (device, texture, place) = (device.clone(), number(), Place::Gpu(Box::new(place)));
        Ok(Self { device, format, dimension, texture, size, levels, layers, place })
    }

    /// A texture of zeros.
    fn zeroed<F: TextureFormat, D: Dimension>(
        device: &Device,
        shape: Shape<D>,
    ) -> Result<Self, Error> {
        let (format, dimension, size) = (F::FORMAT, D::DIMENSION, shape.size);
        check_shape(device, shape)?;
        check_kind(device, format, dimension)?;
        let levels = 0..shape.mip_levels;
        let layers = 0..if dimension == TextureDimension::D3 { 1 } else { size[2] };
        let place = match device.backend() {
            Backend::Cpu { .. } => {
                let texels = Texels::zeroed(format, dimension, size, shape.mip_levels);
                let doing = "creating a texture";
                let texels =
                    texels.ok_or_else(|| Error::OutOfMemory { device: device.name(), doing })?;
                Place::Host(Arc::new(texels))
            }
            Backend::Gpu(gpu) => {
                let texture = gpu.texture(format, dimension, size, shape.mip_levels)?;
                Place::Gpu(Box::new(texture.view(dimension, levels.clone(), layers.clone())?))
            }
        };
        let texture = number();
        Ok(Self { device: device.clone(), format, dimension, texture, size, levels, layers, place })
    }

    /// A part of this view. The caller has checked that it is inside.
    fn part(
        &self,
        dimension: TextureDimension,
        levels: Range<u32>,
        layers: Range<u32>,
    ) -> Result<Self, Error> {
        let place = match &self.place {
            Place::Host(texels) => Place::Host(Arc::clone(texels)),
            Place::Gpu(texture) => {
                Place::Gpu(Box::new(texture.view(dimension, levels.clone(), layers.clone())?))
            }
        };
        let &Self { ref device, format, texture, size, .. } = self;
        Ok(Self { device: device.clone(), format, dimension, texture, size, levels, layers, place })
    }

    pub(crate) fn device(&self) -> &Device {
        &self.device
    }

    #[inline(always)]
    pub(crate) fn format(&self) -> Format {
        self.format
    }

    pub(crate) fn dimension(&self) -> TextureDimension {
        self.dimension
    }

    pub(crate) fn levels(&self) -> Range<u32> {
        self.levels.clone()
    }

    /// The number of levels.
    #[inline(always)]
    pub(crate) fn num_levels(&self) -> u32 {
        self.levels.end - self.levels.start
    }

    /// The first level, counted from the texture's first level.
    #[inline(always)]
    pub(crate) fn base_level(&self) -> u32 {
        self.levels.start
    }

    #[inline(always)]
    pub(crate) fn layers(&self) -> Range<u32> {
        self.layers.start..self.layers.end
    }

    /// Width, height, and depth, layers or samples of a level of this view.
    #[inline]
    pub(crate) fn level_size(&self, level: u32) -> [u32; 3] {
        let size = self.dimension.mip_size(self.size, self.levels.start + level);
        match self.dimension {
            TextureDimension::D3 => size,
            TextureDimension::D1
            | TextureDimension::D2
            | TextureDimension::D2Array
            | TextureDimension::Cube
            | TextureDimension::CubeArray
            | TextureDimension::Multisampled2d => {
                [size[0], size[1], self.layers.end - self.layers.start]
            }
        }
    }

    /// The number of layers that a kernel sees. The layers of a cube array are cubes. For a
    /// multisampled texture, its number of samples.
    pub(crate) fn num_layers(&self) -> u32 {
        let faces = if self.dimension == TextureDimension::CubeArray { 6 } else { 1 };
        self.layers.len() as u32 / faces
    }

    /// The texels, if they are in host memory.
    #[inline(always)]
    pub(crate) fn texels(&self) -> Option<&Texels> {
        match &self.place {
            Place::Host(texels) => Some(texels),
            Place::Gpu(_) => None,
        }
    }

    /// The GPU's view, if the texels are on a GPU.
    pub(crate) fn gpu(&self) -> Option<&gpu::Texture> {
        match &self.place {
            Place::Host(_) => None,
            Place::Gpu(texture) => Some(texture),
        }
    }

    /// The levels and layers that are bound for storage access: only the first level.
    pub(crate) fn first_level(&self) -> Subresources<'_> {
        Subresources {
            texture: self.texture,
            wgpu: self.gpu().map(gpu::Texture::wgpu),
            levels: self.levels.start..self.levels.start + 1,
            layers: self.layers.clone(),
        }
    }

    /// The levels and layers of this view.
    pub(crate) fn subresources(&self) -> Subresources<'_> {
        Subresources { levels: self.levels.clone(), ..self.first_level() }
    }

    /// Bytes of a level of the texture, in the layers of this view.
    pub(crate) fn bytes(&self, level: u32) -> u64 {
        let size = self.level_size(level - self.levels.start);
        let texels: u64 = size.iter().map(|&n| u64::from(n)).product();
        texels * u64::from(self.format.texel_bytes())
    }

    /// Replaces the texels of the first level. `bytes` must have their size.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        span!("upload", bytes = bytes.len());
        if self.format == Format::Depth32Float {
            check_depths(bytes)?;
        }
        match &self.place {
            Place::Host(texels) => {
                texels.write(self.levels.start, self.layers.start, bytes);
                Ok(())
            }
            Place::Gpu(texture) => texture.write(self.level_size(0), bytes),
        }
    }

    /// The bytes of the first level at the time of the call.
    fn read_async(&self) -> impl Future<Output = Result<Vec<u8>, Error>> + Send + 'static + use<> {
        span!("read_async", bytes = self.bytes(self.levels.start));
        let started = match &self.place {
            Place::Host(_) => Err(self.bytes_now()),
            Place::Gpu(texture) => match self.room() {
                Ok(room) => Ok(texture.read_async(self.level_size(0), room)),
                Err(error) => Err(Err(error)),
            },
        };
        let device = self.device.clone();
        async move {
            let bytes = match started {
                Ok(reading) => reading.await?,
                Err(read) => read?,
            };
            device.inbox().deliver_by(Wait::Later).await?;
            Ok(bytes)
        }
    }

    /// Room for the bytes of the first level.
    fn room(&self) -> Result<Vec<u8>, Error> {
        self.device.room(self.bytes(self.levels.start) as usize, "reading a texture")
    }

    /// The bytes of the first level.
    pub(crate) fn read(&self) -> Result<Vec<u8>, Error> {
        span!("read", bytes = self.bytes(self.levels.start));
        self.device.inbox().deliver()?;
        self.bytes_now()
    }

    /// The same, without a trace span and without delivering messages.
    fn bytes_now(&self) -> Result<Vec<u8>, Error> {
        let mut bytes = self.room()?;
        match &self.place {
            Place::Host(texels) => {
                let (level, layer) = (self.levels.start, self.layers.start);
                texels.read(level, layer, self.bytes(level) as usize, &mut bytes);
            }
            Place::Gpu(texture) => texture.read(self.level_size(0), &mut bytes)?,
        }
        Ok(bytes)
    }
}

/// Mip levels and layers of a texture.
pub(crate) struct Subresources<'a> {
    texture: u64,
    /// Set on a GPU. The program may have made several textures from one wgpu texture.
    wgpu: Option<&'a wgpu::Texture>,
    levels: Range<u32>,
    layers: Range<u32>,
}

impl Subresources<'_> {
    /// Whether both share texels.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        let meet = |a: &Range<u32>, b: &Range<u32>| a.start < b.end && b.start < a.end;
        let is_same = self.texture == other.texture
            || self.wgpu.zip(other.wgpu).is_some_and(|(texture, other)| texture == other);
        is_same && meet(&self.levels, &other.levels) && meet(&self.layers, &other.layers)
    }
}

/// A new number for a texture.
fn number() -> u64 {
    static TEXTURES: AtomicU64 = AtomicU64::new(0);
    TEXTURES.fetch_add(1, Relaxed)
}

/// Checks a shape: whether such textures exist, and whether the device allows them.
fn check_shape<D: Dimension>(device: &Device, shape: Shape<D>) -> Result<(), Error> {
    let (dimension, size, limits) = (D::DIMENSION, shape.size, device.limits());
    if size.contains(&0) {
        return Err(Error::TextureEmpty { dimension: dimension.name(), size });
    }
    let layers = limits.max_texture_layers;
    let limit = match dimension {
        TextureDimension::D1 => [limits.max_texture_1d, 1, 1],
        TextureDimension::D2
        | TextureDimension::D2Array
        | TextureDimension::Cube
        | TextureDimension::CubeArray
        | TextureDimension::Multisampled2d => {
            [limits.max_texture_2d, limits.max_texture_2d, layers]
        }
        TextureDimension::D3 => [limits.max_texture_3d; 3],
    };
    if size.iter().zip(limit).any(|(&size, limit)| size > limit) {
        let device = device.name();
        return Err(Error::TextureTooLarge { dimension: dimension.name(), size, limit, device });
    }
    let (count, most) = (shape.mip_levels, dimension.most_mip_levels(size));
    if count == 0 || count > most {
        return Err(Error::MipLevels { dimension: dimension.name(), size, count, most });
    }
    Ok(())
}

/// Checks whether textures of the format exist in the dimension, and whether the device has them.
fn check_kind(device: &Device, format: Format, dimension: TextureDimension) -> Result<(), Error> {
    let is_depth = format.sample_type() == SampleType::Depth;
    if is_depth && !dimension.has_depths() {
        return Err(Error::DepthDimension { format, dimension: dimension.name() });
    }
    if !device.supports_texture(format) {
        return Err(Error::TextureFormat { format, device: device.name() });
    }
    let is_multisampled = dimension == TextureDimension::Multisampled2d;
    if is_multisampled && !device.supports_multisampled(format) {
        return Err(Error::Multisampled { format, device: device.name() });
    }
    Ok(())
}

/// Whether all of these `f32` are depths.
fn check_depths(bytes: &[u8]) -> Result<(), Error> {
    let depths = bytes.chunks_exact(4).map(<f32 as Texel>::get);
    match depths.enumerate().find(|(_, depth)| !(0.0..=1.0).contains(depth)) {
        None => Ok(()),
        Some((index, depth)) => Err(Error::Depth { index, depth }),
    }
}

/// A texture of any format whose components are `T`, in dimension `D`. Kernels take it as
/// [`&Texture2d<T>`](Texture2d) and its like. Every [`Texture`] of such a format is one. `T` is
/// [`Depth`] for depth textures, such as [`&TextureDepth2d`](TextureDepth2d).
///
/// ```
/// use dsl_runtime::{Error, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = (8, 8))]
/// # fn invert(input: &Texture2d<f32>, output: &mut StorageTexture2d<R8Unorm>) {
/// #     let at = global_invocation_id().xy();
/// #     if at.cmplt(output.dimensions()).all() {
/// #         output.store(at, 1.0 - input.load(at, 0));
/// #     }
/// # }
///
/// /// Takes a texture of any format whose components are `f32`.
/// fn inverted(input: &Texture2d<f32>) -> Result<Vec<u8>, Error> {
///     let mut output = Device::cpu().texture_2d_zeroed::<R8Unorm>((2, 1))?;
///     invert(input, &mut output).invocations((2, 1)).run()?;
///     output.read()
/// }
///
/// let input = Device::cpu().texture_2d::<R32Float>((2, 1), &[0.0, 1.0])?;
/// assert_eq!(inverted(&input)?, [255, 0]);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a {D} texture with `{T}` components",
    note = "a format's components are f32 (also of unorm, snorm and float formats), u32 or i32; of a \
            depth format, Depth"
)]
pub trait SampledTexture<T, D>: sealed::Sealed {
    #[doc(hidden)]
    fn view(&self) -> &View;
}

impl<F: TextureFormat, D: Dimension> SampledTexture<F::Component, D> for Texture<F, D> {
    fn view(&self) -> &View {
        &self.view
    }
}

/// Texels of the format `F` in a device's memory, in dimension `D`.
///
/// Kernels take it as `&Texture2d<f32>` to sample it (or `u32`, `i32`: the format's components).
/// They take it as `&StorageTexture2d<F>` to read texels, as `&mut StorageTexture2d<F>` to write
/// them, and as `&mut StorageTexture2d<F, ReadWrite>` to do both; other dimensions alike. A texture
/// of the formats [`Depth32Float`](formats::Depth32Float) and
/// [`Depth16Unorm`](formats::Depth16Unorm) is taken as `&TextureDepth2d` and its like. A
/// [`Multisampled2d`] texture is taken as `&TextureMultisampled2d<T>` or
/// `&TextureDepthMultisampled2d`.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let device = Device::cpu();
/// let mut texture = device.texture_2d::<Rgba8Unorm>((2, 1), &[[0, 0, 0, 255], [9; 4]])?;
/// texture.write(&[[1, 2, 3, 4], [5, 6, 7, 8]])?;
/// assert_eq!(texture.read()?, [[1, 2, 3, 4], [5, 6, 7, 8]]);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
///
/// A value of this type is a handle of some mip levels and layers. [`mip`](Self::mip) gives a
/// handle of one level, which shares the texels. A launch must not write texels that it also has
/// bound elsewhere: that is an error. It may use another level of the same texture.
pub struct Texture<F, D = D2> {
    view: View,
    kind: PhantomData<(F, D)>,
}

impl<F: TextureFormat, D: Dimension> Texture<F, D> {
    fn of(view: View) -> Self {
        Self { view, kind: PhantomData }
    }

    pub(crate) fn adopt(device: &Device, texture: wgpu::Texture) -> Result<Self, Error> {
        View::adopt::<F, D>(device, texture).map(Self::of)
    }

    fn zeroed(device: &Device, shape: Shape<D>) -> Result<Self, Error> {
        View::zeroed::<F, D>(device, shape).map(Self::of)
    }

    fn new(device: &Device, shape: Shape<D>, texels: &[F::Texel]) -> Result<Self, Error> {
        check_shape(device, shape)?;
        check_count(shape.size, texels.len())?;
        let mut texture = Self::zeroed(device, shape)?;
        texture.write(texels)?;
        Ok(texture)
    }

    /// The device that the texture lives on.
    pub fn device(&self) -> &Device {
        &self.view.device
    }

    /// The texel format.
    pub fn format(&self) -> Format {
        F::FORMAT
    }

    /// The size of the first mip level, in texels: a number for one axis, a tuple for several.
    pub fn size(&self) -> D::Size {
        D::size(self.view.level_size(0))
    }

    /// The number of mip levels.
    pub fn mip_levels(&self) -> u32 {
        self.view.levels.len() as u32
    }

    /// The texels of the first mip level, after everything that was launched before: row by row,
    /// layer by layer, without padding.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`], or the error of an earlier launch.
    pub fn read(&self) -> Result<Vec<F::Texel>, Error> {
        texel::from_bytes(self.device(), &self.view.read()?)
    }

    /// The texels of the first mip level as they are after everything that was launched before this
    /// call. As with [`Buffer::read_async`](crate::Buffer::read_async), the copy begins with the
    /// call, and does not wait for later launches.
    ///
    /// # Errors
    /// The future gives the errors of [`read`](Self::read).
    pub fn read_async(
        &self,
    ) -> impl Future<Output = Result<Vec<F::Texel>, Error>> + Send + 'static + use<F, D> {
        let (device, bytes) = (self.device().clone(), self.view.read_async());
        async move { texel::from_bytes(&device, &bytes.await?) }
    }

    /// Replaces all texels of the first mip level, after everything that was launched before: row
    /// by row, layer by layer, without padding.
    ///
    /// # Errors
    /// [`Error::TexelCount`], [`Error::Depth`] if a depth is not from 0 to 1, [`Error::DeviceLost`],
    /// [`Error::OutOfMemory`].
    pub fn write(&mut self, texels: &[F::Texel]) -> Result<(), Error> {
        check_count(self.view.level_size(0), texels.len())?;
        self.view.write(&texel::to_bytes(self.device(), texels)?)
    }

    /// A texture on `device` with the same texels, of all mip levels and layers of this handle.
    /// `device` may be any device, this one included. The texels go through the host's memory,
    /// after everything that was launched before.
    ///
    /// # Errors
    /// As [`read`](Self::read) of this device; [`Error::TextureTooLarge`],
    /// [`Error::TextureFormat`], [`Error::OutOfMemory`] or [`Error::DeviceLost`] of the other.
    pub fn to_device(&self, device: &Device) -> Result<Self, Error> {
        let size = self.view.level_size(0);
        let copy = Self::zeroed(device, Shape::of(size).mip_levels(self.mip_levels()))?;
        for level in 0..self.mip_levels() {
            copy.mip(level)?.write(&self.mip(level)?.read()?)?;
        }
        Ok(copy)
    }

    /// One mip level of the same texels.
    ///
    /// # Errors
    /// [`Error::NoSuchMip`], [`Error::DeviceLost`].
    pub fn mip(&self, level: u32) -> Result<Self, Error> {
        let View { dimension, levels, layers, .. } = &self.view;
        let count = self.mip_levels();
        if level >= count {
            return Err(Error::NoSuchMip { level, count });
        }
        let first = levels.start + level;
        self.view.part(*dimension, first..first + 1, layers.clone()).map(Self::of)
    }

    fn one_layer(&self, layer: u32) -> Result<Texture<F, D2>, Error> {
        let View { levels, layers, .. } = &self.view;
        let count = layers.len() as u32;
        if layer >= count {
            return Err(Error::NoSuchLayer { layer, count });
        }
        let first = layers.start + layer;
        self.view.part(TextureDimension::D2, levels.clone(), first..first + 1).map(Texture::of)
    }
}

impl<F: TextureFormat> Texture<F, D2Array> {
    /// One layer of the same texels.
    ///
    /// # Errors
    /// [`Error::NoSuchLayer`], [`Error::DeviceLost`].
    pub fn layer(&self, layer: u32) -> Result<Texture<F, D2>, Error> {
        self.one_layer(layer)
    }
}

impl<F: TextureFormat> Texture<F, Cube> {
    /// One face of the same texels: 0 to 5 are +X, -X, +Y, -Y, +Z, -Z.
    ///
    /// # Errors
    /// [`Error::NoSuchLayer`], [`Error::DeviceLost`].
    pub fn face(&self, face: u32) -> Result<Texture<F, D2>, Error> {
        self.one_layer(face)
    }

    /// The faces as six layers of the same texels: WGSL has no storage textures that are cubes.
    ///
    /// # Errors
    /// [`Error::DeviceLost`].
    pub fn faces(&self) -> Result<Texture<F, D2Array>, Error> {
        let View { levels, layers, .. } = &self.view;
        self.view.part(TextureDimension::D2Array, levels.clone(), layers.clone()).map(Texture::of)
    }
}

impl<F: TextureFormat> Texture<F, CubeArray> {
    /// One face of one cube of the same texels.
    ///
    /// # Errors
    /// [`Error::NoSuchLayer`], [`Error::DeviceLost`].
    pub fn face(&self, cube: u32, face: u32) -> Result<Texture<F, D2>, Error> {
        // A face number above 5 must not reach the next cube.
        let face = if face < 6 { face } else { u32::MAX };
        self.one_layer(cube.saturating_mul(6).saturating_add(face))
    }

    /// The faces of all cubes as layers of the same texels: WGSL has no storage textures of cubes.
    ///
    /// # Errors
    /// [`Error::DeviceLost`].
    pub fn faces(&self) -> Result<Texture<F, D2Array>, Error> {
        let View { levels, layers, .. } = &self.view;
        self.view.part(TextureDimension::D2Array, levels.clone(), layers.clone()).map(Texture::of)
    }
}

/// Whether `actual` is the number of texels of a level of `size`.
fn check_count(size: [u32; 3], actual: usize) -> Result<(), Error> {
    let expected: u128 = size.iter().map(|&n| u128::from(n)).product();
    if expected == actual as u128 {
        Ok(())
    } else {
        let expected = usize::try_from(expected).unwrap_or(usize::MAX);
        Err(Error::TexelCount { size, expected, actual })
    }
}

macro_rules! constructors {
    ($($name:ident $zeroed:ident $dimension:ident $what:literal $size:literal;)*) => {
        /// Textures.
        impl Device {
            $(
                #[doc = concat!(
                    "A ", $what, " texture with these texels, row by row without padding. A shape is ", $size,
                    ", or a [`Shape`] with mip levels; level 0 has the texels, the other levels are zero."
                )]
                ///
                /// # Errors
                /// [`Error::TexelCount`] if the number of texels is not the shape's,
                /// [`Error::Depth`] if a depth is not from 0 to 1, or as
                #[doc = concat!("[`", stringify!($zeroed), "`](Self::", stringify!($zeroed), ").")]
                pub fn $name<F: TextureFormat>(
                    &self,
                    shape: impl Into<Shape<$dimension>>,
                    texels: &[F::Texel],
                ) -> Result<Texture<F, $dimension>, Error> {
                    Texture::new(self, shape.into(), texels)
                }

                #[doc = concat!(
                    "A ", $what, " texture whose bits are all zero. A shape is ", $size,
                    ", or a [`Shape`] with mip levels."
                )]
                ///
                /// # Errors
                /// [`Error::TextureEmpty`], [`Error::TextureTooLarge`] or [`Error::MipLevels`] if the
                /// device does not allow the shape; [`Error::TextureFormat`] if the device lacks the
                /// format; [`Error::DepthDimension`] or [`Error::Multisampled`] if the format does not have
                /// this dimension; [`Error::OutOfMemory`], [`Error::DeviceLost`].
                pub fn $zeroed<F: TextureFormat>(
                    &self,
                    shape: impl Into<Shape<$dimension>>,
                ) -> Result<Texture<F, $dimension>, Error> {
                    Texture::zeroed(self, shape.into())
                }
            )*
        }
    };
}

constructors! {
    texture_1d texture_1d_zeroed D1 "1-D" "a length";
    texture_2d texture_2d_zeroed D2 "2-D" "`(width, height)`";
    texture_2d_array texture_2d_array_zeroed D2Array "2-D array" "`(width, height, layers)`";
    texture_3d texture_3d_zeroed D3 "3-D" "`(width, height, depth)`";
    texture_cube texture_cube_zeroed Cube "cube" "the edge";
    texture_cube_array texture_cube_array_zeroed CubeArray "cube array" "`(edge, cubes)`";
    texture_multisampled_2d texture_multisampled_2d_zeroed Multisampled2d
        "multisampled 2-D" "`(width, height)`, of four samples a texel, sample after sample";
}

/// The abilities of a device with a format.
impl Device {
    /// Whether the device has textures of this format.
    pub fn supports_texture(&self, format: Format) -> bool {
        match self.backend() {
            Backend::Cpu { .. } => true,
            Backend::Gpu(gpu) => gpu.supports_texture(format),
        }
    }

    /// Whether the device has multisampled textures of this format.
    pub fn supports_multisampled(&self, format: Format) -> bool {
        match self.backend() {
            Backend::Cpu { .. } => true,
            Backend::Gpu(gpu) => gpu.supports_multisampled(format),
        }
    }

    /// Whether kernels can access storage textures of this format in this way.
    pub fn supports_storage_texture(&self, format: Format, access: StorageAccess) -> bool {
        // WGSL has no storage textures of depths, even if a driver has.
        let is_depth = format.sample_type() == SampleType::Depth;
        match self.backend() {
            _ if is_depth => false,
            Backend::Cpu { .. } => true,
            Backend::Gpu(gpu) => gpu.supports_storage_texture(format, access),
        }
    }

    /// Whether kernels can sample this format with a [`Filter::Linear`].
    pub fn supports_filtering(&self, format: Format) -> bool {
        match self.backend() {
            Backend::Cpu { .. } => format.sample_type() == SampleType::Float,
            Backend::Gpu(gpu) => gpu.supports_filtering(format),
        }
    }
}

/// How a kernel accesses a storage texture, as a marker type.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// fn is_texture(_: StorageTexture2d<R32Uint, ReadWrite>) {} // a `Texture<R32Uint, D2>`, as is `OneWay`
///
/// let device = Device::cpu();
/// is_texture(device.texture_2d_zeroed::<R32Uint>((1, 1)).expect("one texel"));
/// ```
pub trait Access: sealed::Sealed {
    /// The type that a launcher takes.
    type Of<F: TextureFormat, D>;
}

/// A storage texture that a kernel reads through `&`, or writes through `&mut`.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = (8, 8))]
/// # fn invert(input: &Texture2d<f32>, output: &mut StorageTexture2d<R8Unorm>) {
/// #     let at = global_invocation_id().xy();
/// #     if at.cmplt(output.dimensions()).all() {
/// #         output.store(at, 1.0 - input.load(at, 0));
/// #     }
/// # }
///
/// let device = Device::cpu();
/// let input = device.texture_2d::<R8Unorm>((2, 1), &[0, 255])?;
/// let mut output = device.texture_2d_zeroed::<R8Unorm>((2, 1))?; // `StorageTexture2d<R8Unorm, OneWay>`
/// invert(&input, &mut output).invocations((2, 1)).run()?;
/// assert_eq!(output.read()?, [255, 0]);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy)]
pub struct OneWay;

/// A storage texture that a kernel reads and writes, through `&mut`. A feature that many GPUs have
/// allows more formats; without it, only `R32Float`, `R32Uint` and `R32Sint` are allowed.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 8)]
/// # fn increase(counts: &mut StorageTexture1d<R32Uint, ReadWrite>) {
/// #     let at = global_invocation_id().x;
/// #     if at < counts.dimensions() {
/// #         counts.store(at, counts.load(at) + 1);
/// #     }
/// # }
///
/// let mut counts = Device::cpu().texture_1d::<R32Uint>(2, &[1, 5])?;
/// increase(&mut counts).invocations(2).run()?;
/// assert_eq!(counts.read()?, [2, 6]);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy)]
pub struct ReadWrite;

impl<F, D> sealed::Sealed for Texture<F, D> {}

impl sealed::Sealed for OneWay {}

impl sealed::Sealed for ReadWrite {}

impl Access for OneWay {
    type Of<F: TextureFormat, D> = Texture<F, D>;
}

impl Access for ReadWrite {
    type Of<F: TextureFormat, D> = Texture<F, D>;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! kernel_names {
    ($($sampled:ident $wgsl:literal $dimension:ident;)*) => {$(
        #[doc = concat!("`", $wgsl, "<T>` as a kernel's parameter: any texture of `T` components.")]
        pub type $sampled<T> = dyn SampledTexture<T, $dimension>;
    )*};
    ($($storage:ident $wgsl:literal $dimension:ident access;)*) => {$(
        #[doc = concat!("`", $wgsl, "` as a kernel's parameter: a texture of the format `F`.")]
        pub type $storage<F, A = OneWay> = <A as Access>::Of<F, $dimension>;
    )*};
}

kernel_names! {
    Texture1d "texture_1d" D1;
    Texture2d "texture_2d" D2;
    Texture2dArray "texture_2d_array" D2Array;
    Texture3d "texture_3d" D3;
    TextureCube "texture_cube" Cube;
    TextureCubeArray "texture_cube_array" CubeArray;
    TextureMultisampled2d "texture_multisampled_2d" Multisampled2d;
}

macro_rules! depth_names {
    ($($name:ident $wgsl:literal $dimension:ident;)*) => {$(
        #[doc = concat!("`", $wgsl, "` as a kernel's parameter: a texture of depths.")]
        pub type $name = dyn SampledTexture<Depth, $dimension>;
    )*};
}

depth_names! {
    TextureDepth2d "texture_depth_2d" D2;
    TextureDepth2dArray "texture_depth_2d_array" D2Array;
    TextureDepthCube "texture_depth_cube" Cube;
    TextureDepthCubeArray "texture_depth_cube_array" CubeArray;
    TextureDepthMultisampled2d "texture_depth_multisampled_2d" Multisampled2d;
}

kernel_names! {
    StorageTexture1d "texture_storage_1d" D1 access;
    StorageTexture2d "texture_storage_2d" D2 access;
    StorageTexture2dArray "texture_storage_2d_array" D2Array access;
    StorageTexture3d "texture_storage_3d" D3 access;
}

impl<F: TextureFormat, D: Dimension> fmt::Debug for Texture<F, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texture")
            .field("format", &F::FORMAT)
            .field("dimension", &D::DIMENSION)
            .field("size", &self.view.level_size(0))
            .field("mip_levels", &self.mip_levels())
            .field("device", self.device())
            .finish()
    }
}
