enable subgroups;
// The kernel `in_functions`.
//
// Operations in functions, as operands beside others, and in a loop whose end they decide not.

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

fn rank(x: u32) -> u32 {
    let subgroup_exclusive_add = subgroupExclusiveAdd(x % 2u);
    let before = subgroup_exclusive_add;
    let subgroup_add = subgroupAdd(1u - x % 2u);
    return before + subgroup_add;
}

@compute @workgroup_size(96)
fn in_functions(
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
    var x = input[i];
    var n = 0u;
    while (n < 3u) {
        let operand = rank(x) * 2u;
        let subgroup_max = subgroupMax(x);
        let subgroup_min = subgroupMin(x + n);
        x += operand + subgroup_max - subgroup_min;
        n += 1u;
    }
    out[i] = x;
}
