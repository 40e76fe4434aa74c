// The kernel `ranges`.

@group(0) @binding(0) var<storage, read_write> counter: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(1)
fn ranges() {
    var sum = 0u;
    let start_1 = atomicAdd(&counter[0u], 2u);
    let end = atomicAdd(&counter[0u], 3u) * 4u;
    for (var i = start_1; i < end; i++) {
        sum = sum * 10u + i;
    }
    out[0u] = sum;
    var seen = 1u;
    let start_2 = atomicAdd(&counter[0u], 1u);
    let end_1 = atomicAdd(&counter[0u], 1u) * 3u;
    let step_ = atomicAdd(&counter[0u], 1u);
    let i_start = start_2;
    let i_step = max(step_, 1u);
    var i = i_start;
    if (i < end_1) {
        loop {
            seen = seen * 100u + i;
            continuing {
                let i_last = end_1 - i <= i_step;
                i += i_step;
                break if i_last;
            }
        }
    }
    out[1u] = seen;
    var start = 1u;
    let operand = start;
    var value: u32;
    start += 4u;
    value = start;
    let end_2 = value;
    for (var i_1 = operand; i_1 < end_2; i_1++) {
        out[2u] += i_1;
    }
    var bound = 2u;
    let start_3 = bound;
    let end_3 = bound + 3u;
    for (var i_1 = start_3; i_1 < end_3; i_1++) {
        bound += i_1;
    }
    out[3u] = bound;
}
