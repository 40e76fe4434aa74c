//! Textures and samplers of a GPU: creation, views, transfers, and the formats that it supports.
//!
//! Takes shapes that are within the device's limits, gives wgpu's textures. Host texels are dense.
//! If a texture is copied to a buffer, the buffer's rows start at multiples of 256 bytes; only this
//! file knows about that.

use std::{ops::Range, sync::Arc};

use smallvec::SmallVec;

use super::{
    Gpu, Readback,
    bind_groups::Identity,
    late::{AccessKind, Contents, Effect},
    memory::writing,
    scopes::Call,
};
use crate::{
    AddressMode, CompareFunction, Error, Filter, Format, SampleType, SamplerOptions, StorageAccess,
    TextureDimension,
    wait::{IS_WEB, may_wait},
};

/// A sampler of a GPU.
pub(crate) struct Sampler {
    pub(super) sampler: wgpu::Sampler,
    pub(super) identity: Identity,
}

/// Some levels and layers of a texture of a GPU.
pub(crate) struct Texture {
    texture: wgpu::Texture,
    levels: Range<u32>,
    layers: Range<u32>,
    /// A view of all of it.
    pub(super) sampled: wgpu::TextureView,
    /// A view of the first level, if the format and the dimension allow a storage texture.
    pub(super) storage: Option<wgpu::TextureView>,
    pub(super) identity: Identity,
    /// All views of a texture share it.
    pub(super) contents: Contents,
}

/// A texture without any view yet.
pub(crate) struct Whole {
    gpu: Arc<Gpu>,
    texture: wgpu::Texture,
    contents: Contents,
}

impl Gpu {
    /// A texture of zeros.
    pub(crate) fn texture(
        self: &Arc<Self>,
        format: Format,
        dimension: TextureDimension,
        [width, height, depth]: [u32; 3],
        mip_level_count: u32,
    ) -> Result<Whole, Error> {
        let (depth_or_array_layers, sample_count) = match dimension {
            TextureDimension::Multisampled2d => (1, depth),
            _ => (depth, 1),
        };
        let descriptor = wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d { width, height, depth_or_array_layers },
            mip_level_count,
            sample_count,
            dimension: wgpu_dimension(dimension),
            format: format.to_wgpu(),
            usage: usage(format, dimension) & self.format_features(format).allowed_usages,
            view_formats: &[],
        };
        let texture =
            self.attempt("creating a texture", || self.device.create_texture(&descriptor))?;
        Ok(Whole { gpu: Arc::clone(self), texture, contents: Contents::default() })
    }

    pub(crate) fn sampler(
        self: &Arc<Self>,
        options: &SamplerOptions,
        compare: Option<CompareFunction>,
    ) -> Result<Sampler, Error> {
        let filter = |filter| match filter {
            Filter::Nearest => wgpu::FilterMode::Nearest,
            Filter::Linear => wgpu::FilterMode::Linear,
        };
        let [address_mode_u, address_mode_v, address_mode_w] =
            options.address_modes.map(|mode| match mode {
                AddressMode::ClampToEdge => wgpu::AddressMode::ClampToEdge,
                AddressMode::Repeat => wgpu::AddressMode::Repeat,
                AddressMode::MirrorRepeat => wgpu::AddressMode::MirrorRepeat,
            });
        let descriptor = wgpu::SamplerDescriptor {
            address_mode_u,
            address_mode_v,
            address_mode_w,
            mag_filter: filter(options.mag_filter),
            min_filter: filter(options.min_filter),
            mipmap_filter: match options.mip_filter {
                Filter::Nearest => wgpu::MipmapFilterMode::Nearest,
                Filter::Linear => wgpu::MipmapFilterMode::Linear,
            },
            lod_min_clamp: options.lod_clamp.0,
            lod_max_clamp: options.lod_clamp.1,
            compare: compare.map(wgpu_compare),
            ..Default::default()
        };
        let sampler =
            self.attempt("creating a sampler", || self.device.create_sampler(&descriptor))?;
        Ok(Sampler { sampler, identity: Identity::new(self) })
    }

    fn format_features(&self, format: Format) -> wgpu::TextureFormatFeatures {
        let features = self.device.features();
        match self.adapter {
            Some(adapter)
                if features.contains(wgpu::Features::TEXTURE_ADAPTER_SPECIFIC_FORMAT_FEATURES) =>
            {
                adapter.format(format)
            }
            _ => format.to_wgpu().guaranteed_format_features(features),
        }
    }

    pub(crate) fn supports_texture(&self, format: Format) -> bool {
        let required = format.to_wgpu().required_features();
        self.device.features().contains(required)
            && self
                .format_features(format)
                .allowed_usages
                .contains(wgpu::TextureUsages::TEXTURE_BINDING)
    }

    pub(crate) fn supports_storage_texture(&self, format: Format, access: StorageAccess) -> bool {
        let flag = match access {
            StorageAccess::Read => wgpu::TextureFormatFeatureFlags::STORAGE_READ_ONLY,
            StorageAccess::Write => wgpu::TextureFormatFeatureFlags::STORAGE_WRITE_ONLY,
            StorageAccess::ReadWrite => wgpu::TextureFormatFeatureFlags::STORAGE_READ_WRITE,
        };
        let features = self.format_features(format);
        self.supports_texture(format)
            && features.flags.contains(flag)
            && features.allowed_usages.contains(wgpu::TextureUsages::STORAGE_BINDING)
    }

    pub(crate) fn supports_multisampled(&self, format: Format) -> bool {
        let features = self.format_features(format);
        self.supports_texture(format)
            && features.flags.contains(wgpu::TextureFormatFeatureFlags::MULTISAMPLE_X4)
            && features.allowed_usages.contains(wgpu::TextureUsages::RENDER_ATTACHMENT)
    }

    /// Whether a bind group of this device takes the format as a filterable one.
    pub(crate) fn supports_filtering(&self, format: Format) -> bool {
        let filterable = wgpu::TextureSampleType::Float { filterable: true };
        format.sample_type() == SampleType::Float
            && format.to_wgpu().sample_type(None, Some(self.device.features())) == Some(filterable)
    }
}

impl Whole {
    /// A view of some of its levels and layers.
    pub(crate) fn view(
        &self,
        dimension: TextureDimension,
        levels: Range<u32>,
        layers: Range<u32>,
    ) -> Result<Texture, Error> {
        view(&self.gpu, &self.texture, &self.contents, dimension, levels, layers)
    }
}

pub(super) fn view(
    gpu: &Arc<Gpu>,
    texture: &wgpu::Texture,
    contents: &Contents,
    dimension: TextureDimension,
    levels: Range<u32>,
    layers: Range<u32>,
) -> Result<Texture, Error> {
    let is_multisampled = dimension == TextureDimension::Multisampled2d;
    let create = |level_count, usage| {
        gpu.attempt("creating a texture view", || {
            texture.create_view(&wgpu::TextureViewDescriptor {
                dimension: Some(view_dimension(dimension)),
                usage: Some(usage),
                base_mip_level: levels.start,
                mip_level_count: Some(level_count),
                base_array_layer: layers.start,
                array_layer_count: (!is_multisampled).then_some(layers.len() as u32),
                ..Default::default()
            })
        })
    };
    let sampled = create(levels.len() as u32, wgpu::TextureUsages::TEXTURE_BINDING)?;
    let storage = wgpu::TextureUsages::STORAGE_BINDING;
    let storage = (texture.usage().contains(storage) && !dimension.is_of_cubes())
        .then(|| create(1, storage))
        .transpose()?;
    let (texture, identity, contents) = (texture.clone(), Identity::new(gpu), contents.clone());
    Ok(Texture { texture, levels, layers, sampled, storage, identity, contents })
}

/// The usages of a texture, as far as its format allows them.
fn usage(format: Format, dimension: TextureDimension) -> wgpu::TextureUsages {
    let copies = wgpu::TextureUsages::COPY_SRC | wgpu::TextureUsages::COPY_DST;
    let drawn = wgpu::TextureUsages::TEXTURE_BINDING | wgpu::TextureUsages::RENDER_ATTACHMENT;
    if dimension == TextureDimension::Multisampled2d {
        return drawn;
    }
    match format.sample_type() {
        SampleType::Depth => drawn | copies,
        SampleType::Float | SampleType::Uint | SampleType::Sint => {
            let usage = wgpu::TextureUsages::TEXTURE_BINDING
                | wgpu::TextureUsages::STORAGE_BINDING
                | copies;
            // A browser copies images only to textures that can be drawn to.
            match IS_WEB && format == Format::Rgba8Unorm {
                true => usage | drawn,
                false => usage,
            }
        }
    }
}

fn wgpu_compare(compare: CompareFunction) -> wgpu::CompareFunction {
    match compare {
        CompareFunction::Never => wgpu::CompareFunction::Never,
        CompareFunction::Less => wgpu::CompareFunction::Less,
        CompareFunction::Equal => wgpu::CompareFunction::Equal,
        CompareFunction::LessEqual => wgpu::CompareFunction::LessEqual,
        CompareFunction::Greater => wgpu::CompareFunction::Greater,
        CompareFunction::NotEqual => wgpu::CompareFunction::NotEqual,
        CompareFunction::GreaterEqual => wgpu::CompareFunction::GreaterEqual,
        CompareFunction::Always => wgpu::CompareFunction::Always,
    }
}

pub(super) fn wgpu_dimension(dimension: TextureDimension) -> wgpu::TextureDimension {
    match dimension {
        TextureDimension::D1 => wgpu::TextureDimension::D1,
        TextureDimension::D2
        | TextureDimension::D2Array
        | TextureDimension::Cube
        | TextureDimension::CubeArray
        | TextureDimension::Multisampled2d => wgpu::TextureDimension::D2,
        TextureDimension::D3 => wgpu::TextureDimension::D3,
    }
}

pub(super) fn view_dimension(dimension: TextureDimension) -> wgpu::TextureViewDimension {
    match dimension {
        TextureDimension::D1 => wgpu::TextureViewDimension::D1,
        TextureDimension::D2 | TextureDimension::Multisampled2d => wgpu::TextureViewDimension::D2,
        TextureDimension::D2Array => wgpu::TextureViewDimension::D2Array,
        TextureDimension::D3 => wgpu::TextureViewDimension::D3,
        TextureDimension::Cube => wgpu::TextureViewDimension::Cube,
        TextureDimension::CubeArray => wgpu::TextureViewDimension::CubeArray,
    }
}

/// The layout type of a sampled texture.
pub(super) fn sampled_type(
    dimension: TextureDimension,
    sample_type: SampleType,
    filterable: bool,
) -> wgpu::BindingType {
    let multisampled = dimension == TextureDimension::Multisampled2d;
    wgpu::BindingType::Texture {
        sample_type: match sample_type {
            SampleType::Float => {
                wgpu::TextureSampleType::Float { filterable: filterable && !multisampled }
            }
            SampleType::Depth => wgpu::TextureSampleType::Depth,
            SampleType::Uint => wgpu::TextureSampleType::Uint,
            SampleType::Sint => wgpu::TextureSampleType::Sint,
        },
        view_dimension: view_dimension(dimension),
        multisampled,
    }
}

impl Texture {
    /// Some of the levels and layers. The ranges count from the whole texture's first level and
    /// layer.
    pub(crate) fn view(
        &self,
        dimension: TextureDimension,
        levels: Range<u32>,
        layers: Range<u32>,
    ) -> Result<Self, Error> {
        view(self.identity.gpu(), &self.texture, &self.contents, dimension, levels, layers)
    }

    /// The texture, for the program, which may write it.
    pub(crate) fn shared(&self) -> &wgpu::Texture {
        self.contents.share();
        &self.texture
    }

    pub(crate) fn wgpu(&self) -> &wgpu::Texture {
        &self.texture
    }

    pub(crate) fn levels(&self) -> Range<u32> {
        self.levels.clone()
    }

    pub(crate) fn layers(&self) -> Range<u32> {
        self.layers.clone()
    }

    /// Whether a kernel can access its texels one by one.
    pub(crate) fn is_storage(&self) -> bool {
        self.storage.is_some()
    }

    /// The error if it cannot be a kernel's storage texture.
    pub(crate) fn lacks_storage(&self, kernel: &str, parameter: &str) -> Error {
        let problem = format!(
            "it lacks the usage STORAGE_BINDING, which parameter `{parameter}` of kernel `{kernel}` takes"
        );
        self.identity.gpu().unusable("texture", problem)
    }

    /// An error unless it has this usage. Textures of this crate have it.
    pub(super) fn require(&self, usage: wgpu::TextureUsages, what_for: &str) -> Result<(), Error> {
        if self.texture.usage().contains(usage) {
            return Ok(());
        }
        let problem = format!("it lacks the usage {usage:?}, which {what_for} takes");
        Err(self.identity.gpu().unusable("texture", problem))
    }

    /// The access of a command that writes the first level, and reads no texels.
    pub(super) fn writing(&self) -> AccessKind {
        let layers = match self.texture.dimension() {
            wgpu::TextureDimension::D1 | wgpu::TextureDimension::D3 => 1,
            wgpu::TextureDimension::D2 => self.texture.depth_or_array_layers(),
        };
        let is_all = self.texture.mip_level_count() == 1 && self.layers.len() as u32 >= layers;
        if is_all { AccessKind::Replace } else { AccessKind::Extend }
    }

    /// A place in the first level to copy from or to.
    pub(super) fn place(&self, [x, y, z]: [u32; 3]) -> wgpu::TexelCopyTextureInfo<'_> {
        wgpu::TexelCopyTextureInfo {
            texture: &self.texture,
            mip_level: self.levels.start,
            origin: wgpu::Origin3d { x, y, z: self.layers.start + z },
            aspect: wgpu::TextureAspect::All,
        }
    }

    /// Bytes of a row of dense texels.
    fn row_bytes(&self, width: u32) -> u32 {
        width * self.texture.format().block_copy_size(None).unwrap_or(0)
    }

    fn is_multisampled(&self) -> bool {
        self.texture.sample_count() > 1
    }

    /// Replaces the texels of the first level, which has this size, after the recorded commands.
    pub(crate) fn write(&self, size: [u32; 3], bytes: &[u8]) -> Result<(), Error> {
        let format = self.texture.format();
        if !self.is_multisampled() && format != wgpu::TextureFormat::Depth32Float {
            return self.copy_from(size, bytes);
        }
        self.require(wgpu::TextureUsages::RENDER_ATTACHMENT, "writing it")?;
        let gpu = self.identity.gpu();
        let texels = gpu.layers(format, size)?;
        texels.copy_from(size, bytes)?;
        texels.draw_onto(self)
    }

    /// Draws the first level to the first level of another texture, after the recorded commands.
    fn draw_onto(&self, to: &Self) -> Result<(), Error> {
        let call = Call::new("drawing texels", || {
            let read = self.contents.access(AccessKind::Read);
            vec![Effect::new(&[read, to.contents.access(to.writing())])]
        });
        let layers = if to.is_multisampled() { 0..1 } else { to.layers.clone() };
        self.identity.gpu().draw(call, self, &to.texture, to.levels.start, layers)
    }

    /// As `write`, for textures that can be copied to.
    fn copy_from(&self, size: [u32; 3], bytes: &[u8]) -> Result<(), Error> {
        self.require(wgpu::TextureUsages::COPY_DST, "writing it")?;
        let row = self.row_bytes(size[0]);
        let gpu = self.identity.gpu();
        gpu.flush()?;
        let (mut rest, mut access) = (bytes, self.writing());
        for Part { origin, extent } in parts(size, row, self.part_bytes(size, row, PART_BYTES)) {
            let len = u64::from(row) * u64::from(extent[1]) * u64::from(extent[2]);
            let (part, after) = rest.split_at(len as usize);
            rest = after;
            gpu.make_room_for_upload()?;
            gpu.attempt(writing("writing a texture", &self.contents, access), || {
                let (place, layout) = (self.place(origin), layout(row, extent));
                gpu.queue.write_texture(place, part, layout, size_of(extent));
                gpu.staged(len);
            })?;
            access = AccessKind::Extend;
        }
        Ok(())
    }

    /// Appends the texels of the first level, which has this size, after the recorded commands.
    pub(crate) fn read(&self, size: [u32; 3], texels: &mut Vec<u8>) -> Result<(), Error> {
        self.read_in_parts(size, PART_BYTES, texels)
    }

    /// As `read`, through staging buffers of at most `part_bytes` bytes, or one row.
    fn read_in_parts(
        &self,
        size: [u32; 3],
        part_bytes: u64,
        texels: &mut Vec<u8>,
    ) -> Result<(), Error> {
        may_wait("reading a texture", "Texture::read_async")?;
        let rows = self.rows(size);
        for part in self.download(size, part_bytes)? {
            part.wait()?.finish(|bytes| rows.append_to(texels, bytes))?;
        }
        Ok(())
    }

    /// Begins to copy the texels of the first level, which has this size, after the recorded
    /// commands. The future appends them to `texels` when they have arrived.
    pub(crate) fn read_async(
        &self,
        size: [u32; 3],
        mut texels: Vec<u8>,
    ) -> impl Future<Output = Result<Vec<u8>, Error>> + Send + 'static + use<> {
        let rows = self.rows(size);
        let parts = self.download(size, PART_BYTES);
        let parts = parts.map(|parts| parts.into_iter().map(Readback::in_background));
        let parts: Result<Vec<_>, Error> = parts.map(Iterator::collect); // this starts all waits
        async move {
            for part in parts? {
                part.await?.finish(|bytes| rows.append_to(&mut texels, bytes))?;
            }
            Ok(texels)
        }
    }

    /// Begins to copy the first level through staging buffers of at most `part_bytes` bytes, or one
    /// row.
    fn download(&self, size: [u32; 3], part_bytes: u64) -> Result<SmallVec<[Readback; 1]>, Error> {
        if self.is_multisampled() {
            let gpu = self.identity.gpu();
            let texels = gpu.layers(self.texture.format(), size)?;
            self.draw_onto(&texels)?;
            return texels.copy_to(size, part_bytes);
        }
        self.copy_to(size, part_bytes)
    }

    /// As `download`, for textures that can be copied from.
    fn copy_to(&self, size: [u32; 3], part_bytes: u64) -> Result<SmallVec<[Readback; 1]>, Error> {
        self.require(wgpu::TextureUsages::COPY_SRC, "reading it back")?;
        let padded = self.rows(size).padded;
        let parts = parts(size, padded, self.part_bytes(size, padded, part_bytes));
        let bytes = |Part { extent, .. }: &Part| {
            u64::from(padded) * u64::from(extent[1]) * u64::from(extent[2])
        };
        let sizes: Vec<_> = parts.iter().map(bytes).collect();
        Readback::start_all(self.identity.gpu(), &self.contents, &sizes, |encoder, i, buffer| {
            let Part { origin, extent } = parts[i];
            let staging = wgpu::TexelCopyBufferInfo { buffer, layout: layout(padded, extent) };
            encoder.copy_texture_to_buffer(self.place(origin), staging, size_of(extent));
        })
    }

    /// The bytes of a part: for depths, a whole layer.
    fn part_bytes(&self, [_, height, _]: [u32; 3], row_bytes: u32, part_bytes: u64) -> u64 {
        match self.texture.format().is_depth_stencil_format() {
            true => part_bytes.max(u64::from(row_bytes) * u64::from(height)),
            false => part_bytes,
        }
    }

    fn rows(&self, [width, ..]: [u32; 3]) -> Rows {
        let dense = self.row_bytes(width);
        Rows { dense, padded: dense.next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT) }
    }
}

/// Bytes of a row of texels.
#[derive(Clone, Copy)]
struct Rows {
    dense: u32,
    /// In a buffer that a texture is copied to.
    padded: u32,
}

impl Rows {
    /// Appends padded rows, without the padding.
    fn append_to(self, texels: &mut Vec<u8>, bytes: &[u8]) {
        for bytes in bytes.chunks_exact(self.padded as usize) {
            texels.extend_from_slice(&bytes[..self.dense as usize]);
        }
    }
}

/// Bytes of a staging buffer, and of one write: less than any device's largest buffer.
const PART_BYTES: u64 = 128 << 20;

/// Some rows of one layer, or all layers.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Part {
    origin: [u32; 3],
    extent: [u32; 3],
}

/// Splits a level into parts of at most `part_bytes` bytes, or one row, in the order of the texels.
fn parts(size: [u32; 3], row_bytes: u32, part_bytes: u64) -> Vec<Part> {
    let [width, height, depth] = size;
    let most_rows = part_bytes / u64::from(row_bytes.max(1));
    if u64::from(height) * u64::from(depth) <= most_rows {
        return vec![Part { origin: [0; 3], extent: size }];
    }
    let most_rows = u32::try_from(most_rows).unwrap_or(u32::MAX).max(1);
    let rows = |y: u32| most_rows.min(height - y);
    let starts =
        (0..depth).flat_map(|z| (0..height).step_by(most_rows as usize).map(move |y| (y, z)));
    starts.map(|(y, z)| Part { origin: [0, y, z], extent: [width, rows(y), 1] }).collect()
}

/// The layout of rows that lie `bytes_per_row` bytes apart.
fn layout(bytes_per_row: u32, extent: [u32; 3]) -> wgpu::TexelCopyBufferLayout {
    wgpu::TexelCopyBufferLayout {
        offset: 0,
        bytes_per_row: Some(bytes_per_row),
        rows_per_image: Some(extent[1]),
    }
}

fn size_of([width, height, depth_or_array_layers]: [u32; 3]) -> wgpu::Extent3d {
    wgpu::Extent3d { width, height, depth_or_array_layers }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Device, SampledTexture, formats::Rg8Uint};

    #[test]
    fn a_level_is_split_into_rows() {
        let part = |y, z, rows| Part { origin: [0, y, z], extent: [3, rows, 1] };
        assert_eq!(
            parts([3, 5, 2], 256, 1000),
            [part(0, 0, 3), part(3, 0, 2), part(0, 1, 3), part(3, 1, 2)]
        );
        assert_eq!(parts([3, 2, 1], 256, 1), [part(0, 0, 1), part(1, 0, 1)]);
        let whole = Part { origin: [0; 3], extent: [3, 5, 2] };
        assert_eq!(parts([3, 5, 2], 256, 2560), [whole]);
    }

    #[test]
    fn parts_are_read_in_the_order_of_the_texels() {
        for device in Device::all() {
            let texels: Vec<_> = (0..3 * 5 * 2).map(|i| [i, 100 + i]).collect();
            let texture = device.texture_2d_array::<Rg8Uint>((3, 5, 2), &texels).unwrap();
            if let Some(texture) = texture.view().gpu() {
                for bytes in [1, 600, 2560] {
                    let mut read = Vec::new();
                    texture.read_in_parts([3, 5, 2], bytes, &mut read).unwrap();
                    assert_eq!(read, texels.as_flattened(), "{device:?}");
                }
            }
        }
    }
}
