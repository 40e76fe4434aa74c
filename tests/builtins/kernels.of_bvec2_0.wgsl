// The kernel `of_bvec2_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitmask` as Rust defines it.
fn rust_bitmask_vec2b(a: vec2<bool>) -> u32 {
    return dot(vec2<u32>(a), vec4<u32>(1u, 2u, 4u, 8u).xy);
}

// `IVec::select` as Rust defines it.
fn rust_ivec_select_vec2b(a: vec2<bool>, b: vec2<i32>, c: vec2<i32>) -> vec2<i32> {
    return select(c, b, a);
}

// `UVec::select` as Rust defines it.
fn rust_uvec_select_vec2b(a: vec2<bool>, b: vec2<u32>, c: vec2<u32>) -> vec2<u32> {
    return select(c, b, a);
}

// `Vec::select` as Rust defines it.
fn rust_vec_select_vec2b(a: vec2<bool>, b: vec2<f32>, c: vec2<f32>) -> vec2<f32> {
    return select(c, b, a);
}

@compute @workgroup_size(64)
fn of_bvec2_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 11u;
    let r0 = any((u[i].xy < u[i].wx));
    out[o + 0u] = u32(r0);
    let r1 = all((u[i].xy < u[i].wx));
    out[o + 1u] = u32(r1);
    let r2 = rust_bitmask_vec2b((u[i].xy < u[i].wx));
    out[o + 2u] = r2;
    let r3 = rust_vec_select_vec2b((u[i].xy < u[i].wx), f[i].yz, f[i].zw);
    out[o + 3u] = bitcast<u32>(r3.x);
    out[o + 4u] = bitcast<u32>(r3.y);
    let r4 = rust_ivec_select_vec2b((u[i].xy < u[i].wx), n[i].yz, n[i].zw);
    out[o + 5u] = u32(r4.x);
    out[o + 6u] = u32(r4.y);
    let r5 = rust_uvec_select_vec2b((u[i].xy < u[i].wx), u[i].yz, u[i].zw);
    out[o + 7u] = r5.x;
    out[o + 8u] = r5.y;
    let r6 = select((u[i].xy < u[i].wx), (u[i].yz < u[i].xy), (u[i].zw < u[i].yz));
    out[o + 9u] = u32(r6.x);
    out[o + 10u] = u32(r6.y);
}
