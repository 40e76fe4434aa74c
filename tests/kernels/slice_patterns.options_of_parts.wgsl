// The kernel `options_of_parts`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const TABLE: array<u32, 5> = array<u32, 5>(3u, 1u, 4u, 1u, 5u);

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

fn parts(n: u32) -> array<u32, 16> {
    var out_1 = array<u32, 16>(77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u);
    let is_some = 0u < params.x_len;
    let index = 0u + 0u;
    if (is_some) {
        out_1[0u] = x[index];
        var folded = 0u;
        for (var position = 1u; position < params.x_len; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        out_1[1u] = (max(params.x_len, 1u) - 1u) * 100u + folded;
    }
    let is_some_1 = 0u < params.x_len;
    let last_1 = params.x_len - 1u;
    let index_1 = last_1 + 0u;
    var value: u32;
    if (is_some_1) {
        value = x[index_1];
    }
    let value_1 = value;
    let last = value_1;
    if (is_some_1) {
        out_1[2u] = last;
        var folded = 0u;
        for (var position = 0u; position < last_1; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        out_1[3u] = (max(last_1, 0u) - 0u) * 100u + folded;
    }
    let own = array<u32, 3>(n, 5u, n + 2u);
    let is_some_2 = 0u < 3u;
    let index_2 = 0u + 0u;
    if (is_some_2) {
        out_1[4u] = own[index_2] * 10u + own[1u];
    }
    let n_1 = n;
    let is_some_3 = n_1 <= params.x_len;
    var value_2 = 1u;
    if (is_some_3) {
        var folded = 0u;
        for (var position = n_1; position < params.x_len; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        value_2 = folded;
    }
    out_1[5u] = value_2;
    let end = n_1 + 2u;
    let is_some_4 = end <= params.x_len && n_1 <= end;
    if (is_some_4) {
        out_1[6u] = x[n_1] * 10u + x[n_1 + 1u];
    }
    let is_some_5 = n_1 <= params.x_len && 2u <= n_1;
    if (is_some_5) {
        var folded = 0u;
        for (var position = 2u; position < n_1; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        out_1[7u] = (max(n_1, 2u) - 2u) * 100u + folded;
    }
    let end_1 = n_1 + 1u;
    let is_some_6 = n_1 < params.x_len && 1u <= end_1;
    if (is_some_6) {
        var folded = 0u;
        for (var position = 1u; position < end_1; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        out_1[8u] = (max(end_1, 1u) - 1u) * 100u + folded;
    }
    let is_some_7 = n_1 <= params.x_len && 0u <= n_1;
    if (!is_some_7) {
        out_1[9u] = 5u;
        return out_1;
    }
    var folded = 0u;
    for (var position = 0u; position < n_1; position++) {
        let a = folded;
        folded = ((a * 3u) + x[position]);
    }
    out_1[9u] = folded;
    let end_2 = 4294967295u;
    let end_3 = end_2 + 1u;
    let is_some_8 = end_2 < params.x_len && 0u <= end_3;
    out_1[10u] = u32(is_some_8);
    let items = TABLE;
    var folded_1 = 0u;
    for (var position = 1u; position < 3u; position++) {
        let a = folded_1;
        folded_1 = ((a * 3u) + items[position]);
    }
    let operand = folded_1;
    out_1[11u] = operand + 3u;
    let items_1 = TABLE;
    let start = n_1 % 5u;
    for (var element = start; element < 5u; element++) {
        out_1[12u] += items_1[element];
    }
    out_1[13u] = (max(n_1, 2u) - 2u) * 10u + (max(2u, n_1) - n_1);
    out_1[14u] = params.x_len * 100u + rust_div_ceil_u32(params.x_len, 2u) * 10u;
    let less = 2u - 1u;
    out_1[14u] += max(params.x_len, less) - less;
    var folded_2 = 0u;
    for (var position = 0u; position < 3u; position++) {
        let a = folded_2;
        folded_2 = ((a * 3u) + own[position]);
    }
    let operand_1 = folded_2;
    var sum = 0u;
    for (var position = 0u; position < 3u; position++) {
        let term = own[position];
        sum += term;
    }
    out_1[15u] = operand_1 + sum;
    return out_1;
}

@compute @workgroup_size(1)
fn options_of_parts(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = parts(n);
    for (var i = 0u; i < 16u; i++) {
        out[16u * n + i] = answers[i];
    }
}
