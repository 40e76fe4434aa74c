enable subgroups;
// The kernel `rounds`.
//
// Each invocation keeps to its own elements, so nothing needs an order.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(64)
fn rounds(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    var sum = i;
    for (var round_ = 0u; round_ < params.n; round_++) {
        let subgroup_max = subgroupMax(round_);
        sum += subgroup_max;
        subgroupBarrier();
    }
    subgroupBarrier();
    out[i] = sum;
}
