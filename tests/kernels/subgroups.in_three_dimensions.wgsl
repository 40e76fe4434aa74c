enable subgroups;
// The kernel `in_three_dimensions`.
//
// How many are in each subgroup, told by one of them.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(8, 6, 2)
fn in_three_dimensions(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x * 96u + local_invocation_index;
    let subgroup_add = subgroupAdd(1u);
    let count = subgroup_add;
    var value: u32;
    let subgroup_elect = subgroupBroadcastFirst(local_invocation_index);
    if (local_invocation_index == subgroup_elect) {
        value = count;
    } else {
        value = 0u;
    }
    out[i] = value;
}
