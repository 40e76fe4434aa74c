// The kernel `of_dvec2_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `element_product` as Rust defines it.
fn rust_element_product_vec2_f64(a: vec2<f64>) -> f64 {
    return a.x * a.y;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec2_f64(a: vec2<f64>) -> f64 {
    return a.x + a.y;
}

// `fract` as Rust defines it.
fn rust_fract_vec2_f64(a: vec2<f64>) -> vec2<f64> {
    return a - trunc(a);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec2_f64(a: vec2<f64>) -> f64 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec2_f64(a: vec2<f64>) -> f64 {
    return max(a.x, a.y);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec2_f64(a: vec2<f64>) -> f64 {
    return min(a.x, a.y);
}

// `round` as Rust defines it.
fn rust_round_vec2_f64(a: vec2<f64>) -> vec2<f64> {
    let t = trunc(a);
    return t + select(vec2<f64>(), sign(a), abs(a - t) >= vec2<f64>(0.5lf));
}

// `to_array` as Rust defines it.
fn rust_to_array_vec2_f64(a: vec2<f64>) -> array<f64, 2> {
    return array<f64, 2>(a.x, a.y);
}

@compute @workgroup_size(64)
fn of_dvec2_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 67u;
    let r0 = min(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 0u] = bitcast<u32>(f32(r0.x));
    out[o + 1u] = bitcast<u32>(f32(r0.y));
    let r1 = max(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 2u] = bitcast<u32>(f32(r1.x));
    out[o + 3u] = bitcast<u32>(f32(r1.y));
    let r2 = min(max(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z))), vec2<f64>(f64(f[i].z), f64(f[i].w)));
    out[o + 4u] = bitcast<u32>(f32(r2.x));
    out[o + 5u] = bitcast<u32>(f32(r2.y));
    let r3 = select(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)), (u[i].zw < u[i].yz));
    out[o + 6u] = bitcast<u32>(f32(r3.x));
    out[o + 7u] = bitcast<u32>(f32(r3.y));
    let r4 = abs(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 8u] = bitcast<u32>(f32(r4.x));
    out[o + 9u] = bitcast<u32>(f32(r4.y));
    let r5 = sqrt(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 10u] = bitcast<u32>(f32(r5.x));
    out[o + 11u] = bitcast<u32>(f32(r5.y));
    let r6 = floor(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 12u] = bitcast<u32>(f32(r6.x));
    out[o + 13u] = bitcast<u32>(f32(r6.y));
    let r7 = ceil(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 14u] = bitcast<u32>(f32(r7.x));
    out[o + 15u] = bitcast<u32>(f32(r7.y));
    let r8 = trunc(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 16u] = bitcast<u32>(f32(r8.x));
    out[o + 17u] = bitcast<u32>(f32(r8.y));
    let r9 = rust_round_vec2_f64(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 18u] = bitcast<u32>(f32(r9.x));
    out[o + 19u] = bitcast<u32>(f32(r9.y));
    let r10 = rust_fract_vec2_f64(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 20u] = bitcast<u32>(f32(r10.x));
    out[o + 21u] = bitcast<u32>(f32(r10.y));
    let r11 = (1.0lf / vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 22u] = bitcast<u32>(f32(r11.x));
    out[o + 23u] = bitcast<u32>(f32(r11.y));
    let r12 = fma(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)), vec2<f64>(f64(f[i].z), f64(f[i].w)));
    out[o + 24u] = bitcast<u32>(f32(r12.x));
    out[o + 25u] = bitcast<u32>(f32(r12.y));
    let r13 = fma(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)), vec2<f64>(f64(f[i].z), f64(f[i].w)));
    out[o + 26u] = bitcast<u32>(f32(r13.x));
    out[o + 27u] = bitcast<u32>(f32(r13.y));
    let r14 = mix(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)), vec2<f64>(f64(f[i].z), f64(f[i].w)));
    out[o + 28u] = bitcast<u32>(f32(r14.x));
    out[o + 29u] = bitcast<u32>(f32(r14.y));
    let r15 = saturate(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 30u] = bitcast<u32>(f32(r15.x));
    out[o + 31u] = bitcast<u32>(f32(r15.y));
    let r16 = sign(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 32u] = bitcast<u32>(f32(r16.x));
    out[o + 33u] = bitcast<u32>(f32(r16.y));
    let r17 = step(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 34u] = bitcast<u32>(f32(r17.x));
    out[o + 35u] = bitcast<u32>(f32(r17.y));
    let r18 = smoothstep(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)), vec2<f64>(f64(f[i].z), f64(f[i].w)));
    out[o + 36u] = bitcast<u32>(f32(r18.x));
    out[o + 37u] = bitcast<u32>(f32(r18.y));
    let r19 = inverseSqrt(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 38u] = bitcast<u32>(f32(r19.x));
    out[o + 39u] = bitcast<u32>(f32(r19.y));
    let r20 = vec3<f64>(vec2<f64>(f64(f[i].x), f64(f[i].y)), f64(f[i].y));
    out[o + 40u] = bitcast<u32>(f32(r20.x));
    out[o + 41u] = bitcast<u32>(f32(r20.y));
    out[o + 42u] = bitcast<u32>(f32(r20.z));
    let r21 = rust_to_array_vec2_f64(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 43u] = bitcast<u32>(f32(r21[0u]));
    out[o + 44u] = bitcast<u32>(f32(r21[1u]));
    let r22 = rust_element_sum_vec2_f64(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 45u] = bitcast<u32>(f32(r22));
    let r23 = rust_element_product_vec2_f64(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 46u] = bitcast<u32>(f32(r23));
    let r24 = rust_min_element_vec2_f64(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 47u] = bitcast<u32>(f32(r24));
    let r25 = rust_max_element_vec2_f64(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 48u] = bitcast<u32>(f32(r25));
    let r26 = (vec2<f64>(f64(f[i].x), f64(f[i].y)) == vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 49u] = u32(r26.x);
    out[o + 50u] = u32(r26.y);
    let r27 = (vec2<f64>(f64(f[i].x), f64(f[i].y)) != vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 51u] = u32(r27.x);
    out[o + 52u] = u32(r27.y);
    let r28 = (vec2<f64>(f64(f[i].x), f64(f[i].y)) < vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 53u] = u32(r28.x);
    out[o + 54u] = u32(r28.y);
    let r29 = (vec2<f64>(f64(f[i].x), f64(f[i].y)) <= vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 55u] = u32(r29.x);
    out[o + 56u] = u32(r29.y);
    let r30 = (vec2<f64>(f64(f[i].x), f64(f[i].y)) > vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 57u] = u32(r30.x);
    out[o + 58u] = u32(r30.y);
    let r31 = (vec2<f64>(f64(f[i].x), f64(f[i].y)) >= vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 59u] = u32(r31.x);
    out[o + 60u] = u32(r31.y);
    let r32 = dot(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 61u] = bitcast<u32>(f32(r32));
    let r33 = rust_length_squared_vec2_f64(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 62u] = bitcast<u32>(f32(r33));
    let r34 = length(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 63u] = bitcast<u32>(f32(r34));
    let r35 = distance(vec2<f64>(f64(f[i].x), f64(f[i].y)), vec2<f64>(f64(f[i].y), f64(f[i].z)));
    out[o + 64u] = bitcast<u32>(f32(r35));
    let r36 = normalize(vec2<f64>(f64(f[i].x), f64(f[i].y)));
    out[o + 65u] = bitcast<u32>(f32(r36.x));
    out[o + 66u] = bitcast<u32>(f32(r36.y));
}
