// The kernel `all`.

struct Stack {
    values: array<u32, 8>,
    depth: u32,
}

struct Sample {
    value: u32,
    weights: array<u32, 2>,
}

struct Unique {
    n: u32,
}

struct Params {
    x_len: u32,
    floats_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> floats: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

const WIDTH: u32 = 4u;
const HEIGHT: u32 = 3u;
const N: u32 = 3u;
const Stack_ROOM: u32 = 8u;
const HEIGHT_1: u32 = 2u;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

fn sum() -> f32 {
    var sum_1 = 0.0f;
    for (var i = 0u; i < params.floats_len; i++) {
        sum_1 += floats[i];
    }
    return sum_1;
}

fn reverse() {
    let n = params.floats_len;
    let end = n / 2u;
    for (var i = 0u; i < end; i++) {
        let last = n - 1u - i;
        let a = floats[i];
        let b = floats[last];
        floats[i] = b;
        floats[last] = a;
    }
    if (n > 2u) {
        let index = n - 1u;
        let swapped = floats[0u];
        floats[0u] = floats[index];
        floats[index] = swapped;
    }
}

fn middle(v: vec4<f32>, w: vec2<f32>, i: u32) -> f32 {
    return v[i / 2u] * w[1u] + v[i];
}

fn second(m: mat2x2<f32>, i: u32) -> f32 {
    return m[(i % 2u)].y;
}

fn table(start: u32) -> array<array<u32, 4>, 3> {
    var table_1 = array<array<u32, 4>, 3>(array<u32, 4>(), array<u32, 4>(), array<u32, 4>());
    for (var y = 0u; y < HEIGHT; y++) {
        for (var x_1 = 0u; x_1 < WIDTH; x_1++) {
            table_1[y][x_1] = start + y * WIDTH + x_1;
        }
    }
    return table_1;
}

fn weighed(x_1: array<u32, 3>) -> u32 {
    var sum_1 = 0u;
    for (var n_1 = 0u; n_1 < 3u; n_1++) {
        sum_1 += x_1[n_1] * (n_1 + 1u) * N;
    }
    return sum_1;
}

fn parts(size: u32) -> u32 {
    var sum_1 = 0u;
    let size_1 = max(size, 1u);
    let len = rust_div_ceil_u32(params.x_len, size_1);
    for (var n_1 = 0u; n_1 < len; n_1++) {
        let from_ = n_1 * size_1;
        let end = from_ + min(size_1, params.x_len - from_);
        sum_1 += x[from_] * (n_1 + 1u) + (max(end, from_) - from_);
    }
    let step_ = max(size, 1u);
    var sum_2 = 0u;
    let len_1 = max(params.x_len, size) - size;
    let len_2 = rust_div_ceil_u32(len_1 - min(len_1, 1u), step_);
    for (var position = 0u; position < len_2; position++) {
        let index = size + (position * step_ + 1u);
        let term = x[index];
        sum_2 += term;
    }
    sum_1 += sum_2;
    let operand = sum_1;
    let end = min(size + 1u, params.x_len);
    var count = 0u;
    for (var position = 1u; position < end; position++) {
        if (x[position] > 3u) {
            count += 1u;
        }
    }
    return operand + count + (max(params.x_len, size) - size) * 100u;
}

fn find(wanted: u32) -> u32 {
    for (var i = 0u; i < params.x_len; i++) {
        if (x[i] == wanted) {
            return i;
        }
    }
    return params.x_len;
}

fn Stack_new() -> Stack {
    return Stack(array<u32, 8>(), 0u);
}

fn Stack_push(self_: ptr<function, Stack>, value: u32) {
    if ((*self_).depth < Stack_ROOM) {
        (*self_).values[(*self_).depth] = value;
        (*self_).depth += 1u;
    }
}

fn Stack_top(self_: Stack) -> u32 {
    return self_.values[min(self_.depth - 1u, 7u)];
}

fn stored_where_they_say(list: array<array<u32, 2>, 3>) -> u32 {
    var list_1 = list;
    floats[params.floats_len - 1u] = 5.0f;
    var own = array<u32, 3>(3u, 1u, 2u);
    own[3u - 1u] += 10u;
    list_1[min(list_1[0u][1u], 2u)][0u] = own[2u];
    list_1[3u - 1u][min(list_1[1u][1u] - 2u, 1u)] += 1u;
    return list_1[1u][0u] * 100u + list_1[2u][1u];
}

fn constants_of_blocks() -> u32 {
    var all__1: u32;
    all__1 = x[HEIGHT_1] + HEIGHT_1;
    return all__1 * HEIGHT;
}

fn total(s: array<Sample, 3>) -> u32 {
    return s[1u].value + s[0u].weights[1u] + weight_of(s[1u]);
}

fn all_but_one(s: ptr<function, array<Sample, 3>>, new_: Sample) -> u32 {
    (*s)[1u].value = 9u;
    (*s)[1u].weights[0u] += 1u;
    (*s)[0u] = new_;
    let index = 3u - 1u;
    (*s)[index].value *= 10u;
    return (*s)[1u + 1u].value + (*s)[1u].weights[1u] + weight_of((*s)[1u + 1u]);
}

fn inverse_of_product(x_1: array<u32, 3>, i: u32) -> u32 {
    var value_1: u32;
    let n = max(3u, i) - i;
    var product = x_1[i];
    for (var i_1 = 1u; i_1 < n; i_1++) {
        var at = i_1;
        at += 1u;
        let value_2 = u32_times(product, x_1[i + (at - 1u)]);
        product = value_2;
    }
    value_1 = product;
    return u32_inverse(u32_times(value_1, x_1[i]));
}

fn tally() -> u32 {
    var counts = array<u32, 4>();
    let rows = array<array<u32, 2>, 2>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u));
    let signs = array<i32, 2>(-1i, 1i);
    for (var element = 0u; element < params.x_len; element++) {
        counts[x[element] % 4u] += 1u;
    }
    let odd = Unique(counts[1u] + counts[3u]);
    return odd.n * 100u + rows[1u][params.x_len % 2u] * 10u + u32(signs[0u] + signs[1u]);
}

fn weight_of(s: Sample) -> u32 {
    return s.weights[1u] * s.value;
}

fn u32_times(self_: u32, other: u32) -> u32 {
    return self_ * other;
}

fn u32_inverse(self_: u32) -> u32 {
    return 100u - self_;
}

@compute @workgroup_size(1)
fn all_() {
    let value_1 = sum();
    floats[0u] = value_1;
    reverse();
    let value_2 = middle(vec4<f32>(1.0f, 2.0f, 3.0f, 4.0f), vec2<f32>(7.0f, 8.0f), 3u);
    floats[1u] = value_2;
    let value_3 = second(mat2x2<f32>(vec2<f32>(1.0f, 2.0f), vec2<f32>(3.0f, 4.0f)), 5u);
    floats[2u] += value_3;
    let table_1 = table(10u);
    for (var y = 0u; y < HEIGHT; y++) {
        for (var x_1 = 0u; x_1 < WIDTH; x_1++) {
            out[y * WIDTH + x_1] = table_1[y][x_1];
        }
    }
    let value_4 = weighed(array<u32, 3>(1u, 2u, 3u));
    out[12u] = value_4;
    let value_5 = parts(3u);
    out[13u] = value_5;
    let value_6 = find(7u) * 100u + find(1000u);
    out[14u] = value_6;
    var stack = Stack_new();
    for (var n = 0u; n < 10u; n++) {
        Stack_push(&stack, n * n);
    }
    let value_7 = Stack_top(stack);
    out[15u] = value_7;
    let value_8 = stored_where_they_say(array<array<u32, 2>, 3>(array<u32, 2>(0u, 1u), array<u32, 2>(2u, 3u), array<u32, 2>(4u, 5u)));
    out[16u] = value_8;
    let value_9 = constants_of_blocks();
    out[17u] = value_9;
    let sample = Sample(2u, array<u32, 2>(3u, 4u));
    var samples = array<Sample, 3>(sample, sample, Sample(5u, array<u32, 2>(6u, 7u)));
    let value_10 = total(samples);
    out[18u] = value_10;
    let result = all_but_one(&samples, Sample(1u, array<u32, 2>(0u, 0u)));
    out[19u] = result;
    let argument = array<u32, 3>(1u, 2u, 3u);
    let value_11 = inverse_of_product(argument, 1u);
    out[20u] = value_11;
    let value_12 = tally();
    out[21u] = value_12;
}
