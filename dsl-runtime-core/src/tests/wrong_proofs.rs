//! Wrong proofs, as a mistake of the compiler would give them: the CPU names them, and a GPU with
//! all checks keeps to its memory nevertheless.

use glam::{IVec3, UVec2, UVec4};

use crate::{
    __private as rt, AccessProof, BindingInfo, BindingKind, Buffer, Call, Condition, D2, Device,
    Error, Format, KernelInfo, Proof, Proofs, StorageAccess, StorageTexture2d, Texture2d,
    TextureDimension,
    cpu::{Dispatch, Mode, Proved, Watch},
    device::Backend,
    formats::R32Float,
    proofs::{Input, Polynomial, Proven},
};

/// Eight workgroups, or fewer.
const AT_MOST_EIGHT: Condition = Condition {
    text: "num_workgroups().x <= 8",
    any_of: &[&[Polynomial(&[(8, &[]), (-1, &[Input::Workgroups(0)])])]],
};

const fn access(variable: &'static str, line: u32, proof: &'static str) -> AccessProof {
    AccessProof { variable, line, proof }
}

const BUFFER: BindingInfo = BindingInfo {
    name: "data",
    binding: 0,
    kind: BindingKind::StorageReadWrite,
    element: "u32",
    stride: 4,
    min_bytes: 4,
    elements_start: 0,
    length_offset: None,
    reads: true,
};

/// Wrong proofs: its own index is below 64, its divisor is not 0.
const WRONG: KernelInfo = KernelInfo {
    name: "wrong",
    entry_point: "wrong",
    wgsl: "
        var<workgroup> tile: array<u32, 64>;
        @group(0) @binding(0) var<storage, read_write> data: array<u32>;
        @compute @workgroup_size(1)
        fn wrong() {
            tile[data[0]] = 7u;
            data[1] = tile[63];
            data[2] = 100u / data[3];
            data[4] = tile[5];
        }",
    workgroup_size: [1, 1, 1],
    workgroup_bytes: 256,
    bindings: &[BUFFER],
    params: None,
    features: &[],
    proofs: Proofs {
        bounds: Proof::Given(&[AT_MOST_EIGHT]),
        loops: Proof::Given(&[]),
        divisions: Proof::Given(&[AT_MOST_EIGHT]),
        initialized: true,
        accesses: &[
            access("`tile`", 11, "proven"),
            access("`tile`", 12, "proven if num_workgroups().x <= 8"),
            access("`data`", 13, "proven"),
            access("`data`", 14, "proven if num_workgroups().x <= 8"),
            access("`image`", 15, "proven"),
        ],
        certain: &[],
    },
    lints: &[],
    messages: crate::messages::Messages::NONE,
    vouched: rt::Vouched::TEST,
};

/// The mistake of the kernel. The first element chooses it.
fn cpu<M: Mode>(dispatch: &Dispatch<'_, M>) {
    use crate::cpu::{At as _, By as _};
    let data = dispatch.read_write(0);
    dispatch.each_workgroup(|groups, watch| {
        for group in groups {
            let by = watch.workgroup(group);
            match data.load::<u32>(0, 4, 0, by.at(0)) {
                0 => _ = by.proven_index(63, 64, 0, Proved(Proved::ACCESS)),
                1 => assert_eq!(by.proven_index(64, 64, 0, Proved(Proved::ACCESS)), 63),
                2 => _ = by.proven_index(u32::MAX, 64, 0, Proved(Proved::ACCESS_IF | 1)),
                3 => _ = data.load::<u32>(1000, 4, 0, by.at(0).proven(Proved(Proved::ACCESS | 2))),
                4 => data.store(1000, 4, 0, 1u32, by.at(0).proven(Proved(Proved::ACCESS_IF | 3))),
                5 => {
                    let access = by.at(0).proven(Proved(Proved::ACCESS | 2));
                    _ = data.atomic(u32::MAX, 4, 0, access).fetch_add(1u32);
                }
                6 => {
                    let access = by.at(0).proven(Proved(Proved::ACCESS | 2));
                    data.store_component(1000, 4, 0, [8, 8], 1u32, access);
                }
                7 => _ = by.proven_index(3, 3, 0, Proved(Proved::PART | 21)),
                8 => _ = by.proven_true(false, Proved(Proved::TILE | 22)),
                9 => _ = by.proven_divisor(0u32, Proved(Proved::DIVISOR_IF | 23)),
                10 => _ = by.proven_divisor(IVec3::new(1, 0, -1), Proved(Proved::DIVISOR_IF | 24)),
                11 => _ = by.proven_divisor(UVec2::new(1, 2), Proved(Proved::DIVISOR_IF | 25)),
                12 => {
                    _ = by.proven_divisor(UVec4::new(1, 2, 3, 0), Proved(Proved::DIVISOR_IF | 26))
                }
                13 => {
                    let mut turns = 0;
                    while by.proven_goes_on(0, &mut turns, false, Proved(Proved::LOOP | 27)) {}
                }
                // No mistake: as many iterations as a counter of 32 bits has values.
                15 => {
                    let mut turns = 0;
                    for _ in 0..65_536 {
                        _ = by.proven_goes_on(0, &mut turns, false, Proved(Proved::LOOP | 27));
                    }
                }
                // Two mistakes; the first in the source is reported.
                14 => {
                    _ = by.proven_index(100, 64, 0, Proved(Proved::ACCESS_IF | 1));
                    _ = by.proven_index(99, 64, 0, Proved(Proved::ACCESS));
                    _ = by.proven_index(98, 64, 0, Proved(Proved::ACCESS));
                }
                _ => {}
            }
        }
    });
}

fn wrong(data: &mut Buffer<u32>) -> Call<'_> {
    static INFO: KernelInfo = WRONG;
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, cpu, cpu, &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.read_write(0, data);
    args.finish()
}

/// The devices that assert proofs.
fn devices() -> [Device; 2] {
    [Device::cpu(), Device::checked()]
}

/// The result of a launch of `workgroups` workgroups on the CPU.
fn said(device: &Device, case: u32, workgroups: u32) -> Result<(), Error> {
    let mut data = device.buffer(&[case, 0, 0, 0, 0])?;
    wrong(&mut data).workgroups(workgroups).run()
}

#[track_caller]
fn names(device: &Device, case: u32, line: u32, proof: &str, found: &str) {
    // The plain executor does not note the numbers.
    let is_plain = *device == Device::cpu();
    let found = if is_plain && found.starts_with("the index") { "it is not" } else { found };
    match said(device, case, 8) {
        Err(Error::WrongProof { kernel: "wrong", line: of, proof: what, found: there }) => {
            assert_eq!((of, &*what, &*there), (line, proof, found), "case {case}");
        }
        other => panic!("case {case} on {}: {other:?}", device.name()),
    }
}

#[test]
fn the_cpu_names_a_proof_that_does_not_hold() {
    let tile = "the index into `tile` is within bounds: proven";
    let tile_if = "the index into `tile` is within bounds: proven if num_workgroups().x <= 8";
    let data = "the index into `data` is within bounds: proven";
    let data_if = "the index into `data` is within bounds: proven if num_workgroups().x <= 8";
    let divisor = "the divisor is not 0: proven if num_workgroups().x <= 8";
    for device in devices() {
        said(&device, 0, 8).unwrap();
        names(&device, 1, 11, tile, "the index is 64, and the length 64");
        names(&device, 2, 12, tile_if, "the index is 4294967295, and the length 64");
        names(&device, 3, 13, data, "the index is 1000, and the length 5");
        names(&device, 4, 14, data_if, "the index is 1000, and the length 5");
        names(&device, 5, 13, data, "the index is 4294967295, and the length 5");
        names(&device, 6, 13, data, "the index is 1000, and the length 5");
        let part = "the index stays inside its part of a slice: proven";
        names(&device, 7, 21, part, "the index is 3, and the part's length 3");
        names(&device, 8, 22, "the tile is inside its memory: proven", "it is not");
        names(&device, 9, 23, divisor, "it is 0");
        names(&device, 10, 24, divisor, "it is 0");
        said(&device, 11, 8).unwrap();
        names(&device, 12, 26, divisor, "it is 0");
        names(&device, 14, 11, tile, "the index is 98, and the length 64");
    }
}

#[test]
fn a_loop_that_is_proven_to_end_does() {
    let found = "the loop has not ended after 65536 iterations";
    names(&Device::cpu(), 13, 27, "the loop ends: proven", found);
    said(&Device::cpu(), 15, 1).unwrap();
    // The checked device counts the iterations of all loops.
    let error = said(&Device::checked(), 13, 1).unwrap_err().to_string();
    assert!(error.contains("[K0501]"), "{error}");
}

#[test]
fn a_proof_says_nothing_of_launches_without_its_conditions() {
    for case in [2, 4, 9, 10, 12] {
        said(&Device::cpu(), case, 9).unwrap();
        let error = said(&Device::checked(), case, 9).err();
        assert!(!matches!(error, Some(Error::WrongProof { .. })), "case {case}: {error:?}");
    }
    // Nor about launches whose workgroup counts only the device knows.
    for device in devices() {
        let counts = device.buffer(&[1u32, 1, 1]).unwrap();
        let mut data = device.buffer(&[9u32, 0, 0, 0, 0]).unwrap();
        wrong(&mut data).workgroups_from(&counts).run().unwrap();
    }
    // A proof without conditions holds there, too.
    for device in devices() {
        let error = said(&device, 1, 9).unwrap_err();
        assert!(matches!(error, Error::WrongProof { line: 11, .. }), "{error}");
    }
}

#[test]
fn the_message_says_whose_mistake_it_is() {
    assert_eq!(
        said(&Device::checked(), 1, 1).unwrap_err().to_string(),
        "kernel `wrong`, line 11: the compiler has proven that the index into `tile` is within \
         bounds: proven. Yet here the index is 64, and the length 64. This is a bug of dsl-core: \
         please report it with the kernel [K0902]\nUntil it is fixed, run with DSL_CHECKS=all, or \
         Device::with_all_checks: a GPU then keeps all checks"
    );
}

/// Loads texels out of bounds.
fn texels<'a>(
    texture: &'a Texture2d<f32>,
    image: &'a StorageTexture2d<R32Float>,
    is_stored: bool,
) -> Call<'a> {
    const TEXTURE: BindingInfo = BindingInfo {
        name: "texture",
        kind: BindingKind::Texture {
            dimension: TextureDimension::D2,
            sample_type: crate::SampleType::Float,
        },
        element: "texture_2d<f32>",
        stride: 0,
        min_bytes: 0,
        ..BUFFER
    };
    const IMAGE: BindingInfo = BindingInfo {
        name: "image",
        binding: 1,
        kind: BindingKind::StorageTexture {
            dimension: TextureDimension::D2,
            format: Format::R32Float,
            access: StorageAccess::Read,
        },
        ..TEXTURE
    };
    fn load<M: Mode>(dispatch: &Dispatch<'_, M>) {
        use crate::cpu::{At as _, By as _};
        let texture = dispatch.texture::<f32, D2>(0);
        let image = dispatch.storage_texture::<R32Float, D2>(1);
        let is_stored = dispatch.param::<bool>(0);
        dispatch.each_workgroup(|groups, watch| {
            for group in groups {
                let by = watch.workgroup(group);
                let outside = UVec2::new(4, 0);
                if is_stored {
                    _ = image.load(outside, by.at(0).proven(Proved(Proved::ACCESS | 4)));
                } else {
                    by.proven_true(texture.has(outside, 0u32), Proved(Proved::ACCESS | 4));
                }
            }
        });
    }
    static INFO: KernelInfo = KernelInfo {
        bindings: &[TEXTURE, IMAGE],
        params: Some(crate::ParamsInfo { binding: 2, size: 4 }),
        ..WRONG
    };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, load, load, &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.param(0, is_stored);
    args.texture(0, texture);
    args.storage_texture_read(1, image);
    args.finish()
}

#[test]
fn texels_that_are_proven_to_be_there_are() {
    for device in devices() {
        let texture = device.texture_2d_zeroed::<R32Float>((4, 4)).unwrap();
        let image = device.texture_2d_zeroed::<R32Float>((4, 4)).unwrap();
        for is_stored in [false, true] {
            let error = texels(&texture, &image, is_stored).workgroups(3).run().unwrap_err();
            assert!(matches!(error, Error::WrongProof { line: 15, .. }), "{error}");
        }
    }
}

/// The best GPU, with all checks.
fn with_all_checks() -> Option<Device> {
    let device = super::gpu()?.with_all_checks();
    let all = device.clone().with_all_checks();
    assert_eq!(all, device);
    Some(device)
}

fn pipelines(device: &Device) -> Vec<Proven> {
    match device.backend() {
        Backend::Gpu(gpu) => gpu.proven(),
        Backend::Cpu { .. } => Vec::new(),
    }
}

#[test]
fn with_all_checks_a_gpu_keeps_to_its_memory() {
    let Some(device) = with_all_checks() else { return };
    static AHEAD: KernelInfo = WRONG;
    device.prepare([&AHEAD]).unwrap();
    let after = |run: &dyn Fn(&mut Buffer<u32>)| {
        // Elements before and after belong to other data.
        let mut data = device.buffer(&[4096u32, 0, 0, 0, 9]).unwrap();
        run(&mut data);
        let data = data.read().unwrap();
        // The index is clamped to the last one, the quotient by 0 is the dividend, and memory
        // begins as zero.
        assert_eq!(data, [4096, 7, 100, 0, 0]);
    };
    after(&|data| wrong(data).workgroups(1).run().unwrap());
    after(&|data| {
        let (gpu, queue) = device.wgpu().unwrap();
        let mut encoder = gpu.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
        wrong(data).workgroups(1).encode(&mut encoder).unwrap();
        queue.submit([encoder.finish()]);
    });
    after(&|data| {
        let (gpu, queue) = device.wgpu().unwrap();
        let mut encoder = gpu.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
        let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
        wrong(data).workgroups(1).encode_in(&mut pass).unwrap();
        drop(pass);
        queue.submit([encoder.finish()]);
    });
    let pipelines = pipelines(&device);
    assert_eq!(pipelines, [Proven::default(); 2], "one prepared, one launched");
}

#[test]
fn without_all_checks_proofs_are_relied_on() {
    let Some(device) = super::gpu() else { return };
    if crate::gpu::wants_all_checks().unwrap() {
        return; // all tests run with all checks
    }
    let mut data = device.buffer(&[63u32, 0, 0, 1, 9]).unwrap();
    wrong(&mut data).workgroups(8).run().unwrap();
    wrong(&mut data).workgroups(9).run().unwrap();
    assert_eq!(data.read().unwrap()[..3], [63, 7, 100]);
    let all = Proven { bounds: true, loops: true, divisions: true, initialized: true };
    let some = Proven { bounds: false, divisions: false, ..all };
    let pipelines = pipelines(&device);
    assert!(pipelines.len() == 2 && pipelines.contains(&all) && pipelines.contains(&some));
    // The change affects later launches.
    let device = device.with_all_checks();
    let mut data = device.buffer(&[4096u32, 0, 0, 0, 9]).unwrap();
    wrong(&mut data).workgroups(8).run().unwrap();
    assert_eq!(data.read().unwrap(), [4096, 7, 100, 0, 0]);
}

#[test]
fn the_variable_has_two_values() {
    let are_all = crate::gpu::are_all;
    assert!(are_all("all").unwrap() && are_all("ALL").unwrap());
    assert!(!are_all("").unwrap() && !are_all("needed").unwrap());
    let error = are_all("none").unwrap_err();
    assert!(error.to_string().starts_with("DSL_CHECKS is `none`; it can be `needed`"), "{error}");
}
