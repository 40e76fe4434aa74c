// The kernel `starts_at_zero`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

var<workgroup> counter: atomic<u32>;
var<workgroup> cells: array<u32, 8>;
var<workgroup> total: u32;

@compute @workgroup_size(8)
fn starts_at_zero(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let even = lane % 2u == 0u;
    if (even) {
        atomicAdd(&counter, 1u);
        cells[lane] += 5u;
    }
    if (lane == 3u) {
        total += 1u;
    }
    workgroupBarrier();
    let value = atomicLoad(&counter) * 100u + cells[lane] * 10u + total;
    out[global_invocation_id.x] = value;
}
