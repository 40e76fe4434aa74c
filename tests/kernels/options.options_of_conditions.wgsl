// The kernel `options_of_conditions`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn conditions(n_1: u32) -> array<u32, 8> {
    var calls = 0u;
    let value = n_1 % 2u == 0u;
    var value_1: u32;
    if (value) {
        var value_2: u32;
        let by = 1u;
        calls += by;
        value_2 = by;
        value_1 = value_2 + n_1 / 2u;
    }
    let even = Option_u32(value, value_1);
    var value_2: u32;
    let by = 10u;
    calls += by;
    value_2 = by;
    let value_3 = value_2 + n_1 > 15u;
    var value_4: u32;
    let by_1 = 100u;
    calls += by_1;
    value_4 = by_1;
    let value_5 = value_4;
    let large = Option_u32(value_3, value_5);
    let value_6 = n_1 < 4u;
    var value_7: Option_u32;
    if (value_6) {
        let value_8 = n_1 > 1u;
        let value_9 = n_1 * 3u;
        value_7 = Option_u32(value_8, value_9);
    }
    var option: Option_u32;
    if (value_6) {
        let v = value_7;
        option = v;
    } else {
        option = Option_u32();
    }
    let option_1 = option;
    let small = Option_u32(option_1.is_some, option_1.some_value);
    let value_8 = n_1 == 3u;
    let value_9 = n_1 == 5u;
    var value_10: u32;
    if (value_9) {
        var value_11: u32;
        let by_2 = 1000u;
        calls += by_2;
        value_11 = by_2;
        value_10 = value_11;
    }
    let value_11 = Option_u32(value_9, value_10);
    var option_2: Option_u32;
    if (value_8) {
        option_2 = Option_u32(value_8, 7u);
    } else {
        option_2 = value_11;
    }
    let option_3 = option_2;
    var value_12 = 9u;
    if (option_3.is_some) {
        value_12 = option_3.some_value;
    }
    let first = value_12;
    var chosen: u32;
    var is_some = false;
    if (even.is_some) {
        let value_13 = even.some_value;
        is_some = value_13 > 2u;
    }
    let is_some_1 = is_some;
    let v = even.some_value;
    if (is_some_1) {
        chosen = v;
    } else {
        chosen = 1u;
    }
    let value_13 = n_1 != 8u;
    var value_14: u32;
    if (value_13) {
        value_14 = n_1 ^ 1u;
    }
    let value_15 = value_14;
    let last = value_15;
    if (!value_13) {
        let element = calls;
        return array<u32, 8>(element, element, element, element, element, element, element, element);
    }
    var value_16 = 4u;
    if (large.is_some) {
        let v_1 = large.some_value;
        value_16 = v_1 + 1u;
    }
    let rest = value_16;
    var value_17 = 0u;
    if (even.is_some) {
        value_17 = even.some_value;
    }
    let operand = value_17;
    var value_18 = 8u;
    if (small.is_some) {
        value_18 = small.some_value;
    }
    return array<u32, 8>(operand, rest, value_18, first, chosen, last, calls, n_1);
}

@compute @workgroup_size(1)
fn options_of_conditions() {
    for (var i = 0u; i < params.n_len; i++) {
        let values = conditions(n[i]);
        for (var k = 0u; k < 8u; k++) {
            out[i * 8u + k] = values[k];
        }
    }
}
