// The kernel `of_u8_1`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `within_u8` as Rust defines it.
fn rust_within_u8_u32(a: u32) -> Tuple2_u32_bool {
    let r = a & 255u;
    return Tuple2_u32_bool(r, r != a);
}

@compute @workgroup_size(64)
fn of_u8_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 14u;
    let r0 = rust_within_u8_u32((u[i].x & 255u) - (u[i].y & 255u));
    out[o + 0u] = r0._0;
    out[o + 1u] = u32(r0._1);
    let r1 = rust_within_u8_u32((u[i].x & 255u) * (u[i].y & 255u));
    out[o + 2u] = r1._0;
    out[o + 3u] = u32(r1._1);
    let r2 = rust_within_u8_u32((u[i].x & 255u) / ((u[i].y & 255u) | u32(((u[i].y & 255u) == 0u))));
    out[o + 4u] = r2._0;
    out[o + 5u] = u32(r2._1);
    let r3 = Tuple2_u32_bool((u[i].x & 255u) % ((u[i].y & 255u) | u32(((u[i].y & 255u) == 0u))), ((u[i].x & 255u) / ((u[i].y & 255u) | u32(((u[i].y & 255u) == 0u))) > 255u));
    out[o + 6u] = r3._0;
    out[o + 7u] = u32(r3._1);
    let r4 = Tuple2_u32_bool(((u[i].x << ((u[i].y & 7u) & 31u)) & 255u), (u[i].y >= 8u));
    out[o + 8u] = r4._0;
    out[o + 9u] = u32(r4._1);
    let r5 = Tuple2_u32_bool((u[i].x & 255u) >> ((u[i].y & 7u) & 31u), (u[i].y >= 8u));
    out[o + 10u] = r5._0;
    out[o + 11u] = u32(r5._1);
    let r6 = rust_within_u8_u32((~(u[i].x & 255u) + 1u));
    out[o + 12u] = r6._0;
    out[o + 13u] = u32(r6._1);
}
