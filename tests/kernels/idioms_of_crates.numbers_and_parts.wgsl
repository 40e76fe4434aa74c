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

struct Index {
    _0: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
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
    return Pair_u32_swapped(of_).a * 10u + Pair_u32_sum(of_);
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
    }
    var value_1: array<u32, 3>;
    var found = array<u32, 3>();
    let len = rust_div_ceil_u32(max(params.x_len, 1u) - 1u, 3u);
    for (var n = 0u; n < len; n++) {
        let to = max(params.x_len, 1u) - 1u - n * 3u;
        let from_ = to - min(3u, to);
        let start = 1u + from_;
        let end_1 = 1u + to;
        found[0u] = found[0u] * 7u + x[start] + (max(end_1, start) - start) * n;
    }
    let len_1 = (max(params.x_len, 1u) - 1u) / 2u;
    for (var element = 0u; element < len_1; element++) {
        let to = max(params.x_len, 1u) - 1u - element * 2u;
        let from_ = to - min(2u, to);
        let start = 1u + from_;
        let end_1 = 1u + to;
        found[1u] = found[1u] * 5u + x[start] * x[start + min(1u, max(max(end_1, start) - start, 1u) - 1u)];
    }
    var sum = 0u;
    let len_2 = (max(params.x_len, 1u) - 1u) / 3u;
    for (var position = 0u; position < len_2; position++) {
        let to = max(params.x_len, 1u) - 1u - position * 3u;
        let from_ = to - min(3u, to);
        let start = 1u + from_;
        let end_1 = 1u + to;
        let term = x[start + min(1u, max(max(end_1, start) - start, 1u) - 1u)];
        sum += term;
    }
    found[2u] = rust_div_ceil_u32(max(params.x_len, 1u) - 1u, 4u) + sum;
    value_1 = found;
    let items = value_1;
    for (var element = 0u; element < 3u; element++) {
        let value = items[element];
        out[min(at, arrayLength(&out) - 1u)] = value;
        at += 1u;
    }
}
