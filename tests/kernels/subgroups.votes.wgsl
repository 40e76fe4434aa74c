enable subgroups;
// The kernel `votes`.
//
// Votes.

struct Params {
    limit: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> ballots: array<vec4<u32>>;
@group(0) @binding(4) var<uniform> params: Params;

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

@compute @workgroup_size(96)
fn votes(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(subgroup_size) subgroup_size: u32,
    @builtin(subgroup_invocation_id) subgroup_invocation_id: u32,
    @builtin(subgroup_id) subgroup_id: u32,
    @builtin(num_subgroups) num_subgroups: u32,
) {
    let i = workgroup_id.x * 96u + local_invocation_index;
    let value = seat(subgroup_size, subgroup_invocation_id, subgroup_id, num_subgroups);
    seats[i] = value;
    let is_small = input[i] < params.limit;
    let subgroup_all = subgroupAll(is_small);
    let all_ = subgroup_all;
    let subgroup_any = subgroupAny(is_small);
    let any_ = subgroup_any;
    let subgroup_elect = subgroupBroadcastFirst(local_invocation_index);
    let first = local_invocation_index == subgroup_elect;
    let subgroup_broadcast_first = subgroupBroadcastFirst(input[i]);
    out[i] = vec4<u32>(u32(all_), u32(any_), u32(first), subgroup_broadcast_first);
    let subgroup_ballot = subgroupBallot(is_small);
    ballots[i] = subgroup_ballot;
}
