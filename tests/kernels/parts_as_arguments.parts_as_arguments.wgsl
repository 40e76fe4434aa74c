// The kernel `parts_as_arguments`.

struct Scale {
    by: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Option_Tuple2_u32_u32 {
    is_some: bool,
    some_value: Tuple2_u32_u32,
}

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

fn forms(x_1: u32) -> array<u32, 10> {
    var list = array<u32, 6>(7u, x_1, 3u, 9u, x_1 * 2u, 1u);
    let scale = Scale(x_1 % 5u + 1u);
    var sum = 0u;
    for (var position = 1u; position < 4u; position++) {
        let term = list[position];
        sum += term;
    }
    let before = sum;
    let n = max(rust_value_u32(6u), 2u) - 2u;
    for (var i = 1u; i < n; i++) {
        var at = i;
        while (at > 0u && list[2u + (at - 1u)] > list[2u + at]) {
            let index = at - 1u;
            let index_1 = at;
            let index_2 = 2u + index;
            let index_3 = 2u + index_1;
            let swapped = list[index_2];
            list[index_2] = list[index_3];
            list[index_3] = swapped;
            at -= 1u;
        }
    }
    let head = 2u;
    let from_ = x_1 % 4u;
    list[4u] += 1u;
    let n_1 = max(rust_value_u32(6u), 4u) - 4u;
    for (var i = 1u; i < n_1; i++) {
        var at = i;
        while (at > 0u && list[4u + (at - 1u)] > list[4u + at]) {
            let index = at - 1u;
            let index_1 = at;
            let index_2 = 4u + index;
            let index_3 = 4u + index_1;
            let swapped = list[index_2];
            list[index_2] = list[index_3];
            list[index_3] = swapped;
            at -= 1u;
        }
    }
    var value_1: u32;
    for (var element = 0u; element < 3u; element++) {
        list[element] *= scale.by;
    }
    let start = 3u / 2u;
    var sum_1 = 0u;
    for (var position = start; position < 3u; position++) {
        let term = list[position];
        sum_1 += term;
    }
    value_1 = sum_1;
    let filled = value_1;
    let start_1 = from_;
    var value_2: Option_Tuple2_u32_u32;
    loop {
        let len = max(6u, start_1) - start_1;
        let index = start_1 + min(rust_value_u32(0u), 5u);
        if (!(0u < len)) {
            value_2 = Option_Tuple2_u32_u32();
            break;
        }
        let value_3 = list[index];
        let first = value_3;
        value_2 = Option_Tuple2_u32_u32(true, Tuple2_u32_u32(first, list[min(start_1 + min(max(6u, start_1) - start_1 - 1u, max(max(6u, start_1) - start_1, 1u) - 1u), 5u)]));
        break;
    }
    let option = value_2;
    var value_3 = 0u;
    if (option.is_some) {
        let argument = option.some_value;
        let a = argument._0;
        let b = argument._1;
        value_3 = a * 100u + b;
    }
    let ends = value_3;
    var sum_2 = 0u;
    for (var position = 3u; position < 3u; position++) {
        let term = list[position];
        sum_2 += term;
    }
    let operand = sum_2 + head;
    var sum_3 = 0u;
    for (var position = start_1; position < 6u; position++) {
        let term = list[position];
        sum_3 += term;
    }
    let operand_1 = sum_3;
    let start_2 = start_1 + 1u;
    var sum_4 = 0u;
    for (var position = start_2; position < 6u; position++) {
        let term = list[position];
        sum_4 += term;
    }
    let operand_2 = operand_1 + sum_4;
    var sum_5 = 0u;
    let len = min(rust_value_u32(3u), max(rust_value_u32(6u), 3u) - 3u);
    for (var position = 0u; position < len; position++) {
        let index = 3u + position;
        let term = list[position] * list[index];
        sum_5 += term;
    }
    let operand_3 = sum_5 * scale.by;
    let value = x_1 + 4u;
    var value_4: u32;
    loop {
        let n_2 = max(rust_value_u32(6u), 3u) - 3u;
        var low = 0u;
        var high = n_2;
        while (low < high) {
            let middle = (low + high) / 2u;
            if (list[3u + middle] < value) {
                low = middle + 1u;
            } else {
                high = middle;
            }
        }
        value_4 = low;
        break;
    }
    let operand_4 = value_4;
    let value_5 = x_1;
    var value_6: u32;
    loop {
        let n_2 = max(rust_value_u32(6u), 6u) - 6u;
        value_6 = 0u;
        break;
        break;
    }
    let operand_5 = value_6;
    let operand_6 = list[2u] + list[5u] * 10u;
    let start_3 = from_;
    let end = min(rust_value_u32(4u), 6u);
    let value_7 = x_1;
    var value_8: u32;
    loop {
        let n_2 = max(end, start_3) - start_3;
        if (n_2 == 0u) {
            value_8 = 0u;
            break;
        }
        var low = 0u;
        var high = n_2;
        while (low < high) {
            let middle = (low + high) / 2u;
            if (list[min(start_3 + min(middle, max(max(end, start_3) - start_3, 1u) - 1u), 5u)] < value_7) {
                low = middle + 1u;
            } else {
                high = middle;
            }
        }
        value_8 = low;
        break;
    }
    return array<u32, 10>(before, operand, operand_2, filled, ends, operand_3, operand_4, operand_5, operand_6, value_8);
}

@compute @workgroup_size(1)
fn parts_as_arguments() {
    for (var i = 0u; i < params.x_len; i++) {
        let found = forms(x[i]);
        for (var k = 0u; k < 10u; k++) {
            out[i * 10u + k] = found[k];
        }
    }
}
