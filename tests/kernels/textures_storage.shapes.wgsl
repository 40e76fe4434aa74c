// The kernel `shapes`.

@group(0) @binding(0) var row: texture_storage_1d<r32uint, write>;
@group(0) @binding(1) var layers: texture_storage_2d_array<r32sint, write>;
@group(0) @binding(2) var volume: texture_storage_3d<rg32float, write>;

@compute @workgroup_size(4)
fn shapes(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let x = global_invocation_id.x;
    if (x < textureDimensions(row)) {
        textureStore(row, x, vec4<u32>(x + textureNumLayers(layers)));
    }
    let end = textureNumLayers(layers);
    for (var layer = 0u; layer < end; layer++) {
        let end_1 = textureDimensions(layers).y;
        for (var y = 0u; y < end_1; y++) {
            textureStore(layers, vec2<u32>(x, y), layer, vec4<i32>(-i32(x + 10u * y + 100u * layer), 0i, 0i, 0i));
        }
        let size = textureDimensions(volume);
        textureStore(volume, vec3<u32>(x, 0u, layer), vec4<f32>(vec3<f32>((f32(size.x) * vec2<f32>(1.0f)), 0.0f), 0.0f));
    }
}
