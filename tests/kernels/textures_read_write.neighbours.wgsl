// The kernel `neighbours`.

@group(0) @binding(0) var row: texture_storage_1d<r32sint, read_write>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(8)
fn neighbours(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    textureStore(row, lane, vec4<i32>(i32(lane) * 3i));
    textureBarrier();
    out[lane] = textureLoad(row, (lane + 1u) % 8u).x + i32(textureDimensions(row));
}
