// The kernel `number`.
//
// Stores the number of its layer to each face.

@group(0) @binding(0) var faces: texture_storage_2d_array<r32uint, write>;

@compute @workgroup_size(2, 2, 6)
fn number(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id;
    if (id.z < textureNumLayers(faces)) {
        textureStore(faces, id.xy, id.z, vec4<u32>(id.z));
    }
}
