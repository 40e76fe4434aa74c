// The kernel `swizzles`.

struct Params {
    v: vec4<f32>,
    i: vec2<u32>,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> ids: array<vec2<u32>>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn swizzles() {
    out[0u] = params.v.wzyx;
    out[1u] = params.v.xxyy;
    out[2u] = vec4<f32>(params.v.xyz, 9.0f);
    out[3u] = vec4<f32>(params.v.zw.x, params.v.zw.y, params.v.yx.x, params.v.xyz.z);
    let swapped = params.i.yx;
    ids[0u] = swapped;
    ids[1u] = (params.i.xy + swapped) * 2u;
}
