//! Launches with textures, written out as the compiler emits them.

use glam::{UVec2, Vec2, Vec4};

use crate::{
    __private as rt, AddressMode, BindingInfo, BindingKind, Buffer, Call, D1, D2, D2Array, D3,
    Device, Format, KernelInfo, ParamsInfo, ReadWrite, SampleType, Sampler, SamplerOptions, Shape,
    StorageAccess, StorageTexture1d, StorageTexture2d, StorageTexture2dArray, StorageTexture3d,
    Texture, Texture2d, TextureDimension,
    formats::{R32Float, R32Uint, Rgba8Unorm, Rgba32Float},
};

const fn binding(
    name: &'static str,
    binding: u32,
    kind: BindingKind,
    element: &'static str,
) -> BindingInfo {
    BindingInfo {
        name,
        binding,
        kind,
        element,
        stride: 0,
        min_bytes: 0,
        elements_start: 0,
        length_offset: None,
        reads: true,
    }
}

/// The compiler's output for
///
/// ```ignore
/// #[kernel(workgroup_size = (8, 8))]
/// fn resize(
///     input: &Texture2d<f32>,
///     smooth: &Sampler,
///     output: &mut StorageTexture2d<Rgba8Unorm>,
///     gain: f32,
/// ) {
///     let id = global_invocation_id().xy();
///     let size = output.dimensions();
///     if id.x < size.x && id.y < size.y {
///         let at = (id.as_vec2() + 0.5) / size.as_vec2();
///         output.store(id, input.sample_level(smooth, at, 0.0) * gain);
///     }
/// }
/// ```
fn resize<'a>(
    input: &'a Texture2d<f32>,
    smooth: &'a Sampler,
    output: &'a mut StorageTexture2d<Rgba8Unorm>,
    gain: f32,
) -> Call<'a> {
    static INFO: KernelInfo = KernelInfo {
        name: "resize",
        entry_point: "resize",
        wgsl: "
            struct Params { gain: f32 }
            @group(0) @binding(0) var input: texture_2d<f32>;
            @group(0) @binding(1) var smooth_: sampler;
            @group(0) @binding(2) var output: texture_storage_2d<rgba8unorm, write>;
            @group(0) @binding(3) var<uniform> params: Params;
            @compute @workgroup_size(8, 8)
            fn resize(@builtin(global_invocation_id) global_id: vec3<u32>) {
                let id = global_id.xy;
                let size = textureDimensions(output);
                if id.x < size.x && id.y < size.y {
                    let at = (vec2<f32>(id) + 0.5) / vec2<f32>(size);
                    textureStore(output, id, textureSampleLevel(input, smooth_, at, 0.0) * params.gain);
                }
            }",
        workgroup_size: [8, 8, 1],
        workgroup_bytes: 0,
        bindings: &[
            binding(
                "input",
                0,
                BindingKind::Texture {
                    dimension: TextureDimension::D2,
                    sample_type: SampleType::Float,
                },
                "texture_2d<f32>",
            ),
            binding("smooth", 1, BindingKind::Sampler, "sampler"),
            binding(
                "output",
                2,
                BindingKind::StorageTexture {
                    dimension: TextureDimension::D2,
                    format: Format::Rgba8Unorm,
                    access: StorageAccess::Write,
                },
                "texture_storage_2d<rgba8unorm, write>",
            ),
        ],
        params: Some(ParamsInfo { binding: 3, size: 4 }),
        features: &[],
        proofs: crate::Proofs::NONE,
        lints: &[], messages: crate::messages::Messages::NONE,
        vouched: crate::__private::Vouched::TEST,
    };
    fn invocation(
        invocation: rt::cpu::Invocation,
        input: rt::cpu::SampledTexture<'_, f32, D2>,
        smooth: rt::cpu::Sampler<'_>,
        output: rt::cpu::StorageTexture<'_, Rgba8Unorm, D2>,
        gain: f32,
    ) {
        let id = invocation.global_invocation_id().truncate();
        let size = output.dimensions();
        if id.x < size.x && id.y < size.y {
            let at = (id.as_vec2() + 0.5) / size.as_vec2();
            output.store(id, input.sample_level(smooth, at, 0.0) * gain, rt::cpu::Plain);
        }
    }
    fn cpu(dispatch: &rt::cpu::Dispatch<'_>) {
        let input = dispatch.texture::<f32, D2>(0);
        let smooth = dispatch.sampler(1);
        let output = dispatch.storage_texture::<Rgba8Unorm, D2>(2);
        let gain = dispatch.param::<f32>(0);
        dispatch.each_workgroup(|groups, _| {
            for group in groups {
                group.each_invocation(|id| invocation(id, input, smooth, output, gain));
            }
        });
    }
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, cpu, |_| (), &rt::cpu::Sites::NONE);
    let mut args = rt::Args::new(&KERNEL);
    args.texture(0, input);
    args.sampler(1, smooth);
    args.storage_texture_write(2, output);
    args.param(0, gain);
    args.finish()
}

/// A kernel that works on texels of storage textures.
macro_rules! texel_kernel {
    (
        fn $name:ident($(
            $param:ident: $ty:ty = $binding:literal $format:ident $dimension:ident $access:ident $method:ident,
        )*)
        $wgsl:literal, |$id:ident| $body:expr
    ) => {
        fn $name<'a>($($param: $ty),*) -> Call<'a> {
            static INFO: KernelInfo = KernelInfo {
                name: stringify!($name),
                entry_point: "main",
                wgsl: $wgsl,
                workgroup_size: [4, 4, 1],
                workgroup_bytes: 0,
                bindings: &[$(binding(
                    stringify!($param),
                    $binding,
                    BindingKind::StorageTexture {
                        dimension: TextureDimension::$dimension,
                        format: Format::$format,
                        access: StorageAccess::$access,
                    },
                    "",
                )),*],
                params: None,
                features: &[],
                proofs: crate::Proofs::NONE,
                lints: &[], messages: crate::messages::Messages::NONE,
                vouched: crate::__private::Vouched::TEST,
            };
            fn cpu(dispatch: &rt::cpu::Dispatch<'_>) {
                $(let $param = dispatch.storage_texture::<$format, $dimension>($binding);)*
                dispatch.each_workgroup(|groups, _| {
                    for group in groups {
                        group.each_invocation(|invocation| {
                            let $id = invocation.global_invocation_id();
                            $body
                        });
                    }
                });
            }
            static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, cpu, |_| (), &rt::cpu::Sites::NONE);
            let mut args = rt::Args::new(&KERNEL);
            $(args.$method($binding, $param);)*
            args.finish()
        }
    };
}

texel_kernel! {
    fn increment(
        image: &'a mut StorageTexture2d<R32Uint, ReadWrite> = 0 R32Uint D2 ReadWrite storage_texture_read_write,
    )
    "
    @group(0) @binding(0) var image: texture_storage_2d<r32uint, read_write>;
    @compute @workgroup_size(4, 4)
    fn main(@builtin(global_invocation_id) id: vec3<u32>) {
        textureStore(image, id.xy, textureLoad(image, id.xy) + 1u);
    }",
    |id| image.store(id.truncate(), image.load(id.truncate(), rt::cpu::Plain) + 1, rt::cpu::Plain)
}

texel_kernel! {
    fn halve(
        fine: &'a StorageTexture2d<Rgba32Float> = 0 Rgba32Float D2 Read storage_texture_read,
        coarse: &'a mut StorageTexture2d<Rgba32Float> = 1 Rgba32Float D2 Write storage_texture_write,
    )
    "
    @group(0) @binding(0) var fine: texture_storage_2d<rgba32float, read>;
    @group(0) @binding(1) var coarse: texture_storage_2d<rgba32float, write>;
    @compute @workgroup_size(4, 4)
    fn main(@builtin(global_invocation_id) id: vec3<u32>) {
        let at = 2u * id.xy;
        let sum = textureLoad(fine, at) + textureLoad(fine, at + vec2(1u, 0u))
            + textureLoad(fine, at + vec2(0u, 1u)) + textureLoad(fine, at + vec2(1u, 1u));
        textureStore(coarse, id.xy, sum / 4.0);
    }",
    |id| {
        let at = 2 * id.truncate();
        let sum = fine.load(at, rt::cpu::Plain) + fine.load(at + UVec2::X, rt::cpu::Plain) + fine.load(at + UVec2::Y, rt::cpu::Plain)
            + fine.load(at + UVec2::ONE, rt::cpu::Plain);
        coarse.store(id.truncate(), sum / 4.0, rt::cpu::Plain);
    }
}

texel_kernel! {
    fn places(
        row: &'a mut StorageTexture1d<R32Float> = 0 R32Float D1 Write storage_texture_write,
        layers: &'a mut StorageTexture2dArray<R32Float> = 1 R32Float D2Array Write storage_texture_write,
        volume: &'a mut StorageTexture3d<R32Float> = 2 R32Float D3 Write storage_texture_write,
    )
    "
    @group(0) @binding(0) var row: texture_storage_1d<r32float, write>;
    @group(0) @binding(1) var layers: texture_storage_2d_array<r32float, write>;
    @group(0) @binding(2) var volume: texture_storage_3d<r32float, write>;
    @compute @workgroup_size(4, 4)
    fn main(@builtin(global_invocation_id) id: vec3<u32>) {
        let size = vec3<f32>(vec2<f32>(textureDimensions(layers)), f32(textureNumLayers(layers)));
        let sum = f32(textureDimensions(row)) + dot(size, vec3(1.0))
            + dot(vec3<f32>(textureDimensions(volume)), vec3(1.0));
        let value = vec4(sum + dot(vec3<f32>(id), vec3(100.0, 1000.0, 10000.0)));
        if id.y == 0u && id.z == 0u {
            textureStore(row, id.x, value);
        }
        textureStore(layers, id.xy, id.z, value);
        textureStore(volume, id, value);
    }",
    |id| {
        let sum = row.dimensions() + layers.dimensions().element_sum() + layers.num_layers()
            + volume.dimensions().element_sum();
        let value = Vec4::splat((sum + 100 * id.x + 1000 * id.y + 10_000 * id.z) as f32);
        if id.y == 0 && id.z == 0 {
            row.store(id.x, value, rt::cpu::Plain);
        }
        layers.store((id.truncate(), id.z), value, rt::cpu::Plain);
        volume.store(id, value, rt::cpu::Plain);
    }
}

#[test]
fn a_sampled_texture_becomes_a_stored_one() {
    for device in Device::all() {
        let texels = [[0, 0, 0, 255], [255, 0, 0, 255], [0, 255, 0, 255], [255, 255, 0, 255]];
        let input = device.texture_2d::<Rgba8Unorm>((2, 2), &texels).unwrap();
        let smooth = device.sampler(SamplerOptions::linear()).unwrap();
        let mut output = device.texture_2d_zeroed::<Rgba8Unorm>((5, 3)).unwrap();
        resize(&input, &smooth, &mut output, 0.5).invocations((5, 3)).run().unwrap();
        let texels = output.read().unwrap();
        // u goes through 0.1, 0.3, 0.5, …; red is half of it.
        let red: Vec<_> = texels[..5].iter().map(|texel| texel[0]).collect();
        for (red, expected) in red.iter().zip([0.0, 0.1, 0.5, 0.9, 1.0]) {
            let expected = expected * 127.5;
            assert!((f32::from(*red) - expected).abs() <= 2.0, "{red} {expected}, {device:?}");
        }
        assert!(texels.iter().all(|texel| (127..=128).contains(&texel[3])), "{texels:?}");
        assert!(texels[10..].iter().all(|texel| texel[1] >= 126), "{texels:?}, {device:?}");
    }
}

#[test]
fn launches_keep_their_order_with_writes_and_reads() {
    for device in Device::all() {
        let mut image = device.texture_2d::<R32Uint>((3, 5), &[7; 15]).unwrap();
        for _ in 0..300 {
            increment(&mut image).invocations((3, 5)).run().unwrap();
        }
        assert_eq!(image.read().unwrap(), [307; 15], "{device:?}");
        increment(&mut image).invocations((3, 5)).run().unwrap();
        image.write(&[1; 15]).unwrap();
        increment(&mut image).invocations((3, 5)).run().unwrap();
        increment(&mut image).workgroups(1).run().unwrap(); // not the last row
        let texels = image.read().unwrap();
        assert_eq!((texels[11], texels[12]), (3, 2), "{device:?}");
    }
}

#[test]
fn a_level_is_computed_from_the_one_before() {
    for device in Device::all() {
        let shape = Shape::new((8, 4)).all_mip_levels();
        let texels: Vec<_> = (0..32).map(|i| [i as f32, 1.0, 0.0, -1.0]).collect();
        let texture = device.texture_2d::<Rgba32Float>(shape, &texels).unwrap();
        assert_eq!((texture.size(), texture.mip_levels()), ((8, 4), 4));
        for level in 1..3 {
            let (fine, mut coarse) = (texture.mip(level - 1).unwrap(), texture.mip(level).unwrap());
            let size = coarse.size();
            halve(&fine, &mut coarse).invocations(size).run().unwrap();
        }
        let level = texture.mip(2).unwrap();
        assert_eq!((level.size(), level.mip_levels()), ((2, 1), 1));
        // The average of columns 0 to 3, and of columns 4 to 7, over all rows.
        assert_eq!(level.read().unwrap(), [[13.5, 1.0, 0.0, -1.0], [17.5, 1.0, 0.0, -1.0]]);
        assert_eq!(texture.read().unwrap(), texels);
        texture.mip(3).unwrap().write(&[[1.0; 4]]).unwrap();
        assert_eq!(texture.mip(3).unwrap().read().unwrap(), [[1.0; 4]]);
    }
}

#[test]
fn every_dimension_is_stored_to() {
    for device in Device::all() {
        let mut row = device.texture_1d_zeroed::<R32Float>(3).unwrap();
        let mut layers = device.texture_2d_array_zeroed::<R32Float>((3, 5, 2)).unwrap();
        let mut volume = device.texture_3d_zeroed::<R32Float>((3, 5, 2)).unwrap();
        let call = places(&mut row, &mut layers, &mut volume);
        call.invocations((3, 5, 2)).run().unwrap(); // also outside, where stores are dropped
        let expected: Vec<_> = (0..30)
            .map(|i| (3 + 10 + 10 + i % 3 * 100 + i / 3 % 5 * 1000 + i / 15 * 10_000) as f32)
            .collect();
        assert_eq!(row.read().unwrap(), expected[..3], "{device:?}");
        assert_eq!(layers.read().unwrap(), expected, "{device:?}");
        assert_eq!(volume.read().unwrap(), expected, "{device:?}");
        assert_eq!(layers.layer(1).unwrap().read().unwrap(), expected[15..], "{device:?}");
    }
}

#[test]
fn layers_and_faces_are_views() {
    for device in Device::all() {
        let texels: Vec<u32> = (0..6 * 4).collect();
        let cube = device.texture_cube::<R32Uint>(2, &texels).unwrap();
        let faces = cube.faces().unwrap();
        assert_eq!((cube.size(), faces.size()), (2, (2, 2, 6)));
        let mut face = cube.face(4).unwrap();
        increment(&mut face).invocations((2, 2)).run().unwrap();
        assert_eq!(face.read().unwrap(), [17, 18, 19, 20], "{device:?}");
        faces.layer(5).unwrap().write(&[0; 4]).unwrap();
        let expected: Vec<_> = (0..16).chain(17..21).chain([0; 4]).collect();
        assert_eq!(cube.read().unwrap(), expected, "{device:?}");
        let volume = device.texture_3d::<R32Uint>(Shape::new((2, 2, 3)).mip_levels(2), &[5; 12]);
        let level = volume.unwrap().mip(1).unwrap();
        assert_eq!((level.size(), level.read().unwrap()), ((1, 1, 1), vec![0]), "{device:?}");
    }
}

#[test]
fn a_dropped_texture_is_still_there_for_what_was_launched() {
    for device in Device::all() {
        let mut output = device.texture_2d_zeroed::<Rgba8Unorm>((1, 1)).unwrap();
        {
            let input = device.texture_2d::<Rgba8Unorm>((1, 1), &[[100; 4]]).unwrap();
            let repeat = SamplerOptions::default().address(AddressMode::Repeat);
            let sampler = device.sampler(repeat).unwrap();
            resize(&input, &sampler, &mut output, 1.0).workgroups(1).run().unwrap();
        }
        assert_eq!(output.read().unwrap(), [[100; 4]], "{device:?}");
    }
}

/// The CPU form of a kernel runs many invocations at once; stores to neighbouring texels do not
/// interfere.
#[test]
fn small_texels_are_stored_from_many_threads() {
    let device = Device::cpu();
    let mut image = device.texture_2d_zeroed::<R32Uint>((512, 512)).unwrap();
    increment(&mut image).invocations((512, 512)).run().unwrap();
    assert!(image.read().unwrap().iter().all(|texel| *texel == 1));
}

#[test]
fn handles_cross_threads_and_say_what_they_are() {
    fn shared<T: Send + Sync>() {}
    shared::<Texture<Rgba8Unorm>>();
    shared::<Sampler>();
    shared::<Buffer<Vec2>>();
    let device = Device::cpu();
    let texture = device.texture_2d_zeroed::<Rgba8Unorm>((3, 2)).unwrap();
    let text = format!("{texture:?} {:?}", device.sampler(SamplerOptions::default()).unwrap());
    assert!(text.contains("Rgba8Unorm") && text.contains("[3, 2, 1]"), "{text}");
    assert!(text.contains("ClampToEdge"), "{text}");
}
