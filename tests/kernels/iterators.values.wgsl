// The kernel `values`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    n: u32,
    signed: i32,
    a_len: u32,
    b_len: u32,
    floats_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<storage, read_write> floats: array<f32>;
@group(0) @binding(4) var<uniform> params: Params;

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

fn square(x: u32) -> u32 {
    return x * x;
}

@compute @workgroup_size(1)
fn values() {
    var sum_1 = 0u;
    for (var position = 0u; position < params.a_len; position++) {
        let term = a[position];
        sum_1 += term;
    }
    out[0u] = sum_1;
    var sum_2 = 0u;
    for (var position = 0u; position < params.a_len; position++) {
        let x = a[position];
        let term = square(x);
        sum_2 += term;
    }
    let operand = sum_2;
    var product = 1u;
    var position = 1u;
    if (position <= params.n) {
        loop {
            let term = position;
            product *= term;
            continuing {
                let position_last = position == params.n;
                position++;
                break if position_last;
            }
        }
    }
    out[1u] = operand + product;
    var count_1 = 0u;
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        if (a[position_1] > 2u) {
            count_1 += 1u;
        }
    }
    let operand_1 = count_1 * 10u;
    var count_2 = 0u;
    for (var position_1 = 0u; position_1 < params.n; position_1++) {
        count_2 += 1u;
    }
    out[2u] = operand_1 + count_2;
    var folded = 1u;
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        let sum = folded;
        let x = a[position_1];
        folded = sum * 3u + x;
    }
    out[3u] = folded;
    var folded_1 = 4294967295u;
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        var value: u32;
        let least = folded_1;
        if (a[position_1] < least) {
            value = a[position_1];
        } else {
            value = least;
        }
        folded_1 = value;
    }
    out[4u] = folded_1;
    var value: u32;
    var found = false;
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        if (a[position_1] == 5u) {
            found = true;
            break;
        }
    }
    if (found) {
        value = 1u;
    } else {
        value = 0u;
    }
    out[5u] = value;
    var value_1: u32;
    var holds = true;
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        let x = a[position_1];
        if (!(x < 5u)) {
            holds = false;
            break;
        }
    }
    if (holds) {
        value_1 = 10u;
    } else {
        value_1 = 20u;
    }
    out[5u] += value_1;
    var value_2: u32;
    var found_1 = false;
    for (var i = 0u; i < params.n; i++) {
        if (i == params.n) {
            found_1 = true;
            break;
        }
    }
    if (found_1) {
        value_2 = 100u;
    } else {
        value_2 = 200u;
    }
    out[5u] += value_2;
    let empty = params.n - params.n;
    var sum_3 = 0u;
    for (var i = 0u; i < empty; i++) {
        let term = i + 1u;
        sum_3 += term;
    }
    let operand_2 = sum_3;
    var product_1 = 1u;
    for (var position_1 = 0u; position_1 < empty; position_1++) {
        let term = position_1;
        product_1 *= term;
    }
    out[6u] = operand_2 + product_1;
    var folded_2 = Tuple2_u32_u32(0u, 0u);
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        let argument = folded_2;
        let count = argument._0;
        let total = argument._1;
        folded_2 = Tuple2_u32_u32(count + 1u, total + a[position_1]);
    }
    let parts = folded_2;
    let count = parts._0;
    let total = parts._1;
    out[7u] = count * 1000u + total;
    var seen = 0u;
    var count_3 = 0u;
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        seen = seen * 10u + a[position_1];
        if (a[position_1] % 2u == 0u) {
            count_3 += 1u;
        }
    }
    let even = count_3;
    out[8u] = seen * 10u + even;
    var largest = 0u;
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        let x = a[position_1];
        if (x > largest) {
            largest = x;
        }
    }
    out[9u] = largest;
    var sum_4 = 0u;
    for (var i = 0u; i < params.a_len; i++) {
        let argument = a[i] * (i + 1u);
        let term = square(argument);
        sum_4 += term;
    }
    out[10u] = sum_4;
    var sum_5 = 0i;
    let i_start = -params.signed;
    var i = params.signed;
    if (i >= i_start) {
        loop {
            if (i < 0i) {
                let term = i * i;
                sum_5 += term;
            }
            continuing {
                let i_last = i == i_start;
                i--;
                break if i_last;
            }
        }
    }
    out[11u] = u32(sum_5);
    var sum_6 = 0u;
    for (var position_1 = 0u; position_1 < params.a_len; position_1++) {
        let x = a[position_1];
        let term = x * params.n;
        sum_6 += term;
    }
    out[12u] = sum_6;
    let items = array<u32, 2>(3u, 4u);
    var sum_7 = 0u;
    for (var position_1 = 0u; position_1 < 2u; position_1++) {
        let term = items[position_1] + params.n;
        sum_7 += term;
    }
    let operand_3 = sum_7;
    let items_1 = array<array<u32, 2>, 2>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u));
    var sum_8 = 0u;
    for (var position_1 = 0u; position_1 < 2u; position_1++) {
        let term = items_1[position_1][1u];
        sum_8 += term;
    }
    out[13u] = operand_3 + sum_8;
    var calls = 0u;
    let operand_4 = calls;
    var sum_9 = 0u;
    for (var i_1 = 0u; i_1 < 3u; i_1++) {
        var value_3: u32;
        calls += 1u;
        value_3 = i_1 * calls;
        let term = value_3;
        sum_9 += term;
    }
    out[14u] = operand_4 + sum_9;
    var sum_10 = 0.0f;
    let len = min(params.b_len, params.a_len);
    for (var position_1 = 0u; position_1 < len; position_1++) {
        let term = b[position_1] * f32(a[position_1]);
        sum_10 += term;
    }
    floats[0u] = sum_10;
    var folded_3 = rust_from_bits_u32(0xff800000u);
    for (var position_1 = 0u; position_1 < params.b_len; position_1++) {
        let argument = folded_3;
        let argument_1 = b[position_1];
        folded_3 = max(argument, argument_1);
    }
    floats[1u] = folded_3;
    var product_2 = 1.0f;
    for (var position_1 = 0u; position_1 < params.b_len; position_1++) {
        let term = b[position_1] * 2.0f;
        product_2 *= term;
    }
    floats[2u] = product_2;
    var sum_11 = vec2<f32>();
    for (var i_1 = 0u; i_1 < params.n; i_1++) {
        let term = vec2<f32>(f32(i_1), 1.0f);
        sum_11 += term;
    }
    let sum = sum_11;
    floats[3u] = sum.x + sum.y * 100.0f;
    let len_1 = min(params.floats_len - min(params.floats_len, 4u), params.b_len);
    for (var element = 0u; element < len_1; element++) {
        let index = element + 4u;
        floats[index] += b[element] + 0.5f;
    }
}
