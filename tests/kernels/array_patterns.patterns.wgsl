// The kernel `patterns`.

struct Params {
    x: u32,
    flag: u32, // bool
    rows_len: u32,
}

@group(0) @binding(0) var<storage, read> rows: array<array<u32, 4>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const LIMIT: u32 = 7u;

fn weigh(argument: array<u32, 2>, factor: u32) -> u32 {
    let a = argument[0u];
    let b = argument[1u];
    return a * factor + b;
}

@compute @workgroup_size(1)
fn patterns() {
    let parts = rows[0u];
    let a = parts[0u];
    let b = parts[1u];
    let c = parts[2u];
    let d = parts[3u];
    out[0u] = a * 1000u + b * 100u + c * 10u + d;
    let parts_1 = rows[1u];
    let first = parts_1[0u];
    let last = parts_1[4u - 1u];
    let parts_2 = rows[1u];
    var p = parts_2[0u];
    p += 1u;
    out[1u] = first * 100u + last * 10u + p;
    let parts_3 = array<array<u32, 2>, 2>(array<u32, 2>(params.x, 1u), array<u32, 2>(2u, params.x + 1u));
    let parts_4 = parts_3[0u];
    let q = parts_4[0u];
    let parts_5 = parts_3[1u];
    let r = parts_5[2u - 1u];
    out[2u] = q * 10u + r;
    var total = 0u;
    for (var element = 0u; element < params.rows_len; element++) {
        let operand = total * 10u;
        var value: u32;
        let selector = rows[element];
        let rest = selector[1u];
        let s = selector[0u];
        let t = selector[1u];
        let u = selector[2u];
        let v = selector[3u];
        if (selector[0u] == 0u) {
            value = rest;
        } else if (selector[4u - 1u] == 4u || selector[4u - 1u] == 5u) {
            value = 1u;
        } else if (s < t) {
            value = u + v;
        } else {
            value = 9u;
        }
        total = operand + value;
    }
    for (var element = 0u; element < params.rows_len; element++) {
        let item = rows[element];
        let s = item[0u];
        let t = item[1u];
        total = total * 10u + s + t;
    }
    out[3u] = total;
    var s = 1u;
    var t = 2u;
    let selector = array<u32, 2>(t, s + t);
    let parts_6 = selector;
    s = parts_6[0u];
    t = parts_6[1u];
    let selector_1 = array<u32, 2>(s * 10u + t, 0u);
    let parts_7 = selector_1;
    out[4u] = parts_7[0u];
    let selector_2 = t + 1u;
    s = selector_2;
    let selector_3 = array<u32, 4>(9u, 8u, s, s + t);
    let parts_8 = selector_3;
    t = parts_8[4u - 2u];
    out[10u] = parts_8[4u - 1u];
    let selector_4 = rows[0u];
    let parts_9 = selector_4;
    s = parts_9[1u];
    out[11u] = s * 10u + t;
    let operand = weigh(array<u32, 2>(params.x, 2u), 10u);
    var sum = 0u;
    for (var position = 0u; position < params.rows_len; position++) {
        let term = rows[position][0u] * rows[position][4u - 1u];
        sum += term;
    }
    out[5u] = operand + sum;
    var value: u32;
    if (params.x == 1u || (params.x >= 3u && params.x <= 5u)) {
        value = 1u;
    } else {
        value = 2u;
    }
    let operand_1 = value;
    var value_1: u32;
    if ((params.x == 0u || (params.flag != 0u)) && params.x < 10u) {
        value_1 = 10u;
    } else {
        value_1 = 20u;
    }
    let operand_2 = operand_1 + value_1;
    var value_2: u32;
    let selector_5 = rows[0u];
    if (selector_5[0u] != 1u) {
        value_2 = 100u;
    } else {
        value_2 = 200u;
    }
    let operand_3 = operand_2 + value_2;
    var value_3: u32;
    if (params.x == LIMIT) {
        value_3 = 1000u;
    } else {
        value_3 = 2000u;
    }
    out[6u] = operand_3 + value_3;
    let inside = params.x >= 2u && params.x < 5u && (params.x >= 0u && params.x <= params.x) && !(params.x >= params.x && params.x < params.x);
    let float = f32(params.x);
    var value_4: u32;
    if (float < 4.0f) {
        value_4 = 10u;
    } else {
        value_4 = 20u;
    }
    let operand_4 = u32(inside) + value_4;
    var value_5: u32;
    if (float >= -1.0f && float <= 3.0f) {
        value_5 = 100u;
    } else {
        value_5 = 200u;
    }
    out[7u] = operand_4 + value_5;
    out[8u] = 97u + 233u + u32((params.flag != 0u)) + u32((params.x == 4u));
    out[9u] = u32(i32(122u) - i32(!(params.flag != 0u)));
}
