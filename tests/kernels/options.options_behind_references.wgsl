// The kernel `options_behind_references`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_10Option_u32_u32 {
    _0: Option_u32,
    _1: u32,
}

struct Params {
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn behind_references(n_1: u32) -> array<u32, 5> {
    var a = half(n_1);
    let first = taken(&a);
    var b = Tuple2_10Option_u32_u32(half(n_1), n_1);
    let option = b._0;
    var value: u32;
    b._0 = Option_u32();
    value = 2u;
    var value_1 = value;
    if (option.is_some) {
        let v = option.some_value;
        value_1 = v + 1u;
    }
    let second = value_1;
    let option_1 = a;
    let value_2 = Option_u32(true, 4u);
    var option_2: Option_u32;
    if (option_1.is_some) {
        option_2 = Option_u32(option_1.is_some, option_1.some_value);
    } else {
        option_2 = value_2;
    }
    let option_3 = option_2;
    var value_3 = 2u;
    if (option_3.is_some) {
        value_3 = option_3.some_value;
    }
    let operand = value_3;
    let option_4 = a;
    var is_some = false;
    if (option_4.is_some) {
        let value_4 = option_4.some_value;
        is_some = value_4 > 2u;
    }
    let is_some_1 = is_some;
    var value_4 = 7u;
    if (is_some_1) {
        value_4 = option_4.some_value;
    }
    let third = operand + value_4;
    a = b._0;
    let option_5 = a;
    var value_5 = 3u;
    if (option_5.is_some) {
        value_5 = option_5.some_value;
    }
    return array<u32, 5>(first, second, third, value_5, b._1);
}

fn half(n_1: u32) -> Option_u32 {
    if (n_1 % 2u == 1u) {
        return Option_u32();
    }
    return Option_u32(true, n_1 / 2u);
}

fn taken(o: ptr<function, Option_u32>) -> u32 {
    let option = (*o);
    var value: u32;
    *o = Option_u32(true, 9u);
    value = 1u;
    var value_1 = value;
    if (option.is_some) {
        value_1 = option.some_value;
    }
    return value_1;
}

@compute @workgroup_size(1)
fn options_behind_references() {
    for (var i = 0u; i < params.n_len; i++) {
        let values = behind_references(n[i]);
        for (var k = 0u; k < 5u; k++) {
            out[i * 5u + k] = values[k];
        }
    }
}
