// The kernel `unsigned`.

@group(0) @binding(0) var<storage, read> xs: array<u32>;
@group(0) @binding(1) var<storage, read> ys: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(6)
fn unsigned(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let y = ys[lane];
    let o = 8u * lane;
    out[o] = x + y;
    out[o + 1u] = x - y;
    out[o + 2u] = x * y;
    out[o + 3u] = x & y;
    out[o + 4u] = x | y;
    out[o + 5u] = x ^ y;
    out[o + 6u] = ~x;
    out[o + 7u] = u32((x < y)) + u32((x <= y)) * 2u + u32((x > y)) * 4u + u32((x >= y)) * 8u + u32((x == y)) * 16u + u32((x != y)) * 32u;
}
