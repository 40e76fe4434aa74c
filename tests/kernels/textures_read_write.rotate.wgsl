// The kernel `rotate`.

struct Params {
    times: u32,
}

@group(0) @binding(0) var row: texture_storage_1d<r32sint, read_write>;
@group(0) @binding(1) var<uniform> params: Params;

fn shift(lane: u32) {
    let next = textureLoad(row, (lane + 1u) % 8u);
    textureBarrier();
    textureStore(row, lane, next);
    textureBarrier();
}

@compute @workgroup_size(8)
fn rotate(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    for (var i = 0u; i < params.times; i++) {
        shift(local_invocation_index);
    }
}
