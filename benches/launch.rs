//! The cost of a launch, compared with wgpu calls that do the same: repeated in one pass, and one
//! at a time with a wait or a read. Both sides use one wgpu device and one pipeline's WGSL, in
//! turns, so that the ratios come from one run.
//!
//! ```sh
//! cargo bench --bench launch            # on the best GPU adapter
//! cargo bench --bench launch -- small   # fewer launches, for a software adapter
//! ```

use std::error::Error;
use std::time::Instant;

use dsl_runtime::prelude::*;
use dsl_runtime::wgpu;

/// A kernel so small that its launch is what costs.
#[kernel(workgroup_size = 64)]
fn axpy(a: f32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < x.len() && i < y.len() {
        y[i] += a * x[i];
    }
}

const ELEMENTS: usize = 64;
const WORKGROUP: u32 = 1;

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let is_small = std::env::args().any(|arg| arg == "small");
    let (launches, rounds) = if is_small { (200, 5) } else { (2000, 15) };
    let (raw, queue) = pollster::block_on(open())?;
    let device = Device::from_wgpu(raw.clone(), queue.clone());
    println!("{}, {launches} launches a pass\n", device.name());
    println!("| launches | ours | wgpu | ratio |\n| --- | --- | --- | --- |");
    let raw = Raw::new(raw, queue, launches);
    let x = device.buffer(&[1.0f32; ELEMENTS])?;
    let mut y = device.zeroed::<f32>(ELEMENTS)?;
    let mut z = device.zeroed::<f32>(ELEMENTS)?;

    let many = |sync: &dyn Fn() -> Outcome, launch: &mut dyn FnMut(u32) -> Outcome| {
        (0..launches).try_for_each(launch)?;
        sync()
    };
    let sync = || Ok(device.sync()?);
    compare(
        "the same one again, in one pass",
        launches,
        rounds,
        || many(&sync, &mut |_| Ok(axpy(1.0, &x, &mut y).workgroups(WORKGROUP).run()?)),
        || raw.pass(launches, Vary::Nothing),
    )?;
    compare(
        "another scalar each, in one pass",
        launches,
        rounds,
        || many(&sync, &mut |i| Ok(axpy(i as f32, &x, &mut y).workgroups(WORKGROUP).run()?)),
        || raw.pass(launches, Vary::Params),
    )?;
    if raw.immediates.is_some() {
        compare(
            "another scalar each, wgpu's as immediates",
            launches,
            rounds,
            || many(&sync, &mut |i| Ok(axpy(i as f32, &x, &mut y).workgroups(WORKGROUP).run()?)),
            || raw.pass(launches, Vary::Immediates),
        )?;
    }
    compare(
        "two buffers in turns, in one pass",
        launches,
        rounds,
        || {
            many(&sync, &mut |i| {
                let out = if i % 2 == 0 { &mut y } else { &mut z };
                Ok(axpy(1.0, &x, out).workgroups(WORKGROUP).run()?)
            })
        },
        || raw.pass(launches, Vary::Buffers),
    )?;
    let singles = launches / 10;
    compare(
        "launch, submit, wait",
        singles,
        rounds,
        || {
            (0..singles).try_for_each(|_| {
                axpy(1.0, &x, &mut y).workgroups(WORKGROUP).run()?;
                Ok(device.sync()?)
            })
        },
        || (0..singles).try_for_each(|_| raw.pass(1, Vary::Nothing)),
    )?;
    let mut values = [0.0; ELEMENTS];
    compare(
        "launch, submit, wait, read",
        singles,
        rounds,
        || {
            (0..singles).try_for_each(|_| {
                axpy(1.0, &x, &mut y).workgroups(WORKGROUP).run()?;
                Ok(y.read_into(&mut values)?)
            })
        },
        || (0..singles).try_for_each(|_| raw.read()),
    )?;

    for device in [device.clone(), Device::cpu()] {
        let x = device.buffer(&[1.0f32; ELEMENTS])?;
        let mut y = device.zeroed::<f32>(ELEMENTS)?;
        // The number of launches that gather on a GPU before they are submitted.
        const GATHERED: u32 = 8;
        let per_launch = median(20 * rounds, || {
            let start = Instant::now();
            (0..GATHERED).try_for_each(|_| axpy(1.0, &x, &mut y).workgroups(WORKGROUP).run())?;
            let time = start.elapsed();
            device.sync()?;
            Ok(time.as_secs_f64() / f64::from(GATHERED))
        })?;
        println!("\n`run` takes {:.0} ns on {}", per_launch * 1e9, device.name());
    }
    Ok(())
}

/// Times two ways to do the same, in turns, and prints the medians per launch.
fn compare(
    what: &str,
    launches: u32,
    rounds: usize,
    mut ours: impl FnMut() -> Outcome,
    mut raw: impl FnMut() -> Outcome,
) -> Outcome {
    let mut times = [Vec::new(), Vec::new()];
    ours()?;
    raw()?;
    for _ in 0..rounds {
        for (times, way) in
            times.iter_mut().zip([&mut ours as &mut dyn FnMut() -> Outcome, &mut raw])
        {
            let start = Instant::now();
            way()?;
            times.push(start.elapsed().as_secs_f64() / f64::from(launches) * 1e6);
        }
    }
    let [ours, raw] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[rounds / 2]
    });
    println!("| {what} | {ours:.2} µs | {raw:.2} µs | {:.2} |", ours / raw);
    Ok(())
}

fn median(
    rounds: usize,
    mut time: impl FnMut() -> Result<f64, Box<dyn Error>>,
) -> Result<f64, Box<dyn Error>> {
    let mut times = (0..rounds).map(|_| time()).collect::<Result<Vec<_>, _>>()?;
    times.sort_by(f64::total_cmp);
    Ok(times[rounds / 2])
}

/// The best adapter, with all of its features and limits.
async fn open() -> Result<(wgpu::Device, wgpu::Queue), Box<dyn Error>> {
    let descriptor = wgpu::InstanceDescriptor {
        flags: wgpu::InstanceFlags::VALIDATION_INDIRECT_CALL,
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    };
    let instance = wgpu::Instance::new(descriptor);
    let options = wgpu::RequestAdapterOptions {
        power_preference: wgpu::PowerPreference::HighPerformance,
        ..Default::default()
    };
    let adapter = instance.request_adapter(&options).await?;
    let descriptor = wgpu::DeviceDescriptor {
        required_features: adapter.features() & wgpu::Features::IMMEDIATES,
        required_limits: adapter.limits(),
        ..Default::default()
    };
    Ok(adapter.request_device(&descriptor).await?)
}

/// The difference between one dispatch and the next.
#[derive(Clone, Copy)]
enum Vary {
    Nothing,
    Params,
    Immediates,
    Buffers,
}

/// The same kernel through wgpu alone. Everything that can be prepared is prepared.
struct Raw {
    device: wgpu::Device,
    queue: wgpu::Queue,
    pipeline: wgpu::ComputePipeline,
    /// The same with the parameters as immediates, if the device supports them.
    immediates: Option<wgpu::ComputePipeline>,
    /// One for each output.
    bind_groups: [wgpu::BindGroup; 2],
    output: wgpu::Buffer,
    staging: wgpu::Buffer,
    params: wgpu::Buffer,
    /// The stride of the parameters of dispatches, in bytes.
    stride: u32,
}

impl Raw {
    fn new(device: wgpu::Device, queue: wgpu::Queue, launches: u32) -> Self {
        let entry = |binding, ty, has_dynamic_offset, size| wgpu::BindGroupLayoutEntry {
            binding,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::Buffer {
                ty,
                has_dynamic_offset,
                min_binding_size: wgpu::BufferSize::new(size),
            },
            count: None,
        };
        let params_size = u64::from(axpy::INFO.params.map_or(0, |params| params.size));
        let storage = |read_only| wgpu::BufferBindingType::Storage { read_only };
        let layout = device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: None,
            entries: &[
                entry(0, storage(true), false, 4),
                entry(1, storage(false), false, 4),
                entry(2, wgpu::BufferBindingType::Uniform, true, params_size),
            ],
        });
        let wgsl = axpy::INFO.wgsl;
        let immediates = device.features().contains(wgpu::Features::IMMEDIATES).then(|| {
            let wgsl = wgsl.replace("@group(0) @binding(2) var<uniform>", "var<immediate>");
            pipeline(&device, &layout, &wgsl, params_size as u32)
        });
        let pipeline = pipeline(&device, &layout, wgsl, 0);
        let buffer = |size, usage| {
            device.create_buffer(&wgpu::BufferDescriptor {
                label: None,
                size,
                usage,
                mapped_at_creation: false,
            })
        };
        let bytes = 4 * ELEMENTS as u64;
        let [input, output, other] = [(); 3]
            .map(|()| buffer(bytes, wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC));
        let staging = buffer(bytes, wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST);
        let stride = (params_size as u32)
            .next_multiple_of(device.limits().min_uniform_buffer_offset_alignment);
        let params = buffer(
            u64::from(stride * launches),
            wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
        );
        let bind_groups = [&output, &other].map(|output| {
            let params = wgpu::BufferBinding {
                buffer: &params,
                offset: 0,
                size: wgpu::BufferSize::new(params_size),
            };
            let resources = [
                input.as_entire_binding(),
                output.as_entire_binding(),
                wgpu::BindingResource::Buffer(params),
            ];
            let entries: Vec<_> = (0..)
                .zip(resources)
                .map(|(binding, resource)| wgpu::BindGroupEntry { binding, resource })
                .collect();
            device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: None,
                layout: &layout,
                entries: &entries,
            })
        });
        let raw = Self {
            device,
            queue,
            pipeline,
            immediates,
            bind_groups,
            output,
            staging,
            params,
            stride,
        };
        raw.write_params(launches);
        raw
    }

    fn write_params(&self, launches: u32) {
        let mut bytes = vec![0; (self.stride * launches) as usize];
        for (i, params) in (0u16..).zip(bytes.chunks_mut(self.stride as usize)) {
            params[..12].copy_from_slice(&params_of(f32::from(i)));
        }
        self.queue.write_buffer(&self.params, 0, &bytes);
    }

    /// Dispatches in one pass, submits and waits; constant state is set once.
    fn pass(&self, dispatches: u32, vary: Vary) -> Outcome {
        if let Vary::Params = vary {
            self.write_params(dispatches);
        }
        let mut encoder = self.device.create_command_encoder(&Default::default());
        self.encode(&mut encoder, dispatches, vary);
        self.queue.submit([encoder.finish()]);
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        Ok(())
    }

    fn encode(&self, encoder: &mut wgpu::CommandEncoder, dispatches: u32, vary: Vary) {
        let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
        pass.set_pipeline(match (vary, &self.immediates) {
            (Vary::Immediates, Some(immediates)) => immediates,
            _ => &self.pipeline,
        });
        pass.set_bind_group(0, &self.bind_groups[0], &[0]);
        for i in 0..dispatches {
            match vary {
                Vary::Nothing => {}
                Vary::Params => pass.set_bind_group(0, &self.bind_groups[0], &[i * self.stride]),
                Vary::Immediates => pass.set_immediates(0, &params_of(i as f32)),
                Vary::Buffers => pass.set_bind_group(0, &self.bind_groups[i as usize % 2], &[0]),
            }
            pass.dispatch_workgroups(WORKGROUP, 1, 1);
        }
    }

    /// One dispatch, with a read of the elements that it wrote.
    fn read(&self) -> Outcome {
        let mut encoder = self.device.create_command_encoder(&Default::default());
        self.encode(&mut encoder, 1, Vary::Nothing);
        encoder.copy_buffer_to_buffer(&self.output, 0, &self.staging, 0, self.output.size());
        encoder.map_buffer_on_submit(&self.staging, wgpu::MapMode::Read, .., |_| ());
        self.queue.submit([encoder.finish()]);
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        let mut values = [0; 4 * ELEMENTS];
        values.copy_from_slice(&self.staging.get_mapped_range(..)?);
        std::hint::black_box(values);
        self.staging.unmap();
        Ok(())
    }
}

/// The words of the parameter struct.
fn params_of(a: f32) -> [u8; 12] {
    let n = (ELEMENTS as u32).to_le_bytes();
    let mut bytes = [0; 12];
    for (to, word) in bytes.chunks_mut(4).zip([a.to_le_bytes(), n, n]) {
        to.copy_from_slice(&word);
    }
    bytes
}

#[expect(unsafe_code, reason = "the form without checks is what is measured")]
fn pipeline(
    device: &wgpu::Device,
    layout: &wgpu::BindGroupLayout,
    wgsl: &str,
    immediate_size: u32,
) -> wgpu::ComputePipeline {
    let source = wgpu::ShaderSource::Wgsl(wgsl.into());
    let descriptor = wgpu::ShaderModuleDescriptor { label: None, source };
    // SAFETY: the kernel compares its index with both lengths.
    let module = unsafe {
        device.create_shader_module_trusted(descriptor, wgpu::ShaderRuntimeChecks::unchecked())
    };
    let layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: None,
        bind_group_layouts: &[Some(layout)],
        immediate_size,
    });
    device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
        label: None,
        layout: Some(&layout),
        module: &module,
        entry_point: Some(axpy::INFO.entry_point),
        compilation_options: Default::default(),
        cache: None,
    })
}
