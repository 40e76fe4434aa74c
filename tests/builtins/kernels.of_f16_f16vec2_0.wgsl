// The kernel `of_f16_f16vec2_0`.

enable f16;

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `element_sum` as Rust defines it.
fn rust_element_sum_vec2h(a: vec2<f16>) -> f16 {
    return a.x + a.y;
}

// `fract` as Rust defines it.
fn rust_fract_vec2h(a: vec2<f16>) -> vec2<f16> {
    return a - trunc(a);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec2h(a: vec2<f16>) -> f16 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec2h(a: vec2<f16>) -> f16 {
    return max(a.x, a.y);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec2h(a: vec2<f16>) -> f16 {
    return min(a.x, a.y);
}

// `to_array` as Rust defines it.
fn rust_to_array_vec2h(a: vec2<f16>) -> array<f16, 2> {
    return array<f16, 2>(a.x, a.y);
}

@compute @workgroup_size(64)
fn of_f16_f16vec2_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 74u;
    let r0 = min(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz));
    out[o + 0u] = bitcast<u32>(f32(r0.x));
    out[o + 1u] = bitcast<u32>(f32(r0.y));
    let r1 = max(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz));
    out[o + 2u] = bitcast<u32>(f32(r1.x));
    out[o + 3u] = bitcast<u32>(f32(r1.y));
    let r2 = min(max(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz)), vec2<f16>(f[i].zw));
    out[o + 4u] = bitcast<u32>(f32(r2.x));
    out[o + 5u] = bitcast<u32>(f32(r2.y));
    let r3 = abs(vec2<f16>(f[i].xy));
    out[o + 6u] = bitcast<u32>(f32(r3.x));
    out[o + 7u] = bitcast<u32>(f32(r3.y));
    let r4 = sqrt(vec2<f16>(f[i].xy));
    out[o + 8u] = bitcast<u32>(f32(r4.x));
    out[o + 9u] = bitcast<u32>(f32(r4.y));
    let r5 = floor(vec2<f16>(f[i].xy));
    out[o + 10u] = bitcast<u32>(f32(r5.x));
    out[o + 11u] = bitcast<u32>(f32(r5.y));
    let r6 = ceil(vec2<f16>(f[i].xy));
    out[o + 12u] = bitcast<u32>(f32(r6.x));
    out[o + 13u] = bitcast<u32>(f32(r6.y));
    let r7 = trunc(vec2<f16>(f[i].xy));
    out[o + 14u] = bitcast<u32>(f32(r7.x));
    out[o + 15u] = bitcast<u32>(f32(r7.y));
    let r8 = exp(vec2<f16>(f[i].xy));
    out[o + 16u] = bitcast<u32>(f32(r8.x));
    out[o + 17u] = bitcast<u32>(f32(r8.y));
    let r9 = exp2(vec2<f16>(f[i].xy));
    out[o + 18u] = bitcast<u32>(f32(r9.x));
    out[o + 19u] = bitcast<u32>(f32(r9.y));
    let r10 = log(vec2<f16>(f[i].xy));
    out[o + 20u] = bitcast<u32>(f32(r10.x));
    out[o + 21u] = bitcast<u32>(f32(r10.y));
    let r11 = log2(vec2<f16>(f[i].xy));
    out[o + 22u] = bitcast<u32>(f32(r11.x));
    out[o + 23u] = bitcast<u32>(f32(r11.y));
    let r12 = sin(vec2<f16>(f[i].xy));
    out[o + 24u] = bitcast<u32>(f32(r12.x));
    out[o + 25u] = bitcast<u32>(f32(r12.y));
    let r13 = cos(vec2<f16>(f[i].xy));
    out[o + 26u] = bitcast<u32>(f32(r13.x));
    out[o + 27u] = bitcast<u32>(f32(r13.y));
    let r14 = fma(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz), vec2<f16>(f[i].zw));
    out[o + 28u] = bitcast<u32>(f32(r14.x));
    out[o + 29u] = bitcast<u32>(f32(r14.y));
    let r15 = rust_fract_vec2h(vec2<f16>(f[i].xy));
    out[o + 30u] = bitcast<u32>(f32(r15.x));
    out[o + 31u] = bitcast<u32>(f32(r15.y));
    let r16 = (1.0h / vec2<f16>(f[i].xy));
    out[o + 32u] = bitcast<u32>(f32(r16.x));
    out[o + 33u] = bitcast<u32>(f32(r16.y));
    let r17 = select(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz), (u[i].zw < u[i].yz));
    out[o + 34u] = bitcast<u32>(f32(r17.x));
    out[o + 35u] = bitcast<u32>(f32(r17.y));
    let r18 = mix(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz), vec2<f16>(f[i].zw));
    out[o + 36u] = bitcast<u32>(f32(r18.x));
    out[o + 37u] = bitcast<u32>(f32(r18.y));
    let r19 = step(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz));
    out[o + 38u] = bitcast<u32>(f32(r19.x));
    out[o + 39u] = bitcast<u32>(f32(r19.y));
    let r20 = smoothstep(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz), vec2<f16>(f[i].zw));
    out[o + 40u] = bitcast<u32>(f32(r20.x));
    out[o + 41u] = bitcast<u32>(f32(r20.y));
    let r21 = saturate(vec2<f16>(f[i].xy));
    out[o + 42u] = bitcast<u32>(f32(r21.x));
    out[o + 43u] = bitcast<u32>(f32(r21.y));
    let r22 = fma(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz), vec2<f16>(f[i].zw));
    out[o + 44u] = bitcast<u32>(f32(r22.x));
    out[o + 45u] = bitcast<u32>(f32(r22.y));
    let r23 = inverseSqrt(vec2<f16>(f[i].xy));
    out[o + 46u] = bitcast<u32>(f32(r23.x));
    out[o + 47u] = bitcast<u32>(f32(r23.y));
    let r24 = vec3<f16>(vec2<f16>(f[i].xy), f16(f[i].y));
    out[o + 48u] = bitcast<u32>(f32(r24.x));
    out[o + 49u] = bitcast<u32>(f32(r24.y));
    out[o + 50u] = bitcast<u32>(f32(r24.z));
    let r25 = rust_to_array_vec2h(vec2<f16>(f[i].xy));
    out[o + 51u] = bitcast<u32>(f32(r25[0u]));
    out[o + 52u] = bitcast<u32>(f32(r25[1u]));
    let r26 = rust_element_sum_vec2h(vec2<f16>(f[i].xy));
    out[o + 53u] = bitcast<u32>(f32(r26));
    let r27 = rust_min_element_vec2h(vec2<f16>(f[i].xy));
    out[o + 54u] = bitcast<u32>(f32(r27));
    let r28 = rust_max_element_vec2h(vec2<f16>(f[i].xy));
    out[o + 55u] = bitcast<u32>(f32(r28));
    let r29 = (vec2<f16>(f[i].xy) == vec2<f16>(f[i].yz));
    out[o + 56u] = u32(r29.x);
    out[o + 57u] = u32(r29.y);
    let r30 = (vec2<f16>(f[i].xy) != vec2<f16>(f[i].yz));
    out[o + 58u] = u32(r30.x);
    out[o + 59u] = u32(r30.y);
    let r31 = (vec2<f16>(f[i].xy) < vec2<f16>(f[i].yz));
    out[o + 60u] = u32(r31.x);
    out[o + 61u] = u32(r31.y);
    let r32 = (vec2<f16>(f[i].xy) <= vec2<f16>(f[i].yz));
    out[o + 62u] = u32(r32.x);
    out[o + 63u] = u32(r32.y);
    let r33 = (vec2<f16>(f[i].xy) > vec2<f16>(f[i].yz));
    out[o + 64u] = u32(r33.x);
    out[o + 65u] = u32(r33.y);
    let r34 = (vec2<f16>(f[i].xy) >= vec2<f16>(f[i].yz));
    out[o + 66u] = u32(r34.x);
    out[o + 67u] = u32(r34.y);
    let r35 = dot(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz));
    out[o + 68u] = bitcast<u32>(f32(r35));
    let r36 = length(vec2<f16>(f[i].xy));
    out[o + 69u] = bitcast<u32>(f32(r36));
    let r37 = rust_length_squared_vec2h(vec2<f16>(f[i].xy));
    out[o + 70u] = bitcast<u32>(f32(r37));
    let r38 = distance(vec2<f16>(f[i].xy), vec2<f16>(f[i].yz));
    out[o + 71u] = bitcast<u32>(f32(r38));
    let r39 = normalize(vec2<f16>(f[i].xy));
    out[o + 72u] = bitcast<u32>(f32(r39.x));
    out[o + 73u] = bitcast<u32>(f32(r39.y));
}
