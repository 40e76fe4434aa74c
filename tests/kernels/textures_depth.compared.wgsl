// The kernel `compared`.

struct Params {
    depth: f32,
}

@group(0) @binding(0) var shadows: texture_depth_2d;
@group(0) @binding(1) var closer: sampler_comparison;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

fn lit(at: vec2<f32>, depth: f32) -> f32 {
    return textureSampleCompareLevel(shadows, closer, at, depth);
}

@compute @workgroup_size(1)
fn compared() {
    let middle = vec2<f32>(0.5f, 0.5f);
    let value = lit(middle, params.depth);
    out[0u] = value;
    out[1u] = textureSampleCompareLevel(shadows, closer, vec2<f32>(0.125f, 0.125f), params.depth);
    out[2u] = textureSampleCompareLevel(shadows, closer, middle, params.depth, vec2<i32>(1i, 0i));
    let around = textureGatherCompare(shadows, closer, middle, params.depth);
    let beside = textureGatherCompare(shadows, closer, middle, params.depth, vec2<i32>(1i, 0i));
    out[3u] = dot(around, vec4<f32>(1.0f, 2.0f, 4.0f, 8.0f));
    out[4u] = dot(beside, vec4<f32>(1.0f, 2.0f, 4.0f, 8.0f));
}
