// The kernel `slices`.

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn parts(x_1: array<u32, 12>, at: u32) -> u32 {
    var value: array<u32, 4>;
    let x__at = 0u;
    let value_1 = x_1[at + x__at];
    let x__at_1 = 1u;
    let value_2 = x_1[at + x__at_1];
    let x__at_2 = 2u;
    let value_3 = x_1[at + x__at_2];
    let x__at_3 = 3u;
    let value_4 = x_1[at + x__at_3];
    value = array<u32, 4>(value_1, value_2, value_3, value_4);
    let first = value;
    var value_5: array<u32, 4>;
    let x__at_4 = 0u;
    let value_6 = x_1[at + x__at_4];
    let x__at_5 = 1u;
    let value_7 = x_1[at + x__at_5];
    let x__at_6 = 2u;
    let value_8 = x_1[at + x__at_6];
    let x__at_7 = 3u;
    let value_9 = x_1[at + x__at_7];
    value_5 = array<u32, 4>(value_6, value_7, value_8, value_9);
    let second = value_5;
    let bytes_1 = second;
    let number = (bytes_1[0u] << 24u) | (bytes_1[1u] << 16u) | (bytes_1[2u] << 8u) | (bytes_1[3u] << 0u);
    let parts_1 = second;
    let a = parts_1[0u];
    let b = parts_1[1u];
    let bytes_2 = first;
    return ((bytes_2[0u] << 0u) | (bytes_2[1u] << 8u) | (bytes_2[2u] << 16u) | (bytes_2[3u] << 24u)) ^ number ^ ((a + b) & 255u);
}

fn equal(x_1: array<u32, 12>, n: u32) -> array<u32, 3> {
    var zeros = 0u;
    let len = 12u / 3u;
    for (var element = 0u; element < len; element++) {
        let from_ = element * 3u;
        let end = from_ + 3u;
        let items = array<u32, 3>();
        var equal_1 = false;
        equal_1 = max(end, from_) - from_ == 3u;
        if (equal_1) {
            let len_1 = min(max(end, from_) - from_, 3u);
            for (var position = 0u; position < len_1; position++) {
                let index = from_ + position;
                if (x_1[index] != items[position]) {
                    equal_1 = false;
                    break;
                }
            }
        }
        if (equal_1) {
            zeros += 1u;
        }
    }
    let end = min(n, 12u);
    let start = 12u - n;
    var equal_1 = false;
    equal_1 = end == max(12u, start) - start;
    if (equal_1) {
        let len_1 = min(end, max(12u, start) - start);
        for (var position = 0u; position < len_1; position++) {
            let index = start + position;
            if (x_1[position] != x_1[index]) {
                equal_1 = false;
                break;
            }
        }
    }
    let operand = u32(equal_1);
    var equal_2 = false;
    equal_2 = end == max(rust_value_u32(12u), 1u) - 1u;
    if (equal_2) {
        let len_1 = min(end, max(rust_value_u32(12u), 1u) - 1u);
        for (var position = 0u; position < len_1; position++) {
            let index = 1u + position;
            if (x_1[position] != x_1[index]) {
                equal_2 = false;
                break;
            }
        }
    }
    let same = operand | (u32(!equal_2) << 1u);
    let array_ = array<u32, 2>(x_1[0u], x_1[1u]);
    let operand_1 = empty(x_1) * 4u;
    var equal_3 = false;
    equal_3 = 2u == 2u;
    if (equal_3) {
        let len_1 = min(rust_value_u32(2u), 2u);
        for (var position = 0u; position < len_1; position++) {
            if (array_[position] != x_1[position]) {
                equal_3 = false;
                break;
            }
        }
    }
    let operand_2 = operand_1 | u32(equal_3);
    var equal_4 = false;
    equal_4 = max(12u, n) - n == 2u;
    if (equal_4) {
        let len_1 = min(max(12u, n) - n, 2u);
        for (var position = 0u; position < len_1; position++) {
            let index = n + position;
            if (x_1[index] != array_[position]) {
                equal_4 = false;
                break;
            }
        }
    }
    let arrays = operand_2 | (u32(equal_4) << 1u);
    return array<u32, 3>(zeros, same, arrays);
}

fn empty(x_1: array<u32, 12>) -> u32 {
    let empty_1 = array<u32, 1>(0u);
    let empty_2 = array<u32, 1>(0u);
    let factor = 9u;
    var sum = 0u;
    for (var position = 0u; position < 0u; position++) {
        let term = empty_2[position];
        sum += term;
    }
    let operand = sum * factor + 0u;
    let x_2 = array<u32, 2>(x_1[0u], 4u);
    let factor_1 = 3u;
    var sum_1 = 0u;
    for (var position = 0u; position < 2u; position++) {
        let term = x_2[position];
        sum_1 += term;
    }
    let operand_1 = operand + (sum_1 * factor_1 + 2u) * 2u;
    let empty_3 = array<u32, 1>(0u);
    var equal_1 = false;
    equal_1 = 12u == 0u;
    if (equal_1) {
        let len = min(rust_value_u32(12u), 0u);
        for (var position = 0u; position < len; position++) {
            if (x_1[position] != empty_3[position]) {
                equal_1 = false;
                break;
            }
        }
    }
    let operand_2 = operand_1 + u32(equal_1);
    var equal_2 = false;
    equal_2 = 12u == 0u;
    if (equal_2) {
        let len = min(rust_value_u32(12u), 0u);
        for (var position = 0u; position < len; position++) {
            if (x_1[position] != empty_1[position]) {
                equal_2 = false;
                break;
            }
        }
    }
    return operand_2 + u32(!equal_2) * 5u;
}

@compute @workgroup_size(1)
fn slices() {
    var bytes = array<u32, 12>();
    for (var i = 0u; i < 12u; i++) {
        bytes[i] = x[i] & 255u;
    }
    for (var n = 0u; n < 6u; n++) {
        let value = parts(bytes, n);
        out[4u * n] = value;
        let equal_1 = equal(bytes, n);
        for (var i = 0u; i < 3u; i++) {
            out[4u * n + 1u + i] = equal_1[i];
        }
    }
}
