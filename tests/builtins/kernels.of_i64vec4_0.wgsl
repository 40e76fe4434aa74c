// The kernel `of_i64vec4_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `element_product` as Rust defines it.
fn rust_element_product_vec4_i64(a: vec4<i64>) -> i64 {
    return a.x * a.y * a.z * a.w;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec4_i64(a: vec4<i64>) -> i64 {
    return a.x + a.y + a.z + a.w;
}

// `length_squared` as Rust defines it.
fn rust_length_squared_vec4_i64(a: vec4<i64>) -> i64 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec4_i64(a: vec4<i64>) -> i64 {
    return max(max(max(a.x, a.y), a.z), a.w);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec4_i64(a: vec4<i64>) -> i64 {
    return min(min(min(a.x, a.y), a.z), a.w);
}

// `to_array` as Rust defines it.
fn rust_to_array_vec4_i64(a: vec4<i64>) -> array<i64, 4> {
    return array<i64, 4>(a.x, a.y, a.z, a.w);
}

@compute @workgroup_size(64)
fn of_i64vec4_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 138u;
    let r0 = min(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))), vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.x >> 32u);
    out[o + 2u] = u32(r0.y);
    out[o + 3u] = u32(r0.y >> 32u);
    out[o + 4u] = u32(r0.z);
    out[o + 5u] = u32(r0.z >> 32u);
    out[o + 6u] = u32(r0.w);
    out[o + 7u] = u32(r0.w >> 32u);
    let r1 = max(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))), vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 8u] = u32(r1.x);
    out[o + 9u] = u32(r1.x >> 32u);
    out[o + 10u] = u32(r1.y);
    out[o + 11u] = u32(r1.y >> 32u);
    out[o + 12u] = u32(r1.z);
    out[o + 13u] = u32(r1.z >> 32u);
    out[o + 14u] = u32(r1.w);
    out[o + 15u] = u32(r1.w >> 32u);
    let r2 = min(max(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))), vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y))))), vec4<i64>(((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z)))));
    out[o + 16u] = u32(r2.x);
    out[o + 17u] = u32(r2.x >> 32u);
    out[o + 18u] = u32(r2.y);
    out[o + 19u] = u32(r2.y >> 32u);
    out[o + 20u] = u32(r2.z);
    out[o + 21u] = u32(r2.z >> 32u);
    out[o + 22u] = u32(r2.w);
    out[o + 23u] = u32(r2.w >> 32u);
    let r3 = select(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))), vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))), (u[i].zwxy < u[i].yzwx));
    out[o + 24u] = u32(r3.x);
    out[o + 25u] = u32(r3.x >> 32u);
    out[o + 26u] = u32(r3.y);
    out[o + 27u] = u32(r3.y >> 32u);
    out[o + 28u] = u32(r3.z);
    out[o + 29u] = u32(r3.z >> 32u);
    out[o + 30u] = u32(r3.w);
    out[o + 31u] = u32(r3.w >> 32u);
    let r4 = abs(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 32u] = u32(r4.x);
    out[o + 33u] = u32(r4.x >> 32u);
    out[o + 34u] = u32(r4.y);
    out[o + 35u] = u32(r4.y >> 32u);
    out[o + 36u] = u32(r4.z);
    out[o + 37u] = u32(r4.z >> 32u);
    out[o + 38u] = u32(r4.w);
    out[o + 39u] = u32(r4.w >> 32u);
    let r5 = sign(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 40u] = u32(r5.x);
    out[o + 41u] = u32(r5.x >> 32u);
    out[o + 42u] = u32(r5.y);
    out[o + 43u] = u32(r5.y >> 32u);
    out[o + 44u] = u32(r5.z);
    out[o + 45u] = u32(r5.z >> 32u);
    out[o + 46u] = u32(r5.w);
    out[o + 47u] = u32(r5.w >> 32u);
    let r6 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) + vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 48u] = u32(r6.x);
    out[o + 49u] = u32(r6.x >> 32u);
    out[o + 50u] = u32(r6.y);
    out[o + 51u] = u32(r6.y >> 32u);
    out[o + 52u] = u32(r6.z);
    out[o + 53u] = u32(r6.z >> 32u);
    out[o + 54u] = u32(r6.w);
    out[o + 55u] = u32(r6.w >> 32u);
    let r7 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) - vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 56u] = u32(r7.x);
    out[o + 57u] = u32(r7.x >> 32u);
    out[o + 58u] = u32(r7.y);
    out[o + 59u] = u32(r7.y >> 32u);
    out[o + 60u] = u32(r7.z);
    out[o + 61u] = u32(r7.z >> 32u);
    out[o + 62u] = u32(r7.w);
    out[o + 63u] = u32(r7.w >> 32u);
    let r8 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) * vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 64u] = u32(r8.x);
    out[o + 65u] = u32(r8.x >> 32u);
    out[o + 66u] = u32(r8.y);
    out[o + 67u] = u32(r8.y >> 32u);
    out[o + 68u] = u32(r8.z);
    out[o + 69u] = u32(r8.z >> 32u);
    out[o + 70u] = u32(r8.w);
    out[o + 71u] = u32(r8.w >> 32u);
    let r9 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) / vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 72u] = u32(r9.x);
    out[o + 73u] = u32(r9.x >> 32u);
    out[o + 74u] = u32(r9.y);
    out[o + 75u] = u32(r9.y >> 32u);
    out[o + 76u] = u32(r9.z);
    out[o + 77u] = u32(r9.z >> 32u);
    out[o + 78u] = u32(r9.w);
    out[o + 79u] = u32(r9.w >> 32u);
    let r10 = sign(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 80u] = u32(r10.x);
    out[o + 81u] = u32(r10.x >> 32u);
    out[o + 82u] = u32(r10.y);
    out[o + 83u] = u32(r10.y >> 32u);
    out[o + 84u] = u32(r10.z);
    out[o + 85u] = u32(r10.z >> 32u);
    out[o + 86u] = u32(r10.w);
    out[o + 87u] = u32(r10.w >> 32u);
    let r11 = vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))).xyz;
    out[o + 88u] = u32(r11.x);
    out[o + 89u] = u32(r11.x >> 32u);
    out[o + 90u] = u32(r11.y);
    out[o + 91u] = u32(r11.y >> 32u);
    out[o + 92u] = u32(r11.z);
    out[o + 93u] = u32(r11.z >> 32u);
    let r12 = rust_to_array_vec4_i64(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 94u] = u32(r12[0u]);
    out[o + 95u] = u32(r12[0u] >> 32u);
    out[o + 96u] = u32(r12[1u]);
    out[o + 97u] = u32(r12[1u] >> 32u);
    out[o + 98u] = u32(r12[2u]);
    out[o + 99u] = u32(r12[2u] >> 32u);
    out[o + 100u] = u32(r12[3u]);
    out[o + 101u] = u32(r12[3u] >> 32u);
    let r13 = rust_element_sum_vec4_i64(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 102u] = u32(r13);
    out[o + 103u] = u32(r13 >> 32u);
    let r14 = rust_element_product_vec4_i64(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 104u] = u32(r14);
    out[o + 105u] = u32(r14 >> 32u);
    let r15 = rust_min_element_vec4_i64(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 106u] = u32(r15);
    out[o + 107u] = u32(r15 >> 32u);
    let r16 = rust_max_element_vec4_i64(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 108u] = u32(r16);
    out[o + 109u] = u32(r16 >> 32u);
    let r17 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) == vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 110u] = u32(r17.x);
    out[o + 111u] = u32(r17.y);
    out[o + 112u] = u32(r17.z);
    out[o + 113u] = u32(r17.w);
    let r18 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) != vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 114u] = u32(r18.x);
    out[o + 115u] = u32(r18.y);
    out[o + 116u] = u32(r18.z);
    out[o + 117u] = u32(r18.w);
    let r19 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) < vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 118u] = u32(r19.x);
    out[o + 119u] = u32(r19.y);
    out[o + 120u] = u32(r19.z);
    out[o + 121u] = u32(r19.w);
    let r20 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) <= vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 122u] = u32(r20.x);
    out[o + 123u] = u32(r20.y);
    out[o + 124u] = u32(r20.z);
    out[o + 125u] = u32(r20.w);
    let r21 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) > vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 126u] = u32(r21.x);
    out[o + 127u] = u32(r21.y);
    out[o + 128u] = u32(r21.z);
    out[o + 129u] = u32(r21.w);
    let r22 = (vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))) >= vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 130u] = u32(r22.x);
    out[o + 131u] = u32(r22.y);
    out[o + 132u] = u32(r22.z);
    out[o + 133u] = u32(r22.w);
    let r23 = dot(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))), vec4<i64>(((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x))), ((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 134u] = u32(r23);
    out[o + 135u] = u32(r23 >> 32u);
    let r24 = rust_length_squared_vec4_i64(vec4<i64>(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))), ((i64(n[i].w) << 32u) | i64(u64(u[i].x)))));
    out[o + 136u] = u32(r24);
    out[o + 137u] = u32(r24 >> 32u);
}
