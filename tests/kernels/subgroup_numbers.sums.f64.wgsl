enable subgroups;
// The kernel `sums::<f64>`.

@group(0) @binding(0) var<storage, read> terms: array<f64>;
@group(0) @binding(1) var<storage, read> factors: array<f64>;
@group(0) @binding(2) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> out: array<array<f64, 6>>;

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

@compute @workgroup_size(96)
fn sums(
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
    let x = terms[i];
    let y = factors[i];
    let subgroup_add = subgroupAdd(x);
    let subgroup_inclusive_add = subgroupInclusiveAdd(x);
    let subgroup_exclusive_add = subgroupExclusiveAdd(x);
    let subgroup_mul = subgroupMul(y);
    let subgroup_inclusive_mul = subgroupInclusiveMul(y);
    let subgroup_exclusive_mul = subgroupExclusiveMul(y);
    out[i] = array<f64, 6>(subgroup_add, subgroup_inclusive_add, subgroup_exclusive_add, subgroup_mul, subgroup_inclusive_mul, subgroup_exclusive_mul);
}
