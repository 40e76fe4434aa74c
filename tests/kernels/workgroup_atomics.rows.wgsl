// The kernel `rows`.
//
// Rows of counters: an index of one row does not reach the other.

@group(0) @binding(0) var<storage, read> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> counts: array<array<atomic<u32>, 4>, 2>;

@compute @workgroup_size(4)
fn rows(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    atomicStore(&counts[1u][lane], 7u);
    atomicAdd(&counts[0u][min(data[lane], 3u)], 1u);
    workgroupBarrier();
    let value = atomicLoad(&counts[0u][lane]) * 10u + atomicLoad(&counts[1u][lane]);
    out[lane] = value;
}
