// The kernel `totals_of`.

struct Money {
    _0: u32,
}

struct Tuple1_u32 {
    _0: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Option_Tuple1_u32 {
    is_some: bool,
    some_value: Tuple1_u32,
}

struct Pair {
    low: u32,
    high: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a + b;
    return Tuple2_u32_bool(r, r < a);
}

fn pairs(a: u32, b: u32) -> u32 {
    let pairs_1 = array<Pair, 3>(Pair(a, b), Pair(b, a), Pair(1u, 7u));
    var folded = Pair_default();
    for (var position = 0u; position < 3u; position++) {
        let total = folded;
        folded = Pair(total.low + pairs_1[position].low, max(total.high, pairs_1[position].high));
    }
    let sum = folded;
    return sum.low * 100u + sum.high;
}

fn bytes(v: u32) -> u32 {
    let number = v;
    let bytes_1 = array<u32, 4>(((number >> 0u) & 255u), ((number >> 8u) & 255u), ((number >> 16u) & 255u), ((number >> 24u) & 255u));
    let kept = bytes_1[1u];
    let bytes_2 = array<u32, 4>(bytes_1[3u], bytes_1[1u], bytes_1[2u], bytes_1[0u]);
    return (((bytes_2[0u] << 0u) | (bytes_2[1u] << 8u) | (bytes_2[2u] << 16u) | (bytes_2[3u] << 24u)) + kept);
}

fn Pair_default() -> Pair {
    return Pair(0u, 0u);
}

@compute @workgroup_size(1)
fn totals_of() {
    let end = params.x_len - 3u;
    for (var i = 0u; i < end; i++) {
        let end_1 = i + 4u;
        var value: u32;
        var folded = Money(1000u);
        let len = max(end_1, i) - i;
        for (var position = 0u; position < len; position++) {
            let index = i + position;
            let total = folded;
            let item = Money(x[index]);
            folded = Money(total._0 + item._0);
        }
        let sum = folded;
        var value_1: Money;
        var total = Money(1u);
        let len_1 = max(end_1, i) - i;
        for (var element = 0u; element < len_1; element++) {
            let index = i + element;
            let argument = x[index];
            let item = Money(argument);
            total = Money(total._0 * item._0 % 1009u);
        }
        value_1 = total;
        let product = value_1;
        value = sum._0 * 3u + product._0;
        out[i * 5u] = value;
        var folded_1 = Money(1000u);
        let len_2 = max(end_1, i) - i;
        for (var position = 0u; position < len_2; position++) {
            let index = i + position;
            let item_1 = x[index];
            if (item_1 % 2u == 1u) {
                let argument = item_1;
                let total_1 = folded_1;
                let item = Money(argument);
                folded_1 = Money(total_1._0 + item._0);
            }
        }
        out[i * 5u + 1u] = folded_1._0;
        let value_2 = pairs(x[i], x[i + 1u]);
        out[i * 5u + 2u] = value_2;
        var value_3: u32;
        var folded_2 = Tuple1_u32(0u);
        let len_3 = max(end_1, i) - i;
        for (var position = 0u; position < len_3; position++) {
            let index = i + position;
            let x__wrapped = (x[index] * 2654435769u);
            let x__total = folded_2;
            let x__item = Tuple1_u32(x__wrapped);
            let left = x__total;
            let right = x__item._0;
            folded_2 = Tuple1_u32((left._0 + right));
        }
        let sum_1 = folded_2;
        var folded_3 = Tuple1_u32(1u);
        let len_4 = max(end_1, i) - i;
        for (var position = 0u; position < len_4; position++) {
            let index = i + position;
            let x__wrapped = x[index];
            let x__total = folded_3;
            let x__item = Tuple1_u32(x__wrapped);
            let left = x__total;
            let right = x__item._0;
            folded_3 = Tuple1_u32((left._0 * right));
        }
        let product_1 = folded_3;
        let value_4 = x[i];
        let add = rust_overflowing_add_u32(value_4, 1u);
        var value_5: Tuple1_u32;
        if (!add._1) {
            let x__wrapped = add._0;
            value_5 = Tuple1_u32(x__wrapped);
        }
        let first = Option_Tuple1_u32(!add._1, value_5);
        let left = sum_1;
        let right = product_1._0;
        var value_6 = 3u;
        if (first.is_some) {
            let first_1 = first.some_value;
            value_6 = first_1._0;
        }
        value_3 = (Tuple1_u32((left._0 ^ right))._0 + value_6);
        out[i * 5u + 3u] = value_3;
        let value_7 = bytes(x[i]);
        out[i * 5u + 4u] = value_7;
    }
}
