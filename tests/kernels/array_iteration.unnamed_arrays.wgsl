// The kernel `unnamed_arrays`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `to_array` as Rust defines it.
fn rust_to_array_vec3u(a: vec3<u32>) -> array<u32, 3> {
    return array<u32, 3>(a.x, a.y, a.z);
}

fn forms(x_1: u32) -> array<u32, 6> {
    let vector = vec3<u32>(x_1, 2u, x_1 + 5u);
    let pair = array<u32, 2>(x_1, 4u);
    var sums = array<u32, 6>();
    let items = rust_to_array_vec3u(vector);
    var sum = 0u;
    for (var position = 0u; position < 3u; position++) {
        let term = items[position];
        sum += term;
    }
    let operand = sum * 100u;
    let items_1 = powers(x_1 + 1u);
    var sum_1 = 0u;
    for (var position = 0u; position < 3u; position++) {
        let term = items_1[position];
        sum_1 += term;
    }
    sums[0u] = operand + sum_1;
    let mapped = array<u32, 2>(x_1, 1u);
    let v = mapped[0u];
    let value = v * 3u;
    let v_1 = mapped[1u];
    let value_1 = v_1 * 3u;
    let items_2 = array<u32, 2>(value, value_1);
    var folded = 7u;
    for (var position = 0u; position < 2u; position++) {
        let argument = folded;
        let argument_1 = items_2[position];
        folded = max(argument, argument_1);
    }
    sums[1u] = folded;
    let items_3 = powers(x_1);
    for (var element = 0u; element < 3u; element++) {
        let v_2 = items_3[element];
        sums[2u] = sums[2u] * 10u + v_2;
    }
    let items_4 = powers(x_1);
    for (var i_1 = 0u; i_1 < 3u; i_1++) {
        let v_2 = items_4[i_1];
        sums[3u] += v_2 * i_1;
    }
    let items_5 = rust_to_array_vec3u(vector);
    for (var element = 0u; element < 3u; element++) {
        let v_2 = items_5[element];
        sums[4u] = sums[4u] * 7u + v_2;
    }
    let items_6 = powers(2u);
    for (var element = 0u; element < 3u; element++) {
        sums[5u] += items_6[element] * x_1;
    }
    let items_7 = pair;
    var product = 1u;
    for (var position = 0u; position < 2u; position++) {
        let v_2 = items_7[position];
        let term = v_2 + 1u;
        product *= term;
    }
    sums[5u] += product;
    return sums;
}

fn powers(x_1: u32) -> array<u32, 3> {
    return array<u32, 3>(1u, x_1, x_1 * x_1);
}

@compute @workgroup_size(1)
fn unnamed_arrays() {
    for (var i = 0u; i < params.x_len; i++) {
        let sums = forms(x[i]);
        for (var k = 0u; k < 6u; k++) {
            out[i * 6u + k] = sums[k];
        }
    }
}
