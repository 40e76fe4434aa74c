//! Plain wgpu: a device, buffers with the same contents as ours, and dispatches of WGSL written by
//! hand, with all of wgpu's run-time checks or with none.

use std::error::Error;

use dsl_runtime::wgpu;

/// What a buffer holds: these words again and again, or zeros.
pub(crate) struct Contents<'a> {
    pub(crate) bytes: u64,
    pub(crate) words: &'a [u32],
}

/// One dispatch. `buffers` are the numbers of those that it binds, in order; behind them comes a
/// uniform buffer of `params`, if there are any.
pub(crate) struct Dispatch {
    pub(crate) wgsl: &'static str,
    pub(crate) buffers: Vec<usize>,
    pub(crate) params: Vec<u32>,
    pub(crate) workgroups: [u32; 3],
    /// Whether it relies on workgroup memory that starts at zero.
    pub(crate) zeroed: bool,
}

/// Dispatches that are ready to be recorded, and the buffer that the last one writes to.
pub(crate) struct Program {
    steps: Vec<(wgpu::ComputePipeline, wgpu::BindGroup, [u32; 3])>,
    result: wgpu::Buffer,
}

pub(crate) struct Raw {
    device: wgpu::Device,
    queue: wgpu::Queue,
}

impl Raw {
    /// The best adapter, with all that the kernels need and it has.
    #[expect(unsafe_code, reason = "wgpu's cooperative matrices are experimental")]
    pub(crate) fn open() -> Result<Raw, Box<dyn Error>> {
        let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
        let options = wgpu::RequestAdapterOptions {
            power_preference: wgpu::PowerPreference::HighPerformance,
            ..Default::default()
        };
        let adapter = pollster::block_on(instance.request_adapter(&options))?;
        let wanted = wgpu::Features::SUBGROUP
            | wgpu::Features::SHADER_F16
            | wgpu::Features::EXPERIMENTAL_COOPERATIVE_MATRIX;
        let descriptor = wgpu::DeviceDescriptor {
            required_features: adapter.features() & wanted,
            required_limits: adapter.limits(),
            // SAFETY: what is experimental here is the matrices, and a benchmark may fail.
            experimental_features: unsafe { wgpu::ExperimentalFeatures::enabled() },
            ..Default::default()
        };
        let (device, queue) = pollster::block_on(adapter.request_device(&descriptor))?;
        Ok(Raw { device, queue })
    }

    pub(crate) fn buffers(&self, contents: &[Contents<'_>]) -> Vec<wgpu::Buffer> {
        let make = |of: &Contents<'_>| {
            let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
                label: None,
                size: of.bytes,
                usage: wgpu::BufferUsages::STORAGE
                    | wgpu::BufferUsages::COPY_DST
                    | wgpu::BufferUsages::COPY_SRC,
                mapped_at_creation: false,
            });
            let bytes: Vec<u8> = of.words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let mut at = 0;
            while at < of.bytes && !bytes.is_empty() {
                let n = (of.bytes - at).min(bytes.len() as u64);
                self.queue.write_buffer(&buffer, at, &bytes[..n as usize]);
                // What is written waits in memory of the host until it is submitted.
                self.queue.submit([]);
                at += n;
            }
            buffer
        };
        contents.iter().map(make).collect()
    }

    /// The dispatches, with wgpu's checks or without.
    pub(crate) fn program(
        &self,
        dispatches: &[Dispatch],
        buffers: &[wgpu::Buffer],
        is_checked: bool,
    ) -> Program {
        let steps = dispatches.iter().map(|of| {
            let pipeline = self.pipeline(of, is_checked);
            let mut bound: Vec<wgpu::Buffer> =
                of.buffers.iter().map(|number| buffers[*number].clone()).collect();
            if !of.params.is_empty() {
                bound.push(self.uniform(&of.params));
            }
            let entries: Vec<_> = (0..)
                .zip(&bound)
                .map(|(binding, buffer)| wgpu::BindGroupEntry {
                    binding,
                    resource: buffer.as_entire_binding(),
                })
                .collect();
            let bind_group = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: None,
                layout: &pipeline.get_bind_group_layout(0),
                entries: &entries,
            });
            (pipeline, bind_group, of.workgroups)
        });
        let steps = steps.collect();
        Program { steps, result: buffers[buffers.len() - 1].clone() }
    }

    #[expect(unsafe_code, reason = "the form without checks is what is measured")]
    fn pipeline(&self, of: &Dispatch, is_checked: bool) -> wgpu::ComputePipeline {
        let descriptor = wgpu::ShaderModuleDescriptor {
            label: None,
            source: wgpu::ShaderSource::Wgsl(of.wgsl.into()),
        };
        let module = match is_checked {
            true => self.device.create_shader_module(descriptor),
            // SAFETY: the sizes are such that the kernels stay within their buffers, and end.
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

    /// Runs the dispatches `n` times, to the end.
    pub(crate) fn run(&self, program: &Program, n: u32) -> Result<(), Box<dyn Error>> {
        let mut encoder = self.device.create_command_encoder(&Default::default());
        let mut pass = encoder.begin_compute_pass(&Default::default());
        for _ in 0..n {
            for (pipeline, bind_group, [x, y, z]) in &program.steps {
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

    /// Copies one buffer to the other `n` times, without a kernel.
    pub(crate) fn copy(&self, buffers: &[wgpu::Buffer], n: u32) -> Result<(), Box<dyn Error>> {
        let mut encoder = self.device.create_command_encoder(&Default::default());
        for _ in 0..n {
            encoder.copy_buffer_to_buffer(&buffers[0], 0, &buffers[1], 0, None);
        }
        self.queue.submit([encoder.finish()]);
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        Ok(())
    }

    /// Words of the result of a single run that finds the result zeroed.
    pub(crate) fn results(
        &self,
        program: &Program,
        words: &[usize],
    ) -> Result<Vec<u32>, Box<dyn Error>> {
        let mut encoder = self.device.create_command_encoder(&Default::default());
        encoder.clear_buffer(&program.result, 0, None);
        self.queue.submit([encoder.finish()]);
        self.run(program, 1)?;
        let staging = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: words.len() as u64 * 4,
            usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        let mut encoder = self.device.create_command_encoder(&Default::default());
        for (i, word) in words.iter().enumerate() {
            let (from, to) = (*word as u64 * 4, i as u64 * 4);
            encoder.copy_buffer_to_buffer(&program.result, from, &staging, to, Some(4));
        }
        self.queue.submit([encoder.finish()]);
        staging.map_async(wgpu::MapMode::Read, .., |_| {});
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        let range = staging.get_mapped_range(..)?;
        let word =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte));
        Ok(range.chunks_exact(4).map(word).collect())
    }
}
