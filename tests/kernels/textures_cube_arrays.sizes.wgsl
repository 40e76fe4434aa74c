// The kernel `sizes`.

@group(0) @binding(0) var cubes: texture_cube_array<u32>;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(1)
fn sizes() {
    out[0u] = textureDimensions(cubes).x;
    out[1u] = textureDimensions(cubes, 1i).y;
    out[2u] = textureNumLayers(cubes);
    out[3u] = textureNumLevels(cubes);
    let last = textureNumLayers(cubes) - 1u;
    out[4u] = textureGather(0u, cubes, s, vec3<f32>(0.0f, -1.0f, 0.0f), last).x;
    out[5u] = textureGather(0u, cubes, s, vec3<f32>(0.0f, 0.0f, 1.0f), 0i).x;
}
