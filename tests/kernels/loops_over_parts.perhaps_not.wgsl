// The kernel `perhaps_not`.
//
// None of these indices is known to be below the length of its part.

struct Params {
    n: u32,
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4)
fn perhaps_not(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let start = lane * params.n;
    let end = min((lane + 1u) * params.n, params.a_len);
    let start_1 = lane * params.n;
    var sum = 0u;
    let end_1 = max(end, start) - start;
    var k = 0u;
    if (k <= end_1) {
        loop {
            sum += a[start + min(k, max(max(end, start) - start, 1u) - 1u)];
            continuing {
                let k_last = k == end_1;
                k++;
                break if k_last;
            }
        }
    }
    let end_2 = max(end, start) - start;
    for (var k_counter = 0u; k_counter < end_2; k_counter++) {
        var k_1 = k_counter;
        k_1 += 1u;
        sum = sum * 3u + a[start + min(k_1, max(max(end, start) - start, 1u) - 1u)];
    }
    let end_3 = max(params.a_len, start_1) - start_1;
    for (var k_1 = 0u; k_1 < end_3; k_1++) {
        sum = sum * 3u + a[start + min(k_1, max(max(end, start) - start, 1u) - 1u)];
    }
    var k_1 = 0u;
    while (k_1 < max(end, start) - start) {
        k_1 += 1u;
        sum = sum * 3u + a[start + min(k_1, max(max(end, start) - start, 1u) - 1u)];
    }
    if (max(end, start) - start - (params.n + 1u) >= 1u) {
        sum = sum * 3u + a[start + min(params.n + 1u, max(max(end, start) - start, 1u) - 1u)];
    }
    let end_4 = min(lane, params.a_len);
    let end_5 = max(end_4, lane) - lane;
    for (var k_2 = 0u; k_2 < end_5; k_2++) {
        sum += a[lane + k_2];
    }
    out[lane] = sum;
}
