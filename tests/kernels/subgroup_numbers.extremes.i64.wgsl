enable subgroups;
// The kernel `extremes::<i64>`.

@group(0) @binding(0) var<storage, read> input: array<i64>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<array<i64, 2>>;

// `subgroup_max`, by operations on 32 bits.
fn rust_subgroup_max_i64(a: i64) -> i64 {
    let bits = bitcast<u64>(a);
    let turned = u64(0x7ffffffffffffffflu);
    let key = bits ^ turned;
    let upper = u32(key >> u32(32u));
    let high = subgroupMin(upper);
    let low = subgroupMin(select(u32(0xffffffffu), u32(key), upper == high));
    let least = u64(low) | (u64(high) << u32(32u));
    let result = least ^ turned;
    return bitcast<i64>(result);
}

// `subgroup_min`, by operations on 32 bits.
fn rust_subgroup_min_i64(a: i64) -> i64 {
    let bits = bitcast<u64>(a);
    let turned = u64(0x8000000000000000lu);
    let key = bits ^ turned;
    let upper = u32(key >> u32(32u));
    let high = subgroupMin(upper);
    let low = subgroupMin(select(u32(0xffffffffu), u32(key), upper == high));
    let least = u64(low) | (u64(high) << u32(32u));
    let result = least ^ turned;
    return bitcast<i64>(result);
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
    let subgroup_min = rust_subgroup_min_i64(input[i]);
    let subgroup_max = rust_subgroup_max_i64(input[i]);
    out[i] = array<i64, 2>(subgroup_min, subgroup_max);
}
