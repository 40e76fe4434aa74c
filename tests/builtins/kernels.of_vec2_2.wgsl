// The kernel `of_vec2_2`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec2f(a: vec2<f32>) -> vec2<u32> {
    return bitcast<vec2<u32>>(a);
}

// `tanh` as Rust defines it.
fn rust_tanh_vec2f(a: vec2<f32>) -> vec2<f32> {
    return tanh(clamp(a, vec2<f32>(-20.0f), vec2<f32>(20.0f)));
}

@compute @workgroup_size(64)
fn of_vec2_2(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 55u;
    let r0 = rust_bitcast_u32_vec2f(f[i].xy);
    out[o + 0u] = r0.x;
    out[o + 1u] = r0.y;
    let r1 = mix(f[i].xy, f[i].yz, f[i].zw);
    out[o + 2u] = bitcast<u32>(r1.x);
    out[o + 3u] = bitcast<u32>(r1.y);
    let r2 = step(f[i].xy, f[i].yz);
    out[o + 4u] = bitcast<u32>(r2.x);
    out[o + 5u] = bitcast<u32>(r2.y);
    let r3 = smoothstep(f[i].xy, f[i].yz, f[i].zw);
    out[o + 6u] = bitcast<u32>(r3.x);
    out[o + 7u] = bitcast<u32>(r3.y);
    let r4 = saturate(f[i].xy);
    out[o + 8u] = bitcast<u32>(r4.x);
    out[o + 9u] = bitcast<u32>(r4.y);
    let r5 = fma(f[i].xy, f[i].yz, f[i].zw);
    out[o + 10u] = bitcast<u32>(r5.x);
    out[o + 11u] = bitcast<u32>(r5.y);
    let r6 = sign(f[i].xy);
    out[o + 12u] = bitcast<u32>(r6.x);
    out[o + 13u] = bitcast<u32>(r6.y);
    let r7 = inverseSqrt(f[i].xy);
    out[o + 14u] = bitcast<u32>(r7.x);
    out[o + 15u] = bitcast<u32>(r7.y);
    let r8 = quantizeToF16(f[i].xy);
    out[o + 16u] = bitcast<u32>(r8.x);
    out[o + 17u] = bitcast<u32>(r8.y);
    let r9 = ldexp(f[i].xy, n[i].yz);
    out[o + 18u] = bitcast<u32>(r9.x);
    out[o + 19u] = bitcast<u32>(r9.y);
    let r10 = faceForward(f[i].xy, f[i].yz, f[i].zw);
    out[o + 20u] = bitcast<u32>(r10.x);
    out[o + 21u] = bitcast<u32>(r10.y);
    let r11 = pow(f[i].xy, f[i].yz);
    out[o + 22u] = bitcast<u32>(r11.x);
    out[o + 23u] = bitcast<u32>(r11.y);
    let r12 = tan(f[i].xy);
    out[o + 24u] = bitcast<u32>(r12.x);
    out[o + 25u] = bitcast<u32>(r12.y);
    let r13 = asin(f[i].xy);
    out[o + 26u] = bitcast<u32>(r13.x);
    out[o + 27u] = bitcast<u32>(r13.y);
    let r14 = acos(f[i].xy);
    out[o + 28u] = bitcast<u32>(r14.x);
    out[o + 29u] = bitcast<u32>(r14.y);
    let r15 = atan(f[i].xy);
    out[o + 30u] = bitcast<u32>(r15.x);
    out[o + 31u] = bitcast<u32>(r15.y);
    let r16 = atan2(f[i].xy, f[i].yz);
    out[o + 32u] = bitcast<u32>(r16.x);
    out[o + 33u] = bitcast<u32>(r16.y);
    let r17 = sinh(f[i].xy);
    out[o + 34u] = bitcast<u32>(r17.x);
    out[o + 35u] = bitcast<u32>(r17.y);
    let r18 = cosh(f[i].xy);
    out[o + 36u] = bitcast<u32>(r18.x);
    out[o + 37u] = bitcast<u32>(r18.y);
    let r19 = rust_tanh_vec2f(f[i].xy);
    out[o + 38u] = bitcast<u32>(r19.x);
    out[o + 39u] = bitcast<u32>(r19.y);
    let r20 = asinh(f[i].xy);
    out[o + 40u] = bitcast<u32>(r20.x);
    out[o + 41u] = bitcast<u32>(r20.y);
    let r21 = acosh(f[i].xy);
    out[o + 42u] = bitcast<u32>(r21.x);
    out[o + 43u] = bitcast<u32>(r21.y);
    let r22 = atanh(f[i].xy);
    out[o + 44u] = bitcast<u32>(r22.x);
    out[o + 45u] = bitcast<u32>(r22.y);
    let r23 = degrees(f[i].xy);
    out[o + 46u] = bitcast<u32>(r23.x);
    out[o + 47u] = bitcast<u32>(r23.y);
    let r24 = radians(f[i].xy);
    out[o + 48u] = bitcast<u32>(r24.x);
    out[o + 49u] = bitcast<u32>(r24.y);
    let r25 = round(f[i].xy);
    out[o + 50u] = bitcast<u32>(r25.x);
    out[o + 51u] = bitcast<u32>(r25.y);
    let r26 = pack2x16unorm(f[i].xy);
    out[o + 52u] = r26;
    let r27 = pack2x16snorm(f[i].xy);
    out[o + 53u] = r27;
    let r28 = pack2x16float(f[i].xy);
    out[o + 54u] = r28;
}
