// The kernel `three`.

@group(0) @binding(0) var volume: texture_3d<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(2, 2, 2)
fn three(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id;
    let size = textureDimensions(volume);
    let half = textureDimensions(volume, 1i);
    if (id.x < size.x && id.y < size.y && id.z < size.z) {
        let fine = textureLoad(volume, id, 0i).x;
        let coarse = textureLoad(volume, vec3<i32>(id / 2u), 1i).x;
        let i = (id.z * size.y + id.y) * size.x + id.x;
        out[i] = fine + 100.0f * coarse + 1000.0f * f32(half.z);
    }
}
