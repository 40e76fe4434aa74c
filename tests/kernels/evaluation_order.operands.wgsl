// The kernel `operands`.

struct Params {
    start: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn operands() {
    var x = params.start;
    let operand = x;
    var value: u32;
    x = 50u;
    value = x;
    out[0u] = operand + value + x;
    var x_1 = params.start;
    let operand_1 = x_1;
    var value_1: u32;
    x_1 = 100u;
    value_1 = 7u;
    out[1u] = max(operand_1, value_1);
    out[2u] = x_1;
    var n = 0u;
    var value_2: u32;
    n = n * 10u + 1u;
    value_2 = n;
    let operand_2 = value_2;
    var value_3: u32;
    n = n * 10u + 2u;
    value_3 = n;
    let array_ = array<u32, 2>(operand_2, value_3);
    out[3u] = array_[0u] * 1000u + array_[1u];
    let operand_3 = n;
    var value_4: u32;
    n += 1u;
    value_4 = n;
    let v = vec3<u32>(operand_3, value_4, n);
    out[4u] = v.x * 10000u + v.y * 100u + v.z;
    out[5u] = 3u;
    let operand_4 = out[5u];
    var value_5: u32;
    out[5u] = 10u;
    value_5 = out[5u];
    out[6u] = operand_4 + value_5;
    var w = vec2<u32>(1u, 2u);
    let operand_5 = w;
    var value_6: vec2<u32>;
    w.x = 10u;
    value_6 = w;
    let sum = operand_5 + value_6;
    out[7u] = sum.x * 100u + sum.y;
}
