//! Every way to read a sampled texture: the CPU executor against GPUs.

use glam::{IVec2, IVec3, UVec2, Vec2, Vec3, Vec4};

use super::{Numbers, compare};
use crate::{
    __private as rt, AddressMode, BindingInfo, BindingKind, Buffer, Call, Component, Cube, D1, D2,
    D2Array, D3, Device, Error, Filter, KernelInfo, SampledTexture, Sampler, SamplerOptions, Shape,
    Texture, TextureDimension, TextureFormat,
    formats::{R32Sint, Rg32Uint, Rgba8Unorm, Rgba16Float, Rgba32Float},
};

const fn binding(name: &'static str, binding: u32, kind: BindingKind, stride: u32) -> BindingInfo {
    BindingInfo {
        name,
        binding,
        kind,
        element: "",
        stride,
        min_bytes: stride,
        elements_start: 0,
        length_offset: None,
        reads: true,
    }
}

/// Kernels that read a texture at each of `points`, and give four floats for each.
macro_rules! reading_kernels {
    ($($name:ident: $dimension:ident $component:ident $ty:literal $wgsl:literal, |$t:ident, $s:ident, $p:ident| $cpu:expr;)*) => {$(
        fn $name<'a>(
            texture: &'a dyn SampledTexture<$component, $dimension>,
            sampler: &'a Sampler,
            points: &'a Buffer<Vec4>,
            out: &'a mut Buffer<Vec4>,
        ) -> Call<'a> {
            static INFO: KernelInfo = KernelInfo {
                name: stringify!($name),
                entry_point: "main",
                wgsl: concat!(
                    "@group(0) @binding(0) var t: ", $ty, ";
                    @group(0) @binding(1) var s: sampler;
                    @group(0) @binding(2) var<storage, read> points: array<vec4<f32>>;
                    @group(0) @binding(3) var<storage, read_write> out: array<vec4<f32>>;
                    @compute @workgroup_size(64)
                    fn main(@builtin(global_invocation_id) id: vec3<u32>) {
                        if id.x >= arrayLength(&points) { return; }
                        let p = points[id.x];
                        out[id.x] = ", $wgsl, ";
                    }"
                ),
                workgroup_size: [64, 1, 1],
                workgroup_bytes: 0,
                bindings: &[
                    binding(
                        "texture",
                        0,
                        BindingKind::Texture {
                            dimension: TextureDimension::$dimension,
                            sample_type: <$component as Component>::SAMPLE_TYPE,
                        },
                        0,
                    ),
                    binding("sampler", 1, BindingKind::Sampler, 0),
                    binding("points", 2, BindingKind::StorageRead, 16),
                    binding("out", 3, BindingKind::StorageReadWrite, 16),
                ],
                params: None,
                features: &[],
                proofs: crate::Proofs::NONE,
                lints: &[], messages: crate::messages::Messages::NONE,
                vouched: crate::__private::Vouched::TEST,
            };
            fn cpu(dispatch: &rt::cpu::Dispatch<'_>) {
                let $t = dispatch.texture::<$component, $dimension>(0);
                let $s = dispatch.sampler(1);
                let (points, out) = (dispatch.read(2), dispatch.read_write(3));
                _ = ($t, $s);
                dispatch.each_workgroup(|groups, _| {
                    for group in groups {
                        group.each_invocation(|id| {
                            let i = id.global_invocation_id().x;
                            if i < points.len() {
                                let $p = points.load::<Vec4>(i, 16, 0, rt::cpu::Plain);
                                out.store::<Vec4>(i, 16, 0, $cpu, rt::cpu::Plain);
                            }
                        });
                    }
                });
            }
            static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, cpu, |_| (), &rt::cpu::Sites::NONE);
            let mut args = rt::Args::new(&KERNEL);
            args.texture(0, texture);
            args.sampler(1, sampler);
            args.read(2, points);
            args.read_write(3, out);
            args.finish()
        }
    )*};
}

fn xy(p: Vec4) -> Vec2 {
    Vec2::new(p.x, p.y)
}

reading_kernels! {
    load_1d: D1 f32 "texture_1d<f32>" "textureLoad(t, i32(p.x), i32(p.w))",
        |t, s, p| t.load(p.x as i32, p.w as i32);
    load_2d: D2 f32 "texture_2d<f32>" "textureLoad(t, vec2<i32>(p.xy), i32(p.w))",
        |t, s, p| t.load(xy(p).as_ivec2(), p.w as i32);
    load_2d_unsigned: D2 f32 "texture_2d<f32>" "textureLoad(t, vec2<u32>(p.xy), u32(p.w))",
        |t, s, p| t.load(xy(p).as_uvec2(), p.w as u32);
    load_2d_array: D2Array f32 "texture_2d_array<f32>" "textureLoad(t, vec2<i32>(p.xy), i32(p.z), i32(p.w))",
        |t, s, p| t.load((xy(p).as_ivec2(), p.z as i32), p.w as i32);
    load_3d: D3 f32 "texture_3d<f32>" "textureLoad(t, vec3<i32>(p.xyz), i32(p.w))",
        |t, s, p| t.load(p.truncate().as_ivec3(), p.w as i32);
    load_u32: D2 u32 "texture_2d<u32>" "vec4<f32>(textureLoad(t, vec2<i32>(p.xy), i32(p.w)))",
        |t, s, p| t.load(xy(p).as_ivec2(), p.w as i32).as_vec4();
    load_i32: D2 i32 "texture_2d<i32>" "vec4<f32>(textureLoad(t, vec2<i32>(p.xy), i32(p.w)))",
        |t, s, p| t.load(xy(p).as_ivec2(), p.w as i32).as_vec4();
    sample_2d: D2 f32 "texture_2d<f32>" "textureSampleLevel(t, s, p.xy, p.w)",
        |t, s, p| t.sample_level(s, xy(p), p.w);
    sample_2d_offset: D2 f32 "texture_2d<f32>" "textureSampleLevel(t, s, p.xy, p.w, vec2(3, -2))",
        |t, s, p| t.sample_level_offset(s, xy(p), p.w, IVec2::new(3, -2));
    sample_base: D2 f32 "texture_2d<f32>" "textureSampleBaseClampToEdge(t, s, p.xy)",
        |t, s, p| t.sample_base_clamp_to_edge(s, xy(p));
    sample_2d_array: D2Array f32 "texture_2d_array<f32>" "textureSampleLevel(t, s, p.xy, i32(p.z), p.w)",
        |t, s, p| t.sample_level(s, (xy(p), p.z as i32), p.w);
    sample_2d_array_offset: D2Array f32 "texture_2d_array<f32>"
        "textureSampleLevel(t, s, p.xy, u32(p.z), p.w, vec2(-1, 4))",
        |t, s, p| t.sample_level_offset(s, (xy(p), p.z as u32), p.w, IVec2::new(-1, 4));
    sample_3d: D3 f32 "texture_3d<f32>" "textureSampleLevel(t, s, p.xyz, p.w)",
        |t, s, p| t.sample_level(s, p.truncate(), p.w);
    sample_3d_offset: D3 f32 "texture_3d<f32>" "textureSampleLevel(t, s, p.xyz, p.w, vec3(1, -1, 2))",
        |t, s, p| t.sample_level_offset(s, p.truncate(), p.w, IVec3::new(1, -1, 2));
    sample_cube: Cube f32 "texture_cube<f32>" "textureSampleLevel(t, s, p.xyz, p.w)",
        |t, s, p| t.sample_level(s, p.truncate(), p.w);
    gather_2d: D2 f32 "texture_2d<f32>" "textureGather(2, t, s, p.xy)",
        |t, s, p| t.gather(2, s, xy(p));
    gather_2d_offset: D2 f32 "texture_2d<f32>" "textureGather(1, t, s, p.xy, vec2(-3, 1))",
        |t, s, p| t.gather_offset(1, s, xy(p), IVec2::new(-3, 1));
    gather_2d_array: D2Array f32 "texture_2d_array<f32>" "textureGather(0, t, s, p.xy, i32(p.z))",
        |t, s, p| t.gather(0, s, (xy(p), p.z as i32));
    gather_2d_array_offset: D2Array f32 "texture_2d_array<f32>" "textureGather(3, t, s, p.xy, i32(p.z), vec2(2, 2))",
        |t, s, p| t.gather_offset(3, s, (xy(p), p.z as i32), IVec2::new(2, 2));
    gather_cube: Cube f32 "texture_cube<f32>" "textureGather(0, t, s, p.xyz)",
        |t, s, p| t.gather(0, s, p.truncate());
    gather_u32: D2 u32 "texture_2d<u32>" "vec4<f32>(textureGather(1, t, s, p.xy))",
        |t, s, p| t.gather(1, s, xy(p)).as_vec4();
    gather_i32: D2 i32 "texture_2d<i32>" "vec4<f32>(textureGather(0, t, s, p.xy))",
        |t, s, p| t.gather(0, s, xy(p)).as_vec4();
    size_1d: D1 f32 "texture_1d<f32>" "vec4(f32(textureDimensions(t)), f32(textureNumLevels(t)), 0.0, 0.0)",
        |t, s, p| Vec4::new(t.dimensions(0u32) as f32, t.num_levels() as f32, p.x * 0.0, 0.0);
    size_2d: D2 f32 "texture_2d<f32>" "vec4(vec2<f32>(textureDimensions(t, i32(p.x))), f32(textureNumLevels(t)), 0.0)",
        |t, s, p| t.dimensions(p.x as i32).as_vec2().extend(t.num_levels() as f32).extend(0.0);
    size_2d_array: D2Array f32 "texture_2d_array<f32>"
        "vec4(vec2<f32>(textureDimensions(t, u32(p.x))), f32(textureNumLevels(t)), f32(textureNumLayers(t)))",
        |t, s, p| {
            let (levels, layers) = (t.num_levels() as f32, t.num_layers() as f32);
            t.dimensions(p.x as u32).as_vec2().extend(levels).extend(layers)
        };
    size_3d: D3 f32 "texture_3d<f32>" "vec4(vec3<f32>(textureDimensions(t, i32(p.x))), f32(textureNumLevels(t)))",
        |t, s, p| t.dimensions(p.x as i32).as_vec3().extend(t.num_levels() as f32);
    size_cube: Cube f32 "texture_cube<f32>" "vec4(vec2<f32>(textureDimensions(t, i32(p.x))), f32(textureNumLevels(t)), 0.0)",
        |t, s, p| t.dimensions(p.x as i32).as_vec2().extend(t.num_levels() as f32).extend(0.0);
}

/// Runs a kernel over points.
fn read<T: Component, D>(
    kernel: impl for<'a> Fn(
        &'a dyn SampledTexture<T, D>,
        &'a Sampler,
        &'a Buffer<Vec4>,
        &'a mut Buffer<Vec4>,
    ) -> Call<'a>,
    texture: &dyn SampledTexture<T, D>,
    options: SamplerOptions,
    points: &[Vec4],
) -> Result<Vec<Vec4>, Error>
where
    D: crate::Dimension,
{
    let device = texture.view().device();
    let (sampler, input) = (device.sampler(options)?, device.buffer(points)?);
    let mut out = device.zeroed(points.len())?;
    kernel(texture, &sampler, &input, &mut out).invocations(points.len()).run()?;
    out.read()
}

/// Fills all levels of a texture with numbers from 0 to 1.
fn fill<F: TextureFormat, D: crate::Dimension>(
    texture: &Texture<F, D>,
    texel: impl Fn(&mut Numbers) -> F::Texel,
) -> Result<(), Error> {
    let mut numbers = Numbers(7);
    for level in 0..texture.mip_levels() {
        let mut level = texture.mip(level)?;
        let count = level.read()?.len();
        let texels: Vec<_> = (0..count).map(|_| texel(&mut numbers)).collect();
        level.write(&texels)?;
    }
    Ok(())
}

fn units(numbers: &mut Numbers) -> [f32; 4] {
    std::array::from_fn(|_| numbers.unit())
}

fn texture_2d(device: &Device) -> Result<Texture<Rgba32Float>, Error> {
    let texture = device.texture_2d_zeroed(Shape::new((13, 6)).all_mip_levels())?;
    fill(&texture, units)?;
    Ok(texture)
}

fn texture_2d_array(device: &Device) -> Result<Texture<Rgba8Unorm, D2Array>, Error> {
    let texture = device.texture_2d_array_zeroed(Shape::new((9, 5, 3)).mip_levels(3))?;
    fill(&texture, |numbers| std::array::from_fn(|_| numbers.word() as u8))?;
    Ok(texture)
}

fn texture_3d(device: &Device) -> Result<Texture<Rgba16Float, D3>, Error> {
    let texture = device.texture_3d_zeroed(Shape::new((5, 4, 7)).mip_levels(2))?;
    fill(&texture, |numbers| units(numbers).map(crate::f16::from_f32))?;
    Ok(texture)
}

fn texture_cube(device: &Device, edge: u32) -> Result<Texture<Rgba32Float, Cube>, Error> {
    let texture = device.texture_cube_zeroed(Shape::new(edge).all_mip_levels())?;
    fill(&texture, units)?;
    Ok(texture)
}

/// Points in and around a texture, at the given levels. None is near the border of two texels or
/// halfway between two. GPUs have only a few bits for a fraction of a level, too: no level is just
/// above 0, where magnification ends.
fn points(size: [f32; 3], levels: impl Fn(&mut Numbers) -> f32) -> Vec<Vec4> {
    let mut numbers = Numbers(3);
    let mut points = Vec::new();
    while points.len() < 2000 {
        let at = Vec3::from_array(std::array::from_fn(|_| numbers.between(-1.7, 2.7)));
        let level = levels(&mut numbers);
        let clear = |n: f32| (0.03..0.47).contains(&n.rem_euclid(0.5));
        let clear_at = |level: f32| {
            let size = (Vec3::from_array(size) / level.max(0.0).exp2()).floor().max(Vec3::ONE);
            (at * size).to_array().into_iter().all(clear)
        };
        let is_clear_of_0 = !(0.0..0.01).contains(&level) || level == 0.0;
        if is_clear_of_0 && clear_at(level.floor()) && clear_at(level.ceil()) {
            points.push(at.extend(level));
        }
    }
    points
}

fn whole_level(most: f32) -> impl Fn(&mut Numbers) -> f32 {
    move |numbers| numbers.between(-0.4, most + 0.4).round()
}

fn close(tolerance: f32) -> impl Fn(&Device, &Vec<Vec4>, &Vec<Vec4>) {
    move |device, expected, actual| {
        assert_eq!(expected.len(), actual.len());
        let differ: Vec<_> = expected
            .iter()
            .zip(actual)
            .enumerate()
            .filter(|(_, (expected, actual))| !expected.abs_diff_eq(**actual, tolerance))
            .map(|(i, (expected, actual))| format!("{i}: {expected}, on the GPU {actual}"))
            .collect();
        let first = &differ[..differ.len().min(5)];
        assert!(differ.is_empty(), "{} on {device:?}: {first:#?}", differ.len());
    }
}

/// GPUs have 8 bits for a weight.
const FILTERED: f32 = 0.012;

const SAMPLERS: [SamplerOptions; 4] = {
    let nearest = SamplerOptions::NEAREST;
    let linear = SamplerOptions {
        mag_filter: Filter::Linear,
        min_filter: Filter::Linear,
        mip_filter: Filter::Linear,
        ..nearest
    };
    let [repeat, mirror] = [AddressMode::Repeat, AddressMode::MirrorRepeat];
    [
        SamplerOptions { address_modes: [mirror, repeat, mirror], ..nearest },
        SamplerOptions { address_modes: [repeat, mirror, AddressMode::ClampToEdge], ..linear },
        SamplerOptions { mag_filter: Filter::Nearest, lod_clamp: (0.0, 1.25), ..linear },
        SamplerOptions { min_filter: Filter::Nearest, lod_clamp: (0.5, 32.0), ..linear },
    ]
};

#[test]
fn texels_are_loaded_from_every_level() {
    let grid: Vec<_> = (0..14 * 7 * 5)
        .map(|i| UVec2::new(i % 14, i / 14 % 7).as_vec2().extend(0.0).extend((i / 98) as f32))
        .filter(|p| p.x < 13.0 && p.y < 6.0 && p.w < 4.0)
        .collect();
    let inside: Vec<_> = grid
        .into_iter()
        .filter(|p| {
            let size = UVec2::new(13, 6).map(|n| (n >> p.w as u32).max(1)).as_vec2();
            p.x < size.x && p.y < size.y
        })
        .collect();
    let nearest = SamplerOptions::default();
    let run = |device: &Device| read(load_2d, &texture_2d(device)?, nearest, &inside);
    compare(run, close(0.0));
    let unsigned = |device: &Device| read(load_2d_unsigned, &texture_2d(device)?, nearest, &inside);
    compare(unsigned, close(0.0));
    // The loaded texels equal the texels of each level.
    let texture = texture_2d(&Device::cpu()).unwrap();
    let levels: Vec<_> = (0..4).map(|level| texture.mip(level).unwrap()).collect();
    for (p, value) in inside.iter().zip(run(&Device::cpu()).unwrap()) {
        let level = &levels[p.w as usize];
        let texel = level.read().unwrap()[(p.y as u32 * level.size().0 + p.x as u32) as usize];
        assert_eq!(value.to_array(), texel);
    }
}

#[test]
fn every_dimension_is_loaded_from() {
    let nearest = SamplerOptions::default();
    let inside = |size: [u32; 3], level: f32| -> Vec<Vec4> {
        let [x, y, z] = size;
        (0..x * y * z)
            .map(|i| Vec4::new((i % x) as f32, (i / x % y) as f32, (i / x / y) as f32, level))
            .collect()
    };
    let row = |device: &Device| {
        let row = device.texture_1d::<Rgba8Unorm>(5, &[[1; 4], [2; 4], [3; 4], [4; 4], [5; 4]])?;
        read(load_1d, &row, nearest, &inside([5, 1, 1], 0.0))
    };
    compare(row, close(1e-6));
    for (level, size) in [(0.0, [9, 5, 3]), (2.0, [2, 1, 3])] {
        let array = |device: &Device| {
            read(load_2d_array, &texture_2d_array(device)?, nearest, &inside(size, level))
        };
        compare(array, close(1e-6));
    }
    for (level, size) in [(0.0, [5, 4, 7]), (1.0, [2, 2, 3])] {
        let volume =
            |device: &Device| read(load_3d, &texture_3d(device)?, nearest, &inside(size, level));
        compare(volume, close(0.0));
    }
    let unsigned = |device: &Device| {
        let texture = device.texture_2d::<Rg32Uint>((2, 1), &[[7, 8], [9, 10]])?;
        read(load_u32, &texture, nearest, &inside([2, 1, 1], 0.0))
    };
    assert_eq!(unsigned(&Device::cpu()).unwrap()[1], Vec4::new(9.0, 10.0, 0.0, 1.0));
    compare(unsigned, close(0.0));
    let signed = |device: &Device| {
        let texture = device.texture_2d::<R32Sint>((2, 1), &[-7, 9])?;
        read(load_i32, &texture, nearest, &inside([2, 1, 1], 0.0))
    };
    assert_eq!(signed(&Device::cpu()).unwrap()[0], Vec4::new(-7.0, 0.0, 0.0, 1.0));
    compare(signed, close(0.0));
}

#[test]
fn a_load_outside_gives_a_texel_of_zero_bits() {
    let outside = [
        Vec4::new(-1.0, 0.0, 0.0, 0.0),
        Vec4::new(13.0, 0.0, 0.0, 0.0),
        Vec4::new(0.0, 6.0, 0.0, 0.0),
        Vec4::new(7.0, 0.0, 0.0, 1.0),
        Vec4::new(0.0, 0.0, 0.0, 4.0),
        Vec4::new(0.0, 0.0, 0.0, -1.0),
    ];
    let nearest = SamplerOptions::default();
    let run = |device: &Device| read(load_2d, &texture_2d(device)?, nearest, &outside);
    assert!(run(&Device::cpu()).unwrap().iter().all(|value| *value == Vec4::ZERO));
    compare(run, close(0.0));
    // The fourth component of this format is always 1.
    let run = |device: &Device| {
        let texture = device.texture_2d::<R32Sint>((13, 6), &[9; 13 * 6])?;
        read(load_i32, &texture, nearest, &outside)
    };
    assert!(run(&Device::cpu()).unwrap().iter().all(|value| *value == Vec4::W));
    compare(run, close(0.0));
}

#[test]
fn textures_are_sampled_in_two_dimensions() {
    for options in SAMPLERS {
        let levels: [fn(&mut Numbers) -> f32; 2] = [
            |numbers| whole_level(3.0)(numbers) + numbers.between(-0.4, 0.4),
            |numbers| numbers.between(-1.0, 4.0),
        ];
        // Halfway between two levels, either may be the nearest.
        for levels in &levels[..if options.mip_filter == Filter::Nearest { 1 } else { 2 }] {
            let points = points([13.0, 6.0, 1.3], levels);
            for kernel in [sample_2d, sample_2d_offset, sample_base] {
                let run = |device: &Device| read(kernel, &texture_2d(device)?, options, &points);
                compare(run, close(FILTERED));
            }
        }
    }
}

#[test]
fn a_sample_between_texels_is_their_mean() {
    let device = Device::cpu();
    let texture = device.texture_2d::<Rgba32Float>((2, 1), &[[0.0; 4], [8.0; 4]]).unwrap();
    let linear = SamplerOptions::linear();
    let at = |options, x| {
        read(sample_2d, &texture, options, &[Vec4::new(x, 0.5, 0.0, 0.0)]).unwrap()[0].x
    };
    assert_eq!(
        [0.0, 0.25, 0.375, 0.5, 0.75, 9.0].map(|x| at(linear, x)),
        [0.0, 0.0, 2.0, 4.0, 8.0, 8.0]
    );
    let repeat = linear.address(AddressMode::Repeat);
    assert_eq!([0.0, 1.0, -3.0, 0.125].map(|x| at(repeat, x)), [4.0, 4.0, 4.0, 2.0]);
    assert_eq!([f32::NAN, f32::INFINITY, -f32::INFINITY].map(|x| at(linear, x)), [0.0, 8.0, 0.0]);
}

#[test]
fn layers_are_sampled() {
    let points_at = |level: f32| {
        let mut points = points([9.0, 5.0, 1.3], whole_level(level));
        for point in &mut points {
            point.z = (point.z * 2.0).round(); // layers outside, too
        }
        points
    };
    for options in SAMPLERS {
        let base = points_at(0.0);
        for kernel in [gather_2d_array, gather_2d_array_offset] {
            let run = |device: &Device| read(kernel, &texture_2d_array(device)?, options, &base);
            compare(run, close(FILTERED));
        }
        let mut points = points_at(2.0);
        let run =
            |device: &Device| read(sample_2d_array, &texture_2d_array(device)?, options, &points);
        compare(run, close(FILTERED));
        points.retain(|point| point.z >= 0.0); // u32
        let run = |device: &Device| {
            read(sample_2d_array_offset, &texture_2d_array(device)?, options, &points)
        };
        compare(run, close(FILTERED));
    }
}

#[test]
fn textures_are_sampled_in_three_dimensions() {
    for options in SAMPLERS {
        let points = points([5.0, 4.0, 7.0], whole_level(1.0));
        for kernel in [sample_3d, sample_3d_offset] {
            let run = |device: &Device| read(kernel, &texture_3d(device)?, options, &points);
            compare(run, close(FILTERED));
        }
    }
}

/// Directions that are not near the border of a face, a texel or a filter.
fn directions(edge: u32, levels: f32) -> Vec<Vec4> {
    let mut numbers = Numbers(5);
    let mut points = Vec::new();
    while points.len() < 3000 {
        let at = Vec3::from_array(std::array::from_fn(|_| numbers.between(-1.0, 1.0)));
        let level = whole_level(levels)(&mut numbers);
        let sorted = {
            let mut sorted = at.abs().to_array();
            sorted.sort_by(f32::total_cmp);
            sorted
        };
        let size = (edge >> level as u32).max(1) as f32;
        let clear = |n: f32| {
            (0.05..0.45)
                .contains(&((n / at.abs().max_element() + 1.0) * size / 2.0).rem_euclid(0.5))
        };
        let within = sorted[1] < sorted[2] * 0.99 && sorted[2] > 0.1;
        let flat = at.to_array().into_iter().filter(|n| n.abs() < sorted[2]).all(clear);
        if within && flat {
            points.push((at * 3.0).extend(level));
        }
    }
    points
}

#[test]
fn cubes_are_sampled_across_their_edges() {
    for options in SAMPLERS {
        for edge in [1, 4, 7] {
            let points = directions(edge, (edge.ilog2()) as f32);
            let run =
                |device: &Device| read(sample_cube, &texture_cube(device, edge)?, options, &points);
            compare(run, close(FILTERED));
        }
    }
}

#[test]
fn texels_are_gathered() {
    for options in SAMPLERS {
        let points = points([13.0, 6.0, 1.3], |_| 0.0);
        for kernel in [gather_2d, gather_2d_offset] {
            let run = |device: &Device| read(kernel, &texture_2d(device)?, options, &points);
            compare(run, close(0.0));
        }
    }
    // Where four texels meet. At a corner of the cube three meet, and the fourth one is
    // unspecified.
    let mut directions = directions(8, 0.0);
    directions.retain(|p| {
        let longest = p.truncate().abs().max_element();
        p.truncate().abs().to_array().iter().filter(|n| **n > longest * 7.0 / 8.0).count() < 3
    });
    let nearest = SamplerOptions::default();
    let run = |device: &Device| read(gather_cube, &texture_cube(device, 8)?, nearest, &directions);
    compare(run, close(0.0));
    let points = points([2.0, 2.0, 1.3], |_| 0.0);
    let run = |device: &Device| {
        let texture = device.texture_2d::<Rg32Uint>((2, 2), &[[0, 1], [0, 2], [0, 3], [0, 4]])?;
        read(gather_u32, &texture, nearest, &points)
    };
    compare(run, close(0.0));
    let run = |device: &Device| {
        let texture = device.texture_2d::<R32Sint>((2, 2), &[1, -2, 3, -4])?;
        read(gather_i32, &texture, nearest, &points)
    };
    assert_eq!(
        read(
            gather_i32,
            &Device::cpu().texture_2d::<R32Sint>((2, 2), &[1, -2, 3, -4]).unwrap(),
            nearest,
            &[Vec4::splat(0.5)]
        )
        .unwrap(),
        [Vec4::new(3.0, -4.0, -2.0, 1.0)]
    );
    compare(run, close(0.0));
}

#[test]
fn sizes_are_those_of_the_view() {
    let nearest = SamplerOptions::default();
    // One level for each launch: llvmpipe takes the first invocation's level for all of them.
    let (first, second) = ([Vec4::ZERO], [Vec4::X]);
    let run = |device: &Device| {
        let row = device.texture_1d_zeroed::<Rgba8Unorm>(5)?;
        let (plain, array) = (texture_2d(device)?, texture_2d_array(device)?);
        let (volume, cube) = (texture_3d(device)?, texture_cube(device, 6)?);
        let sizes = [
            read(size_1d, &row, nearest, &first)?,
            read(size_2d, &plain, nearest, &first)?,
            read(size_2d, &plain, nearest, &second)?,
            read(size_2d, &plain.mip(2)?, nearest, &first)?,
            read(size_2d_array, &array, nearest, &first)?,
            read(size_2d_array, &array, nearest, &second)?,
            read(size_2d, &array.layer(2)?, nearest, &first)?,
            read(size_2d, &array.layer(2)?, nearest, &second)?,
            read(size_3d, &volume, nearest, &first)?,
            read(size_3d, &volume, nearest, &second)?,
            read(size_cube, &cube, nearest, &first)?,
            read(size_cube, &cube, nearest, &second)?,
        ];
        Ok(sizes.concat())
    };
    let expected = [
        [5, 1, 0, 0],
        [13, 6, 4, 0],
        [6, 3, 4, 0],
        [3, 1, 1, 0],
        [9, 5, 3, 3],
        [4, 2, 3, 3],
        [9, 5, 3, 0],
        [4, 2, 3, 0],
        [5, 4, 7, 2],
        [2, 2, 3, 2],
        [6, 6, 3, 0],
        [3, 3, 3, 0],
    ];
    let expected: Vec<_> = expected.map(|size| Vec4::from_array(size.map(|n| n as f32))).into();
    assert_eq!(run(&Device::cpu()).unwrap(), expected);
    compare(run, close(0.0));
}

#[test]
fn a_view_is_sampled_as_a_texture_of_its_own() {
    let points = points([6.0, 3.0, 1.3], whole_level(2.0));
    let mut layer_points = points.clone();
    layer_points.iter_mut().for_each(|point| point.w = 0.0);
    for options in SAMPLERS {
        let run = |device: &Device| {
            let mut values = read(sample_2d, &texture_2d(device)?.mip(1)?, options, &points)?;
            let layer = texture_2d_array(device)?.layer(1)?;
            values.extend(read(sample_2d, &layer, SamplerOptions::linear(), &layer_points)?);
            Ok(values)
        };
        compare(run, close(FILTERED));
    }
}

/// A texture of another format is bound to the same kernel: only the component type matters.
#[test]
fn a_kernel_samples_any_format_with_its_components() {
    let points = points([2.0, 2.0, 1.3], |_| 0.0);
    let linear = SamplerOptions::linear();
    let run = |device: &Device| {
        let texels = [0.25, 0.5, 0.75, 1.0].map(|n| [n; 4]);
        let floats = device.texture_2d::<Rgba32Float>((2, 2), &texels)?;
        let halves = device
            .texture_2d::<Rgba16Float>((2, 2), &texels.map(|t| t.map(crate::f16::from_f32)))?;
        let mut values = read(sample_2d, &halves, linear, &points)?;
        values.extend(read(sample_2d, &floats, SamplerOptions::default(), &points)?);
        values.extend(read(sample_2d, &halves, SamplerOptions::default(), &points)?);
        if device.supports_filtering(floats.format()) {
            let filtered = read(sample_2d, &floats, linear, &points)?;
            close(FILTERED)(device, &filtered, &values[..points.len()].to_vec());
        }
        Ok(values)
    };
    compare(run, close(FILTERED));
}
