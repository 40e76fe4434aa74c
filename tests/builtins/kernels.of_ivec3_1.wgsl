// The kernel `of_ivec3_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec3i(a: vec3<i32>) -> vec3<f32> {
    return bitcast<vec3<f32>>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec3i(a: vec3<i32>) -> vec3<i32> {
    return bitcast<vec3<i32>>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec3i(a: vec3<i32>) -> vec3<u32> {
    return bitcast<vec3<u32>>(a);
}

// `extract_bits` as Rust defines it.
fn rust_extract_bits_vec3i(a: vec3<i32>, b: u32, c: u32) -> vec3<i32> {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_vec3i(a: vec3<i32>, b: vec3<i32>, c: u32, d: u32) -> vec3<i32> {
    return insertBits(a, b, c, d);
}

@compute @workgroup_size(64)
fn of_ivec3_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 39u;
    let r0 = select(n[i].xyz, n[i].yzw, (u[i].zwx < u[i].yzw));
    out[o + 0u] = u32(r0.x);
    out[o + 1u] = u32(r0.y);
    out[o + 2u] = u32(r0.z);
    let r1 = rust_bitcast_f32_vec3i(n[i].xyz);
    out[o + 3u] = bitcast<u32>(r1.x);
    out[o + 4u] = bitcast<u32>(r1.y);
    out[o + 5u] = bitcast<u32>(r1.z);
    let r2 = rust_bitcast_i32_vec3i(n[i].xyz);
    out[o + 6u] = u32(r2.x);
    out[o + 7u] = u32(r2.y);
    out[o + 8u] = u32(r2.z);
    let r3 = rust_bitcast_u32_vec3i(n[i].xyz);
    out[o + 9u] = r3.x;
    out[o + 10u] = r3.y;
    out[o + 11u] = r3.z;
    let r4 = sign(n[i].xyz);
    out[o + 12u] = u32(r4.x);
    out[o + 13u] = u32(r4.y);
    out[o + 14u] = u32(r4.z);
    let r5 = countOneBits(n[i].xyz);
    out[o + 15u] = u32(r5.x);
    out[o + 16u] = u32(r5.y);
    out[o + 17u] = u32(r5.z);
    let r6 = countLeadingZeros(n[i].xyz);
    out[o + 18u] = u32(r6.x);
    out[o + 19u] = u32(r6.y);
    out[o + 20u] = u32(r6.z);
    let r7 = countTrailingZeros(n[i].xyz);
    out[o + 21u] = u32(r7.x);
    out[o + 22u] = u32(r7.y);
    out[o + 23u] = u32(r7.z);
    let r8 = firstLeadingBit(n[i].xyz);
    out[o + 24u] = u32(r8.x);
    out[o + 25u] = u32(r8.y);
    out[o + 26u] = u32(r8.z);
    let r9 = firstTrailingBit(n[i].xyz);
    out[o + 27u] = u32(r9.x);
    out[o + 28u] = u32(r9.y);
    out[o + 29u] = u32(r9.z);
    let r10 = reverseBits(n[i].xyz);
    out[o + 30u] = u32(r10.x);
    out[o + 31u] = u32(r10.y);
    out[o + 32u] = u32(r10.z);
    let r11 = rust_extract_bits_vec3i(n[i].xyz, u[i].y, u[i].z);
    out[o + 33u] = u32(r11.x);
    out[o + 34u] = u32(r11.y);
    out[o + 35u] = u32(r11.z);
    let r12 = rust_insert_bits_vec3i(n[i].xyz, n[i].yzw, u[i].z, u[i].w);
    out[o + 36u] = u32(r12.x);
    out[o + 37u] = u32(r12.y);
    out[o + 38u] = u32(r12.z);
}
