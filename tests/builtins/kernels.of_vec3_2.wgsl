// The kernel `of_vec3_2`.

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

// `tanh` as Rust defines it.
fn rust_tanh_vec3f(a: vec3<f32>) -> vec3<f32> {
    return tanh(clamp(a, vec3<f32>(-20.0f), vec3<f32>(20.0f)));
}

@compute @workgroup_size(64)
fn of_vec3_2(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 87u;
    let r0 = select(f[i].xyz, f[i].yzw, (u[i].zwx < u[i].yzw));
    out[o + 0u] = bitcast<u32>(r0.x);
    out[o + 1u] = bitcast<u32>(r0.y);
    out[o + 2u] = bitcast<u32>(r0.z);
    let r1 = rust_bitcast_f32_vec3f(f[i].xyz);
    out[o + 3u] = bitcast<u32>(r1.x);
    out[o + 4u] = bitcast<u32>(r1.y);
    out[o + 5u] = bitcast<u32>(r1.z);
    let r2 = rust_bitcast_i32_vec3f(f[i].xyz);
    out[o + 6u] = u32(r2.x);
    out[o + 7u] = u32(r2.y);
    out[o + 8u] = u32(r2.z);
    let r3 = rust_bitcast_u32_vec3f(f[i].xyz);
    out[o + 9u] = r3.x;
    out[o + 10u] = r3.y;
    out[o + 11u] = r3.z;
    let r4 = mix(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 12u] = bitcast<u32>(r4.x);
    out[o + 13u] = bitcast<u32>(r4.y);
    out[o + 14u] = bitcast<u32>(r4.z);
    let r5 = step(f[i].xyz, f[i].yzw);
    out[o + 15u] = bitcast<u32>(r5.x);
    out[o + 16u] = bitcast<u32>(r5.y);
    out[o + 17u] = bitcast<u32>(r5.z);
    let r6 = smoothstep(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 18u] = bitcast<u32>(r6.x);
    out[o + 19u] = bitcast<u32>(r6.y);
    out[o + 20u] = bitcast<u32>(r6.z);
    let r7 = saturate(f[i].xyz);
    out[o + 21u] = bitcast<u32>(r7.x);
    out[o + 22u] = bitcast<u32>(r7.y);
    out[o + 23u] = bitcast<u32>(r7.z);
    let r8 = fma(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 24u] = bitcast<u32>(r8.x);
    out[o + 25u] = bitcast<u32>(r8.y);
    out[o + 26u] = bitcast<u32>(r8.z);
    let r9 = sign(f[i].xyz);
    out[o + 27u] = bitcast<u32>(r9.x);
    out[o + 28u] = bitcast<u32>(r9.y);
    out[o + 29u] = bitcast<u32>(r9.z);
    let r10 = inverseSqrt(f[i].xyz);
    out[o + 30u] = bitcast<u32>(r10.x);
    out[o + 31u] = bitcast<u32>(r10.y);
    out[o + 32u] = bitcast<u32>(r10.z);
    let r11 = quantizeToF16(f[i].xyz);
    out[o + 33u] = bitcast<u32>(r11.x);
    out[o + 34u] = bitcast<u32>(r11.y);
    out[o + 35u] = bitcast<u32>(r11.z);
    let r12 = ldexp(f[i].xyz, n[i].yzw);
    out[o + 36u] = bitcast<u32>(r12.x);
    out[o + 37u] = bitcast<u32>(r12.y);
    out[o + 38u] = bitcast<u32>(r12.z);
    let r13 = faceForward(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 39u] = bitcast<u32>(r13.x);
    out[o + 40u] = bitcast<u32>(r13.y);
    out[o + 41u] = bitcast<u32>(r13.z);
    let r14 = pow(f[i].xyz, f[i].yzw);
    out[o + 42u] = bitcast<u32>(r14.x);
    out[o + 43u] = bitcast<u32>(r14.y);
    out[o + 44u] = bitcast<u32>(r14.z);
    let r15 = tan(f[i].xyz);
    out[o + 45u] = bitcast<u32>(r15.x);
    out[o + 46u] = bitcast<u32>(r15.y);
    out[o + 47u] = bitcast<u32>(r15.z);
    let r16 = asin(f[i].xyz);
    out[o + 48u] = bitcast<u32>(r16.x);
    out[o + 49u] = bitcast<u32>(r16.y);
    out[o + 50u] = bitcast<u32>(r16.z);
    let r17 = acos(f[i].xyz);
    out[o + 51u] = bitcast<u32>(r17.x);
    out[o + 52u] = bitcast<u32>(r17.y);
    out[o + 53u] = bitcast<u32>(r17.z);
    let r18 = atan(f[i].xyz);
    out[o + 54u] = bitcast<u32>(r18.x);
    out[o + 55u] = bitcast<u32>(r18.y);
    out[o + 56u] = bitcast<u32>(r18.z);
    let r19 = atan2(f[i].xyz, f[i].yzw);
    out[o + 57u] = bitcast<u32>(r19.x);
    out[o + 58u] = bitcast<u32>(r19.y);
    out[o + 59u] = bitcast<u32>(r19.z);
    let r20 = sinh(f[i].xyz);
    out[o + 60u] = bitcast<u32>(r20.x);
    out[o + 61u] = bitcast<u32>(r20.y);
    out[o + 62u] = bitcast<u32>(r20.z);
    let r21 = cosh(f[i].xyz);
    out[o + 63u] = bitcast<u32>(r21.x);
    out[o + 64u] = bitcast<u32>(r21.y);
    out[o + 65u] = bitcast<u32>(r21.z);
    let r22 = rust_tanh_vec3f(f[i].xyz);
    out[o + 66u] = bitcast<u32>(r22.x);
    out[o + 67u] = bitcast<u32>(r22.y);
    out[o + 68u] = bitcast<u32>(r22.z);
    let r23 = asinh(f[i].xyz);
    out[o + 69u] = bitcast<u32>(r23.x);
    out[o + 70u] = bitcast<u32>(r23.y);
    out[o + 71u] = bitcast<u32>(r23.z);
    let r24 = acosh(f[i].xyz);
    out[o + 72u] = bitcast<u32>(r24.x);
    out[o + 73u] = bitcast<u32>(r24.y);
    out[o + 74u] = bitcast<u32>(r24.z);
    let r25 = atanh(f[i].xyz);
    out[o + 75u] = bitcast<u32>(r25.x);
    out[o + 76u] = bitcast<u32>(r25.y);
    out[o + 77u] = bitcast<u32>(r25.z);
    let r26 = degrees(f[i].xyz);
    out[o + 78u] = bitcast<u32>(r26.x);
    out[o + 79u] = bitcast<u32>(r26.y);
    out[o + 80u] = bitcast<u32>(r26.z);
    let r27 = radians(f[i].xyz);
    out[o + 81u] = bitcast<u32>(r27.x);
    out[o + 82u] = bitcast<u32>(r27.y);
    out[o + 83u] = bitcast<u32>(r27.z);
    let r28 = round(f[i].xyz);
    out[o + 84u] = bitcast<u32>(r28.x);
    out[o + 85u] = bitcast<u32>(r28.y);
    out[o + 86u] = bitcast<u32>(r28.z);
}
