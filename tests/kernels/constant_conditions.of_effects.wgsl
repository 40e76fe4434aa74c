// The kernel `of_effects`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const B: bool = true;
const B_1: bool = false;
const NEGATIVE: bool = true;
const LOST: bool = true;
const LEAST: bool = true;
const HALVES: bool = f32(7i) / f32(2i) > f32(3i);
const SHIFTED: u32 = 0u;
const WHOLE: u32 = 7u;
const YES: bool = true;
const NO: bool = !YES;
const YES_1: bool = true;
const NO_1: bool = !YES_1;

fn judged(x_1: u32) -> array<u32, 8> {
    var value: u32;
    let of_ = NEGATIVE;
    value = x_1;
    let operand = value;
    var value_1: u32;
    value_1 = 1u;
    let operand_1 = value_1;
    var value_2: u32;
    if (LOST && LEAST) {
        value_2 = 1u;
    } else {
        value_2 = 2u;
    }
    let operand_2 = value_2;
    var value_3: u32;
    value_3 = 1u;
    let operand_3 = value_3;
    var value_4: u32;
    if (HALVES) {
        value_4 = 1u;
    } else {
        value_4 = 2u;
    }
    let operand_4 = value_4;
    var value_5: u32;
    value_5 = 2u;
    let operand_5 = value_5;
    var value_6: u32;
    if (SHIFTED == 0u) {
        value_6 = 1u;
    } else {
        value_6 = 2u;
    }
    let operand_6 = value_6;
    var value_7: u32;
    if (WHOLE == 7u) {
        value_7 = 1u;
    } else {
        value_7 = 2u;
    }
    return array<u32, 8>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, value_7);
}

fn effects(x_1: u32) -> array<u32, 6> {
    var calls = x_1;
    var out_1 = array<u32, 6>();
    loop {
        let result = hit(&calls);
        if (!(result || YES)) {
        }
        break;
    }
    loop {
        let result = hit(&calls);
        if (result && NO) {
        }
        break;
    }
    loop {
        let result = hit(&calls);
        if (result || YES) {
            calls += 1u;
            if (calls > 9u) {
                break;
            }
        } else {
            break;
        }
    }
    let result = hit(&calls);
    let selector = result && NO;
    if (selector) {
        out_1[1u] = 1u;
    } else {
        out_1[1u] = 2u;
    }
    var taken = false;
    let result_1 = hit(&calls);
    taken = result_1 && NO;
    if (taken) {
        out_1[2u] = 1u;
    } else if (B) {
        out_1[2u] = 2u;
    } else {
        out_1[2u] = 3u;
    }
    let result_2 = hit(&calls);
    _ = result_2 & NO;
    let result_3 = hit(&calls);
    _ = B | result_3;
    out_1[4u] = 2u;
    out_1[5u] = calls;
    return out_1;
}

fn effects_1(x_1: u32) -> array<u32, 6> {
    var calls = x_1;
    var out_1 = array<u32, 6>();
    loop {
        let result = hit(&calls);
        if (!(result || YES_1)) {
        }
        break;
    }
    loop {
        let result = hit(&calls);
        if (result && NO_1) {
        }
        break;
    }
    loop {
        let result = hit(&calls);
        if (result || YES_1) {
            calls += 1u;
            if (calls > 9u) {
                break;
            }
        } else {
            break;
        }
    }
    let result = hit(&calls);
    let selector = result && NO_1;
    if (selector) {
        out_1[1u] = 1u;
    } else {
        out_1[1u] = 2u;
    }
    var taken = false;
    let result_1 = hit(&calls);
    taken = result_1 && NO_1;
    if (taken) {
        out_1[2u] = 1u;
    } else if (B_1) {
        out_1[2u] = 2u;
    } else {
        out_1[2u] = 3u;
    }
    let result_2 = hit(&calls);
    _ = result_2 & NO_1;
    let result_3 = hit(&calls);
    if (B_1 | result_3) {
        out_1[4u] = 2u;
    }
    out_1[5u] = calls;
    return out_1;
}

fn hit(calls: ptr<function, u32>) -> bool {
    *calls += 1u;
    return (*calls) > 2u;
}

@compute @workgroup_size(1)
fn of_effects() {
    for (var i = 0u; i < params.x_len; i++) {
        let judged_1 = judged(x[i]);
        let effects_2 = effects(x[i]);
        let others = effects_1(x[i]);
        for (var k = 0u; k < 8u; k++) {
            out[i * 20u + k] = judged_1[k];
            if (k < 6u) {
                out[i * 20u + 8u + k] = effects_2[k];
                out[i * 20u + 14u + k] = others[k];
            }
        }
    }
}
