// The kernel `returned_closures`.

struct Params {
    n: u32,
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

@compute @workgroup_size(1)
fn returned_closures() {
    let a = 2.0f;
    let twice = a * 2.0f;
    let a_1 = 1.0f;
    let a_2 = 2.0f;
    let twice_1 = a_2 * 2.0f;
    let b = x[0u];
    let a_3 = 1.0f;
    let twice_2 = a_3 * 2.0f;
    let b_1 = x[1u];
    out[0u] = twice_1 + b + 10.0f * (twice_2 + b_1);
    let a_4 = 1.0f;
    let b_2 = x[0u];
    let b_3 = x[1u];
    out[1u] = a_4 + b_2 + 10.0f * (a_1 + b_3);
    let x_1 = 1.0f;
    let b_4 = x_1;
    let v = twice + b_4;
    let a_5 = 1.0f;
    let twice_3 = a_5 * 2.0f;
    let a_6 = 2.0f;
    let twice_4 = a_6 * 2.0f;
    let x_2 = 3.0f;
    let b_5 = x_2;
    let b_6 = twice_3 + b_5;
    out[2u] = v * 3.0f + 100.0f * (twice_4 + b_6);
    var sum_1 = 0.0f;
    for (var position = 0u; position < 4u; position++) {
        let term = x[position] * 2.0f;
        sum_1 += term;
    }
    out[3u] = sum_1;
    let n = params.n;
    let top = n * 2u;
    for (var j = 0u; j < top; j++) {
        if (j % 2u == 0u) {
            out[4u] += x[j];
        }
    }
    let n_1 = 2u;
    let top_1 = n_1 * 2u;
    var sum_2 = 0.0f;
    for (var j = 0u; j < top_1; j++) {
        if (j % 2u == 0u) {
            let term = x[j];
            sum_2 += term;
        }
    }
    let operand = sum_2;
    let n_2 = params.n;
    let top_2 = n_2 * 2u;
    var count = 0u;
    for (var position = 0u; position < top_2; position++) {
        if (position % 2u == 0u) {
            count += 1u;
        }
    }
    out[5u] = operand + f32(count) * 100.0f;
    var value_1: f32;
    var sum = 0.0f;
    let len = min(params.x_len, 3u);
    for (var element = 0u; element < len; element++) {
        let value = x[element];
        sum += value;
    }
    value_1 = sum;
    let operand_1 = value_1;
    var value_2: f32;
    var sum_3 = 0.0f;
    for (var j = 0i; j < 3i; j++) {
        let value = f32(j);
        sum_3 += value;
    }
    value_2 = sum_3;
    out[6u] = operand_1 + value_2;
    var folded = 0.0f;
    for (var position = 0u; position < 2u; position++) {
        let argument = folded;
        let argument_1 = x[position];
        folded = max(argument, argument_1);
    }
    let operand_2 = folded;
    let n_3 = 2u;
    let top_3 = n_3 * 2u;
    var folded_1 = 0.0f;
    for (var j = 0u; j < top_3; j++) {
        if (j % 2u == 0u) {
            let argument = folded_1;
            let argument_1 = x[j + 1u];
            folded_1 = max(argument, argument_1);
        }
    }
    out[7u] = operand_2 + folded_1;
    out[8u] = x[1u] + 10.0f * f32(max(params.x_len, 1u) - 1u);
    let start = 1u + 1u;
    for (var element = start; element < params.x_len; element++) {
        out[9u] += x[element];
    }
    let middle = min(params.n, params.x_len);
    out[10u] = x[0u] + 10.0f * x[middle + min(1u, max(max(params.x_len, middle) - middle, 1u) - 1u)] + 100.0f * f32(max(middle, 0u) - 0u) + 1000.0f * f32(max(params.x_len, middle) - middle);
    var own = array<f32, 4>(1.0f, 2.0f, 3.0f, 4.0f);
    let middle_1 = min(rust_value_u32(2u), 4u);
    own[0u] = own[middle_1 + 1u];
    own[middle_1] = 7.0f;
    let start_1 = 0u + 1u;
    let end = min(max(middle_1, start_1) - start_1, max(rust_value_u32(5u), 4u) - 4u);
    for (var i = 0u; i < end; i++) {
        own[start_1 + i] = x[4u + i];
    }
    out[11u] = own[0u] + 10.0f * own[1u] + 100.0f * own[2u] + 1000.0f * own[3u];
    let v_1 = 3.0f;
    let v_2 = v_1;
    out[13u] = v_2 * 2.0f;
    for (var j = 1u; j < params.n; j++) {
        out[12u] += f32(j);
    }
}
