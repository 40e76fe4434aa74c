// The kernel `contrast`.
//
// How much each texel differs from the mean of its 8×8 texels, row by row. The image's edges are
// multiples of 8.

@group(0) @binding(0) var input: texture_2d<f32>;
@group(0) @binding(1) var sampler_: sampler;
@group(0) @binding(2) var<storage, read_write> differences: array<vec4<f32>>;

var<workgroup> tile: array<array<vec4<f32>, 8>, 8>;

@compute @workgroup_size(8, 8)
fn contrast(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
) {
    let at = global_invocation_id.xy;
    let local = local_invocation_id;
    let size = textureDimensions(input);
    let uv = (vec2<f32>(at) + 0.5f) / vec2<f32>(size);
    let own = textureSampleLevel(input, sampler_, uv, 0.0f);
    tile[local.y][local.x] = own;
    workgroupBarrier();
    var sum = vec4<f32>(0.0f);
    for (var element = 0u; element < 8u; element++) {
        for (var element_1 = 0u; element_1 < 8u; element_1++) {
            sum += tile[element][element_1];
        }
    }
    differences[at.y * size.x + at.x] = own - sum / 64.0f;
}
