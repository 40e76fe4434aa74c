@group(0) @binding(0) var input: texture_2d<f32>;
@group(0) @binding(1) var nearest: sampler;
@group(0) @binding(2) var<storage, read_write> differences: array<vec4<f32>>;

var<workgroup> tile: array<array<vec4<f32>, 8>, 8>;

@compute @workgroup_size(8, 8)
fn contrast(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
) {
    let size = textureDimensions(input);
    let uv = (vec2<f32>(id.xy) + 0.5) / vec2<f32>(size);
    let own = textureSampleLevel(input, nearest, uv, 0.0);
    tile[local.y][local.x] = own;
    workgroupBarrier();
    var sum = vec4<f32>();
    for (var y = 0u; y < 8u; y++) {
        for (var x = 0u; x < 8u; x++) {
            sum += tile[y][x];
        }
    }
    differences[id.y * size.x + id.x] = own - sum / 64.0;
}
