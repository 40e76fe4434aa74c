// The kernel `of_dvec3_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `element_product` as Rust defines it.
fn rust_element_product_vec3_f64(a: vec3<f64>) -> f64 {
    return a.x * a.y * a.z;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec3_f64(a: vec3<f64>) -> f64 {
    return a.x + a.y + a.z;
}

// `fract` as Rust defines it.
fn rust_fract_vec3_f64(a: vec3<f64>) -> vec3<f64> {
    return a - trunc(a);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec3_f64(a: vec3<f64>) -> f64 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec3_f64(a: vec3<f64>) -> f64 {
    return max(max(a.x, a.y), a.z);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec3_f64(a: vec3<f64>) -> f64 {
    return min(min(a.x, a.y), a.z);
}

// `round` as Rust defines it.
fn rust_round_vec3_f64(a: vec3<f64>) -> vec3<f64> {
    let t = trunc(a);
    return t + select(vec3<f64>(), sign(a), abs(a - t) >= vec3<f64>(0.5lf));
}

// `to_array` as Rust defines it.
fn rust_to_array_vec3_f64(a: vec3<f64>) -> array<f64, 3> {
    return array<f64, 3>(a.x, a.y, a.z);
}

@compute @workgroup_size(64)
fn of_dvec3_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 98u;
    let r0 = min(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 0u] = bitcast<u32>(f32(r0.x));
    out[o + 1u] = bitcast<u32>(f32(r0.y));
    out[o + 2u] = bitcast<u32>(f32(r0.z));
    let r1 = max(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 3u] = bitcast<u32>(f32(r1.x));
    out[o + 4u] = bitcast<u32>(f32(r1.y));
    out[o + 5u] = bitcast<u32>(f32(r1.z));
    let r2 = min(max(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w))), vec3<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 6u] = bitcast<u32>(f32(r2.x));
    out[o + 7u] = bitcast<u32>(f32(r2.y));
    out[o + 8u] = bitcast<u32>(f32(r2.z));
    let r3 = select(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)), (u[i].zwx < u[i].yzw));
    out[o + 9u] = bitcast<u32>(f32(r3.x));
    out[o + 10u] = bitcast<u32>(f32(r3.y));
    out[o + 11u] = bitcast<u32>(f32(r3.z));
    let r4 = abs(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 12u] = bitcast<u32>(f32(r4.x));
    out[o + 13u] = bitcast<u32>(f32(r4.y));
    out[o + 14u] = bitcast<u32>(f32(r4.z));
    let r5 = sqrt(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 15u] = bitcast<u32>(f32(r5.x));
    out[o + 16u] = bitcast<u32>(f32(r5.y));
    out[o + 17u] = bitcast<u32>(f32(r5.z));
    let r6 = floor(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 18u] = bitcast<u32>(f32(r6.x));
    out[o + 19u] = bitcast<u32>(f32(r6.y));
    out[o + 20u] = bitcast<u32>(f32(r6.z));
    let r7 = ceil(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 21u] = bitcast<u32>(f32(r7.x));
    out[o + 22u] = bitcast<u32>(f32(r7.y));
    out[o + 23u] = bitcast<u32>(f32(r7.z));
    let r8 = trunc(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 24u] = bitcast<u32>(f32(r8.x));
    out[o + 25u] = bitcast<u32>(f32(r8.y));
    out[o + 26u] = bitcast<u32>(f32(r8.z));
    let r9 = rust_round_vec3_f64(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 27u] = bitcast<u32>(f32(r9.x));
    out[o + 28u] = bitcast<u32>(f32(r9.y));
    out[o + 29u] = bitcast<u32>(f32(r9.z));
    let r10 = rust_fract_vec3_f64(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 30u] = bitcast<u32>(f32(r10.x));
    out[o + 31u] = bitcast<u32>(f32(r10.y));
    out[o + 32u] = bitcast<u32>(f32(r10.z));
    let r11 = (1.0lf / vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 33u] = bitcast<u32>(f32(r11.x));
    out[o + 34u] = bitcast<u32>(f32(r11.y));
    out[o + 35u] = bitcast<u32>(f32(r11.z));
    let r12 = fma(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec3<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 36u] = bitcast<u32>(f32(r12.x));
    out[o + 37u] = bitcast<u32>(f32(r12.y));
    out[o + 38u] = bitcast<u32>(f32(r12.z));
    let r13 = fma(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec3<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 39u] = bitcast<u32>(f32(r13.x));
    out[o + 40u] = bitcast<u32>(f32(r13.y));
    out[o + 41u] = bitcast<u32>(f32(r13.z));
    let r14 = mix(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec3<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 42u] = bitcast<u32>(f32(r14.x));
    out[o + 43u] = bitcast<u32>(f32(r14.y));
    out[o + 44u] = bitcast<u32>(f32(r14.z));
    let r15 = saturate(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 45u] = bitcast<u32>(f32(r15.x));
    out[o + 46u] = bitcast<u32>(f32(r15.y));
    out[o + 47u] = bitcast<u32>(f32(r15.z));
    let r16 = sign(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 48u] = bitcast<u32>(f32(r16.x));
    out[o + 49u] = bitcast<u32>(f32(r16.y));
    out[o + 50u] = bitcast<u32>(f32(r16.z));
    let r17 = step(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 51u] = bitcast<u32>(f32(r17.x));
    out[o + 52u] = bitcast<u32>(f32(r17.y));
    out[o + 53u] = bitcast<u32>(f32(r17.z));
    let r18 = smoothstep(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)), vec3<f64>(f64(f[i].z), f64(f[i].w), f64(f[i].x)));
    out[o + 54u] = bitcast<u32>(f32(r18.x));
    out[o + 55u] = bitcast<u32>(f32(r18.y));
    out[o + 56u] = bitcast<u32>(f32(r18.z));
    let r19 = inverseSqrt(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 57u] = bitcast<u32>(f32(r19.x));
    out[o + 58u] = bitcast<u32>(f32(r19.y));
    out[o + 59u] = bitcast<u32>(f32(r19.z));
    let r20 = vec4<f64>(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), f64(f[i].y));
    out[o + 60u] = bitcast<u32>(f32(r20.x));
    out[o + 61u] = bitcast<u32>(f32(r20.y));
    out[o + 62u] = bitcast<u32>(f32(r20.z));
    out[o + 63u] = bitcast<u32>(f32(r20.w));
    let r21 = vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)).xy;
    out[o + 64u] = bitcast<u32>(f32(r21.x));
    out[o + 65u] = bitcast<u32>(f32(r21.y));
    let r22 = rust_to_array_vec3_f64(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 66u] = bitcast<u32>(f32(r22[0u]));
    out[o + 67u] = bitcast<u32>(f32(r22[1u]));
    out[o + 68u] = bitcast<u32>(f32(r22[2u]));
    let r23 = rust_element_sum_vec3_f64(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 69u] = bitcast<u32>(f32(r23));
    let r24 = rust_element_product_vec3_f64(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 70u] = bitcast<u32>(f32(r24));
    let r25 = rust_min_element_vec3_f64(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 71u] = bitcast<u32>(f32(r25));
    let r26 = rust_max_element_vec3_f64(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 72u] = bitcast<u32>(f32(r26));
    let r27 = (vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)) == vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 73u] = u32(r27.x);
    out[o + 74u] = u32(r27.y);
    out[o + 75u] = u32(r27.z);
    let r28 = (vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)) != vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 76u] = u32(r28.x);
    out[o + 77u] = u32(r28.y);
    out[o + 78u] = u32(r28.z);
    let r29 = (vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)) < vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 79u] = u32(r29.x);
    out[o + 80u] = u32(r29.y);
    out[o + 81u] = u32(r29.z);
    let r30 = (vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)) <= vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 82u] = u32(r30.x);
    out[o + 83u] = u32(r30.y);
    out[o + 84u] = u32(r30.z);
    let r31 = (vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)) > vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 85u] = u32(r31.x);
    out[o + 86u] = u32(r31.y);
    out[o + 87u] = u32(r31.z);
    let r32 = (vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)) >= vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 88u] = u32(r32.x);
    out[o + 89u] = u32(r32.y);
    out[o + 90u] = u32(r32.z);
    let r33 = dot(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 91u] = bitcast<u32>(f32(r33));
    let r34 = rust_length_squared_vec3_f64(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 92u] = bitcast<u32>(f32(r34));
    let r35 = length(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 93u] = bitcast<u32>(f32(r35));
    let r36 = distance(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)), vec3<f64>(f64(f[i].y), f64(f[i].z), f64(f[i].w)));
    out[o + 94u] = bitcast<u32>(f32(r36));
    let r37 = normalize(vec3<f64>(f64(f[i].x), f64(f[i].y), f64(f[i].z)));
    out[o + 95u] = bitcast<u32>(f32(r37.x));
    out[o + 96u] = bitcast<u32>(f32(r37.y));
    out[o + 97u] = bitcast<u32>(f32(r37.z));
}
