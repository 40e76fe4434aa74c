// The kernel `number::<R32Uint>`.

@group(0) @binding(0) var to: texture_storage_1d<r32uint, write>;
@group(0) @binding(1) var from_: texture_storage_1d<r32uint, read>;

@compute @workgroup_size(4)
fn number(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let x = global_invocation_id.x;
    if (x < textureDimensions(to)) {
        textureStore(to, x, vec4<u32>(x) + textureLoad(from_, x));
    }
}
