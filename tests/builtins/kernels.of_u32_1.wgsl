// The kernel `of_u32_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_u32(a: u32) -> i32 {
    return bitcast<i32>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_u32(a: u32) -> u32 {
    return bitcast<u32>(a);
}

// `extract_bits` as Rust defines it.
fn rust_extract_bits_u32(a: u32, b: u32, c: u32) -> u32 {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_u32(a: u32, b: u32, c: u32, d: u32) -> u32 {
    return insertBits(a, b, c, d);
}

@compute @workgroup_size(64)
fn of_u32_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 36u;
    let r0 = select(u[i].x, u[i].y, (u[i].z < u[i].w));
    out[o + 0u] = r0;
    let r1 = rust_bitcast_f32_u32(u[i].x);
    out[o + 1u] = bitcast<u32>(r1);
    let r2 = rust_bitcast_i32_u32(u[i].x);
    out[o + 2u] = u32(r2);
    let r3 = rust_bitcast_u32_u32(u[i].x);
    out[o + 3u] = r3;
    let r4 = countOneBits(u[i].x);
    out[o + 4u] = r4;
    let r5 = countLeadingZeros(u[i].x);
    out[o + 5u] = r5;
    let r6 = countTrailingZeros(u[i].x);
    out[o + 6u] = r6;
    let r7 = firstLeadingBit(u[i].x);
    out[o + 7u] = r7;
    let r8 = firstTrailingBit(u[i].x);
    out[o + 8u] = r8;
    let r9 = reverseBits(u[i].x);
    out[o + 9u] = r9;
    let r10 = rust_extract_bits_u32(u[i].x, u[i].y, u[i].z);
    out[o + 10u] = r10;
    let r11 = rust_insert_bits_u32(u[i].x, u[i].y, u[i].z, u[i].w);
    out[o + 11u] = r11;
    let r12 = unpack4x8unorm(u[i].x);
    out[o + 12u] = bitcast<u32>(r12.x);
    out[o + 13u] = bitcast<u32>(r12.y);
    out[o + 14u] = bitcast<u32>(r12.z);
    out[o + 15u] = bitcast<u32>(r12.w);
    let r13 = unpack4x8snorm(u[i].x);
    out[o + 16u] = bitcast<u32>(r13.x);
    out[o + 17u] = bitcast<u32>(r13.y);
    out[o + 18u] = bitcast<u32>(r13.z);
    out[o + 19u] = bitcast<u32>(r13.w);
    let r14 = unpack2x16unorm(u[i].x);
    out[o + 20u] = bitcast<u32>(r14.x);
    out[o + 21u] = bitcast<u32>(r14.y);
    let r15 = unpack2x16snorm(u[i].x);
    out[o + 22u] = bitcast<u32>(r15.x);
    out[o + 23u] = bitcast<u32>(r15.y);
    let r16 = unpack2x16float(u[i].x);
    out[o + 24u] = bitcast<u32>(r16.x);
    out[o + 25u] = bitcast<u32>(r16.y);
    let r17 = unpack4xI8(u[i].x);
    out[o + 26u] = u32(r17.x);
    out[o + 27u] = u32(r17.y);
    out[o + 28u] = u32(r17.z);
    out[o + 29u] = u32(r17.w);
    let r18 = unpack4xU8(u[i].x);
    out[o + 30u] = r18.x;
    out[o + 31u] = r18.y;
    out[o + 32u] = r18.z;
    out[o + 33u] = r18.w;
    let r19 = dot4U8Packed(u[i].x, u[i].y);
    out[o + 34u] = r19;
    let r20 = dot4I8Packed(u[i].x, u[i].y);
    out[o + 35u] = u32(r20);
}
