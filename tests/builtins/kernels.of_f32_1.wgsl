// The kernel `of_f32_1`.

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

struct Tuple2_f32_i32 {
    _0: f32,
    _1: i32,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_f32(a: f32) -> f32 {
    return bitcast<f32>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_f32(a: f32) -> i32 {
    return bitcast<i32>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_f32(a: f32) -> u32 {
    return bitcast<u32>(a);
}

// `cbrt` as Rust defines it.
fn rust_cbrt_f32(a: f32) -> f32 {
    if (a == 0.0f || (bitcast<u32>(a) & 0x7f800000u) == 0x7f800000u) {
        return a;
    }
    let t = sign(a) * exp2(log2(abs(a)) / 3.0f);
    return t - (t - a / (t * t)) / 3.0f;
}

// `div_euclid` as Rust defines it.
fn rust_div_euclid_f32(a: f32, b: f32) -> f32 {
    let q = trunc(a / b);
    let away = select(f32(1.0f), f32(-1.0f), b > f32());
    return select(q, q + away, a % b < f32());
}

// `exp_m1` as Rust defines it.
fn rust_exp_m1_f32(a: f32) -> f32 {
    let series = a * (1.0f + a / 2.0f * (1.0f + a / 3.0f * (1.0f + a / 4.0f * (1.0f + a / 5.0f * (1.0f + a / 6.0f * (1.0f + a / 7.0f))))));
    return select(exp(a) - 1.0f, series, abs(a) < 0.5f);
}

// `frexp` as Rust defines it.
fn rust_frexp_f32(a: f32) -> Tuple2_f32_i32 {
    let tiny = (bitcast<u32>(a) & u32(0x7f800000u)) == u32();
    let parts = frexp(select(a, a * 16777216.0f, tiny));
    let scale = select(i32(), i32(24i), tiny & (parts.fract != f32()));
    return Tuple2_f32_i32(parts.fract, parts.exp - scale);
}

// `is_normal` as Rust defines it.
fn rust_is_normal_f32(a: f32) -> bool {
    let e = bitcast<u32>(a) & 0x7f800000u;
    return e != 0u && e != 0x7f800000u;
}

// `is_subnormal` as Rust defines it.
fn rust_is_subnormal_f32(a: f32) -> bool {
    let m = bitcast<u32>(a) & 0x7fffffffu;
    return m != 0u && m < 0x00800000u;
}

// `ldexp` as Rust defines it.
fn rust_ldexp_f32(a: f32, b: i32) -> f32 {
    let e = clamp(b, i32(-360i), i32(360i));
    let h = e / i32(3i);
    return ldexp(ldexp(ldexp(a, h), h), e - h - h);
}

// `ln_1p` as Rust defines it.
fn rust_ln_1p_f32(a: f32) -> f32 {
    let s = a / (2.0f + a);
    let q = s * s;
    let series = 2.0f * s * (1.0f + q * (1.0f / 3.0f + q * (0.2f + q * (1.0f / 7.0f + q / 9.0f))));
    return select(log(1.0f + a), series, abs(a) < 0.25f);
}

// `Mat2::from_angle` as Rust defines it.
fn rust_mat2_from_angle_f32(a: f32) -> mat2x2<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat2x2<f32>(c, s, -s, c);
}

// `Mat3::from_angle` as Rust defines it.
fn rust_mat3_from_angle_f32(a: f32) -> mat3x3<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat3x3<f32>(c, s, 0.0f, -s, c, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat3::from_rotation_x` as Rust defines it.
fn rust_mat3_from_rotation_x_f32(a: f32) -> mat3x3<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat3x3<f32>(1.0f, 0.0f, 0.0f, 0.0f, c, s, 0.0f, -s, c);
}

// `Mat3::from_rotation_y` as Rust defines it.
fn rust_mat3_from_rotation_y_f32(a: f32) -> mat3x3<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat3x3<f32>(c, 0.0f, -s, 0.0f, 1.0f, 0.0f, s, 0.0f, c);
}

// `Mat3::from_rotation_z` as Rust defines it.
fn rust_mat3_from_rotation_z_f32(a: f32) -> mat3x3<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat3x3<f32>(c, s, 0.0f, -s, c, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat4::from_rotation_x` as Rust defines it.
fn rust_mat4_from_rotation_x_f32(a: f32) -> mat4x4<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat4x4<f32>(1.0f, 0.0f, 0.0f, 0.0f, 0.0f, c, s, 0.0f, 0.0f, -s, c, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat4::from_rotation_y` as Rust defines it.
fn rust_mat4_from_rotation_y_f32(a: f32) -> mat4x4<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat4x4<f32>(c, 0.0f, -s, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, s, 0.0f, c, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat4::from_rotation_z` as Rust defines it.
fn rust_mat4_from_rotation_z_f32(a: f32) -> mat4x4<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat4x4<f32>(c, s, 0.0f, 0.0f, -s, c, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `modf` as Rust defines it.
fn rust_modf_f32(a: f32) -> Tuple2_f32_f32 {
    let parts = modf(a);
    return Tuple2_f32_f32(parts.fract, parts.whole);
}

// `powi` as Rust defines it.
fn rust_powi_f32(a: f32, b: i32) -> f32 {
    var base = a;
    var n = u32(abs(b));
    var r = 1.0f;
    for (var bit = 0u; bit < 32u && n != 0u; bit++) {
        if ((n & 1u) == 1u) {
            r *= base;
        }
        base *= base;
        n >>= 1u;
    }
    return select(r, 1.0f / r, b < 0i);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_f32(a: f32, b: f32) -> f32 {
    let r = a % b;
    return select(r, r + abs(b), r < f32());
}

// `Vec2::from_angle` as Rust defines it.
fn rust_vec2_from_angle_f32(a: f32) -> vec2<f32> {
    return vec2<f32>(cos(a), sin(a));
}

@compute @workgroup_size(64)
fn of_f32_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 123u;
    let r0 = rust_powi_f32(f[i].x, n[i].y);
    out[o + 0u] = bitcast<u32>(r0);
    let r1 = rust_rem_euclid_f32(f[i].x, f[i].y);
    out[o + 1u] = bitcast<u32>(r1);
    let r2 = rust_div_euclid_f32(f[i].x, f[i].y);
    out[o + 2u] = bitcast<u32>(r2);
    let r3 = ((bitcast<u32>(f[i].x) & 0x7fffffffu) > 0x7f800000u);
    out[o + 3u] = u32(r3);
    let r4 = ((bitcast<u32>(f[i].x) & 0x7fffffffu) == 0x7f800000u);
    out[o + 4u] = u32(r4);
    let r5 = ((bitcast<u32>(f[i].x) & 0x7fffffffu) < 0x7f800000u);
    out[o + 5u] = u32(r5);
    let r6 = rust_is_normal_f32(f[i].x);
    out[o + 6u] = u32(r6);
    let r7 = rust_is_subnormal_f32(f[i].x);
    out[o + 7u] = u32(r7);
    let r8 = rust_exp_m1_f32(f[i].x);
    out[o + 8u] = bitcast<u32>(r8);
    let r9 = rust_ln_1p_f32(f[i].x);
    out[o + 9u] = bitcast<u32>(r9);
    let r10 = rust_cbrt_f32(f[i].x);
    out[o + 10u] = bitcast<u32>(r10);
    let r11 = ((bitcast<u32>(f[i].x) >> 31u) == 1u);
    out[o + 11u] = u32(r11);
    let r12 = ((bitcast<u32>(f[i].x) >> 31u) == 0u);
    out[o + 12u] = u32(r12);
    let r13 = bitcast<u32>(f[i].x);
    out[o + 13u] = r13;
    let r14 = rust_vec2_from_angle_f32(f[i].x);
    out[o + 14u] = bitcast<u32>(r14.x);
    out[o + 15u] = bitcast<u32>(r14.y);
    let r15 = rust_mat2_from_angle_f32(f[i].x);
    out[o + 16u] = bitcast<u32>(r15[0].x);
    out[o + 17u] = bitcast<u32>(r15[0].y);
    out[o + 18u] = bitcast<u32>(r15[1].x);
    out[o + 19u] = bitcast<u32>(r15[1].y);
    let r16 = rust_mat3_from_angle_f32(f[i].x);
    out[o + 20u] = bitcast<u32>(r16[0].x);
    out[o + 21u] = bitcast<u32>(r16[0].y);
    out[o + 22u] = bitcast<u32>(r16[0].z);
    out[o + 23u] = bitcast<u32>(r16[1].x);
    out[o + 24u] = bitcast<u32>(r16[1].y);
    out[o + 25u] = bitcast<u32>(r16[1].z);
    out[o + 26u] = bitcast<u32>(r16[2].x);
    out[o + 27u] = bitcast<u32>(r16[2].y);
    out[o + 28u] = bitcast<u32>(r16[2].z);
    let r17 = rust_mat3_from_rotation_x_f32(f[i].x);
    out[o + 29u] = bitcast<u32>(r17[0].x);
    out[o + 30u] = bitcast<u32>(r17[0].y);
    out[o + 31u] = bitcast<u32>(r17[0].z);
    out[o + 32u] = bitcast<u32>(r17[1].x);
    out[o + 33u] = bitcast<u32>(r17[1].y);
    out[o + 34u] = bitcast<u32>(r17[1].z);
    out[o + 35u] = bitcast<u32>(r17[2].x);
    out[o + 36u] = bitcast<u32>(r17[2].y);
    out[o + 37u] = bitcast<u32>(r17[2].z);
    let r18 = rust_mat3_from_rotation_y_f32(f[i].x);
    out[o + 38u] = bitcast<u32>(r18[0].x);
    out[o + 39u] = bitcast<u32>(r18[0].y);
    out[o + 40u] = bitcast<u32>(r18[0].z);
    out[o + 41u] = bitcast<u32>(r18[1].x);
    out[o + 42u] = bitcast<u32>(r18[1].y);
    out[o + 43u] = bitcast<u32>(r18[1].z);
    out[o + 44u] = bitcast<u32>(r18[2].x);
    out[o + 45u] = bitcast<u32>(r18[2].y);
    out[o + 46u] = bitcast<u32>(r18[2].z);
    let r19 = rust_mat3_from_rotation_z_f32(f[i].x);
    out[o + 47u] = bitcast<u32>(r19[0].x);
    out[o + 48u] = bitcast<u32>(r19[0].y);
    out[o + 49u] = bitcast<u32>(r19[0].z);
    out[o + 50u] = bitcast<u32>(r19[1].x);
    out[o + 51u] = bitcast<u32>(r19[1].y);
    out[o + 52u] = bitcast<u32>(r19[1].z);
    out[o + 53u] = bitcast<u32>(r19[2].x);
    out[o + 54u] = bitcast<u32>(r19[2].y);
    out[o + 55u] = bitcast<u32>(r19[2].z);
    let r20 = rust_mat4_from_rotation_x_f32(f[i].x);
    out[o + 56u] = bitcast<u32>(r20[0].x);
    out[o + 57u] = bitcast<u32>(r20[0].y);
    out[o + 58u] = bitcast<u32>(r20[0].z);
    out[o + 59u] = bitcast<u32>(r20[0].w);
    out[o + 60u] = bitcast<u32>(r20[1].x);
    out[o + 61u] = bitcast<u32>(r20[1].y);
    out[o + 62u] = bitcast<u32>(r20[1].z);
    out[o + 63u] = bitcast<u32>(r20[1].w);
    out[o + 64u] = bitcast<u32>(r20[2].x);
    out[o + 65u] = bitcast<u32>(r20[2].y);
    out[o + 66u] = bitcast<u32>(r20[2].z);
    out[o + 67u] = bitcast<u32>(r20[2].w);
    out[o + 68u] = bitcast<u32>(r20[3].x);
    out[o + 69u] = bitcast<u32>(r20[3].y);
    out[o + 70u] = bitcast<u32>(r20[3].z);
    out[o + 71u] = bitcast<u32>(r20[3].w);
    let r21 = rust_mat4_from_rotation_y_f32(f[i].x);
    out[o + 72u] = bitcast<u32>(r21[0].x);
    out[o + 73u] = bitcast<u32>(r21[0].y);
    out[o + 74u] = bitcast<u32>(r21[0].z);
    out[o + 75u] = bitcast<u32>(r21[0].w);
    out[o + 76u] = bitcast<u32>(r21[1].x);
    out[o + 77u] = bitcast<u32>(r21[1].y);
    out[o + 78u] = bitcast<u32>(r21[1].z);
    out[o + 79u] = bitcast<u32>(r21[1].w);
    out[o + 80u] = bitcast<u32>(r21[2].x);
    out[o + 81u] = bitcast<u32>(r21[2].y);
    out[o + 82u] = bitcast<u32>(r21[2].z);
    out[o + 83u] = bitcast<u32>(r21[2].w);
    out[o + 84u] = bitcast<u32>(r21[3].x);
    out[o + 85u] = bitcast<u32>(r21[3].y);
    out[o + 86u] = bitcast<u32>(r21[3].z);
    out[o + 87u] = bitcast<u32>(r21[3].w);
    let r22 = rust_mat4_from_rotation_z_f32(f[i].x);
    out[o + 88u] = bitcast<u32>(r22[0].x);
    out[o + 89u] = bitcast<u32>(r22[0].y);
    out[o + 90u] = bitcast<u32>(r22[0].z);
    out[o + 91u] = bitcast<u32>(r22[0].w);
    out[o + 92u] = bitcast<u32>(r22[1].x);
    out[o + 93u] = bitcast<u32>(r22[1].y);
    out[o + 94u] = bitcast<u32>(r22[1].z);
    out[o + 95u] = bitcast<u32>(r22[1].w);
    out[o + 96u] = bitcast<u32>(r22[2].x);
    out[o + 97u] = bitcast<u32>(r22[2].y);
    out[o + 98u] = bitcast<u32>(r22[2].z);
    out[o + 99u] = bitcast<u32>(r22[2].w);
    out[o + 100u] = bitcast<u32>(r22[3].x);
    out[o + 101u] = bitcast<u32>(r22[3].y);
    out[o + 102u] = bitcast<u32>(r22[3].z);
    out[o + 103u] = bitcast<u32>(r22[3].w);
    let r23 = select(f[i].x, f[i].y, (u[i].z < u[i].w));
    out[o + 104u] = bitcast<u32>(r23);
    let r24 = rust_bitcast_f32_f32(f[i].x);
    out[o + 105u] = bitcast<u32>(r24);
    let r25 = rust_bitcast_i32_f32(f[i].x);
    out[o + 106u] = u32(r25);
    let r26 = rust_bitcast_u32_f32(f[i].x);
    out[o + 107u] = r26;
    let r27 = mix(f[i].x, f[i].y, f[i].z);
    out[o + 108u] = bitcast<u32>(r27);
    let r28 = step(f[i].x, f[i].y);
    out[o + 109u] = bitcast<u32>(r28);
    let r29 = smoothstep(f[i].x, f[i].y, f[i].z);
    out[o + 110u] = bitcast<u32>(r29);
    let r30 = saturate(f[i].x);
    out[o + 111u] = bitcast<u32>(r30);
    let r31 = fma(f[i].x, f[i].y, f[i].z);
    out[o + 112u] = bitcast<u32>(r31);
    let r32 = sign(f[i].x);
    out[o + 113u] = bitcast<u32>(r32);
    let r33 = inverseSqrt(f[i].x);
    out[o + 114u] = bitcast<u32>(r33);
    let r34 = quantizeToF16(f[i].x);
    out[o + 115u] = bitcast<u32>(r34);
    let r35 = rust_modf_f32(f[i].x);
    out[o + 116u] = bitcast<u32>(r35._0);
    out[o + 117u] = bitcast<u32>(r35._1);
    let r36 = rust_frexp_f32(f[i].x);
    out[o + 118u] = bitcast<u32>(r36._0);
    out[o + 119u] = u32(r36._1);
    let r37 = rust_ldexp_f32(f[i].x, n[i].y);
    out[o + 120u] = bitcast<u32>(r37);
    let r38 = pow(f[i].x, f[i].y);
    out[o + 121u] = bitcast<u32>(r38);
    let r39 = tan(f[i].x);
    out[o + 122u] = bitcast<u32>(r39);
}
