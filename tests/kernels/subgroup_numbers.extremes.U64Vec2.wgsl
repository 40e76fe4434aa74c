enable subgroups;
// The kernel `extremes::<U64Vec2>`.

@group(0) @binding(0) var<storage, read> input: array<vec2<u64>>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<array<vec2<u64>, 2>>;

// `subgroup_max`, by operations on 32 bits.
fn rust_subgroup_max_vec2_u64(a: vec2<u64>) -> vec2<u64> {
    let bits = bitcast<vec2<u64>>(a);
    let key = ~bits;
    let upper = vec2<u32>(key >> vec2<u32>(32u));
    let high = subgroupMin(upper);
    let low = subgroupMin(select(vec2<u32>(0xffffffffu), vec2<u32>(key), upper == high));
    let least = vec2<u64>(low) | (vec2<u64>(high) << vec2<u32>(32u));
    let result = ~least;
    return bitcast<vec2<u64>>(result);
}

// `subgroup_min`, by operations on 32 bits.
fn rust_subgroup_min_vec2_u64(a: vec2<u64>) -> vec2<u64> {
    let bits = bitcast<vec2<u64>>(a);
    let key = bits;
    let upper = vec2<u32>(key >> vec2<u32>(32u));
    let high = subgroupMin(upper);
    let low = subgroupMin(select(vec2<u32>(0xffffffffu), vec2<u32>(key), upper == high));
    let least = vec2<u64>(low) | (vec2<u64>(high) << vec2<u32>(32u));
    let result = least;
    return bitcast<vec2<u64>>(result);
}

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

@compute @workgroup_size(96)
fn extremes(
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
    let subgroup_min = rust_subgroup_min_vec2_u64(input[i]);
    let subgroup_max = rust_subgroup_max_vec2_u64(input[i]);
    out[i] = array<vec2<u64>, 2>(subgroup_min, subgroup_max);
}
