// The kernel `shade::<R32Float>`.
//
// Each format gets what it keeps of the same colors.

@group(0) @binding(0) var from_: texture_2d<f32>;
@group(0) @binding(1) var to: texture_storage_2d<r32float, write>;

@compute @workgroup_size(4, 4)
fn shade(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let at = global_invocation_id.xy;
    if (at.x < textureDimensions(to).x && at.y < textureDimensions(to).y) {
        textureStore(to, at, textureLoad(from_, at, 0i) * 0.5f);
    }
}
