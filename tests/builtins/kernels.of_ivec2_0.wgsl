// The kernel `of_ivec2_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec2i(a: vec2<i32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec2i(a: vec2<i32>) -> vec2<i32> {
    return bitcast<vec2<i32>>(a);
}

// `chebyshev_distance` as Rust defines it.
fn rust_chebyshev_distance_vec2i(a: vec2<i32>, b: vec2<i32>) -> u32 {
    let a_b = vec2<u32>(max(a, b)) - vec2<u32>(min(a, b));
    return max(a_b.x, a_b.y);
}

// `distance_squared` as Rust defines it.
fn rust_distance_squared_vec2i(a: vec2<i32>, b: vec2<i32>) -> i32 {
    let d = a - b;
    return dot(d, d);
}

// `div_euclid` as Rust defines it.
fn rust_div_euclid_vec2i(a: vec2<i32>, b: vec2<i32>) -> vec2<i32> {
    let q = a / b;
    let away = select(vec2<i32>(-1i), vec2<i32>(1i), b < vec2<i32>());
    return select(q, q + away, a % b < vec2<i32>());
}

// `element_product` as Rust defines it.
fn rust_element_product_vec2i(a: vec2<i32>) -> i32 {
    return a.x * a.y;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec2i(a: vec2<i32>) -> i32 {
    return a.x + a.y;
}

// `is_negative_mask` as Rust defines it.
fn rust_is_negative_mask_vec2i(a: vec2<i32>) -> vec2<bool> {
    return (bitcast<vec2<u32>>(a) >> vec2<u32>(31u)) == vec2<u32>(1u);
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec2i(a: vec2<i32>) -> i32 {
    return dot(a, a);
}

// `manhattan_distance` as Rust defines it.
fn rust_manhattan_distance_vec2i(a: vec2<i32>, b: vec2<i32>) -> u32 {
    return dot(vec2<u32>(max(a, b)) - vec2<u32>(min(a, b)), vec2<u32>(1u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec2i(a: vec2<i32>) -> i32 {
    return max(a.x, a.y);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec2i(a: vec2<i32>) -> i32 {
    return min(a.x, a.y);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_vec2i(a: vec2<i32>, b: vec2<i32>) -> vec2<i32> {
    let r = a % b;
    return select(r, vec2<i32>(vec2<u32>(r) + vec2<u32>(abs(b))), r < vec2<i32>());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_vec2i(a: vec2<i32>, b: vec2<i32>) -> vec2<i32> {
    let s = vec2<i32>(vec2<u32>(a) + vec2<u32>(b));
    let limit = vec2<i32>(vec2<u32>(0x7fffffffu) + (vec2<u32>(a) >> vec2<u32>(31u)));
    return select(s, limit, ((a ^ s) & (b ^ s)) < vec2<i32>());
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_vec2i(a: vec2<i32>, b: vec2<i32>) -> vec2<i32> {
    let x = vec2<u32>(abs(a));
    let y = vec2<u32>(abs(b));
    let p = x * y;
    let sign = a ^ b;
    let limit = vec2<u32>(0x7fffffffu) + (vec2<u32>(sign) >> vec2<u32>(31u));
    let m = select(min(p, limit), limit, (x != vec2<u32>()) & (p / max(x, vec2<u32>(1u)) != y));
    return select(vec2<i32>(m), vec2<i32>(vec2<u32>() - m), sign < vec2<i32>());
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_vec2i(a: vec2<i32>, b: vec2<i32>) -> vec2<i32> {
    let d = vec2<i32>(vec2<u32>(a) - vec2<u32>(b));
    let limit = vec2<i32>(vec2<u32>(0x7fffffffu) + (vec2<u32>(a) >> vec2<u32>(31u)));
    return select(d, limit, ((a ^ b) & (a ^ d)) < vec2<i32>());
}

// `to_array` as Rust defines it.
fn rust_to_array_vec2i(a: vec2<i32>) -> array<i32, 2> {
    return array<i32, 2>(a.x, a.y);
}

// `with_x` as Rust defines it.
fn rust_with_x_vec2i(a: vec2<i32>, b: i32) -> vec2<i32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec2i(a: vec2<i32>, b: i32) -> vec2<i32> {
    var r = a;
    r.y = b;
    return r;
}

// `wrapping_add_unsigned` as Rust defines it.
fn rust_wrapping_add_unsigned_vec2i(a: vec2<i32>, b: vec2<u32>) -> vec2<i32> {
    return a + vec2<i32>(b);
}

// `wrapping_sub_unsigned` as Rust defines it.
fn rust_wrapping_sub_unsigned_vec2i(a: vec2<i32>, b: vec2<u32>) -> vec2<i32> {
    return a - vec2<i32>(b);
}

@compute @workgroup_size(64)
fn of_ivec2_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 72u;
    let r0 = min(n[i].xy, n[i].yz);
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.y);
    let r1 = max(n[i].xy, n[i].yz);
    out[o + 2u] = u32(r1.x);
    out[o + 3u] = u32(r1.y);
    let r2 = min(max(n[i].xy, n[i].yz), n[i].zw);
    out[o + 4u] = u32(r2.x);
    out[o + 5u] = u32(r2.y);
    let r3 = abs(n[i].xy);
    out[o + 6u] = u32(r3.x);
    out[o + 7u] = u32(r3.y);
    let r4 = sign(n[i].xy);
    out[o + 8u] = u32(r4.x);
    out[o + 9u] = u32(r4.y);
    let r5 = rust_rem_euclid_vec2i(n[i].xy, n[i].yz);
    out[o + 10u] = u32(r5.x);
    out[o + 11u] = u32(r5.y);
    let r6 = rust_div_euclid_vec2i(n[i].xy, n[i].yz);
    out[o + 12u] = u32(r6.x);
    out[o + 13u] = u32(r6.y);
    let r7 = rust_saturating_add_vec2i(n[i].xy, n[i].yz);
    out[o + 14u] = u32(r7.x);
    out[o + 15u] = u32(r7.y);
    let r8 = rust_saturating_sub_vec2i(n[i].xy, n[i].yz);
    out[o + 16u] = u32(r8.x);
    out[o + 17u] = u32(r8.y);
    let r9 = rust_saturating_mul_vec2i(n[i].xy, n[i].yz);
    out[o + 18u] = u32(r9.x);
    out[o + 19u] = u32(r9.y);
    let r10 = (n[i].xy + n[i].yz);
    out[o + 20u] = u32(r10.x);
    out[o + 21u] = u32(r10.y);
    let r11 = (n[i].xy - n[i].yz);
    out[o + 22u] = u32(r11.x);
    out[o + 23u] = u32(r11.y);
    let r12 = (n[i].xy * n[i].yz);
    out[o + 24u] = u32(r12.x);
    out[o + 25u] = u32(r12.y);
    let r13 = (n[i].xy / n[i].yz);
    out[o + 26u] = u32(r13.x);
    out[o + 27u] = u32(r13.y);
    let r14 = rust_wrapping_add_unsigned_vec2i(n[i].xy, u[i].yz);
    out[o + 28u] = u32(r14.x);
    out[o + 29u] = u32(r14.y);
    let r15 = rust_wrapping_sub_unsigned_vec2i(n[i].xy, u[i].yz);
    out[o + 30u] = u32(r15.x);
    out[o + 31u] = u32(r15.y);
    let r16 = vec3<i32>(n[i].xy, n[i].y);
    out[o + 32u] = u32(r16.x);
    out[o + 33u] = u32(r16.y);
    out[o + 34u] = u32(r16.z);
    let r17 = rust_to_array_vec2i(n[i].xy);
    out[o + 35u] = u32(r17[0u]);
    out[o + 36u] = u32(r17[1u]);
    let r18 = rust_with_x_vec2i(n[i].xy, n[i].y);
    out[o + 37u] = u32(r18.x);
    out[o + 38u] = u32(r18.y);
    let r19 = rust_with_y_vec2i(n[i].xy, n[i].y);
    out[o + 39u] = u32(r19.x);
    out[o + 40u] = u32(r19.y);
    let r20 = rust_element_sum_vec2i(n[i].xy);
    out[o + 41u] = u32(r20);
    let r21 = rust_element_product_vec2i(n[i].xy);
    out[o + 42u] = u32(r21);
    let r22 = rust_min_element_vec2i(n[i].xy);
    out[o + 43u] = u32(r22);
    let r23 = rust_max_element_vec2i(n[i].xy);
    out[o + 44u] = u32(r23);
    let r24 = (n[i].xy == n[i].yz);
    out[o + 45u] = u32(r24.x);
    out[o + 46u] = u32(r24.y);
    let r25 = (n[i].xy != n[i].yz);
    out[o + 47u] = u32(r25.x);
    out[o + 48u] = u32(r25.y);
    let r26 = (n[i].xy < n[i].yz);
    out[o + 49u] = u32(r26.x);
    out[o + 50u] = u32(r26.y);
    let r27 = (n[i].xy <= n[i].yz);
    out[o + 51u] = u32(r27.x);
    out[o + 52u] = u32(r27.y);
    let r28 = (n[i].xy > n[i].yz);
    out[o + 53u] = u32(r28.x);
    out[o + 54u] = u32(r28.y);
    let r29 = (n[i].xy >= n[i].yz);
    out[o + 55u] = u32(r29.x);
    out[o + 56u] = u32(r29.y);
    let r30 = rust_is_negative_mask_vec2i(n[i].xy);
    out[o + 57u] = u32(r30.x);
    out[o + 58u] = u32(r30.y);
    let r31 = dot(n[i].xy, n[i].yz);
    out[o + 59u] = u32(r31);
    let r32 = vec2<i32>(dot(n[i].xy, n[i].yz));
    out[o + 60u] = u32(r32.x);
    out[o + 61u] = u32(r32.y);
    let r33 = rust_length_squared_vec2i(n[i].xy);
    out[o + 62u] = u32(r33);
    let r34 = rust_distance_squared_vec2i(n[i].xy, n[i].yz);
    out[o + 63u] = u32(r34);
    let r35 = rust_manhattan_distance_vec2i(n[i].xy, n[i].yz);
    out[o + 64u] = r35;
    let r36 = rust_chebyshev_distance_vec2i(n[i].xy, n[i].yz);
    out[o + 65u] = r36;
    let r37 = select(n[i].xy, n[i].yz, (u[i].zw < u[i].yz));
    out[o + 66u] = u32(r37.x);
    out[o + 67u] = u32(r37.y);
    let r38 = rust_bitcast_f32_vec2i(n[i].xy);
    out[o + 68u] = bitcast<u32>(r38.x);
    out[o + 69u] = bitcast<u32>(r38.y);
    let r39 = rust_bitcast_i32_vec2i(n[i].xy);
    out[o + 70u] = u32(r39.x);
    out[o + 71u] = u32(r39.y);
}
