// The kernel `below`.

struct Params {
    n: u32,
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4)
fn below(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var width = params.n;
    let start = lane * width;
    let end = min((lane + 1u) * width, params.a_len);
    width += 1u;
    var sum = width;
    let end_1 = max(end, start) - start;
    for (var k = 0u; k < end_1; k++) {
        sum += a[start + k];
    }
    let end_2 = max(end, start) - start;
    for (var k_next = end_2; k_next > 1u; k_next--) {
        let k = k_next - 1u;
        sum += a[start + min(k - 1u, max(max(end, start) - start, 1u) - 1u)] * a[start + k];
    }
    let start_1 = lane * params.n;
    var k = 0u;
    while (k < max(params.a_len, start_1) - start_1) {
        sum += a[start_1 + k];
        k += params.n;
    }
    let start_2 = start + 1u;
    let end_3 = max(end, start_2) - start_2;
    for (var k_1 = 0u; k_1 < end_3; k_1++) {
        sum += a[start_2 + k_1] << (k_1 & 31u);
    }
    if (lane < max(end, start) - start) {
        sum += a[start + lane];
    }
    out[lane] = sum;
}
