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
    let o = i * 18u;
    let r0 = rust_within_i8_i32(((n[i].x << 24u) >> 24u) + ((n[i].y << 24u) >> 24u));
    out[o + 0u] = u32(r0._0);
    out[o + 1u] = u32(r0._1);
    let r1 = rust_within_i8_i32(((n[i].x << 24u) >> 24u) - ((n[i].y << 24u) >> 24u));
    out[o + 2u] = u32(r1._0);
    out[o + 3u] = u32(r1._1);
    let r2 = rust_within_i8_i32(((n[i].x << 24u) >> 24u) * ((n[i].y << 24u) >> 24u));
    out[o + 4u] = u32(r2._0);
    out[o + 5u] = u32(r2._1);
    let r3 = rust_within_i8_i32(((n[i].x << 24u) >> 24u) / (((n[i].y << 24u) >> 24u) | i32(((n[i].y << 24u) >> 24u == 0i))));
    out[o + 6u] = u32(r3._0);
    out[o + 7u] = u32(r3._1);
    let r4 = Tuple2_i32_bool(((n[i].x << 24u) >> 24u) % (((n[i].y << 24u) >> 24u) | i32(((n[i].y << 24u) >> 24u == 0i))), (((n[i].x << 24u) >> 24u) / (((n[i].y << 24u) >> 24u) | i32(((n[i].y << 24u) >> 24u == 0i))) > 127i));
    out[o + 8u] = u32(r4._0);
    out[o + 9u] = u32(r4._1);
    let r5 = Tuple2_i32_bool(((n[i].x << ((u[i].y & 7u) & 31u)) << 24u) >> 24u, (u[i].y >= 8u));
    out[o + 10u] = u32(r5._0);
    out[o + 11u] = u32(r5._1);
    let r6 = Tuple2_i32_bool(((n[i].x << 24u) >> 24u) >> ((u[i].y & 7u) & 31u), (u[i].y >= 8u));
    out[o + 12u] = u32(r6._0);
    out[o + 13u] = u32(r6._1);
    let r7 = rust_within_i8_i32((-((n[i].x << 24u) >> 24u)));
    out[o + 14u] = u32(r7._0);
    out[o + 15u] = u32(r7._1);
    let r8 = rust_within_i8_i32(abs((n[i].x << 24u) >> 24u));
    out[o + 16u] = u32(r8._0);
    out[o + 17u] = u32(r8._1);
}
