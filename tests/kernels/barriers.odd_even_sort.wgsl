// The kernel `odd_even_sort`.
//
// Sorts 16 numbers per workgroup: in every other round the even and the odd neighbours meet.

@group(0) @binding(0) var<storage, read_write> values: array<u32>;

var<workgroup> run: array<u32, 16>;

@compute @workgroup_size(16)
fn odd_even_sort(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    run[lane] = values[i];
    workgroupBarrier();
    for (var round_ = 0u; round_ < 16u; round_++) {
        if (lane % 2u == round_ % 2u && lane < 15u) {
            let low = min(run[lane], run[lane + 1u]);
            let high = max(run[lane], run[lane + 1u]);
            run[lane] = low;
            run[lane + 1u] = high;
        }
        workgroupBarrier();
    }
    values[i] = run[lane];
}
