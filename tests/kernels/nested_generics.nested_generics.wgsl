// The kernel `nested_generics`.

@group(0) @binding(0) var<uniform> start: array<vec4<u32>, 2>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

const N: u32 = 5u;
const N_1: u32 = 2u;
const N_2: u32 = 1u;
const BY: u32 = 3u;
const BY_1: u32 = 5u;
const BY_2: u32 = 100u;
const Double_FACTOR: u32 = 2u;

fn last(values: array<u32, 5>, back: u32) -> u32 {
    return values[N - 1u - back];
}

fn last_1(values: array<u32, 2>, back: u32) -> u32 {
    return values[N_1 - 1u - back];
}

fn last_2(values: array<u32, 1>, back: u32) -> u32 {
    return values[N_2 - 1u - back];
}

fn scaled(value: u32, argument: f32) -> u32 {
    return plus(value) * BY;
}

fn scaled_1(value: u32, argument: bool) -> u32 {
    return plus(value) * BY_1;
}

fn weighed(values: array<u32, 5>) -> u32 {
    var sum = 0u;
    for (var i = 0u; i < N; i++) {
        sum += values[i] * Double_FACTOR;
    }
    return sum;
}

fn squared(v: u32) -> u32 {
    return v * v;
}

fn plus(value: u32) -> u32 {
    return value + BY_2;
}

@compute @workgroup_size(1)
fn nested_generics() {
    let values = array<u32, 5>(3u, 1u, 4u, 1u, 5u);
    let value_1 = last(values, 0u) * 100u + last_1(array<u32, 2>(7u, 8u), 1u) * 10u + last_2(array<u32, 1>(9u), 0u);
    out[0u] = value_1;
    let value_2 = scaled(1u, 0.5f) + scaled_1(2u, true);
    out[1u] = value_2;
    let value_3 = weighed(values);
    out[2u] = value_3;
    var copy = start;
    copy[1u].y += out[0u];
    out[3u] = copy[1u].y - start[1u].y;
    let add = out[1u];
    let mapped_1 = values;
    let v = mapped_1[0u];
    let value_4 = v * 10u + add;
    let v_1 = mapped_1[1u];
    let value_5 = v_1 * 10u + add;
    let v_2 = mapped_1[2u];
    let value_6 = v_2 * 10u + add;
    let v_3 = mapped_1[3u];
    let value_7 = v_3 * 10u + add;
    let v_4 = mapped_1[4u];
    let value_8 = v_4 * 10u + add;
    let mapped = array<u32, 5>(value_4, value_5, value_6, value_7, value_8);
    out[4u] = mapped[0u] + mapped[4u];
    let mapped_2 = array<u32, 3>(2u, out[2u], 3u);
    let argument_1 = mapped_2[0u];
    let value_9 = squared(argument_1);
    let argument_2 = mapped_2[1u];
    let value_10 = squared(argument_2);
    let argument_3 = mapped_2[2u];
    let value_11 = squared(argument_3);
    let squares = array<u32, 3>(value_9, value_10, value_11);
    var sum_1 = 0u;
    for (var position = 0u; position < 3u; position++) {
        let term = squares[position];
        sum_1 += term;
    }
    out[5u] = sum_1;
    var order = 0u;
    let mapped_3 = array<u32, 3>(5u, 6u, 7u);
    var value_12: u32;
    let v_5 = mapped_3[0u];
    order += 1u;
    value_12 = v_5 * 10u + order;
    let value_13 = value_12;
    var value_14: u32;
    let v_6 = mapped_3[1u];
    order += 1u;
    value_14 = v_6 * 10u + order;
    let value_15 = value_14;
    var value_16: u32;
    let v_7 = mapped_3[2u];
    order += 1u;
    value_16 = v_7 * 10u + order;
    let value_17 = value_16;
    let numbered = array<u32, 3>(value_13, value_15, value_17);
    out[6u] = numbered[0u] * 10000u + numbered[1u] * 100u + numbered[2u];
}
