// The kernel `below`.
//
// Loops that stay below the length that is written, of parts that are shorter or come around.

struct Params {
    width: u32,
    skip: u32,
    inner_len: u32,
    around_len: u32,
}

@group(0) @binding(0) var<storage, read_write> inner: array<u32>;
@group(0) @binding(1) var<storage, read_write> around: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(2)
fn below(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let start = lane * params.width;
    let end = min((lane + 1u) * params.width, params.inner_len);
    let start_1 = start + params.skip;
    let end_1 = min(start_1 + 4u, end);
    for (var k = 0u; k < 4u; k++) {
        inner[start_1 + min(k, max(max(end_1, start_1) - start_1, 1u) - 1u)] = lane + 1u;
    }
    let before = lane * params.width - 1u;
    let end_2 = min(before + params.width, params.around_len);
    for (var k = 0u; k < params.width; k++) {
        around[min(before + min(k, max(max(end_2, before) - before, 1u) - 1u), arrayLength(&around) - 1u)] = 7u;
    }
}
