//! Pipelines: a kernel as the device runs it.
//!
//! Takes a launch, gives the pipeline that serves it. It is built once for each kernel, for each
//! set of proofs that hold, and for each layout that the arguments need.

use std::sync::{Arc, atomic::Ordering::Relaxed};

use rayon::prelude::*;

use super::{Gpu, State, scopes::About, texture};
use crate::{
    BindingInfo, BindingKind, Error, KernelInfo, SampleType, StorageAccess,
    launch::{Arg, Launch},
    proofs::Proven,
    trace::span,
    wait::IS_WEB,
};

/// The things that a pipeline is built for.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct PipelineKey {
    /// The address of the kernel's static description.
    pub(super) kernel: usize,
    /// The proofs that hold.
    pub(super) proven: Proven,
    /// Whether each texture and each sampler filters.
    filtering: Vec<Filtering>,
    /// The number of buffers of each array.
    counts: Vec<u32>,
}

/// Whether the texture or the sampler at a binding index filters.
pub(super) type Filtering = (u32, bool);

pub(super) struct Pipeline {
    pub(super) layout: wgpu::BindGroupLayout,
    /// The layout of the arrays of buffers, if there are any.
    pub(super) arrays: Option<wgpu::BindGroupLayout>,
    pub(super) pipeline: wgpu::ComputePipeline,
}

impl Gpu {
    /// The pipeline of a kernel. It is built at the kernel's first launch, and again for textures
    /// and samplers that differ in filtering.
    pub(super) fn pipeline(
        &self,
        state: &mut State,
        launch: &Launch<'_>,
        proven: Proven,
    ) -> Result<Arc<Pipeline>, Error> {
        let info = launch.kernel.info;
        let arrays = arrays(info).map(|array| launch.args_of(array.binding).count() as u32);
        let (filtering, counts) = (self.filtering(launch), arrays.collect());
        let key = PipelineKey { kernel: address(info), proven, filtering, counts };
        if let Some(pipeline) = state.pipelines.get(&key) {
            return Ok(Arc::clone(pipeline));
        }
        let pipeline = self.built(info, &key).map_err(|error| match error {
            Error::KernelRefused { ref message, .. } => {
                self.unfiltered(launch, message).unwrap_or(error)
            }
            error => error,
        })?;
        state.pipelines.insert(key, Arc::clone(&pipeline));
        Ok(pipeline)
    }

    /// Builds the pipelines for the first launches of kernels, in parallel on all threads. It
    /// assumes launches that fulfil the conditions of all proofs and filter all textures that can
    /// be filtered. Kernels with arrays of buffers are left out: their pipelines depend on the number
    /// of buffers. The future has the errors that come later.
    pub(crate) fn prepare(
        self: &Arc<Self>,
        kernels: &[&'static KernelInfo],
    ) -> Result<impl Future<Output = Result<(), Error>> + Send + 'static + use<>, Error> {
        let kernels = kernels.iter().filter(|info| arrays(info).next().is_none());
        let keys = kernels.map(|info| (*info, self.expected_key(info)));
        let missing: Vec<_> = {
            let state = self.state()?;
            keys.filter(|(_, key)| !state.pipelines.contains_key(key)).collect()
        };
        let build =
            |(info, key): (_, PipelineKey)| self.built(info, &key).map(|pipeline| (key, pipeline));
        // A browser has one thread for wgpu, and builds in another process.
        let built: Vec<_> = match IS_WEB {
            true => missing.into_iter().map(build).collect::<Result<_, _>>()?,
            false => missing.into_par_iter().map(build).collect::<Result<_, _>>()?,
        };
        self.state()?.pipelines.extend(built);
        self.save_pipelines()?;
        let (gpu, ticket) = (Arc::clone(self), self.ticket(None));
        Ok(async move { gpu.heard(&ticket, "building kernels").await })
    }

    /// The proofs that the pipelines rely on.
    #[cfg(test)]
    pub(crate) fn proven(&self) -> Vec<Proven> {
        let all = |state: &State| state.pipelines.keys().map(|key| key.proven).collect();
        self.state().map_or_else(|_| Vec::new(), |state| all(&state))
    }

    /// The number of pipelines.
    #[cfg(test)]
    pub(crate) fn n_pipelines(&self) -> usize {
        self.state().map_or(0, |state| state.pipelines.len())
    }

    fn built(&self, info: &'static KernelInfo, key: &PipelineKey) -> Result<Arc<Pipeline>, Error> {
        span!("compile", kernel = info.name, device = self.name);
        let about = About::Kernel(info);
        match self.scoped(about.clone(), || self.build(info, key)) {
            Ok(pipeline) => {
                self.notice(about.doing(), None)?;
                self.disk_cache.get().inspect(|cache| _ = cache.n_new.fetch_add(1, Relaxed));
                Ok(Arc::new(pipeline))
            }
            Err(fault) => Err(self.error(&about, fault)),
        }
    }

    fn build(&self, info: &'static KernelInfo, key: &PipelineKey) -> Pipeline {
        let PipelineKey { kernel: _, proven, filtering, counts } = key;
        let label = Some(info.name);
        let layout = |entries: &[wgpu::BindGroupLayoutEntry]| {
            let descriptor = wgpu::BindGroupLayoutDescriptor { label, entries };
            self.device.create_bind_group_layout(&descriptor)
        };
        // The parameters of all launches lie in one buffer.
        let entries = layout_entries(info, |binding| filtering.contains(&(binding, true)), true);
        let arrays = (!counts.is_empty()).then(|| layout(&array_entries(info, counts)));
        let layout = layout(&entries);
        let pipeline_layout = self.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label,
            bind_group_layouts: &[Some(&layout), arrays.as_ref()]
                [..1 + usize::from(arrays.is_some())],
            immediate_size: 0,
        });
        let module = self.module(info, *proven);
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label,
            layout: Some(&pipeline_layout),
            module: &module,
            entry_point: Some(info.entry_point),
            compilation_options: wgpu::PipelineCompilationOptions {
                constants: &[],
                zero_initialize_workgroup_memory: !proven.initialized,
            },
            cache: self.disk_cache.get().map(|cache| &cache.pipelines),
        });
        Pipeline { layout, arrays, pipeline }
    }

    /// The key that the first launch of a kernel will most likely have.
    fn expected_key(&self, info: &'static KernelInfo) -> PipelineKey {
        let filtering = info.bindings.iter().filter_map(|binding| match binding.kind {
            BindingKind::Texture { sample_type, .. } => {
                Some((binding.binding, sample_type == SampleType::Float))
            }
            BindingKind::Sampler => Some((binding.binding, true)),
            BindingKind::SamplerNonFiltering => Some((binding.binding, false)),
            BindingKind::StorageRead
            | BindingKind::StorageReadWrite
            | BindingKind::StorageReadArray
            | BindingKind::Uniform
            | BindingKind::StorageTexture { .. }
            | BindingKind::SamplerComparison => None,
        });
        let proven = self.relied_on(|| Proven::at_best(&info.proofs));
        let (filtering, counts) = (filtering.collect(), Vec::new());
        PipelineKey { kernel: address(info), proven, filtering, counts }
    }

    /// The shader module. wgpu leaves out the checks that the proofs make needless.
    #[expect(unsafe_code, reason = "checks that cannot fail are left out")]
    fn module(&self, info: &'static KernelInfo, proven: Proven) -> wgpu::ShaderModule {
        let wgsl = if IS_WEB { info.browser_wgsl().into() } else { info.wgsl.into() };
        let (label, source) = (Some(info.name), wgpu::ShaderSource::Wgsl(wgsl));
        let checks = wgpu::ShaderRuntimeChecks {
            bounds_checks: !proven.bounds,
            force_loop_bounding: !proven.loops,
            int_div_checks: !proven.divisions,
            ..wgpu::ShaderRuntimeChecks::checked()
        };
        let descriptor = wgpu::ShaderModuleDescriptor { label, source };
        // SAFETY: a pipeline serves only launches for which the same proofs hold (`PipelineKey`),
        // and a proof that holds for a launch holds for all its invocations: `dsl_core`'s
        // `analyze/proofs.rs` derives it from the module whose text this is, and `Proven::of` has
        // tested the conditions on this launch's arguments and size, which are the kernel's
        // (`check_arguments`). The maker of the `KernelInfo` has promised that proofs and module
        // belong together: only unsafe code makes one (`Vouched`), and no safe code copies or
        // changes one.
        unsafe { self.device.create_shader_module_trusted(descriptor, checks) }
    }

    /// Whether each texture and sampler of a launch filters. If it has none of them, this allocates
    /// nothing.
    fn filtering(&self, launch: &Launch<'_>) -> Vec<Filtering> {
        let filters = |arg: &Arg<'_>| match arg {
            Arg::Texture(view) => Some(self.supports_filtering(view.format())),
            Arg::Sampler(sampler) => sampler.compare().is_none().then(|| sampler.filters()),
            Arg::Read(_) | Arg::ReadWrite(_) | Arg::StorageTexture(..) => None,
        };
        launch.args.iter().filter_map(|(binding, arg)| Some((*binding, filters(arg)?))).collect()
    }

    /// The error of a launch whose kernel was refused because it filters a texture that cannot be
    /// filtered. Only wgpu knows which texture the kernel samples with which sampler.
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

/// The arrays of buffers of a kernel.
pub(super) fn arrays(info: &KernelInfo) -> impl Iterator<Item = &BindingInfo> {
    info.bindings.iter().filter(|of| of.kind == BindingKind::StorageReadArray)
}

/// The index of the binding with the lengths of an array's buffers.
pub(super) fn lengths_binding(info: &KernelInfo, array: &BindingInfo) -> u32 {
    info.bindings.len() as u32 + array.binding
}

/// The entries of the layout of a kernel's arrays of buffers, with their numbers of buffers.
fn array_entries(info: &KernelInfo, counts: &[u32]) -> Vec<wgpu::BindGroupLayoutEntry> {
    let entries = arrays(info).zip(counts).flat_map(|(array, count)| {
        let entry = |binding, min_bytes, count| wgpu::BindGroupLayoutEntry {
            binding,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: binding_type(array.kind, min_bytes, false),
            count,
        };
        [
            entry(array.binding, array.min_bytes, std::num::NonZero::new(*count)),
            entry(lengths_binding(info, array), 4, None),
        ]
    });
    entries.collect()
}

/// The entries of the layout of a kernel's bind group, without arrays of buffers. `filters` says which textures and samplers filter,
/// `has_dynamic_offset` whether the parameters have a dynamic offset.
pub(crate) fn layout_entries(
    info: &KernelInfo,
    filters: impl Fn(u32) -> bool,
    has_dynamic_offset: bool,
) -> Vec<wgpu::BindGroupLayoutEntry> {
    let entry = |binding, ty| wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty,
        count: None,
    };
    let bindings = info.bindings.iter().filter(|of| of.kind != BindingKind::StorageReadArray);
    let bindings = bindings.map(|&BindingInfo { binding, kind, min_bytes, .. }| {
        entry(binding, binding_type(kind, min_bytes, filters(binding)))
    });
    let params = info.params.map(|params| {
        let ty = wgpu::BufferBindingType::Uniform;
        entry(params.binding, buffer_type(ty, has_dynamic_offset, params.size))
    });
    bindings.chain(params).collect()
}

/// The address of a kernel's description. It identifies the kernel.
pub(super) fn address(info: &'static KernelInfo) -> usize {
    std::ptr::from_ref(info).addr()
}

fn buffer_type(
    ty: wgpu::BufferBindingType,
    has_dynamic_offset: bool,
    size: u32,
) -> wgpu::BindingType {
    // With this size, wgpu checks once and not at each dispatch.
    let min_binding_size = wgpu::BufferSize::new(size.into());
    wgpu::BindingType::Buffer { ty, has_dynamic_offset, min_binding_size }
}

/// The type of a binding in a layout. `filters` says whether its texture or sampler filters.
fn binding_type(kind: BindingKind, min_bytes: u32, filters: bool) -> wgpu::BindingType {
    match kind {
        BindingKind::StorageRead | BindingKind::StorageReadArray => {
            buffer_type(wgpu::BufferBindingType::Storage { read_only: true }, false, min_bytes)
        }
        BindingKind::StorageReadWrite => {
            buffer_type(wgpu::BufferBindingType::Storage { read_only: false }, false, min_bytes)
        }
        BindingKind::Uniform => buffer_type(wgpu::BufferBindingType::Uniform, false, min_bytes),
        BindingKind::Texture { dimension, sample_type } => {
            texture::sampled_type(dimension, sample_type, filters)
        }
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
        BindingKind::SamplerNonFiltering => {
            wgpu::BindingType::Sampler(wgpu::SamplerBindingType::NonFiltering)
        }
        BindingKind::SamplerComparison => {
            wgpu::BindingType::Sampler(wgpu::SamplerBindingType::Comparison)
        }
    }
}
