// The kernel `of_i32_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_i32(a: i32) -> f32 {
    return bitcast<f32>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_i32(a: i32) -> i32 {
    return bitcast<i32>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_i32(a: i32) -> u32 {
    return bitcast<u32>(a);
}

// `extract_bits` as Rust defines it.
fn rust_extract_bits_i32(a: i32, b: u32, c: u32) -> i32 {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_i32(a: i32, b: i32, c: u32, d: u32) -> i32 {
    return insertBits(a, b, c, d);
}

@compute @workgroup_size(64)
fn of_i32_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 13u;
    let r0 = select(n[i].x, n[i].y, (u[i].z < u[i].w));
    out[o + 0u] = u32(r0);
    let r1 = rust_bitcast_f32_i32(n[i].x);
    out[o + 1u] = bitcast<u32>(r1);
    let r2 = rust_bitcast_i32_i32(n[i].x);
    out[o + 2u] = u32(r2);
    let r3 = rust_bitcast_u32_i32(n[i].x);
    out[o + 3u] = r3;
    let r4 = sign(n[i].x);
    out[o + 4u] = u32(r4);
    let r5 = countOneBits(n[i].x);
    out[o + 5u] = u32(r5);
    let r6 = countLeadingZeros(n[i].x);
    out[o + 6u] = u32(r6);
    let r7 = countTrailingZeros(n[i].x);
    out[o + 7u] = u32(r7);
    let r8 = firstLeadingBit(n[i].x);
    out[o + 8u] = u32(r8);
    let r9 = firstTrailingBit(n[i].x);
    out[o + 9u] = u32(r9);
    let r10 = reverseBits(n[i].x);
    out[o + 10u] = u32(r10);
    let r11 = rust_extract_bits_i32(n[i].x, u[i].y, u[i].z);
    out[o + 11u] = u32(r11);
    let r12 = rust_insert_bits_i32(n[i].x, n[i].y, u[i].z, u[i].w);
    out[o + 12u] = u32(r12);
}
