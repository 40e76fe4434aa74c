//! Every operation on depth textures, and multisampled ones. The checked device and every GPU must
//! agree with the CPU executor. Depths and the depths they are compared with are multiples of 1/16,
//! so many are equal.

use dsl_runtime::prelude::*;
use dsl_runtime::{Cube, CubeArray, D2Array, Error, TextureFormat};

/// Three `Vec4`s of exact values and a `Vec2` of filtered ones for each point.
#[kernel(workgroup_size = 64)]
fn read_plane(
    depths: &TextureDepth2d,
    nearest: &Sampler,
    compare: &SamplerComparison,
    points: &[Vec4],
    exact: &mut [Vec4],
    filtered: &mut [Vec2],
) {
    let i = global_invocation_id().x;
    if i < points.len() && 3 * i + 2 < exact.len() && i < filtered.len() {
        let (at, depth, level) = (points[i].xy(), points[i].z, points[i].w as i32);
        let texel = (at * depths.dimensions().as_vec2()).as_ivec2();
        let offset = depths.gather_offset(nearest, at, ivec2(-3, 1));
        exact[3 * i] = vec4(
            depths.load(texel, level),
            depths.sample_level(nearest, at, level),
            depths.sample_level_offset(nearest, at, level, ivec2(3, -2)),
            offset.x + 2.0 * offset.y + 4.0 * offset.z + 8.0 * offset.w,
        );
        exact[3 * i + 1] = depths.gather(nearest, at);
        let mut four = depths.gather_compare(compare, at, depth);
        four += 2.0 * depths.gather_compare_offset(compare, at, depth, ivec2(2, 2));
        exact[3 * i + 2] = four;
        filtered[i] = vec2(
            depths.sample_compare_level(compare, at, depth),
            depths.sample_compare_level_offset(compare, at, depth, ivec2(-1, 4)),
        );
    }
}

#[kernel(workgroup_size = 64)]
fn read_layers(
    depths: &TextureDepth2dArray,
    nearest: &Sampler,
    compare: &SamplerComparison,
    points: &[Vec4],
    exact: &mut [Vec4],
    filtered: &mut [Vec2],
) {
    let i = global_invocation_id().x;
    if i < points.len() && 3 * i + 2 < exact.len() && i < filtered.len() {
        let (at, depth, layer) = (points[i].xy(), points[i].z, points[i].w as i32);
        let texel = (at * depths.dimensions().as_vec2()).as_ivec2();
        let offset = depths.gather_offset(nearest, at, layer, ivec2(-3, 1));
        exact[3 * i] = vec4(
            depths.load(texel, layer, 1),
            depths.sample_level(nearest, at, layer, 1),
            depths.sample_level_offset(nearest, at, layer, 0, ivec2(3, -2)),
            offset.x + 2.0 * offset.y + 4.0 * offset.z + 8.0 * offset.w,
        );
        exact[3 * i + 1] = depths.gather(nearest, at, layer);
        let mut four = depths.gather_compare(compare, at, layer, depth);
        four += 2.0 * depths.gather_compare_offset(compare, at, layer, depth, ivec2(2, 2));
        exact[3 * i + 2] = four;
        filtered[i] = vec2(
            depths.sample_compare_level(compare, at, layer, depth),
            depths.sample_compare_level_offset(compare, at, layer, depth, ivec2(-1, 4)),
        );
    }
}

/// The same for directions. `w` is the depth.
#[kernel(workgroup_size = 64)]
fn read_cubes(
    cube: &TextureDepthCube,
    cubes: &TextureDepthCubeArray,
    nearest: &Sampler,
    compare: &SamplerComparison,
    points: &[Vec4],
    exact: &mut [Vec4],
    filtered: &mut [Vec2],
) {
    let i = global_invocation_id().x;
    if i < points.len() && 3 * i + 2 < exact.len() && i < filtered.len() {
        let (to, depth, layer) = (points[i].xyz(), points[i].w, i as i32 % 5 - 1);
        exact[3 * i] = vec4(
            cube.sample_level(nearest, to, 1),
            cubes.sample_level(nearest, to, layer, 0),
            cubes.sample_level(nearest, to, layer, 1u32),
            0.0,
        );
        exact[3 * i + 1] = cube.gather(nearest, to) + 4.0 * cubes.gather(nearest, to, layer);
        let mut four = cube.gather_compare(compare, to, depth);
        four += 2.0 * cubes.gather_compare(compare, to, layer, depth);
        exact[3 * i + 2] = four;
        filtered[i] = vec2(
            cube.sample_compare_level(compare, to, depth),
            cubes.sample_compare_level(compare, to, layer, depth),
        );
    }
}

/// Loads samples inside and outside of a texture.
#[kernel(workgroup_size = 64)]
fn read_samples(
    colors: &TextureMultisampled2d<f32>,
    depths: &TextureDepthMultisampled2d,
    points: &[IVec3],
    out: &mut [Vec4],
) {
    let i = global_invocation_id().x;
    if i < points.len() && 2 * i + 1 < out.len() {
        let (at, sample) = (points[i].xy(), points[i].z);
        let size = colors.dimensions() + depths.dimensions();
        let samples = colors.num_samples() * 8 + depths.num_samples();
        out[2 * i] = colors.load(at, sample);
        out[2 * i + 1] =
            vec4(depths.load(at, sample), size.x as f32, size.y as f32, samples as f32);
    }
}

/// A reproducible sequence of pseudo-random numbers.
struct Numbers(u64);

impl Numbers {
    fn word(&mut self) -> u32 {
        // Knuth's MMIX generator. Its high bits are the most random ones.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 32) as u32
    }

    fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.word() >> 8) as f32 / 16_777_216.0
    }

    /// From 0 to 1.
    fn depth(&mut self) -> f32 {
        f32::from((self.word() % 17) as u8) / 16.0
    }
}

/// Fills all levels.
fn fill<F: TextureFormat, D: dsl_runtime::Dimension>(
    texture: Texture<F, D>,
    texel: impl Fn(f32) -> F::Texel,
) -> Result<Texture<F, D>, Error> {
    let mut numbers = Numbers(7);
    for level in 0..texture.mip_levels() {
        let mut level = texture.mip(level)?;
        let count = level.read()?.len();
        let texels: Vec<_> = (0..count).map(|_| texel(numbers.depth())).collect();
        level.write(&texels)?;
        assert_eq!(level.read()?, texels, "what is written is there, on {:?}", level.device());
    }
    Ok(texture)
}

/// Whether a coordinate is far from the borders and the centres of texels.
fn is_clear(at: f32) -> bool {
    (0.03..0.47).contains(&at.rem_euclid(0.5))
}

/// Points in and around a texture, each with a depth and an integer.
fn points(size: [f32; 2], numbers_to: f32) -> Vec<Vec4> {
    let mut numbers = Numbers(3);
    let mut points = Vec::new();
    while points.len() < 1500 {
        let at = vec2(numbers.between(-1.7, 2.7), numbers.between(-1.7, 2.7));
        let clear_at = |scale: f32| {
            let size = (Vec2::from(size) / scale).floor().max(Vec2::ONE);
            (at * size).to_array().into_iter().all(is_clear)
        };
        if clear_at(1.0) && clear_at(2.0) && clear_at(4.0) {
            let number = numbers.between(-1.4, numbers_to + 0.4).round();
            points.push(at.extend(numbers.depth()).extend(number));
        }
    }
    points
}

/// Directions far from the edges of a cube and from texel borders, each with a depth. Corners are
/// left out: only three texels meet there, and the fourth one is unspecified.
fn directions(edge: f32) -> Vec<Vec4> {
    let mut numbers = Numbers(5);
    let mut points = Vec::new();
    while points.len() < 1500 {
        let to = Vec3::from_array(std::array::from_fn(|_| numbers.between(-1.0, 1.0)));
        let longest = to.abs().max_element();
        let parts = to.abs().to_array();
        let others = || parts.into_iter().filter(|n| *n < longest);
        let is_inside = longest > 0.1 && others().all(|n| n < longest * 0.99);
        let has_clear_texels =
            |edge: f32| others().all(|n| is_clear((n / longest + 1.0) * edge / 2.0));
        let is_at_corner =
            parts.into_iter().filter(|n| *n > longest * (1.0 - 2.0 / edge)).count() > 2;
        if is_inside && has_clear_texels(edge) && has_clear_texels(edge / 2.0) && !is_at_corner {
            points.push((to * 3.0).extend(numbers.depth()));
        }
    }
    points
}

const COMPARISONS: [CompareFunction; 8] = [
    CompareFunction::Never,
    CompareFunction::Less,
    CompareFunction::Equal,
    CompareFunction::LessEqual,
    CompareFunction::Greater,
    CompareFunction::NotEqual,
    CompareFunction::GreaterEqual,
    CompareFunction::Always,
];

/// Samplers with various address modes, with and without filtering.
fn samplers() -> [SamplerOptions; 4] {
    let (nearest, linear) = (SamplerOptions::default(), SamplerOptions::linear());
    let [clamp, repeat, mirror] =
        [AddressMode::ClampToEdge, AddressMode::Repeat, AddressMode::MirrorRepeat];
    [
        SamplerOptions { address_modes: [mirror, repeat, mirror], ..nearest },
        SamplerOptions { address_modes: [repeat, mirror, clamp], ..linear },
        SamplerOptions { address_modes: [clamp; 3], ..linear },
        SamplerOptions { lod_clamp: (1.0, 32.0), mip_filter: Filter::Nearest, ..linear },
    ]
}

/// The results of a device: exact values, and filtered ones.
#[derive(Default)]
struct Values {
    exact: Vec<Vec4>,
    filtered: Vec<Vec2>,
}

impl Values {
    /// The tolerance for filtered values: GPUs have 8 bits for a weight.
    const WEIGHTS: f32 = 0.012;

    fn assert_like(&self, expected: &Self, device: &Device) {
        assert_eq!(self.exact.len(), expected.exact.len());
        assert_eq!(self.filtered.len(), expected.filtered.len());
        let exact = self.exact.iter().zip(&expected.exact).enumerate();
        let wrong: Vec<_> = exact.filter(|(_, (found, expected))| found != expected).collect();
        assert!(
            wrong.is_empty(),
            "{} on {device:?}: {:?}",
            wrong.len(),
            &wrong[..wrong.len().min(5)]
        );
        let filtered = self.filtered.iter().zip(&expected.filtered).enumerate();
        let is_far =
            |(found, expected): (&Vec2, &Vec2)| !found.abs_diff_eq(*expected, Self::WEIGHTS);
        let wrong: Vec<_> = filtered.filter(|(_, pair)| is_far(*pair)).collect();
        assert!(
            wrong.is_empty(),
            "{} on {device:?}: {:?}",
            wrong.len(),
            &wrong[..wrong.len().min(5)]
        );
    }
}

/// Runs `launch` with every comparison and sampler, on every device.
fn compare(
    points: &[Vec4],
    setup: impl Fn(&Device) -> Result<Launches, Error>,
) -> Result<(), Error> {
    let on = |device: &Device| {
        let launches = setup(device)?;
        let input = device.buffer(points)?;
        let mut values = Values::default();
        for options in samplers() {
            let nearest = device.sampler(SamplerOptions {
                address_modes: options.address_modes,
                ..SamplerOptions::default()
            })?;
            for function in COMPARISONS {
                let compare = device.sampler_comparison(options, function)?;
                let mut exact = device.zeroed(3 * points.len())?;
                let mut filtered = device.zeroed(points.len())?;
                launches(&nearest, &compare, &input, &mut exact, &mut filtered)?;
                values.exact.extend(exact.read()?);
                values.filtered.extend(filtered.read()?);
            }
        }
        Ok::<_, Error>(values)
    };
    let expected = on(&Device::cpu())?;
    // Constant results would test nothing.
    let differs = |values: &[Vec2]| values.iter().any(|value| *value != values[0]);
    assert!(differs(&expected.filtered) && expected.exact.iter().any(|value| *value != Vec4::ZERO));
    for device in devices() {
        on(&device)?.assert_like(&expected, &device);
    }
    Ok(())
}

type Launches = Box<
    dyn Fn(
        &Sampler,
        &SamplerComparison,
        &Buffer<Vec4>,
        &mut Buffer<Vec4>,
        &mut Buffer<Vec2>,
    ) -> Result<(), Error>,
>;

/// The checked device, and every GPU.
fn devices() -> Vec<Device> {
    let gpus: Vec<_> = Device::all().into_iter().filter(Device::is_gpu).collect();
    if gpus.is_empty() {
        dsl_runtime::testing::without_gpu("depth textures on GPUs", &"there is no adapter");
    }
    [Device::checked().clone()].into_iter().chain(gpus).collect()
}

#[test]
fn planes() -> Result<(), Error> {
    let points = points([13.0, 6.0], 4.0);
    compare(&points, |device| {
        let texture =
            device.texture_2d_zeroed::<Depth32Float>(Shape::new((13, 6)).mip_levels(3))?;
        let texture = fill(texture, |depth| depth)?;
        Ok(Box::new(move |nearest, compare, points, exact, filtered| {
            read_plane(&texture, nearest, compare, points, exact, filtered)
                .invocations(points.len())
                .run()
        }))
    })
}

/// These depths are integers in memory. A device may also round the compared depth to 16 bits. No
/// compared depth is close enough to a texel for this to matter.
#[test]
fn planes_of_16_bits() -> Result<(), Error> {
    let mut points = points([13.0, 6.0], 4.0);
    points.iter_mut().for_each(|point| point.z = (point.z - 0.5) * 2.5 + 0.4 / 16.0);
    let from_texels = |point: &Vec4| (point.z - (point.z * 16.0).round() / 16.0).abs();
    assert!(points.iter().all(|point| from_texels(point) > 2.0 / 65535.0));
    compare(&points, |device| {
        let texture =
            device.texture_2d_zeroed::<Depth16Unorm>(Shape::new((13, 6)).mip_levels(3))?;
        let texture = fill(texture, |depth| (depth * 65535.0) as u16)?;
        Ok(Box::new(move |nearest, compare, points, exact, filtered| {
            read_plane(&texture, nearest, compare, points, exact, filtered)
                .invocations(points.len())
                .run()
        }))
    })
}

#[test]
fn layers() -> Result<(), Error> {
    let points = points([9.0, 5.0], 3.0);
    compare(&points, |device| {
        let shape = Shape::<D2Array>::new((9, 5, 3)).mip_levels(2);
        let texture = fill(device.texture_2d_array_zeroed::<Depth32Float>(shape)?, |depth| depth)?;
        Ok(Box::new(move |nearest, compare, points, exact, filtered| {
            read_layers(&texture, nearest, compare, points, exact, filtered)
                .invocations(points.len())
                .run()
        }))
    })
}

#[test]
fn cubes() -> Result<(), Error> {
    compare(&directions(8.0), |device| {
        let shape = Shape::<Cube>::new(8).mip_levels(2);
        let cube = fill(device.texture_cube_zeroed::<Depth32Float>(shape)?, |depth| depth)?;
        let shape = Shape::<CubeArray>::new((8, 3)).mip_levels(2);
        let cubes = fill(device.texture_cube_array_zeroed::<Depth32Float>(shape)?, |depth| depth)?;
        Ok(Box::new(move |nearest, compare, points, exact, filtered| {
            read_cubes(&cube, &cubes, nearest, compare, points, exact, filtered)
                .invocations(points.len())
                .run()
        }))
    })
}

#[test]
fn samples() -> Result<(), Error> {
    let points: Vec<IVec3> =
        (0..9 * 8 * 6).map(|i| ivec3(i % 9 - 1, i / 9 % 8 - 1, i / 72 - 1)).collect();
    let on = |device: &Device| {
        let mut numbers = Numbers(11);
        let mut texels = |n: usize| (0..n).map(|_| numbers.depth()).collect::<Vec<_>>();
        let colors: Vec<_> =
            texels(7 * 6 * 4).chunks(1).map(|n| [f16::from_f32(n[0]); 4]).collect();
        let colors = device.texture_multisampled_2d::<Rgba16Float>((7, 6), &colors)?;
        let depths = texels(7 * 6 * 4);
        let coarse: Vec<_> = depths.iter().map(|depth| (depth * 65535.0) as u16).collect();
        let coarse = device.texture_multisampled_2d::<Depth16Unorm>((7, 6), &coarse)?;
        let depths = device.texture_multisampled_2d::<Depth32Float>((7, 6), &depths)?;
        assert_eq!(coarse.to_device(&Device::cpu())?.read()?, coarse.read()?);
        let input = device.buffer(&points)?;
        let mut values = Vec::new();
        for depths in [&depths as &TextureDepthMultisampled2d, &coarse] {
            let mut out = device.zeroed(2 * points.len())?;
            read_samples(&colors, depths, &input, &mut out).invocations(points.len()).run()?;
            values.extend(out.read()?);
        }
        Ok::<_, Error>(values)
    };
    let expected = on(&Device::cpu())?;
    assert_eq!(expected[1].yzw(), vec3(14.0, 12.0, 36.0));
    for device in devices() {
        assert_eq!(on(&device)?, expected, "on {device:?}");
    }
    Ok(())
}

/// A sampler that reads depths must not filter; the other one may.
#[kernel(workgroup_size = 1)]
fn read_both(
    depths: &TextureDepth2d,
    colors: &Texture2d<f32>,
    of_depths: &Sampler,
    of_colors: &Sampler,
    compare: &SamplerComparison,
    out: &mut [f32],
) {
    out[0] = nearest_depth(depths, of_depths);
    out[1] = colors.sample_level(of_colors, vec2(0.5, 0.5), 0.0).x;
    out[2] = depths.sample_compare_level(compare, vec2(0.5, 0.5), 0.5);
}

#[device]
fn nearest_depth(depths: &TextureDepth2d, sampler: &Sampler) -> f32 {
    depths.sample_level(sampler, vec2(0.25, 0.5), 0)
}

#[test]
fn depths_are_not_filtered() -> Result<(), Error> {
    for device in [Device::cpu()].into_iter().chain(devices()) {
        let depths = device.texture_2d::<Depth32Float>((2, 1), &[0.25, 0.75])?;
        let colors = device.texture_2d::<R16Float>((2, 1), &[0.0, 1.0].map(f16::from_f32))?;
        let nearest = device.sampler(SamplerOptions::default())?;
        let linear = device.sampler(SamplerOptions::linear())?;
        let compare = device.sampler_comparison(SamplerOptions::linear(), CompareFunction::Less)?;
        let mut out = device.zeroed::<f32>(3)?;
        read_both(&depths, &colors, &nearest, &linear, &compare, &mut out).workgroups(1).run()?;
        assert_eq!(out.read()?, [0.25, 0.5, 0.5], "on {device:?}");
        let wrong = read_both(&depths, &colors, &linear, &linear, &compare, &mut out);
        let error = wrong.workgroups(1).run().unwrap_err();
        assert!(
            matches!(error, Error::DepthFilter { kernel: "read_both", parameter: "of_depths" }),
            "{error}"
        );
    }
    Ok(())
}
