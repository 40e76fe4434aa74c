//! Bind groups: the arguments of a launch as wgpu binds them.

use super::{Gpu, Memory, State, address, pipelines::Pipeline};
use crate::{
    Error,
    launch::{Arg, Launch},
};

impl Gpu {
    /// The bind group of a launch; launches before it that are not submitted yet share theirs.
    pub(super) fn bind_group(
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
