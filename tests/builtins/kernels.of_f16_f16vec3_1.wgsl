// The kernel `of_f16_f16vec3_1`.

enable f16;

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(64)
fn of_f16_f16vec3_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 3u;
    let r0 = normalize(vec3<f16>(f[i].xyz));
    out[o + 0u] = bitcast<u32>(f32(r0.x));
    out[o + 1u] = bitcast<u32>(f32(r0.y));
    out[o + 2u] = bitcast<u32>(f32(r0.z));
}
