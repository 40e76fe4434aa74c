// The kernel `of_vec3_2`.

struct Tuple2_Vec3_Vec3 {
    _0: vec3<f32>,
    _1: vec3<f32>,
}

struct Tuple2_Vec3_IVec3 {
    _0: vec3<f32>,
    _1: vec3<i32>,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec3f(a: vec3<f32>) -> vec3<f32> {
    return bitcast<vec3<f32>>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec3f(a: vec3<f32>) -> vec3<i32> {
    return bitcast<vec3<i32>>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec3f(a: vec3<f32>) -> vec3<u32> {
    return bitcast<vec3<u32>>(a);
}

// `frexp` as Rust defines it.
fn rust_frexp_vec3f(a: vec3<f32>) -> Tuple2_Vec3_IVec3 {
    let tiny = (bitcast<vec3<u32>>(a) & vec3<u32>(0x7f800000u)) == vec3<u32>();
    let parts = frexp(select(a, a * 16777216.0f, tiny));
    let scale = select(vec3<i32>(), vec3<i32>(24i), tiny & (parts.fract != vec3<f32>()));
    return Tuple2_Vec3_IVec3(parts.fract, parts.exp - scale);
}

// `ldexp` as Rust defines it.
fn rust_ldexp_vec3f(a: vec3<f32>, b: vec3<i32>) -> vec3<f32> {
    let e = clamp(b, vec3<i32>(-360i), vec3<i32>(360i));
    let h = e / vec3<i32>(3i);
    return ldexp(ldexp(ldexp(a, h), h), e - h - h);
}

// `Mat4::from_translation` as Rust defines it.
fn rust_mat4_from_translation_vec3f(a: vec3<f32>) -> mat4x4<f32> {
    return mat4x4<f32>(1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, a.x, a.y, a.z, 1.0f);
}

// `modf` as Rust defines it.
fn rust_modf_vec3f(a: vec3<f32>) -> Tuple2_Vec3_Vec3 {
    let parts = modf(a);
    return Tuple2_Vec3_Vec3(parts.fract, parts.whole);
}

// `tanh` as Rust defines it.
fn rust_tanh_vec3f(a: vec3<f32>) -> vec3<f32> {
    return tanh(clamp(a, vec3<f32>(-20.0f), vec3<f32>(20.0f)));
}

@compute @workgroup_size(64)
fn of_vec3_2(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 115u;
    let r0 = rust_mat4_from_translation_vec3f(f[i].xyz);
    out[o + 0u] = bitcast<u32>(r0[0].x);
    out[o + 1u] = bitcast<u32>(r0[0].y);
    out[o + 2u] = bitcast<u32>(r0[0].z);
    out[o + 3u] = bitcast<u32>(r0[0].w);
    out[o + 4u] = bitcast<u32>(r0[1].x);
    out[o + 5u] = bitcast<u32>(r0[1].y);
    out[o + 6u] = bitcast<u32>(r0[1].z);
    out[o + 7u] = bitcast<u32>(r0[1].w);
    out[o + 8u] = bitcast<u32>(r0[2].x);
    out[o + 9u] = bitcast<u32>(r0[2].y);
    out[o + 10u] = bitcast<u32>(r0[2].z);
    out[o + 11u] = bitcast<u32>(r0[2].w);
    out[o + 12u] = bitcast<u32>(r0[3].x);
    out[o + 13u] = bitcast<u32>(r0[3].y);
    out[o + 14u] = bitcast<u32>(r0[3].z);
    out[o + 15u] = bitcast<u32>(r0[3].w);
    let r1 = select(f[i].xyz, f[i].yzw, (u[i].zwx < u[i].yzw));
    out[o + 16u] = bitcast<u32>(r1.x);
    out[o + 17u] = bitcast<u32>(r1.y);
    out[o + 18u] = bitcast<u32>(r1.z);
    let r2 = rust_bitcast_f32_vec3f(f[i].xyz);
    out[o + 19u] = bitcast<u32>(r2.x);
    out[o + 20u] = bitcast<u32>(r2.y);
    out[o + 21u] = bitcast<u32>(r2.z);
    let r3 = rust_bitcast_i32_vec3f(f[i].xyz);
    out[o + 22u] = u32(r3.x);
    out[o + 23u] = u32(r3.y);
    out[o + 24u] = u32(r3.z);
    let r4 = rust_bitcast_u32_vec3f(f[i].xyz);
    out[o + 25u] = r4.x;
    out[o + 26u] = r4.y;
    out[o + 27u] = r4.z;
    let r5 = mix(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 28u] = bitcast<u32>(r5.x);
    out[o + 29u] = bitcast<u32>(r5.y);
    out[o + 30u] = bitcast<u32>(r5.z);
    let r6 = step(f[i].xyz, f[i].yzw);
    out[o + 31u] = bitcast<u32>(r6.x);
    out[o + 32u] = bitcast<u32>(r6.y);
    out[o + 33u] = bitcast<u32>(r6.z);
    let r7 = smoothstep(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 34u] = bitcast<u32>(r7.x);
    out[o + 35u] = bitcast<u32>(r7.y);
    out[o + 36u] = bitcast<u32>(r7.z);
    let r8 = saturate(f[i].xyz);
    out[o + 37u] = bitcast<u32>(r8.x);
    out[o + 38u] = bitcast<u32>(r8.y);
    out[o + 39u] = bitcast<u32>(r8.z);
    let r9 = fma(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 40u] = bitcast<u32>(r9.x);
    out[o + 41u] = bitcast<u32>(r9.y);
    out[o + 42u] = bitcast<u32>(r9.z);
    let r10 = sign(f[i].xyz);
    out[o + 43u] = bitcast<u32>(r10.x);
    out[o + 44u] = bitcast<u32>(r10.y);
    out[o + 45u] = bitcast<u32>(r10.z);
    let r11 = inverseSqrt(f[i].xyz);
    out[o + 46u] = bitcast<u32>(r11.x);
    out[o + 47u] = bitcast<u32>(r11.y);
    out[o + 48u] = bitcast<u32>(r11.z);
    let r12 = quantizeToF16(f[i].xyz);
    out[o + 49u] = bitcast<u32>(r12.x);
    out[o + 50u] = bitcast<u32>(r12.y);
    out[o + 51u] = bitcast<u32>(r12.z);
    let r13 = rust_modf_vec3f(f[i].xyz);
    out[o + 52u] = bitcast<u32>(r13._0.x);
    out[o + 53u] = bitcast<u32>(r13._0.y);
    out[o + 54u] = bitcast<u32>(r13._0.z);
    out[o + 55u] = bitcast<u32>(r13._1.x);
    out[o + 56u] = bitcast<u32>(r13._1.y);
    out[o + 57u] = bitcast<u32>(r13._1.z);
    let r14 = rust_frexp_vec3f(f[i].xyz);
    out[o + 58u] = bitcast<u32>(r14._0.x);
    out[o + 59u] = bitcast<u32>(r14._0.y);
    out[o + 60u] = bitcast<u32>(r14._0.z);
    out[o + 61u] = u32(r14._1.x);
    out[o + 62u] = u32(r14._1.y);
    out[o + 63u] = u32(r14._1.z);
    let r15 = rust_ldexp_vec3f(f[i].xyz, n[i].yzw);
    out[o + 64u] = bitcast<u32>(r15.x);
    out[o + 65u] = bitcast<u32>(r15.y);
    out[o + 66u] = bitcast<u32>(r15.z);
    let r16 = faceForward(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 67u] = bitcast<u32>(r16.x);
    out[o + 68u] = bitcast<u32>(r16.y);
    out[o + 69u] = bitcast<u32>(r16.z);
    let r17 = pow(f[i].xyz, f[i].yzw);
    out[o + 70u] = bitcast<u32>(r17.x);
    out[o + 71u] = bitcast<u32>(r17.y);
    out[o + 72u] = bitcast<u32>(r17.z);
    let r18 = tan(f[i].xyz);
    out[o + 73u] = bitcast<u32>(r18.x);
    out[o + 74u] = bitcast<u32>(r18.y);
    out[o + 75u] = bitcast<u32>(r18.z);
    let r19 = asin(f[i].xyz);
    out[o + 76u] = bitcast<u32>(r19.x);
    out[o + 77u] = bitcast<u32>(r19.y);
    out[o + 78u] = bitcast<u32>(r19.z);
    let r20 = acos(f[i].xyz);
    out[o + 79u] = bitcast<u32>(r20.x);
    out[o + 80u] = bitcast<u32>(r20.y);
    out[o + 81u] = bitcast<u32>(r20.z);
    let r21 = atan(f[i].xyz);
    out[o + 82u] = bitcast<u32>(r21.x);
    out[o + 83u] = bitcast<u32>(r21.y);
    out[o + 84u] = bitcast<u32>(r21.z);
    let r22 = atan2(f[i].xyz, f[i].yzw);
    out[o + 85u] = bitcast<u32>(r22.x);
    out[o + 86u] = bitcast<u32>(r22.y);
    out[o + 87u] = bitcast<u32>(r22.z);
    let r23 = sinh(f[i].xyz);
    out[o + 88u] = bitcast<u32>(r23.x);
    out[o + 89u] = bitcast<u32>(r23.y);
    out[o + 90u] = bitcast<u32>(r23.z);
    let r24 = cosh(f[i].xyz);
    out[o + 91u] = bitcast<u32>(r24.x);
    out[o + 92u] = bitcast<u32>(r24.y);
    out[o + 93u] = bitcast<u32>(r24.z);
    let r25 = rust_tanh_vec3f(f[i].xyz);
    out[o + 94u] = bitcast<u32>(r25.x);
    out[o + 95u] = bitcast<u32>(r25.y);
    out[o + 96u] = bitcast<u32>(r25.z);
    let r26 = asinh(f[i].xyz);
    out[o + 97u] = bitcast<u32>(r26.x);
    out[o + 98u] = bitcast<u32>(r26.y);
    out[o + 99u] = bitcast<u32>(r26.z);
    let r27 = acosh(f[i].xyz);
    out[o + 100u] = bitcast<u32>(r27.x);
    out[o + 101u] = bitcast<u32>(r27.y);
    out[o + 102u] = bitcast<u32>(r27.z);
    let r28 = atanh(f[i].xyz);
    out[o + 103u] = bitcast<u32>(r28.x);
    out[o + 104u] = bitcast<u32>(r28.y);
    out[o + 105u] = bitcast<u32>(r28.z);
    let r29 = degrees(f[i].xyz);
    out[o + 106u] = bitcast<u32>(r29.x);
    out[o + 107u] = bitcast<u32>(r29.y);
    out[o + 108u] = bitcast<u32>(r29.z);
    let r30 = radians(f[i].xyz);
    out[o + 109u] = bitcast<u32>(r30.x);
    out[o + 110u] = bitcast<u32>(r30.y);
    out[o + 111u] = bitcast<u32>(r30.z);
    let r31 = round(f[i].xyz);
    out[o + 112u] = bitcast<u32>(r31.x);
    out[o + 113u] = bitcast<u32>(r31.y);
    out[o + 114u] = bitcast<u32>(r31.z);
}
