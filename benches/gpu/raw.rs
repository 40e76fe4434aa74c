//! Dispatches of hand-written WGSL through plain wgpu, with all of its run-time checks or with
//! none. They use the device, buffers and textures of the kernel that they are compared with.

use std::error::Error;

use dsl_runtime::prelude::*;
use dsl_runtime::{HostShareable, TextureFormat, wgpu};

/// One dispatch. If there are `params`, a uniform buffer of them follows the other bindings.
pub(crate) struct Dispatch {
    pub(crate) wgsl: String,
    /// Empty on the CPU executor.
    pub(crate) bindings: Vec<Binding>,
    pub(crate) params: Vec<u32>,
    pub(crate) workgroups: [u32; 3],
    /// Whether it needs workgroup memory that starts at zero.
    pub(crate) zeroed: bool,
}

impl Dispatch {
    pub(crate) fn new(
        wgsl: impl Into<String>,
        bindings: &[&dyn Bind],
        params: &[u32],
        workgroups: [u32; 3],
    ) -> Dispatch {
        Dispatch {
            wgsl: wgsl.into(),
            bindings: bindings.iter().filter_map(|of| of.binding()).collect(),
            params: params.to_vec(),
            workgroups,
            zeroed: false,
        }
    }
}

/// A resource in wgpu's bindings.
pub(crate) enum Binding {
    Buffer(wgpu::Buffer),
    Texture(wgpu::TextureView),
    /// A nearest-texel sampler, the default of wgpu and of this library.
    Sampler,
}

/// An argument of a kernel, as a binding for a hand-written one.
pub(crate) trait Bind {
    /// `None` on the CPU executor.
    fn binding(&self) -> Option<Binding>;
}

impl<T: HostShareable> Bind for Buffer<T> {
    fn binding(&self) -> Option<Binding> {
        self.as_wgpu().cloned().map(Binding::Buffer)
    }
}

impl<F: TextureFormat> Bind for Texture<F> {
    fn binding(&self) -> Option<Binding> {
        self.as_wgpu().map(|texture| Binding::Texture(texture.create_view(&Default::default())))
    }
}

impl Bind for Sampler {
    fn binding(&self) -> Option<Binding> {
        Some(Binding::Sampler)
    }
}

/// Dispatches that are ready for recording.
pub(crate) struct Program(Vec<(wgpu::ComputePipeline, wgpu::BindGroup, [u32; 3])>);

pub(crate) struct Raw {
    device: wgpu::Device,
    queue: wgpu::Queue,
}

impl Raw {
    /// The wgpu device of a device; `None` on the CPU executor.
    pub(crate) fn of(device: &Device) -> Option<Raw> {
        device.wgpu().map(|(device, queue)| Raw { device: device.clone(), queue: queue.clone() })
    }

    /// The dispatches, with wgpu's checks or without.
    pub(crate) fn program(
        &self,
        dispatches: &[Dispatch],
        is_checked: bool,
    ) -> Result<Program, Box<dyn Error>> {
        let scope = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let step = |of: &Dispatch| {
            let pipeline = self.pipeline(of, is_checked);
            let bind_group = self.bind_group(of, &pipeline);
            (pipeline, bind_group, of.workgroups)
        };
        let program = Program(dispatches.iter().map(step).collect());
        match pollster::block_on(scope.pop()) {
            None => Ok(program),
            Some(error) => Err(error.into()),
        }
    }

    #[expect(unsafe_code, reason = "the form without checks is what is measured")]
    fn pipeline(&self, of: &Dispatch, is_checked: bool) -> wgpu::ComputePipeline {
        let descriptor = wgpu::ShaderModuleDescriptor {
            label: None,
            source: wgpu::ShaderSource::Wgsl(of.wgsl.as_str().into()),
        };
        let module = match is_checked {
            true => self.device.create_shader_module(descriptor),
            // SAFETY: the sizes ensure that the kernels stay within their buffers, and that they
            // end.
            false => unsafe {
                let checks = wgpu::ShaderRuntimeChecks::unchecked();
                self.device.create_shader_module_trusted(descriptor, checks)
            },
        };
        self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: None,
            module: &module,
            entry_point: None,
            compilation_options: wgpu::PipelineCompilationOptions {
                constants: &[],
                zero_initialize_workgroup_memory: is_checked || of.zeroed,
            },
            cache: None,
        })
    }

    fn bind_group(&self, of: &Dispatch, pipeline: &wgpu::ComputePipeline) -> wgpu::BindGroup {
        let sampler = self.device.create_sampler(&Default::default());
        let params = (!of.params.is_empty()).then(|| self.uniform(&of.params));
        let bound = of.bindings.iter().map(|binding| match binding {
            Binding::Buffer(buffer) => buffer.as_entire_binding(),
            Binding::Texture(view) => wgpu::BindingResource::TextureView(view),
            Binding::Sampler => wgpu::BindingResource::Sampler(&sampler),
        });
        let entries: Vec<_> = (0..)
            .zip(bound.chain(params.iter().map(wgpu::Buffer::as_entire_binding)))
            .map(|(binding, resource)| wgpu::BindGroupEntry { binding, resource })
            .collect();
        self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &pipeline.get_bind_group_layout(0),
            entries: &entries,
        })
    }

    fn uniform(&self, words: &[u32]) -> wgpu::Buffer {
        let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: words.len().next_multiple_of(4) as u64 * 4,
            usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.queue.write_buffer(&buffer, 0, &bytes);
        buffer
    }

    /// Runs the dispatches `n` times, and waits for the end.
    pub(crate) fn run(&self, program: &Program, n: u32) -> Result<(), Box<dyn Error>> {
        let mut encoder = self.device.create_command_encoder(&Default::default());
        let mut pass = encoder.begin_compute_pass(&Default::default());
        for _ in 0..n {
            for (pipeline, bind_group, [x, y, z]) in &program.0 {
                pass.set_pipeline(pipeline);
                pass.set_bind_group(0, bind_group, &[]);
                pass.dispatch_workgroups(*x, *y, *z);
            }
        }
        drop(pass);
        self.queue.submit([encoder.finish()]);
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        Ok(())
    }
}
