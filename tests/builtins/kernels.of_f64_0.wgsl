// The kernel `of_f64_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `div_euclid` as Rust defines it.
fn rust_div_euclid_f64(a: f64, b: f64) -> f64 {
    let q = trunc(a / b);
    let away = select(1.0lf, -1.0lf, b > 0.0lf);
    return select(q, q + away, a % b < 0.0lf);
}

// `fract` as Rust defines it.
fn rust_fract_f64(a: f64) -> f64 {
    return a - trunc(a);
}

// `is_finite` as Rust defines it.
fn rust_is_finite_f64(a: f64) -> bool {
    return abs(a) <= 1.7976931348623157e308lf;
}

// `is_infinite` as Rust defines it.
fn rust_is_infinite_f64(a: f64) -> bool {
    return abs(a) > 1.7976931348623157e308lf;
}

// `is_nan` as Rust defines it.
fn rust_is_nan_f64(a: f64) -> bool {
    return !(a == a);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_f64(a: f64, b: f64) -> f64 {
    let r = a % b;
    return select(r, r + abs(b), r < 0.0lf);
}

// `round` as Rust defines it.
fn rust_round_f64(a: f64) -> f64 {
    let t = trunc(a);
    return t + select(f64(), sign(a), abs(a - t) >= f64(0.5lf));
}

// `round_ties_even` as Rust defines it.
fn rust_round_ties_even_f64(a: f64) -> f64 {
    let t = trunc(a);
    let rest = abs(a - t);
    let is_odd = t != 2.0lf * trunc(t * 0.5lf);
    return select(t, t + sign(a), rest > 0.5lf || (rest == 0.5lf && is_odd));
}

// `to_bits` as Rust defines it.
fn rust_to_bits_f64(a: f64) -> u64 {
    return bitcast<u64>(a);
}

@compute @workgroup_size(64)
fn of_f64_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 28u;
    let r0 = min(f64(f[i].x), f64(f[i].y));
    out[o + 0u] = bitcast<u32>(f32(r0));
    let r1 = max(f64(f[i].x), f64(f[i].y));
    out[o + 1u] = bitcast<u32>(f32(r1));
    let r2 = min(max(f64(f[i].x), f64(f[i].y)), f64(f[i].z));
    out[o + 2u] = bitcast<u32>(f32(r2));
    let r3 = select(f64(f[i].x), f64(f[i].y), (u[i].z < u[i].w));
    out[o + 3u] = bitcast<u32>(f32(r3));
    let r4 = abs(f64(f[i].x));
    out[o + 4u] = bitcast<u32>(f32(r4));
    let r5 = sqrt(f64(f[i].x));
    out[o + 5u] = bitcast<u32>(f32(r5));
    let r6 = floor(f64(f[i].x));
    out[o + 6u] = bitcast<u32>(f32(r6));
    let r7 = ceil(f64(f[i].x));
    out[o + 7u] = bitcast<u32>(f32(r7));
    let r8 = trunc(f64(f[i].x));
    out[o + 8u] = bitcast<u32>(f32(r8));
    let r9 = rust_round_ties_even_f64(f64(f[i].x));
    out[o + 9u] = bitcast<u32>(f32(r9));
    let r10 = rust_round_f64(f64(f[i].x));
    out[o + 10u] = bitcast<u32>(f32(r10));
    let r11 = rust_fract_f64(f64(f[i].x));
    out[o + 11u] = bitcast<u32>(f32(r11));
    let r12 = (1.0lf / f64(f[i].x));
    out[o + 12u] = bitcast<u32>(f32(r12));
    let r13 = fma(f64(f[i].x), f64(f[i].y), f64(f[i].z));
    out[o + 13u] = bitcast<u32>(f32(r13));
    let r14 = rust_rem_euclid_f64(f64(f[i].x), f64(f[i].y));
    out[o + 14u] = bitcast<u32>(f32(r14));
    let r15 = rust_div_euclid_f64(f64(f[i].x), f64(f[i].y));
    out[o + 15u] = bitcast<u32>(f32(r15));
    let r16 = rust_is_nan_f64(f64(f[i].x));
    out[o + 16u] = u32(r16);
    let r17 = rust_is_infinite_f64(f64(f[i].x));
    out[o + 17u] = u32(r17);
    let r18 = rust_is_finite_f64(f64(f[i].x));
    out[o + 18u] = u32(r18);
    let r19 = rust_to_bits_f64(f64(f[i].x));
    out[o + 19u] = u32(r19);
    out[o + 20u] = u32(r19 >> 32u);
    let r20 = fma(f64(f[i].x), f64(f[i].y), f64(f[i].z));
    out[o + 21u] = bitcast<u32>(f32(r20));
    let r21 = mix(f64(f[i].x), f64(f[i].y), f64(f[i].z));
    out[o + 22u] = bitcast<u32>(f32(r21));
    let r22 = saturate(f64(f[i].x));
    out[o + 23u] = bitcast<u32>(f32(r22));
    let r23 = sign(f64(f[i].x));
    out[o + 24u] = bitcast<u32>(f32(r23));
    let r24 = step(f64(f[i].x), f64(f[i].y));
    out[o + 25u] = bitcast<u32>(f32(r24));
    let r25 = smoothstep(f64(f[i].x), f64(f[i].y), f64(f[i].z));
    out[o + 26u] = bitcast<u32>(f32(r25));
    let r26 = inverseSqrt(f64(f[i].x));
    out[o + 27u] = bitcast<u32>(f32(r26));
}
