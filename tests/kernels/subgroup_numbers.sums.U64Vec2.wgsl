enable subgroups;
// The kernel `sums::<U64Vec2>`.

@group(0) @binding(0) var<storage, read> terms: array<vec2<u64>>;
@group(0) @binding(1) var<storage, read> factors: array<vec2<u64>>;
@group(0) @binding(2) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> out: array<array<vec2<u64>, 6>>;

// `subgroup_add`, by operations on 32 bits.
fn rust_subgroup_add_vec2_u64(a: vec2<u64>) -> vec2<u64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = subgroupAdd(vec2<u32>(bits) & vec2<u32>(0xffffffu));
    let middle = subgroupAdd(vec2<u32>(bits >> vec2<u32>(24u)) & vec2<u32>(0xffffffu));
    let high = subgroupAdd(vec2<u32>(bits >> vec2<u32>(48u)));
    let sum = vec2<u64>(low) + (vec2<u64>(middle) << vec2<u32>(24u)) + (vec2<u64>(high) << vec2<u32>(48u));
    return bitcast<vec2<u64>>(sum);
}

// `subgroup_exclusive_add`, by operations on 32 bits.
fn rust_subgroup_exclusive_add_vec2_u64(a: vec2<u64>) -> vec2<u64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = subgroupExclusiveAdd(vec2<u32>(bits) & vec2<u32>(0xffffffu));
    let middle = subgroupExclusiveAdd(vec2<u32>(bits >> vec2<u32>(24u)) & vec2<u32>(0xffffffu));
    let high = subgroupExclusiveAdd(vec2<u32>(bits >> vec2<u32>(48u)));
    let sum = vec2<u64>(low) + (vec2<u64>(middle) << vec2<u32>(24u)) + (vec2<u64>(high) << vec2<u32>(48u));
    return bitcast<vec2<u64>>(sum);
}

// `subgroup_exclusive_mul`, by operations on 32 bits.
fn rust_subgroup_exclusive_mul_vec2_u64(a: vec2<u64>) -> vec2<u64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = vec2<u32>(bits);
    let high = vec2<u32>(bits >> vec2<u32>(32u));
    let members = subgroupBallot(true);
    let count = subgroupAdd(1u);
    let own = subgroupExclusiveAdd(1u);
    var product = vec2<u64>(1lu);
    var n = 0u;
    for (var i = 0u; i < 128u && n < count; i++) {
        if ((members[i >> 5u] >> (i & 31u)) & 1u) == 1u {
            let of_low = vec2<u64>(subgroupShuffle(low, i));
            let of_high = vec2<u64>(subgroupShuffle(high, i));
            let value = of_low | (of_high << vec2<u32>(32u));
            product = select(product, product * value, n < own);
            n++;
        }
    }
    return bitcast<vec2<u64>>(product);
}

// `subgroup_inclusive_add`, by operations on 32 bits.
fn rust_subgroup_inclusive_add_vec2_u64(a: vec2<u64>) -> vec2<u64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = subgroupInclusiveAdd(vec2<u32>(bits) & vec2<u32>(0xffffffu));
    let middle = subgroupInclusiveAdd(vec2<u32>(bits >> vec2<u32>(24u)) & vec2<u32>(0xffffffu));
    let high = subgroupInclusiveAdd(vec2<u32>(bits >> vec2<u32>(48u)));
    let sum = vec2<u64>(low) + (vec2<u64>(middle) << vec2<u32>(24u)) + (vec2<u64>(high) << vec2<u32>(48u));
    return bitcast<vec2<u64>>(sum);
}

// `subgroup_inclusive_mul`, by operations on 32 bits.
fn rust_subgroup_inclusive_mul_vec2_u64(a: vec2<u64>) -> vec2<u64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = vec2<u32>(bits);
    let high = vec2<u32>(bits >> vec2<u32>(32u));
    let members = subgroupBallot(true);
    let count = subgroupAdd(1u);
    let own = subgroupExclusiveAdd(1u);
    var product = vec2<u64>(1lu);
    var n = 0u;
    for (var i = 0u; i < 128u && n < count; i++) {
        if ((members[i >> 5u] >> (i & 31u)) & 1u) == 1u {
            let of_low = vec2<u64>(subgroupShuffle(low, i));
            let of_high = vec2<u64>(subgroupShuffle(high, i));
            let value = of_low | (of_high << vec2<u32>(32u));
            product = select(product, product * value, n <= own);
            n++;
        }
    }
    return bitcast<vec2<u64>>(product);
}

// `subgroup_mul`, by operations on 32 bits.
fn rust_subgroup_mul_vec2_u64(a: vec2<u64>) -> vec2<u64> {
    let bits = bitcast<vec2<u64>>(a);
    let low = vec2<u32>(bits);
    let high = vec2<u32>(bits >> vec2<u32>(32u));
    let members = subgroupBallot(true);
    let count = subgroupAdd(1u);
    var product = vec2<u64>(1lu);
    var n = 0u;
    for (var i = 0u; i < 128u && n < count; i++) {
        if ((members[i >> 5u] >> (i & 31u)) & 1u) == 1u {
            let of_low = vec2<u64>(subgroupShuffle(low, i));
            let of_high = vec2<u64>(subgroupShuffle(high, i));
            let value = of_low | (of_high << vec2<u32>(32u));
            product = product * value;
            n++;
        }
    }
    return bitcast<vec2<u64>>(product);
}

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
    let subgroup_add = rust_subgroup_add_vec2_u64(x);
    let subgroup_inclusive_add = rust_subgroup_inclusive_add_vec2_u64(x);
    let subgroup_exclusive_add = rust_subgroup_exclusive_add_vec2_u64(x);
    let subgroup_mul = rust_subgroup_mul_vec2_u64(y);
    let subgroup_inclusive_mul = rust_subgroup_inclusive_mul_vec2_u64(y);
    let subgroup_exclusive_mul = rust_subgroup_exclusive_mul_vec2_u64(y);
    out[i] = array<vec2<u64>, 6>(subgroup_add, subgroup_inclusive_add, subgroup_exclusive_add, subgroup_mul, subgroup_inclusive_mul, subgroup_exclusive_mul);
}
