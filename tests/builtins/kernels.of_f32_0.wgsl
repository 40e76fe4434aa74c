// The kernel `of_f32_0`.

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `atan2` as Rust defines it.
fn rust_atan2_f32(a: f32, b: f32) -> f32 {
    if (a != 0.0f || b != 0.0f) {
        return atan2(a, b);
    }
    let pi = bitcast<f32>((bitcast<u32>(a) & 0x80000000u) | 0x40490fdbu);
    return select(a, pi, (bitcast<u32>(b) >> 31u) == 1u);
}

// `copysign` as Rust defines it.
fn rust_copysign_f32(a: f32, b: f32) -> f32 {
    return bitcast<f32>((bitcast<u32>(a) & u32(0x7fffffffu)) | (bitcast<u32>(b) & u32(0x80000000u)));
}

// `fract` as Rust defines it.
fn rust_fract_f32(a: f32) -> f32 {
    return a - trunc(a);
}

// `log` as Rust defines it.
fn rust_log_f32(a: f32, b: f32) -> f32 {
    return log2(a) / log2(b);
}

// `powf` as Rust defines it.
fn rust_powf_f32(a: f32, b: f32) -> f32 {
    if (b == 0.0f || a == 1.0f) {
        return 1.0f;
    }
    let p = pow(abs(a), b);
    if ((bitcast<u32>(a) >> 31u) == 0u) {
        return p;
    }
    if (trunc(b) != b) {
        return select(sqrt(a), p, a == 0.0f);
    }
    return select(p, -p, abs(b) < 16777216.0f && (i32(b) & 1i) == 1i);
}

// `round` as Rust defines it.
fn rust_round_f32(a: f32) -> f32 {
    let t = trunc(a);
    return t + select(f32(), sign(a), abs(a - t) >= f32(0.5f));
}

// `signum` as Rust defines it.
fn rust_signum_f32(a: f32) -> f32 {
    let negative = (bitcast<u32>(a) >> u32(31u)) == u32(1u);
    let nan = (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u);
    return select(select(f32(1.0f), f32(-1.0f), negative), a, nan);
}

// `sin_cos` as Rust defines it.
fn rust_sin_cos_f32(a: f32) -> Tuple2_f32_f32 {
    return Tuple2_f32_f32(sin(a), cos(a));
}

@compute @workgroup_size(64)
fn of_f32_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 41u;
    let r0 = min(f[i].x, f[i].y);
    out[o + 0u] = bitcast<u32>(r0);
    let r1 = max(f[i].x, f[i].y);
    out[o + 1u] = bitcast<u32>(r1);
    let r2 = min(max(f[i].x, f[i].y), f[i].z);
    out[o + 2u] = bitcast<u32>(r2);
    let r3 = abs(f[i].x);
    out[o + 3u] = bitcast<u32>(r3);
    let r4 = rust_signum_f32(f[i].x);
    out[o + 4u] = bitcast<u32>(r4);
    let r5 = sqrt(f[i].x);
    out[o + 5u] = bitcast<u32>(r5);
    let r6 = floor(f[i].x);
    out[o + 6u] = bitcast<u32>(r6);
    let r7 = ceil(f[i].x);
    out[o + 7u] = bitcast<u32>(r7);
    let r8 = trunc(f[i].x);
    out[o + 8u] = bitcast<u32>(r8);
    let r9 = round(f[i].x);
    out[o + 9u] = bitcast<u32>(r9);
    let r10 = exp(f[i].x);
    out[o + 10u] = bitcast<u32>(r10);
    let r11 = exp2(f[i].x);
    out[o + 11u] = bitcast<u32>(r11);
    let r12 = log(f[i].x);
    out[o + 12u] = bitcast<u32>(r12);
    let r13 = log2(f[i].x);
    out[o + 13u] = bitcast<u32>(r13);
    let r14 = sin(f[i].x);
    out[o + 14u] = bitcast<u32>(r14);
    let r15 = cos(f[i].x);
    out[o + 15u] = bitcast<u32>(r15);
    let r16 = rust_sin_cos_f32(f[i].x);
    out[o + 16u] = bitcast<u32>(r16._0);
    out[o + 17u] = bitcast<u32>(r16._1);
    let r17 = tan(f[i].x);
    out[o + 18u] = bitcast<u32>(r17);
    let r18 = asin(f[i].x);
    out[o + 19u] = bitcast<u32>(r18);
    let r19 = acos(f[i].x);
    out[o + 20u] = bitcast<u32>(r19);
    let r20 = atan(f[i].x);
    out[o + 21u] = bitcast<u32>(r20);
    let r21 = rust_atan2_f32(f[i].x, f[i].y);
    out[o + 22u] = bitcast<u32>(r21);
    let r22 = sinh(f[i].x);
    out[o + 23u] = bitcast<u32>(r22);
    let r23 = cosh(f[i].x);
    out[o + 24u] = bitcast<u32>(r23);
    let r24 = tanh(clamp(f[i].x, -20.0f, 20.0f));
    out[o + 25u] = bitcast<u32>(r24);
    let r25 = asinh(f[i].x);
    out[o + 26u] = bitcast<u32>(r25);
    let r26 = acosh(f[i].x);
    out[o + 27u] = bitcast<u32>(r26);
    let r27 = atanh(f[i].x);
    out[o + 28u] = bitcast<u32>(r27);
    let r28 = fma(f[i].x, f[i].y, f[i].z);
    out[o + 29u] = bitcast<u32>(r28);
    let r29 = degrees(f[i].x);
    out[o + 30u] = bitcast<u32>(r29);
    let r30 = radians(f[i].x);
    out[o + 31u] = bitcast<u32>(r30);
    let r31 = rust_round_f32(f[i].x);
    out[o + 32u] = bitcast<u32>(r31);
    let r32 = rust_fract_f32(f[i].x);
    out[o + 33u] = bitcast<u32>(r32);
    let r33 = (1.0f / f[i].x);
    out[o + 34u] = bitcast<u32>(r33);
    let r34 = (f[i].x * 0.5f + f[i].y * 0.5f);
    out[o + 35u] = bitcast<u32>(r34);
    let r35 = (log2(f[i].x) * 0.30103f);
    out[o + 36u] = bitcast<u32>(r35);
    let r36 = rust_log_f32(f[i].x, f[i].y);
    out[o + 37u] = bitcast<u32>(r36);
    let r37 = length(vec2<f32>(f[i].x, f[i].y));
    out[o + 38u] = bitcast<u32>(r37);
    let r38 = rust_copysign_f32(f[i].x, f[i].y);
    out[o + 39u] = bitcast<u32>(r38);
    let r39 = rust_powf_f32(f[i].x, f[i].y);
    out[o + 40u] = bitcast<u32>(r39);
}
