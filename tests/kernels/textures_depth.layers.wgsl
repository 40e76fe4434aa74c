// The kernel `layers`.

@group(0) @binding(0) var depths: texture_depth_2d_array;
@group(0) @binding(1) var nearest: sampler;
@group(0) @binding(2) var closer: sampler_comparison;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(1)
fn layers() {
    let at = vec2<f32>(0.25f, 0.75f);
    let end = textureNumLayers(depths);
    for (var layer = 0u; layer < end; layer++) {
        out[layer * 8u] = textureLoad(depths, vec2<u32>(0u, 1u), layer, 0i);
        out[layer * 8u + 1u] = textureSampleLevel(depths, nearest, at, layer, 0i);
        out[layer * 8u + 2u] = textureSampleLevel(depths, nearest, at, layer, 0i, vec2<i32>(1i, -1i));
        out[layer * 8u + 3u] = textureGather(depths, nearest, vec2<f32>(0.5f, 0.5f), layer).w;
        out[layer * 8u + 4u] = textureGather(depths, nearest, vec2<f32>(0.5f, 0.5f), layer, vec2<i32>(0i, 1i)).z;
        out[layer * 8u + 5u] = textureSampleCompareLevel(depths, closer, at, layer, 0.5f);
        out[layer * 8u + 6u] = textureSampleCompareLevel(depths, closer, at, i32(layer), 0.5f, vec2<i32>(0i, -1i));
        let around = textureGatherCompare(depths, closer, vec2<f32>(0.5f, 0.5f), layer, 0.5f);
        let below = textureGatherCompare(depths, closer, vec2<f32>(0.5f, 0.5f), layer, 0.5f, vec2<i32>(0i, 1i));
        out[layer * 8u + 7u] = dot(around, vec4<f32>(1.0f, 2.0f, 4.0f, 8.0f)) + 16.0f * below.x;
    }
}
