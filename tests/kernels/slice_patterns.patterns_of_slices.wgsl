// The kernel `patterns_of_slices`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn patterns(n: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>(77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u);
    let fits = params.x_len >= 2u;
    if (fits) {
        out_1[0u] = x[0u] * 10u + x[1u];
    }
    let fits_1 = params.x_len >= 1u;
    let end = params.x_len - 0u;
    if (fits_1) {
        var folded = 0u;
        for (var position = 1u; position < end; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        out_1[1u] = x[0u] * 100u + folded;
    }
    let fits_2 = params.x_len >= 1u;
    let end_1 = params.x_len - 1u;
    let index = params.x_len - 1u;
    if (fits_2) {
        out_1[2u] = x[index] * 100u + (max(end_1, 0u) - 0u);
    }
    let fits_3 = params.x_len == 0u;
    let fits_4 = params.x_len == 1u;
    let index_1 = params.x_len - 1u;
    if (fits_3) {
        out_1[3u] = 1u;
    } else if (fits_4) {
        out_1[3u] = 10u + x[0u];
    } else {
        out_1[3u] = 100u + x[0u] * 10u + x[index_1];
    }
    let start = min(n % 2u, params.x_len);
    let len = max(params.x_len, start) - start;
    let fits_5 = len >= 1u;
    let index_2 = start + 0u;
    var value: u32;
    if (fits_5) {
        value = x[index_2];
    }
    let value_1 = value;
    let len_1 = max(params.x_len, start) - start;
    let fits_6 = len_1 == 2u;
    let index_3 = start + 0u;
    let index_4 = start + 1u;
    let len_2 = max(params.x_len, start) - start;
    let fits_7 = len_2 >= 2u;
    let start_1 = start + 1u;
    let end_2 = start + (len_2 - 1u);
    let len_3 = max(params.x_len, start) - start;
    let fits_8 = len_3 == 3u;
    let index_5 = start + 0u;
    var value_2: u32;
    if (fits_8) {
        value_2 = x[index_5];
    }
    let value_3 = value_2;
    let a = value_3;
    let index_6 = start + 2u;
    var value_4: u32;
    if (fits_8) {
        value_4 = x[index_6];
    }
    let value_5 = value_4;
    let b = value_5;
    let len_4 = max(params.x_len, start) - start;
    let fits_9 = len_4 == 0u;
    let len_5 = max(params.x_len, start) - start;
    let fits_10 = len_5 == 1u;
    let len_6 = max(params.x_len, start) - start;
    let fits_11 = len_6 >= 2u;
    let index_7 = start + 1u;
    var value_6: u32;
    if (fits_11) {
        value_6 = x[index_7];
    }
    let value_7 = value_6;
    if (fits_5 && value_1 == 3u) {
        out_1[4u] = 5u;
    } else if (fits_6 && x[index_3] < x[index_4]) {
        out_1[4u] = 6u;
    } else if (fits_7 && max(end_2, start_1) - start_1 > 2u) {
        var folded = 0u;
        for (var position = start_1; position < end_2; position++) {
            let a_1 = folded;
            folded = ((a_1 * 3u) + x[position]);
        }
        out_1[4u] = folded;
    } else if (fits_8) {
        out_1[4u] = a + b;
    } else if (fits_9 || fits_10) {
        out_1[4u] = 8u;
    } else if (fits_11 && value_7 == 4u) {
        out_1[4u] = 9u;
    } else {
        out_1[4u] = max(params.x_len, start) - start;
    }
    let fits_12 = params.x_len >= 1u;
    let index_8 = params.x_len - 1u;
    var value_8: u32;
    if (fits_12) {
        value_8 = x[index_8];
    }
    let value_9 = value_8;
    out_1[5u] = u32((fits_12 && (value_9 == 9u || value_9 == 5u)));
    let fits_13 = params.x_len == 1u;
    let fits_14 = params.x_len == 2u;
    out_1[6u] = u32((fits_13 || fits_14));
    let fits_15 = params.x_len >= 2u;
    let index_9 = params.x_len - 1u;
    if (!fits_15) {
        return out_1;
    }
    out_1[7u] = x[0u] * 10u + x[index_9];
    var own = array<u32, 5>(n, 2u, 3u, 4u, 5u);
    let len_7 = max(rust_value_u32(4u), 1u) - 1u;
    let index_10 = 1u + 0u;
    let index_11 = 1u + (len_7 - 1u);
    if (true) {
        own[index_10] += 10u;
        own[index_11] += own[index_10];
    }
    let value_10 = sum(own);
    out_1[8u] = value_10;
    let is_some = 0u < 5u;
    let index_12 = 0u + 0u;
    if (is_some) {
        own[1u] += 5u;
        own[index_12] += own[1u + 1u];
        own[1u + n % 4u] = 9u;
    }
    let is_some_1 = 0u < 3u;
    let last = 3u - 1u;
    let index_13 = last + 0u;
    if (is_some_1) {
        own[index_13] += own[0u];
    }
    let is_some_2 = 3u <= 5u;
    if (is_some_2) {
        own[3u] = 6u;
    }
    let value_11 = sum(own);
    out_1[9u] = value_11;
    let len_8 = max(params.x_len, 1u) - 1u;
    let fits_16 = len_8 >= 2u;
    let index_14 = 1u + 1u;
    if (fits_16) {
        out_1[10u] = x[index_14];
    } else {
        out_1[10u] = 4u;
    }
    let fits_17 = params.x_len >= 2u;
    let fits_18 = params.x_len == 1u;
    if (fits_17) {
        out_1[11u] = params.x_len;
    } else if (fits_18) {
        out_1[11u] = x[0u];
    } else {
        out_1[11u] = 0u;
    }
    return out_1;
}

fn sum(x_1: array<u32, 5>) -> u32 {
    var folded = 0u;
    for (var position = 0u; position < 5u; position++) {
        let a = folded;
        folded = ((a * 3u) + x_1[position]);
    }
    return folded;
}

@compute @workgroup_size(1)
fn patterns_of_slices(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = patterns(n);
    for (var i = 0u; i < 12u; i++) {
        out[12u * n + i] = answers[i];
    }
}
