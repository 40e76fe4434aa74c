//! `f64` and its vectors: literals, operators, casts, functions, every kind of memory.

use dsl_runtime::prelude::*;

#[device]
const THIRD: f64 = 1.0 / 3.0;

/// An ordinary function on the host, too.
#[device]
fn root(x: f64, least: f64) -> f64 {
    x.abs().sqrt().max(least)
}

#[kernel(workgroup_size = 4)]
fn operators(a: &[f64], b: &[f64], out: &mut [f64], flags: &mut [u32], scale: f64) {
    let i = global_invocation_id().x;
    if i >= a.len() {
        return;
    }
    let (x, y) = (a[i], b[i]);
    let o = 12 * i;
    out[o] = x + y;
    out[o + 1] = x - y;
    out[o + 2] = x * y;
    out[o + 3] = x / y;
    out[o + 4] = -x * scale;
    out[o + 5] = x.max(y).min(100.5).abs();
    out[o + 6] = if x < y { x } else { y };
    out[o + 7] = 0.1 + 0.2;
    out[o + 8] = THIRD;
    out[o + 9] = x.clamp(-2.5, scale);
    let mut sum = 0.0;
    for k in 0..3 {
        sum += x * k as f64;
    }
    out[o + 10] = sum;
    out[o + 11] = root(x, y);
    flags[i] = (x == y) as u32 | ((x <= y) as u32) << 1;
}

#[kernel(workgroup_size = 4)]
fn casts(from: &[f64], words: &[u32], narrow: &mut [f32], integers: &mut [u32], out: &mut [f64]) {
    let i = global_invocation_id().x;
    if i < from.len() {
        narrow[i] = from[i] as f32;
        integers[2 * i] = from[i] as u32;
        integers[2 * i + 1] = from[i] as i32 as u32;
        out[3 * i] = words[i] as f64;
        out[3 * i + 1] = words[i] as i32 as f64;
        out[3 * i + 2] = (words[i] as f32 / 3.0) as f64;
    }
}

/// Between 64 bits and 64 bits.
#[kernel(workgroup_size = 4)]
fn to_integers(from: &[f64], signed: &mut [i64], unsigned: &mut [u64], back: &mut [f64], bits: &mut [u64]) {
    let i = global_invocation_id().x;
    if i < from.len() {
        signed[i] = from[i] as i64;
        unsigned[i] = from[i] as u64;
        back[2 * i] = (from[i] as i64) as f64;
        back[2 * i + 1] = f64::from_bits(from[i].to_bits() ^ 1 << 63);
        bits[i] = from[i].to_bits();
    }
}

#[kernel(workgroup_size = 1)]
fn constants(out: &mut [f64], special: &mut [f64]) {
    const TINY: f64 = 1e-300;
    out[0] = std::f64::consts::PI;
    out[1] = f64::MAX;
    out[2] = f64::MIN_POSITIVE;
    out[3] = f64::EPSILON;
    out[4] = 0.1 as f64;
    out[5] = 1.000_000_178_813_934_326_171_874_99;
    out[6] = TINY * 2.0;
    out[7] = 3f64 - 5.5f64;
    out[8] = -f64::MAX;
    out[9] = (0.1f32 as f64) * 2.0;
    out[10] = 7 as f64;
    special[0] = f64::INFINITY;
    special[1] = f64::NEG_INFINITY;
    special[2] = f64::MAX * 2.0;
}

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub struct Body {
    pub mass: f64,
    pub kind: u32,
    pub position: DVec3,
    pub spins: [f64; 2],
}

#[derive(Clone, Copy, ShaderType)]
pub struct Middle {
    pub mass: f64,
    pub position: DVec3,
}

#[kernel(workgroup_size = 4)]
fn memory(by: DVec3, middle: &Middle, bodies: &mut [Body]) {
    workgroup_var!(masses: [f64; 4], places: [DVec3; 4]);
    let lane = local_invocation_index();
    masses[lane] = bodies[lane].mass;
    places[lane] = bodies[lane].position;
    workgroup_barrier();
    bodies[lane].mass = masses[3 - lane] + middle.mass;
    bodies[lane].position = places[(lane + 1) % 4] * 2.0 + by - middle.position;
    bodies[lane].position.y += 0.5;
    bodies[lane].spins[1] = bodies[lane].spins[0] * bodies[lane].kind as f64;
}

#[kernel(workgroup_size = 4)]
fn functions(a: &[f64], b: &[f64], out: &mut [f64], flags: &mut [u32]) {
    let i = global_invocation_id().x;
    let (x, y) = (a[i], b[i]);
    let o = 20 * i;
    out[o] = x.floor();
    out[o + 1] = x.ceil();
    out[o + 2] = x.trunc();
    out[o + 3] = x.round();
    out[o + 4] = x.round_ties_even();
    out[o + 5] = x.fract();
    out[o + 6] = y.recip();
    out[o + 7] = x.mul_add(y, 1.0);
    out[o + 8] = x.rem_euclid(y);
    out[o + 9] = x.div_euclid(y);
    out[o + 10] = mix(x, y, 0.25);
    out[o + 11] = saturate(x);
    out[o + 12] = sign(x);
    out[o + 13] = step(x, y);
    out[o + 14] = inverse_sqrt(x * x + 1.0);
    let v = dvec3(x, y, 2.0);
    out[o + 15] = v.length();
    out[o + 16] = v.dot(v.zyx());
    out[o + 17] = v.normalize().element_sum();
    out[o + 18] = v.xy().extend(x).truncate().distance(DVec2::ZERO);
    out[o + 19] = select(v, v.abs(), v.cmplt(DVec3::splat(1.0))).min_element();
    flags[i] = x.is_nan() as u32 | (x.is_finite() as u32) << 1 | (x.is_infinite() as u32) << 2;
}

fn close(found: f64, expected: f64) -> bool {
    found == expected
        || found.is_nan() && expected.is_nan()
        || (found - expected).abs() <= 8.0 * f64::EPSILON * expected.abs().max(1.0)
}

fn check_operators(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a = [1.0, -2.5, 3e100, 0.1, -0.0];
    let b = [1.0, 4.0, 7.0, 1e-200, 1.0];
    let (mut out, mut flags) = (device.zeroed::<f64>(60)?, device.zeroed::<u32>(5)?);
    operators(&device.buffer(&a)?, &device.buffer(&b)?, &mut out, &mut flags, 1.5)
        .invocations(5)
        .run()?;
    let (out, flags) = (out.read()?, flags.read()?);
    for (i, (x, y)) in a.into_iter().zip(b).enumerate() {
        let expected = [
            x + y,
            x - y,
            x * y,
            x / y,
            -x * 1.5,
            x.max(y).min(100.5).abs(),
            x.min(y),
            0.1 + 0.2,
            1.0 / 3.0,
            x.clamp(-2.5, 1.5),
            x + x * 2.0,
            root(x, y),
        ];
        for (k, (found, expected)) in out[12 * i..].iter().zip(expected).enumerate() {
            assert!(close(*found, expected), "{x} {y}: {k}: {found} {expected}");
        }
        assert_eq!(flags[i], (x == y) as u32 | ((x <= y) as u32) << 1);
    }
    Ok(())
}

fn check_casts(device: &Device) -> Result<(), dsl_runtime::Error> {
    let from = [0.1, -1.5, 4_294_967_295.9, -2_147_483_648.9, 1e300, f64::NAN, 2_147_483_647.5];
    let words = [0, 1, 7, u32::MAX, 1 << 31, 3, 4];
    let (mut narrow, mut integers) = (device.zeroed::<f32>(7)?, device.zeroed::<u32>(14)?);
    let mut out = device.zeroed::<f64>(21)?;
    let buffer = device.buffer(&from)?;
    casts(&buffer, &device.buffer(&words)?, &mut narrow, &mut integers, &mut out)
        .invocations(7)
        .run()?;
    let (narrow, integers, out) = (narrow.read()?, integers.read()?, out.read()?);
    for (i, (x, w)) in from.into_iter().zip(words).enumerate() {
        assert_eq!(integers[2 * i..2 * i + 2], [x as u32, x as i32 as u32], "{x}");
        assert!(narrow[i].is_nan() && x.is_nan() || (narrow[i] - x as f32).abs() <= x.abs() as f32 * f32::EPSILON || narrow[i] == x as f32);
        assert_eq!(out[3 * i..3 * i + 2], [w as f64, w as i32 as f64]);
        assert!((out[3 * i + 2] - w as f64 / 3.0).abs() <= w as f64 * 1e-6);
    }
    Ok(())
}

fn check_integers(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    if !device.supports(Feature::ShaderInt64) {
        crate::support::not_run("doubles: casts to 64-bit integers", Feature::ShaderInt64, device);
        return Ok(());
    }
    let from = [
        0.5,
        -1.5,
        1e15 + 0.5,
        9_223_372_036_854_774_784.0,
        9_223_372_036_854_775_808.0,
        -9_223_372_036_854_775_808.0,
        -1e19,
        18_446_744_073_709_549_568.0,
        1e20,
        f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
    ];
    let (mut signed, mut unsigned) = (device.zeroed(12)?, device.zeroed(12)?);
    let (mut back, mut bits) = (device.zeroed::<f64>(24)?, device.zeroed::<u64>(12)?);
    let buffer = device.buffer(&from)?;
    to_integers(&buffer, &mut signed, &mut unsigned, &mut back, &mut bits).invocations(12).run()?;
    assert_eq!(signed.read()?, from.map(|x| x as i64));
    assert_eq!(unsigned.read()?, from.map(|x| x as u64));
    assert_eq!(bits.read()?, from.map(f64::to_bits));
    for (x, back) in from.into_iter().zip(back.read()?.chunks(2)) {
        assert_eq!(back[0], x as i64 as f64);
        assert!(back[1] == -x || x.is_nan());
    }
    Ok(())
}

fn check_memory(device: &Device) -> Result<(), dsl_runtime::Error> {
    let body = |i: u32| Body {
        mass: f64::from(i) + 0.1,
        kind: i,
        position: DVec3::new(f64::from(i), 1e200, -3.0),
        spins: [0.25, 0.0],
    };
    let before: Vec<Body> = (0..4).map(body).collect();
    let mut bodies = device.buffer(&before)?;
    let (by, position) = (DVec3::new(0.5, 0.0, 1e-9), DVec3::new(9.0, 1e200, -3.0));
    let middle = Middle { mass: 9.1, position };
    memory(by, &device.uniform(middle)?, &mut bodies).workgroups(1).run()?;
    for (lane, found) in bodies.read()?.into_iter().enumerate() {
        let mut position = before[(lane + 1) % 4].position * 2.0 + by - middle.position;
        position.y += 0.5;
        let expected = Body {
            mass: before[3 - lane].mass + middle.mass,
            kind: lane as u32,
            position,
            spins: [0.25, 0.25 * lane as f64],
        };
        assert_eq!(found, expected);
    }
    Ok(())
}

fn check_functions(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a = [2.5, -2.5, 0.3, 1e17];
    let b = [2.0, 0.75, -0.1, 3.0];
    let (mut out, mut flags) = (device.zeroed::<f64>(80)?, device.zeroed::<u32>(4)?);
    functions(&device.buffer(&a)?, &device.buffer(&b)?, &mut out, &mut flags).workgroups(1).run()?;
    let out = out.read()?;
    for (i, (x, y)) in a.into_iter().zip(b).enumerate() {
        let v = DVec3::new(x, y, 2.0);
        let expected = [
            x.floor(),
            x.ceil(),
            x.trunc(),
            x.round(),
            x.round_ties_even(),
            x.fract(),
            y.recip(),
            x.mul_add(y, 1.0),
            x.rem_euclid(y),
            x.div_euclid(y),
            x * 0.75 + y * 0.25,
            x.clamp(0.0, 1.0),
            x.signum(),
            if x <= y { 1.0 } else { 0.0 },
            1.0 / (x * x + 1.0).sqrt(),
            v.length(),
            v.x * v.z * 2.0 + v.y * v.y,
            v.normalize().element_sum(),
            x.hypot(y),
            v.to_array().map(|x| if x < 1.0 { x.abs() } else { x }).into_iter().fold(2.0, f64::min),
        ];
        for (k, (found, expected)) in out[20 * i..].iter().zip(expected).enumerate() {
            // The quotient of a large number is inexact, and so are its remainders.
            let is_open = x > 1e10 && (k == 8 || k == 9);
            assert!(close(*found, expected) || is_open, "{x} {y}: {k}: {found} {expected}");
        }
    }
    assert_eq!(flags.read()?, [2; 4]);
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    assert_eq!(operators::INFO.features, [Feature::ShaderF64]);
    assert_eq!(to_integers::INFO.features, [Feature::ShaderInt64, Feature::ShaderF64]);
    let (mut out, mut special) = (device.zeroed::<f64>(11)?, device.zeroed::<f64>(3)?);
    if !device.supports(Feature::ShaderF64) {
        let error = constants(&mut out, &mut special).workgroups(1).run().unwrap_err();
        assert!(matches!(error, dsl_runtime::Error::MissingFeature { .. }), "{error}");
        crate::support::not_run("doubles", Feature::ShaderF64, device);
        return Ok(());
    }
    constants(&mut out, &mut special).workgroups(1).run()?;
    let expected = [
        std::f64::consts::PI,
        f64::MAX,
        f64::MIN_POSITIVE,
        f64::EPSILON,
        0.1,
        1.000_000_178_813_934_326_171_874_99,
        2e-300,
        -2.5,
        f64::MIN,
        f64::from(0.1f32) * 2.0,
        7.0,
    ];
    assert_eq!(out.read()?, expected);
    assert_eq!(special.read()?, [f64::INFINITY, f64::NEG_INFINITY, f64::INFINITY]);
    check_operators(device)?;
    check_casts(device)?;
    check_integers(device)?;
    check_memory(device)?;
    check_functions(device)
}
