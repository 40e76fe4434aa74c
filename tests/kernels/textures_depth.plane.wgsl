// The kernel `plane`.

struct Params {
    at: vec2<f32>,
}

@group(0) @binding(0) var depths: texture_depth_2d;
@group(0) @binding(1) var nearest: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(1)
fn plane() {
    out[0u] = textureLoad(depths, vec2<u32>(1u, 0u), 0i);
    out[1u] = textureLoad(depths, vec2<i32>(0i, 0i), 1i);
    out[2u] = textureSampleLevel(depths, nearest, params.at, 0i);
    out[3u] = textureSampleLevel(depths, nearest, params.at, 1u);
    out[4u] = textureSampleLevel(depths, nearest, params.at, 0i, vec2<i32>(-1i, 0i));
    let around = textureGather(depths, nearest, vec2<f32>(0.5f, 0.5f));
    let beside = textureGather(depths, nearest, vec2<f32>(0.5f, 0.5f), vec2<i32>(1i, 0i));
    out[5u] = dot(around, vec4<f32>(1.0f, 10.0f, 100.0f, 1000.0f));
    out[6u] = beside.x;
    out[7u] = f32(textureDimensions(depths).x * 10u + textureDimensions(depths, 1i).y);
    out[8u] = f32(textureNumLevels(depths));
}
