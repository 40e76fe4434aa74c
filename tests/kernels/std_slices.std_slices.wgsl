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
    var value_1 = size == 1u;
    if (value_1) {
        let index = base;
        value_1 = x[min(index, arrayLength(&x) - 1u)] < n;
    }
    if (value_1) {
        value = base + 1u;
    } else {
        value = base;
    }
    let operand = value;
    let operand_1 = u32(is_sorted()) | (u32(is_sorted_1(own)) << 1u);
    var value_2: bool;
    loop {
        var break_return = false;
        for (var i = 1u; i < 3u; i++) {
            if (!(own[i - 1u] <= own[i])) {
                value_2 = false;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_2 = true;
        break;
    }
    let operand_2 = operand_1 | (u32(value_2) << 2u);
    var value_3: bool;
    loop {
        if (1u > params.x_len) {
            value_3 = false;
            break;
        }
        var break_return = false;
        for (var i = 0u; i < 1u; i++) {
            if (x[i] != own[i]) {
                value_3 = false;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_3 = true;
        break;
    }
    let operand_3 = u32(value_3);
    var value_4: bool;
    loop {
        if (0u > params.x_len) {
            value_4 = false;
            break;
        }
        value_4 = true;
        break;
    }
    let operand_4 = operand_3 | (u32(value_4) << 1u);
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
    let operand_5 = u32(equal);
    var less = false;
    less = params.x_len < 4u;
    let len = min(params.x_len, 4u);
    for (var position = 0u; position < len; position++) {
        if (x[position] != own[position]) {
            less = x[position] < own[position];
            break;
        }
    }
    let operand_6 = operand_5 | (u32(less) << 1u);
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
    let operand_7 = operand_6 | (u32(!equal_1) << 2u);
    var value_5: bool;
    loop {
        if (3u > params.x_len) {
            value_5 = false;
            break;
        }
        var break_return = false;
        for (var i = 0u; i < 3u; i++) {
            if (x[i] != own[i]) {
                value_5 = false;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_5 = true;
        break;
    }
    let operand_8 = u32(value_5);
    let needle = array<u32, 2>(n, n + 3u);
    var value_6: bool;
    loop {
        if (2u > max(params.x_len, 1u) - 1u) {
            value_6 = false;
            break;
        }
        var break_return = false;
        for (var i = 0u; i < 2u; i++) {
            if (x[1u + min(i, max(max(params.x_len, 1u) - 1u, 1u) - 1u)] != needle[i]) {
                value_6 = false;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_6 = true;
        break;
    }
    let operand_9 = operand_8 | (u32(value_6) << 1u);
    var value_7: bool;
    loop {
        if (1u > params.x_len) {
            value_7 = false;
            break;
        }
        let start = params.x_len - 1u;
        var break_return = false;
        for (var i = 0u; i < 1u; i++) {
            if (x[start + i] != own[i]) {
                value_7 = false;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_7 = true;
        break;
    }
    let operand_10 = u32(value_7);
    var value_8: bool;
    loop {
        if (2u > params.x_len) {
            value_8 = false;
            break;
        }
        let start = params.x_len - 2u;
        var break_return = false;
        for (var i = 0u; i < 2u; i++) {
            if (x[start + i] != own[i]) {
                value_8 = false;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_8 = true;
        break;
    }
    let operand_11 = operand_10 | (u32(value_8) << 1u);
    let argument = n + 1u;
    let result_1 = binary_search(argument);
    var value_9: u32;
    if (result_1.is_ok) {
        value_9 = result_1.ok_value;
    } else {
        let at_2 = result_1.err_value;
        value_9 = at_2 + 50u;
    }
    let operand_12 = value_9;
    var value_10: u32;
    let wanted_1 = n + 2u;
    var value_11: Result_u32_u32;
    var size_1 = 3u;
    var base_1 = 0u;
    while (size_1 > 1u) {
        let half = size_1 / 2u;
        if (own[min(base_1 + half, 2u)] <= wanted_1) {
            base_1 += half;
        }
        size_1 -= half;
    }
    if (size_1 == 0u || own[min(base_1, 2u)] > wanted_1) {
        value_11 = Result_u32_u32(false, 0u, base_1);
    } else if (own[min(base_1, 2u)] == wanted_1) {
        value_11 = Result_u32_u32(true, base_1, 0u);
    } else {
        value_11 = Result_u32_u32(false, 0u, base_1 + 1u);
    }
    let result_2 = value_11;
    let at_2 = result_2.ok_value;
    if (result_2.is_ok) {
        value_10 = at_2;
    } else {
        value_10 = 9u;
    }
    return array<u32, 9>(found, operand, operand_2, operand_4, operand_7, operand_9, operand_11, operand_12, value_10);
}

fn binary_search(wanted: u32) -> Result_u32_u32 {
    var size = params.x_len;
    var base = 0u;
    while (size > 1u) {
        let half = size / 2u;
        if (x[min(base + half, arrayLength(&x) - 1u)] <= wanted) {
            base += half;
        }
        size -= half;
    }
    if (size == 0u || x[min(base, arrayLength(&x) - 1u)] > wanted) {
        return Result_u32_u32(false, 0u, base);
    } else if (x[min(base, arrayLength(&x) - 1u)] == wanted) {
        return Result_u32_u32(true, base, 0u);
    } else {
        return Result_u32_u32(false, 0u, base + 1u);
    }
    return Result_u32_u32();
}

fn is_sorted() -> bool {
    for (var i = 1u; i < params.x_len; i++) {
        if (!(x[i - 1u] <= x[i])) {
            return false;
        }
    }
    return true;
}

fn is_sorted_1(slice: array<u32, 4>) -> bool {
    for (var i = 1u; i < 4u; i++) {
        if (!(slice[i - 1u] <= slice[i])) {
            return false;
        }
    }
    return true;
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
