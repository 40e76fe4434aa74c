// The kernel `of_bvec4_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitmask` as Rust defines it.
fn rust_bitmask_vec4b(a: vec4<bool>) -> u32 {
    return dot(vec4<u32>(a), vec4<u32>(1u, 2u, 4u, 8u).xyzw);
}

// `IVec::select` as Rust defines it.
fn rust_ivec_select_vec4b(a: vec4<bool>, b: vec4<i32>, c: vec4<i32>) -> vec4<i32> {
    return select(c, b, a);
}

// `UVec::select` as Rust defines it.
fn rust_uvec_select_vec4b(a: vec4<bool>, b: vec4<u32>, c: vec4<u32>) -> vec4<u32> {
    return select(c, b, a);
}

// `Vec::select` as Rust defines it.
fn rust_vec_select_vec4b(a: vec4<bool>, b: vec4<f32>, c: vec4<f32>) -> vec4<f32> {
    return select(c, b, a);
}

@compute @workgroup_size(64)
fn of_bvec4_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 19u;
    let r0 = any((u[i].xyzw < u[i].wxyz));
    out[o + 0u] = u32(r0);
    let r1 = all((u[i].xyzw < u[i].wxyz));
    out[o + 1u] = u32(r1);
    let r2 = rust_bitmask_vec4b((u[i].xyzw < u[i].wxyz));
    out[o + 2u] = r2;
    let r3 = rust_vec_select_vec4b((u[i].xyzw < u[i].wxyz), f[i].yzwx, f[i].zwxy);
    out[o + 3u] = bitcast<u32>(r3.x);
    out[o + 4u] = bitcast<u32>(r3.y);
    out[o + 5u] = bitcast<u32>(r3.z);
    out[o + 6u] = bitcast<u32>(r3.w);
    let r4 = rust_ivec_select_vec4b((u[i].xyzw < u[i].wxyz), n[i].yzwx, n[i].zwxy);
    out[o + 7u] = u32(r4.x);
    out[o + 8u] = u32(r4.y);
    out[o + 9u] = u32(r4.z);
    out[o + 10u] = u32(r4.w);
    let r5 = rust_uvec_select_vec4b((u[i].xyzw < u[i].wxyz), u[i].yzwx, u[i].zwxy);
    out[o + 11u] = r5.x;
    out[o + 12u] = r5.y;
    out[o + 13u] = r5.z;
    out[o + 14u] = r5.w;
    let r6 = select((u[i].xyzw < u[i].wxyz), (u[i].yzwx < u[i].xyzw), (u[i].zwxy < u[i].yzwx));
    out[o + 15u] = u32(r6.x);
    out[o + 16u] = u32(r6.y);
    out[o + 17u] = u32(r6.z);
    out[o + 18u] = u32(r6.w);
}
