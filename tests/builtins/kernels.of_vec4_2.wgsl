// The kernel `of_vec4_2`.

struct Tuple2_Vec4_Vec4 {
    _0: vec4<f32>,
    _1: vec4<f32>,
}

struct Tuple2_Vec4_IVec4 {
    _0: vec4<f32>,
    _1: vec4<i32>,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `frexp` as Rust defines it.
fn rust_frexp_vec4f(a: vec4<f32>) -> Tuple2_Vec4_IVec4 {
    let tiny = (bitcast<vec4<u32>>(a) & vec4<u32>(0x7f800000u)) == vec4<u32>();
    let parts = frexp(select(a, a * 16777216.0f, tiny));
    let scale = select(vec4<i32>(), vec4<i32>(24i), tiny & (parts.fract != vec4<f32>()));
    return Tuple2_Vec4_IVec4(parts.fract, parts.exp - scale);
}

// `ldexp` as Rust defines it.
fn rust_ldexp_vec4f(a: vec4<f32>, b: vec4<i32>) -> vec4<f32> {
    let e = clamp(b, vec4<i32>(-360i), vec4<i32>(360i));
    let h = e / vec4<i32>(3i);
    return ldexp(ldexp(ldexp(a, h), h), e - h - h);
}

// `modf` as Rust defines it.
fn rust_modf_vec4f(a: vec4<f32>) -> Tuple2_Vec4_Vec4 {
    let parts = modf(a);
    return Tuple2_Vec4_Vec4(parts.fract, parts.whole);
}

// `tanh` as Rust defines it.
fn rust_tanh_vec4f(a: vec4<f32>) -> vec4<f32> {
    return tanh(clamp(a, vec4<f32>(-20.0f), vec4<f32>(20.0f)));
}

@compute @workgroup_size(64)
fn of_vec4_2(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 114u;
    let r0 = step(f[i].xyzw, f[i].yzwx);
    out[o + 0u] = bitcast<u32>(r0.x);
    out[o + 1u] = bitcast<u32>(r0.y);
    out[o + 2u] = bitcast<u32>(r0.z);
    out[o + 3u] = bitcast<u32>(r0.w);
    let r1 = smoothstep(f[i].xyzw, f[i].yzwx, f[i].zwxy);
    out[o + 4u] = bitcast<u32>(r1.x);
    out[o + 5u] = bitcast<u32>(r1.y);
    out[o + 6u] = bitcast<u32>(r1.z);
    out[o + 7u] = bitcast<u32>(r1.w);
    let r2 = saturate(f[i].xyzw);
    out[o + 8u] = bitcast<u32>(r2.x);
    out[o + 9u] = bitcast<u32>(r2.y);
    out[o + 10u] = bitcast<u32>(r2.z);
    out[o + 11u] = bitcast<u32>(r2.w);
    let r3 = fma(f[i].xyzw, f[i].yzwx, f[i].zwxy);
    out[o + 12u] = bitcast<u32>(r3.x);
    out[o + 13u] = bitcast<u32>(r3.y);
    out[o + 14u] = bitcast<u32>(r3.z);
    out[o + 15u] = bitcast<u32>(r3.w);
    let r4 = sign(f[i].xyzw);
    out[o + 16u] = bitcast<u32>(r4.x);
    out[o + 17u] = bitcast<u32>(r4.y);
    out[o + 18u] = bitcast<u32>(r4.z);
    out[o + 19u] = bitcast<u32>(r4.w);
    let r5 = inverseSqrt(f[i].xyzw);
    out[o + 20u] = bitcast<u32>(r5.x);
    out[o + 21u] = bitcast<u32>(r5.y);
    out[o + 22u] = bitcast<u32>(r5.z);
    out[o + 23u] = bitcast<u32>(r5.w);
    let r6 = quantizeToF16(f[i].xyzw);
    out[o + 24u] = bitcast<u32>(r6.x);
    out[o + 25u] = bitcast<u32>(r6.y);
    out[o + 26u] = bitcast<u32>(r6.z);
    out[o + 27u] = bitcast<u32>(r6.w);
    let r7 = rust_modf_vec4f(f[i].xyzw);
    out[o + 28u] = bitcast<u32>(r7._0.x);
    out[o + 29u] = bitcast<u32>(r7._0.y);
    out[o + 30u] = bitcast<u32>(r7._0.z);
    out[o + 31u] = bitcast<u32>(r7._0.w);
    out[o + 32u] = bitcast<u32>(r7._1.x);
    out[o + 33u] = bitcast<u32>(r7._1.y);
    out[o + 34u] = bitcast<u32>(r7._1.z);
    out[o + 35u] = bitcast<u32>(r7._1.w);
    let r8 = rust_frexp_vec4f(f[i].xyzw);
    out[o + 36u] = bitcast<u32>(r8._0.x);
    out[o + 37u] = bitcast<u32>(r8._0.y);
    out[o + 38u] = bitcast<u32>(r8._0.z);
    out[o + 39u] = bitcast<u32>(r8._0.w);
    out[o + 40u] = u32(r8._1.x);
    out[o + 41u] = u32(r8._1.y);
    out[o + 42u] = u32(r8._1.z);
    out[o + 43u] = u32(r8._1.w);
    let r9 = rust_ldexp_vec4f(f[i].xyzw, n[i].yzwx);
    out[o + 44u] = bitcast<u32>(r9.x);
    out[o + 45u] = bitcast<u32>(r9.y);
    out[o + 46u] = bitcast<u32>(r9.z);
    out[o + 47u] = bitcast<u32>(r9.w);
    let r10 = faceForward(f[i].xyzw, f[i].yzwx, f[i].zwxy);
    out[o + 48u] = bitcast<u32>(r10.x);
    out[o + 49u] = bitcast<u32>(r10.y);
    out[o + 50u] = bitcast<u32>(r10.z);
    out[o + 51u] = bitcast<u32>(r10.w);
    let r11 = pow(f[i].xyzw, f[i].yzwx);
    out[o + 52u] = bitcast<u32>(r11.x);
    out[o + 53u] = bitcast<u32>(r11.y);
    out[o + 54u] = bitcast<u32>(r11.z);
    out[o + 55u] = bitcast<u32>(r11.w);
    let r12 = tan(f[i].xyzw);
    out[o + 56u] = bitcast<u32>(r12.x);
    out[o + 57u] = bitcast<u32>(r12.y);
    out[o + 58u] = bitcast<u32>(r12.z);
    out[o + 59u] = bitcast<u32>(r12.w);
    let r13 = asin(f[i].xyzw);
    out[o + 60u] = bitcast<u32>(r13.x);
    out[o + 61u] = bitcast<u32>(r13.y);
    out[o + 62u] = bitcast<u32>(r13.z);
    out[o + 63u] = bitcast<u32>(r13.w);
    let r14 = acos(f[i].xyzw);
    out[o + 64u] = bitcast<u32>(r14.x);
    out[o + 65u] = bitcast<u32>(r14.y);
    out[o + 66u] = bitcast<u32>(r14.z);
    out[o + 67u] = bitcast<u32>(r14.w);
    let r15 = atan(f[i].xyzw);
    out[o + 68u] = bitcast<u32>(r15.x);
    out[o + 69u] = bitcast<u32>(r15.y);
    out[o + 70u] = bitcast<u32>(r15.z);
    out[o + 71u] = bitcast<u32>(r15.w);
    let r16 = atan2(f[i].xyzw, f[i].yzwx);
    out[o + 72u] = bitcast<u32>(r16.x);
    out[o + 73u] = bitcast<u32>(r16.y);
    out[o + 74u] = bitcast<u32>(r16.z);
    out[o + 75u] = bitcast<u32>(r16.w);
    let r17 = sinh(f[i].xyzw);
    out[o + 76u] = bitcast<u32>(r17.x);
    out[o + 77u] = bitcast<u32>(r17.y);
    out[o + 78u] = bitcast<u32>(r17.z);
    out[o + 79u] = bitcast<u32>(r17.w);
    let r18 = cosh(f[i].xyzw);
    out[o + 80u] = bitcast<u32>(r18.x);
    out[o + 81u] = bitcast<u32>(r18.y);
    out[o + 82u] = bitcast<u32>(r18.z);
    out[o + 83u] = bitcast<u32>(r18.w);
    let r19 = rust_tanh_vec4f(f[i].xyzw);
    out[o + 84u] = bitcast<u32>(r19.x);
    out[o + 85u] = bitcast<u32>(r19.y);
    out[o + 86u] = bitcast<u32>(r19.z);
    out[o + 87u] = bitcast<u32>(r19.w);
    let r20 = asinh(f[i].xyzw);
    out[o + 88u] = bitcast<u32>(r20.x);
    out[o + 89u] = bitcast<u32>(r20.y);
    out[o + 90u] = bitcast<u32>(r20.z);
    out[o + 91u] = bitcast<u32>(r20.w);
    let r21 = acosh(f[i].xyzw);
    out[o + 92u] = bitcast<u32>(r21.x);
    out[o + 93u] = bitcast<u32>(r21.y);
    out[o + 94u] = bitcast<u32>(r21.z);
    out[o + 95u] = bitcast<u32>(r21.w);
    let r22 = atanh(f[i].xyzw);
    out[o + 96u] = bitcast<u32>(r22.x);
    out[o + 97u] = bitcast<u32>(r22.y);
    out[o + 98u] = bitcast<u32>(r22.z);
    out[o + 99u] = bitcast<u32>(r22.w);
    let r23 = degrees(f[i].xyzw);
    out[o + 100u] = bitcast<u32>(r23.x);
    out[o + 101u] = bitcast<u32>(r23.y);
    out[o + 102u] = bitcast<u32>(r23.z);
    out[o + 103u] = bitcast<u32>(r23.w);
    let r24 = radians(f[i].xyzw);
    out[o + 104u] = bitcast<u32>(r24.x);
    out[o + 105u] = bitcast<u32>(r24.y);
    out[o + 106u] = bitcast<u32>(r24.z);
    out[o + 107u] = bitcast<u32>(r24.w);
    let r25 = round(f[i].xyzw);
    out[o + 108u] = bitcast<u32>(r25.x);
    out[o + 109u] = bitcast<u32>(r25.y);
    out[o + 110u] = bitcast<u32>(r25.z);
    out[o + 111u] = bitcast<u32>(r25.w);
    let r26 = pack4x8unorm(f[i].xyzw);
    out[o + 112u] = r26;
    let r27 = pack4x8snorm(f[i].xyzw);
    out[o + 113u] = r27;
}
