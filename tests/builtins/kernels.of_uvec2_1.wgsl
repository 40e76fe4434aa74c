// The kernel `of_uvec2_1`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `extract_bits` as Rust defines it.
fn rust_extract_bits_vec2u(a: vec2<u32>, b: u32, c: u32) -> vec2<u32> {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_vec2u(a: vec2<u32>, b: vec2<u32>, c: u32, d: u32) -> vec2<u32> {
    return insertBits(a, b, c, d);
}

@compute @workgroup_size(64)
fn of_uvec2_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 8u;
    let r0 = firstTrailingBit(u[i].xy);
    out[o + 0u] = r0.x;
    out[o + 1u] = r0.y;
    let r1 = reverseBits(u[i].xy);
    out[o + 2u] = r1.x;
    out[o + 3u] = r1.y;
    let r2 = rust_extract_bits_vec2u(u[i].xy, u[i].y, u[i].z);
    out[o + 4u] = r2.x;
    out[o + 5u] = r2.y;
    let r3 = rust_insert_bits_vec2u(u[i].xy, u[i].yz, u[i].z, u[i].w);
    out[o + 6u] = r3.x;
    out[o + 7u] = r3.y;
}
