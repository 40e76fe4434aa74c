//! The GPU executor: a [`Launch`](crate::Launch) becomes wgpu commands.
//!
//! Takes validated launches, records them, and submits them together: when a result is read, when
//! memory is written, at `sync`, or when enough have gathered. Invariant: commands reach the queue
//! in the order in which the host asked for them. No wgpu error goes by unseen and none panics:
//! errors come from scopes around what may fail, or from the handlers installed in [`Gpu::new`],
//! and are returned by the next call.

mod adapters;
mod readback;
mod texture;

use std::{
    any::Any,
    collections::HashMap,
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

pub(crate) use adapters::{open_all, open_best};
pub(crate) use readback::Readback;
pub(crate) use texture::{Sampler, Texture};

use crate::{
    BindingKind, CoopScalar, Error, Feature, HostShareable, Limits, SampleType, StorageAccess,
    launch::{Arg, Kernel, Launch},
    proofs::Proven,
    value,
};

/// Launches that gather before they are submitted without being asked for: few at first, so that
/// the GPU begins while more are recorded, then twice as many each time, up to the second number.
const PENDING: (usize, usize) = (8, 256);

/// Bytes of by-value parameters that gather before a submission: the least uniform buffer that
/// WebGPU guarantees.
const PARAMS_BYTES: u64 = 65_536;

/// Written data that gathers in staging memory before it is sent on its way.
const UPLOAD_BYTES: usize = 4 << 20;

/// Numbers for what is bound, to tell bind groups apart.
static IDS: AtomicU64 = AtomicU64::new(0);

/// An open GPU.
pub(crate) struct Gpu {
    device: wgpu::Device,
    queue: wgpu::Queue,
    /// What was opened, if it was us who did.
    adapter: Option<wgpu::Adapter>,
    name: String,
    software: bool,
    limits: Limits,
    /// Bytes between two launches' by-value parameters.
    params_align: usize,
    faults: Arc<Faults>,
    state: Mutex<State>,
}

/// What wgpu reported outside of any call.
#[derive(Default)]
struct Faults {
    lost: OnceLock<String>,
    error: Mutex<Option<String>>,
}

#[derive(Default)]
struct State {
    pipelines: HashMap<PipelineKey, Arc<Pipeline>>,
    /// The by-value parameters of a submission; written anew for each, in queue order.
    params_buffer: Option<wgpu::Buffer>,
    pending: Vec<Dispatch>,
    /// How many of them may gather, if more than at first.
    batch: usize,
    /// The by-value parameters of `pending`.
    params: Vec<u8>,
    /// Bind groups of `pending`, by pipeline and buffers. They live no longer, lest they keep
    /// dropped buffers.
    bind_groups: HashMap<(usize, Vec<u64>), wgpu::BindGroup>,
    staging: readback::Pool,
}

/// The address of the kernel, which is static, what is proven, and what of the arguments is part of
/// the layout.
type PipelineKey = (usize, Proven, Vec<Filtering>);

/// Whether the texture, or the sampler, at a binding index is a filtering one.
type Filtering = (u32, bool);

struct Pipeline {
    layout: wgpu::BindGroupLayout,
    pipeline: wgpu::ComputePipeline,
}

/// A recorded launch.
struct Dispatch {
    pipeline: Arc<Pipeline>,
    bind_group: wgpu::BindGroup,
    params_offset: Option<u32>,
    workgroups: [u32; 3],
}

/// Memory of a GPU.
pub(crate) struct Memory {
    gpu: Arc<Gpu>,
    buffer: wgpu::Buffer,
    id: u64,
}

impl Gpu {
    pub(crate) fn new(
        device: wgpu::Device,
        queue: wgpu::Queue,
        adapter: Option<wgpu::Adapter>,
    ) -> Arc<Self> {
        let info = device.adapter_info();
        let faults = Arc::new(Faults::default());
        let on_error = Arc::clone(&faults);
        device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
            lock(&on_error.error).get_or_insert_with(|| error.to_string());
        }));
        let on_lost = Arc::clone(&faults);
        device.set_device_lost_callback(move |reason, message| {
            let message = if message.is_empty() { format!("{reason:?}") } else { message };
            _ = on_lost.lost.set(message); // the first reason is the one that counts
        });
        let limits = device.limits();
        Arc::new(Self {
            name: adapters::name(&info),
            software: info.device_type == wgpu::DeviceType::Cpu,
            params_align: limits.min_uniform_buffer_offset_alignment as usize,
            limits: adapters::limits(&limits),
            device,
            queue,
            adapter,
            faults,
            state: Mutex::default(),
        })
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn is_software(&self) -> bool {
        self.software
    }

    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    pub(crate) fn supports(&self, feature: Feature) -> bool {
        let has_shape = match feature {
            Feature::CooperativeMatrix { size, factors, sums } => {
                self.multiplies(size, factors, sums)
            }
            _ => true,
        };
        has_shape && self.device.features().contains(feature.wgpu())
    }

    /// Whether matrix units know the product. Of somebody else's device nothing is known.
    fn multiplies(&self, size: u32, factors: CoopScalar, sums: CoopScalar) -> bool {
        let scalar = |scalar| match scalar {
            CoopScalar::F16 => wgpu::CooperativeScalarType::F16,
            CoopScalar::F32 => wgpu::CooperativeScalarType::F32,
        };
        let shapes = self.adapter.iter().flat_map(wgpu::Adapter::cooperative_matrix_properties);
        shapes.into_iter().any(|shape| {
            [shape.m_size, shape.n_size, shape.k_size] == [size; 3]
                && shape.ab_type == scalar(factors)
                && shape.cr_type == scalar(sums)
        })
    }

    /// Memory of at least `bytes` zeros.
    pub(crate) fn allocate(
        self: &Arc<Self>,
        bytes: u64,
        usage: wgpu::BufferUsages,
    ) -> Result<Memory, Error> {
        let size = bytes.next_multiple_of(16); // as the size of a uniform struct is
        let descriptor =
            wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false };
        let buffer =
            self.attempt("creating a buffer", || self.device.create_buffer(&descriptor))?;
        Ok(Memory { gpu: Arc::clone(self), buffer, id: IDS.fetch_add(1, Relaxed) })
    }

    /// Writes `values` from byte `offset` on, ahead of what is recorded: to new memory, or once
    /// that is submitted.
    pub(crate) fn upload<T: HostShareable>(
        &self,
        memory: &Memory,
        offset: u64,
        values: &[T],
    ) -> Result<(), Error> {
        let bytes = (values.len() as u64 * u64::from(T::STRIDE)).next_multiple_of(4);
        let Some(size) = wgpu::BufferSize::new(bytes) else { return Ok(()) };
        self.attempt("writing a buffer", || {
            if let Some(mut view) = self.queue.write_buffer_with(&memory.buffer, offset, size) {
                value::encode(values, |start, words| {
                    let words: &[u8] = bytemuck::cast_slice(words);
                    view.slice(start * 4..start * 4 + words.len()).copy_from_slice(words);
                });
            }
            if bytes >= UPLOAD_BYTES as u64 {
                self.queue.submit([]);
            }
        })
    }

    /// Records a launch, whose arguments are all of this GPU.
    pub(crate) fn record(&self, launch: &Launch<'_>) -> Result<(), Error> {
        const DOING: &str = "recording a launch";
        self.check(DOING)?;
        let mut state = self.state();
        let pipeline = self.pipeline(&mut state, launch)?;
        let params_end = state.params.len() + size_of_val(&launch.params[..]);
        if state.pending.len() >= state.batch.max(PENDING.0) || params_end as u64 > PARAMS_BYTES {
            self.submit(&mut state, DOING, |_| ())?;
            state.batch = (2 * state.batch).clamp(2 * PENDING.0, PENDING.1);
        }
        let bind_group = self.bind_group(&mut state, &pipeline, launch)?;
        let params_offset = (!launch.params.is_empty()).then_some(state.params.len() as u32);
        state.params.extend_from_slice(bytemuck::cast_slice(&launch.params));
        let aligned = state.params.len().next_multiple_of(self.params_align.max(1));
        state.params.resize(aligned, 0);
        state.pending.push(Dispatch {
            pipeline,
            bind_group,
            params_offset,
            workgroups: launch.workgroups,
        });
        self.check(DOING)
    }

    /// Submits what is recorded, and waits for it.
    pub(crate) fn sync(&self) -> Result<(), Error> {
        const DOING: &str = "waiting for launches";
        let mut state = self.state();
        let submission = self.submit(&mut state, DOING, |_| ())?;
        state.batch = 0;
        drop(state);
        self.wait(submission, DOING)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Submits what is recorded, then what `tail` encodes.
    fn submit(
        &self,
        state: &mut State,
        doing: &'static str,
        tail: impl FnOnce(&mut wgpu::CommandEncoder),
    ) -> Result<wgpu::SubmissionIndex, Error> {
        let submission = self.attempt(doing, || {
            if let Some(buffer) = state.params_buffer.as_ref().filter(|_| !state.params.is_empty())
            {
                self.queue.write_buffer(buffer, 0, &state.params);
            }
            let mut encoder =
                self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
            if !state.pending.is_empty() {
                encode(&mut encoder, &state.pending);
            }
            tail(&mut encoder);
            self.queue.submit([encoder.finish()])
        });
        state.pending.clear();
        state.params.clear();
        state.bind_groups.clear();
        submission
    }

    /// The pipeline of a kernel; built at its first launch, and again for textures and samplers
    /// that filter otherwise.
    fn pipeline(&self, state: &mut State, launch: &Launch<'_>) -> Result<Arc<Pipeline>, Error> {
        let kernel = launch.kernel;
        let key = (address(kernel), Proven::of(launch), self.filtering(launch));
        if let Some(pipeline) = state.pipelines.get(&key) {
            return Ok(Arc::clone(pipeline));
        }
        let built = self.scoped(|| self.build(kernel, key.1, &key.2));
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

    /// The bind group of a launch; launches before it that are not submitted yet share theirs.
    fn bind_group(
        &self,
        state: &mut State,
        pipeline: &Pipeline,
        launch: &Launch<'_>,
    ) -> Result<wgpu::BindGroup, Error> {
        let bound =
            || launch.args.iter().filter_map(|(binding, arg)| Some((*binding, resource(arg)?)));
        let key = (address(launch.kernel), bound().map(|(_, (id, _))| id).collect::<Vec<_>>());
        if let Some(bind_group) = state.bind_groups.get(&key) {
            return Ok(bind_group.clone());
        }
        let mut entries: Vec<_> = bound()
            .map(|(binding, (_, resource))| wgpu::BindGroupEntry { binding, resource })
            .collect();
        if let Some(params) = launch.kernel.info.params {
            let buffer = match &mut state.params_buffer {
                Some(buffer) => buffer,
                empty => empty.insert(self.params_buffer()?),
            };
            let size = wgpu::BufferSize::new(params.size.into());
            let resource =
                wgpu::BindingResource::Buffer(wgpu::BufferBinding { buffer, offset: 0, size });
            entries.push(wgpu::BindGroupEntry { binding: params.binding, resource });
        }
        let bind_group = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some(launch.kernel.info.name),
            layout: &pipeline.layout,
            entries: &entries,
        });
        state.bind_groups.insert(key, bind_group.clone());
        Ok(bind_group)
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

    fn params_buffer(&self) -> Result<wgpu::Buffer, Error> {
        self.attempt("creating a buffer", || {
            self.device.create_buffer(&wgpu::BufferDescriptor {
                label: Some("parameters"),
                // The last launch's parameters may be followed by padding.
                size: PARAMS_BYTES + self.params_align as u64,
                usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
                mapped_at_creation: false,
            })
        })
    }
}

/// Errors.
impl Gpu {
    /// Does what may fail, and says how it did.
    fn attempt<T>(&self, doing: &'static str, f: impl FnOnce() -> T) -> Result<T, Error> {
        // Submissions run callbacks, also the caller's.
        let result = catch_unwind(AssertUnwindSafe(|| self.scoped(f))).map_err(|panic| {
            let (device, message) = (self.name.clone(), panic_message(&*panic));
            Error::Callback { device, doing, message }
        })?;
        let result = result.map_err(|error| self.error(doing, error))?;
        self.notice(doing, None)?;
        Ok(result)
    }

    /// Does what may fail, and catches wgpu's errors.
    fn scoped<T>(&self, f: impl FnOnce() -> T) -> Result<T, wgpu::Error> {
        let filters = [
            wgpu::ErrorFilter::Validation,
            wgpu::ErrorFilter::OutOfMemory,
            wgpu::ErrorFilter::Internal,
        ];
        let [validation, memory, internal] =
            filters.map(|filter| self.device.push_error_scope(filter));
        let result = f();
        let errors = [internal.pop(), memory.pop(), validation.pop()];
        // On native backends the futures are ready.
        match errors.into_iter().find_map(pollster::block_on) {
            None => Ok(result),
            Some(error) => Err(error),
        }
    }

    /// wgpu's error as ours.
    fn error(&self, doing: &'static str, error: wgpu::Error) -> Error {
        if let Err(lost) = self.notice(doing, None) {
            return lost;
        }
        if let Some(lost) = self.late_loss() {
            return lost;
        }
        let device = self.name.clone();
        match error {
            wgpu::Error::OutOfMemory { .. } => Error::OutOfMemory { device, doing },
            wgpu::Error::Validation { description: message, .. }
            | wgpu::Error::Internal { description: message, .. } => {
                Error::Gpu { device, doing, message }
            }
        }
    }

    /// Lets wgpu run its callbacks, after waiting for `submission` if there is one, then checks for
    /// faults.
    fn notice(
        &self,
        doing: &'static str,
        submission: Option<wgpu::SubmissionIndex>,
    ) -> Result<(), Error> {
        let poll = match submission {
            Some(index) => wgpu::PollType::Wait { submission_index: Some(index), timeout: None },
            None => wgpu::PollType::Poll,
        };
        // wgpu panics if the device is lost while it waits, and callbacks of the caller's may too.
        let polled = catch_unwind(AssertUnwindSafe(|| self.device.poll(poll)));
        self.check(doing)?;
        let device = self.name.clone();
        match polled {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(Error::DeviceLost { device, message: error.to_string() }),
            Err(panic) => {
                let message = panic_message(&*panic);
                Err(if message.starts_with("Error in Device::poll") {
                    Error::DeviceLost { device, message }
                } else {
                    Error::Callback { device, doing, message }
                })
            }
        }
    }

    /// Waits for a submission.
    fn wait(&self, submission: wgpu::SubmissionIndex, doing: &'static str) -> Result<(), Error> {
        self.notice(doing, Some(submission))
    }

    /// What the handlers have heard.
    fn check(&self, doing: &'static str) -> Result<(), Error> {
        if let Some(lost) = self.loss() {
            return Err(lost);
        }
        let error = lock(&self.faults.error).take();
        let Some(message) = error else {
            return Ok(());
        };
        let device = self.name.clone();
        Err(self.late_loss().unwrap_or(Error::Gpu { device, doing, message }))
    }

    /// That the device is lost, if it has been said.
    fn loss(&self) -> Option<Error> {
        let message = self.faults.lost.get()?.clone();
        Some(Error::DeviceLost { device: self.name.clone(), message })
    }

    /// That the device is lost, asked after an error, which may well come of it: wgpu says so only
    /// once the device's last work is done.
    fn late_loss(&self) -> Option<Error> {
        let wait = wgpu::PollType::Wait { submission_index: None, timeout: None };
        // wgpu panics if the device is lost while it waits.
        _ = catch_unwind(AssertUnwindSafe(|| self.device.poll(wait)));
        self.loss()
    }
}

impl Memory {
    /// Replaces the words from byte `offset` on, after what is recorded.
    pub(crate) fn write<T: HostShareable>(&self, offset: u64, values: &[T]) -> Result<(), Error> {
        let mut state = self.gpu.state();
        if !state.pending.is_empty() {
            self.gpu.submit(&mut state, "submitting launches", |_| ())?;
        }
        self.gpu.upload(self, offset, values)
    }

    /// Begins to copy `bytes`, which are not empty, to the host, after what is recorded.
    pub(crate) fn download(&self, bytes: Range<u64>) -> Result<Readback, Error> {
        Readback::start(&self.gpu, &self.buffer, bytes)
    }
}

fn encode(encoder: &mut wgpu::CommandEncoder, pending: &[Dispatch]) {
    let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
    for dispatch in pending {
        let [x, y, z] = dispatch.workgroups;
        pass.set_pipeline(&dispatch.pipeline.pipeline);
        pass.set_bind_group(0, &dispatch.bind_group, dispatch.params_offset.as_slice());
        pass.dispatch_workgroups(x, y, z);
    }
}

/// What an argument is bound as, and its number.
fn resource<'a>(arg: &'a Arg<'_>) -> Option<(u64, wgpu::BindingResource<'a>)> {
    let buffer = |memory: &'a Memory| (memory.id, memory.buffer.as_entire_binding());
    match arg {
        Arg::Read(memory) => memory.gpu().map(buffer),
        Arg::ReadWrite(memory) => memory.gpu().map(buffer),
        Arg::Texture(view) => {
            view.gpu().map(|view| (view.id, wgpu::BindingResource::TextureView(&view.sampled)))
        }
        Arg::StorageTexture(view, _) => {
            let view = view.gpu()?;
            Some((view.id, wgpu::BindingResource::TextureView(view.storage.as_ref()?)))
        }
        Arg::Sampler(sampler) => sampler
            .gpu()
            .map(|sampler| (sampler.id, wgpu::BindingResource::Sampler(&sampler.sampler))),
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

/// What a panic says.
fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("it does not say why").to_owned()
}

fn address(kernel: &'static Kernel) -> usize {
    std::ptr::from_ref(kernel).addr()
}

/// Locks a mutex whose data stays valid whatever its holders do.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
