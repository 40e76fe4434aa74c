// The kernel `of_uvec2_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec2u(a: vec2<u32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec2u(a: vec2<u32>) -> vec2<i32> {
    return bitcast<vec2<i32>>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec2u(a: vec2<u32>) -> vec2<u32> {
    return bitcast<vec2<u32>>(a);
}

// `chebyshev_distance` as Rust defines it.
fn rust_chebyshev_distance_vec2u(a: vec2<u32>, b: vec2<u32>) -> u32 {
    let a_b = vec2<u32>(max(a, b)) - vec2<u32>(min(a, b));
    return max(a_b.x, a_b.y);
}

// `distance_squared` as Rust defines it.
fn rust_distance_squared_vec2u(a: vec2<u32>, b: vec2<u32>) -> u32 {
    let d = a - b;
    return dot(d, d);
}

// `element_product` as Rust defines it.
fn rust_element_product_vec2u(a: vec2<u32>) -> u32 {
    return a.x * a.y;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec2u(a: vec2<u32>) -> u32 {
    return a.x + a.y;
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec2u(a: vec2<u32>) -> u32 {
    return dot(a, a);
}

// `manhattan_distance` as Rust defines it.
fn rust_manhattan_distance_vec2u(a: vec2<u32>, b: vec2<u32>) -> u32 {
    return dot(vec2<u32>(max(a, b)) - vec2<u32>(min(a, b)), vec2<u32>(1u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec2u(a: vec2<u32>) -> u32 {
    return max(a.x, a.y);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec2u(a: vec2<u32>) -> u32 {
    return min(a.x, a.y);
}

// `saturating_add_signed` as Rust defines it.
fn rust_saturating_add_signed_vec2u(a: vec2<u32>, b: vec2<i32>) -> vec2<u32> {
    let s = a + vec2<u32>(b);
    return select(select(s, vec2<u32>(0xffffffffu), s < a), select(s, vec2<u32>(), s > a), b < vec2<i32>());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_vec2u(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
    return a + min(b, ~a);
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_vec2u(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
    let p = a * b;
    return select(p, vec2<u32>(0xffffffffu), (a != vec2<u32>()) & (p / max(a, vec2<u32>(1u)) != b));
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_vec2u(a: vec2<u32>, b: vec2<u32>) -> vec2<u32> {
    return a - min(a, b);
}

// `to_array` as Rust defines it.
fn rust_to_array_vec2u(a: vec2<u32>) -> array<u32, 2> {
    return array<u32, 2>(a.x, a.y);
}

// `with_x` as Rust defines it.
fn rust_with_x_vec2u(a: vec2<u32>, b: u32) -> vec2<u32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec2u(a: vec2<u32>, b: u32) -> vec2<u32> {
    var r = a;
    r.y = b;
    return r;
}

// `wrapping_add_signed` as Rust defines it.
fn rust_wrapping_add_signed_vec2u(a: vec2<u32>, b: vec2<i32>) -> vec2<u32> {
    return a + vec2<u32>(b);
}

@compute @workgroup_size(64)
fn of_uvec2_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 72u;
    let r0 = min(u[i].xy, u[i].yz);
    out[o + 0u] = r0.x;
    out[o + 1u] = r0.y;
    let r1 = max(u[i].xy, u[i].yz);
    out[o + 2u] = r1.x;
    out[o + 3u] = r1.y;
    let r2 = min(max(u[i].xy, u[i].yz), u[i].zw);
    out[o + 4u] = r2.x;
    out[o + 5u] = r2.y;
    let r3 = rust_saturating_add_vec2u(u[i].xy, u[i].yz);
    out[o + 6u] = r3.x;
    out[o + 7u] = r3.y;
    let r4 = rust_saturating_sub_vec2u(u[i].xy, u[i].yz);
    out[o + 8u] = r4.x;
    out[o + 9u] = r4.y;
    let r5 = rust_saturating_mul_vec2u(u[i].xy, u[i].yz);
    out[o + 10u] = r5.x;
    out[o + 11u] = r5.y;
    let r6 = (u[i].xy + u[i].yz);
    out[o + 12u] = r6.x;
    out[o + 13u] = r6.y;
    let r7 = (u[i].xy - u[i].yz);
    out[o + 14u] = r7.x;
    out[o + 15u] = r7.y;
    let r8 = (u[i].xy * u[i].yz);
    out[o + 16u] = r8.x;
    out[o + 17u] = r8.y;
    let r9 = (u[i].xy / u[i].yz);
    out[o + 18u] = r9.x;
    out[o + 19u] = r9.y;
    let r10 = rust_wrapping_add_signed_vec2u(u[i].xy, n[i].yz);
    out[o + 20u] = r10.x;
    out[o + 21u] = r10.y;
    let r11 = rust_saturating_add_signed_vec2u(u[i].xy, n[i].yz);
    out[o + 22u] = r11.x;
    out[o + 23u] = r11.y;
    let r12 = vec3<u32>(u[i].xy, u[i].y);
    out[o + 24u] = r12.x;
    out[o + 25u] = r12.y;
    out[o + 26u] = r12.z;
    let r13 = rust_to_array_vec2u(u[i].xy);
    out[o + 27u] = r13[0u];
    out[o + 28u] = r13[1u];
    let r14 = rust_with_x_vec2u(u[i].xy, u[i].y);
    out[o + 29u] = r14.x;
    out[o + 30u] = r14.y;
    let r15 = rust_with_y_vec2u(u[i].xy, u[i].y);
    out[o + 31u] = r15.x;
    out[o + 32u] = r15.y;
    let r16 = rust_element_sum_vec2u(u[i].xy);
    out[o + 33u] = r16;
    let r17 = rust_element_product_vec2u(u[i].xy);
    out[o + 34u] = r17;
    let r18 = rust_min_element_vec2u(u[i].xy);
    out[o + 35u] = r18;
    let r19 = rust_max_element_vec2u(u[i].xy);
    out[o + 36u] = r19;
    let r20 = (u[i].xy == u[i].yz);
    out[o + 37u] = u32(r20.x);
    out[o + 38u] = u32(r20.y);
    let r21 = (u[i].xy != u[i].yz);
    out[o + 39u] = u32(r21.x);
    out[o + 40u] = u32(r21.y);
    let r22 = (u[i].xy < u[i].yz);
    out[o + 41u] = u32(r22.x);
    out[o + 42u] = u32(r22.y);
    let r23 = (u[i].xy <= u[i].yz);
    out[o + 43u] = u32(r23.x);
    out[o + 44u] = u32(r23.y);
    let r24 = (u[i].xy > u[i].yz);
    out[o + 45u] = u32(r24.x);
    out[o + 46u] = u32(r24.y);
    let r25 = (u[i].xy >= u[i].yz);
    out[o + 47u] = u32(r25.x);
    out[o + 48u] = u32(r25.y);
    let r26 = dot(u[i].xy, u[i].yz);
    out[o + 49u] = r26;
    let r27 = vec2<u32>(dot(u[i].xy, u[i].yz));
    out[o + 50u] = r27.x;
    out[o + 51u] = r27.y;
    let r28 = rust_length_squared_vec2u(u[i].xy);
    out[o + 52u] = r28;
    let r29 = rust_distance_squared_vec2u(u[i].xy, u[i].yz);
    out[o + 53u] = r29;
    let r30 = rust_manhattan_distance_vec2u(u[i].xy, u[i].yz);
    out[o + 54u] = r30;
    let r31 = rust_chebyshev_distance_vec2u(u[i].xy, u[i].yz);
    out[o + 55u] = r31;
    let r32 = select(u[i].xy, u[i].yz, (u[i].zw < u[i].yz));
    out[o + 56u] = r32.x;
    out[o + 57u] = r32.y;
    let r33 = rust_bitcast_f32_vec2u(u[i].xy);
    out[o + 58u] = bitcast<u32>(r33.x);
    out[o + 59u] = bitcast<u32>(r33.y);
    let r34 = rust_bitcast_i32_vec2u(u[i].xy);
    out[o + 60u] = u32(r34.x);
    out[o + 61u] = u32(r34.y);
    let r35 = rust_bitcast_u32_vec2u(u[i].xy);
    out[o + 62u] = r35.x;
    out[o + 63u] = r35.y;
    let r36 = countOneBits(u[i].xy);
    out[o + 64u] = r36.x;
    out[o + 65u] = r36.y;
    let r37 = countLeadingZeros(u[i].xy);
    out[o + 66u] = r37.x;
    out[o + 67u] = r37.y;
    let r38 = countTrailingZeros(u[i].xy);
    out[o + 68u] = r38.x;
    out[o + 69u] = r38.y;
    let r39 = firstLeadingBit(u[i].xy);
    out[o + 70u] = r39.x;
    out[o + 71u] = r39.y;
}
