// The kernel `closures`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    n: u32,
    input_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn closures() {
    let offset = params.n * 2u;
    let offset_1 = 1000u;
    let v = 1u;
    let v_1 = offset_1;
    out[0u] = v + offset + (v_1 + offset);
    var count = 0u;
    var value: u32;
    let by = 1u;
    count += by;
    value = count * 10u;
    let operand = value;
    var value_1: u32;
    let by_1 = 2u;
    count += by_1;
    value_1 = count * 10u;
    out[1u] = operand + value_1 * 100u;
    let by_2 = 4u;
    count += by_2;
    _ = count * 10u;
    out[2u] = count;
    var value_2: u32;
    let v_2 = 100u;
    var v_3 = v_2;
    while (v_3 > 9u) {
        if (v_3 % 2u == 0u) {
            v_3 = v_3 / 2u;
        } else {
            v_3 = v_3 - 1u;
        }
    }
    value_2 = v_3;
    let operand_1 = value_2 * 10u;
    var value_3: u32;
    let v_4 = 3u;
    var v_5 = v_4;
    while (v_5 > 9u) {
        if (v_5 % 2u == 0u) {
            v_5 = v_5 / 2u;
        } else {
            v_5 = v_5 - 1u;
        }
    }
    value_3 = v_5;
    out[3u] = operand_1 + value_3;
    let v_6 = 40u;
    let v_7 = v_6;
    var value_4: u32;
    let v_8 = v_6;
    var v_9 = v_8;
    while (v_9 > 9u) {
        if (v_9 % 2u == 0u) {
            v_9 = v_9 / 2u;
        } else {
            v_9 = v_9 - 1u;
        }
    }
    value_4 = v_9;
    out[4u] = v_7 + offset + value_4;
    var sum = 0u;
    for (var i = 0u; i < 5u; i++) {
        if (i == 3u) {
            continue;
        }
        let i_1 = i;
        sum += input[i_1 % params.input_len] * 10u + i;
    }
    out[5u] = sum;
    let x = 5u;
    let argument = Tuple2_u32_u32(x, 2u);
    let a = argument._0;
    let b = argument._1;
    var value_5: u32;
    let x_1 = x;
    value_5 = x_1;
    let operand_2 = a * b + value_5 * 100u;
    var value_6: u32;
    let x_2 = x + 1u;
    if (x_2 > 5u) {
        value_6 = params.n;
    } else {
        value_6 = x_2;
    }
    out[6u] = operand_2 + value_6 * 1000u;
    var list = array<u32, 3>(1u, 2u, 3u);
    let a_1 = 0u;
    let b_1 = 2u;
    let old = list[a_1];
    list[a_1] = list[b_1];
    list[b_1] = old;
    let a_2 = 0u;
    let b_2 = 1u;
    let old_1 = list[a_2];
    list[a_2] = list[b_2];
    list[b_2] = old_1;
    out[7u] = list[0u] * 100u + list[1u] * 10u + list[2u];
}
