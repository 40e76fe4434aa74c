// The kernel `of_dvec4_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `element_product` as Rust defines it.
fn rust_element_product_vec4_f64(a: vec4<f64>) -> f64 {
    return a.x * a.y * a.z * a.w;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec4_f64(a: vec4<f64>) -> f64 {
    return a.x + a.y + a.z + a.w;
}

// `fract` as Rust defines it.
fn rust_fract_vec4_f64(a: vec4<f64>) -> vec4<f64> {
    return a - trunc(a);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec4_f64(a: vec4<f64>) -> f64 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec4_f64(a: vec4<f64>) -> f64 {
    return max(max(max(a.x, a.y), a.z), a.w);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec4_f64(a: vec4<f64>) -> f64 {
    return min(min(min(a.x, a.y), a.z), a.w);
}

// `round` as Rust defines it.
fn rust_round_vec4_f64(a: vec4<f64>) -> vec4<f64> {
    let t = trunc(a);
    return t + select(vec4<f64>(), sign(a), abs(a - t) >= vec4<f64>(0.5lf));
}

// `to_array` as Rust defines it.
fn rust_to_array_vec4_f64(a: vec4<f64>) -> array<f64, 4> {
    return array<f64, 4>(a.x, a.y, a.z, a.w);
}

@compute @workgroup_size(64)
fn of_dvec4_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 123u;
    let r0 = min(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 0u] = bitcast<u32>(f32(r0.x));
    out[o + 1u] = bitcast<u32>(f32(r0.y));
    out[o + 2u] = bitcast<u32>(f32(r0.z));
    out[o + 3u] = bitcast<u32>(f32(r0.w));
    let r1 = max(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 4u] = bitcast<u32>(f32(r1.x));
    out[o + 5u] = bitcast<u32>(f32(r1.y));
    out[o + 6u] = bitcast<u32>(f32(r1.z));
    out[o + 7u] = bitcast<u32>(f32(r1.w));
    let r2 = min(max(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x))), vec4<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x), f64(f[i].y)));
    out[o + 8u] = bitcast<u32>(f32(r2.x));
    out[o + 9u] = bitcast<u32>(f32(r2.y));
    out[o + 10u] = bitcast<u32>(f32(r2.z));
    out[o + 11u] = bitcast<u32>(f32(r2.w));
    let r3 = select(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)), (u[i].zwxy < u[i].yzwx));
    out[o + 12u] = bitcast<u32>(f32(r3.x));
    out[o + 13u] = bitcast<u32>(f32(r3.y));
    out[o + 14u] = bitcast<u32>(f32(r3.z));
    out[o + 15u] = bitcast<u32>(f32(r3.w));
    let r4 = abs(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 16u] = bitcast<u32>(f32(r4.x));
    out[o + 17u] = bitcast<u32>(f32(r4.y));
    out[o + 18u] = bitcast<u32>(f32(r4.z));
    out[o + 19u] = bitcast<u32>(f32(r4.w));
    let r5 = sqrt(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 20u] = bitcast<u32>(f32(r5.x));
    out[o + 21u] = bitcast<u32>(f32(r5.y));
    out[o + 22u] = bitcast<u32>(f32(r5.z));
    out[o + 23u] = bitcast<u32>(f32(r5.w));
    let r6 = floor(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 24u] = bitcast<u32>(f32(r6.x));
    out[o + 25u] = bitcast<u32>(f32(r6.y));
    out[o + 26u] = bitcast<u32>(f32(r6.z));
    out[o + 27u] = bitcast<u32>(f32(r6.w));
    let r7 = ceil(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 28u] = bitcast<u32>(f32(r7.x));
    out[o + 29u] = bitcast<u32>(f32(r7.y));
    out[o + 30u] = bitcast<u32>(f32(r7.z));
    out[o + 31u] = bitcast<u32>(f32(r7.w));
    let r8 = trunc(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 32u] = bitcast<u32>(f32(r8.x));
    out[o + 33u] = bitcast<u32>(f32(r8.y));
    out[o + 34u] = bitcast<u32>(f32(r8.z));
    out[o + 35u] = bitcast<u32>(f32(r8.w));
    let r9 = rust_round_vec4_f64(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 36u] = bitcast<u32>(f32(r9.x));
    out[o + 37u] = bitcast<u32>(f32(r9.y));
    out[o + 38u] = bitcast<u32>(f32(r9.z));
    out[o + 39u] = bitcast<u32>(f32(r9.w));
    let r10 = rust_fract_vec4_f64(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 40u] = bitcast<u32>(f32(r10.x));
    out[o + 41u] = bitcast<u32>(f32(r10.y));
    out[o + 42u] = bitcast<u32>(f32(r10.z));
    out[o + 43u] = bitcast<u32>(f32(r10.w));
    let r11 = (1.0lf / vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 44u] = bitcast<u32>(f32(r11.x));
    out[o + 45u] = bitcast<u32>(f32(r11.y));
    out[o + 46u] = bitcast<u32>(f32(r11.z));
    out[o + 47u] = bitcast<u32>(f32(r11.w));
    let r12 = fma(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)), vec4<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x), f64(f[i].y)));
    out[o + 48u] = bitcast<u32>(f32(r12.x));
    out[o + 49u] = bitcast<u32>(f32(r12.y));
    out[o + 50u] = bitcast<u32>(f32(r12.z));
    out[o + 51u] = bitcast<u32>(f32(r12.w));
    let r13 = fma(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)), vec4<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x), f64(f[i].y)));
    out[o + 52u] = bitcast<u32>(f32(r13.x));
    out[o + 53u] = bitcast<u32>(f32(r13.y));
    out[o + 54u] = bitcast<u32>(f32(r13.z));
    out[o + 55u] = bitcast<u32>(f32(r13.w));
    let r14 = mix(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)), vec4<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x), f64(f[i].y)));
    out[o + 56u] = bitcast<u32>(f32(r14.x));
    out[o + 57u] = bitcast<u32>(f32(r14.y));
    out[o + 58u] = bitcast<u32>(f32(r14.z));
    out[o + 59u] = bitcast<u32>(f32(r14.w));
    let r15 = saturate(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 60u] = bitcast<u32>(f32(r15.x));
    out[o + 61u] = bitcast<u32>(f32(r15.y));
    out[o + 62u] = bitcast<u32>(f32(r15.z));
    out[o + 63u] = bitcast<u32>(f32(r15.w));
    let r16 = sign(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 64u] = bitcast<u32>(f32(r16.x));
    out[o + 65u] = bitcast<u32>(f32(r16.y));
    out[o + 66u] = bitcast<u32>(f32(r16.z));
    out[o + 67u] = bitcast<u32>(f32(r16.w));
    let r17 = step(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 68u] = bitcast<u32>(f32(r17.x));
    out[o + 69u] = bitcast<u32>(f32(r17.y));
    out[o + 70u] = bitcast<u32>(f32(r17.z));
    out[o + 71u] = bitcast<u32>(f32(r17.w));
    let r18 = smoothstep(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)), vec4<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x), f64(f[i].y)));
    out[o + 72u] = bitcast<u32>(f32(r18.x));
    out[o + 73u] = bitcast<u32>(f32(r18.y));
    out[o + 74u] = bitcast<u32>(f32(r18.z));
    out[o + 75u] = bitcast<u32>(f32(r18.w));
    let r19 = inverseSqrt(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 76u] = bitcast<u32>(f32(r19.x));
    out[o + 77u] = bitcast<u32>(f32(r19.y));
    out[o + 78u] = bitcast<u32>(f32(r19.z));
    out[o + 79u] = bitcast<u32>(f32(r19.w));
    let r20 = vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)).xyz;
    out[o + 80u] = bitcast<u32>(f32(r20.x));
    out[o + 81u] = bitcast<u32>(f32(r20.y));
    out[o + 82u] = bitcast<u32>(f32(r20.z));
    let r21 = rust_to_array_vec4_f64(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 83u] = bitcast<u32>(f32(r21[0u]));
    out[o + 84u] = bitcast<u32>(f32(r21[1u]));
    out[o + 85u] = bitcast<u32>(f32(r21[2u]));
    out[o + 86u] = bitcast<u32>(f32(r21[3u]));
    let r22 = rust_element_sum_vec4_f64(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 87u] = bitcast<u32>(f32(r22));
    let r23 = rust_element_product_vec4_f64(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 88u] = bitcast<u32>(f32(r23));
    let r24 = rust_min_element_vec4_f64(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 89u] = bitcast<u32>(f32(r24));
    let r25 = rust_max_element_vec4_f64(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 90u] = bitcast<u32>(f32(r25));
    let r26 = (vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)) == vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 91u] = u32(r26.x);
    out[o + 92u] = u32(r26.y);
    out[o + 93u] = u32(r26.z);
    out[o + 94u] = u32(r26.w);
    let r27 = (vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)) != vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 95u] = u32(r27.x);
    out[o + 96u] = u32(r27.y);
    out[o + 97u] = u32(r27.z);
    out[o + 98u] = u32(r27.w);
    let r28 = (vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)) < vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 99u] = u32(r28.x);
    out[o + 100u] = u32(r28.y);
    out[o + 101u] = u32(r28.z);
    out[o + 102u] = u32(r28.w);
    let r29 = (vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)) <= vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 103u] = u32(r29.x);
    out[o + 104u] = u32(r29.y);
    out[o + 105u] = u32(r29.z);
    out[o + 106u] = u32(r29.w);
    let r30 = (vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)) > vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 107u] = u32(r30.x);
    out[o + 108u] = u32(r30.y);
    out[o + 109u] = u32(r30.z);
    out[o + 110u] = u32(r30.w);
    let r31 = (vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)) >= vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 111u] = u32(r31.x);
    out[o + 112u] = u32(r31.y);
    out[o + 113u] = u32(r31.z);
    out[o + 114u] = u32(r31.w);
    let r32 = dot(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 115u] = bitcast<u32>(f32(r32));
    let r33 = rust_length_squared_vec4_f64(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 116u] = bitcast<u32>(f32(r33));
    let r34 = length(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 117u] = bitcast<u32>(f32(r34));
    let r35 = distance(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec4<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 118u] = bitcast<u32>(f32(r35));
    let r36 = normalize(vec4<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 119u] = bitcast<u32>(f32(r36.x));
    out[o + 120u] = bitcast<u32>(f32(r36.y));
    out[o + 121u] = bitcast<u32>(f32(r36.z));
    out[o + 122u] = bitcast<u32>(f32(r36.w));
}
