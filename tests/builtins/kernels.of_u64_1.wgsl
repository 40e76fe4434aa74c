// The kernel `of_u64_1`.

struct Tuple2_u64_bool {
    _0: u64,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `overflowing_shl` as Rust defines it.
fn rust_overflowing_shl_u64(a: u64, b: u32) -> Tuple2_u64_bool {
    return Tuple2_u64_bool(a << (b & 63u), b > 63u);
}

// `overflowing_shr` as Rust defines it.
fn rust_overflowing_shr_u64(a: u64, b: u32) -> Tuple2_u64_bool {
    return Tuple2_u64_bool(a >> (b & 63u), b > 63u);
}

@compute @workgroup_size(64)
fn of_u64_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 6u;
    let r0 = rust_overflowing_shl_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), u[i].y);
    out[o + 0u] = u32(r0._0);
    out[o + 1u] = u32(r0._0 >> 32u);
    out[o + 2u] = u32(r0._1);
    let r1 = rust_overflowing_shr_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), u[i].y);
    out[o + 3u] = u32(r1._0);
    out[o + 4u] = u32(r1._0 >> 32u);
    out[o + 5u] = u32(r1._1);
}
