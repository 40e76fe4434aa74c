// The kernel `counts_and_steps`.
//
// Counts that need no loop, and steps behind what no position can express.

struct Params {
    n: u32,
    a_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

@compute @workgroup_size(1)
fn counts_and_steps() {
    let size = max(params.n, 1u);
    out[0u] = rust_div_ceil_u32(params.a_len, size);
    let size_1 = max(params.n, 1u);
    let size_2 = max(params.n, 1u);
    let less = size_2 - 1u;
    out[1u] = params.a_len / size_1 + 10u * (max(params.a_len, less) - less);
    let step_ = max(params.n, 1u);
    out[2u] = rust_div_ceil_u32(params.a_len - min(params.a_len, 2u), step_) + 10u * min(params.a_len, params.out_len);
    var count = 0u;
    let len = rust_div_ceil_u32(params.a_len, 2u);
    for (var position = 0u; position < len; position++) {
        let from_ = position * 2u;
        if (a[from_] > 2u) {
            count += 1u;
        }
    }
    out[3u] = count;
    var calls = 0u;
    var count_1 = 0u;
    for (var position = 0u; position < params.a_len; position++) {
        calls += a[position];
        count_1 += 1u;
    }
    var counted = count_1;
    out[4u] = counted * 100u + calls;
    var begun = false;
    var left_out = 0u;
    var count_2 = 0u;
    for (var element = 0u; element < params.a_len; element++) {
        if (!begun) {
            begun = !(a[element] > 2u);
        }
        if (begun) {
            if (left_out > 0u) {
                left_out = left_out - 1u;
            } else {
                left_out = 1u;
                let i = count_2;
                count_2 += 1u;
                out[5u] += a[element] * (i + 1u);
            }
        }
    }
    var looked = 0u;
    let step__1 = max(params.n, 1u);
    let between = step__1 - 1u;
    var left_out_1 = 0u;
    var count_3 = 0u;
    var sum_1 = 0u;
    for (var position = 0u; position < params.a_len; position++) {
        if (count_3 >= 2u) {
            break;
        }
        looked += 1u;
        if (a[position] != 4u) {
            if (left_out_1 > 0u) {
                left_out_1 = left_out_1 - 1u;
            } else {
                left_out_1 = between;
                count_3 += 1u;
                let term = a[position];
                sum_1 += term;
            }
        }
    }
    out[6u] = sum_1;
    out[7u] = looked;
    let step__2 = max(params.n - 3u, 1u);
    let between_1 = step__2 - 1u;
    var left_out_2 = 0u;
    var folded = 1u;
    for (var position = 0u; position < params.a_len; position++) {
        let x = a[position] * 3u;
        if (left_out_2 > 0u) {
            left_out_2 = left_out_2 - 1u;
        } else {
            left_out_2 = between_1;
            let sum = folded;
            folded = sum * 5u + x;
        }
    }
    out[8u] = folded;
    var left_out_3 = 0u;
    var count_4 = 0u;
    for (var position = 0u; position < params.n; position++) {
        if (position % 3u != 1u) {
            if (left_out_3 > 0u) {
                left_out_3 = left_out_3 - 1u;
            } else {
                left_out_3 = 0u;
                count_4 += 1u;
            }
        }
    }
    counted = count_4;
    out[9u] = counted;
}
