// The kernel `of_uvec4_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `extract_bits` as Rust defines it.
fn rust_extract_bits_vec4u(a: vec4<u32>, b: u32, c: u32) -> vec4<u32> {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_vec4u(a: vec4<u32>, b: vec4<u32>, c: u32, d: u32) -> vec4<u32> {
    return insertBits(a, b, c, d);
}

@compute @workgroup_size(64)
fn of_uvec4_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 26u;
    let r0 = countTrailingZeros(u[i].xyzw);
    out[o + 0u] = r0.x;
    out[o + 1u] = r0.y;
    out[o + 2u] = r0.z;
    out[o + 3u] = r0.w;
    let r1 = firstLeadingBit(u[i].xyzw);
    out[o + 4u] = r1.x;
    out[o + 5u] = r1.y;
    out[o + 6u] = r1.z;
    out[o + 7u] = r1.w;
    let r2 = firstTrailingBit(u[i].xyzw);
    out[o + 8u] = r2.x;
    out[o + 9u] = r2.y;
    out[o + 10u] = r2.z;
    out[o + 11u] = r2.w;
    let r3 = reverseBits(u[i].xyzw);
    out[o + 12u] = r3.x;
    out[o + 13u] = r3.y;
    out[o + 14u] = r3.z;
    out[o + 15u] = r3.w;
    let r4 = rust_extract_bits_vec4u(u[i].xyzw, u[i].y, u[i].z);
    out[o + 16u] = r4.x;
    out[o + 17u] = r4.y;
    out[o + 18u] = r4.z;
    out[o + 19u] = r4.w;
    let r5 = rust_insert_bits_vec4u(u[i].xyzw, u[i].yzwx, u[i].z, u[i].w);
    out[o + 20u] = r5.x;
    out[o + 21u] = r5.y;
    out[o + 22u] = r5.z;
    out[o + 23u] = r5.w;
    let r6 = pack4xU8(u[i].xyzw);
    out[o + 24u] = r6;
    let r7 = pack4xU8Clamp(u[i].xyzw);
    out[o + 25u] = r7;
}
