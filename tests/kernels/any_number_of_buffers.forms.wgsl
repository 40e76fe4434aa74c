// The kernel `forms`.

enable wgpu_binding_array;

struct Params {
    xs_len: u32,
    y_len: u32,
}

struct xs_buffer {
    elements: array<u32>,
}
@group(1) @binding(0) var<storage, read> xs: binding_array<xs_buffer>;
@group(1) @binding(3) var<storage, read> xs_lengths: array<u32>;
@group(0) @binding(1) var<storage, read> y: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

@compute @workgroup_size(1)
fn forms(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let n_1 = n;
    var value: array<u32, 10>;
    var out_1 = array<u32, 10>();
    var value_1: u32;
    var sum = 0u;
    for (var element = 0u; element < xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)]; element++) {
        sum = sum * 3u + xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[element];
    }
    value_1 = sum;
    let operand = value_1;
    var value_2: u32;
    var sum_1 = 0u;
    for (var element = 0u; element < xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)]; element++) {
        sum_1 = sum_1 * 3u + xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[element];
    }
    value_2 = sum_1;
    let operand_1 = operand + value_2;
    var value_3: u32;
    var sum_2 = 0u;
    for (var element = 0u; element < xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)]; element++) {
        sum_2 = sum_2 * 3u + xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[element];
    }
    value_3 = sum_2;
    out_1[0u] = operand_1 + value_3;
    var found_1 = false;
    var max_: u32;
    for (var position = 0u; position < xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)]; position++) {
        let key = xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[position];
        let is_better = !found_1 || key >= max_;
        if (is_better) {
            max_ = xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[position];
            found_1 = true;
        }
    }
    let is_some = found_1;
    let value_4 = max_;
    var value_5 = 3u;
    if (is_some) {
        value_5 = value_4;
    }
    out_1[1u] = xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[min(1u, max(xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)], 1u) - 1u)] + value_5;
    for (var i_1 = 0u; i_1 < params.xs_len; i_1++) {
        out_1[2u] = (out_1[2u] * 5u + xs[i_1].elements[0u] * i_1 + xs_lengths[i_1]) % 1009u;
    }
    var value_6: u32;
    var longest = 0u;
    for (var element = 0u; element < params.xs_len; element++) {
        longest = max(longest, xs_lengths[element]);
    }
    value_6 = longest;
    let operand_2 = value_6;
    let n_2 = n_1;
    out_1[3u] = operand_2 + xs[min(n_2, arrayLength(&xs_lengths) - 1u)].elements[0u];
    var value_7: u32;
    var sum_3 = 0u;
    for (var element = 1u; element < 3u; element++) {
        sum_3 = sum_3 * 3u + xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[min(element, max(xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)], 1u) - 1u)];
    }
    value_7 = sum_3;
    out_1[4u] = xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[min(1u + n_1 % 2u, max(xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)], 1u) - 1u)] + (max(rust_value_u32(3u), 1u) - 1u) + value_7;
    for (var i = 0u; i < params.xs_len; i++) {
        for (var j = 0u; j < xs_lengths[i]; j++) {
            out_1[5u] = (out_1[5u] * 2u + xs[i].elements[j]) % 1009u;
        }
    }
    var sum_4 = 0u;
    let len = min(xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)], params.y_len);
    for (var position = 0u; position < len; position++) {
        let term = xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[position] * y[position];
        sum_4 += term;
    }
    out_1[6u] = sum_4;
    let index = n_1 + 1u;
    var value_8 = 7u;
    if (index < params.xs_len) {
        value_8 = xs[index].elements[0u];
    }
    let operand_3 = value_8;
    var value_9 = 1u;
    if (0u < params.xs_len) {
        value_9 = xs[0u].elements[min(1u, max(xs_lengths[0u], 1u) - 1u)];
    }
    out_1[7u] = operand_3 + value_9;
    var value_10: u32;
    if (n_1 < xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)]) {
        value_10 = xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[n_1];
    }
    var value_11 = 9u;
    if (n_1 < xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)]) {
        value_11 = value_10;
    }
    out_1[8u] = xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[min(2u, max(xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)], 1u) - 1u)] + xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)] + value_11 + u32((params.xs_len == 0u));
    var sum_5 = 0u;
    for (var position = 0u; position < params.xs_len; position++) {
        let term = xs_lengths[position];
        sum_5 += term;
    }
    let operand_4 = sum_5;
    let wanted = 4u;
    var value_12: bool;
    var found = false;
    for (var element = 0u; element < xs_lengths[min(n_1, arrayLength(&xs_lengths) - 1u)]; element++) {
        if (xs[min(n_1, arrayLength(&xs_lengths) - 1u)].elements[element] == wanted) {
            found = true;
            break;
        }
    }
    value_12 = found;
    out_1[9u] = operand_4 + u32(value_12);
    value = out_1;
    let all_ = value;
    for (var i = 0u; i < 10u; i++) {
        out[min(n * 10u + i, arrayLength(&out) - 1u)] = all_[i];
    }
}
