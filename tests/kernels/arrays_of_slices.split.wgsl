// The kernel `split`.

struct Params {
    pairs_len: u32,
    halves_0_len: u32,
    halves_1_len: u32,
}

@group(0) @binding(0) var<storage, read> pairs: array<array<u32, 2>>;
@group(0) @binding(1) var<storage, read_write> halves_0: array<u32>;
@group(0) @binding(2) var<storage, read_write> halves_1: array<u32>;
@group(0) @binding(3) var<storage, read_write> counts_0: array<atomic<u32>>;
@group(0) @binding(4) var<storage, read_write> counts_1: array<atomic<u32>>;
@group(0) @binding(5) var<uniform> params: Params;

@compute @workgroup_size(4)
fn split(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.pairs_len && i < params.halves_0_len && i < params.halves_1_len) {
        halves_0[i] = pairs[i][0u];
        let slice = i % 2u;
        var slice_len: u32;
        switch (slice) {
            case 0u: {
                slice_len = params.halves_0_len;
            }
            default: {
                slice_len = params.halves_1_len;
            }
        }
        halves_1[i] += pairs[i][1u] + slice_len;
        atomicAdd(&counts_0[0u], pairs[i][0u]);
        atomicMax(&counts_1[0u], pairs[i][1u]);
    }
}
