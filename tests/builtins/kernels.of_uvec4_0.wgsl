// The kernel `of_uvec4_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec4u(a: vec4<u32>) -> vec4<f32> {
    return bitcast<vec4<f32>>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec4u(a: vec4<u32>) -> vec4<i32> {
    return bitcast<vec4<i32>>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec4u(a: vec4<u32>) -> vec4<u32> {
    return bitcast<vec4<u32>>(a);
}

// `chebyshev_distance` as Rust defines it.
fn rust_chebyshev_distance_vec4u(a: vec4<u32>, b: vec4<u32>) -> u32 {
    let a_b = vec4<u32>(max(a, b)) - vec4<u32>(min(a, b));
    return max(max(max(a_b.x, a_b.y), a_b.z), a_b.w);
}

// `distance_squared` as Rust defines it.
fn rust_distance_squared_vec4u(a: vec4<u32>, b: vec4<u32>) -> u32 {
    let d = a - b;
    return dot(d, d);
}

// `element_product` as Rust defines it.
fn rust_element_product_vec4u(a: vec4<u32>) -> u32 {
    return a.x * a.y * a.z * a.w;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec4u(a: vec4<u32>) -> u32 {
    return a.x + a.y + a.z + a.w;
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec4u(a: vec4<u32>) -> u32 {
    return dot(a, a);
}

// `manhattan_distance` as Rust defines it.
fn rust_manhattan_distance_vec4u(a: vec4<u32>, b: vec4<u32>) -> u32 {
    return dot(vec4<u32>(max(a, b)) - vec4<u32>(min(a, b)), vec4<u32>(1u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec4u(a: vec4<u32>) -> u32 {
    return max(max(max(a.x, a.y), a.z), a.w);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec4u(a: vec4<u32>) -> u32 {
    return min(min(min(a.x, a.y), a.z), a.w);
}

// `saturating_add_signed` as Rust defines it.
fn rust_saturating_add_signed_vec4u(a: vec4<u32>, b: vec4<i32>) -> vec4<u32> {
    let s = a + vec4<u32>(b);
    return select(select(s, vec4<u32>(0xffffffffu), s < a), select(s, vec4<u32>(), s > a), b < vec4<i32>());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_vec4u(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
    return a + min(b, ~a);
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_vec4u(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
    let p = a * b;
    return select(p, vec4<u32>(0xffffffffu), (a != vec4<u32>()) & (p / max(a, vec4<u32>(1u)) != b));
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_vec4u(a: vec4<u32>, b: vec4<u32>) -> vec4<u32> {
    return a - min(a, b);
}

// `to_array` as Rust defines it.
fn rust_to_array_vec4u(a: vec4<u32>) -> array<u32, 4> {
    return array<u32, 4>(a.x, a.y, a.z, a.w);
}

// `with_w` as Rust defines it.
fn rust_with_w_vec4u(a: vec4<u32>, b: u32) -> vec4<u32> {
    var r = a;
    r.w = b;
    return r;
}

// `with_x` as Rust defines it.
fn rust_with_x_vec4u(a: vec4<u32>, b: u32) -> vec4<u32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec4u(a: vec4<u32>, b: u32) -> vec4<u32> {
    var r = a;
    r.y = b;
    return r;
}

// `with_z` as Rust defines it.
fn rust_with_z_vec4u(a: vec4<u32>, b: u32) -> vec4<u32> {
    var r = a;
    r.z = b;
    return r;
}

// `wrapping_add_signed` as Rust defines it.
fn rust_wrapping_add_signed_vec4u(a: vec4<u32>, b: vec4<i32>) -> vec4<u32> {
    return a + vec4<u32>(b);
}

@compute @workgroup_size(64)
fn of_uvec4_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 132u;
    let r0 = min(u[i].xyzw, u[i].yzwx);
    out[o + 0u] = r0.x;
    out[o + 1u] = r0.y;
    out[o + 2u] = r0.z;
    out[o + 3u] = r0.w;
    let r1 = max(u[i].xyzw, u[i].yzwx);
    out[o + 4u] = r1.x;
    out[o + 5u] = r1.y;
    out[o + 6u] = r1.z;
    out[o + 7u] = r1.w;
    let r2 = min(max(u[i].xyzw, u[i].yzwx), u[i].zwxy);
    out[o + 8u] = r2.x;
    out[o + 9u] = r2.y;
    out[o + 10u] = r2.z;
    out[o + 11u] = r2.w;
    let r3 = rust_saturating_add_vec4u(u[i].xyzw, u[i].yzwx);
    out[o + 12u] = r3.x;
    out[o + 13u] = r3.y;
    out[o + 14u] = r3.z;
    out[o + 15u] = r3.w;
    let r4 = rust_saturating_sub_vec4u(u[i].xyzw, u[i].yzwx);
    out[o + 16u] = r4.x;
    out[o + 17u] = r4.y;
    out[o + 18u] = r4.z;
    out[o + 19u] = r4.w;
    let r5 = rust_saturating_mul_vec4u(u[i].xyzw, u[i].yzwx);
    out[o + 20u] = r5.x;
    out[o + 21u] = r5.y;
    out[o + 22u] = r5.z;
    out[o + 23u] = r5.w;
    let r6 = (u[i].xyzw + u[i].yzwx);
    out[o + 24u] = r6.x;
    out[o + 25u] = r6.y;
    out[o + 26u] = r6.z;
    out[o + 27u] = r6.w;
    let r7 = (u[i].xyzw - u[i].yzwx);
    out[o + 28u] = r7.x;
    out[o + 29u] = r7.y;
    out[o + 30u] = r7.z;
    out[o + 31u] = r7.w;
    let r8 = (u[i].xyzw * u[i].yzwx);
    out[o + 32u] = r8.x;
    out[o + 33u] = r8.y;
    out[o + 34u] = r8.z;
    out[o + 35u] = r8.w;
    let r9 = (u[i].xyzw / u[i].yzwx);
    out[o + 36u] = r9.x;
    out[o + 37u] = r9.y;
    out[o + 38u] = r9.z;
    out[o + 39u] = r9.w;
    let r10 = rust_wrapping_add_signed_vec4u(u[i].xyzw, n[i].yzwx);
    out[o + 40u] = r10.x;
    out[o + 41u] = r10.y;
    out[o + 42u] = r10.z;
    out[o + 43u] = r10.w;
    let r11 = rust_saturating_add_signed_vec4u(u[i].xyzw, n[i].yzwx);
    out[o + 44u] = r11.x;
    out[o + 45u] = r11.y;
    out[o + 46u] = r11.z;
    out[o + 47u] = r11.w;
    let r12 = u[i].xyzw.xyz;
    out[o + 48u] = r12.x;
    out[o + 49u] = r12.y;
    out[o + 50u] = r12.z;
    let r13 = rust_to_array_vec4u(u[i].xyzw);
    out[o + 51u] = r13[0u];
    out[o + 52u] = r13[1u];
    out[o + 53u] = r13[2u];
    out[o + 54u] = r13[3u];
    let r14 = rust_with_x_vec4u(u[i].xyzw, u[i].y);
    out[o + 55u] = r14.x;
    out[o + 56u] = r14.y;
    out[o + 57u] = r14.z;
    out[o + 58u] = r14.w;
    let r15 = rust_with_y_vec4u(u[i].xyzw, u[i].y);
    out[o + 59u] = r15.x;
    out[o + 60u] = r15.y;
    out[o + 61u] = r15.z;
    out[o + 62u] = r15.w;
    let r16 = rust_with_z_vec4u(u[i].xyzw, u[i].y);
    out[o + 63u] = r16.x;
    out[o + 64u] = r16.y;
    out[o + 65u] = r16.z;
    out[o + 66u] = r16.w;
    let r17 = rust_with_w_vec4u(u[i].xyzw, u[i].y);
    out[o + 67u] = r17.x;
    out[o + 68u] = r17.y;
    out[o + 69u] = r17.z;
    out[o + 70u] = r17.w;
    let r18 = rust_element_sum_vec4u(u[i].xyzw);
    out[o + 71u] = r18;
    let r19 = rust_element_product_vec4u(u[i].xyzw);
    out[o + 72u] = r19;
    let r20 = rust_min_element_vec4u(u[i].xyzw);
    out[o + 73u] = r20;
    let r21 = rust_max_element_vec4u(u[i].xyzw);
    out[o + 74u] = r21;
    let r22 = (u[i].xyzw == u[i].yzwx);
    out[o + 75u] = u32(r22.x);
    out[o + 76u] = u32(r22.y);
    out[o + 77u] = u32(r22.z);
    out[o + 78u] = u32(r22.w);
    let r23 = (u[i].xyzw != u[i].yzwx);
    out[o + 79u] = u32(r23.x);
    out[o + 80u] = u32(r23.y);
    out[o + 81u] = u32(r23.z);
    out[o + 82u] = u32(r23.w);
    let r24 = (u[i].xyzw < u[i].yzwx);
    out[o + 83u] = u32(r24.x);
    out[o + 84u] = u32(r24.y);
    out[o + 85u] = u32(r24.z);
    out[o + 86u] = u32(r24.w);
    let r25 = (u[i].xyzw <= u[i].yzwx);
    out[o + 87u] = u32(r25.x);
    out[o + 88u] = u32(r25.y);
    out[o + 89u] = u32(r25.z);
    out[o + 90u] = u32(r25.w);
    let r26 = (u[i].xyzw > u[i].yzwx);
    out[o + 91u] = u32(r26.x);
    out[o + 92u] = u32(r26.y);
    out[o + 93u] = u32(r26.z);
    out[o + 94u] = u32(r26.w);
    let r27 = (u[i].xyzw >= u[i].yzwx);
    out[o + 95u] = u32(r27.x);
    out[o + 96u] = u32(r27.y);
    out[o + 97u] = u32(r27.z);
    out[o + 98u] = u32(r27.w);
    let r28 = dot(u[i].xyzw, u[i].yzwx);
    out[o + 99u] = r28;
    let r29 = vec4<u32>(dot(u[i].xyzw, u[i].yzwx));
    out[o + 100u] = r29.x;
    out[o + 101u] = r29.y;
    out[o + 102u] = r29.z;
    out[o + 103u] = r29.w;
    let r30 = rust_length_squared_vec4u(u[i].xyzw);
    out[o + 104u] = r30;
    let r31 = rust_distance_squared_vec4u(u[i].xyzw, u[i].yzwx);
    out[o + 105u] = r31;
    let r32 = rust_manhattan_distance_vec4u(u[i].xyzw, u[i].yzwx);
    out[o + 106u] = r32;
    let r33 = rust_chebyshev_distance_vec4u(u[i].xyzw, u[i].yzwx);
    out[o + 107u] = r33;
    let r34 = select(u[i].xyzw, u[i].yzwx, (u[i].zwxy < u[i].yzwx));
    out[o + 108u] = r34.x;
    out[o + 109u] = r34.y;
    out[o + 110u] = r34.z;
    out[o + 111u] = r34.w;
    let r35 = rust_bitcast_f32_vec4u(u[i].xyzw);
    out[o + 112u] = bitcast<u32>(r35.x);
    out[o + 113u] = bitcast<u32>(r35.y);
    out[o + 114u] = bitcast<u32>(r35.z);
    out[o + 115u] = bitcast<u32>(r35.w);
    let r36 = rust_bitcast_i32_vec4u(u[i].xyzw);
    out[o + 116u] = u32(r36.x);
    out[o + 117u] = u32(r36.y);
    out[o + 118u] = u32(r36.z);
    out[o + 119u] = u32(r36.w);
    let r37 = rust_bitcast_u32_vec4u(u[i].xyzw);
    out[o + 120u] = r37.x;
    out[o + 121u] = r37.y;
    out[o + 122u] = r37.z;
    out[o + 123u] = r37.w;
    let r38 = countOneBits(u[i].xyzw);
    out[o + 124u] = r38.x;
    out[o + 125u] = r38.y;
    out[o + 126u] = r38.z;
    out[o + 127u] = r38.w;
    let r39 = countLeadingZeros(u[i].xyzw);
    out[o + 128u] = r39.x;
    out[o + 129u] = r39.y;
    out[o + 130u] = r39.z;
    out[o + 131u] = r39.w;
}
