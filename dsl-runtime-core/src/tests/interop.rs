//! Kernels in a program that uses wgpu itself.

use std::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering::SeqCst},
    mpsc,
};

use wgpu::{BufferUsages, TextureUsages};

use super::{startup::n_pipelines, *};
use crate::{
    Cube, D1, D2, D2Array, D3, Format, Multisampled2d, SampleType, StorageAccess, TextureDimension,
    formats::{Depth32Float, R32Uint, Rgba8Unorm, Rgba32Float},
};

/// A program's wgpu device and queue, and the device made of them.
struct Program {
    gpu: wgpu::Device,
    queue: wgpu::Queue,
    device: Device,
}

impl Program {
    fn new() -> Option<Self> {
        Self::of(crate::gpu::instance())
    }

    /// Two wgpu devices of one instance.
    fn two() -> Option<[Self; 2]> {
        let instance = crate::gpu::instance();
        Some([Self::of(instance)?, Self::of(instance)?])
    }

    fn of(instance: &wgpu::Instance) -> Option<Self> {
        let (gpu, queue) = faults::open(instance, wgpu::Limits::default())?;
        let device = Device::from_wgpu(gpu.clone(), queue.clone());
        Some(Self { gpu, queue, device })
    }

    fn buffer(&self, size: u64, usage: BufferUsages) -> wgpu::Buffer {
        let descriptor =
            wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false };
        self.gpu.create_buffer(&descriptor)
    }

    fn texture(&self, dimension: wgpu::TextureDimension, usage: TextureUsages) -> wgpu::Texture {
        let layers = if dimension == wgpu::TextureDimension::D2 { 6 } else { 1 };
        let height = if dimension == wgpu::TextureDimension::D1 { 1 } else { 4 };
        self.gpu.create_texture(&wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d { width: 4, height, depth_or_array_layers: layers },
            mip_level_count: 1,
            sample_count: 1,
            dimension,
            format: wgpu::TextureFormat::R32Uint,
            usage,
            view_formats: &[],
        })
    }

    /// A texture to draw to, of 4 × 4 texels.
    fn target(
        &self,
        format: wgpu::TextureFormat,
        sample_count: u32,
        usage: TextureUsages,
    ) -> wgpu::Texture {
        self.gpu.create_texture(&wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d { width: 4, height: 4, depth_or_array_layers: 1 },
            mip_level_count: 1,
            sample_count,
            dimension: wgpu::TextureDimension::D2,
            format,
            usage,
            view_formats: &[],
        })
    }

    fn encoder(&self) -> wgpu::CommandEncoder {
        self.gpu.create_command_encoder(&Default::default())
    }

    /// The words of a buffer, read with the program's own wgpu calls.
    fn read(&self, buffer: &wgpu::Buffer) -> Vec<f32> {
        let staging = self.buffer(buffer.size(), BufferUsages::MAP_READ | BufferUsages::COPY_DST);
        let mut encoder = self.encoder();
        encoder.copy_buffer_to_buffer(buffer, 0, &staging, 0, buffer.size());
        self.queue.submit([encoder.finish()]);
        staging.map_async(wgpu::MapMode::Read, .., |result| result.unwrap());
        self.gpu.poll(wgpu::PollType::wait_indefinitely()).unwrap();
        bytemuck::cast_slice(&staging.get_mapped_range(..).unwrap()).to_vec()
    }
}

const COPIED: BufferUsages = BufferUsages::COPY_SRC.union(BufferUsages::COPY_DST);

/// Stores 7 in each texel.
fn fill(texture: &mut crate::Texture<R32Uint, D2>) -> Call<'_> {
    static INFO: KernelInfo = KernelInfo {
        name: "fill",
        entry_point: "fill",
        wgsl: "@group(0) @binding(0) var out: texture_storage_2d<r32uint, write>;
            @compute @workgroup_size(4, 4)
            fn fill(@builtin(global_invocation_id) id: vec3<u32>) {
                textureStore(out, id.xy, vec4(7u));
            }",
        workgroup_size: [4, 4, 1],
        bindings: &[BindingInfo {
            kind: BindingKind::StorageTexture {
                dimension: TextureDimension::D2,
                format: Format::R32Uint,
                access: StorageAccess::Write,
            },
            ..storage("out", 0, BindingKind::Sampler, None)
        }],
        ..ONE_BUFFER
    };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, |_| (), |_| (), &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.storage_texture_write(0, texture);
    args.finish()
}

#[test]
fn a_wgpu_buffer_is_shared() {
    let Some(program) = Program::new() else { return };
    let theirs = program.buffer(20, BufferUsages::STORAGE | COPIED);
    let x = program.device.buffer(&[1.0, 2.0, 3.0, 4.0]).unwrap();
    let mut y = program.device.buffer_from_wgpu::<f32>(theirs.clone(), 4).unwrap();
    program.queue.write_buffer(&theirs, 0, bytemuck::cast_slice(&[10f32, 20., 30., 40., 50.]));
    saxpy(1.0, &x, &mut y).invocations(100).run().unwrap();
    program.device.submit().unwrap();
    assert_eq!(program.read(&theirs), [11., 22., 33., 44., 50.]);
    assert_eq!(y.read().unwrap(), [11., 22., 33., 44.]);
    y.write_range(1, &[0.0]).unwrap();
    assert_eq!(y.as_wgpu(), Some(&theirs));

    let ours = x.as_wgpu().unwrap();
    program.queue.write_buffer(ours, 0, bytemuck::cast_slice(&[5f32]));
    saxpy(1.0, &x, &mut y).invocations(4).run().unwrap();
    assert_eq!(y.read().unwrap(), [16., 2., 36., 48.]);
    drop((x, y));
    assert_eq!(program.read(&theirs)[4], 50.0);
    assert!(Device::cpu().buffer(&[1.0]).unwrap().as_wgpu().is_none());
    assert!(Device::cpu().wgpu().is_none());
    assert_eq!(program.device.wgpu().unwrap().0, &program.gpu);
}

/// Kernels see the number of elements that the program gave, whatever else the buffer holds.
#[test]
fn a_wgpu_buffer_is_bound_as_far_as_its_elements_go() {
    let Some(program) = Program::new() else { return };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(
        &KernelInfo {
            wgsl: "@group(0) @binding(0) var<storage, read_write> out: array<f32>;
                @compute @workgroup_size(1) fn one() { out[0] = f32(arrayLength(&out)); }",
            ..ONE_BUFFER
        },
        |_| (),
        |_| (),
        &rt::cpu::Sites::NONE,
    );
    let theirs = program.buffer(400, BufferUsages::STORAGE | COPIED);
    for (len, expected) in [(1, 1.0), (7, 7.0), (100, 100.0)] {
        let mut buffer = program.device.buffer_from_wgpu::<f32>(theirs.clone(), len).unwrap();
        assert_eq!(buffer.len(), len);
        check_only(&KERNEL, &mut buffer).workgroups(1).run().unwrap();
        program.device.submit().unwrap();
        assert_eq!(program.read(&theirs)[0], expected);
    }
    let mut empty = program.device.buffer_from_wgpu::<f32>(theirs, 0).unwrap();
    check_only(&KERNEL, &mut empty).workgroups(1).run().unwrap();
    assert!(empty.read().unwrap().is_empty());
}

/// The usages of a program's buffer decide what it can do.
#[test]
fn wgpu_buffers_are_copied_filled_and_hold_counts() {
    let Some(program) = Program::new() else { return };
    let device = &program.device;
    let theirs = program.buffer(12, BufferUsages::STORAGE | BufferUsages::INDIRECT | COPIED);
    let mut counts = device.buffer_from_wgpu::<u32>(theirs.clone(), 3).unwrap();
    counts.fill(1).unwrap();
    let mut again = device.buffer_from_wgpu::<u32>(theirs.clone(), 3).unwrap();
    device.copy(&counts, &mut again).unwrap(); // from the buffer to itself
    let x = device.buffer(&[1.0]).unwrap();
    let mut y = device.zeroed(1).unwrap();
    saxpy(1.0, &x, &mut y).workgroups_from(&counts).run().unwrap();
    let mut encoder = program.encoder();
    saxpy(1.0, &x, &mut y).workgroups_from(&counts).encode(&mut encoder).unwrap();
    program.queue.submit([encoder.finish()]);
    assert_eq!(y.read().unwrap(), [2.0]);
    let mut written = device.buffer_from_wgpu::<f32>(theirs, 3).unwrap();
    let error = saxpy(1.0, &x, &mut written).workgroups_from(&counts).run().unwrap_err();
    let aliased = matches!(error, Error::BufferAliased { second: "workgroups_from", .. });
    assert!(aliased, "{error}");

    let bare = program.buffer(12, BufferUsages::STORAGE);
    let mut bare = device.buffer_from_wgpu::<u32>(bare, 3).unwrap();
    for (error, usage) in [
        (saxpy(1.0, &x, &mut y).workgroups_from(&bare).run().unwrap_err(), "INDIRECT"),
        (device.copy(&counts, &mut bare).unwrap_err(), "COPY_DST"),
        (device.copy(&bare, &mut counts).unwrap_err(), "COPY_SRC"),
        (bare.fill(0).unwrap_err(), "COPY_DST"),
    ] {
        assert!(matches!(error, Error::Unusable { .. }), "{error}");
        assert!(error.to_string().contains(usage), "{error}");
    }
    assert_eq!(counts.read().unwrap(), [1; 3]);
}

#[test]
fn a_wgpu_texture_is_shared() {
    let Some(program) = Program::new() else { return };
    let usage = TextureUsages::TEXTURE_BINDING
        | TextureUsages::STORAGE_BINDING
        | TextureUsages::COPY_SRC
        | TextureUsages::COPY_DST;
    let theirs = program.texture(wgpu::TextureDimension::D2, usage);
    let mut array = program.device.texture_from_wgpu::<R32Uint, D2Array>(theirs.clone()).unwrap();
    assert_eq!((array.size(), array.mip_levels()), ((4, 4, 6), 1));
    fill(&mut array.layer(2).unwrap()).workgroups(1).run().unwrap();
    let expected = [[0; 32].as_slice(), &[7; 16], &[0; 48]].concat();
    assert_eq!(array.read().unwrap(), expected);
    array.write(&[1; 96]).unwrap();
    let cube = program.device.texture_from_wgpu::<R32Uint, Cube>(theirs.clone()).unwrap();
    assert_eq!(cube.read().unwrap(), [1; 96]);
    assert_eq!(cube.face(1).unwrap().as_wgpu(), Some(&theirs));

    let line = program.texture(wgpu::TextureDimension::D1, usage);
    let line = program.device.texture_from_wgpu::<R32Uint, D1>(line).unwrap();
    assert_eq!(line.read().unwrap(), [0; 4]);
    let volume = program.texture(wgpu::TextureDimension::D3, usage);
    let volume = program.device.texture_from_wgpu::<R32Uint, D3>(volume).unwrap();
    assert_eq!(volume.size(), (4, 4, 1));
}

/// Depths and samples that a render pass of the program has cleared.
#[test]
fn what_a_program_draws_is_shared() {
    let Some(program) = Program::new() else { return };
    let usage =
        TextureUsages::TEXTURE_BINDING | TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC;
    let store = wgpu::StoreOp::Store;
    let depth = program.target(wgpu::TextureFormat::Depth32Float, 1, usage);
    let samples =
        program.target(wgpu::TextureFormat::Rgba8Unorm, 4, usage - TextureUsages::COPY_SRC);
    let (depth_view, samples_view) =
        (depth.create_view(&Default::default()), samples.create_view(&Default::default()));
    let mut encoder = program.encoder();
    drop(encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        depth_stencil_attachment: Some(wgpu::RenderPassDepthStencilAttachment {
            view: &depth_view,
            depth_ops: Some(wgpu::Operations { load: wgpu::LoadOp::Clear(0.25), store }),
            stencil_ops: None,
        }),
        ..Default::default()
    }));
    drop(encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &[Some(wgpu::RenderPassColorAttachment {
            view: &samples_view,
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations { load: wgpu::LoadOp::Clear(wgpu::Color::RED), store },
        })],
        ..Default::default()
    }));
    program.queue.submit([encoder.finish()]);
    let adopt = |texture: &wgpu::Texture| {
        program.device.texture_from_wgpu::<Depth32Float, D2>(texture.clone())
    };
    let mut depths = adopt(&depth).unwrap();
    assert_eq!(depths.read().unwrap(), [0.25; 16]);
    depths.write(&[0.75; 16]).unwrap();
    assert_eq!(depths.read().unwrap(), [0.75; 16]);
    let samples = program.device.texture_from_wgpu::<Rgba8Unorm, Multisampled2d>(samples).unwrap();
    assert_eq!(samples.size(), (4, 4));
    assert_eq!(samples.read().unwrap(), [[255, 0, 0, 255]; 64]);

    let fixed = program.target(
        wgpu::TextureFormat::Depth32Float,
        1,
        TextureUsages::TEXTURE_BINDING | TextureUsages::COPY_SRC,
    );
    let error = adopt(&fixed).unwrap().write(&[0.5; 16]).unwrap_err();
    assert!(error.to_string().contains("RENDER_ATTACHMENT"), "{error}");
}

#[test]
fn launches_are_encoded_among_the_program_s_commands() {
    let Some(program) = Program::new() else { return };
    let copy = program.buffer(8, COPIED);
    let mut encoder = program.encoder();
    let y = {
        let x = program.device.buffer(&[1.0, 2.0]).unwrap();
        let mut y = program.device.zeroed(2).unwrap();
        saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap(); // is the first
        saxpy(10.0, &x, &mut y).workgroups(1).encode(&mut encoder).unwrap();
        encoder.copy_buffer_to_buffer(y.as_wgpu().unwrap(), 0, &copy, 0, 8);
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            saxpy(100.0, &x, &mut y).workgroups(1).encode_in(&mut pass).unwrap();
            saxpy(1000.0, &x, &mut y).workgroups(1).encode_in(&mut pass).unwrap();
        }
        assert_eq!(y.read().unwrap(), [1.0, 2.0]); // the encoded launch has not happened
        y
    };
    program.queue.submit([encoder.finish()]);
    assert_eq!(program.read(&copy), [11.0, 22.0]);
    assert_eq!(y.read().unwrap(), [1111.0, 2222.0]);
}

/// Stores 1 in each element, if there are 64 for each workgroup.
fn ones(out: &mut dyn crate::AsSliceMut<f32>) -> Call<'_> {
    use rt::{Input, Polynomial};
    const ENOUGH: crate::Condition = crate::Condition {
        text: "64 * num_workgroups().x <= out.len()",
        any_of: &[&[Polynomial(&[(1, &[Input::Length(0)]), (-64, &[Input::Workgroups(0)])])]],
    };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(
        &KernelInfo {
            wgsl: "@group(0) @binding(0) var<storage, read_write> out: array<f32>;
                @compute @workgroup_size(64)
                fn one(@builtin(global_invocation_id) id: vec3<u32>) { out[id.x] = 1.0; }",
            workgroup_size: [64, 1, 1],
            proofs: Proofs {
                bounds: crate::Proof::Given(&[ENOUGH]),
                loops: crate::Proof::Given(&[]),
                ..Proofs::NONE
            },
            ..ONE_BUFFER
        },
        |_| (),
        |_| (),
        &rt::cpu::Sites::NONE,
    );
    let mut args = rt::Args::new(&KERNEL);
    args.read_write(0, out);
    args.finish()
}

/// The pipeline and bind group that a launch leaves in the program's pass serve dispatches that no
/// proof covers.
#[test]
fn a_pass_may_dispatch_again_with_what_is_left_in_it() {
    let Some(program) = Program::new() else { return };
    let mut out = program.device.zeroed::<f32>(256).unwrap();
    let mut part = out.slice_mut(64..128).unwrap();
    let mut encoder = program.encoder();
    ones(&mut part).workgroups(1).encode(&mut encoder).unwrap();
    assert_eq!(n_pipelines(&program.device), 1);
    {
        let mut pass = encoder.begin_compute_pass(&Default::default());
        ones(&mut part).workgroups(1).encode_in(&mut pass).unwrap();
        pass.dispatch_workgroups(4, 1, 1);
    }
    assert_eq!(n_pipelines(&program.device), 2, "the proofs of the first do not count");
    program.queue.submit([encoder.finish()]);
    assert_eq!(out.read().unwrap(), [[0.0; 64], [1.0; 64], [0.0; 64], [0.0; 64]].as_flattened());
}

/// Stores 1 in element `at`, if there is one.
fn one_at<'a>(at: &'a Uniform<u32>, out: &'a mut Buffer<f32>) -> Call<'a> {
    use rt::{Input, Polynomial};
    const AT: Input = Input::Uniform { binding: 0, offset: 0, signed: false };
    const INSIDE: crate::Condition = crate::Condition {
        text: "*at + 1 <= out.len()",
        any_of: &[&[Polynomial(&[(-1, &[]), (1, &[Input::Length(1)]), (-1, &[AT])])]],
    };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(
        &KernelInfo {
            wgsl: "@group(0) @binding(0) var<uniform> at: u32;
                @group(0) @binding(1) var<storage, read_write> out: array<f32>;
                @compute @workgroup_size(1)
                fn one() { out[at] = 1.0; }",
            bindings: &[
                storage("at", 0, BindingKind::Uniform, None),
                storage("out", 1, BindingKind::StorageReadWrite, None),
            ],
            proofs: Proofs {
                bounds: crate::Proof::Given(&[INSIDE]),
                loops: crate::Proof::Given(&[]),
                ..Proofs::NONE
            },
            ..ONE_BUFFER
        },
        |_| (),
        |_| (),
        &rt::cpu::Sites::NONE,
    );
    let mut args = rt::Args::new(&KERNEL);
    args.uniform(0, at);
    args.read_write(1, out);
    args.finish()
}

/// A launch knows the value of a uniform; an encoder may run after that has changed.
#[test]
fn uniforms_may_change_before_an_encoder_runs() {
    let Some(program) = Program::new() else { return };
    let device = &program.device;
    let mut out = device.zeroed::<f32>(4).unwrap();
    let mut at = device.uniform(1).unwrap();
    one_at(&at, &mut out).workgroups(1).run().unwrap();
    at.write(2).unwrap();
    one_at(&at, &mut out).workgroups(1).run().unwrap();
    assert_eq!(n_pipelines(device), 1, "both are proven");
    let mut encoder = program.encoder();
    one_at(&at, &mut out).workgroups(1).encode(&mut encoder).unwrap();
    assert_eq!(n_pipelines(device), 2, "what the encoder will find is not known");
    at.write(3).unwrap();
    program.queue.submit([encoder.finish()]);
    assert_eq!(out.read().unwrap(), [0.0, 1.0, 1.0, 1.0]);
    at.write(4).unwrap();
    one_at(&at, &mut out).workgroups(1).run().unwrap();
    assert_eq!(n_pipelines(device), 2, "of that nothing is proven either");
}

/// It is unknown whether the program's own device runs dispatches with too many workgroups.
#[test]
fn no_proof_counts_for_unknown_counts_on_the_program_s_device() {
    let Some(program) = Program::new() else { return };
    let Some(ours) = gpu() else { return };
    for (device, expected) in [(&ours, 2), (&program.device, 3)] {
        let mut out = device.zeroed::<f32>(64).unwrap();
        let counts = device.buffer(&[1, 1, 1]).unwrap();
        ones(&mut out).workgroups(1).run().unwrap(); // all proofs hold
        ones(&mut out).workgroups(2).run().unwrap(); // only the proof on loops holds, as there are none
        ones(&mut out).workgroups_from(&counts).run().unwrap();
        assert_eq!(n_pipelines(device), expected, "{}", device.name());
        assert_eq!(out.read().unwrap(), [1.0; 64]);
    }
}

#[test]
fn what_was_launched_happens_though_nothing_of_ours_is_left() {
    let Some(program) = Program::new() else { return };
    let theirs = program.buffer(256, BufferUsages::STORAGE | COPIED);
    let Program { gpu, queue, device } = program;
    ones(&mut device.buffer_from_wgpu::<f32>(theirs.clone(), 64).unwrap())
        .workgroups(1)
        .run()
        .unwrap();
    let other = Device::from_wgpu(gpu.clone(), queue.clone());
    drop(device);
    assert_eq!(Program { gpu, queue, device: other }.read(&theirs), [1.0; 64]);
}

/// The other half of a word belongs to the program.
#[test]
fn half_a_word_of_a_wgpu_buffer_is_left_alone() {
    let Some(program) = Program::new() else { return };
    let halves = |values: [f32; 4]| values.map(crate::f16::from_f32);
    let theirs = program.buffer(8, BufferUsages::STORAGE | COPIED);
    let words = halves([1.0, 2.0, 3.0, 4.0]).map(crate::f16::to_bits);
    program.queue.write_buffer(&theirs, 0, bytemuck::cast_slice(&words));
    let mut three = program.device.buffer_from_wgpu::<crate::f16>(theirs.clone(), 3).unwrap();
    let all = program.device.buffer_from_wgpu::<crate::f16>(theirs, 4).unwrap();
    let [five, six, seven, four] = halves([5.0, 6.0, 7.0, 4.0]);
    three.write(&[five, six, seven]).unwrap();
    assert_eq!(all.read().unwrap(), [five, six, seven, four]);
    three.fill(five).unwrap();
    assert_eq!(all.read().unwrap(), [five, five, five, four]);
    three.fill(crate::f16::ZERO).unwrap();
    assert_eq!(all.read().unwrap(), halves([0.0, 0.0, 0.0, 4.0]));
    let from = program.device.buffer(&[seven; 3]).unwrap();
    program.device.copy(&from, &mut three).unwrap();
    assert_eq!(all.read().unwrap(), [seven, seven, seven, four]);
}

/// A kernel without parameters, encoded repeatedly between launches of the same kernel.
#[test]
fn what_is_encoded_and_what_runs_share_a_kernel() {
    let Some(program) = Program::new() else { return };
    let input = program.device.buffer(&vec![1.0; 256]).unwrap();
    let mut partial = program.device.zeroed(1).unwrap();
    for _ in 0..3 {
        let mut encoder = program.encoder();
        sum(&input, &mut partial).workgroups(1).encode(&mut encoder).unwrap();
        partial.write(&[0.0]).unwrap();
        program.queue.submit([encoder.finish()]);
        assert_eq!(partial.read().unwrap(), [256.0]);
        partial.write(&[0.0]).unwrap();
        sum(&input, &mut partial).workgroups(1).run().unwrap();
        assert_eq!(partial.read().unwrap(), [256.0]);
    }
}

#[test]
fn encoding_fails_as_running_does() {
    let Some(program) = Program::new() else { return };
    let cpu = Device::cpu();
    let mut encoder = program.encoder();
    let (x, mut y) = (cpu.buffer(&[1.0]).unwrap(), cpu.zeroed(1).unwrap());
    let error = saxpy(1.0, &x, &mut y).workgroups(1).encode(&mut encoder).unwrap_err();
    assert!(matches!(error, Error::NotEncodable { kernel: "saxpy", .. }), "{error}");
    let error = saxpy(1.0, &x, &mut y).workgroups(0).encode(&mut encoder).unwrap_err();
    assert!(matches!(error, Error::NoWorkgroups { .. }), "{error}");
    let x = program.device.buffer(&[1.0]).unwrap();
    let error = saxpy(1.0, &x, &mut y).workgroups(1).encode(&mut encoder).unwrap_err();
    assert!(matches!(error, Error::OtherDevice { .. }), "{error}");
    program.queue.submit([encoder.finish()]); // the launches left nothing in it
}

#[test]
fn wgpu_buffers_that_kernels_cannot_use_are_errors() {
    let Some([program, other]) = Program::two() else { return };
    let refused = |buffer: wgpu::Buffer, len, says: &str| {
        let error = program.device.buffer_from_wgpu::<f32>(buffer, len).unwrap_err();
        assert!(matches!(error, Error::Unusable { kind: "buffer", .. }), "{error}");
        assert!(error.to_string().contains(says), "{error}");
    };
    refused(program.buffer(16, COPIED), 4, "lacks the usage STORAGE");
    refused(program.buffer(16, BufferUsages::STORAGE), 5, "16 bytes; the elements take 20");
    refused(program.buffer(2, BufferUsages::STORAGE), 1, "2 bytes; the elements take 4");
    refused(other.buffer(16, BufferUsages::STORAGE), 4, "Device");
    let destroyed = program.buffer(16, BufferUsages::STORAGE);
    destroyed.destroy();
    refused(destroyed, 4, "destroyed");
    let buffer = program.buffer(16, BufferUsages::STORAGE);
    let error = Device::cpu().buffer_from_wgpu::<f32>(buffer.clone(), 4).unwrap_err();
    assert!(matches!(error, Error::Unusable { .. }), "{error}");
    let error = program.device.buffer_from_wgpu::<f32>(buffer.clone(), 1 << 40).unwrap_err();
    assert!(matches!(error, Error::BufferTooLarge { .. }), "{error}");

    let mut buffer = program.device.buffer_from_wgpu::<f32>(buffer, 4).unwrap();
    for (error, says) in [
        (buffer.read().unwrap_err(), "COPY_SRC"),
        (buffer.write(&[0.0; 4]).unwrap_err(), "COPY_DST"),
        (block_on(buffer.read_async()).unwrap_err(), "COPY_SRC"),
    ] {
        assert!(matches!(error, Error::Unusable { .. }), "{error}");
        assert!(error.to_string().contains(says), "{error}");
    }
}

#[test]
fn wgpu_textures_that_kernels_cannot_use_are_errors() {
    use wgpu::TextureDimension as Is;
    let Some([program, other]) = Program::two() else { return };
    let sampled = TextureUsages::TEXTURE_BINDING;
    fn says<T: std::fmt::Debug>(result: Result<T, Error>, says: &str) {
        let error = result.unwrap_err();
        assert!(matches!(error, Error::Unusable { kind: "texture", .. }), "{error}");
        assert!(error.to_string().contains(says), "{error}");
    }
    let device = &program.device;
    let array = program.texture(Is::D2, sampled);
    says(device.texture_from_wgpu::<Rgba8Unorm, D2Array>(array.clone()), "R32Uint, not rgba8unorm");
    says(device.texture_from_wgpu::<R32Uint, D2>(array.clone()), "number of layers");
    says(device.texture_from_wgpu::<R32Uint, D3>(array.clone()), "another dimension");
    says(Device::cpu().texture_from_wgpu::<R32Uint, D2Array>(array.clone()), "no wgpu device");
    let storage = program.texture(Is::D2, TextureUsages::STORAGE_BINDING);
    says(device.texture_from_wgpu::<R32Uint, D2Array>(storage), "TEXTURE_BINDING");
    let foreign = other.texture(Is::D2, sampled);
    says(device.texture_from_wgpu::<R32Uint, D2Array>(foreign), "Device");
    let destroyed = program.texture(Is::D2, sampled);
    destroyed.destroy();
    says(device.texture_from_wgpu::<R32Uint, D2Array>(destroyed), "destroyed");

    let one = program.target(wgpu::TextureFormat::Rgba8Unorm, 1, sampled);
    says(device.texture_from_wgpu::<Rgba8Unorm, Multisampled2d>(one), "not multisampled");
    let attachment = sampled | TextureUsages::RENDER_ATTACHMENT;
    let four = program.target(wgpu::TextureFormat::Rgba8Unorm, 4, attachment);
    says(device.texture_from_wgpu::<Rgba8Unorm, D2>(four), "is multisampled");
    // WebGPU does not guarantee multisampled textures of this format, and no other facts about the
    // device are known.
    let error = device.texture_multisampled_2d_zeroed::<Rgba32Float>((4, 4)).unwrap_err();
    assert!(matches!(error, Error::Multisampled { format: Format::Rgba32Float, .. }), "{error}");
    let stencil = program.target(wgpu::TextureFormat::Depth24PlusStencil8, 1, attachment);
    says(device.texture_from_wgpu::<Depth32Float, D2>(stencil), "Stencil8, not depth32float");

    let mut array = device.texture_from_wgpu::<R32Uint, D2Array>(array).unwrap();
    says(array.read(), "COPY_SRC");
    says(array.write(&[0; 96]), "COPY_DST");
    says(fill(&mut array.layer(0).unwrap()).workgroups(1).run(), "parameter `out`");
    assert_eq!(Format::R32Uint.sample_type(), SampleType::Uint);
}

#[test]
fn one_wgpu_buffer_or_texture_is_not_bound_twice_and_written() {
    let Some(program) = Program::new() else { return };
    let theirs = program.buffer(16, BufferUsages::STORAGE | COPIED);
    let adopt =
        |buffer: &wgpu::Buffer| program.device.buffer_from_wgpu::<f32>(buffer.clone(), 4).unwrap();
    let (x, mut y) = (adopt(&theirs), adopt(&theirs));
    let error = saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap_err();
    let aliased = matches!(error, Error::BufferAliased { first: "x", second: "y", .. });
    assert!(aliased, "{error}");
    let mut ours = program.device.buffer(&[1.0; 4]).unwrap();
    let again = adopt(ours.as_wgpu().unwrap());
    let error = saxpy(1.0, &again, &mut ours).workgroups(1).run().unwrap_err();
    assert!(matches!(error, Error::BufferAliased { .. }), "{error}");
    saxpy(1.0, &again, &mut y).workgroups(1).run().unwrap();
    assert_eq!(y.read().unwrap(), [1.0; 4]);

    let usage = TextureUsages::TEXTURE_BINDING | TextureUsages::STORAGE_BINDING;
    let theirs = program.texture(wgpu::TextureDimension::D2, usage);
    let adopt = || program.device.texture_from_wgpu::<R32Uint, D2Array>(theirs.clone()).unwrap();
    let (one, other) = (adopt(), adopt());
    let whole = |texture: &crate::Texture<R32Uint, D2Array>| {
        crate::SampledTexture::view(texture)
            .subresources()
            .overlaps(&crate::SampledTexture::view(&other.layer(3).unwrap()).subresources())
    };
    assert!(whole(&one) && whole(&adopt()));
    let (two, three) = (one.layer(2).unwrap(), other.layer(3).unwrap());
    let parts = [&two, &three].map(|layer| crate::SampledTexture::view(layer).subresources());
    assert!(!parts[0].overlaps(&parts[1]));
}

/// A pipeline of the program, made from a kernel's description.
#[test]
fn the_pieces_of_a_kernel_make_a_pipeline() {
    let Some(program) = Program::new() else { return };
    let (x, mut y) = (program.device.buffer(&[3.0]).unwrap(), program.device.zeroed(1).unwrap());
    let info = saxpy(1.0, &x, &mut y).workgroups(1).kernel.info;
    let gpu = &program.gpu;
    let layout = gpu.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
        label: None,
        entries: &info.bind_group_layout_entries(),
    });
    let pipeline_layout = gpu.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        bind_group_layouts: &[Some(&layout)],
        ..Default::default()
    });
    let module = gpu.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: None,
        source: wgpu::ShaderSource::Wgsl(info.wgsl.into()),
    });
    let pipeline = gpu.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
        label: None,
        layout: Some(&pipeline_layout),
        module: &module,
        entry_point: Some(info.entry_point),
        compilation_options: Default::default(),
        cache: None,
    });
    let params = info.params.unwrap();
    let uniform = program.buffer(params.size.into(), BufferUsages::UNIFORM | COPIED);
    let mut words = vec![0u32; params.size as usize / 4];
    words[0] = 5f32.to_bits();
    words[info.bindings[1].length_offset.unwrap() as usize / 4] = 1;
    program.queue.write_buffer(&uniform, 0, bytemuck::cast_slice(&words));
    let bind_group = gpu.create_bind_group(&wgpu::BindGroupDescriptor {
        label: None,
        layout: &layout,
        entries: &[
            (0, x.as_wgpu().unwrap()),
            (1, y.as_wgpu().unwrap()),
            (params.binding, &uniform),
        ]
        .map(|(binding, buffer)| wgpu::BindGroupEntry {
            binding,
            resource: buffer.as_entire_binding(),
        }),
    });
    let mut encoder = program.encoder();
    {
        let mut pass = encoder.begin_compute_pass(&Default::default());
        pass.set_pipeline(&pipeline);
        pass.set_bind_group(0, &bind_group, &[]);
        pass.dispatch_workgroups(1, 1, 1);
    }
    program.queue.submit([encoder.finish()]);
    assert_eq!(y.read().unwrap(), [15.0]);
}

#[test]
fn errors_of_the_program_s_own_calls_stay_its_own() {
    let Some(program) = Program::new() else { return };
    let heard = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&heard);
    program.gpu.on_uncaptured_error(Arc::new(move |_| {
        counter.fetch_add(1, SeqCst);
    }));
    let device = Device::from_wgpu(program.gpu.clone(), program.queue.clone());
    let x = device.buffer(&[1.0]).unwrap();
    let mut y = device.zeroed(1).unwrap();
    saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
    _ = program.buffer(16, BufferUsages::MAP_READ | BufferUsages::STORAGE);
    assert_eq!(heard.load(SeqCst), 1);
    saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
    assert_eq!(y.read().unwrap(), [2.0]);
    // If the program spoils a launch, the launch gives the error.
    let spoiled = device.buffer(&[1.0]).unwrap();
    saxpy(1.0, &spoiled, &mut y).workgroups(1).run().unwrap();
    spoiled.as_wgpu().unwrap().destroy();
    let error = y.read().unwrap_err();
    assert!(matches!(error, Error::Refused { .. }), "{error}");
    assert!(error.to_string().contains("destroyed"), "{error}");
    saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
    assert_eq!(y.read().unwrap(), [3.0]);
    assert_eq!(heard.load(SeqCst), 1);
}

#[test]
fn a_loss_is_told_to_all_who_asked() {
    let Some(program) = Program::new() else { return };
    let (sender, receiver) = mpsc::channel();
    let sender = Mutex::new(sender);
    let tell = Arc::new(move |name: &str| sender.lock().unwrap().send(name.to_owned()).unwrap());
    for name in ["first", "second"] {
        let tell = Arc::clone(&tell);
        program.device.on_lost(move |why| tell(&format!("{name}: {why}")));
    }
    Device::cpu().on_lost(|_| unreachable!("it is never lost"));
    assert!(receiver.try_recv().is_err());
    program.gpu.destroy();
    assert!(matches!(program.device.sync().unwrap_err(), Error::DeviceLost { .. }));
    let third = Arc::clone(&tell);
    program.device.on_lost(move |why| third(&format!("third: {why}")));
    let heard: Vec<_> = receiver.try_iter().collect();
    assert_eq!(heard, ["first: Destroyed", "second: Destroyed", "third: Destroyed"]);
}

/// A program may take the device-lost callback back. A loss is then found later, as an error.
#[test]
fn a_loss_that_nobody_tells_of_is_an_error_nevertheless() {
    let Some(program) = Program::new() else { return };
    let x = program.device.buffer(&[1.0]).unwrap();
    let mut y = program.device.zeroed(1).unwrap();
    saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
    let (sender, told) = mpsc::channel();
    program.device.on_lost(move |_| sender.send(()).unwrap());
    program.gpu.set_device_lost_callback(|_, _| ());
    program.gpu.destroy();
    let lost = |error: Error| assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
    lost(y.read().unwrap_err());
    told.try_recv().unwrap();
    lost(saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap_err());
    lost(block_on(y.read_async()).unwrap_err());
}
