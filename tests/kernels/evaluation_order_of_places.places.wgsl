// The kernel `places`.

struct Params {
    start: u32,
}

@group(0) @binding(0) var<storage, read> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn places() {
    var x = params.start;
    var value: u32;
    x *= 1000u;
    value = x + 1u;
    x += value;
    out[0u] = x;
    var i = 0u;
    var value_1: u32;
    i += 1u;
    value_1 = i + 4u;
    var value_2: u32;
    i += 3u;
    value_2 = i;
    out[value_2] = value_1;
    var local = array<u32, 3>(1u, 2u, 3u);
    var value_3: u32;
    local[2u] = 30u;
    value_3 = 2u;
    out[1u] = local[value_3];
    var value_4: u32;
    i += 1u;
    value_4 = i;
    let first = data[value_4];
    var value_5: u32;
    i += 1u;
    value_5 = i;
    let operand = data[value_5];
    var value_6: u32;
    i -= 2u;
    value_6 = i;
    out[2u] = first * 10u + operand * out[value_6];
}
