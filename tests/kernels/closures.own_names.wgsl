// The kernel `own_names`.
//
// The closures bind the names themselves, so `move` copies nothing that may change.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn own_names() {
    var x = params.n;
    x += 1u;
    var value: u32;
    let a = x;
    let x_1 = a * 2u;
    value = x_1 + 1u;
    let operand = value * 1000u;
    var value_1: u32;
    let a_1 = x;
    let x_2 = a_1;
    switch (a_1) {
        case 0u: {
            value_1 = 100u;
        }
        default: {
            value_1 = x_2 + 10u;
        }
    }
    out[0u] = operand + value_1;
    x += 1u;
    var value_2: u32;
    let a_2 = x;
    var sum = 0u;
    for (var x_3 = 0u; x_3 < a_2; x_3++) {
        sum += x_3;
    }
    value_2 = sum;
    let operand_1 = value_2 * 1000u;
    var value_3: u32;
    let a_3 = x;
    let value_4 = (a_3 - 5u);
    let x_3 = value_4;
    if (a_3 >= 5u) {
        value_3 = x_3;
    } else {
        value_3 = 50u;
    }
    out[1u] = operand_1 + value_3;
    var value_5: u32;
    let a_4 = x;
    let x_4 = a_4;
    value_5 = x_4 * 2u;
    let operand_2 = value_5 * 1000u;
    var value_6: u32;
    let a_5 = params.n - params.n;
    let x_5 = a_5;
    switch (a_5) {
        case 0u: {
            value_6 = 100u;
        }
        default: {
            value_6 = x_5 + 10u;
        }
    }
    out[2u] = operand_2 + value_6;
}
