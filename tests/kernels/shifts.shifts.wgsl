// The kernel `shifts`.

@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(8)
fn shifts(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let o = 7u * lane;
    let unsigned = values[lane];
    let signed = i32(unsigned);
    let amount = amounts[lane];
    out[o] = unsigned << (amount & 31u);
    out[o + 1u] = unsigned >> (amount & 31u);
    out[o + 2u] = u32(signed << (amount & 31u));
    out[o + 3u] = u32(signed >> (amount & 31u));
    out[o + 4u] = unsigned << (u32(i32(amount)) & 31u);
    var compound = unsigned;
    compound <<= 3u;
    compound >>= amount & 31u;
    out[o + 5u] = compound;
    out[o + 6u] = (1u << ((amount & 15u) & 31u)) >> 1u;
}
