// The kernel `increment`.

@group(0) @binding(0) var image: texture_storage_2d<r32uint, read_write>;

@compute @workgroup_size(8, 8)
fn increment(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id.xy;
    textureStore(image, id, textureLoad(image, id) + 1u);
}
