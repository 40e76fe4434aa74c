enable subgroups;
// The kernel `sums::<F16Vec3>`.

enable f16;

@group(0) @binding(0) var<storage, read> terms: array<vec3<f16>>;
@group(0) @binding(1) var<storage, read> factors: array<vec3<f16>>;
@group(0) @binding(2) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> out: array<array<vec3<f16>, 6>>;

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
    let subgroup_add = vec3<f16>(subgroupAdd(vec3<f32>(x)));
    let subgroup_inclusive_add = vec3<f16>(subgroupInclusiveAdd(vec3<f32>(x)));
    let subgroup_exclusive_add = vec3<f16>(subgroupExclusiveAdd(vec3<f32>(x)));
    let subgroup_mul = vec3<f16>(subgroupMul(vec3<f32>(y)));
    let subgroup_inclusive_mul = vec3<f16>(subgroupInclusiveMul(vec3<f32>(y)));
    let subgroup_exclusive_mul = vec3<f16>(subgroupExclusiveMul(vec3<f32>(y)));
    out[i] = array<vec3<f16>, 6>(subgroup_add, subgroup_inclusive_add, subgroup_exclusive_add, subgroup_mul, subgroup_inclusive_mul, subgroup_exclusive_mul);
}
