// The kernel `plane`.

struct Params {
    at: vec2<f32>,
}

@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var sampler_: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<vec4<f32>>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(1)
fn plane() {
    out[0u] = textureSampleLevel(image, sampler_, params.at, 0.0f);
    out[1u] = textureSampleLevel(image, sampler_, params.at, 1.0f);
    out[2u] = textureSampleLevel(image, sampler_, params.at, 0.0f, vec2<i32>(1i, 0i));
    out[3u] = textureSampleLevel(image, sampler_, params.at, 0.0f, vec2<i32>(-1i, 0i));
    out[4u] = textureSampleLevel(image, sampler_, params.at, 0.0f, vec2<i32>(1i, 1i));
    out[5u] = textureSampleBaseClampToEdge(image, sampler_, vec2<f32>(-3.0f, 0.5f));
    out[6u] = textureGather(0u, image, sampler_, vec2<f32>(0.5f, 0.5f));
    out[7u] = textureGather(1u, image, sampler_, vec2<f32>(0.5f, 0.5f), vec2<i32>(1i, 1i));
}
