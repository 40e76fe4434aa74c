// The kernel `given_slices`.

struct Weights {
    by: f32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn next(count: ptr<function, u32>) -> f32 {
    *count += 1u;
    return f32((*count));
}

fn f32_count(self_: f32) -> u32 {
    return rust_as_u32_f32(self_);
}

@compute @workgroup_size(1)
fn given_slices() {
    let weights = Weights(2.0f);
    var n = 0u;
    let n_1 = 0u;
    let start = 4u * n_1;
    let end = 4u * n_1 + 4u;
    let n_2 = 1u;
    let start_1 = 4u * n_2;
    let end_1 = 4u * n_2 + 4u;
    var sum = 0.0f;
    let len = min(max(end, start) - start, max(end_1, start_1) - start_1);
    for (var position = 0u; position < len; position++) {
        let index = start + position;
        let index_1 = start_1 + position;
        let term = x[index] * x[index_1];
        sum += term;
    }
    out[0u] = sum;
    let n_3 = 1u;
    let start_2 = 4u * n_3;
    let end_2 = 4u * n_3 + 4u;
    var sum_1 = 0.0f;
    let len_1 = max(end_2, start_2) - start_2;
    for (var position = 0u; position < len_1; position++) {
        let index = start_2 + position;
        let term = x[index] * weights.by;
        sum_1 += term;
    }
    out[1u] = sum_1;
    let argument = next(&n);
    let n_4 = n;
    let start_3 = 4u * n_4;
    let end_3 = 4u * n_4 + 4u;
    let end_4 = start_3 + min((max(end_3, start_3) - start_3) / 2u, max(end_3, start_3) - start_3);
    let by = argument;
    var sum_2 = 0.0f;
    for (var position = start_3; position < end_4; position++) {
        let term = x[position];
        sum_2 += term;
    }
    out[2u] = by * sum_2 + f32(n);
    let n_5 = n;
    let start_4 = 4u * n_5;
    let n_6 = 0u;
    let start_5 = 4u * n_6;
    out[3u] = x[start_4] - x[start_5];
    let n_7 = 1u;
    let start_6 = 4u * n_7;
    out[4u] = x[start_6 + 1u];
    let n_8 = 1u;
    let start_7 = 4u * n_8;
    let n_9 = 0u;
    let start_8 = 4u * n_9;
    let end_5 = 4u * n_9 + 4u;
    let n_10 = 1u;
    let start_9 = 4u * n_10;
    let end_6 = 4u * n_10 + 4u;
    var sum_3 = 0.0f;
    let len_2 = min(max(end_5, start_8) - start_8, max(end_6, start_9) - start_9);
    for (var position = 0u; position < len_2; position++) {
        let index = start_8 + position;
        let index_1 = start_9 + position;
        let term = x[index] * x[index_1];
        sum_3 += term;
    }
    out[5u] = x[start_7 + 2u] + sum_3;
    var value = n > 0u;
    if (value) {
        let n_11 = 0u;
        let start_10 = 4u * n_11;
        let end_7 = 4u * n_11 + 4u;
        let n_12 = 1u;
        let start_11 = 4u * n_12;
        let end_8 = 4u * n_12 + 4u;
        let end_9 = start_11 + min((max(end_8, start_11) - start_11) / 2u, max(end_8, start_11) - start_11);
        var sum_4 = 0.0f;
        let len_3 = min(max(end_7, start_10) - start_10, max(end_9, start_11) - start_11);
        for (var position = 0u; position < len_3; position++) {
            let index = start_10 + position;
            let index_1 = start_11 + position;
            let term = x[index] * x[index_1];
            sum_4 += term;
        }
        value = sum_4 > 16.0f;
    }
    if (value) {
        let end_7 = min(params.x_len / 2u, params.x_len);
        let n_11 = 1u;
        let start_10 = 4u * n_11;
        let value_1 = x[min(end_7 - 1u, max(end_7, 1u) - 1u)] + f32(f32_count(x[start_10]));
        out[6u] = value_1;
    }
    let n_11 = 1u;
    let start_10 = 4u * n_11;
    let end_7 = 4u * n_11 + 4u;
    let end_8 = start_10 + min((max(end_7, start_10) - start_10) / 2u, max(end_7, start_10) - start_10);
    let len_3 = max(end_8, start_10) - start_10;
    for (var element = 0u; element < len_3; element++) {
        let index = start_10 + (len_3 - 1u - element);
        out[7u] = 10.0f * out[7u] + x[index];
    }
    let own = array<u32, 3>(1u, 2u, 3000000000u);
    let shifted = own[2u] >> 31u;
    out[8u] = x[2u] + f32(shifted) + f32(own[1u]);
}
