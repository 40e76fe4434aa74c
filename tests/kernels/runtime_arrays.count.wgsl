// The kernel `count`.

struct Counters {
    total: u32,
    @align(32) each: array<atomic<u32>>,
}

struct Params {
    values_len: u32,
    counters_each_len: u32,
}

@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> counters: Counters;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(16)
fn count(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.values_len) {
        let bin = values[i];
        if (bin < params.counters_each_len) {
            atomicAdd(&counters.each[bin], counters.total);
        }
    }
}
