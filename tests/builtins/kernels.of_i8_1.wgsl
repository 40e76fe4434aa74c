// The kernel `of_i8_1`.

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `within_i8` as Rust defines it.
fn rust_within_i8_i32(a: i32) -> Tuple2_i32_bool {
    let r = (a << 24u) >> 24u;
    return Tuple2_i32_bool(r, r != a);
}

@compute @workgroup_size(64)
fn of_i8_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 8u;
    let r0 = rust_within_i8_i32(((n[i].x << 24u) >> 24u) + ((n[i].y << 24u) >> 24u));
    out[o + 0u] = u32(r0._0);
    out[o + 1u] = u32(r0._1);
    let r1 = rust_within_i8_i32(((n[i].x << 24u) >> 24u) - ((n[i].y << 24u) >> 24u));
    out[o + 2u] = u32(r1._0);
    out[o + 3u] = u32(r1._1);
    let r2 = rust_within_i8_i32(((n[i].x << 24u) >> 24u) * ((n[i].y << 24u) >> 24u));
    out[o + 4u] = u32(r2._0);
    out[o + 5u] = u32(r2._1);
    let r3 = rust_within_i8_i32(((n[i].x << 24u) >> 24u) / ((n[i].y << 24u) >> 24u));
    out[o + 6u] = u32(r3._0);
    out[o + 7u] = u32(r3._1);
}
