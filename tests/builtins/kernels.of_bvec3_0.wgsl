// The kernel `of_bvec3_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitmask` as Rust defines it.
fn rust_bitmask_vec3b(a: vec3<bool>) -> u32 {
    return dot(vec3<u32>(a), vec4<u32>(1u, 2u, 4u, 8u).xyz);
}

// `IVec::select` as Rust defines it.
fn rust_ivec_select_vec3b(a: vec3<bool>, b: vec3<i32>, c: vec3<i32>) -> vec3<i32> {
    return select(c, b, a);
}

// `UVec::select` as Rust defines it.
fn rust_uvec_select_vec3b(a: vec3<bool>, b: vec3<u32>, c: vec3<u32>) -> vec3<u32> {
    return select(c, b, a);
}

// `Vec::select` as Rust defines it.
fn rust_vec_select_vec3b(a: vec3<bool>, b: vec3<f32>, c: vec3<f32>) -> vec3<f32> {
    return select(c, b, a);
}

@compute @workgroup_size(64)
fn of_bvec3_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 15u;
    let r0 = any((u[i].xyz < u[i].wxy));
    out[o + 0u] = u32(r0);
    let r1 = all((u[i].xyz < u[i].wxy));
    out[o + 1u] = u32(r1);
    let r2 = rust_bitmask_vec3b((u[i].xyz < u[i].wxy));
    out[o + 2u] = r2;
    let r3 = rust_vec_select_vec3b((u[i].xyz < u[i].wxy), f[i].yzw, f[i].zwx);
    out[o + 3u] = bitcast<u32>(r3.x);
    out[o + 4u] = bitcast<u32>(r3.y);
    out[o + 5u] = bitcast<u32>(r3.z);
    let r4 = rust_ivec_select_vec3b((u[i].xyz < u[i].wxy), n[i].yzw, n[i].zwx);
    out[o + 6u] = u32(r4.x);
    out[o + 7u] = u32(r4.y);
    out[o + 8u] = u32(r4.z);
    let r5 = rust_uvec_select_vec3b((u[i].xyz < u[i].wxy), u[i].yzw, u[i].zwx);
    out[o + 9u] = r5.x;
    out[o + 10u] = r5.y;
    out[o + 11u] = r5.z;
    let r6 = select((u[i].xyz < u[i].wxy), (u[i].yzw < u[i].xyz), (u[i].zwx < u[i].yzw));
    out[o + 12u] = u32(r6.x);
    out[o + 13u] = u32(r6.y);
    out[o + 14u] = u32(r6.z);
}
