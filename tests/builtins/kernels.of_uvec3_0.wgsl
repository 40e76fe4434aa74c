// The kernel `of_uvec3_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec3u(a: vec3<u32>) -> vec3<f32> {
    return bitcast<vec3<f32>>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec3u(a: vec3<u32>) -> vec3<i32> {
    return bitcast<vec3<i32>>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec3u(a: vec3<u32>) -> vec3<u32> {
    return bitcast<vec3<u32>>(a);
}

// `chebyshev_distance` as Rust defines it.
fn rust_chebyshev_distance_vec3u(a: vec3<u32>, b: vec3<u32>) -> u32 {
    let a_b = vec3<u32>(max(a, b)) - vec3<u32>(min(a, b));
    return max(max(a_b.x, a_b.y), a_b.z);
}

// `cross` as Rust defines it.
fn rust_cross_vec3u(a: vec3<u32>, b: vec3<u32>) -> vec3<u32> {
    return a.yzx * b.zxy - a.zxy * b.yzx;
}

// `distance_squared` as Rust defines it.
fn rust_distance_squared_vec3u(a: vec3<u32>, b: vec3<u32>) -> u32 {
    let d = a - b;
    return dot(d, d);
}

// `element_product` as Rust defines it.
fn rust_element_product_vec3u(a: vec3<u32>) -> u32 {
    return a.x * a.y * a.z;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec3u(a: vec3<u32>) -> u32 {
    return a.x + a.y + a.z;
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec3u(a: vec3<u32>) -> u32 {
    return dot(a, a);
}

// `manhattan_distance` as Rust defines it.
fn rust_manhattan_distance_vec3u(a: vec3<u32>, b: vec3<u32>) -> u32 {
    return dot(vec3<u32>(max(a, b)) - vec3<u32>(min(a, b)), vec3<u32>(1u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec3u(a: vec3<u32>) -> u32 {
    return max(max(a.x, a.y), a.z);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec3u(a: vec3<u32>) -> u32 {
    return min(min(a.x, a.y), a.z);
}

// `saturating_add_signed` as Rust defines it.
fn rust_saturating_add_signed_vec3u(a: vec3<u32>, b: vec3<i32>) -> vec3<u32> {
    let s = a + vec3<u32>(b);
    return select(select(s, vec3<u32>(0xffffffffu), s < a), select(s, vec3<u32>(), s > a), b < vec3<i32>());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_vec3u(a: vec3<u32>, b: vec3<u32>) -> vec3<u32> {
    return a + min(b, ~a);
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_vec3u(a: vec3<u32>, b: vec3<u32>) -> vec3<u32> {
    let p = a * b;
    return select(p, vec3<u32>(0xffffffffu), (a != vec3<u32>()) & (p / max(a, vec3<u32>(1u)) != b));
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_vec3u(a: vec3<u32>, b: vec3<u32>) -> vec3<u32> {
    return a - min(a, b);
}

// `to_array` as Rust defines it.
fn rust_to_array_vec3u(a: vec3<u32>) -> array<u32, 3> {
    return array<u32, 3>(a.x, a.y, a.z);
}

// `with_x` as Rust defines it.
fn rust_with_x_vec3u(a: vec3<u32>, b: u32) -> vec3<u32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec3u(a: vec3<u32>, b: u32) -> vec3<u32> {
    var r = a;
    r.y = b;
    return r;
}

// `with_z` as Rust defines it.
fn rust_with_z_vec3u(a: vec3<u32>, b: u32) -> vec3<u32> {
    var r = a;
    r.z = b;
    return r;
}

// `wrapping_add_signed` as Rust defines it.
fn rust_wrapping_add_signed_vec3u(a: vec3<u32>, b: vec3<i32>) -> vec3<u32> {
    return a + vec3<u32>(b);
}

@compute @workgroup_size(64)
fn of_uvec3_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 102u;
    let r0 = min(u[i].xyz, u[i].yzw);
    out[o + 0u] = r0.x;
    out[o + 1u] = r0.y;
    out[o + 2u] = r0.z;
    let r1 = max(u[i].xyz, u[i].yzw);
    out[o + 3u] = r1.x;
    out[o + 4u] = r1.y;
    out[o + 5u] = r1.z;
    let r2 = min(max(u[i].xyz, u[i].yzw), u[i].zwx);
    out[o + 6u] = r2.x;
    out[o + 7u] = r2.y;
    out[o + 8u] = r2.z;
    let r3 = rust_saturating_add_vec3u(u[i].xyz, u[i].yzw);
    out[o + 9u] = r3.x;
    out[o + 10u] = r3.y;
    out[o + 11u] = r3.z;
    let r4 = rust_saturating_sub_vec3u(u[i].xyz, u[i].yzw);
    out[o + 12u] = r4.x;
    out[o + 13u] = r4.y;
    out[o + 14u] = r4.z;
    let r5 = rust_saturating_mul_vec3u(u[i].xyz, u[i].yzw);
    out[o + 15u] = r5.x;
    out[o + 16u] = r5.y;
    out[o + 17u] = r5.z;
    let r6 = (u[i].xyz + u[i].yzw);
    out[o + 18u] = r6.x;
    out[o + 19u] = r6.y;
    out[o + 20u] = r6.z;
    let r7 = (u[i].xyz - u[i].yzw);
    out[o + 21u] = r7.x;
    out[o + 22u] = r7.y;
    out[o + 23u] = r7.z;
    let r8 = (u[i].xyz * u[i].yzw);
    out[o + 24u] = r8.x;
    out[o + 25u] = r8.y;
    out[o + 26u] = r8.z;
    let r9 = (u[i].xyz / u[i].yzw);
    out[o + 27u] = r9.x;
    out[o + 28u] = r9.y;
    out[o + 29u] = r9.z;
    let r10 = rust_wrapping_add_signed_vec3u(u[i].xyz, n[i].yzw);
    out[o + 30u] = r10.x;
    out[o + 31u] = r10.y;
    out[o + 32u] = r10.z;
    let r11 = rust_saturating_add_signed_vec3u(u[i].xyz, n[i].yzw);
    out[o + 33u] = r11.x;
    out[o + 34u] = r11.y;
    out[o + 35u] = r11.z;
    let r12 = vec4<u32>(u[i].xyz, u[i].y);
    out[o + 36u] = r12.x;
    out[o + 37u] = r12.y;
    out[o + 38u] = r12.z;
    out[o + 39u] = r12.w;
    let r13 = u[i].xyz.xy;
    out[o + 40u] = r13.x;
    out[o + 41u] = r13.y;
    let r14 = rust_to_array_vec3u(u[i].xyz);
    out[o + 42u] = r14[0u];
    out[o + 43u] = r14[1u];
    out[o + 44u] = r14[2u];
    let r15 = rust_with_x_vec3u(u[i].xyz, u[i].y);
    out[o + 45u] = r15.x;
    out[o + 46u] = r15.y;
    out[o + 47u] = r15.z;
    let r16 = rust_with_y_vec3u(u[i].xyz, u[i].y);
    out[o + 48u] = r16.x;
    out[o + 49u] = r16.y;
    out[o + 50u] = r16.z;
    let r17 = rust_with_z_vec3u(u[i].xyz, u[i].y);
    out[o + 51u] = r17.x;
    out[o + 52u] = r17.y;
    out[o + 53u] = r17.z;
    let r18 = rust_element_sum_vec3u(u[i].xyz);
    out[o + 54u] = r18;
    let r19 = rust_element_product_vec3u(u[i].xyz);
    out[o + 55u] = r19;
    let r20 = rust_min_element_vec3u(u[i].xyz);
    out[o + 56u] = r20;
    let r21 = rust_max_element_vec3u(u[i].xyz);
    out[o + 57u] = r21;
    let r22 = (u[i].xyz == u[i].yzw);
    out[o + 58u] = u32(r22.x);
    out[o + 59u] = u32(r22.y);
    out[o + 60u] = u32(r22.z);
    let r23 = (u[i].xyz != u[i].yzw);
    out[o + 61u] = u32(r23.x);
    out[o + 62u] = u32(r23.y);
    out[o + 63u] = u32(r23.z);
    let r24 = (u[i].xyz < u[i].yzw);
    out[o + 64u] = u32(r24.x);
    out[o + 65u] = u32(r24.y);
    out[o + 66u] = u32(r24.z);
    let r25 = (u[i].xyz <= u[i].yzw);
    out[o + 67u] = u32(r25.x);
    out[o + 68u] = u32(r25.y);
    out[o + 69u] = u32(r25.z);
    let r26 = (u[i].xyz > u[i].yzw);
    out[o + 70u] = u32(r26.x);
    out[o + 71u] = u32(r26.y);
    out[o + 72u] = u32(r26.z);
    let r27 = (u[i].xyz >= u[i].yzw);
    out[o + 73u] = u32(r27.x);
    out[o + 74u] = u32(r27.y);
    out[o + 75u] = u32(r27.z);
    let r28 = dot(u[i].xyz, u[i].yzw);
    out[o + 76u] = r28;
    let r29 = vec3<u32>(dot(u[i].xyz, u[i].yzw));
    out[o + 77u] = r29.x;
    out[o + 78u] = r29.y;
    out[o + 79u] = r29.z;
    let r30 = rust_cross_vec3u(u[i].xyz, u[i].yzw);
    out[o + 80u] = r30.x;
    out[o + 81u] = r30.y;
    out[o + 82u] = r30.z;
    let r31 = rust_length_squared_vec3u(u[i].xyz);
    out[o + 83u] = r31;
    let r32 = rust_distance_squared_vec3u(u[i].xyz, u[i].yzw);
    out[o + 84u] = r32;
    let r33 = rust_manhattan_distance_vec3u(u[i].xyz, u[i].yzw);
    out[o + 85u] = r33;
    let r34 = rust_chebyshev_distance_vec3u(u[i].xyz, u[i].yzw);
    out[o + 86u] = r34;
    let r35 = select(u[i].xyz, u[i].yzw, (u[i].zwx < u[i].yzw));
    out[o + 87u] = r35.x;
    out[o + 88u] = r35.y;
    out[o + 89u] = r35.z;
    let r36 = rust_bitcast_f32_vec3u(u[i].xyz);
    out[o + 90u] = bitcast<u32>(r36.x);
    out[o + 91u] = bitcast<u32>(r36.y);
    out[o + 92u] = bitcast<u32>(r36.z);
    let r37 = rust_bitcast_i32_vec3u(u[i].xyz);
    out[o + 93u] = u32(r37.x);
    out[o + 94u] = u32(r37.y);
    out[o + 95u] = u32(r37.z);
    let r38 = rust_bitcast_u32_vec3u(u[i].xyz);
    out[o + 96u] = r38.x;
    out[o + 97u] = r38.y;
    out[o + 98u] = r38.z;
    let r39 = countOneBits(u[i].xyz);
    out[o + 99u] = r39.x;
    out[o + 100u] = r39.y;
    out[o + 101u] = r39.z;
}
