enable subgroups;
// The kernel `vectors`.
//
// The same of vectors, signed numbers and floats; small integers, so that order does not matter.

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> floats: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> signed: array<vec2<i32>>;

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

@compute @workgroup_size(96)
fn vectors(
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
    let x = f32(input[i] % 100u);
    let n = i32(input[i]);
    let subgroup_inclusive_add = subgroupInclusiveAdd(vec2<f32>(x, -x));
    let sums = subgroup_inclusive_add;
    let subgroup_min = subgroupMin(x);
    let subgroup_exclusive_add = subgroupExclusiveAdd(x);
    floats[i] = vec4<f32>(sums.x, sums.y, subgroup_min, subgroup_exclusive_add);
    let subgroup_max = subgroupMax(vec2<i32>(n, -n));
    let subgroup_xor = subgroupXor(vec2<i32>(n, 1i));
    signed[i] = subgroup_max ^ subgroup_xor;
}
