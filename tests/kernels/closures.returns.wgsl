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
    loop {
        var break_return = false;
        for (var i = 0u; i < params.x_len; i++) {
            for (var part = 0u; part < 4u; part++) {
                if (x[i] == wanted + part) {
                    value_2 = i * 10u + part;
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
        value_2 = 99u;
        break;
    }
    out[1u] = value_2;
    var value_3: u32;
    let wanted_1 = 1000u;
    loop {
        var break_return = false;
        for (var i = 0u; i < params.x_len; i++) {
            for (var part = 0u; part < 4u; part++) {
                if (x[i] == wanted_1 + part) {
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
    out[2u] = value_3;
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
        var value_4: u32;
        loop {
            if (i_1 % 2u == 0u) {
                value_4 = 1u;
                break;
            } else {
                value_4 = i_1;
            }
            break;
        }
        let term = value_4;
        sum_1 += term;
    }
    out[4u] = sum_1;
    var value_4: u32;
    let v_2 = 5u;
    loop {
        var value_5: u32;
        let w = v_2;
        loop {
            value_5 = 7u;
            break;
            break;
        }
        value_4 = value_5 * 10u;
        break;
        break;
    }
    let operand_1 = value_4 * 100u;
    var value_5: u32;
    let v_3 = 2u;
    loop {
        let w = 4u;
        loop {
            value_5 = w;
            break;
        }
        break;
    }
    out[5u] = operand_1 + value_5;
    var value_6: u32;
    let v_4 = 30u;
    loop {
        var i = 0u;
        var break_return = false;
        loop {
            i += 1u;
            if (i * i > v_4) {
                value_6 = i - 1u;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        break;
    }
    out[6u] = value_6;
    var value_7: Option_u32;
    let v_5 = 2u;
    loop {
        value_7 = Option_u32(true, v_5 + 1u);
        break;
    }
    let option = value_7;
    var value_8 = 50u;
    if (option.is_some) {
        value_8 = option.some_value;
    }
    let operand_2 = value_8 * 100u;
    var value_9: Option_u32;
    let v_6 = 8u;
    loop {
        value_9 = Option_u32();
        break;
        break;
    }
    let option_1 = value_9;
    var value_10 = 50u;
    if (option_1.is_some) {
        value_10 = option_1.some_value;
    }
    out[7u] = operand_2 + value_10;
    var value_11: u32;
    let v_7 = params.n;
    loop {
        value_11 = v_7 + 1u;
        break;
        break;
    }
    out[8u] = value_11;
    var sum_2 = 0u;
    for (var i_1 = 0u; i_1 < params.n; i_1++) {
        var value_12: bool;
        loop {
            if (i_1 % 3u == 0u) {
                value_12 = false;
                break;
            }
            value_12 = i_1 % 2u == 0u;
            break;
        }
        if (value_12) {
            let term = i_1 + 1u;
            sum_2 += term;
        }
    }
    out[9u] = sum_2;
    var found = false;
    for (var i_1 = 0u; i_1 < params.x_len; i_1++) {
        var value_12: bool;
        loop {
            var break_return = false;
            for (var part = 1u; part < 4u; part++) {
                if (x[i_1] * part == 27u) {
                    value_12 = true;
                    break_return = true;
                    break;
                }
            }
            if (break_return) {
                break;
            }
            value_12 = false;
            break;
        }
        if (value_12) {
            found = true;
            break;
        }
    }
    let is_large = found;
    var folded_1 = 0u;
    for (var position = 0u; position < params.x_len; position++) {
        var value_12: u32;
        let sum = folded_1;
        loop {
            if (x[position] > 8u) {
                value_12 = sum;
                break;
            }
            value_12 = sum * 2u + x[position];
            break;
        }
        folded_1 = value_12;
    }
    let folded = folded_1;
    out[10u] = folded * 10u + u32(is_large);
}
