//! What proofs are worth: each kernel as launched here, and its own WGSL through wgpu, with all of
//! wgpu's run-time checks and with none. Time on a GPU, and the ratio to the unchecked form.
//!
//! ```sh
//! cargo bench --bench checks            # on the best GPU adapter
//! cargo bench --bench checks -- small   # sizes for a software adapter
//! ```

use std::error::Error;
use std::time::{Duration, Instant};

use dsl_runtime::prelude::*;
use dsl_runtime::{BindingKind, KernelInfo, wgpu};

mod kernels;
use kernels::{
    grid_stride_sum, histogram, matmul, saxpy, scan_runs, tiled_matmul, transpose, tree_sum,
};

fn main() -> Result<(), Box<dyn Error>> {
    let is_small = std::env::args().any(|arg| arg == "small");
    let (raw, queue) = pollster::block_on(open())?;
    let bench = Bench { raw, queue, device: Device::gpu()? };
    println!("{}", bench.device.name());
    println!(
        "{:<28} {:>11} {:>11} {:>11}   ours/unchecked  checked/ours",
        "", "ours", "unchecked", "checked"
    );
    let size = |large: u32, small: u32| if is_small { small } else { large };
    bench.saxpy(size(1 << 23, 1 << 18))?;
    bench.tree_sum(size(1 << 23, 1 << 18))?;
    bench.grid_stride_sum(size(1 << 28, 1 << 18))?;
    bench.matmul(size(4096, 256))?;
    bench.tiled_matmul(size(4096, 256))?;
    bench.transpose(size(16384, 512))?;
    bench.histogram(size(1 << 26, 1 << 18))?;
    bench.scan_runs(size(1 << 23, 1 << 18))?;
    Ok(())
}

/// The best adapter, with all that it has.
async fn open() -> Result<(wgpu::Device, wgpu::Queue), Box<dyn Error>> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    let options = wgpu::RequestAdapterOptions {
        power_preference: wgpu::PowerPreference::HighPerformance,
        ..Default::default()
    };
    let adapter = instance.request_adapter(&options).await?;
    let descriptor =
        wgpu::DeviceDescriptor { required_limits: adapter.limits(), ..Default::default() };
    Ok(adapter.request_device(&descriptor).await?)
}

struct Bench {
    raw: wgpu::Device,
    queue: wgpu::Queue,
    device: Device,
}

/// A dispatch through wgpu, without anything of this project's.
struct Raw {
    pipeline: wgpu::ComputePipeline,
    bind_group: wgpu::BindGroup,
    workgroups: [u32; 3],
}

impl Bench {
    fn saxpy(&self, n: u32) -> Result<(), Box<dyn Error>> {
        let x = self.device.zeroed::<f32>(n as usize)?;
        let mut y = self.device.zeroed::<f32>(n as usize)?;
        let params = [2.0f32.to_bits(), n, n];
        self.compare("saxpy", &saxpy::INFO, &[n, n], &params, [n / 256, 1, 1], || {
            saxpy(2.0, &x, &mut y).invocations(n).run()
        })
    }

    fn tree_sum(&self, n: u32) -> Result<(), Box<dyn Error>> {
        let x = self.device.zeroed::<f32>(n as usize)?;
        let mut partial = self.device.zeroed::<f32>(n as usize / 256)?;
        self.compare("tree sum", &tree_sum::INFO, &[n, n / 256], &[n], [n / 256, 1, 1], || {
            tree_sum(&x, &mut partial).invocations(n).run()
        })
    }

    fn grid_stride_sum(&self, n: u32) -> Result<(), Box<dyn Error>> {
        let workgroups = (n / 256).min(2048);
        let x = self.device.zeroed::<Vec4>(n as usize / 4)?;
        let mut partial = self.device.zeroed::<f32>(workgroups as usize)?;
        let lens = [n / 4, workgroups];
        self.compare(
            "grid-stride vec4 sum",
            &grid_stride_sum::INFO,
            &lens,
            &[n / 4],
            [workgroups, 1, 1],
            || grid_stride_sum(&x, &mut partial).workgroups(workgroups).run(),
        )
    }

    fn matmul(&self, n: u32) -> Result<(), Box<dyn Error>> {
        let (a, b) = (self.matrix(n)?, self.matrix(n)?);
        let mut c = self.matrix(n)?;
        let workgroups = [n / 16, n / 16, 1];
        self.compare(
            "matmul, 16×16 tiles",
            &matmul::INFO,
            &[n * n; 3],
            &[n; 3],
            workgroups,
            || matmul(&a, &b, &mut c, n, n, n).workgroups((n / 16, n / 16)).run(),
        )
    }

    fn tiled_matmul(&self, n: u32) -> Result<(), Box<dyn Error>> {
        let (a, b) = (self.matrix(n)?, self.matrix(n)?);
        let mut c = self.matrix(n)?;
        let workgroups = [n / 128, n / 128, 1];
        self.compare(
            "matmul, 8×8 an invocation",
            &tiled_matmul::INFO,
            &[n * n; 3],
            &[n],
            workgroups,
            || tiled_matmul(&a, &b, &mut c, n).workgroups((n / 128, n / 128)).run(),
        )
    }

    fn matrix(&self, n: u32) -> Result<Buffer<f32>, dsl_runtime::Error> {
        self.device.zeroed((n * n) as usize)
    }

    fn transpose(&self, n: u32) -> Result<(), Box<dyn Error>> {
        let (input, mut output) = (self.matrix(n)?, self.matrix(n)?);
        let workgroups = [n / 16, n / 16, 1];
        self.compare("transpose", &transpose::INFO, &[n * n; 2], &[n; 2], workgroups, || {
            transpose(&input, &mut output, n, n).workgroups((n / 16, n / 16)).run()
        })
    }

    fn histogram(&self, n: u32) -> Result<(), Box<dyn Error>> {
        let bytes: Vec<u32> = (0..n).map(|i| i.wrapping_mul(0x9E37_79B9)).collect();
        let x = self.device.buffer(&bytes)?;
        let mut counts = self.device.zeroed::<u32>(256)?;
        let workgroups = (n / 256).min(4096);
        self.compare("histogram", &histogram::INFO, &[n, 256], &[n], [workgroups, 1, 1], || {
            histogram(&x, &mut counts).workgroups(workgroups).run()
        })
    }

    fn scan_runs(&self, n: u32) -> Result<(), Box<dyn Error>> {
        let x = self.device.zeroed::<u32>(n as usize)?;
        let mut output = self.device.zeroed::<u32>(n as usize)?;
        let mut sums = self.device.zeroed::<u32>(n as usize / 256)?;
        let lens = [n, n, n / 256];
        self.compare("scan of runs", &scan_runs::INFO, &lens, &[n, n], [n / 256, 1, 1], || {
            scan_runs(&x, &mut output, &mut sums).invocations(n).run()
        })
    }

    /// Times the three forms and prints a line. `lens` are the elements of each binding, `params`
    /// the words of the parameter struct.
    fn compare(
        &self,
        what: &str,
        info: &KernelInfo,
        lens: &[u32],
        params: &[u32],
        workgroups: [u32; 3],
        mut launch: impl FnMut() -> Result<(), dsl_runtime::Error>,
    ) -> Result<(), Box<dyn Error>> {
        let mut ours = |n: u32| -> Result<(), Box<dyn Error>> {
            (0..n).try_for_each(|_| launch())?;
            Ok(self.device.sync()?)
        };
        let ours = median(&mut ours)?;
        let unchecked = self.raw(info, lens, params, workgroups, false);
        let unchecked = median(&mut |n| self.run(&unchecked, n))?;
        let checked = self.raw(info, lens, params, workgroups, true);
        let checked = median(&mut |n| self.run(&checked, n))?;
        println!(
            "{what:<28} {:>8.1} µs {:>8.1} µs {:>8.1} µs   {:>14.3}  {:>12.2}",
            micros(ours),
            micros(unchecked),
            micros(checked),
            micros(ours) / micros(unchecked),
            micros(checked) / micros(ours),
        );
        Ok(())
    }

    #[expect(unsafe_code, reason = "the form without checks is what is measured")]
    fn raw(
        &self,
        info: &KernelInfo,
        lens: &[u32],
        params: &[u32],
        workgroups: [u32; 3],
        is_checked: bool,
    ) -> Raw {
        let descriptor = wgpu::ShaderModuleDescriptor {
            label: Some(info.name),
            source: wgpu::ShaderSource::Wgsl(info.wgsl.into()),
        };
        let module = match is_checked {
            true => self.raw.create_shader_module(descriptor),
            // SAFETY: the sizes above are such that the kernels stay within their buffers, and end.
            false => unsafe {
                self.raw.create_shader_module_trusted(
                    descriptor,
                    wgpu::ShaderRuntimeChecks::unchecked(),
                )
            },
        };
        let pipeline = self.raw.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: None,
            module: &module,
            entry_point: Some(info.entry_point),
            compilation_options: wgpu::PipelineCompilationOptions {
                constants: &[],
                // Atomic counters rely on zeros in every form.
                zero_initialize_workgroup_memory: is_checked || info.name == "histogram",
            },
            cache: None,
        });
        let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_DST;
        let buffer = |size: u64, usage| {
            self.raw.create_buffer(&wgpu::BufferDescriptor {
                label: None,
                size,
                usage,
                mapped_at_creation: false,
            })
        };
        let mut buffers = Vec::new();
        for (binding, len) in info.bindings.iter().zip(lens) {
            assert!(matches!(
                binding.kind,
                BindingKind::StorageRead | BindingKind::StorageReadWrite
            ));
            let of = buffer(u64::from(binding.stride) * u64::from(*len), usage);
            buffers.push((binding.binding, of));
        }
        if let Some(of) = info.params {
            let uniform = buffer(
                u64::from(of.size),
                wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
            );
            let mut words = params.to_vec();
            words.resize(of.size as usize / 4, 0);
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            self.queue.write_buffer(&uniform, 0, &bytes);
            buffers.push((of.binding, uniform));
        }
        let entries: Vec<_> = buffers
            .iter()
            .map(|(binding, buffer)| wgpu::BindGroupEntry {
                binding: *binding,
                resource: buffer.as_entire_binding(),
            })
            .collect();
        let bind_group = self.raw.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &pipeline.get_bind_group_layout(0),
            entries: &entries,
        });
        Raw { pipeline, bind_group, workgroups }
    }

    fn run(&self, raw: &Raw, n: u32) -> Result<(), Box<dyn Error>> {
        let mut encoder =
            self.raw.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
        let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
        let [x, y, z] = raw.workgroups;
        for _ in 0..n {
            pass.set_pipeline(&raw.pipeline);
            pass.set_bind_group(0, &raw.bind_group, &[]);
            pass.dispatch_workgroups(x, y, z);
        }
        drop(pass);
        self.queue.submit([encoder.finish()]);
        self.raw.poll(wgpu::PollType::wait_indefinitely())?;
        Ok(())
    }
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The time of one launch: the median of seven batches that each take a while.
fn median(
    run: &mut dyn FnMut(u32) -> Result<(), Box<dyn Error>>,
) -> Result<Duration, Box<dyn Error>> {
    run(1)?;
    let mut n = 1;
    let time = loop {
        let start = Instant::now();
        run(n)?;
        let time = start.elapsed();
        if time > Duration::from_millis(60) || n >= 200 {
            break time;
        }
        n *= 2;
    };
    let mut times = vec![time];
    for _ in 0..6 {
        let start = Instant::now();
        run(n)?;
        times.push(start.elapsed());
    }
    times.sort();
    Ok(times[3] / n)
}
