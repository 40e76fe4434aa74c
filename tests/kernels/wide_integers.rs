//! `i64`, `u64` and their vectors: operators, casts, functions, loops, `match`, every kind of memory.

use dsl_runtime::prelude::*;

#[device]
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// A step of FNV-1a; an ordinary function on the host, too.
#[device]
fn mixed(hash: u64, byte: u32) -> u64 {
    (hash ^ byte as u64).wrapping_mul(PRIME)
}

#[kernel(workgroup_size = 4)]
fn operators(a: &[i64], b: &[i64], out: &mut [i64], flags: &mut [u32], least: i64) {
    let i = global_invocation_id().x;
    if i >= a.len() {
        return;
    }
    let (x, y) = (a[i], b[i]);
    let o = 14 * i;
    out[o] = x + y;
    out[o + 1] = x - y;
    out[o + 2] = x * y;
    out[o + 3] = x / y;
    out[o + 4] = x % y;
    out[o + 5] = -x;
    out[o + 6] = !x & y | x ^ y;
    out[o + 7] = x << i;
    out[o + 8] = x >> (y as u32);
    out[o + 9] = x.max(y).min(1 << 40).abs();
    out[o + 10] = if x < y { x } else { y };
    out[o + 11] = ((x as u64) >> (y as u64)) as i64;
    out[o + 12] = x.clamp(least, -least);
    let mut sum = i64::MIN;
    sum += x;
    sum <<= 1;
    out[o + 13] = sum;
    flags[i] = (x == y) as u32 | ((x <= y) as u32) << 1 | (x.is_negative() as u32) << 2;
}

/// A cast in Rust widens by the sign of its operand, and drops the upper bits if the result is shorter.
#[kernel(workgroup_size = 4)]
fn casts(words: &[u32], wide: &mut [u64], narrow: &mut [u32], floats: &mut [f32]) {
    let i = global_invocation_id().x;
    let w = words[i];
    wide[5 * i] = w as u64;
    wide[5 * i + 1] = w as i32 as u64;
    wide[5 * i + 2] = w as i64 as u64;
    wide[5 * i + 3] = (w as i32 as i64 - 1) as u64;
    wide[5 * i + 4] = (w > 7) as u64;
    let long = (w as u64) << 31;
    narrow[3 * i] = long as u32;
    narrow[3 * i + 1] = (long as i64 - 5) as i32 as u32;
    narrow[3 * i + 2] = -(w as i64) as u32;
    floats[2 * i] = long as f32;
    floats[2 * i + 1] = -(w as i64) as f32;
}

#[kernel(workgroup_size = 8)]
fn from_floats(from: &[f32], signed: &mut [i64], unsigned: &mut [u64]) {
    let i = global_invocation_id().x;
    if i < from.len() {
        signed[i] = from[i] as i64;
        unsigned[i] = from[i] as u64;
    }
}

#[kernel(workgroup_size = 1)]
fn constants(out: &mut [u64]) {
    const BIG: u64 = 1 << 63;
    const LEAST: i64 = i64::MIN;
    out[0] = u64::MAX;
    out[1] = LEAST as u64;
    out[2] = BIG + 0xffff_ffff_0000;
    out[3] = u64::MAX + 2;
    out[4] = -5i64 as u64;
    out[5] = 18_446_744_073_709_551_615;
    out[6] = (i64::MIN / -1) as u64;
    out[7] = 5_000_000_000u64 as u32 as u64;
    out[8] = u64::BITS as u64;
    out[9] = (-1i64 >> 70 % 64) as u64;
    let table = [1u64, BIG, 3];
    out[10] = table[1] >> 3;
    out[11] = (-9_223_372_036_854_775_808i64) as u64;
}

#[kernel(workgroup_size = 4)]
fn loops(counts: &[u64], out: &mut [u64]) {
    let i = global_invocation_id().x;
    let n = counts[i];
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for k in 0..n {
        hash = mixed(hash, k as u32);
    }
    for k in (u64::MAX - 2..=u64::MAX).rev() {
        hash ^= k;
    }
    for k in (-3i64..n as i64).step_by(2) {
        hash = mixed(hash, k as u32);
    }
    for k in (0..=n).rev().step_by(3) {
        hash += k;
    }
    out[i] = match n {
        0 => hash,
        1..=2 => hash + 1,
        3 | 0xffff_ffff_ffff => hash + 2,
        _ if n % 2 == 0 => hash + 3,
        _ => hash + 4,
    };
}

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub struct Record {
    pub small: u32,
    pub wide: u64,
    pub vector: I64Vec3,
    pub pair: [i64; 2],
}

/// Members, a parameter by value, a uniform, workgroup memory.
#[kernel(workgroup_size = 8)]
fn memory(offset: u64, way: I64Vec3, more: &I64Vec4, records: &mut [Record]) {
    workgroup_var!(wide: [u64; 8], vectors: [U64Vec2; 8], last: i64);
    let lane = local_invocation_index();
    wide[lane] = records[lane].wide + offset;
    vectors[lane] = U64Vec2::new(offset, lane as u64);
    if lane == 7 {
        last = records[lane].pair[0];
    }
    workgroup_barrier();
    let shared = workgroup_uniform_load(&last);
    records[lane].wide = wide[(lane + 1) % 8] + vectors[7 - lane].y;
    records[lane].vector += way * records[lane].small as i64;
    records[lane].pair[1] = shared + more.y - more.z;
    records[lane].pair[0] <<= more.x;
}

#[kernel(workgroup_size = 4)]
fn vectors(a: &[I64Vec3], b: &[U64Vec4], out: &mut [I64Vec3], counts: &mut [U64Vec4], sums: &mut [u64]) {
    let i = global_invocation_id().x;
    let (u, v) = (a[i], b[i]);
    let mut w = u.zyx() * 3 - u / 2;
    w.x = u[1];
    out[i] = select(w.abs(), w.max(I64Vec3::NEG_ONE), u.cmplt(w));
    counts[i] = (v << U64Vec4::new(1, 2, 3, 40)) + v.wxyz() % 1000 + U64Vec4::splat(sums[i]);
    sums[i] = v.dot(U64Vec4::ONE) + v.xy().element_product() + u.as_u64vec3().x
        + u.as_ivec3().as_i64vec3().element_sum() as u64;
}

#[kernel(workgroup_size = 64)]
fn functions(a: &[u64], b: &[u64], out: &mut [u64], counts: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= a.len() {
        return;
    }
    let (x, y) = (a[i], b[i]);
    let (s, t) = (x as i64, y as i64);
    let o = 22 * i;
    out[o] = x.rotate_left(13) ^ x.rotate_right(y as u32);
    out[o + 1] = x.reverse_bits();
    out[o + 2] = x.pow(3) + s.pow(5) as u64;
    out[o + 3] = x.abs_diff(y);
    out[o + 4] = s.abs_diff(t);
    out[o + 5] = x.saturating_add(y);
    out[o + 6] = x.saturating_sub(y);
    out[o + 7] = s.saturating_add(t) as u64;
    out[o + 8] = s.saturating_sub(t) as u64;
    out[o + 9] = x.wrapping_shl(y as u32) + x.wrapping_shr(70);
    out[o + 10] = s.wrapping_neg().wrapping_abs() as u64;
    out[o + 11] = s.unsigned_abs();
    out[o + 12] = s.signum() as u64;
    out[o + 13] = x.cast_signed().cast_unsigned();
    out[o + 14] = x.div_ceil(y) + x.next_multiple_of(y);
    out[o + 15] = s.rem_euclid(t) as u64;
    out[o + 16] = s.div_euclid(t) as u64;
    out[o + 17] = x.wrapping_neg() + x.wrapping_rem(y);
    out[o + 18] = x.is_multiple_of(y) as u64 | (x.is_power_of_two() as u64) << 1;
    out[o + 19] = s.clamp(t, i64::MAX) as u64;
    out[o + 20] = x.min(y);
    out[o + 21] = x.wrapping_div(y) * x.wrapping_add(1).wrapping_sub(y).wrapping_mul(3);
    counts[7 * i] = x.count_ones();
    counts[7 * i + 1] = s.count_zeros();
    counts[7 * i + 2] = x.leading_zeros();
    counts[7 * i + 3] = s.leading_ones();
    counts[7 * i + 4] = x.trailing_zeros();
    counts[7 * i + 5] = s.trailing_ones();
    counts[7 * i + 6] = x.ilog2();
}

fn check_operators(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a = [5, -7, i64::MIN, 1 << 50, i64::MAX, 0];
    let b = [3, -7, -1, 77, 2, 9];
    let (mut out, mut flags) = (device.zeroed::<i64>(14 * 6)?, device.zeroed::<u32>(6)?);
    operators(&device.buffer(&a)?, &device.buffer(&b)?, &mut out, &mut flags, -100)
        .invocations(6)
        .run()?;
    let (out, flags) = (out.read()?, flags.read()?);
    for (i, (x, y)) in a.into_iter().zip(b).enumerate() {
        let expected = [
            x.wrapping_add(y),
            x.wrapping_sub(y),
            x.wrapping_mul(y),
            x.wrapping_div(y),
            x.wrapping_rem(y),
            x.wrapping_neg(),
            !x & y | x ^ y,
            x.wrapping_shl(i as u32),
            x.wrapping_shr(y as u32),
            x.max(y).min(1 << 40).wrapping_abs(),
            x.min(y),
            (x as u64).wrapping_shr(y as u32) as i64,
            x.clamp(-100, 100),
            i64::MIN.wrapping_add(x) << 1,
        ];
        assert_eq!(out[14 * i..14 * i + 14], expected, "{x} {y}");
        assert_eq!(flags[i], (x == y) as u32 | ((x <= y) as u32) << 1 | ((x < 0) as u32) << 2);
    }
    Ok(())
}

fn check_casts(device: &Device) -> Result<(), dsl_runtime::Error> {
    let words = [0, 7, 0x8000_0001, u32::MAX];
    let (mut wide, mut narrow) = (device.zeroed::<u64>(20)?, device.zeroed::<u32>(12)?);
    let mut floats = device.zeroed::<f32>(8)?;
    casts(&device.buffer(&words)?, &mut wide, &mut narrow, &mut floats).workgroups(1).run()?;
    let (wide, narrow, floats) = (wide.read()?, narrow.read()?, floats.read()?);
    for (i, w) in words.into_iter().enumerate() {
        let expected = [
            w as u64,
            w as i32 as u64,
            w as i64 as u64,
            (w as i32 as i64 - 1) as u64,
            (w > 7) as u64,
        ];
        assert_eq!(wide[5 * i..5 * i + 5], expected);
        let long = (w as u64) << 31;
        let expected = [long as u32, (long as i64 - 5) as i32 as u32, -(w as i64) as u32];
        assert_eq!(narrow[3 * i..3 * i + 3], expected);
        for (found, exact) in [(floats[2 * i], long as f32), (floats[2 * i + 1], -(w as i64) as f32)] {
            assert!((found - exact).abs() <= exact.abs() * f32::EPSILON, "{found} {exact}");
        }
    }

    let from = [
        0.5,
        -0.5,
        -1.5,
        4e9,
        -5e18,
        9.2e18,
        9_223_372_036_854_775_808.0,
        1e19,
        18_446_744_073_709_551_616.0,
        -1e30,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
        f32::MAX,
    ];
    let (mut signed, mut unsigned) = (device.zeroed(14)?, device.zeroed(14)?);
    from_floats(&device.buffer(&from)?, &mut signed, &mut unsigned).invocations(14).run()?;
    assert_eq!(signed.read()?, from.map(|x| x as i64));
    assert_eq!(unsigned.read()?, from.map(|x| x as u64));
    Ok(())
}

fn check_loops(device: &Device) -> Result<(), dsl_runtime::Error> {
    let counts = [0, 1, 3, 8];
    let mut out = device.zeroed::<u64>(4)?;
    loops(&device.buffer(&counts)?, &mut out).workgroups(1).run()?;
    for (n, found) in counts.into_iter().zip(out.read()?) {
        let mut hash = (0..n).fold(0xcbf2_9ce4_8422_2325, |hash, k| mixed(hash, k as u32));
        hash ^= u64::MAX ^ (u64::MAX - 1) ^ (u64::MAX - 2);
        hash = (-3..n as i64).step_by(2).fold(hash, |hash, k| mixed(hash, k as u32));
        hash = (0..=n).rev().step_by(3).fold(hash, u64::wrapping_add);
        let more = [0, 1, 1, 2, 3, 4, 3, 4, 3][n as usize];
        assert_eq!(found, hash.wrapping_add(more), "{n}");
    }
    Ok(())
}

fn check_memory(device: &Device) -> Result<(), dsl_runtime::Error> {
    let record = |i: u64| Record {
        small: i as u32,
        wide: i << 40,
        vector: I64Vec3::new(i as i64, -1, i64::MAX),
        pair: [i as i64 - 4, 9],
    };
    let before: Vec<Record> = (0..8).map(record).collect();
    let mut records = device.buffer(&before)?;
    let way = I64Vec3::new(1 << 35, -2, 1);
    let more = I64Vec4::new(3, 9, i64::MAX, 0);
    memory(1 << 63, way, &device.uniform(more)?, &mut records).workgroups(1).run()?;
    for (lane, found) in records.read()?.into_iter().enumerate() {
        let mut expected = before[lane];
        expected.wide = (before[(lane + 1) % 8].wide + (1 << 63)) + 7 - lane as u64;
        let step = expected.small as i64;
        expected.vector.x += way.x * step;
        expected.vector.y += way.y * step;
        expected.vector.z = expected.vector.z.wrapping_add(step);
        expected.pair[1] = 3i64.wrapping_add(9).wrapping_sub(i64::MAX);
        expected.pair[0] <<= 3;
        assert_eq!(found, expected, "{lane}");
    }

    let a = [I64Vec3::new(5, -6, 1 << 40), I64Vec3::new(-9, 8, 7), I64Vec3::ZERO, I64Vec3::NEG_Y];
    let b = [U64Vec4::new(1, 2, 3, 4), U64Vec4::splat(1 << 40), U64Vec4::MAX, U64Vec4::W];
    let (mut out, mut counts) = (device.zeroed::<I64Vec3>(4)?, device.zeroed::<U64Vec4>(4)?);
    let mut sums = device.buffer(&[1u64, 2, 3, 4])?;
    vectors(&device.buffer(&a)?, &device.buffer(&b)?, &mut out, &mut counts, &mut sums)
        .workgroups(1)
        .run()?;
    let (out, counts, sums) = (out.read()?, counts.read()?, sums.read()?);
    for (i, (u, v)) in a.into_iter().zip(b).enumerate() {
        let mut w = I64Vec3::new(u.z, u.y, u.x) * 3 - u / 2;
        w.x = u.y;
        assert_eq!(out[i], select(w.abs(), w.max(I64Vec3::NEG_ONE), u.cmplt(w)));
        let v = v.to_array();
        let shifted = [v[0] << 1, v[1] << 2, v[2] << 3, v[3] << 40];
        let rotated = [v[3], v[0], v[1], v[2]].map(|x| x % 1000 + i as u64 + 1);
        let expected: [u64; 4] = std::array::from_fn(|k| shifted[k].wrapping_add(rotated[k]));
        assert_eq!(counts[i].to_array(), expected);
        let narrow = |x: i64| x as i32 as i64;
        let sum = v.into_iter().fold(0, u64::wrapping_add);
        let sum = sum.wrapping_add(v[0].wrapping_mul(v[1])).wrapping_add(u.x as u64);
        assert_eq!(sums[i], sum.wrapping_add((narrow(u.x) + narrow(u.y) + narrow(u.z)) as u64));
    }
    Ok(())
}

/// Rust's results; the kernels' results where Rust panics.
fn expected_functions(x: u64, y: u64) -> ([u64; 22], [u32; 7]) {
    let (s, t) = (x as i64, y as i64);
    let or = |value: Option<u64>, otherwise: u64| value.unwrap_or(otherwise);
    let rest = or(x.checked_rem(y), 0);
    let multiple = if rest == 0 { x } else { x.wrapping_add(y - rest) };
    let ceil = if y == 0 { x } else { x.div_ceil(y) };
    let values = [
        x.rotate_left(13) ^ x.rotate_right(y as u32),
        x.reverse_bits(),
        x.wrapping_pow(3).wrapping_add(s.wrapping_pow(5) as u64),
        x.abs_diff(y),
        s.abs_diff(t),
        x.saturating_add(y),
        x.saturating_sub(y),
        s.saturating_add(t) as u64,
        s.saturating_sub(t) as u64,
        x.wrapping_shl(y as u32).wrapping_add(x >> 6),
        s.wrapping_neg().wrapping_abs() as u64,
        s.unsigned_abs(),
        s.signum() as u64,
        x,
        ceil.wrapping_add(multiple),
        if t == 0 { 0 } else { s.wrapping_rem_euclid(t) as u64 },
        if t == 0 { x } else { s.wrapping_div_euclid(t) as u64 },
        x.wrapping_neg().wrapping_add(rest),
        x.is_multiple_of(y) as u64 | (x.is_power_of_two() as u64) << 1,
        s.max(t) as u64,
        x.min(y),
        or(x.checked_div(y), x).wrapping_mul(x.wrapping_add(1).wrapping_sub(y).wrapping_mul(3)),
    ];
    let counts = [
        x.count_ones(),
        x.count_zeros(),
        x.leading_zeros(),
        x.leading_ones(),
        x.trailing_zeros(),
        x.trailing_ones(),
        63u32.wrapping_sub(x.leading_zeros()),
    ];
    (values, counts)
}

/// Sizes from some bits of a wide number.
#[device]
fn sizes(x: u64) -> [u64; 4] {
    let low = (x & 7) as usize;
    let rest = (x % 1000) as usize;
    let high = (x >> 40) as usize;
    let own = [1u64, 2, 3, 4, 5, 6, 7, 8];
    [(low / 2) as u64, (rest / 3) as u64, (high / 3) as u64, own[..low].iter().sum()]
}

#[kernel(workgroup_size = 1)]
fn sizes_of_bits(x: &[u64], out: &mut [u64]) {
    for i in 0..x.len() {
        let found = sizes(x[i]);
        for k in 0..4 {
            if i * 4 + k < out.len() {
                out[i * 4 + k] = found[k];
            }
        }
    }
}

fn check_sizes(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0, 5, 0x1234_5678_9abc_def0, u64::MAX, 1 << 63, 999];
    let mut out = device.zeroed::<u64>(x.len() * 4)?;
    sizes_of_bits(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, x.map(sizes).concat());
    Ok(())
}

fn check_functions(device: &Device) -> Result<(), dsl_runtime::Error> {
    let edges = [
        0,
        1,
        3,
        1 << 31,
        u32::MAX as u64,
        1 << 32,
        0x1234_5678_9abc_def0,
        i64::MAX as u64,
        1 << 63,
        u64::MAX,
    ];
    let a: Vec<u64> = edges.iter().flat_map(|x| [*x; 10]).collect();
    let b: Vec<u64> = (0..10).flat_map(|_| edges).collect();
    let (mut out, mut counts) = (device.zeroed::<u64>(2200)?, device.zeroed::<u32>(700)?);
    functions(&device.buffer(&a)?, &device.buffer(&b)?, &mut out, &mut counts)
        .invocations(100)
        .run()?;
    let (out, counts) = (out.read()?, counts.read()?);
    for (i, (x, y)) in a.into_iter().zip(b).enumerate() {
        let (values, bits) = expected_functions(x, y);
        assert_eq!(out[22 * i..22 * i + 22], values, "{x:#x} {y:#x}");
        assert_eq!(counts[7 * i..7 * i + 7], bits, "{x:#x}");
    }
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    assert_eq!(operators::INFO.features, [Feature::ShaderInt64]);
    let mut out = device.zeroed::<u64>(12)?;
    if !device.supports(Feature::ShaderInt64) {
        let error = constants(&mut out).workgroups(1).run().unwrap_err();
        assert!(matches!(error, dsl_runtime::Error::MissingFeature { .. }), "{error}");
        crate::support::not_run("wide_integers", Feature::ShaderInt64, device);
        return Ok(());
    }
    constants(&mut out).workgroups(1).run()?;
    let big = (1 << 63) + 0xffff_ffff_0000;
    let minus = |n: i64| -n as u64;
    let expected =
        [u64::MAX, 1 << 63, big, 1, minus(5), u64::MAX, 1 << 63, 705_032_704, 64, u64::MAX, 1 << 60, 1 << 63];
    assert_eq!(out.read()?, expected);
    check_operators(device)?;
    check_casts(device)?;
    check_loops(device)?;
    check_memory(device)?;
    check_functions(device)?;
    check_sizes(device)
}
