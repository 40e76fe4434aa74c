//! Bind groups: the arguments of a launch as wgpu binds them, beside the pipeline that takes them.
//!
//! Takes a launch, gives what it has in common with all launches of the same kernel with the same
//! arguments. That is kept until something of it is dropped: whatever can be bound has an
//! [`Identity`], which takes its bind groups along. To find it again allocates nothing.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
};

use super::{Gpu, Memory, State, pipelines::Pipeline};
use crate::{
    Error,
    launch::{Arg, Kernel, Launch},
    proofs::Proven,
};

/// Bind groups that are kept. All go when there are more: a program that binds so much binds
/// something else each time.
const MAX_KEPT: usize = 1024;

/// What the launches of a kernel with the same arguments share.
pub(super) struct Bound {
    pub(super) pipeline: Arc<Pipeline>,
    pub(super) bind_group: wgpu::BindGroup,
}

/// Tells something that can be bound from all else.
pub(super) struct Identity {
    gpu: Arc<Gpu>,
    number: u64,
    /// Whether a bind group has had it.
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
            self.gpu.state().bindings.forget(self.number);
        }
    }
}

/// What has been bound so far.
#[derive(Default)]
pub(super) struct Bindings {
    kept: HashMap<Key, Arc<Bound>>,
    /// The key of the last launch, whose memory serves the next one.
    key: Key,
}

/// Launches with equal keys share a [`Bound`].
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Key {
    /// The address of the kernel, which is static.
    kernel: usize,
    proven: Proven,
    /// The numbers of what is bound, in the order of the bindings.
    resources: Vec<u64>,
}

impl Bindings {
    fn forget(&mut self, number: u64) {
        self.kept.retain(|key, _| !key.resources.contains(&number));
    }
}

impl Gpu {
    /// What a launch shares with those that are like it.
    pub(super) fn bound(
        &self,
        state: &mut State,
        launch: &Launch<'_>,
    ) -> Result<Arc<Bound>, Error> {
        let Bindings { kept, key } = &mut state.bindings;
        key.kernel = address(launch.kernel);
        key.proven = Proven::of(launch);
        key.resources.clear();
        key.resources.extend(identities(launch).map(|identity| identity.number));
        if let Some(bound) = kept.get(key) {
            return Ok(Arc::clone(bound));
        }
        let (key, proven) = (key.clone(), key.proven);
        let pipeline = self.pipeline(state, launch, proven)?;
        let params = match launch.kernel.info.params {
            Some(_) => Some(state.params.buffer(self)?),
            None => None,
        };
        let bind_group = self.bind_group(&pipeline, launch, params)?;
        let bound = Arc::new(Bound { pipeline, bind_group });
        if state.bindings.kept.len() >= MAX_KEPT {
            state.bindings.kept.clear();
        }
        identities(launch).for_each(|identity| identity.is_bound.store(true, Relaxed));
        state.bindings.kept.insert(key, Arc::clone(&bound));
        Ok(bound)
    }

    /// Bind groups that are kept.
    #[cfg(test)]
    pub(crate) fn bind_groups_kept(&self) -> usize {
        self.state().bindings.kept.len()
    }

    /// The arguments of a launch, whose by-value parameters, if there are any, lie in `params`.
    pub(super) fn bind_group(
        &self,
        pipeline: &Pipeline,
        launch: &Launch<'_>,
        params: Option<&wgpu::Buffer>,
    ) -> Result<wgpu::BindGroup, Error> {
        let bound =
            launch.args.iter().filter_map(|(binding, arg)| Some((*binding, resource(arg)?)));
        let mut entries: Vec<_> =
            bound.map(|(binding, resource)| wgpu::BindGroupEntry { binding, resource }).collect();
        if let Some((params, buffer)) = launch.kernel.info.params.zip(params) {
            let size = wgpu::BufferSize::new(params.size.into());
            let resource =
                wgpu::BindingResource::Buffer(wgpu::BufferBinding { buffer, offset: 0, size });
            entries.push(wgpu::BindGroupEntry { binding: params.binding, resource });
        }
        self.attempt("binding the arguments of a launch", || {
            self.device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: Some(launch.kernel.info.name),
                layout: &pipeline.layout,
                entries: &entries,
            })
        })
    }
}

/// The address of a kernel, which tells it from all others.
pub(super) fn address(kernel: &'static Kernel) -> usize {
    std::ptr::from_ref(kernel).addr()
}

fn identities<'a>(launch: &'a Launch<'_>) -> impl Iterator<Item = &'a Identity> {
    launch.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Read(memory) => memory.gpu().map(|memory| &memory.identity),
        Arg::ReadWrite(memory) => memory.gpu().map(|memory| &memory.identity),
        Arg::Texture(view) | Arg::StorageTexture(view, _) => view.gpu().map(|view| &view.identity),
        Arg::Sampler(sampler) => sampler.gpu().map(|sampler| &sampler.identity),
    })
}

/// What an argument is bound as.
fn resource<'a>(arg: &'a Arg<'_>) -> Option<wgpu::BindingResource<'a>> {
    match arg {
        Arg::Read(memory) => memory.gpu().map(Memory::binding),
        Arg::ReadWrite(memory) => memory.gpu().map(Memory::binding),
        Arg::Texture(view) => {
            view.gpu().map(|view| wgpu::BindingResource::TextureView(&view.sampled))
        }
        Arg::StorageTexture(view, _) => {
            Some(wgpu::BindingResource::TextureView(view.gpu()?.storage.as_ref()?))
        }
        Arg::Sampler(sampler) => {
            sampler.gpu().map(|sampler| wgpu::BindingResource::Sampler(&sampler.sampler))
        }
    }
}
