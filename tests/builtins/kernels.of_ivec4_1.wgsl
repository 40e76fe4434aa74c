// The kernel `of_ivec4_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_vec4i(a: vec4<i32>) -> vec4<f32> {
    return bitcast<vec4<f32>>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_vec4i(a: vec4<i32>) -> vec4<i32> {
    return bitcast<vec4<i32>>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_vec4i(a: vec4<i32>) -> vec4<u32> {
    return bitcast<vec4<u32>>(a);
}

// `extract_bits` as Rust defines it.
fn rust_extract_bits_vec4i(a: vec4<i32>, b: u32, c: u32) -> vec4<i32> {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_vec4i(a: vec4<i32>, b: vec4<i32>, c: u32, d: u32) -> vec4<i32> {
    return insertBits(a, b, c, d);
}

@compute @workgroup_size(64)
fn of_ivec4_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 50u;
    let r0 = rust_bitcast_f32_vec4i(n[i].xyzw);
    out[o + 0u] = bitcast<u32>(r0.x);
    out[o + 1u] = bitcast<u32>(r0.y);
    out[o + 2u] = bitcast<u32>(r0.z);
    out[o + 3u] = bitcast<u32>(r0.w);
    let r1 = rust_bitcast_i32_vec4i(n[i].xyzw);
    out[o + 4u] = u32(r1.x);
    out[o + 5u] = u32(r1.y);
    out[o + 6u] = u32(r1.z);
    out[o + 7u] = u32(r1.w);
    let r2 = rust_bitcast_u32_vec4i(n[i].xyzw);
    out[o + 8u] = r2.x;
    out[o + 9u] = r2.y;
    out[o + 10u] = r2.z;
    out[o + 11u] = r2.w;
    let r3 = sign(n[i].xyzw);
    out[o + 12u] = u32(r3.x);
    out[o + 13u] = u32(r3.y);
    out[o + 14u] = u32(r3.z);
    out[o + 15u] = u32(r3.w);
    let r4 = countOneBits(n[i].xyzw);
    out[o + 16u] = u32(r4.x);
    out[o + 17u] = u32(r4.y);
    out[o + 18u] = u32(r4.z);
    out[o + 19u] = u32(r4.w);
    let r5 = countLeadingZeros(n[i].xyzw);
    out[o + 20u] = u32(r5.x);
    out[o + 21u] = u32(r5.y);
    out[o + 22u] = u32(r5.z);
    out[o + 23u] = u32(r5.w);
    let r6 = countTrailingZeros(n[i].xyzw);
    out[o + 24u] = u32(r6.x);
    out[o + 25u] = u32(r6.y);
    out[o + 26u] = u32(r6.z);
    out[o + 27u] = u32(r6.w);
    let r7 = firstLeadingBit(n[i].xyzw);
    out[o + 28u] = u32(r7.x);
    out[o + 29u] = u32(r7.y);
    out[o + 30u] = u32(r7.z);
    out[o + 31u] = u32(r7.w);
    let r8 = firstTrailingBit(n[i].xyzw);
    out[o + 32u] = u32(r8.x);
    out[o + 33u] = u32(r8.y);
    out[o + 34u] = u32(r8.z);
    out[o + 35u] = u32(r8.w);
    let r9 = reverseBits(n[i].xyzw);
    out[o + 36u] = u32(r9.x);
    out[o + 37u] = u32(r9.y);
    out[o + 38u] = u32(r9.z);
    out[o + 39u] = u32(r9.w);
    let r10 = rust_extract_bits_vec4i(n[i].xyzw, u[i].y, u[i].z);
    out[o + 40u] = u32(r10.x);
    out[o + 41u] = u32(r10.y);
    out[o + 42u] = u32(r10.z);
    out[o + 43u] = u32(r10.w);
    let r11 = rust_insert_bits_vec4i(n[i].xyzw, n[i].yzwx, u[i].z, u[i].w);
    out[o + 44u] = u32(r11.x);
    out[o + 45u] = u32(r11.y);
    out[o + 46u] = u32(r11.z);
    out[o + 47u] = u32(r11.w);
    let r12 = pack4xI8(n[i].xyzw);
    out[o + 48u] = r12;
    let r13 = pack4xI8Clamp(n[i].xyzw);
    out[o + 49u] = r13;
}
