// The kernel `of_f16_f16vec3_0`.

enable f16;

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `element_sum` as Rust defines it.
fn rust_element_sum_vec3h(a: vec3<f16>) -> f16 {
    return a.x + a.y + a.z;
}

// `fract` as Rust defines it.
fn rust_fract_vec3h(a: vec3<f16>) -> vec3<f16> {
    return a - trunc(a);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec3h(a: vec3<f16>) -> f16 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec3h(a: vec3<f16>) -> f16 {
    return max(max(a.x, a.y), a.z);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec3h(a: vec3<f16>) -> f16 {
    return min(min(a.x, a.y), a.z);
}

// `to_array` as Rust defines it.
fn rust_to_array_vec3h(a: vec3<f16>) -> array<f16, 3> {
    return array<f16, 3>(a.x, a.y, a.z);
}

@compute @workgroup_size(64)
fn of_f16_f16vec3_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 106u;
    let r0 = min(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw));
    out[o + 0u] = bitcast<u32>(f32(r0.x));
    out[o + 1u] = bitcast<u32>(f32(r0.y));
    out[o + 2u] = bitcast<u32>(f32(r0.z));
    let r1 = max(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw));
    out[o + 3u] = bitcast<u32>(f32(r1.x));
    out[o + 4u] = bitcast<u32>(f32(r1.y));
    out[o + 5u] = bitcast<u32>(f32(r1.z));
    let r2 = min(max(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw)), vec3<f16>(f[i].zwx));
    out[o + 6u] = bitcast<u32>(f32(r2.x));
    out[o + 7u] = bitcast<u32>(f32(r2.y));
    out[o + 8u] = bitcast<u32>(f32(r2.z));
    let r3 = abs(vec3<f16>(f[i].xyz));
    out[o + 9u] = bitcast<u32>(f32(r3.x));
    out[o + 10u] = bitcast<u32>(f32(r3.y));
    out[o + 11u] = bitcast<u32>(f32(r3.z));
    let r4 = sqrt(vec3<f16>(f[i].xyz));
    out[o + 12u] = bitcast<u32>(f32(r4.x));
    out[o + 13u] = bitcast<u32>(f32(r4.y));
    out[o + 14u] = bitcast<u32>(f32(r4.z));
    let r5 = floor(vec3<f16>(f[i].xyz));
    out[o + 15u] = bitcast<u32>(f32(r5.x));
    out[o + 16u] = bitcast<u32>(f32(r5.y));
    out[o + 17u] = bitcast<u32>(f32(r5.z));
    let r6 = ceil(vec3<f16>(f[i].xyz));
    out[o + 18u] = bitcast<u32>(f32(r6.x));
    out[o + 19u] = bitcast<u32>(f32(r6.y));
    out[o + 20u] = bitcast<u32>(f32(r6.z));
    let r7 = trunc(vec3<f16>(f[i].xyz));
    out[o + 21u] = bitcast<u32>(f32(r7.x));
    out[o + 22u] = bitcast<u32>(f32(r7.y));
    out[o + 23u] = bitcast<u32>(f32(r7.z));
    let r8 = exp(vec3<f16>(f[i].xyz));
    out[o + 24u] = bitcast<u32>(f32(r8.x));
    out[o + 25u] = bitcast<u32>(f32(r8.y));
    out[o + 26u] = bitcast<u32>(f32(r8.z));
    let r9 = exp2(vec3<f16>(f[i].xyz));
    out[o + 27u] = bitcast<u32>(f32(r9.x));
    out[o + 28u] = bitcast<u32>(f32(r9.y));
    out[o + 29u] = bitcast<u32>(f32(r9.z));
    let r10 = log(vec3<f16>(f[i].xyz));
    out[o + 30u] = bitcast<u32>(f32(r10.x));
    out[o + 31u] = bitcast<u32>(f32(r10.y));
    out[o + 32u] = bitcast<u32>(f32(r10.z));
    let r11 = log2(vec3<f16>(f[i].xyz));
    out[o + 33u] = bitcast<u32>(f32(r11.x));
    out[o + 34u] = bitcast<u32>(f32(r11.y));
    out[o + 35u] = bitcast<u32>(f32(r11.z));
    let r12 = sin(vec3<f16>(f[i].xyz));
    out[o + 36u] = bitcast<u32>(f32(r12.x));
    out[o + 37u] = bitcast<u32>(f32(r12.y));
    out[o + 38u] = bitcast<u32>(f32(r12.z));
    let r13 = cos(vec3<f16>(f[i].xyz));
    out[o + 39u] = bitcast<u32>(f32(r13.x));
    out[o + 40u] = bitcast<u32>(f32(r13.y));
    out[o + 41u] = bitcast<u32>(f32(r13.z));
    let r14 = fma(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw), vec3<f16>(f[i].zwx));
    out[o + 42u] = bitcast<u32>(f32(r14.x));
    out[o + 43u] = bitcast<u32>(f32(r14.y));
    out[o + 44u] = bitcast<u32>(f32(r14.z));
    let r15 = rust_fract_vec3h(vec3<f16>(f[i].xyz));
    out[o + 45u] = bitcast<u32>(f32(r15.x));
    out[o + 46u] = bitcast<u32>(f32(r15.y));
    out[o + 47u] = bitcast<u32>(f32(r15.z));
    let r16 = (1.0h / vec3<f16>(f[i].xyz));
    out[o + 48u] = bitcast<u32>(f32(r16.x));
    out[o + 49u] = bitcast<u32>(f32(r16.y));
    out[o + 50u] = bitcast<u32>(f32(r16.z));
    let r17 = select(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw), (u[i].zwx < u[i].yzw));
    out[o + 51u] = bitcast<u32>(f32(r17.x));
    out[o + 52u] = bitcast<u32>(f32(r17.y));
    out[o + 53u] = bitcast<u32>(f32(r17.z));
    let r18 = mix(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw), vec3<f16>(f[i].zwx));
    out[o + 54u] = bitcast<u32>(f32(r18.x));
    out[o + 55u] = bitcast<u32>(f32(r18.y));
    out[o + 56u] = bitcast<u32>(f32(r18.z));
    let r19 = step(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw));
    out[o + 57u] = bitcast<u32>(f32(r19.x));
    out[o + 58u] = bitcast<u32>(f32(r19.y));
    out[o + 59u] = bitcast<u32>(f32(r19.z));
    let r20 = smoothstep(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw), vec3<f16>(f[i].zwx));
    out[o + 60u] = bitcast<u32>(f32(r20.x));
    out[o + 61u] = bitcast<u32>(f32(r20.y));
    out[o + 62u] = bitcast<u32>(f32(r20.z));
    let r21 = saturate(vec3<f16>(f[i].xyz));
    out[o + 63u] = bitcast<u32>(f32(r21.x));
    out[o + 64u] = bitcast<u32>(f32(r21.y));
    out[o + 65u] = bitcast<u32>(f32(r21.z));
    let r22 = fma(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw), vec3<f16>(f[i].zwx));
    out[o + 66u] = bitcast<u32>(f32(r22.x));
    out[o + 67u] = bitcast<u32>(f32(r22.y));
    out[o + 68u] = bitcast<u32>(f32(r22.z));
    let r23 = inverseSqrt(vec3<f16>(f[i].xyz));
    out[o + 69u] = bitcast<u32>(f32(r23.x));
    out[o + 70u] = bitcast<u32>(f32(r23.y));
    out[o + 71u] = bitcast<u32>(f32(r23.z));
    let r24 = vec4<f16>(vec3<f16>(f[i].xyz), f16(f[i].y));
    out[o + 72u] = bitcast<u32>(f32(r24.x));
    out[o + 73u] = bitcast<u32>(f32(r24.y));
    out[o + 74u] = bitcast<u32>(f32(r24.z));
    out[o + 75u] = bitcast<u32>(f32(r24.w));
    let r25 = vec3<f16>(f[i].xyz).xy;
    out[o + 76u] = bitcast<u32>(f32(r25.x));
    out[o + 77u] = bitcast<u32>(f32(r25.y));
    let r26 = rust_to_array_vec3h(vec3<f16>(f[i].xyz));
    out[o + 78u] = bitcast<u32>(f32(r26[0u]));
    out[o + 79u] = bitcast<u32>(f32(r26[1u]));
    out[o + 80u] = bitcast<u32>(f32(r26[2u]));
    let r27 = rust_element_sum_vec3h(vec3<f16>(f[i].xyz));
    out[o + 81u] = bitcast<u32>(f32(r27));
    let r28 = rust_min_element_vec3h(vec3<f16>(f[i].xyz));
    out[o + 82u] = bitcast<u32>(f32(r28));
    let r29 = rust_max_element_vec3h(vec3<f16>(f[i].xyz));
    out[o + 83u] = bitcast<u32>(f32(r29));
    let r30 = (vec3<f16>(f[i].xyz) == vec3<f16>(f[i].yzw));
    out[o + 84u] = u32(r30.x);
    out[o + 85u] = u32(r30.y);
    out[o + 86u] = u32(r30.z);
    let r31 = (vec3<f16>(f[i].xyz) != vec3<f16>(f[i].yzw));
    out[o + 87u] = u32(r31.x);
    out[o + 88u] = u32(r31.y);
    out[o + 89u] = u32(r31.z);
    let r32 = (vec3<f16>(f[i].xyz) < vec3<f16>(f[i].yzw));
    out[o + 90u] = u32(r32.x);
    out[o + 91u] = u32(r32.y);
    out[o + 92u] = u32(r32.z);
    let r33 = (vec3<f16>(f[i].xyz) <= vec3<f16>(f[i].yzw));
    out[o + 93u] = u32(r33.x);
    out[o + 94u] = u32(r33.y);
    out[o + 95u] = u32(r33.z);
    let r34 = (vec3<f16>(f[i].xyz) > vec3<f16>(f[i].yzw));
    out[o + 96u] = u32(r34.x);
    out[o + 97u] = u32(r34.y);
    out[o + 98u] = u32(r34.z);
    let r35 = (vec3<f16>(f[i].xyz) >= vec3<f16>(f[i].yzw));
    out[o + 99u] = u32(r35.x);
    out[o + 100u] = u32(r35.y);
    out[o + 101u] = u32(r35.z);
    let r36 = dot(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw));
    out[o + 102u] = bitcast<u32>(f32(r36));
    let r37 = length(vec3<f16>(f[i].xyz));
    out[o + 103u] = bitcast<u32>(f32(r37));
    let r38 = rust_length_squared_vec3h(vec3<f16>(f[i].xyz));
    out[o + 104u] = bitcast<u32>(f32(r38));
    let r39 = distance(vec3<f16>(f[i].xyz), vec3<f16>(f[i].yzw));
    out[o + 105u] = bitcast<u32>(f32(r39));
}
