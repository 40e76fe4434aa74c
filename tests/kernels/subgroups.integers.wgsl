enable subgroups;
// The kernel `integers`.
//
// Reductions and scans of integers.

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<array<u32, 11>>;

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

@compute @workgroup_size(96)
fn integers(
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
    let x = input[i];
    let subgroup_add = subgroupAdd(x);
    let subgroup_mul = subgroupMul((x | 1u));
    let subgroup_min = subgroupMin(x);
    let subgroup_max = subgroupMax(x);
    let subgroup_and = subgroupAnd(x);
    let subgroup_or = subgroupOr(x);
    let subgroup_xor = subgroupXor(x);
    let subgroup_exclusive_add = subgroupExclusiveAdd(x);
    let subgroup_inclusive_add = subgroupInclusiveAdd(x);
    let subgroup_exclusive_mul = subgroupExclusiveMul((x | 1u));
    let subgroup_inclusive_mul = subgroupInclusiveMul((x | 1u));
    out[i] = array<u32, 11>(subgroup_add, subgroup_mul, subgroup_min, subgroup_max, subgroup_and, subgroup_or, subgroup_xor, subgroup_exclusive_add, subgroup_inclusive_add, subgroup_exclusive_mul, subgroup_inclusive_mul);
}
