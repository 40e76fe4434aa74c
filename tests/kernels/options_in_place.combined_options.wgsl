// The kernel `combined_options`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
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

fn combined(n: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>();
    let option = odd(n);
    let index = n;
    let is_some = option.is_some && index < params.x_len;
    let a = option.some_value;
    if (is_some) {
        out_1[0u] = a + x[index];
    }
    let option_1 = odd(n);
    let is_some_1 = option_1.is_some && true;
    var value = 1u;
    if (is_some_1) {
        let a_1 = option_1.some_value;
        let b = 3u;
        value = a_1 * b;
    }
    out_1[1u] = value;
    let option_2 = odd(n);
    let value_1 = odd(n / 2u);
    var option_3: Option_u32;
    if (option_2.is_some) {
        option_3 = Option_u32(option_2.is_some, option_2.some_value);
    } else {
        option_3 = value_1;
    }
    let option_4 = option_3;
    let is_some_2 = option_2.is_some != value_1.is_some;
    var value_2 = 5u;
    if (is_some_2) {
        value_2 = option_4.some_value;
    }
    out_1[2u] = value_2;
    let option_5 = odd(n);
    let value_3 = Option_u32();
    var option_6: Option_u32;
    if (option_5.is_some) {
        option_6 = Option_u32(option_5.is_some, option_5.some_value);
    } else {
        option_6 = value_3;
    }
    let option_7 = option_6;
    let is_some_3 = option_5.is_some != value_3.is_some;
    var value_4 = 6u;
    if (is_some_3) {
        value_4 = option_7.some_value;
    }
    out_1[3u] = value_4;
    var count = 0u;
    var value_5: Option_u32;
    let wanted = n > 2u;
    count += 1u;
    let value_6 = count;
    value_5 = Option_u32(wanted, value_6);
    let option_8 = value_5;
    var value_7: Option_u32;
    let wanted_1 = n > 4u;
    count += 1u;
    let value_8 = count;
    value_7 = Option_u32(wanted_1, value_8);
    let option_9 = value_7;
    let is_some_4 = option_8.is_some && option_9.is_some;
    var value_9: Tuple2_u32_u32;
    if (is_some_4) {
        value_9 = Tuple2_u32_u32(option_8.some_value, option_9.some_value);
    }
    let both = Option_Tuple2_u32_u32(is_some_4, value_9);
    var value_10 = 0u;
    if (both.is_some) {
        let a_1 = both.some_value._0;
        let b = both.some_value._1;
        value_10 = a_1 * 10u + b;
    }
    out_1[4u] = value_10;
    var value_11: Option_u32;
    let wanted_2 = n > 2u;
    count += 1u;
    let value_12 = count;
    value_11 = Option_u32(wanted_2, value_12);
    let option_10 = value_11;
    var value_13: Option_u32;
    let wanted_3 = n > 4u;
    count += 1u;
    let value_14 = count;
    value_13 = Option_u32(wanted_3, value_14);
    let value_15 = value_13;
    var option_11: Option_u32;
    if (option_10.is_some) {
        option_11 = Option_u32(option_10.is_some, option_10.some_value);
    } else {
        option_11 = value_15;
    }
    let option_12 = option_11;
    let is_some_5 = option_10.is_some != value_15.is_some;
    let either = Option_u32(is_some_5, option_12.some_value);
    var value_16 = 0u;
    if (either.is_some) {
        value_16 = either.some_value;
    }
    out_1[5u] = value_16;
    out_1[6u] = count;
    let last = params.x_len - 1u;
    let is_some_6 = 0u < params.x_len && last < params.x_len;
    var value_17: Tuple2_u32_u32;
    if (is_some_6) {
        value_17 = Tuple2_u32_u32(x[0u], x[last]);
    }
    let pair = Option_Tuple2_u32_u32(is_some_6, value_17);
    if (pair.is_some) {
        out_1[7u] = (pair.some_value._0 - pair.some_value._1);
    } else {
        out_1[7u] = 99u;
    }
    return out_1;
}

fn odd(n: u32) -> Option_u32 {
    let value = n % 2u == 1u;
    let value_1 = n * 10u;
    return Option_u32(value, value_1);
}

@compute @workgroup_size(1)
fn combined_options(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = combined(n);
    for (var i = 0u; i < 8u; i++) {
        out[8u * n + i] = answers[i];
    }
}
