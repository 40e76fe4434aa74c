// The kernel `array`.

@group(0) @binding(0) var layers: texture_2d_array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read_write> counts: array<u32>;

@compute @workgroup_size(2, 2, 2)
fn array_(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id;
    let size = textureDimensions(layers);
    let at = vec2<i32>(id.xy);
    if (id.x < size.x && id.y < size.y && id.z < textureNumLayers(layers)) {
        let i = (id.z * size.y + id.y) * size.x + id.x;
        out[i] = textureLoad(layers, at, id.z, 0i);
        counts[i] = textureNumLayers(layers) * 10u + textureNumLevels(layers);
    }
}
