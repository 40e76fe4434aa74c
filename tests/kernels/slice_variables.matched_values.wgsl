// The kernel `matched_values`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn values(n: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>(77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u);
    let fits = params.x_len == 0u;
    let fits_1 = params.x_len >= 2u;
    var value: u32;
    if (fits_1) {
        value = x[0u];
    }
    let value_1 = value;
    let a = value_1;
    var value_2: u32;
    if (fits_1) {
        value_2 = x[1u];
    }
    let value_3 = value_2;
    let fits_2 = params.x_len >= 3u;
    var value_4: u32;
    if (fits_2) {
        value_4 = x[0u];
    }
    let value_5 = value_4;
    let a_1 = value_5;
    var value_6: u32;
    if (fits_2) {
        value_6 = x[1u];
    }
    let value_7 = value_6;
    let b = value_7;
    let index = params.x_len - 1u;
    var value_8: u32;
    if (fits_2) {
        value_8 = x[index];
    }
    let value_9 = value_8;
    let c = value_9;
    let fits_3 = params.x_len >= 1u;
    var value_10: u32;
    if (fits_3) {
        value_10 = x[0u];
    }
    let value_11 = value_10;
    let a_2 = value_11;
    let end = params.x_len - 0u;
    if (fits) {
        out_1[0u] = 1u;
    } else if (fits_1 && (value_3 == 1u || value_3 == 4u)) {
        out_1[0u] = a;
    } else if (fits_2 && a_1 > b) {
        out_1[0u] = a_1 * 10u + c;
    } else {
        var folded = 0u;
        for (var position = 1u; position < end; position++) {
            let a_3 = folded;
            folded = ((a_3 * 3u) + x[position]);
        }
        out_1[0u] = a_2 + folded;
    }
    let start = n % 2u;
    let len = max(params.x_len, start) - start;
    let fits_4 = len >= 2u;
    let index_1 = start + 0u;
    var value_12: u32;
    if (fits_4) {
        value_12 = x[index_1];
    }
    let value_13 = value_12;
    let a_3 = value_13;
    let index_2 = start + 1u;
    var value_14: u32;
    if (fits_4) {
        value_14 = x[index_2];
    }
    let value_15 = value_14;
    let b_1 = value_15;
    if (fits_4) {
        out_1[1u] = a_3 * 10u + b_1;
    }
    let less = 2u - 1u;
    let len_1 = max(params.x_len, less) - less;
    for (var element = 0u; element < len_1; element++) {
        let index_3 = element + 0u;
        var value_16: u32;
        if (true) {
            value_16 = x[index_3];
        }
        let value_17 = value_16;
        let a_4 = value_17;
        let index_4 = element + 1u;
        var value_18: u32;
        if (true) {
            value_18 = x[index_4];
        }
        let value_19 = value_18;
        let b_2 = value_19;
        if (true) {
            out_1[2u] += a_4 * b_2;
        }
    }
    let own = array<u32, 3>(n, 4u, 5u);
    let end_1 = min(n % 4u, 3u);
    let fits_5 = end_1 == 3u;
    var value_16: u32;
    if (fits_5) {
        value_16 = own[0u];
    }
    let value_17 = value_16;
    let a_4 = value_17;
    var value_18: u32;
    if (fits_5) {
        value_18 = own[1u];
    }
    let value_19 = value_18;
    let b_2 = value_19;
    var value_20: u32;
    if (fits_5) {
        value_20 = own[2u];
    }
    let value_21 = value_20;
    let c_1 = value_21;
    let fits_6 = end_1 >= 1u;
    let index_3 = end_1 - 1u;
    var value_22: u32;
    if (fits_6) {
        value_22 = own[index_3];
    }
    let value_23 = value_22;
    let last = value_23;
    if (fits_5) {
        out_1[3u] = a_4 + b_2 + c_1;
    } else if (fits_6) {
        out_1[3u] = last;
    } else {
        out_1[3u] = 9u;
    }
    let fits_7 = params.x_len >= 2u;
    var value_24: u32;
    if (fits_7) {
        value_24 = x[0u];
    }
    let value_25 = value_24;
    let first = value_25;
    let index_4 = params.x_len - 1u;
    var value_26: u32;
    if (fits_7) {
        value_26 = x[index_4];
    }
    let value_27 = value_26;
    let last_1 = value_27;
    if (!fits_7) {
        return out_1;
    }
    out_1[4u] = first * 10u + last_1;
    return out_1;
}

@compute @workgroup_size(1)
fn matched_values(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = values(n);
    for (var i = 0u; i < 8u; i++) {
        out[8u * n + i] = answers[i];
    }
}
