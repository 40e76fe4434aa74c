// The kernel `halves`.
//
// Two phases, with different work for the two halves in each.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

var<workgroup> cells: array<u32, 8>;

@compute @workgroup_size(8)
fn halves(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    if (lane < 4u) {
        cells[2u * lane] = lane;
        cells[2u * lane + 1u] = 10u * lane;
    }
    workgroupBarrier();
    if (lane >= 4u) {
        out[lane] = cells[lane - 4u] + cells[lane];
    } else {
        out[lane] = cells[7u];
    }
}
