// The kernel `indices`.

struct Params {
    n: u32,
    width: u32,
    times: u32,
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> marks: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

@compute @workgroup_size(4)
fn indices(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let start = lane * 4u;
    out[start + min(params.n, 3u)] = 100u + lane;
    let start_1 = lane * params.width;
    let end = min((lane + 1u) * params.width, params.a_len);
    out[start] = a[start_1 + min(params.n, max(max(end, start_1) - start_1, 1u) - 1u)];
    let start_2 = start_1 + 1u;
    out[start + 1u] = a[start_2 + min(params.n, max(max(end, start_2) - start_2, 1u) - 1u)];
    let end_1 = start_1 + min(params.width * params.times, max(end, start_1) - start_1);
    out[start + 2u] = a[start_1 + min(params.n, max(max(end_1, start_1) - start_1, 1u) - 1u)] + (max(end_1, start_1) - start_1) * 1000u;
    let start_3 = lane * 8u;
    let end_2 = start_3 + 8u;
    let len = rust_div_ceil_u32(max(end_2, start_3) - start_3, 4u);
    for (var element = 0u; element < len; element++) {
        let from_ = element * 4u;
        let len_1 = max(end_2, start_3) - start_3;
        let start_4 = start_3 + from_;
        let end_3 = start_3 + (from_ + min(4u, len_1 - from_));
        marks[start_4 + min(params.n, max(max(end_3, start_4) - start_4, 1u) - 1u)] += 1u;
        marks[start_4 + min(3u, max(max(end_3, start_4) - start_4, 1u) - 1u)] += 10u;
        let index = min(params.n, max(max(end_3, start_4) - start_4, 1u) - 1u);
        let index_1 = min(1u, max(max(end_3, start_4) - start_4, 1u) - 1u);
        let index_2 = start_4 + index;
        let index_3 = start_4 + index_1;
        let swapped = marks[index_2];
        marks[index_2] = marks[index_3];
        marks[index_3] = swapped;
    }
    let local = array<u32, 5>(1u, 2u, 3u, 4u, 5u);
    marks[32u + lane] = local[1u + min(params.n, 1u)];
}
