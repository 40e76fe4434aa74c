// The kernel `std_slices`.

struct Result_u32_u32 {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
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

fn questions(n: u32) -> array<u32, 9> {
    let own = array<u32, 4>(n, n + 1u, n + 2u, n);
    var found: u32;
    let result = binary_search(n);
    let at = result.ok_value;
    let at_1 = result.err_value;
    if (result.is_ok) {
        found = at;
    } else {
        found = 100u + at_1;
    }
    var value: u32;
    var value_1: u32;
    var size = params.x_len;
    var base = 0u;
    while (size > 1u) {
        let half = size / 2u;
        let index = base + half;
        if (x[min(index, arrayLength(&x) - 1u)] < n) {
            base += half;
        }
        size -= half;
    }
    value_1 = base;
    let base_1 = value_1;
    var value_2 = params.x_len != 0u;
    if (value_2) {
        value_2 = x[min(base_1, arrayLength(&x) - 1u)] < n;
    }
    if (value_2) {
        value = base_1 + 1u;
    } else {
        value = base_1;
    }
    let operand = value;
    let operand_1 = u32(is_sorted());
    var value_3: bool;
    var is_sorted_1 = true;
    for (var i = 1u; i < 4u; i++) {
        let index = i - 1u;
        if (!(own[index] <= own[i])) {
            is_sorted_1 = false;
            break;
        }
    }
    value_3 = is_sorted_1;
    let operand_2 = operand_1 | (u32(value_3) << 1u);
    var value_4: bool;
    var is_sorted_2 = true;
    for (var i = 1u; i < 3u; i++) {
        let index = i - 1u;
        let index_1 = i;
        if (!(own[index] <= own[index_1])) {
            is_sorted_2 = false;
            break;
        }
    }
    value_4 = is_sorted_2;
    let operand_3 = operand_2 | (u32(value_4) << 2u);
    var value_5 = 1u <= params.x_len;
    if (value_5) {
        var equal = false;
        equal = 1u == 1u;
        if (equal) {
            let len = min(rust_value_u32(1u), 1u);
            for (var position = 0u; position < len; position++) {
                if (x[position] != own[position]) {
                    equal = false;
                    break;
                }
            }
        }
        value_5 = equal;
    }
    let operand_4 = u32(value_5);
    var value_6 = 0u <= params.x_len;
    if (value_6) {
        var equal = false;
        equal = 0u == 0u;
        if (equal) {
            let len = min(rust_value_u32(0u), 0u);
            for (var position = 0u; position < len; position++) {
                if (x[position] != own[position]) {
                    equal = false;
                    break;
                }
            }
        }
        value_6 = equal;
    }
    let operand_5 = operand_4 | (u32(value_6) << 1u);
    var equal = false;
    equal = 1u == 1u;
    if (equal) {
        let len = min(rust_value_u32(1u), 1u);
        for (var position = 0u; position < len; position++) {
            if (x[position] != own[position]) {
                equal = false;
                break;
            }
        }
    }
    let operand_6 = u32(equal);
    var less = false;
    less = params.x_len < 4u;
    let len = min(params.x_len, 4u);
    for (var position = 0u; position < len; position++) {
        if (x[position] != own[position]) {
            less = x[position] < own[position];
            break;
        }
    }
    let operand_7 = operand_6 | (u32(less) << 1u);
    let items = array<u32, 1>(5u);
    var equal_1 = false;
    equal_1 = params.x_len == 1u;
    if (equal_1) {
        let len_1 = min(params.x_len, 1u);
        for (var position = 0u; position < len_1; position++) {
            if (x[position] != items[position]) {
                equal_1 = false;
                break;
            }
        }
    }
    let operand_8 = operand_7 | (u32(!equal_1) << 2u);
    var value_7 = 3u <= params.x_len;
    if (value_7) {
        var equal_2 = false;
        equal_2 = 3u == 3u;
        if (equal_2) {
            let len_1 = min(rust_value_u32(3u), 3u);
            for (var position = 0u; position < len_1; position++) {
                if (x[position] != own[position]) {
                    equal_2 = false;
                    break;
                }
            }
        }
        value_7 = equal_2;
    }
    let operand_9 = u32(value_7);
    let needle = array<u32, 2>(n, n + 3u);
    var value_8 = 2u <= max(params.x_len, 1u) - 1u;
    if (value_8) {
        let end = 1u + min(2u, max(params.x_len, 1u) - 1u);
        var equal_2 = false;
        equal_2 = max(end, 1u) - 1u == 2u;
        if (equal_2) {
            let len_1 = min(max(end, 1u) - 1u, 2u);
            for (var position = 0u; position < len_1; position++) {
                let index = 1u + position;
                if (x[index] != needle[position]) {
                    equal_2 = false;
                    break;
                }
            }
        }
        value_8 = equal_2;
    }
    let operand_10 = operand_9 | (u32(value_8) << 1u);
    var value_9 = 1u <= params.x_len;
    if (value_9) {
        let start = params.x_len - 1u;
        var equal_2 = false;
        equal_2 = max(params.x_len, start) - start == 1u;
        if (equal_2) {
            let len_1 = min(max(params.x_len, start) - start, 1u);
            for (var position = 0u; position < len_1; position++) {
                let index = start + position;
                if (x[index] != own[position]) {
                    equal_2 = false;
                    break;
                }
            }
        }
        value_9 = equal_2;
    }
    let operand_11 = u32(value_9);
    var value_10 = 2u <= params.x_len;
    if (value_10) {
        let start = params.x_len - 2u;
        var equal_2 = false;
        equal_2 = max(params.x_len, start) - start == 2u;
        if (equal_2) {
            let len_1 = min(max(params.x_len, start) - start, 2u);
            for (var position = 0u; position < len_1; position++) {
                let index = start + position;
                if (x[index] != own[position]) {
                    equal_2 = false;
                    break;
                }
            }
        }
        value_10 = equal_2;
    }
    let operand_12 = operand_11 | (u32(value_10) << 1u);
    let argument = n + 1u;
    let result_1 = binary_search(argument);
    var value_11: u32;
    if (result_1.is_ok) {
        value_11 = result_1.ok_value;
    } else {
        let at_2 = result_1.err_value;
        value_11 = at_2 + 50u;
    }
    let operand_13 = value_11;
    var value_12: u32;
    let wanted_1 = n + 2u;
    var value_13: Result_u32_u32;
    var value_14: u32;
    var size_1 = 3u;
    var base_2 = 0u;
    while (size_1 > 1u) {
        let half = size_1 / 2u;
        let index = min(base_2 + half, 2u);
        if (own[index] <= wanted_1) {
            base_2 += half;
        }
        size_1 -= half;
    }
    value_14 = base_2;
    let base_3 = value_14;
    if (3u == 0u || own[min(base_3, 2u)] > wanted_1) {
        value_13 = Result_u32_u32(false, 0u, base_3);
    } else if (own[min(base_3, 2u)] == wanted_1) {
        value_13 = Result_u32_u32(true, base_3, 0u);
    } else {
        value_13 = Result_u32_u32(false, 0u, base_3 + 1u);
    }
    let result_2 = value_13;
    let at_2 = result_2.ok_value;
    if (result_2.is_ok) {
        value_12 = at_2;
    } else {
        value_12 = 9u;
    }
    return array<u32, 9>(found, operand, operand_3, operand_5, operand_8, operand_10, operand_12, operand_13, value_12);
}

fn binary_search(wanted: u32) -> Result_u32_u32 {
    var value: u32;
    var size = params.x_len;
    var base = 0u;
    while (size > 1u) {
        let half = size / 2u;
        let index = base + half;
        if (x[min(index, arrayLength(&x) - 1u)] <= wanted) {
            base += half;
        }
        size -= half;
    }
    value = base;
    let base_1 = value;
    if (params.x_len == 0u || x[min(base_1, arrayLength(&x) - 1u)] > wanted) {
        return Result_u32_u32(false, 0u, base_1);
    } else if (x[min(base_1, arrayLength(&x) - 1u)] == wanted) {
        return Result_u32_u32(true, base_1, 0u);
    } else {
        return Result_u32_u32(false, 0u, base_1 + 1u);
    }
    return Result_u32_u32();
}

fn is_sorted() -> bool {
    var value: bool;
    var is_sorted_1 = true;
    for (var i = 1u; i < params.x_len; i++) {
        let index = i - 1u;
        if (!(x[index] <= x[i])) {
            is_sorted_1 = false;
            break;
        }
    }
    value = is_sorted_1;
    return value;
}

@compute @workgroup_size(1)
fn std_slices(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = questions(n);
    for (var i = 0u; i < 9u; i++) {
        out[9u * n + i] = answers[i];
    }
}
