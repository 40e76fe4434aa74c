// The kernel `guards`.
//
// The right side guards an access that would be out of bounds.

struct Params {
    data_len: u32,
}

@group(0) @binding(0) var<storage, read> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4)
fn guards(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    if (lane < params.data_len && data[lane] > 5u) {
        out[lane] = 1u;
    }
    var i = 0u;
    while (i < params.data_len && data[i] != 9u) {
        i += 1u;
    }
    out[lane] += 10u * i;
}
