//! Pipelines: a kernel as the device runs it.
//!
//! Takes a launch, gives the pipeline that serves it: built once for each kernel, for what is proven
//! of the launch, and for what of its arguments is part of the layout.

use std::sync::Arc;

use super::{Gpu, State, bind_groups::address, texture};
use crate::{
    BindingKind, Error, SampleType, StorageAccess,
    launch::{Arg, Kernel, Launch},
    proofs::Proven,
};

/// The address of the kernel, which is static, what is proven, and what of the arguments is part of
/// the layout.
pub(super) type PipelineKey = (usize, Proven, Vec<Filtering>);

/// Whether the texture, or the sampler, at a binding index is a filtering one.
pub(super) type Filtering = (u32, bool);

pub(super) struct Pipeline {
    pub(super) layout: wgpu::BindGroupLayout,
    pub(super) pipeline: wgpu::ComputePipeline,
}

impl Gpu {
    /// The pipeline of a kernel; built at its first launch, and again for textures and samplers
    /// that filter otherwise.
    pub(super) fn pipeline(
        &self,
        state: &mut State,
        launch: &Launch<'_>,
        proven: Proven,
    ) -> Result<Arc<Pipeline>, Error> {
        let kernel = launch.kernel;
        let key = (address(kernel), proven, self.filtering(launch));
        if let Some(pipeline) = state.pipelines.get(&key) {
            return Ok(Arc::clone(pipeline));
        }
        let built = self.scoped(|| self.build(kernel, proven, &key.2));
        let pipeline = Arc::new(match built {
            Ok(pipeline) => {
                self.notice("building a kernel", None)?;
                pipeline
            }
            Err(
                wgpu::Error::Validation { description, .. }
                | wgpu::Error::Internal { description, .. },
            ) => {
                self.notice("building a kernel", None)?; // on a lost device, that is what is wrong
                if let Some(error) = self.unfiltered(launch, &description) {
                    return Err(error);
                }
                return Err(Error::KernelRefused {
                    kernel: kernel.info.name,
                    device: self.name.clone(),
                    message: description,
                    wgsl: kernel.info.wgsl,
                });
            }
            Err(error @ wgpu::Error::OutOfMemory { .. }) => {
                return Err(self.error("building a kernel", error));
            }
        });
        state.pipelines.insert(key, Arc::clone(&pipeline));
        Ok(pipeline)
    }

    fn build(&self, kernel: &Kernel, proven: Proven, filtering: &[Filtering]) -> Pipeline {
        let info = kernel.info;
        let entry = |binding, ty| wgpu::BindGroupLayoutEntry {
            binding,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty,
            count: None,
        };
        let mut entries = Vec::with_capacity(info.bindings.len() + 1);
        for binding in info.bindings {
            let filters = filtering.contains(&(binding.binding, true));
            entries
                .push(entry(binding.binding, binding_type(binding.kind, binding.stride, filters)));
        }
        if let Some(params) = info.params {
            let ty = buffer_type(wgpu::BufferBindingType::Uniform, true, params.size);
            entries.push(entry(params.binding, ty));
        }
        let label = Some(info.name);
        let layout = self.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label,
            entries: &entries,
        });
        let pipeline_layout = self.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label,
            bind_group_layouts: &[Some(&layout)],
            immediate_size: 0,
        });
        let module = self.module(kernel, proven);
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label,
            layout: Some(&pipeline_layout),
            module: &module,
            entry_point: Some(info.entry_point),
            compilation_options: wgpu::PipelineCompilationOptions {
                constants: &[],
                zero_initialize_workgroup_memory: !proven.initialized,
            },
            cache: None,
        });
        Pipeline { layout, pipeline }
    }

    /// The shader module with those of wgpu's checks that the proofs do not make needless.
    #[expect(unsafe_code, reason = "checks that cannot fail are left out")]
    fn module(&self, kernel: &Kernel, proven: Proven) -> wgpu::ShaderModule {
        let (label, source) =
            (Some(kernel.info.name), wgpu::ShaderSource::Wgsl(kernel.info.wgsl.into()));
        let checks = wgpu::ShaderRuntimeChecks {
            bounds_checks: !proven.bounds,
            force_loop_bounding: !proven.loops,
            int_div_checks: !proven.divisions,
            ..wgpu::ShaderRuntimeChecks::checked()
        };
        let descriptor = wgpu::ShaderModuleDescriptor { label, source };
        // SAFETY: a pipeline serves only launches of which the same is proven (`PipelineKey`), and
        // what is proven of a launch holds for all its invocations: `dsl_core`'s
        // `analyze/proofs.rs` derives it from the module whose text this is, and `Proven::of` has
        // tested the conditions on this launch's arguments and size. `Kernel`s come from the
        // macro; those written by hand have `Proofs::NONE`.
        unsafe { self.device.create_shader_module_trusted(descriptor, checks) }
    }

    /// Which textures and samplers of a launch filter; nothing is allocated if there are none.
    fn filtering(&self, launch: &Launch<'_>) -> Vec<Filtering> {
        let filters = |arg: &Arg<'_>| match arg {
            Arg::Texture(view) => Some(self.supports_filtering(view.format())),
            Arg::Sampler(sampler) => Some(sampler.filters()),
            Arg::Read(_) | Arg::ReadWrite(_) | Arg::StorageTexture(..) => None,
        };
        launch.args.iter().filter_map(|(binding, arg)| Some((*binding, filters(arg)?))).collect()
    }

    /// The error of a launch whose kernel was refused because it filters what cannot be filtered.
    /// Only wgpu knows which texture the kernel samples with which sampler.
    fn unfiltered(&self, launch: &Launch<'_>, message: &str) -> Option<Error> {
        let filters = launch
            .args
            .iter()
            .any(|(_, arg)| matches!(arg, Arg::Sampler(sampler) if sampler.filters()));
        if !filters || !message.contains("filtering sampler") {
            return None;
        }
        launch.args.iter().find_map(|(binding, arg)| match arg {
            Arg::Texture(view) if !self.supports_filtering(view.format()) => Some(Error::Filter {
                kernel: launch.kernel.info.name,
                parameter: launch.parameter(*binding),
                format: view.format(),
                device: self.name.clone(),
            }),
            _ => None,
        })
    }
}

fn buffer_type(
    ty: wgpu::BufferBindingType,
    has_dynamic_offset: bool,
    size: u32,
) -> wgpu::BindingType {
    // Given here, wgpu checks the size once and not at each dispatch.
    let min_binding_size = wgpu::BufferSize::new(size.into());
    wgpu::BindingType::Buffer { ty, has_dynamic_offset, min_binding_size }
}

/// What a binding is in a layout; `filters` says whether its texture, or sampler, filters.
fn binding_type(kind: BindingKind, stride: u32, filters: bool) -> wgpu::BindingType {
    match kind {
        BindingKind::StorageRead => {
            buffer_type(wgpu::BufferBindingType::Storage { read_only: true }, false, stride)
        }
        BindingKind::StorageReadWrite => {
            buffer_type(wgpu::BufferBindingType::Storage { read_only: false }, false, stride)
        }
        BindingKind::Uniform => buffer_type(wgpu::BufferBindingType::Uniform, false, stride),
        BindingKind::Texture { dimension, sample_type } => wgpu::BindingType::Texture {
            sample_type: match sample_type {
                SampleType::Float => wgpu::TextureSampleType::Float { filterable: filters },
                SampleType::Uint => wgpu::TextureSampleType::Uint,
                SampleType::Sint => wgpu::TextureSampleType::Sint,
            },
            view_dimension: texture::view_dimension(dimension),
            multisampled: false,
        },
        BindingKind::StorageTexture { dimension, format, access } => {
            wgpu::BindingType::StorageTexture {
                access: match access {
                    StorageAccess::Read => wgpu::StorageTextureAccess::ReadOnly,
                    StorageAccess::Write => wgpu::StorageTextureAccess::WriteOnly,
                    StorageAccess::ReadWrite => wgpu::StorageTextureAccess::ReadWrite,
                },
                format: format.to_wgpu(),
                view_dimension: texture::view_dimension(dimension),
            }
        }
        BindingKind::Sampler => wgpu::BindingType::Sampler(if filters {
            wgpu::SamplerBindingType::Filtering
        } else {
            wgpu::SamplerBindingType::NonFiltering
        }),
    }
}
