// The kernel `numbers_and_parts`.

struct Pair_u32 {
    a: u32,
    b: u32,
}

struct Tuple1_u32 {
    _0: u32,
}

struct Tuple1_i32 {
    _0: i32,
}

struct Rgb_u32 {
    r: u32,
    g: u32,
}

struct Table {
    of_: array<u32, 3>,
}

struct Options {
    most: u32,
    least: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Index {
    _0: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const MOST: u32 = 1024u * 10u;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

// `wrapping_shl` as Rust defines it.
fn rust_wrapping_shl_u32(a: u32, b: u32) -> u32 {
    return a << (b & 31u);
}

fn wrapped(x_1: u32, y: u32) -> array<u32, 6> {
    let a = Tuple1_u32(x_1);
    let b = Tuple1_u32(y);
    let left = a;
    let right = 2654435769u;
    let left_1 = Tuple1_u32((left._0 * right));
    let right_1 = min(b._0, a._0);
    let product = Tuple1_u32((left_1._0 ^ right_1));
    let left_2 = Tuple1_i32(i32(x_1));
    let right_2 = max(Tuple1_i32(-3i)._0, Tuple1_i32(i32(y))._0);
    let signed = Tuple1_i32((left_2._0 * right_2));
    let left_3 = b;
    let right_3 = 1u;
    let left_4 = a;
    let right_4 = 7u;
    let left_5 = Tuple1_u32(max(Tuple1_u32(min(max(Tuple1_u32((left_3._0 + right_3))._0, Tuple1_u32(2u)._0), Tuple1_u32(9u)._0))._0, Tuple1_u32((left_4._0 & right_4))._0));
    let right_5 = 3i;
    let between = Tuple1_u32(rust_wrapping_shl_u32(left_5._0, u32(right_5)));
    let left_6 = Tuple1_u32((x_1 & 255u));
    let right_6 = 3u;
    let narrow = Tuple1_u32(((left_6._0 * right_6) & 255u));
    let parts = product;
    let product_1 = parts._0;
    return array<u32, 6>(product_1, u32(signed._0), between._0, narrow._0, u32((a._0 < b._0)), Index_next(Index(y))._0);
}

fn first(of_: Pair_u32) -> u32 {
    return Pair_u32_swapped(of_).a * 10u + Pair_u32_sum(of_) % 1000u;
}

fn literals(x_1: u32) -> array<u32, 4> {
    let a = Rgb_u32_new(5u, 7u);
    let b = Rgb_u32(1u, 2u);
    var bits: u32;
    let value_1 = 0.5f + f32(x_1);
    bits = bitcast<u32>(value_1);
    let table = Table(array<u32, 3>(x_1 % 10u, 4u, 9u));
    let sum = Table_add(table, table);
    return array<u32, 4>(a.r * 10u + a.g + b.r, gray().g + b.g, bits, sum.of_[0u] * 100u + sum.of_[1u] * 10u + sum.of_[2u]);
}

fn halves() -> array<u32, 3> {
    let middle = params.x_len / 2u;
    let middle_1 = min(middle, params.x_len);
    let options = Options_default();
    var folded_1 = 0u;
    for (var position = 0u; position < middle_1; position++) {
        let sum = folded_1;
        folded_1 = (sum + x[position]);
    }
    let sum = folded_1;
    return array<u32, 3>(sum, x[middle_1], options.most - options.least);
}

fn short() -> array<u32, 3> {
    let own = array<u32, 6>(x[0u], 5u, x[1u], 6u, 7u, x[2u]);
    var value_1: u32;
    loop {
        value_1 = own[0u] ^ 5u;
        break;
    }
    let operand = value_1;
    var value_2: u32;
    loop {
        let start = 1u + 1u;
        let end = 1u + 3u;
        var folded_1 = 2u;
        for (var position = start; position < end; position++) {
            let sum = folded_1;
            folded_1 = sum ^ own[position];
        }
        value_2 = folded_1;
        break;
    }
    let operand_1 = value_2;
    var value_3: u32;
    loop {
        var folded_1 = 1u;
        for (var position = 0u; position < 4u; position++) {
            let sum = folded_1;
            folded_1 = sum ^ own[position];
        }
        value_3 = folded_1 + own[4u];
        break;
        break;
    }
    return array<u32, 3>(operand, operand_1, value_3);
}

fn cycles() -> array<u32, 4> {
    let weights = array<u32, 3>(1u, 10u, 100u);
    var sum_1 = 0u;
    let len = min(params.x_len, min(rust_value_u32(3u), 1u) * 4294967295u);
    for (var position = 0u; position < len; position++) {
        let index = position % 3u;
        let term = x[position] % 5u * weights[index];
        sum_1 += term;
    }
    let weighed = sum_1;
    var folded_1 = 0u;
    let len_1 = min(rust_value_u32(3u), 1u) * 4294967295u;
    let len_2 = min(rust_div_ceil_u32(len_1 - min(len_1, 2u), 2u), 5u);
    for (var position = 0u; position < len_2; position++) {
        let index = (position * 2u + 2u) % 3u;
        let sum = folded_1;
        folded_1 = sum * 3u % 10007u + weights[index];
    }
    let folded = folded_1;
    let none = min(rust_value_u32(min(rust_value_u32(0u), 1u) * 4294967295u), 3u);
    var found_1 = false;
    var position = 0u;
    let len_3 = min(min(rust_value_u32(3u), 1u) * 4294967295u, params.x_len);
    for (var position_1 = 0u; position_1 < len_3; position_1++) {
        let index = position_1 % 3u;
        let index_1 = 3u - 1u - index;
        if (weights[index_1] == 1u && x[position_1] % 2u == 1u) {
            found_1 = true;
            break;
        }
        position += 1u;
    }
    let is_some = found_1;
    let turned = Option_u32(is_some, position);
    var value_1 = 99u;
    if (turned.is_some) {
        let n = turned.some_value;
        value_1 = n;
    }
    return array<u32, 4>(weighed, folded, none, value_1);
}

fn Index_next(self_: Index) -> Index {
    return Index(self_._0 + 1u);
}

fn Pair_u32_swapped(self_: Pair_u32) -> Pair_u32 {
    return Pair_u32(self_.b, self_.a);
}

fn Pair_u32_sum(self_: Pair_u32) -> u32 {
    return self_.a + self_.b;
}

fn Rgb_u32_new(r: u32, g: u32) -> Rgb_u32 {
    return Rgb_u32(r, g);
}

fn Table_add(self_: Table, other: Table) -> Table {
    return Table(array<u32, 3>(self_.of_[0u] + other.of_[2u], self_.of_[1u], other.of_[0u]));
}

fn gray() -> Rgb_u32 {
    return Rgb_u32_new(3u, 3u);
}

fn Options_default() -> Options {
    return Options(MOST, 40u);
}

@compute @workgroup_size(1)
fn numbers_and_parts() {
    var at = 0u;
    let end = params.x_len - 1u;
    for (var i = 0u; i < end; i++) {
        let items = wrapped(x[i], x[i + 1u]);
        for (var element = 0u; element < 6u; element++) {
            let value = items[element];
            out[min(at, arrayLength(&out) - 1u)] = value;
            at += 1u;
        }
        let pair = Pair_u32(x[i], 3u);
        let value_1 = first(pair);
        out[min(at, arrayLength(&out) - 1u)] = value_1;
        at += 1u;
        let items_1 = literals(x[i]);
        for (var element = 0u; element < 4u; element++) {
            let value = items_1[element];
            out[min(at, arrayLength(&out) - 1u)] = value;
            at += 1u;
        }
    }
    var value_1: array<u32, 3>;
    var found = array<u32, 3>();
    let len = rust_div_ceil_u32(max(params.x_len, 1u) - 1u, 3u);
    for (var n_1 = 0u; n_1 < len; n_1++) {
        let to = max(params.x_len, 1u) - 1u - n_1 * 3u;
        let from_ = to - min(3u, to);
        let start = 1u + from_;
        let end_1 = 1u + to;
        found[0u] = found[0u] * 7u + x[start] % 1000u + (max(end_1, start) - start) * n_1;
    }
    let len_1 = (max(params.x_len, 1u) - 1u) / 2u;
    for (var element = 0u; element < len_1; element++) {
        let to = max(params.x_len, 1u) - 1u - element * 2u;
        let from_ = to - min(2u, to);
        let start = 1u + from_;
        let end_1 = 1u + to;
        found[1u] = found[1u] * 5u + x[start] % 100u * (x[start + min(1u, max(max(end_1, start) - start, 1u) - 1u)] % 100u);
    }
    var sum_1 = 0u;
    let len_2 = (max(params.x_len, 1u) - 1u) / 3u;
    for (var position = 0u; position < len_2; position++) {
        let to = max(params.x_len, 1u) - 1u - position * 3u;
        let from_ = to - min(3u, to);
        let start = 1u + from_;
        let end_1 = 1u + to;
        let term = x[start + min(1u, max(max(end_1, start) - start, 1u) - 1u)];
        sum_1 += term;
    }
    found[2u] = rust_div_ceil_u32(max(params.x_len, 1u) - 1u, 4u) + sum_1;
    value_1 = found;
    let items = value_1;
    for (var element = 0u; element < 3u; element++) {
        let value = items[element];
        out[min(at, arrayLength(&out) - 1u)] = value;
        at += 1u;
    }
    let items_1 = halves();
    for (var element = 0u; element < 3u; element++) {
        let value = items_1[element];
        out[min(at, arrayLength(&out) - 1u)] = value;
        at += 1u;
    }
    let items_2 = short();
    for (var element = 0u; element < 3u; element++) {
        let value = items_2[element];
        out[min(at, arrayLength(&out) - 1u)] = value;
        at += 1u;
    }
    let items_3 = cycles();
    for (var element = 0u; element < 4u; element++) {
        let value = items_3[element];
        out[min(at, arrayLength(&out) - 1u)] = value;
        at += 1u;
    }
}
