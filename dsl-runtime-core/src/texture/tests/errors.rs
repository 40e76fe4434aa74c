//! Every error that a caller can provoke with textures and samplers.

use glam::Vec4;

use super::gpus;
use crate::{
    __private as rt, BindingInfo, BindingKind, Buffer, Call, CompareFunction, D2, Device, Error,
    Format, KernelInfo, SampleType, Sampler, SamplerOptions, Shape, StorageAccess,
    StorageTexture2d, Texture2d, TextureDimension,
    formats::{Depth16Unorm, Depth32Float, R8Unorm, R32Float, R32Uint, Rgba8Unorm},
    tests::faults::gpu_to_destroy,
};

const TEXTURE: BindingInfo = BindingInfo {
    name: "texture",
    binding: 0,
    kind: BindingKind::Texture { dimension: TextureDimension::D2, sample_type: SampleType::Float },
    element: "texture_2d<f32>",
    stride: 0,
    min_bytes: 0,
    elements_start: 0,
    length_offset: None,
    reads: true,
};

const STORAGE: BindingInfo = BindingInfo {
    name: "image",
    binding: 1,
    kind: BindingKind::StorageTexture {
        dimension: TextureDimension::D2,
        format: Format::R32Float,
        access: StorageAccess::Write,
    },
    ..TEXTURE
};

const COPY: KernelInfo = KernelInfo {
    name: "copy",
    entry_point: "copy",
    wgsl: "
        @group(0) @binding(0) var texture: texture_2d<f32>;
        @group(0) @binding(1) var image: texture_storage_2d<r32float, write>;
        @compute @workgroup_size(1)
        fn copy(@builtin(global_invocation_id) id: vec3<u32>) {
            textureStore(image, id.xy, textureLoad(texture, id.xy, 0));
        }",
    workgroup_size: [1, 1, 1],
    workgroup_bytes: 0,
    bindings: &[TEXTURE, STORAGE],
    params: None,
    features: &[],
    proofs: crate::Proofs::NONE,
    lints: &[],
    messages: crate::messages::Messages::NONE,
    vouched: crate::__private::Vouched::TEST,
};

fn copy<'a>(texture: &'a Texture2d<f32>, image: &'a mut StorageTexture2d<R32Float>) -> Call<'a> {
    fn cpu(dispatch: &rt::cpu::Dispatch<'_>) {
        let texture = dispatch.texture::<f32, D2>(0);
        let image = dispatch.storage_texture::<R32Float, D2>(1);
        dispatch.each_workgroup(|groups, _| {
            for group in groups {
                let at = group.workgroup_id().truncate();
                image.store(at, texture.load(at, 0), rt::cpu::Plain);
            }
        });
    }
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&COPY, cpu, |_| (), &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.texture(0, texture);
    args.storage_texture_write(1, image);
    args.finish()
}

/// Two storage textures, one of them read.
fn step<'a>(
    from: &'a StorageTexture2d<R32Float>,
    to: &'a mut StorageTexture2d<R32Float>,
) -> Call<'a> {
    const FROM: BindingInfo = BindingInfo {
        name: "from",
        binding: 0,
        kind: BindingKind::StorageTexture {
            dimension: TextureDimension::D2,
            format: Format::R32Float,
            access: StorageAccess::Read,
        },
        ..STORAGE
    };
    static INFO: KernelInfo = KernelInfo { name: "step", bindings: &[FROM, STORAGE], ..COPY };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, |_| (), |_| (), &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.storage_texture_read(0, from);
    args.storage_texture_write(1, to);
    args.finish()
}

#[test]
fn shapes_that_cannot_be_are_errors() {
    for device in Device::all() {
        let error = device.texture_2d_zeroed::<Rgba8Unorm>((0, 4)).unwrap_err();
        assert!(matches!(error, Error::TextureEmpty { size: [0, 4, 1], .. }), "{error}");
        let limit = device.limits().max_texture_2d;
        let error = device.texture_2d_zeroed::<Rgba8Unorm>((1, limit + 1)).unwrap_err();
        assert!(matches!(error, Error::TextureTooLarge { dimension: "2-D", .. }), "{error}");
        assert!(error.to_string().contains(&device.name()), "{error}");
        for error in [
            device.texture_1d_zeroed::<Rgba8Unorm>(u32::MAX).unwrap_err(),
            device.texture_3d_zeroed::<Rgba8Unorm>((1, 1, 1 << 20)).unwrap_err(),
            device.texture_2d_array_zeroed::<Rgba8Unorm>((1, 1, 1 << 20)).unwrap_err(),
            device.texture_cube_zeroed::<Rgba8Unorm>(limit + 1).unwrap_err(),
        ] {
            assert!(matches!(error, Error::TextureTooLarge { .. }), "{error}");
        }
        for (shape, most) in [((8, 4), 4), ((1, 1), 1), ((5, 9), 4)] {
            for count in [0, most + 1, u32::MAX] {
                let shape = Shape::new(shape).mip_levels(count);
                let error = device.texture_2d_zeroed::<Rgba8Unorm>(shape).unwrap_err();
                assert!(matches!(error, Error::MipLevels { most: m, .. } if m == most), "{error}");
            }
            let shape = Shape::new(shape).all_mip_levels();
            assert_eq!(device.texture_2d_zeroed::<Rgba8Unorm>(shape).unwrap().mip_levels(), most);
        }
        let shape = Shape::new(8).mip_levels(2);
        let error = device.texture_1d_zeroed::<Rgba8Unorm>(shape).unwrap_err();
        assert!(matches!(error, Error::MipLevels { dimension: "1-D", most: 1, .. }), "{error}");
    }
}

#[test]
fn texels_and_parts_that_are_not_there_are_errors() {
    for device in Device::all() {
        let error = device.texture_2d::<R8Unorm>((3, 2), &[0; 5]).unwrap_err();
        assert!(matches!(error, Error::TexelCount { expected: 6, actual: 5, .. }), "{error}");
        let shape = Shape::new((4, 4, 3)).mip_levels(2);
        let mut array = device.texture_2d_array_zeroed::<R8Unorm>(shape).unwrap();
        let error = array.write(&[0; 49]).unwrap_err();
        assert!(matches!(error, Error::TexelCount { expected: 48, actual: 49, .. }), "{error}");
        let error = array.mip(1).unwrap().mip(1).unwrap_err();
        assert!(matches!(error, Error::NoSuchMip { level: 1, count: 1 }), "{error}");
        assert!(error.to_string().contains("mip_levels"), "{error}");
        let error = array.layer(3).unwrap_err();
        assert!(matches!(error, Error::NoSuchLayer { layer: 3, count: 3 }), "{error}");
        let cube = device.texture_cube_zeroed::<R8Unorm>(1).unwrap();
        assert!(matches!(cube.face(6).unwrap_err(), Error::NoSuchLayer { .. }));
    }
}

#[test]
fn depths_and_samples_that_cannot_be_are_errors() {
    for device in Device::all() {
        let error = device.texture_3d_zeroed::<Depth32Float>((2, 2, 2)).unwrap_err();
        assert!(matches!(error, Error::DepthDimension { dimension: "3-D", .. }), "{error}");
        let error = device.texture_1d::<Depth16Unorm>(1, &[0]).unwrap_err();
        assert!(
            error.to_string().contains("no 1-D textures of the format depth16unorm"),
            "{error}"
        );
        for wrong in [-0.5, 1.5, f32::NAN, f32::INFINITY] {
            let error = device.texture_2d::<Depth32Float>((2, 1), &[1.0, wrong]).unwrap_err();
            assert!(matches!(error, Error::Depth { index: 1, .. }), "{error}");
        }
        let samples = [0; 12];
        let error = device.texture_multisampled_2d::<R8Unorm>((2, 2), &samples).unwrap_err();
        assert!(matches!(error, Error::TexelCount { expected: 16, actual: 12, .. }), "{error}");
        let shape = Shape::new((2, 2)).mip_levels(2);
        let error = device.texture_multisampled_2d_zeroed::<R8Unorm>(shape).unwrap_err();
        assert!(matches!(error, Error::MipLevels { most: 1, .. }), "{error}");
        for access in [StorageAccess::Read, StorageAccess::Write, StorageAccess::ReadWrite] {
            assert!(!device.supports_storage_texture(Format::Depth32Float, access));
        }
        assert!(!device.supports_filtering(Format::Depth16Unorm));
    }
}

#[test]
fn samplers_that_cannot_be_are_errors() {
    for device in Device::all() {
        for lod_clamp in [(-1.0, 2.0), (2.0, 1.0), (f32::NAN, 1.0), (0.0, f32::NAN)] {
            let options = SamplerOptions { lod_clamp, ..SamplerOptions::default() };
            let error = device.sampler(options).unwrap_err();
            assert!(matches!(error, Error::LodClamp { .. }), "{error}");
            let error = device.sampler_comparison(options, CompareFunction::Less).unwrap_err();
            assert!(matches!(error, Error::LodClamp { .. }), "{error}");
        }
    }
}

#[test]
fn a_texture_that_is_written_is_bound_once() {
    for device in Device::all() {
        let shape = Shape::new((4, 4, 2)).mip_levels(2);
        let array = device.texture_2d_array_zeroed::<R32Float>(shape).unwrap();
        let (layer, other) = (array.layer(0).unwrap(), array.layer(1).unwrap());
        let mut again = array.layer(0).unwrap();
        let error = copy(&layer, &mut again).workgroups(1).run().unwrap_err();
        assert!(
            matches!(
                error,
                Error::TextureAliased { kernel: "copy", first: "texture", second: "image" }
            ),
            "{error}"
        );
        let mut level = layer.mip(1).unwrap();
        let error = copy(&layer, &mut level).workgroups(1).run().unwrap_err();
        assert!(matches!(error, Error::TextureAliased { .. }), "{error}");
        let error = step(&layer, &mut again).workgroups(1).run().unwrap_err();
        assert!(matches!(error, Error::TextureAliased { kernel: "step", .. }), "{error}");
        // Other levels and other layers are other texels.
        copy(&other, &mut again).workgroups(1).run().unwrap();
        copy(&layer.mip(0).unwrap(), &mut level).workgroups(1).run().unwrap();
        device.sync().unwrap();
    }
}

#[test]
fn textures_and_samplers_of_two_devices_are_an_error() {
    let mut devices = Device::all();
    devices.extend(Device::gpu()); // the same hardware as the first, but another device
    for pair in devices.windows(2) {
        let texture = pair[0].texture_2d_zeroed::<R32Float>((1, 1)).unwrap();
        let mut image = pair[1].texture_2d_zeroed::<R32Float>((1, 1)).unwrap();
        let error = copy(&texture, &mut image).workgroups(1).run().unwrap_err();
        assert!(
            matches!(error, Error::OtherDevice { kernel: "copy", parameter: "image", .. }),
            "{error}"
        );
    }
}

#[test]
fn too_many_textures_are_an_error() {
    static MANY: [BindingInfo; 5000] = [STORAGE; 5000];
    static INFO: KernelInfo = KernelInfo { bindings: &MANY, ..COPY };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, |_| (), |_| (), &rt::cpu::Sites::NONE);
    for gpu in gpus().iter().filter(|gpu| gpu.limits().max_storage_textures < 5000) {
        let mut image = gpu.texture_2d_zeroed::<R32Float>((1, 1)).unwrap();
        let mut args = rt::Args::new(&KERNEL);
        args.storage_texture_write(1, &mut image);
        let error = args.finish().workgroups(1).run().unwrap_err();
        assert!(
            matches!(error, Error::TooManyBindings { kind: "storage textures", .. }),
            "{error}"
        );
    }
}

/// A GPU without any of the features that this crate asks for.
fn plain_gpu() -> Option<Device> {
    gpu_to_destroy().map(|(device, _)| device)
}

#[test]
fn formats_that_a_device_lacks_are_errors() {
    let Some(device) = plain_gpu() else { return };
    let error = device.texture_2d_zeroed::<crate::formats::R16Unorm>((1, 1)).unwrap_err();
    assert!(matches!(error, Error::TextureFormat { format: Format::R16Unorm, .. }), "{error}");
    assert!(device.supports_texture(Format::Rgba8Unorm));

    static READ_WRITE: BindingInfo = BindingInfo {
        kind: BindingKind::StorageTexture {
            dimension: TextureDimension::D2,
            format: Format::Rgba8Unorm,
            access: StorageAccess::ReadWrite,
        },
        ..STORAGE
    };
    static INFO: KernelInfo = KernelInfo { bindings: &[READ_WRITE], ..COPY };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, |_| (), |_| (), &rt::cpu::Sites::NONE);
    let mut image = device.texture_2d_zeroed::<Rgba8Unorm>((1, 1)).unwrap();
    let mut args = rt::Args::new(&KERNEL);
    args.storage_texture_read_write(1, &mut image);
    let error = args.finish().workgroups(1).run().unwrap_err();
    assert!(
        matches!(error, Error::StorageTexture { access: StorageAccess::ReadWrite, .. }),
        "{error}"
    );
    let text = error.to_string();
    assert!(text.contains("`image`") && text.contains("rgba8unorm") && text.contains("r32float"));
    device.texture_2d_zeroed::<R32Uint>((1, 1)).unwrap();
}

const SAMPLED: KernelInfo = KernelInfo {
    name: "sampled",
    entry_point: "main",
    wgsl: "
        @group(0) @binding(0) var texture: texture_2d<f32>;
        @group(0) @binding(1) var s: sampler;
        @group(0) @binding(2) var<storage, read_write> out: array<vec4<f32>>;
        @compute @workgroup_size(1)
        fn main() {
            out[0] = textureSampleLevel(texture, s, vec2(0.5), 0.0);
        }",
    bindings: &[
        TEXTURE,
        BindingInfo { name: "s", binding: 1, kind: BindingKind::Sampler, ..TEXTURE },
        BindingInfo {
            name: "out",
            binding: 2,
            kind: BindingKind::StorageReadWrite,
            stride: 16,
            min_bytes: 16,
            ..TEXTURE
        },
    ],
    ..COPY
};

fn sampled<'a>(
    texture: &'a Texture2d<f32>,
    sampler: &'a Sampler,
    out: &'a mut Buffer<Vec4>,
) -> Call<'a> {
    static KERNEL: rt::Kernel =
        rt::Kernel::new::<()>(&SAMPLED, |_| (), |_| (), &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.texture(0, texture);
    args.sampler(1, sampler);
    args.read_write(2, out);
    args.finish()
}

#[test]
fn filtering_what_cannot_be_filtered_is_an_error() {
    let Some(device) = plain_gpu() else { return };
    assert!(!device.supports_filtering(Format::R32Float));
    let texture = device.texture_2d::<R32Float>((1, 1), &[3.0]).unwrap();
    let mut out = device.zeroed(1).unwrap();
    let linear = device.sampler(SamplerOptions::linear()).unwrap();
    for _ in 0..2 {
        let error = sampled(&texture, &linear, &mut out).workgroups(1).run().unwrap_err();
        assert!(
            matches!(error, Error::Filter { parameter: "texture", format: Format::R32Float, .. }),
            "{error}"
        );
    }
    // The same kernel with valid arguments, in both combinations.
    let nearest = device.sampler(SamplerOptions::default()).unwrap();
    sampled(&texture, &nearest, &mut out).workgroups(1).run().unwrap();
    assert_eq!(out.read().unwrap(), [Vec4::new(3.0, 0.0, 0.0, 1.0)]);
    let bytes = device.texture_2d::<Rgba8Unorm>((1, 1), &[[255, 0, 0, 0]]).unwrap();
    sampled(&bytes, &linear, &mut out).workgroups(1).run().unwrap();
    assert_eq!(out.read().unwrap(), [Vec4::X]);
    // A kernel that loads may have a filtering sampler for another texture.
    let mut image = device.texture_2d_zeroed::<R32Float>((1, 1)).unwrap();
    copy(&texture, &mut image).workgroups(1).run().unwrap();
    assert_eq!(image.read().unwrap(), [3.0]);
}

#[test]
fn a_lost_device_is_an_error() {
    let Some((device, handle)) = gpu_to_destroy() else {
        return;
    };
    let mut texture = device.texture_2d::<R32Float>((1, 1), &[3.0]).unwrap();
    handle.destroy();
    let lost = |error: Error| assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
    lost(texture.read().unwrap_err());
    lost(texture.write(&[1.0]).unwrap_err());
    lost(texture.mip(0).unwrap_err());
    lost(device.texture_2d_zeroed::<R32Float>((1, 1)).unwrap_err());
    lost(device.sampler(SamplerOptions::default()).unwrap_err());
}
