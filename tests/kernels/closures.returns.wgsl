// The kernel `returns`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    n: u32,
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn returns() {
    var value: u32;
    let v = params.n;
    loop {
        if (v < 10u) {
            value = v;
            break;
        }
        value = v / 2u;
        break;
    }
    let operand = value;
    var value_1: u32;
    let v_1 = 100u;
    loop {
        value_1 = v_1 / 2u;
        break;
    }
    out[0u] = operand + value_1 * 100u;
    var value_2: u32;
    let wanted = 5u;
    var value_3: u32;
    loop {
        var break_return = false;
        for (var i = 0u; i < params.x_len; i++) {
            for (var part = 0u; part < 4u; part++) {
                if (x[i] == wanted + part) {
                    value_3 = i * 10u + part;
                    break_return = true;
                    break;
                }
            }
            if (break_return) {
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_3 = 99u;
        break;
    }
    value_2 = value_3;
    out[1u] = value_2;
    var value_4: u32;
    let wanted_1 = 1000u;
    var value_5: u32;
    loop {
        var break_return = false;
        for (var i = 0u; i < params.x_len; i++) {
            for (var part = 0u; part < 4u; part++) {
                if (x[i] == wanted_1 + part) {
                    value_5 = i * 10u + part;
                    break_return = true;
                    break;
                }
            }
            if (break_return) {
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_5 = 99u;
        break;
    }
    value_4 = value_5;
    out[2u] = value_4;
    var hits = 0u;
    for (var i = 0u; i < 5u; i++) {
        let v_2 = i;
        loop {
            if (v_2 == 0u) {
                break;
            }
            hits += v_2;
            break;
        }
        if (i == 3u) {
            continue;
        }
        let v_3 = 10u * i;
        loop {
            if (v_3 == 0u) {
                break;
            }
            hits += v_3;
            break;
        }
    }
    out[3u] = hits;
    var sum_1 = 0u;
    for (var i_1 = 0u; i_1 < params.n; i_1++) {
        var value_6: u32;
        loop {
            if (i_1 % 2u == 0u) {
                value_6 = 1u;
                break;
            } else {
                value_6 = i_1;
            }
            break;
        }
        let term = value_6;
        sum_1 += term;
    }
    out[4u] = sum_1;
    var value_6: u32;
    let v_2 = 5u;
    loop {
        var value_7: u32;
        let w = v_2;
        loop {
            value_7 = 7u;
            break;
            break;
        }
        value_6 = value_7 * 10u;
        break;
        break;
    }
    let operand_1 = value_6 * 100u;
    var value_7: u32;
    let v_3 = 2u;
    loop {
        let w = 4u;
        loop {
            value_7 = w;
            break;
        }
        break;
    }
    out[5u] = operand_1 + value_7;
    var value_8: u32;
    let v_4 = 30u;
    loop {
        var i = 0u;
        var break_return = false;
        loop {
            i += 1u;
            if (i * i > v_4) {
                value_8 = i - 1u;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        break;
    }
    out[6u] = value_8;
    var value_9: Option_u32;
    let v_5 = 2u;
    var value_10: Option_u32;
    loop {
        value_10 = Option_u32(true, v_5 + 1u);
        break;
    }
    value_9 = value_10;
    let option = value_9;
    var value_11 = 50u;
    if (option.is_some) {
        value_11 = option.some_value;
    }
    let operand_2 = value_11 * 100u;
    var value_12: Option_u32;
    let v_6 = 8u;
    var value_13: Option_u32;
    loop {
        value_13 = Option_u32();
        break;
        break;
    }
    value_12 = value_13;
    let option_1 = value_12;
    var value_14 = 50u;
    if (option_1.is_some) {
        value_14 = option_1.some_value;
    }
    out[7u] = operand_2 + value_14;
    var value_15: u32;
    let v_7 = params.n;
    loop {
        value_15 = v_7 + 1u;
        break;
        break;
    }
    out[8u] = value_15;
    var sum_2 = 0u;
    for (var i_1 = 0u; i_1 < params.n; i_1++) {
        var value_16: bool;
        loop {
            if (i_1 % 3u == 0u) {
                value_16 = false;
                break;
            }
            value_16 = i_1 % 2u == 0u;
            break;
        }
        if (value_16) {
            let term = i_1 + 1u;
            sum_2 += term;
        }
    }
    out[9u] = sum_2;
    var found = false;
    for (var i_1 = 0u; i_1 < params.x_len; i_1++) {
        var value_16: bool;
        loop {
            var break_return = false;
            for (var part = 1u; part < 4u; part++) {
                if (x[i_1] * part == 27u) {
                    value_16 = true;
                    break_return = true;
                    break;
                }
            }
            if (break_return) {
                break;
            }
            value_16 = false;
            break;
        }
        if (value_16) {
            found = true;
            break;
        }
    }
    let is_large = found;
    var folded_1 = 0u;
    for (var position = 0u; position < params.x_len; position++) {
        var value_16: u32;
        let sum = folded_1;
        loop {
            if (x[position] > 8u) {
                value_16 = sum;
                break;
            }
            value_16 = sum * 2u + x[position];
            break;
        }
        folded_1 = value_16;
    }
    let folded = folded_1;
    out[10u] = folded * 10u + u32(is_large);
}
