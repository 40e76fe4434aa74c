enable subgroups;
// The kernel `totals`.
//
// The total of a workgroup in two levels, again and again: between barriers, in a uniform loop.

struct Params {
    rounds: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> partial: array<u32, 24>;

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

@compute @workgroup_size(96)
fn totals(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(subgroup_size) subgroup_size: u32,
    @builtin(subgroup_invocation_id) subgroup_invocation_id: u32,
    @builtin(subgroup_id) subgroup_id: u32,
    @builtin(num_subgroups) num_subgroups: u32,
) {
    let lane = local_invocation_index;
    let i = workgroup_id.x * 96u + lane;
    let value = seat(subgroup_size, subgroup_invocation_id, subgroup_id, num_subgroups);
    seats[i] = value;
    var x = input[i];
    for (var round_ = 0u; round_ < params.rounds; round_++) {
        let subgroup_add = subgroupAdd(x);
        let sum = subgroup_add;
        let subgroup_elect = subgroupBroadcastFirst(local_invocation_index);
        if (local_invocation_index == subgroup_elect) {
            partial[min(subgroup_id, 23u)] = sum;
        }
        workgroupBarrier();
        var total = 0u;
        for (var subgroup = 0u; subgroup < num_subgroups; subgroup++) {
            total += partial[min(subgroup, 23u)];
        }
        x = total ^ (lane + round_);
        workgroupBarrier();
    }
    out[i] = x;
}
