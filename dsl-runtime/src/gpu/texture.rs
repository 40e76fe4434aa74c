//! Textures and samplers of a GPU: creation, views, transfers, and what formats it takes.
//!
//! Takes shapes that are within the device's limits, gives wgpu's textures. Host texels are dense;
//! the rows of a buffer that a texture is copied to start at multiples of 256 bytes, which this file
//! alone knows of.

use std::{
    ops::Range,
    sync::{Arc, atomic::Ordering::Relaxed},
};

use super::{Gpu, IDS, Readback};
use crate::{
    AddressMode, Error, Filter, Format, SampleType, SamplerOptions, StorageAccess, TextureDimension,
};

/// A sampler of a GPU.
pub(crate) struct Sampler {
    pub(super) sampler: wgpu::Sampler,
    pub(super) id: u64,
}

/// Some levels and layers of a texture of a GPU.
pub(crate) struct Texture {
    gpu: Arc<Gpu>,
    texture: wgpu::Texture,
    levels: Range<u32>,
    layers: Range<u32>,
    /// All of it.
    pub(super) sampled: wgpu::TextureView,
    /// The first level, if the format can be a storage texture and the dimension too.
    pub(super) storage: Option<wgpu::TextureView>,
    pub(super) id: u64,
}

/// A texture, of which no view exists yet.
pub(crate) struct Whole {
    gpu: Arc<Gpu>,
    texture: wgpu::Texture,
}

impl Gpu {
    /// A texture of zeros.
    pub(crate) fn texture(
        self: &Arc<Self>,
        format: Format,
        dimension: TextureDimension,
        [width, height, depth_or_array_layers]: [u32; 3],
        mip_level_count: u32,
    ) -> Result<Whole, Error> {
        let usage = wgpu::TextureUsages::TEXTURE_BINDING
            | wgpu::TextureUsages::STORAGE_BINDING
            | wgpu::TextureUsages::COPY_SRC
            | wgpu::TextureUsages::COPY_DST;
        let descriptor = wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d { width, height, depth_or_array_layers },
            mip_level_count,
            sample_count: 1,
            dimension: match dimension {
                TextureDimension::D1 => wgpu::TextureDimension::D1,
                TextureDimension::D2 | TextureDimension::D2Array | TextureDimension::Cube => {
                    wgpu::TextureDimension::D2
                }
                TextureDimension::D3 => wgpu::TextureDimension::D3,
            },
            format: format.to_wgpu(),
            usage: usage & self.format_features(format).allowed_usages,
            view_formats: &[],
        };
        let texture =
            self.attempt("creating a texture", || self.device.create_texture(&descriptor))?;
        Ok(Whole { gpu: Arc::clone(self), texture })
    }

    pub(crate) fn sampler(&self, options: &SamplerOptions) -> Result<Sampler, Error> {
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
            ..Default::default()
        };
        let sampler =
            self.attempt("creating a sampler", || self.device.create_sampler(&descriptor))?;
        Ok(Sampler { sampler, id: IDS.fetch_add(1, Relaxed) })
    }

    fn format_features(&self, format: Format) -> wgpu::TextureFormatFeatures {
        let (format, features) = (format.to_wgpu(), self.device.features());
        match &self.adapter {
            Some(adapter)
                if features.contains(wgpu::Features::TEXTURE_ADAPTER_SPECIFIC_FORMAT_FEATURES) =>
            {
                adapter.get_texture_format_features(format)
            }
            _ => format.guaranteed_format_features(features),
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

    /// Whether a bind group of this device takes the format as a filterable one.
    pub(crate) fn supports_filtering(&self, format: Format) -> bool {
        let filterable = wgpu::TextureSampleType::Float { filterable: true };
        format.sample_type() == SampleType::Float
            && format.to_wgpu().sample_type(None, Some(self.device.features())) == Some(filterable)
    }
}

impl Whole {
    /// Some levels and layers of it.
    pub(crate) fn view(
        &self,
        dimension: TextureDimension,
        levels: Range<u32>,
        layers: Range<u32>,
    ) -> Result<Texture, Error> {
        view(&self.gpu, &self.texture, dimension, levels, layers)
    }
}

fn view(
    gpu: &Arc<Gpu>,
    texture: &wgpu::Texture,
    dimension: TextureDimension,
    levels: Range<u32>,
    layers: Range<u32>,
) -> Result<Texture, Error> {
    let create = |level_count, usage| {
        gpu.attempt("creating a texture view", || {
            texture.create_view(&wgpu::TextureViewDescriptor {
                dimension: Some(view_dimension(dimension)),
                usage: Some(usage),
                base_mip_level: levels.start,
                mip_level_count: Some(level_count),
                base_array_layer: layers.start,
                array_layer_count: Some(layers.len() as u32),
                ..Default::default()
            })
        })
    };
    let sampled = create(levels.len() as u32, wgpu::TextureUsages::TEXTURE_BINDING)?;
    let storage = wgpu::TextureUsages::STORAGE_BINDING;
    let storage = (texture.usage().contains(storage) && dimension != TextureDimension::Cube)
        .then(|| create(1, storage))
        .transpose()?;
    let (gpu, texture, id) = (Arc::clone(gpu), texture.clone(), IDS.fetch_add(1, Relaxed));
    Ok(Texture { gpu, texture, levels, layers, sampled, storage, id })
}

pub(super) fn view_dimension(dimension: TextureDimension) -> wgpu::TextureViewDimension {
    match dimension {
        TextureDimension::D1 => wgpu::TextureViewDimension::D1,
        TextureDimension::D2 => wgpu::TextureViewDimension::D2,
        TextureDimension::D2Array => wgpu::TextureViewDimension::D2Array,
        TextureDimension::D3 => wgpu::TextureViewDimension::D3,
        TextureDimension::Cube => wgpu::TextureViewDimension::Cube,
    }
}

impl Texture {
    /// Some of its levels and layers, counted from those of the whole texture.
    pub(crate) fn view(
        &self,
        dimension: TextureDimension,
        levels: Range<u32>,
        layers: Range<u32>,
    ) -> Result<Self, Error> {
        view(&self.gpu, &self.texture, dimension, levels, layers)
    }

    /// The first level, as a place to copy from or to.
    fn first_level(&self) -> wgpu::TexelCopyTextureInfo<'_> {
        wgpu::TexelCopyTextureInfo {
            texture: &self.texture,
            mip_level: self.levels.start,
            origin: wgpu::Origin3d { x: 0, y: 0, z: self.layers.start },
            aspect: wgpu::TextureAspect::All,
        }
    }

    /// Bytes of a texel, as wgpu has it.
    fn texel_bytes(&self) -> u32 {
        self.texture.format().block_copy_size(None).unwrap_or(0)
    }

    /// Replaces the texels of the first level, whose size is given, after what is recorded.
    pub(crate) fn write(&self, size: [u32; 3], bytes: &[u8]) -> Result<(), Error> {
        let [width, height, depth_or_array_layers] = size;
        let mut state = self.gpu.state();
        if !state.pending.is_empty() {
            self.gpu.submit(&mut state, "submitting launches", |_| ())?;
        }
        self.gpu.attempt("writing a texture", || {
            self.gpu.queue.write_texture(
                self.first_level(),
                bytes,
                wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(width * self.texel_bytes()),
                    rows_per_image: Some(height),
                },
                wgpu::Extent3d { width, height, depth_or_array_layers },
            );
            self.gpu.queue.submit([]);
        })
    }

    /// The texels of the first level, whose size is given, after what is recorded.
    pub(crate) fn read(&self, size: [u32; 3]) -> Result<Vec<u8>, Error> {
        let [width, height, depth_or_array_layers] = size;
        let row = width * self.texel_bytes();
        let padded = row.next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
        let rows = u64::from(height) * u64::from(depth_or_array_layers);
        let readback =
            Readback::start_with(&self.gpu, u64::from(padded) * rows, |encoder, staging| {
                encoder.copy_texture_to_buffer(
                    self.first_level(),
                    wgpu::TexelCopyBufferInfo {
                        buffer: staging,
                        layout: wgpu::TexelCopyBufferLayout {
                            offset: 0,
                            bytes_per_row: Some(padded),
                            rows_per_image: Some(height),
                        },
                    },
                    wgpu::Extent3d { width, height, depth_or_array_layers },
                );
            })?;
        let mut texels = Vec::with_capacity(row as usize * rows as usize);
        readback.wait()?.finish(|bytes| {
            for bytes in bytes.chunks_exact(padded as usize) {
                texels.extend_from_slice(&bytes[..row as usize]);
            }
        })?;
        Ok(texels)
    }
}
