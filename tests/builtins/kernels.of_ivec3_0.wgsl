// The kernel `of_ivec3_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `chebyshev_distance` as Rust defines it.
fn rust_chebyshev_distance_vec3i(a: vec3<i32>, b: vec3<i32>) -> u32 {
    let a_b = vec3<u32>(max(a, b)) - vec3<u32>(min(a, b));
    return max(max(a_b.x, a_b.y), a_b.z);
}

// `cross` as Rust defines it.
fn rust_cross_vec3i(a: vec3<i32>, b: vec3<i32>) -> vec3<i32> {
    return a.yzx * b.zxy - a.zxy * b.yzx;
}

// `distance_squared` as Rust defines it.
fn rust_distance_squared_vec3i(a: vec3<i32>, b: vec3<i32>) -> i32 {
    let d = a - b;
    return dot(d, d);
}

// `div_euclid` as Rust defines it.
fn rust_div_euclid_vec3i(a: vec3<i32>, b: vec3<i32>) -> vec3<i32> {
    let q = a / b;
    let away = select(vec3<i32>(-1i), vec3<i32>(1i), b < vec3<i32>());
    return select(q, q + away, a % b < vec3<i32>());
}

// `element_product` as Rust defines it.
fn rust_element_product_vec3i(a: vec3<i32>) -> i32 {
    return a.x * a.y * a.z;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec3i(a: vec3<i32>) -> i32 {
    return a.x + a.y + a.z;
}

// `is_negative_mask` as Rust defines it.
fn rust_is_negative_mask_vec3i(a: vec3<i32>) -> vec3<bool> {
    return (bitcast<vec3<u32>>(a) >> vec3<u32>(31u)) == vec3<u32>(1u);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec3i(a: vec3<i32>) -> i32 {
    return dot(a, a);
}

// `manhattan_distance` as Rust defines it.
fn rust_manhattan_distance_vec3i(a: vec3<i32>, b: vec3<i32>) -> u32 {
    return dot(vec3<u32>(max(a, b)) - vec3<u32>(min(a, b)), vec3<u32>(1u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec3i(a: vec3<i32>) -> i32 {
    return max(max(a.x, a.y), a.z);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec3i(a: vec3<i32>) -> i32 {
    return min(min(a.x, a.y), a.z);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_vec3i(a: vec3<i32>, b: vec3<i32>) -> vec3<i32> {
    let r = a % b;
    return select(r, vec3<i32>(vec3<u32>(r) + vec3<u32>(abs(b))), r < vec3<i32>());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_vec3i(a: vec3<i32>, b: vec3<i32>) -> vec3<i32> {
    let s = vec3<i32>(vec3<u32>(a) + vec3<u32>(b));
    let limit = vec3<i32>(vec3<u32>(0x7fffffffu) + (vec3<u32>(a) >> vec3<u32>(31u)));
    return select(s, limit, ((a ^ s) & (b ^ s)) < vec3<i32>());
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_vec3i(a: vec3<i32>, b: vec3<i32>) -> vec3<i32> {
    let x = vec3<u32>(abs(a));
    let y = vec3<u32>(abs(b));
    let p = x * y;
    let sign = a ^ b;
    let limit = vec3<u32>(0x7fffffffu) + (vec3<u32>(sign) >> vec3<u32>(31u));
    let m = select(min(p, limit), limit, (x != vec3<u32>()) & (p / max(x, vec3<u32>(1u)) != y));
    return select(vec3<i32>(m), vec3<i32>(vec3<u32>() - m), sign < vec3<i32>());
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_vec3i(a: vec3<i32>, b: vec3<i32>) -> vec3<i32> {
    let d = vec3<i32>(vec3<u32>(a) - vec3<u32>(b));
    let limit = vec3<i32>(vec3<u32>(0x7fffffffu) + (vec3<u32>(a) >> vec3<u32>(31u)));
    return select(d, limit, ((a ^ b) & (a ^ d)) < vec3<i32>());
}

// `to_array` as Rust defines it.
fn rust_to_array_vec3i(a: vec3<i32>) -> array<i32, 3> {
    return array<i32, 3>(a.x, a.y, a.z);
}

// `with_x` as Rust defines it.
fn rust_with_x_vec3i(a: vec3<i32>, b: i32) -> vec3<i32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec3i(a: vec3<i32>, b: i32) -> vec3<i32> {
    var r = a;
    r.y = b;
    return r;
}

// `with_z` as Rust defines it.
fn rust_with_z_vec3i(a: vec3<i32>, b: i32) -> vec3<i32> {
    var r = a;
    r.z = b;
    return r;
}

// `wrapping_add_unsigned` as Rust defines it.
fn rust_wrapping_add_unsigned_vec3i(a: vec3<i32>, b: vec3<u32>) -> vec3<i32> {
    return a + vec3<i32>(b);
}

// `wrapping_sub_unsigned` as Rust defines it.
fn rust_wrapping_sub_unsigned_vec3i(a: vec3<i32>, b: vec3<u32>) -> vec3<i32> {
    return a - vec3<i32>(b);
}

@compute @workgroup_size(64)
fn of_ivec3_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 102u;
    let r0 = min(n[i].xyz, n[i].yzw);
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.y);
    out[o + 2u] = u32(r0.z);
    let r1 = max(n[i].xyz, n[i].yzw);
    out[o + 3u] = u32(r1.x);
    out[o + 4u] = u32(r1.y);
    out[o + 5u] = u32(r1.z);
    let r2 = min(max(n[i].xyz, n[i].yzw), n[i].zwx);
    out[o + 6u] = u32(r2.x);
    out[o + 7u] = u32(r2.y);
    out[o + 8u] = u32(r2.z);
    let r3 = abs(n[i].xyz);
    out[o + 9u] = u32(r3.x);
    out[o + 10u] = u32(r3.y);
    out[o + 11u] = u32(r3.z);
    let r4 = sign(n[i].xyz);
    out[o + 12u] = u32(r4.x);
    out[o + 13u] = u32(r4.y);
    out[o + 14u] = u32(r4.z);
    let r5 = rust_rem_euclid_vec3i(n[i].xyz, n[i].yzw);
    out[o + 15u] = u32(r5.x);
    out[o + 16u] = u32(r5.y);
    out[o + 17u] = u32(r5.z);
    let r6 = rust_div_euclid_vec3i(n[i].xyz, n[i].yzw);
    out[o + 18u] = u32(r6.x);
    out[o + 19u] = u32(r6.y);
    out[o + 20u] = u32(r6.z);
    let r7 = rust_saturating_add_vec3i(n[i].xyz, n[i].yzw);
    out[o + 21u] = u32(r7.x);
    out[o + 22u] = u32(r7.y);
    out[o + 23u] = u32(r7.z);
    let r8 = rust_saturating_sub_vec3i(n[i].xyz, n[i].yzw);
    out[o + 24u] = u32(r8.x);
    out[o + 25u] = u32(r8.y);
    out[o + 26u] = u32(r8.z);
    let r9 = rust_saturating_mul_vec3i(n[i].xyz, n[i].yzw);
    out[o + 27u] = u32(r9.x);
    out[o + 28u] = u32(r9.y);
    out[o + 29u] = u32(r9.z);
    let r10 = (n[i].xyz + n[i].yzw);
    out[o + 30u] = u32(r10.x);
    out[o + 31u] = u32(r10.y);
    out[o + 32u] = u32(r10.z);
    let r11 = (n[i].xyz - n[i].yzw);
    out[o + 33u] = u32(r11.x);
    out[o + 34u] = u32(r11.y);
    out[o + 35u] = u32(r11.z);
    let r12 = (n[i].xyz * n[i].yzw);
    out[o + 36u] = u32(r12.x);
    out[o + 37u] = u32(r12.y);
    out[o + 38u] = u32(r12.z);
    let r13 = (n[i].xyz / n[i].yzw);
    out[o + 39u] = u32(r13.x);
    out[o + 40u] = u32(r13.y);
    out[o + 41u] = u32(r13.z);
    let r14 = rust_wrapping_add_unsigned_vec3i(n[i].xyz, u[i].yzw);
    out[o + 42u] = u32(r14.x);
    out[o + 43u] = u32(r14.y);
    out[o + 44u] = u32(r14.z);
    let r15 = rust_wrapping_sub_unsigned_vec3i(n[i].xyz, u[i].yzw);
    out[o + 45u] = u32(r15.x);
    out[o + 46u] = u32(r15.y);
    out[o + 47u] = u32(r15.z);
    let r16 = vec4<i32>(n[i].xyz, n[i].y);
    out[o + 48u] = u32(r16.x);
    out[o + 49u] = u32(r16.y);
    out[o + 50u] = u32(r16.z);
    out[o + 51u] = u32(r16.w);
    let r17 = n[i].xyz.xy;
    out[o + 52u] = u32(r17.x);
    out[o + 53u] = u32(r17.y);
    let r18 = rust_to_array_vec3i(n[i].xyz);
    out[o + 54u] = u32(r18[0u]);
    out[o + 55u] = u32(r18[1u]);
    out[o + 56u] = u32(r18[2u]);
    let r19 = rust_with_x_vec3i(n[i].xyz, n[i].y);
    out[o + 57u] = u32(r19.x);
    out[o + 58u] = u32(r19.y);
    out[o + 59u] = u32(r19.z);
    let r20 = rust_with_y_vec3i(n[i].xyz, n[i].y);
    out[o + 60u] = u32(r20.x);
    out[o + 61u] = u32(r20.y);
    out[o + 62u] = u32(r20.z);
    let r21 = rust_with_z_vec3i(n[i].xyz, n[i].y);
    out[o + 63u] = u32(r21.x);
    out[o + 64u] = u32(r21.y);
    out[o + 65u] = u32(r21.z);
    let r22 = rust_element_sum_vec3i(n[i].xyz);
    out[o + 66u] = u32(r22);
    let r23 = rust_element_product_vec3i(n[i].xyz);
    out[o + 67u] = u32(r23);
    let r24 = rust_min_element_vec3i(n[i].xyz);
    out[o + 68u] = u32(r24);
    let r25 = rust_max_element_vec3i(n[i].xyz);
    out[o + 69u] = u32(r25);
    let r26 = (n[i].xyz == n[i].yzw);
    out[o + 70u] = u32(r26.x);
    out[o + 71u] = u32(r26.y);
    out[o + 72u] = u32(r26.z);
    let r27 = (n[i].xyz != n[i].yzw);
    out[o + 73u] = u32(r27.x);
    out[o + 74u] = u32(r27.y);
    out[o + 75u] = u32(r27.z);
    let r28 = (n[i].xyz < n[i].yzw);
    out[o + 76u] = u32(r28.x);
    out[o + 77u] = u32(r28.y);
    out[o + 78u] = u32(r28.z);
    let r29 = (n[i].xyz <= n[i].yzw);
    out[o + 79u] = u32(r29.x);
    out[o + 80u] = u32(r29.y);
    out[o + 81u] = u32(r29.z);
    let r30 = (n[i].xyz > n[i].yzw);
    out[o + 82u] = u32(r30.x);
    out[o + 83u] = u32(r30.y);
    out[o + 84u] = u32(r30.z);
    let r31 = (n[i].xyz >= n[i].yzw);
    out[o + 85u] = u32(r31.x);
    out[o + 86u] = u32(r31.y);
    out[o + 87u] = u32(r31.z);
    let r32 = rust_is_negative_mask_vec3i(n[i].xyz);
    out[o + 88u] = u32(r32.x);
    out[o + 89u] = u32(r32.y);
    out[o + 90u] = u32(r32.z);
    let r33 = dot(n[i].xyz, n[i].yzw);
    out[o + 91u] = u32(r33);
    let r34 = vec3<i32>(dot(n[i].xyz, n[i].yzw));
    out[o + 92u] = u32(r34.x);
    out[o + 93u] = u32(r34.y);
    out[o + 94u] = u32(r34.z);
    let r35 = rust_cross_vec3i(n[i].xyz, n[i].yzw);
    out[o + 95u] = u32(r35.x);
    out[o + 96u] = u32(r35.y);
    out[o + 97u] = u32(r35.z);
    let r36 = rust_length_squared_vec3i(n[i].xyz);
    out[o + 98u] = u32(r36);
    let r37 = rust_distance_squared_vec3i(n[i].xyz, n[i].yzw);
    out[o + 99u] = u32(r37);
    let r38 = rust_manhattan_distance_vec3i(n[i].xyz, n[i].yzw);
    out[o + 100u] = r38;
    let r39 = rust_chebyshev_distance_vec3i(n[i].xyz, n[i].yzw);
    out[o + 101u] = r39;
}
