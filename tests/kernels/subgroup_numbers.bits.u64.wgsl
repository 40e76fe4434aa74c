enable subgroups;
// The kernel `bits::<u64>`.

@group(0) @binding(0) var<storage, read> input: array<u64>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<array<u64, 3>>;

// `subgroup_and`, by operations on 32 bits.
fn rust_subgroup_and_u64(a: u64) -> u64 {
    let bits = bitcast<u64>(a);
    let low = subgroupAnd(u32(bits));
    let high = subgroupAnd(u32(bits >> u32(32u)));
    return bitcast<u64>(u64(low) | (u64(high) << u32(32u)));
}

// `subgroup_or`, by operations on 32 bits.
fn rust_subgroup_or_u64(a: u64) -> u64 {
    let bits = bitcast<u64>(a);
    let low = subgroupOr(u32(bits));
    let high = subgroupOr(u32(bits >> u32(32u)));
    return bitcast<u64>(u64(low) | (u64(high) << u32(32u)));
}

// `subgroup_xor`, by operations on 32 bits.
fn rust_subgroup_xor_u64(a: u64) -> u64 {
    let bits = bitcast<u64>(a);
    let low = subgroupXor(u32(bits));
    let high = subgroupXor(u32(bits >> u32(32u)));
    return bitcast<u64>(u64(low) | (u64(high) << u32(32u)));
}

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

@compute @workgroup_size(96)
fn bits(
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
    let subgroup_and = rust_subgroup_and_u64(x);
    let subgroup_or = rust_subgroup_or_u64(x);
    let subgroup_xor = rust_subgroup_xor_u64(x);
    out[i] = array<u64, 3>(subgroup_and, subgroup_or, subgroup_xor);
}
