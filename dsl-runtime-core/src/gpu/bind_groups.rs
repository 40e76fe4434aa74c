//! Bind groups: the arguments of a launch as wgpu binds them, with their pipeline.
//!
//! Takes a launch, gives the part that all launches of the same kernel with the same arguments
//! share. It is kept until one of its resources is dropped: each bindable resource has an
//! [`Identity`], which removes its bind groups. A look-up allocates nothing.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
};

use super::{
    Gpu, State,
    late::{Access, AccessKind},
    pipelines::{Pipeline, address, arrays, lengths_binding},
};
use crate::{
    Error, KernelInfo, StorageAccess,
    buffer::Part,
    launch::{Arg, Launch},
    proofs::Proven,
};

/// The most bind groups that are kept. If there are more, all go: a program that binds so much
/// binds something else each time.
const MAX_KEPT: usize = 1024;

/// The shared part of the launches of a kernel with the same arguments.
pub(super) struct Bound {
    /// `None` for this crate's own kernel.
    pub(super) kernel: Option<&'static KernelInfo>,
    pub(super) pipeline: Arc<Pipeline>,
    pub(super) bind_group: wgpu::BindGroup,
    /// The arrays of buffers, if there are any.
    pub(super) arrays: Option<wgpu::BindGroup>,
    /// The data that launches read and write.
    pub(super) accesses: Vec<Access>,
}

/// Identifies a bindable resource.
pub(super) struct Identity {
    gpu: Arc<Gpu>,
    number: u64,
    /// Whether a bind group has used it.
    is_bound: AtomicBool,
}

impl Identity {
    pub(super) fn new(gpu: &Arc<Gpu>) -> Self {
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let number = NUMBERS.fetch_add(1, Relaxed);
        Self { gpu: Arc::clone(gpu), number, is_bound: AtomicBool::new(false) }
    }

    pub(super) fn gpu(&self) -> &Arc<Gpu> {
        &self.gpu
    }
}

impl Drop for Identity {
    fn drop(&mut self) {
        if *self.is_bound.get_mut() {
            self.gpu.forget(self.number);
        }
    }
}

/// The bind groups so far.
#[derive(Default)]
pub(super) struct Bindings {
    kept: HashMap<Key, Arc<Bound>>,
    /// The key of the last launch. The next launch reuses its memory.
    key: Key,
}

/// Launches with equal keys share a [`Bound`].
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Key {
    /// The address of the kernel's description.
    kernel: usize,
    proven: Proven,
    /// The bound resources, in the order of the bindings.
    resources: Vec<Resource>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Resource {
    /// The index of its binding: arrays may share their buffers out differently.
    binding: u32,
    /// The identity's number.
    number: u64,
    /// The bytes that are bound, for a buffer.
    bytes: (u64, u64),
}

impl Bindings {
    /// Removes the bind groups that use any of these identities.
    pub(super) fn forget(&mut self, numbers: &mut Vec<u64>) {
        let is_kept = |key: &Key| key.resources.iter().all(|of| !numbers.contains(&of.number));
        if !numbers.is_empty() {
            self.kept.retain(|key, _| is_kept(key));
            numbers.clear();
        }
    }

    /// Removes the bind groups of the kernel with this address.
    pub(super) fn forget_kernel(&mut self, kernel: usize) {
        self.kept.retain(|key, _| key.kernel != kernel);
    }
}

impl Gpu {
    /// The part that a launch shares with its repetitions.
    pub(super) fn bound(
        &self,
        state: &mut State,
        launch: &Launch<'_>,
    ) -> Result<Arc<Bound>, Error> {
        let Bindings { kept, key } = &mut state.bindings;
        key.kernel = address(launch.kernel.info);
        key.proven = self.relied_on(|| Proven::of(launch, self.max_counts()));
        key.resources.clear();
        key.resources.extend(identities(launch).map(|(binding, identity, bytes)| Resource {
            binding,
            number: identity.number,
            bytes,
        }));
        if let Some(bound) = kept.get(key) {
            return Ok(Arc::clone(bound));
        }
        let (key, proven) = (key.clone(), key.proven);
        let pipeline = self.pipeline(state, launch, proven)?;
        let params = match launch.kernel.info.params {
            Some(_) => Some(state.params.buffer(self)?),
            None => None,
        };
        let (bind_group, arrays) = self.bind_groups(&pipeline, launch, params)?;
        let (kernel, accesses) = (Some(launch.kernel.info), accesses(launch).collect());
        let bound = Arc::new(Bound { kernel, pipeline, bind_group, arrays, accesses });
        if state.bindings.kept.len() >= MAX_KEPT {
            state.bindings.kept.clear();
        }
        identities(launch).for_each(|(_, identity, _)| identity.is_bound.store(true, Relaxed));
        state.bindings.kept.insert(key, Arc::clone(&bound));
        Ok(bound)
    }

    /// The number of bind groups that are kept.
    #[cfg(test)]
    pub(crate) fn bind_groups_kept(&self) -> usize {
        self.state().map_or(0, |state| state.bindings.kept.len())
    }

    /// The arguments of a launch, and its arrays of buffers. Its by-value parameters, if there are
    /// any, lie in `params`.
    pub(super) fn bind_groups(
        &self,
        pipeline: &Pipeline,
        launch: &Launch<'_>,
        params: Option<&wgpu::Buffer>,
    ) -> Result<(wgpu::BindGroup, Option<wgpu::BindGroup>), Error> {
        let (info, empty) = (launch.kernel.info, self.empty(launch)?);
        let bound = launch.args.iter().zip(&empty).filter_map(|((binding, arg), empty)| {
            let empty = empty.as_ref().map(wgpu::Buffer::as_entire_binding);
            Some((*binding, empty.or_else(|| resource(arg))?))
        });
        let is_in_array = |binding: u32| arrays(info).any(|array| array.binding == binding);
        let (in_arrays, others): (Vec<_>, Vec<_>) =
            bound.partition(|(binding, _)| is_in_array(*binding));
        let mut entries = others;
        if let Some((of, buffer)) = info.params.zip(params) {
            let size = wgpu::BufferSize::new(of.size.into());
            let params = wgpu::BufferBinding { buffer, offset: 0, size };
            entries.push((of.binding, wgpu::BindingResource::Buffer(params)));
        }
        let bind_group = self.bind(info, &pipeline.layout, entries)?;
        let arrays = match &pipeline.arrays {
            Some(layout) => Some(self.bind_arrays(launch, layout, &in_arrays)?),
            None => None,
        };
        Ok((bind_group, arrays))
    }

    /// The arrays of buffers of a launch, with the lengths of the buffers.
    fn bind_arrays(
        &self,
        launch: &Launch<'_>,
        layout: &wgpu::BindGroupLayout,
        bound: &[(u32, wgpu::BindingResource<'_>)],
    ) -> Result<wgpu::BindGroup, Error> {
        let info = launch.kernel.info;
        let lengths = arrays(info).map(|array| {
            let lengths: Vec<u32> = launch.args_of(array.binding).map(Arg::len).collect();
            self.buffer_of(&lengths, wgpu::BufferUsages::STORAGE, "lengths")
        });
        let lengths = lengths.collect::<Result<Vec<_>, _>>()?;
        let buffers = arrays(info).map(|array| {
            let own = bound.iter().filter(|(binding, _)| *binding == array.binding);
            let buffers = own.filter_map(|(_, resource)| match resource {
                wgpu::BindingResource::Buffer(buffer) => Some(buffer.clone()),
                _ => None,
            });
            buffers.collect::<Vec<_>>()
        });
        let buffers: Vec<_> = buffers.collect();
        let entries = arrays(info).zip(buffers.iter().zip(&lengths));
        let entries = entries.flat_map(|(array, (buffers, lengths))| {
            let buffers = wgpu::BindingResource::BufferArray(buffers);
            let lengths = (lengths_binding(info, array), lengths.as_entire_binding());
            [(array.binding, buffers), lengths]
        });
        self.bind(info, layout, entries.collect())
    }

    fn bind(
        &self,
        info: &KernelInfo,
        layout: &wgpu::BindGroupLayout,
        entries: Vec<(u32, wgpu::BindingResource<'_>)>,
    ) -> Result<wgpu::BindGroup, Error> {
        let entries = entries.into_iter();
        let entries: Vec<_> =
            entries.map(|(binding, resource)| wgpu::BindGroupEntry { binding, resource }).collect();
        let descriptor =
            wgpu::BindGroupDescriptor { label: Some(info.name), layout, entries: &entries };
        self.attempt("binding the arguments of a launch", || {
            self.device.create_bind_group(&descriptor)
        })
    }

    /// A replacement for each buffer without elements: WGSL has no empty arrays.
    fn empty(&self, launch: &Launch<'_>) -> Result<Vec<Option<wgpu::Buffer>>, Error> {
        let empty = |(binding, arg): &(u32, Arg<'_>)| {
            let bytes = match arg {
                Arg::Read(part) => part.span.bytes,
                Arg::ReadWrite(part) => part.span.bytes,
                Arg::Texture(_) | Arg::StorageTexture(..) | Arg::Sampler(_) => return Ok(None),
            };
            if bytes > 0 {
                return Ok(None);
            }
            let bindings = launch.kernel.info.bindings.iter();
            let least = bindings.filter(|of| of.binding == *binding).map(|of| of.min_bytes).max();
            let descriptor = wgpu::BufferDescriptor {
                label: Some("no elements"),
                size: u64::from(least.unwrap_or(0)).next_multiple_of(16).max(16),
                usage: wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::UNIFORM,
                mapped_at_creation: false,
            };
            self.attempt("creating a buffer", || self.device.create_buffer(&descriptor)).map(Some)
        };
        launch.args.iter().map(empty).collect()
    }
}

/// The bound resources, each with the index of its binding and the bytes that are bound.
fn identities<'a>(launch: &'a Launch<'_>) -> impl Iterator<Item = (u32, &'a Identity, (u64, u64))> {
    let part = |part: Part<'a>| {
        let identity = &part.memory.gpu()?.identity;
        Some((identity, (part.span.start, part.span.bytes)))
    };
    launch.args.iter().filter_map(move |(binding, arg)| {
        let (identity, bytes) = match arg {
            Arg::Read(read) => part(*read)?,
            Arg::ReadWrite(written) => part(written.as_part())?,
            Arg::Texture(view) | Arg::StorageTexture(view, _) => (&view.gpu()?.identity, (0, 0)),
            Arg::Sampler(sampler) => (&sampler.gpu()?.identity, (0, 0)),
        };
        Some((*binding, identity, bytes))
    })
}

/// The data that a launch reads and writes.
pub(super) fn accesses(launch: &Launch<'_>) -> impl Iterator<Item = Access> {
    let info = launch.kernel.info;
    let reads = |binding: u32| info.bindings.iter().any(|of| of.binding == binding && of.reads);
    launch.args.iter().filter_map(move |(binding, arg)| match arg {
        Arg::Read(part) => Some(part.memory.gpu()?.contents.access(AccessKind::Read)),
        Arg::ReadWrite(written) => {
            let Part { memory, span, .. } = written.as_part();
            let memory = memory.gpu()?;
            let kind = match reads(*binding) {
                true => AccessKind::Update,
                false => memory.writing(span.start, span.bytes),
            };
            Some(memory.contents.access(kind))
        }
        Arg::Texture(view) => Some(view.gpu()?.contents.access(AccessKind::Read)),
        Arg::StorageTexture(view, access) => {
            let view = view.gpu()?;
            let kind = match access {
                StorageAccess::Read => AccessKind::Read,
                StorageAccess::Write => view.writing(),
                StorageAccess::ReadWrite => AccessKind::Update,
            };
            Some(view.contents.access(kind))
        }
        Arg::Sampler(_) => None,
    })
}

/// The binding of an argument; `None` for a buffer without elements.
fn resource<'a>(arg: &'a Arg<'_>) -> Option<wgpu::BindingResource<'a>> {
    let part = |part: Part<'a>| {
        let bytes = wgpu::BufferSize::new(part.span.bytes.next_multiple_of(4))?;
        let memory = part.memory.gpu()?;
        Some(wgpu::BindingResource::Buffer(wgpu::BufferBinding {
            buffer: &memory.buffer,
            offset: part.span.start,
            // Binds to the end if the part ends there: the size of a uniform struct is rounded up.
            size: (!part.is_at_end()).then_some(bytes),
        }))
    };
    match arg {
        Arg::Read(read) => part(*read),
        Arg::ReadWrite(written) => part(written.as_part()),
        Arg::Texture(view) => Some(wgpu::BindingResource::TextureView(&view.gpu()?.sampled)),
        Arg::StorageTexture(view, _) => {
            Some(wgpu::BindingResource::TextureView(view.gpu()?.storage.as_ref()?))
        }
        Arg::Sampler(sampler) => Some(wgpu::BindingResource::Sampler(&sampler.gpu()?.sampler)),
    }
}
