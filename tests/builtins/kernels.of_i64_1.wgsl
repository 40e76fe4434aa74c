// The kernel `of_i64_1`.

struct Tuple2_i64_bool {
    _0: i64,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `overflowing_abs` as Rust defines it.
fn rust_overflowing_abs_i64(a: i64) -> Tuple2_i64_bool {
    return Tuple2_i64_bool(abs(a), (a == -a) & (a != i64()));
}

// `overflowing_neg` as Rust defines it.
fn rust_overflowing_neg_i64(a: i64) -> Tuple2_i64_bool {
    return Tuple2_i64_bool(-a, (a == -a) & (a != i64()));
}

// `overflowing_rem` as Rust defines it.
fn rust_overflowing_rem_i64(a: i64, b: i64) -> Tuple2_i64_bool {
    return Tuple2_i64_bool(a % b, (b == i64(-1i)) & (a == -a) & (a != i64()));
}

// `overflowing_shl` as Rust defines it.
fn rust_overflowing_shl_i64(a: i64, b: u32) -> Tuple2_i64_bool {
    return Tuple2_i64_bool(a << (b & 63u), b > 63u);
}

// `overflowing_shr` as Rust defines it.
fn rust_overflowing_shr_i64(a: i64, b: u32) -> Tuple2_i64_bool {
    return Tuple2_i64_bool(a >> (b & 63u), b > 63u);
}

@compute @workgroup_size(64)
fn of_i64_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 15u;
    let r0 = rust_overflowing_rem_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 0u] = u32(r0._0);
    out[o + 1u] = u32(r0._0 >> 32u);
    out[o + 2u] = u32(r0._1);
    let r1 = rust_overflowing_neg_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 3u] = u32(r1._0);
    out[o + 4u] = u32(r1._0 >> 32u);
    out[o + 5u] = u32(r1._1);
    let r2 = rust_overflowing_abs_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 6u] = u32(r2._0);
    out[o + 7u] = u32(r2._0 >> 32u);
    out[o + 8u] = u32(r2._1);
    let r3 = rust_overflowing_shl_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), u[i].y);
    out[o + 9u] = u32(r3._0);
    out[o + 10u] = u32(r3._0 >> 32u);
    out[o + 11u] = u32(r3._1);
    let r4 = rust_overflowing_shr_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), u[i].y);
    out[o + 12u] = u32(r4._0);
    out[o + 13u] = u32(r4._0 >> 32u);
    out[o + 14u] = u32(r4._1);
}
