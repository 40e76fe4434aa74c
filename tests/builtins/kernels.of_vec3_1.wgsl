// The kernel `of_vec3_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `abs_diff_eq` as Rust defines it.
fn rust_abs_diff_eq_vec3f(a: vec3<f32>, b: vec3<f32>, c: f32) -> bool {
    return all(abs(a - b) <= vec3<f32>(c));
}

// `clamp_length_max` as Rust defines it.
fn rust_clamp_length_max_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    let l = length(a);
    if (l > b) {
        return b * (a / l);
    }
    return a;
}

// `clamp_length_min` as Rust defines it.
fn rust_clamp_length_min_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    let l = length(a);
    if (l < b) {
        return b * (a / l);
    }
    return a;
}

// `clamp_length` as Rust defines it.
fn rust_clamp_length_vec3f(a: vec3<f32>, b: f32, c: f32) -> vec3<f32> {
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
fn rust_distance_squared_vec3f(a: vec3<f32>, b: vec3<f32>) -> f32 {
    let d = a - b;
    return dot(d, d);
}

// `is_finite_mask` as Rust defines it.
fn rust_is_finite_mask_vec3f(a: vec3<f32>) -> vec3<bool> {
    return (bitcast<vec3<u32>>(a) & vec3<u32>(0x7fffffffu)) < vec3<u32>(0x7f800000u);
}

// `is_nan_mask` as Rust defines it.
fn rust_is_nan_mask_vec3f(a: vec3<f32>) -> vec3<bool> {
    return (bitcast<vec3<u32>>(a) & vec3<u32>(0x7fffffffu)) > vec3<u32>(0x7f800000u);
}

// `is_negative_mask` as Rust defines it.
fn rust_is_negative_mask_vec3f(a: vec3<f32>) -> vec3<bool> {
    return (bitcast<vec3<u32>>(a) >> vec3<u32>(31u)) == vec3<u32>(1u);
}

// `is_normalized` as Rust defines it.
fn rust_is_normalized_vec3f(a: vec3<f32>) -> bool {
    return abs(dot(a, a) - 1.0f) <= 0.0002f;
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec3f(a: vec3<f32>) -> f32 {
    return dot(a, a);
}

// `lerp_monotonic` as Rust defines it.
fn rust_lerp_monotonic_vec3f(a: vec3<f32>, b: vec3<f32>, c: f32) -> vec3<f32> {
    return a + (b - a) * c;
}

// `Mat3::from_diagonal` as Rust defines it.
fn rust_mat3_from_diagonal_vec3f(a: vec3<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(a.x, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, a.z);
}

// `Mat4::from_scale` as Rust defines it.
fn rust_mat4_from_scale_vec3f(a: vec3<f32>) -> mat4x4<f32> {
    return mat4x4<f32>(a.x, 0.0f, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, 0.0f, a.z, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `move_towards` as Rust defines it.
fn rust_move_towards_vec3f(a: vec3<f32>, b: vec3<f32>, c: f32) -> vec3<f32> {
    let way = b - a;
    let l = length(way);
    if (l <= c || l <= 0.0001f) {
        return b;
    }
    return a + way / l * c;
}

// `normalize_or` as Rust defines it.
fn rust_normalize_or_vec3f(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    let r = 1.0f / length(a);
    return select(b, a * r, r > 0.0f && r <= 0x1.fffffep+127f);
}

// `normalize_or_zero` as Rust defines it.
fn rust_normalize_or_zero_vec3f(a: vec3<f32>) -> vec3<f32> {
    let r = 1.0f / length(a);
    return select(vec3<f32>(), a * r, r > 0.0f && r <= 0x1.fffffep+127f);
}

// `project_onto_normalized` as Rust defines it.
fn rust_project_onto_normalized_vec3f(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    return b * dot(a, b);
}

// `project_onto` as Rust defines it.
fn rust_project_onto_vec3f(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    return b * (dot(a, b) / dot(b, b));
}

// `reject_from_normalized` as Rust defines it.
fn rust_reject_from_normalized_vec3f(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    return a - b * dot(a, b);
}

// `reject_from` as Rust defines it.
fn rust_reject_from_vec3f(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    return a - b * (dot(a, b) / dot(b, b));
}

// `rotate_x` as Rust defines it.
fn rust_rotate_x_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    let s = sin(b);
    let c = cos(b);
    return vec3<f32>(a.x, a.y * c - a.z * s, a.y * s + a.z * c);
}

// `rotate_y` as Rust defines it.
fn rust_rotate_y_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    let s = sin(b);
    let c = cos(b);
    return vec3<f32>(a.x * c + a.z * s, a.y, a.z * c - a.x * s);
}

// `rotate_z` as Rust defines it.
fn rust_rotate_z_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    let s = sin(b);
    let c = cos(b);
    return vec3<f32>(a.x * c - a.y * s, a.x * s + a.y * c, a.z);
}

// `smoothstep` as Rust defines it.
fn rust_smoothstep_vec3f(a: vec3<f32>, b: vec3<f32>, c: vec3<f32>) -> vec3<f32> {
    return smoothstep(b, c, a);
}

@compute @workgroup_size(64)
fn of_vec3_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 123u;
    let r0 = (f[i].xyz <= f[i].yzw);
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.y);
    out[o + 2u] = u32(r0.z);
    let r1 = (f[i].xyz > f[i].yzw);
    out[o + 3u] = u32(r1.x);
    out[o + 4u] = u32(r1.y);
    out[o + 5u] = u32(r1.z);
    let r2 = (f[i].xyz >= f[i].yzw);
    out[o + 6u] = u32(r2.x);
    out[o + 7u] = u32(r2.y);
    out[o + 8u] = u32(r2.z);
    let r3 = rust_is_nan_mask_vec3f(f[i].xyz);
    out[o + 9u] = u32(r3.x);
    out[o + 10u] = u32(r3.y);
    out[o + 11u] = u32(r3.z);
    let r4 = rust_is_finite_mask_vec3f(f[i].xyz);
    out[o + 12u] = u32(r4.x);
    out[o + 13u] = u32(r4.y);
    out[o + 14u] = u32(r4.z);
    let r5 = rust_is_negative_mask_vec3f(f[i].xyz);
    out[o + 15u] = u32(r5.x);
    out[o + 16u] = u32(r5.y);
    out[o + 17u] = u32(r5.z);
    let r6 = dot(f[i].xyz, f[i].yzw);
    out[o + 18u] = bitcast<u32>(r6);
    let r7 = vec3<f32>(dot(f[i].xyz, f[i].yzw));
    out[o + 19u] = bitcast<u32>(r7.x);
    out[o + 20u] = bitcast<u32>(r7.y);
    out[o + 21u] = bitcast<u32>(r7.z);
    let r8 = cross(f[i].xyz, f[i].yzw);
    out[o + 22u] = bitcast<u32>(r8.x);
    out[o + 23u] = bitcast<u32>(r8.y);
    out[o + 24u] = bitcast<u32>(r8.z);
    let r9 = length(f[i].xyz);
    out[o + 25u] = bitcast<u32>(r9);
    let r10 = (1.0f / length(f[i].xyz));
    out[o + 26u] = bitcast<u32>(r10);
    let r11 = rust_length_squared_vec3f(f[i].xyz);
    out[o + 27u] = bitcast<u32>(r11);
    let r12 = distance(f[i].xyz, f[i].yzw);
    out[o + 28u] = bitcast<u32>(r12);
    let r13 = rust_distance_squared_vec3f(f[i].xyz, f[i].yzw);
    out[o + 29u] = bitcast<u32>(r13);
    let r14 = normalize(f[i].xyz);
    out[o + 30u] = bitcast<u32>(r14.x);
    out[o + 31u] = bitcast<u32>(r14.y);
    out[o + 32u] = bitcast<u32>(r14.z);
    let r15 = rust_normalize_or_zero_vec3f(f[i].xyz);
    out[o + 33u] = bitcast<u32>(r15.x);
    out[o + 34u] = bitcast<u32>(r15.y);
    out[o + 35u] = bitcast<u32>(r15.z);
    let r16 = rust_normalize_or_vec3f(f[i].xyz, f[i].yzw);
    out[o + 36u] = bitcast<u32>(r16.x);
    out[o + 37u] = bitcast<u32>(r16.y);
    out[o + 38u] = bitcast<u32>(r16.z);
    let r17 = rust_is_normalized_vec3f(f[i].xyz);
    out[o + 39u] = u32(r17);
    let r18 = rust_project_onto_vec3f(f[i].xyz, f[i].yzw);
    out[o + 40u] = bitcast<u32>(r18.x);
    out[o + 41u] = bitcast<u32>(r18.y);
    out[o + 42u] = bitcast<u32>(r18.z);
    let r19 = rust_project_onto_normalized_vec3f(f[i].xyz, f[i].yzw);
    out[o + 43u] = bitcast<u32>(r19.x);
    out[o + 44u] = bitcast<u32>(r19.y);
    out[o + 45u] = bitcast<u32>(r19.z);
    let r20 = rust_reject_from_vec3f(f[i].xyz, f[i].yzw);
    out[o + 46u] = bitcast<u32>(r20.x);
    out[o + 47u] = bitcast<u32>(r20.y);
    out[o + 48u] = bitcast<u32>(r20.z);
    let r21 = rust_reject_from_normalized_vec3f(f[i].xyz, f[i].yzw);
    out[o + 49u] = bitcast<u32>(r21.x);
    out[o + 50u] = bitcast<u32>(r21.y);
    out[o + 51u] = bitcast<u32>(r21.z);
    let r22 = reflect(f[i].xyz, f[i].yzw);
    out[o + 52u] = bitcast<u32>(r22.x);
    out[o + 53u] = bitcast<u32>(r22.y);
    out[o + 54u] = bitcast<u32>(r22.z);
    let r23 = refract(f[i].xyz, f[i].yzw, f[i].z);
    out[o + 55u] = bitcast<u32>(r23.x);
    out[o + 56u] = bitcast<u32>(r23.y);
    out[o + 57u] = bitcast<u32>(r23.z);
    let r24 = rust_clamp_length_vec3f(f[i].xyz, f[i].y, f[i].z);
    out[o + 58u] = bitcast<u32>(r24.x);
    out[o + 59u] = bitcast<u32>(r24.y);
    out[o + 60u] = bitcast<u32>(r24.z);
    let r25 = rust_clamp_length_max_vec3f(f[i].xyz, f[i].y);
    out[o + 61u] = bitcast<u32>(r25.x);
    out[o + 62u] = bitcast<u32>(r25.y);
    out[o + 63u] = bitcast<u32>(r25.z);
    let r26 = rust_clamp_length_min_vec3f(f[i].xyz, f[i].y);
    out[o + 64u] = bitcast<u32>(r26.x);
    out[o + 65u] = bitcast<u32>(r26.y);
    out[o + 66u] = bitcast<u32>(r26.z);
    let r27 = mix(f[i].xyz, f[i].yzw, f[i].z);
    out[o + 67u] = bitcast<u32>(r27.x);
    out[o + 68u] = bitcast<u32>(r27.y);
    out[o + 69u] = bitcast<u32>(r27.z);
    let r28 = rust_lerp_monotonic_vec3f(f[i].xyz, f[i].yzw, f[i].z);
    out[o + 70u] = bitcast<u32>(r28.x);
    out[o + 71u] = bitcast<u32>(r28.y);
    out[o + 72u] = bitcast<u32>(r28.z);
    let r29 = rust_move_towards_vec3f(f[i].xyz, f[i].yzw, f[i].z);
    out[o + 73u] = bitcast<u32>(r29.x);
    out[o + 74u] = bitcast<u32>(r29.y);
    out[o + 75u] = bitcast<u32>(r29.z);
    let r30 = step(f[i].xyz, f[i].yzw);
    out[o + 76u] = bitcast<u32>(r30.x);
    out[o + 77u] = bitcast<u32>(r30.y);
    out[o + 78u] = bitcast<u32>(r30.z);
    let r31 = rust_smoothstep_vec3f(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 79u] = bitcast<u32>(r31.x);
    out[o + 80u] = bitcast<u32>(r31.y);
    out[o + 81u] = bitcast<u32>(r31.z);
    let r32 = saturate(f[i].xyz);
    out[o + 82u] = bitcast<u32>(r32.x);
    out[o + 83u] = bitcast<u32>(r32.y);
    out[o + 84u] = bitcast<u32>(r32.z);
    let r33 = fract(f[i].xyz);
    out[o + 85u] = bitcast<u32>(r33.x);
    out[o + 86u] = bitcast<u32>(r33.y);
    out[o + 87u] = bitcast<u32>(r33.z);
    let r34 = rust_abs_diff_eq_vec3f(f[i].xyz, f[i].yzw, f[i].z);
    out[o + 88u] = u32(r34);
    let r35 = rust_rotate_x_vec3f(f[i].xyz, f[i].y);
    out[o + 89u] = bitcast<u32>(r35.x);
    out[o + 90u] = bitcast<u32>(r35.y);
    out[o + 91u] = bitcast<u32>(r35.z);
    let r36 = rust_rotate_y_vec3f(f[i].xyz, f[i].y);
    out[o + 92u] = bitcast<u32>(r36.x);
    out[o + 93u] = bitcast<u32>(r36.y);
    out[o + 94u] = bitcast<u32>(r36.z);
    let r37 = rust_rotate_z_vec3f(f[i].xyz, f[i].y);
    out[o + 95u] = bitcast<u32>(r37.x);
    out[o + 96u] = bitcast<u32>(r37.y);
    out[o + 97u] = bitcast<u32>(r37.z);
    let r38 = rust_mat3_from_diagonal_vec3f(f[i].xyz);
    out[o + 98u] = bitcast<u32>(r38[0].x);
    out[o + 99u] = bitcast<u32>(r38[0].y);
    out[o + 100u] = bitcast<u32>(r38[0].z);
    out[o + 101u] = bitcast<u32>(r38[1].x);
    out[o + 102u] = bitcast<u32>(r38[1].y);
    out[o + 103u] = bitcast<u32>(r38[1].z);
    out[o + 104u] = bitcast<u32>(r38[2].x);
    out[o + 105u] = bitcast<u32>(r38[2].y);
    out[o + 106u] = bitcast<u32>(r38[2].z);
    let r39 = rust_mat4_from_scale_vec3f(f[i].xyz);
    out[o + 107u] = bitcast<u32>(r39[0].x);
    out[o + 108u] = bitcast<u32>(r39[0].y);
    out[o + 109u] = bitcast<u32>(r39[0].z);
    out[o + 110u] = bitcast<u32>(r39[0].w);
    out[o + 111u] = bitcast<u32>(r39[1].x);
    out[o + 112u] = bitcast<u32>(r39[1].y);
    out[o + 113u] = bitcast<u32>(r39[1].z);
    out[o + 114u] = bitcast<u32>(r39[1].w);
    out[o + 115u] = bitcast<u32>(r39[2].x);
    out[o + 116u] = bitcast<u32>(r39[2].y);
    out[o + 117u] = bitcast<u32>(r39[2].z);
    out[o + 118u] = bitcast<u32>(r39[2].w);
    out[o + 119u] = bitcast<u32>(r39[3].x);
    out[o + 120u] = bitcast<u32>(r39[3].y);
    out[o + 121u] = bitcast<u32>(r39[3].z);
    out[o + 122u] = bitcast<u32>(r39[3].w);
}
