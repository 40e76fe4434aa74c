//! `f16` and its vectors: conversions, operators, functions, memory in every address space.

use dsl_runtime::prelude::*;

#[device]
const HALF: f32 = 0.5;

#[kernel(workgroup_size = 4)]
fn operators(a: &[f16], b: &[f16], out: &mut [f16], flags: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= a.len() {
        return;
    }
    let (x, y) = (a[i], b[i]);
    let o = 8 * i;
    out[o] = x + y;
    out[o + 1] = x - y;
    out[o + 2] = x * y;
    out[o + 3] = -x;
    out[o + 4] = x.max(y).min(f16::from_f32(100.0)).abs();
    out[o + 5] = if x < y { x } else { y };
    let mut sum = f16::ZERO;
    for k in 0..3 {
        sum += x * f16::from_f32(k as f32);
    }
    out[o + 6] = sum;
    out[o + 7] = f16::from_f32(f32::from(x) * HALF);
    flags[i] = (x == y) as u32 | (x.is_nan() as u32) << 1 | (x.is_infinite() as u32) << 2;
}

#[kernel(workgroup_size = 1)]
fn constants(out: &mut [f16]) {
    const QUARTER: f16 = f16::from_f32_const(0.25);
    out[0] = f16::PI;
    out[1] = f16::MAX;
    out[2] = f16::MIN_POSITIVE;
    out[3] = f16::INFINITY;
    out[4] = f16::from_f32(0.1);
    out[5] = f16::from_f32(1e6);
    out[6] = QUARTER + f16::ONE;
    out[7] = f16::MAX + f16::MAX;
    out[8] = -f16::from_f32(2.5);
    out[9] = f16::NEG_ONE / f16::EPSILON;
    let values = [f16::ONE; 3];
    out[10] = values[0] + values[1] + values[2];
}

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub struct Mixed {
    pub direction: F16Vec3,
    pub weight: f16,
    pub index: u32,
    pub pair: [f16; 3],
    pub flat: F16Vec2,
}

/// Each member is stored alone, so that none may touch its neighbours.
#[kernel(workgroup_size = 64)]
fn members(scale: f16, offset: F16Vec3, from: &[Mixed], to: &mut [Mixed]) {
    let i = global_invocation_id().x;
    if i < from.len() {
        to[i].weight = from[i].weight * scale;
        to[i].direction = from[i].direction * scale + offset;
        to[i].index = i;
        to[i].pair[1] = from[i].pair[2];
        to[i].flat.y = from[i].flat.x;
    }
}

/// Neighbours in one word, written by two invocations.
#[kernel(workgroup_size = 8)]
fn rotate(data: &mut [f16], vectors: &mut [F16Vec4]) {
    workgroup_var!(shared: [f16; 8], whole: [F16Vec3; 8]);
    let lane = local_invocation_index();
    shared[lane] = data[lane];
    whole[lane] = F16Vec3::new(data[lane], f16::ONE, f16::ZERO);
    workgroup_barrier();
    data[lane] = shared[(lane + 1) % 8];
    let v = whole[(lane + 7) % 8];
    vectors[lane] = v.zyx().extend(v.dot(F16Vec3::splat(f16::from_f32(2.0))));
    vectors[lane].y += f16::from_f32(lane as f32);
}

#[kernel(workgroup_size = 4)]
fn vectors(a: &[F16Vec3], b: &[F16Vec3], out: &mut [F16Vec3], wide: &mut [Vec3]) {
    let i = global_invocation_id().x;
    let (u, v) = (a[i], b[i]);
    let mut w = u * v - v / f16::from_f32(2.0);
    w.x = u[1];
    w += F16Vec3::ONE;
    out[3 * i] = w;
    out[3 * i + 1] = u.max(v).clamp(F16Vec3::ZERO, F16Vec3::splat(f16::from_f32(3.0)));
    out[3 * i + 2] = select(u, v, u.cmplt(v));
    wide[i] = w.as_vec3() + F16Vec3::from_vec3(Vec3::splat(0.1)).as_vec3();
}

/// An ordinary function on the host, too.
#[device]
fn root(x: f16, least: f16) -> f16 {
    x.sqrt().max(least).abs()
}

#[derive(Clone, Copy, ShaderType)]
pub struct Bounds {
    pub direction: F16Vec3,
    pub weight: f16,
}

/// A uniform, a function, and memory of either width.
#[kernel(workgroup_size = 4, instances(T = [f32, f16]))]
fn reverse<T>(from: &[T], to: &mut [T], roots: &mut [f16], least: &Bounds) {
    workgroup_var!(kept: T);
    let i = local_invocation_index();
    if i == 0 {
        kept = from[3];
    }
    workgroup_barrier();
    to[3 - i] = from[i];
    if i == 3 {
        to[0] = kept;
    }
    let mut values = [least.weight; 4];
    values[i] = f16::from_f32(i as f32);
    roots[i] = root(values[i], least.weight) + least.direction[i % 3] + values[(i + 1) % 4];
}

fn check_instances(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    let half = f16::from_f32;
    let least = Bounds { direction: F16Vec3::splat(half(3.0)), weight: half(1.5) };
    let uniform = device.uniform(least)?;
    let mut roots = device.zeroed::<f16>(4)?;
    let mut wide = device.zeroed::<f32>(4)?;
    let from = [1.0, 2.0, 3.0, 4.0];
    reverse::<f32>(&device.buffer(&from)?, &mut wide, &mut roots, &uniform).workgroups(1).run()?;
    assert_eq!(wide.read()?, [4.0, 3.0, 2.0, 1.0]);
    let mut narrow = device.zeroed::<f16>(4)?;
    let from = from.map(half);
    reverse::<f16>(&device.buffer(&from)?, &mut narrow, &mut roots, &uniform).workgroups(1).run()?;
    assert_eq!(narrow.read()?, [4.0, 3.0, 2.0, 1.0].map(half));
    for (i, found) in roots.read()?.into_iter().enumerate() {
        let expected = root(half(i as f32), least.weight) + half(3.0) + least.weight;
        assert!((found.to_f32() - expected.to_f32()).abs() < 0.01, "{found} {expected}");
    }
    assert_eq!(vectors::INFO.features, [Feature::ShaderF16]);
    Ok(())
}

fn halves(values: &[f32]) -> Vec<f16> {
    values.iter().copied().map(f16::from_f32).collect()
}

/// An array that begins and ends within a word.
#[derive(ShaderType, Debug, Clone, PartialEq)]
pub struct List {
    first: f16,
    rest: RuntimeArray<f16>,
}

#[kernel(workgroup_size = 4)]
fn add_first(list: &mut List) {
    let i = global_invocation_id().x;
    if i < list.rest.len() {
        list.rest[i] += list.first;
    }
}

fn check_list(device: &Device) -> Result<(), dsl_runtime::Error> {
    let list = |first: f32, rest: &[f32]| List {
        first: f16::from_f32(first),
        rest: halves(rest).into(),
    };
    for rest in [vec![], vec![1.0], vec![1.0, 2.0], vec![1.0, 2.0, 3.0]] {
        let mut memory = device.storage(&list(0.5, &rest))?;
        add_first(&mut memory).invocations(4).run()?;
        let once: Vec<f32> = rest.iter().map(|x| x + 0.5).collect();
        assert_eq!(memory.read()?, list(0.5, &once));
        memory.write_header(&list(2.0, &[]))?;
        add_first(&mut memory).invocations(4).run()?;
        let twice: Vec<f32> = rest.iter().map(|x| x + 2.5).collect();
        assert_eq!(memory.read()?, list(2.0, &twice));
        assert_eq!(memory.read_header()?, list(2.0, &[]));
    }
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    assert_eq!(operators::INFO.features, [Feature::ShaderF16]);
    if !device.supports(Feature::ShaderF16) {
        let mut out = device.zeroed(11)?;
        let error = constants(&mut out).workgroups(1).run().unwrap_err();
        assert!(matches!(error, dsl_runtime::Error::MissingFeature { .. }), "{error}");
        crate::support::not_run("half_floats", Feature::ShaderF16, device);
        return Ok(());
    }
    check_operators(device)?;
    check_memory(device)?;
    check_instances(device)?;
    check_list(device)?;

    let mut out = device.zeroed::<f16>(11)?;
    constants(&mut out).workgroups(1).run()?;
    let mut expected = vec![f16::PI, f16::MAX, f16::MIN_POSITIVE, f16::INFINITY];
    expected.extend(halves(&[0.1, f32::INFINITY, 1.25, f32::INFINITY, -2.5, -1024.0, 3.0]));
    assert_eq!(out.read()?, expected);

    let a: Vec<F16Vec3> =
        (0..4).map(|i| F16Vec3::from_vec3(Vec3::new(i as f32, 1.5, -2.0 * i as f32))).collect();
    let b: Vec<F16Vec3> = a.iter().map(|v| F16Vec3::new(v.z, v.x, v.y)).collect();
    let (mut out, mut wide) = (device.zeroed::<F16Vec3>(12)?, device.zeroed::<Vec3>(4)?);
    vectors(&device.buffer(&a)?, &device.buffer(&b)?, &mut out, &mut wide).workgroups(1).run()?;
    let (out, wide) = (out.read()?, wide.read()?);
    for (i, (u, v)) in a.into_iter().zip(b).enumerate() {
        let mut w = u * v - v / f16::from_f32(2.0);
        w.x = u.y;
        w += F16Vec3::ONE;
        assert_eq!(out[3 * i], w);
        assert_eq!(out[3 * i + 1], u.max(v).clamp(F16Vec3::ZERO, F16Vec3::ONE * f16::from_f32(3.0)));
        assert_eq!(out[3 * i + 2], select(u, v, u.cmplt(v)));
        assert_eq!(wide[i], w.as_vec3() + Vec3::splat(f16::from_f32(0.1).to_f32()));
    }
    Ok(())
}

fn check_operators(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a = halves(&[1.0, -2.5, 300.0, 0.1, f32::INFINITY]);
    let b = halves(&[1.0, 4.0, 7.0, 60.0, 1.0]);
    let (mut out, mut flags) = (device.zeroed::<f16>(40)?, device.zeroed::<u32>(5)?);
    operators(&device.buffer(&a)?, &device.buffer(&b)?, &mut out, &mut flags)
        .invocations(5)
        .run()?;
    let out = out.read()?;
    for (i, (x, y)) in a.into_iter().zip(b).enumerate().take(4) {
        let hundred = f16::from_f32(100.0);
        let expected = [
            x + y,
            x - y,
            x * y,
            -x,
            f16::from_f32(x.max(y).min(hundred).to_f32().abs()),
            x.min(y),
            x + x * f16::from_f32(2.0),
            f16::from_f32(x.to_f32() * HALF),
        ];
        assert_eq!(out[8 * i..8 * i + 8], expected);
    }
    assert_eq!(flags.read()?, [1, 0, 0, 0, 4]);
    Ok(())
}

fn check_memory(device: &Device) -> Result<(), dsl_runtime::Error> {
    let half = f16::from_f32;
    let mixed = |i: u32| Mixed {
        direction: F16Vec3::from_vec3(Vec3::new(i as f32, 2.0, 3.0)),
        weight: half(4.0),
        index: 77,
        pair: [half(5.0), half(6.0), half(i as f32)],
        flat: F16Vec2::from_vec2(Vec2::new(8.0, 9.0)),
    };
    let from: Vec<Mixed> = (0..5).map(mixed).collect();
    let mut to = device.buffer(&from)?;
    let offset = F16Vec3::from_vec3(Vec3::new(0.5, 0.0, -0.5));
    members(half(2.0), offset, &device.buffer(&from)?, &mut to).invocations(5).run()?;
    for (i, (found, mut expected)) in to.read()?.into_iter().zip(from).enumerate() {
        expected.direction = expected.direction * half(2.0) + offset;
        expected.weight = half(8.0);
        expected.index = i as u32;
        expected.pair[1] = expected.pair[2];
        expected.flat.y = expected.flat.x;
        assert_eq!(found, expected);
    }

    let data: Vec<f16> = (0..8).map(|i| half(i as f32)).collect();
    let (mut buffer, mut vectors) = (device.buffer(&data)?, device.zeroed::<F16Vec4>(8)?);
    rotate(&mut buffer, &mut vectors).workgroups(1).run()?;
    for (lane, v) in vectors.read()?.into_iter().enumerate() {
        assert_eq!(buffer.read_range(lane..lane + 1)?, [data[(lane + 1) % 8]]);
        let before = (lane + 7) % 8;
        let expected = [0.0, 1.0 + lane as f32, before as f32, 2.0 * before as f32 + 2.0];
        assert_eq!(v, F16Vec4::from_array(expected.map(half)));
    }
    Ok(())
}
