// The kernel `bounds`.
//
// Bounds that are expressions, over `u32`.

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(4)
fn bounds(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var n = 0u;
    let end = 2u * lane + params.out_len;
    for (var i = lane + 1u; i < end; i++) {
        n += 100u + i;
    }
    out[lane] = n;
}
