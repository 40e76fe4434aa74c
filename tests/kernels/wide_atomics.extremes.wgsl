// The kernel `extremes`.
//
// A clock, a largest and a smallest value, and where each was found, in one number.

struct Params {
    values_len: u32,
}

@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<atomic<u64>>;
@group(0) @binding(2) var<storage, read_write> signed: array<atomic<i64>>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(64)
fn extremes(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i >= params.values_len) {
        return;
    }
    let keyed = (u64(values[i]) << 32u) | u64(i);
    atomicAdd(&sums[0u], u64(values[i]));
    atomicMax(&sums[1u], keyed);
    atomicMin(&sums[2u], keyed);
    atomicOr(&sums[3u], 1lu << ((i % 64u) & 63u));
    atomicXor(&sums[4u], keyed);
    atomicAnd(&sums[5u], ~(1lu << ((i % 32u + 32u) & 63u)));
    atomicSub(&sums[6u], keyed);
    atomicMin(&signed[0u], 5li - i64(keyed));
    atomicMax(&signed[1u], 5li - i64(keyed));
    atomicSub(&signed[2u], i64(u64(values[i])) << 20u);
}
