// The kernel `resolve`.
//
// The mean of each texel's samples.

@group(0) @binding(0) var image: texture_multisampled_2d<f32>;
@group(0) @binding(1) var to: texture_storage_2d<rgba32float, write>;

@compute @workgroup_size(4, 4)
fn resolve(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let at = global_invocation_id.xy;
    let size = textureDimensions(image);
    if (at.x < size.x && at.y < size.y) {
        var sum = vec4<f32>(0.0f);
        let end = textureNumSamples(image);
        for (var sample = 0u; sample < end; sample++) {
            sum += textureLoad(image, at, sample);
        }
        textureStore(to, at, sum / f32(textureNumSamples(image)));
    }
}
