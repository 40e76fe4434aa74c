// The kernel `of_vec4_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `abs_diff_eq` as Rust defines it.
fn rust_abs_diff_eq_vec4f(a: vec4<f32>, b: vec4<f32>, c: f32) -> bool {
    return all(abs(a - b) <= vec4<f32>(c));
}

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec4f(a: vec4<f32>) -> vec4<f32> {
    return bitcast<vec4<f32>>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec4f(a: vec4<f32>) -> vec4<i32> {
    return bitcast<vec4<i32>>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec4f(a: vec4<f32>) -> vec4<u32> {
    return bitcast<vec4<u32>>(a);
}

// `clamp_length_max` as Rust defines it.
fn rust_clamp_length_max_vec4f(a: vec4<f32>, b: f32) -> vec4<f32> {
    let l = length(a);
    if (l > b) {
        return b * (a / l);
    }
    return a;
}

// `clamp_length_min` as Rust defines it.
fn rust_clamp_length_min_vec4f(a: vec4<f32>, b: f32) -> vec4<f32> {
    let l = length(a);
    if (l < b) {
        return b * (a / l);
    }
    return a;
}

// `clamp_length` as Rust defines it.
fn rust_clamp_length_vec4f(a: vec4<f32>, b: f32, c: f32) -> vec4<f32> {
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
fn rust_distance_squared_vec4f(a: vec4<f32>, b: vec4<f32>) -> f32 {
    let d = a - b;
    return dot(d, d);
}

// `is_finite_mask` as Rust defines it.
fn rust_is_finite_mask_vec4f(a: vec4<f32>) -> vec4<bool> {
    return (bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) < vec4<u32>(0x7f800000u);
}

// `is_nan_mask` as Rust defines it.
fn rust_is_nan_mask_vec4f(a: vec4<f32>) -> vec4<bool> {
    return (bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) > vec4<u32>(0x7f800000u);
}

// `is_negative_mask` as Rust defines it.
fn rust_is_negative_mask_vec4f(a: vec4<f32>) -> vec4<bool> {
    return (bitcast<vec4<u32>>(a) >> vec4<u32>(31u)) == vec4<u32>(1u);
}

// `is_normalized` as Rust defines it.
fn rust_is_normalized_vec4f(a: vec4<f32>) -> bool {
    return abs(dot(a, a) - 1.0f) <= 0.0002f;
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec4f(a: vec4<f32>) -> f32 {
    return dot(a, a);
}

// `lerp_monotonic` as Rust defines it.
fn rust_lerp_monotonic_vec4f(a: vec4<f32>, b: vec4<f32>, c: f32) -> vec4<f32> {
    return a + (b - a) * c;
}

// `Mat4::from_diagonal` as Rust defines it.
fn rust_mat4_from_diagonal_vec4f(a: vec4<f32>) -> mat4x4<f32> {
    return mat4x4<f32>(a.x, 0.0f, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, 0.0f, a.z, 0.0f, 0.0f, 0.0f, 0.0f, a.w);
}

// `move_towards` as Rust defines it.
fn rust_move_towards_vec4f(a: vec4<f32>, b: vec4<f32>, c: f32) -> vec4<f32> {
    let way = b - a;
    let l = length(way);
    if (l <= c || l <= 0.0001f) {
        return b;
    }
    return a + way / l * c;
}

// `normalize_or` as Rust defines it.
fn rust_normalize_or_vec4f(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
    let r = 1.0f / length(a);
    return select(b, a * r, r > 0.0f && r <= 0x1.fffffep+127f);
}

// `normalize_or_zero` as Rust defines it.
fn rust_normalize_or_zero_vec4f(a: vec4<f32>) -> vec4<f32> {
    let r = 1.0f / length(a);
    return select(vec4<f32>(), a * r, r > 0.0f && r <= 0x1.fffffep+127f);
}

// `project_onto_normalized` as Rust defines it.
fn rust_project_onto_normalized_vec4f(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
    return b * dot(a, b);
}

// `project_onto` as Rust defines it.
fn rust_project_onto_vec4f(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
    return b * (dot(a, b) / dot(b, b));
}

// `reject_from_normalized` as Rust defines it.
fn rust_reject_from_normalized_vec4f(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
    return a - b * dot(a, b);
}

// `reject_from` as Rust defines it.
fn rust_reject_from_vec4f(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
    return a - b * (dot(a, b) / dot(b, b));
}

// `smoothstep` as Rust defines it.
fn rust_smoothstep_vec4f(a: vec4<f32>, b: vec4<f32>, c: vec4<f32>) -> vec4<f32> {
    return smoothstep(b, c, a);
}

@compute @workgroup_size(64)
fn of_vec4_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 148u;
    let r0 = (f[i].xyzw <= f[i].yzwx);
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.y);
    out[o + 2u] = u32(r0.z);
    out[o + 3u] = u32(r0.w);
    let r1 = (f[i].xyzw > f[i].yzwx);
    out[o + 4u] = u32(r1.x);
    out[o + 5u] = u32(r1.y);
    out[o + 6u] = u32(r1.z);
    out[o + 7u] = u32(r1.w);
    let r2 = (f[i].xyzw >= f[i].yzwx);
    out[o + 8u] = u32(r2.x);
    out[o + 9u] = u32(r2.y);
    out[o + 10u] = u32(r2.z);
    out[o + 11u] = u32(r2.w);
    let r3 = rust_is_nan_mask_vec4f(f[i].xyzw);
    out[o + 12u] = u32(r3.x);
    out[o + 13u] = u32(r3.y);
    out[o + 14u] = u32(r3.z);
    out[o + 15u] = u32(r3.w);
    let r4 = rust_is_finite_mask_vec4f(f[i].xyzw);
    out[o + 16u] = u32(r4.x);
    out[o + 17u] = u32(r4.y);
    out[o + 18u] = u32(r4.z);
    out[o + 19u] = u32(r4.w);
    let r5 = rust_is_negative_mask_vec4f(f[i].xyzw);
    out[o + 20u] = u32(r5.x);
    out[o + 21u] = u32(r5.y);
    out[o + 22u] = u32(r5.z);
    out[o + 23u] = u32(r5.w);
    let r6 = dot(f[i].xyzw, f[i].yzwx);
    out[o + 24u] = bitcast<u32>(r6);
    let r7 = vec4<f32>(dot(f[i].xyzw, f[i].yzwx));
    out[o + 25u] = bitcast<u32>(r7.x);
    out[o + 26u] = bitcast<u32>(r7.y);
    out[o + 27u] = bitcast<u32>(r7.z);
    out[o + 28u] = bitcast<u32>(r7.w);
    let r8 = length(f[i].xyzw);
    out[o + 29u] = bitcast<u32>(r8);
    let r9 = (1.0f / length(f[i].xyzw));
    out[o + 30u] = bitcast<u32>(r9);
    let r10 = rust_length_squared_vec4f(f[i].xyzw);
    out[o + 31u] = bitcast<u32>(r10);
    let r11 = distance(f[i].xyzw, f[i].yzwx);
    out[o + 32u] = bitcast<u32>(r11);
    let r12 = rust_distance_squared_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 33u] = bitcast<u32>(r12);
    let r13 = normalize(f[i].xyzw);
    out[o + 34u] = bitcast<u32>(r13.x);
    out[o + 35u] = bitcast<u32>(r13.y);
    out[o + 36u] = bitcast<u32>(r13.z);
    out[o + 37u] = bitcast<u32>(r13.w);
    let r14 = rust_normalize_or_zero_vec4f(f[i].xyzw);
    out[o + 38u] = bitcast<u32>(r14.x);
    out[o + 39u] = bitcast<u32>(r14.y);
    out[o + 40u] = bitcast<u32>(r14.z);
    out[o + 41u] = bitcast<u32>(r14.w);
    let r15 = rust_normalize_or_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 42u] = bitcast<u32>(r15.x);
    out[o + 43u] = bitcast<u32>(r15.y);
    out[o + 44u] = bitcast<u32>(r15.z);
    out[o + 45u] = bitcast<u32>(r15.w);
    let r16 = rust_is_normalized_vec4f(f[i].xyzw);
    out[o + 46u] = u32(r16);
    let r17 = rust_project_onto_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 47u] = bitcast<u32>(r17.x);
    out[o + 48u] = bitcast<u32>(r17.y);
    out[o + 49u] = bitcast<u32>(r17.z);
    out[o + 50u] = bitcast<u32>(r17.w);
    let r18 = rust_project_onto_normalized_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 51u] = bitcast<u32>(r18.x);
    out[o + 52u] = bitcast<u32>(r18.y);
    out[o + 53u] = bitcast<u32>(r18.z);
    out[o + 54u] = bitcast<u32>(r18.w);
    let r19 = rust_reject_from_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 55u] = bitcast<u32>(r19.x);
    out[o + 56u] = bitcast<u32>(r19.y);
    out[o + 57u] = bitcast<u32>(r19.z);
    out[o + 58u] = bitcast<u32>(r19.w);
    let r20 = rust_reject_from_normalized_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 59u] = bitcast<u32>(r20.x);
    out[o + 60u] = bitcast<u32>(r20.y);
    out[o + 61u] = bitcast<u32>(r20.z);
    out[o + 62u] = bitcast<u32>(r20.w);
    let r21 = reflect(f[i].xyzw, f[i].yzwx);
    out[o + 63u] = bitcast<u32>(r21.x);
    out[o + 64u] = bitcast<u32>(r21.y);
    out[o + 65u] = bitcast<u32>(r21.z);
    out[o + 66u] = bitcast<u32>(r21.w);
    let r22 = refract(f[i].xyzw, f[i].yzwx, f[i].z);
    out[o + 67u] = bitcast<u32>(r22.x);
    out[o + 68u] = bitcast<u32>(r22.y);
    out[o + 69u] = bitcast<u32>(r22.z);
    out[o + 70u] = bitcast<u32>(r22.w);
    let r23 = rust_clamp_length_vec4f(f[i].xyzw, f[i].y, f[i].z);
    out[o + 71u] = bitcast<u32>(r23.x);
    out[o + 72u] = bitcast<u32>(r23.y);
    out[o + 73u] = bitcast<u32>(r23.z);
    out[o + 74u] = bitcast<u32>(r23.w);
    let r24 = rust_clamp_length_max_vec4f(f[i].xyzw, f[i].y);
    out[o + 75u] = bitcast<u32>(r24.x);
    out[o + 76u] = bitcast<u32>(r24.y);
    out[o + 77u] = bitcast<u32>(r24.z);
    out[o + 78u] = bitcast<u32>(r24.w);
    let r25 = rust_clamp_length_min_vec4f(f[i].xyzw, f[i].y);
    out[o + 79u] = bitcast<u32>(r25.x);
    out[o + 80u] = bitcast<u32>(r25.y);
    out[o + 81u] = bitcast<u32>(r25.z);
    out[o + 82u] = bitcast<u32>(r25.w);
    let r26 = mix(f[i].xyzw, f[i].yzwx, f[i].z);
    out[o + 83u] = bitcast<u32>(r26.x);
    out[o + 84u] = bitcast<u32>(r26.y);
    out[o + 85u] = bitcast<u32>(r26.z);
    out[o + 86u] = bitcast<u32>(r26.w);
    let r27 = rust_lerp_monotonic_vec4f(f[i].xyzw, f[i].yzwx, f[i].z);
    out[o + 87u] = bitcast<u32>(r27.x);
    out[o + 88u] = bitcast<u32>(r27.y);
    out[o + 89u] = bitcast<u32>(r27.z);
    out[o + 90u] = bitcast<u32>(r27.w);
    let r28 = rust_move_towards_vec4f(f[i].xyzw, f[i].yzwx, f[i].z);
    out[o + 91u] = bitcast<u32>(r28.x);
    out[o + 92u] = bitcast<u32>(r28.y);
    out[o + 93u] = bitcast<u32>(r28.z);
    out[o + 94u] = bitcast<u32>(r28.w);
    let r29 = step(f[i].xyzw, f[i].yzwx);
    out[o + 95u] = bitcast<u32>(r29.x);
    out[o + 96u] = bitcast<u32>(r29.y);
    out[o + 97u] = bitcast<u32>(r29.z);
    out[o + 98u] = bitcast<u32>(r29.w);
    let r30 = rust_smoothstep_vec4f(f[i].xyzw, f[i].yzwx, f[i].zwxy);
    out[o + 99u] = bitcast<u32>(r30.x);
    out[o + 100u] = bitcast<u32>(r30.y);
    out[o + 101u] = bitcast<u32>(r30.z);
    out[o + 102u] = bitcast<u32>(r30.w);
    let r31 = saturate(f[i].xyzw);
    out[o + 103u] = bitcast<u32>(r31.x);
    out[o + 104u] = bitcast<u32>(r31.y);
    out[o + 105u] = bitcast<u32>(r31.z);
    out[o + 106u] = bitcast<u32>(r31.w);
    let r32 = fract(f[i].xyzw);
    out[o + 107u] = bitcast<u32>(r32.x);
    out[o + 108u] = bitcast<u32>(r32.y);
    out[o + 109u] = bitcast<u32>(r32.z);
    out[o + 110u] = bitcast<u32>(r32.w);
    let r33 = rust_abs_diff_eq_vec4f(f[i].xyzw, f[i].yzwx, f[i].z);
    out[o + 111u] = u32(r33);
    let r34 = rust_mat4_from_diagonal_vec4f(f[i].xyzw);
    out[o + 112u] = bitcast<u32>(r34[0].x);
    out[o + 113u] = bitcast<u32>(r34[0].y);
    out[o + 114u] = bitcast<u32>(r34[0].z);
    out[o + 115u] = bitcast<u32>(r34[0].w);
    out[o + 116u] = bitcast<u32>(r34[1].x);
    out[o + 117u] = bitcast<u32>(r34[1].y);
    out[o + 118u] = bitcast<u32>(r34[1].z);
    out[o + 119u] = bitcast<u32>(r34[1].w);
    out[o + 120u] = bitcast<u32>(r34[2].x);
    out[o + 121u] = bitcast<u32>(r34[2].y);
    out[o + 122u] = bitcast<u32>(r34[2].z);
    out[o + 123u] = bitcast<u32>(r34[2].w);
    out[o + 124u] = bitcast<u32>(r34[3].x);
    out[o + 125u] = bitcast<u32>(r34[3].y);
    out[o + 126u] = bitcast<u32>(r34[3].z);
    out[o + 127u] = bitcast<u32>(r34[3].w);
    let r35 = select(f[i].xyzw, f[i].yzwx, (u[i].zwxy < u[i].yzwx));
    out[o + 128u] = bitcast<u32>(r35.x);
    out[o + 129u] = bitcast<u32>(r35.y);
    out[o + 130u] = bitcast<u32>(r35.z);
    out[o + 131u] = bitcast<u32>(r35.w);
    let r36 = rust_bitcast_f32_vec4f(f[i].xyzw);
    out[o + 132u] = bitcast<u32>(r36.x);
    out[o + 133u] = bitcast<u32>(r36.y);
    out[o + 134u] = bitcast<u32>(r36.z);
    out[o + 135u] = bitcast<u32>(r36.w);
    let r37 = rust_bitcast_i32_vec4f(f[i].xyzw);
    out[o + 136u] = u32(r37.x);
    out[o + 137u] = u32(r37.y);
    out[o + 138u] = u32(r37.z);
    out[o + 139u] = u32(r37.w);
    let r38 = rust_bitcast_u32_vec4f(f[i].xyzw);
    out[o + 140u] = r38.x;
    out[o + 141u] = r38.y;
    out[o + 142u] = r38.z;
    out[o + 143u] = r38.w;
    let r39 = mix(f[i].xyzw, f[i].yzwx, f[i].zwxy);
    out[o + 144u] = bitcast<u32>(r39.x);
    out[o + 145u] = bitcast<u32>(r39.y);
    out[o + 146u] = bitcast<u32>(r39.z);
    out[o + 147u] = bitcast<u32>(r39.w);
}
