//! Sharing with a program that uses wgpu itself: its buffers and textures, and launches in its
//! command encoders.
//!
//! Takes any wgpu objects, and returns an error if kernels cannot use them. Only a bind group tells
//! whether an object belongs to this device, and still exists.

use std::sync::{Arc, atomic::Ordering::Relaxed};

use super::{
    Gpu, Memory, bind_groups::accesses, late::Contents, pipelines::Pipeline, recording::Workgroups,
    scopes::About, texture,
};
use crate::{Error, SampleType, TextureDimension, launch::Launch, proofs::Proven};

/// A launch that is ready to be encoded.
pub(crate) struct Encodable {
    pipeline: Arc<Pipeline>,
    bind_group: wgpu::BindGroup,
    arrays: Option<wgpu::BindGroup>,
    has_params: bool,
    workgroups: Option<Workgroups>,
}

impl Encodable {
    pub(crate) fn encode(&self, pass: &mut wgpu::ComputePass<'_>) {
        let Some(workgroups) = &self.workgroups else { return };
        pass.set_pipeline(&self.pipeline.pipeline);
        pass.set_bind_group(0, &self.bind_group, if self.has_params { &[0] } else { &[] });
        self.arrays.iter().for_each(|arrays| pass.set_bind_group(1, arrays, &[]));
        workgroups.dispatch(pass);
    }
}

impl Gpu {
    pub(crate) fn wgpu(&self) -> (&wgpu::Device, &wgpu::Queue) {
        self.is_shared.store(true, Relaxed);
        (&self.device, &self.queue)
    }

    /// Submits the recorded commands.
    pub(crate) fn flush(&self) -> Result<(), Error> {
        self.flush_state(&mut *self.state()?)
    }

    /// A launch for an encoder of the caller. It submits the recorded commands first. Its
    /// parameters lie in a buffer of their own, which lives as long as the encoded commands. In a
    /// `shared` pass the pipeline stays set, so the program may dispatch again with any arguments.
    pub(crate) fn encodable(&self, launch: &Launch<'_>, shared: bool) -> Result<Encodable, Error> {
        self.flush()?;
        let proven = self.relied_on(|| match shared {
            true => Proven::of_any_dispatch(&launch.kernel.info.proofs),
            false => Proven::of(launch, self.max_counts()),
        });
        let pipeline = self.pipeline(&mut *self.state()?, launch, proven)?;
        let has_params = !launch.params.is_empty();
        let usage = wgpu::BufferUsages::UNIFORM;
        let params =
            has_params.then(|| self.buffer_of(&launch.params, usage, "parameters")).transpose()?;
        let (bind_group, arrays) = self.bind_groups(&pipeline, launch, params.as_ref())?;
        let written = accesses(launch).filter(|access| access.kind.writes());
        written.for_each(|access| access.contents.share());
        let workgroups = Workgroups::of(launch);
        Ok(Encodable { pipeline, bind_group, arrays, has_params, workgroups })
    }

    /// A buffer of the caller. Kernels use its first `bytes` bytes.
    pub(crate) fn adopt_buffer(
        self: &Arc<Self>,
        buffer: wgpu::Buffer,
        bytes: u64,
    ) -> Result<Memory, Error> {
        let unusable = |problem: String| self.unusable("buffer", problem);
        if !buffer.usage().contains(wgpu::BufferUsages::STORAGE) {
            return Err(unusable("it lacks the usage STORAGE".to_owned()));
        }
        let (size, bytes) = (buffer.size(), bytes.next_multiple_of(4));
        if size < bytes {
            return Err(unusable(format!("it has {size} bytes; the elements take {bytes}")));
        }
        let ty = wgpu::BindingType::Buffer {
            ty: wgpu::BufferBindingType::Storage { read_only: false },
            has_dynamic_offset: false,
            min_binding_size: None,
        };
        if let Some(bytes) = wgpu::BufferSize::new(bytes) {
            let resource = wgpu::BufferBinding { buffer: &buffer, offset: 0, size: Some(bytes) };
            self.try_to_bind("buffer", ty, wgpu::BindingResource::Buffer(resource))?;
        }
        Ok(self.adopted(buffer, bytes))
    }

    /// A texture of the caller, which must have this format and dimension.
    pub(crate) fn adopt_texture(
        self: &Arc<Self>,
        texture: wgpu::Texture,
        dimension: TextureDimension,
        sample_type: SampleType,
    ) -> Result<texture::Texture, Error> {
        if let Some(problem) = misfit(&texture, dimension) {
            return Err(self.unusable("texture", problem.to_owned()));
        }
        let layers = 0..match dimension {
            TextureDimension::D3 => 1,
            TextureDimension::Multisampled2d => texture.sample_count(),
            _ => texture.depth_or_array_layers(),
        };
        let levels = 0..texture.mip_level_count();
        let view = texture::view(self, &texture, &Contents::shared(), dimension, levels, layers);
        let view = view.map_err(|error| match error {
            Error::Gpu { message, .. } => self.unusable("texture", message), // it was destroyed
            error => error,
        })?;
        let ty = texture::sampled_type(dimension, sample_type, false);
        self.try_to_bind("texture", ty, wgpu::BindingResource::TextureView(&view.sampled))?;
        Ok(view)
    }

    /// Checks that a bind group of this device takes the resource.
    fn try_to_bind(
        &self,
        kind: &'static str,
        ty: wgpu::BindingType,
        resource: wgpu::BindingResource<'_>,
    ) -> Result<(), Error> {
        let about = About::Program(kind);
        let bound = self.scoped(about.clone(), || {
            let entry = wgpu::BindGroupLayoutEntry {
                binding: 0,
                visibility: wgpu::ShaderStages::COMPUTE,
                ty,
                count: None,
            };
            let layout = self.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
                label: None,
                entries: &[entry],
            });
            _ = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: None,
                layout: &layout,
                entries: &[wgpu::BindGroupEntry { binding: 0, resource }],
            });
        });
        match bound {
            Ok(()) => self.notice(about.doing(), None),
            Err(fault) => Err(self.error(&about, fault)),
        }
    }

    /// An error about a buffer or texture of the program's own.
    #[cfg(all(target_arch = "wasm32", feature = "web"))]
    pub(super) fn unusable_canvas(&self, problem: String) -> Error {
        Error::Canvas { device: self.name.clone(), problem }
    }

    pub(crate) fn unusable(&self, kind: &'static str, problem: String) -> Error {
        Error::Unusable { kind, device: self.name.clone(), problem }
    }
}

/// Why a texture does not have the dimension, if so.
fn misfit(texture: &wgpu::Texture, dimension: TextureDimension) -> Option<&'static str> {
    if !texture.usage().contains(wgpu::TextureUsages::TEXTURE_BINDING) {
        return Some("it lacks the usage TEXTURE_BINDING");
    }
    match (dimension == TextureDimension::Multisampled2d, texture.sample_count() > 1) {
        (false, true) => return Some("it is multisampled"),
        (true, false) => return Some("it is not multisampled"),
        (true, true) | (false, false) => {}
    }
    if texture.dimension() != texture::wgpu_dimension(dimension) {
        return Some("it has another dimension");
    }
    let layers = texture.depth_or_array_layers();
    let fits = match dimension {
        TextureDimension::D1 | TextureDimension::D2 | TextureDimension::Multisampled2d => {
            layers == 1
        }
        TextureDimension::Cube => layers == 6 && texture.width() == texture.height(),
        TextureDimension::CubeArray => {
            layers.is_multiple_of(6) && texture.width() == texture.height()
        }
        TextureDimension::D2Array | TextureDimension::D3 => true,
    };
    (!fits).then_some("it has another number of layers")
}
