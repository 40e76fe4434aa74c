// The kernel `of_uvec3_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `extract_bits` as Rust defines it.
fn rust_extract_bits_vec3u(a: vec3<u32>, b: u32, c: u32) -> vec3<u32> {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_vec3u(a: vec3<u32>, b: vec3<u32>, c: u32, d: u32) -> vec3<u32> {
    return insertBits(a, b, c, d);
}

@compute @workgroup_size(64)
fn of_uvec3_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 21u;
    let r0 = countLeadingZeros(u[i].xyz);
    out[o + 0u] = r0.x;
    out[o + 1u] = r0.y;
    out[o + 2u] = r0.z;
    let r1 = countTrailingZeros(u[i].xyz);
    out[o + 3u] = r1.x;
    out[o + 4u] = r1.y;
    out[o + 5u] = r1.z;
    let r2 = firstLeadingBit(u[i].xyz);
    out[o + 6u] = r2.x;
    out[o + 7u] = r2.y;
    out[o + 8u] = r2.z;
    let r3 = firstTrailingBit(u[i].xyz);
    out[o + 9u] = r3.x;
    out[o + 10u] = r3.y;
    out[o + 11u] = r3.z;
    let r4 = reverseBits(u[i].xyz);
    out[o + 12u] = r4.x;
    out[o + 13u] = r4.y;
    out[o + 14u] = r4.z;
    let r5 = rust_extract_bits_vec3u(u[i].xyz, u[i].y, u[i].z);
    out[o + 15u] = r5.x;
    out[o + 16u] = r5.y;
    out[o + 17u] = r5.z;
    let r6 = rust_insert_bits_vec3u(u[i].xyz, u[i].yzw, u[i].z, u[i].w);
    out[o + 18u] = r6.x;
    out[o + 19u] = r6.y;
    out[o + 20u] = r6.z;
}
