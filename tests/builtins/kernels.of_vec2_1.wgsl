// The kernel `of_vec2_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `abs_diff_eq` as Rust defines it.
fn rust_abs_diff_eq_vec2f(a: vec2<f32>, b: vec2<f32>, c: f32) -> bool {
    return all(abs(a - b) <= vec2<f32>(c));
}

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec2f(a: vec2<f32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(a);
}

// `clamp_length_max` as Rust defines it.
fn rust_clamp_length_max_vec2f(a: vec2<f32>, b: f32) -> vec2<f32> {
    let l = length(a);
    if (l > b) {
        return b * (a / l);
    }
    return a;
}

// `clamp_length_min` as Rust defines it.
fn rust_clamp_length_min_vec2f(a: vec2<f32>, b: f32) -> vec2<f32> {
    let l = length(a);
    if (l < b) {
        return b * (a / l);
    }
    return a;
}

// `clamp_length` as Rust defines it.
fn rust_clamp_length_vec2f(a: vec2<f32>, b: f32, c: f32) -> vec2<f32> {
    let l = length(a);
    if (l < b) {
        return b * (a / l);
    }
    if (l > c) {
        return c * (a / l);
    }
    return a;
}

// `distance_squared` as Rust defines it.
fn rust_distance_squared_vec2f(a: vec2<f32>, b: vec2<f32>) -> f32 {
    let d = a - b;
    return dot(d, d);
}

// `is_finite_mask` as Rust defines it.
fn rust_is_finite_mask_vec2f(a: vec2<f32>) -> vec2<bool> {
    return (bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) < vec2<u32>(0x7f800000u);
}

// `is_nan_mask` as Rust defines it.
fn rust_is_nan_mask_vec2f(a: vec2<f32>) -> vec2<bool> {
    return (bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) > vec2<u32>(0x7f800000u);
}

// `is_negative_mask` as Rust defines it.
fn rust_is_negative_mask_vec2f(a: vec2<f32>) -> vec2<bool> {
    return (bitcast<vec2<u32>>(a) >> vec2<u32>(31u)) == vec2<u32>(1u);
}

// `is_normalized` as Rust defines it.
fn rust_is_normalized_vec2f(a: vec2<f32>) -> bool {
    return abs(dot(a, a) - 1.0f) <= 0.0002f;
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec2f(a: vec2<f32>) -> f32 {
    return dot(a, a);
}

// `lerp_monotonic` as Rust defines it.
fn rust_lerp_monotonic_vec2f(a: vec2<f32>, b: vec2<f32>, c: f32) -> vec2<f32> {
    return a + (b - a) * c;
}

// `Mat2::from_diagonal` as Rust defines it.
fn rust_mat2_from_diagonal_vec2f(a: vec2<f32>) -> mat2x2<f32> {
    return mat2x2<f32>(a.x, 0.0f, 0.0f, a.y);
}

// `Mat3::from_scale` as Rust defines it.
fn rust_mat3_from_scale_vec2f(a: vec2<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(a.x, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat3::from_translation` as Rust defines it.
fn rust_mat3_from_translation_vec2f(a: vec2<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(1.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, a.x, a.y, 1.0f);
}

// `move_towards` as Rust defines it.
fn rust_move_towards_vec2f(a: vec2<f32>, b: vec2<f32>, c: f32) -> vec2<f32> {
    let way = b - a;
    let l = length(way);
    if (l <= c || l <= 0.0001f) {
        return b;
    }
    return a + way / l * c;
}

// `normalize_or` as Rust defines it.
fn rust_normalize_or_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    let r = 1.0f / length(a);
    return select(b, a * r, r > 0.0f && r <= 0x1.fffffep+127f);
}

// `normalize_or_zero` as Rust defines it.
fn rust_normalize_or_zero_vec2f(a: vec2<f32>) -> vec2<f32> {
    let r = 1.0f / length(a);
    return select(vec2<f32>(), a * r, r > 0.0f && r <= 0x1.fffffep+127f);
}

// `perp_dot` as Rust defines it.
fn rust_perp_dot_vec2f(a: vec2<f32>, b: vec2<f32>) -> f32 {
    return a.x * b.y - a.y * b.x;
}

// `perp` as Rust defines it.
fn rust_perp_vec2f(a: vec2<f32>) -> vec2<f32> {
    return vec2<f32>(-a.y, a.x);
}

// `project_onto_normalized` as Rust defines it.
fn rust_project_onto_normalized_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    return b * dot(a, b);
}

// `project_onto` as Rust defines it.
fn rust_project_onto_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    return b * (dot(a, b) / dot(b, b));
}

// `reject_from_normalized` as Rust defines it.
fn rust_reject_from_normalized_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    return a - b * dot(a, b);
}

// `reject_from` as Rust defines it.
fn rust_reject_from_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    return a - b * (dot(a, b) / dot(b, b));
}

// `rotate` as Rust defines it.
fn rust_rotate_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    return vec2<f32>(a.x * b.x - a.y * b.y, a.y * b.x + a.x * b.y);
}

// `smoothstep` as Rust defines it.
fn rust_smoothstep_vec2f(a: vec2<f32>, b: vec2<f32>, c: vec2<f32>) -> vec2<f32> {
    return smoothstep(b, c, a);
}

@compute @workgroup_size(64)
fn of_vec2_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 87u;
    let r0 = (f[i].xy >= f[i].yz);
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.y);
    let r1 = rust_is_nan_mask_vec2f(f[i].xy);
    out[o + 2u] = u32(r1.x);
    out[o + 3u] = u32(r1.y);
    let r2 = rust_is_finite_mask_vec2f(f[i].xy);
    out[o + 4u] = u32(r2.x);
    out[o + 5u] = u32(r2.y);
    let r3 = rust_is_negative_mask_vec2f(f[i].xy);
    out[o + 6u] = u32(r3.x);
    out[o + 7u] = u32(r3.y);
    let r4 = dot(f[i].xy, f[i].yz);
    out[o + 8u] = bitcast<u32>(r4);
    let r5 = vec2<f32>(dot(f[i].xy, f[i].yz));
    out[o + 9u] = bitcast<u32>(r5.x);
    out[o + 10u] = bitcast<u32>(r5.y);
    let r6 = length(f[i].xy);
    out[o + 11u] = bitcast<u32>(r6);
    let r7 = (1.0f / length(f[i].xy));
    out[o + 12u] = bitcast<u32>(r7);
    let r8 = rust_length_squared_vec2f(f[i].xy);
    out[o + 13u] = bitcast<u32>(r8);
    let r9 = distance(f[i].xy, f[i].yz);
    out[o + 14u] = bitcast<u32>(r9);
    let r10 = rust_distance_squared_vec2f(f[i].xy, f[i].yz);
    out[o + 15u] = bitcast<u32>(r10);
    let r11 = normalize(f[i].xy);
    out[o + 16u] = bitcast<u32>(r11.x);
    out[o + 17u] = bitcast<u32>(r11.y);
    let r12 = rust_normalize_or_zero_vec2f(f[i].xy);
    out[o + 18u] = bitcast<u32>(r12.x);
    out[o + 19u] = bitcast<u32>(r12.y);
    let r13 = rust_normalize_or_vec2f(f[i].xy, f[i].yz);
    out[o + 20u] = bitcast<u32>(r13.x);
    out[o + 21u] = bitcast<u32>(r13.y);
    let r14 = rust_is_normalized_vec2f(f[i].xy);
    out[o + 22u] = u32(r14);
    let r15 = rust_project_onto_vec2f(f[i].xy, f[i].yz);
    out[o + 23u] = bitcast<u32>(r15.x);
    out[o + 24u] = bitcast<u32>(r15.y);
    let r16 = rust_project_onto_normalized_vec2f(f[i].xy, f[i].yz);
    out[o + 25u] = bitcast<u32>(r16.x);
    out[o + 26u] = bitcast<u32>(r16.y);
    let r17 = rust_reject_from_vec2f(f[i].xy, f[i].yz);
    out[o + 27u] = bitcast<u32>(r17.x);
    out[o + 28u] = bitcast<u32>(r17.y);
    let r18 = rust_reject_from_normalized_vec2f(f[i].xy, f[i].yz);
    out[o + 29u] = bitcast<u32>(r18.x);
    out[o + 30u] = bitcast<u32>(r18.y);
    let r19 = reflect(f[i].xy, f[i].yz);
    out[o + 31u] = bitcast<u32>(r19.x);
    out[o + 32u] = bitcast<u32>(r19.y);
    let r20 = refract(f[i].xy, f[i].yz, f[i].z);
    out[o + 33u] = bitcast<u32>(r20.x);
    out[o + 34u] = bitcast<u32>(r20.y);
    let r21 = rust_clamp_length_vec2f(f[i].xy, f[i].y, f[i].z);
    out[o + 35u] = bitcast<u32>(r21.x);
    out[o + 36u] = bitcast<u32>(r21.y);
    let r22 = rust_clamp_length_max_vec2f(f[i].xy, f[i].y);
    out[o + 37u] = bitcast<u32>(r22.x);
    out[o + 38u] = bitcast<u32>(r22.y);
    let r23 = rust_clamp_length_min_vec2f(f[i].xy, f[i].y);
    out[o + 39u] = bitcast<u32>(r23.x);
    out[o + 40u] = bitcast<u32>(r23.y);
    let r24 = mix(f[i].xy, f[i].yz, f[i].z);
    out[o + 41u] = bitcast<u32>(r24.x);
    out[o + 42u] = bitcast<u32>(r24.y);
    let r25 = rust_lerp_monotonic_vec2f(f[i].xy, f[i].yz, f[i].z);
    out[o + 43u] = bitcast<u32>(r25.x);
    out[o + 44u] = bitcast<u32>(r25.y);
    let r26 = rust_move_towards_vec2f(f[i].xy, f[i].yz, f[i].z);
    out[o + 45u] = bitcast<u32>(r26.x);
    out[o + 46u] = bitcast<u32>(r26.y);
    let r27 = step(f[i].xy, f[i].yz);
    out[o + 47u] = bitcast<u32>(r27.x);
    out[o + 48u] = bitcast<u32>(r27.y);
    let r28 = rust_smoothstep_vec2f(f[i].xy, f[i].yz, f[i].zw);
    out[o + 49u] = bitcast<u32>(r28.x);
    out[o + 50u] = bitcast<u32>(r28.y);
    let r29 = saturate(f[i].xy);
    out[o + 51u] = bitcast<u32>(r29.x);
    out[o + 52u] = bitcast<u32>(r29.y);
    let r30 = fract(f[i].xy);
    out[o + 53u] = bitcast<u32>(r30.x);
    out[o + 54u] = bitcast<u32>(r30.y);
    let r31 = rust_abs_diff_eq_vec2f(f[i].xy, f[i].yz, f[i].z);
    out[o + 55u] = u32(r31);
    let r32 = rust_perp_vec2f(f[i].xy);
    out[o + 56u] = bitcast<u32>(r32.x);
    out[o + 57u] = bitcast<u32>(r32.y);
    let r33 = rust_perp_dot_vec2f(f[i].xy, f[i].yz);
    out[o + 58u] = bitcast<u32>(r33);
    let r34 = rust_rotate_vec2f(f[i].xy, f[i].yz);
    out[o + 59u] = bitcast<u32>(r34.x);
    out[o + 60u] = bitcast<u32>(r34.y);
    let r35 = rust_mat2_from_diagonal_vec2f(f[i].xy);
    out[o + 61u] = bitcast<u32>(r35[0].x);
    out[o + 62u] = bitcast<u32>(r35[0].y);
    out[o + 63u] = bitcast<u32>(r35[1].x);
    out[o + 64u] = bitcast<u32>(r35[1].y);
    let r36 = rust_mat3_from_scale_vec2f(f[i].xy);
    out[o + 65u] = bitcast<u32>(r36[0].x);
    out[o + 66u] = bitcast<u32>(r36[0].y);
    out[o + 67u] = bitcast<u32>(r36[0].z);
    out[o + 68u] = bitcast<u32>(r36[1].x);
    out[o + 69u] = bitcast<u32>(r36[1].y);
    out[o + 70u] = bitcast<u32>(r36[1].z);
    out[o + 71u] = bitcast<u32>(r36[2].x);
    out[o + 72u] = bitcast<u32>(r36[2].y);
    out[o + 73u] = bitcast<u32>(r36[2].z);
    let r37 = rust_mat3_from_translation_vec2f(f[i].xy);
    out[o + 74u] = bitcast<u32>(r37[0].x);
    out[o + 75u] = bitcast<u32>(r37[0].y);
    out[o + 76u] = bitcast<u32>(r37[0].z);
    out[o + 77u] = bitcast<u32>(r37[1].x);
    out[o + 78u] = bitcast<u32>(r37[1].y);
    out[o + 79u] = bitcast<u32>(r37[1].z);
    out[o + 80u] = bitcast<u32>(r37[2].x);
    out[o + 81u] = bitcast<u32>(r37[2].y);
    out[o + 82u] = bitcast<u32>(r37[2].z);
    let r38 = select(f[i].xy, f[i].yz, (u[i].zw < u[i].yz));
    out[o + 83u] = bitcast<u32>(r38.x);
    out[o + 84u] = bitcast<u32>(r38.y);
    let r39 = rust_bitcast_f32_vec2f(f[i].xy);
    out[o + 85u] = bitcast<u32>(r39.x);
    out[o + 86u] = bitcast<u32>(r39.y);
}
