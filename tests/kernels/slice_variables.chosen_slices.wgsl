// The kernel `chosen_slices`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn chosen(n: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>(77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u);
    let n_1 = n;
    var slice_start: u32;
    var slice_end: u32;
    if (n_1 > 3u) {
        slice_start = 0u;
        slice_end = 4u;
    } else {
        slice_start = 2u;
        slice_end = params.x_len;
    }
    let start = slice_start;
    let end = slice_end;
    out_1[0u] = (max(end, start) - start) * 100u + x[start];
    var folded = 0u;
    for (var position = start; position < end; position++) {
        let a = folded;
        folded = ((a * 3u) + x[position]);
    }
    out_1[1u] = folded;
    var slice_start_1: u32;
    var slice_end_1: u32;
    if (n_1 == 0u) {
        slice_start_1 = 0u;
        slice_end_1 = params.x_len;
    } else if ((n_1 == 1u) || (n_1 == 2u)) {
        let start_1 = start + 1u;
        slice_start_1 = start_1;
        slice_end_1 = end;
    } else if (x[0u] == 3u) {
        let last = params.x_len - 1u;
        slice_start_1 = last;
        slice_end_1 = params.x_len;
    } else {
        let at = n_1;
        loop {
            if (at > params.x_len) {
                slice_start_1 = 0u;
                slice_end_1 = params.x_len;
                break;
            }
            let middle_1 = min(at, params.x_len);
            if (max(middle_1, 0u) - 0u > max(params.x_len, middle_1) - middle_1) {
                slice_start_1 = 0u;
                slice_end_1 = middle_1;
            } else {
                slice_start_1 = middle_1;
                slice_end_1 = params.x_len;
            }
            break;
        }
    }
    let start_1 = slice_start_1;
    let end_1 = slice_end_1;
    var folded_1 = 0u;
    for (var position = start_1; position < end_1; position++) {
        let a = folded_1;
        folded_1 = ((a * 3u) + x[position]);
    }
    out_1[2u] = (max(end_1, start_1) - start_1) * 100u + folded_1;
    var slice_start_2: u32;
    var slice_end_2: u32;
    if (n_1 % 2u == 0u) {
        let start_2 = n_1 / 2u;
        slice_start_2 = start_2;
        slice_end_2 = params.x_len;
    } else {
        slice_start_2 = 0u;
        slice_end_2 = params.x_len;
    }
    let start_2 = slice_start_2;
    let end_2 = slice_end_2;
    var folded_2 = 0u;
    for (var position = start_2; position < end_2; position++) {
        let a = folded_2;
        folded_2 = ((a * 3u) + x[position]);
    }
    out_1[3u] = folded_2;
    var slice_start_3: u32;
    var slice_end_3: u32;
    if (n_1 < 2u) {
        slice_start_3 = 1u;
        slice_end_3 = 3u;
    } else {
        slice_start_3 = 0u;
        slice_end_3 = 1u;
    }
    let start_3 = slice_start_3;
    let end_3 = slice_end_3;
    for (var element = start_3; element < end_3; element++) {
        out_1[4u] += x[element];
    }
    let rows = array<array<u32, 3>, 2>(array<u32, 3>(1u, 2u, 3u), array<u32, 3>(4u, 5u, n_1));
    var slice_start_4: u32;
    var slice_end_4: u32;
    var slice_index: u32;
    if (n_1 > 4u) {
        slice_index = 0u;
        slice_start_4 = 0u;
        slice_end_4 = 2u;
    } else {
        let index = n_1 % 2u;
        slice_index = index;
        slice_start_4 = 1u;
        slice_end_4 = 3u;
    }
    let start_4 = slice_start_4;
    let end_4 = slice_end_4;
    let index = slice_index;
    var folded_3 = 0u;
    for (var position = start_4; position < end_4; position++) {
        let a = folded_3;
        folded_3 = ((a * 3u) + rows[index][position]);
    }
    out_1[5u] = (max(end_4, start_4) - start_4) * 100u + folded_3;
    let table = array<u32, 6>(2u, 3u, 5u, 7u, 11u, 13u);
    let value = below(table, n_1) * 10u + below_1(4u);
    out_1[6u] = value;
    var x_start: u32;
    var x_end: u32;
    x_start = 0u;
    x_end = params.x_len;
    let least = 4u;
    var slice_start_5: u32;
    var slice_end_5: u32;
    loop {
        loop {
            let start_5 = x_start;
            let end_5 = x_end;
            let len = max(end_5, start_5) - start_5;
            let fits = len >= 1u;
            let index_1 = start_5 + 0u;
            let start_6 = start_5 + 1u;
            let end_6 = start_5 + (len - 0u);
            if (fits) {
                if (x[min(index_1, arrayLength(&x) - 1u)] >= least) {
                    break;
                }
                x_start = start_6;
                x_end = end_6;
            } else {
                break;
            }
        }
        var break_return = false;
        loop {
            let start_5 = x_start;
            let end_5 = x_end;
            let len = max(end_5, start_5) - start_5;
            let fits = len >= 1u;
            let start_6 = start_5 + 0u;
            let end_6 = start_5 + (len - 1u);
            let index_1 = start_5 + (len - 1u);
            if (fits) {
                if (x[min(index_1, arrayLength(&x) - 1u)] < least) {
                    x_start = start_6;
                    x_end = end_6;
                } else {
                    let start_7 = x_start;
                    let end_7 = x_end;
                    slice_start_5 = start_7;
                    slice_end_5 = end_7;
                    break_return = true;
                    break;
                }
            } else {
                break;
            }
        }
        if (break_return) {
            break;
        }
        let start_5 = x_start;
        let end_5 = x_end;
        slice_start_5 = start_5;
        slice_end_5 = end_5;
        break;
    }
    let start_5 = slice_start_5;
    let end_5 = slice_end_5;
    var folded_4 = 0u;
    for (var position = start_5; position < end_5; position++) {
        let a = folded_4;
        folded_4 = ((a * 3u) + x[min(position, arrayLength(&x) - 1u)]);
    }
    out_1[7u] = (max(end_5, start_5) - start_5) * 100u + folded_4;
    let end_6 = min(min(n_1, 6u), 6u);
    var x_start_1: u32;
    var x_end_1: u32;
    x_start_1 = 0u;
    x_end_1 = end_6;
    let least_1 = 5u;
    var slice_start_6: u32;
    var slice_end_6: u32;
    loop {
        loop {
            let start_6 = x_start_1;
            let end_7 = x_end_1;
            let len = max(end_7, start_6) - start_6;
            let fits = len >= 1u;
            let index_1 = start_6 + 0u;
            let start_7 = start_6 + 1u;
            let end_8 = start_6 + (len - 0u);
            if (fits) {
                if (table[min(index_1, 5u)] >= least_1) {
                    break;
                }
                x_start_1 = start_7;
                x_end_1 = end_8;
            } else {
                break;
            }
        }
        var break_return = false;
        loop {
            let start_6 = x_start_1;
            let end_7 = x_end_1;
            let len = max(end_7, start_6) - start_6;
            let fits = len >= 1u;
            let start_7 = start_6 + 0u;
            let end_8 = start_6 + (len - 1u);
            let index_1 = start_6 + (len - 1u);
            if (fits) {
                if (table[min(index_1, 5u)] < least_1) {
                    x_start_1 = start_7;
                    x_end_1 = end_8;
                } else {
                    let start_8 = x_start_1;
                    let end_9 = x_end_1;
                    slice_start_6 = start_8;
                    slice_end_6 = end_9;
                    break_return = true;
                    break;
                }
            } else {
                break;
            }
        }
        if (break_return) {
            break;
        }
        let start_6 = x_start_1;
        let end_7 = x_end_1;
        slice_start_6 = start_6;
        slice_end_6 = end_7;
        break;
    }
    let start_6 = slice_start_6;
    let end_7 = slice_end_6;
    var folded_5 = 0u;
    for (var position = start_6; position < end_7; position++) {
        let a = folded_5;
        folded_5 = ((a * 3u) + table[min(position, 5u)]);
    }
    let operand = folded_5;
    let at = n_1;
    var slice_start_7: u32;
    loop {
        if (at > 6u) {
            slice_start_7 = 0u;
            break;
        }
        let middle_1 = min(at, 6u);
        if (max(middle_1, 0u) - 0u > max(6u, middle_1) - middle_1) {
            slice_start_7 = 0u;
        } else {
            slice_start_7 = middle_1;
        }
        break;
    }
    let start_7 = slice_start_7;
    out_1[8u] = operand + table[start_7];
    let k = n_1;
    var slice_start_8: u32;
    var slice_end_7: u32;
    if (k > 1u) {
        slice_start_8 = 0u;
        slice_end_7 = 1u;
    } else {
        slice_start_8 = 0u;
        slice_end_7 = 2u;
    }
    let start_8 = slice_start_8;
    let end_8 = slice_end_7;
    var folded_6 = 0u;
    for (var position = start_8; position < end_8; position++) {
        let a = folded_6;
        folded_6 = ((a * 3u) + x[position]);
    }
    let operand_1 = folded_6 * 10u;
    let k_1 = 0u;
    var slice_start_9: u32;
    var slice_end_8: u32;
    slice_start_9 = 0u;
    slice_end_8 = 2u;
    let start_9 = slice_start_9;
    let end_9 = slice_end_8;
    out_1[9u] = operand_1 + (max(end_9, start_9) - start_9);
    let len = max(end_8, start_8) - start_8;
    let fits = len == 2u;
    let index_1 = start_8 + 0u;
    var value_1: u32;
    if (fits) {
        value_1 = x[index_1];
    }
    let value_2 = value_1;
    let a = value_2;
    let index_2 = start_8 + 1u;
    var value_3: u32;
    if (fits) {
        value_3 = x[index_2];
    }
    let value_4 = value_3;
    let b = value_4;
    if (!fits) {
        return out_1;
    }
    out_1[10u] = a * 10u + b;
    return out_1;
}

fn below(sorted: array<u32, 6>, v: u32) -> u32 {
    var sorted_start: u32;
    var sorted_end: u32;
    sorted_start = 0u;
    sorted_end = 6u;
    var count = 0u;
    loop {
        let start = sorted_start;
        let end = sorted_end;
        if (max(end, start) - start != 0u) {
            let start_1 = sorted_start;
            let end_1 = sorted_end;
            let middle = (max(end_1, start_1) - start_1) / 2u;
            let start_2 = sorted_start;
            let end_2 = sorted_end;
            if (sorted[min(start_2 + min(middle, max(max(end_2, start_2) - start_2, 1u) - 1u), 5u)] < v) {
                count += middle + 1u;
                let start_3 = sorted_start;
                let end_3 = sorted_end;
                let start_4 = start_3 + (middle + 1u);
                sorted_start = start_4;
                sorted_end = end_3;
            } else {
                let start_3 = sorted_start;
                let end_3 = sorted_end;
                let end_4 = start_3 + min(middle, max(end_3, start_3) - start_3);
                sorted_start = start_3;
                sorted_end = end_4;
            }
        } else {
            break;
        }
    }
    return count;
}

fn below_1(v: u32) -> u32 {
    var sorted_start: u32;
    var sorted_end: u32;
    sorted_start = 0u;
    sorted_end = params.x_len;
    var count = 0u;
    loop {
        let start = sorted_start;
        let end = sorted_end;
        if (max(end, start) - start != 0u) {
            let start_1 = sorted_start;
            let end_1 = sorted_end;
            let middle = (max(end_1, start_1) - start_1) / 2u;
            let start_2 = sorted_start;
            let end_2 = sorted_end;
            if (x[min(start_2 + min(middle, max(max(end_2, start_2) - start_2, 1u) - 1u), arrayLength(&x) - 1u)] < v) {
                count += middle + 1u;
                let start_3 = sorted_start;
                let end_3 = sorted_end;
                let start_4 = start_3 + (middle + 1u);
                sorted_start = start_4;
                sorted_end = end_3;
            } else {
                let start_3 = sorted_start;
                let end_3 = sorted_end;
                let end_4 = start_3 + min(middle, max(end_3, start_3) - start_3);
                sorted_start = start_3;
                sorted_end = end_4;
            }
        } else {
            break;
        }
    }
    return count;
}

@compute @workgroup_size(1)
fn chosen_slices(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = chosen(n);
    for (var i = 0u; i < 12u; i++) {
        out[12u * n + i] = answers[i];
    }
}
