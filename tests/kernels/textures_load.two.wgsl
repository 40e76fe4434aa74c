// The kernel `two`.

struct Params {
    level: u32,
}

@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4, 4)
fn two(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id.xy;
    let size = textureDimensions(image, params.level);
    if (id.x < size.x && id.y < size.y) {
        out[id.y * size.x + id.x] = textureLoad(image, id, params.level);
    }
}
