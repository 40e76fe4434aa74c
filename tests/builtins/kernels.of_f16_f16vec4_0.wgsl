// The kernel `of_f16_f16vec4_0`.

enable f16;

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `element_sum` as Rust defines it.
fn rust_element_sum_vec4h(a: vec4<f16>) -> f16 {
    return a.x + a.y + a.z + a.w;
}

// `fract` as Rust defines it.
fn rust_fract_vec4h(a: vec4<f16>) -> vec4<f16> {
    return a - trunc(a);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec4h(a: vec4<f16>) -> f16 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec4h(a: vec4<f16>) -> f16 {
    return max(max(max(a.x, a.y), a.z), a.w);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec4h(a: vec4<f16>) -> f16 {
    return min(min(min(a.x, a.y), a.z), a.w);
}

// `to_array` as Rust defines it.
fn rust_to_array_vec4h(a: vec4<f16>) -> array<f16, 4> {
    return array<f16, 4>(a.x, a.y, a.z, a.w);
}

@compute @workgroup_size(64)
fn of_f16_f16vec4_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 138u;
    let r0 = min(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx));
    out[o + 0u] = bitcast<u32>(f32(r0.x));
    out[o + 1u] = bitcast<u32>(f32(r0.y));
    out[o + 2u] = bitcast<u32>(f32(r0.z));
    out[o + 3u] = bitcast<u32>(f32(r0.w));
    let r1 = max(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx));
    out[o + 4u] = bitcast<u32>(f32(r1.x));
    out[o + 5u] = bitcast<u32>(f32(r1.y));
    out[o + 6u] = bitcast<u32>(f32(r1.z));
    out[o + 7u] = bitcast<u32>(f32(r1.w));
    let r2 = min(max(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx)), vec4<f16>(f[i].zwxy));
    out[o + 8u] = bitcast<u32>(f32(r2.x));
    out[o + 9u] = bitcast<u32>(f32(r2.y));
    out[o + 10u] = bitcast<u32>(f32(r2.z));
    out[o + 11u] = bitcast<u32>(f32(r2.w));
    let r3 = abs(vec4<f16>(f[i].xyzw));
    out[o + 12u] = bitcast<u32>(f32(r3.x));
    out[o + 13u] = bitcast<u32>(f32(r3.y));
    out[o + 14u] = bitcast<u32>(f32(r3.z));
    out[o + 15u] = bitcast<u32>(f32(r3.w));
    let r4 = sqrt(vec4<f16>(f[i].xyzw));
    out[o + 16u] = bitcast<u32>(f32(r4.x));
    out[o + 17u] = bitcast<u32>(f32(r4.y));
    out[o + 18u] = bitcast<u32>(f32(r4.z));
    out[o + 19u] = bitcast<u32>(f32(r4.w));
    let r5 = floor(vec4<f16>(f[i].xyzw));
    out[o + 20u] = bitcast<u32>(f32(r5.x));
    out[o + 21u] = bitcast<u32>(f32(r5.y));
    out[o + 22u] = bitcast<u32>(f32(r5.z));
    out[o + 23u] = bitcast<u32>(f32(r5.w));
    let r6 = ceil(vec4<f16>(f[i].xyzw));
    out[o + 24u] = bitcast<u32>(f32(r6.x));
    out[o + 25u] = bitcast<u32>(f32(r6.y));
    out[o + 26u] = bitcast<u32>(f32(r6.z));
    out[o + 27u] = bitcast<u32>(f32(r6.w));
    let r7 = trunc(vec4<f16>(f[i].xyzw));
    out[o + 28u] = bitcast<u32>(f32(r7.x));
    out[o + 29u] = bitcast<u32>(f32(r7.y));
    out[o + 30u] = bitcast<u32>(f32(r7.z));
    out[o + 31u] = bitcast<u32>(f32(r7.w));
    let r8 = exp(vec4<f16>(f[i].xyzw));
    out[o + 32u] = bitcast<u32>(f32(r8.x));
    out[o + 33u] = bitcast<u32>(f32(r8.y));
    out[o + 34u] = bitcast<u32>(f32(r8.z));
    out[o + 35u] = bitcast<u32>(f32(r8.w));
    let r9 = exp2(vec4<f16>(f[i].xyzw));
    out[o + 36u] = bitcast<u32>(f32(r9.x));
    out[o + 37u] = bitcast<u32>(f32(r9.y));
    out[o + 38u] = bitcast<u32>(f32(r9.z));
    out[o + 39u] = bitcast<u32>(f32(r9.w));
    let r10 = log(vec4<f16>(f[i].xyzw));
    out[o + 40u] = bitcast<u32>(f32(r10.x));
    out[o + 41u] = bitcast<u32>(f32(r10.y));
    out[o + 42u] = bitcast<u32>(f32(r10.z));
    out[o + 43u] = bitcast<u32>(f32(r10.w));
    let r11 = log2(vec4<f16>(f[i].xyzw));
    out[o + 44u] = bitcast<u32>(f32(r11.x));
    out[o + 45u] = bitcast<u32>(f32(r11.y));
    out[o + 46u] = bitcast<u32>(f32(r11.z));
    out[o + 47u] = bitcast<u32>(f32(r11.w));
    let r12 = sin(vec4<f16>(f[i].xyzw));
    out[o + 48u] = bitcast<u32>(f32(r12.x));
    out[o + 49u] = bitcast<u32>(f32(r12.y));
    out[o + 50u] = bitcast<u32>(f32(r12.z));
    out[o + 51u] = bitcast<u32>(f32(r12.w));
    let r13 = cos(vec4<f16>(f[i].xyzw));
    out[o + 52u] = bitcast<u32>(f32(r13.x));
    out[o + 53u] = bitcast<u32>(f32(r13.y));
    out[o + 54u] = bitcast<u32>(f32(r13.z));
    out[o + 55u] = bitcast<u32>(f32(r13.w));
    let r14 = fma(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx), vec4<f16>(f[i].zwxy));
    out[o + 56u] = bitcast<u32>(f32(r14.x));
    out[o + 57u] = bitcast<u32>(f32(r14.y));
    out[o + 58u] = bitcast<u32>(f32(r14.z));
    out[o + 59u] = bitcast<u32>(f32(r14.w));
    let r15 = rust_fract_vec4h(vec4<f16>(f[i].xyzw));
    out[o + 60u] = bitcast<u32>(f32(r15.x));
    out[o + 61u] = bitcast<u32>(f32(r15.y));
    out[o + 62u] = bitcast<u32>(f32(r15.z));
    out[o + 63u] = bitcast<u32>(f32(r15.w));
    let r16 = (1.0h / vec4<f16>(f[i].xyzw));
    out[o + 64u] = bitcast<u32>(f32(r16.x));
    out[o + 65u] = bitcast<u32>(f32(r16.y));
    out[o + 66u] = bitcast<u32>(f32(r16.z));
    out[o + 67u] = bitcast<u32>(f32(r16.w));
    let r17 = select(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx), (u[i].zwxy < u[i].yzwx));
    out[o + 68u] = bitcast<u32>(f32(r17.x));
    out[o + 69u] = bitcast<u32>(f32(r17.y));
    out[o + 70u] = bitcast<u32>(f32(r17.z));
    out[o + 71u] = bitcast<u32>(f32(r17.w));
    let r18 = mix(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx), vec4<f16>(f[i].zwxy));
    out[o + 72u] = bitcast<u32>(f32(r18.x));
    out[o + 73u] = bitcast<u32>(f32(r18.y));
    out[o + 74u] = bitcast<u32>(f32(r18.z));
    out[o + 75u] = bitcast<u32>(f32(r18.w));
    let r19 = step(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx));
    out[o + 76u] = bitcast<u32>(f32(r19.x));
    out[o + 77u] = bitcast<u32>(f32(r19.y));
    out[o + 78u] = bitcast<u32>(f32(r19.z));
    out[o + 79u] = bitcast<u32>(f32(r19.w));
    let r20 = smoothstep(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx), vec4<f16>(f[i].zwxy));
    out[o + 80u] = bitcast<u32>(f32(r20.x));
    out[o + 81u] = bitcast<u32>(f32(r20.y));
    out[o + 82u] = bitcast<u32>(f32(r20.z));
    out[o + 83u] = bitcast<u32>(f32(r20.w));
    let r21 = saturate(vec4<f16>(f[i].xyzw));
    out[o + 84u] = bitcast<u32>(f32(r21.x));
    out[o + 85u] = bitcast<u32>(f32(r21.y));
    out[o + 86u] = bitcast<u32>(f32(r21.z));
    out[o + 87u] = bitcast<u32>(f32(r21.w));
    let r22 = fma(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx), vec4<f16>(f[i].zwxy));
    out[o + 88u] = bitcast<u32>(f32(r22.x));
    out[o + 89u] = bitcast<u32>(f32(r22.y));
    out[o + 90u] = bitcast<u32>(f32(r22.z));
    out[o + 91u] = bitcast<u32>(f32(r22.w));
    let r23 = inverseSqrt(vec4<f16>(f[i].xyzw));
    out[o + 92u] = bitcast<u32>(f32(r23.x));
    out[o + 93u] = bitcast<u32>(f32(r23.y));
    out[o + 94u] = bitcast<u32>(f32(r23.z));
    out[o + 95u] = bitcast<u32>(f32(r23.w));
    let r24 = vec4<f16>(f[i].xyzw).xyz;
    out[o + 96u] = bitcast<u32>(f32(r24.x));
    out[o + 97u] = bitcast<u32>(f32(r24.y));
    out[o + 98u] = bitcast<u32>(f32(r24.z));
    let r25 = rust_to_array_vec4h(vec4<f16>(f[i].xyzw));
    out[o + 99u] = bitcast<u32>(f32(r25[0u]));
    out[o + 100u] = bitcast<u32>(f32(r25[1u]));
    out[o + 101u] = bitcast<u32>(f32(r25[2u]));
    out[o + 102u] = bitcast<u32>(f32(r25[3u]));
    let r26 = rust_element_sum_vec4h(vec4<f16>(f[i].xyzw));
    out[o + 103u] = bitcast<u32>(f32(r26));
    let r27 = rust_min_element_vec4h(vec4<f16>(f[i].xyzw));
    out[o + 104u] = bitcast<u32>(f32(r27));
    let r28 = rust_max_element_vec4h(vec4<f16>(f[i].xyzw));
    out[o + 105u] = bitcast<u32>(f32(r28));
    let r29 = (vec4<f16>(f[i].xyzw) == vec4<f16>(f[i].yzwx));
    out[o + 106u] = u32(r29.x);
    out[o + 107u] = u32(r29.y);
    out[o + 108u] = u32(r29.z);
    out[o + 109u] = u32(r29.w);
    let r30 = (vec4<f16>(f[i].xyzw) != vec4<f16>(f[i].yzwx));
    out[o + 110u] = u32(r30.x);
    out[o + 111u] = u32(r30.y);
    out[o + 112u] = u32(r30.z);
    out[o + 113u] = u32(r30.w);
    let r31 = (vec4<f16>(f[i].xyzw) < vec4<f16>(f[i].yzwx));
    out[o + 114u] = u32(r31.x);
    out[o + 115u] = u32(r31.y);
    out[o + 116u] = u32(r31.z);
    out[o + 117u] = u32(r31.w);
    let r32 = (vec4<f16>(f[i].xyzw) <= vec4<f16>(f[i].yzwx));
    out[o + 118u] = u32(r32.x);
    out[o + 119u] = u32(r32.y);
    out[o + 120u] = u32(r32.z);
    out[o + 121u] = u32(r32.w);
    let r33 = (vec4<f16>(f[i].xyzw) > vec4<f16>(f[i].yzwx));
    out[o + 122u] = u32(r33.x);
    out[o + 123u] = u32(r33.y);
    out[o + 124u] = u32(r33.z);
    out[o + 125u] = u32(r33.w);
    let r34 = (vec4<f16>(f[i].xyzw) >= vec4<f16>(f[i].yzwx));
    out[o + 126u] = u32(r34.x);
    out[o + 127u] = u32(r34.y);
    out[o + 128u] = u32(r34.z);
    out[o + 129u] = u32(r34.w);
    let r35 = dot(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx));
    out[o + 130u] = bitcast<u32>(f32(r35));
    let r36 = length(vec4<f16>(f[i].xyzw));
    out[o + 131u] = bitcast<u32>(f32(r36));
    let r37 = rust_length_squared_vec4h(vec4<f16>(f[i].xyzw));
    out[o + 132u] = bitcast<u32>(f32(r37));
    let r38 = distance(vec4<f16>(f[i].xyzw), vec4<f16>(f[i].yzwx));
    out[o + 133u] = bitcast<u32>(f32(r38));
    let r39 = normalize(vec4<f16>(f[i].xyzw));
    out[o + 134u] = bitcast<u32>(f32(r39.x));
    out[o + 135u] = bitcast<u32>(f32(r39.y));
    out[o + 136u] = bitcast<u32>(f32(r39.z));
    out[o + 137u] = bitcast<u32>(f32(r39.w));
}
