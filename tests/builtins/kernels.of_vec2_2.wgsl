// The kernel `of_vec2_2`.

struct Tuple2_Vec2_Vec2 {
    _0: vec2<f32>,
    _1: vec2<f32>,
}

struct Tuple2_Vec2_IVec2 {
    _0: vec2<f32>,
    _1: vec2<i32>,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec2f(a: vec2<f32>) -> vec2<i32> {
    return bitcast<vec2<i32>>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec2f(a: vec2<f32>) -> vec2<u32> {
    return bitcast<vec2<u32>>(a);
}

// `frexp` as Rust defines it.
fn rust_frexp_vec2f(a: vec2<f32>) -> Tuple2_Vec2_IVec2 {
    let tiny = (bitcast<vec2<u32>>(a) & vec2<u32>(0x7f800000u)) == vec2<u32>();
    let parts = frexp(select(a, a * 16777216.0f, tiny));
    let scale = select(vec2<i32>(), vec2<i32>(24i), tiny & (parts.fract != vec2<f32>()));
    return Tuple2_Vec2_IVec2(parts.fract, parts.exp - scale);
}

// `ldexp` as Rust defines it.
fn rust_ldexp_vec2f(a: vec2<f32>, b: vec2<i32>) -> vec2<f32> {
    let e = clamp(b, vec2<i32>(-360i), vec2<i32>(360i));
    let h = e / vec2<i32>(3i);
    return ldexp(ldexp(ldexp(a, h), h), e - h - h);
}

// `modf` as Rust defines it.
fn rust_modf_vec2f(a: vec2<f32>) -> Tuple2_Vec2_Vec2 {
    let parts = modf(a);
    return Tuple2_Vec2_Vec2(parts.fract, parts.whole);
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
    let o = i * 65u;
    let r0 = rust_bitcast_i32_vec2f(f[i].xy);
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.y);
    let r1 = rust_bitcast_u32_vec2f(f[i].xy);
    out[o + 2u] = r1.x;
    out[o + 3u] = r1.y;
    let r2 = mix(f[i].xy, f[i].yz, f[i].zw);
    out[o + 4u] = bitcast<u32>(r2.x);
    out[o + 5u] = bitcast<u32>(r2.y);
    let r3 = step(f[i].xy, f[i].yz);
    out[o + 6u] = bitcast<u32>(r3.x);
    out[o + 7u] = bitcast<u32>(r3.y);
    let r4 = smoothstep(f[i].xy, f[i].yz, f[i].zw);
    out[o + 8u] = bitcast<u32>(r4.x);
    out[o + 9u] = bitcast<u32>(r4.y);
    let r5 = saturate(f[i].xy);
    out[o + 10u] = bitcast<u32>(r5.x);
    out[o + 11u] = bitcast<u32>(r5.y);
    let r6 = fma(f[i].xy, f[i].yz, f[i].zw);
    out[o + 12u] = bitcast<u32>(r6.x);
    out[o + 13u] = bitcast<u32>(r6.y);
    let r7 = sign(f[i].xy);
    out[o + 14u] = bitcast<u32>(r7.x);
    out[o + 15u] = bitcast<u32>(r7.y);
    let r8 = inverseSqrt(f[i].xy);
    out[o + 16u] = bitcast<u32>(r8.x);
    out[o + 17u] = bitcast<u32>(r8.y);
    let r9 = quantizeToF16(f[i].xy);
    out[o + 18u] = bitcast<u32>(r9.x);
    out[o + 19u] = bitcast<u32>(r9.y);
    let r10 = rust_modf_vec2f(f[i].xy);
    out[o + 20u] = bitcast<u32>(r10._0.x);
    out[o + 21u] = bitcast<u32>(r10._0.y);
    out[o + 22u] = bitcast<u32>(r10._1.x);
    out[o + 23u] = bitcast<u32>(r10._1.y);
    let r11 = rust_frexp_vec2f(f[i].xy);
    out[o + 24u] = bitcast<u32>(r11._0.x);
    out[o + 25u] = bitcast<u32>(r11._0.y);
    out[o + 26u] = u32(r11._1.x);
    out[o + 27u] = u32(r11._1.y);
    let r12 = rust_ldexp_vec2f(f[i].xy, n[i].yz);
    out[o + 28u] = bitcast<u32>(r12.x);
    out[o + 29u] = bitcast<u32>(r12.y);
    let r13 = faceForward(f[i].xy, f[i].yz, f[i].zw);
    out[o + 30u] = bitcast<u32>(r13.x);
    out[o + 31u] = bitcast<u32>(r13.y);
    let r14 = pow(f[i].xy, f[i].yz);
    out[o + 32u] = bitcast<u32>(r14.x);
    out[o + 33u] = bitcast<u32>(r14.y);
    let r15 = tan(f[i].xy);
    out[o + 34u] = bitcast<u32>(r15.x);
    out[o + 35u] = bitcast<u32>(r15.y);
    let r16 = asin(f[i].xy);
    out[o + 36u] = bitcast<u32>(r16.x);
    out[o + 37u] = bitcast<u32>(r16.y);
    let r17 = acos(f[i].xy);
    out[o + 38u] = bitcast<u32>(r17.x);
    out[o + 39u] = bitcast<u32>(r17.y);
    let r18 = atan(f[i].xy);
    out[o + 40u] = bitcast<u32>(r18.x);
    out[o + 41u] = bitcast<u32>(r18.y);
    let r19 = atan2(f[i].xy, f[i].yz);
    out[o + 42u] = bitcast<u32>(r19.x);
    out[o + 43u] = bitcast<u32>(r19.y);
    let r20 = sinh(f[i].xy);
    out[o + 44u] = bitcast<u32>(r20.x);
    out[o + 45u] = bitcast<u32>(r20.y);
    let r21 = cosh(f[i].xy);
    out[o + 46u] = bitcast<u32>(r21.x);
    out[o + 47u] = bitcast<u32>(r21.y);
    let r22 = rust_tanh_vec2f(f[i].xy);
    out[o + 48u] = bitcast<u32>(r22.x);
    out[o + 49u] = bitcast<u32>(r22.y);
    let r23 = asinh(f[i].xy);
    out[o + 50u] = bitcast<u32>(r23.x);
    out[o + 51u] = bitcast<u32>(r23.y);
    let r24 = acosh(f[i].xy);
    out[o + 52u] = bitcast<u32>(r24.x);
    out[o + 53u] = bitcast<u32>(r24.y);
    let r25 = atanh(f[i].xy);
    out[o + 54u] = bitcast<u32>(r25.x);
    out[o + 55u] = bitcast<u32>(r25.y);
    let r26 = degrees(f[i].xy);
    out[o + 56u] = bitcast<u32>(r26.x);
    out[o + 57u] = bitcast<u32>(r26.y);
    let r27 = radians(f[i].xy);
    out[o + 58u] = bitcast<u32>(r27.x);
    out[o + 59u] = bitcast<u32>(r27.y);
    let r28 = round(f[i].xy);
    out[o + 60u] = bitcast<u32>(r28.x);
    out[o + 61u] = bitcast<u32>(r28.y);
    let r29 = pack2x16unorm(f[i].xy);
    out[o + 62u] = r29;
    let r30 = pack2x16snorm(f[i].xy);
    out[o + 63u] = r30;
    let r31 = pack2x16float(f[i].xy);
    out[o + 64u] = r31;
}
