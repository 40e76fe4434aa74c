// The kernel `values`.

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

const LIMIT: u32 = 5u;
const ONE: u32 = 1u;

fn square(x: u32) -> u32 {
    return x * x;
}

fn first_above(least: u32) -> u32 {
    for (var i = 0u; i < params.input_len; i++) {
        if (input[i] > least) {
            return i;
        }
    }
    return params.input_len;
}

fn first_above_1(values_1: array<u32, 2>, least: u32) -> u32 {
    for (var i = 0u; i < 2u; i++) {
        if (values_1[i] > least) {
            return i;
        }
    }
    return 2u;
}

fn next_multiple(n: u32, of_: u32) -> u32 {
    var n_1 = n;
    var value: u32;
    loop {
        if (n_1 % of_ == 0u) {
            return n_1;
        }
        n_1 += 1u;
    }
    return value;
}

fn classify(n: u32) -> u32 {
    let k = n;
    if (n == 0u) {
        return 10u;
    } else if (k > LIMIT) {
        if (k > 6u) {
            return square(k);
        }
        return k;
    } else {
        return 30u;
    }
    return u32();
}

fn texture(sampler_: u32, ptr_: u32) -> u32 {
    let array_ = sampler_ * 10u;
    return array_ + ptr_;
}

fn pair(argument: Tuple2_u32_u32, argument_1: u32) -> Tuple2_u32_u32 {
    let a = argument._0;
    let b = argument._1;
    return Tuple2_u32_u32(b, a + bump_twice(b));
}

fn next_of_last(n: u32) -> u32 {
    return last(n) + 1u;
}

fn square_of_next(n: u32) -> u32 {
    return (n + ONE) * (n + ONE);
}

fn square_of_next_1(n: u32) -> u32 {
    return n;
}

fn bump_twice(n: u32) -> u32 {
    var n_1 = n;
    _ = bump(&n_1);
    _ = bump(&n_1);
    return n_1;
}

fn last(n: u32) -> u32 {
    return n - 1u;
}

fn bump(x: ptr<function, u32>) -> u32 {
    *x += 1u;
    return (*x);
}

@compute @workgroup_size(1)
fn values() {
    let square_1 = square(params.n) + square(2u);
    out[0u] = square_1;
    let operand = first_above(3u) * 100u;
    let argument_1 = array<u32, 2>(9u, 1u);
    let value = operand + first_above_1(argument_1, 3u);
    out[1u] = value;
    let value_1 = next_multiple(params.n, 7u);
    out[2u] = value_1;
    for (var i = 0u; i < 4u; i++) {
        let value_2 = classify(i * 3u);
        out[3u + i] = value_2;
    }
    let value_2 = texture(1u, 2u);
    out[7u] = value_2;
    let parts = pair(Tuple2_u32_u32(1u, 2u), 3u);
    let a = parts._0;
    let b = parts._1;
    out[8u] = a * 100u + b;
    let value_3 = next_of_last(a) - a;
    out[8u] += value_3;
    let value_4 = square_of_next(params.n);
    out[9u] = value_4;
    let value_5 = square_of_next_1(params.n);
    out[10u] = value_5;
}
