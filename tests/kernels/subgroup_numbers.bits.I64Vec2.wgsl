enable subgroups;
// The kernel `bits::<I64Vec2>`.

@group(0) @binding(0) var<storage, read> input: array<vec2<i64>>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<array<vec2<i64>, 3>>;

// `subgroup_and`, by operations on 32 bits.
fn rust_subgroup_and_vec2_i64(a: vec2<i64>) -> vec2<i64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = subgroupAnd(vec2<u32>(bits));
    let high = subgroupAnd(vec2<u32>(bits >> vec2<u32>(32u)));
    return bitcast<vec2<i64>>(vec2<u64>(low) | (vec2<u64>(high) << vec2<u32>(32u)));
}

// `subgroup_or`, by operations on 32 bits.
fn rust_subgroup_or_vec2_i64(a: vec2<i64>) -> vec2<i64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = subgroupOr(vec2<u32>(bits));
    let high = subgroupOr(vec2<u32>(bits >> vec2<u32>(32u)));
    return bitcast<vec2<i64>>(vec2<u64>(low) | (vec2<u64>(high) << vec2<u32>(32u)));
}

// `subgroup_xor`, by operations on 32 bits.
fn rust_subgroup_xor_vec2_i64(a: vec2<i64>) -> vec2<i64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = subgroupXor(vec2<u32>(bits));
    let high = subgroupXor(vec2<u32>(bits >> vec2<u32>(32u)));
    return bitcast<vec2<i64>>(vec2<u64>(low) | (vec2<u64>(high) << vec2<u32>(32u)));
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
    let subgroup_and = rust_subgroup_and_vec2_i64(x);
    let subgroup_or = rust_subgroup_or_vec2_i64(x);
    let subgroup_xor = rust_subgroup_xor_vec2_i64(x);
    out[i] = array<vec2<i64>, 3>(subgroup_and, subgroup_or, subgroup_xor);
}
