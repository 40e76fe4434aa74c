// The kernel `closest`.
//
// The nearest of each texel's depths.

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var depths: texture_depth_multisampled_2d;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4, 4)
fn closest(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let at = global_invocation_id.xy;
    let size = textureDimensions(depths);
    let i = at.y * size.x + at.x;
    if (at.x < size.x && at.y < size.y && i < params.out_len) {
        var least = 1.0f;
        let end = textureNumSamples(depths);
        for (var sample = 0u; sample < end; sample++) {
            least = min(least, textureLoad(depths, at, sample));
        }
        out[i] = least;
    }
}
