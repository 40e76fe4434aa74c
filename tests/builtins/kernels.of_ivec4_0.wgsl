// The kernel `of_ivec4_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `chebyshev_distance` as Rust defines it.
fn rust_chebyshev_distance_vec4i(a: vec4<i32>, b: vec4<i32>) -> u32 {
    let a_b = vec4<u32>(max(a, b)) - vec4<u32>(min(a, b));
    return max(max(max(a_b.x, a_b.y), a_b.z), a_b.w);
}

// `distance_squared` as Rust defines it.
fn rust_distance_squared_vec4i(a: vec4<i32>, b: vec4<i32>) -> i32 {
    let d = a - b;
    return dot(d, d);
}

// `div_euclid` as Rust defines it.
fn rust_div_euclid_vec4i(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    let q = a / b;
    let away = select(vec4<i32>(-1i), vec4<i32>(1i), b < vec4<i32>());
    return select(q, q + away, a % b < vec4<i32>());
}

// `element_product` as Rust defines it.
fn rust_element_product_vec4i(a: vec4<i32>) -> i32 {
    return a.x * a.y * a.z * a.w;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec4i(a: vec4<i32>) -> i32 {
    return a.x + a.y + a.z + a.w;
}

// `is_negative_mask` as Rust defines it.
fn rust_is_negative_mask_vec4i(a: vec4<i32>) -> vec4<bool> {
    return (bitcast<vec4<u32>>(a) >> vec4<u32>(31u)) == vec4<u32>(1u);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec4i(a: vec4<i32>) -> i32 {
    return dot(a, a);
}

// `manhattan_distance` as Rust defines it.
fn rust_manhattan_distance_vec4i(a: vec4<i32>, b: vec4<i32>) -> u32 {
    return dot(vec4<u32>(max(a, b)) - vec4<u32>(min(a, b)), vec4<u32>(1u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec4i(a: vec4<i32>) -> i32 {
    return max(max(max(a.x, a.y), a.z), a.w);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec4i(a: vec4<i32>) -> i32 {
    return min(min(min(a.x, a.y), a.z), a.w);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_vec4i(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    let r = a % b;
    return select(r, vec4<i32>(vec4<u32>(r) + vec4<u32>(abs(b))), r < vec4<i32>());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_vec4i(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    let s = vec4<i32>(vec4<u32>(a) + vec4<u32>(b));
    let limit = vec4<i32>(vec4<u32>(0x7fffffffu) + (vec4<u32>(a) >> vec4<u32>(31u)));
    return select(s, limit, ((a ^ s) & (b ^ s)) < vec4<i32>());
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_vec4i(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    let x = vec4<u32>(abs(a));
    let y = vec4<u32>(abs(b));
    let p = x * y;
    let sign = a ^ b;
    let limit = vec4<u32>(0x7fffffffu) + (vec4<u32>(sign) >> vec4<u32>(31u));
    let m = select(min(p, limit), limit, (x != vec4<u32>()) & (p / max(x, vec4<u32>(1u)) != y));
    return select(vec4<i32>(m), vec4<i32>(vec4<u32>() - m), sign < vec4<i32>());
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_vec4i(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    let d = vec4<i32>(vec4<u32>(a) - vec4<u32>(b));
    let limit = vec4<i32>(vec4<u32>(0x7fffffffu) + (vec4<u32>(a) >> vec4<u32>(31u)));
    return select(d, limit, ((a ^ b) & (a ^ d)) < vec4<i32>());
}

// `to_array` as Rust defines it.
fn rust_to_array_vec4i(a: vec4<i32>) -> array<i32, 4> {
    return array<i32, 4>(a.x, a.y, a.z, a.w);
}

// `with_w` as Rust defines it.
fn rust_with_w_vec4i(a: vec4<i32>, b: i32) -> vec4<i32> {
    var r = a;
    r.w = b;
    return r;
}

// `with_x` as Rust defines it.
fn rust_with_x_vec4i(a: vec4<i32>, b: i32) -> vec4<i32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec4i(a: vec4<i32>, b: i32) -> vec4<i32> {
    var r = a;
    r.y = b;
    return r;
}

// `with_z` as Rust defines it.
fn rust_with_z_vec4i(a: vec4<i32>, b: i32) -> vec4<i32> {
    var r = a;
    r.z = b;
    return r;
}

// `wrapping_add_unsigned` as Rust defines it.
fn rust_wrapping_add_unsigned_vec4i(a: vec4<i32>, b: vec4<u32>) -> vec4<i32> {
    return a + vec4<i32>(b);
}

// `wrapping_sub_unsigned` as Rust defines it.
fn rust_wrapping_sub_unsigned_vec4i(a: vec4<i32>, b: vec4<u32>) -> vec4<i32> {
    return a - vec4<i32>(b);
}

@compute @workgroup_size(64)
fn of_ivec4_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 132u;
    let r0 = min(n[i].xyzw, n[i].yzwx);
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.y);
    out[o + 2u] = u32(r0.z);
    out[o + 3u] = u32(r0.w);
    let r1 = max(n[i].xyzw, n[i].yzwx);
    out[o + 4u] = u32(r1.x);
    out[o + 5u] = u32(r1.y);
    out[o + 6u] = u32(r1.z);
    out[o + 7u] = u32(r1.w);
    let r2 = min(max(n[i].xyzw, n[i].yzwx), n[i].zwxy);
    out[o + 8u] = u32(r2.x);
    out[o + 9u] = u32(r2.y);
    out[o + 10u] = u32(r2.z);
    out[o + 11u] = u32(r2.w);
    let r3 = abs(n[i].xyzw);
    out[o + 12u] = u32(r3.x);
    out[o + 13u] = u32(r3.y);
    out[o + 14u] = u32(r3.z);
    out[o + 15u] = u32(r3.w);
    let r4 = sign(n[i].xyzw);
    out[o + 16u] = u32(r4.x);
    out[o + 17u] = u32(r4.y);
    out[o + 18u] = u32(r4.z);
    out[o + 19u] = u32(r4.w);
    let r5 = rust_rem_euclid_vec4i(n[i].xyzw, n[i].yzwx);
    out[o + 20u] = u32(r5.x);
    out[o + 21u] = u32(r5.y);
    out[o + 22u] = u32(r5.z);
    out[o + 23u] = u32(r5.w);
    let r6 = rust_div_euclid_vec4i(n[i].xyzw, n[i].yzwx);
    out[o + 24u] = u32(r6.x);
    out[o + 25u] = u32(r6.y);
    out[o + 26u] = u32(r6.z);
    out[o + 27u] = u32(r6.w);
    let r7 = rust_saturating_add_vec4i(n[i].xyzw, n[i].yzwx);
    out[o + 28u] = u32(r7.x);
    out[o + 29u] = u32(r7.y);
    out[o + 30u] = u32(r7.z);
    out[o + 31u] = u32(r7.w);
    let r8 = rust_saturating_sub_vec4i(n[i].xyzw, n[i].yzwx);
    out[o + 32u] = u32(r8.x);
    out[o + 33u] = u32(r8.y);
    out[o + 34u] = u32(r8.z);
    out[o + 35u] = u32(r8.w);
    let r9 = rust_saturating_mul_vec4i(n[i].xyzw, n[i].yzwx);
    out[o + 36u] = u32(r9.x);
    out[o + 37u] = u32(r9.y);
    out[o + 38u] = u32(r9.z);
    out[o + 39u] = u32(r9.w);
    let r10 = (n[i].xyzw + n[i].yzwx);
    out[o + 40u] = u32(r10.x);
    out[o + 41u] = u32(r10.y);
    out[o + 42u] = u32(r10.z);
    out[o + 43u] = u32(r10.w);
    let r11 = (n[i].xyzw - n[i].yzwx);
    out[o + 44u] = u32(r11.x);
    out[o + 45u] = u32(r11.y);
    out[o + 46u] = u32(r11.z);
    out[o + 47u] = u32(r11.w);
    let r12 = (n[i].xyzw * n[i].yzwx);
    out[o + 48u] = u32(r12.x);
    out[o + 49u] = u32(r12.y);
    out[o + 50u] = u32(r12.z);
    out[o + 51u] = u32(r12.w);
    let r13 = (n[i].xyzw / n[i].yzwx);
    out[o + 52u] = u32(r13.x);
    out[o + 53u] = u32(r13.y);
    out[o + 54u] = u32(r13.z);
    out[o + 55u] = u32(r13.w);
    let r14 = rust_wrapping_add_unsigned_vec4i(n[i].xyzw, u[i].yzwx);
    out[o + 56u] = u32(r14.x);
    out[o + 57u] = u32(r14.y);
    out[o + 58u] = u32(r14.z);
    out[o + 59u] = u32(r14.w);
    let r15 = rust_wrapping_sub_unsigned_vec4i(n[i].xyzw, u[i].yzwx);
    out[o + 60u] = u32(r15.x);
    out[o + 61u] = u32(r15.y);
    out[o + 62u] = u32(r15.z);
    out[o + 63u] = u32(r15.w);
    let r16 = n[i].xyzw.xyz;
    out[o + 64u] = u32(r16.x);
    out[o + 65u] = u32(r16.y);
    out[o + 66u] = u32(r16.z);
    let r17 = rust_to_array_vec4i(n[i].xyzw);
    out[o + 67u] = u32(r17[0u]);
    out[o + 68u] = u32(r17[1u]);
    out[o + 69u] = u32(r17[2u]);
    out[o + 70u] = u32(r17[3u]);
    let r18 = rust_with_x_vec4i(n[i].xyzw, n[i].y);
    out[o + 71u] = u32(r18.x);
    out[o + 72u] = u32(r18.y);
    out[o + 73u] = u32(r18.z);
    out[o + 74u] = u32(r18.w);
    let r19 = rust_with_y_vec4i(n[i].xyzw, n[i].y);
    out[o + 75u] = u32(r19.x);
    out[o + 76u] = u32(r19.y);
    out[o + 77u] = u32(r19.z);
    out[o + 78u] = u32(r19.w);
    let r20 = rust_with_z_vec4i(n[i].xyzw, n[i].y);
    out[o + 79u] = u32(r20.x);
    out[o + 80u] = u32(r20.y);
    out[o + 81u] = u32(r20.z);
    out[o + 82u] = u32(r20.w);
    let r21 = rust_with_w_vec4i(n[i].xyzw, n[i].y);
    out[o + 83u] = u32(r21.x);
    out[o + 84u] = u32(r21.y);
    out[o + 85u] = u32(r21.z);
    out[o + 86u] = u32(r21.w);
    let r22 = rust_element_sum_vec4i(n[i].xyzw);
    out[o + 87u] = u32(r22);
    let r23 = rust_element_product_vec4i(n[i].xyzw);
    out[o + 88u] = u32(r23);
    let r24 = rust_min_element_vec4i(n[i].xyzw);
    out[o + 89u] = u32(r24);
    let r25 = rust_max_element_vec4i(n[i].xyzw);
    out[o + 90u] = u32(r25);
    let r26 = (n[i].xyzw == n[i].yzwx);
    out[o + 91u] = u32(r26.x);
    out[o + 92u] = u32(r26.y);
    out[o + 93u] = u32(r26.z);
    out[o + 94u] = u32(r26.w);
    let r27 = (n[i].xyzw != n[i].yzwx);
    out[o + 95u] = u32(r27.x);
    out[o + 96u] = u32(r27.y);
    out[o + 97u] = u32(r27.z);
    out[o + 98u] = u32(r27.w);
    let r28 = (n[i].xyzw < n[i].yzwx);
    out[o + 99u] = u32(r28.x);
    out[o + 100u] = u32(r28.y);
    out[o + 101u] = u32(r28.z);
    out[o + 102u] = u32(r28.w);
    let r29 = (n[i].xyzw <= n[i].yzwx);
    out[o + 103u] = u32(r29.x);
    out[o + 104u] = u32(r29.y);
    out[o + 105u] = u32(r29.z);
    out[o + 106u] = u32(r29.w);
    let r30 = (n[i].xyzw > n[i].yzwx);
    out[o + 107u] = u32(r30.x);
    out[o + 108u] = u32(r30.y);
    out[o + 109u] = u32(r30.z);
    out[o + 110u] = u32(r30.w);
    let r31 = (n[i].xyzw >= n[i].yzwx);
    out[o + 111u] = u32(r31.x);
    out[o + 112u] = u32(r31.y);
    out[o + 113u] = u32(r31.z);
    out[o + 114u] = u32(r31.w);
    let r32 = rust_is_negative_mask_vec4i(n[i].xyzw);
    out[o + 115u] = u32(r32.x);
    out[o + 116u] = u32(r32.y);
    out[o + 117u] = u32(r32.z);
    out[o + 118u] = u32(r32.w);
    let r33 = dot(n[i].xyzw, n[i].yzwx);
    out[o + 119u] = u32(r33);
    let r34 = vec4<i32>(dot(n[i].xyzw, n[i].yzwx));
    out[o + 120u] = u32(r34.x);
    out[o + 121u] = u32(r34.y);
    out[o + 122u] = u32(r34.z);
    out[o + 123u] = u32(r34.w);
    let r35 = rust_length_squared_vec4i(n[i].xyzw);
    out[o + 124u] = u32(r35);
    let r36 = rust_distance_squared_vec4i(n[i].xyzw, n[i].yzwx);
    out[o + 125u] = u32(r36);
    let r37 = rust_manhattan_distance_vec4i(n[i].xyzw, n[i].yzwx);
    out[o + 126u] = r37;
    let r38 = rust_chebyshev_distance_vec4i(n[i].xyzw, n[i].yzwx);
    out[o + 127u] = r38;
    let r39 = select(n[i].xyzw, n[i].yzwx, (u[i].zwxy < u[i].yzwx));
    out[o + 128u] = u32(r39.x);
    out[o + 129u] = u32(r39.y);
    out[o + 130u] = u32(r39.z);
    out[o + 131u] = u32(r39.w);
}
