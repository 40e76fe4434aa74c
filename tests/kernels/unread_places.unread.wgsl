// The kernel `unread`.

@group(0) @binding(0) var<storage, read_write> counter: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> tile: array<u32, 64>;
var<workgroup> total: u32;

@compute @workgroup_size(64)
fn unread(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    tile[lane] = lane;
    if (lane == 0u) {
        total = 1u;
    }
    let index = atomicAdd(&counter[0u], 1u) % 64u;
    out[lane] = tile[lane];
}
