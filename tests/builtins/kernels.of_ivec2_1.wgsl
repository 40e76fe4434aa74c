// The kernel `of_ivec2_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec2i(a: vec2<i32>) -> vec2<u32> {
    return bitcast<vec2<u32>>(a);
}

// `extract_bits` as Rust defines it.
fn rust_extract_bits_vec2i(a: vec2<i32>, b: u32, c: u32) -> vec2<i32> {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_vec2i(a: vec2<i32>, b: vec2<i32>, c: u32, d: u32) -> vec2<i32> {
    return insertBits(a, b, c, d);
}

@compute @workgroup_size(64)
fn of_ivec2_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 20u;
    let r0 = rust_bitcast_u32_vec2i(n[i].xy);
    out[o + 0u] = r0.x;
    out[o + 1u] = r0.y;
    let r1 = sign(n[i].xy);
    out[o + 2u] = u32(r1.x);
    out[o + 3u] = u32(r1.y);
    let r2 = countOneBits(n[i].xy);
    out[o + 4u] = u32(r2.x);
    out[o + 5u] = u32(r2.y);
    let r3 = countLeadingZeros(n[i].xy);
    out[o + 6u] = u32(r3.x);
    out[o + 7u] = u32(r3.y);
    let r4 = countTrailingZeros(n[i].xy);
    out[o + 8u] = u32(r4.x);
    out[o + 9u] = u32(r4.y);
    let r5 = firstLeadingBit(n[i].xy);
    out[o + 10u] = u32(r5.x);
    out[o + 11u] = u32(r5.y);
    let r6 = firstTrailingBit(n[i].xy);
    out[o + 12u] = u32(r6.x);
    out[o + 13u] = u32(r6.y);
    let r7 = reverseBits(n[i].xy);
    out[o + 14u] = u32(r7.x);
    out[o + 15u] = u32(r7.y);
    let r8 = rust_extract_bits_vec2i(n[i].xy, u[i].y, u[i].z);
    out[o + 16u] = u32(r8.x);
    out[o + 17u] = u32(r8.y);
    let r9 = rust_insert_bits_vec2i(n[i].xy, n[i].yz, u[i].z, u[i].w);
    out[o + 18u] = u32(r9.x);
    out[o + 19u] = u32(r9.y);
}
