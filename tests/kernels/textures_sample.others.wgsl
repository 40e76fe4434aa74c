// The kernel `others`.

@group(0) @binding(0) var row: texture_1d<f32>;
@group(0) @binding(1) var layers: texture_2d_array<f32>;
@group(0) @binding(2) var volume: texture_3d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(1)
fn others() {
    out[0u] = textureSampleLevel(row, s, 0.5f, 0.0f).x;
    let end = textureNumLayers(layers);
    for (var layer = 0u; layer < end; layer++) {
        out[1u + layer] = textureSampleLevel(layers, s, vec2<f32>(0.5f), layer, 0.0f).x;
    }
    out[3u] = textureSampleLevel(layers, s, vec2<f32>(0.25f, 0.25f), 1i, 0.0f, vec2<i32>(1i, 0i)).x;
    out[4u] = textureSampleLevel(volume, s, vec3<f32>(0.5f), 0.0f).x;
    out[5u] = textureSampleLevel(volume, s, vec3<f32>(0.25f), 0.0f, vec3<i32>(0i, 0i, 1i)).x;
    let texels = textureGather(0u, layers, s, vec2<f32>(0.5f, 0.5f), 1i);
    out[6u] = dot(texels, vec4<f32>(1.0f, 10.0f, 100.0f, 1000.0f));
}
