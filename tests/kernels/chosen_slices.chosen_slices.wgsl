// The kernel `chosen_slices`.

struct Pair {
    a: u32,
    b: u32,
}

struct Params {
    x_len: u32,
    y_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> y: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> shared_: array<u32, 4>;

const TABLE: array<u32, 5> = array<u32, 5>(3u, 1u, 4u, 1u, 5u);

fn read_(n: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>(77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u);
    let own = array<u32, 3>(n, 2u, 3u);
    let table = TABLE;
    var slice_start: u32;
    var slice_end: u32;
    var slice_array: u32;
    if (n == 4u) {
        slice_array = 0u;
        slice_start = 0u;
        slice_end = 3u;
    } else {
        slice_array = 1u;
        slice_start = 1u;
        slice_end = params.x_len;
    }
    let start = slice_start;
    let end = slice_end;
    let array_ = slice_array;
    let index = start + min(1u, max(max(end, start) - start, 1u) - 1u);
    var element: u32;
    if (array_ == 0u && index < 3u) {
        element = own[index];
    } else if (array_ == 1u && index < params.x_len) {
        element = x[index];
    }
    let operand = element * 100u + (max(end, start) - start);
    var folded = max(end, start) - start;
    for (var position = start; position < end; position++) {
        let a = folded;
        var element_1: u32;
        if (array_ == 0u && position < 3u) {
            element_1 = own[position];
        } else if (array_ == 1u && position < params.x_len) {
            element_1 = x[position];
        }
        folded = ((a * 3u) + element_1);
    }
    out_1[0u] = operand + folded;
    var slice_start_1: u32;
    var slice_end_1: u32;
    var slice_array_1: u32;
    switch (n) {
        case 0u: {
            slice_array_1 = 0u;
            slice_start_1 = 0u;
            slice_end_1 = 3u;
        }
        case 1u, 2u: {
            slice_array_1 = 1u;
            slice_start_1 = 0u;
            slice_end_1 = params.y_len;
        }
        case 3u: {
            slice_array_1 = 2u;
            slice_start_1 = 2u;
            slice_end_1 = 5u;
        }
        default: {
            if (params.x_len >= params.y_len) {
                slice_array_1 = 3u;
                slice_start_1 = 0u;
                slice_end_1 = params.x_len;
            } else {
                slice_array_1 = 1u;
                slice_start_1 = 0u;
                slice_end_1 = params.y_len;
            }
        }
    }
    let start_1 = slice_start_1;
    let end_1 = slice_end_1;
    let array__1 = slice_array_1;
    var folded_1 = max(end_1, start_1) - start_1;
    for (var position = start_1; position < end_1; position++) {
        let a = folded_1;
        var element_1: u32;
        if (array__1 == 0u && position < 3u) {
            element_1 = own[position];
        } else if (array__1 == 1u && position < params.y_len) {
            element_1 = y[position];
        } else if (array__1 == 2u && position < 5u) {
            element_1 = table[position];
        } else if (array__1 == 3u && position < params.x_len) {
            element_1 = x[position];
        }
        folded_1 = ((a * 3u) + element_1);
    }
    let operand_1 = folded_1;
    let len = max(end_1, start_1) - start_1;
    let index_1 = start_1 + n;
    var value = 5u;
    if (n < len) {
        var element_1: u32;
        if (array__1 == 0u && index_1 < 3u) {
            element_1 = own[index_1];
        } else if (array__1 == 1u && index_1 < params.y_len) {
            element_1 = y[index_1];
        } else if (array__1 == 2u && index_1 < 5u) {
            element_1 = table[index_1];
        } else if (array__1 == 3u && index_1 < params.x_len) {
            element_1 = x[index_1];
        }
        value = element_1 * 10u;
    }
    out_1[1u] = operand_1 + value;
    var slice_start_2: u32;
    var slice_end_2: u32;
    var slice_array_2: u32;
    if (n % 2u == 0u) {
        let start_2 = start_1 + 1u;
        if (array__1 == 0u) {
            slice_array_2 = 0u;
        }
        if (array__1 == 1u) {
            slice_array_2 = 1u;
        }
        if (array__1 == 2u) {
            slice_array_2 = 2u;
        }
        if (array__1 == 3u) {
            slice_array_2 = 3u;
        }
        slice_start_2 = start_2;
        slice_end_2 = end_1;
    } else {
        slice_array_2 = 3u;
        slice_start_2 = 2u;
        slice_end_2 = params.x_len;
    }
    let start_2 = slice_start_2;
    let end_2 = slice_end_2;
    let array__2 = slice_array_2;
    let len_1 = max(end_2, start_2) - start_2;
    var sum_1 = 0u;
    for (var i_1 = 0u; i_1 < len_1; i_1++) {
        let index_2 = start_2 + (len_1 - 1u - i_1);
        var element_1: u32;
        if (array__2 == 0u && index_2 < 3u) {
            element_1 = own[index_2];
        } else if (array__2 == 1u && index_2 < params.y_len) {
            element_1 = y[index_2];
        } else if (array__2 == 2u && index_2 < 5u) {
            element_1 = table[index_2];
        } else if (array__2 == 3u && index_2 < params.x_len) {
            element_1 = x[index_2];
        }
        let term = i_1 * element_1;
        sum_1 += term;
    }
    out_1[2u] = sum_1;
    var sum_2 = 0u;
    let less = 2u - 1u;
    let len_2 = max(max(end_2, start_2) - start_2, less) - less;
    for (var position = 0u; position < len_2; position++) {
        let start_3 = start_2 + position;
        let end_3 = start_2 + (position + 2u);
        var element_1: u32;
        if (array__2 == 0u && start_3 < 3u) {
            element_1 = own[start_3];
        } else if (array__2 == 1u && start_3 < params.y_len) {
            element_1 = y[start_3];
        } else if (array__2 == 2u && start_3 < 5u) {
            element_1 = table[start_3];
        } else if (array__2 == 3u && start_3 < params.x_len) {
            element_1 = x[start_3];
        }
        let operand_2 = element_1;
        let index_2 = start_3 + min(1u, max(max(end_3, start_3) - start_3, 1u) - 1u);
        var element_2: u32;
        if (array__2 == 0u && index_2 < 3u) {
            element_2 = own[index_2];
        } else if (array__2 == 1u && index_2 < params.y_len) {
            element_2 = y[index_2];
        } else if (array__2 == 2u && index_2 < 5u) {
            element_2 = table[index_2];
        } else if (array__2 == 3u && index_2 < params.x_len) {
            element_2 = x[index_2];
        }
        let term = operand_2 * element_2;
        sum_2 += term;
    }
    let operand_2 = sum_2;
    var sum_3 = 0u;
    let len_3 = min(max(end_2, start_2) - start_2, params.y_len);
    for (var position = 0u; position < len_3; position++) {
        let index_2 = start_2 + position;
        var element_1: u32;
        if (array__2 == 0u && index_2 < 3u) {
            element_1 = own[index_2];
        } else if (array__2 == 1u && index_2 < params.y_len) {
            element_1 = y[index_2];
        } else if (array__2 == 2u && index_2 < 5u) {
            element_1 = table[index_2];
        } else if (array__2 == 3u && index_2 < params.x_len) {
            element_1 = x[index_2];
        }
        let term = element_1 * y[position];
        sum_3 += term;
    }
    out_1[3u] = operand_2 + sum_3;
    var slice_start_3: u32;
    var slice_end_3: u32;
    var slice_array_3: u32;
    if (n > 2u) {
        slice_array_3 = 0u;
        slice_start_3 = 0u;
        slice_end_3 = params.x_len;
    } else {
        slice_array_3 = 1u;
        slice_start_3 = 0u;
        slice_end_3 = params.y_len;
    }
    let start_3 = slice_start_3;
    let end_3 = slice_end_3;
    let array__3 = slice_array_3;
    var folded_2 = max(end_3, start_3) - start_3;
    for (var position = start_3; position < end_3; position++) {
        let a = folded_2;
        var element_1: u32;
        if (array__3 == 0u && position < params.x_len) {
            element_1 = x[position];
        } else if (array__3 == 1u && position < params.y_len) {
            element_1 = y[position];
        }
        folded_2 = ((a * 3u) + element_1);
    }
    let operand_3 = folded_2;
    var element_1: u32;
    if (array__1 == 0u && start_1 < 3u) {
        element_1 = own[start_1];
    } else if (array__1 == 1u && start_1 < params.y_len) {
        element_1 = y[start_1];
    } else if (array__1 == 2u && start_1 < 5u) {
        element_1 = table[start_1];
    } else if (array__1 == 3u && start_1 < params.x_len) {
        element_1 = x[start_1];
    }
    let value_1 = operand_3 + after(element_1);
    out_1[4u] = value_1;
    var i = 0u;
    loop {
        var value_2 = i < max(end_1, start_1) - start_1;
        if (value_2) {
            let index_2 = start_1 + i;
            var element_2: u32;
            if (array__1 == 0u && index_2 < 3u) {
                element_2 = own[index_2];
            } else if (array__1 == 1u && index_2 < params.y_len) {
                element_2 = y[index_2];
            } else if (array__1 == 2u && index_2 < 5u) {
                element_2 = table[index_2];
            } else if (array__1 == 3u && index_2 < params.x_len) {
                element_2 = x[index_2];
            }
            value_2 = element_2 < 4u;
        }
        if (value_2) {
            i += 1u;
        } else {
            break;
        }
    }
    let operand_4 = i;
    let wanted = 4u;
    var value_2: bool;
    var found = false;
    for (var element_2 = start_1; element_2 < end_1; element_2++) {
        var element_3: u32;
        if (array__1 == 0u && element_2 < 3u) {
            element_3 = own[element_2];
        } else if (array__1 == 1u && element_2 < params.y_len) {
            element_3 = y[element_2];
        } else if (array__1 == 2u && element_2 < 5u) {
            element_3 = table[element_2];
        } else if (array__1 == 3u && element_2 < params.x_len) {
            element_3 = x[element_2];
        }
        if (element_3 == wanted) {
            found = true;
            break;
        }
    }
    value_2 = found;
    let operand_5 = operand_4 + 10u * u32(value_2);
    var found_1 = false;
    var max_: u32;
    for (var position = start_1; position < end_1; position++) {
        var element_2: u32;
        if (array__1 == 0u && position < 3u) {
            element_2 = own[position];
        } else if (array__1 == 1u && position < params.y_len) {
            element_2 = y[position];
        } else if (array__1 == 2u && position < 5u) {
            element_2 = table[position];
        } else if (array__1 == 3u && position < params.x_len) {
            element_2 = x[position];
        }
        let key = element_2;
        let is_better = !found_1 || key >= max_;
        if (is_better) {
            var element_3: u32;
            if (array__1 == 0u && position < 3u) {
                element_3 = own[position];
            } else if (array__1 == 1u && position < params.y_len) {
                element_3 = y[position];
            } else if (array__1 == 2u && position < 5u) {
                element_3 = table[position];
            } else if (array__1 == 3u && position < params.x_len) {
                element_3 = x[position];
            }
            max_ = element_3;
            found_1 = true;
        }
    }
    let is_some = found_1;
    let value_3 = max_;
    var value_4 = 7u;
    if (is_some) {
        value_4 = value_3;
    }
    out_1[5u] = operand_5 + 100u * value_4;
    let len_4 = max(end_1, start_1) - start_1;
    let fits = len_4 >= 2u;
    let index_2 = start_1 + 0u;
    let index_3 = start_1 + (len_4 - 1u);
    if (fits) {
        var element_2: u32;
        if (array__1 == 0u && index_2 < 3u) {
            element_2 = own[index_2];
        } else if (array__1 == 1u && index_2 < params.y_len) {
            element_2 = y[index_2];
        } else if (array__1 == 2u && index_2 < 5u) {
            element_2 = table[index_2];
        } else if (array__1 == 3u && index_2 < params.x_len) {
            element_2 = x[index_2];
        }
        let operand_6 = element_2 * 10u;
        var element_3: u32;
        if (array__1 == 0u && index_3 < 3u) {
            element_3 = own[index_3];
        } else if (array__1 == 1u && index_3 < params.y_len) {
            element_3 = y[index_3];
        } else if (array__1 == 2u && index_3 < 5u) {
            element_3 = table[index_3];
        } else if (array__1 == 3u && index_3 < params.x_len) {
            element_3 = x[index_3];
        }
        out_1[6u] = operand_6 + element_3;
    }
    var is_some_1 = false;
    var slice_start_4: u32;
    var slice_end_4: u32;
    var slice_array_4: u32;
    if (n == 2u) {
        is_some_1 = false;
    } else if (n == 3u) {
        slice_array_4 = 0u;
        slice_start_4 = 1u;
        slice_end_4 = 3u;
        is_some_1 = true;
    } else {
        let is_some_2 = n <= params.x_len && 1u <= n;
        slice_array_4 = 1u;
        slice_start_4 = 1u;
        slice_end_4 = n;
        is_some_1 = is_some_2;
    }
    let start_4 = slice_start_4;
    let end_4 = slice_end_4;
    let array__4 = slice_array_4;
    let is_some_2 = is_some_1;
    var value_5 = 3u;
    if (is_some_2) {
        var folded_3 = max(end_4, start_4) - start_4;
        for (var position = start_4; position < end_4; position++) {
            let a = folded_3;
            var element_2: u32;
            if (array__4 == 0u && position < 3u) {
                element_2 = own[position];
            } else if (array__4 == 1u && position < params.x_len) {
                element_2 = x[position];
            }
            folded_3 = ((a * 3u) + element_2);
        }
        value_5 = folded_3;
    }
    out_1[7u] = value_5;
    var slice_start_5: u32;
    var slice_end_5: u32;
    var slice_array_5: u32;
    if (n % 3u == 0u) {
        slice_array_5 = 0u;
        slice_start_5 = 0u;
        slice_end_5 = 3u;
    } else {
        slice_array_5 = 1u;
        slice_start_5 = 0u;
        slice_end_5 = params.y_len;
    }
    let start_5 = slice_start_5;
    let end_5 = slice_end_5;
    let array__5 = slice_array_5;
    let len_5 = max(end_5, start_5) - start_5;
    let fits_1 = len_5 == 3u;
    let index_4 = start_5 + 0u;
    let index_5 = start_5 + 1u;
    let index_6 = start_5 + 2u;
    let len_6 = max(end_5, start_5) - start_5;
    let fits_2 = len_6 >= 1u;
    let index_7 = start_5 + 0u;
    if (fits_1) {
        var element_2: u32;
        if (array__5 == 0u && index_4 < 3u) {
            element_2 = own[index_4];
        } else if (array__5 == 1u && index_4 < params.y_len) {
            element_2 = y[index_4];
        }
        let operand_6 = element_2 * 100u;
        var element_3: u32;
        if (array__5 == 0u && index_5 < 3u) {
            element_3 = own[index_5];
        } else if (array__5 == 1u && index_5 < params.y_len) {
            element_3 = y[index_5];
        }
        let operand_7 = operand_6 + element_3 * 10u;
        var element_4: u32;
        if (array__5 == 0u && index_6 < 3u) {
            element_4 = own[index_6];
        } else if (array__5 == 1u && index_6 < params.y_len) {
            element_4 = y[index_6];
        }
        out_1[8u] = operand_7 + element_4;
    } else if (fits_2) {
        var element_2: u32;
        if (array__5 == 0u && index_7 < 3u) {
            element_2 = own[index_7];
        } else if (array__5 == 1u && index_7 < params.y_len) {
            element_2 = y[index_7];
        }
        out_1[8u] = element_2;
    } else {
        out_1[8u] = 4u;
    }
    var copy = array<u32, 3>();
    var slice_start_6: u32;
    var slice_end_6: u32;
    var slice_array_6: u32;
    if (n < 3u) {
        slice_array_6 = 0u;
        slice_start_6 = 0u;
        slice_end_6 = 3u;
    } else {
        slice_array_6 = 1u;
        slice_start_6 = 1u;
        slice_end_6 = 4u;
    }
    let start_6 = slice_start_6;
    let end_6 = slice_end_6;
    let array__6 = slice_array_6;
    let end_7 = min(3u, max(end_6, start_6) - start_6);
    for (var i_1 = 0u; i_1 < end_7; i_1++) {
        let index_8 = start_6 + i_1;
        var element_2: u32;
        if (array__6 == 0u && index_8 < 3u) {
            element_2 = own[index_8];
        } else if (array__6 == 1u && index_8 < params.y_len) {
            element_2 = y[index_8];
        }
        copy[i_1] = element_2;
    }
    let value_6 = sum(copy);
    out_1[9u] = value_6;
    var rest_start: u32;
    var rest_end: u32;
    var rest_array: u32;
    if (n % 2u == 0u) {
        rest_array = 0u;
        rest_start = 0u;
        rest_end = 3u;
    } else {
        rest_array = 1u;
        rest_start = 0u;
        rest_end = params.x_len;
    }
    loop {
        let start_7 = rest_start;
        let end_8 = rest_end;
        let array__7 = rest_array;
        let len_7 = max(end_8, start_7) - start_7;
        let fits_3 = len_7 >= 1u;
        let index_8 = start_7 + 0u;
        let start_8 = start_7 + 1u;
        let end_9 = start_7 + (len_7 - 0u);
        if (fits_3) {
            let operand_6 = (out_1[10u] * 3u);
            var element_2: u32;
            if (array__7 == 0u && index_8 < 3u) {
                element_2 = own[index_8];
            } else if (array__7 == 1u && index_8 < params.x_len) {
                element_2 = x[index_8];
            }
            out_1[10u] = operand_6 + element_2;
            if (array__7 == 0u) {
                rest_array = 0u;
            }
            if (array__7 == 1u) {
                rest_array = 1u;
            }
            rest_start = start_8;
            rest_end = end_9;
        } else {
            break;
        }
    }
    var taken = 0u;
    loop {
        let len_7 = max(end_1, start_1) - start_1;
        let at = taken;
        let is_some_3 = at < len_7;
        if (is_some_3) {
            taken += 1u;
        }
        let index_8 = start_1 + at;
        if (is_some_3) {
            let operand_6 = out_1[11u] * 2u;
            var element_2: u32;
            if (array__1 == 0u && index_8 < 3u) {
                element_2 = own[index_8];
            } else if (array__1 == 1u && index_8 < params.y_len) {
                element_2 = y[index_8];
            } else if (array__1 == 2u && index_8 < 5u) {
                element_2 = table[index_8];
            } else if (array__1 == 3u && index_8 < params.x_len) {
                element_2 = x[index_8];
            }
            let operand_7 = operand_6 + element_2;
            let len_8 = max(end_1, start_1) - start_1;
            let at_1 = taken;
            let is_some_4 = at_1 < len_8;
            if (is_some_4) {
                taken += 1u;
            }
            let index_9 = start_1 + at_1;
            var element_3: u32;
            if (array__1 == 0u && index_9 < 3u) {
                element_3 = own[index_9];
            } else if (array__1 == 1u && index_9 < params.y_len) {
                element_3 = y[index_9];
            } else if (array__1 == 2u && index_9 < 5u) {
                element_3 = table[index_9];
            } else if (array__1 == 3u && index_9 < params.x_len) {
                element_3 = x[index_9];
            }
            var value_7: u32;
            if (is_some_4) {
                value_7 = element_3;
            }
            var value_8 = 9u;
            if (is_some_4) {
                value_8 = value_7;
            }
            out_1[11u] = operand_7 + value_8 * 5u;
        } else {
            break;
        }
    }
    return out_1;
}

fn elements(n: u32) -> array<u32, 4> {
    let rows = array<array<u32, 3>, 2>(array<u32, 3>(1u, 2u, 3u), array<u32, 3>(4u, 5u, 6u));
    let one = array<array<u32, 3>, 1>(array<u32, 3>(7u, 8u, n));
    var slice_start: u32;
    var slice_end: u32;
    var slice_array: u32;
    if (n > 3u) {
        slice_array = 0u;
        slice_start = 0u;
        slice_end = 2u;
    } else {
        slice_array = 1u;
        slice_start = 0u;
        slice_end = 1u;
    }
    let start = slice_start;
    let end = slice_end;
    let array_ = slice_array;
    var slice_start_1: u32;
    var slice_end_1: u32;
    var slice_array_1: u32;
    var slice_index: u32;
    var slice_index_1: u32;
    if (n > 5u) {
        let index = n % 2u;
        slice_index = index;
        slice_array_1 = 0u;
        slice_start_1 = 0u;
        slice_end_1 = 3u;
    } else {
        slice_index_1 = 0u;
        slice_array_1 = 1u;
        slice_start_1 = 1u;
        slice_end_1 = 3u;
    }
    let start_1 = slice_start_1;
    let end_1 = slice_end_1;
    let array__1 = slice_array_1;
    let index = slice_index;
    let index_1 = slice_index_1;
    let pairs = array<Pair, 2>(Pair(1u, 2u), Pair(3u, n));
    let other = array<Pair, 1>(Pair(5u, 6u));
    var slice_start_2: u32;
    var slice_end_2: u32;
    var slice_array_2: u32;
    if (n % 2u == 0u) {
        slice_array_2 = 0u;
        slice_start_2 = 0u;
        slice_end_2 = 2u;
    } else {
        slice_array_2 = 1u;
        slice_start_2 = 0u;
        slice_end_2 = 1u;
    }
    let start_2 = slice_start_2;
    let end_2 = slice_end_2;
    let array__2 = slice_array_2;
    var total = 0u;
    for (var k = 0u; k < n; k++) {
        var s: array<u32, 3>;
        if (k % 2u == 0u) {
            s = rows[0u];
        } else {
            s = one[0u];
        }
        total = total * 3u + s[k % 3u];
    }
    var sum_1 = 0u;
    let len = max(end_2, start_2) - start_2;
    for (var position = 0u; position < len; position++) {
        let index_2 = start_2 + position;
        var element: u32;
        if (array__2 == 0u && index_2 < 2u) {
            element = pairs[index_2].a;
        } else if (array__2 == 1u && index_2 < 1u) {
            element = other[index_2].a;
        }
        let operand = element;
        var element_1: u32;
        if (array__2 == 0u && index_2 < 2u) {
            element_1 = pairs[index_2].b;
        } else if (array__2 == 1u && index_2 < 1u) {
            element_1 = other[index_2].b;
        }
        let term = operand * element_1;
        sum_1 += term;
    }
    let operand = sum_1;
    var element: u32;
    if (array__2 == 0u && start_2 < 2u) {
        element = pairs[start_2].b;
    } else if (array__2 == 1u && start_2 < 1u) {
        element = other[start_2].b;
    }
    let of_members = operand + element * 100u;
    let index_2 = n % 3u;
    var element_1: u32;
    if (array_ == 0u && start < 2u) {
        element_1 = rows[start][index_2];
    } else if (array_ == 1u && start < 1u) {
        element_1 = one[start][index_2];
    }
    let operand_1 = element_1 + (max(end, start) - start) * 10u + 3u * 100u;
    var folded = max(end_1, start_1) - start_1;
    for (var position = start_1; position < end_1; position++) {
        let a = folded;
        var element_2: u32;
        if (array__1 == 0u && position < 3u) {
            element_2 = rows[min(index, 1u)][position];
        } else if (array__1 == 1u && position < 3u) {
            element_2 = one[min(index_1, 0u)][position];
        }
        folded = ((a * 3u) + element_2);
    }
    return array<u32, 4>(operand_1, folded, of_members, total);
}

fn after(v: u32) -> u32 {
    return v + 1u;
}

fn sum(x_1: array<u32, 3>) -> u32 {
    var folded = 3u;
    for (var position = 0u; position < 3u; position++) {
        let a = folded;
        folded = ((a * 3u) + x_1[position]);
    }
    return folded;
}

@compute @workgroup_size(1)
fn chosen_slices(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let read__1 = read_(n);
    let elements_1 = elements(n);
    shared_[1u] = n + 7u;
    var slice_start: u32;
    var slice_end: u32;
    var slice_array: u32;
    if (n < 3u) {
        slice_array = 0u;
        slice_start = 0u;
        slice_end = 4u;
    } else {
        slice_array = 1u;
        slice_start = 0u;
        slice_end = params.y_len;
    }
    let start = slice_start;
    let end = slice_end;
    let array_ = slice_array;
    for (var i = 0u; i < 12u; i++) {
        out[17u * n + i] = read__1[i];
    }
    for (var i = 0u; i < 4u; i++) {
        out[17u * n + 12u + i] = elements_1[i];
    }
    let index = start + min(1u, max(max(end, start) - start, 1u) - 1u);
    var element: u32;
    if (array_ == 0u && index < 4u) {
        element = shared_[index];
    } else if (array_ == 1u && index < params.y_len) {
        element = y[index];
    }
    out[17u * n + 16u] = element + (max(end, start) - start);
}
