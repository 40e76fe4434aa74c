// The kernel `answers`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Result_u32_u32 {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Params {
    x_len: u32,
    y_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> y: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

fn answers_1(n: u32) -> array<u32, 16> {
    var out_1 = array<u32, 16>(77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u);
    var equal = false;
    equal = params.x_len == params.y_len;
    if (equal) {
        let len = min(params.x_len, params.y_len);
        for (var position = 0u; position < len; position++) {
            if (x[position] != y[position]) {
                equal = false;
                break;
            }
        }
    }
    let operand = u32(equal) * 10u;
    var equal_1 = false;
    equal_1 = params.x_len == params.y_len;
    if (equal_1) {
        let len = min(params.x_len, params.y_len);
        for (var position = 0u; position < len; position++) {
            if (x[position] != y[position]) {
                equal_1 = false;
                break;
            }
        }
    }
    out_1[0u] = operand + u32(!equal_1);
    var equal_2 = false;
    equal_2 = params.x_len == params.y_len - min(params.y_len, 1u);
    if (equal_2) {
        let len = min(params.x_len, params.y_len - min(params.y_len, 1u));
        for (var position = 0u; position < len; position++) {
            let index = params.x_len - 1u - position;
            let index_1 = params.y_len - 1u - (position + 1u);
            if (x[index] != y[index_1]) {
                equal_2 = false;
                break;
            }
        }
    }
    out_1[1u] = u32(equal_2);
    let items = array<u32, 2>(n, 4u);
    var equal_3 = false;
    equal_3 = params.x_len == 2u;
    if (equal_3) {
        let len = min(params.x_len, 2u);
        for (var position = 0u; position < len; position++) {
            let item = x[position];
            let item_1 = items[position];
            if (item != item_1) {
                equal_3 = false;
                break;
            }
        }
    }
    out_1[2u] = u32(equal_3);
    var seen = 0u;
    var folded = n;
    var goes_on = true;
    var outcome: Option_u32;
    for (var position = 0u; position < params.x_len; position++) {
        var value: Option_u32;
        let sum = folded;
        seen += 1u;
        if (x[position] == 9u) {
            value = Option_u32();
        } else {
            let value_1 = x[position];
            let value_2 = (sum - value_1);
            value = Option_u32((sum >= value_1), value_2);
        }
        outcome = value;
        let option = outcome;
        if (option.is_some) {
            folded = option.some_value;
        } else {
            goes_on = false;
            break;
        }
    }
    let value = folded;
    let is_some = goes_on;
    let sum = Option_u32(is_some, value);
    var value_1 = 50u;
    if (sum.is_some) {
        let sum_1 = sum.some_value;
        value_1 = sum_1 + 100u;
    }
    out_1[3u] = value_1 + seen * 1000u;
    var folded_1 = 0u;
    var goes_on_1 = true;
    var outcome_1: Result_u32_u32;
    let len = min(params.x_len, params.y_len);
    for (var position = 0u; position < len; position++) {
        var value_2: Result_u32_u32;
        let sum_1 = folded_1;
        if (x[position] > y[position]) {
            value_2 = Result_u32_u32(false, 0u, sum_1 + x[position]);
        } else {
            value_2 = Result_u32_u32(true, sum_1 + y[position], 0u);
        }
        outcome_1 = value_2;
        let result = outcome_1;
        if (result.is_ok) {
            folded_1 = result.ok_value;
        } else {
            goes_on_1 = false;
            break;
        }
    }
    let result = outcome_1;
    let value_2 = folded_1;
    let is_some_1 = goes_on_1;
    let tried = Result_u32_u32(is_some_1, value_2, result.err_value);
    let sum_1 = tried.ok_value;
    let at = tried.err_value;
    if (tried.is_ok) {
        out_1[4u] = sum_1;
    } else {
        out_1[4u] = 1000u + at;
    }
    var found = false;
    var position = 0u;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        let index = params.x_len - 1u - position_1;
        position += 1u;
        if (x[index] == n) {
            found = true;
            break;
        }
    }
    let at_1 = params.x_len - position;
    let is_some_2 = found;
    var value_3 = 99u;
    if (is_some_2) {
        value_3 = at_1;
    }
    out_1[5u] = value_3;
    var found_1 = false;
    var position_1 = 0u;
    for (var position_2 = 0u; position_2 < params.x_len; position_2++) {
        let index = params.x_len - 1u - position_2;
        position_1 += 1u;
        let v = x[index] / 2u;
        if (v < 2u) {
            found_1 = true;
            break;
        }
    }
    let at_2 = params.x_len - position_1;
    let is_some_3 = found_1;
    var value_4 = 99u;
    if (is_some_3) {
        value_4 = at_2;
    }
    out_1[6u] = value_4;
    var calls = 0u;
    var value_5: u32;
    calls += 1u;
    value_5 = n + 1u;
    let repeated = value_5;
    var sum_2 = 0u;
    for (var position_2 = 0u; position_2 < 3u; position_2++) {
        let term = repeated;
        sum_2 += term;
    }
    out_1[7u] = sum_2;
    out_1[8u] = calls;
    let v_1 = n;
    let count = n;
    var count_1 = 0u;
    for (var element = 0u; element < count; element++) {
        let at_3 = count_1;
        count_1 += 1u;
        out_1[8u] += v_1 * at_3;
    }
    var x__next = Option_u32(true, 1u);
    var sum_3 = 0u;
    var position_2 = 0u;
    if (position_2 <= 4294967295u) {
        loop {
            var value_6: Option_u32;
            let option = x__next;
            let x__item = option.some_value;
            if (option.is_some) {
                let value_7 = x__item < 100u;
                var value_8: u32;
                if (value_7) {
                    value_8 = x__item * 2u + n;
                }
                x__next = Option_u32(value_7, value_8);
                value_6 = Option_u32(true, x__item);
            } else {
                value_6 = Option_u32();
            }
            let option_1 = value_6;
            if (!option_1.is_some) {
                break;
            }
            let item = option_1.some_value;
            let term = item;
            sum_3 += term;
            continuing {
                let position_last = position_2 == 4294967295u;
                position_2++;
                break if position_last;
            }
        }
    }
    out_1[9u] = sum_3;
    let value_6 = (n - 2u);
    var x__next_1 = Option_u32((n >= 2u), value_6);
    var count_2 = 0u;
    var position_3 = 0u;
    if (position_3 <= 4294967295u) {
        loop {
            var value_7: Option_u32;
            let option = x__next_1;
            let x__item = option.some_value;
            if (option.is_some) {
                let value_8 = (x__item - 1u);
                x__next_1 = Option_u32((x__item >= 1u), value_8);
                value_7 = Option_u32(true, x__item);
            } else {
                value_7 = Option_u32();
            }
            let option_1 = value_7;
            if (!option_1.is_some) {
                break;
            }
            count_2 += 1u;
            continuing {
                let position_last_1 = position_3 == 4294967295u;
                position_3++;
                break if position_last_1;
            }
        }
    }
    out_1[10u] = count_2;
    var asked = 0u;
    var x__next_2 = Option_u32(true, n);
    var count_3 = 0u;
    var folded_2 = 0u;
    var position_4 = 0u;
    if (position_4 <= 4294967295u) {
        loop {
            if (count_3 >= 3u) {
                break;
            }
            var value_7: Option_u32;
            let option = x__next_2;
            let x__item = option.some_value;
            if (option.is_some) {
                var value_8: Option_u32;
                asked += 1u;
                value_8 = Option_u32(true, x__item + 3u);
                x__next_2 = value_8;
                value_7 = Option_u32(true, x__item);
            } else {
                value_7 = Option_u32();
            }
            let option_1 = value_7;
            if (!option_1.is_some) {
                break;
            }
            let v_2 = option_1.some_value;
            count_3 += 1u;
            let a = folded_2;
            folded_2 = a * 10u + v_2;
            continuing {
                let position_last_2 = position_4 == 4294967295u;
                position_4++;
                break if position_last_2;
            }
        }
    }
    let first = folded_2;
    out_1[11u] = first * 10u + asked;
    out_1[12u] = (((n + 3u) << 2u) ^ ~n) - n;
    out_1[13u] = u32(-i32(n) + 2i);
    let number = n * 16909060u;
    let bytes = array<u32, 4>(((number >> 0u) & 255u), ((number >> 8u) & 255u), ((number >> 16u) & 255u), ((number >> 24u) & 255u));
    let bytes_1 = bytes;
    out_1[14u] = ((bytes_1[0u] << 0u) | (bytes_1[1u] << 8u) | (bytes_1[2u] << 16u) | (bytes_1[3u] << 24u)) + bytes[1u];
    var folded_3 = 0u;
    var goes_on_2 = true;
    var outcome_2: Option_u32;
    for (var position_5 = 0u; position_5 < params.x_len; position_5++) {
        let value_7 = x[position_5] < 100u;
        let value_8 = x[position_5];
        outcome_2 = Option_u32(value_7, value_8);
        let option = outcome_2;
        if (option.is_some) {
            folded_3 = option.some_value;
        } else {
            goes_on_2 = false;
            break;
        }
    }
    let value_7 = folded_3;
    let is_some_4 = goes_on_2;
    let last = value_7;
    if (is_some_4) {
        out_1[15u] = last;
    } else {
        out_1[15u] = 98u;
    }
    return out_1;
}

@compute @workgroup_size(1)
fn answers(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers_2 = answers_1(n);
    for (var i = 0u; i < 16u; i++) {
        out[16u * n + i] = answers_2[i];
    }
}
