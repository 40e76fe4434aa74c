// The kernel `of_u64vec3_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `element_product` as Rust defines it.
fn rust_element_product_vec3_u64(a: vec3<u64>) -> u64 {
    return a.x * a.y * a.z;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec3_u64(a: vec3<u64>) -> u64 {
    return a.x + a.y + a.z;
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec3_u64(a: vec3<u64>) -> u64 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec3_u64(a: vec3<u64>) -> u64 {
    return max(max(a.x, a.y), a.z);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec3_u64(a: vec3<u64>) -> u64 {
    return min(min(a.x, a.y), a.z);
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_vec3_u64(a: vec3<u64>, b: vec3<u64>) -> vec3<u64> {
    return a + min(b, ~a);
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_vec3_u64(a: vec3<u64>, b: vec3<u64>) -> vec3<u64> {
    return a - min(a, b);
}

// `to_array` as Rust defines it.
fn rust_to_array_vec3_u64(a: vec3<u64>) -> array<u64, 3> {
    return array<u64, 3>(a.x, a.y, a.z);
}

@compute @workgroup_size(64)
fn of_u64vec3_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 108u;
    let r0 = min(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))), vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.x >> 32u);
    out[o + 2u] = u32(r0.y);
    out[o + 3u] = u32(r0.y >> 32u);
    out[o + 4u] = u32(r0.z);
    out[o + 5u] = u32(r0.z >> 32u);
    let r1 = max(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))), vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 6u] = u32(r1.x);
    out[o + 7u] = u32(r1.x >> 32u);
    out[o + 8u] = u32(r1.y);
    out[o + 9u] = u32(r1.y >> 32u);
    out[o + 10u] = u32(r1.z);
    out[o + 11u] = u32(r1.z >> 32u);
    let r2 = min(max(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))), vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x)))), vec3<u64>(((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x)), ((u64(u[i].x) << 32u) | u64(u[i].y))));
    out[o + 12u] = u32(r2.x);
    out[o + 13u] = u32(r2.x >> 32u);
    out[o + 14u] = u32(r2.y);
    out[o + 15u] = u32(r2.y >> 32u);
    out[o + 16u] = u32(r2.z);
    out[o + 17u] = u32(r2.z >> 32u);
    let r3 = select(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))), vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))), (u[i].zwx < u[i].yzw));
    out[o + 18u] = u32(r3.x);
    out[o + 19u] = u32(r3.x >> 32u);
    out[o + 20u] = u32(r3.y);
    out[o + 21u] = u32(r3.y >> 32u);
    out[o + 22u] = u32(r3.z);
    out[o + 23u] = u32(r3.z >> 32u);
    let r4 = rust_saturating_add_vec3_u64(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))), vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 24u] = u32(r4.x);
    out[o + 25u] = u32(r4.x >> 32u);
    out[o + 26u] = u32(r4.y);
    out[o + 27u] = u32(r4.y >> 32u);
    out[o + 28u] = u32(r4.z);
    out[o + 29u] = u32(r4.z >> 32u);
    let r5 = rust_saturating_sub_vec3_u64(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))), vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 30u] = u32(r5.x);
    out[o + 31u] = u32(r5.x >> 32u);
    out[o + 32u] = u32(r5.y);
    out[o + 33u] = u32(r5.y >> 32u);
    out[o + 34u] = u32(r5.z);
    out[o + 35u] = u32(r5.z >> 32u);
    let r6 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) + vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 36u] = u32(r6.x);
    out[o + 37u] = u32(r6.x >> 32u);
    out[o + 38u] = u32(r6.y);
    out[o + 39u] = u32(r6.y >> 32u);
    out[o + 40u] = u32(r6.z);
    out[o + 41u] = u32(r6.z >> 32u);
    let r7 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) - vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 42u] = u32(r7.x);
    out[o + 43u] = u32(r7.x >> 32u);
    out[o + 44u] = u32(r7.y);
    out[o + 45u] = u32(r7.y >> 32u);
    out[o + 46u] = u32(r7.z);
    out[o + 47u] = u32(r7.z >> 32u);
    let r8 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) * vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 48u] = u32(r8.x);
    out[o + 49u] = u32(r8.x >> 32u);
    out[o + 50u] = u32(r8.y);
    out[o + 51u] = u32(r8.y >> 32u);
    out[o + 52u] = u32(r8.z);
    out[o + 53u] = u32(r8.z >> 32u);
    let r9 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) / vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 54u] = u32(r9.x);
    out[o + 55u] = u32(r9.x >> 32u);
    out[o + 56u] = u32(r9.y);
    out[o + 57u] = u32(r9.y >> 32u);
    out[o + 58u] = u32(r9.z);
    out[o + 59u] = u32(r9.z >> 32u);
    let r10 = vec4<u64>(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 60u] = u32(r10.x);
    out[o + 61u] = u32(r10.x >> 32u);
    out[o + 62u] = u32(r10.y);
    out[o + 63u] = u32(r10.y >> 32u);
    out[o + 64u] = u32(r10.z);
    out[o + 65u] = u32(r10.z >> 32u);
    out[o + 66u] = u32(r10.w);
    out[o + 67u] = u32(r10.w >> 32u);
    let r11 = vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))).xy;
    out[o + 68u] = u32(r11.x);
    out[o + 69u] = u32(r11.x >> 32u);
    out[o + 70u] = u32(r11.y);
    out[o + 71u] = u32(r11.y >> 32u);
    let r12 = rust_to_array_vec3_u64(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))));
    out[o + 72u] = u32(r12[0u]);
    out[o + 73u] = u32(r12[0u] >> 32u);
    out[o + 74u] = u32(r12[1u]);
    out[o + 75u] = u32(r12[1u] >> 32u);
    out[o + 76u] = u32(r12[2u]);
    out[o + 77u] = u32(r12[2u] >> 32u);
    let r13 = rust_element_sum_vec3_u64(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))));
    out[o + 78u] = u32(r13);
    out[o + 79u] = u32(r13 >> 32u);
    let r14 = rust_element_product_vec3_u64(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))));
    out[o + 80u] = u32(r14);
    out[o + 81u] = u32(r14 >> 32u);
    let r15 = rust_min_element_vec3_u64(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))));
    out[o + 82u] = u32(r15);
    out[o + 83u] = u32(r15 >> 32u);
    let r16 = rust_max_element_vec3_u64(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))));
    out[o + 84u] = u32(r16);
    out[o + 85u] = u32(r16 >> 32u);
    let r17 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) == vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 86u] = u32(r17.x);
    out[o + 87u] = u32(r17.y);
    out[o + 88u] = u32(r17.z);
    let r18 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) != vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 89u] = u32(r18.x);
    out[o + 90u] = u32(r18.y);
    out[o + 91u] = u32(r18.z);
    let r19 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) < vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 92u] = u32(r19.x);
    out[o + 93u] = u32(r19.y);
    out[o + 94u] = u32(r19.z);
    let r20 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) <= vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 95u] = u32(r20.x);
    out[o + 96u] = u32(r20.y);
    out[o + 97u] = u32(r20.z);
    let r21 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) > vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 98u] = u32(r21.x);
    out[o + 99u] = u32(r21.y);
    out[o + 100u] = u32(r21.z);
    let r22 = (vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))) >= vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 101u] = u32(r22.x);
    out[o + 102u] = u32(r22.y);
    out[o + 103u] = u32(r22.z);
    let r23 = dot(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))), vec3<u64>(((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w)), ((u64(u[i].w) << 32u) | u64(u[i].x))));
    out[o + 104u] = u32(r23);
    out[o + 105u] = u32(r23 >> 32u);
    let r24 = rust_length_squared_vec3_u64(vec3<u64>(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), ((u64(u[i].z) << 32u) | u64(u[i].w))));
    out[o + 106u] = u32(r24);
    out[o + 107u] = u32(r24 >> 32u);
}
