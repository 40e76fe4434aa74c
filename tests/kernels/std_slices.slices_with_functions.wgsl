// The kernel `slices_with_functions`.

struct Result_u32_u32 {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Option_unit {
    is_some: bool,
    some_value: bool,
}

struct Result_unit_u32 {
    is_ok: bool,
    ok_value: bool,
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

fn with_functions(n: u32) -> array<u32, 10> {
    var own = array<u32, 5>();
    var value = n;
    let end = max(rust_value_u32(5u), 1u) - 1u;
    for (var i = 0u; i < end; i++) {
        var value_1: u32;
        value = value * 3u + 1u;
        value_1 = value;
        own[1u + i] = value_1;
    }
    var value_1: Result_u32_u32;
    loop {
        if (params.x_len == 0u) {
            value_1 = Result_u32_u32(false, 0u, 0u);
            break;
        }
        var value_2: u32;
        var size = params.x_len;
        var base = 0u;
        while (size > 1u) {
            let half = size / 2u;
            let index = base + half;
            let value_3 = x[min(index, arrayLength(&x) - 1u)];
            var ordering: u32;
            if (value_3 < n) {
                ordering = 4294967295u;
            } else if (value_3 > n) {
                ordering = 1u;
            } else {
                ordering = 0u;
            }
            if (ordering != 1u) {
                base += half;
            }
            size -= half;
        }
        value_2 = base;
        let base_1 = value_2;
        let value_3 = x[min(base_1, arrayLength(&x) - 1u)];
        var ordering: u32;
        if (value_3 < n) {
            ordering = 4294967295u;
        } else if (value_3 > n) {
            ordering = 1u;
        } else {
            ordering = 0u;
        }
        let selector = ordering;
        if (selector == 0u) {
            value_1 = Result_u32_u32(true, base_1, 0u);
        } else if (selector == 4294967295u) {
            value_1 = Result_u32_u32(false, 0u, base_1 + 1u);
        } else {
            value_1 = Result_u32_u32(false, 0u, base_1);
        }
        break;
    }
    let result = value_1;
    var value_2: u32;
    if (result.is_ok) {
        let at = result.ok_value;
        value_2 = at;
    } else {
        let at = result.err_value;
        value_2 = 50u + at;
    }
    let by = value_2;
    let pairs = array<Tuple2_u32_u32, 3>(Tuple2_u32_u32(n, 1u), Tuple2_u32_u32(4u, 3u), Tuple2_u32_u32(5u, 7u));
    let wanted = n % 8u;
    var value_3: Result_u32_u32;
    loop {
        var value_4: u32;
        var size = 3u;
        var base = 0u;
        while (size > 1u) {
            let half = size / 2u;
            let index = base + half;
            if (pairs[min(index, 2u)]._1 <= wanted) {
                base += half;
            }
            size -= half;
        }
        value_4 = base;
        let base_1 = value_4;
        let found = pairs[min(base_1, 2u)]._1;
        if (found == wanted) {
            value_3 = Result_u32_u32(true, base_1, 0u);
        } else if (found < wanted) {
            value_3 = Result_u32_u32(false, 0u, base_1 + 1u);
        } else {
            value_3 = Result_u32_u32(false, 0u, base_1);
        }
        break;
    }
    let by_key = value_3;
    var calls = 0u;
    var value_4: bool;
    loop {
        if (params.x_len == 0u) {
            value_4 = true;
            break;
        }
        var value_5: u32;
        calls += 1u;
        value_5 = x[0u] / max(n, 1u);
        var last = value_5;
        var break_return = false;
        for (var i = 1u; i < params.x_len; i++) {
            var value_6: u32;
            calls += 1u;
            value_6 = x[i] / max(n, 1u);
            let next = value_6;
            if (!(last <= next)) {
                value_4 = false;
                break_return = true;
                break;
            }
            last = next;
        }
        if (break_return) {
            break;
        }
        value_4 = true;
        break;
    }
    let is_sorted = value_4;
    var sum = 0u;
    var goes_on = true;
    var outcome: Option_unit;
    for (var position = 0u; position < params.x_len; position++) {
        var value_5: Option_unit;
        sum += x[position];
        let value_6 = x[position] < n;
        value_5 = Option_unit(value_6, false);
        outcome = value_5;
        let option = outcome;
        if (option.is_some) {
        } else {
            goes_on = false;
            break;
        }
    }
    let is_some = goes_on;
    let is_below = Option_unit(is_some, false);
    var folded = 0u;
    for (var position = 0u; position < 5u; position++) {
        let a = folded;
        folded = a * 3u + own[position];
    }
    let operand = folded;
    var value_5: u32;
    if (by_key.is_ok) {
        let at = by_key.ok_value;
        value_5 = at;
    } else {
        let at = by_key.err_value;
        value_5 = 50u + at;
    }
    let operand_1 = value_5;
    let operand_2 = u32(is_sorted) + calls * 10u;
    var value_6: bool;
    var is_sorted_1 = true;
    for (var i = 1u; i < params.x_len; i++) {
        let index = i - 1u;
        if (!(x[index] < x[i])) {
            is_sorted_1 = false;
            break;
        }
    }
    value_6 = is_sorted_1;
    let operand_3 = u32(value_6);
    var value_7: bool;
    var is_sorted_2 = true;
    let end_1 = max(params.x_len, 1u) - 1u;
    for (var i = 1u; i < end_1; i++) {
        let index = 1u + min(i - 1u, max(max(params.x_len, 1u) - 1u, 1u) - 1u);
        let index_1 = 1u + i;
        if (!(x[index] <= x[index_1])) {
            is_sorted_2 = false;
            break;
        }
    }
    value_7 = is_sorted_2;
    let operand_4 = operand_3 + 2u * u32(value_7);
    var folded_1 = 1u;
    for (var position = 0u; position < params.x_len; position++) {
        let index = params.x_len - 1u - position;
        let a = folded_1;
        folded_1 = a * 2u + x[index];
    }
    let operand_5 = folded_1;
    var found_1 = false;
    var find: u32;
    for (var position = 0u; position < params.x_len; position++) {
        let index = params.x_len - 1u - position;
        if (x[index] < n) {
            find = x[index];
            found_1 = true;
            break;
        }
    }
    let is_some_1 = found_1;
    let value_8 = find;
    var value_9 = 99u;
    if (is_some_1) {
        value_9 = value_8;
    }
    let operand_6 = value_9;
    var folded_2 = 0u;
    for (var position = 0u; position < params.x_len; position++) {
        let i_1 = params.x_len - 1u - position;
        if (x[i_1] != n) {
            let a = folded_2;
            folded_2 = a * 2u + x[i_1] * i_1;
        }
    }
    let operand_7 = folded_2;
    let result_1 = below(n);
    var value_10: u32;
    if (result_1.is_ok) {
        value_10 = 3u;
    } else {
        let v = result_1.err_value;
        value_10 = v + 100u;
    }
    return array<u32, 10>(operand, by, operand_1, operand_2, operand_4, operand_5, operand_6, operand_7, value_10, sum * 10u + u32(is_below.is_some));
}

fn below(n: u32) -> Result_unit_u32 {
    var goes_on = true;
    var outcome: Result_unit_u32;
    for (var position = 0u; position < params.x_len; position++) {
        var value_1: Result_unit_u32;
        if (x[position] > n) {
            value_1 = Result_unit_u32(false, bool(), x[position]);
        } else {
            value_1 = Result_unit_u32(true, false, 0u);
        }
        outcome = value_1;
        let result = outcome;
        if (result.is_ok) {
        } else {
            goes_on = false;
            break;
        }
    }
    let result = outcome;
    let is_some = goes_on;
    return Result_unit_u32(is_some, false, result.err_value);
}

@compute @workgroup_size(1)
fn slices_with_functions(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = with_functions(n);
    for (var i = 0u; i < 10u; i++) {
        out[10u * n + i] = answers[i];
    }
}
