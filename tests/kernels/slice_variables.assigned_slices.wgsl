// The kernel `assigned_slices`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

fn assigned(n: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>(77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u);
    let n_1 = n;
    var rest_start: u32;
    var rest_end: u32;
    rest_start = 0u;
    rest_end = params.x_len;
    loop {
        let start = rest_start;
        let end = rest_end;
        if (max(end, start) - start > n_1) {
            let operand = (out_1[0u] * 3u);
            let start_1 = rest_start;
            let start_2 = rest_start;
            let end_1 = rest_end;
            let start_3 = rest_start;
            let end_2 = rest_end;
            out_1[0u] = operand + x[start_1] + x[min(start_2 + min(max(end_2, start_3) - start_3 - 1u, max(max(end_1, start_2) - start_2, 1u) - 1u), arrayLength(&x) - 1u)];
            let start_4 = rest_start;
            let end_3 = rest_end;
            let start_5 = start_4 + 1u;
            rest_start = start_5;
            rest_end = end_3;
        } else {
            break;
        }
    }
    let start = rest_start;
    let end = rest_end;
    out_1[1u] = max(end, start) - start;
    var rest_start_1: u32;
    var rest_end_1: u32;
    rest_start_1 = 1u;
    rest_end_1 = params.x_len;
    loop {
        let start_1 = rest_start_1;
        let end_1 = rest_end_1;
        if (max(end_1, start_1) - start_1 != 0u) {
            let start_2 = rest_start_1;
            let end_2 = rest_end_1;
            let len = max(end_2, start_2) - start_2;
            let start_3 = rest_start_1;
            let end_3 = rest_end_1;
            let middle = min(min(n_1 + 1u, max(end_3, start_3) - start_3), len);
            let start_4 = start_2 + 0u;
            let end_4 = start_2 + middle;
            let start_5 = start_2 + middle;
            let end_5 = start_2 + len;
            var folded = 0u;
            for (var position = start_4; position < end_4; position++) {
                let a = folded;
                folded = ((a * 3u) + x[min(position, arrayLength(&x) - 1u)]);
            }
            out_1[2u] += folded;
            rest_start_1 = start_5;
            rest_end_1 = end_5;
        } else {
            break;
        }
    }
    var rest_start_2: u32;
    var rest_end_2: u32;
    rest_start_2 = 0u;
    rest_end_2 = params.x_len;
    loop {
        let start_1 = rest_start_2;
        let end_1 = rest_end_2;
        let len = max(end_1, start_1) - start_1;
        let fits = len >= 2u;
        let index = start_1 + 0u;
        let index_1 = start_1 + 1u;
        let start_2 = start_1 + 2u;
        let end_2 = start_1 + (len - 0u);
        if (fits) {
            out_1[3u] += x[min(index, arrayLength(&x) - 1u)] * x[min(index_1, arrayLength(&x) - 1u)];
            if (x[min(index, arrayLength(&x) - 1u)] < x[min(index_1, arrayLength(&x) - 1u)]) {
                rest_start_2 = start_2;
                rest_end_2 = end_2;
            } else {
                let start_3 = rest_start_2;
                let end_3 = rest_end_2;
                let start_4 = start_3 + 1u;
                rest_start_2 = start_4;
                rest_end_2 = end_3;
            }
        } else {
            break;
        }
    }
    loop {
        let start_1 = rest_start_2;
        let end_1 = rest_end_2;
        let len = max(end_1, start_1) - start_1;
        let is_some = 0u < len;
        let start_2 = start_1 + 0u;
        let start_3 = start_1 + 1u;
        let end_2 = start_1 + len;
        let index = start_2 + 0u;
        if (is_some) {
            out_1[4u] += x[min(index, arrayLength(&x) - 1u)];
            rest_start_2 = start_3;
            rest_end_2 = end_2;
        } else {
            break;
        }
    }
    let own = array<u32, 4>(n_1, 4u, 6u, 9u);
    var rest_start_3: u32;
    var rest_end_3: u32;
    rest_start_3 = 0u;
    rest_end_3 = 4u;
    loop {
        let start_1 = rest_start_3;
        let end_1 = rest_end_3;
        let len = max(end_1, start_1) - start_1;
        let fits = len == 0u;
        let len_1 = max(end_1, start_1) - start_1;
        let fits_1 = len_1 == 1u;
        let index = start_1 + 0u;
        let len_2 = max(end_1, start_1) - start_1;
        let index_1 = start_1 + 0u;
        let index_2 = start_1 + (len_2 - 1u);
        if (fits) {
            break;
        } else if (fits_1) {
            out_1[5u] += own[min(index, 3u)];
            break;
        } else {
            out_1[5u] += own[min(index_1, 3u)] * own[min(index_2, 3u)];
            let start_2 = rest_start_3;
            let end_2 = rest_end_3;
            let start_3 = rest_start_3;
            let end_3 = rest_end_3;
            let start_4 = start_3 + 1u;
            rest_start_3 = start_4;
            rest_end_3 = end_3;
            let start_5 = rest_start_3;
            let end_4 = rest_end_3;
            let start_6 = rest_start_3;
            let end_5 = rest_end_3;
            let end_6 = start_5 + min(max(end_5, start_6) - start_6 - 1u, max(end_4, start_5) - start_5);
            rest_start_3 = start_5;
            rest_end_3 = end_6;
            let start_7 = rest_start_3;
            let end_7 = rest_end_3;
            out_1[6u] += (max(end_2, start_2) - start_2) * 10u + (max(end_7, start_7) - start_7);
        }
    }
    let len = rust_div_ceil_u32(params.x_len, 3u);
    for (var element = 0u; element < len; element++) {
        let from_ = element * 3u;
        let end_1 = from_ + min(3u, params.x_len - from_);
        var part_start: u32;
        var part_end: u32;
        part_start = from_;
        part_end = end_1;
        let start_1 = part_start;
        let end_2 = part_end;
        if (max(end_2, start_1) - start_1 > n_1) {
            let start_2 = part_start;
            let end_3 = part_end;
            let start_3 = start_2 + 1u;
            part_start = start_3;
            part_end = end_3;
        }
        let operand = (out_1[7u] * 2u);
        let start_2 = part_start;
        let end_3 = part_end;
        var folded = 0u;
        for (var position = start_2; position < end_3; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        out_1[7u] = operand + folded;
    }
    let middle = min(2u, params.x_len);
    var a_start: u32;
    var a_end: u32;
    a_start = 0u;
    a_end = middle;
    if (n_1 > 1u) {
        a_start = middle;
        a_end = params.x_len;
    } else {
        let start_1 = a_start;
        let end_1 = a_end;
        let start_2 = start_1 + 1u;
        a_start = start_2;
        a_end = end_1;
    }
    let start_1 = a_start;
    let end_1 = a_end;
    let start_2 = a_start;
    let end_2 = a_end;
    var folded = 0u;
    for (var position = start_2; position < end_2; position++) {
        let a = folded;
        folded = ((a * 3u) + x[position]);
    }
    out_1[8u] = (max(end_1, start_1) - start_1) * 100u + folded;
    var rest_start_4: u32;
    var rest_end_4: u32;
    rest_start_4 = 0u;
    rest_end_4 = 4u;
    loop {
        let start_3 = rest_start_4;
        let end_3 = rest_end_4;
        var value = max(end_3, start_3) - start_3 > 1u;
        if (value) {
            let start_4 = rest_start_4;
            value = own[start_4] < 5u;
        }
        if (value) {
            let start_4 = rest_start_4;
            let end_4 = rest_end_4;
            let start_5 = start_4 + 1u;
            rest_start_4 = start_5;
            rest_end_4 = end_4;
        } else {
            break;
        }
    }
    let start_3 = rest_start_4;
    let end_3 = rest_end_4;
    let start_4 = rest_start_4;
    out_1[10u] = (max(end_3, start_3) - start_3) * 10u + own[min(start_4, 3u)];
    var best_start: u32;
    var best_end: u32;
    best_start = 0u;
    best_end = 0u;
    let len_1 = rust_div_ceil_u32(params.x_len, 2u);
    for (var element = 0u; element < len_1; element++) {
        let from_ = element * 2u;
        let end_4 = from_ + min(2u, params.x_len - from_);
        var folded_1 = 0u;
        for (var position = from_; position < end_4; position++) {
            let a = folded_1;
            folded_1 = ((a * 3u) + x[position]);
        }
        let operand = folded_1;
        let start_5 = best_start;
        let end_5 = best_end;
        var folded_2 = 0u;
        for (var position = start_5; position < end_5; position++) {
            let a = folded_2;
            folded_2 = ((a * 3u) + x[position]);
        }
        if (operand > folded_2) {
            best_start = from_;
            best_end = end_4;
        }
    }
    let start_5 = best_start;
    let end_4 = best_end;
    let start_6 = best_start;
    let end_5 = best_end;
    var folded_1 = 0u;
    for (var position = start_6; position < end_5; position++) {
        let a = folded_1;
        folded_1 = ((a * 3u) + x[position]);
    }
    out_1[11u] = (max(end_4, start_5) - start_5) * 100u + folded_1;
    var total = 0u;
    let start_7 = rest_start_4;
    let end_6 = rest_end_4;
    for (var element = start_7; element < end_6; element++) {
        let start_8 = rest_start_4;
        let end_7 = rest_end_4;
        let start_9 = start_8 + 1u;
        rest_start_4 = start_9;
        rest_end_4 = end_7;
        let start_10 = rest_start_4;
        let end_8 = rest_end_4;
        total += own[element] * (max(end_8, start_10) - start_10);
    }
    out_1[10u] += total * 100u;
    let rows = array<array<u32, 3>, 2>(array<u32, 3>(1u, 2u, 3u), array<u32, 3>(4u, 5u, 6u));
    var row_start: u32;
    var row_end: u32;
    var row_index: u32;
    row_index = 0u;
    row_start = 1u;
    row_end = 3u;
    for (var i = 0u; i < 2u; i++) {
        let start_8 = row_start;
        let end_7 = row_end;
        let index = row_index;
        var folded_2 = 0u;
        for (var position = start_8; position < end_7; position++) {
            let a = folded_2;
            folded_2 = ((a * 3u) + rows[index][position]);
        }
        out_1[9u] += folded_2;
        let end_8 = min(i + 1u, 3u);
        row_index = i;
        row_start = 0u;
        row_end = end_8;
    }
    let start_8 = row_start;
    let end_7 = row_end;
    let index = row_index;
    var folded_2 = 0u;
    for (var position = start_8; position < end_7; position++) {
        let a = folded_2;
        folded_2 = ((a * 3u) + rows[index][position]);
    }
    out_1[9u] += folded_2;
    return out_1;
}

@compute @workgroup_size(1)
fn assigned_slices(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = assigned(n);
    for (var i = 0u; i < 12u; i++) {
        out[12u * n + i] = answers[i];
    }
}
